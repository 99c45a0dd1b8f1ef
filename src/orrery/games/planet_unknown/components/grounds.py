"""Everything a player builds on, as one: a planet alone, or with its moon; the shattered planet is four boards.

A seat keeps one number for it: that of the planet, 16 ways to lay out the shattered planet after the last one, and all
of these once more for each side of a moon. Without moons it is just the planet's number.
"""

from __future__ import annotations

from itertools import product
from typing import Final, NamedTuple

from orrery.core.data_files import NONE
from orrery.games.planet_unknown.components.moons import MOONS, Moon
from orrery.games.planet_unknown.components.planets import PLANETS, Pairs, Planet
from orrery.games.planet_unknown.components.shattered import QUARTERS, Quarter
from orrery.games.planet_unknown.components.terrain import (
    FIRST_MOON_LINE,
    FIRST_QUARTER_LINE,
    MOON_ROW,
    QUARTERS_OF_PLANET,
    SIZE,
    SMALL,
)

SHATTERED: Final = "shattered"
SIDES: Final = "ab"
MOON_SQUARES: Final = (1 << SIZE * SMALL) - 1 << SIZE * MOON_ROW  # the rows of the moon


class Board(NamedTuple):
    """A board of its own for placing: its squares, and those of which the first piece covers one. SM-2.3, SM-8.2"""

    squares: int
    first: int


class Ban(NamedTuple):
    """What may not lie on a quarter. SM-8.3"""

    squares: int
    kind: str
    terrain: int


class Ground(NamedTuple):
    """Squares are masks. `grid` and `ice` are those of all boards, `edge` and what follows those of the planet only."""

    id: str
    grid: int
    ice: int
    home: int  # squares of the planet, all quarters together: "planet" in a text means these. SM-1.7
    boards: tuple[Board, ...]
    first: int  # squares of which the very first piece covers one
    edge: int
    rim: int  # edge squares of all boards. SM-1.8
    lifepods: int
    lines: tuple[int, ...]
    medals: tuple[int, ...]
    first_line: int  # number of the first of them among all lines
    all_lines: tuple[tuple[int, int], ...]  # number and squares of every line of every board
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
    bans: tuple[Ban, ...]
    spaceships: int
    quarters: tuple[int, ...]
    difficulty: int
    moon: int  # its side, NONE without a moon
    moon_squares: int


def _numbered(first: int, lines: tuple[int, ...]) -> tuple[tuple[int, int], ...]:
    return tuple((first + n, line) for n, line in enumerate(lines))


def _whole(planet: Planet) -> Ground:
    return Ground(
        id=planet.id,
        grid=planet.grid,
        ice=planet.ice,
        home=planet.grid,
        boards=(Board(planet.grid, planet.centre or planet.edge),),
        first=planet.centre or planet.edge,
        edge=planet.edge,
        rim=planet.edge,
        lifepods=planet.lifepods,
        lines=planet.lines,
        medals=planet.row_medals + planet.column_medals,
        first_line=0,
        all_lines=_numbered(0, planet.lines),
        special=planet.special,
        ring=planet.ring,
        centre=planet.centre,
        cities=planet.cities,
        toxic=planet.toxic,
        electric=planet.electric,
        subplanets=planet.subplanets,
        zones=planet.zones,
        sides=planet.sides,
        chasm=planet.chasm,
        crossings=planet.crossings,
        bans=(),
        spaceships=0,
        quarters=(),
        difficulty=planet.difficulty,
        moon=NONE,
        moon_squares=0,
    )


def _shattered(chosen: tuple[int, ...]) -> Ground:
    """Four quarters, each lying on one of its sides."""
    parts: list[Quarter] = [QUARTERS[number] for number in chosen]
    grid = sum(part.grid for part in parts)
    edge = sum(part.edge for part in parts)
    lines = tuple(line for part in parts for line in part.lines)
    return Ground(
        id=SHATTERED,
        grid=grid,
        ice=sum(part.ice for part in parts),
        home=grid,
        boards=tuple(Board(part.grid, part.edge) for part in parts),
        first=edge,
        edge=edge,
        rim=edge,
        lifepods=sum(part.lifepods for part in parts),
        lines=lines,
        medals=tuple(medal for part in parts for medal in part.medals),
        first_line=FIRST_QUARTER_LINE,
        all_lines=_numbered(FIRST_QUARTER_LINE, lines),
        special="bans",
        ring=0,
        centre=0,
        cities=0,
        toxic=0,
        electric=0,
        subplanets=(),
        zones=(),
        sides=(0, 0),
        chasm=frozenset(),
        crossings=frozenset(),
        bans=tuple(Ban(part.grid, part.ban, part.ban_terrain) for part in parts),
        spaceships=sum(part.spaceships for part in parts),
        quarters=chosen,
        difficulty=sum(part.difficulty for part in parts),
        moon=NONE,
        moon_squares=0,
    )


def _with_moon(planet: Ground, number: int, moon: Moon) -> Ground:
    return planet._replace(
        grid=planet.grid | moon.grid,
        ice=planet.ice | moon.ice,
        boards=(*planet.boards, Board(moon.grid, moon.edge)),
        first=planet.first | moon.edge,
        rim=planet.rim | moon.edge,
        all_lines=planet.all_lines + _numbered(FIRST_MOON_LINE, moon.lines),
        moon=number,
        moon_squares=moon.grid,
    )


LAYOUTS: Final = tuple(product(range(2), repeat=QUARTERS_OF_PLANET))  # a side for each quarter
LAYOUT_NAMES: Final = tuple("".join(SIDES[side] for side in layout) for layout in LAYOUTS)
FIRST_LAYOUT: Final = len(PLANETS)
_PLANETS: Final = (
    *(_whole(planet) for planet in PLANETS),
    *(_shattered(tuple(2 * quarter + side for quarter, side in enumerate(layout))) for layout in LAYOUTS),
)
KINDS: Final = len(_PLANETS)
GROUNDS: Final = (
    *_PLANETS,
    *(_with_moon(planet, number, moon) for number, moon in enumerate(MOONS) for planet in _PLANETS),
)


def add_moon(ground: int, moon: int) -> int:
    """The number of a planet with this side of a moon."""
    return ground % KINDS + KINDS * (moon + 1)
