"""A WebSocket without a network: the test says what the client's bytes are, when an application answers, and how time
goes by."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import uvicorn
from uvicorn.server import ServerState
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.http11 import Response
from websockets.uri import parse_uri

from orrery.server.http.websocket_protocol import WebSocketProtocol
from server.support import until

Application = Callable[[Any, Any, Any], Awaitable[None]]
PINGS = 1000.0  # seconds: no test waits for them


class Wire(asyncio.Transport):
    """Takes what is written, and is never closed by the other end."""

    def __init__(self) -> None:
        super().__init__()
        self.written = b""
        self.closed = False
        self.aborted = False
        self.reading = True

    def write(self, data: Any) -> None:
        assert not self.closed, "written after the end"
        self.written += bytes(data)

    def close(self) -> None:
        self.closed = True

    def abort(self) -> None:
        self.closed = self.aborted = True

    def is_closing(self) -> bool:
        return self.closed

    def pause_reading(self) -> None:
        self.reading = False

    def resume_reading(self) -> None:
        self.reading = True


class Heard:
    """Keeps what it hears."""

    def __init__(self) -> None:
        self.said: list[str | None] = []
        self.codes: list[int] = []
        self.resumes = 0

    def receive(self, text: str | None) -> None:
        self.said.append(text)

    def resumed(self) -> None:
        self.resumes += 1

    def lost(self, code: int) -> None:
        self.codes.append(code)


class Scripted:
    """One socket, and the client's side of it."""

    def __init__(self, application: Application, **settings: Any) -> None:
        given: Any = {"ws_ping_interval": PINGS, "ws_ping_timeout": PINGS, **settings}
        config = uvicorn.Config(application, lifespan="off", log_config=None, **given)
        config.load()
        config.loaded_app = application
        self.state = ServerState()
        self.line = WebSocketProtocol(config=config, server_state=self.state, app_state={})
        self.wire = Wire()
        self.line.connection_made(self.wire)
        self.client = ClientProtocol(parse_uri("ws://here/ws?seat=1"))
        self._read = 0

    def ask(self, **headers: str) -> None:
        """The request, as Uvicorn hands it on."""
        request = self.client.connect()
        for name, value in headers.items():
            request.headers[name] = value
        self.client.send_request(request)
        self.line.data_received(b"".join(self.client.data_to_send()))

    def told(self) -> list[Any]:
        """What the client has been told since it was asked last."""
        fresh, self._read = self.wire.written[self._read :], len(self.wire.written)
        if fresh:
            self.client.receive_data(fresh)
        return self.client.events_received()

    async def answer(self) -> Response:
        await until(lambda: b"\r\n\r\n" in self.wire.written)
        response = self.told()[0]
        assert isinstance(response, Response)
        return response

    def say(self, data: bytes, opcode: Opcode = Opcode.TEXT, *, fin: bool = True) -> None:
        self.line.data_received(spoken(data, opcode, fin=fin))

    @property
    def deadline(self) -> asyncio.TimerHandle:
        assert self.line._timer is not None
        return self.line._timer

    def pass_by(self) -> None:
        """The time of what the socket waits for is over."""
        handle = self.deadline
        ring: Any = handle._callback  # type: ignore[attr-defined]
        handle.cancel()
        ring()


def spoken(data: bytes, opcode: Opcode = Opcode.TEXT, *, fin: bool = True) -> bytes:
    return Frame(opcode, data, fin=fin).serialize(mask=True)
