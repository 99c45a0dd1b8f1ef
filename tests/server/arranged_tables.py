"""Tables with several people, and a time that goes on only when told to."""

from __future__ import annotations

import threading
from typing import Any

from server.support import Guest, LiveServer, Socket

Json = Any
LIVE = {"kind": "live", "move": 30, "bank": 60}
START = 1_800_000_000_000


class Clockwork:
    """The server's time, in milliseconds."""

    def __init__(self) -> None:
        self._ms = START
        self._lock = threading.Lock()

    def __call__(self) -> int:
        with self._lock:
            return self._ms

    def forward(self, seconds: float) -> None:
        with self._lock:
            self._ms += round(1000 * seconds)


TIMED: Json = {"clock_tick": 0.02, "clock_grace": 0, "away_seconds": 0.05}


def people(server: LiveServer, count: int) -> list[Guest]:
    return [server.guest() for _ in range(count)]


def seated(guests: list[Guest], *more: str, confirm: bool = False, **asked: Json) -> str:
    """A table of planet_5r where each of these has a seat, in this order, and then `more`; all are ready."""
    seats = ["me", *["open"] * (len(guests) - 1), *more]
    table = guests[0].table(*seats, options={"confirm": confirm}, **asked)
    for guest, seat in zip(guests[1:], table["seats"][1:], strict=False):
        guest.post(f"/api/tables/{table['id']}/claim", {"token": seat["invite"]})
    ident: str = table["id"]
    if guests[0].get(f"/api/tables/{ident}")["check"] is not None:
        ready(guests, ident)
    return ident


def ready(guests: list[Guest], table: str) -> None:
    """All of them say that they are ready for the clocks."""
    for guest in guests:
        guest.post(f"/api/tables/{table}/ready", {"ready": True})


def choose(socket: Socket, table: str, seat: int) -> Json:
    """Answer what the seat is asked with its first action, and wait for what comes of it."""
    state = socket.asked(seat)
    said = socket.act(table, seat, state["at"], state["decision"]["actions"][0])
    if said["t"] in ("ack", "stale"):
        socket.reach(said["at"], seat)
    return said


def clock_of(socket: Socket, seat: int) -> Json:
    """The last that was heard of a seat's clock."""
    heard = [message for message in socket.log if message["t"] == "clock"]
    return next(one for one in heard[-1]["seats"] if one["seat"] == seat)


def restarted(guests: list[Guest], server: LiveServer) -> LiveServer:
    """The same people, at a server started anew."""
    for guest in guests:
        guest.server = server
        guest.http.base_url = server.url
    return server
