"""Tables for lessons: each person has one for each lesson, and finds it as it was left."""

from __future__ import annotations

import asyncio
from weakref import WeakValueDictionary

import orrery
from orrery.bots.levels import level_of
from orrery.core.match import Match
from orrery.server.runtime.background_tasks import BackgroundTasks
from orrery.server.runtime.capacity import Capacity
from orrery.server.storage import SeatRow, TableRow
from orrery.server.storage.lesson_store import LearntRow, learnt, note_lesson
from orrery.server.storage.table_store import TableStore
from orrery.server.tables import side_state
from orrery.server.tables.coaching.lesson_of import lesson_of
from orrery.server.tables.live_table import LiveTable
from orrery.server.tables.seats.lobby import Lobby
from orrery.server.tables.seats.new_tables import table_of_match
from orrery.server.tables.side_state import LessonState, SideState
from orrery.server.tables.table_directory import TableDirectory
from orrery.server.wire.lesson_info import LearntInfo, LessonInfo
from orrery.server.wire.server_errors import ServerError
from orrery.server.wire.table_info import TableInfo
from orrery.teaching import lesson_progress, lesson_shelf
from orrery.teaching.lesson import Lesson
from orrery.teaching.lesson_progress import Progress
from orrery.teaching.lesson_reading import begin


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
            _listed(lesson, await self._learnt(lesson, known.get(lesson.id)))
            for lesson in lesson_shelf.lessons(game_id)
        ]

    async def _learnt(self, lesson: Lesson, known: LearntRow | None) -> LearntInfo | None:
        """How far a person is. The table knows it first; what is kept with the person may be a moment older."""
        if known is None:
            return None
        found = LearntInfo(known.step, known.mastered is not None)
        row = None if known.table is None else await self._found(known.table)
        side = SideState() if row is None else side_state.read(row.side_state)
        if row is None or side.lesson is None or lesson_of(row, side) is not lesson:
            return found
        return LearntInfo(side.lesson.at.step, found.mastered or lesson_progress.mastered(lesson, side.lesson.at))

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
        if row is None:
            return None
        same = lesson_of(row, side_state.read(row.side_state)) is lesson
        current = row.rules_version == orrery.game(lesson.game).rules_version
        return row if same and current and lesson.seat in row.seats_of(guest) else None

    async def _made(self, lesson: Lesson, guest: str, name: str) -> TableRow:
        await self._lobby.may_make(guest)
        match: Match = await self._heavy_work.run(begin, orrery.game(lesson.game), lesson)
        seats = [SeatRow(n, "bot", level=level_of(lesson.level)) for n in range(match.players)]
        seats[lesson.seat] = SeatRow(lesson.seat, "human", name=name, guest=guest)
        row = table_of_match(match, seats, guest, "")
        at = lesson_progress.followed(lesson, Progress(), match)
        row.side_state = side_state.write(SideState(lesson=LessonState(lesson.id, lesson.mark, at)))
        await self._lobby.keep(row)
        kept = note_lesson(self._storage, guest, lesson.game, lesson.id, row.id, at.step, mastered=False)
        await self._tasks.finish(kept)
        return row


async def _restart(table: LiveTable, guest: str) -> None:
    await table.lesson.restart(guest)


def _listed(lesson: Lesson, learnt_so_far: LearntInfo | None) -> LessonInfo:
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
        learnt=learnt_so_far,
    )
