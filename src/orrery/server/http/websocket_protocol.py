"""The server's side of a WebSocket, from the request that opens it to its end.

Uvicorn takes a class of our own for this (its setting `ws`) and hands it the connection with the request. The words of
the protocol are those of the library `websockets`, by its interface for servers of others (Sans-I/O): a
`ServerProtocol` reads the request and is dropped with all its headers once the socket is open; a `Protocol`, which
knows frames only, goes on. See docs/decisions/0018-websockets-of-our-own.md.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable
from typing import Any, Protocol, cast

import structlog
import uvicorn
from starlette.types import ASGIApp, Scope
from websockets.frames import CloseCode, Frame, Opcode
from websockets.http11 import Request, Response
from websockets.protocol import Protocol as FrameProtocol
from websockets.protocol import Side, State
from websockets.server import ServerProtocol

from orrery.server.http.websocket_line import Receiver
from orrery.server.http.websocket_opening import ClientGone, OpeningRequest, scope_of

FAREWELL = 10.0  # seconds for the client to say goodbye in its turn
log = structlog.get_logger(__name__)
_library_log = logging.getLogger(__name__)


class ServerState(Protocol):
    """What Uvicorn waits for when it stops."""

    @property
    def connections(self) -> set[Any]:
        """Each is told to stop by its `shutdown`."""

    @property
    def tasks(self) -> set[asyncio.Task[None]]: ...


class WebSocketProtocol(asyncio.Protocol):
    """One WebSocket. There are thousands of them that are silent: it holds no more than one needs."""

    __slots__ = (
        "_begun",
        "_config",
        "_early",
        "_ended",
        "_frames",
        "_handshake",
        "_leaving",
        "_listening",
        "_pinged",
        "_receiver",
        "_response",
        "_server",
        "_state",
        "_timer",
        "_transport",
        "writable_now",
    )

    def __init__(
        self, *, config: uvicorn.Config, server_state: ServerState, app_state: dict[str, Any], **_more: object
    ) -> None:
        self._config = config
        self._server = server_state
        self._state: dict[str, Any] | None = app_state
        self._transport: asyncio.Transport = cast(asyncio.Transport, None)  # until there is a connection
        # Without compression: it takes 64 KiB for each socket, and who joins with steps hears little anyway.
        self._handshake: ServerProtocol | None = ServerProtocol(max_size=config.ws_max_size, logger=_library_log)
        self._response: Response | None = None  # what is answered if the application accepts
        self._frames: FrameProtocol | None = None  # from then on
        self._receiver: Receiver | None = None
        self._early = b""  # what has come before somebody hears it
        self._begun: tuple[Opcode, bytearray] | None = None  # a message of which more is to come
        self._timer: asyncio.TimerHandle | None = None  # the next ping, or how long its answer or a goodbye may take
        self._pinged = False
        self._listening = True
        self._leaving = False  # we have said goodbye
        self._ended = False
        self.writable_now = True

    # --- what the connection tells

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)  # a stream transport; uvloop's has no base class
        self._server.connections.add(self)

    def data_received(self, data: bytes) -> None:
        if self._ended:
            return
        if self._receiver is not None or self._leaving:
            self._hear(data)
        elif self._response is not None:
            self._early += data
        elif self._handshake is not None:
            self._read_request(self._handshake, data)

    def pause_writing(self) -> None:
        self.writable_now = False

    def resume_writing(self) -> None:
        self.writable_now = True
        if self._receiver is not None:
            self._receiver.resumed()

    def connection_lost(self, exc: Exception | None) -> None:
        self._server.connections.discard(self)
        self._end()

    def shutdown(self) -> None:
        """Uvicorn stops."""
        if self._frames is None:
            self.refuse(503)
        elif self._open:
            self._frames.send_close(CloseCode.SERVICE_RESTART)
            self._flush(self._frames)
        self._transport.close()
        self._end()

    # --- opening, in the words of ASGI

    def _read_request(self, handshake: ServerProtocol, data: bytes) -> None:
        handshake.receive_data(data)
        for event in handshake.events_received():
            if isinstance(event, Request):
                response = handshake.accept(event)
                if response.status_code == 101:
                    self._ask_application(event, response)
                else:
                    self._answer(response)
                return
        self._flush(handshake)  # what the library itself says to a request that is none

    def _ask_application(self, request: Request, response: Response) -> None:
        self._response = response
        self.listen(on=False)  # until somebody hears
        scope = scope_of(request, self, self._transport, self._config.root_path, self._state or {})
        self._state = None
        task = asyncio.get_running_loop().create_task(self._opened_by(self._config.loaded_app, scope))
        self._server.tasks.add(task)
        task.add_done_callback(self._server.tasks.discard)

    async def _opened_by(self, app: ASGIApp, scope: Scope) -> None:
        request = OpeningRequest(self)
        try:
            await app(scope, request.receive, request.send)
        except ClientGone:
            pass
        except Exception:
            log.exception("socket.opening")
        finally:
            if self._frames is None:
                self.refuse(500)
            elif self._receiver is None:
                self.close(CloseCode.INTERNAL_ERROR)  # unless the application has said goodbye

    @property
    def gone(self) -> bool:
        return self._ended or self._transport.is_closing()

    @property
    def answered(self) -> bool:
        return self._handshake is None

    def accept(self, headers: Iterable[tuple[str, str]]) -> None:
        if self._response is not None:
            for name, value in headers:
                self._response.headers[name] = value
            self._frames = FrameProtocol(Side.SERVER, max_size=self._config.ws_max_size, logger=_library_log)
            self._answer(self._response)
            self._wait(self._config.ws_ping_interval, self._ping)

    def refuse(self, status: int) -> None:
        if self._handshake is not None and not self.gone:
            self._answer(self._handshake.reject(status, ""))

    def _answer(self, response: Response) -> None:
        """Answer the request; if it is not opened the connection is closed with that."""
        if self._handshake is not None:
            handshake, self._handshake = self._handshake, None
            handshake.send_response(response)
            self._flush(handshake)

    @property
    def handed_over(self) -> bool:
        return self._receiver is not None

    def hand_over(self, receiver: Receiver) -> None:
        self._receiver = receiver
        self._response = None
        if self._ended:
            receiver.lost(CloseCode.ABNORMAL_CLOSURE)
            return
        self.listen(on=True)
        early, self._early = self._early, b""
        if early:
            self._hear(early)
        if not self._ended:
            receiver.resumed()

    # --- afterwards

    @property
    def _open(self) -> bool:
        return self._frames is not None and self._frames.state is State.OPEN and not self._transport.is_closing()

    def write(self, text: str) -> None:
        if self._frames is not None and self._open:
            self._frames.send_text(text.encode())
            self._flush(self._frames)

    def listen(self, *, on: bool) -> None:
        self._listening = on or self._leaving  # its goodbye is heard in any case
        if not self._transport.is_closing():
            if self._listening:
                self._transport.resume_reading()
            else:
                self._transport.pause_reading()

    def close(self, code: int) -> None:
        if self._frames is None or not self._open:
            return
        self._leaving = True
        self._frames.send_close(code)
        self._flush(self._frames)
        self._wait(FAREWELL, self._transport.abort)
        self.listen(on=True)
        early, self._early = self._early, b""
        if early:
            self._hear(early)

    def _hear(self, data: bytes) -> None:
        if self._frames is None:
            return
        self._frames.receive_data(data)
        for event in self._frames.events_received():
            if isinstance(event, Frame):
                self._take(event)
        self._flush(self._frames)

    def _take(self, frame: Frame) -> None:
        if frame.opcode is Opcode.PONG:
            if self._pinged:
                self._pinged = False
                self._wait(self._config.ws_ping_interval, self._ping)
        elif frame.opcode in (Opcode.TEXT, Opcode.BINARY) and frame.fin:
            self._tell(frame.opcode, frame.data)
        elif frame.opcode in (Opcode.TEXT, Opcode.BINARY):
            self._begun = frame.opcode, bytearray(frame.data)
        elif frame.opcode is Opcode.CONT and self._begun is not None:
            opcode, data = self._begun
            data += frame.data
            if frame.fin:
                self._begun = None
                self._tell(opcode, data)

    def _tell(self, opcode: Opcode, data: bytes | bytearray | memoryview) -> None:
        if self._leaving or self._receiver is None or self._frames is None:
            return
        if opcode is Opcode.BINARY:
            self._receiver.receive(None)
            return
        try:
            text = str(data, "utf-8")
        except UnicodeDecodeError:
            self._leaving = True
            self._frames.fail(CloseCode.INVALID_DATA, "not UTF-8")
            return
        self._receiver.receive(text)

    def _flush(self, said_by: FrameProtocol) -> None:
        """Send what the library has to say; nothing (`SEND_EOF`) means that this was all."""
        for data in said_by.data_to_send():
            if data:
                self._transport.write(data)
            else:
                self._transport.close()
                self._end()

    def _end(self) -> None:
        """Nothing more comes."""
        if self._ended:
            return
        self._ended = True
        self._wait(None, self._end)
        if self._frames is not None:
            self._frames.receive_eof()
            if self._receiver is not None:
                self._receiver.lost(self._frames.close_code or CloseCode.ABNORMAL_CLOSURE)

    # --- whether the client is still there

    def _ping(self) -> None:
        if self._frames is not None and self._open:
            self._pinged = True
            self._frames.send_ping(b"")
            self._flush(self._frames)
            self._wait(self._config.ws_ping_timeout, self._unanswered)

    def _unanswered(self) -> None:
        if self._frames is None or not self._open:
            return
        if self._listening:
            self._frames.fail(CloseCode.INTERNAL_ERROR, "keepalive ping timeout")
            self._flush(self._frames)
        else:  # its answer may have come, but we have not looked
            self._wait(self._config.ws_ping_timeout, self._unanswered)

    def _wait(self, seconds: float | None, then: Callable[[], None]) -> None:
        """Do one thing after some time, instead of what was waited for; None: never."""
        if self._timer is not None:
            self._timer.cancel()
        self._timer = None if seconds is None else asyncio.get_running_loop().call_later(seconds, then)
