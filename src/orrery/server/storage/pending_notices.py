"""Questions that a person was not there to see: kept until the person is told, or has come and seen it.

A row is stored with the move that asks, so a crash cannot come between them. A process claims it before sending, so
only one of several processes sends it. `due` has an index, so notices for later cost nothing.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from sqlalchemy import Connection, Select, and_, exists, select, text, update

from orrery.server.storage import database_schema as db
from orrery.server.storage.database import Database
from orrery.server.storage.row_codec import dumps, loads


@dataclass(slots=True, frozen=True)
class PendingNotice:
    """A person is asked something by move number `asked`, and is to be told at the moment `due`."""

    table: str
    guest: str
    seat: int
    asked: int
    question: dict[str, Any]  # its kind and parameters
    due: int
    pause: int  # milliseconds since the person was last told of this table
    apart: bool = False  # the person seems to follow the table, and may see it there


@dataclass(slots=True, frozen=True)
class DueNotice:
    """A pending notice as it is found later, with what has become of its table."""

    table: str
    guest: str
    seat: int
    asked: int
    question: dict[str, Any]
    due: int
    tries: int
    game: str
    name: str
    summary: dict[str, Any]
    daily: bool
    open: bool  # the game goes on, and the person still has to answer


# Only for people who have chosen where to be told. A question replaces the one before.
_KEEP = text("""
    insert into notices (table_id, guest, seat, asked, question, due, tries, apart)
    select :table, guest, :seat, :asked, :question, :due, 0, :apart from preferences where guest = :guest
    on conflict (table_id, guest) do update
    set seat = excluded.seat, asked = excluded.asked, question = excluded.question, tries = 0, apart = excluded.apart,
        due = case when notices.sent > excluded.due then excluded.due + :pause  -- by a clock that was ahead
                   when notices.sent + :pause > excluded.due then notices.sent + :pause else excluded.due end
""")


def keep(c: Connection, notices: Sequence[PendingNotice]) -> bool:
    """Keep these in the transaction that asks; returns whether there is anybody to tell."""
    if not notices:
        return False
    kept = c.execute(_KEEP, [{**asdict(one), "question": dumps(one.question)} for one in notices])
    return kept.rowcount > 0


def next_due(since: int, limit: int, without: Collection[str] = ()) -> Select[Any]:
    """The next that are due, from the moment `since` on, but those of these persons."""
    n, t, s = db.notices.c, db.tables.c, db.seats.c
    together = db.notices.join(db.tables, t.id == n.table_id)
    together = together.join(db.seats, and_(s.table_id == n.table_id, s.seat == n.seat))
    query = select(db.notices, t.game, t.name, t.status, t.summary, t.clock, s.guest.label("sitter"), s.stand_in)
    query = query.select_from(together).where(n.due >= since, n.guest.not_in(sorted(without)))
    return query.order_by(n.due).limit(limit)


async def due_notices(storage: Database, since: int, limit: int, without: Collection[str] = ()) -> list[DueNotice]:
    """The next that are due, each with what has become of its table."""
    query = next_due(since, limit, without)

    def job(c: Connection) -> list[DueNotice]:
        found = []
        for row in c.execute(query):
            summary: dict[str, Any] = loads(row.summary)
            still = row.status == "playing" and row.sitter == row.guest and row.stand_in is None
            clock = None if row.clock is None else loads(row.clock)
            found.append(
                DueNotice(
                    table=row.table_id,
                    guest=row.guest,
                    seat=row.seat,
                    asked=row.asked,
                    question=loads(row.question),
                    due=row.due,
                    tries=row.tries,
                    game=row.game,
                    name=row.name,
                    summary=summary,
                    daily=clock is not None and clock.get("kind") == "daily",
                    open=still and row.seat in summary.get("asked", ()),
                )
            )
        return found

    return await storage.read(job)


def _same(one: DueNotice) -> Any:
    n = db.notices.c
    return and_(n.table_id == one.table, n.guest == one.guest, n.asked == one.asked)


async def claim(storage: Database, one: DueNotice, now: int) -> bool:
    """Whether this process is the one to send it. From here on it counts as sent, whatever happens."""
    n, m = db.notices.c, db.moves.c
    answered = exists().where(m.table_id == one.table, m.seq > one.asked, m.seat == one.seat)
    taken = update(db.notices).where(_same(one), n.due == one.due, ~answered)
    taken = taken.values(due=None, tries=one.tries + 1, sent=now)

    def job(c: Connection) -> bool:
        if c.execute(taken).rowcount:
            return True
        c.execute(update(db.notices).where(_same(one), n.due == one.due).values(due=None))  # it was answered
        return False

    return await storage.aside(job)


async def drop(storage: Database, one: DueNotice) -> None:
    """There is nobody to tell, or nothing to tell them."""
    await try_again(storage, one, None)


async def try_again(storage: Database, one: DueNotice, due: int | None, tries: int | None = None) -> None:
    """Try once more at this moment, unless something else has been asked since. `tries`: how many tries count so
    far."""
    later = update(db.notices).where(_same(one)).values(due=due)
    later = later if tries is None else later.values(tries=tries)
    await storage.aside(lambda c: c.execute(later).rowcount)


def mark_seen(c: Connection, ident: str, seats: Collection[int], version: int) -> None:
    """The people in these seats really did follow the table when they were asked: they leave it now, and have seen
    everything up to this move."""
    n = db.notices.c
    known = and_(n.table_id == ident, n.seat.in_(sorted(seats)), n.asked <= version)
    c.execute(update(db.notices).where(known, n.apart, n.due.is_not(None)).values(due=None))
