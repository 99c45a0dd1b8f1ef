"""A game as somebody sees it who looks longer: positions of the own seat with what that finds (`Game.foresee`).

The others are thought to see what meets the eye. A game without a longer look is left as it is.
"""

from __future__ import annotations

from typing import Any

from orrery.bots.characters import Rules, seen
from orrery.core.ruleset import Ruleset


def far_sighted(game: Rules, seat: int) -> Rules:
    """The game as this seat sees it if it looks longer."""
    if type(game).foresee is Ruleset.foresee:
        return game
    evaluate, foresee = game.evaluate, game.foresee

    def judge(state: Any, asked: int) -> float:
        value: float = foresee(state, asked) if asked == seat else evaluate(state, asked)
        return value

    return seen(game, judge)
