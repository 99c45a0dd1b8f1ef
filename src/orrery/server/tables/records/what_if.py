"""What-if tables: one seat plays on against bots from where another table stands or stood."""

from __future__ import annotations

from orrery.core.match import Match
from orrery.server.runtime.capacity import Capacity
from orrery.server.storage import TableRow
from orrery.server.storage.idempotency_keys import IdempotencyKey
from orrery.server.tables.live_table import LiveTable
from orrery.server.tables.records.what_if_position import forked_table, moment_of, position_for
from orrery.server.tables.seats.lobby import Lobby
from orrery.server.tables.table_directory import TableDirectory
from orrery.server.wire.table_info import TableInfo


class WhatIf:
    """Forks tables. `heavy_work` limits the computing of positions."""

    def __init__(self, directory: TableDirectory, lobby: Lobby, heavy_work: Capacity) -> None:
        self._directory = directory
        self._lobby = lobby
        self._heavy_work = heavy_work

    async def fork(
        self,
        ident: str,
        guest: str,
        guest_name: str,
        step: int | None,
        seat: int | None,
        once: IdempotencyKey | None = None,
    ) -> TableInfo:
        """A table that begins where another one stands (or stood), for one seat against bots."""

        async def look(table: LiveTable) -> tuple[TableRow, tuple[Match, int | None, int]]:
            return table.row, moment_of(table.row, await table.match(), guest, step, seat)

        await self._lobby.may_make(guest)
        row, (match, moment, eyes) = await self._directory.at(ident, look)
        made = await self._heavy_work.run(position_for, match, moment, eyes)
        new = forked_table(row, made, moment, eyes, guest, guest_name)
        await self._lobby.keep(new, once)
        return self._lobby.shown(await self._directory.row(new.id), guest)
