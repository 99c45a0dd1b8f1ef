"""The bot that wants the best end of this round: one choice, several sampled futures, the game's evaluation."""

from __future__ import annotations

from typing import Any

from orrery.bots.measuring_sticks.frozen_rollout import FEW, best_now, chapter, cheap, next_actor, some
from orrery.bots.measuring_sticks.frozen_turn_search import TurnSearch
from orrery.core.decision import Decision
from orrery.core.engine import Action, Flow, apply, options
from orrery.core.registry import game as find_game
from orrery.core.rng import Rng
from orrery.core.ruleset import Ruleset

Json = Any

SAMPLES = 12
HEAT = 4  # after so many samples the worse half of a long list is out of the race
FINALISTS = 4
WIDTH = 24  # so many of a very long list are judged at all, where seats play side by side
DEEPER = 8  # so many of a long list are followed to the end of the turn
LONGEST = 400  # decisions; a round that never ends would be a bug of the game, not ours


class FrozenGreedy:
    """For each action the mean worth of the position at the end of the round, over sampled futures.

    All actions meet the same futures (hidden things, dice, the others' first answers), so that luck
    does not decide between them.
    """

    name = "greedy@0.2"

    def __init__(self, seed: int = 0, samples: int = SAMPLES, noise: float = 0.0) -> None:
        self._rng = Rng(seed, 1)
        self.samples = max(1, samples)
        self.noise = noise  # a slip of judgement, in points: believable mistakes for easy opponents

    def choose(self, view: dict[str, Json], decision: Decision) -> Any:
        actions = decision.actions
        if len(actions) == 1:
            return actions[0]
        game = find_game(view["game"], view.get("rules_version"))
        if game.side_by_side or game.turn_by_turn:
            return self._best_turn(game, decision)
        totals = [0.0] * len(actions)
        race = list(range(len(actions)))
        for n in range(1, self.samples + 1):
            state = decision.sample(self._rng)
            luck = self._rng.bits()
            flow = game.flow(state.options)
            for i in race:
                totals[i] += worth_after_round(game, flow, state, decision.seat, actions[i], Rng(luck))
            if n % HEAT == 0 and n < self.samples and len(race) > FINALISTS:
                race.sort(key=totals.__getitem__, reverse=True)
                race = sorted(race[: max(FINALISTS, len(race) // 2)])
        return actions[max(race, key=lambda i: totals[i] + self._slip() * self.samples)]

    def _best_turn(self, game: Ruleset[Any, Any], decision: Decision) -> Any:
        """Where nobody else decides meanwhile: the best end of the own turn. Hardly anything in it is chance."""
        state = decision.sample(self._rng)
        table, seat = TurnSearch(game, game.flow(state.options), WIDTH), decision.seat
        finalists = table.shortlist(state, seat, decision.actions, DEEPER)
        return max(finalists, key=lambda action: table.turn(state, seat, action).value + self._slip())

    def _slip(self) -> float:
        """Roughly bell-shaped, mean 0, standard deviation `noise`."""
        if not self.noise:
            return 0.0
        return self.noise * sum(self._rng.below(1001) - 500 for _ in range(3)) / 500.0


def worth_after_round(game: Ruleset[Any, Any], flow: Flow, state: Any, seat: int, action: Action, rng: Rng) -> float:
    """How the round ends for the seat if it does this: others answer cheaply, the seat looks one step ahead."""
    s = game.clone(state)
    now = chapter(s)
    apply(flow, s, seat, action)
    for _ in range(LONGEST):
        if chapter(s) != now:
            break
        actor, alone = next_actor(flow, s)
        if actor < 0:
            break
        answer = (own if actor == seat else cheap)(game, flow, s, actor, alone, rng)
        apply(flow, s, actor, answer)
    return game.evaluate(s, seat)


def own(game: Ruleset[Any, Any], flow: Flow, state: Any, seat: int, alone: bool, rng: Rng) -> Action:
    """The seat's own later answer in a future: best against one guess at what the others do at the same time."""
    found = options(flow, state, seat)
    if len(found) == 1:
        return found[0]
    tried = some(found, rng, 3 * FEW)
    if alone:
        return best_now(game, flow, state, seat, tried)
    guess = game.clone(state)
    for other in range(state.players):
        if other != seat and (theirs := options(flow, guess, other)):
            apply(flow, guess, other, theirs[rng.below(len(theirs))])
    return best_now(game, flow, guess, seat, tried)
