"""Effects made of units: a card, a tile, a development ... one after the other, then more for colonists. OM-5.5"""

from __future__ import annotations

from typing import Any, Final, TypedDict

from orrery.core.decision_types import listed_by
from orrery.core.engine import Ask
from orrery.core.errors import Refusal, refusal
from orrery.games.on_mars import frames as f
from orrery.games.on_mars.actions import Done, UseTech
from orrery.games.on_mars.components import BY_COLONIST, EFFECTS, NONE, TECH_IDS, Effect
from orrery.games.on_mars.operation import BY_UNIT, OPERATIONS, UNITS, Unit
from orrery.games.on_mars.rules import laboratory, purse
from orrery.games.on_mars.state import Play, State

DONE: Final = Done()


def base(effect: Effect) -> int:
    return 0 if OPERATIONS[effect.op].boosted_only else effect.amount


def left(frame: Any) -> int:
    """Units that cost no colonist; one that did counts as added, so that it takes nothing from those of a tech."""
    return base(EFFECTS[frame.effect]) + int(frame.extra) - int(frame.done)


def may_boost(s: State, frame: Any) -> bool:
    """OM-5.2, OM-5.4; Learn allows just one more. OM-7.9"""
    effect = EFFECTS[frame.effect]
    if effect.boost != BY_COLONIST or s.boosters(frame.seat) <= 0:
        return False
    return bool(effect.limit == NONE or frame.extra < effect.limit)


def techs(s: State, frame: Any) -> list[int]:
    """Owners of a tile that would add units, once the others are used up. OM-9.9"""
    effect = EFFECTS[frame.effect]
    if effect.tech == NONE or left(frame) > 0 or getattr(frame, "teched", True):
        return []
    return [owner for owner, _ in laboratory.owners(s, effect.tech)]


def options(s: State, frame: Any) -> list[Any]:
    unit, effect = UNITS[type(frame)], EFFECTS[frame.effect]
    found: list[Any] = []
    helpers = techs(s, frame)
    boosting = left(frame) <= 0
    if not boosting or helpers or may_boost(s, frame):
        found = unit.units(s, frame.seat, effect)
        if not found:
            helpers = []
        elif boosting and not may_boost(s, frame):
            found = []
        found = found + [UseTech(owner) for owner in helpers]
    if s.credit:
        return [action for action in found if unit.crystals(effect, action) >= s.credit]
    if frame.done or not frame.must:
        found.append(DONE)
    return found


def any_left(s: State, frame: Any) -> bool:
    """`options` offers more than to be done with it."""
    if s.credit:
        return any(type(action) is not Done for action in options(s, frame))
    if left(frame) <= 0 and not may_boost(s, frame) and not techs(s, frame):
        return False
    return BY_UNIT[type(frame)].possible(s, frame.seat, EFFECTS[frame.effect])


def refuse(s: State, frame: Any, action: Any) -> Refusal | None:
    unit, effect = UNITS[type(frame)], EFFECTS[frame.effect]
    if s.credit and unit.crystals(effect, action) < s.credit:
        return refusal("OM-1.16", "pay_first")
    if type(action) is Done:
        return None if frame.done or not frame.must else refusal(unit.rule, "at_least_one")
    if type(action) is UseTech:
        return _refuse_tech(s, frame, action)
    if left(frame) <= 0 and not may_boost(s, frame):
        return refusal("OM-5.2", "no_more_units")
    return unit.refuse(s, frame.seat, effect, action)


def _refuse_tech(s: State, frame: Any, action: UseTech) -> Refusal | None:
    effect = EFFECTS[frame.effect]
    if effect.tech == NONE or getattr(frame, "teched", True):
        return refusal("OM-9.1", "no_tech_here")
    if left(frame) > 0:
        return refusal("OM-9.9", "not_yet")
    if action.party not in techs(s, frame):
        return refusal("OM-9.1", "no_such_tech", tech=TECH_IDS[effect.tech])
    return None if UNITS[type(frame)].units(s, frame.seat, effect) else refusal("OM-9.9", "nothing_to_do")


def take(play: Play, frame: Any, action: Any) -> None:
    unit, effect = UNITS[type(frame)], EFFECTS[frame.effect]
    if type(action) is Done:
        return
    if type(action) is UseTech:
        level = laboratory.use(play, frame.seat, action.party, effect.tech)
        play.then(frame.seat, f.More(frame.seat, frame._replace(extra=frame.extra + level, teched=True)))
        return
    boosted = left(frame) <= 0
    play.then(frame.seat, f.More(frame.seat, frame._replace(done=frame.done + 1, extra=frame.extra + boosted)))
    if boosted:
        purse.boost(play, frame.seat)
    unit.do(play, frame.seat, effect, action)


class UnitParams(TypedDict):
    """Units left that cost no colonist; `boost`: the next one costs one; `free`: nothing else is paid.

    `more`: units that colonists could add.
    """

    left: int
    boost: bool
    free: bool
    more: int


def params(s: State, frame: Any) -> UnitParams:
    effect = EFFECTS[frame.effect]
    more = s.boosters(frame.seat) if may_boost(s, frame) else 0
    return {
        "left": max(0, left(frame)),
        "boost": left(frame) <= 0,
        "free": not effect.pay,
        "more": more if effect.limit == NONE else min(more, effect.limit - frame.extra),
    }


def asks() -> dict[type, Ask]:
    return {
        frame: Ask(unit.kind, unit.rule, options, refuse, take, params=params, answers=_answers(frame, unit))
        for frame, unit in UNITS.items()
    }


def _answers(frame: Any, unit: Unit) -> tuple[type, ...]:
    tech = (UseTech,) if "teched" in frame._fields else ()
    return (*listed_by(unit.units), *tech, Done)


def begin(play: Play, frame: f.Do, effect: Effect) -> None:
    """The usual beginning of an operation with units."""
    unit = OPERATIONS[effect.op].unit
    assert unit is not None
    play.then(frame.seat, f.More(frame.seat, unit.frame(frame.seat, frame.effect, 0, 0, frame.must)))
