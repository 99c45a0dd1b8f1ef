"""All pieces put together: accuracies, the moments that decided the game, and the whole as plain data.

It may be made of some of the pieces only: then it tells how things look so far.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from statistics import fmean
from typing import Any, Final, Literal, NamedTuple, get_args

from orrery.analysis.game_walk import PiecePlan
from orrery.analysis.judging import Judgement, Lost, WhyNot
from orrery.analysis.marks import CHANCES, MARKS, SURE, TO_LEARN_FROM, steps_of
from orrery.analysis.piece_work import RoundStanding
from orrery.core.match import Match

Json = Any
Worked = Judgement | RoundStanding
Phase = Literal["opening", "middle", "end"]
FORMAT: Final = "orrery-analysis"
FORMAT_VERSION: Final = 1
PHASES: Final[tuple[Phase, ...]] = get_args(Phase)
MOMENTS: Final = 3
LEAST_MOMENT: Final = (0.03, 0.2)  # chance to win, and share of the game's spread where there are no chances
HALVES: Final = (0.05, 0.25)  # a loss of so much leaves half of a decision's worth; of both likewise


class Accuracy(NamedTuple):
    """How much of the best choices' worth a seat kept, in per cent; None where it had nothing to choose."""

    seat: int
    decisions: int
    whole: int | None
    phases: dict[Phase, int | None]


class GameAnalysis(NamedTuple):
    """What is known of a game so far."""

    game: str
    rules_version: int
    players: int
    rounds: int
    seats: tuple[int, ...]  # whose decisions are judged
    pieces: int
    done: int
    winners: tuple[int, ...]
    totals: tuple[int, ...]
    standings: tuple[RoundStanding, ...]
    decisions: tuple[Judgement, ...]
    accuracy: tuple[Accuracy, ...]
    moments: dict[int, tuple[int, ...]]  # of each seat: steps of its decisions that cost most, in the order of play
    spread: float  # of the game: losses of points are measured by it


def put_together(match: Match, seats: Sequence[int], plan: PiecePlan, worked: Mapping[int, Worked]) -> GameAnalysis:
    found = [worked[piece.n] for piece in plan.pieces if piece.n in worked]
    decisions = tuple(each for each in found if isinstance(each, Judgement))
    return GameAnalysis(
        plan.game,
        plan.rules_version,
        plan.players,
        plan.rounds,
        tuple(seats),
        len(plan.pieces),
        len(found),
        tuple(match.winners),
        tuple(sheet.total for sheet in match.scores()),
        tuple(each for each in found if isinstance(each, RoundStanding)),
        decisions,
        tuple(_accuracy(seat, decisions, plan.rounds, match.game.spread) for seat in seats),
        {seat: _moments(seat, decisions, match.game.spread) for seat in seats},
        match.game.spread,
    )


def phase_of(round_: int, rounds: int) -> Phase:
    """Thirds of a game, by its rounds."""
    return PHASES[max(0, min(2, (3 * (round_ - 1)) // max(1, rounds)))]


def kept(each: Judgement, spread: float) -> float:
    """Which part of the best choice's worth the played one kept. What may be luck of the deals is no loss."""
    if each.mark in ("best", "good") and not _sure(each):
        return 1.0
    by_points = each.chance is None
    half = HALVES[by_points] * (spread if by_points else 1.0)
    return float(2.0 ** (-_lost(each) / half))


def _sure(each: Judgement) -> bool:
    told = each.points if each.chance is None else each.chance
    return told.doubt is None or told.by > SURE * told.doubt


def _lost(each: Judgement) -> float:
    return each.points.by if each.chance is None else each.chance.by


def _accuracy(seat: int, decisions: Sequence[Judgement], rounds: int, spread: float) -> Accuracy:
    mine = [each for each in decisions if each.seat == seat]
    phases = {
        phase: _per_cent(kept(each, spread) for each in mine if phase_of(each.round, rounds) == phase)
        for phase in PHASES
    }
    return Accuracy(seat, len(mine), _per_cent(kept(each, spread) for each in mine), phases)


def _per_cent(shares: Iterable[float]) -> int | None:
    found = list(shares)
    return round(100 * fmean(found)) if found else None


def _moments(seat: int, decisions: Sequence[Judgement], spread: float) -> tuple[int, ...]:
    by_chance, by_points = LEAST_MOMENT[0], LEAST_MOMENT[1] * spread
    costly = [
        each
        for each in decisions
        if each.seat == seat
        and each.mark in TO_LEARN_FROM
        and _lost(each) >= (by_points if each.chance is None else by_chance)
    ]
    costly.sort(key=lambda each: (-_lost(each), each.step))
    return tuple(sorted(each.step for each in costly[:MOMENTS]))


# --- as plain data --------------------------------------------------------------------------------


def analysis_to_json(found: GameAnalysis) -> dict[str, Json]:
    """With the thresholds it was made by, so that whoever reads it later knows them."""
    told = plain(found)
    told["moments"] = {str(seat): list(steps) for seat, steps in found.moments.items()}
    thresholds = {
        "sure": SURE,
        "chance": {mark: least for least, mark in CHANCES},
        "points": {mark: least for least, mark in steps_of(found.spread)},
    }
    return {"format": FORMAT, "format_version": FORMAT_VERSION, "thresholds": thresholds, "marks": list(MARKS), **told}


def plain(value: Any) -> Json:
    """Named tuples as objects."""
    if hasattr(value, "_asdict"):
        return {name: plain(item) for name, item in value._asdict().items()}
    if isinstance(value, tuple | list):
        return [plain(item) for item in value]
    return {key: plain(item) for key, item in value.items()} if isinstance(value, dict) else value


def worked_from(raw: Mapping[str, Json]) -> Worked:
    """A piece that was kept as plain data."""
    if "leads" in raw:
        listed: dict[str, Json] = {name: tuple(item) if isinstance(item, list) else item for name, item in raw.items()}
        return RoundStanding(**listed)
    chance, chances = raw["chance"], raw["chances"]
    changed = {
        "points": Lost(**raw["points"]),
        "chance": None if chance is None else Lost(**chance),
        "chances": None if chances is None else tuple(chances),
        "reasons": tuple(WhyNot(**each) for each in raw["reasons"]),
    }
    return Judgement(**{**raw, **changed})
