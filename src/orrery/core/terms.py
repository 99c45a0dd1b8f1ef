"""The named terms of an evaluation: what a position is worth for a seat, one thing a player knows after another.

A game evaluates thousands of positions in a second and explains one now and then. So its `evaluate` adds up as ever,
and where a tally is handed in it notes on the way which part of the sum belongs to which term: one source for both.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Final, NamedTuple

from orrery.core.errors import Params

DIGITS: Final = 1  # after the point, where a sentence tells points
RIVALS: Final = "rivals"  # what the others stand at, as far as an evaluation takes it off
NOTHING: Final[Params] = MappingProxyType({})


class Term(NamedTuple):
    """One term: its name, its worth in the game's points, and the numbers its sentence mentions."""

    key: str
    value: float
    numbers: Params = NOTHING


class Tally:
    """Notes, while an evaluation adds up, what belongs to which term."""

    __slots__ = ("_so_far", "_values")

    def __init__(self, keys: Iterable[str]) -> None:
        self._values = dict.fromkeys(keys, 0.0)
        self._so_far = 0.0

    def add(self, key: str, value: float) -> None:
        """So much belongs to this term."""
        self._values[key] += value

    def upto(self, key: str, total: float) -> None:
        """The running total stands here now: what came since the last word of it belongs to this term."""
        self._values[key] += total - self._so_far
        self._so_far = total

    def past(self, total: float) -> None:
        """The running total stands here now, and all of it has been noted."""
        self._so_far = total

    def terms(self, numbers: Mapping[str, Params]) -> tuple[Term, ...]:
        """All terms in order, with the numbers their sentences mention."""
        return tuple(Term(key, value, numbers.get(key, NOTHING)) for key, value in self._values.items())
