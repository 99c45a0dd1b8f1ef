"""The sides of the four quarters of the shattered planet."""

from __future__ import annotations

from typing import Final, NamedTuple

from orrery.core.data_files import NONE, Entry, build, expect, index_by_id, one_of
from orrery.games.planet_unknown.components.small_boards import check_rows, lines_of, rim_of, signs_of, squares_of
from orrery.games.planet_unknown.components.terrain import (
    QUARTER_ROWS,
    QUARTERS_OF_PLANET,
    SMALL,
    TERRAINS,
    terrain,
)
from orrery.games.planet_unknown.data import read

BANS: Final = ("station", "meteorite", "patch")
QUARTER_SIDES: Final = ("a", "b")
_LIFEPODS: Final = 6


class Quarter(NamedTuple):
    """Squares are masks in the common numbering, `lines` six rows and six columns. `ban`: what may not lie here."""

    id: str
    quarter: int
    side: int
    grid: int
    ice: int
    edge: int
    lifepods: int
    spaceships: int
    lines: tuple[int, ...]
    medals: tuple[int, ...]
    ban: str
    ban_terrain: int
    difficulty: int


def _quarter(entry: Entry, where: str) -> Quarter:
    rows, number = entry["rows"], int(entry["quarter"]) - 1
    check_rows(rows, "#~.", where)
    expect(number in range(QUARTERS_OF_PLANET), f"{where}: quarters 1 to 4")
    top = QUARTER_ROWS[number]
    grid = signs_of(rows, "#~", top)
    quarter = Quarter(
        id=entry["id"],
        quarter=number,
        side=one_of(QUARTER_SIDES, entry["side"], where),
        grid=grid,
        ice=signs_of(rows, "~", top),
        edge=rim_of(grid, top),
        lifepods=squares_of(entry["lifepods"], top, where),
        spaceships=squares_of(entry["spaceships"], top, where),
        lines=lines_of(grid, top),
        medals=(*entry["row_medals"], *entry["column_medals"]),
        ban=BANS[one_of(BANS, entry["ban"], where)],
        ban_terrain=terrain(entry["ban_terrain"], where) if "ban_terrain" in entry else NONE,
        difficulty=int(entry["difficulty"]),
    )
    _check(quarter, entry["checks"], where)
    return quarter


def _check(q: Quarter, checks: dict[str, int], where: str) -> None:
    held = {
        "squares": q.grid.bit_count(),
        "ice": q.ice.bit_count(),
        "edge_count": q.edge.bit_count(),
        "max_line_medals": sum(q.medals),
    }
    for key, count in held.items():
        expect(checks[key] == count, f"{where}: {key} is {count}, not {checks[key]}")
    expect(len(q.medals) == 2 * SMALL and all(q.lines), f"{where}: six rows and six columns (SM-8.6)")
    land = q.grid & ~q.ice
    expect(not (q.lifepods | q.spaceships) & ~land, f"{where}: lifepods and spaceships on land")
    expect(not q.lifepods & q.spaceships, f"{where}: lifepods and spaceships on different squares")
    expect(q.spaceships.bit_count() == 1, f"{where}: one spaceship (SM-8.5)")
    expect((q.ban == "station") == (q.ban_terrain != NONE), f"{where}: a ban of stations names their type")


_data: Final = read("shattered")
QUARTERS: Final = build("shattered", _data["quarter"], _quarter)
QUARTER_INDEX: Final = index_by_id("shattered", (quarter.id for quarter in QUARTERS))


def check(quarters: tuple[Quarter, ...] = QUARTERS) -> None:
    order = [(quarter, side) for quarter in range(QUARTERS_OF_PLANET) for side in range(2)]
    expect([(q.quarter, q.side) for q in quarters] == order, "shattered.toml: four quarters, two sides each (SM-8.1)")
    bans = {(q.ban, q.ban_terrain) for q in quarters}
    every = {("meteorite", NONE), ("patch", NONE), *(("station", kind) for kind in range(len(TERRAINS)))}
    expect(bans == every, "shattered.toml: each of the eight bans once (SM-8.3)")
    for one, other in zip(quarters[::2], quarters[1::2], strict=True):
        same = one.grid == other.grid and one.lifepods.bit_count() == other.lifepods.bit_count()
        expect(same, f"shattered.toml: {other.id}: outline and number of lifepods as on side A")
    pods = sum(q.lifepods.bit_count() for q in quarters[::2])
    expect(pods == _LIFEPODS, f"shattered.toml: six lifepods, not {pods} (SM-8.1)")
