"""A ledger: what a seat has, as named quantities. Outcomes are told by comparing two of them.

A game declares its quantities once, in order, and gives a row of numbers for a seat. What is lost, though it could have
been kept, the numbers alone do not tell; the game reads it from its events (`Ruleset.losses`).
A quantity is put into words by the message `amount-<name>`: "2 minerals".
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final, NamedTuple

from orrery.core.field_types import Item

GOOD: Final = "good"  # more is gained, less is the price that was paid
LEVEL: Final = "level"  # where a marker stands, or something counted only at the end: less is lost
BURDEN: Final = "burden"  # better without it: more is gained all the same, less is shed
WASTE: Final = "waste"  # the part of another quantity that can't be kept as things stand, see `Quantity.of`
OPEN: Final = "open"  # lies there for the taking: only what is destroyed of it counts, and that is lost
KINDS: Final = (GOOD, LEVEL, BURDEN, WASTE, OPEN)


class Quantity(NamedTuple):
    """One thing a seat may have more or less of.

    A waste is told as a loss of the quantity it is part of: when it grows, and as a whole by what ends a turn.
    """

    name: str
    kind: str = GOOD
    of: str = ""  # of a waste: the quantity it is part of
    secret: bool = False  # only its owner knows how much there is

    @property
    def told_as(self) -> str:
        return self.of or self.name


class Amount(NamedTuple):
    """So much of a quantity."""

    item: Item
    amount: int


class Loss(NamedTuple):
    """Something a seat could have kept is gone; or could have got, if it never `had` it."""

    seat: int
    item: str
    amount: int = 1
    had: bool = True


Losses = Mapping[type, Callable[[Any], Iterable[Loss]]]
"""By the kind of event: what it tells of losses."""
