"""What a question says about itself: the parameters of its prompt."""

from __future__ import annotations

from typing import Any

from orrery.games.pandorum import frames as f
from orrery.games.pandorum.components import CARD_IDS, CURE, DIRECTIONS, ENGINE_PRICE, NOSE_IDS, TYPES
from orrery.games.pandorum.hexes import HEX_IDS, each
from orrery.games.pandorum.rules import income
from orrery.games.pandorum.rules.movement import can_jump
from orrery.games.pandorum.state import State

Params = dict[str, object]


def left(s: State, frame: f.ChooseSource | f.Contaminate) -> Params:
    return {"left": frame.left}


def stop(s: State, frame: f.ChooseStop) -> Params:
    return {"jump": can_jump(s, frame.seat)}


def here(s: State, frame: Any) -> Params:
    return {"hex": HEX_IDS[s.harvesters[frame.seat]]}


def engines(s: State, frame: f.EndTurn) -> Params:
    return {"engines": s.engines[frame.seat]}


def price(s: State, frame: f.ChoosePrice) -> Params:
    return {"left": frame.left, "part": NOSE_IDS[s.noses[frame.seat]]}


def card(s: State, frame: Any) -> Params:
    """The played card the question is about."""
    assert s.building is not None
    return {"card": CARD_IDS[s.building.cards[frame.which]]}


def order(s: State, frame: f.ChooseOrder) -> Params:
    assert s.building is not None
    return {"cards": [CARD_IDS[s.building.cards[place]] for place in frame.places]}


def direction(s: State, frame: f.ChooseDirection) -> Params:
    b = s.building
    assert b is not None
    played = b.cards[frame.which]
    amounts = [income.amount(s, frame.seat, b.site, played, way) for way in range(len(DIRECTIONS))]
    return {"card": CARD_IDS[played], "amounts": amounts}


def types(s: State, frame: f.Invest) -> Params:
    return {"types": [TYPES[kind] for kind in each(frame.types)]}


def cure(s: State, frame: f.Cure) -> Params:
    return {"left": (s.own(frame.seat) & s.contaminated).bit_count(), "price": CURE}


def engine_price(s: State, frame: f.BuyEngines) -> Params:
    return {"price": ENGINE_PRICE}
