"""Tens of thousands of tables nobody looks at: copies of one game in its middle, laid straight into the database."""

from __future__ import annotations

import sqlite3
import time
from pathlib import Path

import msgspec
from websockets.asyncio.client import connect

import orrery
from orrery.core.rng import Rng
from orrery.server.people.identities import new_id
from orrery.server.people.sessions import Session, TokenSigner, load_secret
from orrery.server.settings import Settings
from orrery.server.storage import MoveRow, SeatRow
from orrery.server.storage.rows import now
from orrery.server.storage.table_store import TableStore
from orrery.server.tables.seats.new_tables import new_table

MOVES = 60
WOKEN = 200  # of them are woken, from all over the database


async def lay_down(folder: Path, game: str, seats: int, count: int) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    settings = Settings(data_dir=folder)
    await _first(settings, game, seats)
    _copies(settings.database, count)


async def _first(settings: Settings, game: str, seats: int) -> None:
    row = new_table(game, [SeatRow(n, "hotseat", guest="sleeper") for n in range(seats)], {}, "sleeper", "")
    match = orrery.game(game).new(seats, row.seed, row.options)
    rng = Rng(1)
    moves = []
    for n in range(1, MOVES + 1):
        seat = rng.choice(match.actors)
        decision = match.decision(seat)
        assert decision is not None
        action = match.game.action_to_json(rng.choice(decision.actions))
        match.act(seat, action)
        moves.append(MoveRow(n, "act", seat, action, f"sleep:{n}", now(), n))
    row.status, row.version = "playing", MOVES
    row.summary = {"version": MOVES, "actors": list(match.actors), "asked": list(match.actors), "winners": []}
    storage = TableStore(settings.database)
    storage.open()
    try:
        await storage.add_table(row, moves)
        load_secret(settings.data_dir)  # a server that finds tables without their key does not start
    finally:
        storage.close()


def _copies(database: Path, count: int) -> None:
    """The rows of the first table again and again, under other ids."""
    connection = sqlite3.connect(database)
    with connection:
        for table, key in (("tables", "id"), ("seats", "table_id"), ("moves", "table_id")):
            names = [row[1] for row in connection.execute(f"pragma table_info({table})")]
            rows = connection.execute(f"select {', '.join(names)} from {table}").fetchall()
            at = names.index(key)
            marks = ", ".join("?" * len(names))
            connection.executemany(
                f"insert into {table} values ({marks})",
                ((*row[:at], f"sleeper{n}", *row[at + 1 :]) for n in range(count - 1) for row in rows),
            )
    connection.close()


async def wake_some(url: str, folder: Path, tables: int) -> list[float]:
    """Join sleeping tables one after the other; milliseconds until the position is there."""
    cookie = f"orrery_guest={TokenSigner(load_secret(folder)).cookie_for(Session(new_id()))}"
    times = []
    address = url.replace("http", "ws") + "/ws"
    async with connect(
        address, additional_headers={"Cookie": cookie}, compression=None, max_size=None, proxy=None
    ) as socket:
        await socket.recv()
        for n in range(0, tables, max(1, tables // WOKEN)):
            begun = time.monotonic()
            await socket.send(msgspec.json.encode({"t": "join", "table": f"sleeper{n}"}).decode())
            while (heard := msgspec.json.decode(await socket.recv()))["t"] != "state":
                if heard["t"] == "error":
                    raise RuntimeError(heard["code"])
            times.append((time.monotonic() - begun) * 1000)
            await socket.send(msgspec.json.encode({"t": "leave", "table": f"sleeper{n}"}).decode())
    return sorted(times)
