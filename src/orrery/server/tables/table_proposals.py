"""Proposals at a live table: made, answered, and carried out when all have agreed.

Every method is called with the table's lock held and on the newest row (`TableDirectory.at`); what it changes is
stored before anybody hears of it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, Protocol

from orrery.core.errors import CannotUndo
from orrery.core.match import Match
from orrery.server.storage import TableRow
from orrery.server.tables import audience, proposal_rules, undo_by_consent
from orrery.server.tables.side_state import SideState
from orrery.server.tables.table_services import TableServices
from orrery.server.wire.messages import AckMessage, Answer, Propose, RefusedMessage, Told
from orrery.server.wire.server_errors import ServerError


class AgreeingTable(Protocol):
    """A table as its proposals see it."""

    @property
    def row(self) -> TableRow: ...

    @property
    def side_state(self) -> SideState: ...

    async def authorised(self, guest: str, seat: int) -> Match: ...

    async def save_side_state(self, made: SideState, *, stored: Callable[[], None] = ...) -> None: ...

    async def play(
        self,
        match: Match,
        seat: int,
        action: list[Any] | int | None,
        key: str,
        stored: Callable[[int], None] = ...,
        base: SideState | None = ...,
    ) -> None: ...


class TableProposals:
    """The proposals of one live table."""

    def __init__(self, table: AgreeingTable, services: TableServices) -> None:
        self.table = table
        self._services = services

    async def propose(self, guest: str, said: Propose, reply: Callable[[Told], None]) -> None:
        match, now = await self._at_play(guest, said.seat), self.table.side_state
        if said.key in now.keys:
            reply(AckMessage(said.key, proposal_rules.number_of(now, said.key)))
            return
        back = None
        if said.what == "undo":
            if now.paused:
                raise ServerError("paused")
            back = undo_by_consent.last_action_behind_fence(match, said.seat)
            if back is None:
                no = audience.refused_of(CannotUndo("nothing", match.game.texts))
                reply(RefusedMessage(said.key, no.rule, no.why, no.params, no.text))
                return
            if match.undos >= self._services.settings.limits.undos_per_table:
                raise ServerError("too_many")
            to = undo_by_consent.own_action(match, said.seat, back[0])
            if not undo_by_consent.stand_ins_agree(self.table.row, now, to):
                raise ServerError("absent")
        moment = self._services.now()
        made = proposal_rules.proposed(self.table.row, now, guest, said.seat, said.what, said.key, back, moment)
        if not self._services.proposal_limit.take(f"{self.table.row.id} {guest}"):
            raise ServerError("too_many")
        await self._settle(match, made, lambda: reply(AckMessage(said.key, made.last)))

    async def answer(self, guest: str, said: Answer) -> None:
        match = await self._at_play(guest, said.seat)
        row, known = self.table.row, self.table.side_state
        made = proposal_rules.answered(row, known, guest, said.proposal, said.yes)
        if made != known or proposal_rules.agreed(row, made):  # a repeated yes counts once
            await self._settle(match, made)

    async def _settle(self, match: Match, made: SideState, stored: Callable[[], None] = lambda: None) -> None:
        """Keep a proposal, or do what all have agreed to."""
        row, found = self.table.row, made.proposal
        if found is None or not proposal_rules.agreed(row, made):
            await self.table.save_side_state(made, stored=stored)
        elif found.what == "undo":
            assert found.own is not None
            to = undo_by_consent.own_action(match, found.seat, found.own)
            way = await asyncio.to_thread(match.way_back, to)  # slow; the lock is held, so nobody plays meanwhile
            if way is not None:
                match.remember_way(way)
            await self.table.play(match, found.seat, to, f"consent:{found.id}", lambda _at: stored(), made)
        else:
            await self.table.save_side_state(proposal_rules.carried(row, made, self._services.now()), stored=stored)

    async def _at_play(self, guest: str, seat: int) -> Match:
        match = await self.table.authorised(guest, seat)
        if match.over:
            raise ServerError("game_over")
        if self.table.row.seats[seat].stand_in is not None:
            raise ServerError("stand_in")
        return match
