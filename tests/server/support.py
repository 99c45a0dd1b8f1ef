"""A real server on loopback, and people who talk to it: by HTTP and by WebSocket, as a browser does."""

from __future__ import annotations

import asyncio
import json
import socket
import ssl
import threading
import time
import uuid
from collections.abc import Callable, Coroutine
from types import TracebackType
from typing import Any, Protocol, TypeVar

import httpx
import uvicorn
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from orrery.server.app import Parts
from orrery.server.run import bind, config_for
from orrery.server.settings import Settings
from orrery.server.storage import MoveRow

Json = Any
T = TypeVar("T")
PATIENCE = 120.0
TRUST = ssl.create_default_context()  # read once: that takes longer than all a guest asks for in most tests
TABLE = {"game": "planet_5r", "seats": [{"kind": "me"}, {"kind": "bot"}, {"kind": "bot"}]}


class _Uvicorn(uvicorn.Server):
    """Remembers the loop it runs in."""

    loop: asyncio.AbstractEventLoop

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        self.loop = asyncio.get_running_loop()
        await super().startup(sockets)


class LiveServer:
    """The server in a thread of this process, so that tests can also look inside."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self._socket = bind("127.0.0.1", 0)
        self.port: int = self._socket.getsockname()[1]
        self.config = config_for(settings)
        self._server = _Uvicorn(self.config)
        self._thread = threading.Thread(target=self._run, daemon=True)

    def _run(self) -> None:
        self._server.run(sockets=[self._socket])

    def __enter__(self) -> LiveServer:
        self._thread.start()
        wait_until(lambda: self._server.started or not self._thread.is_alive())
        assert self._server.started, "the server did not start"
        return self

    def __exit__(self, *_: object) -> None:
        self._server.should_exit = True
        self._thread.join(PATIENCE)
        self._socket.close()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def parts(self) -> Parts:
        found: Parts = self.config.app.state.parts  # type: ignore[union-attr]
        return found

    def guest(self) -> Guest:
        return Guest(self)

    def do(self, work: Coroutine[Any, Any, T]) -> T:
        """Have something done in the server's own loop, and wait for it."""
        return asyncio.run_coroutine_threadsafe(work, self._server.loop).result(PATIENCE)

    def call(self, work: Callable[..., T], *given: Any) -> T:
        async def called() -> T:
            return work(*given)

        return self.do(called())

    def look_round(self, *tables: str) -> None:
        """The server looks now, not when it would have done so next, for tables that are due; and at the clocks of
        these tables. What has not happened after that does not happen until time goes on."""
        keeper = self.parts.tables.timekeeper
        self.do(keeper.look())
        for table in tables:
            self.do(keeper.look_after(table))

    def moves(self, table: str) -> list[MoveRow]:
        """What is stored of a table."""
        return asyncio.run(self.parts.storage.moves(table))


def wait_until(true: Callable[[], bool], patience: float = PATIENCE) -> None:
    end = time.monotonic() + patience
    while not true():
        assert time.monotonic() < end, "waited in vain"
        time.sleep(0.005)


def next_millisecond() -> None:
    """Times are told to the millisecond: what comes after this has another one."""
    passed = time.time_ns() // 1_000_000
    wait_until(lambda: time.time_ns() // 1_000_000 > passed)


async def until(true: Callable[[], bool], patience: float = PATIENCE) -> None:
    """The same inside a loop."""
    async with asyncio.timeout(patience):
        while not true():
            await asyncio.sleep(0.005)


class Addressed(Protocol):
    @property
    def url(self) -> str: ...


class Guest:
    """A browser: it keeps its cookie."""

    def __init__(self, server: Addressed) -> None:
        self.server = server
        self.http = httpx.Client(base_url=server.url, timeout=PATIENCE, verify=TRUST)
        self.me: Json = self.http.get("/api/me").json()

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    def get(self, path: str, expect: int = 200, **params: Json) -> Json:
        return self._ask("GET", path, expect, params=params)

    def post(self, path: str, body: Json = None, expect: int | None = None) -> Json:
        return self._ask("POST", path, expect, json=body)

    def put(self, path: str, body: Json, expect: int = 200) -> Json:
        return self._ask("PUT", path, expect, json=body)

    def _ask(self, method: str, path: str, expect: int | None, **more: Any) -> Json:
        answer = self.http.request(method, path, **more)
        good = answer.status_code in (200, 201) if expect is None else answer.status_code == expect
        assert good, f"{method} {path}: {answer.status_code} {answer.text[:500]}"
        return answer.json()

    def table(self, *seats: Json, **more: Json) -> Json:
        """A new table; seats by their kind, or a bot by its level."""
        asked = [_seat(seat) for seat in seats] or TABLE["seats"]
        return self.post("/api/tables", {"game": "planet_5r", "seats": asked, **more}, 201)

    def socket(self, **headers: str) -> Socket:
        return Socket(self, headers)


def _seat(seat: Json) -> Json:
    if not isinstance(seat, str):
        return seat
    return {"kind": "bot", "level": seat} if seat in ("easy", "normal", "hard") else {"kind": seat}


class Socket:
    """A WebSocket that remembers what it has not been asked for yet."""

    def __init__(self, guest: Guest, headers: dict[str, str] | None = None) -> None:
        self.guest = guest
        url = f"{guest.server.url.replace('http', 'ws')}/ws"
        given = {"Cookie": guest.cookie, **(headers or {})}
        self._opened = connect(url, additional_headers=given, compression=None, max_size=None, open_timeout=PATIENCE)
        self.raw: ClientConnection = self._opened.__enter__()
        self.log: list[Json] = []
        self.states: dict[int | None, Json] = {}

    def __enter__(self) -> Socket:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._opened.__exit__(kind, error, trace)

    def say(self, t: str, **fields: Json) -> None:
        self.raw.send(json.dumps({"t": t, **fields}))

    def frame(self, patience: float = PATIENCE) -> str:
        text = self.raw.recv(timeout=patience)
        assert isinstance(text, str)
        return text

    def next(self, patience: float = PATIENCE) -> Json:
        message = json.loads(self.frame(patience))
        if message["t"] == "state":
            self.states[message["seat"]] = message
        self.log.append(message)
        return message

    def hear(self, *kinds: str, patience: float = PATIENCE, **fields: Json) -> Json:
        """The next message of one of these kinds with these values; others are noted and passed over."""
        end = time.monotonic() + patience
        while True:
            message = self.next(max(0.01, end - time.monotonic()))
            if message["t"] in kinds and all(message.get(name) == value for name, value in fields.items()):
                return message

    def silence(self, seconds: float = 0.15) -> list[Json]:
        """Everything that has been sent so far, however late it arrives, and what comes until nothing has come for a
        while. Whatever this socket has asked is answered before: messages are taken in order."""
        self.say("ping")
        heard: list[Json] = []
        while not heard or heard[-1]["t"] != "pong":
            heard.append(self.next())
        heard.pop()
        self.log.remove({"t": "pong"})
        return heard + self.unanswered(seconds)

    def unanswered(self, seconds: float = 0.15) -> list[Json]:
        """What comes until nothing has come for a while, though something that this socket has asked is still under
        way."""
        heard = []
        while True:
            try:
                heard.append(self.next(seconds))
            except TimeoutError:
                return heard

    def reach(self, at: int, *seats: int | None) -> None:
        """Read on until these seats have been told the version `at`."""
        while not all(seat in self.states and self.states[seat]["at"] >= at for seat in seats):
            self.next()

    def join(self, table: str, since: Json = None) -> Json:
        """Follow a table; returns the first state."""
        self.say("join", table=table, since=since)
        return self.hear("state", table=table)

    def asked(self, seat: int = 0, kind: str | None = None) -> Json:
        """Wait until the seat owes a decision (of this kind); returns the state."""
        while True:
            state = self.states.get(seat)
            decision = state and state["decision"]
            if decision and (kind is None or decision["kind"] == kind):
                return state
            self.next()

    def act(self, table: str, seat: int, at: int, action: Json, key: str | None = None) -> Json:
        """Act and wait for the answer to it."""
        key = key or str(uuid.uuid4())
        self.say("act", table=table, seat=seat, at=at, key=key, action=action)
        return self.hear("ack", "refused", "stale", "error", key=key)

    def undo(self, table: str, seat: int, at: int, key: str | None = None) -> Json:
        key = key or str(uuid.uuid4())
        self.say("undo", table=table, seat=seat, at=at, key=key)
        return self.hear("ack", "refused", "stale", "error", key=key)

    def closed(self) -> int | None:
        """The code with which the server has closed the connection."""
        try:
            while True:
                self.next()
        except ConnectionClosed as closed:
            return None if closed.rcvd is None else closed.rcvd.code


def play_on(socket: Socket, table: str, seats: list[int], *, until: Callable[[Json], bool] | None = None) -> Json:
    """Answer every decision of these seats with its first action until the game is over (or `until` says so)."""
    answered: dict[int, Json] = {}
    while True:
        for seat in seats:
            state = socket.states.get(seat)
            if state is None:
                continue
            if state["view"]["over"] or (until is not None and until(state)):
                return state
            decision = state["decision"]
            if decision and answered.get(seat) != (state["at"], decision):
                answered[seat] = (state["at"], decision)
                reply = socket.act(table, seat, state["at"], decision["actions"][0])
                assert reply["t"] in ("ack", "stale", "refused"), reply
                break
        else:
            socket.next()
