"""Gains that wait on a seat's stack: without them "pay" and "send a colonist" would look like losses."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from orrery.games.on_mars import frames as f
from orrery.games.on_mars.components import BLUEPRINTS
from orrery.games.on_mars.operation import WORTH
from orrery.games.on_mars.outlook.building import BENEFIT
from orrery.games.on_mars.outlook.cards import LARGE
from orrery.games.on_mars.outlook.look import Look, large
from orrery.games.on_mars.rules.units import left
from orrery.games.on_mars.state import STORED

UPGRADE: Final = 3.6
DEVELOPMENT: Final = 1.1
FREE_DEVELOPMENT: Final = 1.8
BLUEPRINT: Final = 1.2
TECH: Final = 1.4
ITEM: Final = 0.7
SHIP: Final = 4.5
HIRE: Final = 2.5
TILE: Final = 2.5
SPACE: Final = 0.8
BOT: Final = 0.2  # a point for bots that is still to be used
LITTLE: Final = 0.5


def held(look: Look, resource: int) -> int:
    return look.s.storage[look.seat * STORED + resource]


def upgradable(look: Look, zone: int) -> int:
    """Blueprints that could be built in this zone, not counting how many minerals there are."""
    s, seat = look.s, look.seat
    found = 0
    free = ~s.advanced()
    for card, owner in enumerate(s.card_owner):
        if owner == seat and s.card_hex[card] < 0:
            about = BLUEPRINTS[card]
            mask = s.mask(about.type, seat)
            fitting = large(mask, LARGE) if about.level == LARGE else mask
            found += bool(fitting & free & zone)
    return found


def units_worth(worth: float) -> Callable[[Look, Any], float]:
    return lambda look, frame: worth * max(0, min(left(frame), 3)) * (0.3 + 0.7 * look.young)


def _constant(worth: float) -> Callable[[Look, Any], float]:
    return lambda look, frame: worth


_OTHERS: Final[dict[type, Callable[[Look, Any], float]]] = {
    f.LssBenefit: _constant(BENEFIT),
    f.PlaceBot: _constant(1.2),
    f.Arrive: _constant(SPACE),
    f.Accept: _constant(LITTLE),
    f.ChooseSettling: _constant(1.0),
    f.FirstA: _constant(LITTLE),
    f.FirstB: _constant(LITTLE),
}


def promised(look: Look) -> float:
    worth = 0.0
    for frame in look.s.stacks[look.seat]:
        kind = type(frame)
        if kind is f.More:
            frame, kind = frame.unit, type(frame.unit)
        value = WORTH.get(kind) or _OTHERS.get(kind)
        if value is not None:
            worth += value(look, frame)
    return worth
