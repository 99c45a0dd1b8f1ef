"""Which tables' bots and clocks this process runs.

Two processes that ran the same bot would do no harm: the second move finds the table changed and is not stored. The
lease only saves work, and decides who goes on when a process dies. On SQLite there is one process, and it holds all.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Collection, Mapping
from typing import Protocol

import structlog

from orrery.server.storage import StorageFailed, table_leases
from orrery.server.storage.table_store import TableStore

log = structlog.get_logger(__name__)
AGAIN = 1.0  # seconds before a lease that another process holds is asked for again between renewals


class Leased(Protocol):
    """A table as this module sees it."""

    @property
    def running(self) -> bool: ...

    def leased(self) -> None: ...


class Leases:
    """Held while the tables are in memory and played."""

    def __init__(self, storage: TableStore, live: Mapping[str, Leased], seconds: float) -> None:
        self._storage = storage
        self._live = live
        self._seconds = seconds
        self._until: dict[str, float] = {}  # by this machine's monotonic clock, a little before the database's
        self._asked: set[str] = set()
        self._tried: dict[str, float] = {}
        self._renewal = 0.0  # when all of them are asked for again
        self._kick = asyncio.Event()

    def renew(self) -> None:
        """Ask for all of them now: they may have gone to another process."""
        self._renewal = 0.0
        self._kick.set()

    def holds(self, ident: str) -> bool:
        return not self._storage.shared or self._until.get(ident, 0.0) > time.monotonic()

    def wants(self, ident: str) -> bool:
        """Whether the lease is held. If not, it is asked for, and the table is told once it is held."""
        if self.holds(ident):
            return True
        if self._tried.get(ident, 0.0) + AGAIN < time.monotonic():
            self._asked.add(ident)
            self._kick.set()
        return False

    async def take(self, idents: Collection[str]) -> list[str]:
        """Those of the tables that this process may look after now."""
        if not self._storage.shared or not idents:
            return list(idents)
        held = await self._take(idents)
        return [ident for ident in idents if ident in held]

    async def run(self) -> None:
        """Renew in time, and ask for what other processes hold: they may have died."""
        while True:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._kick.wait(), max(0.0, self._renewal - time.monotonic()))
            self._kick.clear()
            asked, self._asked = self._asked, set()
            now = time.monotonic()
            try:
                if now >= self._renewal:
                    self._renewal = now + self._seconds / 3
                    asked |= await self._tidy()
                await self._take(asked)
            except StorageFailed as failed:
                log.info("leases.failed", error=str(failed))
            except Exception:  # a bug at one table must not stop the bots of all others
                log.exception("leases.broken")

    async def _tidy(self) -> set[str]:
        """Release tables that are no longer played here; returns those that are."""
        here = {ident for ident, table in self._live.items() if table.running}
        done = [ident for ident in self._until if ident not in here]
        for ident in done:
            del self._until[ident]
        self._tried = {ident: at for ident, at in self._tried.items() if ident in here}
        await table_leases.release(self._storage, done)
        return here

    async def _take(self, idents: Collection[str]) -> set[str]:
        if not idents:
            return set()
        began = time.monotonic()
        held = await table_leases.hold(self._storage, idents, self._seconds)
        for ident in idents:
            self._tried[ident] = began
            if ident not in held:
                self._until.pop(ident, None)
                continue
            new = not self.holds(ident)
            self._until[ident] = began + self._seconds * 0.8
            table = self._live.get(ident)
            if new and table is not None:
                table.leased()
        return held

    async def close(self) -> None:
        """Release everything, so that other processes can go on at once."""
        if self._storage.shared and self._until:
            with contextlib.suppress(StorageFailed):
                await table_leases.release(self._storage, list(self._until))
