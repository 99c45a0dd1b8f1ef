"""Says several times a second that this process is alive, and notices when another one has died.

A lease on a table is good for a quarter of a minute, as renewing thousands of rows several times a second would be too
much. This is one row for the whole process, so its silence is noticed fast, and others go on with its tables.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

import structlog

from orrery.server.storage import StorageFailed
from orrery.server.storage.process_presence import Span, beat
from orrery.server.storage.table_store import TableStore

log = structlog.get_logger(__name__)
BEATS = 4  # in the time after which a silent process loses its tables: one may come late


class Heartbeat:
    """`late`: this process itself was silent for too long, others may have its tables now. `died`: another one is
    silent."""

    def __init__(self, storage: TableStore, span: Span, late: Callable[[], None], died: Callable[[], None]) -> None:
        self._storage = storage
        self._span = span
        self._late = late
        self._died = died
        self._silent: set[str] = set()  # those known to be
        self._last: float | None = None

    @property
    def pause(self) -> float:
        """Seconds between two beats."""
        return self._span.silent / 1000 / BEATS

    async def run(self) -> None:
        while True:
            began = time.monotonic()
            try:
                await self.beat()
            except StorageFailed as failed:
                log.info("heartbeat.failed", error=str(failed))
            except Exception:  # a bug: the next round may find things better
                log.exception("heartbeat.broken")
            await asyncio.sleep(max(0.0, began + self.pause - time.monotonic()))

    async def beat(self) -> None:
        now = time.monotonic()
        silent = await beat(self._storage, self._span)
        new, self._silent = silent - self._silent, silent
        if self._last is not None and now - self._last > self._span.silent / 1000:
            self._late()
        self._last = now
        if new:
            log.warning("process.silent", processes=sorted(new))
            self._died()
