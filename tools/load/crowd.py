"""Hundreds of tables full of people who play at random, at a given pace, and look at their watches."""

from __future__ import annotations

import asyncio
import random
import time
import uuid
from dataclasses import dataclass, field
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

ARRIVING = 40  # tables being made at a time
GRACE = 5.0  # seconds for the last answers


class Decision(msgspec.Struct):
    actions: list[list[Any]]


class Heard(msgspec.Struct):
    """What the crowd reads of a message; everything else is skipped by the decoder."""

    t: str
    at: int | None = None
    key: str | None = None
    decision: Decision | None = None


decode = msgspec.json.Decoder(Heard).decode


@dataclass
class Figures:
    """What was measured; times in milliseconds."""

    moves: int = 0
    seconds: float = 0.0
    refused: int = 0
    finished: int = 0
    told: list[float] = field(default_factory=list)
    acked: list[float] = field(default_factory=list)

    @property
    def rate(self) -> float:
        return self.moves / self.seconds

    def p(self, percent: float) -> float:
        return _percentile(self.told, percent)

    def ack(self, percent: float) -> float:
        return _percentile(self.acked, percent)


def _percentile(values: list[float], percent: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * percent / 100))] if ordered else float("nan")


class Seat:
    """A person with a socket."""

    def __init__(self, number: int, cookie: str) -> None:
        self.number = number
        self.cookie = cookie
        self.socket: ClientConnection | None = None
        self.at = 0
        self.decision: Decision | None = None


class Table:
    def __init__(self, ident: str, seats: list[Seat]) -> None:
        self.ident = ident
        self.seats = seats
        self.key: str | None = None  # the move under way
        self.sent = 0.0
        self.acked = 0.0
        self.last = 0.0  # when the last seat heard anything

    def movers(self) -> list[Seat]:
        return [seat for seat in self.seats if seat.decision is not None]


class Crowd:
    def __init__(self, url: str, game: str, seats: int) -> None:
        self.url = url
        self.game = game
        self.seats = seats
        self.tables: list[Table] = []
        self.arrived = 0.0
        self.figures = Figures()
        self._readers: list[asyncio.Task[None]] = []
        self._random = random.Random(1)  # the same crowd every time

    async def arrive(self, tables: int) -> None:
        """Guests come, make tables, take seats and open their sockets."""
        begun = time.monotonic()
        gate = asyncio.Semaphore(ARRIVING)

        async def one() -> None:
            async with gate:
                self.tables.append(await self._table())

        await asyncio.gather(*(one() for _ in range(tables)))
        self.arrived = time.monotonic() - begun

    async def _table(self) -> Table:
        people = [
            httpx.AsyncClient(base_url=self.url, timeout=60, verify=False)  # no TLS to prepare for
            for _ in range(self.seats)
        ]
        try:
            for person in people:
                (await person.get("/api/me")).raise_for_status()
            wish = {"game": self.game, "seats": [{"kind": "me"}, *[{"kind": "open"}] * (self.seats - 1)]}
            made = (await people[0].post("/api/tables", json=wish)).raise_for_status().json()
            for person, seat in zip(people[1:], made["seats"][1:], strict=True):
                claim = {"token": seat["invite"]}
                (await person.post(f"/api/tables/{made['id']}/claim", json=claim)).raise_for_status()
            seats = [Seat(n, "; ".join(f"{k}={v}" for k, v in p.cookies.items())) for n, p in enumerate(people)]
        finally:
            for person in people:
                await person.aclose()
        table = Table(made["id"], seats)
        for seat in seats:
            await self._open(table, seat)
        return table

    async def _open(self, table: Table, seat: Seat) -> None:
        address = self.url.replace("http", "ws") + "/ws"
        seat.socket = await connect(
            address, additional_headers={"Cookie": seat.cookie}, compression=None, max_size=None, proxy=None
        )
        await seat.socket.send(msgspec.json.encode({"t": "join", "table": table.ident}).decode())
        self._readers.append(asyncio.create_task(self._read(table, seat)))

    async def _read(self, table: Table, seat: Seat) -> None:
        assert seat.socket is not None
        async for frame in seat.socket:
            self._hear(table, seat, decode(frame))

    def _hear(self, table: Table, seat: Seat, heard: Heard) -> None:
        now = time.monotonic()
        if heard.t == "state":
            seat.at, seat.decision = heard.at or 0, heard.decision
            table.last = now
        elif heard.key is not None and heard.key == table.key:
            if heard.t == "ack":
                table.acked = now
            else:
                self.figures.refused += 1
                table.key = None

    async def play(self, rate: float, seconds: float) -> Figures:
        """So many moves a second, spread over the tables in turn; a table's move is timed when its next one is due."""
        begun = time.monotonic()
        sent = 0
        waiting = list(self.tables)
        self._random.shuffle(waiting)
        while (now := time.monotonic()) < begun + seconds and waiting:
            due = int((now - begun) * rate) - sent
            for _ in range(min(due, len(waiting))):
                table = waiting.pop(0)
                self._note(table)
                if await self._move(table):
                    sent += 1
                    waiting.append(table)
                elif table.last < now - GRACE:
                    self.figures.finished += 1
                else:
                    waiting.append(table)
            await asyncio.sleep(0.002)
        self.figures.seconds = time.monotonic() - begun
        await asyncio.sleep(min(GRACE, 2.0))
        for table in self.tables:
            self._note(table)
        self.figures.moves = len(self.figures.acked)
        return self.figures

    async def _move(self, table: Table) -> bool:
        movers = table.movers()
        if not movers:
            return False
        seat = self._random.choice(movers)
        assert seat.decision is not None
        assert seat.socket is not None
        action = self._random.choice(seat.decision.actions)
        seat.decision = None
        table.key = uuid.uuid4().hex
        table.acked = table.last = 0.0
        table.sent = time.monotonic()
        said = {
            "t": "act",
            "table": table.ident,
            "seat": seat.number,
            "at": seat.at,
            "key": table.key,
            "action": action,
        }
        await seat.socket.send(msgspec.json.encode(said).decode())
        return True

    def _note(self, table: Table) -> None:
        """The move before is over: everybody who was to hear of it has."""
        if table.key is not None and table.acked:
            self.figures.acked.append((table.acked - table.sent) * 1000)
            self.figures.told.append((max(table.last, table.acked) - table.sent) * 1000)
        table.key = None

    async def go(self) -> None:
        for reader in self._readers:
            reader.cancel()
        await asyncio.gather(*self._readers, return_exceptions=True)
        await asyncio.gather(
            *(seat.socket.close() for table in self.tables for seat in table.seats if seat.socket is not None),
            return_exceptions=True,
        )
