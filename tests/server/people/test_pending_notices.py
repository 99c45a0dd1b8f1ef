"""Notices that wait outlive the process they wait in: whoever is to be told is told, once."""

from __future__ import annotations

import asyncio
import random
import signal
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, text

from orrery.server.storage import Storage, pending_notices
from server.arranged_tables import TIMED, choose, people, restarted, seated
from server.inbox import Inbox
from server.killing import alive
from server.people.test_presence import moved
from server.processes import ServerProcess
from server.support import Addressed, Guest, LiveServer, wait_until

Json = Any
Start = Callable[..., LiveServer]
NOTICES: Json = {**TIMED, "allow_private_webhooks": True, "notice_pause": 0.0, "notice_backoff": 0.01}
# Leases, pauses and so on as short as a test wants them, in a process of its own.
SERVE = """
from orrery.server.run import serve
from orrery.server.settings import from_environment
quick = dict(clock_tick=0.05, clock_grace=0, away_seconds=0.1, lease_seconds={lease}, ping_seconds=0.6)
settings = from_environment(allow_private_webhooks=True, notice_pause=0.0, notice_backoff={backoff}, **quick)
serve(port=0, settings=settings, on_ready=lambda url: print(url, flush=True))
"""


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest) -> str:
    kind: str = request.param
    return kind


@pytest.fixture
def process(
    where: Path | str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Callable[..., ServerProcess]]:
    """Starts processes on the same data, with the same key."""
    running: list[ServerProcess] = []
    key = tmp_path / "key"
    key.write_bytes(random.Random(7).randbytes(32))
    shared = {"ORRERY_DATABASE_URL": where} if isinstance(where, str) else {}

    def start(backoff: float = 0.5, lease: float = 1.0) -> ServerProcess:
        monkeypatch.setattr("server.processes.SERVE", SERVE.format(backoff=backoff, lease=lease))
        running.append(ServerProcess(tmp_path, ORRERY_SECRET_FILE=str(key), **shared))
        return running[-1]

    yield start
    for one in running:
        one.__exit__(None, None, None)


def kill(server: ServerProcess) -> None:
    server.process.kill()
    server.process.wait(20)
    assert not alive(server.process.pid)


def three(first: Addressed, boris: Guest, inbox: Inbox) -> tuple[Guest, Guest, str]:
    """Anna and Clara at the first server, and a table of theirs with Boris, who wants notices."""
    anna, clara = Guest(first), Guest(first)
    boris.put("/api/me/notices", {"webhook": inbox.url, "lang": "en"})
    return anna, clara, seated([anna, boris, clara])


def both_choose(anna: Guest, clara: Guest, table: str) -> None:
    """Anna and Clara answer, as long as they are asked something that does not wait for Boris."""
    for guest, seat in ((anna, 0), (clara, 2)):
        with guest.socket() as socket:
            if socket.join(table)["decision"]:
                choose(socket, table, seat)


def stays(inbox: Inbox, count: int, seconds: float = 1.0) -> None:
    """So many have come, and no more come."""
    wait_until(lambda: len(inbox.heard) >= count)
    time.sleep(seconds)
    assert len(inbox.heard) == count


def pending(server: LiveServer) -> list[tuple[str, int | None]]:
    def job(c: Connection) -> list[tuple[str, int | None]]:
        return [(row.guest, row.due) for row in c.execute(text("select guest, due from notices"))]

    return asyncio.run(server.parts.storage.read(job))


# --- a restart


def test_one_that_waits_is_sent_after_a_restart_once(own_server: Start, inbox: Inbox) -> None:
    slow = {**NOTICES, "notice_pause": 6.0}
    server = own_server(**slow)
    guests = people(server, 3)
    anna, boris, clara = guests
    boris.put("/api/me/notices", {"webhook": inbox.url, "lang": "en"})
    table = seated(guests)
    wait_until(lambda: len(inbox.heard) == 1)
    first = time.monotonic()
    with boris.socket() as socket:
        socket.join(table)
        choose(socket, table, 1)
    wait_until(lambda: boris.me["id"] not in server.parts.tables.live[table].online)
    both_choose(anna, clara, table)  # all have chosen: he is asked the next thing, and away
    wait_until(lambda: [due is not None for _, due in pending(server)] == [True])
    server.__exit__()
    assert time.monotonic() - first < 6, "it still waits"
    again = restarted(guests, own_server(**slow))
    stays(inbox, 2)
    assert time.monotonic() - first > 6
    assert inbox.heard[1]["table"] == table
    assert pending(again) == [(boris.me["id"], None)]
    again.__exit__()
    restarted(guests, own_server(**slow))
    stays(inbox, 2)


def test_who_comes_back_after_a_restart_is_not_told(own_server: Start, inbox: Inbox, where: Path | str) -> None:
    """What was due while nobody ran waits until people have found their way back."""
    server = own_server(**{**NOTICES, "notice_backoff": 60.0})
    guests = people(server, 3)
    _, boris, clara = guests
    for guest, lang in ((boris, "en"), (clara, "ru")):
        guest.put("/api/me/notices", {"webhook": inbox.url, "lang": lang})
    inbox.answers = [500, 500]
    table = seated(guests)
    wait_until(lambda: len(inbox.heard) == 2 and None not in [due for _, due in pending(server)])
    server.__exit__()
    engine = Storage(where if isinstance(where, str) else server.settings.database).backend.engine()
    with engine.begin() as connection:
        connection.execute(text("update notices set due = 1"))
    engine.dispose()
    again = restarted(guests, own_server(**{**NOTICES, "clock_grace": 6.0}))
    with boris.socket() as socket:
        socket.join(table)
        stays(inbox, 3)
        assert inbox.heard[2]["lang"] == "ru"
        assert sorted(pending(again)) == sorted((guest.me["id"], None) for guest in (boris, clara))


def test_one_under_way_when_the_server_stops_is_sent_again(
    own_server: Start, inbox: Inbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("orrery.server.people.notices.CLOSE_SECONDS", 0.1)
    inbox.wait = 60.0
    server = own_server(**NOTICES)
    guests = people(server, 3)
    guests[1].put("/api/me/notices", {"webhook": inbox.url, "lang": "en"})
    seated(guests)
    wait_until(lambda: len(inbox.heard) == 1)
    server.__exit__()
    inbox.wait = 0.0
    again = restarted(guests, own_server(**NOTICES))
    stays(inbox, 2)
    assert inbox.heard[0] == inbox.heard[1]
    assert pending(again) == [(guests[1].me["id"], None)]


def test_it_is_stored_with_the_move_that_asks(own_server: Start, inbox: Inbox, monkeypatch: pytest.MonkeyPatch) -> None:
    """Both or neither: if the question cannot be kept the move is not acknowledged, and nothing of it is there."""
    server = own_server(**NOTICES)
    guests = people(server, 3)
    anna, boris, clara = guests
    boris.put("/api/me/notices", {"webhook": inbox.url, "lang": "en"})
    table = seated(guests)
    with boris.socket() as socket:
        socket.join(table)
        choose(socket, table, 1)
    wait_until(lambda: boris.me["id"] not in server.parts.tables.live[table].online)
    with anna.socket() as one, clara.socket() as three:
        one.join(table)
        choose(one, table, 0)
        state = three.join(table)

        def full(*_: object) -> bool:
            raise OSError("no room")

        with monkeypatch.context() as patched:
            patched.setattr("orrery.server.storage.store.ask", full)
            failed = three.act(table, 2, state["at"], state["decision"]["actions"][0], "the-key-of-it")
        assert (failed["t"], failed["code"]) == ("error", "storage")
        assert len(server.moves(table)) == 2
        assert three.act(table, 2, state["at"], state["decision"]["actions"][0], "the-key-of-it")["t"] == "ack"
        assert len(server.moves(table)) == 3


@pytest.mark.timeout(120)
def test_a_crash_before_it_is_told(process: Callable[..., ServerProcess], inbox: Inbox) -> None:
    """Killed while it waits for the second try."""
    first = process(backoff=4.0)
    inbox.answers = [500]
    boris = Guest(first)
    three(first, boris, inbox)
    wait_until(lambda: len(inbox.heard) == 1)
    time.sleep(0.5)  # that it did not arrive is stored now
    kill(first)
    process()
    stays(inbox, 2)
    assert inbox.heard[0] == inbox.heard[1]


@pytest.mark.timeout(120)
def test_a_crash_while_it_is_told(process: Callable[..., ServerProcess], inbox: Inbox) -> None:
    """It may have arrived or not: it counts as told, nobody is told twice."""
    first = process()
    inbox.wait = 3.0
    boris = Guest(first)
    three(first, boris, inbox)
    wait_until(lambda: len(inbox.heard) == 1)
    kill(first)
    process()
    stays(inbox, 1, 2.0)


def test_the_sleeping_ones_cost_nothing(where: Path | str) -> None:
    """However many have been told, or are to be told later, the next ones are found by an index."""
    storage = Storage(where)
    storage.open()
    many = 50_000
    columns = "id, game, rules_version, name, options, players, seed, commitment, host, status, created, updated"
    numbers = f"with recursive n (i) as (select 1 union all select i + 1 from n where i < {many})"

    def fill(c: Connection) -> None:
        values = "'t' || i, 'planet_5r', 1, '', '{}', 3, '0', '', 'h', 'playing', 0, 0"
        c.execute(text(f"insert into tables ({columns}, version, summary) {numbers} select {values}, 1, '{{}}' from n"))
        due = "case when i % 2 = 0 then null else 9000000000000 + i end"
        notice = "table_id, guest, seat, asked, question, due, tries, apart"
        found = f"select 't' || i, 'g', 0, 1, '{{}}', {due}, 0, false from n"
        c.execute(text(f"insert into notices ({notice}) {numbers} {found}"))
        found = "select 't' || i, 0, 'human', '' from n"
        c.execute(text(f"insert into seats (table_id, seat, kind, nonce) {numbers} {found}"))
        if c.dialect.name == "postgresql":
            c.execute(text("analyze"))

    async def run() -> None:
        await storage.write(fill)
        await pending_notices.waiting(storage, 0, 16)
        began = time.perf_counter()
        for _ in range(20):
            assert len(await pending_notices.waiting(storage, 0, 16)) == 16
        assert (time.perf_counter() - began) / 20 < 0.05

    asyncio.run(run())
    storage.close()


# --- several processes

several = pytest.mark.parametrize("database", ["postgres"], indirect=True)


@several
def test_who_looks_at_it_elsewhere_is_not_told(own_server: Start, inbox: Inbox) -> None:
    quick = {**NOTICES, "lease_seconds": 0.9, "ping_seconds": 0.6}
    here, there = own_server(**quick), own_server(**quick)
    boris = there.guest()
    anna, clara, table = three(here, boris, inbox)
    wait_until(lambda: len(inbox.heard) == 1)  # he was away when it began
    with boris.socket() as socket:
        socket.join(table)
        choose(socket, table, 1)
        wait_until(lambda: boris.me["id"] in here.parts.attendance.elsewhere(table))
        both_choose(anna, clara, table)
        choose(socket, table, 1)
        both_choose(anna, clara, table)
        socket.asked(1)
        stays(inbox, 1, 2.0)  # longer than a lease
        choose(socket, table, 1)
        both_choose(anna, clara, table)
        socket.asked(1)
    stays(inbox, 1, 2.0)  # he has seen the question, and left


@several
def test_who_left_without_having_seen_it_is_told(
    own_server: Start, inbox: Inbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Asked at one process in the moment he leaves the other, which has not heard of the question yet."""
    monkeypatch.setattr("orrery.server.cluster.change_feed.ChangeFeed.heard", lambda *_: None)
    quick = {**NOTICES, "lease_seconds": 0.9, "ping_seconds": 0.6}
    here, there = own_server(**quick), own_server(**quick)
    boris = there.guest()
    anna, clara, table = three(here, boris, inbox)
    wait_until(lambda: len(inbox.heard) == 1)
    with boris.socket() as socket:
        socket.join(table)
        choose(socket, table, 1)
        wait_until(lambda: boris.me["id"] in here.parts.attendance.elsewhere(table))
        both_choose(anna, clara, table)
    stays(inbox, 2, 2.0)


@several
def test_two_processes_and_each_is_told_once(own_server: Start, inbox: Inbox) -> None:
    here, there = own_server(**NOTICES), own_server(**NOTICES)
    boris = there.guest()
    tables = [three(server, boris, inbox)[2] for server in (here, there) * 6]
    stays(inbox, 12)
    assert sorted(notice["table"] for notice in inbox.heard) == sorted(tables)


@several
@pytest.mark.timeout(120)
def test_the_other_process_sends_what_a_killed_one_owed(process: Callable[..., ServerProcess], inbox: Inbox) -> None:
    first, second = process(backoff=3.0), process(backoff=3.0)
    second.process.send_signal(signal.SIGSTOP)  # so that the first one is it
    inbox.answers = [500]
    boris = Guest(first)
    three(first, boris, inbox)
    wait_until(lambda: len(inbox.heard) == 1)
    time.sleep(0.5)
    kill(first)
    second.process.send_signal(signal.SIGCONT)
    stays(inbox, 2, 2.0)


@several
@pytest.mark.timeout(120)
def test_who_is_asked_after_his_process_died_is_told(process: Callable[..., ServerProcess], inbox: Inbox) -> None:
    """He seems to be at the table until the lease runs out; then he is told, unless he has come to the other one."""
    first, second = process(lease=4.0), process(lease=4.0)  # time enough to come to the other one
    boris, dora = Guest(second), Guest(second)
    dora.put("/api/me/notices", {"webhook": inbox.url, "lang": "ru"})
    anna, clara, table = three(first, boris, inbox)
    eva, fred = Guest(first), Guest(first)
    other = seated([eva, dora, fred])
    wait_until(lambda: len(inbox.heard) == 2)
    with boris.socket() as one, dora.socket() as two:
        for socket, ident in ((one, table), (two, other)):
            socket.join(ident)
            choose(socket, ident, 1)
        wait_until(lambda: anna.get(f"/api/tables/{table}")["seats"][1]["online"])
        wait_until(lambda: eva.get(f"/api/tables/{other}")["seats"][1]["online"])
        kill(second)
    both_choose(anna, clara, table)
    both_choose(eva, fred, other)
    with moved(dora, first).socket() as back:
        assert back.join(other)["decision"]
        stays(inbox, 3, 2.0)
    assert [notice["table"] for notice in inbox.heard[2:]] == [table]
