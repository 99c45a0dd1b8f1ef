"""A seat's turn: taking, placing, resolving a tile."""

from __future__ import annotations

from typing import Any, NamedTuple


class ChooseSector(NamedTuple):
    seat: int


class TakeTile(NamedTuple):
    """PU-3.7; an extra tile of a civ card: PU-17.4"""

    seat: int
    extra: bool
    advance: bool  # its stations advance markers


class PlaceTile(NamedTuple):
    seat: int
    waived: int  # restrictions lifted at the moment of taking, see rules.placement
    extra: bool
    advance: bool


class SetAside(NamedTuple):
    """PU-9.2"""

    seat: int


class ChooseIgnored(NamedTuple):
    """PU-12.4"""

    seat: int
    n: int
    expanded: bool
    energy: bool


class Station(NamedTuple):
    """A station of the n-th placed tile. PU-6.2 to PU-6.4"""

    seat: int
    n: int
    which: int
    terrain: int
    expanded: bool  # the tile expanded a biomass area (Wormhole)
    energy: bool  # its tech section counts as energy (Jump Drive D)


class Pause(NamedTuple):
    """Before this, points may be spent and technologies used (PU-7.15): asked only if there is something to do."""

    seat: int
    item: Any


class NextItem(NamedTuple):
    """The same, asked."""

    seat: int
    item: Any


class ChooseCopy(NamedTuple):
    """PU-8.1"""

    seat: int
    n: int
    energy: bool


class FinishTurn(NamedTuple):
    """The turn ends by itself if nothing is left to do and nobody wants to be asked."""

    seat: int


class EndOfTurn(NamedTuple):
    """Movement points and any-time technologies may still be used."""

    seat: int
