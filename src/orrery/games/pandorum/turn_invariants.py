"""What is asked and what is left of the turn belong together: a question stands on the steps after it. PD-3, PD-6"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from orrery.core.frames import WaitFor
from orrery.core.state import TABLE, Frame
from orrery.games.pandorum import frames as f
from orrery.games.pandorum.components import BLOCK, CARDS, EVENTS, TAKE
from orrery.games.pandorum.operations import QUESTIONS, asking
from orrery.games.pandorum.rules import income
from orrery.games.pandorum.rules.construction import NOT_YET, steps
from orrery.games.pandorum.state import BUILD, DRAW, END, MOVE, TURN, Construction, State
from orrery.games.pandorum.state import EVENTS as EVENT_PHASE

_BEFORE_THE_END: Final[dict[type, tuple[str, ...]]] = {
    f.Turn: (TURN,),
    f.ChooseSource: (DRAW,),
    f.ChooseStop: (MOVE,),
    f.Training: (MOVE,),
    f.ChooseBuild: (BUILD,),
}


def check_turn(s: State) -> None:
    if s.phase == END:
        assert not any(s.stacks), "the game is over, and somebody is asked"
        return
    assert _same(s.stacks[TABLE], (f.BeginTurn(),)), "after this turn comes another one, or the end"
    own = list(reversed(s.stacks[s.active]))
    others = [seat for seat in range(s.players) if s.stacks[seat] and seat != s.active]
    if not own:
        assert not others, "somebody is asked in nobody's turn"
        assert s.building is None
        return
    question = own.pop(0)
    if type(question) is WaitFor:
        assert question.seats == tuple(others), "the active seat waits for somebody else"
        (stack,) = (s.stacks[seat] for seat in others)
        (question,) = stack
        asked = QUESTIONS.get(type(question))
        assert asked is not None, "the active seat is asked that"
        assert asked.in_turn is not None or asked.beneath is not None, "the active seat is asked that"
    else:
        assert not others, "two seats are asked"
    _asked(s, question, own)


def _same(stack: Sequence[Frame], frames: Sequence[Frame]) -> bool:
    """Frames with equal fields are equal as tuples, whatever they are."""
    return [(type(frame), frame) for frame in stack] == [(type(frame), frame) for frame in frames]


def _asked(s: State, question: Any, rest: list[Frame]) -> None:
    """`rest` is what the active seat still has to do, next first."""
    kind, seat = type(question), s.active
    closing = (f.AfterAction(seat), f.CloseTurn(seat))
    when_over = kind in QUESTIONS and QUESTIONS[kind].when_over
    if kind is f.EndTurn:
        assert s.phase in (TURN, DRAW, MOVE, BUILD)
        _finished(s, rest, closing[1:])
    elif kind in _BEFORE_THE_END:
        assert s.phase in _BEFORE_THE_END[kind], "that is asked in another phase"
        _finished(s, rest, closing)
    elif kind is f.StarDraw:
        assert s.phase == MOVE
        _finished(s, rest, (f.BeginFlight(seat), *closing))
    elif kind is f.ChoosePrice and s.building is None:
        assert s.phase == MOVE
        _finished(s, rest, (f.Land(seat), *closing))
    elif when_over and s.building is None:
        _seats_after(s, question, rest.pop(0))
        _finished(s, rest, closing)
    elif s.phase == EVENT_PHASE:
        assert s.building is None, "a construction is under way"
        _event(s, question, rest)
    else:
        assert s.building is not None, "nothing is under construction"
        assert s.phase == BUILD, "a construction in another phase"
        assert s.auction is None, "an auction is under way"
        if when_over:
            _seats_after(s, question, rest.pop(0))
        _construction(s, s.building, question, rest, closing)


def _finished(s: State, rest: list[Frame], wanted: tuple[Frame, ...]) -> None:
    assert s.building is None, "a construction is under way"
    assert s.auction is None, "an auction is under way"
    assert _same(rest, wanted), "the rest of the turn is another one"


# --- events ---------------------------------------------------------------------------------------


def _event(s: State, question: Any, rest: list[Frame]) -> None:
    """PD-10.3, PD-10.4: seats in turn or bidders, then quids on the card and the end of the turn."""
    asked = QUESTIONS.get(type(question))
    if asked is not None:
        asked.check(s, question)
        if asked.beneath is not None:
            assert _same(rest[:1], (asked.beneath(s, question),)), "the others are asked something else"
            rest = rest[1:]
        elif asked.in_turn is not None:
            _seats_after(s, question, rest[0])
            rest = rest[1:]
    put, reveal, *last = rest
    assert type(put) is f.PutQuids, "an event is opened"
    assert type(reveal) is f.Reveal
    assert _same(last, (f.CheckEnd(s.active),)), "the rest of the turn is another one"
    operation = asking(question)
    assert operation is not None
    assert operation.op == EVENTS[put.event].immediate, "another event asks that"
    assert any(card.event == put.event and not card.quids for card in s.events), "the event does not lie open"


def _seats_after(s: State, question: Any, turns: Any) -> None:
    """PD-10.4: clockwise, each at most once."""
    order = s.clockwise(s.active)
    later = order[order.index(question.seat) + 1 :]
    assert type(turns) is f.InTurn
    assert turns.ask == QUESTIONS[type(question)].ask.kind, "the others are asked something else"
    assert turns.order == tuple(seat for seat in later if seat in turns.order), "not clockwise"


# --- construction ---------------------------------------------------------------------------------


def _construction(s: State, b: Construction, question: Any, rest: list[Frame], closing: tuple[Frame, ...]) -> None:
    """PD-6.5: what is left are the last steps of the construction; what is done is paid, the others are not."""
    every = steps(s.active, b.cards)
    left = rest[: len(rest) - len(closing)]
    assert _same(rest[len(left) :], closing), "the rest of the turn is another one"
    paying = [frame for frame in left if type(frame) in (f.CollectEvent, f.CollectRobbed)]  # instead of CollectEvents
    assert _same(left[: len(paying)], paying), "the construction has other steps"
    left = left[len(paying) :]
    assert left or type(question) is f.AssignSlot, "the construction has other steps"
    assert _same(left, every[len(every) - len(left) :]), "the construction has other steps"
    done = _same((question,), every[len(every) - len(left) - 1 :][:1]) if type(question) is f.AssignSlot else True
    assert done, "another card goes into a slot"
    raised = not any(type(frame) is f.Raise for frame in left)
    assert raised == bool(s.own(s.active) >> b.site & 1), "the object stands too early or too late"
    assert raised == (type(question) is f.AssignSlot), "the construction has other steps"
    assert b.site == s.harvesters[s.active], "building where the harvester is not"
    assert len(b.amounts) == len(b.choices) == len(b.again) == len(b.cards)
    assert all(seat != s.active for seat in b.robbed), "nobody robs himself"
    if not raised:
        assert s.empty() >> b.site & 1, "building where nothing may stand"
        open_ = unpaid(question, left)
        for n, card in enumerate(b.cards):
            assert (b.amounts[n] == NOT_YET) == (n in open_), "paid too early or too late"
            if n not in open_:
                _paid(s, b, n, card)


def unpaid(question: Any, left: Sequence[Any]) -> set[int]:
    """Places of the cards that are still to pay."""
    found = {frame.which for frame in left if type(frame) is f.Collect}
    for frame in left:
        if type(frame) is f.CollectTaking:
            found |= set(frame.places)
    if type(question) is f.ChooseOrder:
        found |= set(question.places)
    elif type(question) in (f.ChooseDirection, f.ChooseCluster, f.UseBlock):
        found.add(question.which)
    return found


def _paid(s: State, b: Construction, n: int, card: int) -> None:
    """A block may repeat it in the way it was paid. PD-7.11"""
    assert b.amounts[n] >= 0, "less than nothing was paid"
    if CARDS[card].income.kind not in (BLOCK, TAKE):
        ways = income.ways(s, s.active, b.site, card)
        assert b.choices[n] in {way.choice for way in ways}, "paid in a way that is none"
