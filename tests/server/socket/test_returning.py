"""Who is there, and how far somebody had come when he went away."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from server.arranged_tables import TIMED, choose, people, restarted, seated
from server.support import Guest, LiveServer, Socket, wait_until

Json = Any
Start = Callable[..., LiveServer]


def last(socket: Socket, seat: int) -> int:
    """The number of the last event the seat was told here."""
    found: int = max(e["n"] for m in socket.log if m["t"] == "state" and m["seat"] == seat for e in m["events"])
    return found


def online(guest: Guest, table: str) -> list[bool]:
    return [seat["online"] for seat in guest.get(f"/api/tables/{table}")["seats"]]


def test_how_far_i_was_when_i_went_away(own_server: Start) -> None:
    first = own_server(**TIMED)
    guests = people(first, 3)
    anna, boris, clara = guests
    table = seated(guests)
    sockets = [guest.socket() for guest in guests]
    for socket in sockets:
        assert socket.join(table)["seen"] is None
    for seat, socket in enumerate(sockets):
        choose(socket, table, seat)
    sockets[1].silence(0.1)
    known = last(sockets[1], 1)
    sockets[1].raw.close()
    for seat in (0, 2):
        choose(sockets[seat], table, seat)
    with boris.socket() as back:
        assert back.join(table)["seen"] == known
        assert last(back, 1) > known, "what he missed"
        choose(back, table, 1)
        assert all(m["seen"] is None for m in back.silence(0.1) if m["t"] == "state")
        known = last(back, 1)
    with boris.socket() as back:
        assert back.join(table)["seen"] == known
    first.__exit__()
    restarted(guests, own_server(**TIMED))
    with boris.socket() as back:
        assert back.join(table)["seen"] == known
    with clara.socket() as back:
        assert back.join(table)["seen"] is not None, "an orderly stop notes how far everybody was"
    with anna.socket() as back:
        assert back.join(table)["seen"] is not None


def test_two_tabs_are_one_person(own_server: Start) -> None:
    server = own_server(**TIMED)
    anna, boris = people(server, 2)
    table = seated([anna, boris], "easy")
    with anna.socket() as one, boris.socket() as tab:
        one.join(table)
        tab.join(table)
        wait_until(lambda: online(anna, table) == [True, True, False])
        with boris.socket() as second:
            assert second.join(table)["seen"] is None, "he is here, in the other tab"
            choose(second, table, 1)
            tab.reach(second.states[1]["at"], 1)
            assert tab.states[1]["view"] == second.states[1]["view"]
            one.silence(0.1)
        assert [m for m in one.silence(0.2) if m["t"] == "table"] == [], "one tab less is no news"
        assert online(anna, table) == [True, True, False]
    wait_until(lambda: online(anna, table) == [False, False, False])


def test_others_see_who_is_there_and_a_reload_is_no_news(own_server: Start) -> None:
    server = own_server(**{**TIMED, "away_seconds": 4})
    anna, boris = people(server, 2)
    spectator = server.guest()
    table = seated([anna, boris], "easy")
    with anna.socket() as one:
        one.join(table)
        one.silence(0.1)
        with boris.socket() as two:
            two.join(table)
            assert [seat["online"] for seat in one.hear("table")["table"]["seats"]] == [True, True, False]
        with boris.socket() as two:
            two.join(table)
            with spectator.socket() as three:
                three.join(table)
            two.silence(0.6)
        assert [m for m in one.silence(0.05) if m["t"] == "table"] == []
        assert [seat["online"] for seat in one.hear("table")["table"]["seats"]] == [True, False, False]


def test_a_number_from_before_an_undo_still_says_how_far_i_was(own_server: Start) -> None:
    """The story was told anew under higher numbers: the place in it is the same."""
    server = own_server(**TIMED)
    guests = people(server, 3)
    table = seated(guests)
    sockets = [guest.socket() for guest in guests]
    for socket in sockets:
        socket.join(table)
    choose(sockets[0], table, 0)
    choose(sockets[1], table, 1)
    sockets[2].silence(0.1)
    known = last(sockets[2], 2)
    sockets[2].raw.close()
    at = sockets[1].states[1]["at"]
    assert sockets[1].undo(table, 1, at)["t"] == "ack"
    with guests[2].socket() as back:
        state = back.join(table)
        assert state["from"] >= 1_000_000
        assert state["seen"] == min(state["from"] + known, last(back, 2))
    for socket in sockets[:2]:
        socket.raw.close()


def test_leaving_a_table_on_an_open_connection_is_going_away(own_server: Start) -> None:
    server = own_server(**TIMED)
    anna, boris = people(server, 2)
    table = seated([anna, boris], "easy")
    with anna.socket() as one, boris.socket() as two:
        one.join(table)
        two.join(table)
        two.say("leave", table=table)
        wait_until(lambda: online(anna, table) == [True, False, False])
        two.silence(0.1)  # the bot may have moved before he left: that he was told as well
        known = last(two, 1)
        assert two.join(table)["seen"] == known
        two.say("join", table=table)
        assert two.hear("state", seat=1)["seen"] is None, "joined already"


def test_who_gave_up_his_seat_and_went_away_is_not_there(own_server: Start) -> None:
    server = own_server(**TIMED)
    anna, boris = people(server, 2)
    made = anna.table("me", "open", "open")
    table = made["id"]
    boris.post(f"/api/tables/{table}/claim", {"token": made["seats"][1]["invite"]})
    with boris.socket() as socket:
        socket.say("join", table=table)
        assert socket.hear("table")["table"]["seats"][1]["online"]
        boris.post(f"/api/tables/{table}/leave")
    wait_until(lambda: boris.me["id"] not in server.parts.tables.live[table].online)
    again = anna.get(f"/api/tables/{table}")["seats"][1]["invite"]
    boris.post(f"/api/tables/{table}/claim", {"token": again})
    assert online(anna, table) == [False, False, False], "he has a seat once more, but is not at it"
