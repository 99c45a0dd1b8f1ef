"""A table in memory: its match, who follows it, and the one lock through which everything about it passes.

A move goes: check, play, store, wait until it is on the disk, tell. Whoever looks at the match holds the lock, so
nobody ever sees a position that is not yet durable; if storing fails, the match is read again from what is stored.
"""

from __future__ import annotations

import asyncio
import dataclasses
import time
from collections.abc import Callable, Collection, Container, Mapping, Sequence
from typing import Any

import structlog

from orrery.core.match import Match
from orrery.core.registry import game as find_game
from orrery.core.snapshot import Snapshot
from orrery.server.people.chat import Chat
from orrery.server.people.followers import Follower, Following
from orrery.server.people.presence import Presence
from orrery.server.storage import Behind, MoveRow, Storage, StorageFailed, TableRow
from orrery.server.storage.due_tables import save_seen
from orrery.server.storage.pending_notices import Ask
from orrery.server.storage.row_codec import moved_values
from orrery.server.storage.rows import now
from orrery.server.storage.snapshot_store import asleep
from orrery.server.tables import audience, catch_up, side_state, table_clocks
from orrery.server.tables.bot_seats import BotSeats
from orrery.server.tables.broadcast import Made, tell_one
from orrery.server.tables.clock_alarm import ClockAlarm
from orrery.server.tables.consent import Consent
from orrery.server.tables.lobby import table_info
from orrery.server.tables.player_actions import PlayerActions
from orrery.server.tables.seat_owners import with_seats
from orrery.server.tables.side_state import SideState
from orrery.server.tables.stand_ins import StandIns
from orrery.server.tables.stored_match import fingerprint, keeps_rules, replay, rewinds
from orrery.server.tables.table_services import TableServices
from orrery.server.tables.waking import SnapshotKeeper, Woken, store_snapshot, woken
from orrery.server.wire.messages import (
    TableMessage,
    Told,
    encode,
    error_message,
)
from orrery.server.wire.server_errors import ServerError
from orrery.server.wire.table_info import TableInfo

log = structlog.get_logger(__name__)

Reply = Callable[[Told], None]


class LiveTable:
    """One table. Every method that awaits takes the lock itself."""

    def __init__(self, services: TableServices, row: TableRow) -> None:
        self.services = services
        self.storage: Storage = services.storage
        self.row = row
        self.lock = asyncio.Lock()
        self.users = 0  # callers between finding this table and being done with it
        self.touched = time.monotonic()
        self.gone = False
        self.followers: dict[Follower, Following] = {}
        self._match: Match | None = None
        self._keys: dict[str, MoveRow] = {}
        self._audiences: dict[int | None, audience.Audience] = {}
        self._snapshots = SnapshotKeeper()
        settings = services.settings
        self.actions = PlayerActions(self, services)
        self.bot_seats = BotSeats(self, services)
        self.consent = Consent(self, services)
        self.stand_ins = StandIns(self, services.now)
        self.clocks = ClockAlarm(self, services)
        self.chat = Chat(self, services.storage, services.speech, settings.limits.chat_lines)
        self.presence = Presence(
            self, services.rooms.attendance, settings.away_seconds, self._save_seen, lambda: services.shutdown.begun
        )

    def _save_seen(self, ident: str, told: Mapping[int, int], version: int | None) -> None:
        """In passing: no move waits for it."""
        self.services.tasks.spawn(save_seen(self.storage, ident, told, version))

    # --- the match -----------------------------------------------------------------------------

    def expect_present(self) -> None:
        if self.gone:
            raise ServerError("no_table", table=self.row.id)

    async def match(self) -> Match:
        """The match, read from storage if need be. The caller holds the lock."""
        self.expect_present()
        if self.row.status == "waiting":
            raise ServerError("not_started")
        if self._match is None:
            keeps_rules(self.row)
            old = self.row
            while self._match is None:
                await self._read()
            if self.followers and self.row.revision != old.revision:  # more was stored than we knew of: told now
                self.tell_table()
                self.tell_since(old)
        return self._match

    async def _read(self) -> None:
        began = time.perf_counter()
        found = await asleep(self.storage, self.row.id)
        if found is None:
            raise ServerError("no_table", table=self.row.id)
        made = await asyncio.to_thread(woken, *found)
        self.row = found.row
        if await self.clocks.wake():
            self._adopt(made, found.moves)
            self.services.rooms.telemetry.woken(self.row, made.way, made.refused, began)

    def _adopt(self, made: Woken, moves: list[MoveRow]) -> None:
        self._match = made.match
        self._keys = {move.key: move for move in moves}
        self._audiences = audience.audiences(made.match, self.row.told)
        self._keep(self._snapshots.woke(made))
        self.wake_bots()
        self.clocks.wind()

    def _keep(self, taken: Snapshot | None) -> None:
        """Store a snapshot, if there is one to be stored, beside everything else."""
        if taken is not None:
            self.services.tasks.spawn(store_snapshot(self.storage, self.row, list(self._keys.values()), taken))

    # --- for whoever watches over all tables ------------------------------------------------------

    @property
    def online(self) -> set[str]:
        """Who is at the table now."""
        return self.presence.here

    @property
    def asked(self) -> Sequence[int]:
        return () if self._match is None else self._match.actors

    @property
    def side_state(self) -> SideState:
        """Clocks, a pause, an open proposal."""
        return side_state.read(self.row.side_state)

    def shown(self, guest: str | None) -> TableInfo:
        """The table as this guest may know it, with who is at it now."""
        return table_info(self.row, guest, self.services.keys, self.online)

    def _asks(self, row: TableRow, known: Collection[int] = ()) -> list[Ask]:
        """Who is to be told what the position asks now, of which `row` is about to be stored. These know already: they
        were asked before, or have moved and see what comes next."""
        seats = sorted(set(self.asked) - set(known))
        if not seats or row.status != "playing":
            return []
        texts = find_game(row.game).texts
        question = lambda seat: self._audiences[seat].question(texts)  # noqa: E731
        return self.services.rooms.notices.asks(row, seats, self.presence.follows, question)

    # --- what other processes have stored, see catch_up.py: the caller holds the lock -------------

    @property
    def loaded(self) -> bool:
        return self._match is not None

    @property
    def running(self) -> bool:
        return self._match is not None and self.row.status == "playing" and not self.gone

    def wake_bots(self) -> None:
        """Every bot that owes a decision starts to think."""
        self.bot_seats.wake()

    async def catch_up(self) -> None:
        await catch_up.catch_up(self)

    def leased(self) -> None:
        """This process looks after bots and clocks from now on."""
        self.wake_bots()
        self.clocks.wind()

    def before(self, seat: int, at: int) -> bool:
        """Whether version `at` of a seat is still to come here."""
        return self._match is not None and seat in self._audiences and at > self._audiences[seat].marks.at

    def advance(self, moves: Sequence[MoveRow]) -> bool:
        """Play moves as they were played elsewhere; False if it did not come out the same, or if all have agreed to go
        back: that is a long way, walked in a thread when the table is read again."""
        match = self._match
        assert match is not None
        if rewinds(moves):
            return False
        for move in moves:
            self._snapshots.noted(match, replay(match, move.seat, move.action))
            self._keys[move.key] = move
            for who, eyes in self._audiences.items():
                eyes.update(match, moved=who == move.seat)
        told = [list(eyes.marks) for eyes in self._audiences.values()]
        return not moves or told == self.row.told

    def forget(self) -> None:
        """What is in memory is not what is stored: it is read again when asked for."""
        self._match = None

    def tell_since(self, old: TableRow) -> None:
        """Tell what has come since the row was `old`, and go on."""
        if self._match is not None:
            was = [mark[0] for mark in old.told or [[old.version]] * len(self._audiences)]
            fresh = old.status == "waiting"
            news = {w for (w, eyes), at in zip(self._audiences.items(), was) if fresh or eyes.marks.at != at}
            self._tell_state(news)
        self.clocks.told(old)
        self.wake_bots()

    # --- playing -------------------------------------------------------------------------------

    def move_with(self, key: str) -> MoveRow | None:
        """The stored move that was made with this key."""
        return self._keys.get(key)

    def audience_of(self, seat: int) -> audience.Audience:
        return self._audiences[seat]

    def taken_back(self, seat: int) -> int:
        """How often a seat has taken back something by itself: one player must not use up everybody's undos."""
        return sum(move.seat == seat and move.kind == "undo" and move.action is None for move in self._keys.values())

    async def play(
        self,
        match: Match,
        seat: int,
        action: list[Any] | int | None,
        key: str,
        stored: Callable[[int], None] = lambda _at: None,
        base: SideState | None = None,
    ) -> None:
        """Play, store, tell: an action, an undo (None), or what all have agreed to, that only so many actions are kept.
        The caller holds the lock."""
        began, asked_before, old = time.perf_counter(), self.asked, self.row
        kind = replay(match, seat, action)
        try:
            news = {who for who, eyes in self._audiences.items() if eyes.update(match, moved=who == seat)}
            told = [list(eyes.marks) for eyes in self._audiences.values()]
            ack = self._audiences[seat].marks.at
            summary = audience.summary_of(match, self._audiences[None].marks.at)
            mark = fingerprint(match)
            move = MoveRow(match.version, "act" if kind == "act" else "undo", seat, action, key, now(), ack, mark)
            summary["since"] = audience.since_when(old, told, summary["asked"], move.at)
            moment = self.services.now()
            own, noticed = sum(mover == seat for mover, _ in match.actions), bool(news - {seat})
            side = table_clocks.stepped(old, base or self.side_state, summary, seat, own, kind, noticed, moment)
            row = dataclasses.replace(
                old,
                status="over" if match.over else "playing",
                updated=move.at if None in news else old.updated,  # the time of a secret choice is a secret too
                summary=summary,
                told=told,
                side_state=side_state.write(side),
                due=table_clocks.due(old, side, summary["asked"], moment),
                version=move.seq,
                revision=old.revision + 1,
            )
            asks = self._asks(row, (*asked_before, seat))
            asking = await self.storage.append(row.id, move, moved_values(row), old.revision, asks)
        except Behind:
            self._match = None  # another process was faster: whoever asked catches up and tries again
            raise
        except StorageFailed as failed:
            self._match = None  # what is in memory was never stored: forget it, read again when asked
            log.warning("table.rolled_back", table=row.id, seq=move.seq, error=str(failed))
            raise ServerError("storage") from failed
        except BaseException:
            self._match = None  # nobody waited for the answer, it may be stored or not; or a bug: it is not
            raise
        self.row = row
        self._keys[key] = move
        self.touched = time.monotonic()
        stored(ack)
        self._tell_state(news)
        self._keep(self._snapshots.moved(match, kind))
        self.services.rooms.telemetry.moved(row, move, began)
        if asking and row.status != "over":
            self.services.rooms.notices.wake()
        if row.status != old.status or side_state.open_now(row) != side_state.open_now(old):
            self.tell_table()
        self.clocks.told(old)
        self.wake_bots()

    async def save_side_state(
        self,
        made: SideState,
        levels: Mapping[int, str | None] | None = None,
        stored: Callable[[], None] = lambda: None,
    ) -> None:
        """Store what has changed besides the game, and stand-ins that come or go; then show it. The caller holds the
        lock."""
        old = self.row
        row = dataclasses.replace(old, seats=with_seats(old, levels or {}), side_state=side_state.write(made))
        row.due = table_clocks.due(row, made, table_clocks.seats_in(row.summary, "asked"), self.services.now())
        await self.storage.save_lobby(row)
        self.row = row
        stored()
        self.tell_table()
        self.clocks.told(old)
        self.wake_bots()

    async def stand_in(self, seats: list[int]) -> None:
        await self.stand_ins.stand_in(seats)

    async def authorised(self, guest: str, seat: int) -> Match:
        """The match, if the guest plays this seat."""
        if not 0 <= seat < self.row.players:
            raise ServerError("no_seat", seat=seat)
        if seat not in self.row.seats_of(guest):
            raise ServerError("not_your_seat", seat=seat)
        return await self.match()

    async def step(self) -> int:
        """How many actions have been played; what is said and noted now is pinned to that."""
        async with self.lock:
            return 0 if self.row.status == "waiting" else len((await self.match()).actions)

    # --- following -----------------------------------------------------------------------------

    async def join(self, follower: Follower, since: int | dict[str, int] | None) -> None:
        try:
            await self.chat.look()
            async with self.lock:
                await self._join(follower, since)
        except StorageFailed as failed:
            raise ServerError("storage") from failed
        said = await self.chat.tail()  # only now: a line that was told just before he came would be missed
        if said:
            follower.send(encode(self.chat.message(said, reset=True)))

    async def _join(self, follower: Follower, since: int | dict[str, int] | None) -> None:
        guest = follower.guest
        await catch_up.look(self)
        match = None if self.row.status == "waiting" else await self.match()
        self.expect_present()
        was_away = not self.presence.follows(guest)
        following = self.followers[follower] = Following(follower)
        following.knows(since, self.row.seats_of(guest))
        if self.presence.came(guest):
            self.tell_table()
        else:
            follower.send(encode(TableMessage(self.shown(guest))))
        if match is not None:
            tell_one(self.row, self._audiences, following, {}, away=was_away)
        clocks = self.clocks.clocks_for(guest)
        if clocks is not None:
            follower.send(encode(clocks))

    async def leave(self, follower: Follower, *, saw: bool) -> None:
        """`saw`: it said goodbye, so all that it was told has been there to see."""
        following = self.followers.pop(follower, None)
        self.touched = time.monotonic()
        if following is not None:
            self.presence.went(follower.guest, following, saw=saw)

    def show(self, guest: str, follower: Follower | None, reply: Reply) -> None:
        """The current position for a guest who was behind, joined or not."""
        following = self.followers.get(follower) if follower is not None else None
        if following is not None:
            tell_one(self.row, self._audiences, following, {})
            return
        for seat in self.row.seats_of(guest):
            reply(self._audiences[seat].message(self.row.id))

    def _tell_state(self, news: Container[int | None]) -> None:
        """Every follower for whom there is news gets the position, built once per audience."""
        made: Made = {}
        for following in list(self.followers.values()):
            tell_one(self.row, self._audiences, following, made, news)

    def tell_table(self) -> None:
        """Seats or status have changed: every follower sees the table anew."""
        self.presence.seated()
        for follower in list(self.followers):
            follower.send(encode(TableMessage(self.shown(follower.guest))))

    def vanish(self) -> None:
        """The table has been given up before it began."""
        self.gone = True
        self.services.drop(self.row.id)
        error = ServerError("no_table", table=self.row.id)
        for follower in self.followers:
            follower.send(encode(error_message(error, table=self.row.id)))
        self.followers.clear()
        self.clocks.still()

    async def started(self) -> None:
        """The game begins. The caller holds the lock and has stored it."""
        await self.match()
        self.tell_table()
        self._tell_state(self._audiences)
        self.clocks.told(None)
        self.services.rooms.telemetry.started(self.row)
        asks = self._asks(self.row)
        if asks:
            self.services.tasks.spawn(self.services.rooms.notices.keep(asks))

    # --- resting -------------------------------------------------------------------------------

    @property
    def playing(self) -> Match | None:
        """The match, if it is in memory."""
        return self._match

    def asked_at(self, seat: int) -> int:
        """The version at which a seat was asked what it is asked now."""
        return self._audiences[seat].marks.asked_at

    @property
    def busy(self) -> bool:
        return bool(self.users or self.followers or self.bot_seats.busy or self.lock.locked())

    def sleep(self) -> None:
        """Nobody has needed the table for a while: it leaves the memory."""
        self.clocks.still()
        self._keep(self._snapshots.sleeps())

    async def rest(self) -> None:
        """The server stops: no more thinking, and everybody's place in the story is noted."""
        self.clocks.still()
        self.presence.note_all()
        await self.bot_seats.rest()
