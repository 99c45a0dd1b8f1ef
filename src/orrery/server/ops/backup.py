"""Everything in one file, and back: the same for SQLite and PostgreSQL, so it also moves from one to the other.

A backup is a zip of one file of JSON lines for each table of the database, the server's secret, and a manifest with the
number of rows and a SHA-256 of each. It shows one moment, taken while the server runs, and holds the seeds of running
games: only its owner may read it.
"""

from __future__ import annotations

import contextlib
import hashlib
import io
import json
import os
import sqlite3
import zipfile
import zlib
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, NamedTuple, cast

from sqlalchemy import Boolean, Connection, Engine, Table, delete, func, insert, select
from sqlalchemy.exc import DBAPIError, OperationalError

import orrery
from orrery.server.ops.backup_bounds import BOUNDS, Allowance, BadBackup, Bounds, directory_bytes
from orrery.server.ops.salvage import Damage, Salvage, line_of
from orrery.server.storage import database_schema as db
from orrery.server.storage.schema_upgrade import NEWEST
from orrery.server.storage.storage_errors import StorageFailed

FORMAT = "orrery-backup"
FORMAT_VERSION = 1
MANIFEST = "manifest.json"
SECRET = "secret"
KEPT: tuple[Table, ...] = tuple(table for table in db.metadata.sorted_tables if table not in db.PASSING)
BATCH = 500
READ = 1 << 18
BUSY = (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)
Told = Callable[[str, int], None]


class NotEmpty(StorageFailed):
    """The database is not empty."""


# --- out ------------------------------------------------------------------------------------------


class Written(NamedTuple):
    """The number of rows of each table, and what could not be read."""

    rows: dict[str, int]
    damage: Damage


def write_backup(engine: Engine, path: Path, secret: bytes | None, told: Told = lambda name, rows: None) -> Written:
    """Write a backup. The file is either complete or not there at all. Of a database with damaged pages everything that
    can be read is written: whole tables of play, and what belongs to none."""
    try:
        return Written(_write_file(engine, path, secret, told, None), Damage())
    except DBAPIError as error:
        if engine.dialect.name != "sqlite" or getattr(error.orig, "sqlite_errorcode", 0) & 0xFF in BUSY:
            raise  # not a matter of single pages
    except (TypeError, ValueError):
        pass
    damage = Damage()
    return Written(_write_file(engine, path, secret, told, damage), damage)


def _write_file(engine: Engine, path: Path, secret: bytes | None, told: Told, damage: Damage | None) -> dict[str, int]:
    partial = path.with_name(f".{path.name}.{os.getpid()}.part")
    handle = os.open(partial, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    try:
        with os.fdopen(handle, "wb") as file:
            with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED, compresslevel=6) as archive:
                rows = _write(engine, archive, secret, told, damage)
            file.flush()
            os.fsync(file.fileno())
        _name(partial, path)
    finally:
        partial.unlink(missing_ok=True)
    with contextlib.suppress(OSError):  # so that the name survives a power failure too; not every system can
        directory = os.open(path.parent, os.O_RDONLY)
        os.fsync(directory)
        os.close(directory)
    return rows


def _name(partial: Path, path: Path) -> None:
    """Give the finished file its name; an existing file is never replaced."""
    try:
        os.link(partial, path)
    except FileExistsError:
        raise
    except OSError:  # a file system without links
        if path.exists():
            raise FileExistsError(str(path)) from None
        partial.replace(path)


def _write(
    engine: Engine, archive: zipfile.ZipFile, secret: bytes | None, told: Told, damage: Damage | None
) -> dict[str, int]:
    """`damage` is where to say what cannot be read; without it, such rows are an error."""
    parts: dict[str, dict[str, Any]] = {}
    with engine.connect() as connection:  # one transaction: one moment
        salvage = None if damage is None else Salvage(connection, KEPT)
        for table in KEPT:
            rows = _rows(connection, table) if salvage is None else salvage.rows(table)
            parts[table.name] = _write_table(archive, table, rows)
            told(table.name, parts[table.name]["rows"])
        if salvage is not None and damage is not None:
            damage.tables, damage.parts = salvage.damage.tables, salvage.damage.parts
    manifest: dict[str, Any] = {
        "format": FORMAT,
        "format_version": FORMAT_VERSION,
        "orrery": orrery.__version__,
        "schema": NEWEST,
        "made": datetime.now(UTC).isoformat(timespec="seconds").replace("+00:00", "Z"),
        "tables": parts,
    }
    if secret is not None:
        archive.writestr(SECRET, secret)
        manifest["secret"] = hashlib.sha256(secret).hexdigest()
    archive.writestr(MANIFEST, json.dumps(manifest, indent=1))
    return {name: part["rows"] for name, part in parts.items()}


def _rows(connection: Connection, table: Table) -> Iterator[dict[str, Any]]:
    found = connection.execution_options(yield_per=BATCH).execute(select(table).order_by(*table.primary_key.columns))
    for row in found.mappings():
        yield dict(row)


def _write_table(archive: zipfile.ZipFile, table: Table, found: Iterator[dict[str, Any]]) -> dict[str, Any]:
    rows, checksum = 0, hashlib.sha256()
    with archive.open(f"{table.name}.jsonl", "w", force_zip64=True) as out:
        for row in found:
            line = line_of(row)
            checksum.update(line)
            out.write(line)
            rows += 1
    return {"rows": rows, "sha256": checksum.hexdigest()}


# --- in -------------------------------------------------------------------------------------------


def restore(
    engine: Engine, path: Path, told: Told = lambda name, rows: None, bounds: Bounds = BOUNDS
) -> dict[str, int]:
    """Bring a backup into an empty database: all of it or nothing. It must have passed `verified`."""
    made: dict[str, int] = {}
    left = Allowance(bounds, path.stat().st_size)
    with zipfile.ZipFile(path) as archive, engine.connect() as connection, connection.begin():
        connection.execute(delete(db.clock_notes))  # from a server that ran here before there were any data
        for table in KEPT:
            if connection.execute(select(func.count()).select_from(table)).scalar_one():
                raise NotEmpty(table.name)
        try:
            for table in KEPT:
                made[table.name] = _insert(connection, archive, table, left)
                told(table.name, made[table.name])
        except OperationalError:
            raise
        except DBAPIError as error:  # rows that do not fit together, or values this database cannot hold
            raise BadBackup("rows", table.name) from error
    return made


def _insert(connection: Connection, archive: zipfile.ZipFile, table: Table, left: Allowance) -> int:
    batch: list[dict[str, Any]] = []
    rows, kept = 0, left.left
    for row in _lines(archive, table, left):
        batch.append(row)
        rows += 1
        if len(batch) == BATCH or kept - left.left > left.bounds.line:  # rows may be long
            connection.execute(insert(table), batch)
            batch, kept = [], left.left
    if batch:
        connection.execute(insert(table), batch)
    return rows


def verified(path: Path, bounds: Bounds = BOUNDS) -> bytes | None:
    """Read a backup from beginning to end; BadBackup if it is damaged, or larger than allowed. Returns the server's
    secret."""
    try:
        size = path.stat().st_size
        if directory_bytes(path) > bounds.small:
            raise BadBackup("parts")
        with zipfile.ZipFile(path) as archive:
            return _verified(archive, Allowance(bounds, size))
    except (zipfile.BadZipFile, zlib.error, EOFError, NotImplementedError, RuntimeError, ValueError, OSError) as error:
        if isinstance(error, OSError) and error.errno is not None:
            raise
        raise BadBackup("damaged") from None


def _verified(archive: zipfile.ZipFile, left: Allowance) -> bytes | None:
    if any(part.compress_type not in (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED) for part in archive.infolist()):
        raise BadBackup("parts")  # we write no others; others would be unpacked whole before they can be counted
    left.check(sum(part.file_size for part in archive.infolist()))
    manifest = _manifest(archive, left)
    names = {f"{table.name}.jsonl" for table in KEPT} | {MANIFEST} | ({SECRET} if "secret" in manifest else set())
    if sorted(archive.namelist()) != sorted(names):
        raise BadBackup("parts")
    for table in KEPT:
        stated = manifest["tables"].get(table.name)
        checksum = hashlib.sha256()
        rows = sum(1 for _ in _lines(archive, table, left, checksum))
        if stated != {"rows": rows, "sha256": checksum.hexdigest()}:
            raise BadBackup("checksum", table.name)
    if "secret" not in manifest:
        return None
    secret = _small(archive, SECRET, left)
    if hashlib.sha256(secret).hexdigest() != manifest["secret"]:
        raise BadBackup("checksum", SECRET)
    return secret


def _small(archive: zipfile.ZipFile, name: str, left: Allowance) -> bytes:
    """A small part, read in one go."""
    with archive.open(name) as part:
        found = part.read(left.bounds.small + 1)
    if len(found) > left.bounds.small:
        raise BadBackup("none")
    left.take(len(found))
    return found


def _manifest(archive: zipfile.ZipFile, left: Allowance) -> dict[str, Any]:
    if MANIFEST not in archive.namelist():
        raise BadBackup("none")
    try:
        found = json.loads(_small(archive, MANIFEST, left))
    except (ValueError, RecursionError):
        raise BadBackup("none") from None
    if not isinstance(found, dict) or found.get("format") != FORMAT or not isinstance(found.get("tables"), dict):
        raise BadBackup("none")
    if found.get("format_version") != FORMAT_VERSION or found.get("schema") != NEWEST:
        raise BadBackup("layout", str(found.get("schema"))[:20])
    return found


def _lines(archive: zipfile.ZipFile, table: Table, left: Allowance, checksum: Any = None) -> Iterator[dict[str, Any]]:
    most = left.bounds.line
    with archive.open(f"{table.name}.jsonl") as part, io.BufferedReader(cast(io.RawIOBase, part), READ) as lines:
        while line := lines.readline(most + 1):
            if len(line) > most:
                raise BadBackup("line", table.name)
            left.take(len(line))
            if checksum is not None:
                checksum.update(line)
            yield _row(table, line)


def _row(table: Table, line: bytes) -> dict[str, Any]:
    try:
        row = json.loads(line)
    except (ValueError, RecursionError):
        raise BadBackup("rows", table.name) from None
    if not isinstance(row, dict) or set(row) != set(table.columns.keys()):
        raise BadBackup("rows", table.name)
    for column in table.columns:
        value = row[column.name]
        if value is None and column.nullable:
            continue
        if isinstance(column.type, Boolean) and value in (0, 1):
            row[column.name] = bool(value)
        elif type(value) is not column.type.python_type or (isinstance(value, int) and abs(value) >= 1 << 63):
            raise BadBackup("rows", table.name)
    return row


def keep_secret(path: Path, secret: bytes) -> None:
    """Write the server's secret to its file, whole, readable by its owner alone."""
    path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    partial = path.with_name(f"{path.name}.{os.getpid()}.part")
    try:
        handle = os.open(partial, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
        with os.fdopen(handle, "wb") as file:
            file.write(secret)
            file.flush()
            os.fsync(file.fileno())
        partial.replace(path)
    finally:
        partial.unlink(missing_ok=True)
