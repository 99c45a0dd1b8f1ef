"""A table in memory: its match, who follows it, and the one lock through which everything about it passes.

A move goes: check, play, store, wait until it is on the disk, tell. Whoever looks at the match holds the lock, so
nobody ever sees a position that is not yet durable; if storing fails, the match is read again from what is stored.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Collection, Mapping
from typing import Any

import structlog

from orrery.core.match import Match
from orrery.core.snapshot import Snapshot
from orrery.server.people.chat import Chat
from orrery.server.people.followers import Follower, Following
from orrery.server.people.presence import Presence
from orrery.server.storage import Behind, MoveRow, StorageFailed, TableRow
from orrery.server.storage.last_seen import save_last_seen
from orrery.server.storage.pending_notices import PendingNotice
from orrery.server.storage.row_codec import moved_values
from orrery.server.storage.snapshot_store import asleep
from orrery.server.storage.table_store import TableStore
from orrery.server.tables import catch_up, side_state, table_step
from orrery.server.tables.audience import Audience
from orrery.server.tables.clocks.clock_alarm import ClockAlarm
from orrery.server.tables.coaching.table_hints import TableHints
from orrery.server.tables.coaching.table_lesson import TableLesson
from orrery.server.tables.match_in_memory import MatchInMemory
from orrery.server.tables.played_move import PlayedMove, played_move
from orrery.server.tables.player_actions import PlayerActions
from orrery.server.tables.records.snapshot_writer import store_snapshot
from orrery.server.tables.records.stored_match import keeps_rules
from orrery.server.tables.records.waking import woken
from orrery.server.tables.seats.bot_seats import BotSeats
from orrery.server.tables.seats.gathering import Gathering
from orrery.server.tables.seats.stand_ins import StandIns
from orrery.server.tables.side_state import SideState
from orrery.server.tables.table_description import table_info
from orrery.server.tables.table_followers import Reply, TableFollowers
from orrery.server.tables.table_proposals import TableProposals
from orrery.server.tables.table_services import TableServices
from orrery.server.tables.table_step import Step, expect_own_seat, settle_move
from orrery.server.wire.messages import encode
from orrery.server.wire.server_errors import ServerError
from orrery.server.wire.table_info import TableInfo

log = structlog.get_logger(__name__)


class LiveTable:
    """One table. A method that awaits takes the lock itself, unless it says that the caller holds it."""

    def __init__(self, services: TableServices, row: TableRow) -> None:
        self.services = services
        self.storage: TableStore = services.storage
        self.row = row
        self.lock = asyncio.Lock()
        self.users = 0  # callers between finding this table and being done with it
        self.touched = time.monotonic()
        self.gone = False
        self.memory = MatchInMemory(self._store_snapshot)
        self.following = TableFollowers(self)
        settings = services.settings
        self.actions = PlayerActions(self, services)
        self.bot_seats = BotSeats(self, services)
        self.proposals = TableProposals(self, services)
        self.stand_ins = StandIns(self, services.now)
        self.clocks = ClockAlarm(self, services)
        self.gathering = Gathering(self, services)
        self.lesson = TableLesson(self, services.tasks, services.act_limit)
        self.hints = TableHints(self, services.bots, settings, services.hint_limit)
        self.chat = Chat(self, services.storage, services.chat_limit, settings.limits.chat_lines)
        self.presence = Presence(
            self,
            services.attendance,
            settings.away_seconds,
            self._save_last_seen,
            lambda: services.shutdown.begun,
        )

    def _save_last_seen(self, ident: str, told: Mapping[int, int], version: int | None) -> None:
        """In the background: no move waits for it."""
        self.services.tasks.spawn(save_last_seen(self.storage, ident, told, version))

    def _store_snapshot(self, taken: Snapshot, moves: list[MoveRow]) -> None:
        """In the background: no move waits for it."""
        self.services.tasks.spawn(store_snapshot(self.storage, self.row, moves, taken))

    # --- the match -----------------------------------------------------------------------------

    def expect_present(self) -> None:
        if self.gone:
            raise ServerError("no_table", table=self.row.id)

    async def match(self) -> Match:
        """The match, read from storage if need be. The caller holds the lock."""
        self.expect_present()
        if self.row.status == "waiting":
            raise ServerError("not_started")
        if self.memory.match is None:
            keeps_rules(self.row)
            old = self.row
            while self.memory.match is None:
                await self._read()
            if self.followers and self.row.revision != old.revision:  # more was stored than was known here: told now
                self.tell_table()
                self.tell_since(old)
        return self.memory.match

    async def _read(self) -> None:
        began = time.perf_counter()
        found = await asleep(self.storage, self.row.id)
        if found is None:
            raise ServerError("no_table", table=self.row.id)
        made = await asyncio.to_thread(woken, *found)
        self.row = found.row
        if await self.clocks.wake():
            self.memory.adopt(made, found.moves, self.row.told)
            self.wake_bots()
            self.clocks.wind()
            self.services.telemetry.woken(self.row, made.way, made.refused, began)

    @property
    def audiences(self) -> Mapping[int | None, Audience]:
        return self.memory.audiences

    async def step(self) -> int:
        """How many actions have been played; what is said and noted now is pinned to that."""
        async with self.lock:
            return 0 if self.row.status == "waiting" else len((await self.match()).actions)

    async def authorised(self, guest: str, seat: int) -> Match:
        """The match, if the guest plays this seat."""
        expect_own_seat(self.row, guest, seat)
        return await self.match()

    # --- for whoever watches over all tables ------------------------------------------------------

    @property
    def followers(self) -> dict[Follower, Following]:
        return self.following.all

    @property
    def online(self) -> set[str]:
        """Who is at the table now."""
        return self.presence.here

    @property
    def side_state(self) -> SideState:
        """Clocks, a pause, an open proposal."""
        return side_state.read(self.row.side_state)

    def shown(self, guest: str | None) -> TableInfo:
        """The table as this guest may know it, with who is at it now."""
        return table_info(self.row, guest, self.services.signer, self.services.now(), self.online)

    def _notices_for(self, row: TableRow, known: Collection[int] = ()) -> list[PendingNotice]:
        """The notices for what the position asks now; `row` is about to be stored. The seats in `known` need none: they
        were asked before, or have moved and see what comes next."""
        seats = sorted(set(self.memory.asked) - set(known))
        if not seats or row.status != "playing" or self.side_state.lesson is not None:
            return []
        asked = {seat: self.audiences[seat].question for seat in seats}
        return self.services.notices.notices_for(row, asked, self.presence.follows)

    # --- what other processes do, see cluster/leases.py and catch_up.py: the caller holds the lock --

    @property
    def running(self) -> bool:
        return self.memory.match is not None and self.row.status == "playing" and not self.gone

    def wake_bots(self) -> None:
        """Every bot that owes a decision starts to think."""
        self.bot_seats.wake()

    async def catch_up(self) -> None:
        await catch_up.catch_up(self)

    def leased(self) -> None:
        """This process looks after bots and clocks from now on."""
        self.wake_bots()
        self.clocks.wind()

    def tell_since(self, old: TableRow) -> None:
        """Tell everybody what has changed since the row was `old`, and go on."""
        if self.memory.match is not None:
            was = [mark[0] for mark in old.told or [[old.version]] * len(self.audiences)]
            fresh = old.status == "waiting"
            news = {who for (who, eyes), at in zip(self.audiences.items(), was) if fresh or eyes.marks.at != at}
            self.following.tell_state(news)
            self.memory.all_told()
        self.hints.moved()
        self.lesson.told(old)
        self.clocks.told(old)
        self.wake_bots()

    # --- playing -------------------------------------------------------------------------------

    async def play(self, match: Match, seat: int, action: list[Any], key: str) -> None:
        """Play, store, tell. The caller holds the lock."""
        began = time.perf_counter()
        moment = self.services.now()
        await self._keep(
            match, played_move(self.row, self.side_state, self.memory, match, seat, action, key, moment), began
        )

    async def take(self, match: Match, step: Step, began: float, reply: Reply) -> None:
        """Store what a step holds, then tell of it. The caller holds the lock."""

        def answer() -> None:
            for message in step.replies:
                reply(message)

        played = step.played
        if step.rewind is not None:
            way = await asyncio.to_thread(match.way_back, step.rewind.to)  # slow; as the lock is held nobody plays
            if way is not None:
                match.remember_way(way)
            played = table_step.rewound(self.row, self.memory, match, step.rewind, self.services.now())
        if played is not None:
            await self._keep(match, played, began, answer)
        elif step.side is not None:
            await self.save_side_state(step.side, stored=answer)
        else:
            answer()

    async def _keep(
        self, match: Match, played: PlayedMove, began: float, acknowledge: Callable[[], None] = lambda: None
    ) -> None:
        """Store a move that was played in memory, and tell of it."""
        memory, old, (move, row, *_) = self.memory, self.row, played
        try:
            notices = self._notices_for(row, (*played.asked_before, move.seat))
            told_later = await self.storage.append(row.id, move, moved_values(row), old.revision, notices)
        except Behind:
            memory.forget()  # another process was faster: whoever asked catches up and tries again
            raise
        except StorageFailed as failed:
            memory.forget()  # what is in memory was never stored: read again when asked
            log.warning("table.rolled_back", table=row.id, seq=move.seq, error=str(failed))
            raise ServerError("storage") from failed
        except BaseException:
            memory.forget()  # cancelled, so it may be stored or not; or a bug, and it is not
            raise
        self.touched = time.monotonic()
        settle_move(self, match, played, acknowledge)
        self.hints.moved()
        self.lesson.told(old)
        self.services.telemetry.moved(row, move, began)
        if told_later and row.status != "over":
            self.services.notices.wake()
        self.clocks.told(old)
        self.wake_bots()

    async def save_side_state(
        self,
        made: SideState,
        levels: Mapping[int, int | None] | None = None,
        stored: Callable[[], None] = lambda: None,
    ) -> None:
        """Store what has changed besides the game, and stand-ins that come or go; then show it. The caller holds the
        lock."""
        old = self.row
        row = table_step.with_side_state(old, made, levels or {}, self.services.now())
        await self.storage.save_lobby(row)
        self.row = row
        stored()
        self.tell_table()
        self.hints.moved()
        self.lesson.told(old)
        self.clocks.told(old)
        self.wake_bots()

    async def save_hints(self, made: SideState, seat: int) -> None:
        """Store that the seat has had a hint, and tell its person alone: anybody else would learn that they still
        think. The caller holds the lock."""
        row = table_step.with_side_state(self.row, made, {}, self.services.now())
        await self.storage.save_lobby(row)
        self.row = row
        self.following.tell_table_to_players_of(seat)

    def wind_clocks(self) -> None:
        self.clocks.wind()

    async def gather(self) -> None:
        """Time has passed at a table that waits."""
        await self.gathering.expire()

    async def stand_in(self, seats: list[int]) -> None:
        await self.stand_ins.stand_in(seats)

    # --- following -----------------------------------------------------------------------------

    async def join(self, follower: Follower, since: int | dict[str, int] | None, *, in_steps: bool = False) -> None:
        try:
            await self.chat.look()
            async with self.lock:
                await self._join(follower, since, in_steps)
        except StorageFailed as failed:
            raise ServerError("storage") from failed
        said = await self.chat.tail()  # only now: otherwise a line told just before the join would be missed
        if said:
            follower.send(encode(self.chat.message(said, reset=True)))

    async def _join(self, follower: Follower, since: int | dict[str, int] | None, in_steps: bool) -> None:
        guest = follower.guest
        await catch_up.look(self)
        match = None if self.row.status == "waiting" else await self.match()
        self.expect_present()
        was_away = not self.presence.follows(guest)
        following = self.following.add(follower, since, in_steps=in_steps)
        if self.presence.came(guest):
            self.tell_table()
        else:
            self.following.tell_table_to(follower)
        if match is not None:
            self.following.tell_state_to(following, away=was_away)
            self.lesson.tell_to(follower)
        clocks = self.clocks.clocks_for(guest)
        if clocks is not None:
            follower.send(encode(clocks))

    async def show_whole(self, follower: Follower, since: int | dict[str, int] | None) -> None:
        """All that a follower may know now, whatever it has been told before."""
        try:
            async with self.lock:
                await self.match()
                self.following.show_whole(follower, since)
        except StorageFailed as failed:
            raise ServerError("storage") from failed

    async def leave(self, follower: Follower, *, saw: bool) -> None:
        """`saw`: the client said goodbye, so everything it was sent has been there to see."""
        self.hints.stop(follower)
        following = self.following.remove(follower)
        self.touched = time.monotonic()
        if following is not None:
            self.presence.went(follower.guest, following, saw=saw)

    def show(self, guest: str, follower: Follower | None, reply: Reply) -> None:
        """The current position for a guest who was behind, joined or not."""
        self.following.show(guest, follower, reply)

    def tell_table(self) -> None:
        """Seats or status have changed: every follower sees the table anew."""
        self.presence.seated()
        self.following.tell_table()

    # --- beginning and end -----------------------------------------------------------------------

    async def started(self) -> None:
        """The game begins. The caller holds the lock and has stored it."""
        await self.match()
        self.tell_table()
        self.following.tell_state(self.audiences)
        self.clocks.told(None)
        self.services.telemetry.started(self.row)
        notices = self._notices_for(self.row)
        if notices:
            self.services.tasks.spawn(self.services.notices.keep(notices))

    def vanish(self) -> None:
        """The table has been given up before it began."""
        self.gone = True
        self.services.drop(self.row.id)
        self.following.dismiss()
        self.clocks.still()

    @property
    def busy(self) -> bool:
        return bool(self.users or self.followers or self.bot_seats.busy or self.lock.locked())

    def sleep(self) -> None:
        """Nobody has needed the table for a while: it leaves the memory."""
        self.clocks.still()
        self.memory.sleep(stopping=False)

    async def rest(self) -> None:
        """The server stops: no more thinking, everybody's place in the story is noted, and the table falls asleep."""
        self.clocks.still()
        self.presence.note_all()
        await self.hints.rest()
        await self.bot_seats.rest()
        self.memory.sleep(stopping=True)
