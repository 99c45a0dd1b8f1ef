"""Whether an effect would do anything now.

Of two options one that cannot be carried out is none (PU-12.15), a technology of which nothing would come is neither
offered nor accepted (PU-7.24). Effects that are never asked about need no word here: they do what they can.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from orrery.games.planet_unknown.components import Effect
from orrery.games.planet_unknown.frames import PickRow, PlacePatch
from orrery.games.planet_unknown.rules.patch_places import patch_options
from orrery.games.planet_unknown.rules.placement import restriction
from orrery.games.planet_unknown.rules.rows import row_options
from orrery.games.planet_unknown.rules.tracks import MARKERS, at_top, down, next_milestone, tracks_of, up
from orrery.games.planet_unknown.state import State

Check = Callable[[State, int, Effect], bool]


def possible(s: State, seat: int, effect: Effect) -> bool:
    check = CHECKS.get(effect.op)
    return check is None or check(s, seat, effect)


def _advance(s: State, seat: int, effect: Effect) -> bool:
    p = s.seats[seat]
    tracks = tracks_of(p, effect.tracks)
    return any(tracks >> marker & 1 and up(p, marker) for marker in MARKERS)


def _regress(s: State, seat: int, effect: Effect) -> bool:
    p = s.seats[seat]
    tracks = tracks_of(p, effect.tracks)
    return any(tracks >> marker & 1 and down(p, marker) for marker in MARKERS)


def _synergy(s: State, seat: int, effect: Effect) -> bool:
    """PU-12.8"""
    p = s.seats[seat]
    return restriction(s)[0] != "no_synergy" and any(up(p, marker) for marker in MARKERS)


def _reset_marker(s: State, seat: int, effect: Effect) -> bool:
    return at_top(s.seats[seat], effect.tracks.bit_length() - 1)


def _collect(s: State, seat: int, effect: Effect) -> bool:
    p = s.seats[seat]
    return bool(p.lifepods if effect.what == "lifepod" else p.meteorites)


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
    "relocate_lifepods": _relocate_lifepods,
    "gain_patch": lambda s, seat, effect: bool(patch_options(s, PlacePatch(seat, False))),
    "common_objective": lambda s, seat, effect: bool(s.objective_deck),
    "peek_event": lambda s, seat, effect: bool(s.event_deck),
}
