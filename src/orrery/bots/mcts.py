"""The bot that looks several rounds ahead: information-set Monte Carlo tree search.

Each iteration deals anew what the seat can't know and plays on from there. Every seat has a tree over
its own decisions and steers by its own results, so seats that decide at the same time never see each
other's choice, and the others get better answers as the search goes on. Below the trees seats play by
habit (what fared well elsewhere) and look one step ahead where they decide alone. After a few rounds
the game's evaluation judges the position.
"""

from __future__ import annotations

from collections.abc import Callable
from math import exp
from time import perf_counter
from typing import Any

from orrery.bots.far_sight import far_sighted
from orrery.bots.mind import Intent
from orrery.bots.rollout import best_now, chapter, next_actor, some
from orrery.bots.search_tree import Arm, Habits, Node
from orrery.bots.side_by_side_search import AFTER, ALL_WAYS, FARTHEST, LONG, RUNNERS, SHORT, SideBySideSearch
from orrery.bots.turn_by_turn_search import TurnByTurnSearch
from orrery.bots.turn_search import TurnSearch
from orrery.core.decision import Decision
from orrery.core.engine import Action, Flow, apply, options
from orrery.core.registry import game as find_game
from orrery.core.rng import Rng
from orrery.core.ruleset import Ruleset

Json = Any

ITERATIONS = 400
ROUNDS = 3
EXPLORE = 0.35
LUCK_PERCENT = 30  # so often a seat below the trees does anything at all
PREFILTERED = 3  # so many actions are compared below the trees where a seat decides alone
POINTS = 6.0  # a lead of so many points is won three times out of four
RACES = 20  # in one round: whoever sees no difference between two places must not drive to and fro for ever
DETOURS = 60  # any-time actions in one round: after so many it goes on, whatever it hopes for elsewhere
SMALLER = 3  # times less of the clock for what follows the beginning of a turn
FEWEST = 30  # iterations a search gets, however little time there is
GLANCE = 16  # iterations between two looks at whether the answer is clear


class MctsBot:
    """Search by iterations (the same answer every time) or by seconds (whatever the machine can do)."""

    name = "mcts"

    def __init__(
        self,
        seed: int = 0,
        iterations: int = ITERATIONS,
        seconds: float | None = None,
        rounds: int = ROUNDS,
        explore: float = EXPLORE,
    ) -> None:
        self._rng = Rng(seed, 2)
        self.iterations = max(1, iterations)
        self.seconds = seconds
        self.rounds = max(1, rounds)
        self.explore = explore
        self.intent = Intent()  # what is left of a turn that won a race
        self.sees: Callable[[Ruleset[Any, Any]], Ruleset[Any, Any]] | None = None  # with other eyes: `bots.characters`
        # For each action of the last decision how often it was tried, and how it fared on average, from 0 for lost to 1
        # for won. None where actions were not compared one by one.
        self.weighed: list[tuple[int, float]] | None = None

    def choose(self, view: dict[str, Json], decision: Decision) -> Any:
        allowed = decision.actions
        self.weighed = None
        if len(allowed) == 1:
            self.intent = self.intent.done(allowed[0])
            return allowed[0]
        game: Ruleset[Any, Any] = far_sighted(find_game(view["game"], view.get("rules_version")), decision.seat)
        if self.sees is not None:
            game = self.sees(game)
        if game.side_by_side:
            return self._turn(game, decision)
        if game.turn_by_turn:
            return TurnByTurnSearch(game, decision, self._rng, self.seconds).answer(self.iterations, self.seconds)
        search = Search(game, decision, self._rng, self.rounds, self.explore)
        if self.seconds is None:
            search.run(self.iterations)
        else:
            search.run_for(self.seconds)
        self.weighed = search.weighed()
        return search.answer()

    def _turn(self, game: Ruleset[Any, Any], decision: Decision) -> Action:
        """Side by side: one race in a round for the beginning of the turn as a whole, then small ones step by step."""
        state = decision.sample(self._rng)
        seat, now, flow, intent = decision.seat, chapter(state), game.flow(state.options), self.intent
        if (intent.seat, intent.round) != (seat, now):
            intent = Intent(seat, now)
        if intent.detours >= DETOURS:
            onward = [action for action in decision.actions if type(action) not in flow.free]
            if onward:
                return TurnSearch(game, flow, PREFILTERED).best_turn(state, seat, onward, PREFILTERED).actions[0]
        if not intent.plan or intent.plan[0] not in decision.actions:
            again = intent.races > 0
            most, long = (AFTER, SHORT) if again else (RUNNERS, LONG)
            most = min(most, max(2, self.iterations // ALL_WAYS)) if intent.races < RACES else 1
            seconds = self.seconds and self.seconds / (SMALLER if again else 1)
            race = SideBySideSearch(game, decision, self._rng, min(self.rounds, FARTHEST), most, long, seconds)
            plan = race.answer(self.iterations, seconds)
            intent = Intent(seat, now, intent.races + (len(race.runners) > 1), plan)
        action = intent.plan[0]
        self.intent = intent.done(action)
        if type(action) in flow.free:
            self.intent = self.intent._replace(detours=intent.detours + 1)
        return action


class Search:
    """One search, from one decision."""

    def __init__(self, game: Ruleset[Any, Any], decision: Decision, rng: Rng, rounds: int, explore: float) -> None:
        self.game = game
        self.decision = decision
        self.rng = rng
        self.rounds = rounds
        self.explore = explore
        self.iterations = 0
        self.habits = Habits()
        self.roots: dict[int, Node] = {}

    def run(self, iterations: int) -> None:
        """So many iterations, or fewer where the answer is clear before."""
        while self.iterations < iterations:
            self.iterate()
            if self.iterations % GLANCE == 0 and self._settled(iterations - self.iterations):
                break

    def run_for(self, seconds: float) -> None:
        """As many iterations as there is time for, or fewer where the answer is clear before."""
        began = perf_counter()
        while self.iterations < FEWEST or perf_counter() < began + seconds:
            self.iterate()
            if self.iterations % GLANCE == 0 and self.iterations >= FEWEST:
                spent = perf_counter() - began
                if spent > 0.0 and self._settled(int(self.iterations * (seconds - spent) / spent)):
                    break

    def _settled(self, left: int) -> bool:
        """Whether nothing can catch up with the action taken most, in so many iterations."""
        first = second = 0
        for arm in self.roots[self.decision.seat].arms.values():
            if arm.taken > first:
                first, second = arm.taken, first
            elif arm.taken > second:
                second = arm.taken
        return first > second + left

    def answer(self) -> Action:
        """The action that was taken most: the search comes back to what keeps faring well."""
        root = self.roots[self.decision.seat]
        tried = [(action, arm) for action in self.decision.actions if (arm := root.arm(action)) is not None]
        return max(tried, key=lambda known: (known[1].taken, known[1].total))[0]

    def weighed(self) -> list[tuple[int, float]]:
        """For each action of the decision: how often it was taken, and the mean of what came of it."""
        root = self.roots[self.decision.seat]
        arms = [root.arm(action) for action in self.decision.actions]
        return [(0, 0.0) if arm is None else (arm.taken, arm.total / arm.taken) for arm in arms]

    def iterate(self, deal: Any = None, first: Action | None = None) -> Any:
        """Deal the unknown, go down the trees, play on, judge, remember; the position that was judged.

        A given `deal` is played on itself; `first` is what the seat does in it at once.
        """
        self.iterations += 1
        game, rng = self.game, self.rng
        s = self.decision.sample(rng) if deal is None else deal
        flow = game.flow(s.options)
        stop = chapter(s) + self.rounds
        places: dict[int, Node | None] = {
            seat: self.roots.setdefault(seat, Node()) for seat in range(s.players)
        }  # None: below its tree
        path: list[tuple[int, Arm]] = []
        story: list[tuple[int, Action]] = []
        while chapter(s) < stop:
            seat, alone = next_actor(flow, s)
            if seat < 0:
                break
            if first is not None and seat == self.decision.seat:
                root = self.roots[seat]
                path.append((seat, root.arm(first) or root.add(first)))
                places[seat] = root.child(first)
                apply(flow, s, seat, first)
                first = None
                continue
            legal = options(flow, s, seat)
            if len(legal) == 1:
                apply(flow, s, seat, legal[0])
                continue
            place = places[seat]
            if place is None:
                action = self._play(flow, s, seat, alone, legal)
            elif fresh := place.fresh(legal):
                action = rng.choice(fresh)
                path.append((seat, place.add(action)))
                places[seat] = None
            else:
                action = place.promising(legal, self.explore)
                path.append((seat, place.arms[action]))
                places[seat] = place.child(action)
            story.append((seat, action))
            apply(flow, s, seat, action)
        values = [1.0 / (1.0 + exp(-game.evaluate(s, seat) / POINTS)) for seat in range(s.players)]
        for seat, arm in path:
            arm.learn(values[seat])
        for seat, action in story:
            self.habits.learn(seat, action, values[seat])
        return s

    def _play(self, flow: Flow, s: Any, seat: int, alone: bool, legal: list[Action]) -> Action:
        """A quick answer below the trees."""
        rng = self.rng
        if alone:
            return best_now(self.game, flow, s, seat, some(legal, rng, PREFILTERED))
        if rng.below(100) < LUCK_PERCENT:
            return legal[rng.below(len(legal))]
        return self.habits.best(seat, legal, rng)
