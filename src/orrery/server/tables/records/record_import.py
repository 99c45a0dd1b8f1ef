"""Tables from records: finished games to look at, others to go on with."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from orrery.core.match import Match
from orrery.server.runtime.background_tasks import BackgroundTasks
from orrery.server.runtime.capacity import Capacity
from orrery.server.settings import Limits
from orrery.server.storage.idempotency_keys import IdempotencyKey
from orrery.server.storage.rows import now
from orrery.server.storage.table_store import TableStore
from orrery.server.tables.records.recorded_table import (
    OFFLINE_ORIGIN,
    ORIGIN,
    RecordedSeat,
    expect_played_on,
    recorded_table,
)
from orrery.server.tables.seats.lobby import Lobby
from orrery.server.wire.server_errors import ServerError
from orrery.server.wire.table_info import TableInfo

QUOTA_DAYS = 30
DAY = 24 * 3600 * 1000  # milliseconds


class RecordImport:
    """Imports records, so many of each person. `heavy_work` limits the computing of their digests."""

    def __init__(
        self, limits: Limits, storage: TableStore, tasks: BackgroundTasks, heavy_work: Capacity, lobby: Lobby
    ) -> None:
        self._most = limits.imports_per_person
        self._storage = storage
        self._tasks = tasks
        self._heavy_work = heavy_work
        self._lobby = lobby

    async def adopt(
        self,
        match: Match,
        guest: str,
        guest_name: str,
        people: Sequence[RecordedSeat] | None = None,
        once: IdempotencyKey | None = None,
        *,
        offline: bool = False,
    ) -> TableInfo:
        """A table from a record: to look at if it is over, to go on with at one screen if not. `offline`: it was played
        on a device, and is marked so."""
        expect_played_on(match)
        since = now() - QUOTA_DAYS * DAY
        if await self._tasks.finish(self._storage.made_from((ORIGIN, OFFLINE_ORIGIN), guest, since)) >= self._most:
            raise ServerError("too_many_imports", limit=self._most, days=QUOTA_DAYS)
        await self._lobby.may_make(guest)
        row, moves = await self._heavy_work.run(
            partial(recorded_table, match, guest, guest_name, people, offline=offline)
        )
        await self._tasks.finish(self._storage.add_table(row, moves, once=once))
        return self._lobby.shown(row, guest)
