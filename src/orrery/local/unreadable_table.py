"""A table of a device that could not be loaded, and how much of it can be taken along all the same."""

from __future__ import annotations

from typing import Any, NamedTuple

from orrery.core.errors import OrreryError
from orrery.server.storage import MoveRow, TableRow
from orrery.server.tables.records.raw_record import raw_record
from orrery.server.tables.records.recorded_table import record_of


def played_here(row: TableRow, record: dict[str, Any]) -> dict[str, Any]:
    """The record of a table of this device, marked as played offline unless it was brought here as it is."""
    brought = row.origin is not None and row.origin["table"] is None
    return record_of(row, record) | ({} if brought else {"offline": True})


class Unreadable(NamedTuple):
    """Why a table could not be loaded, and as much of what is stored of it as could be read."""

    why: OrreryError
    row: TableRow | None
    moves: list[MoveRow]

    def record(self) -> Any:
        """What was played there, so that it can be taken away before the table is removed."""
        if self.row is None:
            raise self.why.with_traceback(None)
        try:
            return played_here(self.row, raw_record(self.row, self.moves))
        except Exception:
            raise self.why.with_traceback(None) from None
