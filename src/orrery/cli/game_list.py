"""`orrery games`"""

from __future__ import annotations

import json

from rich.console import Console
from rich.table import Table

import orrery
from orrery.texts import Say


def run(say: Say, as_json: bool) -> int:
    found = [orrery.game(ident) for ident in orrery.games()]
    if as_json:
        rows = [
            {
                "id": game.id,
                "name": dict(game.name),
                "players": [game.players.start, game.players.stop - 1],
                "minutes": list(game.minutes),
                "weight": game.weight,
                "stage": game.stage,
                "rules_version": game.rules_version,
                "options": game.options,
            }
            for game in found
        ]
        print(json.dumps(rows, ensure_ascii=False, indent=2))
        return 0
    table = Table(*(say(f"games-{name}") for name in ("id", "name", "players", "minutes", "weight", "stage")))
    for game in found:
        low, high = game.minutes
        table.add_row(
            game.id,
            game.name(say.lang),
            f"{game.players.start}–{game.players.stop - 1}",
            str(low) if low == high else f"{low}–{high}",
            f"{game.weight}/5",
            say(f"stage-{game.stage}"),
        )
    Console().print(table)
    return 0
