"""What a question says about itself: the parameters of its prompt."""

from __future__ import annotations

from typing import Any, TypedDict

from orrery.core.field_types import ComponentId, Spot
from orrery.games.pandorum import frames as f
from orrery.games.pandorum.components import CARD_IDS, CARDS, NOSE_IDS, TAKE
from orrery.games.pandorum.hexes import HEX_IDS
from orrery.games.pandorum.rules import income
from orrery.games.pandorum.rules.construction import repeatable
from orrery.games.pandorum.rules.movement import can_jump
from orrery.games.pandorum.state import State


class Left(TypedDict):
    left: int


class Stop(TypedDict):
    jump: bool


class Here(TypedDict):
    hex: Spot


class Engines(TypedDict):
    engines: int


class NosePrice(TypedDict):
    left: int
    part: ComponentId


class OfCard(TypedDict):
    """The played card the question is about."""

    card: ComponentId


class OfCards(TypedDict):
    """Cards that take from others, and what each would take if it came first."""

    cards: list[ComponentId]
    amounts: list[int]


class Ways(TypedDict):
    """What the card would bring by each of the actions: in a direction, from a cluster, as a block."""

    card: ComponentId
    amounts: list[int]


def left(s: State, frame: f.ChooseSource) -> Left:
    return {"left": frame.left}


def stop(s: State, frame: f.ChooseStop) -> Stop:
    return {"jump": can_jump(s, frame.seat)}


def here(s: State, frame: Any) -> Here:
    return {"hex": HEX_IDS[s.harvesters[frame.seat]]}


def engines(s: State, frame: f.EndTurn) -> Engines:
    return {"engines": s.engines[frame.seat]}


def price(s: State, frame: f.ChoosePrice) -> NosePrice:
    return {"left": frame.left, "part": NOSE_IDS[s.noses[frame.seat]]}


def card(s: State, frame: Any) -> OfCard:
    assert s.building is not None
    return {"card": CARD_IDS[s.building.cards[frame.which]]}


def order(s: State, frame: f.ChooseOrder) -> OfCards:
    b = s.building
    assert b is not None
    cards = [b.cards[place] for place in frame.places]
    amounts = [income.amount(s, frame.seat, b.site, taking) for taking in cards]
    return {"cards": [CARD_IDS[taking] for taking in cards], "amounts": amounts}


def ways(s: State, frame: f.ChooseDirection | f.ChooseCluster) -> Ways:
    b = s.building
    assert b is not None
    played = b.cards[frame.which]
    found = income.ways(s, frame.seat, b.site, played)
    return {"card": CARD_IDS[played], "amounts": [way.amount for way in found]}


def block(s: State, frame: f.UseBlock) -> Ways:
    b = s.building
    assert b is not None
    played = b.cards[frame.which]
    amounts = [CARDS[played].income.fixed]
    for place in repeatable(b, frame.which):
        again = b.cards[place]
        taking = CARDS[again].income.kind == TAKE  # it makes its demands a second time. PD-7.11
        amounts.append(income.amount(s, frame.seat, b.site, again) if taking else b.amounts[place])
    return {"card": CARD_IDS[played], "amounts": amounts}
