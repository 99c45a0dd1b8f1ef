"""Notices in the database, and whether any more will come."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from sqlalchemy import Row, text

from orrery.server.storage.table_store import TableStore
from server.inbox import Inbox
from server.support import LiveServer, wait_until


class Kept:
    """The notices in the database, whoever is running on it."""

    def __init__(self, where: Path | str) -> None:
        self._engine = TableStore(where).backend.engine()

    def rows(self) -> list[Row[Any]]:
        with self._engine.connect() as connection:
            return list(connection.execute(text("select guest, due, tries from notices order by guest")))

    @property
    def due(self) -> list[tuple[str, int | None]]:
        """By guest: the moment at which each is to be told; None: has been, or needs not be."""
        return [(row.guest, row.due) for row in self.rows()]

    @property
    def failed_once(self) -> bool:
        """One try has failed, and it is stored when the next one is due."""
        return [(row.tries, row.due is None) for row in self.rows()] == [(1, False)]

    def make_due(self) -> None:
        """What is to be told some time is to be told now."""
        with self._engine.begin() as connection:
            connection.execute(text("update notices set due = 1 where due is not null"))

    def close(self) -> None:
        self._engine.dispose()


def stays(inbox: Inbox, count: int, kept: Kept, *servers: LiveServer) -> None:
    """So many have come, and no more come: nobody is still to be told, and no notice of these servers is under way."""
    wait_until(lambda: len(inbox.heard) >= count)
    wait_until(lambda: all(due is None for _, due in kept.due))
    wait_until(lambda: not any(server.parts.notices.busy for server in servers))
    assert len(inbox.heard) == count
