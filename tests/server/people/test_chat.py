"""What is said at a table: stored once, told to all who follow, clean, and not too much."""

from __future__ import annotations

import uuid
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from orrery.server.people.readable_text import clean_text
from orrery.server.settings import Limits
from orrery.server.wire.server_errors import ServerError
from server.arranged_tables import choose, people, restarted, seated
from server.conftest import GENEROUS
from server.support import Guest, LiveServer, Socket, play_on

Json = Any
LIMITS: Json = {name: getattr(GENEROUS, name) for name in Limits.__dataclass_fields__}
TALKATIVE = Limits(**{**LIMITS, "chat_per_second": 1e6, "chat_burst": 10**6})


def say(socket: Socket, table: str, text: str, key: str | None = None) -> Json:
    key = key or str(uuid.uuid4())
    socket.say("say", table=table, key=key, text=text)
    return socket.hear("ack", "error", key=key)


def texts(message: Json) -> list[str]:
    return [line["text"] for line in message["lines"]]


def test_a_line_reaches_all_and_is_kept(own_server: Callable[..., LiveServer]) -> None:
    first = own_server()
    anna, boris = people(first, 2)
    spectator = first.guest()
    table = seated([anna, boris], "easy")
    with anna.socket() as one, boris.socket() as two, spectator.socket() as three:
        for socket in (one, two, three):
            socket.join(table)
        assert say(one, table, "Hello, Борис!\nReady?")["at"] == 1
        assert say(two, table, "да")["at"] == 2
        for socket in (one, two, three):
            lines = [line for m in socket.log + socket.silence(0.1) if m["t"] == "chat" for line in m["lines"]]
            unique = {line["n"]: line for line in lines}
            assert [unique[n]["text"] for n in (1, 2)] == ["Hello, Борис!\nReady?", "да"]
            assert unique[1]["seat"] == 0
            assert unique[1]["name"] == anna.me["name"]
            assert unique[1]["step"] is None, "how many steps were played may be a secret"
    first.__exit__()
    restarted([anna, boris, spectator], own_server())
    with spectator.socket() as three:
        three.join(table)
        heard = three.hear("chat")
        assert heard["reset"] is True
        assert texts(heard) == ["Hello, Борис!\nReady?", "да"]
    assert texts(spectator.get(f"/api/tables/{table}/chat")) == ["Hello, Борис!\nReady?", "да"]


def test_said_twice_is_said_once(server: LiveServer) -> None:
    anna, boris = people(server, 2)
    table = seated([anna, boris], "easy")
    with anna.socket() as one:
        one.join(table)
        first = say(one, table, "only once", "the-same-key")
        assert say(one, table, "only once", "the-same-key") == first
        assert texts(anna.get(f"/api/tables/{table}/chat")) == ["only once"]


def test_only_who_plays_may_speak(server: LiveServer) -> None:
    anna, boris = people(server, 2)
    table = seated([anna, boris], "easy")
    with server.guest().socket() as stranger, anna.socket() as one:
        stranger.join(table)
        assert say(stranger, table, "psst")["code"] == "not_seated"
        assert say(one, "nowhere", "hello")["code"] == "no_table"
        assert say(one, table, " \n\u202e\u200b ")["code"] == "bad_text"
        one.say("say", table=table, key="too-long-a-line", text="x" * 1001)
        assert one.hear("error", key="too-long-a-line")["code"] == "bad_message"
    boris.post(f"/api/tables/{table}/leave")
    with boris.socket() as two:
        assert say(two, table, "I only watch now")["t"] == "ack", "he still has his seat"


def test_talk_before_the_game(server: LiveServer) -> None:
    anna = server.guest()
    table = anna.table("me", "open", "easy")["id"]
    with anna.socket() as one:
        one.say("join", table=table)
        one.hear("table")
        assert say(one, table, "Anybody there?")["t"] == "ack"
        assert texts(one.hear("chat")) == ["Anybody there?"]


def test_the_moment_is_told_after_the_end(server: LiveServer) -> None:
    anna = server.guest()
    table = anna.table("me", "easy", "easy", options={"confirm": False})["id"]
    with anna.socket() as one:
        one.join(table)
        say(one, table, "at the start")
        choose(one, table, 0)
        say(one, table, "later")
        play_on(one, table, [0])
    lines = anna.get(f"/api/tables/{table}/chat")["lines"]
    assert lines[0]["step"] <= 2 < anna.get(f"/api/tables/{table}")["version"]
    assert lines[0]["step"] < lines[1]["step"]


def test_not_too_fast(own_server: Callable[..., LiveServer]) -> None:
    server = own_server(limits=replace(GENEROUS, chat_per_second=0.001))  # five lines, and no more while this lasts
    anna, boris = people(server, 2)
    table = seated([anna, boris], "easy")
    with anna.socket() as one, anna.socket() as tab, boris.socket() as two:
        said = [say(socket, table, f"line {n}") for n, socket in enumerate([one, tab] * 3)]
        assert [answer["t"] for answer in said] == ["ack"] * 5 + ["error"]
        assert said[-1]["code"] == "too_many"
        assert say(two, table, "my turn to speak")["t"] == "ack", "each person has his own measure"


def test_a_chat_has_an_end_and_only_its_last_lines_are_told(own_server: Callable[..., LiveServer]) -> None:
    server = own_server(limits=Limits(**{**LIMITS, "chat_per_second": 1e6, "chat_burst": 10**6, "chat_lines": 230}))
    anna, boris = people(server, 2)
    table = seated([anna, boris], "easy")
    with anna.socket() as one:
        for n in range(230):
            one.say("say", table=table, key=f"line-number-{n}", text=f"{n}")
        one.hear("ack", key="line-number-229")
        assert say(one, table, "one more")["code"] == "chat_full"
    with boris.socket() as two:
        two.join(table)
        assert texts(two.hear("chat")) == [str(n) for n in range(30, 230)]
    assert len(boris.get(f"/api/tables/{table}/chat")["lines"]) == 230


def test_lines_are_told_in_order_to_everybody(own_server: Callable[..., LiveServer]) -> None:
    server = own_server(limits=TALKATIVE)
    anna, boris = people(server, 2)
    table = seated([anna, boris], "easy")
    with anna.socket() as one, boris.socket() as two, server.guest().socket() as three:
        for socket in (one, two, three):
            socket.join(table)
        for n in range(40):
            for socket in (one, two):
                socket.say("say", table=table, key=f"line-number-{n}", text=f"{n}")
        heard: list[int] = []
        while len(heard) < 80:
            heard += [line["n"] for line in three.hear("chat")["lines"]]
        assert heard == list(range(1, 81))
        for socket in (one, two):
            socket.silence(0.05)  # with so much unread a farewell would not be heard


@pytest.mark.parametrize(
    ("raw", "clean"),
    [
        ("  two  spaces ", "  two  spaces"),
        ("a\r\nb\u2028c", "a\nb\nc"),
        ("a\n\n\n\n\nb", "a\n\nb"),
        ("left\u202eright\u2066\u200f", "leftright"),
        ("nul\x00bell\x07tab\tend", "nulbelltab end"),
        ("e\u0301", "é"),
        ("\ud83d", ""),
        ("<script>alert(1)</script> {$x} %s", "<script>alert(1)</script> {$x} %s"),
        ("🪐 Орбита", "🪐 Орбита"),
        ("\n\n", ""),
    ],
)
def test_only_what_can_be_seen_is_kept(raw: str, clean: str) -> None:
    assert clean_text(raw, 1000) == clean


def test_too_long_after_all() -> None:
    with pytest.raises(ServerError, match="too_large"):
        clean_text("x" * 4001, 4000)


def test_a_line_does_not_tell_the_id_of_who_said_it(anna: Guest) -> None:
    """Nothing in a line says who somebody is, beyond the name at the table."""
    table = anna.table("me", "easy", "easy")["id"]
    with anna.socket() as one:
        one.join(table)
        say(one, table, "hello")
        line = one.hear("chat")["lines"][0]
    assert anna.me["id"] not in str(line)
    assert set(line) == {"n", "seat", "name", "text", "at", "step"}
