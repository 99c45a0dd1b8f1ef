"""The lesson of a live table: what the learner is told and asks for, and what scripted rivals play.

Whoever awaits holds the table's lock.
"""

from __future__ import annotations

import time
from collections.abc import Iterable
from dataclasses import replace
from typing import Any, Protocol

from msgspec import structs

from orrery.core.match import Match
from orrery.server.people.followers import Follower
from orrery.server.runtime.background_tasks import BackgroundTasks
from orrery.server.runtime.rate_limits import TokenBuckets
from orrery.server.storage import TableRow
from orrery.server.storage.lesson_store import note_lesson
from orrery.server.storage.table_store import TableStore
from orrery.server.tables import side_state
from orrery.server.tables.coaching.lesson_of import lesson_of
from orrery.server.tables.match_in_memory import MatchInMemory
from orrery.server.tables.side_state import LessonState, SideState
from orrery.server.tables.table_followers import Reply
from orrery.server.tables.table_step import Rewind, Step
from orrery.server.wire.messages import LessonMessage, LessonWish, encode
from orrery.server.wire.server_errors import ServerError
from orrery.teaching import lesson_progress
from orrery.teaching.card_making import card_of
from orrery.teaching.lesson import Lesson
from orrery.teaching.lesson_progress import Progress


class LessonTable(Protocol):
    """A table as its lesson sees it."""

    @property
    def row(self) -> TableRow: ...

    @property
    def storage(self) -> TableStore: ...

    @property
    def side_state(self) -> SideState: ...

    @property
    def memory(self) -> MatchInMemory: ...

    @property
    def followers(self) -> Iterable[Follower]: ...

    async def authorised(self, guest: str, seat: int) -> Match: ...

    async def save_side_state(self, made: SideState) -> None: ...

    async def play(self, match: Match, seat: int, action: list[Any], key: str) -> None: ...

    async def take(self, match: Match, step: Step, began: float, reply: Reply) -> None: ...


class TableLesson:
    """What a table does because a lesson is played there; nothing at any other table."""

    def __init__(self, table: LessonTable, tasks: BackgroundTasks, limit: TokenBuckets) -> None:
        self._table = table
        self._tasks = tasks
        self._limit = limit

    def _now(self) -> tuple[Lesson, LessonState] | None:
        side = self._table.side_state
        lesson = lesson_of(self._table.row, side)
        return None if lesson is None or side.lesson is None else (lesson, side.lesson)

    def rival_move(self, match: Match, seat: int) -> Any | None:
        """What the script has this seat play; None if it plays freely."""
        now = self._now()
        return None if now is None else lesson_progress.rival_move(now[0], match, seat)

    # --- telling

    def tell_to(self, *followers: Follower) -> None:
        """Hand the learner the card of this moment."""
        now, match = self._now(), self._table.memory.match
        if now is None or match is None:
            return
        lesson, state = now
        row = self._table.row
        learners = [one for one in followers if lesson.seat in row.seats_of(one.guest)]
        if learners:
            text = encode(LessonMessage(row.id, card_of(lesson, state.at, match)))
            for follower in learners:
                follower.send(text)

    def told(self, old: TableRow) -> None:
        """Something has been stored: the learner sees the card anew, and how far they are is kept with the person."""
        now = self._now()
        if now is None:
            return
        self.tell_to(*self._table.followers)
        lesson, state = now
        before = side_state.read(old.side_state).lesson
        learner = self._table.row.seats[lesson.seat].guest
        if learner is not None and (before is None or before.at.step != state.at.step):
            mastered = lesson_progress.mastered(lesson, state.at)
            table, step = self._table.row.id, state.at.step
            note = note_lesson(self._table.storage, learner, lesson.game, lesson.id, table, step, mastered=mastered)
            self._tasks.spawn(note)

    # --- asking

    async def wish(self, guest: str, said: LessonWish) -> None:
        """The learner turns the card. What was wished for another step than the present one is no longer wanted."""
        now = self._now()
        if now is None:
            raise ServerError("no_lesson")
        lesson, state = now
        match = await self._table.authorised(guest, lesson.seat)
        if self._table.side_state.paused:
            raise ServerError("paused")
        if said.step != state.at.step:
            self.tell_to(*self._table.followers)
            return
        if not self._limit.take(f"{self._table.row.id} {lesson.seat}"):
            raise ServerError("too_many")
        step = lesson_progress.step_of(lesson, state.at)
        match said.wish:
            case "next" if step is not None and step.kind == "tell":
                await self._save(lesson_progress.advanced(lesson, state.at, match))
            case "back":
                await self._go_back(lesson, match, state.at.step if state.at.strayed else max(0, state.at.step - 1))
            case "again":
                await self._go_back(lesson, match, 0 if step is None else state.at.step)
            case "skip" if step is not None:
                await self._skip(lesson, match, state.at)
            case _:
                self.tell_to(*self._table.followers)

    async def restart(self, guest: str) -> None:
        """From the beginning."""
        now = self._now()
        if now is None:
            raise ServerError("no_lesson")
        await self._go_back(now[0], await self._table.authorised(guest, now[0].seat), 0)

    async def _skip(self, lesson: Lesson, match: Match, at: Progress) -> None:
        step = lesson.steps[at.step]
        if step.kind == "tell":
            await self._save(lesson_progress.advanced(lesson, at, match))
        elif step.kind == "goal":
            last = replace(at, began=(*at.began, *[len(match.actions)] * (len(lesson.steps) - at.step)), skipped=True)
            await self._save(last)
        else:
            if at.strayed:
                await self._go_back(lesson, match, at.step)
            move = lesson_progress.asked_move(lesson, step, match)
            if move is None:  # others are still to move
                self.tell_to(*self._table.followers)
            else:
                await self._table.play(match, lesson.seat, move, f"lesson:{match.version + 1}")

    async def _go_back(self, lesson: Lesson, match: Match, step: int) -> None:
        state = self._table.side_state.lesson
        assert state is not None
        at = lesson_progress.back_to(state.at, step)
        if len(match.actions) <= at.began[-1]:
            await self._save(at)
            return
        back = Rewind(lesson.seat, at.began[-1], f"lesson:{match.version + 1}", self._with(at))
        await self._table.take(match, Step(rewind=back), time.perf_counter(), lambda _message: None)

    async def _save(self, at: Progress) -> None:
        await self._table.save_side_state(self._with(at))

    def _with(self, at: Progress) -> SideState:
        side = self._table.side_state
        assert side.lesson is not None
        return structs.replace(side, lesson=structs.replace(side.lesson, at=at))
