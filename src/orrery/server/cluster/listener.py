"""Hears what other processes have changed, over one connection to PostgreSQL that does nothing else.

What is announced while that connection is broken is lost; so after every new connection all tables in memory check
what they have missed.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable

import structlog

from orrery.server.storage.dialects import CHANNEL
from orrery.server.storage.postgres import Postgres
from orrery.server.storage.table_store import TableStore

log = structlog.get_logger(__name__)
QUIET = 30.0  # seconds without an announcement after which the connection is tested
PAUSES = (0.1, 0.5, 1.0, 2.0)  # seconds between attempts to connect; the last one is repeated


class Listener:
    """`heard` is called with the name of each thing that has changed, `missed` after a gap."""

    def __init__(self, storage: TableStore, heard: Callable[[str], None], missed: Callable[[], None]) -> None:
        self._storage = storage
        self._heard = heard
        self._missed = missed
        self.connected = asyncio.Event()

    async def run(self) -> None:
        backend = self._storage.backend
        if not isinstance(backend, Postgres):
            return
        import psycopg  # comes with an extra of its own: a server on SQLite works without it

        failures = 0
        while True:
            try:
                await self._listen(backend.listening())
            except (psycopg.Error, OSError) as error:
                failures = 0 if self.connected.is_set() else failures + 1
                self.connected.clear()
                log.warning("listener.lost", error=str(error).strip()[:300])
            except Exception:  # a bug: a new connection may work
                self.connected.clear()
                log.exception("listener.broken")
            await asyncio.sleep(PAUSES[min(failures, len(PAUSES) - 1)])

    async def _listen(self, address: str) -> None:
        import psycopg

        connection = await psycopg.AsyncConnection.connect(address, autocommit=True)
        try:
            await connection.execute(f"listen {CHANNEL}")
            self.connected.set()
            self._missed()
            while True:
                async for notice in connection.notifies(timeout=QUIET):
                    self._take(notice.payload)
                await connection.execute("select 1")
        finally:
            with contextlib.suppress(psycopg.Error, OSError):
                await connection.close()

    def _take(self, payload: str) -> None:
        name, _, by = payload.partition(" ")
        if by != self._storage.process:
            self._heard(name)
