"""Which lesson is played at a table, if any, and how it goes on."""

from __future__ import annotations

from msgspec import structs

from orrery.core.errors import OrreryError
from orrery.core.match import Match
from orrery.server.storage import TableRow
from orrery.server.tables.side_state import SideState
from orrery.teaching import lesson_progress, lesson_shelf
from orrery.teaching.lesson import Lesson


def lesson_of(row: TableRow, side: SideState) -> Lesson | None:
    """The lesson of a table; None if none is played, or if its file is no longer what it was: the table goes on as an
    ordinary one then."""
    if side.lesson is None:
        return None
    try:
        found = lesson_shelf.lesson(row.game, side.lesson.id)
    except OrreryError:
        return None
    return found if found.mark == side.lesson.mark else None


def followed(row: TableRow, side: SideState, match: Match) -> SideState:
    """After a move: where the learner stands now."""
    lesson = lesson_of(row, side)
    if lesson is None or side.lesson is None:
        return side
    at = lesson_progress.followed(lesson, side.lesson.at, match)
    return structs.replace(side, lesson=structs.replace(side.lesson, at=at))
