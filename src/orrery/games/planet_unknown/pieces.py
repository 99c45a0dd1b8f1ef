"""Tiles turned and laid: the orientations of each shape, and a tile at a place as square sets. PU-1.2, PU-1.10"""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from orrery.games.planet_unknown.components import HEIGHT, NONE, ORIENTATIONS, SHAPES, TILES
from orrery.games.planet_unknown.grid import WIDTH, mask_of

Offset = tuple[int, int]


class Turned(NamedTuple):
    """A shape in one orientation; every number is an offset from the anchor (dy * 12 + dx)."""

    cells: tuple[int, ...]
    sections: tuple[tuple[int, ...], ...]
    stations: tuple[int, ...]
    meteor: int
    anchors: int  # squares at which the bounding box stays on the board


class Piece(NamedTuple):
    """A tile lying on a board."""

    squares: int
    sections: tuple[int, ...]
    stations: tuple[int, ...]  # squares
    meteor: int  # square of the symbol, NONE without one


def _turn(cells: tuple[Offset, ...], size: Offset, orientation: int) -> tuple[tuple[Offset, ...], Offset]:
    """Mirrored left-right first for the f orientations, then turned clockwise."""
    (w, h), turned = size, cells
    if orientation >= 4:
        turned = tuple((w - 1 - x, y) for x, y in turned)
    for _ in range(orientation % 4):
        turned = tuple((h - 1 - y, x) for x, y in turned)
        w, h = h, w
    return turned, (w, h)


def _turned(shape: int, orientation: int) -> Turned:
    found = SHAPES[shape]
    size = (max(x for x, _ in found.cells) + 1, max(y for _, y in found.cells) + 1)

    def offsets(cells: tuple[Offset, ...]) -> tuple[int, ...]:
        return tuple(y * WIDTH + x for x, y in _turn(cells, size, orientation)[0])

    _, (w, h) = _turn((), size, orientation)
    sections = [offsets(section) for section in found.sections]
    anchors = mask_of([y * WIDTH + x for y in range(HEIGHT - h + 1) for x in range(WIDTH - w + 1)])
    cells = tuple(cell for section in sections for cell in section)
    (meteor,) = offsets((found.meteor,))
    return Turned(cells, tuple(tuple(sorted(part)) for part in sections), offsets(found.stations), meteor, anchors)


TURNED: Final = tuple(
    tuple(_turned(shape, orientation) for orientation in range(len(ORIENTATIONS))) for shape in range(len(SHAPES))
)


def _distinct(shape: int, with_meteor: bool) -> tuple[int, ...]:
    """PU-1.10: of orientations that look alike the first one stands for all."""
    seen: set[object] = set()
    found: list[int] = []
    for orientation, t in enumerate(TURNED[shape]):
        look = (t.sections, t.stations, t.meteor if with_meteor else NONE)
        if look not in seen:
            seen.add(look)
            found.append(orientation)
    return tuple(found)


DISTINCT: Final = tuple(_distinct(tile.shape, tile.meteor) for tile in TILES)


@cache
def piece(tile: int, orientation: int, at: int) -> Piece:
    """The tile with its anchor at a square."""
    found = TILES[tile]
    t = TURNED[found.shape][orientation]
    return Piece(
        mask_of([at + cell for cell in t.cells]),
        tuple(mask_of([at + cell for cell in section]) for section in t.sections),
        tuple(at + station for station in t.stations),
        at + t.meteor if found.meteor else NONE,
    )
