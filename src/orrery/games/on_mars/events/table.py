"""Rounds, turns, journeys, the end."""

from __future__ import annotations

from typing import Annotated, Literal, NamedTuple

from orrery.core.field_types import ComponentId, Meaning, Seat
from orrery.games.on_mars.components.names import BuildingType, Side

EndReason = Literal["missions", "level", "limit"]


class GameBegan(NamedTuple):
    first: Seat


class MarkerPlaced(NamedTuple):
    seat: Seat
    space: int
    how: Literal["start", "travel", "draw"]


class ShuttleSet(NamedTuple):
    seat: Seat
    side: Side


class StartingBuildings(NamedTuple):
    types: tuple[Annotated[BuildingType, Meaning("component")], ...]


class RoundBegan(NamedTuple):
    round: int


class TurnBegan(NamedTuple):
    seat: Seat


class ShuttleMoved(NamedTuple):
    side: Side
    space: int
    flew: bool


class Travelled(NamedTuple):
    seat: Seat
    side: Side
    how: Literal["shuttle", "ship", "pod", "card"]


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
    why: Literal["slot", "crystals", "impossible"]


class LacerdaIcon(NamedTuple):
    type: BuildingType


class TurnEnded(NamedTuple):
    seat: Seat


class Ending(NamedTuple):
    reason: EndReason


class GameEnded(NamedTuple):
    winners: tuple[Seat, ...]
    tie_break: str | None
