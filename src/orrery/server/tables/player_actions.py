"""What people ask of a live table: to act, to undo, to preview an action, to know why one is illegal."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Protocol

from orrery.core.match import Match
from orrery.server.people.followers import Follower
from orrery.server.runtime.capacity import Capacity
from orrery.server.runtime.rate_limits import TokenBuckets
from orrery.server.settings import Settings
from orrery.server.tables import catch_up
from orrery.server.tables.table_followers import Reply
from orrery.server.tables.table_questions import explained, foretold, previewed
from orrery.server.tables.table_step import Step, move_step
from orrery.server.wire.messages import Act, Outcomes, OutcomesMessage, Preview, Redo, Undo, Why
from orrery.server.wire.server_errors import ServerError


class PlayedTable(catch_up.Replica, Protocol):
    """A table as the people who play there use it."""

    @property
    def lock(self) -> asyncio.Lock: ...

    async def authorised(self, guest: str, seat: int) -> Match: ...

    async def take(self, match: Match, step: Step, began: float, reply: Reply) -> None: ...

    def show(self, guest: str, follower: Follower | None, reply: Reply) -> None: ...


class ActionServices(Protocol):
    """What people's actions need of the server."""

    @property
    def settings(self) -> Settings: ...

    @property
    def now(self) -> Callable[[], int]: ...

    @property
    def act_limit(self) -> TokenBuckets: ...

    @property
    def outcome_limit(self) -> TokenBuckets: ...

    @property
    def foretelling(self) -> Capacity: ...


class PlayerActions:
    """What people do at one live table. Every method takes the table's lock."""

    def __init__(self, table: PlayedTable, services: ActionServices) -> None:
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
        began = time.perf_counter()
        match = await self.table.authorised(guest, said.seat)
        most = self._services.settings.limits.undos_per_seat
        step = move_step(self.table.row, self.table.memory, match, said, most, self._services.now())
        await self.table.take(match, step, began, reply)
        if step.behind:
            self.table.show(guest, follower, reply)

    async def preview(self, guest: str, said: Preview, reply: Reply) -> None:
        async with self.table.lock:
            match = await self.table.authorised(guest, said.seat)
            reply(previewed(match, said))

    async def outcomes(self, guest: str, said: Outcomes, reply: Reply) -> None:
        """What the position needs is copied at once; the actions are tried out in a thread while the table goes on."""
        row, limits = self.table.row, self._services.settings.limits
        if said.seat in row.seats_of(guest) and not self._services.outcome_limit.take(f"{row.id} {said.seat}"):
            raise ServerError("too_many")
        async with self.table.lock:
            match = await self.table.authorised(guest, said.seat)
            found = foretold(self.table.memory, match, said, limits.outcomes_per_answer)
        reply(found if isinstance(found, OutcomesMessage) else await self._services.foretelling.run(found))

    async def why(self, guest: str, said: Why, reply: Reply) -> None:
        async with self.table.lock:
            match = await self.table.authorised(guest, said.seat)
            reply(explained(match, said))
