"""Hundreds of tables full of people who play at random, each move when it is due, and look at their watches.

A crowd runs in a process of its own, so that its work is not the server's delay, and obeys whoever started it: `Sit`
and `Play` come through a pipe, and each is answered when it is done.
"""

from __future__ import annotations

import asyncio
import gc
import os
import random
import time
from collections import deque
from collections.abc import Sequence
from multiprocessing.connection import Connection
from typing import Any, NamedTuple

import msgspec
from figures import Tally
from laid_tables import LaidTable
from msgspec import UNSET, UnsetType
from websocket_client import WebSocket

from orrery.server.runtime.file_descriptors import raise_descriptor_limit

ARRIVING = 20  # tables that sit down at a time
GRACE = 30.0  # seconds for the last answers, at the most
ECHO = 0.1  # seconds for those who only hear of the last moves
LAST = "over"  # the status of a table whose game has ended


class Sit(NamedTuple):
    """So many tables are to be in the middle of a game."""

    live: int


class Play(NamedTuple):
    """Moves are due at these seconds after `begin`, by the clock that all processes of a machine share."""

    begin: float
    dues: list[float]


class Decision(msgspec.Struct):
    actions: list[list[Any]]


class Heard(msgspec.Struct):
    """What the crowd reads of a message; everything else is skipped by the decoder."""

    t: str
    at: int | None = None
    key: str | None = None
    table: Any = None
    code: str | None = None
    decision: Decision | UnsetType | None = UNSET


decode = msgspec.json.Decoder(Heard).decode
encode = msgspec.json.Encoder().encode


class Person:
    """Somebody in a seat, with a socket."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.socket: WebSocket | None = None
        self.at = 0
        self.decision: Decision | None = None


class Move:
    """A move that has been sent; times in seconds."""

    def __init__(self, due: float, person: Person, key: str) -> None:
        self.due = due
        self.person = person
        self.key = key
        self.acked: float | None = None
        self.told = 0.0  # when somebody heard of it last


class Table:
    def __init__(self, laid: LaidTable, crowd: Crowd) -> None:
        self.laid = laid
        self.crowd = crowd
        self.people = [Person(number) for number in range(len(laid.cookies))]
        self.over = False
        self.waiting: deque[float] = deque()  # moves that are due, and cannot be made yet
        self.move: Move | None = None  # the last one that was sent
        self.before: Move | None = None  # the one before it, of which somebody may still have to hear
        self._moves = 0

    async def sit(self, host: str, port: int) -> None:
        loop = asyncio.get_running_loop()
        for person, cookie in zip(self.people, self.laid.cookies, strict=True):
            hear = lambda text, person=person: self.hear(person, decode(text))  # noqa: E731
            _, socket = await loop.create_connection(
                lambda cookie=cookie, hear=hear: WebSocket(f"{host}:{port}", cookie, hear),  # type: ignore[misc]
                host,
                port,
            )
            person.socket = socket
            await socket.opened
            socket.send(encode({"t": "join", "table": self.laid.id, "steps": True}))
        while not any(person.decision for person in self.people):
            await asyncio.sleep(0.01)

    def hear(self, person: Person, heard: Heard) -> None:
        now, move = time.monotonic(), self.move
        if heard.t in ("steps", "state"):
            at = heard.at or 0
            if (told := self._told()) is not None and at > person.at:  # the same version again is no news
                told.told = now
            person.at = at
            if heard.decision is not UNSET:
                person.decision = heard.decision
        elif heard.t == "table":
            self.over = heard.table["status"] == LAST
        elif move is not None and heard.key == move.key:
            if heard.t == "ack":
                move.acked = now
                self.crowd.open_moves -= 1
                self._count(self.before)
                self.before = None
            else:  # refused, stale, or an error: the same move is due still
                self.crowd.refuse(heard)
                self.waiting.appendleft(move.due)
                self.move = None
        self.go_on()

    def _told(self) -> Move | None:
        """The move that is being told of. The server acknowledges a move before anybody hears of it, and tells of one
        after the other: so what comes before the acknowledgement is late word of the move before."""
        return self.move if self.move is not None and self.move.acked is not None else self.before

    def due(self, moment: float) -> None:
        self.waiting.append(moment)
        self.go_on()

    def go_on(self) -> None:
        """Make the next move, if one is due and somebody may."""
        if not self.waiting or (self.move is not None and self.move.acked is None):
            return
        if self.over:
            self.crowd.pass_on(self)
            return
        movers = [person for person in self.people if person.decision is not None]
        if movers:
            self.before = self.before or self.move  # a move that was refused leaves the one before as it is
            self._send(self.crowd.rng.choice(movers), self.waiting.popleft())

    def _send(self, person: Person, due: float) -> None:
        assert person.decision is not None
        assert person.socket is not None
        self._moves += 1
        self.move = Move(due, person, f"{self._moves:08}")
        said = {
            "t": "act",
            "table": self.laid.id,
            "seat": person.number,
            "at": person.at,
            "key": self.move.key,
            "action": self.crowd.rng.choice(person.decision.actions),
        }
        person.decision = None
        person.socket.send(encode(said))

    def _count(self, move: Move | None) -> None:
        """Everybody who was to hear of this move has."""
        if move is not None and move.acked is not None:
            self.crowd.tally.acked.append(1000 * (move.acked - move.due))
            self.crowd.tally.told.append(1000 * (max(move.acked, move.told) - move.due))

    def give_up(self) -> None:
        """What has not been answered by now is missing."""
        for move in (self.before, self.move):
            self._count(move)
        self.before = self.move = None
        self.waiting.clear()

    def leave(self) -> None:
        for person in self.people:
            if person.socket is not None:
                person.socket.close()


class Crowd:
    """The people of one process."""

    def __init__(self, servers: Sequence[tuple[str, int]], laid: Sequence[LaidTable], seed: int) -> None:
        self.rng = random.Random(seed)  # the same crowd every time
        self.tally = Tally()
        self.open_moves = 0  # due, not yet acknowledged
        self._servers = servers
        self._laid = deque(enumerate(laid))
        self._tables: list[Table] = []
        self._turn: deque[Table] = deque()
        self._unheard: set[str] = set()

    async def sit(self, live: int) -> int:
        """Sit down at fresh tables in place of those that are over; returns how many are live."""
        for table in self._tables:
            if table.over:
                table.leave()
        self._tables = [table for table in self._tables if not table.over]
        gate = asyncio.Semaphore(ARRIVING)

        async def one(number: int, laid: LaidTable) -> None:
            async with gate:
                table = Table(laid, self)
                self._tables.append(table)
                await table.sit(*self._servers[number % len(self._servers)])  # a table's people meet at one process

        fresh = [self._laid.popleft() for _ in range(min(live - len(self._tables), len(self._laid)))]
        await asyncio.gather(*(one(*each) for each in fresh))
        return len(self._tables)

    async def play(self, begin: float, dues: list[float]) -> tuple[Tally, float]:
        """Every move when it is due; returns what was measured, and when the last answer came."""
        self.tally, self.open_moves = Tally(due=len(dues)), len(dues)
        self._turn = deque(self.rng.sample(self._tables, len(self._tables)))
        gc.collect()
        gc.freeze()  # the crowd's own rubbish is not the server's delay
        gc.disable()
        try:
            for moment in dues:
                wait = begin + moment - time.monotonic()
                if wait > 0:
                    await asyncio.sleep(wait)
                self.tally.own.append(1000 * max(0.0, time.monotonic() - begin - moment))
                self._next(begin + moment)
            end = time.monotonic() + GRACE
            while self.open_moves > 0 and time.monotonic() < end:
                await asyncio.sleep(0.01)
            answered = time.monotonic()
            await asyncio.sleep(ECHO)
        finally:
            gc.enable()
        for table in self._tables:
            table.give_up()
        self.tally.over = sum(table.over for table in self._tables)
        return self.tally, answered

    def _next(self, due: float) -> None:
        """The next table in turn has to move; one whose game is over has none."""
        for _ in range(len(self._turn)):
            table = self._turn.popleft()
            if not table.over:
                self._turn.append(table)
                table.due(due)
                return

    def pass_on(self, table: Table) -> None:
        """A game has ended: what is due there is made elsewhere."""
        dues = list(table.waiting)
        table.waiting.clear()
        for due in dues:
            self._next(due)

    def refuse(self, heard: Heard) -> None:
        self.tally.refused += 1
        if heard.t not in self._unheard:
            self._unheard.add(heard.t)
            print(f"refused: {heard.t} {heard.code or ''}", flush=True)

    def go(self) -> None:
        for table in self._tables:
            table.leave()


def main(
    pipe: Connection, cores: set[int], servers: Sequence[tuple[str, int]], laid: Sequence[LaidTable], seed: int
) -> None:
    """Obey until the pipe is closed."""
    if cores:
        os.sched_setaffinity(0, cores)
    raise_descriptor_limit()
    asyncio.run(_obey(pipe, Crowd(servers, laid, seed)))


async def _obey(pipe: Connection, crowd: Crowd) -> None:
    loop = asyncio.get_running_loop()
    while True:
        try:
            order = await loop.run_in_executor(None, pipe.recv)  # meanwhile the server's pings are answered
        except EOFError:
            crowd.go()
            return
        if isinstance(order, Sit):
            pipe.send(await crowd.sit(order.live))
        else:
            pipe.send(await crowd.play(order.begin, order.dues))
