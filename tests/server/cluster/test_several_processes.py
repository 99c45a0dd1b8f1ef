"""Several server processes on one PostgreSQL: people at different ones play one game, one that dies is not missed."""

from __future__ import annotations

import random
import threading
import time
import uuid
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from server.killing import Forker, Launcher, Person, check, stored
from server.postgres import Cluster
from server.support import Guest, LiveServer, Socket, wait_until

Json = Any


class Pair:
    """Two processes on one new database. Each has a data directory of its own; the key they share is given to both."""

    def __init__(self, forker: Forker, place: Path, database: str) -> None:
        self.database = database
        key = place / "key"
        key.write_bytes(random.Random(5).randbytes(32))
        self.one, self.two = (
            Launcher(forker, place / name, database, ORRERY_SECRET_FILE=str(key)) for name in ("one", "two")
        )


@pytest.fixture(scope="module")
def processes(forker: Forker, cluster: Cluster, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pair]:
    found = Pair(forker, tmp_path_factory.mktemp("pair"), cluster.database())
    yield found
    found.one.kill()
    found.two.kill()


@pytest.fixture
def pair(processes: Pair) -> Pair:
    """Both of them alive."""
    for server in (processes.one, processes.two):
        if not server.pid:
            server.start()
    return processes


def elsewhere(guest: Guest, server: Launcher) -> Guest:
    """The same browser, sent to another process."""
    moved = Guest(server)
    moved.http.cookies = guest.http.cookies
    moved.me = moved.get("/api/me")
    assert moved.me == guest.me
    return moved


def table_of_two(anna: Guest, boris: Guest, *more: str) -> str:
    """A table of Anna's where Boris, at another process, has taken a seat."""
    table = anna.table("me", "open", *more)
    ident: str = table["id"]
    boris.post(f"/api/tables/{ident}/claim", {"token": table["seats"][1]["invite"]})
    return ident


def together(*asked: Callable[[], Json]) -> list[Json]:
    """The answers to questions asked at the same moment."""
    barrier = threading.Barrier(len(asked))

    def ask(one: Callable[[], Json]) -> Json:
        barrier.wait()
        return one()

    with ThreadPoolExecutor() as pool:
        return list(pool.map(ask, asked))


def play(people: list[Person], seconds: float) -> None:
    """Let them play until they are done or the time is over."""
    for person in people:
        person.start()
    end = time.monotonic() + seconds
    for person in people:
        person.join(max(0.0, end - time.monotonic()))
        if person.error is not None:
            raise person.error


@pytest.mark.timeout(300)
def test_a_whole_game_at_two_processes(pair: Pair) -> None:
    anna, boris = Guest(pair.one), Guest(pair.two)
    ident = table_of_two(anna, boris, "easy")
    acknowledged: dict[str, dict[str, Any]] = {}
    with anna.socket() as watching, boris.socket() as too:
        watching.join(ident)
        too.join(ident)
        people = [Person(guest, ident, acknowledged, n) for n, guest in enumerate((anna, boris))]
        play(people, 120)
        assert not any(person.is_alive() for person in people)
        assert anna.get(f"/api/tables/{ident}")["status"] == "over"
        told = []
        for socket, seat in ((watching, 0), (too, 1)):
            while not socket.states.get(seat, {"view": {"over": False}})["view"]["over"]:
                socket.next()
            told.append(socket.states[seat]["view"]["seed"])
        assert told[0] == told[1] is not None, "both processes tell the end of the same game"
    rows = check(pair.database, acknowledged)[ident]
    assert {row.seat for row in rows if row.key in acknowledged} == {0, 1}
    assert any(row.key.startswith("bot:") for row in rows)
    table = boris.post(f"/api/tables/{ident}/rematch")
    assert anna.post(f"/api/tables/{ident}/rematch")["id"] == table["id"], "one rematch, wherever it is asked for"


@pytest.mark.timeout(300)
def test_a_process_dies_and_the_other_goes_on(pair: Pair) -> None:
    anna, boris = Guest(pair.one), Guest(pair.two)
    ident = table_of_two(anna, boris, "easy", "easy")
    acknowledged: dict[str, dict[str, Any]] = {}
    at_one, at_two = Person(anna, ident, acknowledged, 1), Person(boris, ident, acknowledged, 2)
    at_one.start()
    at_two.start()
    wait_until(lambda: len(acknowledged) >= 8 or not at_one.is_alive())
    pair.one.kill()
    at_one.join(20)
    anna = elsewhere(anna, pair.two)
    before = len(check(pair.database, dict(acknowledged))[ident])
    if at_one.open is not None:  # asked when the process died: asked again with its key, it counts once
        with anna.socket() as socket:
            socket.say(**at_one.open)
            answer = socket.hear("ack", "refused", "stale", key=at_one.open["key"])
            if answer["t"] == "ack":
                acknowledged[at_one.open["key"]] = {**at_one.open, "stored": answer["at"]}
    again = Person(anna, ident, acknowledged, 3)
    again.start()
    for person in (again, at_two):
        person.join(120)
        assert not person.is_alive()
        if person.error is not None:
            raise person.error
    rows = check(pair.database, acknowledged)[ident]
    assert boris.get(f"/api/tables/{ident}")["status"] == "over"
    assert any(row.key.startswith("bot:") for row in rows[before + 1 :]), "bots went on at the other process"


@pytest.mark.timeout(120)
def test_at_the_same_moment(pair: Pair) -> None:
    """One person with two tabs that hang on two processes, who says two things at once: one of them counts."""
    anna = Guest(pair.one)
    too = elsewhere(anna, pair.two)
    table = anna.table("hotseat", "hotseat", "hotseat", options={"confirm": False})["id"]
    with anna.socket() as one, too.socket() as two:
        one.join(table)
        two.join(table)
        for n in range(12):
            for socket in (one, two):
                while not any(_asked(socket)):
                    socket.next()
            state = next(_asked(one))
            at, seat, actions = state["at"], state["seat"], state["decision"]["actions"]
            two.reach(at, seat)
            same = n % 2 == 0  # the same thing said twice, or two things
            keys = [str(uuid.uuid4())] * 2 if same else [str(uuid.uuid4()), str(uuid.uuid4())]
            chosen = [actions[0], actions[0 if same else -1]]
            asked = [
                partial(socket.act, table, seat, at, action, key)
                for socket, action, key in zip((one, two), chosen, keys, strict=True)
            ]
            answers = together(*asked)
            kinds = sorted(answer["t"] for answer in answers)
            if same:
                assert kinds == ["ack", "ack"]
                assert answers[0]["at"] == answers[1]["at"]
            else:
                assert kinds in (["ack", "stale"], ["ack", "refused"])
            done = max(answer["at"] for answer in answers if answer["t"] == "ack")
            one.reach(done, seat)
            two.reach(done, seat)
            assert one.states[seat]["view"] == two.states[seat]["view"]
    assert len(stored(pair.database)[table]) == 12


def _asked(socket: Socket) -> Iterator[Json]:
    return (state for state in socket.states.values() if state["decision"])


@pytest.mark.timeout(120)
def test_one_seat_and_two_guests(pair: Pair) -> None:
    """Two guests take the same seat, each at his process: one sits, the other is told."""
    anna, boris, clara = Guest(pair.one), Guest(pair.one), Guest(pair.two)
    for _ in range(6):
        table = anna.table("me", "open", "open")
        asked = {"token": table["seats"][1]["invite"]}
        path = f"/api/tables/{table['id']}/claim"
        answers = together(*(partial(guest.http.post, path, json=asked) for guest in (boris, clara)))
        assert sorted(answer.status_code for answer in answers) == [200, 409]
        (no,) = (answer.json()["error"] for answer in answers if answer.status_code == 409)
        assert no["code"] in ("invite_used", "seat_taken")
        (winner,) = (g for g, a in zip((boris, clara), answers, strict=True) if a.status_code == 200)
        for guest in (boris, clara):  # both processes say the same
            seat = guest.get(f"/api/tables/{table['id']}")["seats"][1]
            assert (seat["kind"], seat["mine"]) == ("human", guest is winner)


# --- two servers in one process, where one can look inside


@pytest.fixture
def database() -> str:
    return "postgres"


def test_deaf_to_announcements(own_server: Callable[..., LiveServer], monkeypatch: pytest.MonkeyPatch) -> None:
    """Without a word from the others nothing goes wrong: who stores finds out, who asks is caught up first."""
    monkeypatch.setattr("orrery.server.cluster.change_feed.ChangeFeed.heard", lambda *_: None)
    one, two = own_server(), own_server()
    anna, boris = one.guest(), two.guest()
    ident = table_of_two(anna, boris, "hotseat")
    with anna.socket() as at_one, boris.socket() as at_two:
        at_one.join(ident)
        his = at_two.join(ident)
        at_one.reach(0, 0)
        mine = at_one.states[0]
        first = at_one.act(ident, 0, mine["at"], mine["decision"]["actions"][0])
        assert first["t"] == "ack"
        second = at_two.act(ident, 1, his["at"], his["decision"]["actions"][0])
        assert second["t"] == "ack", "a choice made at the same time is no conflict: it is tried again"
        assert at_two.silence() is not None
        assert at_two.states[1]["at"] >= second["at"]
        state = elsewhere_joined(anna, two, ident, 0)
        assert state["at"] >= first["at"]
        stale = at_one.act(ident, 0, state["at"], ["play", "nothing"])
        assert stale["t"] in ("refused", "error"), "the version from the other process is known here by now"
    assert [row.seq for row in one.moves(ident)] == [1, 2]


def test_no_line_is_missed_by_the_deaf(own_server: Callable[..., LiveServer], monkeypatch: pytest.MonkeyPatch) -> None:
    """Who says something after a line he has not heard of hears that one first; who comes hears all."""
    monkeypatch.setattr("orrery.server.cluster.change_feed.ChangeFeed.heard", lambda *_: None)
    one, two = own_server(), own_server()
    anna, boris = one.guest(), two.guest()
    ident = table_of_two(anna, boris, "hotseat")

    def say(socket: Socket, text: str) -> None:
        socket.say("say", table=ident, key=f"line-{text}", text=text)
        socket.hear("ack")

    def heard(socket: Socket) -> list[str]:
        socket.silence(0.2)
        return [line["text"] for message in socket.log if message["t"] == "chat" for line in message["lines"]]

    with anna.socket() as at_one, boris.socket() as at_two:
        at_one.join(ident)
        at_two.join(ident)
        say(at_one, "first")
        say(at_two, "second")
        assert heard(at_two) == ["first", "second"]
        say(at_one, "third")
        assert heard(at_one) == ["first", "second", "third"]
        with two.guest().socket() as late:
            late.join(ident)
            assert heard(late) == ["first", "second", "third"]
        assert heard(at_two) == ["first", "second", "third"]


def elsewhere_joined(guest: Guest, server: LiveServer, table: str, seat: int) -> Json:
    moved = Guest(server)
    moved.http.cookies = guest.http.cookies
    with moved.socket() as socket:
        socket.join(table)
        socket.reach(0, seat)
        return socket.states[seat]


def test_only_one_runs_the_bots(own_server: Callable[..., LiveServer]) -> None:
    one, two = own_server(lease_seconds=12), own_server(lease_seconds=12)
    anna, boris = one.guest(), two.guest()
    ident = table_of_two(anna, boris, "easy")

    def holders() -> list[LiveServer]:
        return [server for server in (one, two) if server.parts.leases.holds(ident)]

    with anna.socket() as at_one, boris.socket() as at_two:
        at_one.join(ident)
        at_two.join(ident)
        wait_until(lambda: len(holders()) == 1)
        (first,) = holders()
        (other,) = {one, two} - {first}
        wait_until(lambda: ident in other.parts.leases._tried)
        assert not other.call(other.parts.leases.wants, ident)
        assert holders() == [first], "never held by both"
        first.__exit__()  # in good order: the other need not wait until it expires
        held = other.do(
            other.parts.storage.read(lambda c: c.exec_driver_sql("select holder from leases").scalars().all())
        )
        assert first.parts.storage.process not in held
        wait_until(lambda: other.parts.leases.holds(ident))


@pytest.mark.timeout(120)
def test_the_database_goes_and_comes_back(cluster: Cluster, own_server: Callable[..., LiveServer]) -> None:
    one, two = own_server(), own_server()
    anna, boris = one.guest(), two.guest()
    ident = table_of_two(anna, boris, "hotseat")
    with anna.socket() as at_one, boris.socket() as at_two:
        at_one.join(ident)
        his = at_two.join(ident)
        at_one.reach(0, 0)
        mine = at_one.states[0]
        cluster.stop()
        try:
            key, action = str(uuid.uuid4()), mine["decision"]["actions"][0]
            failed = at_one.act(ident, 0, mine["at"], action, key)
            assert (failed["t"], failed["code"]) == ("error", "storage")
            assert boris.http.get(f"/api/tables/{ident}").status_code == 503
            assert boris.http.get("/api/ready").status_code == 503
        finally:
            cluster.start()
        done = at_one.act(ident, 0, mine["at"], action, key)
        assert done["t"] == "ack", "the same question, with the same key"
        assert boris.get(f"/api/tables/{ident}")["status"] == "playing"
        at_two.act(ident, 1, his["at"], his["decision"]["actions"][0])

        def told() -> bool:
            """Both have heard, at once or when their process listens again, what a newcomer is told."""
            at_one.silence(0.05)
            at_two.silence(0.05)
            return all(
                socket.states[seat]["view"] == elsewhere_joined(socket.guest, two, ident, seat)["view"]
                for socket, seat in ((at_one, 0), (at_one, 2), (at_two, 1))
            )

        wait_until(told)
    assert len(one.moves(ident)) == 2


def test_processes_agree_on_the_time(own_server: Callable[..., LiveServer], monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine's clock is corrected by an hour between the starts of two processes: nobody's time is out."""
    one = own_server()
    real = time.time_ns
    monkeypatch.setattr("time.time_ns", lambda: real() + 3600 * 10**9)
    two = own_server()
    told, again = one.parts.tables.now(), two.parts.tables.now()
    assert abs(again - told) < 30_000
    assert abs(two.parts.notices._now() - one.parts.notices._now()) < 30_000


def test_a_ready_check_is_told_at_every_process(pair: Pair) -> None:
    """Who is ready, and who is not, is heard by those who are connected elsewhere."""
    anna, boris = Guest(pair.one), Guest(pair.two)
    live = {"kind": "live", "move": 600, "bank": 600}
    made = anna.table("me", "open", "easy", clock=live)
    table = made["id"]
    boris.post(f"/api/tables/{table}/claim", {"token": made["seats"][1]["invite"]})
    with boris.socket() as socket:
        socket.say("join", table=table)
        socket.hear("table")
        anna.post(f"/api/tables/{table}/ready", {"ready": True})
        while socket.hear("table")["table"]["check"]["ready"] != [0]:
            pass
        anna.post(f"/api/tables/{table}/ready", {"ready": False})
        while socket.hear("table")["table"]["check"]["halted"] != 0:
            pass
