"""Events as rows of numbers, for any game: what an observation tells of the past."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final
from zlib import crc32

from orrery.core.events import kind_of
from orrery.core.layout import Row
from orrery.core.ruleset import Ruleset

VALUES: Final = 16  # of an event, in the order of its fields; later ones are left out
LARGEST: Final = 64.0
UNIT: Final = 10.0
VALUES_TOLD: Final = (
    f"numbers / {UNIT:.0f}, truths as 0 or 1, what is empty as -1, words and ids as a fixed fraction (CRC-32 / 2^32)"
)
_SEAT: Final = "seat"  # the meaning of `core.field_types.Seat`


class EventRows:
    """A row for an event: its kind, the seat it is about, and its values."""

    def __init__(self, game: Ruleset[Any, Any]) -> None:
        self._kinds = {kind_of(event): place for place, event in enumerate(game.event_types)}
        self._types = game.field_types()["events"]
        self._seats = game.players.stop - 1
        self._seats_at = len(self._kinds)
        self._values_at = self._seats_at + self._seats
        self.width = self._values_at + VALUES
        self.low, self.high = -LARGEST, LARGEST
        self.meaning = (
            f"its kind, one-hot ({', '.join(self._kinds)}); the seats it names, counted from the one that looks; its "
            f"first {VALUES} values in the order of its fields; {VALUES_TOLD}, seats by their number from the one that "
            f"looks, plus 1, / {UNIT:.0f}"
        )

    def write(self, event: Mapping[str, Any], me: int, players: int, row: Row, at: int) -> None:
        kind = event["e"]
        row[at + self._kinds[kind]] = 1.0
        for place, (value, is_seat) in enumerate(_leaves(event, self._types.get(kind, {}))):
            if is_seat and isinstance(value, int) and 0 <= value < players:
                away = (value - me) % players
                row[at + self._seats_at + away] = 1.0
                told = (away + 1) / UNIT
            else:
                told = number_of(value)
            if place < VALUES:
                row[at + self._values_at + place] = told


def _leaves(event: Mapping[str, Any], types: Any) -> Iterator[tuple[Any, bool]]:
    """The plain values of an event in order, and whether each is a seat."""
    for name, value in event.items():
        if name != "e":
            meaning = types.get(name) if isinstance(types, dict) else None
            for item in value if isinstance(value, list) else [value]:
                if isinstance(item, dict):
                    yield from _leaves(item, meaning)
                else:
                    yield item, meaning == _SEAT


def leaves_of(value: Any) -> Iterator[Any]:
    """The plain values inside a tuple of tuples, in order."""
    for item in value:
        if isinstance(item, tuple | list):
            yield from leaves_of(item)
        else:
            yield item


def number_of(value: Any) -> float:
    """A plain value as a number within the bounds."""
    if value is None:
        return -1.0
    if isinstance(value, str):
        return crc32(value.encode()) / 2**32
    if isinstance(value, bool):
        return float(value)
    if isinstance(value, list):
        return len(value) / UNIT
    return max(-LARGEST, min(LARGEST, float(value) / UNIT))
