"""Makes the golden files of this folder: run it by hand, and only when a change of rules is meant.

    python tests/golden/make.py [game ...]
    python tests/golden/make.py planet_unknown-parts

The second form is for tables with parts of an expansion, in a file of their own, so that those of the base box stay.
A file holds whole games as records, with what every audience heard and saw, and perft counts of positions.
"""

from __future__ import annotations

import hashlib
import json
import sys
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parent))

import orrery  # noqa: E402
from battery.tables import Setup, rng_of, setups_of, walk  # noqa: E402
from golden.perft import perft  # noqa: E402
from orrery import Match  # noqa: E402
from orrery.arena.setups import part_sets  # noqa: E402
from orrery.core.state_codec import canonical, digest  # noqa: E402

Json = Any
PARTS = "parts"  # a file with tables of an expansion: game-parts.json
MOST_LEAVES = 4000  # of a perft count, so that a test of it stays quick


def fingerprint(value: Json) -> str:
    return hashlib.sha256(canonical(value).encode()).hexdigest()[:16]


def heard_and_seen(m: Match) -> dict[str, list[str]]:
    """For each audience the fingerprints of its stream and of its last view."""
    audiences = [*range(m.players), None]
    return {"none" if me is None else str(me): [fingerprint(m.events(me)), fingerprint(m.view(me))] for me in audiences}


def golden_game(setup: Setup, seed: int) -> Json:
    m = setup.new(seed)
    for _ in walk(m, rng_of(setup, seed)):
        pass
    return {
        "record": m.record(),
        "totals": [sheet.total for sheet in m.scores()],
        "winners": list(m.winners),
        "audiences": heard_and_seen(m),
    }


def golden_perft(setup: Setup, seed: int, actions: int) -> Json:
    m = setup.new(seed)
    for n in walk(m, rng_of(setup, seed)):
        if n == actions:
            break
    counts: list[int] = []
    while (not counts or counts[-1] * 5 < MOST_LEAVES) and len(counts) < 5:
        counts.append(perft(m.game, m.state, len(counts) + 1))
    return {"record": m.record(), "digest": digest(m.state), "counts": counts}


def make(game_id: str) -> Json:
    setups = setups_of(orrery.game(game_id))
    return {
        "games": [golden_game(setup, 40 + n) for n, setup in enumerate(setups)],
        "perft": [golden_perft(setup, 70 + n, 5 + 6 * n) for n, setup in enumerate(setups)],
    }


def make_parts(game_id: str) -> Json:
    """Every part of the expansion alone, and all together with more and more seats."""
    game = orrery.game(game_id)
    usual = {option.name: option.default for option in game.option_set.options}
    sets = part_sets(game)
    alone = [chosen for chosen in sets if len(chosen) == 1]
    setups = [Setup(game, 1 + n % 3, {**usual, **chosen}) for n, chosen in enumerate([*alone, sets[-1], sets[-1]])]
    return {
        "games": [golden_game(setup, 140 + n) for n, setup in enumerate(setups)],
        "perft": [golden_perft(setup, 170 + n, 9 + 8 * n) for n, setup in enumerate(setups)],
    }


def main(names: list[str]) -> None:
    for name in names or orrery.games():
        game_id, _, parts = name.partition("-")
        path = HERE / f"{name}.json"
        made = make_parts(game_id) if parts == PARTS else make(game_id)
        text = json.dumps(made, ensure_ascii=False, separators=(",", ":"))
        path.write_text(text + "\n", encoding="utf-8")
        print(f"{path.name}: {len(text) // 1024} kB")


if __name__ == "__main__":
    main(sys.argv[1:])
