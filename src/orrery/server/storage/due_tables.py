"""Tables that somebody has to look after though nobody is there: a clock runs out, or a bot owes a move.

When that is the case is stored without raising the table's revision, as no move depends on it.
"""

from __future__ import annotations

from sqlalchemy import Connection, false, literal_column, or_, select, update

from orrery.server.storage import database_schema as db
from orrery.server.storage.database import Database
from orrery.server.storage.postgres import NOW
from orrery.server.storage.table_leases import SILENT


async def overdue(storage: Database, now: int, limit: int) -> list[str]:
    """Tables that have to be looked after and that no other process looks after, the longest waiting first. Found by an
    index, however many tables sleep."""
    lease = db.leases.c
    # Leases run by the database's clock.
    ended = or_(lease.until < literal_column(NOW), literal_column(SILENT)) if storage.shared else false()
    free = or_(lease.until.is_(None), ended, lease.holder == storage.process)
    leased = db.tables.outerjoin(db.leases, lease.table_id == db.tables.c.id)
    query = select(db.tables.c.id).select_from(leased).where(db.tables.c.due <= now, free)
    query = query.order_by(db.tables.c.due).limit(limit)
    return await storage.read(lambda c: list(c.execute(query).scalars()))


async def snooze(storage: Database, ident: str, until: int | None) -> None:
    """Nothing to do there before this moment."""
    later = update(db.tables).where(db.tables.c.id == ident).values(due=until)

    def job(c: Connection) -> None:
        c.execute(later)

    await storage.write(job)
