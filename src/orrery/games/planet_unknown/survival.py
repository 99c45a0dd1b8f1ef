"""How likely the game goes on for so many rounds more, for bots that look ahead (no rule depends on it).

Who ends the game is not to be seen before a round is over, but planets that are nearly full tell when to expect it.
`docs/bots.md` tells where the numbers come from.
"""

from __future__ import annotations

from math import exp
from typing import Final

from orrery.games.planet_unknown.evaluate import rounds_left
from orrery.games.planet_unknown.state import CARDS, END, FINAL, State

SURE: Final = 1.85  # how quickly doubt goes with each round that is expected
EVEN: Final = 0.16  # a round that is just expected comes a little more often than not


def survival(s: State, seat: int, rounds: int) -> float:
    """The chance of so many rounds after the present one."""
    if not rounds:
        return 1.0
    if s.ending or s.phase in (FINAL, CARDS, END):
        return 0.0
    return 1.0 / (1.0 + exp(-SURE * (rounds_left(s, seat)[0] - rounds) - EVEN))
