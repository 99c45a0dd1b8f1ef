"""Who is at the tables, at this process and at all others.

Each process notes in the database who follows a table here, and learns from it who does elsewhere. This happens beside
the tables: nobody who comes, goes or moves waits for it. At every renewal what is noted is compared with what is in
memory, so a lost message is made good. On SQLite there are no other processes, and nothing is noted.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Collection, Mapping, Set
from typing import Protocol

import structlog

from orrery.server.storage import StorageFailed
from orrery.server.storage import process_presence as stored
from orrery.server.storage.process_presence import Found, Place
from orrery.server.storage.table_store import TableStore

log = structlog.get_logger(__name__)
PAUSE = 0.5  # seconds before what could not be noted is tried again


class Watched(Protocol):
    """Presence at one table, as this module sees it."""

    def attending(self) -> Set[str]: ...

    def elsewhere(self, came: Collection[str], went: Mapping[str, bool]) -> None: ...


class Attended(Protocol):
    """A table as this module sees it."""

    @property
    def presence(self) -> Watched: ...


class Attendance:
    """One for all tables of a process."""

    def __init__(self, storage: TableStore, live: Mapping[str, Attended], seconds: float, span: stored.Span) -> None:
        self._storage = storage
        self._live = live
        self._seconds = seconds
        self._span = span
        self._others: dict[str, dict[str, set[str]]] = {}  # by table and guest: the processes
        self._noted: set[Place] = set()  # what the database knows of this process
        self._changed: set[Place] = set()
        self._heard: set[str] = set()
        self._renewal = 0.0
        self._kick = asyncio.Event()

    def elsewhere(self, ident: str) -> Collection[str]:
        """Who follows this table at other processes."""
        return self._others.get(ident, {}).keys()

    def changed(self, ident: str, guest: str) -> None:
        """Somebody with a seat has come here, or gone."""
        if self._storage.shared:
            self._changed.add((ident, guest))
            self._kick.set()

    def heard(self, ident: str) -> None:
        """Somebody has come to another process, or gone from there."""
        self._heard.add(ident)
        self._kick.set()

    def missed(self) -> None:
        """Announcements may have been missed: compare everything."""
        self._renewal = 0.0
        self._kick.set()

    async def run(self) -> None:
        while True:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._kick.wait(), max(0.0, self._renewal - time.monotonic()))
            self._kick.clear()
            try:
                if time.monotonic() >= self._renewal:
                    self._renewal = time.monotonic() + self._seconds / 3
                    await self._renew()
                await self._note()
                await self._look()
            except StorageFailed as failed:
                log.info("attendance.failed", error=str(failed))
                self._noted.clear()  # nobody knows what of it was stored; noting it twice does no harm
                self.missed()
                await asyncio.sleep(PAUSE)
            except Exception:  # a bug: the next round may find things better
                log.exception("attendance.broken")
                await asyncio.sleep(PAUSE)

    async def _renew(self) -> None:
        """Renew this process, and compare everything: what is in memory with what was noted, and who is where."""
        if not await stored.renew(self._storage, self._span):
            self._noted.clear()
        here = {(ident, guest) for ident, table in self._live.items() for guest in table.presence.attending()}
        self._changed |= here ^ self._noted
        found = await stored.elsewhere(self._storage, self._span)
        for ident in self._others.keys() | found.at.keys():
            self._take(ident, found)

    async def _note(self) -> None:
        changed, self._changed = self._changed, set()
        if not changed:
            return
        here = {(ident, guest) for ident, guest in changed if self._here(ident, guest)}
        came, went = here - self._noted, (changed - here) & self._noted
        if came or went:
            await stored.note(self._storage, came, went)
            self._noted = (self._noted | came) - went

    def _here(self, ident: str, guest: str) -> bool:
        table = self._live.get(ident)
        return table is not None and guest in table.presence.attending()

    async def _look(self) -> None:
        heard, self._heard = self._heard, set()
        if heard:
            found = await stored.elsewhere(self._storage, self._span, heard)
            for ident in heard:
                self._take(ident, found)

    def _take(self, ident: str, found: Found) -> None:
        """Take over who is at a table elsewhere. Whoever was at a process that died is lost at once, not just
        leaving."""
        old, new = self._others.pop(ident, {}), found.at.get(ident, {})
        if new:
            self._others[ident] = new
        came = new.keys() - old.keys()
        went = {guest: not old[guest] & found.alive for guest in old.keys() - new.keys()}
        table = self._live.get(ident)
        if table is not None and (came or went):
            table.presence.elsewhere(came, went)

    async def close(self) -> None:
        """Everybody leaves this process now; most come back at another one."""
        if self._storage.shared:
            with contextlib.suppress(StorageFailed):
                await stored.leave(self._storage)
