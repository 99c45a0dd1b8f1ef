"""Blueprints become advanced buildings. OM-8.10, OM-8.11"""

from __future__ import annotations

from typing import Any

from orrery.core.errors import Refusal, refusal
from orrery.games.on_mars import frames as f
from orrery.games.on_mars.components import EFFECTS, MINERAL, TECH_UPGRADE, Effect
from orrery.games.on_mars.operation import Automaton, Operation, Unit
from orrery.games.on_mars.outlook.look import Look
from orrery.games.on_mars.outlook.promise import UPGRADE, held, upgradable
from orrery.games.on_mars.rules import units, upgrading
from orrery.games.on_mars.rules.lacerda import building
from orrery.games.on_mars.state import Play, State


def why_not(s: State, seat: int, effect: Effect) -> Refusal:
    if not upgrading.unbuilt(s, seat):
        return refusal("OM-8.10", "no_blueprint")
    if effect.pay and not s.stored(seat, MINERAL):
        return refusal("OM-8.10", "no_mineral")
    return refusal("OM-8.10", "no_building_fits")


def worth(look: Look, frame: Any) -> float:
    effect = EFFECTS[frame.effect]
    count = upgradable(look, look.zone if effect.zone else -1)
    if effect.pay:
        count = min(count, held(look, MINERAL))
    more = units.left(frame)
    if not frame.teched and effect.tech >= 0:
        more += look.levels[effect.tech]
    return (UPGRADE + look.young) * min(count, more)


def for_lacerda(play: Play, stack: int, effect: Effect) -> None:
    if effect.tech == TECH_UPGRADE:  # his action, with all its tech brings
        building.begin_upgrades(play, stack)
    else:
        building.upgrade(play, stack)


OPERATION = Operation(
    op="upgrade",
    words=("upgrade",),
    keys=("amount", "pay_mineral", "zone", "tech", "boost"),
    possible=lambda s, seat, effect: bool(upgrading.units(s, seat, effect)),
    begin=units.begin,
    why_not=why_not,
    unit=Unit(f.Upgrade, "upgrade", "OM-8.10", upgrading.units, upgrading.refuse, upgrading.upgrade),
    automaton=Automaton(lambda s, effect: bool(building.upgradable(s)), for_lacerda, repeated=True),
    worth={f.Upgrade: worth},
)
