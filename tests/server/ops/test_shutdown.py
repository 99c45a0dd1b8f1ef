"""Told to stop, a server stops in good order: moves under way are kept, people told to come back, nothing left over."""

from __future__ import annotations

import asyncio
import os
import signal
import threading
import uuid
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from orrery.server.storage.table_store import TableStore
from server.processes import ServerProcess
from server.support import PATIENCE, Guest, Socket, wait_until

Json = Any


@pytest.fixture
def process(tmp_path: Path) -> Iterator[ServerProcess]:
    with ServerProcess(tmp_path) as running:
        yield running


class Player(threading.Thread):
    """Plays one seat after the other of a table, as fast as it can, and notes what was acknowledged."""

    def __init__(self, guest: Guest) -> None:
        super().__init__(daemon=True)
        self.guest = guest
        self.table: str = guest.table("hotseat", "hotseat", "easy")["id"]
        self.acknowledged: set[str] = set()
        self.code: int | None = None
        self.first = threading.Event()

    def run(self) -> None:
        with self.guest.socket() as socket:
            try:
                socket.join(self.table)
                while True:
                    self._move(socket)
            except ConnectionClosed as closed:
                self.code = None if closed.rcvd is None else closed.rcvd.code
                for message in socket.log:
                    if message["t"] == "ack":
                        self.acknowledged.add(message["key"])

    def _move(self, socket: Socket) -> None:
        for seat, state in list(socket.states.items()):
            if state["decision"] and seat is not None:
                key = str(uuid.uuid4())
                socket.act(self.table, seat, state["at"], state["decision"]["actions"][0], key)
                self.first.set()
                return
        socket.next()


@pytest.mark.parametrize("sig", [signal.SIGTERM, signal.SIGINT])
def test_a_stop_in_good_order(process: ServerProcess, tmp_path: Path, sig: signal.Signals) -> None:
    players = [Player(Guest(process)) for _ in range(3)]
    for player in players:
        player.start()
    for player in players:
        assert player.first.wait(PATIENCE)
    wait_until(lambda: bool(process.workers()))
    workers = process.workers()
    process.process.send_signal(sig)
    assert process.ends() == 0
    for player in players:
        player.join(PATIENCE)
        assert player.code == 1012
    for pid in workers:
        assert not Path(f"/proc/{pid}").exists()
    assert "Traceback" not in process.log.read_text()
    storage = TableStore(tmp_path / "data" / "orrery.sqlite3")
    storage.open()
    for player in players:
        stored = {move.key for move in asyncio.run(storage.moves(player.table))}
        assert player.acknowledged
        assert player.acknowledged <= stored
    storage.close()


def test_it_says_that_it_stops_before_it_does(tmp_path: Path) -> None:
    """It leaves its door open long enough for everybody to hear it; told once more, it closes."""
    with ServerProcess(tmp_path, {"drain_seconds": 10 * PATIENCE}) as process:
        guest = Guest(process)
        table = guest.table("me", "easy", "easy")["id"]

        def ready() -> int:
            return guest.http.get("/api/ready").status_code

        with guest.socket() as socket:
            socket.join(table)
            assert ready() == 200
            process.process.send_signal(signal.SIGTERM)
            wait_until(lambda: ready() == 503)
            assert socket.closed() == 1012
        assert ready() == 503
        process.process.send_signal(signal.SIGTERM)
        assert process.ends() == 0


def test_impatience_is_obeyed(process: ServerProcess) -> None:
    process.process.send_signal(signal.SIGINT)
    process.process.send_signal(signal.SIGINT)
    assert process.ends() == 0


def test_the_next_server_goes_on(tmp_path: Path) -> None:
    with ServerProcess(tmp_path) as first:
        guest = Guest(first)
        cookie = guest.cookie
        table = guest.table("me", "easy", "easy", options={"confirm": False})["id"]
        with guest.socket() as socket:
            socket.join(table)
            state = socket.asked(0)
            at = socket.act(table, 0, state["at"], state["decision"]["actions"][0], "before-the-stop")["at"]
            os.kill(first.process.pid, signal.SIGTERM)
            assert socket.closed() == 1012
        assert first.ends() == 0
    with ServerProcess(tmp_path) as second:
        back = Guest(second)
        with back.socket(Cookie=cookie) as socket:
            socket.join(table)
            again = socket.act(table, 0, state["at"], state["decision"]["actions"][0], "before-the-stop")
            assert (again["t"], again["at"]) == ("ack", at)
