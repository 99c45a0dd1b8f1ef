"""Tables and guests in the database: reading and writing them.

Several processes may use one PostgreSQL database, and any of them may write a table. What keeps it consistent is that
nobody overwrites what they have not read: every change of a table raises its `revision`, and is stored only if the
revision is still the one the writer knew. Otherwise `Behind` is raised and nothing has changed.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from sqlalchemy import Connection, Row, and_, delete, func, insert, or_, select, true, update

from orrery.server.storage import database_schema as db
from orrery.server.storage.append_moves import AppendMove
from orrery.server.storage.database import Database
from orrery.server.storage.dialects import notify, touch, upsert
from orrery.server.storage.idempotency_keys import IdempotencyKey, note
from orrery.server.storage.pending_notices import PendingNotice
from orrery.server.storage.row_codec import dumps, move_row, move_values, seat_values, table_row, table_values
from orrery.server.storage.rows import MoveRow, TableRow, now
from orrery.server.storage.server_clock import agreed_time
from orrery.server.storage.start_positions import position
from orrery.server.storage.storage_errors import Behind


class TableStore(Database):
    """All that survives a restart."""

    def time(self) -> int:
        """The server's time, the same for all processes that share this database, see server_clock.py. Noted at once,
        so that processes that start together agree."""
        return self.write_at_start(agreed_time)

    def empty(self) -> bool:
        """Whether nobody has left anything here yet; only at the start."""
        kinds = (db.accounts, db.guests, db.tables)
        return self.write_at_start(lambda c: not any(c.execute(select(kind).limit(1)).first() for kind in kinds))

    # --- guests

    async def guest_name(self, guest: str) -> str | None:
        query = select(db.guests.c.name).where(db.guests.c.id == guest)
        return await self.read(lambda c: c.execute(query).scalar())

    async def rename_guest(self, guest: str, old: str, new: str) -> Collection[str]:
        """Change the name, also where the old one stands at tables; returns those tables."""
        mine = (or_(db.seats.c.guest == guest, db.seats.c.reserved == guest), db.seats.c.name == old)

        def job(c: Connection) -> Collection[str]:
            named = upsert(c, db.guests).values(id=guest, name=new, created=now())
            c.execute(named.on_conflict_do_update(index_elements=["id"], set_={"name": new}))
            at = set(c.execute(select(db.seats.c.table_id).where(*mine)).scalars())
            touch(c, at)  # first: it waits for anybody who is just giving a table new seats
            c.execute(update(db.seats).where(*mine).values(name=new))
            return at

        return await self.write(job)

    # --- tables

    async def table(self, ident: str) -> TableRow | None:
        return await self.read(lambda c: _table(c, ident))

    async def tables_of(self, guest: str, limit: int = 200) -> list[TableRow]:
        """Tables a guest hosts or plays at, or where a rematch keeps a seat for him, newest first. If there are more
        than the limit, finished ones are left out first."""

        def job(c: Connection) -> list[TableRow]:
            seats = db.seats.c
            kept = and_(seats.kind == "open", seats.reserved == guest)
            mine = select(seats.table_id).where(or_(seats.guest == guest, kept))
            query = (
                select(db.tables)
                .where(or_(db.tables.c.host == guest, db.tables.c.id.in_(mine)))
                .order_by(db.tables.c.status == "over", db.tables.c.updated.desc(), db.tables.c.id)
                .limit(limit)
            )
            found = sorted(c.execute(query).all(), key=lambda row: (-row.updated, row.id))
            return with_seats(c, found)

        return await self.read(job)

    async def public_tables(self, limit: int = 60) -> list[TableRow]:
        """Tables anybody may find: those that wait, then those that are being played, the newest of each first."""

        def job(c: Connection) -> list[TableRow]:
            found: list[Row[Any]] = []
            for status in ("waiting", "playing"):
                query = select(db.tables).where(db.tables.c.public.is_(true()), db.tables.c.status == status)
                found += c.execute(query.order_by(db.tables.c.updated.desc(), db.tables.c.id).limit(limit)).all()
            return with_seats(c, found)

        return await self.read(job)

    async def unfinished_of(self, host: str) -> int:
        query = select(func.count()).where(db.tables.c.host == host, db.tables.c.status != "over")
        return await self.read(lambda c: c.execute(query).scalar_one())

    async def made_from(self, origins: Sequence[dict[str, Any]], host: str, since: int) -> int:
        """How many tables of these origins a host has made since then."""
        written = [dumps(origin) for origin in origins]
        mine = (db.tables.c.host == host, db.tables.c.created >= since, db.tables.c.origin.in_(written))
        return await self.read(lambda c: c.execute(select(func.count()).where(*mine)).scalar_one())

    async def moves(self, ident: str) -> list[MoveRow]:
        return await self.read(lambda c: _moves(c, ident))

    async def whole(self, ident: str, after: int = 0) -> tuple[TableRow, list[MoveRow]] | None:
        """A table with its moves after number `after`, both read at one moment."""
        return await self.read(lambda c: whole(c, ident, after))

    async def add_table(
        self,
        table: TableRow,
        moves: Sequence[MoveRow] = (),
        *,
        after: str | None = None,
        instead: str | None = None,
        once: IdempotencyKey | None = None,
    ) -> None:
        """A new table, with its moves if it comes from a record, noted as the rematch of `after` (in place of
        `instead`, which is gone); Repeated if it was made before."""
        old = db.tables.c

        def job(c: Connection) -> None:
            note(c, once, table.id)
            c.execute(insert(db.tables), [table_values(table)])
            c.execute(insert(db.seats), [seat_values(table.id, seat) for seat in table.seats])
            if table.start is not None:
                c.execute(insert(db.positions).values(table_id=table.id, state=dumps(table.start)))
            if moves:
                c.execute(insert(db.moves), [move_values(table.id, move) for move in moves])
            if after is not None:
                none_yet = old.rematch.is_(None) if instead is None else old.rematch == instead
                noted = update(db.tables).where(old.id == after, none_yet)
                if not c.execute(noted.values(rematch=table.id, revision=old.revision + 1)).rowcount:
                    raise Behind(after)
                notify(c, after)

        await self.write(job)

    async def save_lobby(self, table: TableRow) -> None:
        """Seats, host, status or side state of a table have changed."""
        known = table.revision

        def job(c: Connection) -> None:
            values = {**table_values(table), "revision": known + 1}
            same = (db.tables.c.id == table.id, db.tables.c.revision == known)
            if not c.execute(update(db.tables).where(*same).values(**values)).rowcount:
                raise Behind(table.id)
            c.execute(delete(db.seats).where(db.seats.c.table_id == table.id))
            c.execute(insert(db.seats), [seat_values(table.id, seat) for seat in table.seats])
            notify(c, table.id)

        await self.write(job)
        table.revision = known + 1

    async def drop_table(self, ident: str, revision: int | None = None) -> None:
        same = [db.tables.c.id == ident]
        if revision is not None:
            same.append(db.tables.c.revision == revision)

        def job(c: Connection) -> None:
            if not c.execute(delete(db.tables).where(*same)).rowcount and revision is not None:
                raise Behind(ident)
            notify(c, ident)

        await self.write(job)

    async def append(
        self,
        ident: str,
        move: MoveRow,
        table: dict[str, Any],
        revision: int | None = None,
        notices: Sequence[PendingNotice] = (),
    ) -> bool:
        """One move (or undo), what it changes in the table's row, and the notices it causes, together or not at all;
        returns whether anybody is to be told."""
        return await self.write(AppendMove(ident, move, table, revision, notices))


def with_seats(c: Connection, rows: Sequence[Row[Any]]) -> list[TableRow]:
    """Whole tables from their bare rows."""
    seats: dict[str, list[Row[Any]]] = {row.id: [] for row in rows}
    for seat in c.execute(select(db.seats).where(db.seats.c.table_id.in_(seats))).all():
        seats[seat.table_id].append(seat)
    return [table_row(row, seats[row.id]) for row in rows]


def whole(c: Connection, ident: str, after: int = 0, *, counted: bool = False) -> tuple[TableRow, list[MoveRow]] | None:
    """A table with its moves after number `after`; from the first one on, also with the position it starts from.
    `counted`: not beyond the last one the table itself knows of, as the next page may be damaged."""
    row = _table(c, ident)
    if row is None:
        return None
    if not after:
        row.start = position(c, ident)
    return row, _moves(c, ident, after, row.version - after if counted else None)


def _table(c: Connection, ident: str) -> TableRow | None:
    if "\0" in ident:  # PostgreSQL cannot store such a text at all
        return None
    row = c.execute(select(db.tables).where(db.tables.c.id == ident)).one_or_none()
    return None if row is None else with_seats(c, [row])[0]


def _moves(c: Connection, ident: str, after: int = 0, most: int | None = None) -> list[MoveRow]:
    if most == 0:
        return []
    query = select(db.moves).where(db.moves.c.table_id == ident, db.moves.c.seq > after).order_by(db.moves.c.seq)
    return [move_row(row) for row in c.execute(query.limit(most)).all()]
