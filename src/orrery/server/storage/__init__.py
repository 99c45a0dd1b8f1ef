"""Memory of the server: SQLite, written by one thread, read by anyone."""

from orrery.server.storage.rows import MoveRow, SeatRow, TableRow
from orrery.server.storage.store import Busy, Storage, StorageFailed

__all__ = ["Busy", "MoveRow", "SeatRow", "Storage", "StorageFailed", "TableRow"]
