"""Coming back: a client says the last event number it knows and gets exactly what it missed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from server.support import Guest, LiveServer, Socket, play_on

Json = Any


def told(socket: Socket, seat: int | None) -> list[Json]:
    """The story as the client has put it together, obeying `reset`."""
    story: list[Json] = []
    for message in socket.log:
        if message["t"] == "state" and message["seat"] == seat:
            if message["reset"]:
                story = []
            else:
                assert message["from"] == (story[-1]["n"] if story else message["from"])
            story += message["events"]
    return story


def test_catching_up_by_number(anna: Guest, boris: Guest) -> None:
    table = anna.table("hotseat", "hotseat", "hotseat", options={"confirm": False})["id"]
    with boris.socket() as steady, anna.socket() as socket:
        steady.join(table)
        socket.join(table)
        lost = boris.socket()
        lost.join(table)
        lost.silence(0.05)
        known = [event["n"] for event in told(lost, None)]
        lost.raw.close()
        play_on(socket, table, [0, 1, 2], until=lambda state: state["view"]["round"] > 4)
        with boris.socket() as again:
            state = again.join(table, since=known[-1])
            assert state["reset"] is False
            assert state["from"] == known[-1]
            steady.reach(state["at"], None)
            missed = [event for event in told(steady, None) if event["n"] > known[-1]]
            assert state["events"] == missed
            assert len(missed) > 10
        with boris.socket() as once_more:
            nothing = once_more.join(table, since=missed[-1]["n"])
            assert nothing["events"] == []
            assert nothing["reset"] is False
            assert nothing["view"] == state["view"]
        with boris.socket() as confused:
            whole = confused.join(table, since=10**9)
            assert whole["reset"] is True
            assert whole["events"] == told(steady, None)


def test_a_number_per_seat(anna: Guest) -> None:
    table = anna.table("hotseat", "hotseat", "hotseat", options={"confirm": False})["id"]
    with anna.socket() as socket:
        socket.join(table)
        end = play_on(socket, table, [0, 1, 2], until=lambda state: state["view"]["round"] > 2)
        socket.reach(end["at"], 0, 1, 2)
        numbers = {str(seat): told(socket, seat)[-1]["n"] for seat in (0, 1)}
    with anna.socket() as again:
        again.say("join", table=table, since=numbers)
        again.reach(0, 0, 1, 2)
        assert again.states[0]["events"] == []
        assert again.states[0]["reset"] is False
        assert again.states[1]["reset"] is False
        assert again.states[2]["reset"] is True
        assert again.states[2]["events"]


def test_an_undo_while_away_is_noticed(anna: Guest, boris: Guest) -> None:
    """The numbers after an undo are new ones: an old number can't be mistaken for one of them."""
    table = anna.table("hotseat", "hotseat", "hotseat", options={"confirm": False})["id"]
    with anna.socket() as socket:
        socket.join(table)
        socket.reach(0, 0, 1, 2)
        socket.act(table, 0, 0, ["play", "scout"])
        at = socket.act(table, 1, 0, ["play", "develop"])["at"]
        with boris.socket() as watching:
            known = [event["n"] for event in watching.join(table)["events"]]
        at = socket.undo(table, 1, at)["at"]
        socket.act(table, 1, at, ["play", "plunder"])
        with boris.socket() as watching:
            state = watching.join(table, since=known[-1])
            assert state["reset"] is True
            fresh = [event["n"] for event in state["events"]]
            assert min(fresh) > max(known)
            assert len(fresh) == len(known)


def test_restart_keeps_versions_keys_and_numbers(own_server: Callable[..., LiveServer]) -> None:
    first = own_server()
    anna = first.guest()
    table = anna.table("hotseat", "hotseat", "hotseat")["id"]
    with anna.socket() as socket:
        socket.join(table)
        at = socket.act(table, 0, 0, ["play", "scout"], "key-of-the-first")["at"]
        at = socket.undo(table, 0, at, "key-of-the-undo")["at"]
        at = socket.act(table, 0, at, ["play", "develop"], "key-of-the-third")["at"]
        socket.reach(at, 0)
        before = dict(socket.states)
        assert before[0]["at"] == 3
        assert before[1]["at"] == 0, "what seat 0 picks and takes back is not seat 1's business"
        story = told(socket, 1)
    first.__exit__()
    anna.server = second = own_server()
    anna.http.base_url = second.url
    with anna.socket() as socket:
        socket.say("join", table=table, since={"1": story[-1]["n"]})
        socket.reach(0, 0, 1, 2)
        for seat in (0, 1, 2):
            assert socket.states[seat]["view"] == before[seat]["view"]
            assert socket.states[seat]["at"] == before[seat]["at"]
            assert socket.states[seat]["decision"] == before[seat]["decision"]
            assert socket.states[seat]["undo"] == before[seat]["undo"]
        assert socket.states[1]["events"] == []
        assert socket.states[1]["reset"] is False
        assert socket.act(table, 0, 0, ["play", "scout"], "key-of-the-first") == {
            "t": "ack",
            "key": "key-of-the-first",
            "at": 1,
        }
        assert socket.act(table, 0, at, ["confirm"])["t"] == "ack"


def test_joining_again_and_leaving(anna: Guest, boris: Guest) -> None:
    table = anna.table("hotseat", "hotseat", "hotseat", options={"confirm": False})["id"]
    with anna.socket() as socket, boris.socket() as watching:
        socket.join(table)
        watching.join(table)
        watching.join(table)
        assert socket.act(table, 0, 0, ["play", "scout"])["t"] == "ack"
        watching.reach(1, None)
        assert watching.silence() == [], "joined once, told once"
        watching.say("leave", table=table)
        watching.say("leave", table="never-joined")
        watching.say("ping")
        watching.hear("pong")
        assert socket.act(table, 1, 0, ["play", "scout"])["t"] == "ack"
        assert watching.silence() == []
