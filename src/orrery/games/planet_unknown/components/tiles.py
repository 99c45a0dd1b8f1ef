"""Shapes and tiles: the twelve shapes and 144 tiles of the station, then those of the emergency tiles.

The base game deals from BASE_SHAPES and STATION_TILES; numbers of later ones follow theirs.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Final, NamedTuple

from orrery.core.data_files import NONE, Entry, build, expect, index_by_id
from orrery.games.planet_unknown.components.terrain import TERRAINS, terrain
from orrery.games.planet_unknown.data import read

Point = tuple[int, int]
RINGS: Final = ("outer", "inner")


class Shape(NamedTuple):
    """A polyomino with its one or two sections, their stations and the place of a meteorite symbol, all as (x, y).

    What lies in no bay of the station has no ring, and bay NONE.
    """

    id: str
    size: int
    ring: str
    bay: int
    cells: tuple[Point, ...]
    sections: tuple[tuple[Point, ...], ...]
    stations: tuple[Point, ...]
    meteor: Point


class Tile(NamedTuple):
    """A shape in the terrains of its sections, without or with the meteorite symbol."""

    id: str
    shape: int
    terrains: tuple[int, ...]
    meteor: bool


def _point(raw: Iterable[int]) -> Point:
    x, y = raw
    return int(x), int(y)


def _points(raw: Iterable[Iterable[int]]) -> tuple[Point, ...]:
    return tuple(_point(one) for one in raw)


def _connected(points: tuple[Point, ...]) -> bool:
    left = set(points)
    found = [left.pop()]
    for x, y in found:
        near = {(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)} & left
        left -= near
        found += near
    return not left


def _shape(entry: Entry, where: str) -> Shape:
    cells = _points(entry["cells"])
    named = [name for name in "ab" if f"section_{name}" in entry]
    shape = Shape(
        entry["id"],
        entry["size"],
        entry.get("ring", ""),
        entry.get("bay", NONE),
        cells,
        tuple(_points(entry[f"section_{name}"]) for name in named),
        tuple(_point(entry[f"station_{name}"]) for name in named),
        _point(entry["meteor"]),
    )
    expect(len(set(cells)) == len(cells) == shape.size, f"{where}: {shape.size} squares")
    corner = min(x for x, _ in cells), min(y for _, y in cells)
    expect(corner == (0, 0), f"{where}: squares start at the corner of the bounding box")
    covered = sorted(cell for section in shape.sections for cell in section)
    expect(covered == sorted(cells), f"{where}: the sections make up the tile (PU-1.2)")
    expect(all(map(_connected, (cells, *shape.sections))), f"{where}: tile and sections are connected (PU-1.2)")
    for section, station in zip(shape.sections, shape.stations, strict=True):
        expect(station in section, f"{where}: a station on each section (PU-1.2)")
    expect(shape.meteor in cells, f"{where}: the meteorite symbol is on the tile")
    return shape


def _of_station(entry: Entry, where: str) -> Shape:
    shape = _shape(entry, where)
    expect(shape.ring in RINGS and shape.bay in range(6), f"{where}: a bay 0 to 5 of the outer or the inner ring")
    expect(len(shape.sections) == 2, f"{where}: two sections (PU-1.2)")
    return shape


def _of_emergency(entry: Entry, where: str) -> Shape:
    shape = _shape(entry, where)
    expect(shape.ring == "" and shape.bay == NONE, f"{where}: no bay of the station (SM-6.11)")
    expect(len(shape.sections) == 1, f"{where}: one section (SM-6.5)")
    expect(shape.meteor not in shape.stations, f"{where}: station and meteorite symbol on two squares")
    return shape


def _tile(entry: Entry, where: str) -> Tile:
    expect(entry["shape"] in SHAPE_INDEX, f"{where}: unknown shape {entry['shape']!r}")
    shape, terrains = SHAPE_INDEX[entry["shape"]], tuple(terrain(name, where) for name in entry["terrains"])
    expect(len(terrains) == len(SHAPES[shape].sections), f"{where}: a terrain for each section")
    expect(len(set(terrains)) == len(terrains), f"{where}: two different terrains (PU-1.2)")
    return Tile(entry["id"], shape, terrains, bool(entry["meteor"]))


_emergency: Final = read("emergency")
BASE_SHAPES: Final = build("shapes", read("shapes")["shape"], _of_station)  # as many as bays
SHAPES: Final = BASE_SHAPES + build("emergency", _emergency["shape"], _of_emergency)
SHAPE_INDEX: Final = index_by_id("shapes", (shape.id for shape in SHAPES))
STATION_TILES: Final = build("tiles", read("tiles")["tile"], _tile)
TILES: Final = STATION_TILES + build("emergency", _emergency["tile"], _tile)
TILE_INDEX: Final = index_by_id("tiles", (tile.id for tile in TILES))
EMERGENCY: Final = tuple(range(len(STATION_TILES), len(TILES)))  # tile of each terrain, SM-6.1
EMERGENCY_USES: Final = int(_emergency["uses"])
EMERGENCY_PAIR: Final = int(_emergency["tiles_per_use"])


def check(shapes: tuple[Shape, ...] = SHAPES, tiles: tuple[Tile, ...] = STATION_TILES) -> None:
    expect(len(BASE_SHAPES) == 12, "shapes.toml: twelve shapes")
    expect(len(tiles) == 144, f"tiles.toml: 144 tiles, not {len(tiles)} (PU-1.2)")
    for place, shape in enumerate(BASE_SHAPES):
        of_shape = sum(tile.shape == place for tile in tiles)
        expect(of_shape == 12, f"tiles.toml: {shape.id}: 12 tiles of each shape, not {of_shape} (PU-2.2)")
    expect(len({tile[1:] for tile in tiles}) == 144, "tiles.toml: every tile is different")
    expect(sum(tile.meteor for tile in tiles) == 72, "tiles.toml: half of the tiles have a meteorite symbol (PU-1.2)")
    squares = sum(shapes[tile.shape].size for tile in tiles)
    expect(squares == 576, f"tiles.toml: 576 squares in all, not {squares}")
    stations = Counter(one for tile in tiles for one in tile.terrains)
    for number, name in enumerate(TERRAINS):
        expect(stations[number] == 48, f"tiles.toml: 48 {name} stations, not {stations[number]}")
    check_emergency()


def check_emergency(tiles: tuple[Tile, ...] = TILES) -> None:
    found = [tiles[tile] for tile in EMERGENCY]
    kinds = [tile.terrains for tile in found]
    expect(kinds == [(kind,) for kind in range(len(TERRAINS))], "emergency.toml: one tile of each terrain (SM-6.1)")
    expect(all(tile.meteor for tile in found), "emergency.toml: every tile has a meteorite symbol (SM-6.5)")
    used = EMERGENCY_USES * EMERGENCY_PAIR
    expect(used == len(found), "emergency.toml: the tiles of a player are used up in pairs (SM-6.2)")
