"""What is left to a connection whose session has ended: nothing, from that moment on."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest
from starlette.websockets import WebSocketState

from orrery.server.people.sessions import Session
from orrery.server.socket.connection import Connection
from orrery.server.wire.messages import CLOSE_NO_GUEST
from server.account_helpers import PASSWORD, entered, signed_up
from server.support import LiveServer

Json = Any


@pytest.mark.parametrize("how", ["logout", "password"])
def test_sockets_are_closed_at_once(
    own_server: Callable[..., LiveServer], monkeypatch: pytest.MonkeyPatch, how: str
) -> None:
    """Not only when the server next looks for sessions that other processes have ended."""
    monkeypatch.setattr("orrery.server.people.accounts.CHECK_SECONDS", 3600)
    server = own_server()
    home, name = signed_up(server)
    phone = server.guest()
    entered(phone, name)
    with phone.socket() as on_phone:
        on_phone.hear("welcome")
        if how == "logout":
            home.http.delete("/api/session?everywhere=true")
        else:
            home.put("/api/account/password", {"old": PASSWORD, "new": "another one"})
        assert on_phone.closed() == CLOSE_NO_GUEST


class Deaf:
    """A client that says something but takes nothing in: what is sent to it never gets through."""

    def __init__(self) -> None:
        self.client_state = WebSocketState.CONNECTED
        self.said: asyncio.Queue[Json] = asyncio.Queue()

    async def receive(self) -> Json:
        return await self.said.get()

    async def send_text(self, _text: str) -> None:
        await asyncio.Event().wait()


def test_nothing_is_taken_from_it_any_more(own_server: Callable[..., LiveServer]) -> None:
    """Also if it can't be told, because it does not read."""
    services = own_server().parts.sockets
    taken: list[Json] = []

    async def run() -> None:
        deaf = Deaf()
        connection = Connection(deaf, services, Session("somebody"))  # type: ignore[arg-type]

        first = asyncio.Event()

        async def take(received: Json) -> None:
            taken.append(received["text"])
            first.set()

        connection._take = take  # type: ignore[method-assign]
        tasks = [asyncio.create_task(work) for work in (connection._read(), connection.deliver())]
        connection.send("a message that is not read")
        deaf.said.put_nowait({"type": "websocket.receive", "text": "before"})
        await asyncio.wait_for(first.wait(), 20)
        connection.hang_up(CLOSE_NO_GUEST)
        deaf.said.put_nowait({"type": "websocket.receive", "text": "after"})
        done, _ = await asyncio.wait(tasks, timeout=20, return_when=asyncio.FIRST_COMPLETED)
        assert tasks[0] in done
        for task in tasks:
            task.cancel()

    asyncio.run(run())
    assert taken == ["before"]
