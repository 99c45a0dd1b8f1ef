"""A position to start from instead of a seed: what must be true of it before anybody plays on.

Such a position may come out of a file, so nothing in it is believed: it has the seats and options it says, every frame
lies where it can be answered, nothing resolves itself for ever, and the game's own invariants hold.
"""

from __future__ import annotations

from itertools import chain
from typing import Any

from orrery.core import engine
from orrery.core.errors import BadRecord, detail_of, reason
from orrery.core.frames import AnyOrder, ConfirmTurn, May, OneOf, Repeat, WaitFor
from orrery.core.rng import MASK
from orrery.core.ruleset import Ruleset
from orrery.core.state_codec import canonical, to_plain

Json = Any
MOST_FRAMES = 2000  # on all stacks, repetitions counted; far more than a game ever has
MOST_BITS = 4096  # of any number: the widest are masks of a map's spaces


class BadStart(ValueError):
    """The position cannot be played on; the text says why, for a log."""


def read_start(game: Ruleset[Any, Any], raw: Json) -> Any:
    """A position from its plain form, which must be the very form it is written in."""
    try:
        state = game.codec.read_state(raw)
        if canonical(to_plain(state)) != canonical(raw):
            raise BadStart("it is written in another way than a position is")
    except (KeyError, TypeError, ValueError, RecursionError) as bad:  # NotPlain is a ValueError
        raise BadRecord(0, reason("bad_start", detail=detail_of(bad)), game.texts) from None
    return state


def check_start(game: Ruleset[Any, Any], players: int, options: Any, state: Any) -> None:
    """Raise BadRecord unless a match can go on from this position."""
    try:
        _sizes(players, options, state)
        _numbers(to_plain(state))
        _stacks(game.flow(options), state)
        game.invariants(state)
        if engine.actors(game.flow(options), state):
            _views(game, state)
        else:
            _table_goes_on(game, state)
    except Exception as bad:  # an invariant of a game may fail in any way on what no game could have made
        raise BadRecord(0, reason("bad_start", detail=detail_of(bad)), game.texts) from None


def _views(game: Ruleset[Any, Any], state: Any) -> None:
    for me in (None, *range(state.players)):
        game.view(state, me)
    game.ranking(state)
    for seat in range(state.players):
        tuple(game.score_lines(state, seat))  # a result without its words, which take longer than all the rest


def _table_goes_on(game: Ruleset[Any, Any], state: Any) -> None:
    """Nobody is asked yet: what the table does up to the next question, or the end, must go well."""
    after = game.clone(state)
    engine.start(game.flow(state.options), after)
    game.invariants(after)
    _views(game, after)


def _sizes(players: int, options: Any, state: Any) -> None:
    if state.players != players or state.options != options:
        raise BadStart("seats or options differ")
    if not len(state.stacks) == len(state.keys) == len(state.counters) == players + 1:
        raise BadStart("not one stack and one stream for each seat and the table")
    if any(not 0 <= key <= MASK for key in state.keys) or any(not 0 <= n <= MASK for n in state.counters):
        raise BadStart("a stream of chance is no stream")
    if not 0 <= state.step <= MASK:
        raise BadStart("the count of steps is none")


def _numbers(raw: Json) -> None:
    if isinstance(raw, float):
        raise BadStart("a number is not whole")
    if isinstance(raw, int):
        if raw.bit_length() > MOST_BITS:
            raise BadStart("a number is too large")
    elif isinstance(raw, list):
        for item in raw:
            _numbers(item)
    elif isinstance(raw, dict):
        for item in raw.values():
            _numbers(item)


def _stacks(flow: engine.Flow, state: Any) -> None:
    """Everybody who has a frame is asked something or waits for somebody who is."""
    left = MOST_FRAMES
    for seat, stack in enumerate(state.stacks):
        for frame in stack:
            left -= _burden(flow, frame, left)
            if type(frame) is WaitFor and not all(0 <= other < state.players for other in frame.seats):
                raise BadStart("a frame waits for a seat that is not there")
            if seat < state.players and getattr(frame, "seat", None) != seat:
                raise BadStart("a frame lies on the stack of another seat")
    for stack in state.stacks[:-1]:
        if stack and not _stands(flow, state, stack[-1]):
            raise BadStart("a frame lies there that resolves itself")


def _stands(flow: engine.Flow, state: Any, frame: Any) -> bool:
    handler = flow.handlers[type(frame)]
    if type(handler) is engine.Ask:
        return handler.collapse is None or handler.collapse(frame) is None
    return type(frame) is WaitFor and any(state.stacks[seat] for seat in frame.seats)


def _burden(flow: engine.Flow, frame: Any, left: int) -> int:
    """How many frames this one is, those inside it included."""
    if type(frame) not in flow.handlers:
        raise BadStart("there is no such frame")
    inside = 0
    for item in _frames_in(frame):
        inside += _burden(flow, item, left)
        if getattr(item, "seat", None) != frame.seat:
            raise BadStart("a frame lies in a frame of another seat")
    times = frame.left if type(frame) is Repeat else 1
    burden = 1 + inside * times
    if times < 0 or burden > left:
        raise BadStart("too much is left to do")
    return int(burden)


def _frames_in(frame: Any) -> tuple[Any, ...]:
    """What a combinator holds where frames should be; its other fields are plain."""
    match frame:
        case AnyOrder():
            return frame.todo
        case OneOf():
            return tuple(chain.from_iterable(frame.choices))
        case May() | Repeat():
            return (frame.frame,)
        case ConfirmTurn():
            return () if frame.then is None else (frame.then,)
    return ()
