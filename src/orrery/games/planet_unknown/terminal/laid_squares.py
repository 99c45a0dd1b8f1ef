"""Squares of Planet Unknown for the terminal: names, turned tiles, and what covers a planet."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

Json = Any

COLUMNS = "ABCDEFGHIJKL"
ORIENTATION = r"([rf][0-3])"
Cell = tuple[int, int, str, bool]  # x, y, terrain, carries a station


def square(x: int, y: int) -> str:
    return f"{COLUMNS[x]}{y + 1}"


def turned(tile: Mapping[str, Json], orientation: str) -> list[Cell]:
    """The tile's squares, first mirrored left to right (f), then turned clockwise, from its upper left corner."""
    stations = {tuple(at) for at in tile["stations"].values()}
    cells = [(x, y, terrain, (x, y) in stations) for x, y, terrain in tile["cells"]]
    if orientation[0] == "f":
        width = 1 + max(cell[0] for cell in cells)
        cells = [(width - 1 - x, y, terrain, station) for x, y, terrain, station in cells]
    for _ in range(int(orientation[1])):
        height = 1 + max(cell[1] for cell in cells)
        cells = [(height - 1 - y, x, terrain, station) for x, y, terrain, station in cells]
    return cells


def squares_of(tile: Mapping[str, Json], orientation: str, at: str) -> dict[str, tuple[str, bool]]:
    left, top = COLUMNS.index(at[0]), int(at[1:]) - 1
    return {square(left + x, top + y): (terrain, station) for x, y, terrain, station in turned(tile, orientation)}


def laid(items: Mapping[str, Json], seat: Mapping[str, Json]) -> dict[str, tuple[str, bool]]:
    """What lies on each covered square: its terrain, and whether a station shows."""
    cover: dict[str, tuple[str, bool]] = {}
    for placed in seat["tiles"]:
        cover |= squares_of(items[placed["tile"]]["data"], placed["orient"], placed["at"])
    for patch in seat["patches"]:
        cover[patch] = ("biomass", False)
    return cover
