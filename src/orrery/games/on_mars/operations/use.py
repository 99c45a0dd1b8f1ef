"""The executive action that uses an advanced building: the turn asks which. OM-15.2"""

from __future__ import annotations

from orrery.games.on_mars import frames as f
from orrery.games.on_mars.components import Effect
from orrery.games.on_mars.operation import Operation
from orrery.games.on_mars.state import Play, State


def never(s: State, seat: int, effect: Effect) -> bool:
    """The effect of the building is taken, not this one."""
    return False


def nothing(play: Play, frame: f.Do, effect: Effect) -> None:
    """See `never`."""


OPERATION = Operation(op="use", words=("use_advanced_building",), possible=never, begin=nothing)
