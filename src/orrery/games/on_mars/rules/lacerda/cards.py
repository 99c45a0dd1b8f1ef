"""Blueprints, scientists and contracts he takes, and the warehouse. OM-17.11, OM-17.13, OM-17.16"""

from __future__ import annotations

from orrery.core.state import TABLE
from orrery.games.on_mars.actions import TakeBlueprint
from orrery.games.on_mars.components import (
    BLUEPRINTS,
    CONTRACT_COST,
    CONTRACTS,
    CRYSTAL,
    DISPLAY_PLACES,
    EFFECTS,
    ITEMS,
    LACERDA_SCIENTISTS,
    NO_EFFECT,
    NONE,
    SCIENTIST_OP,
    SCIENTISTS,
    WAREHOUSE,
)
from orrery.games.on_mars.events import Supplied
from orrery.games.on_mars.rules import crew, purse, supply
from orrery.games.on_mars.rules.ambiguity import pick
from orrery.games.on_mars.rules.gains import gain_one
from orrery.games.on_mars.rules.lacerda.building import scored_types
from orrery.games.on_mars.state import COLONIZATION, LACERDA, Play, State

ROW = DISPLAY_PLACES // 2


def wanted_blueprint(s: State) -> int:
    """A type his scientists score, else any; leftmost of the row with most cards, the bottom row if equal. OM-17.13"""
    if not s.spare_markers[LACERDA]:
        return NONE
    scored = scored_types(s)
    cards = [card for card in s.display if card != NONE]
    chosen = [card for card in cards if BLUEPRINTS[card].type in scored] or cards
    upper, lower = s.display[:ROW], s.display[ROW:]
    full = [sum(card != NONE for card in row) for row in (upper, lower)]
    for row in (upper, lower) if full[0] > full[1] else (lower, upper):
        for card in row:
            if card in chosen:
                return card
    return NONE


def take_blueprint(play: Play) -> None:
    supply.take_blueprint(play, LACERDA, EFFECTS[NO_EFFECT], TakeBlueprint(wanted_blueprint(play.s)))


# --- scientists and contracts ---------------------------------------------------------------------


def potential(s: State, scientist: int) -> int:
    """3 OP for each blueprint of the scored type that anybody holds, built or not."""
    scored = SCIENTISTS[scientist].scores
    held = sum(owner >= 0 and BLUEPRINTS[card].type == scored for card, owner in enumerate(s.card_owner))
    return SCIENTIST_OP * held


def wanted_places(s: State, crystals: int) -> list[int]:
    """Places of the card he takes, equals together; he has so many crystals for a contract."""
    scientists = [place for place, card in enumerate(s.places) if card != NONE and not crew.is_contract(card)]
    if scientists and s.scientist_owner.count(LACERDA) < LACERDA_SCIENTISTS:
        best = max(potential(s, s.places[place]) for place in scientists)
        return [place for place in scientists if potential(s, s.places[place]) == best]
    contracts = [place for place, card in enumerate(s.places) if crew.is_contract(card)]
    if not contracts or crystals < CONTRACT_COST:
        return []
    best = max(CONTRACTS[s.places[place] - crew.CONTRACT_CODE].op for place in contracts)
    return [place for place in contracts if CONTRACTS[s.places[place] - crew.CONTRACT_CODE].op == best]


def hire(play: Play) -> None:
    s = play.s
    place = pick(play, wanted_places(s, s.depot[LACERDA]))
    if crew.is_contract(s.places[place]):
        purse.pay(play, LACERDA, crystals_=CONTRACT_COST)
    crew.take_card(play, LACERDA, place)
    if s.phase != COLONIZATION:  # no turn of his follows that would fill the place
        refill(play)


def refill(play: Play) -> None:
    """Emptied places get random contracts. OM-17.16"""
    s = play.s
    for place in sorted(s.emptied):
        pool = crew.pool(s)
        if pool:
            crew.put_contract(play, LACERDA, place, pool[play.draw(TABLE, len(pool))])
    s.emptied = ()


# --- the warehouse --------------------------------------------------------------------------------


def resupply(play: Play) -> None:
    """What is most plentiful, ties leftmost; resources go to the supply. OM-17.11, OM-17.22"""
    s = play.s
    most = max(s.warehouse[item] for item in WAREHOUSE)
    if not most:
        return
    item = next(item for item in WAREHOUSE if s.warehouse[item] == most)
    s.warehouse[item] -= 1
    play.emit(Supplied(LACERDA, ITEMS[item]))
    if item == CRYSTAL:
        gain_one(play, LACERDA, CRYSTAL)
