"""What a league has shown, as figures: for the terminal, for JSON and for the report."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Sequence
from math import sqrt
from typing import Any, NamedTuple

from orrery.arena.stats import wilson
from orrery.lab.leagues.league_games import LeagueGame
from orrery.lab.leagues.league_plan import League
from orrery.lab.leagues.ratings import FEWEST, Rating, contests, ratings
from orrery.lab.leagues.telling_apart import ERROR, Comparison, Pair, comparisons, told_apart

Json = Any


class LeagueRow(NamedTuple):
    """One bot's part of a league."""

    bot: int
    name: str
    rating: Rating
    games: int
    wins: float
    interval: tuple[float, float]  # of its share of wins
    score: float
    spread: float  # standard deviation of the score
    best: int
    choices: int
    seconds: float
    faults: int

    @property
    def share(self) -> float:
        return self.wins / self.games if self.games else 0.0

    @property
    def per_choice(self) -> float:
        return self.seconds / self.choices if self.choices else 0.0


class Cell(NamedTuple):
    """A count of games and the wins in them, such as those of a bot on a seat."""

    games: int
    wins: float

    @property
    def share(self) -> float:
        return self.wins / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.wins, self.games)


class LeagueSummary(NamedTuple):
    league: League
    games: tuple[LeagueGame, ...]
    rows: tuple[LeagueRow, ...]  # the strongest first
    compared: dict[Pair, Comparison]
    error: float  # of telling apart, for all pairs together
    rated_deals: int  # those the ratings stand on

    def against(self, a: int, b: int) -> Comparison:
        """Bot a as seen against bot b."""
        if a < b:
            return self.compared[a, b]
        found = self.compared[b, a]
        return found._replace(ahead=found.games - found.ahead)

    def apart(self, a: int, b: int) -> bool:
        return told_apart(self.against(a, b), self.error, len(self.compared))

    @property
    def deals(self) -> int:
        return len({self.league.deal_of(game.n) for game in self.games})

    @property
    def finished(self) -> int:
        """Games that were played to their end; the others say nothing about strength."""
        return sum(not game.faults for game in self.games)

    @property
    def too_few_deals(self) -> bool:
        """Whether the intervals of the ratings are the model's own, for want of deals to draw from."""
        return self.rated_deals < FEWEST

    @property
    def fair(self) -> float:
        return 1 / self.league.players

    def to_json(self) -> dict[str, Json]:
        return {
            **self.league.to_json(),
            "games": len(self.games),
            "finished": self.finished,
            "deals": self.deals,
            "error": self.error,
            "standings": [_row_json(row) for row in self.rows],
            "cross_table": [
                {
                    "bots": [self.league.names[a], self.league.names[b]],
                    "games": each.games,
                    "ahead": round(each.share, 4),
                    "evidence": float(f"{each.wealth:.4g}"),
                    "told_apart": self.apart(a, b),
                }
                for (a, b), each in self.compared.items()
            ],
        }


def _row_json(row: LeagueRow) -> dict[str, Json]:
    return {
        "bot": row.name,
        "rating": round(row.rating.mu, 2),
        "rating_interval_95": [round(row.rating.low, 2), round(row.rating.high, 2)],
        "games": row.games,
        "wins": round(row.wins, 3),
        "share": round(row.share, 4),
        "share_interval_95": [round(end, 4) for end in row.interval],
        "mean_score": round(row.score, 2),
        "score_sd": round(row.spread, 2),
        "decisions": row.choices,
        "ms_per_decision": round(1000 * row.per_choice, 2),
        "faults": row.faults,
    }


def summarise(league: League, games: Sequence[LeagueGame], error: float = ERROR) -> LeagueSummary:
    """Figures of these games, whatever order they are given in."""
    ordered = tuple(sorted(games, key=lambda game: game.n))
    found = contests(league, ordered)
    rated = ratings(len(league.bots), found)
    rows = [_row(league, bot, rated[bot], ordered) for bot in range(len(league.bots))]
    rows.sort(key=lambda row: (-row.rating.mu, row.bot))
    compared = comparisons(len(league.bots), found)
    return LeagueSummary(league, ordered, tuple(rows), compared, error, len({contest.deal for contest in found}))


def _row(league: League, bot: int, rating: Rating, games: Sequence[LeagueGame]) -> LeagueRow:
    seats = [(game, seat) for game in games for seat, seated in enumerate(game.bots) if seated == bot]
    whole = [game.scores[seat] for game, seat in seats if not game.faults]
    mean = sum(whole) / len(whole) if whole else 0.0
    spread = sqrt(sum((score - mean) ** 2 for score in whole) / (len(whole) - 1)) if len(whole) > 1 else 0.0
    wins = sum(game.shares[seat] for game, seat in seats)
    return LeagueRow(
        bot,
        league.names[bot],
        rating,
        len(seats),
        wins,
        wilson(wins, len(seats)),
        mean,
        spread,
        max(whole, default=0),
        sum(game.choices[seat] for game, seat in seats),
        sum(game.seconds[seat] for game, seat in seats),
        sum(fault["seat"] == seat for game, seat in seats for fault in game.faults),
    )


# --- what the report shows besides --------------------------------------------------------------------


def by_seat(found: LeagueSummary) -> tuple[list[Cell], dict[int, list[Cell]]]:
    """Wins on each seat, of all bots together and of each bot."""
    counts: dict[tuple[int | None, int], list[float]] = defaultdict(list)
    for game in found.games:
        for seat, bot in enumerate(game.bots):
            counts[None, seat].append(game.shares[seat])
            counts[bot, seat].append(game.shares[seat])

    def row(bot: int | None) -> list[Cell]:
        seats = [counts[bot, seat] for seat in range(found.league.players)]
        return [Cell(len(shares), sum(shares)) for shares in seats]

    return row(None), {each.bot: row(each.bot) for each in found.rows}


class OptionResult(NamedTuple):
    """Wins and mean score of each bot at the tables where an option had one value."""

    option: str
    value: Json
    games: int
    cells: dict[int, Cell]
    scores: dict[int, float]


def by_option(found: LeagueSummary) -> list[OptionResult]:
    """For each option that was varied, and each of its values."""
    league = found.league
    names = sorted({name for setup in league.setups for name, _ in setup})
    results = []
    for name in names:
        values = list(dict.fromkeys(dict(setup)[name] for setup in league.setups))
        for value in values if len(values) > 1 else []:
            games = [game for game in found.games if dict(league.setup_of(game.n))[name] == value]
            results.append(_option_result(found, name, value, games))
    return results


def _option_result(found: LeagueSummary, name: str, value: Json, games: Sequence[LeagueGame]) -> OptionResult:
    shares: dict[int, list[float]] = defaultdict(list)
    scores: dict[int, list[int]] = defaultdict(list)
    for game in games:
        for seat, bot in enumerate(game.bots):
            shares[bot].append(game.shares[seat])
            scores[bot].append(game.scores[seat])
    bots = [row.bot for row in found.rows]
    means = {bot: sum(scores[bot]) / len(scores[bot]) for bot in bots if scores[bot]}
    return OptionResult(name, value, len(games), {bot: Cell(len(shares[bot]), sum(shares[bot])) for bot in bots}, means)


class Opening(NamedTuple):
    """A first choice of a bot: how it is told, how often it was taken, and what came of it."""

    opening: dict[str, Json]
    games: int
    wins: float

    @property
    def share(self) -> float:
        return self.wins / self.games


def bot_openings(found: LeagueSummary, bot: int) -> tuple[list[Opening], int]:
    """The first choices of a bot, the most frequent first, and the number of games with one."""
    counts: Counter[str] = Counter()
    wins: dict[str, float] = defaultdict(float)
    told: dict[str, dict[str, Json]] = {}
    for game in found.games:
        for seat, seated in enumerate(game.bots):
            opening = game.openings[seat]
            if seated != bot or opening is None:
                continue
            key = _same(opening)
            counts[key] += 1
            wins[key] += game.shares[seat]
            told.setdefault(key, opening)
    ordered = sorted(counts, key=lambda key: (-counts[key], key))
    return [Opening(told[key], counts[key], wins[key]) for key in ordered], counts.total()


def _same(opening: dict[str, Json]) -> str:
    """Openings that are told alike are one, whoever took them on whichever seat."""
    event = opening["event"]
    told = [opening["kind"], opening["action"]] if event is None else sorted(event.items())
    return repr([item for item in told if item[0] != "seat"] if event is not None else told)
