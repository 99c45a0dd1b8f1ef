"""Events say what happens: log, animation, statistics and sounds read the same stream.

An event is a NamedTuple of plain values; its text form is an object with the kind under `e`.
An event that hides something has a field `seat` and a method `redacted()`: the twin for all others
(or None, if the others learn nothing at all). An event inside `Veiled` reaches the others only when
the table says `Unveiled`: that is how a simultaneous phase stays secret until all are done.

A match keeps its events as entries: plain data from which each audience hears its own part, without knowing any game.
"""

from __future__ import annotations

import marshal
import re
from collections.abc import Sequence
from functools import cache
from typing import Any, NamedTuple

Json = Any
RESERVED = frozenset({"e", "n"})  # of an event as it travels: its kind, and its number for this seat


class Veiled(NamedTuple):
    """An event of a secret parallel phase: its seat sees it now, the others after the unveiling."""

    seat: int
    event: Any


class Unveiled(NamedTuple):
    """All seats are done: what was veiled is told now."""


@cache
def kind_of(event_type: type[Any]) -> str:
    """CardsRevealed -> cards_revealed."""
    if taken := RESERVED.intersection(event_type._fields):
        raise TypeError(
            f"{event_type.__name__}: a field called {min(taken)} would hide what all events have by that name"
        )
    return re.sub(r"(?<!^)(?=[A-Z])", "_", event_type.__name__).lower()


def to_json(event: Any) -> dict[str, Json]:
    told: dict[str, Json] = {"e": kind_of(event.__class__)}
    for name, value in zip(event._fields, event, strict=True):
        told[name] = _plain(value)
    return told


def _plain(value: Any) -> Json:
    if hasattr(value, "_fields"):
        return {name: _plain(item) for name, item in zip(value._fields, value, strict=True)}
    if isinstance(value, tuple | list):
        return [_plain(item) for item in value]
    return value


Entry = dict[str, Json]  # an event as it is told to everybody; without `e`, one of the three below


def entry(event: Any) -> Entry:
    """An event as a match keeps it: made once, however many audiences hear it."""
    if type(event) is Unveiled:
        return {"unveiled": True}
    if type(event) is Veiled:
        return {"veiled": event.seat, "entry": entry(event.event)}
    told, redacted = to_json(event), getattr(event, "redacted", None)
    if redacted is None:
        return told
    others = redacted()
    return {"seat": event.seat, "own": told, "others": None if others is None else to_json(others)}


Chapter = list[Entry] | bytes  # what one action told; folded, it takes a quarter of the memory


def folded(chapter: Chapter) -> bytes:
    """A chapter for which nobody is expected to ask soon."""
    return chapter if isinstance(chapter, bytes) else marshal.dumps(chapter)


def unfolded(chapter: Chapter) -> list[Entry]:
    if not isinstance(chapter, bytes):
        return chapter
    entries: list[Entry] = marshal.loads(chapter)
    return entries


class EventStream:
    """The events as one audience hears them; its numbers count what that audience heard."""

    __slots__ = ("_held", "dropped", "latest", "seat", "told")

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.told: list[dict[str, Json]] = []  # all but the first, which were dropped
        self.dropped = 0
        self.latest: list[int] = []  # how many had been told before the latest chapter, and after each of its entries
        self._held: list[Entry] = []

    @property
    def heard(self) -> int:
        """How many events have been told."""
        return self.dropped + len(self.told)

    def drop(self) -> None:
        """Keep none of what has been told so far, only how much that was."""
        self.dropped += len(self.told)
        self.told = []

    def read(self, chapters: Sequence[Chapter]) -> None:
        tell = self.told.append
        for chapter in chapters[:-1]:
            for found in unfolded(chapter):
                if "e" in found:  # most are told to all: a call for each would take twice as long
                    tell(found)
                else:
                    self.hear(found)
        for chapter in chapters[-1:]:
            self.latest = [self.heard]
            for found in unfolded(chapter):
                self.hear(found)
                self.latest.append(self.heard)

    def hear(self, heard: Entry) -> None:
        if "e" in heard:
            self.told.append(heard)
        elif "own" in heard:
            told = heard["own"] if heard["seat"] == self.seat else heard["others"]
            if told is not None:
                self.told.append(told)
        elif "veiled" not in heard:
            held, self._held = self._held, []
            for late in held:
                self.hear(late)
        elif heard["veiled"] == self.seat:
            self.hear(heard["entry"])
        else:
            self._held.append(heard["entry"])
