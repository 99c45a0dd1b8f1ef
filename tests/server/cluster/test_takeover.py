"""A process that dies: others go on with its bots and clocks within three seconds, whatever its leases say."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import SimpleNamespace

import psycopg
import pytest
from sqlalchemy import text

from orrery.server.cluster import heartbeat as module
from orrery.server.cluster.heartbeat import Heartbeat
from orrery.server.settings import Settings
from orrery.server.storage import table_leases
from orrery.server.storage.due_tables import overdue
from orrery.server.storage.process_presence import Span, elsewhere, note, renew
from orrery.server.storage.rows import now
from orrery.server.storage.table_store import TableStore
from server.killing import Forker, Launcher
from server.postgres import Cluster
from server.storage.test_storage import table
from server.support import Guest, play_on, wait_until

SPAN = Span.of(600.0, 3600.0)  # long: in these tests time passes only when they say so


@contextmanager
def opened(*storages: TableStore) -> Iterator[None]:
    for storage in storages:
        storage.open()
    yield
    for storage in storages:
        storage.close()


async def silent(storage: TableStore, process: TableStore, seconds: float) -> None:
    """Nothing was heard of a process for so long."""
    earlier = text("update processes set until = until - :span where id = :id")
    values = {"span": int(seconds * 1000), "id": process.process}
    await storage.write(lambda c: c.execute(earlier, values).rowcount)


def test_three_seconds_are_enough() -> None:
    """The last beat counts for so long, and every other process looks so often."""
    chosen = Settings(data_dir=Path("unused"))
    span = Span.of(chosen.takeover_seconds, chosen.lease_seconds)
    pause = Heartbeat(TableStore(Path("unused")), span, lambda: None, lambda: None).pause
    assert span.silent / 1000 + pause <= 3.0 - 0.5, "half a second is left for the database"
    assert span.silent / 1000 >= 4 * pause, "one beat that comes late is no death"
    assert span.silent + span.grace == 15_000, "people are given longer to come back"


def test_a_silent_process_loses_its_tables_and_keeps_its_people(cluster: Cluster) -> None:
    url = cluster.database()
    one, two = TableStore(url), TableStore(url)

    async def run() -> None:
        row = table("a")
        row.due = 1
        await two.add_table(row)
        for storage in (one, two):
            await renew(storage, SPAN)
        await note(one, [("a", "anna")], [])
        assert await table_leases.hold(one, ["a", "b"], 3600) == {"a", "b"}
        await silent(two, one, 599)
        assert await table_leases.hold(two, ["a"], 3600) == set()
        assert await table_leases.orphans(two, 10) == []
        assert await overdue(two, now(), 10) == []
        await silent(two, one, 2)
        assert await table_leases.orphans(two, 10) == ["a", "b"]
        assert await overdue(two, now(), 10) == ["a"]
        assert await table_leases.hold(two, ["a"], 3600) == {"a"}
        assert await table_leases.orphans(two, 10) == ["b"]
        assert await table_leases.orphans(one, 10) == [], "nobody takes over from himself"
        assert (await elsewhere(two, SPAN)).at == {"a": {"anna": {one.process}}}, "she may be on her way back"
        await silent(two, one, 3000)
        assert (await elsewhere(two, SPAN)).at == {}

    with opened(one, two):
        asyncio.run(run())


def test_silence_is_noticed_once(cluster: Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
    url = cluster.database()
    one, two = TableStore(url), TableStore(url)
    moment = 0.0
    monkeypatch.setattr(module, "time", SimpleNamespace(monotonic=lambda: moment))
    told: list[str] = []

    async def run() -> None:
        nonlocal moment
        for storage in (one, two):
            await renew(storage, SPAN)
        here = Heartbeat(two, SPAN, lambda: told.append("late"), lambda: told.append("died"))
        await here.beat()
        moment += 100
        await here.beat()
        assert told == []
        await silent(two, one, 601)
        await here.beat()
        await here.beat()
        assert told == ["died"]
        await Heartbeat(one, SPAN, lambda: None, lambda: None).beat()  # it was only slow
        await here.beat()
        assert told == ["died"]
        moment += 601
        await here.beat()
        assert told == ["died", "late"], "its own tables may be with others now"

    with opened(one, two):
        asyncio.run(run())


@pytest.mark.timeout(300)
def test_bots_go_on_elsewhere_though_the_lease_runs_on(forker: Forker, cluster: Cluster, tmp_path: Path) -> None:
    """A real process is killed. Its leases are good for ten minutes; nobody waits for that."""
    url = cluster.database()
    key = tmp_path / "key"
    key.write_bytes(random.Random(5).randbytes(32))
    given = {"ORRERY_SECRET_FILE": str(key), "ORRERY_LEASE_SECONDS": "600"}
    one, two = (Launcher(forker, tmp_path / name, url, **given) for name in ("one", "two"))
    one.start()
    two.start()
    try:
        anna = Guest(one)
        ident = anna.table("me", "easy", "easy")["id"]
        with psycopg.connect(url.replace("+psycopg", ""), autocommit=True) as database:

            def holder() -> str | None:
                found = database.execute("select holder from leases where table_id = %s", [ident]).fetchone()
                return None if found is None else found[0]

            with anna.socket() as socket:
                socket.join(ident)
                wait_until(lambda: holder() is not None)
                first = holder()
                wait_until(lambda: database.execute("select count(*) from processes").fetchone() == (2,))
                one.kill()
            wait_until(lambda: holder() not in (first, None))
            (left,) = database.execute(
                "select max(until) - (extract(epoch from clock_timestamp()) * 1000)::bigint from leases"
            ).fetchone() or (0,)
            assert left > 0
        moved = Guest(two)
        moved.http.cookies = anna.http.cookies
        with moved.socket() as socket:
            socket.join(ident)
            assert play_on(socket, ident, [0])["view"]["over"], "bots answered to the end"
    finally:
        one.kill()
        two.kill()
