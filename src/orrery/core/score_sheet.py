"""Score sheets: what each seat has, line by line, and who wins; as values and as views show them."""

from __future__ import annotations

from collections.abc import Sequence
from types import MappingProxyType
from typing import NamedTuple, TypedDict

from orrery.core.errors import Params, Words

SHARED = "shared"  # the tie-break where none has helped


class Score(NamedTuple):
    """What one line of a score sheet counts, and the numbers its sentence mentions beside the points."""

    key: str
    points: int
    params: Params = MappingProxyType({})


class Line(NamedTuple):
    """One line of a score sheet."""

    key: str
    points: int
    text: Words
    params: Params = MappingProxyType({})


class Sheet(NamedTuple):
    """The score sheet of one seat; equal ranks are shared."""

    seat: int
    total: int
    rank: int
    lines: tuple[Line, ...]


class Result(NamedTuple):
    """Sheets of all seats and who wins; `tie_break` names the criterion that was needed, if any."""

    sheets: tuple[Sheet, ...]
    winners: tuple[int, ...]
    tie_break: str | None


class Ranking(NamedTuple):
    """Who wins, the rank of each seat, and the criterion that was needed to break a tie for the first place."""

    winners: tuple[int, ...]
    ranks: tuple[int, ...]
    tie_break: str | None


def ranking_of(standings: Sequence[tuple[int, ...]], criteria: Sequence[str]) -> Ranking:
    """By the total of each seat, then by one criterion after the other; in each of them more is better."""
    best = max(standings)
    winners = tuple(seat for seat, standing in enumerate(standings) if standing == best)
    ranks = tuple(1 + sum(other > standing for other in standings) for standing in standings)
    tied = [standing for standing in standings if standing[0] == best[0]]
    if len(tied) == 1:
        return Ranking(winners, ranks, None)
    for place, name in enumerate(criteria, start=1):
        tied = [standing for standing in tied if standing[place] == best[place]]
        if len(tied) == 1:
            return Ranking(winners, ranks, name)
    return Ranking(winners, ranks, SHARED)


# --- in a view ------------------------------------------------------------------------------------


class LineView(TypedDict):
    key: str
    points: int
    params: dict[str, int]


class SheetView(TypedDict):
    seat: int
    total: int
    rank: int
    lines: list[LineView]


class ScoresView(TypedDict):
    """The result of a game; each game says which `tie_break` it knows."""

    scores: list[SheetView]
    winners: list[int]


def result_view(ranking: Ranking, lines: Sequence[Sequence[Score]]) -> dict[str, object]:
    """The result as a view shows it, from the ranking and the lines of each seat. No sentence is made for it: they
    take longer than everything else about the end of a game, and whoever shows a view has words of its own."""
    return {
        "scores": [
            {
                "seat": seat,
                "total": sum(line.points for line in lines[seat]),
                "rank": rank,
                "lines": [
                    {"key": key, "points": points, "params": dict(params)} for key, points, params in lines[seat]
                ],
            }
            for seat, rank in enumerate(ranking.ranks)
        ],
        "winners": list(ranking.winners),
        "tie_break": ranking.tie_break,
    }
