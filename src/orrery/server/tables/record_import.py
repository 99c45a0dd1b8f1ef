"""Tables from records: finished games to look at, others to go on with."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from orrery.core.errors import BadRecord, reason
from orrery.core.match import Match
from orrery.core.record import DIGEST_EVERY
from orrery.server.runtime.background_tasks import BackgroundTasks
from orrery.server.runtime.capacity import Capacity
from orrery.server.settings import Limits
from orrery.server.storage import MoveRow, SeatRow, TableStore
from orrery.server.storage.idempotency_keys import IdempotencyKey
from orrery.server.storage.rows import now
from orrery.server.tables import audience
from orrery.server.tables.lobby import Lobby
from orrery.server.tables.new_tables import table_of_match
from orrery.server.wire.http_models import RecordSeat
from orrery.server.wire.server_errors import ServerError
from orrery.server.wire.table_info import TableInfo

ORIGIN: dict[str, Any] = {
    "table": None,
    "step": None,
    "seat": None,
}  # of a table from a record: no table of this server
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
        people: Sequence[RecordSeat] | None = None,
        once: IdempotencyKey | None = None,
    ) -> TableInfo:
        """A table from a record: to look at if it is over, to go on with at one screen if not."""
        if match.start is not None and not match.over:  # nobody can foresee its moves, see sandboxed_replay.py
            raise BadRecord(len(match.actions), reason("start_unfinished"), match.game.texts)
        since = now() - QUOTA_DAYS * DAY
        if await self._tasks.finish(self._storage.made_from(ORIGIN, guest, since)) >= self._most:
            raise ServerError("too_many_imports", limit=self._most, days=QUOTA_DAYS)
        await self._lobby.may_make(guest)
        seats = [SeatRow(n, "hotseat", guest=guest) for n in range(match.players)]
        seats[0].name = guest_name
        for seat, person in zip(seats, people or (), strict=False):
            seat.name = person.name
            if person.level is not None and match.over:  # it was a bot; in a game that goes on people play its seat
                seat.kind, seat.level, seat.guest = "bot", person.level, None
        row = table_of_match(match, seats, guest, "")
        row.origin = dict(ORIGIN)
        row.status = "over" if match.over else "playing"
        row.summary = audience.summary_of(match, len(match.actions))
        row.version = len(match.actions)
        marks = await self._heavy_work.run(_digests, match)
        write = match.game.action_to_json
        moves = [
            MoveRow(n, "act", seat, write(action), f"record:{n}", row.created, n, marks.get(n))
            for n, (seat, action) in enumerate(match.actions, start=1)
        ]
        await self._tasks.finish(self._storage.add_table(row, moves, once=once))
        return self._lobby.shown(row, guest)


def _digests(match: Match) -> dict[int, str]:
    """The digest after each move that would have one if the game had been played here."""
    found: dict[str, str] = match.record()["digests"]
    last = len(match.actions)
    return {int(n): mark for n, mark in found.items() if int(n) % DIGEST_EVERY == 0 or (match.over and int(n) == last)}
