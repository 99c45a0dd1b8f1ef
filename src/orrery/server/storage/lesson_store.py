"""What people have learnt, lesson by lesson."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import Connection, func, select

from orrery.server.storage import database_schema as db
from orrery.server.storage.database import Database
from orrery.server.storage.dialects import upsert
from orrery.server.storage.rows import now


class LearntRow(NamedTuple):
    """How far a person is in a lesson, and where it is played."""

    lesson: str
    table: str | None
    step: int
    mastered: int | None  # when, in milliseconds since 1970


async def learnt(storage: Database, guest: str, game: str) -> dict[str, LearntRow]:
    """All lessons of a game that a person has begun, by their names."""
    kept = db.lessons.c
    query = select(kept.lesson, kept.table_id, kept.step, kept.mastered).where(kept.guest == guest, kept.game == game)
    return await storage.read(lambda c: {row.lesson: LearntRow(*row) for row in c.execute(query)})


async def note_lesson(
    storage: Database, guest: str, game: str, lesson: str, table: str, step: int, *, mastered: bool
) -> None:
    """A person has come so far. What was mastered once stays so."""

    def job(c: Connection) -> None:
        when = now() if mastered else None
        made = upsert(c, db.lessons).values(
            guest=guest, game=game, lesson=lesson, table_id=table, step=step, mastered=when
        )
        changed = {"table_id": table, "step": step, "mastered": func.coalesce(db.lessons.c.mastered, when)}
        c.execute(made.on_conflict_do_update(index_elements=["guest", "game", "lesson"], set_=changed))

    await storage.write(job)
