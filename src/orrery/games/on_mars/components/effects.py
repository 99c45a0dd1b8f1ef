"""Effects: one vocabulary for actions, spaces, cards and tiles. A component names its own by its number in EFFECTS."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from orrery.core.data_files import NONE, Entry, expect, one_of
from orrery.games.on_mars.components.names import (
    GAINS,
    ITEMS,
    TECH_ROVER,
    TECH_SHIP,
    TECH_UPGRADE,
)
from orrery.games.on_mars.data import read

ALL: Final = 99
ANY: Final = -1
BEST_ROVER: Final = -2
NO_BOOST, BY_COLONIST, BY_CRYSTAL = range(3)
BOOSTS: Final = ("none", "colonist", "crystal")
NOT_MINERAL: Final = "resources_not_mineral"

_TECHS: Final = {"none": NONE, "rover": TECH_ROVER, "upgrade": TECH_UPGRADE, "ship": TECH_SHIP}


class Effect(NamedTuple):
    """What an effect does; the defaults are those of OM-19.10.

    `of` names what is chosen, taken or where the way leads; a `gain` with a boost gives 1 more of it for each colonist.
    """

    op: str
    amount: int = 1
    pay: bool = True
    zone: bool = True
    building: int = ANY
    boost: int = NO_BOOST
    boost_tech: bool = False
    tech: int = NONE
    bots: int = 0
    rover: int = 0
    as_rovers: bool = False
    gains: tuple[int, ...] = (0,) * len(GAINS)
    of: str = ""
    places: tuple[str, ...] = ()
    rewards: tuple[tuple[int, int], ...] = ()  # (colonists, bots)
    cost: tuple[int, ...] = (0,) * len(ITEMS)
    limit: int = NONE


def usual(op: str, raw: Entry, where: str) -> Effect:
    """What the keys say that several operations share."""
    return Effect(
        op,
        amount=ALL if raw.get("amount") == "all" else int(raw.get("amount", 1)),
        pay=bool(raw.get("pay_cost", raw.get("pay_mineral", True))),
        zone=bool(raw.get("zone", True)),
        boost=one_of(BOOSTS, raw.get("boost", "none"), where),
        boost_tech=raw.get("boost_tech") == "colonist",
        tech=_TECHS[raw.get("tech", "none")],
        limit=int(raw.get("boost_max", NONE)),
    )


def choice(of: str, where: str) -> str:
    expect(of in (NOT_MINERAL, "crystal"), f"{where}: {of} can't be chosen")
    return of


def entries() -> Iterator[tuple[str, Entry]]:
    """All that has an effect with its file, in the order of EFFECTS."""
    for file, table in (
        ("board", "action"),
        ("player_board", "lab_space"),
        ("player_board", "exec_action"),
        ("blueprints", "blueprint"),
        ("map_tiles", "discovery"),
        ("map_tiles", "research"),
        ("lss", "lss_benefit"),
        ("board", "turn_space"),
        ("cards", "goal"),
    ):
        yield from ((file, entry) for entry in read(file)[table] if "effect" in entry)
    yield "cards", {"id": "common_reward", "effect": read("cards")["goals"]["common_reward"]}


NO_EFFECT: Final = 0
EFFECT_NAMES: Final[tuple[str, ...]] = ("none", *(entry["id"] for _, entry in entries()))
EFFECTS: Final[list[Effect]] = []  # read by `operations`, which knows the words of the data
_INDEX: Final = {name: place for place, name in enumerate(EFFECT_NAMES)}
COMMON_REWARD: Final = _INDEX["common_reward"]


def effect_of(component: str) -> int:
    """Number of a component's effect; a component without one does nothing."""
    return _INDEX.get(component, NO_EFFECT)


def check() -> None:
    known = len(_INDEX) == len(EFFECT_NAMES)
    expect(known, "board.toml, cards.toml ...: a component has one effect, and an id of its own")
