"""The time by which clocks run: it only goes on, whatever is done to the time of day.

Somebody who sets the machine's clock, or a time server that corrects it, must not cost anybody a minute. Nor must a
machine that sleeps: its monotonic clock sleeps too, and that is why we count by no other.
"""

from __future__ import annotations

import time
from collections.abc import Callable

Now = Callable[[], int]


def monotonic_clock(began: int) -> Now:
    """From this moment on a count of real milliseconds. It is where the last server has stopped counting, and the same
    for processes that share a database (server_clock.py), or each could think the others' clocks ran out."""
    counted = time.monotonic_ns()

    def now() -> int:
        return began + (time.monotonic_ns() - counted) // 1_000_000

    return now
