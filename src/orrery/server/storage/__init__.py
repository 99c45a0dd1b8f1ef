"""What the server keeps: SQLite or PostgreSQL, written by one thread, read by many."""

from orrery.server.storage.rows import MoveRow, SeatRow, TableRow
from orrery.server.storage.storage_errors import BadAddress, Behind, Busy, Repeated, StorageFailed
from orrery.server.storage.table_store import TableStore

__all__ = ["BadAddress", "Behind", "Busy", "MoveRow", "Repeated", "SeatRow", "StorageFailed", "TableRow", "TableStore"]
