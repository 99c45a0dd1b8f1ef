"""Cargo and the final score (PD-9.4 to PD-9.6)."""

from __future__ import annotations

from orrery.core.score_sheet import Ranking, Score, ranking_of
from orrery.games.pandorum.components import CARDS, CARGO_CARD, CARGO_HOLD, TYPES
from orrery.games.pandorum.state import State


def cargo_counts(s: State) -> list[list[int]]:
    """Cards in the cargo hold, by type and seat."""
    counts = [[0] * s.players for _ in TYPES]
    for seat in range(s.players):
        for card in s.slot(seat, CARGO_HOLD):
            counts[CARDS[card].type][seat] += 1
    return counts


def cargo_points(s: State) -> list[list[int]]:
    """PD-9.4: for each type whoever has most, also tied, gets 1 for each own card; by seat and type."""
    points = [[0] * len(TYPES) for _ in range(s.players)]
    for kind, counts in enumerate(cargo_counts(s)):
        most = max(counts)
        for seat, count in enumerate(counts):
            if count and count == most:
                points[seat][kind] = CARGO_CARD * count
    return points


def totals(s: State) -> list[int]:
    """PD-9.5: quids and cargo."""
    return [s.quids[seat] + sum(points) for seat, points in enumerate(cargo_points(s))]


def figures_left(s: State, seat: int) -> int:
    return s.spare_modules[seat] + s.spare_bases[seat]


def score_lines(s: State, seat: int) -> list[Score]:
    """PD-9.5: quids, and the cargo of each type."""
    counts, points = cargo_counts(s), cargo_points(s)[seat]
    lines = [Score("quids", s.quids[seat], {"quids": s.quids[seat]})]
    for kind, name in enumerate(TYPES):
        lines.append(Score(name, points[kind], {"cards": counts[kind][seat], "most": max(counts[kind])}))
    return lines


def ranking(s: State) -> Ranking:
    """More figures in the supply break a tie. PD-9.6"""
    return ranking_of([(total, figures_left(s, seat)) for seat, total in enumerate(totals(s))], ("figures",))
