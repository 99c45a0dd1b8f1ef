"""What a screen shows beside a question of Pandorum: what bars the way, shapes on the field, builds, slots."""

from __future__ import annotations

from collections.abc import Set as AbstractSet
from typing import Literal, TypedDict

from orrery.core.field_types import ComponentId, Spot
from orrery.games.pandorum import frames as f
from orrery.games.pandorum.components import (
    CARD_IDS,
    CARDS,
    CENTRAL_DECK,
    DIRECTIONS,
    FIGURES,
    NONE,
    NOSE,
    SETUP,
    TYPES,
    CardType,
    FigureName,
)
from orrery.games.pandorum.hexes import HEX_IDS, LINES, each
from orrery.games.pandorum.operation import SHAPES
from orrery.games.pandorum.prospects import Outcome, lone_card, outcome, told_events
from orrery.games.pandorum.rules import engines, income, movement, permanent, sites
from orrery.games.pandorum.rules.cards import distinct
from orrery.games.pandorum.rules.construction import cluster_options
from orrery.games.pandorum.rules.scoring import cargo_counts
from orrery.games.pandorum.state import State
from orrery.games.pandorum.view_types import EventIncomeView, LoneCardView


class Brought(TypedDict):
    """What a card of a construction brings; `repeats`: a block does it by repeating this card."""

    card: ComponentId
    amount: int
    repeats: ComponentId | None


class BuildGuide(TypedDict):
    """A construction at its best. `nose`: cards of the nose slot that it costs; `total`: with what events pay; `open`:
    how much it brings depends on choices that follow."""

    cards: list[ComponentId]
    figure: FigureName
    nose: int
    by: list[Brought]
    events: list[EventIncomeView]
    total: int
    open: bool


class Filling(TypedDict):
    """`missing`: cards that the effect still needs with this one; `reached`: this one is the last it needs."""

    missing: int
    reached: bool


class Holding(TypedDict):
    type: CardType
    standing: Literal["behind", "tied", "alone"]


class SlotsGuide(TypedDict):
    """What a card would change in each slot. PD-8.2, PD-8.3, PD-9.4"""

    nose: Filling
    central_deck: Filling
    cargo_hold: Holding


class Guide(TypedDict, total=False):
    """`blocked`: volcanoes that end a straight flight. `rewards`: what events pay for paying a card.

    Side by side with the actions stand `shapes`, the hexes of a crack, a direction or a cluster, and `builds`. `lone`:
    each card of the hand that is built with, alone.
    """

    blocked: list[Spot]
    rewards: dict[ComponentId, list[EventIncomeView]]
    shapes: list[list[Spot]]
    builds: list[BuildGuide]
    lone: dict[ComponentId, LoneCardView]
    slots: SlotsGuide


def guide(s: State, seat: int) -> Guide:
    frame = s.stacks[seat][-1] if s.stacks[seat] else None
    match frame:
        case f.Turn():
            return {**_blocked(s, seat, bool(engines.stops(s, seat))), **_rewards(s, seat)}
        case f.EndTurn():
            return _blocked(s, seat, bool(engines.stops(s, seat)))
        case f.ChooseStop():
            return _blocked(s, seat, True)
        case f.ChooseBuild():
            return _builds(s, seat)
        case f.ChooseDirection() | f.ChooseCluster():
            return _looked_at(s, frame)
        case f.AssignSlot():
            return {"slots": _slots(s, frame)}
        case _:
            return {"shapes": SHAPES[type(frame)](s, frame)} if type(frame) in SHAPES else {}


def _named(hexes: tuple[int, ...]) -> list[str]:
    return [HEX_IDS[hex_] for hex_ in hexes]


# --- flights --------------------------------------------------------------------------------------


def _blocked(s: State, seat: int, flying: bool) -> Guide:
    """PD-5.5: the first volcano of each line, unless a shield carries the harvester over it."""
    if not flying or s.has_permanent(seat, movement.OVER_VOLCANOES):
        return {}
    lines = LINES[s.harvesters[seat]]
    walls = (next((hex_ for hex_ in line if s.volcanoes >> hex_ & 1), NONE) for line in lines)
    return {"blocked": [HEX_IDS[hex_] for hex_ in walls if hex_ != NONE]}


def _rewards(s: State, seat: int) -> Guide:
    """PD-11.5, PD-11.11"""
    lying = {card.event: card.quids for card in s.events}
    found: dict[str, list[EventIncomeView]] = {}
    for card in movement.payable(s, seat):
        if owed := permanent.rewards(s, card):
            found[CARD_IDS[card]] = told_events((event, min(gain, lying[event])) for event, gain in owed)
    return {"rewards": found} if found else {}


# --- construction ---------------------------------------------------------------------------------


def _builds(s: State, seat: int) -> Guide:
    site = s.harvesters[seat]
    ways = {card: income.ways(s, seat, site, card) for card in each(distinct(s.hands[seat]))}
    lone = {card: income.best_of(found) for card, found in ways.items()}
    open_ = {card for card, found in ways.items() if len({way.amount for way in found}) > 1}
    builds = [_build(s, outcome(s, seat, site, action, lone), open_) for action in sites.builds(s, seat, site)]
    cards = {CARD_IDS[card]: lone_card(s, seat, site, card, way) for card, way in lone.items()}
    return {"builds": builds, "lone": cards}


def _build(s: State, found: Outcome, open_: AbstractSet[int]) -> BuildGuide:
    action = found.action
    cards = sites.cards_of(action)
    types = {CARDS[card].type for card in cards}
    return {
        "cards": [CARD_IDS[card] for card in cards],
        "figure": FIGURES[sites.figure_of(action)],
        "nose": sites.price_of(action) * SETUP[s.players].nose,
        "by": [
            {
                "card": CARD_IDS[paid.card],
                "amount": paid.amount,
                "repeats": None if paid.repeated == NONE else CARD_IDS[paid.repeated],
            }
            for paid in found.paid
        ],
        "events": told_events(found.events),
        "total": found.total,
        "open": any(card in open_ or CARDS[card].income.repeats in types for card in cards),  # PD-7.11, PD-7.12
    }


def _looked_at(s: State, frame: f.ChooseDirection | f.ChooseCluster) -> Guide:
    b, seat = s.building, frame.seat
    assert b is not None
    if type(frame) is f.ChooseCluster:
        choices = [option.hex for option in cluster_options(s, frame)]
    else:
        choices = list(range(len(DIRECTIONS)))
    card = b.cards[frame.which]
    return {"shapes": [_named(income.looked_at(s, seat, b.site, card, choice)) for choice in choices]}


# --- slots ----------------------------------------------------------------------------------------


def _slots(s: State, frame: f.AssignSlot) -> SlotsGuide:
    b, seat, need = s.building, frame.seat, SETUP[s.players]
    assert b is not None
    kind = CARDS[b.cards[frame.which]].type
    counts = cargo_counts(s)[kind]
    mine, most = counts[seat] + 1, max(count for other, count in enumerate(counts) if other != seat)
    return {
        "nose": _filling(len(s.slot(seat, NOSE)) + 1, need.nose),
        "central_deck": _filling(len(s.slot(seat, CENTRAL_DECK)) + 1, need.central),
        "cargo_hold": {
            "type": TYPES[kind],
            "standing": "alone" if mine > most else "tied" if mine == most else "behind",
        },
    }


def _filling(cards: int, needed: int) -> Filling:
    return {"missing": max(0, needed - cards), "reached": cards == needed}
