"""Who looks after a table: one process at a time, and another when that is gone."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from orrery.server.cluster.leases import Leases
from orrery.server.storage import Storage, table_leases
from orrery.server.storage.due_tables import overdue
from orrery.server.storage.rows import now
from server.postgres import Cluster
from server.storage.test_storage import table


@contextmanager
def opened(*storages: Storage) -> Iterator[None]:
    for storage in storages:
        storage.open()
    yield
    for storage in storages:
        storage.close()


class Table:
    """A table in memory, as far as leases are concerned."""

    def __init__(self) -> None:
        self.running = True
        self.times = 0

    def leased(self) -> None:
        self.times += 1


def test_held_by_one_until_it_expires(cluster: Cluster) -> None:
    url = cluster.database()
    one, two = Storage(url), Storage(url)

    async def run() -> None:
        assert await table_leases.hold(one, ["a", "b"], 15) == {"a", "b"}
        assert await table_leases.hold(two, ["b", "c"], 15) == {"c"}
        assert await table_leases.hold(one, ["a", "b", "c"], 0.3) == {"a", "b"}, "renewed, for a shorter time"
        assert await table_leases.hold(two, ["a"], 15) == set()
        await asyncio.sleep(0.4)
        assert await table_leases.hold(two, ["a"], 15) == {"a"}, "the other has not been heard of"
        await table_leases.release(two, ["a", "b"])
        assert await table_leases.hold(one, ["a", "b"], 15) == {"a", "b"}

    with opened(one, two):
        asyncio.run(run())


def test_who_wants_one_hears_of_it(cluster: Cluster) -> None:
    url = cluster.database()
    one, two = Storage(url), Storage(url)

    async def run() -> None:
        here, there = Table(), Table()
        mine, theirs = Leases(one, {"t": here}, 0.9), Leases(two, {"t": there}, 0.9)
        first = asyncio.create_task(mine.run())
        await _until(lambda: mine.holds("t"))
        second = asyncio.create_task(theirs.run())
        assert not theirs.wants("t")
        end = time.monotonic() + 1.5
        while time.monotonic() < end:
            assert mine.holds("t")
            assert not theirs.holds("t")
            await asyncio.sleep(0.02)
        first.cancel()  # killed: nothing is released
        await _until(lambda: theirs.holds("t"))
        assert not mine.holds("t"), "it knows by itself that its time is over"
        assert (here.times, there.times) == (1, 1)
        there.running = False  # the game is over: others may have it at once
        await _until(lambda: not theirs.holds("t"))
        assert await table_leases.hold(one, ["t"], 15) == {"t"}
        second.cancel()

    with opened(one, two):
        asyncio.run(run())


async def _until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(20):
        while not true():
            await asyncio.sleep(0.02)


def test_tables_that_are_due_go_to_one(cluster: Cluster) -> None:
    url = cluster.database()
    one, two = Storage(url), Storage(url)

    async def run() -> None:
        for ident in ("a", "b", "c"):
            row = table(ident)
            row.due = None if ident == "c" else 1
            await one.add_table(row)
        assert await table_leases.hold(one, ["a"], 15) == {"a"}
        assert await overdue(one, now(), 10) == ["a", "b"]
        assert await overdue(two, now(), 10) == ["b"], "the other is looked after"
        assert await Leases(two, {}, 15).take(["a", "b"]) == ["b"]
        assert await Leases(one, {}, 15).take(["a", "b"]) == ["a"]

    with opened(one, two):
        asyncio.run(run())


def test_sqlite_has_one_process_and_no_rows(tmp_path: Path) -> None:
    storage = Storage(tmp_path / "x.sqlite3")

    async def run() -> None:
        found = Leases(storage, {}, 15)
        assert found.holds("t")
        assert found.wants("t")
        assert await found.take(["t", "u"]) == ["t", "u"]
        await found.close()
        assert await storage.read(lambda c: c.exec_driver_sql("select count(*) from leases").scalar()) == 0

    with opened(storage):
        asyncio.run(run())
