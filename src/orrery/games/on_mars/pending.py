"""What a question of On Mars stands on: the rest of the turn or flight, as the rules would have put it there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from orrery.core.frames import WaitFor
from orrery.core.position import Given
from orrery.core.state import TABLE, Frame
from orrery.games.on_mars import frames as f
from orrery.games.on_mars.components import COLONY, NONE, TASKS
from orrery.games.on_mars.rules import goals
from orrery.games.on_mars.rules.missions import FLOWN
from orrery.games.on_mars.state import COLONIZATION, END, NOBODY, SCORING, SETUP, SHUTTLE, State

_SETTING_UP: Final = (f.StartSpace, f.ShuttleSide)
_FLIGHT: Final = (f.Board, f.ChooseFind, f.Arrive)  # where it is not said that it is a turn
_END_OF_TURN: Final = (f.Refill, f.ChooseSettling)
_TRAVELLED: Final = TASKS.index(FLOWN)


def lay(s: State, asked: Sequence[Frame], given: Given) -> None:
    """One question, of whose turn it is or of somebody it waits for; only the last deliveries are asked of all."""
    if not asked:
        if s.automaton(s.active):
            _lacerdas_turn(s, given)
        elif "phase" not in given:
            s.phase = END
        return
    frame = asked[0]
    if len(asked) > 1 and any(type(other) is not f.Deliveries for other in asked):
        given.at.key("pending").refuse("wrong_count", given=len(asked), wanted=1)
    if "phase" not in given:
        s.phase = _phase(frame)
    if "active" not in given:
        s.active = _active(s, frame)
    if "round" not in given:
        s.round = int(s.phase != SETUP)
    _spaces(s, given)
    if s.phase == SETUP:
        _setting_up(s, frame)
    elif s.phase == SCORING:
        _scoring(s, asked, given)
    else:
        assert s.active != NOBODY, "it is nobody's turn"
        assert type(frame) is not f.Turn or frame.seat == s.active, "it is somebody else's turn"
        (_flight if s.phase == SHUTTLE else _turn)(s, frame, given)


def _phase(frame: Frame) -> str:
    if type(frame) in _SETTING_UP:
        return SETUP
    if type(frame) in _FLIGHT:
        return SHUTTLE
    return SCORING if type(frame) is f.Deliveries else COLONIZATION


def _active(s: State, frame: Frame) -> int:
    """Whoever is asked; used tech is settled at the end of somebody else's turn."""
    if type(frame) in (f.ShuttleSide, f.Deliveries):
        return NOBODY
    return (frame.seat + 1) % s.parties if type(frame) is f.ChooseSettling else frame.seat


def _spaces(s: State, given: Given) -> None:
    """Markers that are not named stand on the first free spaces, from the active party on. OM-3.4"""
    lacerda = given.table.get("lacerda") or {}
    named = [given.named(seat, "space") for seat in range(s.players)] + ["space" in lacerda] * (s.parties - s.players)
    start = s.first if s.active == NOBODY or s.phase == SETUP else s.active
    order = [(start + n) % s.parties for n in range(s.parties)]
    if s.phase == SETUP and s.active != NOBODY:  # who is asked and who comes later has none yet
        done = (s.active - s.first) % s.players
        placed = {(s.first + n) % s.players for n in range(done)} | set(range(s.players, s.parties))
    else:
        placed = set(order)
    for party in range(s.parties):
        s.spaces[party] = s.spaces[party] if named[party] else 0
    for party in order:
        if not named[party] and party in placed:
            s.spaces[party] = next(space for space in range(1, 9) if space not in s.spaces)


def _setting_up(s: State, frame: Frame) -> None:
    if type(frame) is f.ShuttleSide:  # OM-3.5
        s.stacks[TABLE] = [f.BeginRound()]
    else:
        s.stacks[TABLE] = [f.NextStart((frame.seat - s.first) % s.players + 1)]
    s.stacks[frame.seat] = [frame]


def _lacerdas_turn(s: State, given: Given) -> None:
    """He is next: the table goes on by itself. OM-17.3"""
    s.phase = s.phase if "phase" in given else COLONIZATION
    s.round = s.round if "round" in given else 1
    _spaces(s, given)
    if "standing" not in given:
        s.standing = _still_standing(s)
    s.active = NOBODY
    s.stacks[TABLE] = [f.NextTurn()]


def _still_standing(s: State) -> int:
    """OM-4.2: everybody before the active party has laid the marker down."""
    return sum(1 << party for party in range(s.parties) if s.spaces[party] >= s.spaces[s.active])


def _scoring(s: State, asked: Sequence[Frame], given: Given) -> None:
    """OM-16.1"""
    s.standing = s.standing if "standing" in given else 0
    s.last_round = s.last_round if "last_round" in given else s.round
    s.reason = s.reason if "reason" in given else "limit"
    s.stacks[TABLE] = [f.Score()]
    for frame in asked:
        s.stacks[frame.seat] = [frame]


def _flight(s: State, frame: Frame, given: Given) -> None:
    """OM-12.2, OM-12.4: parties later in turn order are still to be asked."""
    seat = frame.seat
    s.standing = s.standing if "standing" in given else 0
    if type(frame) is f.Board and frame.free and "flew_from" not in given:
        s.flew = s.side(seat)
        s.shuttle_side = s.shuttle_side if "shuttle_side" in given else 1 - s.flew
    order = s.order()
    s.stacks[TABLE] = [f.NextFlight(tuple(order[order.index(s.active) + 1 :]))]
    _stack(s, frame, _rest_of_way(frame))


def _rest_of_way(frame: Frame) -> tuple[Frame, ...]:
    seat, tell = frame.seat, f.Tell(frame.seat, _TRAVELLED)
    if type(frame) is f.ChooseFind:
        return (f.Return(seat, COLONY), f.Arrive(seat, COLONY), tell)
    return (tell,) if type(frame) is f.Arrive else ()


def _turn(s: State, frame: Frame, given: Given) -> None:
    if "standing" not in given:
        s.standing = _still_standing(s)
    if "main_done" not in given:
        s.main_done = type(frame) is not f.Turn
    closing = type(frame) in _END_OF_TURN
    s.closing = s.closing if "closing" in given else closing
    s.stacks[TABLE] = [f.NextTurn()]
    if s.automaton(s.active):
        last = (f.LayDown(TABLE), f.CheckLevel(TABLE), f.Settle(TABLE)) if s.closing else (f.LacerdaEnd(),)
        s.stacks[TABLE] += last
        s.stacks[frame.seat] = [frame]
        return
    _stack(s, frame, _rest_of_turn(s, frame))


def _rest_of_turn(s: State, frame: Frame) -> tuple[Frame, ...]:
    """What the active seat still owes after this question, next first."""
    active = s.active
    if type(frame) is f.Turn:
        return ()
    if s.closing:  # OM-4.5
        places = (f.RefillPlaces(active),) if type(frame) is f.Refill else ()
        last = f.LastGoals(active, tuple(goals.met(s, active)))
        return (*places, f.Settle(active), f.CheckLevel(active), last)
    if type(frame) is f.Displace:  # OM-8.8: the building that takes its hex stands already
        return (f.Arrows(active, active, s.type_at(frame.hex), frame.hex, NONE), f.Continue(active))
    return (*_rest_of_way(frame), f.Continue(active))


def _stack(s: State, frame: Frame, rest: tuple[Frame, ...]) -> None:
    s.stacks[s.active] = list(reversed(rest))
    if frame.seat != s.active:
        s.stacks[s.active].append(WaitFor(s.active, (frame.seat,)))
    s.stacks[frame.seat].append(frame)
