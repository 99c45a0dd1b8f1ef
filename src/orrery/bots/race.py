"""Search where seats play side by side: the best turns race against each other over sampled next rounds.

The seat's own turn holds no chance, so the most promising turns are found by looking along its stack. Then each deal
(hidden things, the others' answers) is played on with every turn that is left in the race; after each heat the worse
half is out. What a turn is worth shows a round later, when the seat has answered the next tiles as well as it can.
"""

from __future__ import annotations

import itertools
from time import perf_counter
from typing import Any

from orrery.bots.alone import Table
from orrery.bots.playout import chapter
from orrery.core.decision import Decision
from orrery.core.engine import Action, actors, apply, asking, options, refuse
from orrery.core.game import Game
from orrery.core.rng import Rng

ENTRIES = 12  # actions followed to the end of the turn
RUNNERS = 5  # turns that race
MARGIN = 1.2  # points behind the best turn: out before the race
LONG = 12  # actions on a list that is worth a race
SAME = 0.001  # points: turns nearer than this are the same one in other words
PER_RUNNER = 8  # iterations each may get at most: a choice of two needs no two hundred
UNHURRIED = 4  # times as many where the clock decides
WIDTH = 24  # places judged at the root
GLANCE = 4  # and in sampled rounds
LONGEST = 600  # decisions of one sampled future


class Race:
    """One search, from one decision."""

    def __init__(self, game: Game[Any, Any], decision: Decision, rng: Rng, rounds: int) -> None:
        self.game = game
        self.decision = decision
        self.seat = decision.seat
        self.rng = rng
        self.rounds = rounds
        state = decision.sample(rng)
        self.flow = game.flow(state.options)
        self.later = Table(game, self.flow, GLANCE)
        self.runners = self._line_up(state)
        self.race = list(range(len(self.runners)))
        self.totals = [0.0] * len(self.runners)
        self.iterations = 0

    def _line_up(self, state: Any) -> list[list[Action]]:
        """Turns worth a race, best first; only the best where nothing big is to be decided, now or next."""
        table = Table(self.game, self.flow, WIDTH)
        actions = self.decision.actions
        found = table.shortlist(state, self.seat, actions, ENTRIES)
        turns = sorted((table.turn(state, self.seat, action) for action in found), key=lambda turn: -turn.value)
        if max(len(actions), *(turn.ahead for turn in turns)) < LONG:
            return [turns[0].actions]
        good = [turn for turn in turns if turn.value >= turns[0].value - MARGIN]
        alike = [False, *(a.value - b.value < SAME for a, b in itertools.pairwise(good))]
        return [turn.actions for turn, same in zip(good, alike, strict=True) if not same][:RUNNERS]

    def answer(self, iterations: int, seconds: float | None) -> Action:
        """Heat after heat, until one is left or the time is up."""
        heats = max(1, (len(self.race) - 1).bit_length())
        began = perf_counter()
        budget = PER_RUNNER * len(self.race)
        budget = min(iterations, budget) if seconds is None else UNHURRIED * budget
        for heat in range(1, heats + 1):
            if len(self.race) < 2:
                break
            until = None if seconds is None else began + seconds * heat / heats
            self._heat(budget * heat // heats, until)
            best = sorted(self.race, key=lambda n: -self.totals[n])
            self.race = best[: (len(best) + 1) // 2]
        return self.runners[self.race[0]][0]

    def _heat(self, iterations: int, until: float | None) -> None:
        """Deal after deal, each played with all that are left; at least one deal."""
        while True:
            deal = self.decision.sample(self.rng)
            luck = self.rng.bits()
            for n in self.race:
                self.totals[n] += self.future(self.game.clone(deal), self.runners[n], luck)
            self.iterations += len(self.race)
            if self.iterations >= iterations or (until is not None and perf_counter() >= until):
                return

    def future(self, s: Any, done: list[Action], luck: int) -> float:
        """Do the turn, play some rounds, and see how well the next one can be answered."""
        flow, seat, now = self.flow, self.seat, chapter(s)
        self._pass_over(s)
        for action in done:
            if chapter(s) != now or asking(flow, s, seat) is None or refuse(flow, s, seat, action) is not None:
                break  # what was dealt makes a difference here
            apply(flow, s, seat, action)
        stop = now + self.rounds
        rng, at = Rng(luck), now
        for _ in range(LONGEST):
            if chapter(s) != at:
                at = chapter(s)
                rng = Rng(luck, at)  # the same chance in every round, whatever was decided before
            if asking(flow, s, seat) is not None:
                self._pass_over(s)
                if at >= stop:
                    return self.later.best(s, seat, options(flow, s, seat))[0]
                self.later.finish_turn(s, seat)
                continue
            waiting = actors(flow, s)
            if not waiting:
                break
            found = options(flow, s, waiting[0])
            apply(flow, s, waiting[0], found[rng.below(len(found))])
        return self.game.evaluate(s, seat)

    def _pass_over(self, s: Any) -> None:
        """Others asked at the same time do nothing: their boards are not ours, and half of the work is saved."""
        for other in actors(self.flow, s):
            if other != self.seat:
                s.stacks[other].clear()
