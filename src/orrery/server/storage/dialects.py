"""The few words in which SQLite and PostgreSQL differ, for jobs that run on either."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from sqlalchemy import Connection, Table, bindparam, text, update
from sqlalchemy.dialects import postgresql, sqlite

from orrery.server.storage import database_schema as db
from orrery.server.storage.postgres import NOW
from orrery.server.storage.rows import now

CHANNEL = "orrery"
PROCESS = "orrery_process"  # the execution option that says which process a connection belongs to


def upsert(c: Connection, table: Table) -> Any:
    """An insert that knows `on_conflict_do_update`."""
    return (postgresql.insert if c.dialect.name == "postgresql" else sqlite.insert)(table)


def wall(c: Connection) -> int:
    """What the database's own clock says, in milliseconds since 1970: the same for all processes that share it."""
    if c.dialect.name != "postgresql":
        return now()
    found: int = c.execute(text(f"select {NOW}")).scalar_one()
    return found


def notify(c: Connection, *idents: str, everybody: bool = False) -> None:
    """At the commit other processes learn that these tables have changed; with `everybody` this one too."""
    if c.dialect.name != "postgresql" or not idents:
        return
    by = "" if everybody else c.get_execution_options().get(PROCESS, "")
    said = [f"{ident} {by}" for ident in idents]
    c.execute(_NOTIFY, {"channel": CHANNEL, "said": said})


_NOTIFY = text("select pg_notify(:channel, said) from unnest(:said) as said").bindparams(
    bindparam("said", type_=postgresql.ARRAY(postgresql.TEXT))
)


def touch(c: Connection, idents: Collection[str]) -> None:
    """Rows of these tables were changed behind the back of the tables in memory: whoever has one in memory notices
    before storing anything, and with PostgreSQL at once."""
    if idents:
        raised = db.tables.c.revision + 1
        c.execute(update(db.tables).where(db.tables.c.id.in_(sorted(idents))).values(revision=raised))
        notify(c, *idents, everybody=True)
