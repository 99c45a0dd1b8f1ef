"""Bots at a table in memory: those who have a seat, and those who stand in for a person.

A bot's answer passes the same checks as a person's. Bots rest while the table is paused, while somebody asks to take
something back, and while every person has left: nobody should come back to a game that was finished without them.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sized
from typing import Any, Protocol

import structlog

from orrery.core.errors import BadAction, IllegalAction
from orrery.core.match import Match
from orrery.server.bot_workers.bot_protocol import question
from orrery.server.runtime.shutdown import Shutdown
from orrery.server.settings import Settings
from orrery.server.storage import Behind, StorageFailed, TableRow
from orrery.server.storage.rows import BOT
from orrery.server.tables.match_in_memory import MatchInMemory
from orrery.server.tables.seats.bot_minds import BotMinds
from orrery.server.tables.seats.seat_owners import bot_character, bot_level
from orrery.server.tables.side_state import SideState, resting
from orrery.server.tables.table_services import Bots, TableLeases
from orrery.server.wire.server_errors import ServerError

log = structlog.get_logger(__name__)
RETRY_SECONDS = 2.0


class ScriptedRivals(Protocol):
    """The part a bot has to play in a lesson."""

    def rival_move(self, match: Match, seat: int) -> Any | None: ...


class BotTable(Protocol):
    """A table as its bots see it."""

    @property
    def row(self) -> TableRow: ...

    @property
    def lock(self) -> asyncio.Lock: ...

    @property
    def side_state(self) -> SideState: ...

    @property
    def memory(self) -> MatchInMemory: ...

    @property
    def followers(self) -> Sized: ...

    @property
    def lesson(self) -> ScriptedRivals: ...

    async def match(self) -> Match: ...

    async def play(self, match: Match, seat: int, action: list[Any], key: str) -> None: ...

    async def catch_up(self) -> None: ...


class BotServices(Protocol):
    """What a table's bots need of the server."""

    @property
    def settings(self) -> Settings: ...

    @property
    def shutdown(self) -> Shutdown: ...

    @property
    def leases(self) -> TableLeases: ...

    @property
    def bots(self) -> Bots: ...


class BotSeats:
    """The bots of one table that think now, one task for each seat."""

    def __init__(self, table: BotTable, services: BotServices) -> None:
        self.table = table
        self._services = services
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._minds = BotMinds()

    @property
    def busy(self) -> bool:
        return bool(self._tasks)

    def _level(self, seat: int) -> int | None:
        """The level of the bot that decides for this seat; None if no bot does."""
        row = self.table.row
        return None if resting(row, self.table.side_state) else bot_level(row, seat)

    def _ours(self) -> bool:
        return self._services.leases.wants(self.table.row.id)

    def wake(self) -> None:
        """Every bot that owes a decision starts to think, once."""
        match = self.table.memory.match
        if match is None or self._services.shutdown.begun:
            return
        for seat in match.actors:
            if seat not in self._tasks and self._level(seat) is not None and self._ours():
                name = f"bot {self.table.row.id} {seat}"
                self._tasks[seat] = asyncio.create_task(self._think(seat), name=name)

    async def _think(self, seat: int) -> None:
        try:
            while True:
                try:
                    if not await self._turn(seat):
                        break
                except (ServerError, StorageFailed) as error:
                    if isinstance(error, ServerError) and error.code != "storage":
                        return  # the table is gone, or its rules are
                    await asyncio.sleep(RETRY_SECONDS)
        except Exception:  # a bug: this bot stops, the table and the server go on
            log.exception("bot.broken", table=self.table.row.id, seat=seat)
            return
        finally:
            self._tasks.pop(seat, None)
        self.wake()

    async def _turn(self, seat: int) -> bool:
        """One decision; False when the bot owes none."""
        table, pool = self.table, self._services.bots
        async with table.lock:
            match = await table.match()
            level, decision = self._level(seat), match.decision(seat)
            if decision is None or level is None:
                return False
            part = table.lesson.rival_move(match, seat)
            fallback = match.game.action_to_json(decision.actions[0]) if part is None else part
            only = len(decision.actions) == 1
            row = table.row
            order = None
            if not only and part is None:
                seconds, character = pool.seconds(row.thinking), bot_character(row, seat)
                order = question(match, seat, level, seconds, character=character, mind=self._minds.of(match, seat))
            seen = table.memory.asked_at(seat)
        answer = None
        if order is not None:  # otherwise there is only one answer, given at once
            least = asyncio.create_task(asyncio.sleep(self._services.settings.bot_delay))
            try:
                answer = await pool.choose(order, watched=lambda: bool(table.followers), owner=table.row.host)
                await least
            finally:
                least.cancel()
        elif not only:  # as slow as any bot, so that people can follow
            await asyncio.sleep(self._services.settings.bot_delay)
        async with table.lock:
            match = await table.match()
            if self._level(seat) is None or not self._ours():
                return False  # the person is back, the table is paused, or another process looks after it
            if table.memory.asked_at(seat) != seen:
                return True  # somebody took something back: think again
            key = f"{BOT}{match.version + 1}:{seat}"
            if answer is not None:
                self._minds.answered(match, seat, answer.mind)
            elif only:
                self._minds.forced(match, seat, fallback)
            try:
                await table.play(match, seat, fallback if answer is None else answer.action, key)
            except Behind:
                await table.catch_up()
            except (IllegalAction, BadAction) as error:
                log.warning("bot.illegal", table=table.row.id, seat=seat, error=type(error).__name__)
                self._minds.mistaken(match, seat)
                await table.play(match, seat, fallback, key)
        return True

    async def rest(self) -> None:
        """Stop all thinking."""
        thinking = list(self._tasks.values())
        for task in thinking:
            task.cancel()
        await asyncio.gather(*thinking, return_exceptions=True)
