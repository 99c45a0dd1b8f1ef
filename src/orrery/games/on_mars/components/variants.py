"""The solo game and the First Colonists."""

from __future__ import annotations

from typing import Final, NamedTuple

from orrery.core.data_files import Entry, amounts, build, expect, one_of, word
from orrery.games.on_mars.components.board import TURN_SPACES
from orrery.games.on_mars.components.cards import CONTRACT_INDEX, MISSION_PLACES, SCIENTIST_INDEX
from orrery.games.on_mars.components.names import ACTION_IDS, GAINS, SIDES, TASKS, TYPE_IDS
from orrery.games.on_mars.data import read

# What solo goals ask for, OM-19.14.
REQUIREMENTS: Final = (
    "colony_level",
    "contracts_completed",
    "contracts_upgrade",
    "contracts_delivery",
    "contract",
    "private_goals",
    "tech_at_level_6",
    "research_tiles",
    "shelters",
    "mines_with_own_colonist_or_marker",
    "advanced_buildings",
    "scientist",
    "advanced_greenhouses",
    "greenhouse_complex",
    "plants_in_storage",
    "tech_greenhouse_level",
    "end_side",
    "margin",
)
Value = int | tuple[int, ...]


class SoloCard(NamedTuple):
    """`mission` 0 to 2 for A to C; `action` 1 to 3."""

    id: str
    mission: int
    travels: bool
    action: int


class SoloGoal(NamedTuple):
    """Level 4 is the scenario. Value of `contract`: the cards; of `scientist`: the card; of `end_side`: the side."""

    id: str
    level: int
    requires: tuple[tuple[str, Value], ...]


class FirstTile(NamedTuple):
    """`space` of the turn-order track."""

    id: str
    space: int


class FirstA(NamedTuple):
    """`types` is a bitmask of buildings."""

    id: str
    types: int


class FirstB(NamedTuple):
    """`gains` as in effects."""

    id: str
    task: str
    gains: tuple[int, ...]


def _card(entry: Entry, where: str) -> SoloCard:
    mission = one_of(MISSION_PLACES, entry["mission"], where)
    expect(entry["action"] in (1, 2, 3), f"{where}: action 1, 2 or 3")
    return SoloCard(entry["id"], mission, entry["travels"], entry["action"])


def _value(name: str, raw: object, where: str) -> Value:
    if name == "contract" and isinstance(raw, list):
        return tuple(CONTRACT_INDEX[card] for card in raw)
    if name == "scientist":
        return SCIENTIST_INDEX[str(raw)]
    if name == "end_side":
        return one_of(SIDES, raw, where)
    expect(isinstance(raw, int), f"{where}: {name}: a number")
    return raw if isinstance(raw, int) else 0


def _goal(entry: Entry, where: str) -> SoloGoal:
    asked = entry["requires"].items()
    requires = tuple((word(REQUIREMENTS, name, where), _value(name, raw, where)) for name, raw in asked)
    return SoloGoal(entry["id"], entry["level"], requires)


def _first_tile(entry: Entry, where: str) -> FirstTile:
    return FirstTile(entry["id"], entry["space"])


def _first_a(entry: Entry, where: str) -> FirstA:
    return FirstA(entry["id"], sum(1 << one_of(TYPE_IDS, name, where) for name in entry["buildings"]))


def _first_b(entry: Entry, where: str) -> FirstB:
    return FirstB(entry["id"], word(TASKS, entry["task"], where), amounts(entry["gain"], GAINS, where))


_solo: Final = read("solo")
_lacerda: Final = _solo["lacerda"]
SOLO_CARDS: Final = build("solo", _solo["solo_card"], _card)
SOLO_CARD_IDS: Final = tuple(card.id for card in SOLO_CARDS)
SOLO_GOALS: Final = build("solo", _solo["solo_goal"], _goal)
SOLO_GOAL_IDS: Final = tuple(goal.id for goal in SOLO_GOALS)
BOT_CYCLE: Final = tuple(one_of(TYPE_IDS, name, "solo.toml: lacerda") for name in _lacerda["bot_cycle"])
BOT_START: Final = one_of(TYPE_IDS, _lacerda["bot_start"], "solo.toml: lacerda")
# By side, then by number of the action less one.
LACERDA_ACTIONS: Final = tuple(
    tuple(one_of(ACTION_IDS, name, "solo.toml: lacerda") for name in _lacerda[side]) for side in SIDES
)
LACERDA_SCIENTISTS: Final[int] = _lacerda["max_scientists"]

_first: Final = read("first_colonists")
FIRST_TILES: Final = build("first_colonists", _first["first_tile"], _first_tile)
FIRST_TILE_IDS: Final = tuple(tile.id for tile in FIRST_TILES)
FIRST_A: Final = build("first_colonists", _first["first_a"], _first_a)
FIRST_A_IDS: Final = tuple(card.id for card in FIRST_A)
FIRST_B: Final = build("first_colonists", _first["first_b"], _first_b)
FIRST_B_IDS: Final = tuple(card.id for card in FIRST_B)


def check() -> None:
    for mission in range(len(MISSION_PLACES)):
        cards = [card for card in SOLO_CARDS if card.mission == mission]
        expect(len(cards) == 4, f"solo.toml: mission {mission}: four cards")
        expect(sum(not card.travels for card in cards) == 1, f"solo.toml: mission {mission}: he stays with one of them")
    expect([goal.level for goal in SOLO_GOALS] == [1, 2, 3, 4], "solo.toml: solo_goal: levels 1 to 4 (OM-17.20)")
    expect(BOT_CYCLE == (0, 1, 2, 3, 4), "solo.toml: lacerda: the icons of the Progress area (OM-17.9)")
    spaces = [tile.space for tile in FIRST_TILES]
    expect(len(set(spaces)) == len(spaces), "first_colonists.toml: a space each")
    with_benefit = [space.number for space in TURN_SPACES if space.effect]
    expect(spaces == with_benefit, "first_colonists.toml: the spaces that give something")
    expect(all(card.types.bit_count() == 4 for card in FIRST_A), "first_colonists.toml: four buildings on an A card")
    expect(tuple(card.task for card in FIRST_B) == TASKS, f"first_colonists.toml: the tasks are {', '.join(TASKS)}")
