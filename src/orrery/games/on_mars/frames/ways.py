"""Frames of movement and travel."""

from __future__ import annotations

from typing import NamedTuple


class Move(NamedTuple):
    """OM-8.1"""

    seat: int
    effect: int
    bots: int  # points left
    rover: int
    started: bool = False
    rolled: bool = False  # the rover has moved
    teched: bool = False


class EndMove(NamedTuple):
    """OM-8.21"""

    seat: int
    effect: int


class TakeTile(NamedTuple):
    """OM-8.5"""

    seat: int
    hex: int
    bot: bool  # a bot that acts as a rover; a tile it leaves is destroyed


class Board(NamedTuple):
    """Travel or stay. OM-12.2"""

    seat: int
    free: bool


class Explore(NamedTuple):
    """Ask where a discovery tile goes, if one can. OM-12.4"""

    seat: int


class ChooseFind(NamedTuple):
    seat: int


class Return(NamedTuple):
    """Colonists of the side of arrival and of the Working Area come home. OM-12.4, OM-12.5"""

    seat: int
    side: int


class Produce(NamedTuple):
    """OM-12.5"""

    seat: int


class Arrive(NamedTuple):
    """A turn-order space of this side. OM-12.4"""

    seat: int
    side: int
