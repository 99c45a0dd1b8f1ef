"""The twelve shapes and the 144 tiles."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Final, NamedTuple

from orrery.games.planet_unknown.components.files import Entry, build, expect, index_by_id, read
from orrery.games.planet_unknown.components.terrain import TERRAINS, terrain

Point = tuple[int, int]
RINGS: Final = ("outer", "inner")


class Shape(NamedTuple):
    """A polyomino with its two sections, their stations and the place of a meteorite symbol, all as (x, y)."""

    id: str
    size: int
    ring: str
    bay: int
    cells: tuple[Point, ...]
    sections: tuple[tuple[Point, ...], tuple[Point, ...]]
    stations: tuple[Point, Point]
    meteor: Point


class Tile(NamedTuple):
    """A shape in the terrains of its sections a and b, without or with the meteorite symbol."""

    id: str
    shape: int
    terrains: tuple[int, int]
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
    cells, a, b = (_points(entry[key]) for key in ("cells", "section_a", "section_b"))
    shape = Shape(
        entry["id"],
        entry["size"],
        entry["ring"],
        entry["bay"],
        cells,
        (a, b),
        (_point(entry["station_a"]), _point(entry["station_b"])),
        _point(entry["meteor"]),
    )
    expect(shape.ring in RINGS and shape.bay in range(6), f"{where}: a bay 0 to 5 of the outer or the inner ring")
    expect(len(set(cells)) == len(cells) == shape.size, f"{where}: {shape.size} squares")
    corner = min(x for x, _ in cells), min(y for _, y in cells)
    expect(corner == (0, 0), f"{where}: squares start at the corner of the bounding box")
    expect(sorted(a + b) == sorted(cells), f"{where}: the two sections make up the tile (PU-1.2)")
    expect(all(map(_connected, (cells, a, b))), f"{where}: tile and sections are connected (PU-1.2)")
    expect(shape.stations[0] in a and shape.stations[1] in b, f"{where}: a station on each section (PU-1.2)")
    expect(shape.meteor in cells, f"{where}: the meteorite symbol is on the tile")
    return shape


def _tile(entry: Entry, where: str) -> Tile:
    a, b = entry["terrains"]
    expect(entry["shape"] in SHAPE_INDEX, f"{where}: unknown shape {entry['shape']!r}")
    expect(a != b, f"{where}: two different terrains (PU-1.2)")
    terrains = terrain(a, where), terrain(b, where)
    return Tile(entry["id"], SHAPE_INDEX[entry["shape"]], terrains, bool(entry["meteor"]))


SHAPES: Final = build("shapes", read("shapes")["shape"], _shape)
SHAPE_INDEX: Final = index_by_id("shapes", (shape.id for shape in SHAPES))
TILES: Final = build("tiles", read("tiles")["tile"], _tile)
TILE_INDEX: Final = index_by_id("tiles", (tile.id for tile in TILES))


def check(shapes: tuple[Shape, ...] = SHAPES, tiles: tuple[Tile, ...] = TILES) -> None:
    expect(len(shapes) == 12, "shapes.toml: twelve shapes")
    expect(len(tiles) == 144, f"tiles.toml: 144 tiles, not {len(tiles)} (PU-1.2)")
    for place, shape in enumerate(shapes):
        of_shape = sum(tile.shape == place for tile in tiles)
        expect(of_shape == 12, f"tiles.toml: {shape.id}: 12 tiles of each shape, not {of_shape} (PU-2.2)")
    expect(len({tile[1:] for tile in tiles}) == 144, "tiles.toml: every tile is different")
    expect(sum(tile.meteor for tile in tiles) == 72, "tiles.toml: half of the tiles have a meteorite symbol (PU-1.2)")
    squares = sum(shapes[tile.shape].size for tile in tiles)
    expect(squares == 576, f"tiles.toml: 576 squares in all, not {squares}")
    stations = Counter(one for tile in tiles for one in tile.terrains)
    for number, name in enumerate(TERRAINS):
        expect(stations[number] == 48, f"tiles.toml: 48 {name} stations, not {stations[number]}")
