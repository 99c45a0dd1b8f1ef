"""Damaged pages of an SQLite file: what they hold is named, everything else is checked and saved."""

from __future__ import annotations

import random
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

import orrery
from orrery.cli.main import run
from orrery.server.storage.database_schema import guests
from server.support import LiveServer

PAGE = 4096
ROWS_LEAF, KEYS_LEAF = 0x0D, 0x0A  # kinds of SQLite's pages, by their first byte


@pytest.fixture
def stored(own_server: Callable[..., LiveServer], monkeypatch: pytest.MonkeyPatch) -> tuple[Path, list[str]]:
    """The directory of a server that has stopped, and its tables."""
    monkeypatch.setenv("ORRERY_LANG", "en")
    monkeypatch.delenv("ORRERY_DATABASE_URL", raising=False)
    ids = random.Random(5)  # the same ones each time: they say what stands on which page
    monkeypatch.setattr("orrery.server.tables.seats.new_tables.new_id", lambda: f"{ids.getrandbits(48):012x}")
    server = own_server()
    anna = server.guest()
    idents = []
    for seed in range(8):
        played = orrery.play_out(orrery.game("planet_5r").new(3, seed), ["random"] * 3, seed=seed)
        idents.append(anna.post("/api/records", played.record(), 201)["id"])
    idents += [anna.table("me", "open", "open")["id"] for _ in range(16)]
    people = [{"id": f"guest{n}", "name": f"Somebody with a long name, number {n}", "created": n} for n in range(200)]
    server.do(server.parts.storage.write(lambda c: c.execute(guests.insert(), people).rowcount))
    server.__exit__()
    return server.settings.data_dir, idents


def damage(stored: Path, tmp_path: Path, chosen: Callable[[bytes], bool]) -> tuple[Path, bytes]:
    """A copy in which the first page of this kind is nonsense; also what stood there."""
    copy = tmp_path / "damaged"
    shutil.copytree(stored, copy)
    file = copy / "orrery.sqlite3"
    assert not file.with_name("orrery.sqlite3-wal").exists()
    data = file.read_bytes()
    pages = [data[at : at + PAGE] for at in range(0, len(data), PAGE)]
    n = next(n for n, page in enumerate(pages) if n > 0 and chosen(page))
    file.write_bytes(data[: n * PAGE] + b"\xff\x5a" * (PAGE // 2) + data[(n + 1) * PAGE :])
    return copy, pages[n]


def holds_moves(page: bytes) -> bool:
    return page[0] == KEYS_LEAF and b"record:" in page and b'["' in page


def holds_tables(page: bytes) -> bool:
    return page[0] == ROWS_LEAF and b"planet_5r" in page and b'"winners"' in page


def holds_people(page: bytes) -> bool:
    return page[0] == ROWS_LEAF and b"Somebody with a long name" in page


def named(out: str) -> list[str]:
    return [line.split(":")[0] for line in out.splitlines() if "damaged" in line]


@pytest.mark.parametrize("kind", [holds_moves, holds_tables])
def test_tables_that_cannot_be_read_are_named(
    stored: tuple[Path, list[str]],
    kind: Callable[[bytes], bool],
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    whole, idents = stored
    copy, page = damage(whole, tmp_path, kind)
    lost = {ident for ident in idents if ident.encode() in page}
    assert 0 < len(lost) < len(idents)
    assert run(["check", "--data", str(copy)]) == 2
    told = capsys.readouterr()
    assert set(named(told.out)) - {"moves", "tables"} == lost
    assert told.err == (
        f"orrery: The database is damaged: {len(lost)} tables cannot be read, and 1 parts lack rows. "
        "Everything else was read.\n"
    )
    assert "bad: 0." in told.out, "the others were played again"
    file = tmp_path / "rest.zip"
    assert run(["backup", str(file), "--data", str(copy)]) == 2
    told = capsys.readouterr()
    assert set(named(told.out)) == lost
    assert told.err.count("\n") == 1
    assert f"{len(idents) - len(lost)} tables" in told.out
    back = tmp_path / "back"
    assert run(["restore", str(file), "--data", str(back)]) == 0
    assert run(["check", "--data", str(back)]) == 0
    assert f"{len(idents) - len(lost)} tables" in capsys.readouterr().out.splitlines()[-1]


def test_parts_that_lack_rows_are_named(
    stored: tuple[Path, list[str]], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    whole, idents = stored
    copy, _ = damage(whole, tmp_path, holds_people)
    assert run(["check", "--data", str(copy), "--lang", "ru"]) == 2
    told = capsys.readouterr()
    assert named(told.out) == []
    assert "guests: читаются не все строки" in told.out
    assert told.err.startswith("orrery: База данных повреждена:")
    file = tmp_path / "rest.zip"
    assert run(["backup", str(file), "--data", str(copy)]) == 2
    told = capsys.readouterr()
    assert named(told.out) == ["guests"]
    assert run(["restore", str(file), "--data", str(tmp_path / "back")]) == 0
    assert f"{len(idents)} tables" in capsys.readouterr().out


def test_a_file_that_is_no_database_is_one_line(
    stored: tuple[Path, list[str]], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    copy = tmp_path / "damaged"
    shutil.copytree(stored[0], copy)
    file = copy / "orrery.sqlite3"
    file.write_bytes(b"\xff\x5a" * (PAGE // 2) + file.read_bytes()[PAGE:])
    for command in (["check"], ["backup", str(tmp_path / "none.zip")]):
        assert run([*command, "--data", str(copy)]) == 2
        told = capsys.readouterr().err
        assert told.startswith("orrery: The stored games cannot be used:")
        assert told.count("\n") == 1
    assert not (tmp_path / "none.zip").exists()
