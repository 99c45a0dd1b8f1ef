"""Why an effect would do nothing for a seat now: the refusal that names what is missing. OM-8.22, OM-15.15"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from orrery.core.errors import Refusal, refusal
from orrery.games.on_mars.components import MINERAL, NONE, SHELTER, WAREHOUSE, Effect
from orrery.games.on_mars.rules import laboratory, possible, purse, sites, supply, upgrading
from orrery.games.on_mars.state import LABS, State

Reason = Callable[[State, int, Effect], Refusal | None]


def no_upgrade(s: State, seat: int, effect: Effect) -> Refusal:
    if not upgrading.unbuilt(s, seat):
        return refusal("OM-8.10", "no_blueprint")
    if effect.pay and not s.stored(seat, MINERAL):
        return refusal("OM-8.10", "no_mineral")
    return refusal("OM-8.10", "no_building_fits")


def no_ship(s: State, seat: int, effect: Effect) -> Refusal:
    if not s.ships[seat]:
        return refusal("OM-8.17", "no_ship_left")
    if supply.ships_left(s, seat) <= 0:
        return refusal("OM-8.20", "ship_limit", level=s.level)
    return refusal("OM-8.17", "cannot_pay")


def no_learning(s: State, seat: int, effect: Effect) -> Refusal:
    lab = s.lab[seat * LABS : seat * LABS + LABS]
    if all(tech == NONE for tech in s.grid):
        return refusal("OM-7.6", "no_tech_left")
    if all(lab[space] != NONE for space in laboratory.FIRST_COLUMN):
        return refusal("OM-7.5", "first_column_full")
    if all(tech == NONE or tech in lab for tech in s.grid):
        return refusal("OM-7.7", "techs_owned")
    return refusal("OM-7.6", "cannot_pay")


def no_developing(s: State, seat: int, effect: Effect) -> Refusal:
    tiles = [space for space in range(LABS) if s.lab[seat * LABS + space] != NONE]
    if any(laboratory.targets(s, seat, space) for space in tiles):
        return refusal("OM-7.11", "cannot_pay")
    return refusal("OM-7.11", "nothing_to_develop")


def no_card(s: State, seat: int, effect: Effect) -> Refusal:
    return refusal("OM-7.2", "display_empty") if s.spare_markers[seat] else refusal("OM-7.2", "no_marker")


def no_supplies(s: State, seat: int, effect: Effect) -> Refusal:
    stocked = any(s.warehouse[item] for item in WAREHOUSE)
    return refusal("OM-7.13", "no_room_for_any") if stocked else refusal("OM-7.14", "warehouse_bare")


def no_building(s: State, seat: int, effect: Effect) -> Refusal:
    wanted = range(SHELTER + 1) if effect.building < 0 else (effect.building,)
    payable = any(purse.can_pay(s, seat, sites.price(building, effect)) for building in wanted)
    return refusal("OM-8.6", "nothing_to_build") if payable else refusal("OM-8.6", "cannot_pay")


def no_hiring(s: State, seat: int, effect: Effect) -> Refusal:
    empty = all(card == NONE for card in s.places)
    return refusal("OM-8.12", "place_empty") if empty else refusal("OM-8.12", "cannot_pay")


def no_gain(s: State, seat: int, effect: Effect) -> Refusal:
    return refusal("OM-1.12", "no_room_for_any")


REASONS: Final[dict[str, Reason]] = {
    "upgrade": no_upgrade,
    "welcome": no_ship,
    "learn": no_learning,
    "develop": no_developing,
    "blueprint": no_card,
    "resupply": no_supplies,
    "construct": no_building,
    "hire": no_hiring,
    "gain": no_gain,
    "choose": no_gain,
}


def reason(s: State, seat: int, effect: Effect) -> Refusal | None:
    """What is missing as things stand; None: nothing before the price is paid, or no more can be said."""
    if possible.possible(s, seat, effect):
        return None
    found = REASONS.get(effect.op)
    return None if found is None else found(s, seat, effect)
