"""Effects of cells, technologies and cards: one small record of numbers for every operation the data may name.

What the fields mean depends on the operation:

* `tracks`: the markers meant, as a mask (FLUX: the flux track; LOWEST, HIGHEST, ANY_OTHER); own track of a milestone.
* `count`: how many or how much; level of a milestone (0: it has none), row of advance_all_to_row, factor of
  multiply_water_advance, cost of teleport_rover, 1 if an extra tile advances its stations, +1 or -1 of civ_stacks,
  cells up of trade_markers, movement points of an exchange (its `options` are the gain).
* `steps`: cells that a marker moves (down in trade_markers); how many stations of a type count in medals_per.
* `bonuses`: which it takes on its way, "all", "none" or "no_synergy".
* `what`: lifepod, meteorite, rover ...; kind of a restriction; condition of add_rover_move; origin of a teleport; "one"
  if an extra tile advances one station; "reorder" of peek_event; pieces that may ignore adjacency.
* `where`: planet or collected; "edge", "centre" or "tile" (the one just placed); destination of a teleport; condition
  of rover_move and rover_move_per_rover; symbols of add_meteorite, "tiles" or "all"; ring of not_from_ring.
* `more_than`: rovers that must be there; maintenance cards that medals need.
* `boards`: PLANET_ONLY if a moon does not count, 0 if it does or if there is none.
* `optional`: the step may be declined; `most`: upper bound of medals_per, 0 for none.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from pkgutil import iter_modules
from typing import Any, Final, NamedTuple

from orrery.core.data_files import NONE, BadComponent, Entry, expect
from orrery.core.state_codec import came_later
from orrery.games.planet_unknown.components.terrain import (
    ALL_TRACKS,
    ANY_OTHER,
    FLUX,
    HIGHEST,
    LOWEST,
    terrain,
    track,
)

PLANET_ONLY: Final = 1


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
    boards: int = 0
    optional: bool = False
    most: int = 0


came_later(Effect, boards=0, optional=False, most=0)
RESTRICTIONS: Final = (
    "rovers_not_onto",
    "no_tile_on_edge",
    "no_tile_on_ice",
    "no_matching_terrain",
    "ignore_one_station",
    "no_milestones",
    "no_synergy",
    "rovers_not_onto_bare",
    "not_from_ring",
    "no_patches",
    "no_rover_points",
    "not_beside_meteorites",
    "no_technologies",
)
RINGS: Final = ("outer", "inner")
BONUSES: Final = {True: "all", False: "none", "no_synergy": "no_synergy"}
_ON: Final = {"flux_terrain": "flux", "water": "water", "carrying_meteorite": "carrying", "on_edge": "edge"}
_BOARDS: Final = {("planet", "moon"): 0, ("planet",): PLANET_ONLY}
_WHERE: Final = {"edge": "edge", "centre": "centre", "tile_just_placed": "tile"}
_TRACKS: Final = {"any": ALL_TRACKS, "lowest": LOWEST, "highest": HIGHEST, "any_other": ANY_OTHER}
_PER: Final = (
    "patch_on_planet",
    "marker_in_last_cell",
    "maintenance_card_owned",
    "station_type_with_at_least",
    "meteorite_left",
)
_WORDS: Final = {"count": int, "steps": int, "what": str, "where": str, "more_than": int, "optional": bool, "most": int}
# Operations that need no reader: the module that bears their name is enough, if the data use the words of the fields.
BY_MODULE: Final = frozenset(module.name for module in iter_modules([str(Path(__file__).parents[1] / "operations")]))
_Fields = dict[str, Any]


def effect(raw: Entry, where: str) -> Effect:
    """An effect as the data writes it; a field that its operation does not know is a mistake."""
    fields = dict(raw)
    op = fields.pop("op", None)
    reader = _READERS.get(op, _own_words if op in BY_MODULE else None)
    if reader is None:
        raise BadComponent(f"{where}: unknown effect {op!r}")
    try:
        made = Effect(op, **reader(fields, where))
    except KeyError as missing:
        raise BadComponent(f"{where}: {op}: {missing} is missing") from missing
    expect(not fields, f"{where}: {op}: unknown field {', '.join(fields)}")
    return made


def effects(raw: list[Entry], where: str) -> tuple[Effect, ...]:
    return tuple(effect(one, where) for one in raw)


def _tracks(value: Any, where: str) -> int:
    if isinstance(value, str) and value in _TRACKS:
        return _TRACKS[value]
    found = 0
    for name in [value] if isinstance(value, str) else value:
        found |= FLUX if name == "flux" else 1 << track(name, where)
    return found


def _boards(f: _Fields, key: str, where: str) -> int:
    """The boards that a step reaches, if it names them."""
    named = tuple(f.pop(key, ("planet", "moon")))
    expect(named in _BOARDS, f"{where}: boards are the planet, or planet and moon")
    return _BOARDS[named]


def _optional(f: _Fields) -> bool:
    return bool(f.pop("optional", False))


def _plain(f: _Fields, where: str) -> _Fields:
    return {}


def _own_words(f: _Fields, where: str) -> _Fields:
    """Numbers and words under the names of the fields themselves."""
    found = {key: f.pop(key) for key, kind in _WORDS.items() if key in f and type(f[key]) is kind}
    return {**found, "tracks": _tracks(f.pop("tracks"), where)} if "tracks" in f else found


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
    return {"tracks": _tracks(f.pop("tracks"), where), "count": int(f.pop("choose")), "steps": int(f.pop("steps"))}


def _trade(f: _Fields, where: str) -> _Fields:
    tracks = _tracks(f.pop("tracks"), where)
    expect(tracks.bit_count() == 2, f"{where}: one of two markers moves down, the other one up")
    return {"tracks": tracks, "steps": int(f.pop("down")), "count": int(f.pop("up"))}


def _milestone(f: _Fields, where: str) -> _Fields:
    return {"tracks": 1 << track(f.pop("track"), where), "count": int(f.pop("level", 0))}


def _choose_one(f: _Fields, where: str) -> _Fields:
    return {"options": effects(f.pop("options"), where)}


def _source(f: _Fields, where: str) -> _Fields:
    """Where tokens are taken from: planet or collection area in the base game, a list of boards in Supermoon."""
    said = f.get("from", "")
    if isinstance(said, str):
        return {"where": f.pop("from", "")}
    squares = f.pop("where", None)
    expect(squares is None or squares in _WHERE, f"{where}: unknown squares {squares!r}")
    return {"where": "planet" if squares is None else _WHERE[squares], "boards": _boards(f, "from", where)}


def _collect(f: _Fields, where: str) -> _Fields:
    return {"what": f.pop("what"), "count": int(f.pop("count")), **_source(f, where)}


def _destroy(f: _Fields, where: str) -> _Fields:
    more_than, optional = int(f.pop("if_more_than", 0)), _optional(f)
    return {**_collect(f, where), "more_than": more_than, "optional": optional}


def _destroy_line(f: _Fields, where: str) -> _Fields:
    expect(f.pop("lines") == "row_or_column" and f.pop("choose") == 1, f"{where}: one row or column")
    return {"what": f.pop("what")}


def _extra_tile(f: _Fields, where: str) -> _Fields:
    stations = f.pop("advance_stations")
    expect(stations in (True, False, "one"), f"{where}: both stations, none or one")
    return {"count": int(stations is not False), "what": "one" if stations == "one" else "", "optional": _optional(f)}


def _teleport(f: _Fields, where: str) -> _Fields:
    boards, optional = _boards(f, "boards", where), _optional(f)
    ways = {"what": f.pop("from"), "where": f.pop("to"), "count": int(f.pop("cost"))}
    return {**ways, "boards": boards, "optional": optional}


def _add_meteorite(f: _Fields, where: str) -> _Fields:
    """The base game knows symbols on tiles only; with a list of boards those printed on the moon count too."""
    named = "boards" in f
    expect(f.pop("where") == "empty_meteor_symbol", f"{where}: on an empty symbol")
    return {"count": int(f.pop("count")), "where": "all" if named else "", "boards": _boards(f, "boards", where)}


def _adjacency(f: _Fields, where: str) -> _Fields:
    expect(f.pop("until", "end_of_round") == "end_of_round", f"{where}: until the end of the round")
    return {"what": f.pop("tiles")}


def _exchange(f: _Fields, where: str) -> _Fields:
    return {"count": int(f.pop("pay")), "options": effects(f.pop("gain"), where)}


def _peek(f: _Fields, where: str) -> _Fields:
    return {"count": int(f.pop("count")), "what": "reorder" if f.pop("reorder", False) else ""}


def _civ_stacks(f: _Fields, where: str) -> _Fields:
    return {"count": int(f.pop("add_random_per_level", 0)) - int(f.pop("remove_random_per_level", 0))}


def _restriction(f: _Fields, where: str) -> _Fields:
    kind = f.pop("kind")
    expect(kind in RESTRICTIONS, f"{where}: unknown restriction {kind!r}")
    ring = f.pop("ring") if kind == "not_from_ring" else ""
    expect(ring == "" or ring in RINGS, f"{where}: unknown ring {ring!r}")
    of = terrain(f.pop("terrain"), where) if kind == "rovers_not_onto" else NONE
    return {"what": kind, "terrain": of, "where": ring}


def _medals(f: _Fields, where: str) -> _Fields:
    return {"count": int(f.pop("count")), "more_than": int(f.pop("if_maintenance_cards", 0))}


def _medals_per(f: _Fields, where: str) -> _Fields:
    what, each, boards = f.pop("what"), int(f.pop("each")), _boards(f, "boards", where)
    expect(what in _PER, f"{where}: unknown measure {what!r}")
    bounds = {"steps": int(f.pop("at_least", 1)), "most": int(f.pop("max", 0))}
    return {"what": what, "count": each, "boards": boards, **bounds}


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


def _rover_move(f: _Fields, where: str) -> _Fields:
    said = f.pop("if", None)
    expect(said in (None, "any_rover_off_planet"), f"{where}: unknown condition {said!r}")
    return {"count": int(f.pop("points")), "where": "" if said is None else "off_planet"}


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
    "trade_markers": _trade,
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
    "rover_move": _rover_move,
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
    "add_meteorite": _add_meteorite,
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
    "ignore_adjacency": _adjacency,
    "treat_station_as": _treat,
    "rotate_station": _constant(to="any"),
    "empty_compartment": _constant(of="own_depot", choose=1),
    "civ_stacks": _civ_stacks,
    "take_civ_cards": lambda f, where: {**_constant(**{"from": "all_remaining"})(f, where), **_count()(f, where)},
    "add_next_level_civ_card": _count(),
    "common_objective": lambda f, where: {**_constant(keep=1)(f, where), **_count("draw")(f, where)},
    "draw_personal_objective": _count(),
    "destroy_personal_objective": _count(),
    "peek_event": _peek,
    "draw_event": _count(),
    "remove_depot_tops": _plain,
    "exchange": _exchange,
    "restriction": _restriction,
    # medals
    "medals": _medals,
    "medals_per": _medals_per,
    "lifepod_value": _count("each"),
    "meteorite_repo": _plain,
    "commerce_agreement": _plain,
}
EFFECT_WORDS: Final = tuple(_READERS)
