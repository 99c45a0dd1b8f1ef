"""The warehouse, blueprints, ships, retrieving and producing: units of an effect. OM-7.2, OM-7.13, OM-8.17, OM-15.10"""

from __future__ import annotations

from typing import Any

from orrery.core.errors import Refusal, refusal
from orrery.games.on_mars.actions import FROM, FROM_WORKING, Gain, ProduceAgain, Ship, Supply, TakeBack, TakeBlueprint
from orrery.games.on_mars.components import (
    ACTION_IDS,
    BLUEPRINTS,
    BP_IDS,
    CRYSTAL,
    DEPOT_IDS,
    GAINS,
    HEX_IDS,
    ITEMS,
    MINERAL,
    NONE,
    NOT_MINERAL,
    PRODUCT,
    RED_INDEX,
    WAREHOUSE,
    Effect,
)
from orrery.games.on_mars.events import BlueprintTaken, Produced, Retrieved, ShipWelcomed, Supplied
from orrery.games.on_mars.mars import each
from orrery.games.on_mars.rules import contracts, missions, pieces, purse
from orrery.games.on_mars.rules.gains import gain, gain_one, has_room
from orrery.games.on_mars.state import STORED, Play, State

SHIP_COST = purse.cost(water=1, plant=1)
ACTION_SLOTS, WORKING_AREA = "action_slots", "working_area"


# --- the warehouse --------------------------------------------------------------------------------


def storable(s: State, seat: int, item: int) -> bool:
    """An item that can't be stored may not be taken, unless it goes onto an own contract. OM-7.13"""
    if item == CRYSTAL:  # it waits below the depot first, so every lack of a contract makes room just once
        return s.room(seat) + contracts.lack(s, seat, item) > s.incoming[seat]
    return has_room(s, seat, item)


def supply_units(s: State, seat: int, effect: Effect) -> list[Any]:
    return [Supply(item) for item in WAREHOUSE if s.warehouse[item] and storable(s, seat, item)]


def refuse_supply(s: State, seat: int, effect: Effect, action: Any) -> Refusal | None:
    if type(action) is not Supply:
        return refusal("OM-7.13", "not_asked")
    if not s.warehouse[action.item]:
        return refusal("OM-7.14", "warehouse_empty", item=ITEMS[action.item])
    return None if storable(s, seat, action.item) else refusal("OM-7.13", "no_room", item=ITEMS[action.item])


def supply(play: Play, seat: int, effect: Effect, action: Supply) -> None:
    play.s.warehouse[action.item] -= 1
    if play.out is not None:
        play.emit(Supplied(seat, ITEMS[action.item]))
    gain_one(play, seat, action.item)


# --- blueprints -----------------------------------------------------------------------------------


def blueprint_units(s: State, seat: int, effect: Effect) -> list[Any]:
    if not s.spare_markers[seat]:
        return []
    return [TakeBlueprint(card) for card in s.display if card != NONE]


def refuse_blueprint(s: State, seat: int, effect: Effect, action: Any) -> Refusal | None:
    if type(action) is not TakeBlueprint:
        return refusal("OM-7.2", "not_asked")
    if not s.spare_markers[seat]:
        return refusal("OM-7.2", "no_marker")
    return None if action.card in s.display else refusal("OM-7.2", "not_on_display", card=BP_IDS[action.card])


def take_blueprint(play: Play, party: int, effect: Effect, action: TakeBlueprint) -> None:
    """The card, its gain, a marker on it: all of it for each card. OM-7.2, OM-7.3"""
    s = play.s
    card = action.card
    s.display[s.display.index(card)] = NONE
    s.card_owner[card] = party
    s.spare_markers[party] -= 1
    if play.out is not None:
        play.emit(BlueprintTaken(party, BP_IDS[card]))
    missions.happened(play, party, "blueprint_taken")
    gain_one(play, party, BLUEPRINTS[card].gain)


# --- ships ----------------------------------------------------------------------------------------


def ships_left(s: State, party: int) -> int:
    """How many more may leave the depot at this level. OM-8.20"""
    return min(s.ships[party].bit_count(), s.level - s.ships_used(party))


def ship_units(s: State, seat: int, effect: Effect) -> list[Any]:
    """Each ship is paid and rewarded; a Private Ship brings more. OM-8.19, OM-15.13"""
    if ships_left(s, seat) <= 0:
        return []
    payments = purse.payments(s, seat, SHIP_COST if effect.pay else purse.FREE)
    rewards = range(len(effect.rewards))
    return [Ship(space, reward, payment) for space in each(s.ships[seat]) for reward in rewards for payment in payments]


def refuse_ship(s: State, seat: int, effect: Effect, action: Any) -> Refusal | None:
    if type(action) is not Ship:
        return refusal("OM-8.17", "not_asked")
    if not s.ships[seat] >> action.space & 1:
        return refusal("OM-8.17", "no_ship_there", space=DEPOT_IDS[action.space])
    if ships_left(s, seat) <= 0:
        return refusal("OM-8.20", "ship_limit", level=s.level)
    if action.reward >= len(effect.rewards):
        return refusal("OM-8.17", "not_asked")
    price = SHIP_COST if effect.pay else purse.FREE
    return None if action.payment in purse.payments(s, seat, price) else refusal("OM-8.17", "cannot_pay")


def welcome(play: Play, seat: int, effect: Effect, action: Ship) -> None:
    s = play.s
    purse.pay(play, seat, action.payment)
    s.ships[seat] &= ~(1 << action.space)
    s.hangar[seat] += 1
    play.emit(ShipWelcomed(seat, DEPOT_IDS[action.space]))
    colonists, bots = effect.rewards[action.reward]
    gain(play, seat, tuple(colonists if kind == "colonist" else 0 for kind in GAINS))
    pieces.new_bots(play, seat, bots)


# --- items of choice ------------------------------------------------------------------------------


def choose_items(effect: Effect) -> tuple[int, ...]:
    """OM-19.1"""
    if effect.of == NOT_MINERAL:
        return tuple(resource for resource in range(STORED) if resource != MINERAL)
    return (CRYSTAL,)


def choose_units(s: State, seat: int, effect: Effect) -> list[Any]:
    return [Gain(item) for item in choose_items(effect) if has_room(s, seat, item)]


def refuse_choose(s: State, seat: int, effect: Effect, action: Any) -> Refusal | None:
    if type(action) is not Gain or action.item not in choose_items(effect):
        return refusal("OM-19.1", "not_asked")
    return None if has_room(s, seat, action.item) else refusal("OM-1.12", "no_room", item=ITEMS[action.item])


def choose(play: Play, seat: int, effect: Effect, action: Gain) -> None:
    gain_one(play, seat, action.item)


# --- retrieving -----------------------------------------------------------------------------------


def retrieve_units(s: State, seat: int, effect: Effect) -> list[Any]:
    """Only as far as Living Quarters have room. OM-15.12, OM-19.6"""
    if s.quarters[seat] >= s.capacity(seat):
        return []
    found: list[Any] = []
    if ACTION_SLOTS in effect.places:
        found += [TakeBack(action) for action, red in RED_INDEX.items() if s.placed(red, seat)]
    if WORKING_AREA in effect.places and s.working[seat]:
        found.append(TakeBack(FROM_WORKING))
    return found


def refuse_retrieve(s: State, seat: int, effect: Effect, action: Any) -> Refusal | None:
    if type(action) is not TakeBack:
        return refusal("OM-19.6", "not_asked")
    if s.quarters[seat] >= s.capacity(seat):
        return refusal("OM-15.12", "quarters_full")
    if action in retrieve_units(s, seat, effect):
        return None
    return refusal("OM-19.6", "nobody_there", place=FROM[action.place])


def retrieve(play: Play, seat: int, effect: Effect, action: TakeBack) -> None:
    s = play.s
    if action.place == FROM_WORKING:
        s.working[seat] -= 1
        where = WORKING_AREA
    else:
        s.slots[RED_INDEX[action.place] * s.parties + seat] -= 1
        where = ACTION_IDS[action.place]
    s.quarters[seat] += 1
    play.emit(Retrieved(seat, where, 1))


# --- producing ------------------------------------------------------------------------------------


def sources(s: State, party: int) -> list[int]:
    """Own advanced buildings and own miners. OM-12.5"""
    return [*s.markers(party), *each(s.miners[party])]


def produce_all(play: Play, party: int) -> None:
    s = play.s
    found = sources(s, party)
    if found and play.out is not None:
        play.emit(Produced(party, tuple(HEX_IDS[hex_] for hex_ in found)))
    amounts = [0] * len(GAINS)
    for hex_ in found:
        amounts[PRODUCT[s.type_at(hex_)]] += 1
    gain(play, party, amounts)


def produce_units(s: State, seat: int, effect: Effect) -> list[Any]:
    return [ProduceAgain(hex_) for hex_ in sources(s, seat) if has_room(s, seat, PRODUCT[s.type_at(hex_)])]


def refuse_produce(s: State, seat: int, effect: Effect, action: Any) -> Refusal | None:
    if type(action) is not ProduceAgain:
        return refusal("OM-15.10", "not_asked")
    if action.hex not in sources(s, seat):
        return refusal("OM-15.10", "no_source", hex=HEX_IDS[action.hex])
    item = PRODUCT[s.type_at(action.hex)]
    return None if has_room(s, seat, item) else refusal("OM-1.12", "no_room", item=ITEMS[item])


def produce(play: Play, seat: int, effect: Effect, action: ProduceAgain) -> None:
    if play.out is not None:
        play.emit(Produced(seat, (HEX_IDS[action.hex],)))
    gain_one(play, seat, PRODUCT[play.s.type_at(action.hex)])
