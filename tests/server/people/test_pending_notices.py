"""Notices that wait outlive the process they wait in: whoever is to be told is told, once."""

from __future__ import annotations

import asyncio
import os
import random
import re
import signal
from collections.abc import Callable, Collection, Iterator
from pathlib import Path
from typing import Any

import psycopg
import pytest
from sqlalchemy import Connection, text

from orrery.server.storage import pending_notices
from orrery.server.storage.table_store import TableStore
from server.arranged_tables import TIMED, Clockwork, choose, people, restarted, seated
from server.inbox import Inbox
from server.kept_notices import Kept, stays
from server.killing import Forker, Launcher
from server.people.test_presence import moved
from server.support import Addressed, Guest, LiveServer, wait_until

Json = Any
Start = Callable[..., LiveServer]
NOTICES: Json = {**TIMED, "allow_private_webhooks": True, "notice_pause": 0.0, "notice_backoff": 0.01}
CERTAIN = 60.0  # seconds after which whoever seems to follow a table is known to do so or not
# For processes of their own.
QUICK: Json = {"clock_tick": 0.05, "clock_grace": 0, "away_seconds": 0.1}


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest) -> str:
    kind: str = request.param
    return kind


@pytest.fixture
def key(tmp_path: Path) -> Path:
    """For servers that share their guests."""
    made = tmp_path / "key"
    made.write_bytes(random.Random(7).randbytes(32))
    return made


@pytest.fixture
def process(where: Path | str, key: Path, tmp_path: Path, forker: Forker) -> Iterator[Callable[..., Launcher]]:
    """Starts processes on the same data, with the same key; leases, pauses and so on are as short as a test wants."""
    running: list[Launcher] = []

    def start(backoff: float = 0.5, lease: float = 15.0) -> Launcher:
        quick = {**NOTICES, **QUICK, "notice_backoff": backoff, "lease_seconds": lease}
        server = Launcher(forker, tmp_path / "data", where, quick, ORRERY_SECRET_FILE=str(key))
        server.start()
        running.append(server)
        return server

    yield start
    for one in running:
        one.kill()


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


# --- a restart


def test_one_that_waits_is_sent_after_a_restart_once(own_server: Start, inbox: Inbox, kept: Kept) -> None:
    clock = Clockwork()
    slow = {**NOTICES, "notice_pause": 600.0, "now": clock}
    server = own_server(**slow)
    guests = people(server, 3)
    anna, boris, clara = guests
    boris.put("/api/me/notices", {"webhook": inbox.url, "lang": "en"})
    table = seated(guests)
    wait_until(lambda: len(inbox.heard) == 1)
    with boris.socket() as socket:
        socket.join(table)
        choose(socket, table, 1)
    wait_until(lambda: boris.me["id"] not in server.parts.tables.live[table].online)
    both_choose(anna, clara, table)  # all have chosen: he is asked the next thing, and away
    wait_until(lambda: [due is not None for _, due in kept.due] == [True])
    server.__exit__()
    again = restarted(guests, own_server(**slow))
    clock.forward(599)
    again.do(again.parts.notices.send_due())
    assert len(inbox.heard) == 1, "it still waits"
    clock.forward(1)
    stays(inbox, 2, kept, again)
    assert inbox.heard[1]["table"] == table
    assert kept.due == [(boris.me["id"], None)]
    again.__exit__()
    clock.forward(3600)
    third = restarted(guests, own_server(**slow))
    third.do(third.parts.notices.send_due())
    stays(inbox, 2, kept, third)


def test_who_comes_back_after_a_restart_is_not_told(own_server: Start, inbox: Inbox, kept: Kept) -> None:
    """What was due while nobody ran waits until people have found their way back."""
    clock = Clockwork()
    server = own_server(**{**NOTICES, "notice_backoff": 60.0, "now": clock})
    guests = people(server, 3)
    _, boris, clara = guests
    for guest, lang in ((boris, "en"), (clara, "ru")):
        guest.put("/api/me/notices", {"webhook": inbox.url, "lang": lang})
    inbox.answers = [500, 500]
    table = seated(guests)
    wait_until(lambda: len(inbox.heard) == 2 and None not in [due for _, due in kept.due])
    server.__exit__()
    kept.make_due()
    again = restarted(guests, own_server(**{**NOTICES, "clock_grace": 60.0, "now": clock}))
    with boris.socket() as socket:
        socket.join(table)
        clock.forward(59)
        again.do(again.parts.notices.send_due())
        assert len(inbox.heard) == 2, "they still have time"
        clock.forward(2)
        stays(inbox, 3, kept, again)
        assert inbox.heard[2]["lang"] == "ru"
        assert kept.due == sorted((guest.me["id"], None) for guest in (boris, clara))


def test_one_under_way_when_the_server_stops_is_sent_again(
    own_server: Start, inbox: Inbox, kept: Kept, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("orrery.server.people.notices.CLOSE_SECONDS", 0.1)
    inbox.hold()
    server = own_server(**NOTICES)
    guests = people(server, 3)
    guests[1].put("/api/me/notices", {"webhook": inbox.url, "lang": "en"})
    seated(guests)
    wait_until(lambda: len(inbox.heard) == 1)
    server.__exit__()
    inbox.release()
    again = restarted(guests, own_server(**NOTICES))
    stays(inbox, 2, kept, again)
    assert inbox.heard[0] == inbox.heard[1]
    assert kept.due == [(guests[1].me["id"], None)]


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
            patched.setattr("orrery.server.storage.append_moves.keep_notices", full)
            failed = three.act(table, 2, state["at"], state["decision"]["actions"][0], "the-key-of-it")
        assert (failed["t"], failed["code"]) == ("error", "storage")
        assert len(server.moves(table)) == 2
        assert three.act(table, 2, state["at"], state["decision"]["actions"][0], "the-key-of-it")["t"] == "ack"
        assert len(server.moves(table)) == 3


@pytest.mark.timeout(120)
def test_a_crash_before_it_is_told(process: Callable[..., Launcher], inbox: Inbox, kept: Kept) -> None:
    """Killed while it waits for the second try."""
    first = process(backoff=600.0)
    inbox.answers = [500]
    boris = Guest(first)
    three(first, boris, inbox)
    wait_until(lambda: kept.failed_once)
    first.kill()
    assert len(inbox.heard) == 1
    kept.make_due()
    process()
    stays(inbox, 2, kept)
    assert inbox.heard[0] == inbox.heard[1]


@pytest.mark.timeout(120)
def test_a_crash_while_it_is_told(process: Callable[..., Launcher], inbox: Inbox, kept: Kept) -> None:
    """It may have arrived or not: it counts as told, nobody is told twice."""
    first = process()
    inbox.hold()
    boris = Guest(first)
    lost = three(first, boris, inbox)[2]
    wait_until(lambda: len(inbox.heard) == 1)
    first.kill()
    assert kept.due == [(boris.me["id"], None)]
    inbox.release()
    second = process()
    later = three(second, Guest(second), inbox)[2]  # told after everything that was due before
    stays(inbox, 2, kept)
    assert [notice["table"] for notice in inbox.heard] == [lost, later]


def test_the_sleeping_ones_cost_nothing(where: Path | str) -> None:
    """However many have been told, or are to be told later, the next ones are found by an index."""
    storage = TableStore(where)
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

    async def run() -> str:
        await storage.write(fill)
        assert len(await pending_notices.due_notices(storage, 0, 16)) == 16
        return await storage.read(plan)

    def plan(c: Connection) -> str:
        query = pending_notices.next_due(0, 16).compile(c, compile_kwargs={"literal_binds": True})
        how = "explain" if c.dialect.name == "postgresql" else "explain query plan"
        return "\n".join(str(row) for row in c.exec_driver_sql(f"{how} {query}".replace("%", "%%")))

    shown = asyncio.run(run())
    storage.close()
    assert "notices_due" in shown
    assert not re.search(r"Seq Scan on|SCAN (notices|tables|seats)", shown), "no table is read from end to end"


# --- several processes

several = pytest.mark.parametrize("database", ["postgres"], indirect=True)


@several
def test_who_looks_at_it_elsewhere_is_not_told(own_server: Start, inbox: Inbox, kept: Kept) -> None:
    clock = Clockwork()
    here, there = (own_server(**NOTICES, now=clock) for _ in range(2))
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
        assert [due is None for _, due in kept.due] == [False], "looked at again when he is known to be there"
        clock.forward(CERTAIN)
        stays(inbox, 1, kept, here, there)
        choose(socket, table, 1)
        both_choose(anna, clara, table)
        socket.asked(1)
        assert [due is None for _, due in kept.due] == [False]
    wait_until(lambda: [due for _, due in kept.due] == [None])  # he has seen the question, and left
    clock.forward(CERTAIN)
    stays(inbox, 1, kept, here, there)


@several
def test_who_left_without_having_seen_it_is_told(
    own_server: Start, inbox: Inbox, kept: Kept, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Asked at one process in the moment he leaves the other, which has not heard of the question yet."""
    monkeypatch.setattr("orrery.server.cluster.change_feed.ChangeFeed.heard", lambda *_: None)
    clock = Clockwork()
    here, there = (own_server(**NOTICES, now=clock) for _ in range(2))
    boris = there.guest()
    anna, clara, table = three(here, boris, inbox)
    wait_until(lambda: len(inbox.heard) == 1)
    with boris.socket() as socket:
        socket.join(table)
        choose(socket, table, 1)
        wait_until(lambda: boris.me["id"] in elsewhere(here, table))
        both_choose(anna, clara, table)
    wait_until(lambda: boris.me["id"] not in elsewhere(here, table))
    clock.forward(CERTAIN)
    stays(inbox, 2, kept, here, there)


def elsewhere(server: LiveServer, table: str) -> Collection[str]:
    """Who is at the table at other processes, after a look at the database."""
    server.call(server.parts.attendance.missed)
    return server.parts.attendance.elsewhere(table)


@several
def test_two_processes_and_each_is_told_once(own_server: Start, inbox: Inbox, kept: Kept) -> None:
    here, there = own_server(**NOTICES), own_server(**NOTICES)
    boris = there.guest()
    tables = [three(server, boris, inbox)[2] for server in (here, there) * 6]
    stays(inbox, 12, kept, here, there)
    assert sorted(notice["table"] for notice in inbox.heard) == sorted(tables)


@several
@pytest.mark.timeout(120)
def test_the_other_process_sends_what_a_killed_one_owed(
    process: Callable[..., Launcher], inbox: Inbox, kept: Kept
) -> None:
    first, second = process(backoff=600.0), process(backoff=600.0)
    os.kill(second.pid, signal.SIGSTOP)  # so that the first one is it
    inbox.answers = [500]
    boris = Guest(first)
    three(first, boris, inbox)
    wait_until(lambda: kept.failed_once)
    first.kill()
    assert len(inbox.heard) == 1
    kept.make_due()
    os.kill(second.pid, signal.SIGCONT)
    stays(inbox, 2, kept)


@several
@pytest.mark.timeout(120)
def test_who_is_asked_after_his_process_died_is_told(
    own_server: Start, process: Callable[..., Launcher], key: Path, where: str, inbox: Inbox, kept: Kept
) -> None:
    """He seems to be at the table until the lease runs out; then he is told, unless he has come to the other one."""
    clock = Clockwork()
    first = own_server(**NOTICES, now=clock, secret_file=key)
    second = process(lease=600.0)
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
        second.kill()
    both_choose(anna, clara, table)
    both_choose(eva, fred, other)
    with moved(dora, first).socket() as back:
        assert back.join(other)["decision"]
        first.do(first.parts.notices.send_due())
        assert len(inbox.heard) == 2, "they may still be there"
        mine = first.parts.storage.process
        with psycopg.connect(where, autocommit=True) as database:  # the lease of the dead process runs out
            database.execute("update processes set until = 0 where id <> %s", [mine])
        wait_until(lambda: boris.me["id"] not in elsewhere(first, table))
        clock.forward(CERTAIN)
        stays(inbox, 3, kept, first)
    assert [notice["table"] for notice in inbox.heard[2:]] == [table]
