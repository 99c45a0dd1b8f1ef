"""Which code made a result: a digest of everything that decides how a game between bots goes."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator
from functools import cache
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path

from orrery.arena.contestants import OURS, Contestant

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
    """A digest of each file that bots come from: a bot of one's own that was changed is another bot.

    These are its file or the file of its module, and the files that a program's command names. What they import is not
    followed.
    """
    files = {name: file for bot in bots for name, file in _named_files(bot)}
    return {name: hashlib.sha256(file.read_bytes()).hexdigest()[:16] for name, file in files.items() if file.is_file()}


def _named_files(bot: Contestant) -> Iterator[tuple[str, Path]]:
    yield from ((word, Path(word)) for word in bot.command)
    if bot.source.endswith(".py"):
        yield bot.source, Path(bot.source)
    elif bot.source and not bot.source.startswith(OURS):  # our own are part of the code version
        found = find_spec(bot.source)
        if found is not None and found.origin is not None:
            yield bot.source, Path(found.origin)


def orrery_version() -> str:
    return version("orrery")
