"""Explanations of bots' moves in finished games: worked out by a worker, shared by all who ask for the same one, given
up when nobody does any more, and kept for a while.

A worker gets what the bot's seat could know at that moment, everything else dealt anew, as the bot itself did. That may
be more than a rival knew, so none is given before the end of the game.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections import OrderedDict
from collections.abc import AsyncGenerator
from typing import Any, NamedTuple

import structlog

from orrery.core.match import Match
from orrery.core.ruleset import Ruleset
from orrery.server.bot_workers.explaining import Explain
from orrery.server.runtime.capacity import Capacity
from orrery.server.runtime.rate_limits import TokenBuckets
from orrery.server.settings import Settings
from orrery.server.storage import StorageFailed, TableRow
from orrery.server.storage.table_store import TableStore
from orrery.server.tables.coaching.explanation_answers import told
from orrery.server.tables.coaching.explanation_step import ExplainedMove, bot_in, explained_move, mover
from orrery.server.tables.records.replay_cache import ReplayCache
from orrery.server.tables.records.stored_match import keeps_rules, remaining_moves
from orrery.server.tables.table_directory import TableDirectory
from orrery.server.tables.table_services import Bots
from orrery.server.wire.explanation_info import MoveExplanation
from orrery.server.wire.server_errors import ServerError

log = structlog.get_logger(__name__)
KEPT = 200  # explanations, those that were asked for last


class _Key(NamedTuple):
    """A move: the version counts what was played and taken back, which a lesson may do even after its end."""

    table: str
    version: int
    step: int


class _Work:
    """An explanation that is being worked out, and those who wait for it."""

    def __init__(self, head: MoveExplanation) -> None:
        self.latest = head
        self.listeners: set[asyncio.Event] = set()
        self.task: asyncio.Task[None] | None = None

    def tell(self, news: MoveExplanation) -> None:
        self.latest = news
        self.wake()

    def wake(self) -> None:
        for listener in self.listeners:
            listener.set()


class MoveExplanations:
    """Those of this process. `heavy_work` limits the replaying of whole games."""

    def __init__(
        self,
        settings: Settings,
        storage: TableStore,
        tables: TableDirectory,
        replays: ReplayCache,
        heavy_work: Capacity,
        bots: Bots,
    ) -> None:
        limits = settings.limits
        self._settings = settings
        self._storage = storage
        self._tables = tables
        self._replays = replays
        self._heavy_work = heavy_work
        self._bots = bots
        self._limit = TokenBuckets(limits.hints_per_minute / 60, limits.hint_burst)
        self._most = limits.explanations_under_way
        self._under_way: dict[_Key, _Work] = {}
        self._kept: OrderedDict[_Key, MoveExplanation] = OrderedDict()

    async def explain(self, table: str, guest: str, step: int) -> AsyncGenerator[MoveExplanation]:
        """What can be told of the move that led to this step, more and more of it; the last one is `done`. ServerError
        at once if there is nothing to tell, later if it could not be worked out. Whoever stops listening gives it up.
        """
        row = await self._tables.row(table)
        keeps_rules(row)
        match = await self._tables.finished(table)
        key = _Key(table, match.version, step)
        if (known := self._kept.get(key)) is not None:
            self._kept.move_to_end(key)
            return _only(known)
        if not self._limit.take(guest):
            raise ServerError("too_many")
        if key not in self._under_way:
            head, order = await self._question(row, match, step)
            if key not in self._under_way:  # somebody else may have asked meanwhile
                if len(self._under_way) >= self._most:
                    raise ServerError("too_many")
                self._begin(key, match.game, head, order, guest)
        return self._listen(key, self._under_way[key])

    async def _question(self, row: TableRow, match: Match, step: int) -> ExplainedMove:
        """What a worker is asked, and what can be told before it answers."""
        if bot_in(row, mover(match, step)) is None and not await self._stood_in(row.id, step):
            raise ServerError("not_a_bots_move", step=step)
        return await self._heavy_work.run(self._explained, row, match, step)

    def _explained(self, row: TableRow, match: Match, step: int) -> ExplainedMove:
        """In a thread. The position is found from one nearby."""
        before = self._replays.at(f"{row.id} {match.game.rules_version}", match, step - 1)
        return explained_move(row, match, before, step, self._settings.hint_seconds, self._settings.hint_deals)

    async def _stood_in(self, table: str, step: int) -> bool:
        """Whether a bot made this move in a person's place."""
        try:
            moves = await self._storage.moves(table)
        except StorageFailed as failed:
            raise ServerError("storage") from failed
        return remaining_moves(moves)[step - 1].by_bot

    def _begin(self, key: _Key, game: Ruleset[Any, Any], head: MoveExplanation, order: Explain, guest: str) -> None:
        work = self._under_way[key] = _Work(head)

        async def think() -> None:
            found = await self._bots.explain(
                order, owner=guest, later=True, tell=lambda early: work.tell(told(game, head, early, done=False))
            )
            if found is not None:
                self._keep(key, told(game, head, found, done=True))
                work.tell(self._kept[key])

        def end(task: asyncio.Task[None]) -> None:
            if not task.cancelled() and (error := task.exception()) is not None:
                log.error("explanation.broken", table=key.table, step=key.step, error=repr(error))
            self._forget(key, work)
            work.wake()

        work.task = asyncio.create_task(think(), name=f"explanation {key.table} {key.step}")
        work.task.add_done_callback(end)

    def _forget(self, key: _Key, work: _Work) -> None:
        if self._under_way.get(key) is work:
            del self._under_way[key]

    def _keep(self, key: _Key, found: MoveExplanation) -> None:
        self._kept[key] = found
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)

    async def _listen(self, key: _Key, work: _Work) -> AsyncGenerator[MoveExplanation]:
        assert work.task is not None
        news = asyncio.Event()
        work.listeners.add(news)
        try:
            latest = work.latest
            yield latest
            while not latest.done:
                if latest is work.latest:
                    if work.task.done():
                        raise ServerError("explanation_failed")
                    await news.wait()
                    news.clear()
                else:
                    latest = work.latest
                    yield latest
        finally:
            work.listeners.remove(news)
            if not work.listeners:
                self._forget(key, work)  # whoever asks now begins anew
                work.task.cancel()

    async def close(self) -> None:
        """The server stops."""
        running = [work.task for work in self._under_way.values() if work.task is not None]
        for task in running:
            task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await asyncio.gather(*running, return_exceptions=True)


async def _only(known: MoveExplanation) -> AsyncGenerator[MoveExplanation]:
    yield known
