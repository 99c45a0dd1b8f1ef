"""Effects on Lacerda: spaces of his laboratory, tiles, benefits of the turn-order track. OM-17.11, OM-17.19"""

from __future__ import annotations

from orrery.games.on_mars import frames as f
from orrery.games.on_mars.components import COLONIST, EFFECTS, TURN_SPACES
from orrery.games.on_mars.operation import OPERATIONS
from orrery.games.on_mars.rules.lacerda import rover
from orrery.games.on_mars.state import Play


def happens(play: Play, frame: f.LacerdaEffect) -> None:
    """One after the other; what would do nothing is left out."""
    effect = EFFECTS[frame.effect]
    operation = OPERATIONS.get(effect.op)
    automaton = None if operation is None else operation.automaton
    if automaton is None or not automaton.useful(play.s, effect):
        return
    if automaton.repeated and frame.time < effect.amount:
        play.then(frame.seat, frame._replace(time=frame.time + 1))
    automaton.happens(play, frame.seat, effect)


def turn_space(play: Play, stack: int, space: int) -> None:
    """A benefit of the turn-order track; a colonist's place moves his rover. OM-17.11"""
    effect = TURN_SPACES[space].effect
    if EFFECTS[effect].gains[COLONIST]:
        rover.drive(play, stack)
    else:
        play.then(stack, f.LacerdaEffect(stack, effect, 1))
