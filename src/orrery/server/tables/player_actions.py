"""What people ask of a live table: to act, to undo, to preview an action, to know why one is illegal."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, Protocol

from orrery.core.errors import CannotUndo, IllegalAction
from orrery.core.match import Match
from orrery.server.people.followers import Follower
from orrery.server.tables import audience, catch_up
from orrery.server.tables.side_state import SideState
from orrery.server.tables.stored_match import same
from orrery.server.tables.table_followers import Reply
from orrery.server.tables.table_services import TableServices
from orrery.server.wire.messages import (
    AckMessage,
    Act,
    Outcomes,
    OutcomesMessage,
    Preview,
    PreviewMessage,
    Redo,
    RefusedMessage,
    StaleMessage,
    Undo,
    Why,
    WhyMessage,
)
from orrery.server.wire.server_errors import ServerError


class PlayedTable(catch_up.Replica, Protocol):
    """A table as the people who play there use it."""

    @property
    def lock(self) -> asyncio.Lock: ...

    @property
    def side_state(self) -> SideState: ...

    async def authorised(self, guest: str, seat: int) -> Match: ...

    async def play(
        self, match: Match, seat: int, action: list[Any] | int | None, key: str, stored: Callable[[int], None] = ...
    ) -> None: ...

    def show(self, guest: str, follower: Follower | None, reply: Reply) -> None: ...


class PlayerActions:
    """What people do at one live table. Every method takes the table's lock."""

    def __init__(self, table: PlayedTable, services: TableServices) -> None:
        self.table = table
        self._services = services

    async def act(self, guest: str, said: Act | Undo | Redo, reply: Reply, follower: Follower | None = None) -> None:
        """A move, an undo or a redo of a person: acknowledged when it is on the disk."""
        row = self.table.row
        if said.seat in row.seats_of(guest) and not self._services.act_limit.take(f"{row.id} {said.seat}"):
            raise ServerError("too_many")
        async with self.table.lock:
            await catch_up.up_to(self.table, said.seat, said.at)
            await catch_up.steadily(self.table, lambda: self._act(guest, said, reply, follower))

    async def _act(self, guest: str, said: Act | Undo | Redo, reply: Reply, follower: Follower | None) -> None:
        match = await self.table.authorised(guest, said.seat)
        known = self.table.memory.move_with(said.key)
        if known is not None:
            if not same(known, said):
                raise ServerError("key_reused")
            reply(AckMessage(said.key, known.ack))
            return
        if self.table.row.seats[said.seat].stand_in is not None:
            raise ServerError("stand_in", seat=said.seat)
        if self.table.side_state.paused:
            raise ServerError("paused")
        most = self._services.settings.limits.undos_per_seat
        if isinstance(said, Undo) and self.table.memory.taken_back(said.seat) >= most:
            raise ServerError("too_many")
        eyes = self.table.memory.audiences[said.seat]
        if not eyes.current(said.at):
            reply(StaleMessage(said.key, eyes.marks.at))
            self.table.show(guest, follower, reply)
            return
        try:
            action = self._chosen(match, said)
            await self.table.play(match, said.seat, action, said.key, lambda at: reply(AckMessage(said.key, at)))
        except (IllegalAction, CannotUndo) as error:
            no = audience.refused_of(error)
            reply(RefusedMessage(said.key, no.rule, no.why, no.params, no.text))

    @staticmethod
    def _chosen(match: Match, said: Act | Undo | Redo) -> list[Any] | None:
        if isinstance(said, Act):
            return said.action
        if isinstance(said, Undo):
            return None
        again = match.redo(said.seat)
        if again is None:
            raise ServerError("no_redo")
        written: list[Any] = match.game.action_to_json(again)
        return written

    async def preview(self, guest: str, said: Preview, reply: Reply) -> None:
        async with self.table.lock:
            match = await self.table.authorised(guest, said.seat)
            try:
                reply(PreviewMessage(said.id, audience.preview_events(match, said.seat, said.action)))
            except IllegalAction as error:
                reply(PreviewMessage(said.id, refused=audience.refused_of(error)))

    async def outcomes(self, guest: str, said: Outcomes, reply: Reply) -> None:
        """What the position needs is copied at once; the actions are tried out in a thread while the table goes on."""
        row, limits = self.table.row, self._services.settings.limits
        if said.seat in row.seats_of(guest) and not self._services.outcome_limit.take(f"{row.id} {said.seat}"):
            raise ServerError("too_many")
        async with self.table.lock:
            match = await self.table.authorised(guest, said.seat)
            eyes = self.table.memory.audiences[said.seat]
            at = eyes.marks.at
            if not eyes.current(said.at):  # another question stands there now
                reply(OutcomesMessage(said.id, at))
                return
            try:
                asked = audience.outcomes_of(match, said.seat, said.actions, said.first, limits.outcomes_per_answer)
            except IllegalAction as error:
                reply(OutcomesMessage(said.id, at, refused=audience.refused_of(error)))
                return
        found = await self._services.foretelling.run(asked.tell)
        reply(OutcomesMessage(said.id, at, said.first, asked.of, found))

    async def why(self, guest: str, said: Why, reply: Reply) -> None:
        async with self.table.lock:
            match = await self.table.authorised(guest, said.seat)
            reply(WhyMessage(said.id, audience.why_not(match, said.seat, said.action)))
