"""The lesson of a table of a device: the server's steps (coaching/lesson_step.py)."""

from __future__ import annotations

from typing import Any, Protocol

from orrery.core.match import Match
from orrery.server.people.followers import Follower
from orrery.server.storage import TableRow
from orrery.server.tables.coaching import lesson_step
from orrery.server.tables.table_followers import TableFollowers
from orrery.server.tables.table_step import Step, expect_own_seat
from orrery.server.wire.messages import LessonWish


class LessonTable(Protocol):
    """A table as its lesson sees it."""

    row: TableRow
    match: Match

    @property
    def following(self) -> TableFollowers: ...

    def take(self, step: Step) -> None: ...

    def play(self, seat: int, action: list[Any], key: str) -> None: ...


class LocalLesson:
    """What a table does because a lesson is played there; nothing at any other table."""

    def __init__(self, table: LessonTable) -> None:
        self._table = table

    def rival_move(self, seat: int) -> Any | None:
        """What the script has this seat play; None if it plays freely."""
        return lesson_step.rival_move(self._table.row, self._table.match, seat)

    def tell_to(self, *followers: Follower) -> None:
        """Hand the learner the card of this moment."""
        lesson_step.tell_card(self._table.row, self._table.match, followers)

    def told(self) -> None:
        """Something has happened: the card is another one."""
        self.tell_to(*self._table.following.all)

    def wish(self, guest: str, said: LessonWish) -> None:
        """The learner turns the card."""
        table = self._table
        seat = self._own(guest)
        turn = lesson_step.card_turn(table.row, table.match, said)
        if turn is not None and turn.step is not None:
            table.take(turn.step)
        move = lesson_step.move_for_learner(table.row, table.match) if turn is not None and turn.makes_move else None
        if move is not None:
            table.play(seat, move, lesson_step.lesson_key(table.match))
        elif turn is None or turn.step is None:
            self.told()

    def restart(self, guest: str) -> None:
        """From the beginning."""
        self._own(guest)
        self._table.take(lesson_step.restarted(self._table.row, self._table.match))

    def _own(self, guest: str) -> int:
        """The learner's seat; ServerError if that is somebody else's, or nobody learns here."""
        seat = lesson_step.expected(self._table.row).lesson.seat
        expect_own_seat(self._table.row, guest, seat)
        return seat
