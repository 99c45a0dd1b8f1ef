"""The newest snapshot of each table: a cache of what its moves lead to. All of them may be deleted at any time."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import Connection, delete, or_, select

from orrery.server.storage import database_schema as db
from orrery.server.storage.database import Database
from orrery.server.storage.dialects import upsert
from orrery.server.storage.rows import Kept, MoveRow, TableRow
from orrery.server.storage.table_store import whole


class Asleep(NamedTuple):
    """All that is stored of a table that is to be woken, read at one moment."""

    row: TableRow
    moves: list[MoveRow]
    kept: Kept | None


def asleep_now(c: Connection, ident: str, *, counted: bool = False) -> Asleep | None:
    found = whole(c, ident, counted=counted)
    return None if found is None else Asleep(*found, snapshot(c, ident))


async def asleep(storage: Database, ident: str) -> Asleep | None:
    return await storage.read(lambda c: asleep_now(c, ident))


def snapshot(c: Connection, ident: str) -> Kept | None:
    row = c.execute(select(db.snapshots).where(db.snapshots.c.table_id == ident)).one_or_none()
    return None if row is None else Kept(row.version, row.body)


async def keep_snapshot(storage: Database, ident: str, kept: Kept) -> None:
    """Replace the table's snapshot, unless another process has kept a newer one. It goes into the next transaction, and
    no move waits for it."""
    values = kept._asdict()

    def job(c: Connection) -> None:
        reached = c.execute(select(db.tables.c.version).where(db.tables.c.id == ident)).scalar()
        if reached is None:
            return  # the table is gone
        made = upsert(c, db.snapshots).values(table_id=ident, **values)
        older = db.snapshots.c.version <= kept.version
        unreached = db.snapshots.c.version > reached  # of moves that an older copy of the database has not
        c.execute(made.on_conflict_do_update(index_elements=["table_id"], set_=values, where=or_(older, unreached)))

    await storage.write(job)


def drop_snapshot(c: Connection, ident: str) -> None:
    """The table's moves mean something else from now on."""
    c.execute(delete(db.snapshots).where(db.snapshots.c.table_id == ident))
