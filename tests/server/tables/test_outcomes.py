"""What actions would bring, asked over the WebSocket: for whom, how much at once, how often."""

from __future__ import annotations

import threading
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import msgspec
import pytest

import orrery
from orrery.server.tables import audience
from orrery.server.wire.messages import OutcomesMessage
from server.conftest import GENEROUS
from server.support import Guest, LiveServer, Socket


def ask(socket: Socket, table: str, seat: int = 0, at: int = 0, **more: Any) -> Any:
    socket.say("outcomes", table=table, seat=seat, at=at, id="o", **more)
    return socket.hear("outcomes", "error", id="o")


def test_every_legal_action_is_foretold(anna: Guest) -> None:
    for game in orrery.games():
        table = anna.table(*["hotseat"] * 3, game=game)["id"]
        with anna.socket() as socket:
            state = socket.join(table)
            seat = state["view"]["actors"][0]
            while state["decision"] is None or state["seat"] != seat:
                state = socket.hear("state")
            told = ask(socket, table, seat, state["at"])
        msgspec.convert({name: value for name, value in told.items() if name != "t"}, OutcomesMessage)
        assert told["refused"] is None
        assert (told["at"], told["first"], told["of"]) == (state["at"], 0, len(told["outcomes"]))
        assert [one["action"] for one in told["outcomes"]] == state["decision"]["actions"]
        assert all({"before", "after"} <= set(one["score"]) for one in told["outcomes"])
        assert anna.get(f"/api/tables/{table}")["version"] == 0, "a question changes nothing"


def test_what_is_empty_is_left_out(anna: Guest) -> None:
    table = anna.table(*["hotseat"] * 3)["id"]
    with anna.socket() as socket:
        at = socket.join(table)["at"]
        (one,) = ask(socket, table, at=at, actions=[["play", "scout"]])["outcomes"]
    assert one == {"action": ["play", "scout"], "score": {"before": 2, "after": 2}, "asks": "confirm"}


def test_who_may_not_ask(anna: Guest, boris: Guest) -> None:
    table = anna.table(*["hotseat"] * 3, options={"confirm": False})["id"]
    with anna.socket() as socket, boris.socket() as elsewhere:
        at = socket.join(table)["at"]
        elsewhere.say("join", table=table)
        assert ask(elsewhere, table)["code"] == "not_your_seat"
        acted = socket.act(table, 0, at, ["play", "scout"])
        assert acted["t"] == "ack"
        refused = ask(socket, table, at=acted["at"])["refused"]
        assert refused["why"] == "not_your_decision"
        assert refused["text"]["en"] != refused["text"]["ru"]
        assert ask(socket, table, 1, actions=[["play", "scout"], ["bid", 1]])["refused"]["why"] == "card_first"
        assert ask(socket, table, 1, actions=[["fly"]])["code"] == "bad_action"
        assert ask(socket, table, 1, actions=[["bid", 1]] * 65)["code"] == "bad_message"


def test_an_older_question_is_not_answered(anna: Guest) -> None:
    table = anna.table(*["hotseat"] * 3)["id"]
    with anna.socket() as socket:
        socket.join(table)
        at = socket.act(table, 0, 0, ["play", "scout"])["at"]
        late = ask(socket, table, at=0)
        assert (late["at"], late["of"], late["outcomes"], late["refused"]) == (at, 0, [], None)
        assert [one["action"] for one in ask(socket, table, at=at)["outcomes"]] == [["confirm"]]
        assert ask(socket, table, seat=1, at=0)["of"] == 5, "what seat 0 picks does not change what seat 1 is asked"


def test_a_long_answer_keeps_nothing_waiting(anna: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    table = anna.table(*["hotseat"] * 3)["id"]
    told, go_on = audience.outcomes_of, threading.Event()

    def slow(*asked: Any) -> audience.Foretold:
        found = told(*asked)

        def tell() -> Any:
            assert go_on.wait(20)
            return found.tell()

        return found._replace(tell=tell)

    monkeypatch.setattr(audience, "outcomes_of", slow)
    with anna.socket() as socket:
        socket.join(table)
        socket.say("outcomes", table=table, seat=0, at=0, id="o")
        at = socket.act(table, 0, 0, ["play", "scout"])["at"]
        go_on.set()
        answer = socket.hear("outcomes", id="o")
    assert (answer["at"], answer["of"]) == (at - 1, 5)


def test_long_lists_come_in_parts(own_server: Callable[..., LiveServer]) -> None:
    anna = own_server(limits=replace(GENEROUS, outcomes_per_answer=2)).guest()
    table = anna.table(*["hotseat"] * 3)["id"]
    with anna.socket() as socket:
        actions = socket.join(table)["decision"]["actions"]
        parts = [ask(socket, table, first=first) for first in (0, 2, 4, 6)]
    assert [part["of"] for part in parts] == [5] * 4
    assert [part["first"] for part in parts] == [0, 2, 4, 6]
    assert [one["action"] for part in parts for one in part["outcomes"]] == actions
    assert [len(part["outcomes"]) for part in parts] == [2, 2, 1, 0]


def test_a_seat_asks_so_often(own_server: Callable[..., LiveServer]) -> None:
    """Whatever the number of its connections; strangers use up nothing."""
    server = own_server(limits=replace(GENEROUS, outcomes_per_second=0.001, outcome_burst=2))
    anna, boris = server.guest(), server.guest()
    table = anna.table(*["hotseat"] * 3)["id"]
    with anna.socket() as one, anna.socket() as other, boris.socket() as third:
        assert [ask(third, table)["code"] for _ in range(3)] == ["not_your_seat"] * 3
        answers = [ask(socket, table) for socket in (one, other, one)]
        assert [answer["t"] for answer in answers] == ["outcomes", "outcomes", "error"]
        assert answers[2]["code"] == "too_many"
        assert ask(one, table, seat=1)["t"] == "outcomes", "another seat has its own measure"
