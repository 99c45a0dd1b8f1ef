"""The analysis of one finished table: who may have it, what is to be worked out, and how it is told.

Nothing here waits or knows where things are stored: a table of the server (table_analyses.py) and one on a player's own
device (orrery/local) both take their analyses here.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any, Literal, NamedTuple

from orrery.analysis.game_analysis import analysis_to_json, plain, put_together, worked_from
from orrery.analysis.game_walk import Piece, PiecePlan, plan_of
from orrery.analysis.people_of import judged_seats
from orrery.core.match import Match
from orrery.core.state_codec import to_plain
from orrery.server.bot_workers.analysing import Analyse
from orrery.server.storage import MoveRow, TableRow
from orrery.server.tables.records.stored_match import keeps_rules, remaining_moves
from orrery.server.wire.analysis_info import AnalysisInfo
from orrery.server.wire.server_errors import ServerError

Json = Any
AtRest = Literal["paused", "stopped", "done", "failed"]


class AnalysedGame(NamedTuple):
    """A finished match, whose decisions are judged, and all that is to be worked out."""

    match: Match
    seats: tuple[int, ...]
    plan: PiecePlan

    def order(self, piece: Piece, state: Any) -> Analyse:
        """What a worker is asked about a piece, in the state that it begins with."""
        return Analyse(0, self.plan.game, self.plan.rules_version, plain(piece), to_plain(state))

    def fitting(self, kept: Mapping[int, Json]) -> dict[int, Json]:
        """What was kept of pieces; nothing if it belongs to another plan, which the code has made before it changed."""
        pieces = self.plan.pieces
        fits = all(n < len(pieces) and _fits(pieces[n], raw) for n, raw in kept.items())
        return dict(kept) if fits else {}

    def told(self, worked: Mapping[int, Json]) -> Json:
        """What is known so far, as data. It takes some milliseconds."""
        read = {n: worked_from(raw) for n, raw in worked.items()}
        return analysis_to_json(put_together(self.match, self.seats, self.plan, read))


def expect_analysable(row: TableRow, guest: str) -> None:
    """For those who sat at the table, and who brought its record here."""
    if guest != row.host and not row.seats_of(guest):
        raise ServerError("not_seated")
    if row.status != "over" or row.summary.get("given_up"):
        raise ServerError("not_over")
    keeps_rules(row)


def analysed_game(row: TableRow, match: Match, moves: Sequence[MoveRow]) -> AnalysedGame:
    """The whole game is played again for that. The decisions of people are judged, but not what a bot has played in
    their place."""
    people = {seat.seat for seat in row.seats if seat.kind != "bot"}
    seats = judged_seats(sorted(people), row.players)
    stood_in = {n for n, move in enumerate(remaining_moves(moves)) if move.by_bot and move.seat in people}
    return AnalysedGame(match, seats, plan_of(match, seats, stood_in))


def under_way(
    pieces: Sequence[Piece], rounds: int, worked: Collection[int], analysis: Json, ahead: int = 0
) -> AnalysisInfo:
    """How an analysis stands that is being worked on, or waits for `ahead` others."""
    done = [piece for piece in pieces if piece.n in worked]
    left = [piece for piece in pieces if piece.n not in worked]
    decided = [piece for piece in pieces if piece.about == "decision"]
    return AnalysisInfo(
        state="waiting" if ahead else "working",
        ahead=ahead,
        pieces=len(pieces),
        done=len(done),
        decisions=len(decided),
        judged=sum(piece.n in worked for piece in decided),
        round=left[0].round if left else 0,
        rounds=rounds,
        analysis=analysis,
    )


def is_news(worked: Collection[int], known: int | None) -> bool:
    """Whether there is anything to tell to somebody who has heard of so many pieces."""
    return bool(worked) and len(worked) != known


def at_rest(state: AtRest, pieces: int, done: int, body: Json, known: int | None) -> AnalysisInfo:
    """How one stands that nobody works on; `body` is what it said when it was put down."""
    judged = len(body["decisions"]) if body is not None else 0
    analysis = body if done != known else None
    return AnalysisInfo(state=state, pieces=pieces, done=done, judged=judged, analysis=analysis)


def _fits(piece: Piece, raw: Json) -> bool:
    return bool(raw.get("step") == piece.step and ("leads" in raw) == (piece.about == "round"))
