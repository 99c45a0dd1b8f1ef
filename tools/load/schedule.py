"""When moves are due: decided beforehand, whatever the server does.

A crowd that waits for an answer before it asks again is gentle to a server that stalls, and hides the stall. People are
not: each moves when it is their time. So delays are counted from the moment a move was due.
"""

from __future__ import annotations

import math
import random

RATES = (100, 200, 400, 600, 800, 1000, 1250, 1500, 1750, 2000, 2500, 3000)


def dues(rate: float, seconds: float, seed: int) -> list[float]:
    """The seconds at which moves are due: as many as the rate says, at random moments, as people who know nothing of
    each other make them."""
    rng = random.Random(seed)
    return sorted(rng.random() * seconds for _ in range(round(rate * seconds)))


def share(moments: list[float], part: int, parts: int) -> list[float]:
    """What one of several processes has to do."""
    return moments[part::parts]


def goes_on(p99: float, limit: float) -> bool:
    """Whether a higher rate is worth trying."""
    return p99 <= limit


def tables_needed(live: int, rates: tuple[float, ...], seconds: float, shortest: int) -> int:
    """Tables to lay: those that are live at once, and one for each game that may end at these rates."""
    return live + math.ceil(sum(rates) * seconds / shortest)
