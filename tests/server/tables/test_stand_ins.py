"""Whoever leaves or runs out of time is played for, and may come back."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update

from orrery.server.storage import database_schema as db
from orrery.server.storage.table_store import TableStore
from server.arranged_tables import LIVE, TIMED, Clockwork, choose, clock_of, people, restarted, seated
from server.support import Guest, LiveServer, Socket, until, wait_until

Json = Any
Start = Callable[..., LiveServer]


def stand_ins(guest: Guest, table: str) -> list[int | None]:
    return [seat["stand_in"] for seat in guest.get(f"/api/tables/{table}")["seats"]]


def numbers(socket: Socket, seat: int) -> list[int]:
    return [e["n"] for m in socket.log if m["t"] == "state" and m["seat"] == seat for e in m["events"]]


def test_a_bot_plays_for_who_leaves_until_he_comes_back(server: LiveServer) -> None:
    anna, boris = people(server, 2)
    table = seated([anna, boris], "easy", stand_in="hard")
    with anna.socket() as one, boris.socket() as two:
        one.join(table)
        two.join(table)
        gone = boris.post(f"/api/tables/{table}/leave")
        assert [seat["stand_in"] for seat in gone["seats"]] == [None, 6, None]
        assert gone["seats"][1]["kind"] == "human"
        assert gone["seats"][1]["mine"] is True
        assert gone["my_turn"] is False
        heard = one.hear("table")["table"]
        while heard["seats"][1]["stand_in"] is None:
            heard = one.hear("table")["table"]
        assert heard["stand_in"] == 6
        for _ in range(3):
            choose(one, table, 0)
        one.asked(0)
        assert {move.seat for move in server.moves(table)} == {0, 1, 2}
        said = two.act(table, 1, 0, ["play", "scout"])
        assert (said["t"], said["code"]) == ("error", "stand_in")
        assert two.undo(table, 1, 0)["code"] == "stand_in"
        back = boris.post(f"/api/tables/{table}/return")
        assert stand_ins(boris, table) == [None, None, None]
        assert [seat["stood_in"] for seat in back["seats"]] == [False, True, False]
        assert back["status"] == "playing"
        two.silence(0.1)
        while two.states[1]["decision"] is None:
            choose(one, table, 0)
            two.silence(0.1)
        before = len([move for move in server.moves(table) if move.seat == 1])
        assert choose(two, table, 1)["t"] == "ack"
        two.silence(0.1)
        told = numbers(two, 1)
        assert told == list(range(1, len(told) + 1)), "the whole story, as if he had sat there all the time"
        assert len([move for move in server.moves(table) if move.seat == 1]) == before + 1


def test_a_bot_that_had_nothing_to_play_leaves_no_trace(server: LiveServer) -> None:
    anna, boris = people(server, 2)
    table = seated([anna, boris], "easy")
    with boris.socket() as two:
        two.join(table)
        choose(two, table, 1)
        boris.post(f"/api/tables/{table}/leave")
        back = boris.post(f"/api/tables/{table}/return")
    assert [seat["stood_in"] for seat in back["seats"]] == [False, False, False]


def test_what_others_take_back_wipes_out_no_trace_of_a_stand_in(server: LiveServer) -> None:
    """He has played one of two actions; the other one, which was there when his person left, is taken back."""
    guests = people(server, 3)
    table = seated(guests)
    with guests[0].socket() as one:
        one.join(table)
        choose(one, table, 0)
        guests[1].post(f"/api/tables/{table}/leave")
        wait_until(lambda: [move.seat for move in server.moves(table)] == [0, 1])
        one.silence(0.1)
        assert one.undo(table, 0, one.states[0]["at"])["t"] == "ack"
        gone = guests[1].get(f"/api/tables/{table}")
        assert [seat["stood_in"] for seat in gone["seats"]] == [False, False, False], "he is not back yet"
        back = guests[1].post(f"/api/tables/{table}/return")
    assert [seat["stood_in"] for seat in back["seats"]] == [False, True, False]


def test_leaving_and_coming_back_twice_is_once(server: LiveServer) -> None:
    anna, boris = people(server, 2)
    table = seated([anna, boris], "easy")
    for _ in range(2):
        boris.post(f"/api/tables/{table}/leave")
    assert stand_ins(anna, table) == [None, 4, None]
    for _ in range(2):
        boris.post(f"/api/tables/{table}/return")
    assert stand_ins(anna, table) == [None, None, None]
    stranger = server.guest()
    assert stranger.post(f"/api/tables/{table}/leave", expect=403)["error"]["code"] == "not_seated"
    assert stranger.post(f"/api/tables/{table}/return", expect=403)["error"]["code"] == "not_seated"


def test_nobody_plays_at_a_table_everybody_has_left(own_server: Start) -> None:
    """Nobody comes back to a game that went on to its end without him."""
    server = own_server()
    anna, boris = people(server, 2)
    table = seated([anna, boris], "easy")
    with anna.socket() as one:
        one.join(table)
        choose(one, table, 0)
        for guest in (anna, boris):
            guest.post(f"/api/tables/{table}/leave")
        live = server.parts.tables.live[table]
        wait_until(lambda: not live.bot_seats.busy)
        count = len(server.moves(table))
        assert count < 12, "the thought under way at most"
        server.look_round(table)
        assert not live.bot_seats.busy, "no bot begins to think, though asked to look after the table"
        assert len(server.moves(table)) == count
        anna.post(f"/api/tables/{table}/return")
        one.asked(0)
        choose(one, table, 0)
        wait_until(lambda: any(move.seat == 1 for move in server.moves(table)))


def test_all_seats_of_one_screen_leave_together(server: LiveServer) -> None:
    anna, boris = people(server, 2)
    made = anna.table("me", "hotseat", "open", options={"confirm": False})
    table = made["id"]
    boris.post(f"/api/tables/{table}/claim", {"token": made["seats"][2]["invite"]})
    anna.post(f"/api/tables/{table}/leave")
    assert stand_ins(boris, table) == [4, 4, None]
    anna.post(f"/api/tables/{table}/return")
    assert stand_ins(boris, table) == [None, None, None]


def test_a_thought_that_comes_too_late_is_not_played(own_server: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    server = own_server()
    choosing = server.parts.bots.choose
    asked: set[int] = set()
    back = threading.Event()

    async def choose_late(order: Any, **more: Any) -> Any:
        asked.add(order.seat)
        await until(back.is_set)
        return await choosing(order, **more)

    monkeypatch.setattr(server.parts.bots, "choose", choose_late)
    anna, boris = people(server, 2)
    table = seated([anna, boris], "easy")
    boris.post(f"/api/tables/{table}/leave")
    wait_until(lambda: asked == {1, 2})
    boris.post(f"/api/tables/{table}/return")
    back.set()
    wait_until(lambda: server.moves(table) != [])  # the table's own bot, who began to think before
    thinkers = server.parts.tables.live[table].bot_seats
    wait_until(lambda: not thinkers.busy)
    assert {move.seat for move in server.moves(table)} == {2}


def test_a_decision_half_way_is_finished_by_the_bot(server: LiveServer) -> None:
    anna, boris = people(server, 2)
    table = seated([anna, boris], "easy", confirm=True)
    with boris.socket() as two:
        two.join(table)
        assert two.act(table, 1, 0, ["play", "scout"])["t"] == "ack"
        boris.post(f"/api/tables/{table}/leave")
        wait_until(lambda: [m.action for m in server.moves(table) if m.seat == 1] == [["play", "scout"], ["confirm"]])


def test_a_stand_in_goes_on_after_a_restart(own_server: Start) -> None:
    first = own_server()
    anna, boris = people(first, 2)
    table = seated([anna, boris], "easy")
    boris.post(f"/api/tables/{table}/leave")
    first.__exit__()
    second = restarted([anna, boris], own_server())
    assert stand_ins(anna, table) == [None, 4, None]
    with anna.socket() as one:
        one.join(table)
        for _ in range(3):
            choose(one, table, 0)
        one.asked(0)
    assert {move.seat for move in second.moves(table)} == {0, 1, 2}


# --- time that is out


def test_running_out_of_time(own_server: Start) -> None:
    clock = Clockwork()
    server = own_server(now=clock, **TIMED)
    anna, boris = people(server, 2)
    table = seated([anna, boris], "easy", clock=LIVE, stand_in="easy")
    with anna.socket() as one, boris.socket() as two:
        one.join(table)
        two.join(table)
        assert two.hear("clock")["seats"] == [
            {"seat": 0, "move": 30000, "bank": 60000, "running": True},
            {"seat": 1, "move": 30000, "bank": 60000, "running": True},
        ]
        clock.forward(10)
        choose(one, table, 0)
        heard = one.hear("clock")
        assert heard["seats"][0] == {"seat": 0, "move": 20000, "bank": 60000, "running": False}
        assert heard["seats"][1] == {"seat": 1, "move": 20000, "bank": 60000, "running": True}
        clock.forward(79.9)
        server.look_round(table)
        assert stand_ins(anna, table) == [None, None, None]
        clock.forward(0.2)
        one.hear("table")
        while clock_of(one, 1)["running"] or not clock_of(one, 0)["running"]:
            one.hear("clock")
        assert stand_ins(anna, table) == [None, 2, None]
        assert clock_of(one, 1)["bank"] == 0
        assert clock_of(one, 0) == {"seat": 0, "move": 30000, "bank": 60000, "running": True}
        boris.post(f"/api/tables/{table}/return")
        wait_until(lambda: stand_ins(anna, table) == [None, None, None])
        two.silence(0.05)
        assert clock_of(two, 1)["bank"] == 0, "nothing but the next turn's own time"
        clock.forward(29)
        server.look_round(table)
        assert stand_ins(anna, table) == [None, None, None]


def test_leaving_and_coming_back_gives_no_time(own_server: Start) -> None:
    """Out and in again within a turn, many times and through a restart: what is used stays used."""
    clock = Clockwork()
    calm = {**TIMED, "bot_delay": 60}
    server = own_server(now=clock, **calm)
    anna, boris = people(server, 2)
    table = seated([anna, boris], "easy", clock=LIVE)
    with anna.socket() as one:
        one.join(table)
        choose(one, table, 0)
    for _ in range(8):
        clock.forward(4)
        boris.post(f"/api/tables/{table}/leave")
        clock.forward(5)  # thought about outside, that is no cheaper
        boris.post(f"/api/tables/{table}/return")
    server.__exit__()
    server = restarted([anna, boris], own_server(now=clock, **calm))
    with boris.socket() as two:
        two.join(table)
        assert two.hear("clock")["seats"][1] == {"seat": 1, "move": 0, "bank": 18000, "running": True}
        clock.forward(9)
        boris.post(f"/api/tables/{table}/leave")
        two.hear("clock")
        boris.post(f"/api/tables/{table}/return")
        two.silence(0.05)
        spared = {"seat": 1, "move": 1000, "bank": 9000, "running": True}
        assert clock_of(two, 1) == spared, "a moment, so that he is not gone again at once"
        clock.forward(9)
        boris.post(f"/api/tables/{table}/leave")
        boris.post(f"/api/tables/{table}/return")
        two.silence(0.05)
        assert clock_of(two, 1) == {"seat": 1, "move": 0, "bank": 1000, "running": True}, "once"
        clock.forward(1.1)
        wait_until(lambda: stand_ins(anna, table) == [None, 4, None])


def test_a_table_everybody_has_run_out_of_time_at_goes_on_with_one(own_server: Start) -> None:
    clock = Clockwork()
    server = own_server(now=clock, **{**TIMED, "bot_delay": 60})
    anna, boris = people(server, 2)
    table = seated([anna, boris], "easy", clock={"kind": "daily", "move": 86400, "bank": 0})
    clock.forward(86401)
    wait_until(lambda: stand_ins(anna, table) == [4, 4, None])
    for _ in range(2):
        boris.post(f"/api/tables/{table}/return")
        with boris.socket() as two:
            two.join(table)
            assert two.hear("clock")["seats"][1] == {"seat": 1, "move": 86_400_000, "bank": 0, "running": True}
        clock.forward(86401)
        wait_until(lambda: stand_ins(anna, table) == [4, 4, None])


def test_a_sleeping_table_is_woken_when_time_is_out(own_server: Start) -> None:
    clock = Clockwork()
    server = own_server(now=clock, idle_seconds=0.1, **TIMED)
    anna, boris = people(server, 2)
    table = seated([anna, boris], "easy", clock={"kind": "daily", "move": 86400, "bank": 0})
    with anna.socket() as one:
        one.join(table)
        choose(one, table, 0)
    live = server.parts.tables.live
    wait_until(lambda: table not in live)
    count = len(server.moves(table))
    clock.forward(86300)
    server.look_round()
    assert table not in live, "nothing to do yet: it sleeps on"
    clock.forward(200)
    wait_until(lambda: stand_ins(anna, table) == [None, 4, None])
    wait_until(lambda: len(server.moves(table)) > count)
    wait_until(lambda: anna.get(f"/api/tables/{table}")["my_turn"])
    wait_until(lambda: table not in live)


def test_a_table_whose_bot_was_cut_off_goes_on_by_itself(own_server: Start) -> None:
    """The server was stopped while a bot thought: nobody need open the table for it to go on."""
    clock = Clockwork()
    first = own_server(now=clock, bot_delay=60)
    anna, boris = people(first, 2)
    table = seated([anna, boris], "easy")
    first.__exit__()
    second = restarted([anna, boris], own_server(now=clock, **TIMED))
    second.look_round()
    assert second.moves(table) == []
    clock.forward(31)
    wait_until(lambda: [move.seat for move in second.moves(table)] == [2])


def test_a_bot_that_broke_down_is_asked_again(own_server: Start, monkeypatch: Any) -> None:
    """Also while somebody watches, so that the table never leaves the memory."""
    clock = Clockwork()
    server = own_server(now=clock, **TIMED)
    choosing = server.parts.bots.choose
    broken: list[int] = []

    async def choose_or_break(order: Any, **more: Any) -> Any:
        if not broken:
            broken.append(order.seat)
            raise RuntimeError("a bug")
        return await choosing(order, **more)

    monkeypatch.setattr(server.parts.bots, "choose", choose_or_break)
    anna, boris = people(server, 2)
    table = seated([anna, boris], "easy")
    with anna.socket() as one:
        one.join(table)
        wait_until(lambda: broken == [2])
        wait_until(lambda: not server.parts.tables.live[table].bot_seats.busy)
        server.look_round()
        assert server.moves(table) == []
        clock.forward(31)
        wait_until(lambda: [move.seat for move in server.moves(table)] == [2])


@pytest.mark.parametrize("what", ["moves", "row"])
def test_one_table_that_is_broken_does_not_keep_the_others_waiting(own_server: Start, what: str) -> None:
    clock = Clockwork()
    server = own_server(now=clock, idle_seconds=0.1, **TIMED)
    anna, boris = people(server, 2)
    daily = {"kind": "daily", "move": 86400, "bank": 0}
    bad = seated([anna, boris], "easy", clock=daily)
    clock.forward(1)
    good = seated([anna, boris], "easy", clock=daily)
    with anna.socket() as one:
        for table in (bad, good):
            one.join(table)
            choose(one, table, 0)
            one.say("leave", table=table)
    live = server.parts.tables.live
    wait_until(lambda: bad not in live and good not in live)
    spoiled = (
        update(db.moves).where(db.moves.c.table_id == bad, db.moves.c.seat == 0).values(action='["no"]')
        if what == "moves"
        else update(db.tables).where(db.tables.c.id == bad).values(affairs='{"last":"?"}')
    )
    asyncio.run(server.parts.storage.write(lambda c: c.execute(spoiled).rowcount))
    clock.forward(90_000)
    wait_until(lambda: stand_ins(anna, good) == [None, 4, None])


def test_nobody_runs_out_of_time_while_the_server_comes_up(own_server: Start) -> None:
    clock = Clockwork()
    first = own_server(now=clock, **TIMED)
    anna, boris = people(first, 2)
    table = seated([anna, boris], "easy", clock=LIVE)
    first.__exit__()
    clock.forward(3600)
    second = restarted([anna, boris], own_server(now=clock, **{**TIMED, "clock_grace": 60}))
    with anna.socket() as one:
        one.join(table)
        second.look_round(table)
        assert stand_ins(anna, table) == [None, None, None]
        clock.forward(59)
        second.look_round(table)
        assert stand_ins(anna, table) == [None, None, None]
        choose(one, table, 0)
        clock.forward(2)
        wait_until(lambda: stand_ins(anna, table) == [None, 4, None])


def test_setting_the_clock_of_the_machine_costs_nobody_a_second(own_server: Start, monkeypatch: Any) -> None:
    server = own_server(**TIMED)
    anna, boris = people(server, 2)
    began = time.monotonic()
    table = seated([anna, boris], "easy", clock={**LIVE, "move": 600})
    real = time.time_ns
    with anna.socket() as one:
        one.join(table)
        for jump in (86_400, -86_400):
            monkeypatch.setattr("time.time_ns", lambda jump=jump: real() + jump * 10**9)
            server.look_round(table)
            choose(one, table, 0) if jump > 0 else None
        one.say("join", table=table)
        heard = one.hear("clock")
        while heard["seats"][1]["move"] == 600_000:
            one.say("join", table=table)
            heard = one.hear("clock")
        passed = 1000 * (time.monotonic() - began)
        assert heard["seats"][1]["bank"] == 60000
        assert 600_000 - passed - 1 <= heard["seats"][1]["move"] < 600_000
        assert stand_ins(anna, table) == [None, None, None]


def test_the_whole_clock_survives_a_restart(own_server: Start) -> None:
    clock = Clockwork()
    first = own_server(now=clock, **TIMED)
    anna, boris = people(first, 2)
    table = seated([anna, boris], "easy", clock=LIVE)
    with anna.socket() as one:
        one.join(table)
        clock.forward(50)
        choose(one, table, 0)
        one.silence(0.05)
        before = [clock_of(one, 0), clock_of(one, 1)]
    first.__exit__()
    restarted([anna, boris], own_server(now=clock, **TIMED))
    with anna.socket() as one:
        one.join(table)
        assert one.hear("clock")["seats"] == before
        assert before == [
            {"seat": 0, "move": 0, "bank": 40000, "running": False},
            {"seat": 1, "move": 0, "bank": 40000, "running": True},
        ]


def test_however_many_tables_sleep_those_due_are_found_by_an_index(tmp_path: Path) -> None:
    storage = TableStore(tmp_path / "x.sqlite3")
    storage.open()
    query = "explain query plan select id from tables where due <= 1 order by due limit 50"

    async def ask() -> str:
        return await storage.read(lambda c: str(c.exec_driver_sql(query).all()))

    assert "tables_due" in asyncio.run(ask())
    storage.close()
