"""Analyses of finished games: how each stands, and the pieces that have been worked out."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Literal, NamedTuple

from sqlalchemy import Connection, delete, func, or_, select, update

from orrery.server.storage import database_schema as db
from orrery.server.storage.database import Database
from orrery.server.storage.dialects import upsert, wall
from orrery.server.storage.row_codec import dumps, loads

Json = Any
AnalysisState = Literal["working", "paused", "stopped", "done", "failed"]


class AnalysisRow(NamedTuple):
    """The analysis of a table; the body is what it said when it was last put down."""

    table: str
    state: AnalysisState
    guest: str
    asked: int
    until: int
    pieces: int
    done: int
    body: Json


class Found(NamedTuple):
    """What an analysis says when it is put down: so many of its pieces are done."""

    pieces: int
    done: int
    body: Json


async def analysis_of(storage: Database, table: str) -> AnalysisRow | None:
    query = select(db.analyses).where(db.analyses.c.table_id == table)

    def job(c: Connection) -> AnalysisRow | None:
        row = c.execute(query).one_or_none()
        return None if row is None else _row(row)

    return None if "\0" in table else await storage.read(job)


async def pieces_of(storage: Database, table: str) -> dict[int, Json]:
    """The pieces that have been worked out, by their numbers."""
    kept = db.analysis_pieces.c
    query = select(kept.n, kept.body).where(kept.table_id == table)
    return await storage.read(lambda c: {row.n: loads(row.body) for row in c.execute(query)})


async def begin_analysis(storage: Database, table: str, guest: str, lease: int) -> None:
    """Somebody wants it; what it said and what has been worked out before is kept. This process works on it for as long
    as its lease."""

    def job(c: Connection) -> None:
        time = wall(c)
        fresh = {"state": "working", "guest": guest, "asked": time, "until": time + lease}
        made = upsert(c, db.analyses).values(table_id=table, pieces=0, done=0, **fresh)
        c.execute(made.on_conflict_do_update(index_elements=["table_id"], set_=fresh))

    await storage.write(job)


async def take_over(storage: Database, lease: int, table: str | None = None) -> list[str]:
    """Analyses (or this one) that nobody works on though somebody should: from now on this process does."""
    kept = db.analyses.c

    def job(c: Connection) -> list[str]:
        time = wall(c)
        left = [kept.state == "working", or_(kept.until < time, kept.until > time + 2 * lease)]
        left += [] if table is None else [kept.table_id == table]
        found = list(c.execute(select(kept.table_id).where(*left).order_by(kept.asked)).scalars())
        return [
            ident
            for ident in found
            if c.execute(update(db.analyses).where(kept.table_id == ident, *left).values(until=time + lease)).rowcount
        ]

    return await storage.write(job)


async def renew(storage: Database, tables: Iterable[str], lease: int) -> set[str]:
    """This process still has these. Told are those that are still to be worked on; others were put down elsewhere."""
    mine = sorted(tables)
    return await storage.write(lambda c: {table for table in mine if _renewed(c, table, lease)})


async def keep_piece(storage: Database, table: str, n: int, body: Json, lease: int) -> bool:
    """Whether it is kept: nothing is if the analysis was put down elsewhere."""

    def job(c: Connection) -> bool:
        if not _renewed(c, table, lease):
            return False
        values = {"body": dumps(body)}
        made = upsert(c, db.analysis_pieces).values(table_id=table, n=n, **values)
        c.execute(made.on_conflict_do_update(index_elements=["table_id", "n"], set_=values))
        return True

    return await storage.write(job)


def _renewed(c: Connection, table: str, lease: int) -> bool:
    kept = db.analyses.c
    mine = update(db.analyses).where(kept.table_id == table, kept.state == "working")
    return bool(c.execute(mine.values(until=wall(c) + lease)).rowcount)


async def drop_pieces(storage: Database, table: str) -> None:
    """They belong to another plan."""
    await storage.write(lambda c: c.execute(delete(db.analysis_pieces).where(db.analysis_pieces.c.table_id == table)))


async def rest_analysis(storage: Database, table: str, state: AnalysisState, found: Found | None) -> None:
    """It is not worked on any more, and says this (None: what it said before). Once it is done its pieces are not
    needed. Nothing changes if it was put down elsewhere."""
    kept = db.analyses.c
    rested = update(db.analyses).where(kept.table_id == table, kept.state == "working")

    def job(c: Connection) -> None:
        if c.execute(rested.values(state=state, until=0, **_said(found))).rowcount and state == "done":
            c.execute(delete(db.analysis_pieces).where(db.analysis_pieces.c.table_id == table))

    await storage.write(job)


async def tell_found(storage: Database, table: str, found: Found) -> None:
    """What the process had found that worked on it, when it was put down elsewhere."""
    kept = db.analyses.c
    rests = update(db.analyses).where(kept.table_id == table, kept.state.in_(("paused", "stopped")))
    await storage.write(lambda c: c.execute(rests.values(**_said(found))))


def _said(found: Found | None) -> dict[str, Json]:
    return {} if found is None else {**found._asdict(), "body": dumps(found.body)}


async def analyses_under_way(storage: Database, guest: str | None = None) -> int:
    """How many are being worked on, or wait for it: of everybody, or those a person asked for."""
    kept = db.analyses.c
    query = select(func.count()).where(kept.state == "working")
    chosen = query if guest is None else query.where(kept.guest == guest)
    return await storage.read(lambda c: c.execute(chosen).scalar_one())


def _row(row: Any) -> AnalysisRow:
    body = None if row.body is None else loads(row.body)
    return AnalysisRow(row.table_id, row.state, row.guest, row.asked, row.until, row.pieces, row.done, body)
