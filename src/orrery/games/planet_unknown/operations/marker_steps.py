"""Markers go up or down by steps: PU-7.5, PU-7.8, PU-12.2, PU-17.1, SM-11.4, SM-11.8."""

from __future__ import annotations

from orrery.games.planet_unknown.components import ALL_TRACKS, TRACKS, Effect
from orrery.games.planet_unknown.frames import MoveThenOther
from orrery.games.planet_unknown.operation import Lacking, Operation
from orrery.games.planet_unknown.rules.corporation import markers
from orrery.games.planet_unknown.rules.corporation.tracks import MARKERS, down, downwards, up, upwards
from orrery.games.planet_unknown.state import Play, State
from orrery.games.planet_unknown.track_worth import BOOST


def advance(play: Play, seat: int, effect: Effect, reason: str) -> None:
    tracks = upwards(play.s.seats[seat], effect.tracks)
    markers.choose_several(play, seat, tracks, effect.count, effect.steps, reason, effect.bonuses)


def can_advance(s: State, seat: int, effect: Effect) -> bool:
    p = s.seats[seat]
    tracks = upwards(p, effect.tracks)
    return any(tracks >> marker & 1 and up(p, marker) for marker in MARKERS)


def way_up(s: State, seat: int, effect: Effect) -> Lacking | None:
    return None if can_advance(s, seat, effect) else "way_up"


def advance_item(effect: Effect) -> str:
    tracks = effect.tracks & ALL_TRACKS
    return f"advance:{TRACKS[tracks.bit_length() - 1]}" if tracks.bit_count() == 1 else effect.op


def regress(play: Play, seat: int, effect: Effect, reason: str) -> None:
    markers.regress(play, seat, downwards(play.s.seats[seat], effect.tracks), effect.steps, reason, effect.count)


def can_regress(s: State, seat: int, effect: Effect) -> bool:
    p = s.seats[seat]
    tracks = downwards(p, effect.tracks)
    return any(tracks >> marker & 1 and down(p, marker) for marker in MARKERS)


def move_then_other(play: Play, seat: int, effect: Effect, reason: str) -> None:
    first, second = effect.options
    markers.move_then_other(play, MoveThenOther(seat, first, second, reason))


def trade_markers(play: Play, seat: int, effect: Effect, reason: str) -> None:
    """One of two goes down, the other up."""
    lower = Effect("regress", tracks=effect.tracks, steps=effect.steps)
    upper = Effect("advance", tracks=effect.tracks, steps=effect.count)
    markers.move_then_other(play, MoveThenOther(seat, lower, upper, reason))


def can_trade(s: State, seat: int, effect: Effect) -> bool:
    """If neither can go down, one of them is advanced all the same."""
    return can_regress(s, seat, effect) or can_advance(s, seat, effect)


OPERATIONS = (
    Operation(
        op="advance",
        begin=advance,
        possible=can_advance,
        lacking=way_up,
        item=advance_item,
        worth=lambda effect, rounds: BOOST * effect.count * effect.steps,
    ),
    Operation(op="regress", begin=regress, possible=can_regress),
    Operation(op="move_then_other", begin=move_then_other),
    Operation(op="trade_markers", begin=trade_markers, possible=can_trade),
)
