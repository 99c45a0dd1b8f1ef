"""Items of the warehouse, one by one. OM-7.13, OM-7.14"""

from __future__ import annotations

from typing import Any, Final

from orrery.core.errors import Refusal, refusal
from orrery.games.on_mars import frames as f
from orrery.games.on_mars.actions import Supply
from orrery.games.on_mars.components import CRYSTAL, ITEMS, WAREHOUSE, Effect
from orrery.games.on_mars.events import Supplied
from orrery.games.on_mars.operation import Automaton, Operation, Unit
from orrery.games.on_mars.outlook.promise import ITEM, units_worth
from orrery.games.on_mars.rules import contracts, units
from orrery.games.on_mars.rules.gains import gain_one, has_room
from orrery.games.on_mars.rules.lacerda import cards
from orrery.games.on_mars.state import Play, State

SUPPLIES: Final = tuple(Supply(item) for item in range(len(ITEMS)))  # answers made once


def storable(s: State, seat: int, item: int) -> bool:
    """An item that can't be stored may not be taken, unless it goes onto an own contract. OM-7.13"""
    if item == CRYSTAL:  # it waits below the depot first, so every lack of a contract makes room just once
        return s.room(seat) + contracts.lack(s, seat, item) > s.incoming[seat]
    return has_room(s, seat, item)


def listed(s: State, seat: int, effect: Effect) -> list[Supply]:
    return [SUPPLIES[item] for item in WAREHOUSE if s.warehouse[item] and storable(s, seat, item)]


def can_resupply(s: State, seat: int, effect: Effect) -> bool:
    """Some answer is listed."""
    return any(s.warehouse[item] and storable(s, seat, item) for item in WAREHOUSE)


def refuse(s: State, seat: int, effect: Effect, action: Any) -> Refusal | None:
    if type(action) is not Supply:
        return refusal("OM-7.13", "not_asked")
    if not s.warehouse[action.item]:
        return refusal("OM-7.14", "warehouse_empty", item=ITEMS[action.item])
    return None if storable(s, seat, action.item) else refusal("OM-7.13", "no_room", item=ITEMS[action.item])


def take(play: Play, seat: int, effect: Effect, action: Supply) -> None:
    play.s.warehouse[action.item] -= 1
    if play.out is not None:
        play.emit(Supplied(seat, ITEMS[action.item]))
    gain_one(play, seat, action.item)


def why_not(s: State, seat: int, effect: Effect) -> Refusal:
    stocked = any(s.warehouse[item] for item in WAREHOUSE)
    return refusal("OM-7.13", "no_room_for_any") if stocked else refusal("OM-7.14", "warehouse_bare")


OPERATION = Operation(
    op="resupply",
    words=("resupply",),
    keys=("amount", "boost"),
    possible=can_resupply,
    begin=units.begin,
    why_not=why_not,
    unit=Unit(f.Resupply, "resupply", "OM-7.13", listed, refuse, take),
    automaton=Automaton(
        lambda s, effect: any(s.warehouse[item] for item in WAREHOUSE),
        lambda play, stack, effect: cards.resupply(play),
        repeated=True,
    ),
    worth={f.Resupply: units_worth(ITEM)},
)
