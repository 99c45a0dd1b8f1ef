"""Scoring and ranking (R5-12)."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from orrery.games.planet_5r.components import COLOURS, CRYSTAL_POINTS, JOKER, WATER_PER_POINT
from orrery.games.planet_5r.state import State


class CrystalScore(NamedTuple):
    """Points of each colour and how many jokers went to it."""

    total: int
    points: tuple[int, ...]
    jokers: tuple[int, ...]


def colour_points(count: int) -> int:
    """R5-12.3; more than six still score as six."""
    return CRYSTAL_POINTS[min(count, len(CRYSTAL_POINTS) - 1)]


@cache
def crystal_score(crystals: tuple[int, ...]) -> CrystalScore:
    """R5-12.4: every joker counts as the colour that brings most; all splits are tried."""
    jokers = crystals[JOKER]
    best: CrystalScore | None = None
    for first in range(jokers, -1, -1):
        for second in range(jokers - first, -1, -1):
            split = (first, second, jokers - first - second)
            points = tuple(colour_points(crystals[c] + split[c]) for c in range(len(COLOURS)))
            if best is None or sum(points) > best.total:
                best = CrystalScore(sum(points), points, split)
    assert best is not None
    return best


def water_points(water: int) -> int:
    """R5-12.2"""
    return water // WATER_PER_POINT


def total(s: State, seat: int) -> int:
    """R5-12.5"""
    return water_points(s.water[seat]) + crystal_score(s.tableaux[seat].crystals).total


def outcome(s: State) -> tuple[tuple[int, ...], tuple[int, ...], str | None]:
    """Winners, ranks, and the tie-break that was needed (R5-12.6)."""
    standing = [(total(s, seat), s.water[seat]) for seat in range(s.players)]
    best = max(standing)
    winners = tuple(seat for seat in range(s.players) if standing[seat] == best)
    ranks = tuple(1 + sum(other > mine for other in standing) for mine in standing)
    level = sum(points == best[0] for points, _ in standing)
    tie_break = None if level == 1 else "shared" if len(winners) > 1 else "water"
    return winners, ranks, tie_break
