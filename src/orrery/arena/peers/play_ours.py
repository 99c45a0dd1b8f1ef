"""Random play in our engine, as the scripts of the peers do it in theirs: game, seats, seconds."""

from __future__ import annotations

import json
import sys

from orrery.arena.speed import measure
from orrery.core.registry import game


def main(ident: str, players: str, seconds: str) -> None:
    speed = measure(game(ident), int(players), float(seconds))
    used = speed.decisions / speed.decisions_per_second
    print(json.dumps({"decisions": speed.decisions, "real": speed.real, "seconds": used}))


if __name__ == "__main__":
    main(*sys.argv[1:])
