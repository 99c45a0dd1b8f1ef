"""Which lessons there are for a person, and the table of one: as it was left, or new.

Nothing here waits or knows where things are stored: the server (lesson_tables.py) and a player's own device
(orrery/local) both open their lessons here.
"""

from __future__ import annotations

import orrery
from orrery.bots.levels import level_of
from orrery.core.match import Match
from orrery.server.storage import SeatRow, TableRow
from orrery.server.tables import side_state
from orrery.server.tables.coaching import lesson_step
from orrery.server.tables.coaching.lesson_of import lesson_of
from orrery.server.tables.seats.new_tables import table_of_match
from orrery.server.tables.side_state import LessonState, SideState
from orrery.server.wire.lesson_info import LearntInfo, LessonInfo
from orrery.teaching import lesson_progress, lesson_reading, lesson_shelf
from orrery.teaching.lesson import Lesson
from orrery.teaching.lesson_progress import Progress


def dealt(lesson: Lesson) -> Match:
    """The match of a lesson as it begins."""
    match: Match = lesson_reading.begin(orrery.game(lesson.game), lesson)
    return match


def lesson_table(lesson: Lesson, match: Match, guest: str, name: str) -> TableRow:
    """A new table on which a person plays a lesson that was just dealt."""
    seats = [SeatRow(n, "bot", level=level_of(lesson.level)) for n in range(match.players)]
    seats[lesson.seat] = SeatRow(lesson.seat, "human", name=name, guest=guest)
    row = table_of_match(match, seats, guest, "")
    at = lesson_progress.followed(lesson, Progress(), match)
    row.side_state = side_state.write(SideState(lesson=LessonState(lesson.id, lesson.mark, at)))
    return row


def goes_on(lesson: Lesson, row: TableRow, guest: str) -> bool:
    """Whether a person can take a lesson up again at this table."""
    same = lesson_of(row, side_state.read(row.side_state)) is lesson
    current = row.rules_version == orrery.game(lesson.game).rules_version
    return same and current and lesson.seat in row.seats_of(guest)


def learnt_at(lesson: Lesson, known: LearntInfo, row: TableRow | None) -> LearntInfo:
    """How far a person is. The table knows it first; what is kept with the person may be a moment older."""
    if row is None or lesson_of(row, side_state.read(row.side_state)) is not lesson:
        return known
    mark = lesson_step.mark_of(row)
    return known if mark is None else LearntInfo(mark.step, known.mastered or mark.mastered)


def listed(lesson: Lesson, learnt: LearntInfo | None) -> LessonInfo:
    path = lesson_shelf.path_of(lesson)
    return LessonInfo(
        id=lesson.id,
        number=path.index(lesson) + 1,
        of=len(path),
        path=lesson.path,
        path_name=lesson.path_name,
        title=lesson.title,
        about=lesson.about,
        able=list(lesson.able),
        minutes=lesson.minutes,
        icon=lesson.icon,
        steps=len(lesson.steps),
        learnt=learnt,
    )
