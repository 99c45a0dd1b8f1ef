"""What a question says about itself: the parameters of its prompt."""

from __future__ import annotations

from typing import Any, TypedDict

from orrery.core.field_types import ComponentId, Spot
from orrery.games.pandorum import frames as f
from orrery.games.pandorum.components import CARD_IDS, CURE, DIRECTIONS, ENGINE_PRICE, NOSE_IDS, TYPES, CardType
from orrery.games.pandorum.hexes import HEX_IDS, each
from orrery.games.pandorum.rules import income
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
    cards: list[ComponentId]


class Ways(TypedDict):
    """What the card would bring in each of the six directions."""

    card: ComponentId
    amounts: list[int]


class Invested(TypedDict):
    """Types that have been given up already."""

    types: list[CardType]


class CurePrice(TypedDict):
    left: int
    price: int


class EnginePrice(TypedDict):
    price: int


def left(s: State, frame: f.ChooseSource | f.Contaminate) -> Left:
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
    assert s.building is not None
    return {"cards": [CARD_IDS[s.building.cards[place]] for place in frame.places]}


def direction(s: State, frame: f.ChooseDirection) -> Ways:
    b = s.building
    assert b is not None
    played = b.cards[frame.which]
    amounts = [income.amount(s, frame.seat, b.site, played, way) for way in range(len(DIRECTIONS))]
    return {"card": CARD_IDS[played], "amounts": amounts}


def types(s: State, frame: f.Invest) -> Invested:
    return {"types": [TYPES[kind] for kind in each(frame.types)]}


def cure(s: State, frame: f.Cure) -> CurePrice:
    return {"left": (s.own(frame.seat) & s.contaminated).bit_count(), "price": CURE}


def engine_price(s: State, frame: f.BuyEngines) -> EnginePrice:
    return {"price": ENGINE_PRICE}
