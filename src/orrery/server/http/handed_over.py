"""WebSockets that go on after the request that opened them.

In ASGI a socket's request lasts as long as the socket, and with it every layer that the request came through, its
headers, two queues and three tasks: 35 kB for a socket that is silent. Here the request ends when the application has
checked who is there: it hands the socket to a `Receiver` and returns. From then on what is said comes by a plain call,
and what is sent goes straight to the transport.
"""

from __future__ import annotations

import asyncio
from typing import Any, Protocol, cast

from starlette.websockets import WebSocket
from uvicorn._types import ASGIReceiveEvent
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode
from websockets.http11 import Request
from websockets.protocol import Protocol as ProtocolState
from websockets.protocol import Side
from websockets.server import ServerProtocol

HANDOVER = "orrery.handover"  # the name under which the application finds the socket in its scope
FAREWELL = 10.0  # seconds for the client to say goodbye in its turn
_unused = asyncio.Event()  # nobody waits for it: after the handover there is `writable_now`


class Receiver(Protocol):
    """Whoever looks after a socket."""

    def receive(self, text: str | None) -> None:
        """A message has come; None: one of bytes."""

    def resumed(self) -> None:
        """There is room for more to be sent."""

    def lost(self, code: int) -> None:
        """The socket is closed, by the client or because nobody answers."""


class Line(Protocol):
    """A socket as whoever looks after it sees it."""

    @property
    def writable_now(self) -> bool: ...

    def write(self, text: str) -> None: ...

    def close(self, code: int) -> None: ...

    def listen(self, *, on: bool) -> None:
        """Whether messages are wanted: a client that is not listened to has to wait with what it says."""


class _Onward(asyncio.Queue[ASGIReceiveEvent]):
    """Stands where uvicorn queues what has come: passes it on at once, and holds nothing."""

    def __init__(self, receiver: Receiver) -> None:  # not the queue's own: that makes what takes the memory
        self._receiver = receiver

    def put_nowait(self, item: ASGIReceiveEvent) -> None:
        event = cast(dict[str, Any], item)
        if event["type"] == "websocket.receive":
            self._receiver.receive(event.get("text"))
        elif event["type"] == "websocket.disconnect":
            self._receiver.lost(event.get("code", 1005))


class HandedOver(WebSocketsSansIOProtocol):
    """Uvicorn's WebSocket, which can be handed over."""

    def __init__(self, **given: Any) -> None:
        super().__init__(**given)
        self.receiver: Receiver | None = None
        self.writable_now = True
        self._early = False  # something has come before the handover

    # --- opening, by ASGI

    def data_received(self, data: bytes) -> None:
        self._early = self._early or (self.handshake_initiated and self.receiver is None)
        super().data_received(data)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.handshake_initiated and not self.handshake_complete:
            self.scope["extensions"] = {**(self.scope["extensions"] or {}), HANDOVER: self}  # type: ignore[dict-item]

    async def run_asgi(self) -> None:
        try:
            await self.app(self.scope, self.receive, self.send)
        except ClientDisconnected:
            pass
        except BaseException:
            self.logger.exception("Exception in ASGI application\n")
            self.send_500_response()
        if self.receiver is None:
            if self.close_timer is None:
                self.transport.close()
        else:
            del self.scope, self.request, self.response

    def hand_over(self, receiver: Receiver) -> None:
        """From now on this one hears what comes, and what has come already."""
        waiting, self.queue = self.queue, _Onward(receiver)
        self.receiver = receiver
        self._forget_handshake()
        self.writable_now = self.writable.is_set()
        self.writable = _unused
        paused, self.read_paused = self.read_paused, True  # so that uvicorn leaves it alone: see `listen`
        if paused:
            self.transport.resume_reading()
        while not waiting.empty():
            self.queue.put_nowait(waiting.get_nowait())
        receiver.resumed()

    def _forget_handshake(self) -> None:
        """The parser that has read the request holds all its headers; one that has read none goes on, unless the client
        has spoken since: the old one may be in the midst of a frame or a message, with nothing in its buffer."""
        if not (self._early or self.conn.reader.buffer):
            fresh = ProtocolState(Side.SERVER, max_size=self.config.ws_max_size, logger=self.conn.logger)
            self.conn = cast(ServerProtocol, fresh)  # uvicorn needs nothing of the server's own part any more

    # --- afterwards

    def pause_writing(self) -> None:
        self.writable_now = False
        if self.receiver is None:
            super().pause_writing()

    def resume_writing(self) -> None:
        self.writable_now = True
        if self.receiver is None:
            super().resume_writing()
        else:
            self.receiver.resumed()

    def write(self, text: str) -> None:
        if not (self.close_sent or self.disconnected or self.transport.is_closing()):
            self.transport.write(Frame(Opcode.TEXT, text.encode()).serialize(mask=False))

    def listen(self, *, on: bool) -> None:
        if not (self.disconnected or self.transport.is_closing()):
            if on:
                self.transport.resume_reading()
            else:
                self.transport.pause_reading()

    def close(self, code: int) -> None:
        """Say goodbye, and wait for the answer for a while."""
        if self.close_sent or self.disconnected or self.transport.is_closing():
            return
        self.conn.send_close(code)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.listen(on=True)  # for its goodbye
        self.close_timer = self.loop.call_later(FAREWELL, self.transport.abort)


def line_of(websocket: WebSocket) -> HandedOver:
    """The socket of a request that is about to be handed over."""
    found: HandedOver = websocket.scope["extensions"][HANDOVER]
    return found


def is_handed_over(scope: Any) -> bool:
    """Whether the socket of this request goes on without it."""
    line: HandedOver | None = (scope.get("extensions") or {}).get(HANDOVER)
    return line is not None and line.receiver is not None
