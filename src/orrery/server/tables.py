"""All tables: found in memory or loaded, changed in the lobby, forgotten when nobody needs them."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Coroutine, Sequence
from typing import Any, TypeVar

import structlog

from orrery.core.match import Match
from orrery.server import audience, lobby
from orrery.server.auth import Keys
from orrery.server.bots import BotPool
from orrery.server.errors import ServerError
from orrery.server.limits import Buckets
from orrery.server.live import LiveTable, replayed
from orrery.server.models import RecordSeat
from orrery.server.protocol import TableInfo
from orrery.server.settings import Settings
from orrery.server.storage import MoveRow, SeatRow, Storage, StorageFailed, TableRow

log = structlog.get_logger(__name__)
T = TypeVar("T")


class Tables:
    """The server's tables. A table is in memory at most once: that makes its lock the only way to it."""

    def __init__(self, settings: Settings, storage: Storage, keys: Keys, bots: BotPool) -> None:
        self.settings = settings
        self.storage = storage
        self.keys = keys
        self.bots = bots
        self.closing = False
        self.live: dict[str, LiveTable] = {}
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
        return table.row if table is not None and not table.gone else await self._stored(ident)

    async def finish(self, work: Coroutine[Any, Any, T]) -> T:
        """Run to the end even if the asker goes away: a move half made would be worse than one unasked for."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        try:
            return await asyncio.shield(task)
        except StorageFailed as failed:
            raise ServerError("storage") from failed

    # --- lobby ---------------------------------------------------------------------------------

    async def info(self, ident: str, guest: str | None) -> TableInfo:
        return lobby.table_info(await self.row(ident), guest, self.keys)

    async def mine(self, guest: str) -> list[TableInfo]:
        try:
            rows = await self.storage.tables_of(guest)
        except StorageFailed as failed:
            raise ServerError("storage") from failed
        return [lobby.table_info(row, guest, self.keys) for row in rows]

    async def create(self, row: TableRow, *, after: str | None = None) -> TableRow:
        """Keep a new table and begin at once if no seat is open."""
        await self._may_make(row.host)
        if not lobby.open_seats(row):
            self._begin(row)
        await self.finish(self.storage.add_table(row, after=after))
        if row.status == "playing":
            await self.finish(self._start(row.id))
        return row

    async def _may_make(self, host: str) -> None:
        limit = self.settings.limits.unfinished_tables
        if await self.finish(self.storage.unfinished_of(host)) >= limit:
            raise ServerError("too_many_tables", limit=limit)
        if not self._made.take(host):
            raise ServerError("too_many")

    def _begin(self, row: TableRow) -> None:
        """Mark a table as playing; it counts when stored."""
        row.status = "playing"
        row.summary = audience.summary_of(replayed(row, []), 0)

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
        async def work() -> TableInfo:
            async with self.using(ident) as table, table.lock:
                self._present(table)
                changed = lobby.claimed(table.row, guest, name, token, self.keys)
                if changed is not None:
                    await self._change(table, changed)
                return lobby.table_info(table.row, guest, self.keys)

        return await self.finish(work())

    async def vacate(self, ident: str, guest: str) -> TableInfo | None:
        async def work() -> TableInfo | None:
            async with self.using(ident) as table, table.lock:
                self._present(table)
                changed = lobby.vacated(table.row, guest)
                if changed is None:
                    await self.storage.drop_table(ident)
                    self.live.pop(ident, None)
                    table.vanish()
                    return None
                await self._change(table, changed)
                return lobby.table_info(table.row, guest, self.keys)

        return await self.finish(work())

    async def replace(self, ident: str, guest: str, seat: int, kind: str, level: str | None) -> TableInfo:
        async def work() -> TableInfo:
            async with self.using(ident) as table, table.lock:
                self._present(table)
                await self._change(table, lobby.replaced(table.row, guest, seat, kind, level))
                return lobby.table_info(table.row, guest, self.keys)

        return await self.finish(work())

    async def rematch(self, ident: str, guest: str, name: str) -> TableInfo:
        """The same seats again. The first who asks makes the table, the others find their seats kept there."""

        async def work() -> TableInfo:
            async with self.using(ident) as table, table.lock:
                self._present(table)
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
                made = lobby.new_table(old.game, _again(old, guest, name), dict(old.options), guest, old.name)
                await self.create(made, after=old.id)
                old.rematch = made.id
                table.tell_table()
                return lobby.table_info(await self.row(made.id), guest, self.keys)

        return await self.finish(work())

    async def _join_rematch(self, ident: str, guest: str, name: str) -> TableInfo:
        async with self.using(ident) as table, table.lock:
            self._present(table)
            changed = lobby.welcomed_back(table.row, guest, name)
            if changed is not None:
                await self._change(table, changed)
            return lobby.table_info(table.row, guest, self.keys)

    @staticmethod
    def _present(table: LiveTable) -> None:
        if table.gone:
            raise ServerError("no_table", table=table.row.id)

    async def renamed(self, guest: str, old: str, new: str) -> None:
        """A guest has a new name: tables in memory show it."""
        for table in list(self.live.values()):
            async with table.lock:
                changed = False
                for seat in table.row.seats:
                    if seat.guest == guest and seat.name == old:
                        seat.name, changed = new, True
                if changed:
                    table.tell_table()

    # --- records -------------------------------------------------------------------------------

    async def finished(self, ident: str) -> Match:
        """The match of a table whose game is over: all of it may be shown now. It no longer changes."""
        async with self.using(ident) as table, table.lock:
            self._present(table)
            if table.row.status != "over":
                raise ServerError("not_over")
            return await table.match()

    async def adopt(
        self, match: Match, guest: str, guest_name: str, people: Sequence[RecordSeat] | None = None
    ) -> TableInfo:
        """A table from a record: to look at if it is over, to go on with at one screen if not."""
        await self._may_make(guest)
        seats = [SeatRow(n, "hotseat", guest=guest) for n in range(match.players)]
        seats[0].name = guest_name
        for seat, person in zip(seats, people or (), strict=False):
            seat.name = person.name
            if person.level is not None and match.over:  # a bot that was; in a game that goes on it is played by hand
                seat.kind, seat.level, seat.guest = "bot", person.level, None
        options = match.game.option_set.write(match.options)
        row = lobby.new_table(match.game.id, seats, options, guest, "", seed=match.seed)
        row.status = "over" if match.over else "playing"
        row.summary = audience.summary_of(match, len(match.actions))
        row.version = len(match.actions)
        write = match.game.action_to_json
        moves = [
            MoveRow(n, "act", seat, write(action), f"record:{n}", row.created, n)
            for n, (seat, action) in enumerate(match.actions, start=1)
        ]
        await self.finish(self.storage.add_table(row, moves))
        return lobby.table_info(row, guest, self.keys)

    # --- housekeeping --------------------------------------------------------------------------

    async def sweep(self) -> None:
        """Forget tables that nobody has needed for a while; they load again in milliseconds."""
        pause = min(30.0, max(0.05, self.settings.idle_seconds / 4))
        while True:
            await asyncio.sleep(pause)
            oldest = time.monotonic() - self.settings.idle_seconds
            for ident, table in list(self.live.items()):
                if table.touched < oldest and not table.busy:
                    del self.live[ident]

    async def close(self) -> None:
        self.closing = True
        await asyncio.gather(*(table.rest() for table in self.live.values()))
        await asyncio.gather(*self._tasks, return_exceptions=True)


def _again(old: TableRow, guest: str, name: str) -> list[SeatRow]:
    seats = []
    for seat in old.seats:
        if seat.kind == "bot":
            seats.append(SeatRow(seat.seat, "bot", level=seat.level, name=seat.name))
        elif seat.guest == guest:
            seats.append(SeatRow(seat.seat, seat.kind, name=seat.name or name, guest=guest))
        else:
            seats.append(SeatRow(seat.seat, "open", reserved=seat.guest))
    return seats
