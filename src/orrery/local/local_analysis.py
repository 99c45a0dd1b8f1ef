"""The analysis of a finished game of a device: the server's steps (coaching/analysis_step.py), worked out where bots
think, behind all else, piece by piece. Each piece is stored once it is known and never worked out again."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Literal, Protocol

import msgspec

from orrery.analysis.game_walk import Walk
from orrery.core.match import Match
from orrery.local.device_thoughts import Thoughts
from orrery.local.stored_rows import AnalysisStands, AnalysisWrite
from orrery.server.storage import TableRow
from orrery.server.tables.coaching import analysis_step
from orrery.server.wire.analysis_info import AnalysisInfo

Json = Any


class AnalysedTable(Protocol):
    """A table as its analysis sees it."""

    row: TableRow
    match: Match


class LocalAnalysis:
    """The analysis of one table, and the pieces that are stored of it. `store` notes what is to be stored."""

    def __init__(
        self,
        table: AnalysedTable,
        guest: str,
        thoughts: Thoughts,
        store: Callable[[TableRow, AnalysisWrite], None],
        stands: AnalysisStands = "none",
        pieces: Sequence[str] = (),
    ) -> None:
        self._table = table
        self._guest = guest
        self._thoughts = thoughts
        self._store = store
        self._stands = stands
        self._kept = pieces
        self._work: _Work | None = None  # once it is needed: the whole game is played again for it
        self._thought: int | None = None  # the piece that is being worked out

    @property
    def under_way(self) -> bool:
        return self._stands == "working"

    def look(self, known: int | None) -> AnalysisInfo:
        """How it stands; `known`: how many pieces the asker has heard of."""
        analysis_step.expect_analysable(self._table.row, self._guest)
        work = self._worked()
        if self._stands == "none":
            return AnalysisInfo(state="none")
        plan, done = work.game.plan, work.done
        if self._stands == "working":
            told = work.game.told(done) if analysis_step.is_news(done, known) else None
            return analysis_step.under_way(plan.pieces, plan.rounds, done, told)
        return analysis_step.at_rest(self._stands, len(plan.pieces), len(done), work.game.told(done), known)

    def change(self, wish: Literal["start", "pause", "stop"]) -> AnalysisInfo:
        """Begin it or go on, pause it, or stop with what has been found. One that is done stays as it is."""
        analysis_step.expect_analysable(self._table.row, self._guest)
        self._worked()
        if wish == "start":
            if self._stands not in ("working", "done"):
                self._put("working")
            self.take_up()
        elif self._stands == "working":
            self.rest()
            self._put("paused" if wish == "pause" else "stopped")
        return self.look(None)

    def take_up(self) -> None:
        """Go on if somebody should and nobody does: the page has been opened again."""
        if self._stands != "working" or self._thought is not None:
            return
        work = self._worked()
        piece = next((each for each in work.game.plan.pieces if each.n not in work.done), None)
        if piece is None:
            self._put("done")
            return
        order = work.game.order(piece, work.states.at(piece.step))
        self._thought = self._thoughts.ask(self._table.row.id, order, partial(self._hear, piece.n), later=True)

    def rest(self) -> None:
        """Nobody works on it in this page any more."""
        if self._thought is not None:
            self._thoughts.drop(self._thought)
            self._thought = None

    def moved(self) -> AnalysisWrite | None:
        """The game goes on: a lesson was taken back after its end, and what was found out is about another game. What
        is to be stored with the move; None if nothing was."""
        self.rest()
        stored = self._stands != "none" or self._kept
        self._stands, self._kept, self._work = "none", (), None
        return AnalysisWrite("none", [], fresh=True) if stored else None

    def _hear(self, n: int, found: str | None, _done: bool) -> None:
        self._thought = None
        if found is None:
            self._put("failed")
            return
        work = self._worked()
        work.done[n] = msgspec.json.decode(found)
        self._put("working" if len(work.done) < len(work.game.plan.pieces) else "done", n)
        self.take_up()

    def _worked(self) -> _Work:
        """What is to be worked out, and what has been. Pieces of another plan are none."""
        if self._work is None:
            self._work = _Work(self._table, self._kept)
            if self._work.stale and self._stands != "working":
                self._stands = "none"
        return self._work

    def _put(self, stands: AnalysisStands, *pieces: int) -> None:
        work = self._worked()
        self._stands = stands
        texts = [(n, msgspec.json.encode((n, work.done[n])).decode()) for n in pieces]
        self._store(self._table.row, AnalysisWrite(stands, texts, fresh=work.stale))
        work.stale = False


class _Work:
    """All pieces of a game and those that are done; `stale`: others were stored."""

    def __init__(self, table: AnalysedTable, kept: Sequence[str]) -> None:
        self.game = analysis_step.analysed_game(table.row, table.match, ())  # on a device no bot stands in for anybody
        self.states = Walk(table.match)
        pieces: dict[int, Json] = dict(msgspec.json.decode(piece) for piece in kept)
        self.done = self.game.fitting(pieces)
        self.stale = len(self.done) < len(pieces)
