"""What happens on the map and the common displays."""

from __future__ import annotations

from typing import NamedTuple


class Constructed(NamedTuple):
    seat: int
    type: str
    hex: str
    size: int
    tile: str | None


class CrystalsLanded(NamedTuple):
    hexes: tuple[str, ...]


class TileRemoved(NamedTuple):
    hex: str
    tile: str | None
    by: str  # bot, building


class PieceDisplaced(NamedTuple):
    seat: int
    piece: str
    start: str
    end: str


class Progressed(NamedTuple):
    seat: int
    type: str


class LssMoved(NamedTuple):
    type: str
    row: int


class BenefitChosen(NamedTuple):
    seat: int
    benefit: str


class Upgraded(NamedTuple):
    seat: int
    card: str
    hex: str


class BotPlaced(NamedTuple):
    seat: int
    hex: str


class BotMoved(NamedTuple):
    seat: int
    start: str
    end: str


class RoverMoved(NamedTuple):
    seat: int
    start: str | None
    end: str
    crystal: bool


class TileTaken(NamedTuple):
    seat: int
    tile: str
    hex: str


class MissionMoved(NamedTuple):
    seat: int
    mission: str
    left: int
    crystals: int


class MissionDone(NamedTuple):
    mission: str


class RemainingMoved(NamedTuple):
    left: int


class LevelUp(NamedTuple):
    level: int


class DisplayChanged(NamedTuple):
    removed: tuple[str, ...]
    dealt: tuple[str, ...]


class GridRefilled(NamedTuple):
    techs: tuple[str, ...]


class WarehouseRefilled(NamedTuple):
    """The warehouse is full again."""


class TilePlaced(NamedTuple):
    seat: int
    tile: str
    hex: str


class ExplorationRefilled(NamedTuple):
    place: int
    tile: str | None


class RadarSet(NamedTuple):
    card: str
    tile: str
