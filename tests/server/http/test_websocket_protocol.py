"""The server's side of a WebSocket: how it is opened, heard, kept alive and closed, byte by byte."""

from __future__ import annotations

import asyncio
import struct
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from websockets.frames import Close, CloseCode, Opcode

from orrery.server.http.websocket_line import HANDOVER, is_handed_over
from server.http.scripted_socket import Heard, Scripted, spoken
from server.support import until

PING = '{"t":"ping"}'
LONG = "x" * 300  # its length takes two more bytes
BEGUN = spoken(PING[:5].encode(), fin=False)
MESSAGES = {  # what is said, and its bytes
    "short": (PING, spoken(PING.encode())),
    "long": (LONG, spoken(LONG.encode())),
    "in two frames": (PING, BEGUN + spoken(PING[5:].encode(), Opcode.CONT)),
}
CUTS = {"short": (0, 1, 2, 3, 6, 7, 18), "long": (2, 3, 4, 8), "in two frames": (len(BEGUN), len(BEGUN) + 2)}
Script = Callable[[Scripted, Heard], Awaitable[None]]


def closing(code: int) -> bytes:
    return spoken(struct.pack("!H", code), Opcode.CLOSE)


def handing_over(heard: Heard, go: asyncio.Event | None = None) -> Any:
    """An application that accepts the socket and hands it over, if need be when it is told to."""

    async def application(scope: Any, receive: Any, send: Any) -> None:
        assert (await receive())["type"] == "websocket.connect"
        await send({"type": "websocket.accept", "headers": [(b"x-greeting", b"welcome")]})
        if go is not None:
            await go.wait()
        assert not is_handed_over(scope)
        scope["extensions"][HANDOVER].hand_over(heard)
        assert is_handed_over(scope)

    return application


def opened(script: Script, **settings: Any) -> tuple[Scripted, Heard]:
    """Play a script on a socket that is open and handed over."""

    async def play() -> tuple[Scripted, Heard]:
        heard = Heard()
        socket = Scripted(handing_over(heard), **settings)
        socket.ask()
        await socket.answer()
        await until(lambda: socket.line.handed_over and not socket.state.tasks)
        await script(socket, heard)
        socket.line.connection_lost(None)
        assert not socket.state.connections
        return socket, heard

    return asyncio.run(play())


def turned_away(application: Any, script: Callable[[Scripted], Awaitable[None]]) -> None:
    async def play() -> None:
        socket = Scripted(application)
        socket.ask()
        await until(lambda: not socket.state.tasks)
        await script(socket)
        socket.line.connection_lost(None)

    asyncio.run(play())


# --- opening


@pytest.mark.parametrize(("message", "cut"), [(message, cut) for message in CUTS for cut in CUTS[message]])
def test_a_message_that_is_on_its_way_at_the_handover_is_heard(message: str, cut: int) -> None:
    said, sent = MESSAGES[message]

    async def play() -> Heard:
        heard, go = Heard(), asyncio.Event()
        socket = Scripted(handing_over(heard, go))
        socket.ask()
        await socket.answer()
        assert not socket.wire.reading, "nobody hears yet"
        if cut:
            socket.line.data_received(sent[:cut])
        go.set()
        await until(lambda: socket.line.handed_over)
        assert socket.wire.reading
        if sent[cut:]:
            socket.line.data_received(sent[cut:])
        assert heard.codes == []
        socket.line.connection_lost(None)
        return heard

    assert asyncio.run(play()).said == [said]


def test_the_application_hears_what_was_asked_and_its_headers_are_sent() -> None:
    scopes: list[Any] = []

    async def play() -> None:
        async def application(scope: Any, receive: Any, send: Any) -> None:
            scopes.append(scope)
            await handing_over(Heard())(scope, receive, send)

        socket = Scripted(application)
        socket.ask(Cookie="name=\xe9", Origin="https://elsewhere")
        answer = await socket.answer()
        assert (answer.status_code, answer.headers["x-greeting"]) == (101, "welcome")
        assert "Sec-WebSocket-Extensions" not in answer.headers, "compression would take 64 KiB"
        await until(lambda: not socket.state.tasks)
        socket.line.connection_lost(None)

    asyncio.run(play())
    (scope,) = scopes
    assert (scope["type"], scope["path"], scope["query_string"]) == ("websocket", "/ws", b"seat=1")
    assert (b"cookie", b"name=\xe9") in scope["headers"]
    assert (b"origin", b"https://elsewhere") in scope["headers"]


def test_an_application_that_refuses_or_fails_closes_the_connection() -> None:
    async def refuses(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.close"})

    async def fails(scope: Any, receive: Any, send: Any) -> None:
        raise ValueError("broken")

    async def goes(scope: Any, receive: Any, send: Any) -> None:
        await receive()

    for application, status in ((refuses, 403), (fails, 500), (goes, 500)):

        async def closed(socket: Scripted, status: int = status) -> None:
            assert (await socket.answer()).status_code == status
            assert socket.wire.closed

        turned_away(application, closed)


def test_who_is_turned_away_is_told_why_and_may_say_goodbye() -> None:
    async def application(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        await send({"type": "websocket.send", "text": "no"})
        await send({"type": "websocket.close", "code": 4403})

    async def farewell(socket: Scripted) -> None:
        _, text, close = socket.told()
        assert (text.data, Close.parse(close.data).code) == (b"no", 4403)
        assert not socket.wire.closed
        assert socket.wire.reading, "for its goodbye"
        socket.say(PING.encode())
        socket.line.data_received(closing(4403))
        assert socket.wire.closed

    turned_away(application, farewell)


def test_a_socket_that_is_accepted_and_forgotten_is_closed() -> None:
    async def application(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})

    async def farewell(socket: Scripted) -> None:
        close = socket.told()[-1]
        assert Close.parse(close.data).code == CloseCode.INTERNAL_ERROR
        socket.pass_by()
        assert socket.wire.aborted, "it did not say goodbye"

    turned_away(application, farewell)


def test_whoever_is_gone_before_the_handover_is_told_as_lost() -> None:
    heard, failures = Heard(), []

    async def play() -> None:
        go = asyncio.Event()

        async def application(scope: Any, receive: Any, send: Any) -> None:
            await receive()
            await send({"type": "websocket.accept"})
            await go.wait()
            try:
                await send({"type": "websocket.send", "text": "welcome"})
            except OSError as error:
                failures.append(error)
            scope["extensions"][HANDOVER].hand_over(heard)

        socket = Scripted(application)
        socket.ask()
        await socket.answer()
        socket.line.connection_lost(ConnectionResetError())
        go.set()
        await until(lambda: not socket.state.tasks)

    asyncio.run(play())
    assert (heard.codes, len(failures)) == ([CloseCode.ABNORMAL_CLOSURE], 1)


def test_messages_are_not_heard_by_the_request() -> None:
    async def play() -> None:
        failures: list[RuntimeError] = []

        async def application(scope: Any, receive: Any, send: Any) -> None:
            await receive()
            for awaited in (receive(), send({"type": "websocket.send", "text": "too early"})):
                try:
                    await awaited
                except RuntimeError as error:
                    failures.append(error)

        socket = Scripted(application)
        socket.ask()
        assert (await socket.answer()).status_code == 500
        await until(lambda: not socket.state.tasks)
        assert len(failures) == 2

    asyncio.run(play())


def test_a_request_that_is_none_is_answered_and_closed() -> None:
    async def play() -> None:
        for headers in ({"Sec-WebSocket-Version": "12"}, {"Upgrade": "tea"}, {"x-long": "x" * 10_000}):
            socket = Scripted(handing_over(Heard()))
            socket.ask(**headers)
            assert 400 <= int(socket.wire.written.split()[1]) < 500
            assert socket.wire.closed
            assert not socket.state.tasks

    asyncio.run(play())


# --- hearing and speaking


def test_the_client_is_heard_in_order_and_its_goodbye_is_answered() -> None:
    async def script(socket: Scripted, heard: Heard) -> None:
        socket.line.data_received(
            spoken(b"one") + spoken(b"\x00", Opcode.BINARY) + spoken("zw\u00f6lf".encode()) + closing(1000)
        )
        assert heard.said == ["one", None, "zw\u00f6lf"]
        assert heard.codes == [1000]
        assert Close.parse(socket.told()[-1].data).code == 1000
        assert socket.wire.closed
        socket.line.write("too late")
        socket.line.close(4000)

    assert opened(script)[1].codes == [1000], "told once"


def test_pings_of_the_client_are_answered_also_between_parts_of_a_message() -> None:
    async def script(socket: Scripted, heard: Heard) -> None:
        socket.say(b"h\xc3", fin=False)
        socket.say(b"are you there", Opcode.PING)
        assert [(event.opcode, event.data) for event in socket.told()] == [(Opcode.PONG, b"are you there")]
        socket.say(b"", Opcode.CONT, fin=False)
        socket.say(b"\xa4", Opcode.CONT)
        assert heard.said == ["h\u00e4"], "a letter in two frames"

    opened(script)


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (spoken(b"x" * 101), CloseCode.MESSAGE_TOO_BIG),
        (spoken(b"x" * 60, fin=False) + spoken(b"x" * 60, Opcode.CONT), CloseCode.MESSAGE_TOO_BIG),
        (spoken(b"\xff"), CloseCode.INVALID_DATA),
        (spoken(b"x", Opcode.CONT), CloseCode.PROTOCOL_ERROR),
        (b"\x81\x01x", CloseCode.PROTOCOL_ERROR),
    ],
    ids=["too long", "too long in parts", "no text", "goes on with nothing", "not masked"],
)
def test_what_is_no_message_closes_the_connection(data: bytes, code: int) -> None:
    async def script(socket: Scripted, heard: Heard) -> None:
        socket.line.data_received(data + spoken(PING.encode()))
        assert Close.parse(socket.told()[-1].data).code == code
        assert socket.wire.closed
        assert heard.said == []
        assert heard.codes == [CloseCode.ABNORMAL_CLOSURE]
        socket.say(PING.encode())  # what was on its way

    _, heard = opened(script, ws_max_size=100)
    assert heard.said == []


def test_a_slow_client_is_known_and_who_waits_for_it_is_told() -> None:
    async def script(socket: Scripted, heard: Heard) -> None:
        before = heard.resumes
        socket.line.pause_writing()
        assert not socket.line.writable_now
        socket.line.resume_writing()
        assert socket.line.writable_now
        assert heard.resumes == before + 1

    opened(script)


def test_a_client_is_listened_to_or_not() -> None:
    async def script(socket: Scripted, heard: Heard) -> None:
        socket.line.listen(on=False)
        assert not socket.wire.reading
        socket.line.close(4000)
        assert socket.wire.reading, "for its goodbye"
        socket.line.listen(on=False)
        assert socket.wire.reading
        socket.say(PING.encode())
        assert heard.said == [], "we have said goodbye"
        assert not socket.wire.closed
        socket.line.data_received(closing(4000))
        assert socket.wire.closed

    opened(script)


def test_who_does_not_say_goodbye_is_cut_off() -> None:
    async def script(socket: Scripted, heard: Heard) -> None:
        socket.line.close(4000)
        socket.pass_by()
        assert socket.wire.aborted

    opened(script)


# --- whether the client is still there


def test_a_client_that_answers_pings_stays() -> None:
    async def script(socket: Scripted, heard: Heard) -> None:
        for _ in range(3):
            socket.pass_by()
            (ping,) = socket.told()
            assert ping.opcode is Opcode.PING
            socket.say(ping.data, Opcode.PONG)
        assert (heard.codes, socket.wire.closed) == ([], False)

    opened(script)


def test_a_client_that_answers_no_ping_is_lost() -> None:
    async def script(socket: Scripted, heard: Heard) -> None:
        socket.pass_by()
        socket.pass_by()
        assert Close.parse(socket.told()[-1].data).code == CloseCode.INTERNAL_ERROR
        assert socket.wire.closed
        assert heard.codes == [CloseCode.ABNORMAL_CLOSURE]

    opened(script)


def test_a_client_that_nobody_listens_to_is_not_taken_for_lost() -> None:
    async def script(socket: Scripted, heard: Heard) -> None:
        socket.line.listen(on=False)
        socket.pass_by()
        socket.pass_by()
        assert (heard.codes, socket.wire.closed) == ([], False)
        socket.line.listen(on=True)
        socket.pass_by()
        assert socket.wire.closed

    opened(script)


def test_when_the_server_stops_clients_are_told() -> None:
    async def script(socket: Scripted, heard: Heard) -> None:
        (connection,) = list[Any](socket.state.connections)
        connection.shutdown()
        assert Close.parse(socket.told()[-1].data).code == CloseCode.SERVICE_RESTART
        assert (socket.wire.closed, len(heard.codes)) == (True, 1)

    opened(script)


def test_when_the_server_stops_whoever_waits_to_come_in_is_told() -> None:
    async def play() -> None:
        never = asyncio.Event()

        async def application(scope: Any, receive: Any, send: Any) -> None:
            await never.wait()

        socket = Scripted(application)
        socket.ask()
        (task,) = socket.state.tasks
        socket.line.shutdown()
        assert (await socket.answer()).status_code == 503
        assert socket.wire.closed
        task.cancel()
        await until(lambda: not socket.state.tasks)

    asyncio.run(play())
