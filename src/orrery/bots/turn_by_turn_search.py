"""Search where seats take turns (`Game.turn_by_turn`): the best turns race against each other over sampled laps.

A turn holds hardly any chance, so every beginning is first followed to the end of the turn, all of them side by side.
The best ones then race: each deal (hidden cards, what comes up) is played on with all that are left, everybody
answering quickly, until the seat's next turn is over; the better half goes on to more deals. Where such guesses at the
others' answers tell less than the evaluation does (`Game.guess_rivals`), the turn that ends best is taken.
"""

from __future__ import annotations

from time import perf_counter
from typing import Any

from orrery.bots.rollout import chapter
from orrery.bots.turn_search import Turn, TurnSearch
from orrery.core.decision import Decision
from orrery.core.engine import Action, actors, apply, asking, options, refuse
from orrery.core.rng import Rng
from orrery.core.ruleset import Ruleset

WIDTH = 40  # actions of a long list that are judged at the root
PATHS = 24  # parts of a turn that go on side by side at the root
RUNNERS = 8  # turns that race
MARGIN = 2.5  # points behind the best turn: out before the race
SAME = 0.001  # points: turns nearer than this are the same one in other words
SET_UP = 0.5  # of the time: so long at most turns are looked for; what is left is for the race
DEALS = 10  # at most in one heat: a choice of two needs no two hundred
UNHURRIED = 4  # times as many where the clock decides
PREFILTERED = 4  # actions judged in sampled turns
LONGEST = 400  # decisions of one sampled lap


class TurnByTurnSearch:
    """One search, from one decision."""

    def __init__(self, game: Ruleset[Any, Any], decision: Decision, rng: Rng, seconds: float | None = None) -> None:
        self.game = game
        self.decision = decision
        self.seat = decision.seat
        self.rng = rng
        self.began = perf_counter()
        share = SET_UP if game.guess_rivals else 1.0
        self.set_up = None if seconds is None else self.began + seconds * share
        state = decision.sample(rng)
        self.flow = game.flow(state.options)
        self.quick = TurnSearch(game, self.flow, PREFILTERED)
        self.turns: list[Turn] = []  # all that were followed to their end, best first
        self.runners = self._line_up(state)
        self.scores = [turn.value for turn in self.runners]
        self.race = list(range(len(self.runners)))

    def _line_up(self, state: Any) -> list[Turn]:
        """Turns worth a race, best first."""
        table = TurnSearch(self.game, self.flow, WIDTH)
        found = sorted(table.openings(state, self.seat, self.decision.actions), key=lambda opening: -opening.value)
        starts = [(opening, 0.0) for opening in found]
        ends = table.ends(state, self.seat, starts, PATHS, len(starts), self.set_up)
        turns = self.turns = sorted(ends.values(), key=lambda turn: -turn.value)
        most = RUNNERS if self.game.guess_rivals else 1
        field: list[Turn] = []
        last = float("inf")
        for turn in turns:
            if turn.value >= turns[0].value - MARGIN and last - turn.value >= SAME and len(field) < most:
                field.append(turn)
            last = turn.value
        return field

    def answer(self, iterations: int, seconds: float | None) -> Action:
        """Heat after heat, the better half goes on."""
        heats = max(1, (len(self.race) - 1).bit_length())
        for heat in range(1, heats + 1):
            if len(self.race) < 2:
                break
            deals = min(DEALS, max(1, iterations // heats // len(self.race)))
            if seconds is None:
                self._heat(deals, None)
            else:
                self._heat(UNHURRIED * DEALS, self.began + seconds * heat / heats)
            self.race.sort(key=lambda n: -self.scores[n])
            del self.race[(len(self.race) + 1) // 2 :]
        return self.runners[self.race[0]].actions[0]

    def _heat(self, deals: int, until: float | None) -> None:
        """Deal after deal, each played on with all that are left; at least one."""
        totals = dict.fromkeys(self.race, 0.0)
        played = 0
        while not played or (played < deals and (until is None or perf_counter() < until)):
            deal = self.decision.sample(self.rng)
            for n in self.race:
                totals[n] += self.future(self.game.clone(deal), self.runners[n].actions)
            played += 1
        for n, total in totals.items():
            self.scores[n] = total / played

    def future(self, s: Any, done: list[Action]) -> float:
        """How the seat stands after its next turn if it does this one."""
        return self.game.evaluate(self.played_on(s, done), self.seat)

    def played_on(self, s: Any, done: list[Action]) -> Any:
        """Do the turn, let everybody take a turn, and the seat its next one."""
        flow, seat, now = self.flow, self.seat, chapter(s)
        for action in done:
            if chapter(s) != now or asking(flow, s, seat) is None or refuse(flow, s, seat, action) is not None:
                break  # what was dealt makes a difference here
            apply(flow, s, seat, action)
        stop = now + s.players
        for _ in range(LONGEST):
            waiting = actors(flow, s)
            if not waiting or chapter(s) > stop:
                break
            actor = waiting[0]
            found = options(flow, s, actor)
            for action in found if len(found) == 1 else self.quick.best(s, actor, found).actions:
                apply(flow, s, actor, action)
        return s
