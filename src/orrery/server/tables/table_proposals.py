"""Proposals at a live table: made, answered, and carried out when all have agreed.

Every method is called with the table's lock held and on the newest row (`TableDirectory.at`); what it changes is
stored before anybody hears of it.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Protocol

from orrery.core.match import Match
from orrery.server.runtime.rate_limits import TokenBuckets
from orrery.server.settings import Settings
from orrery.server.storage import TableRow
from orrery.server.tables import proposal_rules
from orrery.server.tables.table_followers import Reply
from orrery.server.tables.table_step import Step, agreement_step, at_play, proposal_step
from orrery.server.wire.messages import Answer, Propose, Told
from orrery.server.wire.server_errors import ServerError


class AgreeingTable(Protocol):
    """A table as its proposals see it."""

    @property
    def row(self) -> TableRow: ...

    async def authorised(self, guest: str, seat: int) -> Match: ...

    async def take(self, match: Match, step: Step, began: float, reply: Reply) -> None: ...


class ProposalServices(Protocol):
    """What proposals need of the server."""

    @property
    def settings(self) -> Settings: ...

    @property
    def now(self) -> Callable[[], int]: ...

    @property
    def proposal_limit(self) -> TokenBuckets: ...


class TableProposals:
    """The proposals of one live table."""

    def __init__(self, table: AgreeingTable, services: ProposalServices) -> None:
        self.table = table
        self._services = services

    async def propose(self, guest: str, said: Propose, reply: Reply) -> None:
        began = time.perf_counter()
        match = await self.table.authorised(guest, said.seat)
        most = self._services.settings.limits.undos_per_table
        step = proposal_step(self.table.row, match, guest, said, most, self._services.now())
        changes = step.side is not None or step.rewind is not None
        if changes and not self._services.proposal_limit.take(f"{self.table.row.id} {guest}"):
            raise ServerError("too_many")
        await self.table.take(match, step, began, reply)

    async def answer(self, guest: str, said: Answer) -> None:
        began = time.perf_counter()
        match = await self.table.authorised(guest, said.seat)
        row, known = self.table.row, at_play(self.table.row, match, said.seat)
        made = proposal_rules.answered(row, known, guest, said.proposal, said.yes)
        if made != known or proposal_rules.agreed(row, made):  # a repeated yes counts once
            step = agreement_step(row, match, made, self._services.now())
            await self.table.take(match, step, began, _nobody)


def _nobody(_message: Told) -> None:
    """An answer to a proposal is not replied to: everybody sees what comes of it."""
