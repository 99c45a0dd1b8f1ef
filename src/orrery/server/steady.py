"""The time by which clocks run: it starts as the time of day and then only goes on, whatever is done to that.

Somebody who sets the machine's clock, or a time server that corrects it, must not cost anybody a minute.
"""

from __future__ import annotations

import time
from collections.abc import Callable

Now = Callable[[], int]


def steady(began: int) -> Now:
    """From this moment (milliseconds since 1970) on a count of real ones. Several processes begin with the time of the
    database they share, or each could think the others' clocks ran out."""
    counted = time.monotonic_ns()

    def now() -> int:
        return began + (time.monotonic_ns() - counted) // 1_000_000

    return now
