"""A socket is handed over wherever the client's words happen to be cut on their way."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
import uvicorn
from uvicorn.server import ServerState
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.uri import parse_uri

from orrery.server.http.handed_over import HANDOVER, HandedOver
from server.support import until

PING = '{"t":"ping"}'
LONG = "x" * 300  # its length takes two more bytes
BEGUN = Frame(Opcode.TEXT, PING[:5].encode(), fin=False).serialize(mask=True)
MESSAGES = {  # what is said, and its bytes
    "short": (PING, Frame(Opcode.TEXT, PING.encode()).serialize(mask=True)),
    "long": (LONG, Frame(Opcode.TEXT, LONG.encode()).serialize(mask=True)),
    "in two frames": (PING, BEGUN + Frame(Opcode.CONT, PING[5:].encode()).serialize(mask=True)),
}
CUTS = {"short": (0, 1, 2, 3, 6, 7, 18), "long": (2, 3, 4, 8), "in two frames": (len(BEGUN), len(BEGUN) + 2)}


class Wire(asyncio.Transport):
    """Takes what is written, and is never closed by the other end."""

    def __init__(self) -> None:
        super().__init__()
        self.written = b""
        self.closed = False

    def write(self, data: Any) -> None:
        self.written += bytes(data)

    def close(self) -> None:
        self.closed = True

    def abort(self) -> None:
        self.closed = True

    def is_closing(self) -> bool:
        return self.closed

    def pause_reading(self) -> None:
        pass

    def resume_reading(self) -> None:
        pass


class Heard:
    """Keeps what it hears."""

    def __init__(self) -> None:
        self.said: list[str | None] = []
        self.codes: list[int] = []

    def receive(self, text: str | None) -> None:
        self.said.append(text)

    def resumed(self) -> None:
        pass

    def lost(self, code: int) -> None:
        self.codes.append(code)


async def handed_over(before: bytes, after: bytes) -> Heard:
    """What is heard if the client's bytes come on both sides of the handover."""
    heard, go, wire = Heard(), asyncio.Event(), Wire()

    async def application(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        await go.wait()
        scope["extensions"][HANDOVER].hand_over(heard)

    config = uvicorn.Config(application, ws_per_message_deflate=False, lifespan="off", log_config=None)
    config.load()
    config.loaded_app = application
    line = HandedOver(config=config, server_state=ServerState(), app_state={}, _loop=asyncio.get_running_loop())
    line.connection_made(wire)
    client = ClientProtocol(parse_uri("ws://here/"))
    client.send_request(client.connect())
    line.data_received(b"".join(client.data_to_send()))
    await until(lambda: b"\r\n\r\n" in wire.written)
    if before:
        line.data_received(before)
    go.set()
    await until(lambda: line.receiver is not None)
    if after:
        line.data_received(after)
    line.stop_keepalive()
    return heard


@pytest.mark.parametrize(("message", "cut"), [(message, cut) for message in CUTS for cut in CUTS[message]])
def test_a_message_that_is_on_its_way_at_the_handover_is_heard(message: str, cut: int) -> None:
    said, sent = MESSAGES[message]
    heard = asyncio.run(handed_over(sent[:cut], sent[cut:]))
    assert (heard.said, heard.codes) == ([said], [])
