"""Compact action spaces: an answer is given as a path of small numbers, step by step.

The steps of all legal answers of a decision form a tree. A `Cursor` stands in it and says which steps lead on; the tree
is grown from the legal list, never from the space. Where all answers that are left go on alike there is nothing to
choose, so such steps are passed over, at the beginning too; a decision with a single answer is one step.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from orrery.core import registry
from orrery.core.decision import Decision
from orrery.core.errors import IllegalStep
from orrery.core.numbering import Block, Numbering, Path
from orrery.lab.spaces.finding import lab_module

Answer = tuple[Path, Any]  # an action with its path
FEW = 24  # numbers up to which an array is filled faster one by one


class Space:
    """The action space of a game: the same numbers for all counts of seats, options and expansions."""

    def __init__(self, game_id: str, steps: Numbering, path: Callable[[Any], Path]) -> None:
        self.game_id = game_id
        self.name = steps.name
        self.n = steps.size
        self.blocks: tuple[Block, ...] = tuple(steps.blocks)
        self._meanings = tuple(text for block in self.blocks for text in block.each)
        self._path = path
        self._paths: dict[type, dict[tuple[Any, ...], Path]] = {}  # bare tuples compare without a call of Python

    def meaning(self, step: int) -> str:
        """What a number says, in words."""
        if not 0 <= step < self.n:
            raise IllegalStep(registry.texts(), step=step, space=self.name)
        return self._meanings[step]

    def path(self, action: Any) -> Path:
        """All steps of an action, whatever else may be legal beside it."""
        known = self._paths.setdefault(type(action), {})
        found = known.get(tuple(action))
        if found is None:
            found = known[tuple(action)] = self._path(action)
        return found

    def begin(self, decision: Decision | Sequence[Any]) -> Cursor:
        """The start of an answer to a decision, or to its bare list of legal actions."""
        actions = decision.actions if isinstance(decision, Decision) else decision
        paths = self._paths
        branches: dict[int, list[Answer]] = {}
        for action in actions:
            try:
                path = paths[type(action)][tuple(action)]
            except KeyError:
                path = self.path(action)
            known = branches.get(path[0])
            if known is None:
                branches[path[0]] = [(path, action)]
            else:
                known.append((path, action))
        if len(branches) == 1 and len(actions) > 1:
            (answers,) = branches.values()
            return _cursor(self, answers, 1)
        return Cursor(self, (), branches)

    def encode(self, decision: Decision | Sequence[Any], action: Any) -> Path:
        """The steps by which a cursor of this decision comes to the action."""
        path, steps = self.path(action), []
        cursor = self.begin(decision)
        while cursor.action is None:
            if len(cursor.prefix) >= len(path):
                raise IllegalStep(registry.texts(), step=path[-1], space=self.name)
            step = path[len(cursor.prefix)]
            steps.append(step)
            cursor = cursor.choose(step)
        if type(cursor.action) is not type(action) or cursor.action != action:
            raise IllegalStep(registry.texts(), step=path[-1], space=self.name)
        return tuple(steps)

    def decode(self, decision: Decision | Sequence[Any], steps: Iterable[int]) -> Any:
        """The action to which these steps lead: the inverse of `encode`."""
        cursor = self.begin(decision)
        for step in steps:
            cursor = cursor.choose(step)
        if cursor.action is None:
            raise IllegalStep(registry.texts(), step="", space=self.name)
        return cursor.action

    def __reduce__(self) -> tuple[Callable[[str], Space], tuple[str]]:
        """Other processes find their own by the game."""
        return space, (self.game_id,)

    def __repr__(self) -> str:
        return f"<Space {self.name}: {self.n} steps>"


class Cursor:
    """A place on the way to an answer: `.legal` steps lead on until `.action` is there.

    `prefix` holds the steps so far, those passed over too. A cursor never changes: `choose` gives another one.
    """

    __slots__ = ("_branches", "action", "legal", "prefix", "space")

    def __init__(self, space: Space, prefix: Path, branches: dict[int, list[Answer]], action: Any = None) -> None:
        self.space = space
        self.prefix = prefix
        self.action = action
        self.legal: list[int] = list(branches)  # in the order of the legal actions; to be read only
        self._branches = branches

    @property
    def done(self) -> bool:
        return self.action is not None

    @property
    def actions(self) -> list[Any]:
        """The legal actions that can still be reached."""
        return (
            [action for answers in self._branches.values() for _, action in answers] if not self.done else [self.action]
        )

    def choose(self, step: int) -> Cursor:
        """One step on. A step that is not legal here is an IllegalStep."""
        answers = self._branches.get(step)
        if answers is None:
            raise IllegalStep(registry.texts(), step=step, space=self.space.name)
        if len(answers) == 1:
            path, action = answers[0]
            return Cursor(self.space, path, {}, action)
        return _cursor(self.space, answers, len(self.prefix) + 1)

    def mask(self, out: NDArray[Any] | None = None) -> NDArray[Any]:
        """1 for each legal step, 0 for the others; written into `out`, of any type of numbers, if it is given."""
        if out is None:
            out = np.zeros(self.space.n, np.int8)
        else:
            out.fill(0)
        if len(self.legal) < FEW:
            for step in self.legal:
                out[step] = 1
        else:
            out[self.legal] = 1
        return out

    def __repr__(self) -> str:
        so_far = ", ".join(map(self.space.meaning, self.prefix))
        return f"<Cursor ({so_far}): {self.action if self.done else f'{len(self.legal)} steps'}>"


def _cursor(space: Space, answers: list[Answer], depth: int) -> Cursor:
    """The next place with a choice between these answers, of which there are several."""
    while True:
        branches: dict[int, list[Answer]] = {}
        for answer in answers:
            step = answer[0][depth]
            known = branches.get(step)
            if known is None:
                branches[step] = [answer]
            else:
                known.append(answer)
        if len(branches) != 1:
            return Cursor(space, answers[0][0][:depth] if answers else (), branches)
        depth += 1


@cache
def space(game_id: str) -> Space:
    """The action space of a game."""
    found = lab_module(game_id, "spaces")
    return Space(game_id, found.STEPS, found.path)
