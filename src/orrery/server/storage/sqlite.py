"""How SQLite is driven: one file, one process."""

from __future__ import annotations

import contextlib
import os
import sqlite3
from pathlib import Path
from typing import IO

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import URL

from orrery.server.storage.checkpoints import LONGEST, Checkpoints
from orrery.server.storage.storage_errors import Busy

try:
    import fcntl
except ImportError:  # not on this system: the lock is only a courtesy, the database stays safe
    fcntl = None  # type: ignore[assignment]


class Sqlite:
    """A database in the data directory."""

    shared = False

    def __init__(self, path: Path) -> None:
        self.path = path
        self._lock: IO[bytes] | None = None
        self._checkpoints: Checkpoints | None = None

    def claim(self) -> None:
        """One server per data directory: two would each believe they are alone, and never hear of each other's
        changes."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        handle = self.path.with_suffix(".lock").open("ab")
        if fcntl is not None:
            try:
                fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError:
                handle.close()
                raise Busy(str(self.path.parent)) from None
        self._lock = handle
        self._keep_private()

    def _keep_private(self) -> None:
        """The database holds the seeds of running games. SQLite creates the files beside it at every start with the
        permissions of this one, so this one must be private first."""
        os.close(os.open(self.path, os.O_RDWR | os.O_CREAT, 0o600))
        for ending in ("", "-wal", "-shm"):
            with contextlib.suppress(FileNotFoundError):
                self.path.with_name(self.path.name + ending).chmod(0o600)

    def engine(self) -> Engine:
        where = URL.create("sqlite", database=str(self.path))
        made = create_engine(where, connect_args={"timeout": 10}, hide_parameters=True)  # errors end up in logs
        event.listen(made, "connect", _prepare)
        event.listen(made, "begin", _begin)
        return made

    def readers(self, engine: Engine) -> Engine:
        return engine  # a transaction sees one moment from its first read on

    def ready(self) -> None:
        """From here on moves are stored."""
        self._checkpoints = Checkpoints(self.path)
        self._checkpoints.start()

    def release(self) -> None:
        if self._checkpoints is not None:
            self._checkpoints.stop()
            self._checkpoints = None
        if self._lock is not None:
            self._lock.close()
            self._lock = None


def _prepare(connection: sqlite3.Connection, _record: object) -> None:
    connection.isolation_level = None  # transactions begin where the code says so, not where the driver guesses
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")  # a commit survives a power failure
    cursor.execute(f"PRAGMA wal_autocheckpoint={LONGEST}")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.execute("PRAGMA busy_timeout=10000")
    cursor.close()


def _begin(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN")
