"""A clock that never jumps, whatever is done to the time of day.

Somebody who sets the machine's clock, or a time server that corrects it, must not cost anybody a minute. Nor must a
machine that is suspended: its monotonic clock stops too, which is why time is counted by that one.
"""

from __future__ import annotations

import time
from collections.abc import Callable

Now = Callable[[], int]


def monotonic_clock(began: int) -> Now:
    """Counts real milliseconds from `began` on. That is where the last server stopped counting, and the same for all
    processes that share a database (server_clock.py): otherwise one would think that another's clocks had run out."""
    counted = time.monotonic_ns()

    def now() -> int:
        return began + (time.monotonic_ns() - counted) // 1_000_000

    return now
