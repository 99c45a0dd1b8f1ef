"""What a search has learned: for each seat a tree over its own decisions, and how each action fared anywhere."""

from __future__ import annotations

from math import log, sqrt

from orrery.core.engine import Action
from orrery.core.rng import Rng


class Arm:
    """One action at one place: how often it was offered and taken, and what came of it (0 lost, 1 won)."""

    __slots__ = ("offered", "taken", "total")

    def __init__(self) -> None:
        self.offered = 0
        self.taken = 0
        self.total = 0.0

    def learn(self, value: float) -> None:
        self.taken += 1
        self.total += value


class Node:
    """A place in a seat's tree: what the seat has done since the root. Which actions are legal may differ each time."""

    __slots__ = ("arms", "children")

    def __init__(self) -> None:
        self.arms: dict[Action, Arm] = {}
        self.children: dict[Action, Node] = {}

    def fresh(self, legal: list[Action]) -> list[Action]:
        """Actions never taken here."""
        arms = self.arms
        return [action for action in legal if action not in arms]

    def arm(self, action: Action) -> Arm | None:
        """What is known of an action here; None if it was never taken."""
        return self.arms.get(action)

    def add(self, action: Action) -> Arm:
        arm = self.arms[action] = Arm()
        arm.offered = 1
        return arm

    def promising(self, legal: list[Action], explore: float) -> Action:
        """Upper confidence bound, counting how often an action was on offer: it may not always be."""
        best, best_bound = legal[0], -1.0
        for action in legal:
            arm = self.arms[action]
            arm.offered += 1
            bound = arm.total / arm.taken + explore * sqrt(log(arm.offered) / arm.taken)
            if bound > best_bound:
                best, best_bound = action, bound
        return best

    def child(self, action: Action) -> Node:
        found = self.children.get(action)
        if found is None:
            found = self.children[action] = Node()
        return found


class Habits:
    """How each action of each seat fared wherever it was played: a quick policy for the part below the tree."""

    __slots__ = ("_arms",)

    def __init__(self) -> None:
        self._arms: dict[tuple[int, Action], Arm] = {}

    def learn(self, seat: int, action: Action, value: float) -> None:
        key = (seat, action)
        arm = self._arms.get(key)
        if arm is None:
            arm = self._arms[key] = Arm()
        arm.learn(value)

    def best(self, seat: int, legal: list[Action], rng: Rng) -> Action:
        """The action that fared best so far; one never seen is tried at once."""
        arms = self._arms
        start = rng.below(len(legal))  # so that the first in the list is not favoured among unknown ones
        best, best_mean = legal[start], -1.0
        for i in range(len(legal)):
            action = legal[start - i]
            arm = arms.get((seat, action))
            if arm is None:
                return action
            mean = arm.total / arm.taken
            if mean > best_mean:
                best, best_mean = action, mean
        return best
