"""All tables: found in memory or loaded, changed in the lobby, forgotten when nobody needs them."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Iterable
from typing import Any, TypeVar

import structlog

from orrery.core.match import Match
from orrery.server.bot_workers.worker_pool import BotPool
from orrery.server.cluster.attendance import Attendance
from orrery.server.cluster.leases import Leases
from orrery.server.limits.capacity import Workroom
from orrery.server.limits.rate_limits import Buckets
from orrery.server.ops.telemetry import Watch
from orrery.server.people.sessions import Keys
from orrery.server.settings import Settings
from orrery.server.storage import Behind, Repeated, SeatRow, Storage, StorageFailed, TableRow
from orrery.server.storage.idempotency_keys import Once
from orrery.server.storage.monotonic_clock import steady
from orrery.server.storage.server_clock import beat
from orrery.server.tables import audience, catch_up, lobby, side_state
from orrery.server.tables.live_table import LiveTable
from orrery.server.tables.replay_cache import Walks
from orrery.server.tables.stored_match import opened
from orrery.server.wire.server_errors import ServerError
from orrery.server.wire.table_info import TableInfo

log = structlog.get_logger(__name__)
T = TypeVar("T")
CLOSE_SECONDS = 2.0
LABOUR = (2, 60)  # games computed once more at the same time, and how many wait for that
PROOFS = (1, 12)  # positions from elsewhere that are proven, see sandboxed_replay.py


class Tables:
    """The server's tables. A table is in memory at most once: that makes its lock the only way to it."""

    def __init__(
        self, settings: Settings, storage: Storage, keys: Keys, bots: BotPool, watch: Watch | None = None
    ) -> None:
        self.settings = settings
        self.storage = storage
        self.keys = keys
        self.bots = bots
        self.watch = watch or Watch()
        self.now = settings.now or steady(storage.time())
        self.grace = self.now() + round(1000 * settings.clock_grace)  # before it nobody's time is out
        self.speech = Buckets(settings.limits.chat_per_second, settings.limits.chat_burst)
        asked = settings.limits.proposals_per_hour
        self.proposals = Buckets(rate=asked / 3600, burst=asked)
        self.acts = Buckets(settings.limits.acts_per_second, settings.limits.act_burst)
        self.walks = Walks()
        self.labour = Workroom(*LABOUR)
        self.proofs = Workroom(*PROOFS)
        self.closing = False
        self.live: dict[str, LiveTable] = {}
        self.leases = Leases(storage, self.live, settings.lease_seconds)
        self.attendance = Attendance(storage, self.live, settings.lease_seconds)
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        per_hour = settings.limits.tables_per_hour
        self._made = Buckets(rate=per_hour / 3600, burst=per_hour)

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
            table = self.live.get(ident)  # asked again: it could have been swept away while we waited
        table.users += 1
        try:
            yield table
        finally:
            table.users -= 1
            table.touched = time.monotonic()

    async def _load(self, ident: str) -> LiveTable:
        row = await self._stored(ident)
        table = self.live[ident] = LiveTable(self, row)
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

    async def finish(self, work: Coroutine[Any, Any, T]) -> T:
        """Run to the end even if the asker goes away: a move half made would be worse than one unasked for."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        try:
            return await asyncio.shield(task)
        except (Behind, Repeated):  # whoever holds the table, or asked for it, knows what to do
            raise
        except StorageFailed as failed:
            raise ServerError("storage") from failed

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Run beside everything else; a failure is noted, nobody waits for it."""

        async def alone() -> None:
            try:
                await work
            except Exception as error:
                log.warning("aside.failed", error=repr(error))

        task = asyncio.create_task(alone())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def at(self, ident: str, work: Callable[[LiveTable], Awaitable[T]]) -> T:
        """Change a table under its lock, on what is stored now; if another process is faster, once more."""

        async def steadily() -> T:
            async with self.using(ident) as table, table.lock:
                if self.storage.shared:
                    await catch_up.catch_up(table)

                async def once() -> T:
                    self._present(table)
                    return await work(table)

                return await catch_up.steadily(table, once)

        return await self.finish(steadily())

    def knows(self, ident: str) -> bool:
        """Whether the table is in memory or just coming there."""
        return ident in self.live or ident in self._loading

    async def loading(self, ident: str) -> LiveTable | None:
        """The table if it is in memory or just coming there."""
        task = self._loading.get(ident)
        if task is not None:
            await asyncio.wait([task])
        return self.live.get(ident)

    async def refresh(self, idents: Iterable[str]) -> None:
        """These tables were changed in the database, past those in memory (a guest has a new name)."""
        for ident in idents:
            table = self.live.get(ident)
            if table is not None:
                async with table.lock:
                    await catch_up.catch_up(table)

    # --- lobby ---------------------------------------------------------------------------------

    async def info(self, ident: str, guest: str | None) -> TableInfo:
        return self.shown(await self.row(ident), guest)

    def shown(self, row: TableRow, guest: str | None) -> TableInfo:
        """A table as this guest may know it, with who is at it now."""
        table = self.live.get(row.id)
        online = self.attendance.elsewhere(row.id) if table is None else table.online
        return lobby.table_info(row, guest, self.keys, online)

    async def open_to_all(self, guest: str | None) -> list[TableInfo]:
        """Public tables: those that wait for players, then those that can be watched."""
        rows = await self.finish(self.storage.public_tables())
        free = [row for row in rows if row.status != "waiting" or lobby.free_seats(row)]
        return [self.shown(row, guest) for row in free]

    async def mine(self, guest: str) -> list[TableInfo]:
        try:
            rows = await self.storage.tables_of(guest)
        except StorageFailed as failed:
            raise ServerError("storage") from failed
        return [self.shown(row, guest) for row in rows]

    async def create(self, row: TableRow, once: Once | None = None, **place: str | None) -> TableRow:
        await self.may_make(row.host)
        return await self.keep(row, once, **place)

    async def keep(
        self, row: TableRow, once: Once | None = None, *, after: str | None = None, instead: str | None = None
    ) -> TableRow:
        """Keep a new table and begin at once if no seat is open."""
        if not lobby.open_seats(row):
            self._begin(row)
        await self.finish(self.storage.add_table(row, after=after, instead=instead, once=once))
        self.watch.made(row)
        if row.status == "playing":
            await self.finish(self._start(row.id))
        return row

    async def may_make(self, host: str) -> None:
        limit = self.settings.limits.unfinished_tables
        if await self.finish(self.storage.unfinished_of(host)) >= limit:
            raise ServerError("too_many_tables", limit=limit)
        if not self._made.take(host):
            raise ServerError("too_many")

    def _begin(self, row: TableRow) -> None:
        """Mark a table as playing; it counts when stored."""
        row.status = "playing"
        row.summary = audience.summary_of(opened(row), 0)
        asked: list[int] = row.summary["asked"]  # type: ignore[assignment]
        opening = side_state.opening(row, asked, self.now())
        row.affairs, row.due = side_state.write(opening), side_state.due(row, opening, asked, self.now())

    async def _start(self, ident: str) -> None:
        async with self.using(ident) as table, table.lock:
            await table.started()

    async def _change(self, table: LiveTable, changed: TableRow) -> None:
        """Store a changed lobby, then show it. The caller holds the lock."""
        begins = not lobby.open_seats(changed)
        if begins:
            self._begin(changed)
        await self.storage.save_lobby(changed)
        table.row = changed
        if begins:
            await table.started()
        else:
            table.tell_table()

    async def claim(self, ident: str, guest: str, name: str, token: str) -> TableInfo:
        async def work(table: LiveTable) -> TableInfo:
            changed = lobby.claimed(table.row, guest, name, token, self.keys)
            if changed is not None:
                await self._change(table, changed)
            return self.shown(table.row, guest)

        return await self.at(ident, work)

    async def sit(self, ident: str, guest: str, name: str) -> TableInfo:
        async def work(table: LiveTable) -> TableInfo:
            kept = lobby.welcomed_back(table.row, guest, name)
            await self._change(table, kept or lobby.sat_down(table.row, guest, name))
            return self.shown(table.row, guest)

        return await self.at(ident, work)

    async def vacate(self, ident: str, guest: str) -> TableInfo | None:
        async def work(table: LiveTable) -> TableInfo | None:
            changed = lobby.vacated(table.row, guest)
            if changed is None:
                await self.storage.drop_table(ident, table.row.revision)
                self.live.pop(ident, None)
                table.vanish()
                return None
            await self._change(table, changed)
            return self.shown(table.row, guest)

        return await self.at(ident, work)

    async def replace(self, ident: str, guest: str, seat: int, kind: str, level: str | None, unseat: bool) -> TableInfo:
        async def work(table: LiveTable) -> TableInfo:
            await self._change(table, lobby.replaced(table.row, guest, seat, kind, level, unseat))
            return self.shown(table.row, guest)

        return await self.at(ident, work)

    async def rematch(self, ident: str, guest: str, name: str, once: Once | None = None) -> TableInfo:
        """The same seats again. The first who asks makes the table, the others find their seats kept there."""

        async def work(table: LiveTable) -> TableInfo:
            old = table.row
            mine = old.seats_of(guest)
            if not mine and old.host != guest:
                raise ServerError("not_seated")
            if old.status != "over":
                raise ServerError("not_over")
            if old.rematch is not None:
                try:
                    return await self._join_rematch(old.rematch, guest, name)
                except ServerError as error:
                    if error.code != "no_table":  # only if it is gone a new one is made
                        raise
            made = lobby.new_table(
                old.game,
                _again(old, guest, name),
                dict(old.options),
                guest,
                old.name,
                public=old.public,
                clock=old.clock,
                stand_in=old.stand_in,
            )
            await self.create(made, once, after=old.id, instead=old.rematch)
            old.rematch = made.id
            old.revision += 1
            table.tell_table()
            return self.shown(await self.row(made.id), guest)

        return await self.at(ident, work)

    async def _join_rematch(self, ident: str, guest: str, name: str) -> TableInfo:
        async def work(table: LiveTable) -> TableInfo:
            changed = lobby.welcomed_back(table.row, guest, name)
            if changed is not None:
                await self._change(table, changed)
            return self.shown(table.row, guest)

        return await self.at(ident, work)

    @staticmethod
    def _present(table: LiveTable) -> None:
        if table.gone:
            raise ServerError("no_table", table=table.row.id)

    # --- records -------------------------------------------------------------------------------

    async def finished(self, ident: str) -> Match:
        """The match of a table whose game is over: all of it may be shown now. It no longer changes."""
        async with self.using(ident) as table, table.lock:
            await catch_up.look(table)
            self._present(table)
            if table.row.status != "over":
                raise ServerError("not_over")
            return await table.match()

    def follows(self, ident: str, guest: str) -> bool:
        """Whether a person looks at a table now, whatever process they are connected to."""
        table = self.live.get(ident)
        here = table is not None and table.presence.follows_here(guest)
        return here or guest in self.attendance.elsewhere(ident)

    # --- housekeeping --------------------------------------------------------------------------

    async def sweep(self) -> None:
        """Forget tables that nobody has needed for a while; they load again in milliseconds."""
        pause = min(30.0, max(0.05, self.settings.idle_seconds / 4))
        while True:
            await asyncio.sleep(pause)
            oldest = time.monotonic() - self.settings.idle_seconds
            for ident, table in list(self.live.items()):
                if table.touched < oldest and not table.busy:
                    table.sleep()
                    del self.live[ident]

    async def settled(self, seconds: float) -> None:
        """Wait for what is under way, but not for ever."""
        if self._tasks:
            await asyncio.wait(set(self._tasks), timeout=seconds)

    async def beat(self) -> None:
        """Note how far the time has come, so that the next start goes on from there."""
        if self.settings.now is None:
            await beat(self.storage, self.now)

    async def close(self) -> None:
        self.closing = True
        await asyncio.gather(*(table.rest() for table in self.live.values()))
        await self.settled(CLOSE_SECONDS)
        with contextlib.suppress(StorageFailed):
            await self.beat()


def _again(old: TableRow, guest: str, name: str) -> list[SeatRow]:
    seats = []
    for seat in old.seats:
        if seat.kind == "bot":
            seats.append(SeatRow(seat.seat, "bot", level=seat.level, name=seat.name))
        elif seat.guest == guest:
            seats.append(SeatRow(seat.seat, seat.kind, name=seat.name or name, guest=guest))
        else:
            known = seat.name if seat.guest is not None else None
            seats.append(SeatRow(seat.seat, "open", name=known, reserved=seat.guest))
    return seats
