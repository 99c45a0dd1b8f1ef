"""Search where seats play side by side: the best turns race against each other over sampled next rounds.

The seat's own turn holds no chance, so the most promising turns are found by looking along its stack, many ways side by
side. Then they race, heat after heat: each deal (hidden things, the others' answers) is played on with every turn that
is left, and only the better ones go on. The first heat looks one round ahead, each further one a round more: what a
turn is worth shows when the seat answers the next tiles as well as it can, and the fewer are left, the further it pays
to look.
"""

from __future__ import annotations

from time import perf_counter
from typing import Any, NamedTuple

from orrery.bots.alone import FEW, Table
from orrery.bots.playout import chapter
from orrery.bots.tree import Key, key_of
from orrery.core.decision import Decision
from orrery.core.engine import Action, actors, apply, asking, options, refuse
from orrery.core.game import Game
from orrery.core.rng import Rng

WIDTH = 240  # places judged at the root: nearly always all of them
ENTRIES = 40  # beginnings followed to the end of the turn
PATHS = 30  # ways through the turn looked at side by side
STRAIGHT = 4  # beginnings followed in haste as well
RUNNERS = 6  # turns that race
MARGIN = 1.5  # points behind the best turn: out before the race
LONG = 12  # beginnings of a turn that is worth a race
SAME = 0.001  # points: turns nearer than this are the same one in other words
KEPT = 3  # one of so many goes on to the next heat
DEALS = 16  # at most in one heat: a choice of two needs no two hundred
UNHURRIED = 4  # times as many where the clock decides
GLANCE = 4  # places of a tile judged in sampled rounds ...
FOLLOWED = 2  # ... and beginnings of a turn followed there
LONGEST = 600  # decisions of one sampled future


class Runner(NamedTuple):
    """A turn in the race: its beginning and all of it, and what it looks better or worse by the others' answers."""

    opening: tuple[Action, ...]
    turn: list[Action]
    extra: float


class Race:
    """One search, from one decision."""

    def __init__(self, game: Game[Any, Any], decision: Decision, rng: Rng, heats: int, most: int = RUNNERS) -> None:
        self.game = game
        self.decision = decision
        self.seat = decision.seat
        self.rng = rng
        self.heats = heats
        self.began = perf_counter()
        state = decision.sample(rng)
        self.flow = game.flow(state.options)
        self.later = Table(game, self.flow, GLANCE)
        self.runners: list[Runner] = []
        self.scores: list[float] = []  # what each looked like so far: at once, and on average in each heat
        self._line_up(state, most)
        self.race = list(range(len(self.runners)))
        self.iterations = 0

    def _line_up(self, state: Any, most: int) -> None:
        """Turns worth a race, best first; only the best where nothing big is to be decided."""
        table, seat = Table(self.game, self.flow, WIDTH), self.seat
        found = table.openings(state, seat, self.decision.actions)
        most = most if len(found) >= LONG else 1
        theirs = self._theirs(state)
        found.sort(key=lambda opening: -opening.value - theirs.get(key_of(opening.actions[0]), 0.0))
        starts = [(opening, theirs.get(key_of(opening.actions[0]), 0.0)) for opening in found[:ENTRIES]]
        ends = table.best_ends(state, seat, starts, PATHS)
        for n, (opening, _) in enumerate(starts[:STRAIGHT]):
            turn = table.turn(state, seat, *opening.actions)
            if n not in ends or turn.value > ends[n].value:
                ends[n] = turn
        turns = [(turn, starts[n][1], starts[n][0]) for n, turn in ends.items()]
        turns.sort(key=lambda entry: -entry[0].value - entry[1])
        best, last = turns[0][0].value + turns[0][1], float("inf")
        for turn, extra, opening in turns:
            value = turn.value + extra
            if value >= best - MARGIN and last - value >= SAME and len(self.runners) < most:
                self.runners.append(Runner(opening.actions, turn.actions, extra))
                self.scores.append(value)
            last = value

    def _theirs(self, state: Any) -> dict[Key, float]:
        """Where the seat decides alone and all the others have to answer: what each action lets them reach, negated."""
        found: dict[Key, float] = {}
        actions, now = self.decision.actions, chapter(state)
        if len(actions) > FEW or actors(self.flow, state) != (self.seat,):
            return found
        for action in actions:
            after = self.game.clone(state)
            apply(self.flow, after, self.seat, action)
            others = [other for other in actors(self.flow, after) if other != self.seat and chapter(after) == now]
            reached = [
                self.later.best_turn(after, other, options(self.flow, after, other), FOLLOWED).value for other in others
            ]
            found[key_of(action)] = -sum(reached) / len(reached) if reached else 0.0
        return found

    def answer(self, iterations: int, seconds: float | None) -> tuple[Action, ...]:
        """The beginning of the turn that wins: what follows is small and better looked at again."""
        for heat in range(1, self.heats + 1):
            left = len(self.race)
            if left < 2:
                break
            if seconds is None:
                self._heat(heat, min(DEALS, iterations // self.heats // (FOLLOWED * left * heat)), None)
            else:
                self._heat(heat, UNHURRIED * DEALS, self.began + seconds * heat / self.heats)
            self.race.sort(key=lambda n: -self.scores[n])
            del self.race[max(2, -(-left // KEPT)) if heat < self.heats else 1 :]
        return self.runners[self.race[0]].opening

    def _heat(self, rounds: int, deals: int, until: float | None) -> None:
        """Deal after deal, each played on with all that are left; at least one."""
        totals = dict.fromkeys(self.race, 0.0)
        played = 0
        while not played or (played < deals and (until is None or perf_counter() < until)):
            deal = self.decision.sample(self.rng)
            luck = self.rng.bits()
            for n in self.race:
                totals[n] += self.future(self.game.clone(deal), self.runners[n].turn, rounds, played, luck)
            played += 1
        self.iterations += played * len(totals) * rounds * FOLLOWED
        for n, total in totals.items():
            self.scores[n] += total / played + self.runners[n].extra

    def future(self, s: Any, done: list[Action], rounds: int, deal: int, luck: int) -> float:
        """Do the turn, play on, and see how well the seat can answer so many rounds later."""
        flow, seat, now = self.flow, self.seat, chapter(s)
        self._pass_over(s)
        for action in done:
            if chapter(s) != now or asking(flow, s, seat) is None or refuse(flow, s, seat, action) is not None:
                break  # what was dealt makes a difference here
            apply(flow, s, seat, action)
        rng, at = Rng(luck), now
        for _ in range(LONGEST):
            if chapter(s) != at:
                at = chapter(s)
                rng = Rng(luck, at)  # the same chance in every round, whatever was decided before
            if asking(flow, s, seat) is not None:
                self._pass_over(s)
                turn = self.later.best_turn(s, seat, options(flow, s, seat), FOLLOWED)
                if at == now + rounds:
                    return turn.value
                s = turn.end
                continue
            waiting = actors(flow, s)
            if not waiting:
                break
            found = options(flow, s, waiting[0])
            pick = deal if at == now + 1 else rng.below(len(found))  # in turn: all they can do next is met alike
            apply(flow, s, waiting[0], found[pick % len(found)])
        return self.game.evaluate(s, seat)

    def _pass_over(self, s: Any) -> None:
        """Others asked at the same time do nothing: their boards are not ours, and half of the work is saved."""
        for other in actors(self.flow, s):
            if other != self.seat:
                s.stacks[other].clear()
