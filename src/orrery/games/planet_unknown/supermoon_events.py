"""What Supermoon adds to what happens (SM-2 to SM-11)."""

from __future__ import annotations

from typing import NamedTuple

from orrery.core.field_types import ComponentId, Place, Seat, Spot
from orrery.games.planet_unknown.components import Terrain


class SeatMoon(NamedTuple):
    seat: Seat
    side: ComponentId
    point: int


class MoonsShown(NamedTuple):
    """SM-2.1"""

    moons: tuple[SeatMoon, ...]


class QuartersShown(NamedTuple):
    """SM-8.1"""

    seat: Seat
    quarters: tuple[ComponentId, ...]


class Beam(NamedTuple):
    """A row or column of a moon that may be shot along, and what lies on it now.

    Plain text: what may be hit is not among the places that its event is about.
    """

    line: str
    meteorites: tuple[str, ...]
    rovers: tuple[str, ...]


class Passing(NamedTuple):
    """How the satellite goes on for a tile (SM-3.1). Its stations come first, and may still move what lies there."""

    points: int
    start: int
    end: int
    beams: tuple[Beam, ...]


class SatelliteMoved(NamedTuple):
    """`beams`: one of them is fired now. SM-3.2"""

    seat: Seat
    start: int
    end: int
    points: int
    beams: tuple[Beam, ...]


class LaserFired(NamedTuple):
    seat: Seat
    line: Place
    meteorites: tuple[Spot, ...]
    rovers: tuple[Spot, ...]


class EmergencyTaken(NamedTuple):
    seat: Seat
    tile: ComponentId
    second: bool


class PatchChosen(NamedTuple):
    seat: Seat
    terrain: Terrain


class MaintenancePaid(NamedTuple):
    seat: Seat
    card: ComponentId


class RoverFlew(NamedTuple):
    seat: Seat
    start: Place
    end: Place


class StationTwice(NamedTuple):
    """Quantum Solutions: one station twice, the other not at all. SM-10.4"""

    seat: Seat
    terrain: Terrain


class TilesRemoved(NamedTuple):
    """The top tiles of a depot leave the game. SM-11.10"""

    seat: Seat
    tiles: tuple[ComponentId, ...]


class EventsArranged(NamedTuple):
    """The next events were put back in the order of the seat's choice; nobody else is there to know it."""

    seat: Seat
    count: int  # type: ignore[assignment]  # hides tuple.count, which no event needs


SUPERMOON_EVENTS: tuple[type, ...] = (
    MoonsShown,
    QuartersShown,
    SatelliteMoved,
    LaserFired,
    EmergencyTaken,
    PatchChosen,
    MaintenancePaid,
    RoverFlew,
    StationTwice,
    TilesRemoved,
    EventsArranged,
)
