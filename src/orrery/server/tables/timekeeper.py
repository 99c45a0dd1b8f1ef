"""The server's round: it looks after tables whose time has come though nobody is there, one small question at a time.

However many tables sleep, they cost nothing: the database knows by an index which of them are due.
"""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING

import structlog

from orrery.core.errors import OrreryError
from orrery.server.storage import StorageFailed
from orrery.server.storage.due_tables import overdue, snooze
from orrery.server.storage.idempotency_keys import forget_old
from orrery.server.storage.server_clock import BEAT

if TYPE_CHECKING:
    from orrery.server.tables.table_directory import Tables

log = structlog.get_logger(__name__)
AT_ONCE = 50
TIDY = 3600.0  # seconds between two looks at what nobody asks for any more
SOON = 30_000  # milliseconds until one that could not be stored is tried again
HOPELESS = 3_600_000  # milliseconds until a table that could not be looked after is tried again


async def make_rounds(tables: Tables) -> None:
    tidy, beat = 0.0, time.monotonic() + BEAT / 1000
    while True:
        await asyncio.sleep(tables.settings.clock_tick)
        try:
            if time.monotonic() >= beat:
                beat = time.monotonic() + BEAT / 1000
                tables.spawn(tables.beat())
            if time.monotonic() >= tidy:
                tidy = time.monotonic() + TIDY
                tables.spawn(_tidy(tables))
            for ident in await tables.leases.take(await overdue(tables.storage, tables.now(), AT_ONCE)):
                await _visit(tables, ident)
        except StorageFailed as failed:
            log.warning("rounds.failed", error=str(failed))
        except Exception:  # a bug: the next round may find things better
            log.exception("rounds.broken")


async def _tidy(tables: Tables) -> None:
    try:
        await forget_old(tables.storage)
    except StorageFailed as failed:
        log.warning("tidying.failed", error=str(failed))


async def _visit(tables: Tables, ident: str) -> None:
    """Look after one; whatever is wrong with it, the others get their turn. If the database is away the round ends."""
    try:
        await look_after(tables, ident)
    except StorageFailed as failed:
        log.warning("rounds.failed", table=ident, error=str(failed))
        await snooze(tables.storage, ident, tables.now() + SOON)
    except Exception:
        log.exception("rounds.broken", table=ident)
        await snooze(tables.storage, ident, tables.now() + HOPELESS)


async def look_after(tables: Tables, ident: str) -> None:
    """Whoever has no time left gets a stand-in, and bots that owe a move are woken."""
    try:
        await tables.at(ident, lambda table: table.desk.expire())
    except OrreryError as error:  # its rules are no longer kept, or what is stored can't be played
        if error.code == "storage":
            raise StorageFailed(error.code) from error
        log.warning("rounds.hopeless", table=ident, code=error.code)
        await snooze(tables.storage, ident, tables.now() + HOPELESS)
