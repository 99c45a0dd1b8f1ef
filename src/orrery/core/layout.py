"""Observations as rows of numbers: a game names the fields of its row, and writes what a seat knows into them.

A row may be anything that takes floats by place, such as a memoryview of an array; games need no library for it.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable
from math import prod
from typing import Any, Final, NamedTuple, Protocol

MOST_ROWS: Final = 20_000  # that are remembered

Shown = dict[int, Any]  # what was written last into a row's lasting fields, by the place where each begins


class Row(Protocol):
    """Where an observation is written: all zero before."""

    def __setitem__(self, place: Any, value: Any, /) -> None: ...


class Observed(NamedTuple):
    """One field of an observation: a named array of fixed shape inside the row."""

    name: str
    shape: tuple[int, ...]
    low: float
    high: float
    meaning: str
    first: int  # place in the row

    @property
    def size(self) -> int:
        return prod(self.shape)


class Layout:
    """The fields of a row. Its name ends in a version that rises when a field changes.

    `lasting`: places that a game with large boards rewrites itself, and only where something has changed.
    """

    def __init__(self, name: str) -> None:
        self.name = name
        self.fields: list[Observed] = []
        self.size = 0
        self.lasting = range(0)

    def field(self, name: str, shape: int | tuple[int, ...], meaning: str, low: float = 0.0, high: float = 1.0) -> int:
        """One more field; gives its first place in the row."""
        if any(field.name == name for field in self.fields):
            raise ValueError(f"{self.name}: {name} stands there already")
        added = Observed(name, (shape,) if isinstance(shape, int) else shape, low, high, meaning, self.size)
        self.fields.append(added)
        self.size += added.size
        return added.first


class BitRows:
    """Sets of places, kept as ints with a bit for each, as rows of 0 and 1; the same sets come up again and again.

    `bits` are the numbers of the bits in the order in which the row tells them.
    """

    __slots__ = ("_known", "count", "place")

    def __init__(self, bits: Iterable[int]) -> None:
        self.place = {bit: place for place, bit in enumerate(bits)}  # of each bit in the row
        self.count = len(self.place)
        self._known: dict[int, array[float]] = {}

    def row(self, found: int) -> array[float]:
        """To be read only."""
        row = self._known.get(found)
        if row is None:
            if len(self._known) >= MOST_ROWS:
                self._known.clear()
            row = self._known[found] = array("f", [0.0] * self.count)
            while found:
                low = found & -found
                row[self.place[low.bit_length() - 1]] = 1.0
                found ^= low
        return row
