"""Markers that go to a certain cell: a row, the next milestone, the start (PU-15.3, PU-15.9, PU-17.9)."""

from __future__ import annotations

from orrery.games.planet_unknown.components import Effect
from orrery.games.planet_unknown.frames import TECHNOLOGY, StepTo, Unionize
from orrery.games.planet_unknown.operation import Lacking, Operation
from orrery.games.planet_unknown.rules.corporation import markers
from orrery.games.planet_unknown.rules.corporation.technologies import refresh
from orrery.games.planet_unknown.rules.corporation.tracks import at_top, next_milestone
from orrery.games.planet_unknown.state import START_CELLS, Play, State


def advance_all_to_row(play: Play, seat: int, effect: Effect, reason: str) -> None:
    markers.unionize(play, Unionize(seat, effect.count, effect.bonuses))


def marker_below(s: State, seat: int, effect: Effect) -> Lacking | None:
    return None if markers.union_options(s, Unionize(seat, effect.count, effect.bonuses)) else "way_up"


def advance_to_next_milestone(play: Play, seat: int, effect: Effect, reason: str) -> None:
    """Flux 2: all cells on the way give their bonuses."""
    p = play.s.seats[seat]
    play.then(seat, StepTo(seat, p.flux, next_milestone(p), TECHNOLOGY, effect.bonuses))


def milestone_ahead(s: State, seat: int, effect: Effect) -> bool:
    return next_milestone(s.seats[seat]) > 0


def reset_marker(play: Play, seat: int, effect: Effect, reason: str) -> None:
    """Wormhole 1: back to the start cell, without bonus."""
    marker = effect.tracks.bit_length() - 1
    markers.put(play, seat, marker, START_CELLS[marker], reason)
    refresh(play, seat)


def marker_at_top(s: State, seat: int, effect: Effect) -> bool:
    return at_top(s.seats[seat], effect.tracks.bit_length() - 1)


OPERATIONS = (
    Operation(op="advance_all_to_row", begin=advance_all_to_row, lacking=marker_below),
    Operation(op="advance_to_next_milestone", begin=advance_to_next_milestone, possible=milestone_ahead),
    Operation(op="reset_marker", begin=reset_marker, possible=marker_at_top),
)
