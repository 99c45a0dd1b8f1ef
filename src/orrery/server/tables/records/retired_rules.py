"""Tables bound to rules that are no longer kept: nobody can play on, but the host may end them and download the
record (raw_record.py)."""

from __future__ import annotations

import dataclasses

from orrery.server.storage import TableRow
from orrery.server.storage.rows import now
from orrery.server.tables.live_table import LiveTable
from orrery.server.tables.records.stored_match import keeps_rules
from orrery.server.tables.table_directory import TableDirectory
from orrery.server.wire.server_errors import ServerError
from orrery.server.wire.table_info import TableInfo


def pinned(row: TableRow) -> bool:
    """Whether the table is bound to rules that nobody can play by any more."""
    try:
        keeps_rules(row)
    except ServerError:
        return True
    return False


async def give_up(directory: TableDirectory, ident: str, guest: str) -> TableInfo:
    """The host ends a table that is bound to rules which are no longer kept. Its record can be downloaded from then
    on."""

    async def work(table: LiveTable) -> TableInfo:
        row = table.row
        if row.host != guest:
            raise ServerError("not_host")
        if row.status != "playing" or not pinned(row):
            raise ServerError("game_over")
        summary = {**row.summary, "given_up": True, "actors": [], "asked": [], "winners": []}
        row = dataclasses.replace(row, status="over", summary=summary, side_state=None, due=None, updated=now())
        await directory.storage.save_lobby(row)
        table.row = row
        table.tell_table()
        return table.shown(guest)

    return await directory.at(ident, work)
