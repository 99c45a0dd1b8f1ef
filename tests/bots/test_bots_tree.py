"""The bookkeeping of the search."""

from __future__ import annotations

from orrery.bots.rollout import some
from orrery.bots.search_tree import Habits, Node
from orrery.core.rng import Rng
from orrery.games.planet_5r.actions import Bid, PlayCard


def test_actions_never_taken_come_first() -> None:
    node = Node()
    node.add("a").learn(1.0)
    assert node.fresh(["a", "b", "c"]) == ["b", "c"]


def test_the_better_action_is_promising_until_the_other_is_overdue() -> None:
    node = Node()
    for name, value in (("good", 0.8), ("bad", 0.2)):
        arm = node.add(name)
        for _ in range(10):
            arm.learn(value)
            arm.offered += 1
    assert node.promising(["good", "bad"], explore=0.3) == "good"
    good, bad = node.arm("good"), node.arm("bad")
    assert good is not None
    assert bad is not None
    good.taken, good.total = 10_000, 5_000.0  # well known by now, and no better than half
    bad.offered = 10_000
    assert node.promising(["good", "bad"], explore=1.5) == "bad"


def test_only_legal_actions_are_promising() -> None:
    node = Node()
    for name, value in (("gone", 1.0), ("here", 0.1)):
        node.add(name).learn(value)
    assert node.promising(["here"], explore=0.3) == "here"


def test_habits_are_by_seat() -> None:
    habits = Habits()
    for action, value in (("a", 0.9), ("b", 0.1)):
        habits.learn(0, action, value)
        habits.learn(1, action, 1 - value)
    assert habits.best(0, ["a", "b"], Rng(1)) == "a"
    assert habits.best(1, ["a", "b"], Rng(1)) == "b"
    assert habits.best(0, ["a", "new"], Rng(1)) == "new"


def test_a_bid_is_not_a_card_of_the_same_number() -> None:
    card, bid = PlayCard(2), Bid(2)
    assert tuple(card) == tuple(bid), "bare tuples: that is why the books tell their kinds apart"
    node, habits = Node(), Habits()
    node.add(card).learn(1.0)
    assert node.fresh([bid]) == [bid]
    assert node.child(card) is not node.child(bid)
    habits.learn(0, card, 0.9)
    habits.learn(0, bid, 0.1)
    habits.learn(0, Bid(3), 0.5)
    assert type(habits.best(0, [bid, Bid(3)], Rng(1))) is Bid
    assert habits.best(0, [bid, Bid(3)], Rng(1)).water == 3


def test_a_few_of_many_without_repeats() -> None:
    many = list(range(50))
    picked = some(many, Rng(3), 6)
    assert len(set(picked)) == len(picked) == 6
    assert many == list(range(50))
    assert some([1, 2], Rng(3), 6) == [1, 2]
