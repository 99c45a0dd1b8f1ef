"""What is noted of a table's life: a line in the log, a number for the metrics.

A line says that something happened and how long it took. What was chosen is only in the database: of an action just
its kind is logged, never its values, and no seed is known here.
"""

from __future__ import annotations

import time

import structlog

from orrery.server.ops.metrics import Metrics
from orrery.server.storage import MoveRow, TableRow

log = structlog.get_logger("orrery.table")


UPDATES = frozenset({"code", "rules_version", "format_version"})  # snapshots refused because the program is newer


class TableTelemetry:
    """One for all tables of a server."""

    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics
        # Found once: at every move looking them up would cost more than counting.
        self._moves = {
            (by, kind): metrics.moves.labels(by, kind) for by in ("bot", "person") for kind in ("act", "undo")
        }

    def made(self, row: TableRow) -> None:
        self._metrics.tables.labels("made").inc()
        log.info("table.made", table=row.id, game=row.game, players=row.players, public=row.public)

    def started(self, row: TableRow) -> None:
        self._metrics.tables.labels("started").inc()
        log.info("table.started", table=row.id, game=row.game, players=row.players)

    def woken(self, row: TableRow, way: str, refused: str | None, began: float) -> None:
        """A table was read; `refused`: why its snapshot was not believed."""
        seconds = time.perf_counter() - began
        self._metrics.wake_seconds.labels(way if refused is None else "refused").observe(seconds)
        if refused is not None:
            say = log.info if refused in UPDATES else log.warning
            say("snapshot.refused", table=row.id, game=row.game, why=refused, ms=round(seconds * 1000, 1))

    def moved(self, row: TableRow, move: MoveRow, began: float) -> None:
        """A move is stored; `began` is when it was taken up, by `time.perf_counter`."""
        by = "bot" if move.by_bot else "person"
        self._moves[by, move.kind].inc()
        taken = round((time.perf_counter() - began) * 1000, 1)
        log.info("move", table=row.id, seq=move.seq, seat=move.seat, by=by, action=kind_of(move), ms=taken)
        if row.status == "over":
            self._metrics.tables.labels("over").inc()
            log.info("table.over", table=row.id, game=row.game, moves=move.seq)


def kind_of(move: MoveRow) -> str:
    """The first word of an action; the rest is the player's secret."""
    action = move.action
    return str(action[0])[:40] if move.kind == "act" and isinstance(action, list) and action else move.kind
