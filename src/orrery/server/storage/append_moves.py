"""Moves on their way into the database: all that wait for one transaction are written together.

A statement for a hundred moves costs little more than one for a single move, and the statements are made once. If
anything is wrong with one of the moves nothing of them is written, and the writer takes them one by one.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from sqlalchemy import Connection, Update, bindparam, delete, insert, update

from orrery.server.storage import database_schema as db
from orrery.server.storage.dialects import notify
from orrery.server.storage.pending_notices import PendingNotice
from orrery.server.storage.pending_notices import keep as keep_notices
from orrery.server.storage.row_codec import move_values
from orrery.server.storage.rows import MoveRow
from orrery.server.storage.storage_errors import Behind

_INSERT = insert(db.moves)


@dataclass(slots=True, frozen=True)
class AppendMove:
    """A job for the writer: one move (or undo), what it changes in the table's row, and the notices it causes, together
    or not at all. Its result: whether anybody is to be told."""

    ident: str
    move: MoveRow
    table: dict[str, Any]
    revision: int | None
    notices: Sequence[PendingNotice]

    @property
    def shape(self) -> tuple[object, ...]:
        """Moves of one shape can be written together: the same columns change on the same conditions."""
        return (AppendMove, tuple(self.table), self.revision is None)

    def __call__(self, c: Connection) -> bool:
        [told] = self.together(c, [self])
        return told

    @staticmethod
    def together(c: Connection, jobs: Sequence[AppendMove]) -> list[bool]:
        """Write moves of one shape, in this order."""
        first = jobs[0]
        statement = _update(tuple(first.table), first.revision is not None)
        if c.execute(statement, [_changes(job) for job in jobs]).rowcount != len(jobs):
            raise Behind(first.ident)
        c.execute(_INSERT, [move_values(job.ident, job.move) for job in jobs])
        for job in jobs:
            if job.move.kind == "undo":  # a lesson may be taken back after its end: its analysis is of another game
                _drop_analysis(c, job.ident)
        notify(c, *(job.ident for job in jobs))
        found = keep_notices(c, [notice for job in jobs for notice in job.notices])
        return [found and bool(job.notices) for job in jobs]


@cache
def _update(columns: tuple[str, ...], checked: bool) -> Update:
    t = db.tables.c
    same = [t.id == bindparam("ident"), t.version == bindparam("before")]
    if checked:
        same.append(t.revision == bindparam("known"))
    changed: dict[str, Any] = {name: bindparam(f"new_{name}") for name in columns}
    return update(db.tables).where(*same).values(version=bindparam("seq"), revision=t.revision + 1, **changed)


def _drop_analysis(c: Connection, ident: str) -> None:
    """In the order in which those who keep a piece write them, or the two could wait for each other."""
    c.execute(delete(db.analyses).where(db.analyses.c.table_id == ident))
    c.execute(delete(db.analysis_pieces).where(db.analysis_pieces.c.table_id == ident))


def _changes(job: AppendMove) -> dict[str, Any]:
    values = {f"new_{name}": value for name, value in job.table.items()}
    values |= {"ident": job.ident, "before": job.move.seq - 1, "seq": job.move.seq}
    if job.revision is not None:
        values["known"] = job.revision
    return values
