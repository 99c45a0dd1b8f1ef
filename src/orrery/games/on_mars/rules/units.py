"""Effects made of units: a card, a tile, a development ... one after the other, then more for colonists. OM-5.5"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from orrery.core.engine import Ask
from orrery.core.errors import Refusal, refusal
from orrery.games.on_mars import frames as f
from orrery.games.on_mars.actions import DevelopTech, Done, UseTech
from orrery.games.on_mars.components import BY_COLONIST, EFFECTS, NONE, TECH_IDS, Effect
from orrery.games.on_mars.rules import laboratory, purse, supply, upgrading
from orrery.games.on_mars.state import Play, State


class Unit(NamedTuple):
    """How one unit of an effect is listed, refused and carried out."""

    frame: type
    kind: str
    rule: str
    units: Callable[[State, int, Effect], list[Any]]
    refuse: Callable[[State, int, Effect, Any], Refusal | None]
    do: Callable[[Play, int, Effect, Any], None]


UNITS: Final = (
    Unit(f.Resupply, "resupply", "OM-7.13", supply.supply_units, supply.refuse_supply, supply.supply),
    Unit(f.Learn, "learn", "OM-7.5", laboratory.learn_units, laboratory.refuse_learn, laboratory.learn),
    Unit(f.Develop, "develop", "OM-7.10", laboratory.develop_units, laboratory.refuse_develop, laboratory.develop),
    Unit(
        f.ObtainBlueprint,
        "blueprint",
        "OM-7.2",
        supply.blueprint_units,
        supply.refuse_blueprint,
        supply.take_blueprint,
    ),
    Unit(f.Upgrade, "upgrade", "OM-8.10", upgrading.units, upgrading.refuse, upgrading.upgrade),
    Unit(f.Welcome, "welcome", "OM-8.17", supply.ship_units, supply.refuse_ship, supply.welcome),
    Unit(f.Choose, "gain_more", "OM-19.1", supply.choose_units, supply.refuse_choose, supply.choose),
    Unit(f.ProduceMore, "produce_more", "OM-15.10", supply.produce_units, supply.refuse_produce, supply.produce),
    Unit(f.Retrieve, "retrieve", "OM-19.6", supply.retrieve_units, supply.refuse_retrieve, supply.retrieve),
)
BY_FRAME: Final = {unit.frame: unit for unit in UNITS}
BY_OP: Final = {
    "resupply": f.Resupply,
    "learn": f.Learn,
    "develop": f.Develop,
    "blueprint": f.ObtainBlueprint,
    "upgrade": f.Upgrade,
    "welcome": f.Welcome,
    "choose": f.Choose,
    "retrieve": f.Retrieve,
}
BOOSTED_ONLY: Final = ("gain", "produce")  # their units come for colonists alone


def base(effect: Effect) -> int:
    return 0 if effect.op in BOOSTED_ONLY else effect.amount


def left(frame: Any) -> int:
    """Units that cost no colonist; one that did counts as added, so that it takes nothing from those of a tech."""
    return base(EFFECTS[frame.effect]) + int(frame.extra) - int(frame.done)


def may_boost(s: State, frame: Any) -> bool:
    """OM-5.2, OM-5.4; Learn allows just one more. OM-7.9"""
    effect = EFFECTS[frame.effect]
    if effect.boost != BY_COLONIST or s.boosters(frame.seat) <= 0:
        return False
    return bool(effect.limit == NONE or frame.extra < effect.limit)


def techs(s: State, frame: Any) -> list[int]:
    """Owners of a tile that would add units, once the others are used up. OM-9.9"""
    effect = EFFECTS[frame.effect]
    if effect.tech == NONE or left(frame) > 0 or getattr(frame, "teched", True):
        return []
    return [owner for owner, _ in laboratory.owners(s, effect.tech)]


def options(s: State, frame: Any) -> list[Any]:
    unit, effect = BY_FRAME[type(frame)], EFFECTS[frame.effect]
    found: list[Any] = []
    helpers = techs(s, frame)
    boosting = left(frame) <= 0
    if not boosting or helpers or may_boost(s, frame):
        found = unit.units(s, frame.seat, effect)
        if not found:
            helpers = []
        elif boosting and not may_boost(s, frame):
            found = []
        found = found + [UseTech(owner) for owner in helpers]
    if s.credit:
        return [action for action in found if crystals_in(effect, action) >= s.credit]
    if frame.done or not frame.must:
        found.append(Done())
    return found


def crystals_in(effect: Effect, action: Any) -> int:
    return laboratory.crystal_cost(effect, action.end) if type(action) is DevelopTech else 0


def refuse(s: State, frame: Any, action: Any) -> Refusal | None:
    unit, effect = BY_FRAME[type(frame)], EFFECTS[frame.effect]
    if s.credit and crystals_in(effect, action) < s.credit:
        return refusal("OM-1.16", "pay_first")
    if type(action) is Done:
        return None if frame.done or not frame.must else refusal(unit.rule, "at_least_one")
    if type(action) is UseTech:
        return _refuse_tech(s, frame, action)
    if left(frame) <= 0 and not may_boost(s, frame):
        return refusal("OM-5.2", "no_more_units")
    return unit.refuse(s, frame.seat, effect, action)


def _refuse_tech(s: State, frame: Any, action: UseTech) -> Refusal | None:
    effect = EFFECTS[frame.effect]
    if effect.tech == NONE or getattr(frame, "teched", True):
        return refusal("OM-9.1", "no_tech_here")
    if left(frame) > 0:
        return refusal("OM-9.9", "not_yet")
    if action.party not in techs(s, frame):
        return refusal("OM-9.1", "no_such_tech", tech=TECH_IDS[effect.tech])
    return None if BY_FRAME[type(frame)].units(s, frame.seat, effect) else refusal("OM-9.9", "nothing_to_do")


def take(play: Play, frame: Any, action: Any) -> None:
    unit, effect = BY_FRAME[type(frame)], EFFECTS[frame.effect]
    if type(action) is Done:
        return
    if type(action) is UseTech:
        level = laboratory.use(play, frame.seat, action.party, effect.tech)
        play.then(frame.seat, f.More(frame.seat, frame._replace(extra=frame.extra + level, teched=True)))
        return
    boosted = left(frame) <= 0
    play.then(frame.seat, f.More(frame.seat, frame._replace(done=frame.done + 1, extra=frame.extra + boosted)))
    if boosted:
        purse.boost(play, frame.seat)
    unit.do(play, frame.seat, effect, action)


def params(s: State, frame: Any) -> dict[str, object]:
    return {"left": max(0, left(frame)), "boost": left(frame) <= 0, "free": not EFFECTS[frame.effect].pay}


def asks() -> dict[type, Ask]:
    return {unit.frame: Ask(unit.kind, unit.rule, options, refuse, take, params=params) for unit in UNITS}
