"""The request that opens a WebSocket, in the words of ASGI: as much of them as opening takes.

What an application may do here: accept the socket or refuse it, say a few last words to whom it turns away, or hand the
socket over (`websocket_line.py`). Messages are heard by whoever it was handed to, never by the request.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Any, Protocol
from urllib.parse import unquote

from starlette.types import Message, Scope
from websockets.http11 import Request

from orrery.server.http.websocket_line import HANDOVER, OpeningLine


class ClientGone(OSError):
    """There is nobody any more to whom the application could say this."""


class Opening(OpeningLine, Protocol):
    """A socket that can be accepted or refused."""

    @property
    def gone(self) -> bool: ...

    @property
    def answered(self) -> bool: ...

    def accept(self, headers: Iterable[tuple[str, str]]) -> None: ...

    def refuse(self, status: int) -> None: ...


class OpeningRequest:
    """What the application is given to hear and to speak while it answers the request."""

    def __init__(self, line: Opening) -> None:
        self._line = line
        self._told = False

    async def receive(self) -> Message:
        if self._told:
            raise RuntimeError("messages are heard by the receiver a socket is handed to, not by its request")
        self._told = True
        return {"type": "websocket.connect"}

    async def send(self, message: Message) -> None:
        line, kind = self._line, message["type"]
        if line.gone:
            raise ClientGone("the client has gone")
        if kind == "websocket.accept" and not line.answered:
            line.accept(_answered_with(message))
        elif kind == "websocket.close" and not line.answered:
            line.refuse(403)
        elif kind == "websocket.close":
            line.close(message.get("code", 1000))
        elif kind == "websocket.send" and line.answered and isinstance(message.get("text"), str):
            line.write(message["text"])
        else:
            raise RuntimeError(f"a socket that is being opened cannot take {kind!r} now")


def _answered_with(message: Message) -> Iterable[tuple[str, str]]:
    for name, value in message.get("headers", ()):
        yield name.decode("latin-1"), value.decode("latin-1")
    if message.get("subprotocol"):
        yield "Sec-WebSocket-Protocol", message["subprotocol"]


def scope_of(request: Request, line: Opening, transport: asyncio.Transport, root: str, state: dict[str, Any]) -> Scope:
    path, _, query = request.path.partition("?")
    offered = request.headers.get_all("Sec-WebSocket-Protocol")
    return {
        "type": "websocket",
        "asgi": {"version": "3.0", "spec_version": "2.4"},
        "http_version": "1.1",
        "scheme": "wss" if transport.get_extra_info("sslcontext") else "ws",
        "server": _address(transport.get_extra_info("sockname")),
        "client": _address(transport.get_extra_info("peername")),
        "root_path": root,
        "path": root + unquote(path),
        "raw_path": (root + path).encode("ascii"),
        "query_string": query.encode("ascii"),
        "headers": [(name.lower().encode("ascii"), _bytes(value)) for name, value in request.headers.raw_items()],
        "subprotocols": [each.strip() for value in offered for each in value.split(",")],
        "state": state.copy(),
        "extensions": {HANDOVER: line},
    }


def _bytes(value: str) -> bytes:
    """A header as it came: bytes beyond ASCII are read as Latin-1, or before version 17 as surrogates."""
    return value.encode("latin-1", "surrogateescape")


def _address(found: Any) -> tuple[str, int] | None:
    """Host and port; sockets of other kinds have none."""
    return (str(found[0]), int(found[1])) if isinstance(found, tuple | list) and len(found) >= 2 else None
