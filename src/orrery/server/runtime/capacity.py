"""Work that keeps a core busy for a while: a few pieces run at once, some more wait in line, the rest is refused.

Tables are read and woken in threads too. If verifying, replaying and logging in could use all threads, everybody at a
table would have to wait for them.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from functools import partial
from typing import TypeVar

from orrery.server.wire.server_errors import ServerError

T = TypeVar("T")


class Capacity:
    """So many places, and a line for those who wait."""

    def __init__(self, places: int, bench: int) -> None:
        self._places = asyncio.Semaphore(places)
        self._most = places + bench
        self._inside = 0

    @contextlib.asynccontextmanager
    async def place(self) -> AsyncIterator[None]:
        """A place for as long as the block runs; `too_many` if the line is full."""
        if self._inside >= self._most:
            raise ServerError("too_many")
        self._inside += 1
        try:
            async with self._places:
                yield
        finally:
            self._inside -= 1

    async def run(self, work: Callable[..., T], *args: object) -> T:
        """Do it in a thread, when there is a place."""
        async with self.place():
            return await asyncio.to_thread(partial(work, *args))
