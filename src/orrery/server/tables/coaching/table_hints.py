"""Hints at a live table: asked for, worked out in a worker's process, told, counted, and given up when nobody wants
them any more."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Iterable
from typing import NamedTuple, Protocol

from orrery.core.match import Match
from orrery.server.bot_workers.explaining import Explained
from orrery.server.people.followers import Follower
from orrery.server.runtime.rate_limits import TokenBuckets
from orrery.server.settings import Settings
from orrery.server.tables import catch_up
from orrery.server.tables.coaching import hint_rules, hint_step
from orrery.server.tables.coaching.hint_step import HintQuestion
from orrery.server.tables.side_state import SideState
from orrery.server.tables.table_followers import Reply
from orrery.server.tables.table_services import Bots
from orrery.server.wire.messages import Hint
from orrery.server.wire.server_errors import ServerError


class HintedTable(catch_up.Replica, Protocol):
    """A table as its hints see it."""

    @property
    def lock(self) -> asyncio.Lock: ...

    @property
    def side_state(self) -> SideState: ...

    @property
    def followers(self) -> Iterable[Follower]: ...  # type: ignore[override]

    async def authorised(self, guest: str, seat: int) -> Match: ...

    async def save_hints(self, made: SideState, seat: int) -> None: ...


class _Wanted(NamedTuple):
    """A hint that is being worked out, and the question it is for."""

    ident: str
    seat: int
    asked_at: int
    work: asyncio.Task[Explained | None]


class _Asking:
    """A question for a hint that waits for the table."""

    def __init__(self, follower: Follower, ident: str) -> None:
        self.follower = follower
        self.ident = ident
        self.dropped = False

    def expect_wanted(self) -> None:
        if self.dropped:
            raise ServerError("hint_dropped")


class TableHints:
    """The hints of one live table: each connection waits for one at most."""

    def __init__(self, table: HintedTable, bots: Bots, settings: Settings, limit: TokenBuckets) -> None:
        self._table = table
        self._bots = bots
        self._settings = settings
        self._limit = limit
        self._asking: list[_Asking] = []
        self._wanted: dict[Follower, _Wanted] = {}

    async def ask(self, follower: Follower, said: Hint, reply: Reply) -> None:
        """Work it out and tell it; ServerError if it can't be had, or is no longer wanted."""
        table = self._table
        if not self._limit.take(follower.guest):
            raise ServerError("too_many")
        asking = _Asking(follower, said.id)
        self._asking.append(asking)
        try:
            async with table.lock:
                wanted = await self._begin(asking, said, reply)
        finally:
            self._asking.remove(asking)
        work = wanted.work
        try:
            reply(hint_step.begun(said))
            await asyncio.wait([work])
            if work.cancelled():
                raise ServerError("hint_dropped")
            found = work.result()
            if found is None:
                raise ServerError("hint_failed")
            async with table.lock:
                if not self._current(wanted):
                    raise ServerError("hint_dropped")
                await self._count(said.seat, wanted.asked_at)
            reply(hint_step.told(said, found, done=True))
        finally:
            work.cancel()
            if self._wanted.get(follower) is wanted:
                del self._wanted[follower]

    async def _begin(self, asking: _Asking, said: Hint, reply: Reply) -> _Wanted:
        """Have a worker think about it. The caller holds the lock."""
        table, follower = self._table, asking.follower
        await catch_up.up_to(table, said.seat, said.at)
        question = await self._question(follower.guest, said)
        asking.expect_wanted()
        if question.open_ended:
            await self._count(said.seat, question.asked_at)
            asking.expect_wanted()
        self._cancel(follower)
        early = self._early(said, reply, allowed=question.open_ended)
        thinking = self._bots.explain(question.order, owner=follower.guest, tell=early)
        work = asyncio.create_task(thinking, name=f"hint {table.row.id}")
        wanted = self._wanted[follower] = _Wanted(said.id, said.seat, question.asked_at, work)
        return wanted

    async def _question(self, guest: str, said: Hint) -> HintQuestion:
        """What a worker is asked. The caller holds the lock."""
        table, settings = self._table, self._settings
        hint_step.expect_seated(table.row, guest)
        match = await table.authorised(guest, said.seat)
        return hint_step.hint_question(table.row, table.memory, match, said, settings.hint_seconds, settings.hint_deals)

    def _early(self, said: Hint, reply: Reply, *, allowed: bool) -> Callable[[Explained], None]:
        """What can be said before the answer; where hints are counted that would be one for nothing."""
        return lambda found: reply(hint_step.told(said, found, done=False)) if allowed else None

    def _current(self, wanted: _Wanted) -> bool:
        return hint_step.still_asked(self._table.row, self._table.memory, wanted.seat, wanted.asked_at)

    async def _count(self, seat: int, asked_at: int) -> None:
        """Stored before anything is told. The caller holds the lock."""

        async def work() -> None:
            side = self._table.side_state
            made = hint_rules.with_one_more(side, seat, asked_at)
            if made != side:
                await self._table.save_hints(made, seat)

        await catch_up.steadily(self._table, work)

    # --- no longer wanted

    def moved(self) -> None:
        """Something has happened: what was asked for about questions that have gone is dropped."""
        for wanted in list(self._wanted.values()):
            if not self._current(wanted):
                wanted.work.cancel()

    def stop(self, follower: Follower, ident: str | None = None) -> None:
        """The connection no longer wants its hint, or has gone."""
        for asking in self._asking:
            if asking.follower is follower and ident in (None, asking.ident):
                asking.dropped = True
        self._cancel(follower, ident)

    def _cancel(self, follower: Follower, ident: str | None = None) -> None:
        wanted = self._wanted.get(follower)
        if wanted is not None and ident in (None, wanted.ident):
            wanted.work.cancel()

    async def rest(self) -> None:
        """The server stops."""
        works = [wanted.work for wanted in self._wanted.values()]
        for work in works:
            work.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await asyncio.gather(*works, return_exceptions=True)
