"""Who looks after a table: one process at a time, and another when that is gone."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import SimpleNamespace

import pytest
from sqlalchemy import text

from orrery.server.cluster.leases import Leases
from orrery.server.storage import table_leases
from orrery.server.storage.due_tables import overdue
from orrery.server.storage.rows import now
from orrery.server.storage.table_store import TableStore
from server.postgres import Cluster
from server.storage.test_storage import table
from server.support import PATIENCE, until


@contextmanager
def opened(*storages: TableStore) -> Iterator[None]:
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


async def passes(storage: TableStore, seconds: float) -> None:
    """Time goes on for everybody's leases."""
    sooner = text("update leases set until = until - :span")
    await storage.write(lambda c: c.execute(sooner, {"span": int(seconds * 1000)}).rowcount)


async def ends(storage: TableStore) -> list[int]:
    return await storage.read(lambda c: list(c.execute(text("select until from leases")).scalars()))


def test_held_by_one_until_it_expires(cluster: Cluster) -> None:
    url = cluster.database()
    one, two = TableStore(url), TableStore(url)

    async def run() -> None:
        assert await table_leases.hold(one, ["a", "b"], 600) == {"a", "b"}
        assert await table_leases.hold(two, ["b", "c"], 600) == {"c"}
        assert await table_leases.hold(one, ["a", "b", "c"], 600) == {"a", "b"}, "renewed"
        await passes(one, 300)
        assert await table_leases.hold(two, ["a"], 600) == set()
        await passes(one, 301)
        assert await table_leases.hold(two, ["a"], 600) == {"a"}, "the other has not been heard of"
        await table_leases.release(two, ["a", "b"])
        assert await table_leases.hold(one, ["a", "b"], 600) == {"a", "b"}

    with opened(one, two):
        asyncio.run(run())


def test_renewed_in_time(cluster: Cluster) -> None:
    storage = TableStore(cluster.database())

    async def run() -> None:
        table = Table()
        leases = Leases(storage, {"t": table}, 0.6)
        running = asyncio.create_task(leases.run())
        await until(lambda: leases.holds("t"))
        seen: set[int] = set()
        async with asyncio.timeout(20):
            while len(seen) < 4:
                seen.update(await ends(storage))
        running.cancel()

    with opened(storage):
        asyncio.run(run())


def test_who_wants_one_hears_of_it(cluster: Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
    url = cluster.database()
    one, two = TableStore(url), TableStore(url)
    ahead = 0.0
    real = time.monotonic
    monkeypatch.setattr("orrery.server.cluster.leases.time", SimpleNamespace(monotonic=lambda: real() + ahead))

    async def run() -> None:
        nonlocal ahead
        here, there = Table(), Table()
        mine, theirs = Leases(one, {"t": here}, 600), Leases(two, {"t": there}, 600)
        first = asyncio.create_task(mine.run())
        await until(lambda: mine.holds("t"))
        second = asyncio.create_task(theirs.run())
        assert not theirs.wants("t")
        await until(lambda: "t" in theirs._tried)
        assert mine.holds("t")
        assert not theirs.holds("t")
        first.cancel()  # killed: nothing is released
        await passes(one, 601)
        ahead = 601.0
        assert not mine.holds("t"), "it knows by itself that its time is over"
        assert not theirs.wants("t"), "asked for again"
        await until(lambda: theirs.holds("t"))
        assert (here.times, there.times) == (1, 1)
        there.running = False  # the game is over: others may have it at once
        ahead += 250.0  # the next renewal is due, the lease still runs
        assert theirs.holds("t")
        assert not theirs.wants("another")
        await until(lambda: not theirs.holds("t"))
        async with asyncio.timeout(PATIENCE):  # they know of it before the database does
            while await table_leases.hold(one, ["t"], 600) != {"t"}:
                await asyncio.sleep(0)
        second.cancel()

    with opened(one, two):
        asyncio.run(run())


def test_tables_that_are_due_go_to_one(cluster: Cluster) -> None:
    url = cluster.database()
    one, two = TableStore(url), TableStore(url)

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
    storage = TableStore(tmp_path / "x.sqlite3")

    async def run() -> None:
        found = Leases(storage, {}, 15)
        assert found.holds("t")
        assert found.wants("t")
        assert await found.take(["t", "u"]) == ["t", "u"]
        await found.close()
        assert await storage.read(lambda c: c.exec_driver_sql("select count(*) from leases").scalar()) == 0

    with opened(storage):
        asyncio.run(run())
