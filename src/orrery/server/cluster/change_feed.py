"""The part of a server that hears of other processes, and takes over from those that die."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Mapping
from typing import TYPE_CHECKING, Any

import structlog

from orrery.server.cluster.listener import Listener
from orrery.server.storage import StorageFailed
from orrery.server.storage.process_presence import PEOPLE
from orrery.server.tables.catch_up import catch_up
from orrery.server.wire.server_errors import ServerError

if TYPE_CHECKING:
    from orrery.server.tables.table_directory import Tables

log = structlog.get_logger(__name__)
PAUSE = 0.5  # seconds before a table that could not be read is tried again


class Exchange:
    """Does nothing on SQLite, where there are no others."""

    def __init__(self, tables: Tables, others: Mapping[str, Callable[[str], None]]) -> None:
        self.tables = tables
        # Who hears of things that are no tables, by what their names begin with.
        self.others = {PEOPLE: tables.attendance.heard, **others}
        self.listener = Listener(tables.storage, self.heard, self.missed)
        self._behind: set[str] = set()
        self._tasks: set[asyncio.Task[None]] = set()

    def start(self) -> None:
        if self.tables.storage.shared:
            self._spawn(self.listener.run())
            self._spawn(self.tables.leases.run())
            self._spawn(self.tables.attendance.run())

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def heard(self, name: str) -> None:
        for kind, hear in self.others.items():
            if name.startswith(kind):
                hear(name.removeprefix(kind))
                return
        self._look(name)

    def missed(self) -> None:
        for ident in list(self.tables.live):
            self._look(ident)
        self.tables.attendance.missed()

    def _look(self, ident: str) -> None:
        if ident not in self._behind and self.tables.knows(ident):
            self._behind.add(ident)
            self._spawn(self._follow(ident))

    async def _follow(self, ident: str) -> None:
        """Catch up; as long as the database is away, try again."""
        while True:
            table = await self.tables.loading(ident)
            if table is None:
                self._behind.discard(ident)
                return
            try:
                async with table.lock:
                    self._behind.discard(ident)  # what is announced from now on may come after what is read now
                    await catch_up(table)
                await table.chat.catch_up()
                return
            except (ServerError, StorageFailed) as error:
                lasting = isinstance(error, ServerError) and error.code != "storage"
                if lasting or ident in self._behind:
                    return
                self._behind.add(ident)
            await asyncio.sleep(PAUSE)

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("exchange.broken", error=repr(task.exception()))
