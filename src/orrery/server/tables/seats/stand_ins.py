"""Bots that stand in for people who leave a live table or run out of time, until they come back.

Every method that awaits is called with the table's lock held and on the newest row (`TableDirectory.at`).
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Mapping
from typing import Protocol

from msgspec.structs import replace

from orrery.core.match import Match
from orrery.server.storage import TableRow
from orrery.server.tables import proposal_rules
from orrery.server.tables.clocks import table_clocks
from orrery.server.tables.clocks.clock_arithmetic import AskedChange
from orrery.server.tables.seats.seat_owners import with_seats
from orrery.server.tables.side_state import SideState
from orrery.server.wire.server_errors import ServerError


class SeatedTable(Protocol):
    """A table as its stand-ins see it."""

    @property
    def row(self) -> TableRow: ...

    @property
    def side_state(self) -> SideState: ...

    async def match(self) -> Match: ...

    async def save_side_state(self, made: SideState, levels: Mapping[int, int | None] | None = ...) -> None: ...


def noted(row: TableRow, side: SideState, mover: int) -> SideState:
    """Once a stand-in has played that stays known, whatever is taken back later."""
    if row.seats[mover].stand_in is None or mover in side.stood_in:
        return side
    return replace(side, stood_in=tuple(sorted((*side.stood_in, mover))))


class StandIns:
    """The stand-ins of one live table."""

    def __init__(self, table: SeatedTable, now: Callable[[], int]) -> None:
        self.table = table
        self._now = now

    async def leave(self, guest: str) -> None:
        """A bot plays the guest's seats from now on."""
        mine = self._seated(guest)
        await self.stand_in([seat for seat in mine if self.table.row.seats[seat].stand_in is None])

    async def come_back(self, guest: str) -> None:
        mine = [seat for seat in self._seated(guest) if self.table.row.seats[seat].stand_in is not None]
        await self._reseat(dict.fromkeys(mine))

    def _seated(self, guest: str) -> list[int]:
        row = self.table.row
        mine = row.seats_of(guest)
        if not mine:
            raise ServerError("not_seated")
        if row.status != "playing":
            raise ServerError("not_started" if row.status == "waiting" else "game_over")
        return mine

    async def stand_in(self, seats: list[int]) -> None:
        await self._reseat(dict.fromkeys(seats, self.table.row.stand_in))

    async def _reseat(self, levels: Mapping[int, int | None]) -> None:
        """Give seats to a bot, or back to their people. That changes whose time runs and whose answer is missing."""
        match = await self.table.match()
        if not levels:
            return
        row, now, made = self.table.row, self._now(), self.table.side_state
        changed = dataclasses.replace(row, seats=with_seats(row, levels))
        back = [seat for seat, level in levels.items() if level is None]
        summary = row.summary
        step = AskedChange(table_clocks.seats_in(summary, "asked"), table_clocks.seats_in(summary, "actors"))
        made = table_clocks.counted(changed, made, step, now)
        made = table_clocks.welcomed(changed, made, back)
        made = proposal_rules.reseated(changed, made, levels, len(match.actions))
        if proposal_rules.agreed(changed, made) and made.proposal is not None and made.proposal.what != "undo":
            made = proposal_rules.carried(changed, made, now)
        await self.table.save_side_state(made, levels)
