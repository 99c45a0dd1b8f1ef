"""Who seems to be at a table, but is not: it is his turn, and he is told."""

from __future__ import annotations

import base64
import json
import socket
from collections.abc import Callable

import pytest

from orrery.server.http.websocket_protocol import WebSocketProtocol
from server.arranged_tables import Clockwork, choose, people, seated
from server.inbox import Inbox
from server.kept_notices import Kept, stays
from server.people.test_pending_notices import CERTAIN, NOTICES, both_choose
from server.support import PATIENCE, Guest, LiveServer, wait_until

Start = Callable[..., LiveServer]


class Pings:
    """When a test's own server pings, and how long the answers may take: both are over when the test says so."""

    def __init__(self) -> None:
        self._next: dict[WebSocketProtocol, Callable[[], None]] = {}

    def wait(self, connection: WebSocketProtocol, seconds: float | None, then: Callable[[], None]) -> None:
        self._next.pop(connection, None)
        if seconds is not None:
            self._next[connection] = then

    def pass_by(self) -> None:
        for then in list(self._next.values()):
            then()


@pytest.fixture
def pings(monkeypatch: pytest.MonkeyPatch) -> Pings:
    made = Pings()
    monkeypatch.setattr(WebSocketProtocol, "_wait", lambda *about: made.wait(*about))
    return made


def _frozen(server: LiveServer, guest: Guest, table: str) -> socket.socket:
    """A telephone that follows the table and falls asleep: the connection stays open, nobody answers."""
    made = socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE)
    key = base64.b64encode(bytes(16)).decode()
    asked = f"GET /ws HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    asked += f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\nCookie: {guest.cookie}\r\n\r\n"
    made.sendall(asked.encode())
    answer = b""
    while b"\r\n\r\n" not in answer:  # the first message may come along with it
        heard = made.recv(4096)
        assert heard, "the server hung up"
        answer += heard
    said = json.dumps({"t": "join", "table": table, "since": None}).encode()
    made.sendall(bytes([0x81, 0x80 | len(said)]) + bytes(4) + said)  # one frame, masked with nothing
    return made


def test_who_only_seems_to_be_there_is_told(own_server: Start, inbox: Inbox, kept: Kept, pings: Pings) -> None:
    clock = Clockwork()
    server = own_server(**NOTICES, now=clock)
    anna, boris, clara = guests = people(server, 3)
    boris.put("/api/me/notices", {"webhook": inbox.url, "lang": "en"})
    table = seated(guests)
    wait_until(lambda: len(inbox.heard) == 1)
    live = server.parts.tables.live[table]
    with boris.socket() as two:
        two.join(table)
        choose(two, table, 1)
        phone = _frozen(server, boris, table)
        wait_until(lambda: sum(one.guest == boris.me["id"] for one in live.followers) == 2)
    both_choose(anna, clara, table)
    server.do(server.parts.notices.send_due())
    assert len(inbox.heard) == 1, "nobody can know yet"
    server.call(pings.pass_by)
    assert live.presence.follows_here(boris.me["id"]), "an answer may still come"
    server.call(pings.pass_by)
    wait_until(lambda: not live.presence.follows_here(boris.me["id"]))
    clock.forward(CERTAIN)
    stays(inbox, 2, kept, server)
    phone.close()


def test_who_is_there_and_leaves_in_good_order_is_not_told(own_server: Start, inbox: Inbox, kept: Kept) -> None:
    clock = Clockwork()
    server = own_server(**NOTICES, now=clock)
    anna, boris, clara = guests = people(server, 3)
    boris.put("/api/me/notices", {"webhook": inbox.url, "lang": "en"})
    table = seated(guests)
    wait_until(lambda: len(inbox.heard) == 1)
    with boris.socket() as two:
        two.join(table)
        choose(two, table, 1)
        both_choose(anna, clara, table)
        two.asked(1)
        wait_until(lambda: [due is not None for _, due in kept.due] == [True])
    wait_until(lambda: kept.due == [(boris.me["id"], None)])
    clock.forward(CERTAIN)
    stays(inbox, 1, kept, server)
