"""Time limits for connections: a client has to send a whole request, and to read what it is sent, in good time.

Uvicorn waits for ever for a request, and for a client that does not read: even when it closes such a connection,
closing waits until the last byte is read. Idle connections cost nothing but a file descriptor each, until there are
none left.

Every connection is wrapped, using asyncio's own interfaces: `TimedConnection` stands between the socket and Uvicorn's
protocol, `TimedTransport` between that and the socket, and `RequestProgress`, around the application, tells the
connection how far its request has come. WebSockets are counted elsewhere (socket/open_connections.py) and may be silent
as long as they answer pings; only the limit for reading applies to them too.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from contextvars import ContextVar
from typing import Any, cast

import uvicorn
from starlette.datastructures import Headers
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from orrery.server.http.websocket_line import is_handed_over
from orrery.server.runtime.file_descriptors import descriptor_limit
from orrery.server.settings import Settings

# The connection whose bytes are being processed. Tasks inherit it, so the application's calls find their connection.
_current: ContextVar[TimedConnection | None] = ContextVar("connection", default=None)


def start_timer(seconds: float, ring: Callable[[], None]) -> asyncio.TimerHandle:
    """Every deadline of a connection is started here."""
    return asyncio.get_running_loop().call_later(seconds, ring)


class ReadDeadline:
    """Aborts a connection whose client does not read what is written to it."""

    __slots__ = ("_closing", "_seconds", "_timer")

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._timer: asyncio.TimerHandle | None = None
        self._closing = False

    def start(self, transport: asyncio.Transport) -> None:
        """Too much has piled up: some of it has to be read in time, or all is thrown away."""
        if self._timer is None:
            self._timer = start_timer(self._seconds, transport.abort)

    def close(self, transport: asyncio.Transport) -> None:
        """Nothing more will be written: all of it has to be read in time."""
        self._closing = True
        self.start(transport)

    def progress(self) -> None:
        """Some of it was read."""
        if not self._closing:
            self.cancel()

    def cancel(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


class WaitingConnections:
    """All connections without a whole request, the longest waiting first. If there are too many, the first one is
    closed."""

    def __init__(self, seconds: float, most: float) -> None:
        self.seconds = seconds
        self.most = most
        self._waiting: dict[TimedConnection, None] = {}

    def __len__(self) -> int:
        return len(self._waiting)

    def add(self, connection: TimedConnection) -> None:
        self._waiting.setdefault(connection)
        if len(self._waiting) > self.most:
            next(iter(self._waiting)).abort()

    def remove(self, connection: TimedConnection) -> None:
        self._waiting.pop(connection, None)


class TimedConnection(asyncio.Protocol):
    """One connection: passes everything on to the protocol that serves it, and watches the clock."""

    __slots__ = ("_answering", "_reading", "_request", "_transport", "_upgraded", "_waiting", "inner")

    def __init__(self, inner: asyncio.Protocol, waiting: WaitingConnections) -> None:
        self.inner = inner
        self._waiting = waiting
        self._reading = ReadDeadline(waiting.seconds)
        self._request: asyncio.TimerHandle | None = None  # runs until the request is whole
        self._answering = False
        self._upgraded = False
        self._transport: asyncio.Transport | None = None

    # --- what the socket tells

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        real = self._transport = cast(asyncio.Transport, transport)  # a stream transport; uvloop's has no base class
        self._expect_request()
        self._inside(lambda: self.inner.connection_made(TimedTransport(real, self)))

    def data_received(self, data: bytes) -> None:
        if self._upgraded:
            self.inner.data_received(data)
            return
        if not self._answering:
            self._expect_request()
        self._inside(lambda: self.inner.data_received(data))

    def eof_received(self) -> bool | None:
        return self.inner.eof_received()

    def pause_writing(self) -> None:
        self.inner.pause_writing()
        if self._transport is not None:
            self._reading.start(self._transport)

    def resume_writing(self) -> None:
        self.inner.resume_writing()
        self._reading.progress()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        self._reading.cancel()
        self.inner.connection_lost(exc)

    # --- what the application tells

    def request_began(self, *, whole: bool) -> None:
        if whole:
            self.request_whole()
        else:
            self._expect_request()

    def request_whole(self) -> None:
        """The request is being answered, which may take as long as it takes."""
        self._answering = True
        self._stop_waiting()

    def answered(self) -> None:
        """The client may send another request; Uvicorn has a time limit of its own for that."""
        self._answering = False
        if not self._upgraded and self._transport is not None and not self._transport.is_closing():
            self._waiting.add(self)

    def upgraded(self, inner: asyncio.Protocol) -> None:
        """It is a WebSocket from now on."""
        self.inner = inner
        self._upgraded = True
        self._stop_waiting()

    def closing(self) -> None:
        """Nothing more is written."""
        if self._transport is not None:
            self._reading.close(self._transport)

    def abort(self) -> None:
        """Close without a word: nobody listens."""
        self._stop_waiting()
        if self._transport is not None:
            self._transport.abort()

    # --- inside

    def _expect_request(self) -> None:
        open_ = self._transport is not None and not self._transport.is_closing()
        if self._request is None and open_ and not self._upgraded:
            self._request = start_timer(self._waiting.seconds, self.abort)
            self._waiting.add(self)

    def _stop_waiting(self) -> None:
        self._waiting.remove(self)
        if self._request is not None:
            self._request.cancel()
            self._request = None

    def _inside(self, work: Callable[[], None]) -> None:
        """Let the protocol work on this connection."""
        token = _current.set(self)
        try:
            work()
        finally:
            _current.reset(token)


class TimedTransport(asyncio.Transport):
    """A connection's transport as the protocol that serves it sees it."""

    __slots__ = ("_connection", "_real")

    def __init__(self, real: asyncio.Transport, connection: TimedConnection) -> None:
        super().__init__()
        self._real = real
        self._connection = connection

    def close(self) -> None:
        self._real.close()
        self._connection.closing()

    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
        self._connection.upgraded(cast(asyncio.Protocol, protocol))

    def get_protocol(self) -> asyncio.BaseProtocol:
        return self._connection.inner

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        return self._real.get_extra_info(name, default)

    def is_closing(self) -> bool:
        return self._real.is_closing()

    def abort(self) -> None:
        self._real.abort()

    def is_reading(self) -> bool:
        return self._real.is_reading()

    def pause_reading(self) -> None:
        self._real.pause_reading()

    def resume_reading(self) -> None:
        self._real.resume_reading()

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self._real.write(data)

    def writelines(self, list_of_data: Iterable[bytes | bytearray | memoryview]) -> None:
        self._real.writelines(list_of_data)

    def write_eof(self) -> None:
        self._real.write_eof()

    def can_write_eof(self) -> bool:
        return self._real.can_write_eof()

    def get_write_buffer_size(self) -> int:
        return self._real.get_write_buffer_size()

    def get_write_buffer_limits(self) -> tuple[int, int]:
        return self._real.get_write_buffer_limits()

    def set_write_buffer_limits(self, high: int | None = None, low: int | None = None) -> None:
        self._real.set_write_buffer_limits(high, low)


class RequestProgress:
    """Around the application: tells a connection when its request is whole, and when it has been answered."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        connection = _current.get()
        if connection is None or scope["type"] == "lifespan":
            await self.app(scope, receive, send)
        elif scope["type"] == "http":
            await self._answer(connection, scope, receive, send)
        else:
            try:
                await self.app(scope, receive, send)
            finally:
                if not is_handed_over(scope):
                    connection.closing()

    async def _answer(self, connection: TimedConnection, scope: Scope, receive: Receive, send: Send) -> None:
        connection.request_began(whole=not _has_body(Headers(scope=scope)))

        async def received() -> Message:
            message = await receive()
            if message["type"] == "http.request" and not message.get("more_body", False):
                connection.request_whole()
            return message

        async def sent(message: Message) -> None:
            await send(message)
            if message["type"] == "http.response.body" and not message.get("more_body", False):
                connection.answered()

        await self.app(scope, received, sent)


def _has_body(headers: Headers) -> bool:
    return "transfer-encoding" in headers or headers.get("content-length", "0") != "0"


class TimedConfig(uvicorn.Config):
    """Uvicorn's configuration, with time limits for connections."""

    def __init__(self, app: ASGIApp, settings: Settings, **given: Any) -> None:
        super().__init__(app, **given)
        # A quarter of the descriptors: the others are for people who play.
        most = min(settings.limits.waiting_connections, descriptor_limit() // 4)
        self._waiting = WaitingConnections(settings.request_seconds, most)

    def load(self) -> None:
        super().load()
        serve: Any = self.http_protocol_class

        def timed(**given: Any) -> TimedConnection:
            return TimedConnection(serve(**given), self._waiting)

        self.http_protocol_class: Any = timed
        self.loaded_app = RequestProgress(self.loaded_app)
