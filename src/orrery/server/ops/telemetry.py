"""What is noted of a table's life: a line in the log, a number for the metrics, a notice to whoever is asked.

A line says that something happened and how long it took. What was chosen is in the database alone: of an action only
its kind is written, never what it was done with, and nothing here knows a seed.
"""

from __future__ import annotations

import time
from collections.abc import Collection
from typing import TYPE_CHECKING

import structlog

import orrery
from orrery.server.ops.metrics import Metrics
from orrery.server.people.notices import Notices
from orrery.server.storage import MoveRow, TableRow
from orrery.server.storage.pending_notices import Ask

if TYPE_CHECKING:
    from orrery.server.tables.live_table import LiveTable

log = structlog.get_logger("orrery.table")


class Watch:
    """One for all tables of a server."""

    def __init__(self, metrics: Metrics | None = None, notices: Notices | None = None) -> None:
        self.metrics = metrics or Metrics()
        self.notices = notices

    def made(self, row: TableRow) -> None:
        self.metrics.tables.labels("made").inc()
        log.info("table.made", table=row.id, game=row.game, players=row.players, public=row.public)

    def started(self, table: LiveTable) -> None:
        self.metrics.tables.labels("started").inc()
        log.info("table.started", table=table.row.id, game=table.row.game, players=table.row.players)
        asks = self.asking(table, table.row)
        if self.notices is not None and asks:
            table.tables.spawn(self.notices.keep(asks))

    def woken(self, row: TableRow, way: str, refused: str | None, began: float) -> None:
        """A table was read; `refused`: why its snapshot was not believed."""
        seconds = time.perf_counter() - began
        self.metrics.wake_seconds.labels(way if refused is None else "refused").observe(seconds)
        if refused is not None:
            log.warning("snapshot.refused", table=row.id, game=row.game, why=refused, ms=round(seconds * 1000, 1))

    def moved(self, table: LiveTable, move: MoveRow, began: float, asking: bool) -> None:
        """A move is stored; `asking`: somebody who is not there is to be told of it."""
        row = table.row
        by = "bot" if move.key.startswith("bot:") else "person"
        self.metrics.moves.labels(by, move.kind).inc()
        taken = round((time.perf_counter() - began) * 1000, 1)
        log.info("move", table=row.id, seq=move.seq, seat=move.seat, by=by, action=kind_of(move), ms=taken)
        if row.status == "over":
            self.metrics.tables.labels("over").inc()
            log.info("table.over", table=row.id, game=row.game, moves=move.seq)
        elif asking and self.notices is not None:
            self.notices.wake()

    def asking(self, table: LiveTable, row: TableRow, known: Collection[int] = ()) -> list[Ask]:
        """Who is to be told what the position asks now, of which `row` is about to be stored. These know already: they
        were asked before, or have moved and see what comes next."""
        seats = sorted(set(table.asked) - set(known))
        if self.notices is None or not seats or row.status != "playing":
            return []
        texts = orrery.game(row.game).texts
        return self.notices.asks(row, seats, table.presence, lambda seat: table.question(seat, texts))


def kind_of(move: MoveRow) -> str:
    """The first word of an action; the rest is the player's."""
    action = move.action
    return str(action[0])[:40] if move.kind == "act" and isinstance(action, list) and action else move.kind
