"""What Supermoon adds to what happens (SM-2 to SM-11)."""

from __future__ import annotations

from typing import NamedTuple


class SeatMoon(NamedTuple):
    seat: int
    side: str
    point: int


class MoonsShown(NamedTuple):
    """SM-2.1"""

    moons: tuple[SeatMoon, ...]


class QuartersShown(NamedTuple):
    """SM-8.1"""

    seat: int
    quarters: tuple[str, ...]


class SatelliteMoved(NamedTuple):
    seat: int
    start: int
    end: int
    points: int


class LaserFired(NamedTuple):
    seat: int
    line: str
    meteorites: tuple[str, ...]
    rovers: tuple[str, ...]


class EmergencyTaken(NamedTuple):
    seat: int
    tile: str
    second: bool


class PatchChosen(NamedTuple):
    seat: int
    terrain: str


class MaintenancePaid(NamedTuple):
    seat: int
    card: str


class RoverFlew(NamedTuple):
    seat: int
    start: str
    end: str


class StationTwice(NamedTuple):
    """Quantum Solutions: one station twice, the other not at all. SM-10.4"""

    seat: int
    terrain: str


class TilesRemoved(NamedTuple):
    """The top tiles of a depot leave the game. SM-11.10"""

    seat: int
    tiles: tuple[str, ...]


class EventsArranged(NamedTuple):
    """The next events were put back in the order of the seat's choice; nobody else is there to know it."""

    seat: int
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
