"""Would an effect do anything for a seat now? Nothing is offered that could not be carried out. OM-8.22, OM-15.15"""

from __future__ import annotations

from orrery.core.errors import Refusal
from orrery.games.on_mars.components import Effect
from orrery.games.on_mars.operation import OPERATIONS, Operation
from orrery.games.on_mars.state import State


def possible(s: State, seat: int, effect: Effect) -> bool:
    operation = OPERATIONS.get(effect.op)
    if operation is None:
        return False
    if operation.possible(s, seat, effect):
        return True
    return operation.crystals_later and _by_goals(s, seat, effect, operation)


def _by_goals(s: State, seat: int, effect: Effect, operation: Operation) -> bool:
    """Goals in hand can be laid down as crystals when it comes to paying. OM-1.16"""
    goals = len(s.goals[seat]) if s.own_turn(seat) else 0
    if not goals:
        return False
    s.credit += goals
    try:
        return operation.possible(s, seat, effect)
    finally:
        s.credit -= goals


def why_not(s: State, seat: int, effect: Effect) -> Refusal | None:
    """What is missing as things stand; None: nothing before the price is paid, or no more can be said."""
    if possible(s, seat, effect):
        return None
    found = OPERATIONS[effect.op].why_not if effect.op in OPERATIONS else None
    return None if found is None else found(s, seat, effect)
