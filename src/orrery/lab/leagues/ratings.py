"""Strength on one scale for tables of any size: openskill's Plackett-Luce model over whole rankings.

openskill goes from game to game, so its figures depend on the order of the games. Here they do not depend on the order
in which games were played: a rating is the mean over PASSES passes through all games, each in an order that is drawn
from the numbers of the deals alone. Bots do not learn during a league, so `tau`, which lets strength drift, is zero.

The interval is a bootstrap over deals: games of one deal share its luck and stay together. Each resample draws as many
deals as there are, with repetition, and rates them in the order drawn. With fewer than FEWEST deals there is nothing to
draw from; the interval is then openskill's own, 1.96 sigma to either side.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple

from orrery.core.rng import Rng
from orrery.lab.extras import extra
from orrery.lab.leagues.league_games import LeagueGame
from orrery.lab.leagues.league_plan import League

if TYPE_CHECKING:
    from openskill.models import PlackettLuce

PASSES = 16
FEWEST = 10  # deals for a bootstrap
Z95 = 1.959964
MOST_RATED = 100_000  # games rated for all resamples together: a minute is too long to wait for an interval
ORDER = 0x0A71  # streams of chance
DRAWS = 0xB007


class Contest(NamedTuple):
    """A ranking to learn from: bots and their ranks, 1 is best."""

    deal: int
    bots: tuple[int, ...]
    ranks: tuple[int, ...]


class Rating(NamedTuple):
    mu: float
    low: float
    high: float
    sigma: float  # openskill's own uncertainty


def contests(league: League, games: Iterable[LeagueGame]) -> list[Contest]:
    """Each game at its table; alone, all totals of a deal that every bot has played."""
    ordered = sorted(games, key=lambda game: game.n)
    if league.players > 1:
        return [Contest(league.deal_of(game.n), game.bots, game.ranks) for game in ordered]
    deals: dict[int, list[LeagueGame]] = defaultdict(list)
    for game in ordered:
        deals[league.deal_of(game.n)].append(game)
    return [_alone(deal, played) for deal, played in deals.items() if len(played) == len(league.bots)]


def _alone(deal: int, games: Sequence[LeagueGame]) -> Contest:
    totals = [-1_000_000 if game.faults else game.scores[0] for game in games]  # who broke off comes last
    ranks = tuple(1 + sum(other > total for other in totals) for total in totals)
    return Contest(deal, tuple(game.bots[0] for game in games), ranks)


def load_model() -> PlackettLuce:
    """openskill comes with the extra `lab`; where it is missing, an error says so."""
    with extra("lab"):
        from openskill.models import PlackettLuce
    return PlackettLuce(tau=0.0)


def rate(bots: int, found: Iterable[Contest]) -> list[tuple[float, float]]:
    """Mu and sigma of each bot after these contests, in this order."""
    model = load_model()
    rated = [(model.mu, model.sigma)] * bots
    for contest in found:
        if len(set(contest.bots)) < 2:
            continue  # a bot among copies of itself: nothing to learn
        teams = [[model.rating(mu=rated[bot][0], sigma=rated[bot][1])] for bot in contest.bots]
        after = model.rate(teams, ranks=[float(rank) for rank in contest.ranks])
        for bot in set(contest.bots):  # with several seats at a table: the mean of what each of them would get
            own = [team[0] for team, seated in zip(after, contest.bots, strict=True) if seated == bot]
            rated[bot] = (sum(r.mu for r in own) / len(own), sum(r.sigma for r in own) / len(own))
    return rated


def ratings(bots: int, found: Sequence[Contest], resamples: int | None = None) -> list[Rating]:
    """Ratings with 95 % intervals."""
    deals: dict[int, list[Contest]] = defaultdict(list)
    for contest in found:
        deals[contest.deal].append(contest)
    numbers = sorted(deals)
    passes = [rate(bots, _games(deals, _shuffled(numbers, n))) for n in range(PASSES)]
    middle = [(_mean(p[bot][0] for p in passes), _mean(p[bot][1] for p in passes)) for bot in range(bots)]
    if len(numbers) < FEWEST:
        return [Rating(mu, mu - Z95 * sigma, mu + Z95 * sigma, sigma) for mu, sigma in middle]
    times = max(40, min(200, MOST_RATED // len(found))) if resamples is None else resamples
    drawn = [rate(bots, _games(deals, _drawn(numbers, n))) for n in range(times)]
    intervals = [percentiles([each[bot][0] for each in drawn]) for bot in range(bots)]
    return [
        Rating(mu, min(mu, low), max(mu, high), sigma)
        for (mu, sigma), (low, high) in zip(middle, intervals, strict=True)
    ]


def percentiles(values: Sequence[float], inside: float = 0.95) -> tuple[float, float]:
    """Both ends of what holds this share of the values, straight lines between neighbours."""
    ordered = sorted(values)

    def at(share: float) -> float:
        place = share * (len(ordered) - 1)
        below = int(place)
        above = min(below + 1, len(ordered) - 1)
        return ordered[below] + (place - below) * (ordered[above] - ordered[below])

    return at((1 - inside) / 2), at((1 + inside) / 2)


def _games(deals: Mapping[int, Sequence[Contest]], numbers: Iterable[int]) -> Iterable[Contest]:
    return (contest for number in numbers for contest in deals[number])


def _shuffled(numbers: Sequence[int], n: int) -> list[int]:
    order = list(numbers)
    Rng(ORDER, n).shuffle(order)
    return order


def _drawn(numbers: Sequence[int], n: int) -> list[int]:
    rng = Rng(DRAWS, n)
    return [numbers[rng.below(len(numbers))] for _ in numbers]


def _mean(values: Iterable[float]) -> float:
    found = list(values)
    return sum(found) / len(found)
