"""The thirteen planets: grids, ice, edges, medals of lines, and the squares of their special rules."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from orrery.core.data_files import Entry, build, expect, index_by_id
from orrery.games.planet_unknown.components.terrain import SIZE, mask, square, terrain
from orrery.games.planet_unknown.data import read

_SQUARE: Final = "#~rcte"
_NO_SQUARE: Final = ".o"
_LIFEPODS: Final = 6
Pairs = frozenset[tuple[int, int]]


class Planet(NamedTuple):
    """Squares are masks. What a planet does not have is 0 or empty."""

    id: str
    start: bool
    difficulty: int
    grid: int
    ice: int
    edge: int
    lifepods: int
    rows: tuple[int, ...]
    columns: tuple[int, ...]
    row_medals: tuple[int, ...]
    column_medals: tuple[int, ...]
    special: str
    ring: int
    centre: int
    cities: int
    toxic: int
    electric: int
    subplanets: tuple[int, ...]
    zones: tuple[tuple[int, int], ...]
    sides: tuple[int, int]
    chasm: Pairs
    crossings: Pairs

    @property
    def lines(self) -> tuple[int, ...]:
        """Squares of all rows, then of all columns: in the order of LINES."""
        return self.rows + self.columns


def _where(rows: list[str], signs: str) -> int:
    return sum(1 << (y * SIZE + x) for y, row in enumerate(rows) for x, sign in enumerate(row) if sign in signs)


def edge_of(grid: int) -> int:
    """Squares with a side on the outside of the board, PU-1.7: enclosed voids are not outside."""
    frame = range(-1, SIZE + 1)
    outside = {(-1, -1)}
    queue = [(-1, -1)]
    edge = 0
    for x, y in queue:
        for at in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):
            if at in outside or at[0] not in frame or at[1] not in frame:
                continue
            inside = at[0] in range(SIZE) and at[1] in range(SIZE)
            bit = 1 << (at[1] * SIZE + at[0]) if inside else 0
            if grid & bit:
                edge |= bit
            else:
                outside.add(at)
                queue.append(at)
    return edge


def _both_ways(pairs: Iterable[Iterable[Iterable[int]]], where: str) -> Pairs:
    found: set[tuple[int, int]] = set()
    for one, other in pairs:
        a, b = square(one, where), square(other, where)
        found |= {(a, b), (b, a)}
    return frozenset(found)


def _split(sides: tuple[int, int], crossings: Pairs) -> Pairs:
    """Neighbouring squares, corner to corner too, that the chasm parts: rovers cannot cross there, PU-16.11."""
    left, right = ([s for s in range(SIZE * SIZE) if side >> s & 1] for side in sides)
    found: set[tuple[int, int]] = set()
    for a in left:
        for b in right:
            if abs(a % SIZE - b % SIZE) <= 1 and abs(a // SIZE - b // SIZE) <= 1:
                found |= {(a, b), (b, a)}
    return frozenset(found) - crossings


def _zone(raw: Entry, grid: int, where: str) -> tuple[int, int]:
    (left, right), (top, bottom) = raw["x"], raw["y"]
    area = mask(((x, y) for x in range(left, right + 1) for y in range(top, bottom + 1)), where)
    return area & grid, terrain(raw["forbidden_station"], where)


def _planet(entry: Entry, where: str) -> Planet:
    rows, special = entry["rows"], entry["special"]
    signs = set("".join(rows))
    expect(len(rows) == SIZE and all(len(row) == SIZE for row in rows), f"{where}: 12 rows of 12 signs")
    expect(signs <= set(_SQUARE + _NO_SQUARE), f"{where}: unknown signs {signs - set(_SQUARE + _NO_SQUARE)}")
    grid = _where(rows, _SQUARE)
    halves = special.get("side", [])
    sides = _where(halves, "0"), _where(halves, "1")
    crossings = _both_ways(special.get("diagonal_crossings", []), where)
    planet = Planet(
        id=entry["id"],
        start=entry["side"] == "start",
        difficulty=entry["difficulty"],
        grid=grid,
        ice=_where(rows, "~"),
        edge=edge_of(grid),
        lifepods=mask(entry["lifepods"], where),
        rows=tuple(grid & mask(((x, y) for x in range(SIZE)), where) for y in range(SIZE)),
        columns=tuple(grid & mask(((x, y) for y in range(SIZE)), where) for x in range(SIZE)),
        row_medals=tuple(entry["row_medals"]),
        column_medals=tuple(entry["column_medals"]),
        special=special["kind"],
        ring=_where(rows, "r"),
        centre=mask(special.get("squares", []), where),
        cities=mask(special.get("cities", []), where),
        toxic=mask(special.get("toxic", []), where),
        electric=mask(special.get("electric", []), where),
        subplanets=tuple(mask(part["squares"], where) for part in special.get("subplanets", [])),
        zones=tuple(_zone(zone, grid, where) for zone in special.get("zones", [])),
        sides=sides,
        chasm=_split(sides, crossings),
        crossings=crossings,
    )
    _check(planet, entry, where)
    return planet


def _check(p: Planet, entry: Entry, where: str) -> None:
    """Lists against the signs of the rows, counts against the printed board."""
    rows, special, checks = entry["rows"], entry["special"], entry["checks"]
    medals = p.row_medals + p.column_medals
    expect(len(medals) == 2 * SIZE and set(medals) <= {1, 2, 3}, f"{where}: 1 to 3 medals for each of 24 lines")
    expect(
        p.lifepods.bit_count() == _LIFEPODS and not p.lifepods & ~p.grid, f"{where}: six lifepods on the grid (PU-2.6)"
    )
    held = {
        "squares": p.grid.bit_count(),
        "ice": p.ice.bit_count(),
        "edge_count": p.edge.bit_count(),
        "max_line_medals": sum(medals),
    }
    for key, count in held.items():
        expect(checks[key] == count, f"{where}: {key} is {count}, not {checks[key]}")
    expect(p.difficulty in range(1, 5), f"{where}: difficulty 1 to 4")
    for name, squares, sign in (("cities", p.cities, "c"), ("toxic", p.toxic, "t"), ("electric", p.electric, "e")):
        expect(squares == _where(rows, sign), f"{where}: {name} are where the rows show {sign}")
    expect(mask(special.get("holes", []), where) == _where(rows, "o"), f"{where}: holes are where the rows show o")
    ring = mask(((x, y) for y in special.get("ring_rows", []) for x in range(SIZE)), where)
    expect(p.ring == ring, f"{where}: the ring is where the rows show r")
    expect(not p.centre & ~p.grid, f"{where}: the centre is on the grid")
    for parts, name in (
        (p.subplanets, "sub-planets"),
        (tuple(zone for zone, _ in p.zones), "zones"),
        (p.sides, "sides"),
    ):
        if any(parts):
            expect(sum(parts) == p.grid, f"{where}: {name} make up the grid, each square once")
    for part, raw in zip(p.subplanets, special.get("subplanets", []), strict=True):
        expect(part.bit_count() == raw["count"], f"{where}: {raw['id']}: {raw['count']} squares")
    stated = _both_ways(special.get("edges", []), where)
    straight = {(a, b) for a, b in p.chasm if abs(a - b) in (1, SIZE)}
    expect(stated == straight, f"{where}: the edges of the chasm part its two sides")


PLANETS: Final = build("planets", read("planets")["planet"], _planet)
PLANET_INDEX: Final = index_by_id("planets", (planet.id for planet in PLANETS))


def check(planets: tuple[Planet, ...] = PLANETS) -> None:
    expect(len(planets) == 13, f"planets.toml: 13 planets, not {len(planets)}")
    expect([p.id for p in planets if p.start] == ["ksb_4156"], "planets.toml: ksb_4156 is the starting side (PU-2.4)")
