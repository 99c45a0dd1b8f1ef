"""Chat lines and private notes."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from sqlalchemy import Connection, Row, delete, func, insert, select, update

from orrery.server.storage import database_schema as db
from orrery.server.storage import idempotency_keys
from orrery.server.storage.database import Database
from orrery.server.storage.dialects import notify
from orrery.server.storage.idempotency_keys import IdempotencyKey
from orrery.server.storage.rows import ChatRow, NoteRow


def _line(row: Row[Any]) -> ChatRow:
    return ChatRow(row.n, row.seat, row.guest, row.name, row.text, row.at, row.step)


def _note(row: Row[Any]) -> NoteRow:
    return NoteRow(row.n, row.text, row.at, row.step)


def _alone(c: Connection, ident: str) -> bool:
    """Lock the table, so that its lines and notes are numbered one after the other in all processes; False if it is
    gone."""
    one = select(db.tables.c.id).where(db.tables.c.id == ident).with_for_update()
    return c.execute(one).one_or_none() is not None


async def lines(storage: Database, ident: str, *, after: int = 0, latest: int | None = None) -> list[ChatRow]:
    """The chat in order: the lines after a number, or only the latest ones."""
    query = select(db.chat).where(db.chat.c.table_id == ident, db.chat.c.n > after).order_by(db.chat.c.n.desc())
    if latest is not None:
        query = query.limit(latest)
    return await storage.read(lambda c: [_line(row) for row in reversed(c.execute(query).all())])


async def add_line(storage: Database, ident: str, line: ChatRow, key: str, limit: int) -> tuple[ChatRow, bool] | None:
    """The line with its number, and whether it is new: the same key gives the same line. None: no room or no table."""
    mine = db.chat.c.table_id == ident

    def job(c: Connection) -> tuple[ChatRow, bool] | None:
        if not _alone(c, ident):
            return None
        known = c.execute(
            select(db.chat).where(mine, db.chat.c.guest == line.guest, db.chat.c.key == key)
        ).one_or_none()
        if known is not None:
            return _line(known), False
        last = c.execute(select(func.max(db.chat.c.n)).where(mine)).scalar() or 0
        if last >= limit:
            return None
        kept = replace(line, n=last + 1)
        values = {name: getattr(kept, name) for name in ("n", "seat", "guest", "name", "text", "at", "step")}
        c.execute(insert(db.chat), [{"table_id": ident, "key": key, **values}])
        notify(c, ident)
        return kept, True

    return await storage.write(job)


async def notes(storage: Database, ident: str, guest: str) -> list[NoteRow]:
    """The guest's own notes; nobody can ask for another's."""
    query = select(db.notes).where(db.notes.c.table_id == ident, db.notes.c.guest == guest).order_by(db.notes.c.n)
    return await storage.read(lambda c: [_note(row) for row in c.execute(query)])


async def add_note(
    storage: Database, ident: str, guest: str, note: NoteRow, limit: int, once: IdempotencyKey | None = None
) -> NoteRow | None:
    """The note with its number; None: no room; Repeated if it was written before."""
    mine = (db.notes.c.table_id == ident, db.notes.c.guest == guest)

    def job(c: Connection) -> NoteRow | None:
        if not _alone(c, ident):
            return None
        count, last = c.execute(select(func.count(), func.max(db.notes.c.n)).where(*mine)).one()
        if count >= limit:
            return None
        kept = replace(note, n=(last or 0) + 1)
        idempotency_keys.note(c, once, str(kept.n))
        values = {"n": kept.n, "text": kept.text, "at": kept.at, "step": kept.step}
        c.execute(insert(db.notes), [{"table_id": ident, "guest": guest, **values}])
        return kept

    return await storage.write(job)


async def change_note(storage: Database, ident: str, guest: str, n: int, text: str) -> NoteRow | None:
    """Change the text of a note; an empty text deletes it. None if there is no such note."""
    mine = (db.notes.c.table_id == ident, db.notes.c.guest == guest, db.notes.c.n == n)

    def job(c: Connection) -> NoteRow | None:
        row = c.execute(select(db.notes).where(*mine)).one_or_none()
        if row is None:
            return None
        c.execute(update(db.notes).where(*mine).values(text=text) if text else delete(db.notes).where(*mine))
        return replace(_note(row), text=text)

    return await storage.write(job)
