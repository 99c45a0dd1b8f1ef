"""kill -9 at random moments, with people and bots playing: every acknowledged move is there, once, and play goes on."""

from __future__ import annotations

import json
import os
import random
import select
import signal
import sqlite3
import subprocess
import sys
import threading
import time
import uuid
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

import orrery
from orrery.server.storage import MoveRow
from server.support import Guest, Socket, wait_until

ROUNDS = 16
# Imports everything once, then forks a server for each line it reads: a round costs no start of Python.
LAUNCH = """
import os, sys
from orrery.server.run import serve
for line in sys.stdin:
    child = os.fork()
    if child == 0:
        serve(port=0, on_ready=lambda url: print(os.getpid(), url, flush=True))
        os._exit(0)
    os.waitpid(child, 0)
    print("gone", flush=True)
"""


class Launcher:
    """Starts servers as processes of their own, one after the other, on one data directory."""

    def __init__(self, data: Path) -> None:
        env = {
            **os.environ,
            "ORRERY_DATA": str(data),
            "ORRERY_BOT_DELAY": "0.01",
            "ORRERY_BOT_SECONDS": "0.02",
            "ORRERY_BOT_WORKERS": "1",
        }
        pipe = subprocess.PIPE
        self._process = subprocess.Popen([sys.executable, "-c", LAUNCH], env=env, stdin=pipe, stdout=pipe, text=True)
        self.pid = 0
        self.url = ""

    def start(self) -> None:
        assert self._process.stdin is not None
        self._process.stdin.write("go\n")
        self._process.stdin.flush()
        pid, url = self._line().split()
        self.pid = int(pid)
        self.url = url.rstrip("/").replace("localhost", "127.0.0.1")

    def kill(self) -> None:
        os.kill(self.pid, signal.SIGKILL)
        assert self._line() == "gone"

    def _line(self) -> str:
        assert self._process.stdout is not None
        ready, _, _ = select.select([self._process.stdout], [], [], 60)
        assert ready, "the server did not start or stop"
        return self._process.stdout.readline().strip()

    def workers(self) -> list[int]:
        found = Path(f"/proc/{self.pid}/task/{self.pid}/children")
        return [int(pid) for pid in found.read_text().split()] if found.exists() else []

    def close(self) -> None:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.close()
        self._process.wait(20)
        self._process.stdout.close()


class Person(threading.Thread):
    """Plays all its seats at a table, quickly and sometimes with second thoughts, and notes what was acknowledged."""

    def __init__(self, guest: Guest, table: str, acknowledged: dict[str, dict[str, Any]], seed: int) -> None:
        super().__init__(daemon=True)
        self.guest = guest
        self.table = table
        self.acknowledged = acknowledged
        self.open: dict[str, Any] | None = None  # sent, but not answered
        self.rng = random.Random(seed)
        self.error: BaseException | None = None
        self.started = threading.Event()

    def run(self) -> None:
        try:
            with self.guest.socket() as socket:
                socket.join(self.table)
                self.started.set()
                self._play(socket)
        except (ConnectionClosed, OSError, EOFError):
            pass  # the server was killed
        except BaseException as error:
            self.error = error
        finally:
            self.started.set()

    def _play(self, socket: Socket) -> None:
        while True:
            asked = [state for state in socket.states.values() if state["decision"]]
            if any(state["view"]["over"] for state in socket.states.values()):
                return
            if not asked:
                socket.next()
                continue
            state = self.rng.choice(asked)
            message: dict[str, Any] = {
                "table": self.table,
                "seat": state["seat"],
                "at": state["at"],
                "key": str(uuid.uuid4()),
            }
            if state["undo"]["can"] and self.rng.random() < 0.2:
                message["t"] = "undo"
            else:
                message.update(t="act", action=self.rng.choice(state["decision"]["actions"]))
            self.open = message
            socket.say(**message)
            answer = socket.hear("ack", "refused", "stale", key=message["key"])
            if answer["t"] == "ack":
                self.acknowledged[message["key"]] = {**message, "stored": answer["at"]}
            self.open = None
            while socket.states[state["seat"]]["at"] <= state["at"] and answer["t"] == "ack":
                socket.next()


def stored(data: Path) -> dict[str, list[MoveRow]]:
    """What is on the disk, by table, read while no server runs."""
    rows: dict[str, list[MoveRow]] = {}
    with sqlite3.connect(data / "orrery.sqlite3") as connection:
        query = "select table_id, seq, kind, seat, action, key, at, ack from moves order by table_id, seq"
        for ident, *row in connection.execute(query):
            rows.setdefault(ident, []).append(MoveRow(*row))
    connection.close()
    return rows


@pytest.mark.timeout(600)  # a quarter of a minute where nothing else runs
def test_no_acknowledged_move_is_lost_or_doubled(tmp_path: Path) -> None:
    rng = random.Random(20240229)
    data = tmp_path / "data"
    acknowledged: dict[str, dict[str, Any]] = {}
    guests: list[Guest] = []
    tables: list[str] = []
    watched = ""
    bot_moves = 0
    server = Launcher(data)
    for number in range(ROUNDS):
        server.start()
        guests = guests or [Guest(server), Guest(server)]
        for guest in guests:
            guest.http.base_url = server.url
        _settle_open_questions(guests, acknowledged)
        tables = [
            _table(guests[0], tables[:1], "me", "easy", "normal"),
            _table(guests[1], tables[1:], "hotseat", "hotseat", "hotseat"),
        ]
        if not watched or guests[0].get(f"/api/tables/{watched}")["status"] == "over":
            watched = guests[0].table("easy", "easy", "easy")["id"]
        else:
            with guests[0].socket() as socket:  # a look wakes the bots of a table
                socket.join(watched)
        people = [
            Person(guest, table, acknowledged, number * 2 + n)
            for n, (guest, table) in enumerate(zip(guests, tables, strict=True))
        ]
        for person in people:
            person.start()
        for person in people:
            assert person.started.wait(20)
        time.sleep(rng.uniform(0.02, 1.0))
        workers = server.workers()
        server.kill()
        for person in people:
            person.join(20)
            assert not person.is_alive()
            if person.error is not None:
                raise person.error
            if person.open is not None:
                _open.append((guests.index(person.guest), person.open))
        wait_until(lambda pids=workers: not any(_alive(pid) for pid in pids))  # type: ignore[misc]
        bot_moves = _check_disk(data, acknowledged)
    server.close()
    assert len(acknowledged) > 5 * ROUNDS
    assert bot_moves > ROUNDS
    assert any(move["t"] == "undo" for move in acknowledged.values())


_open: list[tuple[int, dict[str, Any]]] = []


def _settle_open_questions(guests: list[Guest], acknowledged: dict[str, dict[str, Any]]) -> None:
    """What was asked when the server died is asked again, with its key: it counts once, whether it was stored or not.
    And so does what had been acknowledged: the answer is the same as before."""
    for n, guest in enumerate(guests):
        mine = {seat["seat"] for table in guest.get("/api/tables") for seat in table["seats"] if seat["mine"]}
        assert mine or not acknowledged
        with guest.socket() as socket:
            for _, message in [one for one in _open if one[0] == n]:
                socket.say(**message)
                answer = socket.hear("ack", "refused", "stale", key=message["key"])
                if answer["t"] == "ack":
                    acknowledged[message["key"]] = {**message, "stored": answer["at"]}
            own = {table["id"] for table in guest.get("/api/tables")}
            again = [m for m in acknowledged.values() if m["table"] in own and m["table"] not in _bots_only(guest)]
            for message in again[-5:]:
                socket.say(**{k: v for k, v in message.items() if k != "stored"})
                answer = socket.hear("ack", "refused", "stale", "error", key=message["key"])
                assert answer == {"t": "ack", "key": message["key"], "at": message["stored"]}
    _open.clear()


def _bots_only(guest: Guest) -> set[str]:
    return {t["id"] for t in guest.get("/api/tables") if not any(seat["mine"] for seat in t["seats"])}


def _table(guest: Guest, before: list[str], *seats: str) -> str:
    """The table of the round before, or a new one if that is finished."""
    if before and guest.get(f"/api/tables/{before[0]}")["status"] != "over":
        return before[0]
    ident: str = guest.table(*seats)["id"]
    return ident


def _check_disk(data: Path, acknowledged: dict[str, dict[str, Any]]) -> int:
    """Every acknowledged move once, at its place; no gaps; all of it plays."""
    rows = stored(data)
    by_key = {(ident, row.key): row for ident, moves in rows.items() for row in moves}
    for key, message in acknowledged.items():
        row = by_key[message["table"], key]
        assert (row.ack, row.seat, row.kind) == (message["stored"], message["seat"], message["t"])
    for moves in rows.values():
        assert [row.seq for row in moves] == list(range(1, len(moves) + 1))
    _replay(data, rows)
    return sum(row.key.startswith("bot:") for moves in rows.values() for row in moves)


def _replay(data: Path, rows: dict[str, list[MoveRow]]) -> None:
    with sqlite3.connect(data / "orrery.sqlite3") as connection:
        for ident, game, players, seed, options, version in connection.execute(
            "select id, game, players, seed, options, version from tables"
        ):
            match = orrery.game(game).new(players, int(seed, 16), json.loads(options))
            for row in rows.get(ident, []):
                if row.kind == "undo":
                    match.undo(row.seat)
                else:
                    match.act(row.seat, json.loads(str(row.action)))
            assert match.version == version == len(rows.get(ident, []))
    connection.close()


def _alive(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().split()[2] != "Z"
    except OSError:
        return False
