"""What was taken back can be done again, as long as it is still offered."""

from __future__ import annotations

import uuid
from collections.abc import Callable
from typing import Any

from server.arranged_tables import people, restarted, seated
from server.support import Guest, LiveServer, Socket

Json = Any


def redo(socket: Socket, table: str, seat: int, key: str | None = None, at: int | None = None) -> Json:
    key = key or str(uuid.uuid4())
    socket.say("redo", table=table, seat=seat, at=socket.states[seat]["at"] if at is None else at, key=key)
    said = socket.hear("ack", "refused", "stale", "error", key=key)
    if said["t"] == "ack":
        socket.reach(said["at"], seat)
    return said


def undo(socket: Socket, table: str, seat: int) -> None:
    socket.reach(socket.undo(table, seat, socket.states[seat]["at"])["at"], seat)


def act(socket: Socket, table: str, seat: int, action: Json) -> None:
    socket.reach(socket.act(table, seat, socket.states[seat]["at"], action)["at"], seat)


def test_redo(server: LiveServer, anna: Guest) -> None:
    table = anna.table("hotseat", "hotseat", "hotseat")["id"]
    with anna.socket() as socket:
        socket.join(table)
        socket.reach(0, 0, 1, 2)
        assert redo(socket, table, 0)["code"] == "no_redo"
        act(socket, table, 0, ["play", "scout"])
        assert socket.states[0]["undo"] == {"can": True, "why": None, "redo": False, "ask": False}
        undo(socket, table, 0)
        assert socket.states[0]["undo"] == {"can": False, "why": "nothing", "redo": True, "ask": False}
        first = redo(socket, table, 0, "once-and-again")
        assert first["t"] == "ack"
        assert socket.states[0]["view"]["seats"][0]["chosen"] == "scout"
        assert socket.states[0]["undo"]["redo"] is False
        assert redo(socket, table, 0, "once-and-again") == first, "said twice, done once"
        undo(socket, table, 0)
        act(socket, table, 0, ["play", "develop"])
        assert socket.states[0]["undo"]["redo"] is False, "something else was done since"
        assert redo(socket, table, 0)["code"] == "no_redo"
    kinds = [(move.kind, move.action) for move in server.moves(table)]
    scout, develop = ["play", "scout"], ["play", "develop"]
    assert kinds == [("act", scout), ("undo", None), ("act", scout), ("undo", None), ("act", develop)]


def test_others_do_not_stand_in_the_way(server: LiveServer) -> None:
    anna, boris, clara = people(server, 3)
    table = seated([anna, boris, clara], confirm=True)
    with anna.socket() as one, boris.socket() as two:
        one.join(table)
        two.join(table)
        act(one, table, 0, ["play", "scout"])
        undo(one, table, 0)
        act(two, table, 1, ["play", "develop"])
        act(two, table, 1, ["confirm"])
        one.silence(0.05)
        assert one.states[0]["undo"]["redo"] is True
        assert redo(one, table, 0)["t"] == "ack"
        assert two.states[1]["undo"]["redo"] is False


def test_an_old_screen_cannot_redo(anna: Guest) -> None:
    table = anna.table("hotseat", "hotseat", "hotseat")["id"]
    with anna.socket() as socket:
        socket.join(table)
        socket.reach(0, 0)
        act(socket, table, 0, ["play", "scout"])
        undo(socket, table, 0)
        assert redo(socket, table, 0, at=0)["t"] == "stale"
        assert redo(socket, table, 0)["t"] == "ack"
        assert redo(socket, table, 7, at=0)["code"] == "no_seat"


def test_a_restart_remembers_what_was_taken_back(own_server: Callable[..., LiveServer]) -> None:
    first = own_server()
    anna = first.guest()
    table = anna.table("hotseat", "hotseat", "hotseat")["id"]
    with anna.socket() as socket:
        socket.join(table)
        socket.reach(0, 0)
        act(socket, table, 0, ["play", "scout"])
        undo(socket, table, 0)
    first.__exit__()
    restarted([anna], own_server())
    with anna.socket() as socket:
        socket.join(table)
        assert socket.states[0]["undo"]["redo"] is True
        done = redo(socket, table, 0, "after-the-restart")
        assert done["t"] == "ack"
        assert socket.states[0]["view"]["seats"][0]["chosen"] == "scout"
