"""Opening the database, and the three ways into it: reading, writing, and writing beside the writer."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from sqlalchemy import Connection, Engine

from orrery.server.storage.dialects import PROCESS
from orrery.server.storage.postgres import Postgres
from orrery.server.storage.schema_upgrade import upgrade
from orrery.server.storage.sqlite import Sqlite
from orrery.server.storage.storage_errors import StorageFailed
from orrery.server.storage.writer import OnBatch, Writer

T = TypeVar("T")


class Database:
    """An SQLite file, or a PostgreSQL database by its address. The modules beside this one know what is in it."""

    def __init__(self, where: Path | str) -> None:
        self.backend: Sqlite | Postgres = Sqlite(where) if isinstance(where, Path) else Postgres(where)
        self.path = self.backend.path
        self.shared = self.backend.shared  # whether other processes may change tables too
        self.process = secrets.token_urlsafe(9)  # the name of this process among them
        self.on_batch: OnBatch | None = None  # told of every transaction, from the writer's thread
        self._engine: Engine | None = None
        self._readers: Engine | None = None
        self._aside: Engine | None = None
        self._writer: Writer | None = None

    # --- opening and closing

    def open(self) -> None:
        self.backend.claim()
        engine = self.backend.engine()
        upgrade(engine)
        self.backend.ready()
        self._engine = engine
        self._readers = self.backend.readers(engine)
        self._aside = engine.execution_options(**{PROCESS: self.process})
        self._writer = Writer(self._aside, self.on_batch)
        self._writer.start()

    def close(self) -> None:
        if self._writer is not None:
            self._writer.stop()
            self._writer = None
        if self._engine is not None:
            self._engine.dispose()
            self._engine = self._readers = self._aside = None
        self.backend.release()

    # --- transactions

    async def read(self, job: Callable[[Connection], T]) -> T:
        """Everything a job reads belongs to one moment."""
        engine = self._readers
        if engine is None:
            raise StorageFailed("closed")

        def run() -> T:
            with engine.connect() as connection:
                return job(connection)

        try:
            return await asyncio.to_thread(run)
        except Exception as error:
            raise StorageFailed(repr(error)) from error

    async def write(self, job: Callable[[Connection], T]) -> T:
        """Durable when it returns. A job that changes what others may have in memory says so with `notify` or
        `touch` (see dialects)."""
        if self._writer is None:
            raise StorageFailed("closed")
        try:
            return await self._writer.write(job)
        except StorageFailed:
            raise
        except Exception as error:
            raise StorageFailed(repr(error)) from error

    async def aside(self, job: Callable[[Connection], T]) -> T:
        """Write beside the writer, where others may hold locks, so that no move waits for them. SQLite has only the
        writer."""
        engine = self._aside
        if engine is None or not self.shared:
            return await self.write(job)

        def run() -> T:
            with engine.begin() as connection:
                return job(connection)

        try:
            return await asyncio.to_thread(run)
        except Exception as error:
            raise StorageFailed(repr(error)) from error

    def write_at_start(self, job: Callable[[Connection], T]) -> T:
        """Write at once, in this thread: only at the start, before anybody waits."""
        if self._engine is None:
            raise StorageFailed("closed")
        with self._engine.begin() as connection:
            return job(connection)
