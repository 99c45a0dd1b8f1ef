"""What a question of Pandorum stands on: the rest of the turn beneath it, as the rules would have put it there."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from types import MappingProxyType
from typing import Any, Final

from orrery.core.frames import WaitFor
from orrery.core.position import Given
from orrery.core.state import TABLE, Frame
from orrery.games.pandorum import frames as f
from orrery.games.pandorum.components import BLOCK, CARDS, EVENTS, MODULE, NONE, TAKE
from orrery.games.pandorum.operations import QUESTIONS, asking
from orrery.games.pandorum.rules import income
from orrery.games.pandorum.rules.construction import NOT_YET, steps
from orrery.games.pandorum.state import BUILD, DRAW, MOVE, TURN, InPlay, State
from orrery.games.pandorum.state import EVENTS as EVENT_PHASE
from orrery.games.pandorum.turn_invariants import unpaid

# of one frame that asks several questions
BY_KIND: Final = MappingProxyType(
    {
        "erupt": lambda seat: f.PutToken(seat, "erupt", "PD-11.1"),
        "pad": lambda seat: f.PutToken(seat, "pad", "PD-11.4"),
        "city": lambda seat: f.PutToken(seat, "city", "PD-11.15"),
    }
)
_PHASES: Final[dict[type, str]] = {
    f.Turn: TURN,
    f.EndTurn: TURN,
    f.ChooseSource: DRAW,
    f.StarDraw: MOVE,
    f.ChooseStop: MOVE,
    f.Training: MOVE,
}


def lay(s: State, asked: Sequence[Frame], given: Given) -> None:
    """One question, of the active seat or of another one that it waits for."""
    if not asked:
        return  # the game is over
    if len(asked) > 1:
        given.at.key("pending").refuse("wrong_count", given=len(asked), wanted=1)
    frame = asked[0]
    _whose_turn(s, frame, given)
    rest = _rest(s, frame, given)
    s.stacks[TABLE] = [f.BeginTurn()]
    s.stacks[frame.seat].append(frame)
    if frame.seat != s.active:
        rest = (WaitFor(s.active, (frame.seat,)), *rest)
    s.stacks[s.active][:0] = reversed(rest)


def _whose_turn(s: State, frame: Frame, given: Given) -> None:
    if "active" not in given:
        s.active = frame.seat
    if "first" not in given and "turn" not in given:
        s.first = s.active
    for seat in range(s.players):
        if not given.named(seat, "idle"):
            s.idle[seat] = int(seat == s.active)
    if "phase" not in given:
        jump = type(frame) is f.ChoosePrice and s.building is None
        s.phase = EVENT_PHASE if _on_revealing(frame) else MOVE if jump else _PHASES.get(type(frame), BUILD)


def _on_revealing(frame: Frame) -> bool:
    """An event asks it at the end of a turn."""
    question = QUESTIONS.get(type(frame))
    return type(frame) is f.PutToken or (question is not None and not question.when_over)


def _rest(s: State, frame: Frame, given: Given) -> tuple[Frame, ...]:
    """What the active seat still owes after this question, next first."""
    active, kind = s.active, type(frame)
    turn = (f.AfterAction(active), f.CloseTurn(active))
    if kind is f.EndTurn:
        return turn[1:]
    if kind is f.StarDraw:
        return (f.BeginFlight(active), *turn)
    if _on_revealing(frame):
        return _rest_of_event(s, frame, given)
    if kind in QUESTIONS:  # PD-11.8: an event that has paid for a construction is settled in the middle of it
        building = () if s.building is None else _after(steps(active, s.building.cards), f.CollectEvents(active))
        return (*_others_after(s, frame), *building, *turn)
    if kind is f.ChoosePrice and s.building is None:
        return (f.Land(active), *turn)
    if kind in _STEPS:
        return (*_rest_of_construction(s, frame, given), *turn)
    return turn


# --- construction ---------------------------------------------------------------------------------

# the step of a construction (PD-6.5) that asks this; None: the price of the nose effect comes before all steps
_STEPS: Final[dict[type, Callable[[Any], Frame | None]]] = {
    f.ChoosePrice: lambda frame: None,
    f.ChooseOrder: lambda frame: f.CollectTaking(frame.seat, frame.places),
    f.ChooseDirection: lambda frame: f.Collect(frame.seat, frame.which),
    f.ChooseCluster: lambda frame: f.Collect(frame.seat, frame.which),
    f.UseBlock: lambda frame: f.Collect(frame.seat, frame.which),
    f.AssignSlot: lambda frame: frame,
}


def _rest_of_construction(s: State, frame: Frame, given: Given) -> tuple[Frame, ...]:
    if s.building is None:
        given.at.refuse("missing_key", key="building")
    every = steps(frame.seat, s.building.cards)
    step = _STEPS[type(frame)](frame)
    rest = every if step is None else _after(every, step)
    _under_way(s, frame, rest, given)
    return rest


def _under_way(s: State, frame: Frame, rest: tuple[Frame, ...], given: Given) -> None:
    """The harvester stands there, earlier cards have paid, and at last the object is there. PD-6.5"""
    b, seat = s.building, frame.seat
    assert b is not None
    if not given.named(seat, "at"):
        s.harvesters[seat] = b.site
    if type(frame) is f.AssignSlot and not s.own(seat) >> b.site & 1:
        figures = s.modules if b.figure == MODULE else s.bases
        figures[seat] |= 1 << b.site
    open_ = unpaid(frame, rest)
    amounts, choices = list(b.amounts), list(b.choices)
    for n, card in enumerate(b.cards):
        plain = CARDS[card].income.kind not in (BLOCK, TAKE)
        way = income.ways(s, seat, b.site, card)[0] if plain else income.Way(NONE, 0)
        if n not in open_ and choices[n] == NONE:
            choices[n] = way.choice
        if n not in open_ and amounts[n] == NOT_YET:
            amounts[n] = way.amount
    s.building = b._replace(amounts=tuple(amounts), choices=tuple(choices))


def _after(every: tuple[Frame, ...], step: Frame) -> tuple[Frame, ...]:
    found = next((n for n, other in enumerate(every) if type(other) is type(step) and other == step), None)
    assert found is not None, "the construction has no such step"
    return every[found + 1 :]


# --- events ---------------------------------------------------------------------------------------


def _rest_of_event(s: State, frame: Frame, given: Given) -> tuple[Frame, ...]:
    """PD-10.3, PD-10.11: the seats after this one are asked, quids are put on the card, then the turn closes."""
    active = s.active
    operation = asking(frame)
    assert operation is not None
    event = next(n for n, about in enumerate(EVENTS) if about.immediate == operation.op)
    if all(card.event != event for card in s.events):
        s.events = (*s.events, InPlay(event, 0))
    all_built = all(s.own(seat) for seat in range(s.players))
    closing = (f.PutQuids(active, event), f.Reveal(active, all_built), f.CheckEnd(active))
    question = QUESTIONS.get(type(frame))
    if question is not None:
        for key, make_up in question.made_up.items():
            if key not in given:
                make_up(s, event)
    return (*_others_after(s, frame), *closing)


def _others_after(s: State, frame: Frame) -> tuple[Frame, ...]:
    """Seats that come after this one, as far as they are asked the same: not everybody has most objects. PD-10.4"""
    question = QUESTIONS.get(type(frame))
    if question is None:
        return ()
    if question.beneath is not None:
        return (question.beneath(s, frame),)
    if question.in_turn is None:
        return ()
    order = s.clockwise(s.active)
    later = order[order.index(frame.seat) + 1 :]
    asked = tuple(seat for seat in later if question.asked_too(s, frame, seat))
    return (f.InTurn(s.active, question.ask.kind, asked),)
