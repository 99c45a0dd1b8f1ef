"""What tables and sockets take of a server's memory: resident memory at each stage, divided by how many there are.

What a process takes once (caches, compiled statements) is spread over them too, so many tables give the truer figure.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from crowd import Crowd
from laid_tables import LaidTable, lay_tables
from served import Served
from websocket_client import WebSocket

RATE = 300.0  # moves a second, all tables together: nothing is measured here but memory
SETTLING = 1.0  # seconds for the server to be done with what it does beside


class Stage(NamedTuple):
    """The memory of the server at one moment, in kB, and how many of what it holds more than when it was empty."""

    what: str
    memory: int
    more: int
    things: int

    def __str__(self) -> str:
        each = f"{self.more / self.things:7.1f} kB each of {self.things}" if self.things else ""
        return f"{self.what:34} {self.memory / 1024:7.1f} MB {each}"


async def connected(address: tuple[str, int], laid: Sequence[LaidTable]) -> list[WebSocket]:
    """A socket for everybody, who has been welcomed and asks for nothing."""
    host, port = address
    loop, sockets = asyncio.get_running_loop(), []
    for cookie in (cookie for table in laid for cookie in table.cookies):
        welcomed = loop.create_future()
        hear = lambda _, welcomed=welcomed: welcomed.done() or welcomed.set_result(None)  # noqa: E731
        _, socket = await loop.create_connection(
            lambda cookie=cookie, hear=hear: WebSocket(f"{host}:{port}", cookie, hear),  # type: ignore[misc]
            host,
            port,
        )
        await socket.opened
        await welcomed
        sockets.append(socket)
    return sockets


async def footprint(folder: Path, database: str | None, game: str, seats: int, tables: int, moves: int) -> list[Stage]:
    """One server for silent sockets, and one for tables: what the first leaves behind would be used by the second."""
    stages = []
    laid = await lay_tables(folder, database, game, seats, tables)
    with Served(folder, database) as server:
        empty = server.memory()
        stages.append(Stage("empty", empty, 0, 0))
        sockets = await connected(server.address, laid)
        stages.append(Stage("silent sockets", server.memory(), server.memory() - empty, len(sockets)))
        for socket in sockets:
            socket.close()
    with Served(folder, database) as server:
        empty, crowd = server.memory(), Crowd([server.address], laid, 1)
        await crowd.sit(tables)
        await asyncio.sleep(SETTLING)
        joined = server.memory()
        stages.append(Stage(f"tables with {seats} sockets each", joined, joined - empty, tables))
        await crowd.play(time.monotonic(), [n / RATE for n in range(tables * moves)])
        await asyncio.sleep(SETTLING)
        played = server.memory()
        stages.append(Stage(f"the same after {moves} moves each", played, played - empty, tables))
        crowd.go()
    return stages
