"""Since when a person is asked: their own matter, which others who decide at the same time do not change."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable
from typing import Any

import pytest

from orrery.server.storage import SeatRow, TableRow
from orrery.server.tables.audience import since_when
from server.arranged_tables import choose, people, restarted, seated
from server.support import Guest, LiveServer, Socket, next_millisecond

Json = Any


def info(guest: Guest, table: str) -> Json:
    """The table as it is shown, which is also how it is listed."""
    shown = guest.get(f"/api/tables/{table}")
    listed = next(one for one in guest.get("/api/tables") if one["id"] == table)
    assert listed["since"] == shown["since"]
    return shown


def joined(guests: list[Guest], table: str) -> list[Socket]:
    sockets = [guest.socket() for guest in guests]
    for seat, socket in enumerate(sockets):
        socket.join(table)
        socket.asked(seat)
    return sockets


def test_others_who_decide_at_once_do_not_change_since_when_i_am_asked(server: LiveServer) -> None:
    anna, boris, vera = guests = people(server, 3)
    table = seated(guests)
    began = info(boris, table)
    assert began["my_turn"]
    assert began["since"] == began["updated"]
    one, two, _ = joined(guests, table)
    next_millisecond()
    choose(one, table, 0)
    after = info(boris, table)
    assert after["updated"] > began["updated"], "everybody sees that Anna has chosen"
    assert after["since"] == began["since"], "but Boris is asked the same as before"
    assert info(anna, table)["since"] is None, "Anna is asked nothing"
    next_millisecond()
    choose(two, table, 1)
    assert info(vera, table)["since"] == began["since"], "nor do two moves"
    assert info(boris, table)["since"] is None
    spectator = server.guest()
    assert spectator.get(f"/api/tables/{table}")["since"] is None


def test_a_new_question_begins_a_new_time(server: LiveServer) -> None:
    anna, boris = guests = people(server, 2)
    table = seated(guests, "easy", confirm=True)
    began = info(anna, table)["since"]
    one, two = joined(guests, table)
    next_millisecond()
    choose(one, table, 0)
    confirm = info(anna, table)["since"]
    assert confirm > began, "now she is asked whether that is final"
    next_millisecond()
    assert info(anna, table)["since"] == confirm
    choose(two, table, 1)
    assert info(anna, table)["since"] == confirm, "what Boris does secretly changes nothing for her"
    assert info(boris, table)["since"] > confirm
    choose(one, table, 0)
    choose(two, table, 1)
    next_millisecond()
    while not (state := one.states[0])["decision"]:  # the cards lie open, and something else is asked
        if (state := two.states[1])["decision"]:
            break
        one.silence(0.05)
        two.silence(0.05)
    asked = anna if state["seat"] == 0 else boris
    assert info(asked, table)["since"] > confirm


def test_a_secret_choice_shows_in_nobody_elses_since(server: LiveServer) -> None:
    """Picking and taking back: the others' answers are the same to the byte, and hold no time of the picker."""
    guests = people(server, 3)
    table = seated(guests, confirm=True)
    one, *_ = joined(guests, table)
    before = [info(guest, table) for guest in guests]
    next_millisecond()
    at = one.act(table, 0, one.states[0]["at"], ["play", "scout"])["at"]
    one.undo(table, 0, at)
    after = [info(guest, table) for guest in guests]
    assert after[1:] == before[1:]
    assert after[0]["since"] > before[0]["since"]
    assert after[0]["since"] not in str(after[1:])


def test_a_person_with_several_seats_has_waited_since_the_first_was_asked(anna: Guest) -> None:
    table = anna.table("hotseat", "hotseat", "hotseat", options={"confirm": True})["id"]
    began = info(anna, table)["since"]
    with anna.socket() as socket:
        socket.join(table)
        next_millisecond()
        choose(socket, table, 0)
        assert info(anna, table)["since"] == began


def test_nobody_is_asked_while_a_bot_stands_in(server: LiveServer) -> None:
    anna, boris = guests = people(server, 2)
    table = seated(guests, "easy")
    assert info(boris, table)["since"] is not None
    boris.post(f"/api/tables/{table}/leave")
    assert info(boris, table)["since"] is None
    assert info(anna, table)["my_turn"]


def test_a_restart_does_not_lose_it(own_server: Callable[..., LiveServer]) -> None:
    first = own_server()
    guests = people(first, 3)
    table = seated(guests)
    began = info(guests[1], table)["since"]
    one, *_ = joined(guests, table)
    next_millisecond()
    choose(one, table, 0)
    first.__exit__()
    second = restarted(guests, own_server())
    assert info(guests[1], table)["since"] == began
    with guests[2].socket() as three:
        three.join(table)
        next_millisecond()
        choose(three, table, 2)
        assert info(guests[1], table)["since"] == began
    assert second.moves(table)[-1].seat == 2


def test_a_table_stored_without_it_says_when_it_changed_last(own_server: Callable[..., LiveServer]) -> None:
    first = own_server()
    guests = people(first, 3)
    table = seated(guests)
    one, *_ = joined(guests, table)
    next_millisecond()
    choose(one, table, 0)
    first.__exit__()
    with sqlite3.connect(first.settings.data_dir / "orrery.sqlite3") as connection:
        found = connection.execute("SELECT summary FROM tables WHERE id = ?", [table]).fetchone()
        summary = json.loads(found[0])
        del summary["since"]
        connection.execute("UPDATE tables SET summary = ? WHERE id = ?", [json.dumps(summary), table])
    connection.close()
    restarted(guests, own_server())
    old = info(guests[2], table)
    assert old["since"] == old["updated"]
    with guests[1].socket() as two:
        two.join(table)
        next_millisecond()
        choose(two, table, 1)
    new = info(guests[2], table)
    assert (new["since"], new["updated"] > old["updated"]) == (old["since"], True), "and from then on it is kept"


def row(**more: Any) -> TableRow:
    seats = [SeatRow(n, "human", guest=f"g{n}") for n in range(3)]
    plain: Json = {"name": "", "options": {}, "players": 3, "seed": 1, "commitment": "", "host": "g0"}
    return TableRow("t", "planet_5r", 1, **plain, status="playing", created=5, updated=50, seats=seats, **more)


@pytest.mark.parametrize(
    ("before", "told", "expected"),
    [
        # The first move of a table, seat 0's: whoever is asked the same has been since it began.
        (row(), [[1, 0, 1], [0, 0, 0], [1, 0, 0], [1, 0, 0]], {"0": 99, "1": 50, "2": 50}),
        # Stored before there was such a time: as far as one can tell.
        (
            row(told=[[3, 0, 2]] * 4, summary={"asked": [0, 1]}),
            [[4, 0, 4], *[[4, 0, 2]] * 3],
            {"0": 99, "1": 50, "2": 50},
        ),
        (
            row(told=[[3, 0, 2]] * 4, summary={"since": {"0": 11, "1": 12}}),
            [[4, 0, 2], [4, 0, 4], [3, 0, 2], [4, 0, 0]],
            {"0": 11, "1": 99, "2": 50},
        ),
    ],
)
def test_the_time_goes_with_the_question(before: TableRow, told: list[list[int]], expected: dict[str, int]) -> None:
    assert since_when(before, told, [0, 1, 2], 99) == expected
    assert since_when(before, told, [], 99) == {}
