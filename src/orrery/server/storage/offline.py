"""The database without a server: opened to look, or claimed to change it."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from pathlib import Path

from sqlalchemy import Engine, inspect, text
from sqlalchemy.exc import DBAPIError, OperationalError

from orrery.server.storage.postgres import Postgres
from orrery.server.storage.room import is_full
from orrery.server.storage.schema_upgrade import NEWEST, upgrade
from orrery.server.storage.sqlite import Sqlite
from orrery.server.storage.storage_errors import BadAddress, Busy, NoRoom, StorageFailed

__all__ = ["BadAddress", "Busy", "NoStore", "changing", "looking"]


class NoStore(StorageFailed):
    """There is nothing to read: no such file, or a database of another layout (`found`)."""

    def __init__(self, found: str | None = None) -> None:
        self.found = found
        super().__init__("no data" if found is None else f"layout {found}")


def _backend(where: Path | str) -> Sqlite | Postgres:
    return Sqlite(where) if isinstance(where, Path) else Postgres(where)


@contextlib.contextmanager
def looking(where: Path | str) -> Iterator[Engine]:
    """Read beside a running server without changing anything. Each transaction sees one moment."""
    if isinstance(where, Path) and not where.is_file():
        raise NoStore
    backend = _backend(where)
    engine = backend.engine()
    try:
        with engine.connect() as connection:
            known = inspect(connection).has_table("alembic_version")
            found = connection.execute(text("select version_num from alembic_version")).scalars().all() if known else []
        if found != [NEWEST]:
            raise NoStore(", ".join(found) or "-")
        yield backend.readers(engine)
    except DBAPIError as error:  # also a file that is no database, or damaged in its first page
        raise _failed(error) from None
    finally:
        engine.dispose()


@contextlib.contextmanager
def changing(where: Path | str) -> Iterator[Engine]:
    """Change it; SQLite only while no server runs. A file that was not there is made, and stays if all goes well."""
    new = isinstance(where, Path) and not where.exists()
    backend = _backend(where)
    backend.claim()
    engine = backend.engine()
    try:
        upgrade(engine)
        backend.ready()
        yield engine
        new = False
    except OperationalError as error:
        raise _failed(error) from None
    finally:
        engine.dispose()
        backend.release()
        if new and isinstance(where, Path):
            for ending in ("", "-wal", "-shm"):
                where.with_name(where.name + ending).unlink(missing_ok=True)


def _failed(error: DBAPIError) -> StorageFailed:
    return (NoRoom if is_full(error) else StorageFailed)(_short(error))


def _short(error: DBAPIError) -> str:
    """The first line of what the driver says, without the statement and its values."""
    return str(error.orig).strip().splitlines()[0][:200] if error.orig is not None else "database"
