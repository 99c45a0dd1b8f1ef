"""One table in the memory of several processes: each plays what the others have stored.

A process that stores a move learns from the database whether somebody was faster (`Behind`, see
storage/table_store.py). It then catches up: reads what it has missed, tells its followers, and tries again what it was
asked. With PostgreSQL every change is also announced (cluster/listener.py), so that a process has usually caught up
before it is asked anything. A server alone on SQLite runs the same code; there it falls behind only when the
database is changed behind its back, as by a new name.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sized
from dataclasses import replace
from typing import Protocol, TypeVar

import structlog

from orrery.core.errors import OrreryError
from orrery.server.storage import Behind, MoveRow, StorageFailed, TableRow
from orrery.server.storage.table_store import TableStore
from orrery.server.tables.match_in_memory import MatchInMemory
from orrery.server.tables.side_state import open_now
from orrery.server.wire.server_errors import ServerError

log = structlog.get_logger(__name__)
T = TypeVar("T")
TRIES = 8


class Replica(Protocol):
    """A table in memory, as this module sees it."""

    row: TableRow

    @property
    def storage(self) -> TableStore: ...

    @property
    def gone(self) -> bool: ...

    @property
    def memory(self) -> MatchInMemory: ...

    @property
    def followers(self) -> Sized: ...

    async def match(self) -> object: ...

    def vanish(self) -> None: ...

    def tell_table(self) -> None: ...

    def tell_since(self, old: TableRow) -> None: ...


async def steadily(table: Replica, work: Callable[[], Awaitable[T]]) -> T:
    """Do it; if somebody else was faster, do it again on what is there now. The caller holds the lock."""
    for _ in range(TRIES):
        try:
            return await work()
        except Behind:
            await catch_up(table)
    log.warning("table.contended", table=table.row.id)
    raise ServerError("storage")


async def look(table: Replica) -> None:
    """Somebody joins, perhaps from another process, and must not see less here. The caller holds the lock."""
    if table.storage.shared:
        await catch_up(table)


async def up_to(table: Replica, seat: int, at: int) -> None:
    """Somebody has seen more at another process than this one knows: catch up before their move is called stale."""
    if table.storage.shared and table.memory.is_ahead(seat, at):
        await catch_up(table)


async def catch_up(table: Replica) -> None:
    """Bring a table in memory to what is stored, and tell its followers. The caller holds the lock."""
    try:
        await _catch_up(table)
    except StorageFailed as failed:
        raise ServerError("storage") from failed


async def _catch_up(table: Replica) -> None:
    if table.gone:
        return
    old, loaded = table.row, table.memory.match is not None
    known = old.version if loaded else 0
    found = await table.storage.whole(old.id, known)
    if found is None:
        table.vanish()
        return
    table.row, moves = found
    _remember(old, table.row)
    if table.row.revision == old.revision and (loaded or old.status == "waiting"):
        table.row = old
        return
    if known:
        table.row.start = old.start
    if loaded and (table.row.rules_version != old.rules_version or not _played(table, old, moves)):
        table.memory.forget()
    if table.row.status != "waiting" and (loaded or table.followers):
        await table.match()
    if _shown(old) != _shown(table.row):
        table.tell_table()
    table.tell_since(old)


def _remember(old: TableRow, new: TableRow) -> None:
    """How far people were when they went away is stored without raising the revision: the later number counts."""
    for was, now in zip(old.seats, new.seats, strict=True):
        if was.guest == now.guest:
            was.seen = now.seen = max((was.seen, now.seen), key=lambda n: -1 if n is None else n)


def _played(table: Replica, old: TableRow, moves: list[MoveRow]) -> bool:
    if table.row.version < old.version:  # the database was restored from an older copy
        return False
    try:
        return table.memory.advance(moves, table.row.told)
    except OrreryError as error:
        log.warning("table.diverged", table=old.id, error=error.code)
        return False


def _shown(row: TableRow) -> tuple[TableRow, object]:
    """What a `table` message shows and a `state` message does not."""
    bare = replace(row, version=0, revision=0, updated=0, summary={}, told=None, due=None, side_state=None, start=None)
    return bare, open_now(row)
