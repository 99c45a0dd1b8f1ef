"""Who seems to be at a table, but is not: it is his turn, and he is told."""

from __future__ import annotations

import base64
import json
import socket
from collections.abc import Callable

from server.arranged_tables import choose, people, seated
from server.inbox import Inbox
from server.people.test_pending_notices import NOTICES, both_choose, pending, stays
from server.support import Guest, LiveServer, wait_until

Start = Callable[..., LiveServer]


def _frozen(server: LiveServer, guest: Guest, table: str) -> socket.socket:
    """A telephone that follows the table and falls asleep: the connection stays open, nobody answers."""
    made = socket.create_connection(("127.0.0.1", server.port), timeout=10)
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


def test_who_only_seems_to_be_there_is_told(own_server: Start, inbox: Inbox) -> None:
    server = own_server(**NOTICES, ping_seconds=0.5, lease_seconds=0.5)
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
    assert live.presence.follows_here(boris.me["id"]), "nobody can know yet"
    wait_until(lambda: len(inbox.heard) == 2)
    assert not live.presence.follows_here(boris.me["id"])
    phone.close()


def test_who_is_there_and_leaves_in_good_order_is_not_told(own_server: Start, inbox: Inbox) -> None:
    server = own_server(**NOTICES, ping_seconds=0.5, lease_seconds=0.5)
    anna, boris, clara = guests = people(server, 3)
    boris.put("/api/me/notices", {"webhook": inbox.url, "lang": "en"})
    table = seated(guests)
    wait_until(lambda: len(inbox.heard) == 1)
    with boris.socket() as two:
        two.join(table)
        choose(two, table, 1)
        both_choose(anna, clara, table)
        two.asked(1)
        wait_until(lambda: [due is not None for _, due in pending(server)] == [True])
    wait_until(lambda: pending(server) == [(boris.me["id"], None)])
    stays(inbox, 1, 1.5)
