"""When Python collects dead objects: seldom, and preferably while nobody plays.

Most objects go at once, by reference counting; Python's collector looks only for cycles of objects that hold each
other, such as closed connections. Left to itself it looks through everything every ten seconds when many tables are
open, and all of them wait half a second for it. Here it looks at young objects only; a full collection is started now
and then, at a moment when nothing is being stored.
"""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Callable

YOUNG, MIDDLE, NEVER = 2_000, 10, 10**9  # objects made, looks at the young ones, looks at the middle-aged ones
EVERY = 180.0  # seconds between two full collections
PATIENCE = 420.0  # seconds it waits for a calm moment before it collects all the same
CALM = 0.25  # seconds without a transaction


def restrict_collector() -> None:
    """For a process that is only a server: what is in memory before the first guest stays for good."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, MIDDLE, NEVER)


async def collect_when_idle(
    stored: Callable[[], int], *, every: float = EVERY, patience: float = PATIENCE, calm: float = CALM
) -> None:
    """`stored` counts transactions, so that nobody who waits for one has to wait longer."""
    loop = asyncio.get_running_loop()
    while True:
        await asyncio.sleep(every)
        latest = loop.time() + patience
        before = None
        while (now := stored()) != before and loop.time() < latest:
            before = now
            await asyncio.sleep(calm)
        gc.collect()
