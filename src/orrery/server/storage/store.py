"""The database: opening it, bringing it up to date, reading and writing tables."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import IO, Any, TypeVar

import msgspec
from sqlalchemy import Connection, Engine, Row, create_engine, delete, event, func, insert, or_, select, update
from sqlalchemy.dialects.sqlite import insert as upsert
from sqlalchemy.engine import URL

from orrery.server.storage import schema as db
from orrery.server.storage.migrate import upgrade
from orrery.server.storage.rows import MoveRow, SeatRow, TableRow, now
from orrery.server.storage.writer import StorageFailed, Writer

try:
    import fcntl
except ImportError:  # not on this system: the lock is a courtesy, the database stays safe
    fcntl = None  # type: ignore[assignment]

T = TypeVar("T")

__all__ = ["Busy", "Storage", "StorageFailed"]


class Busy(RuntimeError):
    """Another server uses this data directory."""


def dumps(value: object) -> str:
    return msgspec.json.encode(value).decode()


def loads(text: str) -> Any:
    return msgspec.json.decode(text)


class Storage:
    """All that survives a restart."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._engine: Engine | None = None
        self._writer: Writer | None = None
        self._lock: IO[bytes] | None = None

    # --- opening and closing

    def open(self) -> None:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        self._claim()
        engine = create_engine(URL.create("sqlite", database=str(self.path)), connect_args={"timeout": 10})
        event.listen(engine, "connect", _prepare)
        event.listen(engine, "begin", _begin)
        upgrade(engine)
        self.path.chmod(0o600)  # it holds the seeds of running games
        self._engine = engine
        self._writer = Writer(engine)
        self._writer.start()

    def close(self) -> None:
        if self._writer is not None:
            self._writer.stop()
            self._writer = None
        if self._engine is not None:
            self._engine.dispose()
            self._engine = None
        if self._lock is not None:
            self._lock.close()
            self._lock = None

    def _claim(self) -> None:
        """One server per data directory: two would each believe to be the only writer of a table."""
        handle = self.path.with_suffix(".lock").open("ab")
        if fcntl is not None:
            try:
                fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError:
                handle.close()
                raise Busy(str(self.path.parent)) from None
        self._lock = handle

    # --- doors for everybody

    async def read(self, job: Callable[[Connection], T]) -> T:
        engine = self._engine
        if engine is None:
            raise StorageFailed("closed")

        def run() -> T:
            with engine.connect() as connection:
                return job(connection)

        try:
            return await asyncio.to_thread(run)
        except Exception as error:
            raise StorageFailed(repr(error)) from error

    async def write(self, job: Callable[[Connection], T]) -> T:
        """Durable when it returns."""
        if self._writer is None:
            raise StorageFailed("closed")
        try:
            return await self._writer.write(job)
        except StorageFailed:
            raise
        except Exception as error:
            raise StorageFailed(repr(error)) from error

    # --- guests

    async def guest_name(self, guest: str) -> str | None:
        query = select(db.guests.c.name).where(db.guests.c.id == guest)
        return await self.read(lambda c: c.execute(query).scalar())

    async def rename_guest(self, guest: str, old: str, new: str) -> None:
        """The new name also stands where the old one stood at tables."""
        named = (
            upsert(db.guests)
            .values(id=guest, name=new, created=now())
            .on_conflict_do_update(index_elements=["id"], set_={"name": new})
        )
        seated = update(db.seats).where(db.seats.c.guest == guest, db.seats.c.name == old).values(name=new)

        def job(c: Connection) -> None:
            c.execute(named)
            c.execute(seated)

        await self.write(job)

    # --- tables

    async def table(self, ident: str) -> TableRow | None:
        def job(c: Connection) -> TableRow | None:
            row = c.execute(select(db.tables).where(db.tables.c.id == ident)).one_or_none()
            if row is None:
                return None
            return _table(row, c.execute(select(db.seats).where(db.seats.c.table_id == ident)).all())

        return await self.read(job)

    async def tables_of(self, guest: str, limit: int = 200) -> list[TableRow]:
        """Tables a guest hosts or plays at, newest first."""

        def job(c: Connection) -> list[TableRow]:
            mine = select(db.seats.c.table_id).where(db.seats.c.guest == guest)
            query = (
                select(db.tables)
                .where(or_(db.tables.c.host == guest, db.tables.c.id.in_(mine)))
                .order_by(db.tables.c.updated.desc(), db.tables.c.id)
                .limit(limit)
            )
            rows = c.execute(query).all()
            seats: dict[str, list[Row[Any]]] = {row.id: [] for row in rows}
            for seat in c.execute(select(db.seats).where(db.seats.c.table_id.in_(seats))).all():
                seats[seat.table_id].append(seat)
            return [_table(row, seats[row.id]) for row in rows]

        return await self.read(job)

    async def unfinished_of(self, host: str) -> int:
        query = select(func.count()).where(db.tables.c.host == host, db.tables.c.status != "over")
        return await self.read(lambda c: c.execute(query).scalar_one())

    async def moves(self, ident: str) -> list[MoveRow]:
        def job(c: Connection) -> list[MoveRow]:
            query = select(db.moves).where(db.moves.c.table_id == ident).order_by(db.moves.c.seq)
            return [
                MoveRow(row.seq, row.kind, row.seat, loads(row.action), row.key, row.at, row.ack)
                for row in c.execute(query)
            ]

        return await self.read(job)

    async def add_table(self, table: TableRow, moves: Sequence[MoveRow] = (), *, after: str | None = None) -> None:
        """A new table, with its moves if it comes from a record, noted as the rematch of `after`."""

        def job(c: Connection) -> None:
            c.execute(insert(db.tables), [_table_values(table)])
            c.execute(insert(db.seats), [_seat_values(table.id, seat) for seat in table.seats])
            if moves:
                c.execute(insert(db.moves), [_move_values(table.id, move) for move in moves])
            if after is not None:
                c.execute(update(db.tables).where(db.tables.c.id == after).values(rematch=table.id))

        await self.write(job)

    async def save_lobby(self, table: TableRow) -> None:
        """Seats, host and status of a table have changed."""

        def job(c: Connection) -> None:
            c.execute(update(db.tables).where(db.tables.c.id == table.id).values(**_table_values(table)))
            c.execute(delete(db.seats).where(db.seats.c.table_id == table.id))
            c.execute(insert(db.seats), [_seat_values(table.id, seat) for seat in table.seats])

        await self.write(job)

    async def drop_table(self, ident: str) -> None:
        await self.write(lambda c: c.execute(delete(db.tables).where(db.tables.c.id == ident)).rowcount)

    async def append(self, ident: str, move: MoveRow, table: dict[str, Any]) -> None:
        """One move (or undo) and what it changes in the table's row, together or not at all."""
        changed = {**table, "version": move.seq}

        def job(c: Connection) -> None:
            c.execute(insert(db.moves), [_move_values(ident, move)])
            c.execute(update(db.tables).where(db.tables.c.id == ident).values(**changed))

        await self.write(job)


# --- rows to values and back


def _table(row: Row[Any], seats: Sequence[Row[Any]]) -> TableRow:
    return TableRow(
        id=row.id,
        game=row.game,
        rules_version=row.rules_version,
        name=row.name,
        options=loads(row.options),
        players=row.players,
        seed=int(row.seed, 16),
        commitment=row.commitment,
        host=row.host,
        status=row.status,
        created=row.created,
        updated=row.updated,
        version=row.version,
        summary=loads(row.summary),
        rematch=row.rematch,
        told=None if row.told is None else loads(row.told),
        seats=sorted(
            (SeatRow(s.seat, s.kind, s.level, s.name, s.guest, s.nonce, s.reserved) for s in seats),
            key=lambda seat: seat.seat,
        ),
    )


def _table_values(table: TableRow) -> dict[str, Any]:
    return {
        "id": table.id,
        "game": table.game,
        "rules_version": table.rules_version,
        "name": table.name,
        "options": dumps(table.options),
        "players": table.players,
        "seed": f"{table.seed:032x}",
        "commitment": table.commitment,
        "host": table.host,
        "status": table.status,
        "created": table.created,
        "updated": table.updated,
        "version": table.version,
        "summary": dumps(table.summary),
        "rematch": table.rematch,
        "told": None if table.told is None else dumps(table.told),
    }


def _seat_values(ident: str, seat: SeatRow) -> dict[str, Any]:
    return {
        "table_id": ident,
        "seat": seat.seat,
        "kind": seat.kind,
        "level": seat.level,
        "name": seat.name,
        "guest": seat.guest,
        "nonce": seat.nonce,
        "reserved": seat.reserved,
    }


def _move_values(ident: str, move: MoveRow) -> dict[str, Any]:
    return {
        "table_id": ident,
        "seq": move.seq,
        "kind": move.kind,
        "seat": move.seat,
        "action": dumps(move.action),
        "key": move.key,
        "at": move.at,
        "ack": move.ack,
    }


# --- how SQLite is driven


def _prepare(connection: sqlite3.Connection, _record: object) -> None:
    connection.isolation_level = None  # transactions begin where we say, not where the driver guesses
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")  # a commit survives the loss of power
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.execute("PRAGMA busy_timeout=10000")
    cursor.close()


def _begin(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN")
