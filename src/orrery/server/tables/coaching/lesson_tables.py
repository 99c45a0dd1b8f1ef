"""Tables for lessons: each person has one for each lesson, and finds it as it was left."""

from __future__ import annotations

import asyncio
from weakref import WeakValueDictionary

import orrery
from orrery.server.runtime.background_tasks import BackgroundTasks
from orrery.server.runtime.capacity import Capacity
from orrery.server.storage import TableRow
from orrery.server.storage.lesson_store import LearntRow, learnt, note_lesson
from orrery.server.storage.table_store import TableStore
from orrery.server.tables.coaching import lesson_opening, lesson_step
from orrery.server.tables.live_table import LiveTable
from orrery.server.tables.seats.lobby import Lobby
from orrery.server.tables.table_directory import TableDirectory
from orrery.server.wire.lesson_info import LearntInfo, LessonInfo
from orrery.server.wire.server_errors import ServerError
from orrery.server.wire.table_info import TableInfo
from orrery.teaching import lesson_shelf
from orrery.teaching.lesson import Lesson


class LessonTables:
    """Opens lessons and lists them."""

    def __init__(
        self, directory: TableDirectory, lobby: Lobby, storage: TableStore, tasks: BackgroundTasks, heavy_work: Capacity
    ) -> None:
        self._directory = directory
        self._lobby = lobby
        self._storage = storage
        self._tasks = tasks
        self._heavy_work = heavy_work
        self._opening = WeakValueDictionary[tuple[str, str, str], asyncio.Lock]()

    async def listed(self, game_id: str, guest: str | None) -> list[LessonInfo]:
        """All lessons of a game, with what this person has learnt."""
        orrery.game(game_id)
        known = {} if guest is None else await self._tasks.finish(learnt(self._storage, guest, game_id))
        return [
            lesson_opening.listed(lesson, await self._learnt(lesson, known.get(lesson.id)))
            for lesson in lesson_shelf.lessons(game_id)
        ]

    async def _learnt(self, lesson: Lesson, known: LearntRow | None) -> LearntInfo | None:
        if known is None:
            return None
        row = None if known.table is None else await self._found(known.table)
        return lesson_opening.learnt_at(lesson, LearntInfo(known.step, known.mastered is not None), row)

    async def open(self, game_id: str, ident: str, guest: str, name: str, *, again: bool) -> TableInfo:
        """The table of a lesson as this person left it; a new one if there is none, or if the lesson has changed."""
        lesson = lesson_shelf.lesson(game_id, ident)
        async with self._opening.setdefault((guest, game_id, ident), asyncio.Lock()):  # a second click finds the table
            table = await self._opened(lesson, guest, name, again=again)
        return self._lobby.shown(await self._directory.row(table), guest)

    async def _opened(self, lesson: Lesson, guest: str, name: str, *, again: bool) -> str:
        known = (await self._tasks.finish(learnt(self._storage, guest, lesson.game))).get(lesson.id)
        row = None if known is None or known.table is None else await self._kept(lesson, known.table, guest)
        if row is None:
            row = await self._made(lesson, guest, name)
        elif again:
            await self._directory.at(row.id, lambda table: _restart(table, guest))
        return row.id

    async def _found(self, table: str) -> TableRow | None:
        try:
            return await self._directory.row(table)
        except ServerError as error:
            if error.code != "no_table":
                raise
            return None

    async def _kept(self, lesson: Lesson, table: str, guest: str) -> TableRow | None:
        row = await self._found(table)
        return row if row is not None and lesson_opening.goes_on(lesson, row, guest) else None

    async def _made(self, lesson: Lesson, guest: str, name: str) -> TableRow:
        await self._lobby.may_make(guest)
        match = await self._heavy_work.run(lesson_opening.dealt, lesson)
        row = lesson_opening.lesson_table(lesson, match, guest, name)
        await self._lobby.keep(row)
        mark = lesson_step.mark_of(row)
        assert mark is not None, "it is as new as its lesson"
        kept = note_lesson(self._storage, guest, lesson.game, lesson.id, row.id, mark.step, mastered=mark.mastered)
        await self._tasks.finish(kept)
        return row


async def _restart(table: LiveTable, guest: str) -> None:
    await table.lesson.restart(guest)
