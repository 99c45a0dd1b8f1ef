"""Effects: one vocabulary for actions, spaces, cards and tiles. A component names its own by its number in EFFECTS."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from orrery.core.data_files import NONE, Entry, amounts, build, expect, keys, one_of
from orrery.games.on_mars.components.names import (
    GAINS,
    ITEMS,
    TECH_ROVER,
    TECH_SHIP,
    TECH_UPGRADE,
    TYPE_IDS,
)
from orrery.games.on_mars.data import read

ALL: Final = 99
ANY: Final = -1
BEST_ROVER: Final = -2
NO_BOOST, BY_COLONIST, BY_CRYSTAL = range(3)
BOOSTS: Final = ("none", "colonist", "crystal")
NOT_MINERAL: Final = "resources_not_mineral"

# Word of the data -> op of the engine, and the keys the word may have besides `action`.
_OPS: Final[dict[str, tuple[str, tuple[str, ...]]]] = {
    "resupply": ("resupply", ("amount", "boost")),
    "learn_tech": ("learn", ("amount", "pay_cost", "boost", "boost_max")),
    "develop": ("develop", ("amount", "pay_cost", "boost")),
    "obtain_blueprint": ("blueprint", ("amount", "boost")),
    "upgrade": ("upgrade", ("amount", "pay_mineral", "zone", "tech", "boost")),
    "construct": ("construct", ("building", "pay_cost", "zone", "boost_tech")),
    "welcome_ship": ("welcome", ("amount", "pay_cost", "rewards", "tech", "boost")),
    "move": ("move", ("bot_points", "rover_points", "bots_act_as_rovers", "tech", "boost")),
    "retrieve_colonists": ("retrieve", ("amount", "from")),
    "travel": ("travel", ("to", "other_side", "all_steps")),
    "produce": ("produce", ("sources", "among", "boost", "boost_effect")),
    "convert": ("convert", ("pay", "gain_choice", "boost", "boost_effect")),
    "radar": ("radar", ()),
    "take_contract": ("hire", ("pay_cost",)),
    "take_scientist": ("hire", ("pay_cost",)),
    "take_scientist_or_contract": ("hire", ("pay_cost",)),
    "use_advanced_building": ("use", ()),
}
_CARDS: Final = {"take_contract": "contract", "take_scientist": "scientist", "take_scientist_or_contract": "any"}
_TECHS: Final = {"none": NONE, "rover": TECH_ROVER, "upgrade": TECH_UPGRADE, "ship": TECH_SHIP}
_PLACES: Final = ("action_slots", "working_area")
_REWARDS: Final = [{"colonist": 1, "bot": 1}, {"colonist": 2}]  # of a ship, OM-8.17


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


def parse(raw: Entry, where: str) -> Effect:
    boost = one_of(BOOSTS, raw.get("boost", "none"), where)
    if "action" not in raw:
        return _plain(raw, boost, where)
    action = raw["action"]
    expect(action in _OPS, f"{where}: {action} is no action")
    op, allowed = _OPS[action]
    keys(raw, ("action", *allowed), f"{where}: {action}")
    effect = Effect(
        op,
        amount=ALL if raw.get("amount") == "all" else int(raw.get("amount", 1)),
        pay=bool(raw.get("pay_cost", raw.get("pay_mineral", True))),
        zone=bool(raw.get("zone", True)),
        boost=boost,
        boost_tech=raw.get("boost_tech") == "colonist",
        tech=_TECHS[raw.get("tech", "none")],
        limit=int(raw.get("boost_max", NONE)),
    )
    return _details(effect, raw, where)


def _plain(raw: Entry, boost: int, where: str) -> Effect:
    """A gain, fixed or chosen."""
    if "gain_choice" in raw:
        keys(raw, ("gain_choice",), where)
        ((of, amount),) = raw["gain_choice"].items()
        return Effect("choose", amount=int(amount), of=_choice(of, where))
    keys(raw, ("gain", "boost", "boost_effect"), where)
    more = ""
    if boost:
        ((more, one),) = raw["boost_effect"]["gain"].items()
        expect(one == 1 and more in ITEMS, f"{where}: a colonist adds one item")
    return Effect("gain", boost=boost, gains=amounts(raw["gain"], GAINS, where), of=more)


def _choice(of: str, where: str) -> str:
    expect(of in (NOT_MINERAL, "crystal"), f"{where}: {of} can't be chosen")
    return of


def _details(effect: Effect, raw: Entry, where: str) -> Effect:
    """What only one kind of effect has."""
    if effect.op == "construct":
        building = ANY if raw["building"] == "any" else one_of(TYPE_IDS, raw["building"], where)
        return effect._replace(building=building)
    if effect.op == "welcome":
        rewards = (amounts(reward, ("colonist", "bot"), where) for reward in raw.get("rewards", _REWARDS))
        return effect._replace(rewards=tuple((colonists, bots) for colonists, bots in rewards))
    if effect.op == "move":
        points = raw.get("rover_points", 0)
        rover = BEST_ROVER if points == "highest_rover_tech_in_play" else int(points)
        as_rovers = bool(raw.get("bots_act_as_rovers", False))
        return effect._replace(bots=int(raw.get("bot_points", 0)), rover=rover, as_rovers=as_rovers)
    if effect.op == "retrieve":
        return effect._replace(places=tuple(_PLACES[one_of(_PLACES, place, where)] for place in raw["from"]))
    if effect.op == "travel":
        expect(raw.get("all_steps") is True, f"{where}: every step is taken (OM-19.7)")
        return effect._replace(of="other" if raw.get("other_side") else raw["to"])
    if effect.op == "produce":
        expect(raw["sources"] == "all" and raw["boost_effect"] == "one_source_again", f"{where}: OM-15.10")
        expect(raw["among"] == ["own_advanced_buildings", "own_miners"], f"{where}: OM-12.5")
        return effect._replace(amount=ALL)
    if effect.op == "convert":
        expect(raw["pay"] == {"any_resource": 1}, f"{where}: one resource is paid")
        ((of, amount),) = raw["gain_choice"].items()
        expect(raw["boost_effect"] == {"gain_choice": {of: 1}}, f"{where}: a colonist adds one of the same")
        return effect._replace(amount=int(amount), of=_choice(of, where))
    if effect.op == "hire":
        return effect._replace(of=_CARDS[raw["action"]])
    return effect


def _entries() -> Iterator[tuple[str, Entry]]:
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


def _effect(entry: Entry, where: str) -> Effect:
    effect = parse(entry["effect"], where)
    expect(effect.amount > 0, f"{where}: an amount of at least 1")
    expect(effect.limit == NONE or bool(effect.boost), f"{where}: a limit of boosts needs a boost")
    moves = bool(effect.bots or effect.rover)
    expect(moves == (effect.op == "move"), f"{where}: points are for movement, and movement needs points")
    price = entry.get("cost") if entry["id"].startswith("to_") else None
    return effect._replace(cost=amounts(price, ITEMS, where)) if price else effect


NO_EFFECT: Final = 0
EFFECT_NAMES: Final[tuple[str, ...]] = ("none", *(entry["id"] for _, entry in _entries()))
EFFECTS: Final = (Effect("none"), *(made for file, entry in _entries() for made in build(file, [entry], _effect)))
_INDEX: Final = {name: place for place, name in enumerate(EFFECT_NAMES)}
COMMON_REWARD: Final = _INDEX["common_reward"]


def effect_of(component: str) -> int:
    """Number of a component's effect; a component without one does nothing."""
    return _INDEX.get(component, NO_EFFECT)


def check() -> None:
    expect(len(_INDEX) == len(EFFECTS), "board.toml, cards.toml ...: a component has one effect, and an id of its own")
