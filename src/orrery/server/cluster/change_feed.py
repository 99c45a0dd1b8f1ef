"""Hears what other processes have changed, and brings the tables in memory up to date."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Iterable, Mapping
from typing import Any, Protocol

import structlog

from orrery.server.cluster.attendance import Attendance
from orrery.server.cluster.heartbeat import Heartbeat
from orrery.server.cluster.leases import Leases
from orrery.server.cluster.listener import Listener
from orrery.server.storage import StorageFailed
from orrery.server.storage.process_presence import PEOPLE
from orrery.server.storage.table_store import TableStore
from orrery.server.wire.server_errors import ServerError

log = structlog.get_logger(__name__)
PAUSE = 0.5  # seconds before a table that could not be read is tried again


class TablesInMemory(Protocol):
    """The tables of this process, as this module sees them."""

    @property
    def live(self) -> Iterable[str]: ...

    def knows(self, ident: str) -> bool: ...

    async def catch_up(self, ident: str, reading: Callable[[], None]) -> None: ...


class ChangeFeed:
    """Does nothing on SQLite, where there are no other processes."""

    def __init__(
        self,
        storage: TableStore,
        leases: Leases,
        attendance: Attendance,
        heartbeat: Heartbeat,
        tables: TablesInMemory,
        others: Mapping[str, Callable[[str], None]],
    ) -> None:
        self._shared = storage.shared
        self._leases = leases
        self._attendance = attendance
        self._heartbeat = heartbeat
        self._tables = tables
        # Who is told of changes that are not about a table, by the prefix of the name.
        self._others = {PEOPLE: attendance.heard, **others}
        self.listener = Listener(storage, self.heard, self.missed)
        self._behind: set[str] = set()
        self._running: set[asyncio.Task[None]] = set()

    def start(self) -> None:
        if self._shared:
            self._spawn(self.listener.run())
            self._spawn(self._leases.run())
            self._spawn(self._attendance.run())
            self._spawn(self._heartbeat.run())

    async def stop(self) -> None:
        for task in self._running:
            task.cancel()
        await asyncio.gather(*self._running, return_exceptions=True)

    def heard(self, name: str) -> None:
        for kind, hear in self._others.items():
            if name.startswith(kind):
                hear(name.removeprefix(kind))
                return
        self._look(name)

    def missed(self) -> None:
        for ident in list(self._tables.live):
            self._look(ident)
        self._attendance.missed()

    def _look(self, ident: str) -> None:
        if ident not in self._behind and self._tables.knows(ident):
            self._behind.add(ident)
            self._spawn(self._follow(ident))

    async def _follow(self, ident: str) -> None:
        """Catch up; while the database cannot be reached, try again."""
        while True:
            try:
                await self._tables.catch_up(ident, lambda: self._behind.discard(ident))
                return
            except (ServerError, StorageFailed) as error:
                lasting = isinstance(error, ServerError) and error.code != "storage"
                if lasting or ident in self._behind:
                    return
                self._behind.add(ident)
            await asyncio.sleep(PAUSE)

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._running.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._running.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("change_feed.broken", error=repr(task.exception()))
