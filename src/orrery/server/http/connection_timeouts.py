"""The door for connections: whoever comes has to say what he wants, and take what he is given, in good time.

Uvicorn waits for ever for a request, and for a client that does not read what it is sent: it closes such a connection,
but that waits for the last byte to be taken. Connections that only stand there cost nothing but a descriptor each,
until there are no more. WebSockets have passed the door: they are counted elsewhere (socket/open_connections.py) and
may be silent as long as they answer pings.
"""

from __future__ import annotations

import asyncio
import contextlib
import math
from functools import partial
from typing import TYPE_CHECKING, Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from orrery.server.settings import Settings

if TYPE_CHECKING:
    from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol as AutoHTTPProtocol
else:
    from uvicorn.protocols.http.auto import AutoHTTPProtocol

try:
    import resource
except ImportError:  # not on this system, which has no such limit either
    resource = None  # type: ignore[assignment]


def open_wide() -> None:
    """Allow this process as many descriptors as it may have: the usual limit, 1024, is one for programs of another
    time."""
    if resource is not None:
        hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
        with contextlib.suppress(OSError, ValueError):  # some systems promise more than they give
            resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


def descriptors() -> float:
    """How many this process may have."""
    found = math.inf if resource is None else resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    return math.inf if found < 0 else found  # how some systems write that there is no limit


class Taking:
    """The patience with a client that does not take what is written to it."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._timer: asyncio.TimerHandle | None = None
        self._ending = False

    def slow(self, transport: asyncio.Transport) -> None:
        """Too much has piled up: some of it has to be taken in time, or all is thrown away."""
        if self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(self._seconds, transport.abort)

    def last(self, transport: asyncio.Transport) -> None:
        """Nothing will be written any more: all has to be taken in time."""
        self._ending = True
        self.slow(transport)

    def again(self) -> None:
        """Some of it was taken."""
        if not self._ending:
            self.gone()

    def gone(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


class Door:
    """All connections that have not said yet what they want, the longest waiting first."""

    def __init__(self, seconds: float, most: float) -> None:
        self.seconds = seconds
        self.most = most
        self._standing: dict[Visitor, None] = {}

    def __len__(self) -> int:
        return len(self._standing)

    def stand(self, visitor: Visitor) -> None:
        """If there are too many, the one who has waited longest goes: who means it has long said what he wants."""
        self._standing.setdefault(visitor)
        if len(self._standing) > self.most:
            next(iter(self._standing)).dismiss()

    def passed(self, visitor: Visitor) -> None:
        self._standing.pop(visitor, None)


class Visitor(AutoHTTPProtocol):
    """One connection until it is a WebSocket or gone."""

    def __init__(self, door: Door, **given: Any) -> None:
        super().__init__(**given)
        self._door = door
        self._request: asyncio.TimerHandle | None = None
        self._taking = Taking(door.seconds)

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._stand()

    def data_received(self, data: bytes) -> None:
        self._stand()
        super().data_received(data)
        cycle = self.cycle
        if cycle is not None and not cycle.more_body and not cycle.response_complete:
            self._passed()  # the request is whole and being answered

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.transport.is_closing():
            self._taking.last(self.transport)
        elif self.cycle.response_complete:
            self._door.stand(self)  # he may want something else; Uvicorn has a clock of its own for that

    def timeout_keep_alive_handler(self) -> None:
        super().timeout_keep_alive_handler()
        self._taking.last(self.transport)

    def handle_websocket_upgrade(self, *given: Any) -> None:
        self._passed()
        super().handle_websocket_upgrade(*given)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._taking.slow(self.transport)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._taking.again()

    def connection_lost(self, exc: Exception | None) -> None:
        self._passed()
        self._taking.gone()
        super().connection_lost(exc)

    def dismiss(self) -> None:
        """Without a word: nobody listens."""
        self._passed()
        self.transport.abort()

    def _stand(self) -> None:
        if self._request is None and not self.transport.is_closing():
            self._request = self.loop.call_later(self._door.seconds, self.dismiss)
            self._door.stand(self)

    def _passed(self) -> None:
        self._door.passed(self)
        if self._request is not None:
            self._request.cancel()
            self._request = None


class Player(WebSocketsSansIOProtocol):
    """One WebSocket."""

    def __init__(self, seconds: float, **given: Any) -> None:
        super().__init__(**given)
        self._taking = Taking(seconds)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._taking.slow(self.transport)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._taking.again()

    async def run_asgi(self) -> None:
        try:
            await super().run_asgi()
        finally:
            if not self.disconnected:
                self._taking.last(self.transport)

    def connection_lost(self, exc: Exception | None) -> None:
        self._taking.gone()
        super().connection_lost(exc)


def visitors(settings: Settings) -> Any:
    """Makes the protocol of a connection, as Uvicorn wants it."""
    most = min(settings.limits.standing, descriptors() // 4)  # the others are for those who play
    return partial(Visitor, Door(settings.request_seconds, most))


def players(settings: Settings) -> Any:
    """The same for WebSockets."""
    return partial(Player, settings.request_seconds)
