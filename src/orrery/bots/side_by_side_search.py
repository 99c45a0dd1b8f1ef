"""Search where seats play side by side: the best turns race against each other over sampled next rounds.

The seat's own turn holds no chance, so the most promising turns are found by looking along its stack, many ways side by
side. Then they race, heat after heat: each deal (hidden things, the others' answers) is played on with every turn that
is left, and only the better ones go on. The first heat looks one round ahead, each further one a round more: what a
turn is worth shows when the seat answers the next tiles as well as it can, and the fewer are left, the further it pays
to look. In a heat everything the others can do next comes up in turn, and as most of what is dealt does not concern the
seat's answer (`Game.transposition_key`), an answer found once is remembered: many heats cost little more than their
last rounds.
"""

from __future__ import annotations

from collections.abc import Hashable
from time import perf_counter
from typing import Any, NamedTuple

from orrery.bots.rollout import chapter
from orrery.bots.turn_search import FEW, TurnSearch, late
from orrery.core.decision import Decision
from orrery.core.engine import Action, actors, apply, asking, options, refuse
from orrery.core.rng import Rng
from orrery.core.ruleset import Ruleset

WIDTH = 240  # places judged at the root: nearly always all of them
ENTRIES = 40  # beginnings followed to the end of the turn
PATHS = 30  # ways through the turn looked at side by side
STRAIGHT = 4  # beginnings followed in haste as well
RUNNERS = 16  # turns that race
MARGIN = 3.0  # points behind the best turn: out before the race
AFTER = 6  # turns that race when the beginning is settled
LONG = 12  # beginnings of a turn that is worth a race ...
SHORT = 2  # ... and ways to go on when it has begun
SAME = 0.001  # points: turns nearer than this are the same one in other words
KEPT = 3  # one of so many goes on to the next heat
ALL_WAYS = 6  # deals in which all the others can do next comes up alike; a heat meets so many for each round
FARTHEST = 2  # rounds ahead, and heats: a third one hardly chose better
CROWD = 8  # more than these: the worse half is out when a heat is half over
AT_ONCE = 0.2  # how much the look of a turn at once counts beside a heat ...
IF_OVER = 2.0  # ... and its score if the game is over then, at its chance: as much as two heats
UNLIKELY = 0.02  # a chance not worth counting medals for
UNHURRIED = 4  # times as many where the clock decides
PREFILTERED = 6  # places of a tile judged in sampled rounds ...
FOLLOWED = 1  # ... and beginnings of a turn followed there
LONGEST = 600  # decisions of one sampled future


class Runner(NamedTuple):
    """A turn in the race: its beginning and all of it, and what it looks better or worse by the others' answers."""

    opening: tuple[Action, ...]
    turn: list[Action]
    extra: float


class SideBySideSearch:
    """One search, from one decision."""

    def __init__(
        self,
        game: Ruleset[Any, Any],
        decision: Decision,
        rng: Rng,
        heats: int,
        most: int = RUNNERS,
        long: int = LONG,
        seconds: float | None = None,
    ) -> None:
        self.game = game
        self.decision = decision
        self.seat = decision.seat
        self.rng = rng
        self.heats = heats
        self.began = perf_counter()
        self.set_up = None if seconds is None else self.began + seconds / (heats + 1)  # each heat has as much
        state = decision.sample(rng)
        self.flow = game.flow(state.options)
        self.later = TurnSearch(game, self.flow, PREFILTERED)
        self.runners: list[Runner] = []
        self.scores: list[float] = []  # what each looked like so far: at once, and on average in each heat
        self.survival = [game.survival(state, self.seat, ahead) for ahead in range(heats + 1)]
        self._line_up(state, most, long)
        self.race = list(range(len(self.runners)))
        self.iterations = 0
        self.known: dict[Hashable, tuple[float, list[Action]]] = {}  # answers found, by what they depend on
        self.level = 0.0  # how the deal looks before the turn
        self.shifts = [rng.below(ALL_WAYS) for _ in range(heats + 1)]  # with what others' answers begin in each round

    def _line_up(self, state: Any, most: int, long: int) -> None:
        """Turns worth a race, best first; only the best where nothing big is to be decided."""
        table, seat = TurnSearch(self.game, self.flow, WIDTH), self.seat
        found = table.openings(state, seat, self.decision.actions)
        most = most if len(found) >= long else 1
        theirs = self._theirs(state)
        found.sort(key=lambda opening: -opening.value - theirs.get(opening.actions[0], 0.0))
        starts = [(opening, theirs.get(opening.actions[0], 0.0)) for opening in found[:ENTRIES]]
        ends = table.ends(state, seat, starts, PATHS, STRAIGHT, self.set_up)
        turns = [(turn, starts[n][1], starts[n][0]) for n, turn in ends.items()]
        turns.sort(key=lambda entry: -entry[0].value - entry[1])
        best, last = turns[0][0].value + turns[0][1], float("inf")
        for turn, extra, opening in turns:
            value = turn.value + extra
            if value >= best - MARGIN and last - value >= SAME and len(self.runners) < most:
                self.runners.append(Runner(opening.actions, turn.actions, extra))
                self.scores.append(AT_ONCE * value + self._if_over(turn.end))
            last = value

    def _if_over(self, s: Any) -> float:
        """What the turn scores if it was the last, by the chance of that: there is no later then."""
        over = 1.0 - self.survival[1]
        return IF_OVER * over * self.game.result(s).sheets[self.seat].total if over > UNLIKELY else 0.0

    def _theirs(self, state: Any) -> dict[Action, float]:
        """Where the seat decides alone and all the others have to answer: what each action lets them reach, negated.
        Without the time to look at every action, nothing is told of any."""
        found: dict[Action, float] = {}
        actions, now = self.decision.actions, chapter(state)
        if len(actions) > FEW or actors(self.flow, state) != (self.seat,):
            return found
        for action in actions:
            if late(self.set_up):
                return {}
            after = self.game.clone(state)
            apply(self.flow, after, self.seat, action)
            others = [other for other in actors(self.flow, after) if other != self.seat and chapter(after) == now]
            reached = [
                self.later.best_turn(after, other, options(self.flow, after, other), FOLLOWED).value for other in others
            ]
            found[action] = -sum(reached) / len(reached) if reached else 0.0
        return found

    def answer(self, iterations: int, seconds: float | None) -> tuple[Action, ...]:
        """The beginning of the turn that wins: what follows is small and better looked at again."""
        for heat in range(1, self.heats + 1):
            left = len(self.race)
            if left < 2:
                break
            most = ALL_WAYS * heat
            if seconds is None:
                self._heat(heat, min(most, self._share(heat, iterations) // left), None)
            else:
                self._heat(heat, UNHURRIED * most, self.began + seconds * (heat + 1) / (self.heats + 1))
            self.race.sort(key=lambda n: -self.scores[n])
            del self.race[max(2, -(-left // KEPT)) if heat < self.heats else 1 :]
        return self.runners[self.race[0]].opening

    def _share(self, heat: int, iterations: int) -> int:
        """Half of the iterations for the first heat, which meets the most turns; the others share the rest."""
        if self.heats == 1:
            return iterations
        return iterations // 2 if heat == 1 else iterations // (2 * (self.heats - 1))

    def _heat(self, rounds: int, deals: int, until: float | None) -> None:
        """Deal after deal, each played on with all that are left; at least one. Of a crowd half is out halfway."""
        if deals > ALL_WAYS and until is None:
            deals -= deals % ALL_WAYS
        totals = dict.fromkeys(self.race, 0.0)  # by how much each looks better than the deal
        played = 0
        while not played or (played < deals and (until is None or perf_counter() < until)):
            deal = self.decision.sample(self.rng)
            self.level = self.game.evaluate(deal, self.seat)
            for n in self.race:
                runner = self.runners[n]
                value = self.future(self.game.clone(deal), runner.turn, rounds, played)
                totals[n] += value - self.level + runner.extra
            played += 1
            self.iterations += len(self.race)
            if 2 * played == deals and len(self.race) > CROWD:
                self.race.sort(key=lambda n: -totals[n])
                del self.race[len(self.race) // 2 :]
        for n in self.race:
            self.scores[n] += self.survival[rounds] * totals[n] / played

    def future(self, s: Any, done: list[Action], rounds: int, deal: int) -> float:
        """Do the turn, play on, and see how well the seat can answer so many rounds later."""
        flow, seat, now = self.flow, self.seat, chapter(s)
        self._pass_over(s)
        for action in done:
            if chapter(s) != now or asking(flow, s, seat) is None or refuse(flow, s, seat, action) is not None:
                break  # what was dealt makes a difference here
            apply(flow, s, seat, action)
        for _ in range(LONGEST):
            at = chapter(s)
            if asking(flow, s, seat) is not None:
                self._pass_over(s)
                value, s = self._answered(s, at == now + rounds)
                if at == now + rounds:
                    return value
                continue
            waiting = actors(flow, s)
            if not waiting:
                break
            found = options(flow, s, waiting[0])
            ahead = at - now  # in turn: all they can do is met alike, in each of the rounds
            pick = deal + (ahead - 1) * (deal // ALL_WAYS) + self.shifts[min(ahead, self.heats)]
            apply(flow, s, waiting[0], found[pick % len(found)])
        return self.game.evaluate(s, seat)

    def _answered(self, s: Any, last: bool) -> tuple[float, Any]:
        """The seat's turn in a sampled round, as well as it can: how that looks, and where it leads if more follows.

        Values are remembered without what the deal adds to all of them alike (others' cards behind their backs).
        """
        game, flow, seat = self.game, self.flow, self.seat
        key = game.transposition_key(s, seat)
        if key in self.known:
            value, actions = self.known[key]
            if last:
                return value + self.level, s
            after = self._repeated(s, actions)
            if after is not None:
                return value + self.level, after
        turn = self.later.best_turn(s, seat, options(flow, s, seat), FOLLOWED)
        if key is not None:
            self.known[key] = turn.value - self.level, turn.actions
        return turn.value, turn.end

    def _repeated(self, state: Any, actions: list[Action]) -> Any:
        """The same actions again; None where what was dealt makes a difference."""
        flow, seat = self.flow, self.seat
        s, now = self.game.clone(state), chapter(state)
        for action in actions:
            if chapter(s) != now or asking(flow, s, seat) is None or refuse(flow, s, seat, action) is not None:
                return None
            apply(flow, s, seat, action)
        return None if chapter(s) == now and asking(flow, s, seat) is not None else s

    def _pass_over(self, s: Any) -> None:
        """Others asked at the same time do nothing: their boards are not ours, and half of the work is saved."""
        for other in actors(self.flow, s):
            if other != self.seat:
                s.stacks[other].clear()
