"""Which code made a result: a digest of everything that decides how a game between bots goes."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from functools import cache
from importlib.metadata import version
from pathlib import Path

from orrery.arena.contestants import Contestant

PACKAGES = ("core", "games", "bots", "arena", "lab")
SUFFIXES = (".py", ".toml")


@cache
def code_version() -> str:
    """The same for the same code and data of games, on any machine, compiled or not."""
    root = Path(__file__).parents[1]
    found = hashlib.sha256()
    for package in PACKAGES:
        for file in sorted((root / package).rglob("*")):
            if file.suffix in SUFFIXES and file.is_file():
                found.update(f"{file.relative_to(root).as_posix()}\0".encode())
                found.update(hashlib.sha256(file.read_bytes()).digest())
    return found.hexdigest()[:16]


def bot_files(bots: Iterable[Contestant]) -> dict[str, str]:
    """A digest of each file that bots come from: a bot of one's own that was changed is another bot."""
    files = {bot.source: Path(bot.source) for bot in bots}
    return {name: hashlib.sha256(file.read_bytes()).hexdigest()[:16] for name, file in files.items() if file.is_file()}


def orrery_version() -> str:
    return version("orrery")
