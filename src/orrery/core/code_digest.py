"""Which code plays a game: a digest of the engine's files and the game's own.

Rules have a version, but what they are made of changes more often: how a state is kept, how an event is told. What was
made by other code, even of the same release, is recognised by this.
"""

from __future__ import annotations

import hashlib
import sys
from functools import cache
from pathlib import Path
from typing import Any

from orrery.core.registry import GAMES_PACKAGE
from orrery.core.ruleset import Ruleset

ENGINE = Path(__file__).parent


def code_digest(game: Ruleset[Any, Any]) -> str:
    """The same for the same code and data, on any machine. The files are read at the first call, which takes some
    milliseconds: a server makes it as it starts, so that files that change while it runs are not taken for its own."""
    return _digest(_folder(type(game).__module__))


def _folder(module: str) -> Path:
    """Where a game lives; one that is kept for older tables may lie deeper in the package of the game."""
    inner = module.removeprefix(f"{GAMES_PACKAGE}.")
    name = module if inner == module else f"{GAMES_PACKAGE}.{inner.partition('.')[0]}"
    file = sys.modules[name].__file__
    assert file is not None
    return Path(file).parent


@cache
def _digest(package: Path) -> str:
    found = hashlib.sha256()
    for folder in (ENGINE, package):
        for file in sorted(folder.rglob("*")):
            if "__pycache__" not in file.parts and file.is_file():
                found.update(f"{file.relative_to(folder).as_posix()}\0".encode())
                found.update(hashlib.sha256(file.read_bytes()).digest())
    return found.hexdigest()[:16]
