"""All tables: found in memory or loaded, changed under their lock, forgotten when nobody needs them."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Iterable
from typing import TypeVar

from orrery.core.match import Match
from orrery.server.people.sessions import TokenSigner
from orrery.server.runtime.background_tasks import BackgroundTasks
from orrery.server.runtime.capacity import Capacity
from orrery.server.runtime.rate_limits import TokenBuckets
from orrery.server.runtime.shutdown import Shutdown
from orrery.server.settings import Settings
from orrery.server.storage import StorageFailed, TableRow
from orrery.server.storage.table_store import TableStore
from orrery.server.tables import catch_up
from orrery.server.tables.clocks.timekeeper import Timekeeper
from orrery.server.tables.live_table import LiveTable
from orrery.server.tables.table_services import Subsystems, TableServices
from orrery.server.wire.server_errors import ServerError

T = TypeVar("T")
CLOSE_SECONDS = 2.0
FORETOLD_AT_ONCE, FORETOLD_LATER = 2, 40  # questions about outcomes: answered in threads, and in line


class TableDirectory:
    """The server's tables. A table is in memory at most once, so nothing gets past its lock. `live` are the tables in
    memory, shared with the parts that look after them."""

    def __init__(
        self,
        settings: Settings,
        storage: TableStore,
        signer: TokenSigner,
        tasks: BackgroundTasks,
        shutdown: Shutdown,
        subsystems: Subsystems,
        live: dict[str, LiveTable],
        now: Callable[[], int],
    ) -> None:
        self.settings = settings
        self.storage = storage
        self.live = live
        self.now = now
        self.timekeeper = Timekeeper(storage, tasks, self.now, self._expire, subsystems.leases.take)
        self._tasks = tasks
        self._attendance = subsystems.attendance
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        limits = settings.limits
        self._services = TableServices(
            settings=settings,
            storage=storage,
            signer=signer,
            tasks=tasks,
            shutdown=shutdown,
            leases=subsystems.leases,
            attendance=subsystems.attendance,
            bots=subsystems.bots,
            telemetry=subsystems.telemetry,
            notices=subsystems.notices,
            now=self.now,
            grace=self.now() + round(1000 * settings.clock_grace),
            act_limit=TokenBuckets(limits.acts_per_second, limits.act_burst),
            outcome_limit=TokenBuckets(limits.outcomes_per_second, limits.outcome_burst),
            hint_limit=TokenBuckets(limits.hints_per_minute / 60, limits.hint_burst),
            foretelling=Capacity(FORETOLD_AT_ONCE, FORETOLD_LATER),
            chat_limit=TokenBuckets(limits.chat_per_second, limits.chat_burst),
            proposal_limit=TokenBuckets(limits.proposals_per_hour / 3600, limits.proposals_per_hour),
            look_after=self.timekeeper.look_after,
            drop=self._drop,
        )

    # --- finding -------------------------------------------------------------------------------

    @contextlib.asynccontextmanager
    async def using(self, ident: str) -> AsyncIterator[LiveTable]:
        """The live table; it stays in memory at least as long as the block runs."""
        table = self.live.get(ident)
        while table is None:
            task = self._loading.get(ident)
            if task is None:
                task = self._loading[ident] = asyncio.create_task(self._load(ident))
                task.add_done_callback(lambda _: self._loading.pop(ident, None))
            await asyncio.shield(task)
            table = self.live.get(ident)  # again: it could have been dropped meanwhile
        table.users += 1
        try:
            yield table
        finally:
            table.users -= 1
            table.touched = time.monotonic()

    def _drop(self, ident: str) -> None:
        self.live.pop(ident, None)

    async def _load(self, ident: str) -> LiveTable:
        row = await self._stored(ident)
        table = self.live[ident] = LiveTable(self._services, row)
        return table

    async def _stored(self, ident: str) -> TableRow:
        try:
            row = await self.storage.table(ident)
        except StorageFailed as failed:
            raise ServerError("storage") from failed
        if row is None:
            raise ServerError("no_table", table=ident[:32])
        return row

    async def row(self, ident: str) -> TableRow:
        """What is known about a table without loading it."""
        table = self.live.get(ident)
        known = table is not None and not table.gone and not self.storage.shared
        return table.row if table is not None and known else await self._stored(ident)

    async def at(self, ident: str, work: Callable[[LiveTable], Awaitable[T]]) -> T:
        """Change a table under its lock, starting from what is stored now; tried again if another process was
        faster."""

        async def steadily() -> T:
            async with self.using(ident) as table, table.lock:
                if self.storage.shared:
                    await catch_up.catch_up(table)

                async def once() -> T:
                    table.expect_present()
                    return await work(table)

                return await catch_up.steadily(table, once)

        return await self._tasks.finish(steadily())

    async def finished(self, ident: str) -> Match:
        """The match of a table whose game is over: all of it may be shown now. It no longer changes."""
        async with self.using(ident) as table, table.lock:
            await catch_up.look(table)
            table.expect_present()
            if table.row.status != "over":
                raise ServerError("not_over")
            return await table.match()

    async def _expire(self, ident: str) -> None:
        await self.at(ident, lambda table: table.clocks.expire())

    # --- what was changed behind the back of the tables in memory ----------------------------------------------

    def knows(self, ident: str) -> bool:
        """Whether the table is in memory or being loaded."""
        return ident in self.live or ident in self._loading

    async def catch_up(self, ident: str, reading: Callable[[], None]) -> None:
        """Bring a table that is in memory, or being loaded, up to what is stored. `reading` is called just before it is
        read: a change announced later may not be included."""
        task = self._loading.get(ident)
        if task is not None:
            await asyncio.wait([task])
        table = self.live.get(ident)
        if table is None:
            reading()
            return
        async with table.lock:
            reading()
            await catch_up.catch_up(table)
        await table.chat.catch_up()

    async def refresh(self, idents: Iterable[str]) -> None:
        """These tables were changed in the database only (a guest has a new name)."""
        for ident in idents:
            table = self.live.get(ident)
            if table is not None:
                async with table.lock:
                    await catch_up.catch_up(table)

    # --- who is there ----------------------------------------------------------------------------

    def online(self, ident: str) -> Collection[str]:
        """Who is at a table now."""
        table = self.live.get(ident)
        return self._attendance.elsewhere(ident) if table is None else table.online

    def follows(self, ident: str, guest: str) -> bool:
        """Whether a person looks at a table now, whatever process they are connected to."""
        table = self.live.get(ident)
        here = table is not None and table.presence.follows_here(guest)
        return here or guest in self._attendance.elsewhere(ident)

    # --- housekeeping --------------------------------------------------------------------------

    async def drop_idle_tables(self) -> None:
        """Forget tables that nobody has needed for a while; they load again in milliseconds."""
        pause = min(30.0, max(0.05, self.settings.idle_seconds / 4))
        while True:
            await asyncio.sleep(pause)
            self._drop_idle_now()  # a call of its own, so that no variable here keeps a table alive while this sleeps

    def _drop_idle_now(self) -> None:
        oldest = time.monotonic() - self.settings.idle_seconds
        for ident, table in list(self.live.items()):
            if table.touched < oldest and not table.busy:
                table.sleep()
                del self.live[ident]

    @property
    def _notes_time(self) -> bool:
        return self.settings.now is None

    async def keep_time(self) -> None:
        """Look after tables whose time has come."""
        await self.timekeeper.run(self.settings.clock_tick, noting=self._notes_time)

    async def close(self) -> None:
        """The server has begun to stop."""
        await asyncio.gather(*(table.rest() for table in self.live.values()))
        await self._tasks.settled(CLOSE_SECONDS)
        if self._notes_time:
            with contextlib.suppress(StorageFailed):
                await self.timekeeper.note_time()
