"""What positions of the golden games were worth when they were recorded.

    python tests/bots/evaluations.py

writes `evaluations.json` anew: only when a change of an evaluation is meant.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import orrery
from orrery.core import engine

HERE = Path(__file__).parent
RECORDED = HERE / "evaluations.json"
GOLDEN = HERE.parent / "golden"
NAMES = tuple(path.stem for path in sorted(GOLDEN.glob("*.json")))
STOPS = 6  # positions of a game, spread evenly; the last one is its end
DIGITS = 9


def positions(record: dict[str, Any]) -> Iterator[Any]:
    """States on the way through a recorded game."""
    game = orrery.game(record["game"])
    m = game.new(record["players"], int(record["seed"], 16), record["options"])
    state, moves = game.clone(m.state), record["actions"]
    stops = {len(moves) * n // STOPS for n in range(1, STOPS + 1)}
    for n, (seat, action) in enumerate(moves, start=1):
        engine.apply(m.flow, state, seat, game.action_from_json(action))
        if n in stops:
            yield state


def values(name: str) -> list[list[float]]:
    """For each game of a golden file: what its positions are worth for each seat."""
    games = json.loads((GOLDEN / f"{name}.json").read_text(encoding="utf-8"))["games"]
    return [
        [
            round(orrery.game(item["record"]["game"]).evaluate(state, seat), DIGITS)
            for state in positions(item["record"])
            for seat in range(state.players)
        ]
        for item in games
    ]


def main() -> None:
    found = {name: values(name) for name in NAMES}
    RECORDED.write_text(json.dumps(found, separators=(",", ":")) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
