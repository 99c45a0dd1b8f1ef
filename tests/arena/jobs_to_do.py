"""Jobs for the tests of executors: workers import them from here."""

from __future__ import annotations

import os
import signal
from dataclasses import dataclass
from pathlib import Path
from typing import Any


def square(n: int) -> int:
    return n * n


def fails_at_seven(n: int) -> int:
    if n == 7:
        raise ValueError("seven is too much")
    return n


def no_message(n: int) -> Any:
    """A result that can't be sent."""
    return lambda: n


def _missing() -> None:
    raise ModuleNotFoundError("No module named 'elsewhere'")


class NotThere:
    """A job that no worker can load."""

    def __reduce__(self) -> Any:
        return _missing, ()

    def __call__(self, n: int) -> int:
        return n


class NeedsTwo(Exception):
    """An error that Python cannot unpickle."""

    def __init__(self, one: int, other: int) -> None:
        super().__init__(f"{one} and {other}")


def fails_oddly(n: int) -> int:
    raise NeedsTwo(n, n + 1)


@dataclass(frozen=True)
class KillsItsWorker:
    """Each of these numbers kills its process as often as it may; marks in the folder say how often that was."""

    folder: str
    numbers: tuple[int, ...]
    times: int

    def __call__(self, n: int) -> int:
        if n in self.numbers:
            for time in range(self.times):
                mark = Path(self.folder) / f"{n}-{time}"
                if not mark.exists():
                    mark.touch()
                    os.kill(os.getpid(), signal.SIGKILL)
        return square(n)


@dataclass(frozen=True)
class NeverEnds:
    """Says that it has begun, with the number of its process, and waits for a signal."""

    fifo: str

    def __call__(self, n: int) -> int:
        with Path(self.fifo).open("w") as out:
            out.write(f"{os.getpid()}\n")
        while True:
            signal.pause()
