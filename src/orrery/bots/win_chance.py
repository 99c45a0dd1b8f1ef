"""The chance to win that a lead in points means: by game, seats and how far the game has gone.

A lead of three points decides a last round and means little in a first one; with more rivals one of them is more likely
to come up. A game brings its curve (`Game.win_curve`), fitted by `tools/win_chance.py` to the ends of games between
bots; `docs/strength` shows how well they fit. It is for telling people; no search steers by it.
"""

from __future__ import annotations

from math import exp, log
from typing import Any

from orrery.core.ruleset import Ruleset
from orrery.core.win_curves import PLAIN, WinCurve

MOST = 30.0  # beyond this everything is decided, and `exp` needs no greater numbers


def progress(curve: WinCurve, state: Any) -> float:
    """How far the game has gone, from 0 to 1."""
    return min(1.0, state.round / curve.rounds) if curve.rounds else 0.0


def win_chance(curve: WinCurve, state: Any, lead: float, lasts: float = 1.0) -> float:
    """The chance to win with this lead (`Game.evaluate`) in this state; `lasts` is the chance of another round
    (`Game.survival`)."""
    gone = progress(curve, state)
    steep = curve.steep + curve.steeper * gone + curve.steepest * gone**4
    logit = lead * steep + log(max(1, state.players - 1)) * (curve.field + curve.later_field * gone)
    logit += lasts * (curve.even + curve.later_even * gone)
    return 1.0 / (1.0 + exp(-max(-MOST, min(MOST, logit))))


def has_curve(game: Ruleset[Any, Any], state: Any) -> bool:
    """Whether a lead has a meaning for the chance to win: the game brings a curve of its own, and there are rivals."""
    return game.win_curve is not PLAIN and state.players > 1
