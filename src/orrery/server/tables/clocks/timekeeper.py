"""Looks after tables whose time has come though nobody is there, one small query at a time.

However many tables sleep, they cost nothing: the database knows by an index which of them are due.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Collection

import structlog

from orrery.core.errors import OrreryError
from orrery.server.runtime.background_tasks import BackgroundTasks
from orrery.server.storage import StorageFailed
from orrery.server.storage.due_tables import overdue, snooze
from orrery.server.storage.idempotency_keys import forget_old
from orrery.server.storage.server_clock import NOTE_EVERY, note_time
from orrery.server.storage.table_leases import orphans
from orrery.server.storage.table_store import TableStore

log = structlog.get_logger(__name__)
AT_ONCE = 50
TIDY = 3600.0  # seconds between two deletions of old idempotency keys
SOON = 30_000  # milliseconds until one that could not be stored is tried again
HOPELESS = 3_600_000  # milliseconds until a table that could not be looked after is tried again


class Timekeeper:
    """One for all tables of a process. `expire` ends what has run out at a table; `take` says which of some tables this
    process may look after."""

    def __init__(
        self,
        storage: TableStore,
        tasks: BackgroundTasks,
        now: Callable[[], int],
        expire: Callable[[str], Awaitable[None]],
        take: Callable[[Collection[str]], Awaitable[list[str]]],
    ) -> None:
        self._storage = storage
        self._tasks = tasks
        self._now = now
        self._expire = expire
        self._take = take

    async def run(self, tick: float, *, noting: bool) -> None:
        """Look every `tick` seconds; `noting`: also note how far the time has come."""
        tidy, note = 0.0, time.monotonic() + NOTE_EVERY / 1000
        while True:
            await asyncio.sleep(tick)
            try:
                if noting and time.monotonic() >= note:
                    note = time.monotonic() + NOTE_EVERY / 1000
                    self._tasks.spawn(self.note_time())
                if time.monotonic() >= tidy:
                    tidy = time.monotonic() + TIDY
                    self._tasks.spawn(self._tidy())
                await self.look()
            except StorageFailed as failed:
                log.warning("timekeeper.failed", error=str(failed))
            except Exception:  # a bug: the next round may work
                log.exception("timekeeper.broken")

    async def look(self) -> None:
        """Visit every table whose time has come and that this process may look after."""
        for ident in await self._take(await overdue(self._storage, self._now(), AT_ONCE)):
            await self._visit(ident)

    async def inherit(self) -> None:
        """Visit the tables of a process that has died: their bots may be in the middle of a turn. Those that another
        process was faster to take are its own."""
        while found := await orphans(self._storage, AT_ONCE):
            taken = await self._take(found)
            for ident in taken:
                await self._visit(ident)
            if not taken:
                return

    async def note_time(self) -> None:
        """Note how far the time has come, so that the next start goes on from there."""
        await note_time(self._storage, self._now)

    async def _tidy(self) -> None:
        try:
            await forget_old(self._storage)
        except StorageFailed as failed:
            log.warning("tidying.failed", error=str(failed))

    async def _visit(self, ident: str) -> None:
        """Look after one table; whatever is wrong with it, the others get their turn. If the database cannot be reached
        the round ends."""
        try:
            await self.look_after(ident)
        except StorageFailed as failed:
            log.warning("timekeeper.failed", table=ident, error=str(failed))
            await snooze(self._storage, ident, self._now() + SOON)
        except Exception:
            log.exception("timekeeper.broken", table=ident)
            await snooze(self._storage, ident, self._now() + HOPELESS)

    async def look_after(self, ident: str) -> None:
        """Whoever has no time left gets a stand-in, and bots that owe a move are woken."""
        try:
            await self._expire(ident)
        except OrreryError as error:  # its rules are no longer kept, or its moves cannot be played
            if error.code == "storage":
                raise StorageFailed(error.code) from error
            log.warning("timekeeper.hopeless", table=ident, code=error.code)
            await snooze(self._storage, ident, self._now() + HOPELESS)
