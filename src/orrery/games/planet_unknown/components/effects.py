"""Effects of cells, technologies and cards: one small record of numbers for every operation the data may name.

What the fields mean depends on the operation:

* `tracks`: the markers meant, as a mask (FLUX: the flux track); of a milestone, its own track.
* `count`: how many or how much; level of a milestone (0: it has none), row of advance_all_to_row, factor of
  multiply_water_advance, cost of teleport_rover, 1 if an extra tile advances its stations, +1 or -1 of civ_stacks.
* `steps`: cells that a marker moves; `bonuses`: which it takes on its way, "all", "none" or "no_synergy".
* `what`: lifepod, meteorite, rover ...; kind of a restriction; condition of add_rover_move; origin of a teleport.
* `where`: planet or collected; destination of a teleport; condition of rover_move_per_rover.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from orrery.games.planet_unknown.components.files import BadComponent, Entry, expect
from orrery.games.planet_unknown.components.terrain import ALL_TRACKS, FLUX, NONE, terrain, track


class Effect(NamedTuple):
    op: str
    tracks: int = 0
    count: int = 1  # type: ignore[assignment]  # hides tuple.count, which no effect needs
    steps: int = 1
    bonuses: str = "all"
    what: str = ""
    where: str = ""
    terrain: int = NONE
    more_than: int = 0
    options: tuple[Any, ...] = ()


RESTRICTIONS: Final = (
    "rovers_not_onto",
    "no_tile_on_edge",
    "no_tile_on_ice",
    "no_matching_terrain",
    "ignore_one_station",
    "no_milestones",
    "no_synergy",
)
BONUSES: Final = {True: "all", False: "none", "no_synergy": "no_synergy"}
_ON: Final = {"flux_terrain": "flux", "water": "water", "carrying_meteorite": "carrying"}
_Fields = dict[str, Any]


def effect(raw: Entry, where: str) -> Effect:
    """An effect as the data writes it; a field that its operation does not know is a mistake."""
    fields = dict(raw)
    op = fields.pop("op", None)
    if op not in _READERS:
        raise BadComponent(f"{where}: unknown effect {op!r}")
    try:
        made = Effect(op, **_READERS[op](fields, where))
    except KeyError as missing:
        raise BadComponent(f"{where}: {op}: {missing} is missing") from missing
    expect(not fields, f"{where}: {op}: unknown field {', '.join(fields)}")
    return made


def effects(raw: list[Entry], where: str) -> tuple[Effect, ...]:
    return tuple(effect(one, where) for one in raw)


def _tracks(value: Any, where: str) -> int:
    if value == "any":
        return ALL_TRACKS
    found = 0
    for name in [value] if isinstance(value, str) else value:
        found |= FLUX if name == "flux" else 1 << track(name, where)
    return found


def _plain(f: _Fields, where: str) -> _Fields:
    return {}


def _count(key: str = "count") -> Callable[[_Fields, str], _Fields]:
    return lambda f, where: {"count": int(f.pop(key))}


def _constant(**words: Any) -> Callable[[_Fields, str], _Fields]:
    """Fields that say the same on every card; the operation alone tells the engine all."""

    def reader(f: _Fields, where: str) -> _Fields:
        for key, word in words.items():
            said = f.pop(key)
            expect(said == word, f"{where}: {key} is {said!r}, not {word!r}")
        return {}

    return reader


def _advance(f: _Fields, where: str) -> _Fields:
    tracks, bonuses = _tracks(f.pop("tracks"), where), BONUSES[f.pop("bonuses")]
    return {"tracks": tracks, "count": int(f.pop("choose")), "steps": int(f.pop("steps")), "bonuses": bonuses}


def _regress(f: _Fields, where: str) -> _Fields:
    expect(f.pop("choose") == 1, f"{where}: one marker moves down")
    f.pop("optional", None)
    return {"tracks": _tracks(f.pop("tracks"), where), "steps": int(f.pop("steps"))}


def _milestone(f: _Fields, where: str) -> _Fields:
    return {"tracks": 1 << track(f.pop("track"), where), "count": int(f.pop("level", 0))}


def _choose_one(f: _Fields, where: str) -> _Fields:
    return {"options": effects(f.pop("options"), where)}


def _collect(f: _Fields, where: str) -> _Fields:
    return {"what": f.pop("what"), "count": int(f.pop("count")), "where": f.pop("from")}


def _destroy(f: _Fields, where: str) -> _Fields:
    f.pop("optional", None)
    more_than = int(f.pop("if_more_than", 0))
    return {"what": f.pop("what"), "count": int(f.pop("count")), "where": f.pop("from", ""), "more_than": more_than}


def _destroy_line(f: _Fields, where: str) -> _Fields:
    expect(f.pop("lines") == "row_or_column" and f.pop("choose") == 1, f"{where}: one row or column")
    return {"what": f.pop("what")}


def _extra_tile(f: _Fields, where: str) -> _Fields:
    return {"count": int(f.pop("advance_stations"))}


def _teleport(f: _Fields, where: str) -> _Fields:
    return {"what": f.pop("from"), "where": f.pop("to"), "count": int(f.pop("cost"))}


def _civ_stacks(f: _Fields, where: str) -> _Fields:
    return {"count": int(f.pop("add_random_per_level", 0)) - int(f.pop("remove_random_per_level", 0))}


def _restriction(f: _Fields, where: str) -> _Fields:
    kind = f.pop("kind")
    expect(kind in RESTRICTIONS, f"{where}: unknown restriction {kind!r}")
    return {"what": kind, "terrain": terrain(f.pop("terrain"), where) if kind == "rovers_not_onto" else NONE}


def _medals_per(f: _Fields, where: str) -> _Fields:
    return {"what": f.pop("what"), "count": int(f.pop("each"))}


def _all_to_row(f: _Fields, where: str) -> _Fields:
    return {"tracks": ALL_TRACKS, "count": int(f.pop("row")), "bonuses": BONUSES[f.pop("bonuses")]}


def _reset(f: _Fields, where: str) -> _Fields:
    expect(f.pop("if") == "at_top", f"{where}: only from the last cell")
    return {"tracks": 1 << track(f.pop("track"), where)}


def _to_milestone(f: _Fields, where: str) -> _Fields:
    return {"tracks": _tracks(f.pop("track"), where), "bonuses": BONUSES[f.pop("bonuses")]}


def _per_rover(f: _Fields, where: str) -> _Fields:
    said = f.pop("if_on") if "if_on" in f else f.pop("if")
    expect(said in _ON, f"{where}: unknown condition {said!r}")
    return {"count": int(f.pop("points")), "where": _ON[said]}


def _add_move(f: _Fields, where: str) -> _Fields:
    return {"count": int(f.pop("points")), "what": f.pop("if", "")}


def _free_moves(f: _Fields, where: str) -> _Fields:
    return {"terrain": terrain(f.pop("terrain"), where), "count": int(f.pop("needs_points_gained_this_round"))}


def _water(f: _Fields, where: str) -> _Fields:
    expect(f.pop("only") == "stations_of_placed_tile", f"{where}: only stations of a placed tile")
    return {"count": int(f.pop("factor"))}


def _treat(f: _Fields, where: str) -> _Fields:
    return {"tracks": 1 << track(f.pop("from"), where), "terrain": terrain(f.pop("to"), where)}


def _flux_upgrade(f: _Fields, where: str) -> _Fields:
    """The five upgrades are the engine's; the data must name the very same ones."""
    for name, upgrade in _FLUX_UPGRADES.items():
        expect(f.pop(name) == upgrade, f"{where}: upgrade of the {name} track")
    return {}


_FLUX_UPGRADES: Final[dict[str, dict[str, int]]] = {
    "civ": {"milestone_level_plus": 1},
    "water": {"synergy_times": 2},
    "biomass": {"patches_per_milestone": 2},
    "rover": {"add_rover_move": 1},
    "tech": {},
}
_READERS: Final[dict[str, Callable[[_Fields, str], _Fields]]] = {
    # markers
    "advance": _advance,
    "regress": _regress,
    "synergy": _count(),
    "milestone": _milestone,
    "choose_one": _choose_one,
    "advance_all_to_row": _all_to_row,
    "reset_marker": _reset,
    "advance_to_next_milestone": _to_milestone,
    "row_bonuses": _plain,
    "shift_marker_sideways": _plain,
    "tracks_adjacent": lambda f, where: {"tracks": _tracks(f.pop("tracks"), where)},
    "skip_occupied_cells": _plain,
    "synergy_steps": lambda f, where: {"steps": int(f.pop("steps"))},
    "multiply_water_advance": _water,
    "upgrade_flux_track": _flux_upgrade,
    "score_highest_on_track": _plain,
    # rovers, lifepods, meteorites
    "rover_move": _count("points"),
    "rover_move_per_rover": _per_rover,
    "rover_move_from_marker": _plain,
    "add_rover_move": _add_move,
    "gain_rover": lambda f, where: {**_constant(place="on_tile_placed_this_round")(f, where), **_count()(f, where)},
    "teleport_rover": _teleport,
    "diagonal_moves": _plain,
    "free_moves_onto": _free_moves,
    "collect": _collect,
    "destroy": _destroy,
    "destroy_line": _destroy_line,
    "add_meteorite": lambda f, where: {**_constant(where="empty_meteor_symbol")(f, where), **_count()(f, where)},
    "no_meteorites": _plain,
    "relocate_lifepods": _count(),
    # tiles, patches, station, cards
    "gain_patch": _count(),
    "extra_patch": _count(),
    "replace_patch_with_synergy": _count(),
    "store_patches": _plain,
    "patch_over_tiles": _plain,
    "patch_destroys_meteorite": _plain,
    "place_extra_tile": _extra_tile,
    "ignore_adjacency": lambda f, where: {"what": f.pop("tiles")},
    "treat_station_as": _treat,
    "rotate_station": _constant(to="any"),
    "empty_compartment": _constant(of="own_depot", choose=1),
    "civ_stacks": _civ_stacks,
    "take_civ_cards": lambda f, where: {**_constant(**{"from": "all_remaining"})(f, where), **_count()(f, where)},
    "add_next_level_civ_card": _count(),
    "common_objective": lambda f, where: {**_constant(keep=1)(f, where), **_count("draw")(f, where)},
    "draw_personal_objective": _count(),
    "destroy_personal_objective": _count(),
    "peek_event": _count(),
    "restriction": _restriction,
    # medals
    "medals": _count(),
    "medals_per": _medals_per,
    "lifepod_value": _count("each"),
    "meteorite_repo": _plain,
    "commerce_agreement": _plain,
}
OPERATIONS: Final = tuple(_READERS)
