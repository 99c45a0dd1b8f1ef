"""The writer thread: many moves in one synced transaction, each with its own fate; a schema by migrations."""

from __future__ import annotations

import asyncio
import sqlite3
import stat
import time
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import create_engine

from orrery.server.run import DataBusy, PortBusy, bind, serve, url_of
from orrery.server.storage import Busy, MoveRow, SeatRow, Storage, StorageFailed, TableRow
from orrery.server.storage.migrate import NEWEST, config, upgrade
from orrery.server.storage.schema import metadata


def table(ident: str = "t1") -> TableRow:
    seats = [SeatRow(n, "hotseat", name=f"P{n}", guest="anna", nonce="x") for n in range(3)]
    options: dict[str, object] = {"die": "112233"}
    return TableRow(ident, "planet_5r", 1, "", options, 3, 2**127 + 5, "c", "anna", "playing", 1, 1, seats=seats)


def move(seq: int, key: str | None = None) -> MoveRow:
    return MoveRow(seq, "act", seq % 3, ["play", seq], key or f"key-{seq}", seq, seq)


def test_group_commit(tmp_path: Path) -> None:
    async def run() -> None:
        storage = Storage(tmp_path / "x.sqlite3")
        storage.open()
        await storage.add_table(table())
        writer = storage._writer
        assert writer is not None
        before = writer.batches
        await asyncio.gather(*(storage.append("t1", move(n), {}) for n in range(1, 501)))
        assert writer.batches - before < 50, "five hundred moves share a few transactions"
        assert [m.seq for m in await storage.moves("t1")] == list(range(1, 501))
        found = await storage.table("t1")
        assert found is not None
        assert found.version == 500
        assert found.seed == 2**127 + 5
        storage.close()

    asyncio.run(run())


def test_one_bad_job_spoils_only_itself(tmp_path: Path) -> None:
    async def run() -> None:
        storage = Storage(tmp_path / "x.sqlite3")
        storage.open()
        await storage.add_table(table())
        results = await asyncio.gather(
            storage.append("t1", move(1), {"status": "playing"}),
            storage.append("t1", move(2, "key-1"), {"status": "over"}),  # the key is used up
            storage.append("t1", move(1, "other"), {"status": "over"}),  # the number is
            storage.append("t1", move(3), {}),
            storage.append("nowhere", move(1), {}),  # no such table
            return_exceptions=True,
        )
        assert [type(result) for result in results] == [
            type(None),
            StorageFailed,
            StorageFailed,
            type(None),
            StorageFailed,
        ]
        assert [m.seq for m in await storage.moves("t1")] == [1, 3]
        found = await storage.table("t1")
        assert found is not None
        assert found.status == "playing", "what the failed job changed was taken back"
        storage.close()
        with pytest.raises(StorageFailed):
            await storage.moves("t1")

    asyncio.run(run())


def test_the_database_is_durable_and_private(tmp_path: Path) -> None:
    storage = Storage(tmp_path / "x.sqlite3")
    storage.open()
    engine = storage._engine
    assert engine is not None
    with engine.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2, "FULL"
        assert connection.exec_driver_sql("PRAGMA foreign_keys").scalar() == 1
    assert stat.S_IMODE(storage.path.stat().st_mode) == 0o600
    with pytest.raises(Busy):
        Storage(tmp_path / "x.sqlite3").open()
    storage.close()


def test_migrations_make_the_schema_the_code_expects(tmp_path: Path) -> None:
    engine = create_engine(f"sqlite:///{tmp_path / 'x.sqlite3'}")
    upgrade(engine)
    upgrade(engine)  # nothing to do the second time
    assert ScriptDirectory.from_config(config()).get_current_head() == NEWEST
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    with engine.connect() as connection, connection.begin():
        chosen = config()
        chosen.attributes["connection"] = connection
        command.downgrade(chosen, "base")
    names = sqlite3.connect(tmp_path / "x.sqlite3").execute("select name from sqlite_master where type='table'")
    assert [name for (name,) in names if name != "alembic_version"] == []


def test_a_busy_port_is_passed_over_or_reported() -> None:
    first = bind("127.0.0.1", 0)
    port = first.getsockname()[1]
    second = bind("127.0.0.1", port)
    assert port < second.getsockname()[1] <= port + 20
    with pytest.raises(PortBusy, match=f"port {port} on 127.0.0.1 is in use"):
        bind("127.0.0.1", port, strict=True)
    with pytest.raises(PortBusy):
        bind("192.0.2.1", 0)
    first.close()
    second.close()
    assert url_of("0.0.0.0", 80) == "http://localhost:80/"
    assert url_of("::1", 81) == "http://localhost:81/"
    assert url_of("fe80::1", 82) == "http://[fe80::1]:82/"


def test_a_second_server_on_the_same_data_is_told(tmp_path: Path) -> None:
    storage = Storage(tmp_path / "orrery.sqlite3")
    storage.open()
    with pytest.raises(DataBusy, match="already uses"):
        serve(port=0, data=tmp_path)
    storage.close()
    (tmp_path / "file").write_text("")
    with pytest.raises(DataBusy, match="cannot use the data directory"):
        serve(port=0, data=tmp_path / "file")


def test_cold_start_does_not_load_tables(tmp_path: Path) -> None:
    """Two thousand tables cost a start nothing: they are loaded when somebody comes."""

    async def fill() -> None:
        storage = Storage(tmp_path / "x.sqlite3")
        storage.open()
        for n in range(0, 2000, 100):
            await asyncio.gather(*(storage.add_table(table(f"t{n + i}"), [move(1), move(2)]) for i in range(100)))
        storage.close()

    asyncio.run(fill())
    start = time.monotonic()
    storage = Storage(tmp_path / "x.sqlite3")
    storage.open()
    took = time.monotonic() - start
    storage.close()
    assert took < 1.0


def test_a_database_of_the_first_version_comes_along(tmp_path: Path) -> None:
    path = tmp_path / "x.sqlite3"
    engine = create_engine(f"sqlite:///{path}")
    with engine.connect() as connection, connection.begin():
        chosen = config()
        chosen.attributes["connection"] = connection
        command.upgrade(chosen, "0001")
    engine.dispose()
    with sqlite3.connect(path) as old:
        old.execute("insert into tables values ('t','planet_5r',1,'','{}',3,'07','c','h','playing',1,1,1,'{}',null)")
        old.execute("""insert into moves values ('t',1,'act',0,'["play","scout"]','the-old-key',1)""")
    old.close()

    async def look() -> None:
        storage = Storage(path)
        storage.open()
        (move_,) = await storage.moves("t")
        assert (move_.key, move_.ack) == ("the-old-key", 1)
        found = await storage.table("t")
        assert found is not None
        assert found.told is None
        storage.close()

    asyncio.run(look())
