"""The moment at which a table stops waiting: the game is dealt, and the clocks start."""

from __future__ import annotations

from msgspec import structs

from orrery.server.storage import TableRow
from orrery.server.tables import audience, side_state
from orrery.server.tables.clocks import table_clocks
from orrery.server.tables.records.stored_match import opened


def begin(row: TableRow, now: int) -> None:
    """Mark a table as playing; it counts once it is stored."""
    row.status = "playing"
    row.summary = audience.summary_of(opened(row), 0)
    asked = table_clocks.seats_in(row.summary, "asked")
    opening = table_clocks.opening(row, asked, now)
    before = side_state.read(row.side_state)
    opening = structs.replace(opening, lesson=before.lesson, hints=before.hints)
    row.side_state, row.due = side_state.write(opening), table_clocks.due(row, opening, asked, now)
