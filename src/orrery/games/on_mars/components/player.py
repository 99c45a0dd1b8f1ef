"""The player board: laboratory, living quarters, depot; pieces and what the players begin with."""

from __future__ import annotations

from typing import Final, NamedTuple

from orrery.core.data_files import Entry, amounts, build, expect, index_by_id, one_of
from orrery.games.on_mars.components.effects import effect_of
from orrery.games.on_mars.data import read

DEPOT_IDS: Final = ("d1", "d2", "d3", "d4", "d5", "d6", "d7", "d8")


class Column(NamedTuple):
    """A column of the laboratory: price of entering it, points at the end."""

    cost_any: int
    cost_oxygen: int
    cost_crystal: int
    op: int


class LabSpace(NamedTuple):
    """`next` are the spaces a tile can move on to, `qr` is where it is drawn."""

    id: str
    level: int
    next: tuple[int, ...]
    effect: int
    qr: tuple[int, int]


class Exec(NamedTuple):
    """An executive action on a space of the depot."""

    id: str
    space: int
    crystals: int
    effect: int


class QuartersRow(NamedTuple):
    shelters: int
    op: int


class Pieces(NamedTuple):
    """Pieces of one player, OM-3.1."""

    ships: int
    shelters: int
    bots: int
    markers: int
    colonists: int
    rovers: int
    cubes: int
    goals: int


class Start(NamedTuple):
    """What a player begins with; colonists are those in the living quarters."""

    resources: int
    crystals: int
    colonists: int
    bots: int
    shelters: int
    op: int


_data: Final = read("player_board")
_lab_ids: Final = tuple(entry["id"] for entry in _data["lab_space"])


def _column(entry: Entry, where: str) -> Column:
    some, oxygen, crystal = amounts(entry["cost"], ("any_resource", "oxygen", "crystal"), where)
    return Column(some, oxygen, crystal, entry["op"])


def _space(entry: Entry, where: str) -> LabSpace:
    following = tuple(one_of(_lab_ids, name, where) for name in entry["next"])
    return LabSpace(entry["id"], entry["level"], following, effect_of(entry["id"]), (entry["qr"][0], entry["qr"][1]))


def _exec(entry: Entry, where: str) -> Exec:
    return Exec(entry["id"], one_of(DEPOT_IDS, entry["space"], where), entry["crystals"], effect_of(entry["id"]))


COLUMNS: Final = (Column(0, 0, 0, 0), *build("player_board", _data["laboratory"]["columns"], _column))  # by level
LAB: Final = build("player_board", _data["lab_space"], _space)
LAB_IDS: Final = _lab_ids
LAB_INDEX: Final = index_by_id("player_board", LAB_IDS)
LEVEL: Final = tuple(space.level for space in LAB)
LAB_LEVELS: Final = 6
SHELTER_START: Final = LAB_INDEX[_data["laboratory"]["start"]]

SHIPS_START: Final = sum(1 << DEPOT_IDS.index(space) for space in _data["depot"]["ships"])
EXECS: Final = build("player_board", _data["exec_action"], _exec)
EXEC_IDS: Final = tuple(one.id for one in EXECS)
EXEC_INDEX: Final = index_by_id("player_board", EXEC_IDS)
USE_COST: Final[int] = read("blueprints")["use_cost"]["crystal"]
UPGRADE_COST: Final[int] = read("blueprints")["upgrade_cost"]["mineral"]

QUARTERS: Final = tuple(QuartersRow(row["shelters"], row["op"]) for row in _data["living_quarters"]["rows"])
QUARTERS_PLACES: Final[int] = _data["living_quarters"]["places"]
HANGAR_OP: Final[int] = _data["hangar"]["op_per_ship"]

GAME_DATA: Final = read("game")
PLAYERS: Final = range(GAME_DATA["players"]["min"], GAME_DATA["players"]["max"] + 1)
PIECES: Final = Pieces(**GAME_DATA["pieces"])
START: Final = Start(**GAME_DATA["start"])
PROGRESS_POINTS: Final[tuple[int, ...]] = tuple(GAME_DATA["progress_points"])
REMAINING: Final[int] = GAME_DATA["end"]["missions"]
MISSION_LEVELS: Final[tuple[int, ...]] = tuple(GAME_DATA["end"]["levels"])
ROUND_LIMIT: Final[int] = GAME_DATA["end"]["rounds"]
SCORE_LINES: Final = tuple(GAME_DATA["score"]["lines"])
TIE_BREAKS: Final = tuple(GAME_DATA["score"]["tie_breaks"])


def check(lab: tuple[LabSpace, ...] = LAB, execs: tuple[Exec, ...] = EXECS) -> None:
    expect(len(COLUMNS) == LAB_LEVELS + 1, "player_board.toml: laboratory: six columns (OM-1.17)")
    levels = [entry["level"] for entry in _data["laboratory"]["columns"]]
    expect(levels == list(range(1, LAB_LEVELS + 1)), "player_board.toml: laboratory: columns in order")
    for space in lab:
        where, (q, r) = f"player_board.toml: {space.id}", space.qr
        expect(0 < len(space.next) <= 2 or space.level == LAB_LEVELS, f"{where}: one or two spaces follow (OM-7.11)")
        for number in space.next:
            following = lab[number]
            expect(following.level == space.level + 1, f"{where}: a tile moves one column to the right (OM-7.11)")
            expect(following.qr in ((q + 1, r - 1), (q + 1, r)), f"{where}: {following.id} does not touch it")
    expect(sum(level == 1 for level in LEVEL) == 2, "player_board.toml: two spaces in column 1 (OM-7.5)")
    expect(LEVEL[SHELTER_START] == 2, "player_board.toml: laboratory: the shelter tech starts in column 2 (OM-3.1)")
    expect(sorted(one.space for one in execs) == list(range(len(DEPOT_IDS))), "player_board.toml: an action each space")
    ships = SHIPS_START.bit_count()
    expect(ships == PIECES.ships == 5, "player_board.toml: depot: five ships (OM-3.1)")
    expect(_data["depot"]["spaces"] == len(DEPOT_IDS), "player_board.toml: depot: eight spaces (OM-1.14)")
    expect(QUARTERS_PLACES * len(QUARTERS) == PIECES.colonists, "player_board.toml: a place for each colonist")
    opened = [row.shelters for row in QUARTERS]
    expect(opened == [1, 1, 2, 3, 4, 5], "player_board.toml: living_quarters: shelters open rows (OM-1.13)")
    expect(len(PROGRESS_POINTS) == PIECES.cubes + 1, "game.toml: progress_points: by number of cubes (OM-11.2)")
