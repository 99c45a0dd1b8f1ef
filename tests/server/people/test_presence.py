"""Who is at a table is the same at all processes, however they come and go."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import psycopg
import pytest

from server.arranged_tables import TIMED, choose, people, seated
from server.killing import Forker, Launcher
from server.postgres import Cluster
from server.support import Guest, LiveServer, Socket, wait_until

Json = Any
Start = Callable[..., LiveServer]
SOON = 20.0  # seconds in which all processes know, however busy the machine is


@pytest.fixture
def database() -> str:
    return "postgres"


def shown(message: Json) -> list[bool]:
    return [seat["online"] for seat in message["seats"]]


def online(guest: Guest, table: str) -> list[bool]:
    return shown(guest.get(f"/api/tables/{table}"))


def told(socket: Socket, seats: list[bool], patience: float = 20.0) -> None:
    """Read on until the table is shown with these persons at it."""
    end = time.monotonic() + patience
    while shown(socket.hear("table", patience=end - time.monotonic())["table"]) != seats:
        pass


def moved(guest: Guest, server: Any) -> Guest:
    """The same browser, sent to another process."""
    found = Guest.__new__(Guest)
    found.server, found.http, found.me = server, Guest(server).http, guest.me
    found.http.cookies = guest.http.cookies
    assert found.get("/api/me") == guest.me
    return found


def test_who_comes_and_goes_is_seen_everywhere(own_server: Start) -> None:
    here, there = own_server(**TIMED), own_server(**TIMED)
    anna, boris, passer_by = here.guest(), there.guest(), there.guest()
    table = seated([anna, boris], "hotseat")
    with anna.socket() as one:
        one.join(table)
        one.silence(0.1)
        with boris.socket() as two, passer_by.socket() as three:
            two.join(table)
            told(one, [True, True, True], SOON)
            three.join(table)
            assert online(anna, table) == online(boris, table) == [True, True, True]
            assert not [m for m in one.silence(0.2) if m["t"] == "table"], "who only looks on is no news"
        told(one, [True, False, True], SOON)
        wait_until(lambda: online(boris, table) == [True, False, True], SOON)
    wait_until(lambda: online(anna, table) == online(boris, table) == [False] * 3, SOON)


def test_who_sits_down_elsewhere_is_there_at_once(own_server: Start) -> None:
    here, there = own_server(**TIMED), own_server(**TIMED)
    anna, boris = here.guest(), there.guest()
    made = anna.table("me", "open", "open")
    with anna.socket() as one, boris.socket() as two:
        for socket in (one, two):
            socket.say("join", table=made["id"])
            socket.hear("table")
        boris.post(f"/api/tables/{made['id']}/claim", {"token": made["seats"][1]["invite"]})
        told(one, [True, True, False], SOON)
        boris.post(f"/api/tables/{made['id']}/leave")
        told(one, [True, False, False], SOON)


def test_changing_to_the_other_process_is_no_news(own_server: Start) -> None:
    long = {**TIMED, "away_seconds": 3600.0}
    here, there = own_server(**long), own_server(**long)
    anna, boris = here.guest(), there.guest()
    table = seated([anna, boris], "hotseat")
    places = [boris, moved(boris, here)]
    with anna.socket() as one:
        one.join(table)
        presence = here.parts.tables.live[table].presence
        with boris.socket() as two:
            two.join(table)
            told(one, [True, True, True], SOON)
        for turn in range(5):  # there, here, there, ...
            wait_until(lambda: boris.me["id"] in presence._going)
            with places[(turn + 1) % 2].socket() as two:
                two.join(table)
                wait_until(lambda: boris.me["id"] not in presence._going)
        wait_until(lambda: boris.me["id"] in presence._going)
        assert not [m for m in one.silence(0.3) if m["t"] == "table"], "never seen as away between"
        for server in (here, there):  # until his time to come back is over
            server.call(server.parts.tables.live[table].presence._gone, boris.me["id"])
        told(one, [True, False, True])
        wait_until(lambda: online(places[0], table) == [True, False, True], SOON)


def test_a_tab_at_each_process_is_one_person(own_server: Start) -> None:
    here, there = own_server(**TIMED), own_server(**TIMED)
    anna, boris = here.guest(), there.guest()
    table = seated([anna, boris], "hotseat")
    with anna.socket() as one, moved(boris, here).socket() as near:
        one.join(table)
        assert near.join(table)["seen"] is None
        with boris.socket() as far:
            wait_until(lambda: boris.me["id"] in there.parts.attendance.elsewhere(table))
            assert far.join(table)["seen"] is None, "he is here, in the other tab"
            one.silence(0.1)
        assert not [m for m in one.silence(0.4) if m["t"] == "table"]
        assert online(boris, table) == [True, True, True]
    wait_until(lambda: online(boris, table) == [False] * 3, SOON)


def test_a_table_that_comes_to_memory_later_knows_who_is_there(own_server: Start) -> None:
    here, there = own_server(**TIMED), own_server(**TIMED)
    anna, boris = people(there, 2)
    table = seated([anna, boris], "hotseat")
    with boris.socket() as two:
        two.join(table)
        late = moved(anna, here)
        wait_until(lambda: online(late, table) == [False, True, False], SOON)
        assert table not in here.parts.tables.live, "asking does not bring it to memory"
        with late.socket() as one:
            one.say("join", table=table)
            assert shown(one.hear("table")["table"]) == [True, True, True]
    third = own_server(**TIMED)
    with boris.socket() as two:
        two.join(table)
        with moved(anna, third).socket() as one:
            one.join(table)
            wait_until(lambda: online(moved(anna, third), table) == [True, True, True], SOON)


def test_how_far_i_was_at_the_other_process(own_server: Start) -> None:
    here, there = own_server(**TIMED), own_server(**TIMED)
    anna, boris = here.guest(), there.guest()
    table = seated([anna, boris], "hotseat")
    with anna.socket() as one:
        one.join(table)
        for seat in (0, 2):
            choose(one, table, seat)
        with moved(boris, here).socket() as early:
            early.join(table)
        with boris.socket() as two:
            two.join(table)
            choose(two, table, 1)
            two.silence(0.2)
            known = max(e["n"] for m in two.log if m["t"] == "state" for e in m["events"])
        for seat in (0, 2):
            choose(one, table, seat)
        wait_until(lambda: boris.me["id"] not in here.parts.attendance.elsewhere(table))
        with moved(boris, here).socket() as back:
            assert back.join(table)["seen"] == known, "not where he was when he last was at this process"


def test_deaf_processes_find_out_at_the_next_renewal(own_server: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("orrery.server.cluster.change_feed.ChangeFeed.heard", lambda *_: None)
    quick = {**TIMED, "lease_seconds": 3.0}
    here, there = own_server(**quick), own_server(**quick)
    anna, boris = here.guest(), there.guest()
    table = seated([anna, boris], "hotseat")
    with anna.socket() as one:
        one.join(table)
        with boris.socket() as two:
            two.join(table)
            told(one, [True, True, True], SOON)
        told(one, [True, False, True], SOON)


def test_a_process_taken_for_dead_says_that_it_is_not(own_server: Start, where: Path | str) -> None:
    quick = {**TIMED, "lease_seconds": 3.0}
    here, there = own_server(**quick), own_server(**quick)
    anna, boris = here.guest(), there.guest()
    table = seated([anna, boris], "hotseat")
    with anna.socket() as one, boris.socket() as two:
        one.join(table)
        two.join(table)
        told(one, [True, True, True], SOON)
        with psycopg.connect(str(where), autocommit=True) as database:
            database.execute("delete from processes where id = %s", [there.parts.storage.process])
            wait_until(lambda: database.execute("select count(*) from presence").fetchone() == (2,))
        elsewhere = here.parts.attendance.elsewhere
        wait_until(lambda: online(anna, table) == [True] * 3 and two.guest.me["id"] in elsewhere(table), SOON)


def test_a_process_that_stops_in_good_order(own_server: Start, where: Path | str) -> None:
    long = {**TIMED, "away_seconds": 3600.0}
    here, there = own_server(**long), own_server(**long)
    anna, boris, clara = here.guest(), there.guest(), there.guest()
    table = seated([anna, boris, clara])
    with anna.socket() as one, boris.socket() as two, clara.socket() as three:
        one.join(table)
        two.join(table)
        three.join(table)
        told(one, [True, True, True], SOON)
        there.__exit__()
        with moved(boris, here).socket() as back:
            back.join(table)
            presence = here.parts.tables.live[table].presence
            wait_until(lambda: list(presence._going) == [clara.me["id"]])
            for guest in (boris, clara):  # the time to come back is over
                here.call(presence._gone, guest.me["id"])
            told(one, [True, True, False], SOON)
            heard = [shown(m["table"]) for m in one.log if m["t"] == "table"]
            assert [True, False, True] not in heard, "who comes back at once was never away"
    with psycopg.connect(str(where)) as database:
        processes = {row[0] for row in database.execute("select process from presence")}
    assert there.parts.storage.process not in processes


def test_no_move_waits_for_it(own_server: Start, where: Path | str) -> None:
    """Whatever holds up the noting of who is there: people come, play and go."""
    here, there = own_server(**TIMED), own_server(**TIMED)
    anna, boris = here.guest(), there.guest()
    table = seated([anna, boris], "hotseat")
    with anna.socket() as one:
        one.join(table)
        with psycopg.connect(str(where)) as database:
            database.execute("lock table processes, presence in access exclusive mode")
            with boris.socket() as two:
                two.join(table)
                choose(one, table, 0)
                choose(two, table, 1)
                choose(one, table, 2)
                assert not [m for m in one.log if m["t"] == "table" and shown(m["table"])[1]], "nobody could note it"
                database.rollback()
                told(one, [True, True, True], SOON)


# --- processes of their own


@pytest.fixture
def pair(forker: Forker, cluster: Cluster, tmp_path: Path) -> Iterator[tuple[Launcher, Launcher, str]]:
    key = tmp_path / "key"
    key.write_bytes(random.Random(6).randbytes(32))
    url = cluster.database()
    shared = {"ORRERY_SECRET_FILE": str(key), "ORRERY_LEASE_SECONDS": "9"}
    one, two = (Launcher(forker, tmp_path / name, url, **shared) for name in ("one", "two"))
    one.start()
    two.start()
    yield one, two, url
    one.kill()
    two.kill()


@pytest.mark.timeout(120)
def test_a_killed_process_takes_its_people_along(pair: tuple[Launcher, Launcher, str]) -> None:
    first, second, url = pair
    anna, boris, clara = Guest(first), Guest(second), Guest(second)
    table = seated([anna, boris, clara])
    with anna.socket() as one, boris.socket() as two, clara.socket() as three:
        one.join(table)
        two.join(table)
        three.join(table)
        told(one, [True, True, True], SOON)
        second.kill()
        with moved(boris, first).socket() as back:
            back.join(table)
            with psycopg.connect(url, autocommit=True) as database:  # the lease of the dead process runs out
                lost = "select process from presence where guest = %s"
                database.execute(f"update processes set until = 0 where id in ({lost})", [clara.me["id"]])
            told(one, [True, True, False])
            heard = [shown(m["table"]) for m in one.log if m["t"] == "table"]
            assert [True, False, True] not in heard[heard.index([True, True, True]) :], "he came to the other one"
            second.start()
            with moved(clara, second).socket() as again:
                again.join(table)
                told(one, [True, True, True], SOON)
