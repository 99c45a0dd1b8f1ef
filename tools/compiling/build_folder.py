"""The folder a build goes to. What lay there before is deleted, so it has to be a build, finished or not."""

from __future__ import annotations

import shutil
from pathlib import Path

from orrery.core.compiled import MANIFEST

MARKER = ".orrery-build"  # written before anything else, so that a build that was interrupted is known too


class NotABuild(Exception):
    """The folder holds something else."""

    def __init__(self, folder: Path) -> None:
        super().__init__(f"{folder} is no folder of a build: name an empty or a new one")


def emptied(folder: Path) -> None:
    """Make the folder, or empty it if a build made it."""
    if folder.exists() and not folder.is_dir():
        raise NotABuild(folder)
    if folder.exists() and any(folder.iterdir()):
        if not any((folder / name).is_file() for name in (MARKER, MANIFEST)):
            raise NotABuild(folder)
        shutil.rmtree(folder)
    folder.mkdir(parents=True, exist_ok=True)
    (folder / MARKER).write_text("Made by tools/compiling, and deleted by the next build.\n", encoding="utf-8")
