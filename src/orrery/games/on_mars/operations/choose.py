"""Items of choice, one by one. OM-19.1"""

from __future__ import annotations

from typing import Any

from orrery.core.errors import Refusal, refusal
from orrery.games.on_mars import frames as f
from orrery.games.on_mars.actions import Gain
from orrery.games.on_mars.components import CRYSTAL, ITEMS, MINERAL, NOT_MINERAL, Effect
from orrery.games.on_mars.operation import Operation, Unit
from orrery.games.on_mars.outlook.promise import LITTLE, units_worth
from orrery.games.on_mars.rules import units
from orrery.games.on_mars.rules.gains import gain_one, has_room, no_room
from orrery.games.on_mars.state import STORED, Play, State


def items(effect: Effect) -> tuple[int, ...]:
    """OM-19.1"""
    if effect.of == NOT_MINERAL:
        return tuple(resource for resource in range(STORED) if resource != MINERAL)
    return (CRYSTAL,)


def listed(s: State, seat: int, effect: Effect) -> list[Gain]:
    return [Gain(item) for item in items(effect) if has_room(s, seat, item)]


def refuse(s: State, seat: int, effect: Effect, action: Any) -> Refusal | None:
    if type(action) is not Gain or action.item not in items(effect):
        return refusal("OM-19.1", "not_asked")
    return None if has_room(s, seat, action.item) else refusal("OM-1.12", "no_room", item=ITEMS[action.item])


def choose(play: Play, seat: int, effect: Effect, action: Gain) -> None:
    gain_one(play, seat, action.item)


OPERATION = Operation(
    op="choose",
    possible=lambda s, seat, effect: bool(listed(s, seat, effect)),
    begin=units.begin,
    why_not=no_room,
    unit=Unit(f.Choose, "gain_more", "OM-19.1", listed, refuse, choose),
    worth={f.Choose: units_worth(LITTLE)},
)
