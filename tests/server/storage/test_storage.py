"""The writer thread: many moves in one synced transaction, each with its own fate; a schema by migrations."""

from __future__ import annotations

import asyncio
import os
import re
import sqlite3
import stat
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, create_engine, event, inspect, text

from orrery.server.people.sessions import load_secret
from orrery.server.run import DataBusy, PortBusy, bind, serve, url_of
from orrery.server.settings import Settings
from orrery.server.storage import Behind, Busy, MoveRow, SeatRow, StorageFailed, TableRow, analysis_store, postgres
from orrery.server.storage.account_store import AccountStore
from orrery.server.storage.database_schema import metadata
from orrery.server.storage.postgres import address
from orrery.server.storage.schema_upgrade import NEWEST, UPGRADING, config, upgrade
from orrery.server.storage.table_store import TableStore
from server.postgres import Cluster, longest_wait
from server.support import until, wait_until


def table(ident: str = "t1") -> TableRow:
    seats = [SeatRow(n, "hotseat", name=f"P{n}", guest="anna", nonce="x") for n in range(3)]
    options: dict[str, object] = {"die": "112233"}
    return TableRow(ident, "planet_5r", 1, "", options, 3, 2**127 + 5, "c", "anna", "playing", 1, 1, seats=seats)


def move(seq: int, key: str | None = None) -> MoveRow:
    return MoveRow(seq, "act", seq % 3, ["play", seq], key or f"key-{seq}", seq, seq)


def test_group_commit(where: Path | str) -> None:
    async def run() -> None:
        storage = TableStore(where)
        batches: list[int] = []
        storage.on_batch = lambda jobs, _seconds: batches.append(jobs)
        storage.open()
        await storage.add_table(table())
        batches.clear()
        await asyncio.gather(*(storage.append("t1", move(n), {}) for n in range(1, 501)))
        assert len(batches) < 50, "five hundred moves share a few transactions"
        assert [m.seq for m in await storage.moves("t1")] == list(range(1, 501))
        found = await storage.table("t1")
        assert found is not None
        assert found.version == 500
        assert found.seed == 2**127 + 5
        storage.close()

    asyncio.run(run())


def test_moves_that_wait_together_are_written_together(where: Path | str) -> None:
    async def run() -> None:
        storage = TableStore(where)
        storage.open()
        await storage.add_table(table())
        statements: list[str] = []
        event.listen(storage._engine, "before_cursor_execute", lambda *told: statements.append(told[2]))
        begun, queued = threading.Event(), threading.Event()

        def wait_for_the_others(_: Connection) -> None:
            begun.set()
            assert queued.wait(20)

        busy = asyncio.create_task(storage.write(wait_for_the_others))
        await until(begun.is_set)
        many = asyncio.gather(*(storage.append("t1", move(n), {}) for n in range(1, 101)))
        await asyncio.sleep(0)  # all of them are in the queue now
        queued.set()
        assert await many == [False] * 100
        await busy
        written = [one for one in statements if one.lower().startswith(("insert", "update"))]
        assert len(written) == 2, "one for the tables, one for the moves"
        assert [m.seq for m in await storage.moves("t1")] == list(range(1, 101))
        storage.close()

    asyncio.run(run())


def test_the_analysis_of_what_is_taken_back_goes_with_it(where: Path | str) -> None:
    async def run() -> None:
        storage = TableStore(where)
        storage.open()
        for ident in ("t1", "t2"):
            await storage.add_table(table(ident))
            await storage.append(ident, move(1), {"status": "over"})
            await analysis_store.begin_analysis(storage, ident, "anna", 60_000)
            assert await analysis_store.keep_piece(storage, ident, 0, {"step": 0}, 60_000)
        await storage.append("t1", move(2)._replace(kind="undo"), {"status": "playing"})
        assert await analysis_store.analysis_of(storage, "t1") is None
        assert await analysis_store.pieces_of(storage, "t1") == {}
        assert not await analysis_store.keep_piece(storage, "t1", 1, {"step": 1}, 60_000), "whoever works on it stops"
        other = await analysis_store.analysis_of(storage, "t2")
        assert other is not None
        assert other.state == "working"
        assert await analysis_store.pieces_of(storage, "t2") == {0: {"step": 0}}
        storage.close()

    asyncio.run(run())


def test_one_bad_job_spoils_only_itself(where: Path | str) -> None:
    async def run() -> None:
        storage = TableStore(where)
        storage.open()
        await storage.add_table(table())
        results = await asyncio.gather(
            storage.append("t1", move(1), {"status": "playing"}),
            storage.append("t1", move(2, "key-1"), {"status": "over"}),  # the key is used up
            storage.append("t1", move(1, "other"), {"status": "over"}),  # the number is
            storage.append("t1", move(2), {}),
            storage.append("t1", move(4), {}),  # somebody has stored number 3, or so it seems
            storage.append("t1", move(3), {}, 1),  # something else has changed since
            storage.append("nowhere", move(1), {}),  # no such table
            return_exceptions=True,
        )
        assert [type(result) for result in results] == [
            bool,
            StorageFailed,
            Behind,
            bool,
            Behind,
            Behind,
            Behind,
        ]
        assert [m.seq for m in await storage.moves("t1")] == [1, 2]
        found = await storage.table("t1")
        assert found is not None
        assert found.status == "playing", "what the failed job changed was taken back"
        storage.close()
        with pytest.raises(StorageFailed):
            await storage.moves("t1")

    asyncio.run(run())


def test_all_that_was_a_guests_becomes_the_accounts(where: Path | str) -> None:
    """Also the seat a rematch keeps for him, and his place as host; nothing of anybody else's."""

    async def run() -> None:
        storage = TableStore(where)
        storage.open()
        kept = table()
        kept.seats[1] = SeatRow(1, "open", nonce="x", reserved="boris")
        kept.seats[2] = SeatRow(2, "human", name="Boris", guest="boris", nonce="x")
        kept.host = "boris"
        await storage.add_table(kept)
        assert await AccountStore(storage).merge("boris", "account", "Boris", "Olga") == {"t1"}
        found = await storage.table("t1")
        assert found is not None
        assert found.host == "account"
        assert [(seat.name, seat.guest, seat.reserved) for seat in found.seats] == [
            ("P0", "anna", None),
            (None, None, "account"),
            ("Olga", "account", None),
        ]
        assert found.revision == kept.revision + 1, "whoever has it in memory notices"
        storage.close()

    asyncio.run(run())


def test_a_job_that_costs_the_whole_transaction_is_nobodys_success(where: Path | str) -> None:
    """A full disk makes SQLite take back the transaction, a lost connection does so with PostgreSQL: the moves that
    were stored in it before must not be acknowledged, and those after it must not slip in by themselves."""

    def ruin(c: Connection) -> None:
        if c.dialect.name == "postgresql":
            c.exec_driver_sql("select pg_terminate_backend(pg_backend_pid())")
        else:
            c.exec_driver_sql("PRAGMA max_page_count=1")  # means: no more than there are
            c.exec_driver_sql("insert into preferences values ('anna', hex(zeroblob(1000000)))")

    async def run() -> None:
        storage = TableStore(where)
        batches: list[int] = []
        storage.on_batch = lambda jobs, _seconds: batches.append(jobs)
        storage.open()
        await storage.add_table(table())
        begun, queued = threading.Event(), threading.Event()

        def wait_for_the_others(_: Connection) -> None:
            begun.set()
            assert queued.wait(20)

        busy = asyncio.create_task(storage.write(wait_for_the_others))
        await until(begun.is_set)
        batches.clear()
        asked = (storage.append("t1", move(1), {}), storage.write(ruin), storage.append("t1", move(2), {}))
        together = asyncio.gather(*asked, return_exceptions=True)
        await asyncio.sleep(0)  # all of them are in the queue now
        queued.set()
        results = await together
        await busy
        assert batches == [1, 3], "this is about one transaction"
        assert all(isinstance(result, StorageFailed) for result in results)
        assert await storage.moves("t1") == []
        found = await storage.table("t1")
        assert found is not None
        assert found.version == 0
        storage.close()

    asyncio.run(run())


def test_the_database_is_durable_and_private(tmp_path: Path) -> None:
    storage = TableStore(tmp_path / "x.sqlite3")
    storage.open()
    engine = storage._engine
    assert engine is not None
    with engine.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2, "FULL"
        assert connection.exec_driver_sql("PRAGMA foreign_keys").scalar() == 1
    assert storage.path is not None
    assert stat.S_IMODE(storage.path.stat().st_mode) == 0o600
    with pytest.raises(Busy):
        TableStore(tmp_path / "x.sqlite3").open()
    storage.close()


def test_all_files_of_the_database_are_private_from_the_first_start_on(tmp_path: Path) -> None:
    usual = os.umask(0o022)
    try:
        for _ in range(2):
            storage = TableStore(tmp_path / "x.sqlite3")
            storage.open()
            asyncio.run(storage.rename_guest("anna", "", "Anna"))
            found = {path.name: stat.S_IMODE(path.stat().st_mode) for path in tmp_path.iterdir()}
            storage.close()
            del found["x.lock"]  # nothing is in it
            assert found == dict.fromkeys(("x.sqlite3", "x.sqlite3-wal", "x.sqlite3-shm"), 0o600)
    finally:
        os.umask(usual)


def test_files_left_open_to_all_by_an_older_version_are_closed(tmp_path: Path) -> None:
    path = tmp_path / "x.sqlite3"
    for file in (path, tmp_path / "x.sqlite3-wal"):
        file.touch(0o644)
    storage = TableStore(path)
    storage.open()
    assert {stat.S_IMODE(file.stat().st_mode) for file in tmp_path.glob("*.sqlite3*")} == {0o600}
    storage.close()


def test_a_game_that_goes_on_is_never_left_out_of_one_s_own(where: Path | str) -> None:
    async def run() -> list[str]:
        storage = TableStore(where)
        storage.open()
        for n, over in enumerate((False, False, True, True, False, True), 1):
            made = table(f"t{n}")
            made.status, made.updated = "over" if over else "playing", n
            await storage.add_table(made)
        found = await storage.tables_of("anna", limit=4)
        storage.close()
        return [row.id for row in found]

    assert asyncio.run(run()) == ["t6", "t5", "t2", "t1"], "the newest first all the same"


def test_others_wait_for_a_long_upgrade(cluster: Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
    """Much longer than anybody waits for a lock, or a statement, once the server runs."""
    monkeypatch.setattr(postgres, "SESSION", "-c lock_timeout=100ms -c statement_timeout=200ms")
    url = cluster.database(empty=True)
    storage = TableStore(url)
    looking = create_engine(address(url))
    with ThreadPoolExecutor() as pool, create_engine(address(url)).begin() as other:
        other.execute(text("select pg_advisory_xact_lock(:key)"), {"key": UPGRADING})
        opening = pool.submit(storage.open)
        wait_until(lambda: (longest_wait(looking) or 0) > 0.8)
        assert not opening.done()
        other.rollback()
        opening.result(20)
    engine = storage._engine
    assert engine is not None
    with engine.connect() as connection:
        shown = [connection.exec_driver_sql(f"show {name}").scalar() for name in ("lock_timeout", "statement_timeout")]
    storage.close()
    looking.dispose()
    assert shown == ["100ms", "200ms"], "that was for the upgrade only"


def test_migrations_make_the_schema_the_code_expects(where: Path | str) -> None:
    engine = TableStore(where).backend.engine()
    upgrade(engine)
    upgrade(engine)  # nothing to do the second time
    assert ScriptDirectory.from_config(config()).get_current_head() == NEWEST
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    with engine.connect() as connection, connection.begin():
        chosen = config()
        chosen.attributes["connection"] = connection
        command.downgrade(chosen, "base")
    with engine.connect() as connection:
        assert inspect(connection).get_table_names() == ["alembic_version"]
    engine.dispose()


def test_processes_that_start_together_make_the_schema_once(cluster: Cluster) -> None:
    url = cluster.database(empty=True)
    storages = [TableStore(url) for _ in range(3)]
    with ThreadPoolExecutor() as pool:
        list(pool.map(TableStore.open, storages))
    for storage in storages:
        storage.close()
    with create_engine(address(url)).connect() as connection:
        assert connection.exec_driver_sql("select version_num from alembic_version").scalars().all() == [NEWEST]


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
    storage = TableStore(tmp_path / "orrery.sqlite3")
    storage.open()
    with pytest.raises(DataBusy, match="already uses"):
        serve(port=0, data=tmp_path)
    storage.close()
    (tmp_path / "file").write_text("")
    with pytest.raises(DataBusy, match="cannot use the data directory"):
        serve(port=0, data=tmp_path / "file")


def test_a_database_that_cannot_be_used_is_told_in_a_sentence(tmp_path: Path) -> None:
    free = bind("127.0.0.1", 0)
    port = free.getsockname()[1]
    free.close()
    for url, words in {
        "mysql://anna:secret@there/db": "postgresql://... is understood, mysql: is not",
        "postgresql://anna:secret@there": "it names no database",
        "not an address": "it is not an address",
        f"postgresql://anna:secret@127.0.0.1:{port}/db": "refused",
    }.items():
        with pytest.raises(DataBusy, match="cannot use the database") as told:
            serve(port=0, settings=Settings(data_dir=tmp_path, database_url=url))
        assert words in str(told.value)
        assert "secret" not in str(told.value)


def test_the_key_that_several_machines_share(tmp_path: Path) -> None:
    shared = tmp_path / "key"
    with pytest.raises(DataBusy, match="cannot use the server's key"):
        serve(port=0, settings=Settings(data_dir=tmp_path / "data", secret_file=shared))
    assert not shared.exists(), "each machine would make its own"
    shared.write_bytes(b"k" * 32)
    assert load_secret(tmp_path / "data", shared) == b"k" * 32
    with ThreadPoolExecutor() as pool:  # processes of one machine that start together have one key
        made = list(pool.map(load_secret, [tmp_path / "data"] * 4))
    assert len(set(made)) == 1
    assert made[0] != b"k" * 32
    assert [path.name for path in (tmp_path / "data").glob("secret*")] == ["secret"]


def test_cold_start_does_not_load_tables(tmp_path: Path) -> None:
    """However many tables there are, a start asks for none of them: they are loaded when somebody comes."""

    async def fill() -> None:
        storage = TableStore(tmp_path / "x.sqlite3")
        storage.open()
        await asyncio.gather(*(storage.add_table(table(f"t{n}"), [move(1), move(2)]) for n in range(100)))
        storage.close()

    asyncio.run(fill())
    asked: list[str] = []
    note = lambda _c, _cursor, statement, *_: asked.append(statement.lower())  # noqa: E731
    event.listen(Engine, "before_cursor_execute", note)
    try:
        storage = TableStore(tmp_path / "x.sqlite3")
        storage.open()
        storage.close()
    finally:
        event.remove(Engine, "before_cursor_execute", note)
    assert asked
    assert not [statement for statement in asked if re.search(r"\b(from|join) (tables|moves|seats)\b", statement)]


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
        storage = TableStore(path)
        storage.open()
        (move_,) = await storage.moves("t")
        assert (move_.key, move_.ack) == ("the-old-key", 1)
        found = await storage.table("t")
        assert found is not None
        assert found.told is None
        storage.close()

    asyncio.run(look())
