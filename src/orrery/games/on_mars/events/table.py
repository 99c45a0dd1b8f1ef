"""Rounds, turns, journeys, the end."""

from __future__ import annotations

from typing import NamedTuple

from orrery.core.field_types import ComponentId, Seat


class GameBegan(NamedTuple):
    first: Seat


class MarkerPlaced(NamedTuple):
    seat: Seat
    space: int
    how: str  # start, travel, draw


class ShuttleSet(NamedTuple):
    seat: Seat
    side: str


class StartingBuildings(NamedTuple):
    types: tuple[ComponentId, ...]


class RoundBegan(NamedTuple):
    round: int


class TurnBegan(NamedTuple):
    seat: Seat


class ShuttleMoved(NamedTuple):
    side: str
    space: int
    flew: bool


class Travelled(NamedTuple):
    seat: Seat
    side: str
    how: str  # shuttle, ship, pod, card


class Stayed(NamedTuple):
    seat: Seat


class CardARevealed(NamedTuple):
    seat: Seat
    card: ComponentId
    drawn: int


class CardBRevealed(NamedTuple):
    seat: Seat
    card: ComponentId


class LacerdaCardDrawn(NamedTuple):
    card: ComponentId
    action: ComponentId


class LacerdaFellBack(NamedTuple):
    why: str


class LacerdaIcon(NamedTuple):
    type: str


class TurnEnded(NamedTuple):
    seat: Seat


class Ending(NamedTuple):
    reason: str


class GameEnded(NamedTuple):
    winners: tuple[Seat, ...]
    tie_break: str | None
