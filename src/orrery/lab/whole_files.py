"""Files that are there as a whole or not at all; where one cannot be written, a sentence says so."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

from orrery.lab.lab_errors import LabError


def write_whole(path: Path, data: bytes) -> None:
    """Write a file and, if need be, its folder; `cannot_write` where the disk is full or the folder closed to us."""
    part = path.with_name(f".{path.name}.part")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        part.write_bytes(data)
        part.replace(path)
    except OSError as error:
        with suppress(OSError):
            part.unlink()
        raise cannot_write(path, error) from error


def cannot_write(path: Path, error: OSError) -> LabError:
    return LabError("cannot_write", path=str(path), why=error.strerror or str(error))
