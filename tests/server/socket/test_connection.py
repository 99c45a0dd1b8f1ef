"""A connection lives on when the request that opened it has ended; it answers one message after the other."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from dataclasses import replace

import pytest

from orrery.server.people.sessions import Session
from orrery.server.socket.connection import Connection
from orrery.server.wire.close_codes import CLOSE_FLOOD, CLOSE_NO_GUEST
from server.conftest import GENEROUS
from server.socket.held_line import HeldLine
from server.support import LiveServer, until, wait_until

PING = json.dumps({"t": "ping"})
BAD = json.dumps({"t": "no such message"})


def kinds(line: HeldLine) -> list[str]:
    return [json.loads(text)["t"] for text in line.sent]


def entered(server: LiveServer, line: HeldLine) -> Connection:
    connection = Connection(line, server.parts.sockets, Session("somebody"), "an address")
    assert server.parts.connections.enter(connection)
    return connection


def test_nothing_of_the_request_is_left_while_a_socket_is_open(own_server: Callable[..., LiveServer]) -> None:
    server = own_server()
    with server.guest().socket() as one:
        assert one.hear("welcome")
        wait_until(lambda: not server._server.server_state.tasks)
        one.say("ping")
        assert one.hear("pong")
        assert len(server.parts.connections) == 1
    wait_until(lambda: len(server.parts.connections) == 0)


def test_messages_are_answered_in_order_and_a_client_with_too_much_to_say_waits(server: LiveServer) -> None:
    line = HeldLine()

    async def run() -> None:
        connection = entered(server, line)
        for text in (PING, BAD, PING, None):
            connection.receive(text)
        assert line.listening == [False], "there is more than one to answer"
        await until(lambda: len(line.sent) == 4)
        await until(lambda: line.listening == [False, True])
        connection.receive(PING)
        await until(lambda: len(line.sent) == 5)
        assert line.listening == [False, True], "one at a time: nobody waits"
        connection.lost(1000)
        await until(lambda: connection not in server.parts.connections)

    server.do(run())
    assert kinds(line) == ["pong", "error", "pong", "error", "pong"]


@pytest.mark.parametrize("reads", [True, False])
def test_nothing_is_taken_from_a_connection_that_is_to_be_closed(server: LiveServer, reads: bool) -> None:
    """Neither what has come and is not answered yet, nor what comes; also if it can't be told, because it does not
    read."""
    line = HeldLine(reads=reads)

    async def run() -> None:
        connection = entered(server, line)
        connection.receive(PING)
        connection.hang_up(CLOSE_NO_GUEST)
        connection.receive(PING)
        await until(lambda: connection not in server.parts.connections)
        await asyncio.sleep(0)

    server.do(run())
    assert line.closed == [CLOSE_NO_GUEST]
    assert line.sent == []


def test_a_connection_that_is_lost_twice_leaves_once(server: LiveServer) -> None:
    """Hung up here, and then gone there."""

    async def run() -> None:
        connection, other = entered(server, HeldLine()), entered(server, HeldLine())
        connection.hang_up(CLOSE_NO_GUEST)
        connection.lost(1005)
        await until(lambda: connection not in server.parts.connections)
        assert other in server.parts.connections
        assert server.parts.connections._at["an address"] == 1
        other.lost(1000)
        await until(lambda: other not in server.parts.connections)

    server.do(run())


class Left:
    """A table that notes who leaves it, and how."""

    def __init__(self, error: Exception | None = None) -> None:
        self.saw: list[bool] = []
        self.error = error

    async def leave(self, follower: object, *, saw: bool) -> None:
        self.saw.append(saw)
        if self.error is not None:
            raise self.error


def test_a_goodbye_counts_though_the_end_of_the_line_is_told_after_it(
    server: LiveServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While a message is answered: what is told of the line last is that it is gone."""
    table = Left()
    monkeypatch.setitem(server.parts.sockets.tables.live, "left", table)

    async def run() -> None:
        connection = entered(server, HeldLine())
        connection.joined.add("left")
        connection.receive(PING)
        connection.lost(1001)
        connection.lost(1005)
        await until(lambda: connection not in server.parts.connections)

    server.do(run())
    assert table.saw == [True]


def test_a_connection_is_not_counted_any_more_though_a_table_fails_when_it_leaves(
    server: LiveServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables = {"one": Left(RuntimeError("broken")), "two": Left(RuntimeError("broken"))}
    for name, table in tables.items():
        monkeypatch.setitem(server.parts.sockets.tables.live, name, table)

    async def run() -> None:
        connection = entered(server, HeldLine())
        connection.joined.update(tables)
        connection.lost(1000)
        await until(lambda: connection not in server.parts.connections)

    server.do(run())
    assert [table.saw for table in tables.values()] == [[True], [True]]


def test_a_flood_is_told_so_before_the_end(own_server: Callable[..., LiveServer]) -> None:
    limits = replace(GENEROUS, messages_per_second=1e-9, message_burst=1, refusals_before_close=3)
    server, line = own_server(limits=limits), HeldLine()

    async def run() -> None:
        connection = entered(server, line)
        for _ in range(6):
            connection.receive(PING)
        await until(lambda: connection not in server.parts.connections)

    server.do(run())
    assert kinds(line) == ["pong", "error", "error", "error"]
    assert line.closed == [CLOSE_FLOOD]
