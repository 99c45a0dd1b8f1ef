"""Scoring and ranking (R5-12)."""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from orrery.core.score_sheet import Ranking, Score, ranking_of
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


_POINTS: Final[dict[tuple[int, ...], int]] = {}


def crystal_points(crystals: tuple[int, ...]) -> int:
    """The total of `crystal_score`, for those who ask again and again."""
    found = _POINTS.get(crystals)
    if found is None:
        found = _POINTS[crystals] = crystal_score(crystals).total
    return found


def water_points(water: int) -> int:
    """R5-12.2"""
    return water // WATER_PER_POINT


def total(s: State, seat: int) -> int:
    """R5-12.5"""
    return water_points(s.water[seat]) + crystal_points(s.tableaux[seat].crystals)


def score_lines(s: State, seat: int) -> list[Score]:
    """R5-12.5: water and the three colours."""
    crystals = s.tableaux[seat].crystals
    score = crystal_score(crystals)
    lines = [Score("water", water_points(s.water[seat]), {"water": s.water[seat]})]
    for colour, name in enumerate(COLOURS):
        jokers = score.jokers[colour]
        lines.append(Score(name, score.points[colour], {"count": crystals[colour] + jokers, "jokers": jokers}))
    return lines


def ranking(s: State) -> Ranking:
    """More water breaks a tie. R5-12.6"""
    return ranking_of([(total(s, seat), s.water[seat]) for seat in range(s.players)], ("water",))
