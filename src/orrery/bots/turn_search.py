"""Following one seat's own turn to its end, and no wider: along the seat's stack, without the other seats.

It serves games whose seats play side by side (`Ruleset.side_by_side`), where what the others do at the same time
changes nothing on the seat's boards, and games whose seats take turns (`Ruleset.turn_by_turn`). A turn is followed
until the seat has nothing to decide any more or the next round begins.
"""

from __future__ import annotations

from collections.abc import Sequence
from time import perf_counter
from typing import Any, NamedTuple

from orrery.bots.rollout import chapter
from orrery.core.engine import Action, Flow, apply, options
from orrery.core.ruleset import Ruleset

LONGEST_PATH = 40  # decisions of a turn that is looked for in breadth
LONGEST_TURN = 120  # decisions; a turn that never ends would be a bug of the game, not ours
PATIENCE = 24  # decisions; after so many in one turn whatever can be done at any time has to gain something
HASTE = 1e-6  # points a decision costs: of two ways to the same end the shorter one, or a bot could go in circles
ALIKE = 1e-9
FEW = 8  # actions that are followed one by one when they look alike
DEEPER = 2  # how many such lists one after another


class Opening(NamedTuple):
    """The beginning of a turn, and how it looks then."""

    value: float
    actions: tuple[Action, ...]


class Turn(NamedTuple):
    """A turn followed to its end: how it looks then, what the seat did, and where that leads."""

    value: float
    actions: list[Action]
    end: Any


class _Path(NamedTuple):
    """A part of a turn: how it looks so far, which beginning it has, what was done, and where that leads."""

    value: float
    first: int
    actions: tuple[Action, ...]
    state: Any


def alike(values: Sequence[float]) -> bool:
    """Whether a short list tells nothing by itself."""
    return 1 < len(values) <= FEW and max(values) - min(values) < ALIKE


class TurnSearch:
    """A game and its flow, and how many actions of a long list are judged at all."""

    __slots__ = ("flow", "game", "width")

    def __init__(self, game: Ruleset[Any, Any], flow: Flow, width: int) -> None:
        self.game = game
        self.flow = flow
        self.width = width

    def values_now(self, state: Any, seat: int, actions: Sequence[Action]) -> list[float]:
        """How the position looks right after each action."""
        return [self.game.evaluate(after, seat) for after in self._after(state, seat, actions)]

    def _after(self, state: Any, seat: int, actions: Sequence[Action]) -> list[Any]:
        """The position right after each action."""
        found = []
        for action in actions:
            after = self.game.clone(state)
            apply(self.flow, after, seat, action)
            found.append(after)
        return found

    def shortlist(self, state: Any, seat: int, actions: Sequence[Action], most: int) -> list[Action]:
        """The actions worth a closer look: of a long list those that look best at once."""
        if len(actions) <= most:
            return list(actions)
        tried = self.game.promising(state, seat, actions, self.width)
        values = self.values_now(state, seat, tried)
        best = sorted(range(len(tried)), key=lambda n: -values[n])[:most]
        return [tried[n] for n in sorted(best)]

    def openings(self, state: Any, seat: int, actions: Sequence[Action], deeper: int = DEEPER) -> list[Opening]:
        """All beginnings of a turn worth judging, each up to the action that shows what it is good for."""
        now = chapter(state)
        tried = self.game.promising(state, seat, actions, self.width)
        states = self._after(state, seat, tried)
        values = [self.game.evaluate(s, seat) for s in states]
        if not deeper or not alike(values):
            return [Opening(value, (action,)) for value, action in zip(values, tried, strict=True)]
        found: list[Opening] = []
        for value, action, s in zip(values, tried, states, strict=True):
            follow = options(self.flow, s, seat) if chapter(s) == now else []
            then = self.openings(s, seat, follow, deeper - 1) if follow else [Opening(value, ())]
            found += [Opening(more.value, (action, *more.actions)) for more in then]
        return found

    def best(self, state: Any, seat: int, actions: Sequence[Action]) -> Opening:
        """How good it can look, and by which action; where all look alike, by which actions one after another."""
        return max(self.openings(state, seat, actions), key=lambda opening: opening.value)

    def finish_turn(self, s: Any, seat: int, now: int) -> list[Action]:
        """Play the seat's own decisions until it owes none or another round than `now` is on; what it did."""
        done: list[Action] = []
        for _ in range(LONGEST_TURN):
            found = options(self.flow, s, seat) if chapter(s) == now else []
            if not found:
                break
            if len(done) >= PATIENCE:
                found = self._gaining(s, seat, found)
            for action in found if len(found) == 1 else self.best(s, seat, found).actions:
                apply(self.flow, s, seat, action)
                done.append(action)
        return done

    def _gaining(self, state: Any, seat: int, actions: list[Action]) -> list[Action]:
        """Without any-time actions that gain nothing: who shrinks from the end of a game (hopes count more than what
        came of them) could drive in circles for ever."""
        free = self.flow.free
        level = self.game.evaluate(state, seat) + ALIKE
        extra = [action for action in actions if type(action) in free]
        better = [a for a, v in zip(extra, self.values_now(state, seat, extra), strict=True) if v > level]
        return [*(action for action in actions if type(action) not in free), *better]

    def turn(self, state: Any, seat: int, *actions: Action) -> Turn:
        """How the seat's turn ends if it begins like this."""
        s = self.game.clone(state)
        now = chapter(s)
        for action in actions:
            apply(self.flow, s, seat, action)
        done = [*actions, *self.finish_turn(s, seat, now)]
        return Turn(self.game.evaluate(s, seat) - HASTE * len(done), done, s)

    def best_turn(self, state: Any, seat: int, actions: Sequence[Action], most: int) -> Turn:
        """The turn that ends best among those with the best beginnings: how a turn begins often misleads."""
        found = self.openings(state, seat, actions)
        found.sort(key=lambda opening: -opening.value)
        return max((self.turn(state, seat, *opening.actions) for opening in found[:most]), key=lambda turn: turn.value)

    def ends(
        self,
        state: Any,
        seat: int,
        starts: Sequence[tuple[Opening, float]],
        most: int,
        straight: int,
        until: float | None = None,
    ) -> dict[int, Turn]:
        """The best ends by the number of their beginning, looked for in breadth; the first so many beginnings are
        followed step by step too, so that none of these is missing and none is worse than that. Where there is no more
        time (`until`, by the clock) the ends found so far have to do; there is always one."""
        found = self.best_ends(state, seat, starts, most, until)
        for n, (opening, _) in enumerate(starts[:straight]):
            if found and late(until):
                break
            turn = self.turn(state, seat, *opening.actions)
            if n not in found or turn.value > found[n].value:
                found[n] = turn
        return found

    def best_ends(
        self, state: Any, seat: int, starts: Sequence[tuple[Opening, float]], most: int, until: float | None = None
    ) -> dict[int, Turn]:
        """The best ends of the turn, by the number of its beginning; a beginning that stays behind has none.

        All beginnings are followed side by side, decision by decision, and so many paths go on that look best (with
        what is added to a beginning). What is best step by step need not be best in the end: a rover first has to go
        away from one thing to reach two. When the time is over, the path that looks best is followed to its end.
        """
        game, flow, now = self.game, self.flow, chapter(state)
        paths = []
        for first, (opening, extra) in enumerate(starts):
            s = game.clone(state)
            for action in opening.actions:
                apply(flow, s, seat, action)
            paths.append(_Path(opening.value + extra, first, opening.actions, s))
        ends: dict[int, Turn] = {}
        for _ in range(LONGEST_PATH):
            onward: list[_Path] = []
            for n, path in enumerate(paths):
                if late(until):
                    best = max([*onward, *paths[n:]], key=lambda left: left.value)
                    self._end_in_haste(best, seat, now, ends)
                    return ends
                found = options(flow, path.state, seat) if chapter(path.state) == now else []
                extra = starts[path.first][1]
                if not found:
                    _note(ends, path.first, Turn(path.value - extra, list(path.actions), path.state))
                    continue
                for action in game.promising(path.state, seat, found, self.width):
                    s = game.clone(path.state)
                    apply(flow, s, seat, action)
                    done = (*path.actions, action)
                    onward.append(_Path(game.evaluate(s, seat) + extra - HASTE * len(done), path.first, done, s))
            if not onward:
                break
            onward.sort(key=lambda path: -path.value)
            paths = _different(onward, seat, most)
        return ends

    def _end_in_haste(self, path: _Path, seat: int, now: int, ends: dict[int, Turn]) -> None:
        """The rest of this turn as it looks best step by step."""
        s = self.game.clone(path.state)
        done = [*path.actions, *self.finish_turn(s, seat, now)]
        _note(ends, path.first, Turn(self.game.evaluate(s, seat) - HASTE * len(done), done, s))


def late(until: float | None) -> bool:
    """Whether this moment of the clock has come; never without one."""
    return until is not None and perf_counter() >= until


def _note(ends: dict[int, Turn], first: int, turn: Turn) -> None:
    """The better of two ends of the same beginning."""
    if first not in ends or turn.value > ends[first].value:
        ends[first] = turn


def _different(paths: Sequence[_Path], seat: int, most: int) -> list[_Path]:
    """The first so many, without those that are another one in other words."""
    found: dict[tuple[float, int, int], _Path] = {}
    for path in paths:
        key = round(path.value, 9), path.first, len(path.state.stacks[seat])
        if key not in found:
            found[key] = path
            if len(found) == most:
                break
    return list(found.values())
