"""The lessons of a device: what its person has learnt there, and the tables on which they learn."""

from __future__ import annotations

from collections.abc import Mapping

from orrery.core.registry import game
from orrery.local.local_table import LocalTable
from orrery.local.stored_rows import Learnt, read_learnt
from orrery.server.storage import TableRow
from orrery.server.tables.coaching import lesson_opening
from orrery.server.wire.lesson_info import LearntInfo, LessonInfo
from orrery.teaching import lesson_shelf
from orrery.teaching.lesson import Lesson


class DeviceLessons:
    """What is kept is listed before each question, and the table on which a lesson was begun is loaded."""

    def __init__(self, guest: str, rows: Mapping[str, TableRow], tables: Mapping[str, LocalTable]) -> None:
        self._guest = guest
        self._rows = rows
        self._tables = tables
        self._learnt: dict[tuple[str, str], Learnt] = {}

    def list_learnt(self, learnt: str) -> None:
        self._learnt = {(one.game, one.lesson): one for one in read_learnt(learnt)}

    def listed(self, game_id: str) -> list[LessonInfo]:
        """All lessons of a game, with what the person has learnt here."""
        game(game_id)
        return [lesson_opening.listed(lesson, self._known(lesson)) for lesson in lesson_shelf.lessons(game_id)]

    def _known(self, lesson: Lesson) -> LearntInfo | None:
        known = self._learnt.get((lesson.game, lesson.id))
        if known is None:
            return None
        return lesson_opening.learnt_at(lesson, LearntInfo(known.step, known.mastered), self._rows.get(known.table))

    def begun_at(self, lesson: Lesson) -> TableRow | None:
        """The table on which the person has begun a lesson."""
        known = self._learnt.get((lesson.game, lesson.id))
        return None if known is None else self._rows.get(known.table)

    def left_at(self, lesson: Lesson, *, again: bool) -> TableRow | None:
        """The same if it can be gone on with; `again`: taken back to its beginning."""
        row = self.begun_at(lesson)
        if row is None or not lesson_opening.goes_on(lesson, row, self._guest):
            return None
        if not again:
            return row
        table = self._tables.get(row.id)
        if table is None:  # it cannot be read
            return None
        table.lesson.restart(self._guest)
        return table.row

    def new_table(self, lesson: Lesson, name: str) -> TableRow:
        return lesson_opening.lesson_table(lesson, lesson_opening.dealt(lesson), self._guest, name)
