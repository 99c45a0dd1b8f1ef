"""Refused floods in the log: one line per address and minute, with a count.

A line for each refused request would let anybody fill the disk with lines, which is worse than the flood.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from dataclasses import dataclass, field

import structlog

log = structlog.get_logger(__name__)
MINUTE = 60.0
LOOK = 5.0  # seconds between two looks for minutes that are over
ADDRESSES = 1000  # counted one by one; what comes from further ones at the same time is counted together
OTHERS = "others"


@dataclass(slots=True)
class _Flood:
    """What one address was refused since its last line."""

    began: float
    count: int = 0
    latest: dict[str, str] = field(default_factory=dict)


class FloodLog:
    """The first refusal of an address is told at once, further ones when a minute has passed since its last line."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._floods: dict[str, _Flood] = {}

    def count(self, address: str, what: str, **about: str) -> None:
        """Something was refused because there was too much of it; `about` says more of the latest."""
        if address not in self._floods and len(self._floods) >= ADDRESSES:
            address = OTHERS
        known = self._floods.get(address)
        flood = known or self._floods.setdefault(address, _Flood(self._clock()))
        flood.count += 1
        flood.latest = {"what": what, **about}
        if known is None:
            self._write(address, flood)
        self.tell()

    def tell(self) -> None:
        """Write the lines of minutes that are over; addresses that were refused nothing more are forgotten."""
        now = self._clock()
        for address, flood in list(self._floods.items()):
            if now < flood.began + MINUTE:
                return  # they stand in the order in which their minutes began
            del self._floods[address]
            if flood.count:
                flood.began = now
                self._floods[address] = flood
                self._write(address, flood)

    @staticmethod
    def _write(address: str, flood: _Flood) -> None:
        log.warning("limit", address=address, count=flood.count, **flood.latest)
        flood.count = 0

    async def run(self) -> None:
        while True:
            await asyncio.sleep(LOOK)
            self.tell()
