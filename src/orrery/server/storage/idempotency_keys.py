"""What was made for which request, so that a repeated request makes one thing.

The note is written in the transaction that makes the thing, so either both are there or neither is. Two requests at the
same moment, at one process or at two, collide at the primary key.
"""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import Connection, delete, select, tuple_

from orrery.server.storage import database_schema as db
from orrery.server.storage.database import Database
from orrery.server.storage.dialects import upsert
from orrery.server.storage.rows import now
from orrery.server.storage.storage_errors import Repeated

KEPT = 48 * 3_600_000  # milliseconds
BATCH = 500


@dataclass(frozen=True, slots=True)
class IdempotencyKey:
    """A request that a client may repeat: who asks what where, by which key."""

    guest: str
    place: str
    key: str
    digest: str  # of what was sent


def note(c: Connection, once: IdempotencyKey | None, made: str) -> None:
    """Note the request together with what it makes; Repeated if it has made something before."""
    if once is None:
        return
    values = {"guest": once.guest, "place": once.place, "key": once.key}
    fresh = upsert(c, db.answers).values(**values, digest=once.digest, made=made, at=now())
    if c.execute(fresh.on_conflict_do_nothing().returning(db.answers.c.key)).scalar() is None:
        raise Repeated(once.key)


async def made_before(storage: Database, once: IdempotencyKey) -> tuple[str, bool] | None:
    """What this request has made, and whether it asked for the same."""
    a = db.answers.c
    query = select(a.made, a.digest).where(a.guest == once.guest, a.place == once.place, a.key == once.key)

    def job(c: Connection) -> tuple[str, bool] | None:
        row = c.execute(query).one_or_none()
        return None if row is None else (row.made, row.digest == once.digest)

    return await storage.read(job)


async def forget_old(storage: Database) -> int:
    """Nobody repeats a request after days. A few are deleted at a time, so that no move waits long."""
    a = db.answers.c
    known = (a.guest, a.place, a.key)
    some = select(*known).where(a.at < now() - KEPT).limit(BATCH)
    old = delete(db.answers).where(tuple_(*known).in_(some))
    forgotten = 0
    while gone := await storage.aside(lambda c: c.execute(old).rowcount):
        forgotten += gone
    return forgotten
