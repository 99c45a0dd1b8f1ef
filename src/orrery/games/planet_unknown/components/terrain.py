"""Terrains, tracks, and the names and numbers of squares, track cells and lines."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, Literal

from orrery.core.data_files import expect, one_of
from orrery.games.planet_unknown.data import read

Terrain = Literal["civ", "water", "biomass", "rover", "tech", "energy"]
Track = Literal["civ", "water", "biomass", "rover", "tech"]
Orientation = Literal["r0", "r1", "r2", "r3", "f0", "f1", "f2", "f3"]

TERRAINS: Final[tuple[Terrain, ...]] = ("civ", "water", "biomass", "rover", "tech", "energy")
TRACKS: Final[tuple[Track, ...]] = ("civ", "water", "biomass", "rover", "tech")  # energy has no track, PU-1.1
CIV, WATER, BIOMASS, ROVER, TECH, ENERGY = range(6)
FLUX_TERRAIN: Final = -2  # the terrain of the flux track, whichever it is at the time
ALL_TRACKS: Final = 31
FLUX: Final = 1 << 5  # in a mask of tracks: the flux track
LOWEST: Final = 1 << 6  # in a mask of tracks: of the markers that can move, the one that stands lowest. SM-11.8
HIGHEST: Final = 1 << 7
ANY_OTHER: Final = 1 << 8  # any marker but those that the step before has moved

SIZE: Final = 12  # squares of a row and of a column
ROWS: Final = 16  # cells of a track, the start cell included
COLUMNS: Final = "ABCDEFGHIJKL"

# All boards of a player share one numbering, so that a set of squares is one mask: the planet, the moon, the quarters
# of the shattered planet, each below the one before and never beside it, with an empty row between them.
SMALL: Final = 6  # squares of a row and of a column of a moon or a quarter
QUARTERS_OF_PLANET: Final = 4
MOON_ROW: Final = SIZE + 1
QUARTER_ROWS: Final = tuple(MOON_ROW + (SMALL + 1) * (quarter + 1) for quarter in range(QUARTERS_OF_PLANET))
HEIGHT: Final = QUARTER_ROWS[-1] + SMALL
SMALL_BOARDS: Final = (("m", MOON_ROW), *((f"q{quarter + 1}", top) for quarter, top in enumerate(QUARTER_ROWS)))


def _names() -> tuple[str, ...]:
    """Names of the squares by their number: A1 on the planet, mA1 on the moon, q1A1 on a quarter; "" is no square."""
    found = [""] * (SIZE * HEIGHT)
    for prefix, top, size in (("", 0, SIZE), *((prefix, top, SMALL) for prefix, top in SMALL_BOARDS)):
        for y in range(size):
            for x in range(size):
                found[(top + y) * SIZE + x] = f"{prefix}{COLUMNS[x]}{y + 1}"
    return tuple(found)


SQUARES: Final = _names()
SQUARE_INDEX: Final = {name: square for square, name in enumerate(SQUARES) if name}
CELLS: Final = tuple(f"{track}-{row}" for track in TRACKS for row in range(ROWS))
CELL_INDEX: Final = {name: cell for cell, name in enumerate(CELLS)}


def _lines(prefix: str, size: int) -> tuple[str, ...]:
    return tuple(f"{prefix}row-{y + 1}" for y in range(size)) + tuple(f"{prefix}column-{x}" for x in COLUMNS[:size])


PLANET_LINES: Final = _lines("", SIZE)
MOON_LINES: Final = _lines("moon-", SMALL)
LINES: Final = (
    *PLANET_LINES,
    *MOON_LINES,
    *(line for quarter in range(QUARTERS_OF_PLANET) for line in _lines(f"q{quarter + 1}-", SMALL)),
)
FIRST_MOON_LINE: Final = len(PLANET_LINES)
FIRST_QUARTER_LINE: Final = FIRST_MOON_LINE + len(MOON_LINES)
LINE_INDEX: Final = {name: line for line, name in enumerate(LINES)}
ORIENTATIONS: Final[tuple[Orientation, ...]] = ("r0", "r1", "r2", "r3", "f0", "f1", "f2", "f3")
TECH_LEVELS: Final = ("1", "2", "3", "4", "5", "A", "B", "C", "D", "E", "F")


def terrain(value: object, where: str) -> int:
    return one_of(TERRAINS, value, where)


def track(value: object, where: str) -> int:
    return one_of(TRACKS, value, where)


def square(point: Iterable[int], where: str) -> int:
    """Number of the square at [x, y]."""
    x, y = point
    expect(0 <= x < SIZE and 0 <= y < SIZE, f"{where}: [{x}, {y}] is outside the board")
    return y * SIZE + x


def mask(points: Iterable[Iterable[int]], where: str) -> int:
    """Squares [x, y] as a mask; a square named twice is a mistake."""
    found = 0
    for point in points:
        bit = 1 << square(point, where)
        expect(not found & bit, f"{where}: {list(point)} stands twice")
        found |= bit
    return found


def check() -> None:
    entries = read("terrains")["terrain"]
    expect(
        tuple(e["id"] for e in entries) == TERRAINS, f"terrains.toml: the terrains are {', '.join(TERRAINS)} (PU-1.1)"
    )
    for entry in entries:
        has_track = entry["id"] in TRACKS
        expect(entry["has_track"] == has_track, f"terrains.toml: {entry['id']}: only energy has no track (PU-1.1)")
