"""What a series shows: shares of wins with their uncertainty, scores, time."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Any, NamedTuple

from orrery.arena.bot_game import Fault
from orrery.arena.series import GameResult, Series

Json = Any
Z95 = 1.959964  # two-sided 95 %


def wilson(wins: float, games: int, z: float = Z95) -> tuple[float, float]:
    """Wilson's interval for a share of wins; a shared win counts as its fraction."""
    if games == 0:
        return 0.0, 1.0
    share = wins / games
    bend = z * z / games
    centre = (share + bend / 2) / (1 + bend)
    half = z * sqrt(share * (1 - share) / games + bend / (4 * games)) / (1 + bend)
    return max(0.0, centre - half), min(1.0, centre + half)


class Standing(NamedTuple):
    """One bot's part of a series."""

    bot: str
    games: int
    wins: float
    low: float
    high: float
    score: float
    spread: float  # standard deviation of the score
    choices: int
    seconds: float
    faults: int = 0  # games it lost by a fault

    @property
    def share(self) -> float:
        return self.wins / self.games if self.games else 0.0

    @property
    def per_choice(self) -> float:
        return self.seconds / self.choices if self.choices else 0.0


class Summary(NamedTuple):
    game: str
    games: int
    fair: float
    standings: tuple[Standing, ...]
    faults: tuple[Fault, ...] = ()  # in the order of the games

    def to_json(self) -> dict[str, Json]:
        return {
            "game": self.game,
            "games": self.games,
            "fair_share": round(self.fair, 4),
            "bots": [
                {
                    "bot": s.bot,
                    "wins": round(s.wins, 3),
                    "share": round(s.share, 4),
                    "interval_95": [round(s.low, 4), round(s.high, 4)],
                    "mean_score": round(s.score, 2),
                    "score_sd": round(s.spread, 2),
                    "decisions": s.choices,
                    "ms_per_decision": round(1000 * s.per_choice, 2),
                    "faults": s.faults,
                }
                for s in self.standings
            ],
            "faults": [fault.to_json() for fault in self.faults],
        }


def summary(series: Series, results: Sequence[GameResult]) -> Summary:
    """Standings in the order the bots were named. Scores are those of games that were played to their end."""
    standings = []
    games = len(results)
    for b, contestant in enumerate(series.bots):
        wins = sum(result.shares[b] for result in results)
        scores = [result.scores[b] for result in results if result.over]
        mean = sum(scores) / len(scores) if scores else 0.0
        spread = sqrt(sum((score - mean) ** 2 for score in scores) / (len(scores) - 1)) if len(scores) > 1 else 0.0
        low, high = wilson(wins, games)
        standings.append(
            Standing(
                contestant.label,
                games,
                wins,
                low,
                high,
                mean,
                spread,
                sum(result.choices[b] for result in results),
                sum(result.seconds[b] for result in results),
                sum(result.faults[b] is not None for result in results),
            )
        )
    faults = tuple(fault for result in results for fault in result.faults if fault is not None)
    return Summary(series.game, games, 1 / len(series.bots), tuple(standings), faults)
