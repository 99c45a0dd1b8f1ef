"""Blueprints, scientists, Earth contracts, missions and private goals."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from orrery.core.data_files import NONE, Entry, amounts, build, expect, index_by_id, keys, one_of, word
from orrery.games.on_mars.components.effects import effect_of
from orrery.games.on_mars.components.names import ITEMS, MISSION_EVENTS, RESOURCES, TYPE_IDS
from orrery.games.on_mars.components.player import LAB_INDEX
from orrery.games.on_mars.data import read

# Conditions of goals, OM-19.13. Those of the second row have a value of their own kind.
CONDITIONS: Final = (
    "blueprints_owned",
    "advanced_buildings",
    "mines_with_own_colonist_or_marker",
    "discovery_tiles",
    "own_marker_in_complex_of",
    "same_resource_not_mineral",
    "shelters",
    "colony_level",
    "colonists_in_living_quarters",
    "tech_tiles",
    "ships_in_hangar",
    "research_tiles",
    "scientists",
    "contracts_completed",
    "progress_cubes",
    "tech_on_spaces",
    "own_markers_in_distinct_complexes",
)
Value = int | tuple[int, ...]


class Blueprint(NamedTuple):
    """`gain`: the item that comes with the card; `level` is 1 or 3."""

    id: str
    number: int
    level: int
    type: int
    gain: int
    op: int
    effect: int


class Scientist(NamedTuple):
    """`place` 0 to 5 on the display; price in resources, or in colonists sent to the working area."""

    id: str
    place: int
    cost: tuple[int, ...]
    colonists: int
    works_in: int
    scores: int


class Contract(NamedTuple):
    """Either an upgrade of a `building` in a complex of `min_complex`, or a delivery of `needs`."""

    id: str
    number: int
    upgrade: bool
    building: int
    min_complex: int
    needs: tuple[int, ...]
    op: int
    penalty: int


class Mission(NamedTuple):
    """`required` by number of players; one player plays with the numbers of two."""

    id: str
    long: bool
    counts: str
    required: Mapping[int, int]
    crystals: int


class Goal(NamedTuple):
    """All `conditions` have to hold. Value of tech_on_spaces: the spaces; of distinct complexes: (count, size)."""

    id: str
    conditions: tuple[tuple[str, Value], ...]
    effect: int


def _blueprint(entry: Entry, where: str) -> Blueprint:
    kind, gain = one_of(TYPE_IDS, entry["type"], where), one_of(ITEMS, entry["gain"], where)
    return Blueprint(entry["id"], entry["number"], entry["level"], kind, gain, entry["op"], effect_of(entry["id"]))


def _scientist(entry: Entry, where: str) -> Scientist:
    *cost, colonists = amounts(entry["cost"], (*RESOURCES, "colonist_to_working_area"), where)
    works, scores = (one_of(TYPE_IDS, entry[key], where) for key in ("works_in", "scores"))
    return Scientist(entry["id"], entry["place"] - 1, tuple(cost), colonists, works, scores)


def _contract(entry: Entry, where: str) -> Contract:
    upgrade = word(("upgrade", "delivery"), entry["kind"], where) == "upgrade"
    building = one_of(TYPE_IDS, entry["building"], where) if upgrade else NONE
    size = entry["min_complex"] if upgrade else 0
    needs = amounts({} if upgrade else entry["needs"], ITEMS, where)
    return Contract(entry["id"], entry["number"], upgrade, building, size, needs, entry["op"], entry["penalty"])


def _mission(entry: Entry, where: str) -> Mission:
    keys(entry["required"], ("2", "3", "4"), where)
    required = {int(players): count for players, count in entry["required"].items()}
    long = word(("short", "long"), entry["length"], where) == "long"
    counts = word(MISSION_EVENTS, entry["counts"], where)
    return Mission(entry["id"], long, counts, {1: required[2], **required}, entry["crystals"])


def _value(name: str, raw: object, where: str) -> Value:
    if name == "tech_on_spaces":
        expect(isinstance(raw, list), f"{where}: a list of spaces")
        return tuple(LAB_INDEX[space] for space in raw) if isinstance(raw, list) else ()
    if name == "own_markers_in_distinct_complexes":
        expect(isinstance(raw, dict), f"{where}: a number of complexes and their size")
        return amounts(raw, ("count", "min_size"), where) if isinstance(raw, dict) else ()
    expect(isinstance(raw, int), f"{where}: a number")
    return raw if isinstance(raw, int) else 0


def _goal(entry: Entry, where: str) -> Goal:
    conditions = entry["condition"].items()
    checked = tuple((word(CONDITIONS, name, where), _value(name, raw, where)) for name, raw in conditions)
    return Goal(entry["id"], checked, effect_of(entry["id"]))


_data: Final = read("cards")
BLUEPRINTS: Final = build("blueprints", read("blueprints")["blueprint"], _blueprint)
BP_IDS: Final = tuple(card.id for card in BLUEPRINTS)
BP_INDEX: Final = index_by_id("blueprints", BP_IDS)

SCIENTISTS: Final = build("cards", _data["scientist"], _scientist)
SCIENTIST_IDS: Final = tuple(card.id for card in SCIENTISTS)
SCIENTIST_INDEX: Final = index_by_id("cards", SCIENTIST_IDS)
SCIENTIST_OP: Final[int] = _data["scientists"]["op"]

CONTRACTS: Final = build("cards", _data["contract"], _contract)
CONTRACT_IDS: Final = tuple(card.id for card in CONTRACTS)
CONTRACT_INDEX: Final = index_by_id("cards", CONTRACT_IDS)
CONTRACT_COST: Final[int] = _data["contracts"]["crystals"]

MISSIONS: Final = build("cards", _data["mission"], _mission)
MISSION_IDS: Final = tuple(card.id for card in MISSIONS)
FIRST_SET: Final = tuple(one_of(MISSION_IDS, name, "cards.toml") for name in _data["missions"]["first_colonists"])
MISSION_PLACES: Final = ("a", "b", "c")

GOALS: Final = build("cards", _data["goal"], _goal)
GOAL_IDS: Final = tuple(card.id for card in GOALS)
GOAL_INDEX: Final = index_by_id("cards", GOAL_IDS)


def check() -> None:
    for card in BLUEPRINTS:
        where = f"blueprints.toml: {card.id}"
        expect(card.gain == card.type, f"{where}: it brings what its building gives")  # items run as types do
        expect(
            (card.level, card.op) in ((1, 3), (3, 5)), f"{where}: level 1 is worth 3 OP, level 3 is worth 5 (OM-16.1)"
        )
        expect(card.effect > 0, f"{where}: it does something")
    expect([card.number for card in BLUEPRINTS] == list(range(1, 25)), "blueprints.toml: numbers 1 to 24")
    for level in (1, 3):
        types = sorted(card.type for card in BLUEPRINTS if card.level == level)
        expect(types == sorted([*range(6), *range(6)]), f"blueprints.toml: level {level}: two of each type (OM-2.4)")
    expect([card.place for card in SCIENTISTS] == list(range(6)), "cards.toml: scientists from left to right (OM-2.5)")
    expect([card.works_in for card in SCIENTISTS] == list(range(6)), "cards.toml: a workplace each (OM-15.4)")
    for card_ in SCIENTISTS:
        expect(sum(card_.cost) + card_.colonists == 2, f"cards.toml: {card_.id}: two are paid (OM-8.12)")
        expect(card_.scores == (card_.works_in + 1) % 6, f"cards.toml: {card_.id}: the type after its workplace")
    for number, contract in enumerate(CONTRACTS, 1):
        expect(contract.number == number, f"cards.toml: {contract.id}: contracts in order")
        expect(contract.upgrade == (contract.building != NONE), f"cards.toml: {contract.id}: upgrade or delivery")
        expect(
            not contract.upgrade or contract.min_complex == 4, f"cards.toml: {contract.id}: four buildings (OM-8.15)"
        )
    expect(sorted(c.building for c in CONTRACTS if c.upgrade) == list(range(6)), "cards.toml: an upgrade of each type")
    expect(sum(mission.long for mission in MISSIONS) == 4, "cards.toml: five short and four long missions")
    expect(
        tuple(mission.counts for mission in MISSIONS) == MISSION_EVENTS, "cards.toml: what missions count (OM-19.11)"
    )
    expect([card["number"] for card in _data["goal"]] == list(range(1, 17)), "cards.toml: goals 1 to 16")
