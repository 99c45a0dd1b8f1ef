"""What the other worker of a device works out besides the moves of bots: what is asked, for whom, and what is found."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from typing import NamedTuple

import msgspec
from msgspec import Struct

from orrery.server.bot_workers.analysing import Analyse, analysed
from orrery.server.bot_workers.explaining import Explain, explained

Heard = Callable[[str | None, bool], None]  # what was found, as JSON (None: it failed), and whether that is all


class Thought(Struct):
    """Something to be worked out; what is found goes to `Device.thought`."""

    id: int
    table: str
    order: str
    later: bool = False  # behind everything else


class _Wanted(NamedTuple):
    table: str
    hear: Heard


class Thoughts:
    """All that is being worked out for the tables of a device."""

    def __init__(self) -> None:
        self._numbers = count(1)
        self._wanted: dict[int, _Wanted] = {}
        self._asked: list[Thought] = []
        self._dropped: list[int] = []

    def ask(self, table: str, order: Explain | Analyse, hear: Heard, *, later: bool = False) -> int:
        """Have it worked out; the number by which it can be dropped."""
        number = next(self._numbers)
        self._wanted[number] = _Wanted(table, hear)
        self._asked.append(Thought(number, table, msgspec.json.encode(order).decode(), later))
        return number

    def drop(self, number: int) -> None:
        """Nobody wants it any more."""
        if self._wanted.pop(number, None) is not None:
            self._dropped.append(number)

    def table_of(self, number: int) -> str | None:
        """The table that wants it; None if none does any more."""
        wanted = self._wanted.get(number)
        return None if wanted is None else wanted.table

    def hear(self, number: int, found: str | None, *, done: bool) -> None:
        wanted = self._wanted.pop(number, None) if done else self._wanted.get(number)
        if wanted is not None:
            wanted.hear(found, done)

    def handed_out(self) -> tuple[list[Thought], list[int]]:
        """What is new: to be worked out, and no longer wanted. Both at once were never asked."""
        dropped = set(self._dropped)
        asked = [one for one in self._asked if one.id not in dropped]
        gone = [number for number in self._dropped if all(one.id != number for one in self._asked)]
        self._asked, self._dropped = [], []
        return asked, gone


def thought_out(order: str, tell: Callable[[str], None]) -> str:
    """In the bots' worker: what is found, for `Device.thought`; `tell` hears what can be said before."""
    asked: Explain | Analyse = msgspec.json.decode(order, type=Explain | Analyse)
    if isinstance(asked, Analyse):
        return msgspec.json.encode(analysed(asked)).decode()
    found = explained(asked, lambda early: tell(msgspec.json.encode(early).decode()))
    return msgspec.json.encode(found).decode()
