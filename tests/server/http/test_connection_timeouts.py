"""Connections that only stand there: they are asked to leave, and nobody else notices them."""

from __future__ import annotations

import asyncio
import contextlib
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import httpx
import pytest

from orrery.server.http.connection_timeouts import start_timer
from server.conftest import GENEROUS
from server.support import PATIENCE, LiveServer, wait_until

HEAD = b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 10\r\n\r\n"
HALF = (b"", b"GET /api/hea", b"GET /api/health HTTP/1.1\r\nHost: x\r\n", HEAD, HEAD + b'{"ga', HEAD + b"{")
Dial = Callable[..., socket.socket]


@pytest.fixture
def dial() -> Iterator[Dial]:
    """Opens bare connections, and closes them at the end."""
    with contextlib.ExitStack() as held:

        def connect(server: LiveServer, said: bytes = b"", buffer: int | None = None) -> socket.socket:
            made = held.enter_context(socket.socket())
            if buffer is not None:
                made.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
            made.settimeout(10)
            made.connect(("127.0.0.1", server.port))
            made.sendall(said)
            return made

        yield connect


def gone(connection: socket.socket) -> bool:
    """Whether the other side has hung up; what it has said before is passed over."""
    connection.setblocking(False)
    try:
        while connection.recv(65536):
            pass
    except BlockingIOError:
        return False
    except ConnectionError:
        pass
    return True


def well(server: LiveServer) -> bool:
    return httpx.get(f"{server.url}/api/health", timeout=PATIENCE).status_code == 200


class Timer:
    """A deadline that passes when the test says so."""

    def __init__(self, ring: Callable[[], None]) -> None:
        self.ring = ring
        self.cancelled = False

    def cancel(self) -> None:
        self.cancelled = True


SECONDS = 17.0  # by which the deadlines of a test's own server are known from those of others


class Timers:
    """Every deadline that the connections of a test's own server have started."""

    def __init__(self) -> None:
        self.started: list[Timer] = []

    def start(self, seconds: float, ring: Callable[[], None]) -> Timer | asyncio.TimerHandle:
        if seconds != SECONDS:
            return start_timer(seconds, ring)
        self.started.append(Timer(ring))
        return self.started[-1]

    @property
    def running(self) -> list[Timer]:
        return [timer for timer in self.started if not timer.cancelled]

    def pass_by(self, server: LiveServer) -> None:
        """The time of all that run is over."""
        for timer in self.running:
            server.call(timer.ring)


@pytest.fixture
def timers(monkeypatch: pytest.MonkeyPatch) -> Timers:
    made = Timers()
    monkeypatch.setattr("orrery.server.http.connection_timeouts.start_timer", made.start)
    return made


def test_who_does_not_say_what_he_wants_is_let_go(
    own_server: Callable[..., LiveServer], dial: Dial, timers: Timers, capfd: pytest.CaptureFixture[str]
) -> None:
    server = own_server(request_seconds=SECONDS)
    silent = [dial(server, said) for said in HALF]
    wait_until(lambda: len(timers.running) == len(HALF))
    assert well(server)
    assert not any(gone(one) for one in silent), "they have their time"
    timers.pass_by(server)
    wait_until(lambda: all(gone(one) for one in silent))
    assert well(server)
    log = capfd.readouterr()
    assert "rror" not in log.out + log.err, "a client that goes is no fault of ours"


def test_the_time_is_real(own_server: Callable[..., LiveServer], dial: Dial) -> None:
    silent = dial(own_server(request_seconds=0.2))
    wait_until(lambda: gone(silent))


@pytest.mark.parametrize("first", [b"", b"GET /api/health HTTP/1.1\r\nHost: x\r\n\r\n"])
def test_saying_it_letter_by_letter_takes_no_longer(
    own_server: Callable[..., LiveServer], dial: Dial, timers: Timers, first: bytes
) -> None:
    """Also for the second request of a connection."""
    server = own_server(request_seconds=SECONDS)
    connection = dial(server, first)
    connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    if first:
        assert connection.recv(20).startswith(b"HTTP/1.1 200")
        assert timers.running == []
    requests = 2 if first else 1
    for letter in HEAD + b'{"game":':
        connection.sendall(bytes([letter]))
        wait_until(lambda: len(timers.started) == requests)
    (deadline,) = timers.running
    assert well(server)
    assert not deadline.cancelled, "one for the whole request"
    server.call(deadline.ring)
    wait_until(lambda: gone(connection))


def test_requests_may_follow_each_other_and_sockets_stay(
    own_server: Callable[..., LiveServer], dial: Dial, timers: Timers
) -> None:
    server = own_server(request_seconds=SECONDS)
    guest = server.guest()
    with guest.socket() as stays:
        connection = dial(server)
        for _ in range(6):
            connection.sendall(b"GET /api/health HTTP/1.1\r\nHost: x\r\n\r\n")
            answer = b""
            while not answer.endswith(b"}"):  # head and body may come one after the other
                answer += connection.recv(65536)
            assert answer.startswith(b"HTTP/1.1 200")
            timers.pass_by(server)
        assert stays.hear("welcome")
        stays.say("ping")
        assert stays.hear("pong")


def test_the_longest_waiting_make_room(own_server: Callable[..., LiveServer], dial: Dial) -> None:
    server = own_server(limits=replace(GENEROUS, waiting_connections=20))
    silent = [dial(server, HALF[n % len(HALF)]) for n in range(60)]
    wait_until(lambda: sum(map(gone, silent)) >= 40)
    assert not any(map(gone, silent[-15:])), "who has just come may speak"
    assert well(server)
    with server.guest().socket() as plays:
        assert plays.hear("welcome")


def test_an_answer_that_is_not_taken_is_thrown_away(
    own_server: Callable[..., LiveServer], dial: Dial, timers: Timers, tmp_path: Path
) -> None:
    built = tmp_path / "static"
    (built / "assets").mkdir(parents=True)
    (built / "index.html").write_text("<title>page</title>")
    (built / "assets" / "large-abc.bin").write_bytes(bytes(range(256)) * 64 * 1024)
    server = own_server(request_seconds=SECONDS, static_dir=built)
    reader = dial(server, b"GET /assets/large-abc.bin HTTP/1.1\r\nHost: x\r\n\r\n", 4096)
    state = server._server.server_state
    wait_until(lambda: len(timers.started) > 1)  # one for the request, then for reading
    assert len(state.connections) == 1

    def thrown_away() -> bool:
        timers.pass_by(server)
        return not state.connections

    wait_until(thrown_away)
    assert well(server)
    assert httpx.get(f"{server.url}/assets/large-abc.bin").content == bytes(range(256)) * 64 * 1024
    reader.close()


def test_a_server_takes_all_descriptors_it_may_have() -> None:
    resource = pytest.importorskip("resource")
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    code = "import resource; from orrery.server.runtime.file_descriptors import *;"
    code += "resource.setrlimit(resource.RLIMIT_NOFILE, (64, HARD));"
    code += "raise_descriptor_limit(); print(resource.getrlimit(resource.RLIMIT_NOFILE))"
    run = subprocess.run([sys.executable, "-c", code.replace("HARD", str(hard))], capture_output=True, text=True)
    assert run.stdout.strip() == f"({hard}, {hard})", run.stderr
