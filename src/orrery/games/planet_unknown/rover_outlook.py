"""What rovers will come to, for the evaluation of the bots; no rule depends on it."""

from __future__ import annotations

from functools import lru_cache
from math import exp
from typing import Final

from orrery.games.planet_unknown.components import GROUNDS
from orrery.games.planet_unknown.grid import FULL, NOT_LEFT, NOT_RIGHT, WIDTH

REMEMBERED: Final = 1 << 16
CLEAN_NEAR, CLEAN_FAR, CLEAN_ALONE = 0.7, 0.28, 0.6  # a meteorite goes: near a rover, far from it, none yet
CLEAN_ROUNDS: Final = 4.0
REACH: Final = 7


@lru_cache(REMEMBERED)
def rings(planet: int, rovers: int) -> tuple[int, ...]:
    """Squares a rover reaches with 0, 1, 2 ... points, as far as it matters."""
    ground = GROUNDS[planet].grid
    found = [rovers]
    reached = rovers
    for _ in range(REACH):
        grown = (
            reached
            | (reached << 1) & NOT_LEFT
            | (reached >> 1) & NOT_RIGHT
            | (reached << WIDTH) & FULL
            | reached >> WIDTH
        ) & ground
        found.append(grown & ~reached)
        reached = grown
    return tuple(found)


@lru_cache(REMEMBERED)
def eagerness(rounds: float) -> tuple[float, float, float, float]:
    """How much of what a rover could do will be done: all in all, and for meteorites near, far, and without a rover."""
    eager = 1.0 - exp(-rounds / CLEAN_ROUNDS)
    return eager, round(CLEAN_NEAR * eager, 2), round(CLEAN_FAR * eager, 2), round(CLEAN_ALONE * eager, 2)
