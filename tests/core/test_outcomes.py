"""What actions would bring, on the toy game: amounts, losses, reveals, ends of turns, others."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import orrery
from core.toy import TOY, Gifted, State, Toy
from orrery import Match
from orrery.core.ledger import BURDEN, LEVEL, OPEN, WASTE, Amount, Loss, Quantity
from orrery.core.outcomes import LineChange, Outcome, ScoreChange


def match_of(game: Toy = TOY, players: int = 3, **options: Any) -> Match:
    return game.new(players, 1, {"confirm": False, "mood": "calm", "coins": 2, **options})


def foretold(m: Match, action: list[Any], seat: int = 0) -> Outcome:
    (found,) = m.outcomes(seat, [action])
    return found


def test_all_legal_actions_in_their_order() -> None:
    m = match_of()
    decision = m.decision(0)
    assert decision is not None
    assert [found.action for found in m.outcomes(0)] == list(decision.actions)
    assert m.outcomes(0, decision.actions[2:4]) == m.outcomes(0)[2:4]
    assert m.outcomes(0, []) == ()


def test_what_is_gained() -> None:
    found = foretold(match_of(), ["plan", "gather"])
    assert found.gained == (Amount("coin", 1),)
    assert (found.paid, found.lost, found.shed) == ((), (), ())
    assert not found.reveals
    assert found.ends_turn
    assert found.asks is None
    assert found.score == ScoreChange(0, 0, ())


def test_what_is_paid_and_scored() -> None:
    found = foretold(match_of(), ["burn"])
    assert found.paid == (Amount("coin", 1),)
    assert found.score == ScoreChange(0, 1, (LineChange("points", 0, 1),))
    assert not found.ends_turn
    assert found.asks == "turn"


def test_nothing_is_foretold_beyond_a_reveal() -> None:
    for plan in ("roll", "dig", "show"):
        found = foretold(match_of(), ["plan", plan])
        assert found.reveals
        assert not found.gained
        assert found.asks is None


def test_a_question_that_follows() -> None:
    found = foretold(match_of(), ["plan", "craft"])
    assert found.asks == "any_order"
    assert not found.ends_turn
    assert not found.forgone


def test_what_could_have_come_first() -> None:
    m = match_of()
    assert foretold(m, ["plan", "gather"]).forgone == ("gift", "burn")  # a gift waits for its answer, a burn goes on
    assert foretold(m, ["plan", "gather"]).forgone == m.outcomes(0)[0].forgone


def test_what_others_feel() -> None:
    m = match_of()
    m.act(0, ["gift", 1])
    found = foretold(m, ["answer", "yes"], seat=1)
    assert found.gained == (Amount("coin", 1),)
    (giver,) = found.others
    assert (giver.seat, giver.paid, giver.score) == (0, (Amount("coin", 1),), None)
    assert not foretold(m, ["answer", "no"], seat=1).others


def test_nothing_changes_by_asking() -> None:
    m = match_of()
    before = m.to_json()
    m.outcomes(0)
    assert m.to_json() == before


def test_a_seat_that_is_not_asked() -> None:
    m = match_of()
    for actions in (None, [["plan", "gather"]]):
        with pytest.raises(orrery.IllegalAction) as refused:
            m.outcomes(1, actions)
        assert refused.value.why == "not_your_decision"
    with pytest.raises(orrery.BadAction):
        m.outcomes(7)
    with pytest.raises(orrery.IllegalAction):
        m.outcomes(0, [["plan", "gather"], ["answer", "yes"]])
    with pytest.raises(orrery.BadAction):
        m.outcomes(0, [["hop"]])


class Books(Toy):
    """The same game with a ledger of every kind, made of coins."""

    quantities = (
        Quantity("coin"),
        Quantity("height", LEVEL),
        Quantity("weight", BURDEN),
        Quantity("heap", OPEN),
        Quantity("overflow", WASTE, of="coin"),
        Quantity("dream", secret=True),
    )
    open_scores = True
    losses = {Gifted: lambda event: _stolen(event)}  # noqa: RUF012 - declared as games do

    def ledger(self, state: State, seat: int, /) -> tuple[int, ...]:
        coins = state.coins[seat]
        return (coins, coins, coins, coins, max(0, coins - 4), coins)


def _stolen(event: Gifted) -> Iterator[Loss]:
    if event.taken:
        yield Loss(event.seat, "coin")
        yield Loss(event.seat, "heap", 2, had=False)


BOOKS = Books()


def test_more_of_each_kind() -> None:
    found = foretold(match_of(BOOKS), ["plan", "gather"])
    assert [item for item, _ in found.gained] == ["coin", "height", "weight", "dream"]


def test_less_of_each_kind() -> None:
    found = foretold(match_of(BOOKS), ["burn"])
    assert found.paid == (Amount("coin", 1), Amount("dream", 1))
    assert found.lost == (Amount("height", 1),)
    assert found.shed == (Amount("weight", 1),)


def test_waste_is_lost_as_it_grows_and_whole_at_the_end_of_a_turn() -> None:
    m = match_of(BOOKS, coins=3)
    craft = next(n for n, action in enumerate(m.outcomes(0)) if action.asks == "any_order")
    m.act(0, m.outcomes(0)[craft].action)
    assert [dict(found.lost) for found in m.outcomes(0)[:3]] == [{}, {"coin": 1}, {"coin": 2}]
    m.act(0, ["pick", 2])  # six coins, two of them without room
    first, second = m.outcomes(0)[:2]
    assert [dict(found.lost) for found in (first, second)] == [{"coin": 5}, {"coin": 5}]  # the last one comes by itself
    assert first.ends_turn


def test_losses_told_by_events() -> None:
    m = match_of(BOOKS)
    m.act(0, ["gift", 1])
    (giver,) = foretold(m, ["answer", "yes"], seat=1).others
    assert dict(giver.lost) == {"coin": 1, "heap": 2, "height": 1}
    assert not giver.paid, "it was no price, and what is secret is not told of others"
    assert giver.score == ScoreChange(0, 1, (LineChange("points", 0, 1),)), "thanks are worth a point"
