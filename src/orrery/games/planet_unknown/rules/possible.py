"""Whether an effect would do anything now.

Of two options one that cannot be carried out is none (PU-12.15), a technology of which nothing would come is neither
offered nor accepted (PU-7.24). Effects that are never asked about need no word here: they do what they can.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from orrery.games.planet_unknown.components import CORPORATIONS, GROUNDS, MOONS, NONE, PLANET_ONLY, Effect
from orrery.games.planet_unknown.frames import PickRow, PlacePatch
from orrery.games.planet_unknown.rules.corporation.row_bonuses import row_options
from orrery.games.planet_unknown.rules.corporation.tracks import (
    MARKERS,
    at_top,
    down,
    downwards,
    next_milestone,
    up,
    upwards,
)
from orrery.games.planet_unknown.rules.planet.patch_places import patch_options
from orrery.games.planet_unknown.rules.planet.tile_places import restriction
from orrery.games.planet_unknown.rules.powers import has_power
from orrery.games.planet_unknown.state import Seat, State

Check = Callable[[State, int, Effect], bool]


def possible(s: State, seat: int, effect: Effect) -> bool:
    check = CHECKS.get(effect.op)
    return check is None or check(s, seat, effect)


def _advance(s: State, seat: int, effect: Effect) -> bool:
    p = s.seats[seat]
    tracks = upwards(p, effect.tracks)
    return any(tracks >> marker & 1 and up(p, marker) for marker in MARKERS)


def _regress(s: State, seat: int, effect: Effect) -> bool:
    p = s.seats[seat]
    tracks = downwards(p, effect.tracks)
    return any(tracks >> marker & 1 and down(p, marker) for marker in MARKERS)


def _synergy(s: State, seat: int, effect: Effect) -> bool:
    """PU-12.8"""
    p = s.seats[seat]
    return restriction(s)[0] != "no_synergy" and any(up(p, marker) for marker in MARKERS)


def _reset_marker(s: State, seat: int, effect: Effect) -> bool:
    return at_top(s.seats[seat], effect.tracks.bit_length() - 1)


def _collect(s: State, seat: int, effect: Effect) -> bool:
    p = s.seats[seat]
    if effect.what == "meteorite" and CORPORATIONS[p.corporation].feature == "carry_meteorites":
        return False  # PU-12.11
    return bool((p.lifepods if effect.what == "lifepod" else p.meteorites) & _ground(p, effect))


def _destroy(s: State, seat: int, effect: Effect) -> bool:
    p = s.seats[seat]
    if effect.where == "collected":
        return bool(p.rocks if effect.what == "meteorite" else p.pods or p.pods_on or p.slots)
    if effect.what == "lifepod":
        return bool(p.lifepods)
    there = p.rovers if effect.what == "rover" else p.meteorites | p.cargo
    return bool(there & _ground(p, effect))


def _ground(p: Seat, effect: Effect) -> int:
    """Squares the effect speaks of. SM-1.7, SM-1.8"""
    ground = GROUNDS[p.planet]
    found = ground.home if effect.boards == PLANET_ONLY else ground.grid
    return found & ground.rim if effect.where == "edge" else found & ~ground.rim if effect.where == "centre" else found


def _add_meteorite(s: State, seat: int, effect: Effect) -> bool:
    p = s.seats[seat]
    if has_power(p, "no_meteorites"):
        return False
    symbols = p.symbols
    if effect.where == "all" and GROUNDS[p.planet].moon != NONE:
        symbols |= MOONS[GROUNDS[p.planet].moon].printed & ~p.filled
    return bool(symbols & ~(p.meteorites | p.cargo) & _ground(p, effect))


def _exchange(s: State, seat: int, effect: Effect) -> bool:
    return s.seats[seat].moves >= effect.count and any(possible(s, seat, gain) for gain in effect.options)


def _gain_patch(s: State, seat: int, effect: Effect) -> bool:
    """SM-11.5"""
    return restriction(s)[0] != "no_patches" and bool(patch_options(s, PlacePatch(seat, False)))


def _relocate_lifepods(s: State, seat: int, effect: Effect) -> bool:
    p = s.seats[seat]
    return bool(p.pods or p.pods_on)


CHECKS: Final[dict[str, Check]] = {
    "advance": _advance,
    "regress": _regress,
    "synergy": _synergy,
    "advance_to_next_milestone": lambda s, seat, effect: next_milestone(s.seats[seat]) > 0,
    "reset_marker": _reset_marker,
    "row_bonuses": lambda s, seat, effect: bool(row_options(s, PickRow(seat))),
    "collect": _collect,
    "destroy": _destroy,
    "add_meteorite": _add_meteorite,
    "exchange": _exchange,
    "relocate_lifepods": _relocate_lifepods,
    "gain_patch": _gain_patch,
    "rover_move": lambda s, seat, effect: restriction(s)[0] != "no_rover_points",
    "common_objective": lambda s, seat, effect: bool(s.objective_deck),
    "peek_event": lambda s, seat, effect: bool(s.event_deck),
}
