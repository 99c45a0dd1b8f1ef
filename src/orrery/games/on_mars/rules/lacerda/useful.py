"""Would an effect do anything for Lacerda? OM-17.19, OM-8.22"""

from __future__ import annotations

from orrery.games.on_mars.components import EFFECTS
from orrery.games.on_mars.operation import OPERATIONS
from orrery.games.on_mars.state import State


def useful(s: State, index: int) -> bool:
    effect = EFFECTS[index]
    operation = OPERATIONS.get(effect.op)
    if operation is None or operation.automaton is None:
        return False
    return operation.automaton.useful(s, effect)
