"""Two processes on one PostgreSQL, two people, each at another one: what they settle reaches both."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from server.arranged_tables import LIVE, TIMED, Clockwork, choose, seated
from server.conftest import quick
from server.postgres import Cluster
from server.support import Guest, LiveServer, Socket, wait_until

Json = Any
Two = tuple[LiveServer, LiveServer]


@pytest.fixture
def two(cluster: Cluster, tmp_path: Path) -> Iterator[Callable[..., Two]]:
    running: list[LiveServer] = []
    url = cluster.database()

    def start(**changes: object) -> Two:
        for _ in range(2):
            settings = quick(tmp_path / "data", database_url=url, **{**TIMED, **changes})
            running.append(LiveServer(settings).__enter__())
        return running[-2], running[-1]

    yield start
    for one in running:
        one.__exit__()


def info(guest: Guest, table: str) -> Json:
    return guest.get(f"/api/tables/{table}")


def say(socket: Socket, t: str, table: str, **fields: Json) -> Json:
    socket.say(t, table=table, key=f"{t}-{len(socket.log)}-key", **fields)
    return socket.hear("ack", "error", "refused")


def test_chat_proposals_and_stand_ins(two: Callable[..., Two]) -> None:
    clock = Clockwork()
    here, there = two(now=clock)
    anna, boris = here.guest(), there.guest()
    table = seated([anna, boris], "easy", clock=LIVE)
    with anna.socket() as one, boris.socket() as other:
        one.join(table)
        other.join(table)
        say(one, "say", table, text="from here")
        assert [line["text"] for line in other.hear("chat")["lines"]] == ["from here"]
        say(other, "say", table, text="from there")
        while one.hear("chat")["lines"][-1]["text"] != "from there":
            pass
        clock.forward(5)
        choose(one, table, 0)
        heard = other.hear("clock")
        while heard["seats"][0]["running"]:
            heard = other.hear("clock")
        assert heard["seats"][0] == {"seat": 0, "move": 25000, "bank": 60000, "running": False}
        say(one, "propose", table, seat=0, what="pause")
        asked = other.hear("table")["table"]
        while asked["proposal"] is None:
            asked = other.hear("table")["table"]
        other.say("answer", table=table, seat=1, proposal=asked["proposal"]["id"], yes=True)
        while not one.hear("table")["table"]["paused"]:
            pass
        refused = other.act(table, 1, other.states[1]["at"], ["play", "scout"])
        assert refused["code"] == "paused"
        say(other, "propose", table, seat=1, what="resume")
        wait_until(lambda: info(anna, table)["proposal"] is not None)
        one.say("answer", table=table, seat=0, proposal=2, yes=True)
        wait_until(lambda: info(boris, table)["paused"] is False)
        clock.forward(200)
        wait_until(lambda: [seat["stand_in"] for seat in info(anna, table)["seats"]][1] == 4)
        boris.post(f"/api/tables/{table}/return")
        wait_until(lambda: [seat["stand_in"] for seat in info(anna, table)["seats"]][1] is None)


def test_the_same_table_at_both_is_left_and_taken_back_once(two: Callable[..., Two]) -> None:
    here, there = two()
    anna, boris = here.guest(), there.guest()
    table = seated([anna, boris], "easy")
    with anna.socket() as one, boris.socket() as other:
        one.join(table)
        other.join(table)
        boris.post(f"/api/tables/{table}/leave")
        for _ in range(3):
            one.silence(0.2)
            if one.states[0]["decision"]:
                choose(one, table, 0)
        wait_until(lambda: any(move.seat == 1 for move in here.moves(table)))
        back = boris.post(f"/api/tables/{table}/return")
        assert back["seats"][1]["stand_in"] is None
        moves = here.moves(table)
        assert [move.seq for move in moves] == list(range(1, len(moves) + 1))


def test_going_back_by_consent_reaches_both(two: Callable[..., Two]) -> None:
    here, there = two()
    anna, boris = here.guest(), there.guest()
    made = anna.table("me", "hotseat", "open", options={"confirm": False})
    table = made["id"]
    boris.post(f"/api/tables/{table}/claim", {"token": made["seats"][2]["invite"]})
    with anna.socket() as one, boris.socket() as other:
        one.join(table)
        first = other.join(table)
        for _ in range(2):
            for seat, socket in ((0, one), (1, one), (2, other)):
                choose(socket, table, seat)
        say(one, "propose", table, seat=0, what="undo")
        while other.hear("table")["table"]["proposal"] is None:
            pass
        other.say("answer", table=table, seat=2, proposal=1, yes=True)
        heard = [socket.hear("state", seat=seat, reset=True) for seat, socket in ((0, one), (2, other))]
        assert [state["view"]["round"] for state in heard] == [heard[0]["view"]["round"]] * 2
        assert heard[1]["at"] > first["at"]
        for _ in range(2):
            for seat, socket in ((0, one), (1, one), (2, other)):
                choose(socket, table, seat)
    with anna.socket() as one, boris.socket() as other:
        ends = [socket.join(table) for socket in (one, other)]
        assert ends[0]["view"]["round"] == ends[1]["view"]["round"]
    assert [move.kind for move in here.moves(table)].count("undo") == 1
