"""Would an effect do anything for a seat now? Nothing is offered that could not be carried out. OM-8.22, OM-15.15"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from orrery.games.on_mars.components import (
    BEST_ROVER,
    BY_COLONIST,
    COLONIST,
    CRYSTAL,
    DISCOVERIES,
    EFFECTS,
    NONE,
    TECH_ROVER,
    Effect,
)
from orrery.games.on_mars.rules import crew, laboratory, purse, sites, supply, upgrading
from orrery.games.on_mars.rules.gains import has_room
from orrery.games.on_mars.state import COLONY, State

Check = Callable[[State, int, Effect], bool]


def gains(s: State, seat: int, effect: Effect) -> bool:
    """Room for at least one; crystals and points always come."""
    for kind, amount in enumerate(effect.gains):
        if not amount:
            continue
        if kind < CRYSTAL:
            if has_room(s, seat, kind):
                return True
        elif kind != COLONIST or (s.colonists[seat] and s.quarters[seat] < s.capacity(seat)):
            return True
    return False


def moves(s: State, seat: int, effect: Effect) -> bool:
    if effect.bots and s.bots[seat]:
        return True
    if effect.rover != BEST_ROVER:
        return effect.rover > 0
    if laboratory.owners(s, TECH_ROVER):
        return True
    return effect.boost == BY_COLONIST and s.boosters(seat) > 0


def travels(s: State, seat: int, effect: Effect) -> bool:
    """OM-15.11: to Orbit only from the Colony."""
    return effect.of != "orbit" or s.side(seat) == COLONY


def radar(s: State, seat: int, effect: Effect) -> bool:
    """OM-15.7"""
    tiles = [s.radar] if s.radar != NONE else [tile for tile in s.explored if tile != NONE]
    return any(possible(s, seat, EFFECTS[DISCOVERIES[tile].effect]) for tile in tiles)


POSSIBLE: Final[dict[str, Check]] = {
    "gain": gains,
    "choose": lambda s, seat, effect: bool(supply.choose_units(s, seat, effect)),
    "resupply": lambda s, seat, effect: bool(supply.supply_units(s, seat, effect)),
    "learn": lambda s, seat, effect: bool(laboratory.learn_units(s, seat, effect)),
    "develop": lambda s, seat, effect: bool(laboratory.develop_units(s, seat, effect)),
    "blueprint": lambda s, seat, effect: bool(supply.blueprint_units(s, seat, effect)),
    "upgrade": lambda s, seat, effect: bool(upgrading.units(s, seat, effect)),
    "construct": lambda s, seat, effect: bool(sites.types(s, seat, effect)),
    "welcome": lambda s, seat, effect: bool(supply.ship_units(s, seat, effect)),
    "move": moves,
    "retrieve": lambda s, seat, effect: bool(supply.retrieve_units(s, seat, effect)),
    "travel": travels,
    "produce": lambda s, seat, effect: bool(supply.produce_units(s, seat, effect)),
    "convert": lambda s, seat, effect: any(purse.held(s, seat)),
    "radar": radar,
    "hire": lambda s, seat, effect: bool(crew.units(s, seat, effect)),
}


CRYSTALS_LATER: Final = ("hire", "develop")  # their units may cost crystals when they are chosen


def possible(s: State, seat: int, effect: Effect) -> bool:
    check = POSSIBLE.get(effect.op)
    if check is None:
        return False
    return check(s, seat, effect) or (effect.op in CRYSTALS_LATER and _by_goals(s, seat, effect, check))


def _by_goals(s: State, seat: int, effect: Effect, check: Check) -> bool:
    """Goals in hand can be laid down as crystals when it comes to paying. OM-1.16"""
    goals = len(s.goals[seat]) if s.own_turn(seat) else 0
    if not goals:
        return False
    s.credit += goals
    try:
        return check(s, seat, effect)
    finally:
        s.credit -= goals
