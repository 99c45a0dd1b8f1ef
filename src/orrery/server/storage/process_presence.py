"""Who is at which table at which process, in a database that several processes share.

A row says that a person follows a table, and counts as long as its process is alive. Only the process is renewed, so
many people cost no more than a few. A process says several times a second that it is alive (cluster/heartbeat.py). All
times are those of the database, as for leases.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from sqlalchemy import Connection, TextClause, bindparam, text
from sqlalchemy.dialects.postgresql import ARRAY, TEXT

from orrery.server.storage.database import Database
from orrery.server.storage.dialects import notify
from orrery.server.storage.postgres import NOW
from orrery.server.storage.table_leases import IDS

PEOPLE = "people:"  # prefix of a table's id when other processes are told that somebody has come or gone

Place = tuple[str, str]  # a table and a guest


class Span(NamedTuple):
    """How long a process may be silent, in milliseconds: after `silent` others run its bots and clocks, which does no
    harm if it lives after all; after `grace` more its people count as gone."""

    silent: int
    grace: int

    @classmethod
    def of(cls, takeover: float, lost: float) -> Span:
        """From seconds until its tables are taken over, and until its people are lost."""
        silent = min(takeover, lost)
        return cls(int(silent * 1000), int((lost - silent) * 1000))


class Found(NamedTuple):
    """At which processes a guest follows a table, by table and guest; and all processes that are alive."""

    at: dict[str, dict[str, set[str]]]
    alive: set[str]


def _pairs(words: str) -> TextClause:
    return text(words).bindparams(bindparam("ids", type_=ARRAY(TEXT)), bindparam("guests", type_=ARRAY(TEXT)))


_BEAT = text(f"update processes set until = {NOW} + :span where id = :me")
_BEGIN = text(f"insert into processes (id, until) values (:me, {NOW} + :span) on conflict (id) do nothing")
_SWEEP = text(f"delete from processes where until < {NOW} - :grace")
_COME = _pairs("""
    insert into presence (process, table_id, guest) select :me, id, guest from unnest(:ids, :guests) as p (id, guest)
    on conflict do nothing
""")
_GO = _pairs("""
    delete from presence where process = :me and (table_id, guest) in (select * from unnest(:ids, :guests))
""")
_ALIVE = text(f"select id from processes where until >= {NOW} - :grace")
_SILENT = text(f"select id from processes where until < {NOW}")
_ALL = text("select table_id, guest, process from presence where process <> :me")
_SOME = text("select table_id, guest, process from presence where process <> :me and table_id = any(:ids)").bindparams(
    IDS
)
_LEAVE = text("delete from presence where process = :me returning table_id")


async def beat(storage: Database, span: Span) -> set[str]:
    """This process is alive; returns those that have fallen silent. One whose row is gone stays dead until it is
    renewed: its people were forgotten with the row."""

    def job(c: Connection) -> set[str]:
        c.execute(_BEAT, {"me": storage.process, "span": span.silent})
        return set(c.execute(_SILENT).scalars())

    return await storage.aside(job)


async def renew(storage: Database, span: Span) -> bool:
    """This process is alive; False if it had been taken for dead, and its people with it."""
    values = {"me": storage.process, "span": span.silent}

    def job(c: Connection) -> bool:
        if c.execute(_BEAT, values).rowcount:
            return True
        c.execute(_BEGIN, values)
        return False

    known = await storage.aside(job)
    grace = {"grace": span.grace}
    await storage.aside(lambda c: c.execute(_SWEEP, grace).rowcount)  # alone, so that nobody waits for two rows
    return known


async def note(storage: Database, came: Collection[Place], went: Collection[Place]) -> None:
    """These people follow a table now, and those no longer do; other processes are told."""

    def job(c: Connection) -> None:
        for words, places in ((_COME, came), (_GO, went)):
            if places:
                values = {"ids": [ident for ident, _ in places], "guests": [guest for _, guest in places]}
                c.execute(words, {"me": storage.process, **values})
        notify(c, *sorted({PEOPLE + ident for ident, _ in (*came, *went)}))

    await storage.aside(job)


async def elsewhere(storage: Database, span: Span, idents: Collection[str] | None = None) -> Found:
    """Who is at these tables (at all tables), connected to other processes that are alive."""

    def job(c: Connection) -> Found:
        alive = set(c.execute(_ALIVE, {"grace": span.grace}).scalars())
        me = {"me": storage.process}
        rows = c.execute(_ALL, me) if idents is None else c.execute(_SOME, {**me, "ids": sorted(idents)})
        at: dict[str, dict[str, set[str]]] = {}
        for ident, guest, process in rows:
            if process in alive:
                at.setdefault(ident, {}).setdefault(guest, set()).add(process)
        return Found(at, alive)

    return await storage.read(job)


async def leave(storage: Database) -> None:
    """This process stops in good order. Its own row stays until it expires, so its people do not count as lost."""

    def job(c: Connection) -> None:
        left = set(c.execute(_LEAVE, {"me": storage.process}).scalars())
        notify(c, *sorted(PEOPLE + ident for ident in left))

    await storage.aside(job)
