"""Frames of a construction and of what it brings."""

from __future__ import annotations

from typing import Any, NamedTuple


class ChooseType(NamedTuple):
    """OM-8.6 step 1"""

    seat: int
    effect: int
    must: bool


class ChooseSite(NamedTuple):
    """OM-8.6 step 2"""

    seat: int
    effect: int
    building: int


class Arrows(NamedTuple):
    """OM-8.6 step 5; `seat` is the stack it lies on, `party` who builds"""

    seat: int
    party: int
    building: int
    hex: int
    tile: int


class Harvest(NamedTuple):
    """OM-8.6 steps 6 to 8"""

    seat: int
    party: int
    building: int
    hex: int


class LssBenefit(NamedTuple):
    """OM-10.4"""

    seat: int


class Displace(NamedTuple):
    """OM-8.8"""

    seat: int
    piece: int  # BOT or ROVER
    hex: int


class HandBack(NamedTuple):
    """A seat goes on with what it had still to do when another's piece was displaced. OM-9.7"""

    to: int
    rest: tuple[Any, ...]  # its stack


class PlaceBot(NamedTuple):
    """OM-8.18"""

    seat: int
