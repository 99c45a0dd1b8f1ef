"""An effect begins: what it asks or does first. OM-1.21, OM-19.3, OM-19.5"""

from __future__ import annotations

from typing import Any

from orrery.core.errors import Refusal, refusal
from orrery.games.on_mars import frames as f
from orrery.games.on_mars.actions import Done, PayFor
from orrery.games.on_mars.components import EFFECTS, RESOURCES, Effect
from orrery.games.on_mars.operation import OPERATIONS
from orrery.games.on_mars.rules import goals, movement, possible, purse, units
from orrery.games.on_mars.rules.gains import gain
from orrery.games.on_mars.state import Play, State


def do(play: Play, frame: f.Do) -> None:
    effect = EFFECTS[frame.effect]
    if any(effect.cost):
        if possible.possible(play.s, frame.seat, effect) and purse.can_pay(play.s, frame.seat, _price(effect)):
            play.then(frame.seat, f.Accept(frame.seat, frame.effect))
        return
    operation = OPERATIONS.get(effect.op)
    if operation is not None:
        operation.begin(play, frame, effect)


def more(play: Play, frame: f.More) -> None:
    """The next unit is asked for if there is one, with a goal laid down as a crystal if need be."""
    s = play.s
    unit = frame.unit
    if type(unit) is f.Move:
        if movement.only_done(s, unit):
            play.then(frame.seat, f.EndMove(frame.seat, unit.effect))
        else:
            play.then(frame.seat, unit)
    elif units.any_left(s, unit) or goals.pawn_helps(s, unit):
        play.then(frame.seat, unit)


# --- paying for a gain ----------------------------------------------------------------------------


def _price(effect: Effect) -> purse.Cost:
    return (*effect.cost[: len(RESOURCES)], 0)


def accept_options(s: State, frame: f.Accept) -> list[PayFor | Done]:
    payments = purse.payments(s, frame.seat, _price(EFFECTS[frame.effect]))
    return [*(PayFor(payment) for payment in payments), Done()]


def refuse_accept(s: State, frame: f.Accept, action: Any) -> Refusal | None:
    if type(action) is Done:
        return None
    if type(action) is not PayFor:
        return refusal("OM-12.6", "not_asked")
    payments = purse.payments(s, frame.seat, _price(EFFECTS[frame.effect]))
    return None if action.payment in payments else refusal("OM-12.6", "cannot_pay")


def take_accept(play: Play, frame: f.Accept, action: Any) -> None:
    if type(action) is PayFor:
        purse.pay(play, frame.seat, action.payment)
        gain(play, frame.seat, EFFECTS[frame.effect].gains)
