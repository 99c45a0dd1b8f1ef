"""Makes the golden files of this folder: run it by hand, and only when a change of rules is meant.

    python tests/golden/make.py [game ...]
    python tests/golden/make.py planet_unknown-parts

The second form is for tables with parts of an expansion, in a file of their own, so that those of the base box stay.
A file holds whole games as records, with what every audience heard and saw, and perft counts of positions. Its tables
stay, and so do games that still play alike: what a random player picks depends on all answers that are offered, so one
more answer somewhere would replace every game. Delete a file to have it made from the start.
"""

from __future__ import annotations

import hashlib
import json
import sys
from pathlib import Path
from typing import Any, NamedTuple

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parent))

import orrery  # noqa: E402
from battery.tables import Setup, rng_of, setups_of, walk  # noqa: E402
from golden.perft import perft  # noqa: E402
from orrery import Match  # noqa: E402
from orrery.arena.setups import part_sets  # noqa: E402
from orrery.core.game import Game  # noqa: E402
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


def game_of(m: Match) -> Json:
    return {
        "record": m.record(),
        "totals": [sheet.total for sheet in m.scores()],
        "winners": list(m.winners),
        "audiences": heard_and_seen(m),
    }


def perft_of(m: Match) -> Json:
    counts: list[int] = []
    while (not counts or counts[-1] * 5 < MOST_LEAVES) and len(counts) < 5:
        counts.append(perft(m.game, m.state, len(counts) + 1))
    return {"record": m.record(), "digest": digest(m.state), "counts": counts}


class Table(NamedTuple):
    """A table of a file, and how far it is played."""

    setup: Setup
    seed: int
    actions: int | None  # None: to the end
    record: Json = None  # what the file holds of it so far

    @classmethod
    def of(cls, record: Json) -> Table:
        setup = Setup(orrery.game(record["game"]), record["players"], record["options"])
        return cls(setup, int(record["seed"], 16), None if record["over"] else len(record["actions"]), record)

    def match(self) -> Match:
        return self._kept() or self._played()

    def _kept(self) -> Match | None:
        """The game as it was recorded, if it still plays alike; a change of rules raises the version of all records."""
        if self.record is None:
            return None
        try:
            return orrery.replay({**self.record, "rules_version": self.setup.game.rules_version})
        except orrery.BadRecord:
            return None

    def _played(self) -> Match:
        m = self.setup.new(self.seed)
        for n in walk(m, rng_of(self.setup, self.seed)):
            if n == self.actions:
                break
        return m


def first_tables(name: str) -> tuple[list[Table], list[Table]]:
    """Games and positions of a file that is not there yet."""
    game_id, _, parts = name.partition("-")
    game = orrery.game(game_id)
    if parts == PARTS:
        setups = setups_with_parts(game)
        games = [Table(setup, 140 + n, None) for n, setup in enumerate(setups)]
        return games, [Table(setup, 170 + n, 9 + 8 * n) for n, setup in enumerate(setups)]
    setups = setups_of(game)
    games = [Table(setup, 40 + n, None) for n, setup in enumerate(setups)]
    return games, [Table(setup, 70 + n, 5 + 6 * n) for n, setup in enumerate(setups)]


def setups_with_parts(game: Game[Any, Any]) -> list[Setup]:
    """Every part of the expansion alone, and all together with more and more seats."""
    usual = {option.name: option.default for option in game.option_set.options}
    sets = part_sets(game)
    alone = [chosen for chosen in sets if len(chosen) == 1]
    return [Setup(game, 1 + n % 3, {**usual, **chosen}) for n, chosen in enumerate([*alone, sets[-1], sets[-1]])]


def make(name: str, known: Json) -> Json:
    """A file anew; `known` is what it holds so far."""
    if known is None:
        games, positions = first_tables(name)
    else:
        games, positions = ([Table.of(item["record"]) for item in known[kind]] for kind in ("games", "perft"))
    return {
        "games": [game_of(table.match()) for table in games],
        "perft": [perft_of(table.match()) for table in positions],
    }


def main(names: list[str]) -> None:
    for name in names or orrery.games():
        path = HERE / f"{name}.json"
        known = json.loads(path.read_text(encoding="utf-8")) if path.exists() else None
        text = json.dumps(make(name, known), ensure_ascii=False, separators=(",", ":"))
        path.write_text(text + "\n", encoding="utf-8")
        print(f"{path.name}: {len(text) // 1024} kB")


if __name__ == "__main__":
    main(sys.argv[1:])
