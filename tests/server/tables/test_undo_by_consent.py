"""Going back by consent: the way is walked beside everything else, and nobody's move slips in between."""

from __future__ import annotations

import contextlib
import threading
from collections.abc import Callable
from typing import Any

import httpx
import pytest

from orrery.core.match import Match
from server.arranged_tables import choose, people, seated
from server.support import LiveServer, Socket, wait_until

Json = Any


def agree(table: str, sockets: list[Socket]) -> None:
    """Seat 0 asks to take back; all but the last have said yes."""
    sockets[0].say("propose", table=table, seat=0, key="take-it-back", what="undo")
    sockets[0].hear("ack", key="take-it-back")
    for seat, socket in enumerate(sockets[1:-1], start=1):
        socket.say("answer", table=table, seat=seat, proposal=1, yes=True)
        while socket.hear("table")["table"]["proposal"]["wanted"] != [len(sockets) - 1]:
            pass


def played(table: str, sockets: list[Socket], waves: int) -> None:
    for socket in sockets:
        socket.join(table)
    for _ in range(waves):
        for seat, socket in enumerate(sockets):
            choose(socket, table, seat)
    for socket in sockets:
        socket.silence(0.1)


def test_others_play_on_and_nobody_plays_here(
    own_server: Callable[..., LiveServer], monkeypatch: pytest.MonkeyPatch
) -> None:
    server = own_server()
    guests = people(server, 3)
    table, beside = seated(guests), seated(guests)
    sockets = [guest.socket() for guest in guests]
    played(table, sockets, 2)
    agree(table, sockets)
    before = len(server.moves(table))
    busy, go, walk = threading.Event(), threading.Event(), Match._walk

    def slowly(match: Match, n: int) -> Any:
        busy.set()
        go.wait(20)
        return walk(match, n)

    monkeypatch.setattr(Match, "_walk", slowly)
    sockets[2].say("answer", table=table, seat=2, proposal=1, yes=True)
    assert busy.wait(20)
    with guests[1].socket() as other:
        other.join(beside)
        assert choose(other, beside, 1)["t"] == "ack", "the loop is free"
    state = sockets[1].states[1]
    sockets[1].say(
        "act", table=table, seat=1, at=state["at"], key="between-them", action=state["decision"]["actions"][0]
    )
    assert [m for m in sockets[1].unanswered(0.2) if m["t"] in ("ack", "stale", "state")] == []
    go.set()
    assert sockets[1].hear("ack", "stale", "refused", "error", key="between-them")["t"] == "stale"
    moves = server.moves(table)
    assert [move.kind for move in moves[before:]] == ["undo"]
    sockets[0].hear("state", seat=0, reset=True)
    assert choose(sockets[0], table, 0)["t"] == "ack"
    for socket in sockets:
        socket.raw.close()


def test_the_walk_that_is_lost_is_walked_again(
    own_server: Callable[..., LiveServer], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A name is changed past the table meanwhile: what was found is still right, and stored on the newest row."""
    server = own_server()
    guests = people(server, 3)
    table = seated(guests)
    sockets = [guest.socket() for guest in guests]
    played(table, sockets, 1)
    agree(table, sockets)
    walk, walked = Match._walk, []

    def slowly(match: Match, n: int) -> Any:
        walked.append(n)
        if len(walked) == 1:
            with contextlib.suppress(httpx.TimeoutException):  # it is stored, and then waits for the table's lock
                guests[0].http.patch("/api/me", json={"name": "Somebody else"}, timeout=2)
        return walk(match, n)

    monkeypatch.setattr(Match, "_walk", slowly)
    sockets[2].say("answer", table=table, seat=2, proposal=1, yes=True)
    wait_until(lambda: [move.kind for move in server.moves(table)].count("undo") == 1)
    after = sockets[0].hear("state", reset=True)
    with guests[0].socket() as again:
        assert again.join(table)["view"] == after["view"]
    assert server.parts.tables.live[table].row.seats[0].name == "Somebody else"
    for socket in sockets:
        socket.raw.close()
