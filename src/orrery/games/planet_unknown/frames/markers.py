"""Markers that move."""

from __future__ import annotations

from typing import NamedTuple

from orrery.core.state_codec import came_later
from orrery.games.planet_unknown.components import Effect


class Step(NamedTuple):
    """The marker advances `left` cells, one after the other. PU-7.1"""

    seat: int
    marker: int
    left: int
    reason: str
    bonuses: str
    rising: bool = False  # only to a higher row: a shift sideways would not bring it there (PU-17.9)


class ChooseCell(NamedTuple):
    """The same, where the marker has a choice of cells (Makeshift)."""

    seat: int
    marker: int
    left: int
    reason: str
    bonuses: str
    rising: bool = False


class StepTo(NamedTuple):
    """The marker advances until it stands at this row or above. PU-15.3, PU-17.9"""

    seat: int
    marker: int
    row: int
    reason: str
    bonuses: str


class Boost(NamedTuple):
    """PU-7.4"""

    seat: int


class ChooseBoost(NamedTuple):
    seat: int


class Shifted(NamedTuple):
    """A boost has shifted a marker sideways to this cell (Makeshift 3); lies under all that this brings."""

    seat: int
    cell: int


class OfferDouble(NamedTuple):
    """Jump Drive C: the boosted marker may advance once more."""

    seat: int
    marker: int


class ChooseAdvance(NamedTuple):
    """PU-7.5: `left` different markers of `tracks`."""

    seat: int
    tracks: int
    left: int
    steps: int
    reason: str
    bonuses: str


class ChooseRegress(NamedTuple):
    """PU-7.8"""

    seat: int
    tracks: int
    steps: int
    reason: str
    left: int = 1  # so many different markers


came_later(ChooseRegress, left=1)


class MoveThenOther(NamedTuple):
    """A marker moves as `first` says, then a different one as `second` says; the tracks of both are masks."""

    seat: int
    first: Effect
    second: Effect
    reason: str


class Unionize(NamedTuple):
    """PU-17.9"""

    seat: int
    row: int
    bonuses: str


class PickRow(NamedTuple):
    """Jump Drive E"""

    seat: int
