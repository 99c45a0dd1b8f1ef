"""The sides of the moon boards: grids, printed meteorites, and the orbit of the satellite."""

from __future__ import annotations

from typing import Final, NamedTuple

from orrery.core.data_files import Entry, build, expect, index_by_id, one_of
from orrery.games.planet_unknown.components.small_boards import check_rows, lines_of, rim_of, signs_of, squares_of
from orrery.games.planet_unknown.components.terrain import MOON_ROW, SMALL, TERRAINS, terrain
from orrery.games.planet_unknown.data import read

_SQUARE: Final = "#~"
_NO_SQUARE: Final = ".o"
START_POINTS: Final = 2
RED_MEDAL: Final = -3
BOARDS: Final = 6


class Point(NamedTuple):
    """A point of the orbit: where the satellite stands, and the lines it may hit, 0-5 rows, 6-11 columns. SM-3.2"""

    at: tuple[int, int]
    lines: tuple[int, ...]
    start: bool


class Moon(NamedTuple):
    """Squares are masks in the common numbering. `pair` is empty on the starting side, where all six types count."""

    id: str
    start: bool
    grid: int
    ice: int
    edge: int
    printed: int  # meteorite symbols
    lines: tuple[int, ...]
    orbit: tuple[Point, ...]
    pair: tuple[int, ...]
    set_medals: int
    red_medal: int


def _point(raw: Entry, where: str) -> Point:
    x, y = (int(n) for n in raw["at"])
    lines = tuple(first + int(raw[name]) for first, name in ((0, "row"), (SMALL, "column")) if name in raw)
    expect(1 <= len(lines) <= 2, f"{where}: one line or two (SM-3.2)")
    beside = all(line == (y if line < SMALL else SMALL + x) for line in lines)
    expect(beside, f"{where}: [{x}, {y}] stands in its lines")
    return Point((x, y), lines, bool(raw.get("start", False)))


def _moon(entry: Entry, where: str) -> Moon:
    rows = entry["rows"]
    check_rows(rows, _SQUARE + _NO_SQUARE, where)
    grid = signs_of(rows, _SQUARE, MOON_ROW)
    moon = Moon(
        id=entry["id"],
        start=one_of(("unique", "start"), entry["side"], where) == 1,
        grid=grid,
        ice=signs_of(rows, "~", MOON_ROW),
        edge=rim_of(grid, MOON_ROW),
        printed=squares_of(entry["meteorites"], MOON_ROW, where),
        lines=lines_of(grid, MOON_ROW),
        orbit=tuple(_point(raw, f"{where}: orbit {n}") for n, raw in enumerate(entry["orbit"])),
        pair=tuple(terrain(name, where) for name in entry.get("pair", [])),
        set_medals=int(entry["set_medals"]),
        red_medal=int(entry["red_medal"]),
    )
    _check(moon, rows, entry["checks"], where)
    return moon


def _check(moon: Moon, rows: list[str], checks: dict[str, int], where: str) -> None:
    expect(not moon.printed & ~moon.grid, f"{where}: meteorites lie on squares")
    expect(not moon.printed & moon.ice, f"{where}: meteorites lie on land")
    held = {
        "squares": moon.grid.bit_count(),
        "ice": moon.ice.bit_count(),
        "meteorites": moon.printed.bit_count(),
        "edge_count": moon.edge.bit_count(),
        "orbit_points": len(moon.orbit),
        "two_way_points": sum(len(point.lines) == 2 for point in moon.orbit),
    }
    for key, count in held.items():
        expect(checks[key] == count, f"{where}: {key} is {count}, not {checks[key]}")
    starts = sum(point.start for point in moon.orbit)
    expect(starts == START_POINTS, f"{where}: two start points, not {starts} (SM-2.1)")
    hit = {line for point in moon.orbit for line in point.lines}
    expect(hit == {n for n, line in enumerate(moon.lines) if line}, f"{where}: the orbit hits every line with squares")
    for (x, y), _, _ in moon.orbit:
        inside = y in range(len(rows)) and x in range(len(rows[0]))
        expect(not inside or rows[y][x] == ".", f"{where}: [{x}, {y}] is outside the grid")
    _check_round(moon.orbit, where)
    expect(len(moon.pair) == (0 if moon.start else 2), f"{where}: two types on a unique side (SM-4.5)")
    expect(moon.set_medals == (8 if moon.start else 4), f"{where}: 8 medals for all types, 4 for a pair (SM-4.5)")
    expect(moon.red_medal == RED_MEDAL, f"{where}: {RED_MEDAL} medals for a meteorite (SM-4.6)")


def _check_round(orbit: tuple[Point, ...], where: str) -> None:
    """Each point lies beside the one before, and twice the area they go around is that of a way clockwise."""
    area = 0
    for here, there in zip(orbit, (*orbit[1:], orbit[0]), strict=True):
        (x, y), (u, v) = here.at, there.at
        expect(max(abs(u - x), abs(v - y)) == 1, f"{where}: orbit: [{u}, {v}] lies beside [{x}, {y}]")
        area += x * v - u * y
    expect(len({point.at for point in orbit}) == len(orbit) and area > 0, f"{where}: the orbit runs clockwise (SM-3.1)")


_data: Final = read("moons")
MOONS: Final = build("moons", _data["moon"], _moon)
MOON_INDEX: Final = index_by_id("moons", (moon.id for moon in MOONS))


def _board(entry: Entry, where: str) -> tuple[int, int]:
    front, back = (one_of(tuple(MOON_INDEX), side, where) for side in entry["sides"])
    expect(MOONS[front].start and not MOONS[back].start, f"{where}: a starting and a unique side (SM-2.1)")
    return front, back


MOON_BOARDS: Final = build("moons", _data["moon_board"], _board)  # starting side, unique side


def check(moons: tuple[Moon, ...] = MOONS, boards: tuple[tuple[int, int], ...] = MOON_BOARDS) -> None:
    index_by_id("moons", (entry["id"] for entry in _data["moon_board"]))
    expect(len(boards) == BOARDS, f"moons.toml: six boards, not {len(boards)} (SM-1.3)")
    expect(sum(moon.start for moon in moons) == 1, "moons.toml: one starting side")
    backs = sorted(back for _, back in boards)
    unique = [n for n, moon in enumerate(moons) if not moon.start]
    expect(backs == unique, "moons.toml: every unique side on one board")
    wanted = sorted(kind for moon in moons for kind in moon.pair)
    expect(wanted == sorted(2 * list(range(len(TERRAINS)))), "moons.toml: every type is wanted by two moons")
