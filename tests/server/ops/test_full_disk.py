"""A full disk: a server that runs says that it is not ready, one that starts says why it does not.

No disk is filled. The system refuses to let a process write to files (RLIMIT_FSIZE), or SQLite is told not to write.
"""

from __future__ import annotations

import errno
import resource
import sqlite3
from collections import namedtuple
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, event
from sqlalchemy.exc import OperationalError

from orrery.server.ops.readiness import AGAIN
from orrery.server.storage import StorageFailed
from orrery.server.storage.room import is_full
from server.processes import ServerProcess, refused
from server.support import PATIENCE, Guest, LiveServer, wait_until

Json = Any
WELL = {"ready": True, "storage": True, "stopping": False, "reason": None}


@pytest.fixture
def later(own_server: Callable[..., LiveServer], monkeypatch: pytest.MonkeyPatch) -> Callable[[], tuple[int, Json]]:
    """What a server says when it is asked after a while."""
    monkeypatch.setattr("orrery.server.ops.readiness.SECONDS", PATIENCE)
    server = own_server()
    moment = 0.0
    monkeypatch.setattr(server.parts.http.readiness, "_clock", lambda: moment)
    guest = server.guest()

    def ask() -> tuple[int, Json]:
        nonlocal moment
        moment += AGAIN
        answer = guest.http.get("/api/ready")
        return answer.status_code, answer.json()

    ask.server = server  # type: ignore[attr-defined]
    return ask


def test_a_server_that_cannot_write_is_not_ready(later: Callable[[], tuple[int, Json]]) -> None:
    server: LiveServer = later.server  # type: ignore[attr-defined]
    engine = server.parts.storage._engine
    assert engine is not None
    allowed = True

    @event.listens_for(engine, "begin")
    def write_or_not(connection: Connection) -> None:
        connection.exec_driver_sql(f"PRAGMA query_only={int(not allowed)}")

    assert later() == (200, WELL)
    allowed = False
    assert later() == (503, {**WELL, "ready": False, "storage": False, "reason": "cannot_write"})
    allowed = True
    assert later() == (200, WELL)


def test_nor_one_whose_disk_is_about_to_be_full(
    later: Callable[[], tuple[int, Json]], monkeypatch: pytest.MonkeyPatch
) -> None:
    usage = namedtuple("usage", "total used free")
    free = 100_000_000
    monkeypatch.setattr("orrery.server.storage.room.shutil.disk_usage", lambda _: usage(10**12, 10**12 - free, free))
    assert later() == (200, WELL)
    free = 1_000_000
    assert later() == (503, {**WELL, "ready": False, "storage": False, "reason": "disk_full"})


def test_it_is_tried_once_in_a_while_however_often_one_asks(later: Callable[[], tuple[int, Json]]) -> None:
    server: LiveServer = later.server  # type: ignore[attr-defined]
    later()
    before = server.parts.metrics.transactions
    for _ in range(20):
        assert server.guest().get("/api/ready") == WELL
    assert server.parts.metrics.transactions == before
    later()
    assert server.parts.metrics.transactions == before + 1


def test_a_running_server_whose_disk_is_full(tmp_path: Path) -> None:
    """The system itself refuses every byte, of the log as well; later there is room again, and the server goes on."""
    with ServerProcess(tmp_path) as process:
        guest = Guest(process)
        body = {"game": "planet_5r", "seats": [{"kind": "hotseat"}] * 3}
        usual = resource.prlimit(process.process.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(process.process.pid, resource.RLIMIT_FSIZE, (0, usual[1]))
        for _ in range(3):
            answer = guest.http.post("/api/tables", json=body)
            assert (answer.status_code, answer.json()["error"]["code"]) == (503, "storage")

        def told() -> Json:
            answer = guest.http.get("/api/ready")
            assert answer.status_code == 503
            return answer.json()["reason"]

        wait_until(lambda: told() == "disk_full")  # a busy machine may answer too late at first
        resource.prlimit(process.process.pid, resource.RLIMIT_FSIZE, usual)
        assert guest.post("/api/tables", body, 201)["status"] == "playing"


def start(data: Path, most: int, lang: str = "en") -> tuple[int, str]:
    """Start a server whose files may have so many bytes."""
    limit = f"import resource; resource.setrlimit(resource.RLIMIT_FSIZE, ({most}, {most}))"
    return refused(data, "--lang", lang, before=limit)


@pytest.mark.parametrize("most", [0, 60_000])
def test_starting_on_a_full_disk(tmp_path: Path, most: int) -> None:
    told = f"orrery: Nothing can be written to {tmp_path / 'new'}: the disk is full. Make room and start again.\n"
    assert start(tmp_path / "new", most) == (2, told)
    code, russian = start(tmp_path / "new", most, "ru")
    assert (code, russian.count("\n"), "диск полон" in russian) == (2, 1, True)


def test_starting_on_a_disk_that_has_become_full(own_server: Callable[..., LiveServer]) -> None:
    """Everything is there, but nothing can be added."""
    server = own_server()
    server.guest().table("me", "easy", "easy")
    server.__exit__()
    code, told = start(server.settings.data_dir, 0)
    assert (code, told.count("\n")) == (2, 1)
    assert "the disk is full" in told


FULL_LATER = """
import errno
from orrery.server.storage.table_store import TableStore
real, calls = TableStore.time, []
def time(self):
    calls.append(self)
    if len(calls) > 1:
        raise OSError(errno.ENOSPC, "No space left on device")
    return real(self)
TableStore.time = time
"""


def test_a_disk_that_becomes_full_while_it_starts(tmp_path: Path) -> None:
    """The first look finds room, the server itself none: one sentence all the same, and no traceback."""
    code, told = refused(tmp_path / "new", "--lang", "en", before=FULL_LATER)
    assert (code, told.count("\n")) == (2, 1)
    assert "the disk is full" in told


@pytest.mark.parametrize("number", [errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EACCES])
def test_what_a_full_disk_looks_like(number: int) -> None:
    failed = StorageFailed("nothing was stored")
    failed.__cause__ = OSError(number, "")
    assert is_full(failed) == (number != errno.EACCES)


def test_what_sqlite_says_of_a_full_file(tmp_path: Path) -> None:
    connection = sqlite3.connect(tmp_path / "small.sqlite3")
    connection.execute("PRAGMA max_page_count=2")
    connection.execute("create table t (x)")
    with pytest.raises(sqlite3.OperationalError) as full:
        connection.execute("insert into t values (zeroblob(100000))")
    with pytest.raises(sqlite3.OperationalError) as other:
        connection.execute("insert into nowhere values (1)")
    connection.close()
    assert is_full(OperationalError("insert", None, full.value))
    assert not is_full(OperationalError("insert", None, other.value))
