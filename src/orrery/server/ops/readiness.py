"""Whether this server can keep what is played. Anybody may ask, so it is found out again only now and then."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Literal

import structlog

from orrery.server.storage import StorageFailed
from orrery.server.storage.room import is_full, is_tight, try_to_write
from orrery.server.storage.table_store import TableStore

log = structlog.get_logger(__name__)
SECONDS = 2.0  # for the database to answer
AGAIN = 1.0  # seconds for which an answer holds: each try is a write to the disk
Trouble = Literal["no_database", "disk_full", "cannot_write"]


class Readiness:
    """Reads and writes a little; everybody who asks at the same time gets the same answer."""

    def __init__(self, storage: TableStore, clock: Callable[[], float] = time.monotonic) -> None:
        self._storage = storage
        self._clock = clock
        self._asking = asyncio.Lock()
        self._found: tuple[float, Trouble | None] | None = None

    async def trouble(self) -> Trouble | None:
        """Why nothing can be kept; None if all is well."""
        async with self._asking:
            now = self._clock()
            if self._found is None or now >= self._found[0] + AGAIN:
                before = None if self._found is None else self._found[1]
                found = await self._look()
                self._found = (now, found)
                if found != before:
                    log.warning("ready", trouble=found or "none")
            return self._found[1]

    async def _look(self) -> Trouble | None:
        storage = self._storage
        try:
            await asyncio.wait_for(storage.guest_name("nobody"), SECONDS)
        except (StorageFailed, TimeoutError):
            return "no_database"
        try:
            await asyncio.wait_for(storage.write(lambda c: try_to_write(c, storage.process)), SECONDS)
        except StorageFailed as failed:
            return "disk_full" if is_full(failed) else "cannot_write"
        except TimeoutError:
            return "cannot_write"
        return "disk_full" if storage.path is not None and is_tight(storage.path) else None
