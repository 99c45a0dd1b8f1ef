"""Events tell the story: log, animation, statistics and sounds read the same stream.

An event is a NamedTuple of plain values; its text form is an object with the kind under `e`.
An event that hides something has a field `seat` and a method `redacted()`: the twin for all others
(or None, if the others learn nothing at all). An event inside `Veiled` reaches the others only when
the table says `Unveiled`: that is how a simultaneous phase stays secret until all are done.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from typing import Any, NamedTuple

Json = Any


class Veiled(NamedTuple):
    """An event of a secret parallel phase: its seat sees it now, the others after the unveiling."""

    seat: int
    event: Any


class Unveiled(NamedTuple):
    """All seats are done: what was veiled is told now."""


@cache
def kind_of(event_type: type[Any]) -> str:
    """CardsRevealed -> cards_revealed."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", event_type.__name__).lower()


def seen_by(event: Any, seat: int | None) -> Any | None:
    """What a seat (or a spectator) gets to know of an event."""
    redacted = getattr(event, "redacted", None)
    if redacted is None or event.seat == seat:
        return event
    return redacted()


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


class Story:
    """The stream of events as one audience hears it; its numbers count what that audience heard."""

    __slots__ = ("_held", "seat", "told")

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.told: list[dict[str, Json]] = []
        self._held: list[Any] = []

    def read(self, chapters: Iterable[Iterable[Any]]) -> None:
        for chapter in chapters:
            for event in chapter:
                self.hear(event)

    def hear(self, event: Any) -> None:
        if type(event) is Unveiled:
            held, self._held = self._held, []
            for late in held:
                self._tell(late)
        elif type(event) is Veiled:
            if event.seat == self.seat:
                self._tell(event.event)
            else:
                self._held.append(event.event)
        else:
            self._tell(event)

    def _tell(self, event: Any) -> None:
        seen = seen_by(event, self.seat)
        if seen is not None:
            self.told.append(to_json(seen))
