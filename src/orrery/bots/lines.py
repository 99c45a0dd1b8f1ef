"""What a seat could do at a decision, followed far enough to be compared: the ways of the strongest bot, kind by kind.

A line is a candidate with what the seat would do after it. Every kind of game has its own way to find lines, to play
one on in a deal, and to say which position it leads to; `bots.explanation` compares them and knows no kind.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple, Protocol

from orrery.bots.far_sight import far_sighted
from orrery.bots.mcts import EXPLORE, ITERATIONS, ROUNDS, Search
from orrery.bots.rollout import chapter
from orrery.bots.side_by_side_search import FARTHEST, RUNNERS, SideBySideSearch
from orrery.bots.turn_by_turn_search import TurnByTurnSearch
from orrery.bots.turn_search import TurnSearch
from orrery.core.decision import Decision
from orrery.core.engine import Action, apply, asking, refuse
from orrery.core.rng import Rng
from orrery.core.ruleset import Ruleset

WIDTH = 40  # actions of a long list that are judged
TURNS = 8  # that are played on; a search races with as many
AHEAD = 1  # rounds that seats who play side by side look ahead

Line = tuple[Action, ...]


class Future(NamedTuple):
    """A line in one deal: the position it leads to, and what it is worth played on as far as the search looks."""

    position: Any
    value: float
    others: float = 0.0  # so much of that is what the others can make of it, less than usual or more (below zero)


class Choice(NamedTuple):
    """What a search takes, and how often it tried each action."""

    action: Action
    visits: dict[Action, int]


class Lines(Protocol):
    """Lines of one decision, those that look best first."""

    found: list[Line]

    def choice(self, seconds: float | None) -> Choice:
        """What the search takes, by the clock or, without one, always the same."""

    def with_action(self, state: Any, action: Action) -> Line:
        """The line of an action that is not among those found."""

    def future(self, deal: Any, line: Line, n: int) -> Future:
        """What comes of it in deal number n."""


def lines_of(game: Ruleset[Any, Any], decision: Decision, rng: Rng) -> Lines:
    """The lines of a decision, looked for and judged as the strongest bot does in this kind of game."""
    game = far_sighted(game, decision.seat)
    if game.side_by_side:
        return SideBySideLines(game, decision, rng)
    if game.turn_by_turn:
        return TurnLines(game, decision, rng)
    return TreeLines(game, decision, rng)


def one_each(lines: Iterable[Sequence[Action]]) -> list[Line]:
    """The first line of each beginning."""
    found: dict[Action, Line] = {}
    for line in lines:
        found.setdefault(line[0], tuple(line))
    return list(found.values())


class TreeLines:
    """Where seats decide together: every action, played on by the tree search as far as it looks.

    The search chooses first, so that everybody's answers are those it has learned; then each action is played in the
    same deals.
    """

    def __init__(self, game: Ruleset[Any, Any], decision: Decision, rng: Rng) -> None:
        self.game = game
        self.seat = decision.seat
        self.search = Search(game, decision, rng, ROUNDS, EXPLORE)
        self.found: list[Line] = [(action,) for action in decision.actions]

    def choice(self, seconds: float | None) -> Choice:
        search, actions = self.search, self.search.decision.actions
        if len(actions) == 1:
            return Choice(actions[0], {})
        if seconds is None:
            search.run(ITERATIONS)
        else:
            search.run_for(seconds)
        tried = [count for count, _ in search.weighed()]
        return Choice(search.answer(), dict(zip(actions, tried, strict=True)))

    def with_action(self, state: Any, action: Action) -> Line:
        return (action,)

    def future(self, deal: Any, line: Line, n: int) -> Future:
        end = self.search.iterate(self.game.clone(deal), line[0])
        return Future(end, self.game.evaluate(end, self.seat))


class TurnLines:
    """Where seats take turns: the turns that end best, and how the seat stands after a lap of quick answers.

    Where guesses at the others tell less than the evaluation does (`Game.guess_rivals`), the end of the turn it is.
    """

    def __init__(self, game: Ruleset[Any, Any], decision: Decision, rng: Rng) -> None:
        self.game = game
        self.seat = decision.seat
        self.search = TurnByTurnSearch(game, decision, rng)
        self.table = TurnSearch(game, self.search.flow, WIDTH)
        self.found = one_each(turn.actions for turn in (*self.search.runners, *self.search.turns))[:TURNS]

    def choice(self, seconds: float | None) -> Choice:
        return Choice(self.search.answer(ITERATIONS, seconds), {})

    def with_action(self, state: Any, action: Action) -> Line:
        return tuple(self.table.turn(state, self.seat, action).actions)

    def future(self, deal: Any, line: Line, n: int) -> Future:
        if self.game.guess_rivals:
            end = self.search.played_on(self.game.clone(deal), list(line))
        else:
            end = turn_end(self.table, deal, self.seat, line)
        return Future(end, self.game.evaluate(end, self.seat))


class SideBySideLines:
    """Where seats play side by side: the turns that race, and how well the seat can answer a round later."""

    def __init__(self, game: Ruleset[Any, Any], decision: Decision, rng: Rng) -> None:
        self.game = game
        self.seat = decision.seat
        self.search = SideBySideSearch(game, decision, rng, FARTHEST, RUNNERS, 2)
        self.table = TurnSearch(game, self.search.flow, WIDTH)
        self.found = one_each(runner.turn for runner in self.search.runners)[:TURNS]
        self.extra = {runner.turn[0]: runner.extra for runner in reversed(self.search.runners)}

    def choice(self, seconds: float | None) -> Choice:
        return Choice(self.search.answer(ITERATIONS, seconds)[0], {})

    def with_action(self, state: Any, action: Action) -> Line:
        return tuple(self.table.turn(state, self.seat, action).actions)

    def future(self, deal: Any, line: Line, n: int) -> Future:
        self.search.level = self.game.evaluate(deal, self.seat)
        value = self.search.future(self.game.clone(deal), list(line), AHEAD, n)
        others = self.extra.get(line[0], 0.0)
        return Future(turn_end(self.table, deal, self.seat, line), value + others, others)


def turn_end(table: TurnSearch, deal: Any, seat: int, line: Line) -> Any:
    """The line in this deal, as far as it is legal there, and the rest of the turn as it looks best."""
    s, now = table.game.clone(deal), chapter(deal)
    for action in line:
        if chapter(s) != now or asking(table.flow, s, seat) is None or refuse(table.flow, s, seat, action) is not None:
            break  # what was dealt makes a difference here
        apply(table.flow, s, seat, action)
    table.finish_turn(s, seat, now)
    return s
