"""Boards of six by six squares, moons and quarters: their signs and lines in the common numbering of squares."""

from __future__ import annotations

from collections.abc import Iterable

from orrery.core.data_files import expect
from orrery.games.planet_unknown.components.planets import edge_of
from orrery.games.planet_unknown.components.terrain import SIZE, SMALL


def signs_of(rows: list[str], signs: str, top: int) -> int:
    """Squares with one of these signs, on a board whose first row has this number."""
    return sum(1 << ((top + y) * SIZE + x) for y, row in enumerate(rows) for x, sign in enumerate(row) if sign in signs)


def squares_of(points: Iterable[Iterable[int]], top: int, where: str) -> int:
    """Squares [x, y] of the board as a mask; a square named twice is a mistake."""
    found = 0
    for point in points:
        x, y = point
        expect(0 <= x < SMALL and 0 <= y < SMALL, f"{where}: [{x}, {y}] is outside the board")
        bit = 1 << ((top + y) * SIZE + x)
        expect(not found & bit, f"{where}: {list(point)} stands twice")
        found |= bit
    return found


def rim_of(grid: int, top: int) -> int:
    """Edge squares, SM-1.8: as of a planet, the board taken by itself."""
    return edge_of(grid >> top * SIZE) << top * SIZE


def lines_of(grid: int, top: int) -> tuple[int, ...]:
    """Squares of the six rows, then of the six columns; a smaller board has empty ones."""
    rows = [(1 << SMALL) - 1 << (top + y) * SIZE for y in range(SMALL)]
    columns = [sum(1 << (top + y) * SIZE + x for y in range(SMALL)) for x in range(SMALL)]
    return tuple(grid & line for line in (*rows, *columns))


def check_rows(rows: list[str], signs: str, where: str) -> None:
    expect(0 < len(rows) <= SMALL and 0 < len(rows[0]) <= SMALL, f"{where}: at most six rows of six signs")
    expect(all(len(row) == len(rows[0]) for row in rows), f"{where}: rows of one length")
    unknown = set("".join(rows)) - set(signs)
    expect(not unknown, f"{where}: unknown signs {unknown}")
