"""What happens in Planet Unknown, as told to players. Components go by their ids, squares and cells by their names."""

from __future__ import annotations

from typing import NamedTuple

from orrery.games.planet_unknown.supermoon_events import SUPERMOON_EVENTS


class SeatBoards(NamedTuple):
    seat: int
    planet: str
    corporation: str


class BoardsShown(NamedTuple):
    boards: tuple[SeatBoards, ...]


class FluxMoved(NamedTuple):
    seat: int
    track: str


class ObjectiveKept(NamedTuple):
    seat: int
    card: str | None

    def redacted(self) -> ObjectiveKept:
        """Personal objectives are secret (PU-13.2)."""
        return self._replace(card=None)


class ObjectiveDropped(NamedTuple):
    seat: int
    card: str | None

    def redacted(self) -> ObjectiveDropped:
        return self._replace(card=None)


class ObjectiveGained(NamedTuple):
    seat: int
    card: str | None

    def redacted(self) -> ObjectiveGained:
        return self._replace(card=None)


class ObjectiveCommon(NamedTuple):
    seat: int
    card: str


class RoundBegan(NamedTuple):
    round: int
    commander: int | None


class StationTurned(NamedTuple):
    seat: int | None
    rotation: int
    sector: int | None


class EventRevealed(NamedTuple):
    card: str
    left: int


class EventPeeked(NamedTuple):
    seat: int
    card: str | None

    def redacted(self) -> EventPeeked:
        """PU-12.13"""
        return self._replace(card=None)


class TileTaken(NamedTuple):
    seat: int
    tile: str
    shape: str


class StationAt(NamedTuple):
    terrain: str
    at: str
    gives: bool


class TilePlaced(NamedTuple):
    seat: int
    tile: str
    orient: str
    at: str
    squares: tuple[str, ...]
    ice: tuple[str, ...]
    meteorite: str | None
    lifepods: tuple[str, ...]
    rovers: tuple[str, ...]
    stations: tuple[StationAt, ...]
    energy: tuple[str, ...]
    completes: tuple[str, ...]
    spoils: tuple[str, ...]
    extra: bool


class TileSetAside(NamedTuple):
    seat: int
    tile: str


class Top(NamedTuple):
    shape: str
    tile: str | None
    left: int


class TopsShown(NamedTuple):
    tops: tuple[Top, ...]


class StationIgnored(NamedTuple):
    seat: int
    terrain: str


class StationIdle(NamedTuple):
    """A station that moves no marker: water off ice, energy without a choice, for Wormhole biomass beside none."""

    seat: int
    terrain: str


class MarkerMoved(NamedTuple):
    seat: int
    marker: str
    start: str
    end: str
    reason: str  # station, energy, boost, card, event, tech, feature, aside


class MarkerStuck(NamedTuple):
    seat: int
    marker: str


class BoostGained(NamedTuple):
    seat: int


class MovesGained(NamedTuple):
    seat: int
    points: int
    reason: str  # track, card, event, tech


class RoverPut(NamedTuple):
    seat: int
    at: str


class RoverMoved(NamedTuple):
    seat: int
    start: str
    end: str
    cost: int


class RoverTeleported(NamedTuple):
    seat: int
    start: str
    end: str


class RoverDestroyed(NamedTuple):
    seat: int
    at: str
    reason: str  # tile, patch, meteorite, event


class LifepodCollected(NamedTuple):
    seat: int
    at: str


class LifepodPut(NamedTuple):
    seat: int
    place: str


class LifepodMoved(NamedTuple):
    seat: int
    start: str
    end: str


class LifepodDestroyed(NamedTuple):
    seat: int
    place: str


class MeteoritePut(NamedTuple):
    seat: int
    at: str


class MeteoriteLoaded(NamedTuple):
    seat: int
    at: str


class MeteoriteCollected(NamedTuple):
    seat: int
    at: str


class MeteoriteDestroyed(NamedTuple):
    seat: int
    at: str | None


class PatchPlaced(NamedTuple):
    seat: int
    at: str


class PatchStored(NamedTuple):
    seat: int


class PatchLost(NamedTuple):
    seat: int


class CivDue(NamedTuple):
    seat: int
    level: int


class CivTaken(NamedTuple):
    """`card` is there at once if it is immediate; otherwise only its owner knows it (PU-7.11)."""

    seat: int
    level: int
    card: str | None
    immediate: bool

    def redacted(self) -> CivTaken:
        return self if self.immediate else self._replace(card=None)


class CivStacks(NamedTuple):
    stacks: tuple[int, ...]


class TechGained(NamedTuple):
    seat: int
    tech: str


class TechLost(NamedTuple):
    seat: int
    tech: str


class TechUsed(NamedTuple):
    seat: int
    tech: str


class StackScrapped(NamedTuple):
    seat: int
    shape: str
    tiles: int


class TurnEnded(NamedTuple):
    seat: int


class Ending(NamedTuple):
    reason: str  # nothing_fits, sector_empty, last_event, all_at_top
    seat: int | None


class RoundEnded(NamedTuple):
    round: int


class CardsShown(NamedTuple):
    seat: int
    cards: tuple[str, ...]


class GameEnded(NamedTuple):
    winners: tuple[int, ...]
    tie_break: str | None


class SoloEnded(NamedTuple):
    """Alone nobody wins: the medals are held against the target (PU-14.5)."""

    seat: int
    total: int
    target: int
    verdict: str


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
