"""A table before its game: every change of its seats is stored and shown, and with the last seat the game begins, or
the ready check of ready_check.py."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Protocol

from msgspec import structs

from orrery.server.settings import Settings
from orrery.server.storage import TableRow
from orrery.server.storage.rows import now as wall_clock
from orrery.server.storage.table_store import TableStore
from orrery.server.tables import side_state
from orrery.server.tables.beginning import begin
from orrery.server.tables.seats import ready_check, seating
from orrery.server.tables.side_state import ReadyCheck, SideState
from orrery.server.wire.server_errors import ServerError


class GatheringTable(Protocol):
    """A table as those who gather around it see it."""

    row: TableRow

    @property
    def side_state(self) -> SideState: ...

    def tell_table(self) -> None: ...

    async def started(self) -> None: ...

    def wind_clocks(self) -> None: ...


class GatheringServices(Protocol):
    """What those who gather need of the server."""

    @property
    def settings(self) -> Settings: ...

    @property
    def storage(self) -> TableStore: ...

    @property
    def now(self) -> Callable[[], int]: ...

    @property
    def grace(self) -> int: ...


class Gathering:
    """The seats of one live table that waits. Whoever awaits holds the table's lock."""

    def __init__(self, table: GatheringTable, services: GatheringServices) -> None:
        self._table = table
        self._services = services

    async def change(self, changed: TableRow) -> None:
        """Somebody has come or gone: store it, then show it. A ready check begins anew, as others sit here now."""
        asks = ready_check.needed(changed)
        await self._keep(changed, ReadyCheck() if asks else None, begins=not asks and not seating.open_seats(changed))

    async def answer(self, guest: str, ready: bool) -> None:
        """Somebody says that they are ready, or not yet."""
        row = self._table.row
        if row.status != "waiting":
            raise ServerError("not_waiting")
        check = self._table.side_state.check
        if check is None:
            raise ServerError("no_ready_check")
        settings, now = self._services.settings, self._services.now()
        patience, countdown = round(1000 * settings.ready_seconds), round(1000 * settings.countdown_seconds)
        said = ready_check.answered(row, check, guest, ready, now, patience, countdown)
        if said != check:
            begins = said.starts is not None and said.starts <= now
            await self._keep(copy.deepcopy(row), said, begins=begins)

    async def expire(self) -> None:
        """Somebody looks after the table, perhaps because the countdown is over or the patience with the silent."""
        row, now = self._table.row, self._services.now()
        check = self._table.side_state.check
        moment = None if check is None else ready_check.due(check, self._services.grace)
        if check is None or moment is None or moment > now:
            self._table.wind_clocks()
        elif check.starts is not None:
            await self._keep(copy.deepcopy(row), check, begins=True)
        else:
            changed = copy.deepcopy(row)
            changed.seats = ready_check.without_silent(row, check)
            changed.updated = wall_clock()
            if seating.open_seats(changed):
                await self.change(changed)
            else:  # only the host is silent
                await self._keep(changed, ReadyCheck(ready=check.ready), begins=False)

    async def _keep(self, changed: TableRow, check: ReadyCheck | None, *, begins: bool) -> None:
        if begins:
            begin(changed, self._services.now())
        else:
            changed.side_state = side_state.write(structs.replace(self._table.side_state, check=check))
            changed.due = None if check is None else ready_check.due(check)
        await self._services.storage.save_lobby(changed)
        self._table.row = changed
        if begins:
            await self._table.started()
        else:
            self._table.tell_table()
            self._table.wind_clocks()
