"""What happens on the map and the common displays."""

from __future__ import annotations

from typing import Literal, NamedTuple

from orrery.core.field_types import ComponentId, Place, Seat, Spot
from orrery.games.on_mars.components.names import BuildingType

Piece = Literal["bot", "rover"]


class Constructed(NamedTuple):
    seat: Seat
    type: BuildingType
    hex: Spot
    size: int
    tile: ComponentId | None


class CrystalsLanded(NamedTuple):
    hexes: tuple[Spot, ...]


class TileRemoved(NamedTuple):
    hex: Spot
    tile: ComponentId | None
    by: Literal["bot", "building"]


class PieceDisplaced(NamedTuple):
    seat: Seat
    piece: Piece
    start: Place
    end: Place


class Progressed(NamedTuple):
    seat: Seat
    type: BuildingType


class LssMoved(NamedTuple):
    type: BuildingType
    row: int


class BenefitChosen(NamedTuple):
    seat: Seat
    benefit: ComponentId


class Upgraded(NamedTuple):
    seat: Seat
    card: ComponentId
    hex: Spot


class BotPlaced(NamedTuple):
    seat: Seat
    hex: Spot


class BotMoved(NamedTuple):
    seat: Seat
    start: Place
    end: Place


class RoverMoved(NamedTuple):
    """`start`: None before its first step; then it leaves the starting mine all the same (OM-3.6)."""

    seat: Seat
    start: Place | None
    leaves: Place
    end: Place
    crystal: bool


class TileTaken(NamedTuple):
    seat: Seat
    tile: ComponentId
    hex: Spot


class MissionMoved(NamedTuple):
    seat: Seat
    mission: ComponentId
    left: int
    crystals: int


class MissionDone(NamedTuple):
    mission: ComponentId


class RemainingMoved(NamedTuple):
    left: int


class LevelUp(NamedTuple):
    level: int


class DisplayChanged(NamedTuple):
    removed: tuple[ComponentId, ...]
    dealt: tuple[ComponentId, ...]


class GridRefilled(NamedTuple):
    techs: tuple[ComponentId, ...]


class WarehouseRefilled(NamedTuple):
    """The warehouse is full again."""


class TilePlaced(NamedTuple):
    seat: Seat
    tile: ComponentId
    hex: Spot


class ExplorationRefilled(NamedTuple):
    place: int
    tile: ComponentId | None


class RadarSet(NamedTuple):
    card: ComponentId
    tile: ComponentId
