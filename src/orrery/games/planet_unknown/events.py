"""What happens in Planet Unknown, as told to players. Components go by their ids, squares and cells by their names."""

from __future__ import annotations

from typing import Annotated, Literal, NamedTuple

from orrery.core.field_types import ComponentId, Meaning, Place, Seat, Spot
from orrery.games.planet_unknown.components import Orientation, Terrain, Track
from orrery.games.planet_unknown.supermoon_events import SUPERMOON_EVENTS, Passing

RoverLoss = Literal["tile", "patch", "meteorite", "event", "laser"]
Marker = Annotated[Track, Meaning("track")]
"""The marker of a track; places on that track are told by their number alone."""


class SeatBoards(NamedTuple):
    seat: Seat
    planet: ComponentId
    corporation: ComponentId


class BoardsShown(NamedTuple):
    boards: tuple[SeatBoards, ...]


class FluxMoved(NamedTuple):
    seat: Seat
    track: Track


class ObjectiveKept(NamedTuple):
    seat: Seat
    card: ComponentId | None

    def redacted(self) -> ObjectiveKept:
        """Personal objectives are secret (PU-13.2)."""
        return self._replace(card=None)


class ObjectiveDropped(NamedTuple):
    seat: Seat
    card: ComponentId | None

    def redacted(self) -> ObjectiveDropped:
        return self._replace(card=None)


class ObjectiveGained(NamedTuple):
    seat: Seat
    card: ComponentId | None

    def redacted(self) -> ObjectiveGained:
        return self._replace(card=None)


class ObjectiveCommon(NamedTuple):
    seat: Seat
    card: ComponentId


class RoundBegan(NamedTuple):
    round: int
    commander: Seat | None


class StationTurned(NamedTuple):
    seat: Seat | None
    rotation: int
    sector: int | None


class EventRevealed(NamedTuple):
    """`spares`: seats that have nothing it could take or give."""

    card: ComponentId
    left: int
    spares: tuple[Seat, ...]


class EventPeeked(NamedTuple):
    seat: Seat
    card: ComponentId | None

    def redacted(self) -> EventPeeked:
        """PU-12.13"""
        return self._replace(card=None)


class TileTaken(NamedTuple):
    seat: Seat
    tile: ComponentId
    shape: ComponentId


Idle = Literal["no_ice", "not_expanded", "nothing_to_copy"]


class StationAt(NamedTuple):
    """`idle`: why it moves no marker; None also where the tile is laid without advancing anything."""

    terrain: Terrain
    at: Spot
    gives: bool
    idle: Idle | None


class TilePlaced(NamedTuple):
    """`at`: the corner of its shape, which it need not cover; `on`: the square of its first station. `passing`: of a
    tile on a moon."""

    seat: Seat
    tile: ComponentId
    orient: Orientation
    at: Spot
    on: Spot
    squares: tuple[Spot, ...]
    ice: tuple[Spot, ...]
    meteorite: Spot | None
    lifepods: tuple[Spot, ...]
    rovers: tuple[Spot, ...]
    stations: tuple[StationAt, ...]
    energy: tuple[Terrain, ...]
    completes: tuple[Place, ...]
    spoils: tuple[Place, ...]
    extra: bool
    passing: Passing | None


class TileSetAside(NamedTuple):
    seat: Seat
    tile: ComponentId


class Top(NamedTuple):
    shape: ComponentId
    tile: ComponentId | None
    left: int


class TopsShown(NamedTuple):
    tops: tuple[Top, ...]


class StationIgnored(NamedTuple):
    seat: Seat
    terrain: Terrain


class StationIdle(NamedTuple):
    """A station that moves no marker: water off ice, energy without a choice, for Wormhole biomass beside none."""

    seat: Seat
    terrain: Terrain
    idle: Idle


class MarkerMoved(NamedTuple):
    seat: Seat
    marker: Marker
    start: Place
    end: Place
    reason: str  # station, energy, boost, card, event, tech, feature, aside


class MarkerStuck(NamedTuple):
    seat: Seat
    marker: Marker


class BoostGained(NamedTuple):
    seat: Seat


class MovesGained(NamedTuple):
    seat: Seat
    points: int
    reason: str  # track, card, event, tech


class RoverPut(NamedTuple):
    seat: Seat
    at: Spot


class RoverMoved(NamedTuple):
    seat: Seat
    start: Place
    end: Place
    cost: int


class RoverTeleported(NamedTuple):
    seat: Seat
    start: Place
    end: Place


class RoverDestroyed(NamedTuple):
    seat: Seat
    at: Spot
    reason: RoverLoss


class LifepodCollected(NamedTuple):
    seat: Seat
    at: Spot


class LifepodPut(NamedTuple):
    seat: Seat
    place: Place


class LifepodMoved(NamedTuple):
    seat: Seat
    start: Place
    end: Place


class LifepodDestroyed(NamedTuple):
    seat: Seat
    place: Place


class MeteoritePut(NamedTuple):
    seat: Seat
    at: Spot


class MeteoriteLoaded(NamedTuple):
    seat: Seat
    at: Spot


class MeteoriteCollected(NamedTuple):
    seat: Seat
    at: Spot


class MeteoriteDestroyed(NamedTuple):
    seat: Seat
    at: Spot | None


class PatchPlaced(NamedTuple):
    seat: Seat
    at: Spot


class PatchStored(NamedTuple):
    seat: Seat


class PatchLost(NamedTuple):
    seat: Seat


class CivDue(NamedTuple):
    seat: Seat
    level: int


class CivTaken(NamedTuple):
    """`card` is there at once if it is immediate; otherwise only its owner knows it (PU-7.11)."""

    seat: Seat
    level: int
    card: ComponentId | None
    immediate: bool

    def redacted(self) -> CivTaken:
        return self if self.immediate else self._replace(card=None)


class CivStacks(NamedTuple):
    stacks: tuple[int, ...]


class TechGained(NamedTuple):
    seat: Seat
    tech: ComponentId


class TechLost(NamedTuple):
    seat: Seat
    tech: ComponentId


class TechUsed(NamedTuple):
    seat: Seat
    tech: ComponentId


class StackScrapped(NamedTuple):
    seat: Seat
    shape: ComponentId
    tiles: int


class TurnEnded(NamedTuple):
    seat: Seat


class Ending(NamedTuple):
    reason: Literal["nothing_fits", "sector_empty", "last_event", "all_at_top"]
    seat: Seat | None


class RoundEnded(NamedTuple):
    round: int


class CardsShown(NamedTuple):
    seat: Seat
    cards: tuple[ComponentId, ...]


class GameEnded(NamedTuple):
    winners: tuple[Seat, ...]
    tie_break: str | None


class SoloEnded(NamedTuple):
    """Alone nobody wins: the medals are held against the target (PU-14.5)."""

    seat: Seat
    total: int
    target: int
    verdict: ComponentId


EVENTS: tuple[type, ...] = (
    BoardsShown,
    FluxMoved,
    ObjectiveKept,
    ObjectiveDropped,
    ObjectiveGained,
    ObjectiveCommon,
    RoundBegan,
    StationTurned,
    EventRevealed,
    EventPeeked,
    TileTaken,
    TilePlaced,
    TileSetAside,
    TopsShown,
    StationIgnored,
    StationIdle,
    MarkerMoved,
    MarkerStuck,
    BoostGained,
    MovesGained,
    RoverPut,
    RoverMoved,
    RoverTeleported,
    RoverDestroyed,
    LifepodCollected,
    LifepodPut,
    LifepodMoved,
    LifepodDestroyed,
    MeteoritePut,
    MeteoriteLoaded,
    MeteoriteCollected,
    MeteoriteDestroyed,
    PatchPlaced,
    PatchStored,
    PatchLost,
    CivDue,
    CivTaken,
    CivStacks,
    TechGained,
    TechLost,
    TechUsed,
    StackScrapped,
    TurnEnded,
    Ending,
    RoundEnded,
    CardsShown,
    GameEnded,
    SoloEnded,
    *SUPERMOON_EVENTS,
)
