"""The few words of WebSocket that a crowd needs: a library does more, and its time would count as the server's."""

from __future__ import annotations

import asyncio
import base64
import os
from collections.abc import Callable

END = b"\r\n\r\n"
TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
MASK = b"\0\0\0\0"  # a client has to mask what it sends; with this mask it stays as it is


class WebSocket(asyncio.Protocol):
    """One connection; `hear` gets each text. Messages of more than one frame do not come from this server."""

    def __init__(self, host: str, cookie: str, hear: Callable[[bytes], None]) -> None:
        self._host = host
        self._cookie = cookie
        self._hear = hear
        self._buffer = b""
        self._transport: asyncio.WriteTransport | None = None
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.closed = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.WriteTransport)
        self._transport = transport
        key = base64.b64encode(os.urandom(16)).decode()
        words = (
            "GET /ws HTTP/1.1",
            f"Host: {self._host}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            f"Sec-WebSocket-Key: {key}",
            "Sec-WebSocket-Version: 13",
            f"Cookie: {self._cookie}",
        )
        transport.write("\r\n".join(words).encode() + END)

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self.opened.done():
            head, end, rest = self._buffer.partition(END)
            if not end:
                return
            if b" 101 " not in head.split(b"\r\n")[0]:
                self.opened.set_exception(ConnectionError(head[:80].decode(errors="replace")))
                return
            self._buffer = rest
            self.opened.set_result(None)
        self._frames()

    def _frames(self) -> None:
        buffer, at = self._buffer, 0
        while len(buffer) - at >= 2:
            length, body = buffer[at + 1], at + 2
            if length >= 126:
                size = 2 if length == 126 else 8
                length, body = int.from_bytes(buffer[body : body + size], "big"), body + size
            if len(buffer) < body + length:
                break
            self._take(buffer[at] & 15, buffer[body : body + length])
            at = body + length
        self._buffer = buffer[at:]

    def _take(self, kind: int, payload: bytes) -> None:
        if kind == TEXT:
            self._hear(payload)
        elif kind == PING:
            self._write(PONG, payload)
        elif kind == CLOSE:
            self.close()

    def _write(self, kind: int, payload: bytes) -> None:
        if self._transport is None or self.closed:
            return
        size = len(payload)
        length = bytes([0x80 | size]) if size < 126 else bytes([0x80 | 126]) + size.to_bytes(2, "big")
        self._transport.write(bytes([0x80 | kind]) + length + MASK + payload)

    def send(self, text: bytes) -> None:
        self._write(TEXT, text)

    def close(self) -> None:
        self.closed = True
        if self._transport is not None:
            self._transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        self.closed = True
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("the server hung up"))
