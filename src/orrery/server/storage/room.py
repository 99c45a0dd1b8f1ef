"""Whether there is room to write: what a full disk looks like, and a try."""

from __future__ import annotations

import errno
import shutil
import sqlite3
from pathlib import Path

from sqlalchemy import Connection, delete, insert
from sqlalchemy.exc import DBAPIError

from orrery.server.storage import database_schema as db

LEAST_FREE = 8 * 1024 * 1024  # bytes: what SQLite writes beside its file before it tidies up, and as much again
_FULL = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG)
# A full disk is SQLITE_FULL for the file itself, other failures to write for the files beside it.
_SQLITE_FULL = (
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_IOERR_WRITE,
    sqlite3.SQLITE_IOERR_TRUNCATE,
    sqlite3.SQLITE_IOERR_SHMOPEN,
    sqlite3.SQLITE_IOERR_SHMSIZE,
)
_POSTGRES_FULL = "53100"


def is_full(error: BaseException | None) -> bool:
    """Whether this, or what it came from, says that nothing more can be written."""
    while error is not None:
        if isinstance(error, OSError) and error.errno in _FULL:
            return True
        cause = error.orig if isinstance(error, DBAPIError) else None
        if isinstance(cause, sqlite3.Error) and getattr(cause, "sqlite_errorcode", None) in _SQLITE_FULL:
            return True
        if getattr(cause, "sqlstate", None) == _POSTGRES_FULL:
            return True
        error = error.__cause__
    return False


def is_tight(file: Path) -> bool:
    """Whether hardly any room is left where a file is: what is written just now may still find some."""
    try:
        return shutil.disk_usage(file.parent).free < LEAST_FREE
    except OSError:
        return False


def try_to_write(c: Connection, process: str) -> None:
    """Write something that leaves no trace; an update to the same values would not be written at all."""
    trial = f"trial:{process}"
    c.execute(insert(db.processes).values(id=trial, until=0))
    c.execute(delete(db.processes).where(db.processes.c.id == trial))
