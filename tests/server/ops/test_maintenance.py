"""Backup, restore and check: on a running server, between the databases, and with damage of every kind."""

from __future__ import annotations

import asyncio
import errno
import json
import os
import stat
import zipfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, select, update

import orrery
from orrery.cli.main import run
from orrery.server.ops import backup
from orrery.server.storage import database_schema as db
from orrery.server.storage.table_store import TableStore
from server.postgres import Cluster
from server.support import Guest, LiveServer, play_on

Json = Any
Start = Callable[..., LiveServer]


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ORRERY_LANG", "en")
    monkeypatch.delenv("ORRERY_DATABASE_URL", raising=False)


def place(server: LiveServer) -> list[str]:
    url = server.settings.database_url
    return ["--data", str(server.settings.data_dir), *([] if url is None else ["--database", url])]


def busy_life(server: LiveServer) -> tuple[Guest, dict[str, Json]]:
    """A server that has seen something of everything."""
    anna, boris = server.guest(), server.guest()
    boris.http.patch("/api/me", json={"name": "Борис \u201cx\u201d \U0001f680"})
    anna.post("/api/account", {"login": "anna", "password": "a long password"}, 201)
    running = anna.table("me", "open", "easy", clock={"kind": "daily", "move": 86400, "bank": 0}, public=True)
    boris.post(f"/api/tables/{running['id']}/claim", {"token": running["seats"][1]["invite"]})
    boris.post(f"/api/tables/{running['id']}/notes", {"text": "remember"}, 201)
    with boris.socket() as socket:
        state = socket.join(running["id"])
        decision = socket.asked(1)["decision"]
        socket.act(running["id"], 1, state["at"], decision["actions"][0])
    record = orrery.play_out(orrery.game("planet_5r").new(3, 5), ["random"] * 3, seed=5).record()
    over = anna.post("/api/records", record, 201)
    fork = anna.post(f"/api/tables/{over['id']}/fork", {"step": 20, "seat": 0}, 201)
    waiting = anna.table("me", "open", "open")
    return anna, {"running": running, "over": over, "fork": fork, "waiting": waiting}


def contents(where: Path | str) -> dict[str, list[Any]]:
    """All rows of all tables."""
    storage = TableStore(where)
    storage.open()

    def job(c: Connection) -> dict[str, list[Any]]:
        return {
            table.name: [tuple(row) for row in c.execute(select(table).order_by(*table.primary_key.columns))]
            for table in backup.KEPT
        }

    try:
        return asyncio.run(storage.read(job))
    finally:
        storage.close()


def test_a_backup_of_a_running_server_comes_back_whole(
    own_server: Start, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    server = own_server()
    anna, tables = busy_life(server)
    file = tmp_path / "all.zip"
    assert run(["backup", str(file), *place(server)]) == 0
    assert "4 tables" in capsys.readouterr().out
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert [p.name for p in tmp_path.iterdir() if p.name.endswith(".part")] == []
    with anna.socket() as socket:
        socket.join(tables["fork"]["id"])
        socket.asked(0)
    server.__exit__()
    new = tmp_path / "elsewhere"
    assert run(["restore", str(file), "--data", str(new)]) == 0
    assert "4 tables" in capsys.readouterr().out
    assert (new / "secret").read_bytes() == (server.settings.data_dir / "secret").read_bytes()
    assert stat.S_IMODE((new / "secret").stat().st_mode) == 0o600
    assert stat.S_IMODE((new / "orrery.sqlite3").stat().st_mode) == 0o600
    assert run(["check", "--data", str(new)]) == 0
    found = contents(new / "orrery.sqlite3")
    assert len(found["positions"]) == 1
    assert len(found["accounts"]) == 1
    assert len(found["notes"]) == 1
    with LiveServer(server.settings.with_(data_dir=new, database_url=None)) as second:
        anna.server, anna.http.base_url = second, second.url
        assert anna.get("/api/me")["account"] == "anna", "the key came along: she is known"
        with anna.socket() as socket:
            socket.join(tables["fork"]["id"])
            assert play_on(socket, tables["fork"]["id"], [0])["view"]["over"]
        assert anna.get(f"/api/tables/{tables['over']['id']}/verification")["ok"]


def rows_of(source: zipfile.ZipFile, table: Any) -> list[str]:
    lines = source.read(f"{table.name}.jsonl").splitlines()
    return sorted(json.dumps(backup._row(table, line), sort_keys=True) for line in lines)


def test_from_one_database_to_the_other_and_back(
    own_server: Start, cluster: Cluster, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    server = own_server()
    busy_life(server)
    server.__exit__()
    first, second = tmp_path / "1.zip", tmp_path / "2.zip"
    assert run(["backup", str(first), *place(server)]) == 0
    url = cluster.database()
    assert run(["restore", str(first), "--data", str(tmp_path / "pg"), "--database", url]) == 0
    assert run(["check", "--database", url]) == 0
    assert run(["backup", str(second), "--data", str(tmp_path / "pg"), "--database", url]) == 0
    assert run(["restore", str(second), "--data", str(tmp_path / "back")]) == 0
    with zipfile.ZipFile(first) as a, zipfile.ZipFile(second) as b:
        assert json.loads(a.read("manifest.json"))["secret"] == json.loads(b.read("manifest.json"))["secret"]
        for table in backup.KEPT:
            assert rows_of(a, table) == rows_of(b, table), table.name
    assert contents(server.settings.storage) == contents(tmp_path / "back" / "orrery.sqlite3")


def test_only_where_nothing_is(own_server: Start, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    server = own_server()
    server.guest().table("me", "easy", "easy")
    file = tmp_path / "all.zip"
    assert run(["backup", str(file), *place(server)]) == 0
    assert run(["backup", str(file), *place(server)]) == 2
    assert "is there already" in capsys.readouterr().err
    server.__exit__()
    before = contents(server.settings.storage)
    assert run(["restore", str(file), *place(server)]) == 2
    assert "goes only where nothing is" in capsys.readouterr().err
    assert contents(server.settings.storage) == before


# --- damage ----------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def good(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A backup with one game in it."""
    from server.conftest import quick

    directory = tmp_path_factory.mktemp("good")
    with LiveServer(quick(directory / "data")) as server:
        record = orrery.play_out(orrery.game("planet_5r").new(3, 5), ["random"] * 3, seed=5).record()
        server.guest().post("/api/records", record, 201)
    assert run(["backup", str(directory / "good.zip"), "--data", str(directory / "data")]) == 0
    return directory / "good.zip"


def rewritten(good: Path, to: Path, change: Callable[[dict[str, bytes]], None]) -> Path:
    with zipfile.ZipFile(good) as source:
        parts = {name: source.read(name) for name in source.namelist()}
    change(parts)
    with zipfile.ZipFile(to, "w") as out:
        for name, content in parts.items():
            out.writestr(name, content)
    return to


def in_manifest(**changes: Json) -> Callable[[dict[str, bytes]], None]:
    def change(parts: dict[str, bytes]) -> None:
        parts["manifest.json"] = json.dumps({**json.loads(parts["manifest.json"]), **changes}).encode()

    return change


def with_sums(change: Callable[[dict[str, bytes]], None]) -> Callable[[dict[str, bytes]], None]:
    """Damage by somebody who puts the checksums right again."""

    def both(parts: dict[str, bytes]) -> None:
        import hashlib

        change(parts)
        manifest = json.loads(parts["manifest.json"])
        for name in manifest["tables"]:
            content = parts[f"{name}.jsonl"]
            rows = len(content.splitlines())
            manifest["tables"][name] = {"rows": rows, "sha256": hashlib.sha256(content).hexdigest()}
        parts["manifest.json"] = json.dumps(manifest).encode()

    return both


def in_rows(table: str, old: bytes, new: bytes, times: int = 1) -> Callable[[dict[str, bytes]], None]:
    def change(parts: dict[str, bytes]) -> None:
        assert old in parts[f"{table}.jsonl"]
        parts[f"{table}.jsonl"] = parts[f"{table}.jsonl"].replace(old, new, times)

    return change


DAMAGED: dict[str, Callable[[dict[str, bytes]], None]] = {
    "no manifest": lambda parts: parts.__delitem__("manifest.json"),
    "a manifest that is none": lambda parts: parts.update({"manifest.json": b"[" * 5000}),
    "another format": in_manifest(format="zip"),
    "another layout": in_manifest(schema="9999"),
    "a part is missing": lambda parts: parts.__delitem__("seats.jsonl"),
    "a part too many": lambda parts: parts.update({"../../evil": b"x"}),
    "a changed row": in_rows("tables", b'"over"', b'"evil"'),
    "rows cut off": lambda parts: parts.update({"moves.jsonl": parts["moves.jsonl"][:-200]}),
    "no rows": lambda parts: parts.update({"moves.jsonl": b""}),
    "another key": lambda parts: parts.update({"secret": b"0" * 32}),
    "a row that is none": with_sums(lambda parts: parts.update({"guests.jsonl": b"7\n"})),
    "not JSON": with_sums(lambda parts: parts.update({"guests.jsonl": b"{{\n"})),
    "a column missing": with_sums(in_rows("seats", b'"kind":', b'"kin":')),
    "a text for a number": with_sums(in_rows("seats", b'"seat":0', b'"seat":"0"')),
    "a number without end": with_sums(in_rows("seats", b'"seat":0', b'"seat":1' + b"0" * 30)),
    "a null where none may be": with_sums(in_rows("seats", b'"kind":"hotseat"', b'"kind":null')),
    "a seat of no table": with_sums(in_rows("seats", b'"table_id":"', b'"table_id":"x')),
    "twice the same": with_sums(lambda parts: parts.update({"tables.jsonl": parts["tables.jsonl"] * 2})),
    "a status that is none": with_sums(in_rows("tables", b'"status":"over"', b'"status":"odd"')),
}


@pytest.mark.parametrize("name", DAMAGED)
def test_a_damaged_backup_changes_nothing(
    good: Path, tmp_path: Path, name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    bad = rewritten(good, tmp_path / "bad.zip", DAMAGED[name])
    target = tmp_path / "data"
    assert run(["restore", str(bad), "--data", str(target)]) == 2
    told = capsys.readouterr().err
    assert told.count("\n") == 1
    assert "bad.zip" in told
    assert not (target / "orrery.sqlite3").exists()
    assert not (target / "secret").exists()


@pytest.mark.parametrize("cut", [0, 10, 500, -30])
def test_half_a_file_is_no_backup(good: Path, tmp_path: Path, cut: int, capsys: pytest.CaptureFixture[str]) -> None:
    half = tmp_path / "half.zip"
    half.write_bytes(good.read_bytes()[:cut])
    assert run(["restore", str(half), "--data", str(tmp_path / "data")]) == 2
    assert "half.zip" in capsys.readouterr().err
    assert not (tmp_path / "data" / "orrery.sqlite3").exists()


def test_a_flipped_bit_is_found(good: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    raw = bytearray(good.read_bytes())
    raw[len(raw) // 3] ^= 4
    bad = tmp_path / "bad.zip"
    bad.write_bytes(bytes(raw))
    assert run(["restore", str(bad), "--data", str(tmp_path / "data")]) == 2
    assert "damaged" in capsys.readouterr().err


def test_a_full_disk_leaves_no_half_file(
    own_server: Start, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    server = own_server()
    server.guest().table("me", "easy", "easy")
    directory = tmp_path / "full"
    directory.mkdir()

    def full(_: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr("orrery.server.ops.backup.os.fsync", full)
    assert run(["backup", str(directory / "all.zip"), *place(server)]) == 2
    assert "No space left" in capsys.readouterr().err
    assert list(directory.iterdir()) == []
    assert run(["backup", "/dev/full/all.zip", *place(server)]) == 2


def test_a_failure_in_the_middle_of_a_restore_leaves_nothing(
    good: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    whole = backup._insert

    def failing(connection: Connection, source: zipfile.ZipFile, table: Any, left: Any) -> int:
        if table.name == "moves":
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        return whole(connection, source, table, left)

    monkeypatch.setattr("orrery.server.ops.backup._insert", failing)
    assert run(["restore", str(good), "--data", str(tmp_path / "data")]) == 2
    assert "No space left" in capsys.readouterr().err
    assert not (tmp_path / "data" / "orrery.sqlite3").exists()
    monkeypatch.undo()
    monkeypatch.setenv("ORRERY_LANG", "en")
    assert run(["restore", str(good), "--data", str(tmp_path / "data")]) == 0


# --- check -----------------------------------------------------------------------------------------


def test_check_finds_the_table_and_the_move(own_server: Start, capsys: pytest.CaptureFixture[str]) -> None:
    server = own_server()
    anna = server.guest()
    record = orrery.play_out(orrery.game("planet_5r").new(3, 5), ["random"] * 3, seed=5).record()
    good, bad, worse = (anna.post("/api/records", record, 201)["id"] for _ in range(3))
    assert run(["check", *place(server)]) == 0
    assert "3 tables" in capsys.readouterr().out

    def job(c: Connection) -> None:
        at = (db.moves.c.table_id == bad, db.moves.c.seq == 50)
        c.execute(update(db.moves).where(*at).values(digest="0" * 16))
        c.execute(update(db.tables).where(db.tables.c.id == worse).values(summary='{"winners":[9]}'))

    asyncio.run(server.parts.storage.write(job))
    before = server.moves(bad)
    assert run(["check", *place(server)]) == 1
    told = capsys.readouterr().out.splitlines()
    assert len(told) == 3
    assert any(line.startswith(f"{bad} (planet_5r)") and "action 50" in line for line in told)
    assert any(line.startswith(worse) for line in told)
    assert not any(good in line for line in told)
    assert "bad: 2" in told[-1]
    assert server.moves(bad) == before
    assert run(["check", "--table", good, *place(server)]) == 0
    assert run(["check", "--table", bad, "--lang", "ru", *place(server)]) == 1
    assert "действие 50" in capsys.readouterr().out
    assert run(["check", "--table", "nowhere", *place(server)]) == 2


def test_check_of_a_busy_server_is_clean(own_server: Start, capsys: pytest.CaptureFixture[str]) -> None:
    server = own_server()
    busy_life(server)
    assert run(["check", *place(server)]) == 0, capsys.readouterr().out
    assert "bad: 0" in capsys.readouterr().out


@pytest.mark.parametrize("command", [["backup", "x.zip"], ["check"], ["migrate"]])
@pytest.mark.parametrize("lang", ["en", "ru"])
def test_where_nothing_is(
    command: list[str], lang: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert run([*command, "--data", str(tmp_path / "none"), "--lang", lang]) == 2
    told = capsys.readouterr().err
    assert told.count("\n") == 1
    assert str(tmp_path / "none") in told
    assert not (tmp_path / "none").exists()
    assert run([*command, "--database", "mysql://x/y", "--lang", lang]) == 2
    assert "postgresql://" in capsys.readouterr().err
    assert run([*command, "--database", "postgresql://a:hush@127.0.0.1:1/y", "--lang", lang]) == 2
    assert "hush" not in capsys.readouterr().err


def test_a_database_of_an_older_layout_is_left_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    import sqlite3

    path = tmp_path / "orrery.sqlite3"
    with sqlite3.connect(path) as connection:
        connection.execute("create table alembic_version (version_num text)")
        connection.execute("insert into alembic_version values ('0001')")
    assert run(["check", "--data", str(tmp_path)]) == 2
    assert "0001" in capsys.readouterr().err
