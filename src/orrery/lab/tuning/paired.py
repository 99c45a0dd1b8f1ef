"""Two bots at the same seats of the same deals: how much better one is, with an interval from deal to deal."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import NamedTuple

from orrery.arena.stats import Z95, wilson

FEWEST_DEALS = 6  # fewer tell nothing, even if all say the same: one time in 16 five coins do


class Paired(NamedTuple):
    """Shares of wins of both, and their difference; intervals are 95 %."""

    games: int
    share: float
    low: float
    high: float
    other: float  # the other bot's share at the same seats
    gain: float
    gain_low: float
    gain_high: float

    deals: int = 0

    @property
    def verdict(self) -> str:
        if self.deals < FEWEST_DEALS:
            return "unclear"
        return "better" if self.gain_low > 0 else "worse" if self.gain_high < 0 else "unclear"


def student95(freedom: int) -> float:
    """The two-sided 95 % point of Student's distribution, by its expansion around the normal one (3 % low at 2)."""
    z = Z95
    terms = (
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
    )
    return z + sum(term / float(freedom) ** (power + 1) for power, term in enumerate(terms))


def paired(shares: Sequence[float], others: Sequence[float], players: int) -> Paired:
    """Games of one deal are not independent, so deals are what is counted."""
    games = len(shares)
    differences = [
        sum(shares[first : first + players]) / players - sum(others[first : first + players]) / players
        for first in range(0, games - players + 1, players)
    ]
    deals = len(differences)
    gain = sum(differences) / deals
    variance = sum((value - gain) ** 2 for value in differences) / (deals - 1) if deals > 1 else float("inf")
    half = student95(deals - 1) * sqrt(variance / deals) if deals > 1 else float("inf")
    low, high = wilson(sum(shares), games)
    return Paired(games, sum(shares) / games, low, high, sum(others) / games, gain, gain - half, gain + half, deals)
