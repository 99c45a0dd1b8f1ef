"""Servers as processes of their own, people who play fast on them, and the look at what is stored afterwards."""

from __future__ import annotations

import json
import os
import random
import select
import signal
import subprocess
import sys
import threading
import uuid
from pathlib import Path
from typing import Any

from sqlalchemy import select as choose
from websockets.exceptions import ConnectionClosed

import orrery
from orrery.server.storage import MoveRow
from orrery.server.storage import database_schema as db
from orrery.server.storage.row_codec import loads, move_row
from orrery.server.storage.table_store import TableStore
from server.support import Guest, Socket

# Imports everything once, then forks a server for each line it reads: a start costs no start of Python.
FORK = """
import json, os, sys
from orrery.server.run import serve
from orrery.server.settings import from_environment
for line in sys.stdin:
    said = json.loads(line)
    if "wait" in said:
        os.waitpid(said["wait"], 0)
        print("gone", flush=True)
    elif os.fork() == 0:
        chosen = said.pop("settings")
        os.environ.update(said)
        serve(port=0, settings=from_environment(**chosen), on_ready=lambda url: print(os.getpid(), url, flush=True))
        os._exit(0)
"""


class Forker:
    """Makes server processes; one for all tests of a run."""

    def __init__(self) -> None:
        pipe = subprocess.PIPE
        self._process = subprocess.Popen([sys.executable, "-c", FORK], stdin=pipe, stdout=pipe, text=True)
        self._turn = threading.Lock()

    def ask(self, **said: Any) -> str:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        with self._turn:
            self._process.stdin.write(json.dumps(said) + "\n")
            self._process.stdin.flush()
            ready, _, _ = select.select([self._process.stdout], [], [], 60)
            assert ready, "the server did not start or stop"
            return self._process.stdout.readline().strip()

    def close(self) -> None:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.close()
        self._process.wait(20)
        self._process.stdout.close()


class Launcher:
    """Starts servers as processes of their own, one after the other, on one data directory or database; `settings` are
    those that have no name in the environment."""

    def __init__(
        self,
        forker: Forker,
        data: Path,
        database: Path | str | None = None,
        settings: dict[str, Any] | None = None,
        /,
        **more: str,
    ) -> None:
        self._forker = forker
        self._settings: dict[str, Any] = {
            "settings": settings or {},
            "ORRERY_DATA": str(data),
            "ORRERY_BOT_DELAY": "0.01",
            "ORRERY_BOT_SECONDS": "0.02",
            "ORRERY_BOT_WORKERS": "1",
            "ORRERY_LEASE_SECONDS": "1",
            **more,
        }
        if isinstance(database, str):
            self._settings["ORRERY_DATABASE_URL"] = database
        self.pid = 0
        self.url = ""

    def start(self) -> None:
        pid, url = self._forker.ask(**self._settings).split()
        self.pid = int(pid)
        self.url = url.rstrip("/").replace("localhost", "127.0.0.1")

    def kill(self) -> None:
        if self.pid:
            os.kill(self.pid, signal.SIGKILL)
            assert self._forker.ask(wait=self.pid) == "gone"
            self.pid = 0

    def workers(self) -> list[int]:
        found = Path(f"/proc/{self.pid}/task/{self.pid}/children")
        return [int(pid) for pid in found.read_text().split()] if found.exists() else []


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


def stored(where: Path | str) -> dict[str, list[MoveRow]]:
    """What is kept, by table, whether a server runs or not. All of it plays, without gaps."""
    backend = TableStore(where).backend
    engine = backend.engine()
    rows: dict[str, list[MoveRow]] = {}
    with backend.readers(engine).connect() as connection:  # tables and moves of one moment, while servers go on
        tables = connection.execute(choose(db.tables)).all()
        for row in connection.execute(choose(db.moves).order_by(db.moves.c.table_id, db.moves.c.seq)):
            rows.setdefault(row.table_id, []).append(move_row(row))
    engine.dispose()
    for table in tables:
        moves = rows.get(table.id, [])
        assert [move.seq for move in moves] == list(range(1, len(moves) + 1))
        match = orrery.game(table.game).new(table.players, int(table.seed, 16), loads(table.options))
        for move in moves:
            if move.kind == "undo":
                match.undo(move.seat)
            else:
                match.act(move.seat, move.action)
        assert match.version == table.version == len(moves)
        assert (table.status == "over") == match.over
    return rows


def check(where: Path | str, acknowledged: dict[str, dict[str, Any]]) -> dict[str, list[MoveRow]]:
    """Every acknowledged move is stored once, at its place."""
    rows = stored(where)
    by_key = {(ident, row.key): row for ident, moves in rows.items() for row in moves}
    for key, message in acknowledged.items():
        row = by_key[message["table"], key]
        assert (row.ack, row.seat, row.kind) == (message["stored"], message["seat"], message["t"])
    return rows


def alive(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().split()[2] != "Z"
    except OSError:
        return False
