"""Upgrade a building with a blueprint. OM-8.10, OM-8.11"""

from __future__ import annotations

from typing import Any

from orrery.core.errors import Refusal, refusal
from orrery.games.on_mars.actions import UpgradeBuilding
from orrery.games.on_mars.components import BLUEPRINTS, BP_IDS, HEX_IDS, MINERAL, PAYMENT_INDEX, TYPE_IDS, Effect
from orrery.games.on_mars.events import Upgraded
from orrery.games.on_mars.hexes import each, groups
from orrery.games.on_mars.rules import contracts, missions, pieces, purse, sites
from orrery.games.on_mars.rules.gains import come_home
from orrery.games.on_mars.state import Play, State

MINERAL_PAYMENT = PAYMENT_INDEX["mineral"]
LARGE = 3  # complexes that level 3 blueprints need


def unbuilt(s: State, party: int) -> list[int]:
    """Own blueprints with their marker still on the card."""
    return [card for card, owner in enumerate(s.card_owner) if owner == party and s.card_hex[card] < 0]


def fitting(s: State, party: int, card: int) -> int:
    """Buildings a blueprint could be built on, wherever they stand."""
    blueprint = BLUEPRINTS[card]
    mask = s.mask(blueprint.type, party)
    if blueprint.level == LARGE:
        mask = sum(group for group in groups(mask) if group.bit_count() >= LARGE)
    return mask & ~s.advanced()


def units(s: State, seat: int, effect: Effect) -> list[UpgradeBuilding]:
    if effect.pay and not s.stored(seat, MINERAL):
        return []
    near = sites.zone(s, seat, effect)
    return [UpgradeBuilding(card, hex_) for card in unbuilt(s, seat) for hex_ in each(fitting(s, seat, card) & near)]


def refuse(s: State, seat: int, effect: Effect, action: Any) -> Refusal | None:
    if type(action) is not UpgradeBuilding:
        return refusal("OM-8.10", "not_asked")
    card, hex_ = action.card, action.hex
    if card not in unbuilt(s, seat):
        return refusal("OM-8.10", "not_your_blueprint", card=BP_IDS[card])
    if effect.pay and not s.stored(seat, MINERAL):
        return refusal("OM-8.10", "no_mineral")
    kind = BLUEPRINTS[card].type
    if not s.mask(kind, seat) >> hex_ & 1:
        return refusal("OM-8.10", "wrong_building", type=TYPE_IDS[kind])
    if s.advanced() >> hex_ & 1:
        return refusal("OM-8.10", "already_advanced")
    if not sites.zone(s, seat, effect) >> hex_ & 1:
        return refusal("OM-1.8", "outside_zone")
    return None if fitting(s, seat, card) >> hex_ & 1 else refusal("OM-8.10", "complex_too_small", size=LARGE)


def upgrade(play: Play, seat: int, effect: Effect, action: UpgradeBuilding) -> None:
    if effect.pay:
        purse.pay(play, seat, MINERAL_PAYMENT)
    put_marker(play, seat, seat, action.card, action.hex)


def put_marker(play: Play, stack: int, party: int, card: int, hex_: int) -> None:
    """The marker moves from the card to the building; a miner goes home, other pieces make way. OM-8.10"""
    s = play.s
    s.card_hex[card] = hex_
    for owner in range(s.parties):
        if s.miners[owner] >> hex_ & 1:
            s.miners[owner] &= ~(1 << hex_)
            if not s.automaton(owner):
                come_home(s, owner, 1)
    if play.out is not None:
        play.emit(Upgraded(party, BP_IDS[card], HEX_IDS[hex_]))
    missions.happened(play, party, "building_upgraded")
    contracts.complete(play)
    pieces.evict(play, stack, hex_)
