"""When enough games are played: a sequential test of every pair of bots, or intervals that are narrow enough.

For a pair, a deal gives one number d from -1 to 1: how much more often the one came in ahead of the other in the games
of this deal that both played. If the two are equally strong, d is 0 on average, whatever was played before. So a
gambler who stakes a share x of his wealth on every deal has a wealth of product(1 + x d), which does not grow on
average; nor does the mean wealth of gamblers with several x, half of whom bet on each bot. By Ville's inequality such a
wealth ever reaches 1/error with a chance of at most `error`, however often one looks and whenever one stops. That is
the test: two bots are told apart once the mean wealth has reached 1/error, with the error divided among all pairs
(Bonferroni), so the chance that any equal pair of a league is ever told apart stays below the error stated.

The product does not depend on the order of the deals.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from math import exp, log, log1p
from typing import NamedTuple

from orrery.lab.lab_errors import LabError
from orrery.lab.leagues.ratings import Contest, Rating

ERROR = 0.05
STAKES = tuple(n / 20 for n in range(1, 20))
Pair = tuple[int, int]


class Comparison(NamedTuple):
    """One bot against another, over the games that both played."""

    games: int
    ahead: float  # games in which the first came in ahead; a tie is half of one
    deals: int
    wealth: float  # evidence that they differ: 20 is reached by chance at most once in 20

    @property
    def share(self) -> float:
        return self.ahead / self.games if self.games else 0.5


class StopRule(NamedTuple):
    """`apart`: until every pair is told apart, with this error in all. `width`: until every rating's interval is no
    wider."""

    kind: str
    value: float

    def __str__(self) -> str:
        return f"{self.kind}={self.value:g}"


def stop_rule(text: str) -> StopRule:
    """Read `apart`, `apart=0.01` or `width=2`."""
    kind, equals, value = text.partition("=")
    try:
        number = float(value) if equals else ERROR
    except ValueError:
        number = -1.0
    sound = (kind == "apart" and 0 < number < 1) or (kind == "width" and equals and 0 < number < 1000)
    if not sound:
        raise LabError("bad_stop_rule", value=text[:40])
    return StopRule(kind, number)


def met(rule: StopRule, compared: Mapping[Pair, Comparison], rated: Sequence[Rating]) -> bool:
    if rule.kind == "width":
        return all(rating.high - rating.low <= rule.value for rating in rated)
    return all(told_apart(each, rule.value, len(compared)) for each in compared.values())


def told_apart(compared: Comparison, error: float, pairs: int) -> bool:
    """Whether the evidence suffices, where so many pairs share the error."""
    return compared.wealth >= pairs / error


def comparisons(bots: int, found: Iterable[Contest]) -> dict[Pair, Comparison]:
    """Every pair of bots, the one with the smaller number first."""
    sums: dict[Pair, dict[int, list[float]]] = defaultdict(lambda: defaultdict(list))
    for contest in found:
        seated = list(zip(contest.bots, contest.ranks, strict=True))
        for a, rank_a in seated:
            for b, rank_b in seated:
                if a < b:
                    sums[a, b][contest.deal].append(float((rank_a < rank_b) - (rank_a > rank_b)))
    return {
        (a, b): _compare(list(sums[a, b].values()) if (a, b) in sums else [])
        for a in range(bots)
        for b in range(a + 1, bots)
    }


def _compare(deals: Sequence[Sequence[float]]) -> Comparison:
    games = sum(map(len, deals))
    ahead = sum((1 + d) / 2 for deal in deals for d in deal)
    return Comparison(games, ahead, len(deals), wealth([sum(deal) / len(deal) for deal in deals]))


def wealth(differences: Iterable[float]) -> float:
    """The mean wealth of all gamblers after these deals."""
    found = list(differences)
    logs = [sum(log1p(side * stake * d) for d in found) for stake in STAKES for side in (1, -1)]
    top = max(logs)
    return exp(min(700.0, top + log(sum(exp(each - top) for each in logs) / len(logs))))
