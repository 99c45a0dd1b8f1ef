"""Whatever is sent, the answer is an error code; the connection and the table go on."""

from __future__ import annotations

import asyncio
import contextlib
import json
import socket as bare_socket
import string
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.client import ClientProtocol
from websockets.exceptions import ConnectionClosed
from websockets.protocol import OPEN
from websockets.uri import parse_uri

from orrery.server.http.connection_timeouts import TimedConnection, start_timer
from orrery.server.settings import Limits
from server.conftest import GENEROUS
from server.support import Guest, LiveServer, Socket, wait_until

GOOD = {"t": "act", "table": "TABLE", "seat": 0, "at": 0, "key": "12345678", "action": ["play", "scout"]}


def changed(**fields: Any) -> str:
    return json.dumps({k: v for k, v in {**GOOD, **fields}.items() if v is not ...})


FRAMES: dict[str, tuple[str | bytes, str]] = {
    "nothing": ("", "bad_frame"),
    "no json": ("hello", "bad_frame"),
    "half": ('{"t":"act"', "bad_frame"),
    "two": ('{"t":"ping"}{"t":"ping"}', "bad_frame"),
    "list": ("[]", "bad_message"),
    "number": ("7", "bad_message"),
    "null": ("null", "bad_message"),
    "deep": ("[" * 2000 + "]" * 2000, "bad_"),
    "deep action": (changed(action=["x"]).replace('"x"', "[" * 1500 + "]" * 1500), "bad_frame"),
    "binary": (b'{"t":"ping"}', "bad_frame"),
    "no type": ("{}", "bad_message"),
    "type no text": (changed(t=5), "bad_message"),
    "unknown type": (changed(t="cheat"), "unknown_type"),
    "server type": (changed(t="state"), "unknown_type"),
    "more fields": (changed(extra=1), "bad_message"),
    "no table": (changed(table=...), "bad_message"),
    "wrong table": (changed(table="nowhere"), "no_table"),
    "odd table": (changed(table="../../etc/passwd"), "no_table"),
    "empty table": (changed(table=""), "bad_message"),
    "long table": (changed(table="x" * 33), "bad_message"),
    "negative seat": (changed(seat=-1), "bad_message"),
    "seat of text": (changed(seat="0"), "bad_message"),
    "seat of truth": (changed(seat=True), "bad_message"),
    "broken seat": (changed(seat=0.5), "bad_message"),
    "far seat": (changed(seat=12), "no_seat"),
    "endless version": (changed(at=10**30), "bad_message"),
    "short key": (changed(key="1"), "bad_message"),
    "long key": (changed(key="1" * 65), "bad_message"),
    "strange key": (changed(key="12345678\n"), "bad_message"),
    "bot's key": (changed(key="bot:00001:0"), "bad_message"),
    "no action": (changed(action=...), "bad_message"),
    "action of text": (changed(action="play"), "bad_message"),
    "empty action": (changed(action=[]), "bad_message"),
    "unknown action": (changed(action=["fly"]), "bad_action"),
    "nested action": (changed(action=[["play"], {"card": None}]), "bad_action"),
    "number as action": (changed(action=[1, 2, 3]), "bad_action"),
    "huge number": (changed(action=["bid", 10**30]), "bad_action"),
    "lone surrogate": (changed(action=["play", "SURROGATE"]).replace("SURROGATE", "\\ud800"), "bad_"),
    "too large": (changed(action=["x" * 5000]), "too_large"),
    "since of text": ('{"t":"join","table":"TABLE","since":"now"}', "bad_message"),
    "negative since": ('{"t":"join","table":"TABLE","since":-1}', "bad_message"),
}


@pytest.fixture(scope="module")
def table(server: LiveServer) -> tuple[Guest, str]:
    guest = server.guest()
    return guest, guest.table("hotseat", "hotseat", "hotseat")["id"]


@pytest.mark.parametrize("name", FRAMES)
def test_frames(table: tuple[Guest, str], name: str) -> None:
    guest, ident = table
    frame, code = FRAMES[name]
    with guest.socket() as socket:
        at = socket.join(ident)["at"]
        if isinstance(frame, str):
            frame = frame.replace("TABLE", ident)
        socket.raw.send(frame)
        error = socket.hear("error")
        assert error["code"].startswith(code)
        assert error["text"]["en"] != error["text"]["ru"]
        still_well(socket, ident, at)


def still_well(socket: Socket, table: str, at: int) -> None:
    socket.say("ping")
    assert socket.hear("pong")
    assert socket.join(table)["at"] == at


def test_errors_name_the_message_they_answer(table: tuple[Guest, str]) -> None:
    guest, ident = table
    with guest.socket() as socket:
        socket.say("act", table=ident, seat=0, at="x", key="my-own-key-1", action=["play"])
        assert socket.hear("error")["key"] == "my-own-key-1"
        socket.say("why", table="nowhere", seat=0, at=0, id="question", action=["play"])
        error = socket.hear("error")
        assert (error["id"], error["table"]) == ("question", "nowhere")


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(string.printable, max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)
NAMES = st.sampled_from(["t", "table", "seat", "at", "key", "id", "action", "actions", "first", "since"])
TYPES = st.sampled_from(["join", "leave", "act", "undo", "preview", "outcomes", "why", "ping", "welcome"])


@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(data=st.data())
def test_any_json_at_all(table: tuple[Guest, str], data: st.DataObject) -> None:
    guest, ident = table
    socket = _shared(guest)
    message = data.draw(st.dictionaries(NAMES, JSON, max_size=8))
    message["t"] = data.draw(TYPES | JSON)
    if data.draw(st.booleans()):
        message["table"] = ident
    if message.get("t") in ("act", "undo") and message.get("table") == ident:
        message["seat"] = 7  # whatever else it says, it shall not be a real move
    socket.raw.send(json.dumps(message))
    socket.say("ping")
    assert socket.hear("pong")


_sockets: dict[str, Socket] = {}


def _shared(guest: Guest) -> Socket:
    """One connection for all examples: it has to survive them."""
    if guest.me["id"] not in _sockets:
        _sockets[guest.me["id"]] = guest.socket()
    return _sockets[guest.me["id"]]


@pytest.fixture(scope="module", autouse=True)
def close_shared() -> Any:
    yield
    for socket in _sockets.values():
        socket.raw.close()
    _sockets.clear()


def test_flooding_is_refused_and_then_closed(own_server: Callable[..., LiveServer]) -> None:
    server = own_server(limits=Limits(messages_per_second=0.1, message_burst=10, refusals_before_close=30))
    guest = server.guest()
    with guest.socket() as socket:
        for _ in range(15):
            socket.say("ping")
        kinds = [socket.next()["t"] for _ in range(16)]
        assert kinds.count("pong") == 10
        assert "error" in kinds, "some were too many, but the connection goes on"
        try:
            for _ in range(100):
                socket.say("ping")
        except ConnectionClosed:
            pass
        assert socket.closed() == 4429
    with guest.socket() as again:
        again.say("ping")
        assert again.hear("pong")


def test_huge_frames_close_the_connection_only(server: LiveServer) -> None:
    guest = server.guest()
    with guest.socket() as socket:
        socket.raw.send("x" * (server.settings.limits.message_bytes_before_close + 1))
        assert socket.closed() == 1009
    with guest.socket() as again:
        assert again.hear("welcome")


def test_connections_per_guest(own_server: Callable[..., LiveServer]) -> None:
    server = own_server(limits=Limits(connections_per_guest=2, tables_per_connection=2))
    guest = server.guest()
    with guest.socket() as one, guest.socket() as two:
        assert one.hear("welcome")
        assert two.hear("welcome")
        with guest.socket() as three:
            assert three.hear("error")["code"] == "too_many_connections"
            assert three.closed() == 4429
        tables = [guest.table("me", "open", "open")["id"] for _ in range(3)]
        for ident in tables[:2]:
            one.say("join", table=ident)
            one.hear("table")
        one.say("join", table=tables[2])
        assert one.hear("error")["code"] == "too_many_joined"
        one.say("leave", table=tables[0])
        one.say("join", table=tables[2])
        assert one.hear("table")["table"]["id"] == tables[2]


@pytest.mark.parametrize("asks", [12, 2000])
def test_a_client_that_does_not_read_is_cut_off(
    own_server: Callable[..., LiveServer], asks: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A real one: it asks and asks, and takes nothing out of its buffer. Nothing is left of it at the server."""

    def impatient(seconds: float, ring: Callable[[], None]) -> asyncio.TimerHandle:
        """With those that do not read, not with those that have yet to say something: a busy machine is slow."""
        asked = isinstance(getattr(ring, "__self__", None), TimedConnection)
        return start_timer(seconds if asked else 4, ring)

    monkeypatch.setattr("orrery.server.http.connection_timeouts.start_timer", impatient)
    server = own_server(limits=replace(GENEROUS, queued_messages=200))
    server._socket.setsockopt(bare_socket.SOL_SOCKET, bare_socket.SO_SNDBUF, 4096)  # of all it accepts: little room
    guest = server.guest()
    table = guest.table(*["hotseat"] * 5)["id"]
    join = json.dumps({"t": "join", "table": table})
    with guest.socket() as reads, guest.socket() as other:
        reads.join(table)
        other.join(table)
        guest.http.close()  # its connections would be counted too
        wait_until(lambda: len(server._server.server_state.connections) == 2)
        with unread(server, guest) as sends:
            wait_until(lambda: len(server.parts.connections) == 3)
            with contextlib.suppress(OSError):
                for _ in range(asks):
                    sends(join)
            wait_until(lambda: len(server.parts.connections) == 2)
            wait_until(lambda: len(server._server.server_state.connections) == 2)
        for socket in (reads, other):
            socket.silence(0.05)
            socket.say("ping")
            assert socket.hear("pong"), "the others at the table go on"


@contextlib.contextmanager
def unread(server: LiveServer, guest: Guest) -> Iterator[Callable[[str], None]]:
    """A WebSocket that says what it is given and reads nothing, not even with the help of a library."""
    with bare_socket.socket() as wire:
        wire.setsockopt(bare_socket.SOL_SOCKET, bare_socket.SO_RCVBUF, 4096)
        wire.settimeout(5)
        wire.connect(("127.0.0.1", server.port))
        client = ClientProtocol(parse_uri(f"ws://127.0.0.1:{server.port}/ws"))
        asked = client.connect()
        asked.headers["Cookie"] = guest.cookie
        client.send_request(asked)
        wire.sendall(b"".join(client.data_to_send()))
        while client.state is not OPEN:
            client.receive_data(wire.recv(1))

        def send(text: str) -> None:
            client.send_text(text.encode())
            wire.sendall(b"".join(client.data_to_send()))

        yield send


def test_http_garbage(server: LiveServer, anna: Guest) -> None:
    json_type = {"Content-Type": "application/json"}
    for body in (b"", b"{", b"\xff\xfe", b"[" * 5000, b'"' + b"x" * 10000 + b'"'):
        answer = anna.http.post("/api/tables", content=body, headers=json_type)
        assert answer.status_code in (400, 422)
        assert answer.json()["error"]["code"] == "bad_request"
    large = anna.http.post("/api/tables", content=b"x" * 20_000, headers=json_type)
    assert (large.status_code, large.json()["error"]["code"]) == (413, "too_large")

    def chunks() -> Any:
        for _ in range(40):
            yield b"x" * 1000

    streamed = anna.http.post("/api/tables", content=chunks(), headers=json_type)
    assert streamed.status_code == 413
    for path in ("/api/nothing", "/api/tables/a/b/c", "/api/games/chess/rules", "/api/tables/%00"):
        assert anna.http.get(path).status_code == 404
    assert anna.http.delete("/api/tables").status_code == 405
    assert anna.http.get("/api/health").json()["status"] == "ok"
