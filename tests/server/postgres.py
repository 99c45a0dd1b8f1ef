"""A PostgreSQL of the tests' own: made in a temporary directory, gone with the tests, however they end.

Run as a program it looks after one cluster, obeying a word per line: "start", "stop" or "kill"; at the end of its
input it ends the database, removes the directory and goes. So a test run that is killed leaves nothing behind.
"""

from __future__ import annotations

import contextlib
import os
import pwd
import secrets
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from sqlalchemy import Engine

TOOL = Path(__file__).resolve().parents[2] / "tools" / "bootstrap.py"
USER = "orrery"
PATIENCE = 240.0
SETTINGS = {
    "listen_addresses": "127.0.0.1",
    "unix_socket_directories": "",
    "max_connections": "60",
    "shared_buffers": "16MB",
    "log_min_messages": "fatal",
    "autovacuum": "off",
    "fsync": "off",  # it is the process that tests kill, never the machine: what was written stays readable
}
SYNCED = {"fsync": "on", "max_connections": "100", "shared_buffers": "128MB"}  # for tools/load, which measures


def longest_wait(engine: Engine) -> float | None:
    """For how many seconds somebody has been waiting for a lock in this database; None: nobody waits."""
    asked = "select extract(epoch from max(clock_timestamp() - query_start)) from pg_stat_activity"
    with engine.connect() as connection:
        found = connection.exec_driver_sql(f"{asked} where datname = current_database() and wait_event_type = 'Lock'")
        seconds = found.scalar()
    return None if seconds is None else float(seconds)


_given: list[int] = []  # to servers of this process, which may be away just now


def quiet_port() -> int:
    """A port that is free now and stays so while a server that is to come back there is away: below those that the
    system gives to whoever asks for any."""
    first = 12_000 + os.getpid() % 1_000 * 16
    for port in range(first, first + 16):
        with socket.socket() as probe, contextlib.suppress(OSError):
            probe.bind(("127.0.0.1", port))
            if port not in _given:
                _given.append(port)
                return port
    raise AssertionError("no port is free")


class Cluster:
    """A running database server, and databases on it, each for one test."""

    def __init__(self, *, synced: bool = False) -> None:
        found = subprocess.run([sys.executable, str(TOOL), "postgres"], stdout=subprocess.PIPE, text=True, check=True)
        self.password = secrets.token_hex(16)
        self.port = quiet_port()
        pipe = subprocess.PIPE
        words = [
            sys.executable,
            __file__,
            found.stdout.strip(),
            str(self.port),
            self.password,
            *(["synced"] if synced else []),
        ]
        self._keeper = subprocess.Popen(words, stdin=pipe, stdout=pipe, text=True, start_new_session=True)
        self._made = 0
        self._ready = False
        self.start()

    def start(self) -> None:
        self._say("start")

    def stop(self) -> None:
        """In good order: nobody can connect until it is started again."""
        self._say("stop")

    def kill(self) -> None:
        """At once, with nothing put in order."""
        self._say("kill")

    def close(self) -> None:
        assert self._keeper.stdin is not None
        self._keeper.stdin.close()
        self._keeper.wait(10 * PATIENCE)  # a busy machine takes long to remove the files

    def _say(self, word: str) -> None:
        assert self._keeper.stdin is not None
        assert self._keeper.stdout is not None
        self._keeper.stdin.write(f"{word}\n")
        self._keeper.stdin.flush()
        told = self._keeper.stdout.readline().strip()
        assert told == "done", told or "the database server did not start"

    def url(self, database: str) -> str:
        return f"postgresql://{USER}:{self.password}@127.0.0.1:{self.port}/{database}"

    def database(self, *, empty: bool = False) -> str:
        """The address of a new database, with the newest schema or with nothing at all."""
        import psycopg

        if not empty and not self._ready:
            self._template()
            self._ready = True
        self._made += 1
        name = f"test{self._made}"
        like = "template0" if empty else "template_orrery"
        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            connection.execute(f"create database {name} template {like}")
        return self.url(name)

    def _template(self) -> None:
        import psycopg

        from orrery.server.storage.table_store import TableStore

        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            connection.execute("create database template_orrery")
        storage = TableStore(self.url("template_orrery"))
        storage.open()
        storage.close()


# --- the program that looks after a cluster


def as_somebody() -> dict[str, Any]:
    """PostgreSQL refuses to run as root: as whom it runs instead."""
    if os.geteuid() != 0:
        return {}
    for name in ("postgres", "nobody"):
        try:
            found = pwd.getpwnam(name)
        except KeyError:
            continue
        return {"user": found.pw_uid, "group": found.pw_gid, "extra_groups": []}
    raise SystemExit("there is no user to run PostgreSQL as")


class Keeper:
    def __init__(self, programs: Path, port: str, password: str, *, synced: bool) -> None:
        self.settings = {**SETTINGS, **SYNCED} if synced else SETTINGS
        self.programs = programs
        self.port = port
        self.place = Path(tempfile.mkdtemp(prefix="orrery-postgres-"))
        self.data = self.place / "data"
        self.who = as_somebody()
        secret = self.place / "password"
        secret.write_text(password)
        if self.who:
            for path in (self.place, secret):
                os.chown(path, self.who["user"], self.who["group"])
        self._run("initdb", "-U", USER, "-A", "scram-sha-256", f"--pwfile={secret}", "-E", "UTF8", "--locale=C", "-N")
        self.server: subprocess.Popen[bytes] | None = None

    def _run(self, program: str, *words: str) -> None:
        subprocess.run(
            [str(self.programs / program), "-D", str(self.data), *words],
            **self.who,
            cwd=self.place,
            stdout=subprocess.DEVNULL,
            check=True,
        )

    def start(self) -> None:
        settings = [word for name, value in self.settings.items() for word in ("-c", f"{name}={value}")]
        self.server = subprocess.Popen(
            [self.programs / "postgres", "-D", self.data, "-p", self.port, *settings],
            **self.who,
            cwd=self.place,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,  # it complains of everybody who knocks while it starts and stops
        )
        end = time.monotonic() + PATIENCE
        ready = [str(self.programs / "pg_isready"), "-q", "-h", "127.0.0.1", "-p", self.port]
        while subprocess.run(ready, check=False).returncode:
            if self.server.poll() is not None or time.monotonic() > end:
                raise SystemExit("PostgreSQL did not start")
            time.sleep(0.05)

    def end(self, how: signal.Signals) -> None:
        if self.server is not None:
            self.server.send_signal(how)
            self.server.wait(PATIENCE)
            self.server = None

    def obey(self) -> None:
        try:
            for line in sys.stdin:
                match line.strip():
                    case "start":
                        self.start()
                    case "stop":
                        self.end(signal.SIGINT)  # "fast": connections are cut, everything is written
                    case "kill":
                        self.end(signal.SIGQUIT)  # "immediate": nothing is
                print("done", flush=True)
        finally:
            self.end(signal.SIGQUIT)
            shutil.rmtree(self.place, ignore_errors=True)


if __name__ == "__main__":
    Keeper(Path(sys.argv[1]), sys.argv[2], sys.argv[3], synced=sys.argv[4:] == ["synced"]).obey()
