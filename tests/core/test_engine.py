"""The loop and its combinators, on the toy game."""

from __future__ import annotations

from typing import Any

import pytest

from core.toy import FLOW, PLANS, TOY, Accept, Burn, Gain, Gift, Number, Plan, State, Thanks, Turn
from orrery.core import engine
from orrery.core.errors import EngineError, IllegalAction
from orrery.core.frames import AnyOrder, Confirm, ConfirmTurn, May, OneOf, Pick, Repeat, Skip, WaitFor
from orrery.core.state import TABLE
from orrery.core.state_codec import digest


def at(*frames: Any, seat: int = 0, players: int = 3, **options: Any) -> State:
    """A state where one seat owes these frames, left to right, and the table nothing."""
    s = TOY.initial(players, 1, TOY.read_options(options))
    s.stacks[TABLE].clear()
    s.stacks[seat].extend(reversed(frames))
    engine.start(FLOW, s)
    return s


def do(s: State, seat: int, *actions: Any) -> State:
    for action in actions:
        listed = engine.options(FLOW, s, seat)
        assert any(type(o) is type(action) and o == action for o in listed)
        engine.step(FLOW, s, seat, action)
    return s


def plan(what: str) -> Plan:
    return Plan(PLANS.index(what))


def test_sequential_turns() -> None:
    s = TOY.initial(3, 1, TOY.read_options(None))
    engine.start(FLOW, s)
    for seat in range(3):
        assert engine.actors(FLOW, s) == (seat,)
        do(s, seat, plan("gather"))
    assert engine.actors(FLOW, s) == (0, 1, 2)  # the secret phase asks everybody
    assert s.coins == [2, 2, 2]
    assert s.step == 3


def test_any_order_asks_until_one_is_left() -> None:
    s = at(AnyOrder(0, (Gain(0, 1), Gain(0, 2), Gain(0, 3)), "T"), coins=0)
    assert engine.options(FLOW, s, 0) == [Pick(0), Pick(1), Pick(2)]
    do(s, 0, Pick(2))
    assert s.coins[0] == 3
    assert engine.options(FLOW, s, 0)[:2] == [Pick(0), Pick(1)]
    do(s, 0, Pick(0))
    assert s.coins[0] == 6  # the last one needed no question
    assert engine.actors(FLOW, s) == ()


def test_any_order_resolves_a_chosen_frame_wholly_before_the_next_choice() -> None:
    inner = AnyOrder(0, (Gain(0, 10), Gain(0, 20)), "T")
    s = at(AnyOrder(0, (inner, Gain(0, 1)), "T"), coins=0)
    do(s, 0, Pick(0))
    assert s.stacks[0][-1] == inner
    do(s, 0, Pick(1))
    assert s.coins[0] == 31


def test_one_of_runs_one_course_left_to_right() -> None:
    s = at(OneOf(0, ((Gain(0, 1), Turn(0)), (Gain(0, 5),)), "T"), coins=0)
    do(s, 0, Pick(0))
    assert s.coins[0] == 1
    assert s.stacks[0] == [Turn(0)]
    s = at(OneOf(0, ((Gain(0, 1), Turn(0)), (Gain(0, 5),)), "T"), coins=0)
    do(s, 0, Pick(1))
    assert (s.coins[0], s.stacks[0]) == (5, [])


def test_a_choice_of_one_collapses_by_itself() -> None:
    s = at(OneOf(0, ((Gain(0, 4),),), "T"), AnyOrder(0, (Gain(0, 2),), "T"), AnyOrder(0, (), "T"), coins=0)
    assert s.coins[0] == 6
    assert engine.actors(FLOW, s) == ()


def test_may() -> None:
    s = at(May(0, Gain(0, 9), "T"), coins=0)
    assert engine.options(FLOW, s, 0) == [Pick(0), Skip()]
    assert do(s, 0, Pick(0)).coins[0] == 9
    s = at(May(0, Gain(0, 9), "T"), coins=0)
    assert do(s, 0, Skip()).coins[0] == 0


@pytest.mark.parametrize("times", [0, 1, 3])
def test_repeat(times: int) -> None:
    s = at(Repeat(0, Gain(0, 1), times), coins=0)
    assert s.coins[0] == times
    assert s.stacks[0] == []


def test_repeat_of_a_question_asks_each_time() -> None:
    s = at(Repeat(0, May(0, Gain(0, 1), "T"), 3), coins=0)
    do(s, 0, Pick(0), Skip(), Pick(0))
    assert s.coins[0] == 2 + 0
    assert engine.actors(FLOW, s) == ()


def test_confirm_turn_runs_its_frame_once_confirmed() -> None:
    s = at(ConfirmTurn(0, "T", Gain(0, 4)), coins=0)
    assert s.coins[0] == 0
    assert engine.options(FLOW, s, 0) == [Confirm()]
    do(s, 0, Confirm())
    assert s.coins[0] == 4


def test_another_seats_choice_inside_my_turn() -> None:
    s = TOY.initial(3, 1, TOY.read_options(None))
    engine.start(FLOW, s)
    do(s, 0, Gift(2))
    assert engine.actors(FLOW, s) == (2,)
    assert s.stacks[2] == [Accept(2, 0)]
    assert s.stacks[0][-1] == WaitFor(0, (2,))
    assert s.points[0] == 0  # thanks come after the answer
    engine.step(FLOW, s, 2, engine.options(FLOW, s, 2)[0])
    assert s.coins == [0, 1, 2]
    assert s.points[0] == 1
    assert engine.actors(FLOW, s) == (1,)


def test_free_actions_stand_beside_each_own_decision_and_leave_it_in_place() -> None:
    s = TOY.initial(2, 1, TOY.read_options({"coins": 2}))
    engine.start(FLOW, s)
    top = s.stacks[0][-1]
    assert Burn() in engine.options(FLOW, s, 0)
    do(s, 0, Burn())
    assert s.stacks[0][-1] == top
    assert (s.coins[0], s.points[0], s.step) == (1, 1, 1)
    do(s, 0, Burn())
    assert Burn() not in [a for a in engine.options(FLOW, s, 0) if type(a) is Burn]
    before = digest(s)
    with pytest.raises(IllegalAction) as refused:
        engine.step(FLOW, s, 0, Burn())
    assert (refused.value.rule, refused.value.why) == ("TOY-8", "no_coin")
    assert digest(s) == before
    with pytest.raises(EngineError):
        engine.step(FLOW, s, 1, Burn())  # seat 1 owes nothing now


def test_refused_actions_change_nothing() -> None:
    s = at(AnyOrder(0, (Gain(0, 1), Gain(0, 2)), "T"), coins=0)
    before = digest(s)
    for action in (Pick(2), Skip(), Number(1), Plan(0)):
        refused = engine.refuse(FLOW, s, 0, action)
        assert refused is not None
        assert refused.rule == "T"
        with pytest.raises(IllegalAction):
            engine.step(FLOW, s, 0, action)
    assert digest(s) == before


def test_the_same_numbers_of_another_kind_are_not_taken_for_the_answer() -> None:
    s = at(AnyOrder(0, (Gain(0, 1), Gain(0, 2)), "T"))
    assert tuple(Number(1)) == tuple(Pick(1))
    assert engine.refuse(FLOW, s, 0, Number(1)) is not None
    assert engine.refuse(FLOW, s, 0, Pick(1)) is None


def test_deadlocks_are_found() -> None:
    s = TOY.initial(2, 1, TOY.read_options(None))
    s.stacks[0].append(WaitFor(0, (1,)))
    s.stacks[1].append(WaitFor(1, (0,)))
    with pytest.raises(EngineError, match="deadlock"):
        engine.start(FLOW, s)
    s = TOY.initial(2, 1, TOY.read_options(None))
    s.stacks[0].append(WaitFor(0, (0,)))
    with pytest.raises(EngineError, match="deadlock"):
        engine.start(FLOW, s)


def test_waiting_for_a_seat_that_collapses_to_nothing_is_no_deadlock() -> None:
    s = TOY.initial(2, 1, TOY.read_options(None))
    s.stacks[TABLE].clear()
    s.stacks[0].extend([Thanks(0), WaitFor(0, (1,))])
    s.stacks[1].append(AnyOrder(1, (), "T"))
    engine.start(FLOW, s)
    assert s.points[0] == 1


def test_a_waiting_seat_goes_on_while_others_are_still_asked() -> None:
    """Seat 0 waits for 1, who has nothing to decide any more; seat 2 still thinks."""
    s = TOY.initial(3, 1, TOY.read_options(None))
    s.stacks[TABLE].clear()
    s.stacks[0].extend([Thanks(0), WaitFor(0, (1,))])
    s.stacks[1].append(OneOf(1, ((),), "T"))
    s.stacks[2].append(Turn(2))
    engine.start(FLOW, s)
    assert s.points[0] == 1
    assert engine.actors(FLOW, s) == (2,)


def test_a_table_frame_waits_for_every_seat() -> None:
    s = TOY.initial(3, 1, TOY.read_options(None))
    engine.start(FLOW, s)
    for seat in range(3):
        do(s, seat, plan("gather"))
    do(s, 1, Number(2))
    do(s, 0, Number(1))
    assert s.secret == [1, 2, 0]
    do(s, 2, Number(2))
    assert s.secret == [0, 0, 0]
    assert s.points == [1, 0, 0]  # the only lone number
    assert s.round == 2


def test_an_unknown_frame_is_a_bug_that_shows() -> None:
    s = TOY.initial(2, 1, TOY.read_options(None))
    s.stacks[0].append(Pick(0))
    with pytest.raises(KeyError):
        engine.start(FLOW, s)


def test_asking_a_seat_that_owes_nothing() -> None:
    s = at(Turn(0))
    assert engine.options(FLOW, s, 1) == []
    assert engine.asking(FLOW, s, 1) is None
    with pytest.raises(EngineError):
        engine.refuse(FLOW, s, 1, Plan(0))


def test_who_decides_first() -> None:
    s = TOY.initial(3, 1, TOY.read_options(None))
    engine.start(FLOW, s)
    assert engine.first_actor(FLOW, s) == engine.actors(FLOW, s)[0]
    for stack in s.stacks:
        stack.clear()
    assert engine.first_actor(FLOW, s) == -1
    assert engine.actors(FLOW, s) == ()


def test_a_long_list_to_order_has_an_answer_for_each() -> None:
    s = at(AnyOrder(0, tuple(Gain(0, n + 1) for n in range(40)), ""))
    assert engine.options(FLOW, s, 0) == [*(Pick(n) for n in range(40)), Burn()]


def test_rule_and_params_of_a_decision() -> None:
    m = TOY.new(2, 1)
    decision = m.decision(0)
    assert decision is not None
    assert (decision.kind, decision.rule, decision.params) == ("turn", "TOY-1", {"coins": 1})
    assert decision.prompt("ru") == "ru|prompt-turn|coins=1"
    m.act(0, ["plan", "craft"])
    decision = m.decision(0)
    assert decision is not None
    assert (decision.kind, decision.rule, decision.params) == ("any_order", "TOY-4", {"left": 3})
    assert decision.to_json() == {
        "seat": 0,
        "kind": "any_order",
        "rule": "TOY-4",
        "params": {"left": 3},
        "actions": [["pick", 0], ["pick", 1], ["pick", 2], ["burn"]],
    }
    assert m.decision(1) is None


def test_events_off_plays_the_same() -> None:
    told, silent = TOY.new(3, 4).state, TOY.new(3, 4).state
    for seat in range(3):
        engine.apply(FLOW, told, seat, plan("roll"), [])
        engine.apply(FLOW, silent, seat, plan("roll"), None)
    assert digest(told) == digest(silent)
