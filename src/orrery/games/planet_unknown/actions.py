"""Answers a player can give in Planet Unknown, and their text forms."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

from orrery.core.actions import ActionSet, Id, Int, Kind, Sparse
from orrery.core.field_types import ComponentId, Place, Spot
from orrery.core.frames import Pick, Skip
from orrery.games.planet_unknown.components import (
    CELLS,
    CIV_CARDS,
    CIV_LEVELS,
    CORPORATIONS,
    EVENTS,
    LAYOUT_NAMES,
    LINES,
    MOON_LINES,
    MOONS,
    OBJECTIVES,
    ORIENTATIONS,
    PLANETS,
    SECTORS,
    SHATTERED,
    SQUARES,
    TECH_LEVELS,
    TERRAINS,
    TRACKS,
)

Ring = Literal["outer", "inner"]
RINGS: Final[tuple[Ring, ...]] = ("outer", "inner")
OUTER, INNER = 0, 1
AREA_PLACE: Final = len(CELLS)  # the collection area; before it the track cells, after it the technology slots
PLACES: Final = (*CELLS, "area", *(f"slot-{level}" for level in TECH_LEVELS if level.isalpha()))
MOST_POINTS: Final = max(len(moon.orbit) for moon in MOONS)
MOST_ITEMS: Final = 12  # of a list to choose from: more than any tile, row or card has


class TakePlanet(NamedTuple):
    planet: int


class TakeCorporation(NamedTuple):
    corporation: int


class SetFlux(NamedTuple):
    track: int


class Keep(NamedTuple):
    objective: int


class Drop(NamedTuple):
    objective: int


class Rotate(NamedTuple):
    """Turn the station so that this sector faces me. PU-3.1"""

    sector: int


class Take(NamedTuple):
    """The top tile of a stack of my depot. PU-3.7"""

    ring: int


class Lay(NamedTuple):
    """Place the tile in hand. PU-4; `energy`: its tech station counts as energy (Jump Drive D)."""

    orientation: int
    at: int
    energy: int = 0


class Ignore(NamedTuple):
    """This station gives no advance. PU-12.4"""

    terrain: int


class Copy(NamedTuple):
    """The energy station acts as this one. PU-8.1"""

    terrain: int


class Advance(NamedTuple):
    marker: int
    cell: int


class Regress(NamedTuple):
    marker: int


class ChooseMarker(NamedTuple):
    marker: int


class LayPatch(NamedTuple):
    square: int


class StorePatch(NamedTuple):
    """Keep the patch until the end of the game."""


class BoostInstead(NamedTuple):
    """A synergy boost instead of the patch (Jump Drive A)."""


class LeavePatch(NamedTuple):
    """Give the patch up (PU-7.24, PU-15.9)."""


class PutRover(NamedTuple):
    square: int


class ChooseLevel(NamedTuple):
    level: int


class ChooseCard(NamedTuple):
    card: int


class Collect(NamedTuple):
    square: int


class Destroy(NamedTuple):
    square: int


class ChoosePlace(NamedTuple):
    """Where a lifepod comes from or goes to."""

    place: int


class ChooseLine(NamedTuple):
    line: int


class PutMeteorite(NamedTuple):
    square: int


class Teleport(NamedTuple):
    start: int
    end: int


class Scrap(NamedTuple):
    ring: int


class ChooseRow(NamedTuple):
    marker: int


class EndTurn(NamedTuple):
    """My turn, or my slot in the civ window, is over."""


class Drive(NamedTuple):
    """One step of a rover. PU-7.17"""

    start: int
    end: int


class Jump(NamedTuple):
    """A teleport by technology."""

    start: int
    end: int


class TakeMoon(NamedTuple):
    """A side of my moon, and the start point of the satellite. SM-2.1"""

    side: int
    point: int


class TakeQuarters(NamedTuple):
    """A side for each quarter of the shattered planet. SM-8.1"""

    layout: int


class UseEmergency(NamedTuple):
    """One of my emergency tiles instead of a tile of the depot. SM-6.2"""

    terrain: int


class Fire(NamedTuple):
    """Along this row or column of the moon. SM-3.2"""

    line: int


class ChooseKind(NamedTuple):
    """A patch of this terrain. SM-7.2"""

    terrain: int


class Twice(NamedTuple):
    """This station advances its marker twice. SM-10.4"""

    terrain: int


class NextEvent(NamedTuple):
    """The next event to come is this one of those looked at."""

    event: int


class Fly(NamedTuple):
    """From a spaceship symbol to any square. SM-8.5"""

    start: int
    end: int


class UseTechnology(NamedTuple):
    """An any-time technology of my board, by its printed level."""

    level: int


def _ids(items: tuple[object, ...]) -> Id:
    return Id([item.id for item in items], ComponentId)  # type: ignore[attr-defined]


_square = Sparse(SQUARES, Spot)
_marker = Id(TRACKS)
_terrain = Id(TERRAINS)

ACTIONS = ActionSet(
    Kind("planet", TakePlanet, (Id([*(planet.id for planet in PLANETS), SHATTERED], ComponentId),)),
    Kind("corporation", TakeCorporation, (_ids(CORPORATIONS),)),
    Kind("flux", SetFlux, (_marker,)),
    Kind("keep", Keep, (_ids(OBJECTIVES),)),
    Kind("drop", Drop, (_ids(OBJECTIVES),)),
    Kind("rotate", Rotate, (Int(0, SECTORS - 1),)),
    Kind("take", Take, (Id(RINGS),)),
    Kind("place", Lay, (Id(ORIENTATIONS), _square, Id(("as_is", "as_energy")))),
    Kind("ignore", Ignore, (_terrain,)),
    Kind("copy", Copy, (_terrain,)),
    Kind("advance", Advance, (_marker, Id(CELLS, Place))),
    Kind("regress", Regress, (_marker,)),
    Kind("marker", ChooseMarker, (_marker,)),
    Kind("patch", LayPatch, (_square,)),
    Kind("store", StorePatch),
    Kind("boost", BoostInstead),
    Kind("leave", LeavePatch),
    Kind("rover", PutRover, (_square,)),
    Kind("level", ChooseLevel, (Int(CIV_LEVELS[0], CIV_LEVELS[-1]),)),
    Kind("civ", ChooseCard, (_ids(CIV_CARDS),)),
    Kind("collect", Collect, (_square,)),
    Kind("destroy", Destroy, (_square,)),
    Kind("pod", ChoosePlace, (Id(PLACES, Place),)),
    Kind("line", ChooseLine, (Id(LINES, Place),)),
    Kind("meteorite", PutMeteorite, (_square,)),
    Kind("teleport", Teleport, (_square, _square)),
    Kind("scrap", Scrap, (Id(RINGS),)),
    Kind("row", ChooseRow, (_marker,)),
    Kind("end", EndTurn),
    Kind("drive", Drive, (_square, _square)),
    Kind("jump", Jump, (_square, _square)),
    Kind("use", UseTechnology, (Id(TECH_LEVELS),)),
    Kind("moon", TakeMoon, (_ids(MOONS), Int(0, MOST_POINTS - 1))),
    Kind("quarters", TakeQuarters, (Id(LAYOUT_NAMES, str),)),
    Kind("emergency", UseEmergency, (_terrain,)),
    Kind("fire", Fire, (Id(MOON_LINES, Place),)),
    Kind("kind", ChooseKind, (_terrain,)),
    Kind("twice", Twice, (_terrain,)),
    Kind("next", NextEvent, (_ids(EVENTS),)),
    Kind("fly", Fly, (_square, _square)),
    Kind("pick", Pick, (Int(0, MOST_ITEMS - 1),)),
    Kind("skip", Skip),
)
