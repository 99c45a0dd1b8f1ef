"""Blueprints, ships and production, as far as more than one operation needs them. OM-7.2, OM-8.20, OM-12.5"""

from __future__ import annotations

from typing import Final

from orrery.games.on_mars.actions import TakeBlueprint
from orrery.games.on_mars.components import (
    BLUEPRINTS,
    BP_IDS,
    GAINS,
    HEX_IDS,
    NONE,
    PRODUCT,
    Effect,
)
from orrery.games.on_mars.events import BlueprintTaken, Produced
from orrery.games.on_mars.hexes import each
from orrery.games.on_mars.rules import missions
from orrery.games.on_mars.rules.gains import gain, gain_one
from orrery.games.on_mars.state import Play, State

WORKING_AREA: Final = "working_area"


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


def ships_left(s: State, party: int) -> int:
    """How many more may leave the depot at this level. OM-8.20"""
    return min(s.ships[party].bit_count(), s.level - s.ships_used(party))


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
