"""Tables before and after the game: made, found, joined, left, played again."""

from __future__ import annotations

from orrery.server.people.sessions import TokenSigner
from orrery.server.runtime.background_tasks import BackgroundTasks
from orrery.server.runtime.rate_limits import TokenBuckets
from orrery.server.settings import Limits
from orrery.server.storage import StorageFailed, TableRow
from orrery.server.storage.idempotency_keys import IdempotencyKey
from orrery.server.storage.table_store import TableStore
from orrery.server.tables import side_state
from orrery.server.tables.beginning import begin
from orrery.server.tables.live_table import LiveTable
from orrery.server.tables.seats import seating
from orrery.server.tables.seats.rematches import rematch_of
from orrery.server.tables.table_description import table_info
from orrery.server.tables.table_directory import TableDirectory
from orrery.server.tables.table_services import Telemetry
from orrery.server.wire.server_errors import ServerError
from orrery.server.wire.table_info import Invitation, TableInfo


class Lobby:
    """Makes tables and changes who sits where; the rules are in seating.py."""

    def __init__(
        self,
        limits: Limits,
        storage: TableStore,
        signer: TokenSigner,
        tasks: BackgroundTasks,
        telemetry: Telemetry,
        directory: TableDirectory,
    ) -> None:
        self._most_unfinished = limits.unfinished_tables
        self._storage = storage
        self._signer = signer
        self._tasks = tasks
        self._telemetry = telemetry
        self._directory = directory
        self._made = TokenBuckets(limits.tables_per_hour / 3600, limits.tables_per_hour)

    # --- showing -------------------------------------------------------------------------------

    async def info(self, ident: str, guest: str | None) -> TableInfo:
        return self.shown(await self._directory.row(ident), guest)

    def shown(self, row: TableRow, guest: str | None) -> TableInfo:
        """A table as this guest may know it, with who is at it now."""
        return table_info(row, guest, self._signer, self._directory.now(), self._directory.online(row.id))

    async def open_to_all(self, guest: str | None) -> list[TableInfo]:
        """Public tables: those that wait for players, then those that can be watched."""
        rows = await self._tasks.finish(self._storage.public_tables())
        free = [row for row in rows if row.status != "waiting" or seating.free_seats(row)]
        return [self.shown(row, guest) for row in free]

    async def mine(self, guest: str) -> list[TableInfo]:
        """All games of a guest. Lessons are listed by themselves."""
        try:
            rows = await self._storage.tables_of(guest)
        except StorageFailed as failed:
            raise ServerError("storage") from failed
        return [self.shown(row, guest) for row in rows if side_state.read(row.side_state).lesson is None]

    # --- making --------------------------------------------------------------------------------

    async def create(self, row: TableRow, once: IdempotencyKey | None = None, **place: str | None) -> TableRow:
        await self.may_make(row.host)
        return await self.keep(row, once, **place)

    async def keep(
        self, row: TableRow, once: IdempotencyKey | None = None, *, after: str | None = None, instead: str | None = None
    ) -> TableRow:
        """Store a new table, and begin at once if no seat is open."""
        if not seating.open_seats(row):
            begin(row, self._directory.now())
        await self._tasks.finish(self._storage.add_table(row, after=after, instead=instead, once=once))
        self._telemetry.made(row)
        if row.status == "playing":
            await self._tasks.finish(self._start(row.id))
        return row

    async def may_make(self, host: str) -> None:
        limit = self._most_unfinished
        if await self._tasks.finish(self._storage.unfinished_of(host)) >= limit:
            raise ServerError("too_many_tables", limit=limit)
        if not self._made.take(host):
            raise ServerError("too_many")

    async def _start(self, ident: str) -> None:
        async with self._directory.using(ident) as table, table.lock:
            await table.started()

    # --- seats ---------------------------------------------------------------------------------

    async def claim(self, ident: str, guest: str, name: str, token: str) -> TableInfo:
        async def work(table: LiveTable) -> TableInfo:
            changed = seating.claimed(table.row, guest, name, token, self._signer)
            if changed is not None:
                await table.gathering.change(changed)
            return self.shown(table.row, guest)

        return await self._directory.at(ident, work)

    async def invitation(self, ident: str, guest: str | None, token: str) -> Invitation:
        """What a link is for, told to whoever has it; nobody sits down by looking."""
        row = await self._directory.row(ident)
        seat = seating.invited_seat(row, token, self._signer)
        if seat is None:
            raise ServerError("bad_invite")
        by = next((one.name for one in row.seats if one.guest == row.host and one.kind == "human"), None)
        kept = seating.is_kept(seat) and seat.reserved != guest
        return Invitation(self.shown(row, guest), seat.seat, by, seat.kind == "open" and not kept)

    async def ready(self, ident: str, guest: str, ready: bool) -> TableInfo:
        async def work(table: LiveTable) -> TableInfo:
            await table.gathering.answer(guest, ready)
            return self.shown(table.row, guest)

        return await self._directory.at(ident, work)

    async def sit(self, ident: str, guest: str, name: str) -> TableInfo:
        async def work(table: LiveTable) -> TableInfo:
            kept = seating.welcomed_back(table.row, guest, name)
            await table.gathering.change(kept or seating.sat_down(table.row, guest, name))
            return self.shown(table.row, guest)

        return await self._directory.at(ident, work)

    async def vacate(self, ident: str, guest: str) -> TableInfo | None:
        async def work(table: LiveTable) -> TableInfo | None:
            changed = seating.vacated(table.row, guest)
            if changed is None:
                await self._storage.drop_table(ident, table.row.revision)
                table.vanish()
                return None
            await table.gathering.change(changed)
            return self.shown(table.row, guest)

        return await self._directory.at(ident, work)

    async def replace(self, ident: str, guest: str, seat: int, asked: seating.ChangedSeat) -> TableInfo:
        async def work(table: LiveTable) -> TableInfo:
            await table.gathering.change(seating.replaced(table.row, guest, seat, asked))
            return self.shown(table.row, guest)

        return await self._directory.at(ident, work)

    async def rematch(self, ident: str, guest: str, name: str, once: IdempotencyKey | None = None) -> TableInfo:
        """The same seats again. The first person who asks makes the table; the others find their seats kept there."""

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
                    if error.code != "no_table":  # a new one is made only if it is gone
                        raise
            made = rematch_of(old, guest, name)
            await self.create(made, once, after=old.id, instead=old.rematch)
            old.rematch = made.id
            old.revision += 1
            table.tell_table()
            return self.shown(await self._directory.row(made.id), guest)

        return await self._directory.at(ident, work)

    async def _join_rematch(self, ident: str, guest: str, name: str) -> TableInfo:
        async def work(table: LiveTable) -> TableInfo:
            changed = seating.welcomed_back(table.row, guest, name)
            if changed is not None:
                await table.gathering.change(changed)
            return self.shown(table.row, guest)

        return await self._directory.at(ident, work)
