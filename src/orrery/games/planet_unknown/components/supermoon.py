"""Supermoon: scoring and the target of the solo mode with moons, coloured patches, and what the box holds."""

from __future__ import annotations

from typing import Final

from orrery.core.data_files import Entry, build, expect, index_by_id
from orrery.games.planet_unknown.components.cards import BASE_CIV_CARDS, BASE_EVENTS, CIV_CARDS, COLOURS, EVENTS
from orrery.games.planet_unknown.components.moons import MOON_BOARDS
from orrery.games.planet_unknown.components.quantum import QUANTUM_HALVES
from orrery.games.planet_unknown.components.scoring import PLAYERS, SCORING, Scoring, adjustments
from orrery.games.planet_unknown.components.shattered import QUARTERS
from orrery.games.planet_unknown.components.terrain import BIOMASS, TERRAINS, terrain
from orrery.games.planet_unknown.data import read

_data: Final = read("supermoon")
_patches: Final = read("patches")["patch"]
_emergency: Final = read("emergency")["tile"]


def _scoring() -> Scoring:
    solo = _data["solo"]
    return SCORING._replace(
        lines=(*SCORING.lines, *(line["id"] for line in _data["line"])),
        base_target=int(solo["base_target"]),
        deck_size=int(solo["deck_size"]),
        adjustments=adjustments(solo, "supermoon.toml"),
    )


def _patch(entry: Entry, where: str) -> int:
    expect(entry["id"] == f"patch_{entry['terrain']}", f"{where}: its name is that of its terrain")
    return terrain(entry["terrain"], where)


(MOON_SCORING,) = build("supermoon", [{"id": "solo, line"}], lambda entry, where: _scoring())  # SM-12.2, SM-4.7
COLOURED: Final = build("patches", _patches, _patch)  # terrains of a player's coloured patches, SM-7.1
ALL_COLOURED: Final = sum(1 << kind for kind in COLOURED)


def check(scoring: Scoring = MOON_SCORING) -> None:
    for number, name in enumerate(COLOURS):
        base = SCORING.adjustments[number]
        same = scoring.adjustments[number][: len(base)] == base
        expect(same, f"supermoon.toml: {name}: the rows of the base game stay (SM-12.2)")
    wanted = [kind for kind in range(len(TERRAINS)) if kind != BIOMASS]
    expect(list(COLOURED) == wanted, "patches.toml: a patch of each terrain but biomass (SM-7.1)")
    check_box()


def check_box() -> None:
    """SM-1.3"""
    entries = read("supermoon_tokens")["token"]
    index_by_id("supermoon_tokens", (entry["id"] for entry in entries))
    seats = PLAYERS.stop - 1
    stated = {entry["id"]: entry["count"] for entry in entries}
    held = {
        "moon_board": len(MOON_BOARDS),
        "orbital_satellite": seats,
        "emergency_tile": sum(entry["copies"] for entry in _emergency),
        "coloured_patch": sum(entry["copies"] for entry in _patches),
        "civ_card": len(CIV_CARDS) - len(BASE_CIV_CARDS),
        "event_card": len(EVENTS) - len(BASE_EVENTS),
        "quarter": len({quarter.quarter for quarter in QUARTERS}),
        "corporation_half": len({half.upper for half in QUANTUM_HALVES}),
        "meteorite_multiplier_3": 6,
        "meteorite_multiplier_6": 6,
    }
    for kind, count in held.items():
        expect(stated[kind] == count, f"supermoon_tokens.toml: {kind}: the box holds {stated[kind]}, the files {count}")
    for entry in (*_emergency, *_patches):
        enough = entry["copies"] >= seats * entry["per_player"]
        expect(enough, f"supermoon_tokens.toml: {entry['id']}: one for every player")
