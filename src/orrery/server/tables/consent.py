"""What persons settle at a table in memory besides playing: proposals, leaving and coming back, and time that is out.

Every method that awaits is called with the table's lock held and on the newest row (`Tables.at`); what it changes is
stored before anybody hears of it.
"""

from __future__ import annotations

import asyncio
import dataclasses
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from orrery.core.errors import CannotUndo
from orrery.core.match import Match
from orrery.server.storage import Behind, TableRow
from orrery.server.storage.due_tables import snooze
from orrery.server.tables import audience, clock_rules
from orrery.server.tables import side_state as rules
from orrery.server.tables.clock_rules import Clocks, SeatClock, Step
from orrery.server.tables.side_state import Affairs
from orrery.server.tables.timekeeper import look_after
from orrery.server.wire.messages import (
    AckMessage,
    Answer,
    ClockMessage,
    ClockSeat,
    Propose,
    RefusedMessage,
    Told,
    encode,
)
from orrery.server.wire.server_errors import ServerError

if TYPE_CHECKING:
    from orrery.server.tables.live_table import LiveTable

SNOOZE = 60_000  # milliseconds until a table with nothing to do is looked at again


class Desk:
    """The affairs of one live table."""

    def __init__(self, table: LiveTable) -> None:
        self.table = table
        self._alarm: asyncio.TimerHandle | None = None

    @property
    def affairs(self) -> Affairs:
        return rules.read(self.table.row.affairs)

    # --- proposals -----------------------------------------------------------------------------

    async def propose(self, guest: str, said: Propose, reply: Callable[[Told], None]) -> None:
        match, now = await self._at_play(guest, said.seat), self.affairs
        if said.key in now.keys:
            reply(AckMessage(said.key, rules.number_of(now, said.key)))
            return
        back = None
        if said.what == "undo":
            if now.paused:
                raise ServerError("paused")
            back = audience.beyond(match, said.seat)
            if back is None:
                no = audience.refused_of(CannotUndo("nothing", match.game.texts))
                reply(RefusedMessage(said.key, no.rule, no.why, no.params, no.text))
                return
            if match.undos >= self.table.tables.settings.limits.undos_per_table:
                raise ServerError("too_many")
            if not rules.may_go_back(self.table.row, now, audience.own_action(match, said.seat, back[0])):
                raise ServerError("absent")
        moment = self.table.tables.now()
        made = rules.proposed(self.table.row, now, guest, said.seat, said.what, said.key, back, moment)
        if not self.table.tables.proposals.take(f"{self.table.row.id} {guest}"):
            raise ServerError("too_many")
        await self._settle(match, made, lambda: reply(AckMessage(said.key, made.last)))

    async def answer(self, guest: str, said: Answer) -> None:
        match = await self._at_play(guest, said.seat)
        made = rules.answered(self.table.row, self.affairs, guest, said.proposal, said.yes)
        if made != self.affairs or rules.agreed(self.table.row, made):  # a yes said twice is said once
            await self._settle(match, made)

    async def _settle(self, match: Match, made: Affairs, stored: Callable[[], None] = lambda: None) -> None:
        """Keep a proposal, or do what all have agreed to."""
        row, found = self.table.row, made.proposal
        if found is None or not rules.agreed(row, made):
            await self.save(made, stored=stored)
        elif found.what == "undo":
            assert found.own is not None
            to = audience.own_action(match, found.seat, found.own)
            way = await asyncio.to_thread(match.way_back, to)  # long; we hold the lock, so nobody plays meanwhile
            if way is not None:
                match.remember_way(way)
            await self.table.play(match, found.seat, to, f"consent:{found.id}", lambda _at: stored(), made)
        else:
            await self.save(self._carried(row, made), stored=stored)

    def _carried(self, row: TableRow, made: Affairs) -> Affairs:
        now = self.table.tables.now()
        pauses = made.proposal is not None and made.proposal.what == "pause"
        return rules.paused(row, made, now) if pauses else rules.resumed(made, now)

    async def _at_play(self, guest: str, seat: int) -> Match:
        match = await self.table.authorised(guest, seat)
        if match.over:
            raise ServerError("game_over")
        if self.table.row.seats[seat].stand_in is not None:
            raise ServerError("stand_in")
        return match

    # --- leaving and coming back ---------------------------------------------------------------

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

    async def _reseat(self, levels: Mapping[int, str | None]) -> None:
        """Seats given to a bot, or back to their persons: it changes whose time runs and whose word is wanted."""
        match = await self.table.match()
        if not levels:
            return
        row, now, made = self.table.row, self.table.tables.now(), self.affairs
        changed = dataclasses.replace(row, seats=rules.with_seats(row, levels))
        back = [seat for seat, level in levels.items() if level is None]
        summary = row.summary
        made = rules.counted(changed, made, Step(_seats(summary, "asked"), _seats(summary, "actors")), now)
        made = rules.welcomed(changed, made, back)
        made = rules.reseated(changed, made, levels, len(match.actions))
        if rules.agreed(changed, made) and made.proposal is not None and made.proposal.what != "undo":
            made = self._carried(changed, made)
        await self.save(made, levels)

    async def save(
        self,
        made: Affairs,
        levels: Mapping[int, str | None] | None = None,
        stored: Callable[[], None] = lambda: None,
    ) -> None:
        """Store, then show."""
        table, old = self.table, self.table.row
        row = dataclasses.replace(old, seats=rules.with_seats(old, levels or {}), affairs=rules.write(made))
        row.due = rules.due(row, made, _seats(row.summary, "asked"), table.tables.now())
        await table.tables.storage.save_lobby(row)
        table.row = row
        stored()
        table.tell_table()
        self.told(old)
        table.thinkers.wake()

    # --- time ----------------------------------------------------------------------------------

    async def wake(self) -> bool:
        """The table is opened: clocks that waited for that run, and whoever opens it tells. False if another process
        has opened it at the same moment."""
        old, now = self.table.row, self.table.tables.now()
        made = rules.woken(self.affairs, now)
        if made is not None:
            due = rules.due(old, made, _seats(old.summary, "asked"), now)
            row = dataclasses.replace(old, affairs=rules.write(made), due=due)
            try:
                await self.table.tables.storage.save_lobby(row)
            except Behind:
                return False
            self.table.row = row
        return True

    async def expire(self) -> None:
        """Who has no time left gets a stand-in; a bot that owes a move is woken, should it have given up."""
        table = self.table
        if table.gone or table.row.status != "playing":
            return
        await table.match()
        table.thinkers.wake()
        row, made, now = table.row, self.affairs, table.tables.now()
        if rules.overdue(made, now):
            await self.save(self._carried(row, made))
            return
        gone: list[int] = []
        if row.clock is not None and made.clocks is not None:
            gone = clock_rules.out(clock_rules.rule_of(row.clock), made.clocks, now, table.tables.grace)
        if gone:
            await self.stand_in(gone)
        elif row.due is not None and row.due <= now:
            row.due = max(table.tables.grace, now + SNOOZE if now >= table.tables.grace else 0)
            await snooze(table.tables.storage, row.id, row.due)
        self.wind()

    def told(self, old: TableRow | None) -> None:
        """Tell everybody whose picture of the clocks has changed since the row was `old`; set the alarm."""
        row, now = self.table.row, self.affairs.clocks
        if now is not None:
            was = None if old is None else rules.read(old.affairs).clocks
            for follower in list(self.table.followers):
                mine = row.seats_of(follower.guest)
                if was is None or _visible(row, was, mine) != _visible(row, now, mine):
                    message = self.clocks_for(follower.guest)
                    if message is not None:
                        follower.send(encode(message))
        self.wind()

    def clocks_for(self, guest: str) -> ClockMessage | None:
        row, now = self.table.row, self.table.tables.now()
        affairs = self.affairs
        if row.clock is None or affairs.clocks is None:
            return None
        rule = clock_rules.rule_of(row.clock)
        shown = []
        for seat, one in _visible(row, affairs.clocks, row.seats_of(guest)):
            move, bank = clock_rules.left(rule, one, now)
            shown.append(ClockSeat(seat, move, bank, one.since is not None))
        return ClockMessage(row.id, shown, affairs.paused)

    def wind(self) -> None:
        """Ring when the first clock runs out. Looked at again now and then: the clock may be set."""
        self.still()
        row, tables = self.table.row, self.table.tables
        clocks = self.affairs.clocks if row.clock is not None and row.status == "playing" else None
        if clocks is None or row.clock is None or tables.closing or self.table.gone:
            return
        end = clock_rules.due(clock_rules.rule_of(row.clock), clocks)
        if end is not None:
            wait = (max(end, tables.grace) - tables.now()) / 1000
            tick = tables.settings.clock_tick
            self._alarm = asyncio.get_running_loop().call_later(min(max(0.0, wait), tick), self._ring, wait <= tick)

    def _ring(self, now: bool) -> None:
        self._alarm = None
        tables = self.table.tables
        if now and not tables.leases.wants(self.table.row.id):  # another process looks after it, or none yet
            self._alarm = asyncio.get_running_loop().call_later(tables.settings.clock_tick, self.wind)
        elif now:
            tables.spawn(look_after(tables, self.table.row.id))
        else:
            self.wind()

    def still(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None


def _visible(row: TableRow, clocks: Clocks, mine: list[int]) -> list[tuple[int, SeatClock]]:
    """The clocks as somebody with these seats sees them."""
    people = [seat.seat for seat in row.seats if seat.kind in ("human", "hotseat")]
    return [(seat, (clocks.real if seat in mine else clocks.shown)[seat]) for seat in people]


def _seats(summary: Mapping[str, object], name: str) -> list[int]:
    found = summary.get(name, [])
    assert isinstance(found, list)
    return found
