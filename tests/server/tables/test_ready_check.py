"""Before live clocks start together everybody says that they are ready; and an invitation is looked at first."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from orrery.server.storage import SeatRow, TableRow
from orrery.server.tables.seats import ready_check
from orrery.server.tables.side_state import ReadyCheck
from orrery.server.wire.server_errors import ServerError
from server.arranged_tables import LIVE, TIMED, Clockwork, people, ready, restarted
from server.support import Guest, LiveServer, wait_until

Json = Any
Start = Callable[..., LiveServer]
DAILY = {"kind": "daily", "move": 86400, "bank": 0}
NOW, PATIENCE, COUNTDOWN = 1_000_000, 60_000, 5_000


# --- rules on plain values


def table_of(*guests: str | None, clock: dict[str, object] | None = None) -> TableRow:
    """A full table; nobody in a seat means a bot."""
    seats = [SeatRow(n, "bot" if guest is None else "human", guest=guest) for n, guest in enumerate(guests)]
    agreed = LIVE if clock is None else clock
    return TableRow("t", "planet_5r", 1, "", {}, len(seats), 0, "", "anna", "waiting", 0, 0, clock=agreed, seats=seats)


def said(row: TableRow, check: ReadyCheck, guest: str, ready: bool, now: int = NOW) -> ReadyCheck:
    return ready_check.answered(row, check, guest, ready, now, PATIENCE, COUNTDOWN)


def test_only_people_with_live_clocks_are_asked() -> None:
    assert ready_check.needed(table_of("anna", "boris", None))
    assert not ready_check.needed(table_of("anna", None, None)), "alone with bots"
    assert not ready_check.needed(table_of("anna", "anna", None)), "one screen"
    assert not ready_check.needed(table_of("anna", "boris", clock=DAILY))
    untimed = table_of("anna", "boris")
    untimed.clock = None
    assert not ready_check.needed(untimed)
    waiting = table_of("anna", "boris", None)
    waiting.seats[2] = SeatRow(2, "open")
    assert not ready_check.needed(waiting)


def test_the_last_ready_starts_the_countdown_and_not_yet_stops_it() -> None:
    row = table_of("anna", "boris", "boris", None)
    one = said(row, ReadyCheck(), "anna", True)
    assert (one.ready, one.until, one.starts) == ((0,), NOW + PATIENCE, None)
    later = said(row, one, "anna", True, NOW + 10)
    assert later == one, "saying it twice gives nobody more time"
    both = said(row, one, "boris", True, NOW + 20_000)
    assert (both.ready, both.until, both.starts) == ((0, 1, 2), None, NOW + 20_000 + COUNTDOWN)
    assert ready_check.due(both) == both.starts
    assert said(row, both, "anna", True, NOW + 21_000) == both, "the countdown goes on"
    halt = said(row, both, "boris", False, NOW + 22_000)
    assert (halt.ready, halt.until, halt.starts, halt.halted) == ((0,), None, None, (1,))
    assert ready_check.due(halt) is None, "whoever asks for time gets it"
    again = said(row, halt, "boris", True, NOW + 90_000)
    assert (again.starts, again.halted) == (NOW + 90_000 + COUNTDOWN, ())


def test_not_yet_is_an_answer() -> None:
    """Two ask for time, one of them is ready later: the other is not unseated as silent."""
    row = table_of("anna", "boris", "carla")
    check = said(row, ReadyCheck(), "anna", True)
    for guest, answer in (("boris", False), ("carla", False), ("carla", True)):
        check = said(row, check, guest, answer)
    assert (check.ready, check.halted, ready_check.due(check)) == ((0, 2), (1,), None)
    shown = ready_check.shown(check, NOW)
    assert shown is not None
    assert shown.halted == 1


def test_nobody_loses_a_seat_while_a_server_has_just_started() -> None:
    silent = ReadyCheck(ready=(0,), until=NOW)
    assert ready_check.due(silent, NOW + 60_000) == NOW + 60_000
    assert ready_check.due(silent, NOW - 1) == NOW
    assert ready_check.due(ReadyCheck(ready=(0, 1), starts=NOW), NOW + 60_000) == NOW, (
        "clocks have a grace of their own"
    )


def test_only_those_who_sit_there_answer() -> None:
    with pytest.raises(ServerError, match="not_seated"):
        said(table_of("anna", "boris"), ReadyCheck(), "carla", True)


def test_the_silent_lose_their_seats_but_the_host() -> None:
    row = table_of("anna", "boris", "carla", None)
    seats = ready_check.without_silent(row, ReadyCheck(ready=(2,)))
    assert [seat.kind for seat in seats] == ["human", "open", "human", "bot"]
    assert seats[1].nonce, "with a new invitation"


def test_times_are_told_from_now_on() -> None:
    shown = ready_check.shown(ReadyCheck(ready=(0,), until=NOW + 7_000), NOW)
    assert shown is not None
    assert (shown.ready, shown.left, shown.starts_in, shown.halted) == ([0], 7_000, None, None)
    late = ready_check.shown(ReadyCheck(ready=(0, 1), starts=NOW - 5), NOW)
    assert late is not None
    assert late.starts_in == 0
    assert ready_check.shown(None, NOW) is None


# --- at a table


def gathered(guests: list[Guest], **asked: Json) -> str:
    """A table whose last seat has just been taken."""
    made = guests[0].table("me", *["open"] * (len(guests) - 1), "easy", clock=LIVE, **asked)
    for guest, seat in zip(guests[1:], made["seats"][1:], strict=False):
        guest.post(f"/api/tables/{made['id']}/claim", {"token": seat["invite"]})
    ident: str = made["id"]
    return ident


def info(guest: Guest, table: str) -> Json:
    return guest.get(f"/api/tables/{table}")


def test_clocks_start_together_when_the_countdown_is_over(own_server: Start) -> None:
    clock = Clockwork()
    server = own_server(now=clock, countdown_seconds=5, **TIMED)
    anna, boris = people(server, 2)
    table = gathered([anna, boris])
    with anna.socket() as one:
        one.say("join", table=table)
        told = one.hear("table")["table"]
        assert (told["status"], told["check"]) == (
            "waiting",
            {"ready": [], "left": None, "starts_in": None, "halted": None},
        )
        anna.post(f"/api/tables/{table}/ready", {"ready": True})
        assert one.hear("table")["table"]["check"]["left"] == 60_000
        boris.post(f"/api/tables/{table}/ready", {"ready": True})
        assert one.hear("table")["table"]["check"]["starts_in"] == 5_000
        clock.forward(4)
        assert boris.post(f"/api/tables/{table}/ready", {"ready": False})["check"]["halted"] == 1
        assert one.hear("table")["table"]["check"] == {"ready": [0], "left": None, "starts_in": None, "halted": 1}
        clock.forward(4)
        boris.post(f"/api/tables/{table}/ready", {"ready": True})
        assert info(anna, table)["status"] == "waiting"
        clock.forward(5)
        seats = one.hear("clock")["seats"]
        assert [(seat["move"], seat["running"]) for seat in seats] == [(30_000, True)] * 2, "whole, and both run"
    playing = info(anna, table)
    assert (playing["status"], playing["check"]) == ("playing", None)
    late = anna.http.post(f"/api/tables/{table}/ready", json={"ready": True})
    assert (late.status_code, late.json()["error"]["code"]) == (409, "not_waiting")


def test_whoever_stays_silent_loses_the_seat(own_server: Start) -> None:
    clock = Clockwork()
    server = own_server(now=clock, **TIMED)
    anna, boris, carla = people(server, 3)
    table = gathered([anna, boris, carla])
    boris.post(f"/api/tables/{table}/ready", {"ready": True})
    clock.forward(61)
    wait_until(lambda: info(anna, table)["check"] is None)
    seats = info(anna, table)["seats"]
    assert [seat["kind"] for seat in seats] == ["human", "human", "open", "bot"], "the host stays"
    token = seats[2]["invite"]
    refused = anna.http.post(f"/api/tables/{table}/ready", json={"ready": True})
    assert (refused.status_code, refused.json()["error"]["code"]) == (409, "no_ready_check")
    again = server.guest()
    again.post(f"/api/tables/{table}/claim", {"token": token})
    assert info(anna, table)["check"]["ready"] == [], "another company is asked anew"
    ready([anna, boris, again], table)
    assert info(anna, table)["status"] == "playing"


def test_a_silent_host_keeps_the_others_waiting(own_server: Start) -> None:
    clock = Clockwork()
    server = own_server(now=clock, **TIMED)
    anna, boris = people(server, 2)
    table = gathered([anna, boris])
    boris.post(f"/api/tables/{table}/ready", {"ready": True})
    clock.forward(61)
    wait_until(lambda: info(boris, table)["check"]["left"] is None)
    assert info(boris, table)["check"]["ready"] == [1]
    ready([anna], table)
    assert info(boris, table)["status"] == "playing"


def test_leaving_ends_the_check(server: LiveServer) -> None:
    anna, boris = people(server, 2)
    table = gathered([anna, boris])
    ready([anna], table)
    boris.post(f"/api/tables/{table}/leave")
    assert info(anna, table)["check"] is None
    assert info(anna, table)["seats"][1]["kind"] == "open"


def test_a_countdown_survives_a_restart(own_server: Start) -> None:
    clock = Clockwork()
    server = own_server(now=clock, countdown_seconds=5, **TIMED)
    guests = people(server, 2)
    table = gathered(guests)
    ready(guests, table)
    server.__exit__()
    clock.forward(5)
    restarted(guests, own_server(now=clock, countdown_seconds=5, **TIMED))
    wait_until(lambda: info(guests[0], table)["status"] == "playing")


# --- invitations


def test_looking_at_an_invitation_seats_nobody(server: LiveServer) -> None:
    anna, boris = people(server, 2)
    table = anna.table("me", "open", "easy", clock=LIVE, name="Friday")
    token = {"token": table["seats"][1]["invite"]}
    stranger = server.guest()
    stranger.http.cookies.clear()
    seen = stranger.http.post(f"/api/tables/{table['id']}/invitation", json=token, headers={"Origin": server.url})
    assert seen.status_code == 200
    found = seen.json()
    assert (found["seat"], found["by"], found["open"]) == (1, anna.me["name"], True)
    assert (found["table"]["name"], found["table"]["host"]) == ("Friday", False)
    assert [seat["invite"] for seat in found["table"]["seats"]] == [None] * 3
    assert not stranger.http.cookies, "nobody has become a guest by looking"
    assert info(anna, table["id"])["seats"][1]["kind"] == "open"
    boris.post(f"/api/tables/{table['id']}/claim", token)
    used = boris.post(f"/api/tables/{table['id']}/invitation", token)
    assert (used["open"], used["table"]["seats"][1]["mine"]) == (False, True)
    wrong = boris.http.post(f"/api/tables/{table['id']}/invitation", json={"token": "x"})
    assert (wrong.status_code, wrong.json()["error"]["code"]) == (403, "bad_invite")
