"""The clocks of a live table: shown to its followers, with an alarm that rings when the first of them runs out."""

from __future__ import annotations

import asyncio
import dataclasses
from collections.abc import Callable, Coroutine, Iterable
from typing import Any, Protocol

from orrery.core.match import Match
from orrery.server.people.followers import Follower
from orrery.server.runtime.background_tasks import BackgroundTasks
from orrery.server.runtime.shutdown import Shutdown
from orrery.server.settings import Settings
from orrery.server.storage import Behind, TableRow
from orrery.server.storage.due_tables import snooze
from orrery.server.storage.table_store import TableStore
from orrery.server.tables import proposal_rules, side_state
from orrery.server.tables.clocks import clock_arithmetic, table_clocks
from orrery.server.tables.clocks.clock_arithmetic import Clocks, SeatClock
from orrery.server.tables.seats import ready_check
from orrery.server.tables.side_state import SideState
from orrery.server.tables.table_services import TableLeases
from orrery.server.wire.message_parts import ClockSeat
from orrery.server.wire.messages import ClockMessage, encode

SNOOZE = 60_000  # milliseconds until a table with nothing to do is looked at again


class ClockedTable(Protocol):
    """A table as its clocks see it."""

    row: TableRow

    @property
    def gone(self) -> bool: ...

    @property
    def side_state(self) -> SideState: ...

    @property
    def followers(self) -> Iterable[Follower]: ...

    async def match(self) -> Match: ...

    async def save_side_state(self, made: SideState) -> None: ...

    async def stand_in(self, seats: list[int]) -> None: ...

    async def gather(self) -> None: ...

    def wake_bots(self) -> None: ...


class ClockServices(Protocol):
    """What a table's clocks need of the server."""

    @property
    def settings(self) -> Settings: ...

    @property
    def storage(self) -> TableStore: ...

    @property
    def tasks(self) -> BackgroundTasks: ...

    @property
    def shutdown(self) -> Shutdown: ...

    @property
    def leases(self) -> TableLeases: ...

    @property
    def now(self) -> Callable[[], int]: ...

    @property
    def grace(self) -> int: ...

    @property
    def look_after(self) -> Callable[[str], Coroutine[Any, Any, None]]: ...


class ClockAlarm:
    """The alarm of one live table. Whoever awaits holds the table's lock."""

    def __init__(self, table: ClockedTable, services: ClockServices) -> None:
        self.table = table
        self._services = services
        self._alarm: asyncio.TimerHandle | None = None

    async def wake(self) -> bool:
        """The table is opened: clocks that waited for this start to run, and the row is stored. False if another
        process has opened it at the same moment."""
        old, now = self.table.row, self._services.now()
        made = table_clocks.woken(self.table.side_state, now)
        if made is not None:
            due = table_clocks.due(old, made, table_clocks.seats_in(old.summary, "asked"), now)
            row = dataclasses.replace(old, side_state=side_state.write(made), due=due)
            try:
                await self._services.storage.save_lobby(row)
            except Behind:
                return False
            self.table.row = row
        return True

    async def expire(self) -> None:
        """Whoever has no time left gets a stand-in; a bot that owes a move is woken in case it has given up."""
        table = self.table
        if not table.gone and table.row.status == "waiting":
            await table.gather()
        if table.gone or table.row.status != "playing":
            return
        await table.match()
        table.wake_bots()
        row, made, now = table.row, self.table.side_state, self._services.now()
        if proposal_rules.overdue(made, now):
            await table.save_side_state(proposal_rules.carried(row, made, now))
            return
        gone: list[int] = []
        if row.clock is not None and made.clocks is not None:
            gone = clock_arithmetic.out(clock_arithmetic.rule_of(row.clock), made.clocks, now, self._services.grace)
        if gone:
            await table.stand_in(gone)
        elif row.due is not None and row.due <= now:
            row.due = max(self._services.grace, now + SNOOZE if now >= self._services.grace else 0)
            await snooze(self._services.storage, row.id, row.due)
        self.wind()

    def told(self, old: TableRow | None) -> None:
        """Tell everybody whose picture of the clocks has changed since the row was `old`; set the alarm."""
        row, now = self.table.row, self.table.side_state.clocks
        if now is not None:
            was = None if old is None else side_state.read(old.side_state).clocks
            for follower in list(self.table.followers):
                mine = row.seats_of(follower.guest)
                if was is None or _visible(row, was, mine) != _visible(row, now, mine):
                    message = self.clocks_for(follower.guest)
                    if message is not None:
                        follower.send(encode(message))
        self.wind()

    def clocks_for(self, guest: str) -> ClockMessage | None:
        row, now = self.table.row, self._services.now()
        side = self.table.side_state
        if row.clock is None or side.clocks is None:
            return None
        rule = clock_arithmetic.rule_of(row.clock)
        shown = []
        for seat, one in _visible(row, side.clocks, row.seats_of(guest)):
            move, bank = clock_arithmetic.left(rule, one, now)
            shown.append(ClockSeat(seat, move, bank, one.since is not None))
        return ClockMessage(row.id, shown, side.paused)

    def wind(self) -> None:
        """Set the alarm for when the first clock runs out, or the ready check is over. It is checked again now and
        then."""
        self.still()
        services = self._services
        end = None if services.shutdown.begun or self.table.gone else self._end()
        if end is not None:
            wait = (end - services.now()) / 1000
            tick = services.settings.clock_tick
            self._alarm = asyncio.get_running_loop().call_later(min(max(0.0, wait), tick), self._ring, wait <= tick)

    def _end(self) -> int | None:
        row, side = self.table.row, self.table.side_state
        if row.status == "waiting":
            return None if side.check is None else ready_check.due(side.check, self._services.grace)
        if row.status != "playing" or row.clock is None or side.clocks is None:
            return None
        end = clock_arithmetic.due(clock_arithmetic.rule_of(row.clock), side.clocks)
        return None if end is None else max(end, self._services.grace)

    def _ring(self, now: bool) -> None:
        self._alarm = None
        services = self._services
        if now and not services.leases.wants(self.table.row.id):  # another process looks after it, or none yet
            self._alarm = asyncio.get_running_loop().call_later(services.settings.clock_tick, self.wind)
        elif now:
            services.tasks.spawn(services.look_after(self.table.row.id))
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
