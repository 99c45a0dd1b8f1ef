"""Who seems to be at a table, but is not: it is his turn, and he is told."""

from __future__ import annotations

import base64
import json
import socket
from collections.abc import Callable

from server.arranged_tables import Clockwork, choose, people, seated
from server.inbox import Inbox
from server.kept_notices import Kept, stays
from server.people.test_pending_notices import CERTAIN, NOTICES, both_choose
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


def test_who_only_seems_to_be_there_is_told(own_server: Start, inbox: Inbox, kept: Kept) -> None:
    clock = Clockwork()
    server = own_server(**NOTICES, ping_seconds=3.0, now=clock)
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
    wait_until(lambda: not live.presence.follows_here(boris.me["id"]))  # by the pings that nobody answers
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
