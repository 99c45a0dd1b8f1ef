"""SQLite's log is carried over into the database file by a thread of its own, so that no move waits for it.

Left to itself, SQLite does that within whichever commit makes the log too long: about once a second when 200 moves a
second are stored, and all moves of that moment wait for a few hundred pages to be written and synced. From another
connection it runs beside the commits ("passive"). Nothing becomes less durable: a commit is synced in the log, and the
log is written over only after the database file has been synced.
"""

from __future__ import annotations

import sqlite3
import threading
from pathlib import Path

import structlog

EVERY = 1.0  # seconds
HEADER = 32  # bytes at the beginning of the log, with a salt that changes when it is written anew
LONGEST = 16_000  # pages: beyond, a commit does it after all (64 MB), in case it can never catch up beside them

Stamp = tuple[int, int, bytes]

log = structlog.get_logger(__name__)


class Checkpoints:
    """Runs from `start` to `stop`."""

    def __init__(self, database: Path) -> None:
        self._database = database
        self._log = database.with_name(f"{database.name}-wal")
        self._carried: Stamp | None = None  # of the log when it was last carried over
        self._stop = threading.Event()
        self._thread = threading.Thread(target=self._run, name="orrery-checkpoints", daemon=True)

    def start(self) -> None:
        self._thread.start()

    def stop(self) -> None:
        self._stop.set()
        self._thread.join()

    def _run(self) -> None:
        while not self._stop.wait(EVERY):
            try:
                self.carry_over()
            except (OSError, sqlite3.Error) as error:  # the disk is full, or so: commits say it too
                log.warning("storage.no_checkpoint", error=repr(error))

    def carry_over(self) -> None:
        """Once, if anything has been written since."""
        changed = self._stamp()
        if changed == self._carried:
            return
        connection = sqlite3.connect(self._database, timeout=0)
        try:
            connection.execute("PRAGMA synchronous=FULL")
            connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
        finally:
            connection.close()
        self._carried = changed

    def _stamp(self) -> Stamp | None:
        """What tells one state of the log from the next, even within a tick of the file system's clock: it grows, or
        begins anew with another header."""
        if not self._log.exists():
            return self._carried
        with self._log.open("rb") as file:
            header = file.read(HEADER)
        found = self._log.stat()
        return found.st_mtime_ns, found.st_size, header
