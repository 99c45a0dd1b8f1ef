"""The lesson of a live table: what the learner is told and asks for, and what scripted rivals play.

Whoever awaits holds the table's lock.
"""

from __future__ import annotations

import time
from collections.abc import Iterable
from typing import Any, Protocol

from orrery.core.match import Match
from orrery.server.people.followers import Follower
from orrery.server.runtime.background_tasks import BackgroundTasks
from orrery.server.runtime.rate_limits import TokenBuckets
from orrery.server.storage import TableRow
from orrery.server.storage.lesson_store import note_lesson
from orrery.server.storage.table_store import TableStore
from orrery.server.tables import side_state
from orrery.server.tables.coaching import lesson_step
from orrery.server.tables.match_in_memory import MatchInMemory
from orrery.server.tables.table_followers import Reply
from orrery.server.tables.table_step import Step
from orrery.server.wire.messages import LessonWish
from orrery.server.wire.server_errors import ServerError


class LessonTable(Protocol):
    """A table as its lesson sees it."""

    @property
    def row(self) -> TableRow: ...

    @property
    def storage(self) -> TableStore: ...

    @property
    def memory(self) -> MatchInMemory: ...

    @property
    def followers(self) -> Iterable[Follower]: ...

    async def authorised(self, guest: str, seat: int) -> Match: ...

    async def play(self, match: Match, seat: int, action: list[Any], key: str) -> None: ...

    async def take(self, match: Match, step: Step, began: float, reply: Reply) -> None: ...


class TableLesson:
    """What a table does because a lesson is played there; nothing at any other table."""

    def __init__(self, table: LessonTable, tasks: BackgroundTasks, limit: TokenBuckets) -> None:
        self._table = table
        self._tasks = tasks
        self._limit = limit

    def rival_move(self, match: Match, seat: int) -> Any | None:
        """What the script has this seat play; None if it plays freely."""
        return lesson_step.rival_move(self._table.row, match, seat)

    # --- telling

    def tell_to(self, *followers: Follower) -> None:
        """Hand the learner the card of this moment."""
        match = self._table.memory.match
        if match is not None:
            lesson_step.tell_card(self._table.row, match, followers)

    def told(self, old: TableRow) -> None:
        """Something has been stored: the learner sees the card anew, and how far they are is kept with the person."""
        row = self._table.row
        found = lesson_step.running(row)
        mark = lesson_step.mark_of(row)
        if found is None or mark is None:
            return
        self.tell_to(*self._table.followers)
        before = side_state.read(old.side_state).lesson
        learner = row.seats[found.lesson.seat].guest
        if learner is not None and (before is None or before.at.step != mark.step):
            storage, step = self._table.storage, mark.step
            note = note_lesson(storage, learner, mark.game, mark.lesson, row.id, step, mastered=mark.mastered)
            self._tasks.spawn(note)

    # --- asking

    async def wish(self, guest: str, said: LessonWish) -> None:
        """The learner turns the card. What was wished for another step than the present one is no longer wanted."""
        table = self._table
        seat = lesson_step.expected(table.row).lesson.seat
        match = await table.authorised(guest, seat)
        turn = lesson_step.card_turn(table.row, match, said)
        if turn is None:
            self.tell_to(*table.followers)
            return
        if not self._limit.take(f"{table.row.id} {seat}"):
            raise ServerError("too_many")
        if turn.step is not None:
            await self._take(match, turn.step)
        move = lesson_step.move_for_learner(table.row, match) if turn.makes_move else None
        if move is not None:
            await table.play(match, seat, move, lesson_step.lesson_key(match))
        elif turn.step is None:
            self.tell_to(*table.followers)

    async def restart(self, guest: str) -> None:
        """From the beginning."""
        table = self._table
        match = await table.authorised(guest, lesson_step.expected(table.row).lesson.seat)
        await self._take(match, lesson_step.restarted(table.row, match))

    async def _take(self, match: Match, step: Step) -> None:
        await self._table.take(match, step, time.perf_counter(), lambda _message: None)
