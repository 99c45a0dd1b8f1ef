"""Token buckets: a steady rate with room for a burst."""

from __future__ import annotations

import ipaddress
import time
from collections import OrderedDict
from collections.abc import Callable


def household(host: str) -> str:
    """What limits count as one address: with IPv6 everybody has a whole network of 64 bits."""
    try:
        address = ipaddress.ip_address(host.split("%")[0])
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv4Address):
        return host
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ipaddress.ip_network((address.packed, 64), strict=False))


class TokenBucket:
    """Holds `burst` tokens, refilled at `rate` per second; an action takes one."""

    __slots__ = ("_clock", "_last", "_tokens", "burst", "rate")

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate = rate
        self.burst = burst
        self._clock = clock
        self._tokens = float(burst)
        self._last = clock()

    def take(self) -> bool:
        now = self._clock()
        self._tokens = min(self.burst, self._tokens + (now - self._last) * self.rate)
        self._last = now
        if self._tokens < 1.0:
            return False
        self._tokens -= 1.0
        return True


class TokenBuckets:
    """One bucket per name, for as many names as fit; the longest unused are forgotten."""

    def __init__(self, rate: float, burst: float, names: int = 10_000) -> None:
        self._rate = rate
        self._burst = burst
        self._names = names
        self._held: OrderedDict[str, TokenBucket] = OrderedDict()

    @classmethod
    def by_minute(cls, count: float) -> TokenBuckets:
        """So many in a minute, all of them at once."""
        return cls(count / 60, count)

    @classmethod
    def hourly(cls, count: float) -> TokenBuckets:
        """So many in an hour, half of them at once."""
        return cls(count / 3600, max(1.0, count / 2))

    def take(self, name: str) -> bool:
        bucket = self._held.get(name)
        if bucket is None:
            bucket = self._held[name] = TokenBucket(self._rate, self._burst)
            if len(self._held) > self._names:
                self._held.popitem(last=False)
        self._held.move_to_end(name)
        return bucket.take()
