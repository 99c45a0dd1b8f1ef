"""The map, the places of the main board, its actions and the turn-order track."""

from __future__ import annotations

from typing import Final, NamedTuple

from orrery.core.data_files import NONE, Entry, amounts, build, expect, one_of
from orrery.games.on_mars.components.effects import effect_of
from orrery.games.on_mars.components.names import ACTION_IDS, COLONY, ITEMS, ORBIT, RED_IDS, SIDES
from orrery.games.on_mars.data import read

DIRECTIONS: Final = ("n", "ne", "se", "s", "sw", "nw")
_data: Final = read("board")

DELTAS: Final[tuple[tuple[int, int], ...]] = tuple(
    (_data["map"]["directions"][name][0], _data["map"]["directions"][name][1]) for name in DIRECTIONS
)
# Reading order of OM-17.18: columns from the left, each from the top.
HEX_COORDS: Final[tuple[tuple[int, int], ...]] = tuple(
    sorted((q, r) for q, top, low in _data["map"]["columns"] for r in range(top, low + 1))
)
HEX_IDS: Final = tuple(f"{q},{r}" for q, r in HEX_COORDS)
HEX_INDEX: Final = {name: place for place, name in enumerate(HEX_IDS)}


def _hex(pair: list[int]) -> int:
    name = f"{pair[0]},{pair[1]}"
    expect(name in HEX_INDEX, f"board.toml: there is no hex {name}")
    return HEX_INDEX[name]


def _hexes(pairs: list[list[int]]) -> tuple[int, ...]:
    return tuple(_hex(pair) for pair in pairs)


CENTRE: Final = _hex(_data["starts"]["mine"])
LSS_STARTS: Final = _hexes(_data["starts"]["lss"])
_shelters: Final = {int(players): _hexes(pairs) for players, pairs in _data["starts"]["shelters"].items()}
SHELTER_STARTS: Final[dict[int, tuple[int, ...]]] = {1: _shelters[2], **_shelters}
CORNERS: Final = tuple(_hexes(pairs) for pairs in _data["research_hexes"].values())
EXPLORE_DISTANCE: Final[int] = _data["exploration"]["distance"]
EXPLORE_STACKS: Final[tuple[int, ...]] = tuple(_data["exploration"]["stacks"])


class Action(NamedTuple):
    """A main action. `slots` of the Hire / Contract action is 1: one of each colour."""

    id: str
    side: int
    red: bool
    slots: int
    effect: int


class TurnSpace(NamedTuple):
    number: int
    side: int
    effect: int
    cost: tuple[int, ...]


def _action(entry: Entry, where: str) -> Action:
    side = one_of(SIDES, entry["side"], where)
    return Action(entry["id"], side, entry["red"], entry["slots"], effect_of(entry["id"]))


def _space(entry: Entry, where: str) -> TurnSpace:
    side = one_of(SIDES, entry["side"], where)
    return TurnSpace(entry["number"], side, effect_of(entry["id"]), amounts(entry.get("cost", {}), ITEMS, where))


ACTIONS: Final = build("board", _data["action"], _action)
MAIN_EFFECT: Final = tuple(action.effect for action in ACTIONS)
HIRE_ACTION: Final = ACTION_IDS.index("hire_or_contract")
# Numbers 1 to 8; number 0 is nowhere.
TURN_SPACES: Final = (TurnSpace(0, NONE, 0, (0,) * len(ITEMS)), *build("board", _data["turn_space"], _space))
SHUTTLE_SPACES: Final[int] = _data["shuttle"]["spaces"]
LANDS_BY_LEVEL: Final[tuple[int, ...]] = (0, *_data["shuttle"]["lands_by_level"])  # by colony level, from 1

WAREHOUSE: Final = tuple(one_of(ITEMS, item, "board.toml: warehouse") for item in _data["warehouse"]["order"])
WAREHOUSE_CAPACITY: Final[dict[int, int]] = {int(n): each for n, each in _data["warehouse"]["capacity"].items()}

GRID_ROWS: Final = tuple(number for number, row in enumerate(_data["grid_row"]) for _ in range(row["places"]))
SHIP_COST: Final[dict[str, int]] = _data["ship"]["cost"]
# By row: batteries, resources of choice.
GRID_COST: Final = tuple(amounts(row["cost"], ("battery", "any_resource"), "board.toml") for row in _data["grid_row"])
GRID_REFILL: Final = tuple(sorted(range(len(GRID_ROWS)), key=lambda place: (-GRID_ROWS[place], place)))  # OM-11.2

DISPLAY_START: Final[int] = _data["display"]["dealt"]
DISPLAY_PLACES: Final[int] = _data["display"]["level_2"]


def distance(one: int, other: int) -> int:
    """Steps between two hexes."""
    (q, r), (s, t) = HEX_COORDS[one], HEX_COORDS[other]
    return max(abs(q - s), abs(r - t), abs(q - s + r - t))


def check(actions: tuple[Action, ...] = ACTIONS, spaces: tuple[TurnSpace, ...] = TURN_SPACES) -> None:
    _check_map()
    expect(tuple(a.id for a in actions) == ACTION_IDS, f"board.toml: the actions are {', '.join(ACTION_IDS)}")
    for place, action in enumerate(actions):
        where = f"board.toml: {action.id}"
        expect(action.side == (ORBIT if place < 5 else COLONY), f"{where}: five actions in orbit, five in the colony")
        expect(action.red == (action.id in RED_IDS), f"{where}: a red colonist (OM-5.1)")
        slots = (1 if place == HIRE_ACTION else 3) if action.red else 0
        expect(action.slots == slots, f"{where}: {slots} slots (OM-6.2)")
    expect([s.number for s in spaces] == list(range(9)), "board.toml: turn-order spaces 1 to 8 (OM-1.1)")
    for space in spaces[1:]:
        side = ORBIT if space.number <= 4 else COLONY
        expect(space.side == side, f"board.toml: to_{space.number}: spaces 1 to 4 are in orbit (OM-1.1)")
    expect(len(LANDS_BY_LEVEL) == 6, "board.toml: shuttle: a space for each level")
    expect(max(LANDS_BY_LEVEL) <= SHUTTLE_SPACES, "board.toml: shuttle: it lands on the track")
    expect(len(GRID_ROWS) == 8, "board.toml: grid_row: eight places (OM-2.3)")


def _check_map() -> None:
    expect(len(HEX_COORDS) == len(set(HEX_COORDS)) == 91, f"board.toml: 91 hexes, not {len(HEX_COORDS)}")
    on_map = set(HEX_COORDS)
    for q, r in HEX_COORDS:
        mirrored = {(-q, r + q), (q, -r - q), (-q, -r)}
        expect(mirrored <= on_map, f"board.toml: {q},{r}: the map is symmetric")
    turned = tuple((-r, q + r) for q, r in DELTAS)  # clockwise by 60 degrees: the next
    expect(turned == DELTAS[1:] + DELTAS[:1], "board.toml: directions run clockwise from the north")
    expect(set(SHELTER_STARTS) == {1, 2, 3, 4}, "board.toml: starts: for one to four players")
    for players, starts in SHELTER_STARTS.items():
        expect(len(set(starts)) == max(players, 2), f"board.toml: starts: {players} players")
        for start in starts:
            near = sorted(distance(start, other) for other in LSS_STARTS)[:2]
            expect(near == [2, 2] and distance(start, CENTRE) == 3, "board.toml: starts: alike for all")
    taken = [CENTRE, *LSS_STARTS, *SHELTER_STARTS[4], *(one for pair in CORNERS for one in pair)]
    expect(len(set(taken)) == len(taken) == 17, "board.toml: no two things start on one hex")
