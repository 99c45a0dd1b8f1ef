"""Connections that only stand there: they are asked to leave, and nobody else notices them."""

from __future__ import annotations

import contextlib
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import httpx
import pytest

from server.conftest import GENEROUS
from server.support import LiveServer, wait_until

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
    return httpx.get(f"{server.url}/api/health", timeout=5).status_code == 200


def test_who_does_not_say_what_he_wants_is_let_go(
    own_server: Callable[..., LiveServer], dial: Dial, capfd: pytest.CaptureFixture[str]
) -> None:
    server = own_server(request_seconds=0.4)
    began = time.monotonic()
    silent = [dial(server, said) for said in HALF]
    assert not any(gone(one) for one in silent)
    wait_until(lambda: all(gone(one) for one in silent), 5)
    assert time.monotonic() - began > 0.35, "they had their time"
    assert well(server)
    log = capfd.readouterr()
    assert "rror" not in log.out + log.err, "a client that goes is no fault of ours"


@pytest.mark.parametrize("first", [b"", b"GET /api/health HTTP/1.1\r\nHost: x\r\n\r\n"])
def test_saying_it_letter_by_letter_takes_no_longer(
    own_server: Callable[..., LiveServer], dial: Dial, first: bytes
) -> None:
    """Also for the second request of a connection."""
    connection = dial(own_server(request_seconds=0.4), first)
    if first:
        assert connection.recv(20).startswith(b"HTTP/1.1 200")
    began = time.monotonic()
    with contextlib.suppress(ConnectionError):
        for letter in HEAD * 2:
            connection.sendall(bytes([letter]))
            time.sleep(0.02)
            if gone(connection):
                break
            connection.setblocking(True)
    assert 0.3 < time.monotonic() - began < 3


def test_requests_may_follow_each_other_and_sockets_stay(own_server: Callable[..., LiveServer], dial: Dial) -> None:
    server = own_server(request_seconds=0.4)
    guest = server.guest()
    with guest.socket() as stays:
        connection = dial(server)
        for _ in range(6):
            connection.sendall(b"GET /api/health HTTP/1.1\r\nHost: x\r\n\r\n")
            assert connection.recv(65536).startswith(b"HTTP/1.1 200")
            time.sleep(0.15)
        assert stays.hear("welcome")
        stays.say("ping")
        assert stays.hear("pong")


def test_the_longest_waiting_make_room(own_server: Callable[..., LiveServer], dial: Dial) -> None:
    server = own_server(limits=replace(GENEROUS, waiting_connections=20))
    silent = [dial(server, HALF[n % len(HALF)]) for n in range(60)]
    wait_until(lambda: sum(map(gone, silent)) >= 40, 5)
    assert not any(map(gone, silent[-15:])), "who has just come may speak"
    assert well(server)
    with server.guest().socket() as plays:
        assert plays.hear("welcome")


def test_an_answer_that_is_not_taken_is_thrown_away(
    own_server: Callable[..., LiveServer], dial: Dial, tmp_path: Path
) -> None:
    built = tmp_path / "static"
    (built / "assets").mkdir(parents=True)
    (built / "index.html").write_text("<title>page</title>")
    (built / "assets" / "large-abc.bin").write_bytes(bytes(range(256)) * 64 * 1024)
    server = own_server(request_seconds=0.4, static_dir=built)
    reader = dial(server, b"GET /assets/large-abc.bin HTTP/1.1\r\nHost: x\r\n\r\n", 4096)
    state = server._server.server_state
    wait_until(lambda: len(state.connections) == 1, 5)
    wait_until(lambda: not state.connections, 5)
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
