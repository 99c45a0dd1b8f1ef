"""What can still be read of a database with damaged pages, and what cannot: whole tables of play, or rows of a part."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Column, Connection, Select, Table, desc, select
from sqlalchemy.exc import DBAPIError

from orrery.server.storage import database_schema as db

UNREADABLE = (DBAPIError, TypeError, ValueError)  # a page that is none, or one with values that cannot be
Row = dict[str, Any]


@dataclass(slots=True)
class Damage:
    """What could not be read: tables of play by their ids, and parts (tables of the database) that lack rows."""

    tables: list[str] = field(default_factory=list)
    parts: list[str] = field(default_factory=list)

    def __bool__(self) -> bool:
        return bool(self.tables or self.parts)


def line_of(row: Row) -> bytes:
    return json.dumps(row, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"


def owner(table: Table) -> Column[Any] | None:
    """The column that says to which table of play a row belongs."""
    return db.tables.c.id if table is db.tables else table.c.get("table_id")


def idents(connection: Connection) -> list[str]:
    """The ids of all tables of play that are named anywhere, the oldest first as far as that is known."""
    by_age = select(db.tables.c.id).order_by(db.tables.c.created, db.tables.c.id)
    ways: list[Select[Any]] = [by_age, select(db.tables.c.id), select(db.tables.c.id).order_by(desc(db.tables.c.id))]
    found: dict[str, None] = {}
    for way in ways:
        rows = _until_damage(connection, way)
        found |= dict.fromkeys(row["id"] for row in rows.rows if isinstance(row["id"], str))
        if rows.whole:
            return list(found)
    for table in db.metadata.sorted_tables:  # the pages with the tables' own rows are damaged: others name them, too
        column = table.c.get("table_id")
        if column is not None:
            rows = _until_damage(connection, select(column.label("id")).distinct())
            found |= dict.fromkeys(row["id"] for row in rows.rows if isinstance(row["id"], str))
    return list(found)


@dataclass(slots=True)
class _Read:
    rows: list[Row]
    whole: bool


def _until_damage(connection: Connection, query: Select[Any]) -> _Read:
    rows: list[Row] = []
    try:
        result = connection.execute(query)
        for row in result.mappings():
            rows.append(dict(row))
            line_of(rows[-1])
    except UNREADABLE:
        return _Read(rows, False)
    return _Read(rows, True)


class Salvage:
    """Reads a damaged database within one transaction; `damage` says what it had to leave out."""

    def __init__(self, connection: Connection, kept: tuple[Table, ...]) -> None:
        self._connection = connection
        self._kept = kept
        self.damage = Damage()
        self._moves: dict[str, int] = {}  # how many each table has
        known = idents(connection)
        self.damage.tables = [ident for ident in known if not self._whole(ident)]
        bad = set(self.damage.tables)
        self._idents = sorted(ident for ident in known if ident not in bad)

    def _whole(self, ident: str) -> bool:
        """Whether everything of a table of play can be read: half a game cannot go on."""
        found = _until_damage(self._connection, select(db.tables).where(db.tables.c.id == ident))
        if not found.whole or not found.rows:
            return False
        self._moves[ident] = found.rows[0]["version"]
        owned = [table for table in self._kept if owner(table) is not None]
        return all(self._of(table, ident).whole for table in owned)

    def _of(self, table: Table, ident: str) -> _Read:
        """The rows of a table of play. Its moves are counted, because the page behind the last one may be damaged."""
        column = owner(table)
        assert column is not None
        query = select(table).where(column == ident).order_by(*table.primary_key.columns)
        if table is db.moves:
            most = self._moves[ident]
            return _until_damage(self._connection, query.limit(most)) if most else _Read([], True)
        return _until_damage(self._connection, query)

    def rows(self, table: Table) -> Iterator[Row]:
        column = owner(table)
        keys = table.primary_key.columns
        if column is not None:
            for ident in self._idents:
                yield from self._of(table, ident).rows
            return
        read = _until_damage(self._connection, select(table).order_by(*keys))
        yield from read.rows
        if not read.whole:  # what is behind the damage is read from the other end
            self.damage.parts.append(table.name)
            known = {_key(row, table) for row in read.rows}
            behind = _until_damage(self._connection, select(table).order_by(*(desc(key) for key in keys)))
            yield from (row for row in reversed(behind.rows) if _key(row, table) not in known)


def _key(row: Row, table: Table) -> tuple[Any, ...]:
    return tuple(row[column.name] for column in table.primary_key.columns)


def damaged_parts(connection: Connection) -> list[str]:
    """Tables of the database of which not every row can be read."""
    return [table.name for table in db.metadata.sorted_tables if not _scanned(connection, table)]


def _scanned(connection: Connection, table: Table) -> bool:
    try:
        for _ in connection.execution_options(yield_per=500).execute(select(table)):
            pass
    except UNREADABLE:
        return False
    return True
