"""Blueprints, scientists, contracts and private goals: what they will be worth. OM-16.1"""

from __future__ import annotations

from typing import Final

from orrery.games.on_mars.components import (
    BLUEPRINTS,
    CONTRACTS,
    CRYSTAL,
    GOALS,
    MINERAL,
    SCIENTIST_OP,
    SCIENTISTS,
    TYPE_IDS,
)
from orrery.games.on_mars.outlook.look import Look, large, largest
from orrery.games.on_mars.rules import contracts, goals
from orrery.games.on_mars.state import STORED, State

PRODUCES: Final = 0.45  # an advanced building, on every trip to orbit
USEFUL: Final = 0.6  # its action
LARGE: Final = 3  # complexes that level 3 blueprints need
READY: Final = 1.5  # rounds until a blueprint is built: a bot stands beside a fitting building
FAR_OFF: Final = 4.0  # somewhere there is one
NOWHERE: Final = 14.0
NO_MINERAL: Final = 3.0
QUEUE: Final = 2.5  # for every blueprint that waits already
WORK: Final = 0.35  # a scientist with a card to work at: an executive action for nothing, every round
WORK_SOON: Final = 0.15  # with a card of his kind that is still to be built
MORE_SCORED: Final = 1.2  # advanced buildings of his type still to come
DELIVERY: Final = 1.8  # rounds an item takes to come
CONTRACT_QUEUE: Final = 5.0
COMPLEX_STEP: Final = 2.5  # rounds until a complex has grown by one
CARD_MISSING: Final = 6.0
GOAL: Final = 3.5  # a reward
CHOICE: Final = (0.55, 0.25, 0.15)  # of several goals in hand, the nearest first
OFFERED: Final = 0.15  # of a contract that lies on the scientist board


def advanced(s: State) -> tuple[list[int], list[int]]:
    """Advanced buildings: how many of each type, and what each party's are worth."""
    kinds, points = [0] * len(TYPE_IDS), [0] * s.parties
    for card, at in enumerate(s.card_hex):
        if at >= 0:
            about = BLUEPRINTS[card]
            kinds[about.type] += 1
            points[s.card_owner[card]] += about.op
    return kinds, points


def blueprints(look: Look) -> float:
    """Built ones with what they bring, the others by the chance that they will be built."""
    s, seat = look.s, look.seat
    if seat not in s.card_owner:
        return 0.0
    rounds = look.time.rounds
    built = PRODUCES * look.time.trips + USEFUL * look.young
    taken = -1
    worth, waiting = 0.0, 0
    for card, owner in enumerate(s.card_owner):
        if owner != seat:
            continue
        about = BLUEPRINTS[card]
        if s.card_hex[card] >= 0:
            worth += about.op + built
            continue
        if taken < 0:
            taken = s.advanced()
        mask = s.mask(about.type, seat)
        fitting = (large(mask, LARGE) if about.level == LARGE else mask) & ~taken
        wait = READY if fitting & look.zone else FAR_OFF if fitting else NOWHERE
        if s.storage[seat * STORED + MINERAL] <= waiting:
            wait += NO_MINERAL
        waiting += 1
        chance = rounds / (rounds + wait + QUEUE * waiting)
        worth += chance * (about.op + built - 1.5) - (1.0 - chance) * about.op
    return worth


def scientists(look: Look, built: list[int]) -> float:
    """Those hired, with so many advanced buildings of each type."""
    s, seat = look.s, look.seat
    if seat not in s.scientist_owner:
        return 0.0
    worth = 0.0
    for scientist, owner in enumerate(s.scientist_owner):
        if owner == seat:
            about = SCIENTISTS[scientist]
            worth += SCIENTIST_OP * built[about.scores] + look.young * MORE_SCORED
            if built[about.works_in]:
                worth += WORK * look.time.rounds
            elif any(own == seat and BLUEPRINTS[card].type == about.works_in for card, own in enumerate(s.card_owner)):
                worth += WORK_SOON * look.time.rounds
    return worth


def contract_chance(look: Look, contract: int, others: int = 0) -> float:
    """That it will be completed in time, with so many others to be completed first."""
    s, seat, rounds = look.s, look.seat, look.time.rounds
    if contracts.fulfilled(s, contract):
        return 1.0
    if rounds <= 0:
        return 0.0
    about = CONTRACTS[contract]
    if about.upgrade:
        mask = s.mask(about.building, seat)
        steps = max(0, about.min_complex - largest(mask)) * COMPLEX_STEP + CARD_MISSING
        for card, owner in enumerate(s.card_owner):
            if owner == seat and BLUEPRINTS[card].type == about.building:
                steps -= CARD_MISSING - 2.0
                break
        return rounds / (rounds + 2.0 + steps + CONTRACT_QUEUE * others)
    missing = 0.0
    for item, need in enumerate(about.needs):
        lacks = need - s.contract_items[contract][item]
        if lacks:
            held = s.depot[seat] if item == CRYSTAL else s.storage[seat * STORED + item]
            missing += lacks - 0.6 * min(lacks, held)
    return rounds / (rounds + DELIVERY * missing + CONTRACT_QUEUE * others)


def earth(look: Look) -> float:
    """Contracts by the chance to complete them."""
    s, seat = look.s, look.seat
    worth = 0.0
    if seat in s.contract_owner:
        others = 0
        for contract, owner in enumerate(s.contract_owner):
            if owner == seat:
                chance = contract_chance(look, contract, others)
                worth += chance * CONTRACTS[contract].op - (1.0 - chance) * CONTRACTS[contract].penalty
                others += chance < 1.0
    return worth


def goal_share(s: State, seat: int, goal: int) -> float:
    """How near a private goal is."""
    share = 1.0
    for name, value in GOALS[goal].conditions:
        share = min(share, goals.have(s, seat, name, value) / goals.needed(name, value))
    return share


def goal_chance(s: State, seat: int) -> float:
    """That one private goal will be achieved: the nearest counts most, but a choice is worth something too."""
    if s.achieved[seat] >= 0:
        return 1.0
    chance = 0.0
    shares = sorted((goal_share(s, seat, goal) for goal in s.goals[seat]), reverse=True)
    for share, weight in zip(shares, CHOICE, strict=False):
        chance += weight * (0.5 + 0.5 * share * share)
    return chance


def private_goals(look: Look) -> float:
    s, seat = look.s, look.seat
    if s.achieved[seat] >= 0 or not s.goals[seat]:
        return 0.0
    return GOAL * look.young * goal_chance(s, seat)


def on_offer(look: Look) -> float:
    """The best contract that could be taken next."""
    best = 0.0
    owned = look.s.contract_owner.count(look.seat)
    for card in look.s.places:
        if card >= len(SCIENTISTS):
            about = CONTRACTS[card - len(SCIENTISTS)]
            chance = contract_chance(look, card - len(SCIENTISTS), owned)
            best = max(best, chance * about.op - (1.0 - chance) * about.penalty)
    return OFFERED * best
