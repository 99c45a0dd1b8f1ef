"""What speaks for a move: candidates, what they are worth and how sure that is, and the terms they lead to.

All candidates meet the same deals of what the seat can't know, so that luck does not decide between them. A doubt is
the standard error over these deals; where only one was looked at there is none. Everything is worked out on re-dealt
states (`decision.sample`), never on the true one.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from math import fsum, sqrt
from time import perf_counter
from typing import Any, NamedTuple

from orrery.bots.answers import answer_of
from orrery.bots.lines import Line, Lines, lines_of
from orrery.core.decision import Decision
from orrery.core.rng import Rng
from orrery.core.ruleset import Ruleset
from orrery.core.terms import DIGITS, Term

SECONDS = 1.5
DEALS = 60  # a doubt gets hardly smaller beyond
CANDIDATES = 5
FIRST_DEALS = 4  # after these the candidates are chosen among the lines
SURE = 2.0  # standard errors: a lead smaller than this is no lead
ALIKE = 1e-6  # points
STREAM = 11


class Dealt(NamedTuple):
    """A candidate in one deal: its value, those of the terms in their order, and what the others can make of it."""

    value: float
    terms: tuple[float, ...]
    others: float = 0.0


class Candidate(NamedTuple):
    """A move that was compared."""

    action: Any  # one of `decision.actions`
    line: Line  # it, and what the seat would do after it in its turn
    value: float  # mean of the deals, in points ahead of the best other seat
    doubt: float | None  # standard error of that mean; None where the deals can't tell it
    behind: float  # the best candidate, by so many points; below zero if this one is ahead of it
    behind_doubt: float | None  # standard error of the difference in the same deals
    tries: int  # deals it was played on in
    visits: int | None  # how often the bot's own search tried it, where it tells
    terms: tuple[Term, ...]  # of the position it leads to, on average
    dealt: tuple[Dealt, ...]  # what it came to in each of the deals, which are the same for all candidates


class Explanation(NamedTuple):
    """Candidates, best first, and which of them the bot takes."""

    seat: int
    chosen: Any
    candidates: tuple[Candidate, ...]

    @property
    def choice(self) -> Candidate:
        return next(found for found in self.candidates if found.action == self.chosen)

    @property
    def alternative(self) -> Candidate | None:
        """The best of the others that is not the same in other words."""
        mine = self.choice
        others = [found for found in self.candidates if found.action != self.chosen]
        return next((found for found in others if found.value != mine.value or found.terms != mine.terms), None)


def explain(
    decision: Decision,
    seconds: float | None = SECONDS,
    *,
    chosen: Any = None,
    also: Sequence[Any] = (),
    deals: int = DEALS,
    most: int = CANDIDATES,
    seed: int = 0,
    tell: Callable[[Explanation], None] | None = None,
) -> Explanation:
    """Compare what a seat could do now, within about so many seconds; None: all deals, the same result every time.

    `chosen` is what a bot has taken; without it the strongest bot's search is asked, and what it takes is chosen unless
    another move is clearly better in these deals. `also` are actions to be compared in any case, such as the one a
    person took. Both may be given in text form; what is no action of the decision is a BadAnswer. `tell` hears what can
    be said after the first deals, if more follow.
    """
    began = perf_counter()
    game, rng = decision.game, Rng(seed, STREAM)
    given = also if chosen is None else [chosen, *also]
    wanted = [answer_of(game, decision, raw) for raw in given]
    lines = lines_of(game, decision, rng)
    choice = lines.choice(None if seconds is None else seconds / 2)
    taken = choice.action if chosen is None else wanted[0]
    field = _Field(game, decision, lines, [taken, *wanted], most, rng)

    def result() -> Explanation:
        candidates = field.ranked(taken, choice.visits)
        return Explanation(decision.seat, candidates[0].action if chosen is None else taken, candidates)

    early = None if tell is None else lambda: tell(result())
    field.play(deals, None if seconds is None else began + seconds, early)
    return result()


class _Field:
    """The lines that are compared, and what they came to in each deal."""

    def __init__(
        self,
        game: Ruleset[Any, Any],
        decision: Decision,
        lines: Lines,
        wanted: Sequence[Any],
        most: int,
        rng: Rng,
    ) -> None:
        self.game = game
        self.decision = decision
        self.lines = lines
        self.wanted = wanted
        self.most = max(most, 2)
        self.rng = rng
        self.running: list[Line] = [*lines.found, *self._missing()]
        self.values: dict[Line, list[float]] = {line: [] for line in self.running}
        self.others: dict[Line, list[float]] = {line: [] for line in self.running}
        self.terms: dict[Line, list[tuple[Term, ...]]] = {line: [] for line in self.running}

    def _missing(self) -> list[Line]:
        """Lines of wanted actions that were not found, and of others where too few were found to compare."""
        known, state = {line[0] for line in self.lines.found}, self.decision.sample(self.rng)
        missing = [action for action in dict.fromkeys(self.wanted) if action not in known]
        if len(known) + len(missing) < self.most:
            others = [action for action in self.decision.actions if action not in known and action not in missing]
            more = self.game.promising(state, self.decision.seat, others, self.most)
            missing += more[: self.most - len(known) - len(missing)]
        return [self.lines.with_action(state, action) for action in missing]

    def play(self, deals: int, until: float | None, early: Callable[[], None] | None) -> None:
        """Deal after deal with all that are left; at least one. After a few only the best go on."""
        played = 0
        while not played or (played < deals and (until is None or perf_counter() < until)):
            deal = self.decision.sample(self.rng)
            for line in self.running:
                position, value, others = self.lines.future(deal, line, played)
                self.values[line].append(value)
                self.others[line].append(others)
                self.terms[line].append(self.game.evaluate_terms(position, self.decision.seat))
            played += 1
            if played == FIRST_DEALS:
                self._narrow()
                if all(standard_error(self.values[line]) is None for line in self.running):
                    break  # more deals would tell nothing new
                if early is not None and played < deals:
                    early()
        self._narrow()

    def _narrow(self) -> None:
        """The best, and those that are wanted; of moves that come to the same in all deals one is enough."""
        best = sorted(self.running, key=lambda line: mean(self.values[line]), reverse=True)
        kept: list[Line] = []
        for line in best:
            alike = any(self._alike(line, other) for other in kept)
            if line[0] in self.wanted or (len(kept) < self.most and not alike):
                kept.append(line)
        self.running = kept

    def _alike(self, one: Line, other: Line) -> bool:
        return all(abs(a - b) < ALIKE for a, b in zip(self.values[one], self.values[other], strict=True))

    def ranked(self, chosen: Any, visits: dict[Any, int]) -> tuple[Candidate, ...]:
        """Best first; what was chosen comes before those that are better by no more than the doubt."""
        order = list(self.running)
        first = order[0]
        for line in self.running:
            if line[0] == chosen:
                gap, doubt = compared(self.values[first], self.values[line])
                if line is not first and (gap <= 0.0 or (doubt is not None and gap <= SURE * doubt)):
                    order.remove(line)
                    order.insert(0, line)
                break
        best = self.values[order[0]]
        return tuple(self._candidate(line, best, visits) for line in order)

    def _candidate(self, line: Line, best: list[float], visits: dict[Any, int]) -> Candidate:
        values = self.values[line]
        behind, behind_doubt = compared(best, values)
        return Candidate(
            line[0],
            line,
            mean(values),
            standard_error(values),
            behind,
            behind_doubt,
            len(values),
            visits.get(line[0]),
            mean_terms(self.terms[line]),
            tuple(
                Dealt(value, tuple(term.value for term in terms), others)
                for value, terms, others in zip(values, self.terms[line], self.others[line], strict=True)
            ),
        )


def mean(values: Sequence[float]) -> float:
    return fsum(values) / len(values)


def standard_error(values: Sequence[float]) -> float | None:
    """Of their mean; None where it can't be told: with one value only, or where the deals made no difference."""
    if len(values) < 2 or max(values) - min(values) < ALIKE:
        return None
    middle = mean(values)
    return sqrt(fsum((value - middle) ** 2 for value in values) / (len(values) - 1) / len(values))


def compared(first: Sequence[float], second: Sequence[float]) -> tuple[float, float | None]:
    """By how much the first is better in the same deals, and the standard error of that."""
    gaps = [mine - other for mine, other in zip(first, second, strict=False)]
    return mean(gaps), standard_error(gaps)


def mean_terms(deals: Sequence[Sequence[Term]]) -> tuple[Term, ...]:
    """Values on average; numbers too, whole ones as whole ones, and of words the one met most."""
    found = []
    for same in zip(*deals, strict=True):
        numbers = {name: _usual([term.numbers[name] for term in same]) for name in same[0].numbers}
        found.append(Term(same[0].key, mean([term.value for term in same]), numbers))
    return tuple(found)


def _usual(values: Sequence[object]) -> object:
    numbers = [value for value in values if isinstance(value, int | float) and not isinstance(value, bool)]
    if len(numbers) < len(values):
        return Counter(values).most_common(1)[0][0]
    middle = mean(numbers)
    return round(middle) if all(isinstance(value, int) for value in values) else round(middle, DIGITS)
