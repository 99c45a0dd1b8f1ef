"""A table in memory: its match, who follows it, and the one lock through which everything about it passes.

A move goes: check, play, store, wait until it is on the disk, tell. Whoever looks at the match holds the lock, so
nobody ever sees a position that is not yet durable; if storing fails, the match is read again from what is stored.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Container, Sequence
from typing import TYPE_CHECKING, Any, Protocol

import structlog

import orrery
from orrery.core.errors import BadAction, CannotUndo, IllegalAction
from orrery.core.match import Match
from orrery.server import audience
from orrery.server.errors import ServerError
from orrery.server.lobby import table_info
from orrery.server.orders import question
from orrery.server.protocol import (
    AckMessage,
    Act,
    Preview,
    PreviewMessage,
    RefusedMessage,
    StaleMessage,
    TableMessage,
    Told,
    Undo,
    Why,
    WhyMessage,
    encode,
    error_message,
)
from orrery.server.storage import MoveRow, StorageFailed, TableRow
from orrery.server.storage.rows import now
from orrery.server.storage.store import dumps

if TYPE_CHECKING:
    from orrery.server.tables import Tables

log = structlog.get_logger(__name__)

Reply = Callable[[Told], None]
RETRY_SECONDS = 2.0


class Follower(Protocol):
    """A connection that has joined the table."""

    guest: str

    def send(self, frame: str) -> None: ...


class Following:
    """What one connection has been told of one table: the last event number of each audience."""

    __slots__ = ("follower", "told")

    def __init__(self, follower: Follower) -> None:
        self.follower = follower
        self.told: dict[int | None, int] = {}


class LiveTable:
    """One table. Every method that awaits takes the lock itself."""

    def __init__(self, tables: Tables, row: TableRow) -> None:
        self.tables = tables
        self.row = row
        self.lock = asyncio.Lock()
        self.users = 0  # callers between finding this table and being done with it
        self.touched = time.monotonic()
        self.gone = False
        self.followers: dict[Follower, Following] = {}
        self._match: Match | None = None
        self._keys: dict[str, MoveRow] = {}
        self._audiences: dict[int | None, audience.Audience] = {}
        self._bots: dict[int, asyncio.Task[None]] = {}

    # --- the match -----------------------------------------------------------------------------

    async def match(self) -> Match:
        """The match, read from storage if need be. The caller holds the lock."""
        if self.gone:
            raise ServerError("no_table", table=self.row.id)
        if self.row.status == "waiting":
            raise ServerError("not_started")
        if self._match is None:
            game = orrery.game(self.row.game)
            if game.rules_version != self.row.rules_version:
                raise ServerError("old_rules", version=self.row.rules_version, current=game.rules_version)
            moves = await self.tables.storage.moves(self.row.id)
            self._adopt(await asyncio.to_thread(replayed, self.row, moves), moves)
        found = self._match
        assert found is not None
        return found

    def _adopt(self, match: Match, moves: list[MoveRow]) -> None:
        self._match = match
        self._keys = {move.key: move for move in moves}
        self._audiences = audience.audiences(match, self.row.told)
        self._wake_bots()

    # --- acting --------------------------------------------------------------------------------

    async def act(self, guest: str, said: Act | Undo, reply: Reply, follower: Follower | None = None) -> None:
        """A move or an undo of a person: acknowledged when it is on the disk."""
        async with self.lock:
            match = await self._authorised(guest, said.seat)
            action = said.action if isinstance(said, Act) else None
            kind = "undo" if action is None else "act"
            known = self._keys.get(said.key)
            if known is not None:
                if (known.kind, known.seat, known.action) != (kind, said.seat, action):
                    raise ServerError("key_reused")
                reply(AckMessage(said.key, known.ack))
                return
            if action is None and match.undos >= self.tables.settings.limits.undos_per_table:
                raise ServerError("too_many")
            eyes = self._audiences[said.seat]
            if not eyes.current(said.at):
                reply(StaleMessage(said.key, eyes.marks.at))
                self._show(guest, follower, reply)
                return
            try:
                await self._play(match, said.seat, action, said.key, lambda at: reply(AckMessage(said.key, at)))
            except (IllegalAction, CannotUndo) as error:
                no = audience.refused_of(error)
                reply(RefusedMessage(said.key, no.rule, no.why, no.params, no.text))

    async def _play(
        self, match: Match, seat: int, action: list[Any] | None, key: str, stored: Callable[[int], None]
    ) -> None:
        """Play, store, tell. The caller holds the lock."""
        if action is None:
            match.undo(seat)
        else:
            match.act(seat, action)
        news = {who for who, eyes in self._audiences.items() if eyes.update(match, moved=who == seat)}
        told = [list(eyes.marks) for eyes in self._audiences.values()]
        ack = self._audiences[seat].marks.at
        summary = audience.summary_of(match, self._audiences[None].marks.at)
        status = "over" if match.over else "playing"
        move = MoveRow(match.version, "undo" if action is None else "act", seat, action, key, now(), ack)
        updated = move.at if None in news else self.row.updated  # the time of a secret choice is a secret too
        row = {"status": status, "updated": updated, "summary": dumps(summary), "told": dumps(told)}
        try:
            await self.tables.storage.append(self.row.id, move, row)
        except StorageFailed as failed:
            self._match = None  # what is in memory was never stored: forget it, read again when asked
            log.warning("table.rolled_back", table=self.row.id, seq=move.seq, error=str(failed))
            raise ServerError("storage") from failed
        except asyncio.CancelledError:
            self._match = None  # nobody waited for the answer: it may be stored or not
            raise
        ended = status != self.row.status
        self.row.version, self.row.updated, self.row.told = move.seq, updated, told
        self.row.status, self.row.summary = status, summary  # type: ignore[assignment]
        self._keys[key] = move
        self.touched = time.monotonic()
        stored(ack)
        self._tell_state(news)
        if ended:
            self.tell_table()
        self._wake_bots()

    async def _authorised(self, guest: str, seat: int) -> Match:
        """The match, if the guest plays this seat."""
        if not 0 <= seat < self.row.players:
            raise ServerError("no_seat", seat=seat)
        if seat not in self.row.seats_of(guest):
            raise ServerError("not_your_seat", seat=seat)
        return await self.match()

    # --- asking --------------------------------------------------------------------------------

    async def preview(self, guest: str, said: Preview, reply: Reply) -> None:
        async with self.lock:
            match = await self._authorised(guest, said.seat)
            try:
                reply(PreviewMessage(said.id, audience.preview_events(match, said.seat, said.action)))
            except IllegalAction as error:
                reply(PreviewMessage(said.id, refused=audience.refused_of(error)))

    async def why(self, guest: str, said: Why, reply: Reply) -> None:
        async with self.lock:
            match = await self._authorised(guest, said.seat)
            reply(WhyMessage(said.id, audience.why_not(match, said.seat, said.action)))

    # --- following -----------------------------------------------------------------------------

    async def join(self, follower: Follower, since: int | dict[str, int] | None) -> None:
        async with self.lock:
            match = None if self.row.status == "waiting" else await self.match()
            if self.gone:
                raise ServerError("no_table", table=self.row.id)
            following = self.followers[follower] = Following(follower)
            mine = self.row.seats_of(follower.guest)
            if isinstance(since, dict):
                following.told = {
                    seat: since[name] for seat in (*mine, None) if (name := _audience_name(seat)) in since
                }
            elif since is not None and len(mine) <= 1:
                following.told = {mine[0] if mine else None: since}
            follower.send(encode(TableMessage(table_info(self.row, follower.guest, self.tables.keys))))
            if match is not None:
                self._tell_one(following, {})

    async def leave(self, follower: Follower) -> None:
        self.followers.pop(follower, None)
        self.touched = time.monotonic()

    def _show(self, guest: str, follower: Follower | None, reply: Reply) -> None:
        """The current position for a guest who was behind, joined or not."""
        following = self.followers.get(follower) if follower is not None else None
        if following is not None:
            self._tell_one(following, {})
            return
        for seat in self.row.seats_of(guest):
            reply(self._audiences[seat].message(self.row.id))

    def _tell_state(self, news: Container[int | None]) -> None:
        """Every follower for whom there is news gets the position, built once per audience."""
        made: dict[tuple[int | None, int | None], tuple[str, int]] = {}
        for following in list(self.followers.values()):
            self._tell_one(following, made, news)

    def _tell_one(
        self,
        following: Following,
        made: dict[tuple[int | None, int | None], tuple[str, int]],
        news: Container[int | None] | None = None,
    ) -> None:
        seats: Sequence[int | None] = self.row.seats_of(following.follower.guest) or (None,)
        for seat in seats:
            if news is not None and seat not in news:
                continue
            since = following.told.get(seat)
            if (seat, since) not in made:
                message = self._audiences[seat].message(self.row.id, since)
                made[seat, since] = (encode(message), audience.last_number(message))
            frame, number = made[seat, since]
            following.told[seat] = number
            following.follower.send(frame)

    def tell_table(self) -> None:
        """Seats or status have changed: every follower sees the table anew."""
        for follower in list(self.followers):
            follower.send(encode(TableMessage(table_info(self.row, follower.guest, self.tables.keys))))

    def vanish(self) -> None:
        """The table has been given up before it began."""
        self.gone = True
        error = ServerError("no_table", table=self.row.id)
        for follower in self.followers:
            follower.send(encode(error_message(error, table=self.row.id)))
        self.followers.clear()

    async def started(self) -> None:
        """The game begins. The caller holds the lock and has stored it."""
        await self.match()
        self.tell_table()
        self._tell_state(self._audiences)

    # --- bots ----------------------------------------------------------------------------------

    @property
    def busy(self) -> bool:
        return bool(self.users or self.followers or self._bots or self.lock.locked())

    def _wake_bots(self) -> None:
        """Every bot that owes a decision starts to think, once."""
        if self._match is None or self.tables.closing:
            return
        for seat in self._match.actors:
            if self.row.seats[seat].kind == "bot" and seat not in self._bots:
                self._bots[seat] = asyncio.create_task(self._bot(seat), name=f"bot {self.row.id} {seat}")

    async def _bot(self, seat: int) -> None:
        try:
            while True:
                try:
                    if not await self._bot_turn(seat):
                        break
                except (ServerError, StorageFailed) as error:
                    if isinstance(error, ServerError) and error.code != "storage":
                        return  # the table is gone, or its rules are
                    await asyncio.sleep(RETRY_SECONDS)
        except Exception:  # a bug: this bot stops, the table and the server go on
            log.exception("bot.broken", table=self.row.id, seat=seat)
            return
        finally:
            self._bots.pop(seat, None)
        self._wake_bots()

    async def _bot_turn(self, seat: int) -> bool:
        """One decision of a bot, through the same door as a person's; False when it owes none."""
        level = self.row.seats[seat].level or "normal"
        pool = self.tables.bots
        async with self.lock:
            match = await self.match()
            decision = match.decision(seat)
            if decision is None:
                return False
            fallback = match.game.action_to_json(decision.actions[0])
            only = len(decision.actions) == 1
            order = None if only else question(match, seat, level, pool.seconds(level))
            seen = self._audiences[seat].marks.asked_at
        action = fallback
        if order is not None:  # nothing to think about otherwise: confirmed at once
            least = asyncio.create_task(asyncio.sleep(self.tables.settings.bot_delay))
            try:
                action = await pool.choose(order, watched=bool(self.followers)) or fallback
                await least
            finally:
                least.cancel()
        async with self.lock:
            match = await self.match()
            if self._audiences[seat].marks.asked_at != seen:
                return True  # somebody took something back: think again
            key = f"bot:{match.version + 1}:{seat}"
            try:
                await self._play(match, seat, action, key, lambda _at: None)
            except (IllegalAction, BadAction) as error:
                log.warning("bot.illegal", table=self.row.id, seat=seat, action=action, error=str(error))
                await self._play(match, seat, fallback, key, lambda _at: None)
        return True

    async def rest(self) -> None:
        """Stop all thinking."""
        thinking = list(self._bots.values())
        for task in thinking:
            task.cancel()
        await asyncio.gather(*thinking, return_exceptions=True)


def _audience_name(seat: int | None) -> str:
    return "none" if seat is None else str(seat)


def replayed(row: TableRow, moves: list[MoveRow]) -> Match:
    """The match as its moves and undos have made it."""
    match = orrery.game(row.game).new(row.players, row.seed, row.options)
    for move in moves:
        if move.kind == "undo":
            match.undo(move.seat)
        else:
            match.act(move.seat, move.action)
    return match
