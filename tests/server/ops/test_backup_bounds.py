"""A backup from somebody else may not fill the disk or the memory of who restores it."""

from __future__ import annotations

import zipfile
from pathlib import Path

import pytest
from sqlalchemy import create_engine, event

from orrery.cli.main import run
from orrery.server.ops import backup
from orrery.server.ops.backup_bounds import END, Allowance, BadBackup, Bounds, directory_bytes
from orrery.server.storage import database_schema
from server.conftest import quick
from server.support import LiveServer

MIB = 1 << 20


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ORRERY_LANG", "en")
    monkeypatch.delenv("ORRERY_DATABASE_URL", raising=False)


@pytest.fixture(scope="module")
def good(tmp_path_factory: pytest.TempPathFactory) -> Path:
    directory = tmp_path_factory.mktemp("good")
    with LiveServer(quick(directory / "data")) as server:
        anna = server.guest()
        for _ in range(12):
            anna.table("me", "open", "open")
    assert run(["backup", str(directory / "good.zip"), "--data", str(directory / "data")]) == 0
    return directory / "good.zip"


def with_part(good: Path, to: Path, name: str, piece: bytes, times: int) -> Path:
    """The backup with one part blown up, a piece at a time."""
    with zipfile.ZipFile(good) as source, zipfile.ZipFile(to, "w", zipfile.ZIP_DEFLATED, compresslevel=1) as out:
        for each in source.namelist():
            with out.open(each, "w", force_zip64=True) as part:
                part.write(source.read(each))
                for _ in range(times if each == name else 0):
                    part.write(piece)
    return to


def test_a_small_file_that_unpacks_to_very_much(good: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    bomb = with_part(good, tmp_path / "bomb.zip", "moves.jsonl", b"\n" * MIB, 120)
    assert bomb.stat().st_size < MIB
    place = ["--data", str(tmp_path / "data")]
    assert run(["restore", str(bomb), *place]) == 2
    assert "larger than 0.1" in (told := capsys.readouterr().err)
    assert "--max-gib" in told
    assert run(["restore", str(bomb), *place, "--lang", "ru"]) == 2
    assert "в распакованном виде больше" in capsys.readouterr().err
    assert not (tmp_path / "data").exists()
    assert run(["restore", str(bomb), *place, "--max-gib", "1"]) == 2
    assert "holds rows that cannot be" in capsys.readouterr().err, "it was let in, and is nonsense"
    assert run(["restore", str(good), *place, "--max-gib", "1"]) == 0


@pytest.mark.parametrize("method", [zipfile.ZIP_BZIP2, zipfile.ZIP_LZMA])
def test_only_what_unpacks_piece_by_piece_is_taken(good: Path, tmp_path: Path, method: int) -> None:
    other = tmp_path / "other.zip"
    with zipfile.ZipFile(good) as source, zipfile.ZipFile(other, "w", method) as out:
        for each in source.namelist():
            out.writestr(each, source.read(each))
    with pytest.raises(BadBackup) as refused:
        backup.verified(other)
    assert refused.value.args[0] == "parts"


def test_what_comes_is_counted_whatever_was_stated(good: Path) -> None:
    """Each file would do; one byte less and it does not."""
    with zipfile.ZipFile(good) as source:
        size = sum(part.file_size for part in source.infolist())
    exactly = Bounds(total=size)
    assert backup.verified(good, exactly) is not None
    allowance = Allowance(Bounds(total=size - 1), size)
    with zipfile.ZipFile(good) as source:
        for table in backup.KEPT:
            list(backup._lines(source, table, allowance))
        backup._small(source, backup.SECRET, allowance)
        with pytest.raises(BadBackup, match="large"):
            backup._small(source, backup.MANIFEST, allowance)
    with pytest.raises(BadBackup, match="large"):
        backup.verified(good, Bounds(total=size - 1))


def test_a_line_without_an_end(good: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    endless = with_part(good, tmp_path / "endless.zip", "chat.jsonl", b" " * MIB, 17)
    assert run(["restore", str(endless), "--data", str(tmp_path / "data")]) == 2
    assert "chat holds a line that is far too long" in capsys.readouterr().err


@pytest.mark.parametrize("name", ["manifest.json", "secret"])
def test_parts_that_are_read_at_once_are_small(name: str, good: Path, tmp_path: Path) -> None:
    with pytest.raises(BadBackup, match="none"):
        backup.verified(with_part(good, tmp_path / "x.zip", name, b" " * MIB, 2))


def test_more_parts_than_there_can_be(good: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """They are not even listed."""
    many = tmp_path / "many.zip"
    with zipfile.ZipFile(many, "w") as out:
        for n in range(25_000):
            out.writestr(f"{n:05}", b"")
    assert directory_bytes(many) > MIB
    assert 0 < directory_bytes(good) < 4096
    monkeypatch.setattr(zipfile, "ZipFile", None)
    with pytest.raises(BadBackup, match="parts"):
        backup.verified(many)


def test_a_list_of_parts_in_the_large_form_is_found_too(good: Path, tmp_path: Path) -> None:
    large, plain = tmp_path / "large.zip", good.read_bytes()
    at = plain.rindex(b"PK\x05\x06")
    size = 5 * MIB
    record = b"PK\x06\x06" + (44).to_bytes(8, "little") + bytes(28) + size.to_bytes(8, "little") + bytes(8)
    locator = b"PK\x06\x07" + bytes(16)
    large.write_bytes(plain[:at] + record + locator + plain[at:])
    assert directory_bytes(large) == size


def test_a_mark_inside_the_end_of_the_list_misleads_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The library takes the last bytes of the file for the end, so we count what they say."""
    crafted = tmp_path / "crafted.zip"
    mark = int.from_bytes(b"PK\x05\x06", "little")
    crafted.write_bytes(bytes(2 * MIB) + END.pack(b"PK\x05\x06", 0, 0, 1, 1, 2 * MIB, mark, 0))
    assert directory_bytes(crafted) == 2 * MIB
    monkeypatch.setattr(zipfile, "ZipFile", None)
    with pytest.raises(BadBackup, match="parts"):
        backup.verified(crafted)


def test_long_rows_are_not_gathered(good: Path) -> None:
    """However many lines make a batch, their bytes are counted too."""
    engine = create_engine("sqlite://")
    database_schema.metadata.create_all(engine)
    batches: list[int] = []

    @event.listens_for(engine, "before_cursor_execute")
    def noted(_connection: object, _cursor: object, statement: str, values: object, *_: object) -> None:
        if statement.startswith("INSERT INTO seats"):
            assert isinstance(values, list)
            batches.append(len(values))

    rows = backup.restore(engine, good, bounds=Bounds(line=2000))
    assert sum(batches) == rows["seats"] == 36
    assert 3 <= len(batches) <= 12


@pytest.mark.parametrize("content", [b"", b"PK", b"PK\x05\x06", b"x" * 100_000])
def test_what_is_no_zip_at_all(content: bytes, tmp_path: Path) -> None:
    (tmp_path / "x.zip").write_bytes(content)
    assert directory_bytes(tmp_path / "x.zip") == 0
    with pytest.raises(BadBackup, match="damaged"):
        backup.verified(tmp_path / "x.zip")
