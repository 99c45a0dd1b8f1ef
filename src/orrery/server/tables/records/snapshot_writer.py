"""Snapshots of tables in memory go into the database; nobody waits for that."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable

from orrery.core.snapshot import Snapshot, pack
from orrery.server.storage import MoveRow, TableRow
from orrery.server.storage.database import Database
from orrery.server.storage.rows import Kept
from orrery.server.storage.snapshot_store import keep_snapshot
from orrery.server.tables.records.waking import guard_of


async def store_snapshot(storage: Database, row: TableRow, moves: Iterable[MoveRow], taken: Snapshot) -> None:
    """Pack and store a snapshot. `moves` are the table's moves in order, at least up to the snapshot."""
    before = [move for move in moves if move.seq <= taken.version]
    body = await asyncio.to_thread(lambda: pack(taken, guard_of(row, before)))
    await keep_snapshot(storage, row.id, Kept(taken.version, body))
