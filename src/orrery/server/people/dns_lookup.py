"""Looking up host names, in threads of their own.

A name server that does not answer blocks a thread for half a minute, and the thread cannot be stopped. In the shared
thread pool a few dead names would hold up everybody.
"""

from __future__ import annotations

import asyncio
import threading
from concurrent.futures import Future
from socket import SOCK_STREAM, getaddrinfo
from typing import Any

AT_ONCE = 16  # names looked up at the same time
Found = list[Any]

_under_way: dict[tuple[str, int], Future[Found]] = {}
_turn = threading.Lock()


class Crowded(Exception):
    """Too many lookups hang; this one was not even started."""


async def look_up(host: str, port: int, seconds: float) -> Found:
    """What `getaddrinfo` says. Whoever asks for a name that is being looked up waits for the same answer."""
    return await asyncio.wait_for(asyncio.shield(asyncio.wrap_future(_asked(host, port))), seconds)


def _asked(host: str, port: int) -> Future[Found]:
    key = (host, port)
    with _turn:
        if key in _under_way:
            return _under_way[key]
        if len(_under_way) >= AT_ONCE:
            raise Crowded
        future = _under_way[key] = Future()
    # A daemon, so that a server that stops does not wait for it.
    threading.Thread(target=_look, args=(key, future), name=f"name {host[:40]}", daemon=True).start()
    return future


def _look(key: tuple[str, int], future: Future[Found]) -> None:
    found: Found = []
    error: Exception | None = None
    try:
        found = getaddrinfo(*key, type=SOCK_STREAM)
    except Exception as failed:  # passed on to whoever waits
        error = failed
    with _turn:
        del _under_way[key]
    if error is None:
        future.set_result(found)
    else:
        future.set_exception(error)
