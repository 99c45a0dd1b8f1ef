"""Frames of effects.

Frames of units (a card, a tile, a development ...) have the same shape: which effect, how many are done, how many more
a tech or colonists have added, and whether at least one has to be done.
"""

from __future__ import annotations

from typing import Any, NamedTuple


class Do(NamedTuple):
    """An effect begins. OM-1.21"""

    seat: int
    effect: int
    must: bool = False  # at least a part of it has to be carried out


class More(NamedTuple):
    """Ask for the next unit, if there is one."""

    seat: int
    unit: Any


class Accept(NamedTuple):
    """Pay for a gain? OM-12.6"""

    seat: int
    effect: int


class Resupply(NamedTuple):
    seat: int
    effect: int
    done: int
    extra: int
    must: bool


class Learn(NamedTuple):
    seat: int
    effect: int
    done: int
    extra: int
    must: bool


class Develop(NamedTuple):
    seat: int
    effect: int
    done: int
    extra: int
    must: bool


class ObtainBlueprint(NamedTuple):
    seat: int
    effect: int
    done: int
    extra: int
    must: bool


class Upgrade(NamedTuple):
    seat: int
    effect: int
    done: int
    extra: int
    must: bool
    teched: bool = False


class Welcome(NamedTuple):
    seat: int
    effect: int
    done: int
    extra: int
    must: bool
    teched: bool = False


class Choose(NamedTuple):
    """Items of choice, one by one. OM-19.1"""

    seat: int
    effect: int
    done: int
    extra: int
    must: bool


class ProduceMore(NamedTuple):
    """OM-15.10"""

    seat: int
    effect: int
    done: int
    extra: int
    must: bool


class Retrieve(NamedTuple):
    seat: int
    effect: int
    done: int
    extra: int
    must: bool


class Convert(NamedTuple):
    """OM-19.8"""

    seat: int
    effect: int
    must: bool


class Hire(NamedTuple):
    """OM-8.12"""

    seat: int
    effect: int
    must: bool


class Radar(NamedTuple):
    """OM-15.7"""

    seat: int


class Overflow(NamedTuple):
    """What does not fit goes onto one of several contracts. OM-8.16"""

    seat: int
    item: int
    amount: int
