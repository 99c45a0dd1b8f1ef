"""Rounds, turns, journeys, the end."""

from __future__ import annotations

from typing import NamedTuple


class GameBegan(NamedTuple):
    first: int


class MarkerPlaced(NamedTuple):
    seat: int
    space: int
    how: str  # start, travel, draw


class ShuttleSet(NamedTuple):
    seat: int
    side: str


class StartingBuildings(NamedTuple):
    types: tuple[str, ...]


class RoundBegan(NamedTuple):
    round: int


class TurnBegan(NamedTuple):
    seat: int


class ShuttleMoved(NamedTuple):
    side: str
    space: int
    flew: bool


class Travelled(NamedTuple):
    seat: int
    side: str
    how: str  # shuttle, ship, pod, card


class Stayed(NamedTuple):
    seat: int


class CardARevealed(NamedTuple):
    seat: int
    card: str
    drawn: int


class CardBRevealed(NamedTuple):
    seat: int
    card: str


class LacerdaCardDrawn(NamedTuple):
    card: str
    action: str


class LacerdaFellBack(NamedTuple):
    why: str


class LacerdaIcon(NamedTuple):
    type: str


class TurnEnded(NamedTuple):
    seat: int


class Ending(NamedTuple):
    reason: str


class GameEnded(NamedTuple):
    winners: tuple[int, ...]
    tie_break: str | None
