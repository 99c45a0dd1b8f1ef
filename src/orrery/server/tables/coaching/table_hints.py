"""Hints at a live table: asked for, worked out in a worker's process, told, counted, and given up when nobody wants
them any more."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Iterable
from typing import NamedTuple, Protocol

from orrery.core.match import Match
from orrery.server.bot_workers.explaining import Explain, Explained, to_explain
from orrery.server.people.followers import Follower
from orrery.server.runtime.rate_limits import TokenBuckets
from orrery.server.settings import Settings
from orrery.server.tables import catch_up
from orrery.server.tables.coaching import hint_rules
from orrery.server.tables.coaching.hint_answers import moves_of, nudge_of
from orrery.server.tables.side_state import SideState
from orrery.server.tables.table_followers import Reply
from orrery.server.tables.table_services import Bots
from orrery.server.wire.messages import Hint, HintMessage
from orrery.server.wire.server_errors import ServerError

MOVES = 3  # that a hint tells
DEALS = 60  # at most


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
            reply(HintMessage(said.id, said.at))
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
            reply(self._told(said, found, done=True))
        finally:
            work.cancel()
            if self._wanted.get(follower) is wanted:
                del self._wanted[follower]

    async def _begin(self, asking: _Asking, said: Hint, reply: Reply) -> _Wanted:
        """Have a worker think about it. The caller holds the lock."""
        table, follower = self._table, asking.follower
        await catch_up.up_to(table, said.seat, said.at)
        order, asked_at = await self._question(follower.guest, said)
        asking.expect_wanted()
        open_ended = hint_rules.rule_of(table.row, table.side_state) == "on"
        if open_ended:
            await self._count(said.seat, asked_at)
            asking.expect_wanted()
        self._cancel(follower)
        early = self._early(said, reply, allowed=open_ended)
        thinking = self._bots.explain(order, owner=follower.guest, tell=early)
        work = asyncio.create_task(thinking, name=f"hint {table.row.id}")
        wanted = self._wanted[follower] = _Wanted(said.id, said.seat, asked_at, work)
        return wanted

    async def _question(self, guest: str, said: Hint) -> tuple[Explain, int]:
        """What a worker is asked, and when the person was asked it. The caller holds the lock."""
        table, settings = self._table, self._settings
        if not table.row.seats_of(guest):
            raise ServerError("not_seated")
        match = await table.authorised(guest, said.seat)
        side = table.side_state
        if match.over:
            raise ServerError("game_over")
        if table.row.seats[said.seat].stand_in is not None:
            raise ServerError("stand_in")
        if side.paused:
            raise ServerError("paused")
        decision = match.decision(said.seat)
        if decision is None:
            raise ServerError("not_asked")
        if not table.memory.audiences[said.seat].current(said.at):
            raise ServerError("hint_dropped")
        asked_at = table.memory.asked_at(said.seat)
        hint_rules.expect_left(table.row, side, said.seat, asked_at)
        seconds, deals = settings.hint_seconds, settings.hint_deals
        order = to_explain(decision, seconds if deals is None else None, deals=deals or DEALS, most=MOVES)
        return order, asked_at

    def _early(self, said: Hint, reply: Reply, *, allowed: bool) -> Callable[[Explained], None]:
        """What can be said before the answer; where hints are counted that would be one for nothing."""
        return lambda found: reply(self._told(said, found, done=False)) if allowed else None

    def _told(self, said: Hint, found: Explained, *, done: bool) -> HintMessage:
        tries = max(move.tries for move in found.moves)
        return HintMessage(said.id, said.at, done, nudge_of(found), moves_of(found, MOVES), tries)

    def _current(self, wanted: _Wanted) -> bool:
        """Whether the person is still asked the same, and may still answer it."""
        table, memory = self._table, self._table.memory
        if table.side_state.paused or table.row.seats[wanted.seat].stand_in is not None:
            return False
        return wanted.seat in memory.asked and memory.asked_at(wanted.seat) == wanted.asked_at

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
