"""Gains that wait on a seat's stack: without them "pay" and "send a colonist" would look like losses."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from orrery.games.on_mars import frames as f
from orrery.games.on_mars.components import BLUEPRINTS, EFFECTS, MINERAL, OXYGEN, PLANT, WATER
from orrery.games.on_mars.outlook.building import BENEFIT, CANNOT, best_buildings, building_worth
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


def _held(look: Look, resource: int) -> int:
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


def _upgrade(look: Look, frame: Any) -> float:
    effect = EFFECTS[frame.effect]
    count = upgradable(look, look.zone if effect.zone else -1)
    if effect.pay:
        count = min(count, _held(look, MINERAL))
    more = left(frame)
    if not frame.teched and effect.tech >= 0:
        more += look.levels[effect.tech]
    return (UPGRADE + look.young) * min(count, more)


def _develop(look: Look, frame: Any) -> float:
    more = max(0, left(frame))
    if not EFFECTS[frame.effect].pay:
        return FREE_DEVELOPMENT * more
    return DEVELOPMENT * min(more, _held(look, OXYGEN) + _held(look, MINERAL))


def _welcome(look: Look, frame: Any) -> float:
    if left(frame) <= 0:
        return 0.0
    minerals = _held(look, MINERAL)
    lacks = (not _held(look, WATER)) + (not _held(look, PLANT))
    return SHIP if minerals >= lacks or not EFFECTS[frame.effect].pay else 0.0


def _units(worth: float) -> Callable[[Look, Any], float]:
    return lambda look, frame: worth * max(0, min(left(frame), 3)) * (0.3 + 0.7 * look.young)


def _constant(worth: float) -> Callable[[Look, Any], float]:
    return lambda look, frame: worth


def _site(look: Look, frame: Any) -> float:
    worth = building_worth(look, frame.building)
    return 1.0 if worth == CANNOT else worth


_PROMISES: Final[dict[type, Callable[[Look, Any], float]]] = {
    f.ChooseType: lambda look, frame: best_buildings(look)[0],
    f.ChooseSite: _site,
    f.Harvest: _constant(1.0),
    f.LssBenefit: _constant(BENEFIT),
    f.PlaceBot: _constant(1.2),
    f.Upgrade: _upgrade,
    f.Develop: _develop,
    f.Welcome: _welcome,
    f.ObtainBlueprint: _units(BLUEPRINT),
    f.Learn: _units(TECH),
    f.Resupply: _units(ITEM),
    f.Choose: _units(LITTLE),
    f.Retrieve: _units(LITTLE),
    f.ProduceMore: _constant(0.0),
    f.Hire: _constant(HIRE),
    f.TakeTile: _constant(TILE),
    f.Move: lambda look, frame: BOT * min(2, frame.bots) * look.young,
    f.Arrive: _constant(SPACE),
    f.Accept: _constant(LITTLE),
    f.Convert: _constant(LITTLE),
    f.Radar: _constant(TILE),
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
        value = _PROMISES.get(kind)
        if value is not None:
            worth += value(look, frame)
    return worth
