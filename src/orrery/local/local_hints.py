"""Hints at a table of a device: the server's steps (coaching/hint_step.py), worked out where the bots think."""

from __future__ import annotations

from typing import NamedTuple, Protocol

import msgspec

from orrery.core.match import Match
from orrery.local.device_thoughts import Thoughts
from orrery.server.bot_workers.explaining import Explained
from orrery.server.people.followers import Follower
from orrery.server.settings import Settings
from orrery.server.storage import TableRow
from orrery.server.tables import side_state
from orrery.server.tables.coaching import hint_rules, hint_step
from orrery.server.tables.coaching.hint_step import HintQuestion
from orrery.server.tables.match_in_memory import MatchInMemory
from orrery.server.tables.side_state import SideState
from orrery.server.wire.messages import Hint, encode, error_message
from orrery.server.wire.server_errors import ServerError


class HintedTable(Protocol):
    """A table as its hints see it."""

    row: TableRow
    match: Match

    @property
    def memory(self) -> MatchInMemory: ...

    def save_hints(self, made: SideState, seat: int) -> None: ...


class _Wanted(NamedTuple):
    """A hint that is being worked out."""

    said: Hint
    question: HintQuestion
    follower: Follower
    thought: int


class LocalHints:
    """The hints of one table, one at a time: all who look at it are one person. `deals`: so many for each hint, instead
    of as many as its time allows."""

    def __init__(self, table: HintedTable, thoughts: Thoughts, deals: int | None) -> None:
        self._table = table
        self._thoughts = thoughts
        self._deals = deals
        self._wanted: _Wanted | None = None

    def ask(self, follower: Follower, said: Hint) -> None:
        """ServerError if it can't be had. The seat is the follower's own."""
        table = self._table
        question = hint_step.hint_question(
            table.row, table.memory, table.match, said, Settings.hint_seconds, self._deals
        )
        if question.open_ended:
            self._count(question)
        before = self._wanted
        follower.send(encode(hint_step.begun(said)))
        if before is not None:
            self._drop(before)
        thought = self._thoughts.ask(table.row.id, question.order, self._hear)
        self._wanted = _Wanted(said, question, follower, thought)

    def _hear(self, found: str | None, done: bool) -> None:
        wanted = self._wanted
        assert wanted is not None, "what nobody wants is not heard"
        said, question, follower, _ = wanted
        if found is None:
            follower.send(_no("hint_failed", said.table, said.id))
        elif done or question.open_ended:  # where hints are counted, what is known early would be one for nothing
            told = msgspec.json.decode(found, type=Explained)
            if done:
                self._count(question)
            follower.send(encode(hint_step.told(said, told, done=done)))
        if done:
            self._wanted = None

    def _count(self, question: HintQuestion) -> None:
        side = side_state.read(self._table.row.side_state)
        made = hint_rules.with_one_more(side, question.seat, question.asked_at)
        if made != side:
            self._table.save_hints(made, question.seat)

    # --- no longer wanted

    def moved(self) -> None:
        """Something has happened: perhaps the question has gone."""
        wanted = self._wanted
        if wanted is not None and not hint_step.still_asked(
            self._table.row, self._table.memory, wanted.question.seat, wanted.question.asked_at
        ):
            self.stop()

    def stop(self, ident: str | None = None) -> None:
        """The page no longer wants this hint, or any."""
        wanted = self._wanted
        if wanted is not None and ident in (None, wanted.said.id):
            self._wanted = None
            self._drop(wanted)

    def _drop(self, wanted: _Wanted) -> None:
        self._thoughts.drop(wanted.thought)
        wanted.follower.send(_no("hint_dropped", wanted.said.table, wanted.said.id))


def _no(code: str, table: str, ident: str) -> str:
    return encode(error_message(ServerError(code), ident=ident, table=table))
