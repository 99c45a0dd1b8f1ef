"""What the server keeps: SQLite or PostgreSQL, written by one thread, read by many.

Rows and errors are plain values: this package is imported where there is no database, too (orrery/local).
"""

from orrery.server.storage.rows import MoveRow, SeatRow, TableRow
from orrery.server.storage.storage_errors import BadAddress, Behind, Busy, Repeated, StorageFailed

__all__ = ["BadAddress", "Behind", "Busy", "MoveRow", "Repeated", "SeatRow", "StorageFailed", "TableRow"]
