"""The log of SQLite is carried over beside the commits, not by one of them."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from orrery.server.storage.checkpoints import LONGEST, Checkpoints
from orrery.server.storage.table_store import TableStore


def in_the_file_alone(database: Path) -> int:
    """How many rows there would be without the log."""
    copy = database.with_name("copy.sqlite3")
    copy.write_bytes(database.read_bytes())
    with sqlite3.connect(copy) as connection:
        found: int = connection.execute("select count(*) from t").fetchone()[0]
    connection.close()
    return found


def test_what_is_in_the_log_is_carried_over_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    database = tmp_path / "a.sqlite3"
    writer = sqlite3.connect(database, isolation_level=None)
    writer.execute("PRAGMA journal_mode=WAL")
    writer.execute("create table t (n)")
    checkpoints = Checkpoints(database)
    checkpoints.carry_over()
    writer.execute("insert into t values (1)")
    assert in_the_file_alone(database) == 0
    checkpoints.carry_over()
    assert in_the_file_alone(database) == 1
    monkeypatch.setattr("sqlite3.connect", None)
    checkpoints.carry_over()  # nothing has changed: the database is not even opened
    writer.close()


def test_it_does_not_wait_for_somebody_who_writes(tmp_path: Path) -> None:
    database = tmp_path / "a.sqlite3"
    writer = sqlite3.connect(database, isolation_level=None)
    writer.execute("PRAGMA journal_mode=WAL")
    writer.execute("create table t (n)")
    writer.execute("begin immediate")
    writer.execute("insert into t values (1)")
    Checkpoints(database).carry_over()
    writer.execute("commit")
    assert in_the_file_alone(database) == 0
    writer.close()


def test_a_commit_leaves_it_to_the_thread(tmp_path: Path) -> None:
    storage = TableStore(tmp_path / "orrery.sqlite3")
    storage.open()
    try:
        assert storage.write_at_start(lambda c: c.exec_driver_sql("PRAGMA wal_autocheckpoint").scalar()) == LONGEST
    finally:
        storage.close()
