"""How far people had come in the story of a table when they went away.

It is stored without raising the table's revision, as no move depends on it.
"""

from __future__ import annotations

from collections.abc import Mapping

from sqlalchemy import Connection, update

from orrery.server.storage import database_schema as db
from orrery.server.storage.database import Database
from orrery.server.storage.pending_notices import mark_seen


async def save_last_seen(storage: Database, ident: str, told: Mapping[int, int], version: int | None = None) -> None:
    """How far the persons in these seats had been told when they went away, and which moves they had seen."""

    def job(c: Connection) -> None:
        for seat, number in told.items():
            mine = (db.seats.c.table_id == ident, db.seats.c.seat == seat)
            c.execute(update(db.seats).where(*mine).values(seen=number))
        if version is not None:
            mark_seen(c, ident, told, version)

    await storage.write(job)
