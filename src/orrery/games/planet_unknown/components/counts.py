"""What the box holds, against what the files hold."""

from __future__ import annotations

from orrery.core.data_files import expect, index_by_id
from orrery.games.planet_unknown.components.cards import BASE_CIV_CARDS, BASE_EVENTS, OBJECTIVES
from orrery.games.planet_unknown.components.corporations import BASE_CORPORATIONS
from orrery.games.planet_unknown.components.planets import PLANETS
from orrery.games.planet_unknown.components.scoring import PLAYERS
from orrery.games.planet_unknown.components.tiles import STATION_TILES
from orrery.games.planet_unknown.data import read


def check() -> None:
    entries = read("tokens")["token"]
    index_by_id("tokens", (entry["id"] for entry in entries))
    stated = {entry["id"]: entry["count"] for entry in entries}
    seats = PLAYERS.stop - 1
    rovers = sorted((c.rovers for c in BASE_CORPORATIONS), reverse=True)
    held = {
        "tile": len(STATION_TILES),
        "planet_board": sum(not planet.start for planet in PLANETS),
        "corporation_board": sum(not corporation.start for corporation in BASE_CORPORATIONS),
        "rover": sum(rovers[:1]) + 2 * (seats - 1),  # the most six boards can ask for: four on one, two on the others
        "lifepod": seats * PLANETS[0].lifepods.bit_count(),
        "marker": seats * 5,
        "civ_card": len(BASE_CIV_CARDS),
        "objective_card": len(OBJECTIVES),
        "event_card": len(BASE_EVENTS),
    }
    for kind, count in held.items():
        expect(stated[kind] == count, f"tokens.toml: {kind}: the box holds {stated[kind]}, the files {count}")
