"""Perft: how many ways there are to go on from a position, by depth. One number tells that all rules still agree."""

from __future__ import annotations

from typing import Any

from orrery.core import engine
from orrery.core.ruleset import Ruleset


def perft(game: Ruleset[Any, Any], state: Any, depth: int) -> int:
    """Sequences of `depth` decisions; of seats that decide together the first answers first."""
    flow = game.flow(state.options)
    seats = engine.actors(flow, state)
    if depth == 0 or not seats:
        return 1
    listed = engine.options(flow, state, seats[0])
    if depth == 1:
        return len(listed)
    total = 0
    for action in listed:
        twin = game.clone(state)
        engine.apply(flow, twin, seats[0], action)
        total += perft(game, twin, depth - 1)
    return total
