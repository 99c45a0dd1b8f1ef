"""A request that makes something, said twice, makes one thing: at once, later, after a restart, at two processes."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import func, select, update

import orrery
from orrery.server.storage import database_schema, idempotency_keys
from server.arranged_tables import restarted
from server.conftest import quick
from server.postgres import Cluster
from server.support import TABLE, Guest, LiveServer

Json = Any
Start = Callable[..., LiveServer]
WAITING = {"game": "planet_5r", "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]}


def said(guest: Guest, path: str, body: Json, key: str | None) -> httpx.Response:
    return guest.http.post(path, json=body, headers={} if key is None else {"Idempotency-Key": key})


def finished(guest: Guest) -> str:
    record = orrery.play_out(orrery.game("planet_5r").new(3, 5), ["random"] * 3, seed=5).record()
    ident: str = guest.post("/api/records", record, 201)["id"]
    return ident


def requests(guest: Guest) -> dict[str, tuple[str, Json]]:
    """Every request that makes something."""
    over = finished(guest)
    return {
        "table": ("/api/tables", WAITING),
        "table that begins": ("/api/tables", TABLE),
        "rematch": (f"/api/tables/{over}/rematch", None),
        "record": ("/api/records", orrery.play_out(orrery.game("planet_5r").new(3, 7), ["random"] * 3).record()),
        "what if": (f"/api/tables/{over}/fork", {"step": 3, "seat": 0}),
        "note": (f"/api/tables/{guest.table('me', 'open', 'open')['id']}/notes", {"text": "remember"}),
    }


def count(server: LiveServer, guest: Guest) -> tuple[int, int]:
    """Tables and notes of a guest."""

    def job(c: Any) -> tuple[int, int]:
        tables = select(func.count()).where(database_schema.tables.c.host == guest.me["id"])
        notes = select(func.count()).where(database_schema.notes.c.guest == guest.me["id"])
        return c.execute(tables).scalar(), c.execute(notes).scalar()

    return asyncio.run(server.parts.storage.read(job))


def made(answer: httpx.Response) -> Json:
    assert answer.status_code in (200, 201), answer.text
    body = answer.json()
    return body.get("id", body.get("n"))


def test_said_again_it_is_answered_and_nothing_is_made(server: LiveServer) -> None:
    anna = server.guest()
    for name, (path, body) in requests(anna).items():
        before = sum(count(server, anna))
        first, again = said(anna, path, body, f"key-{name.replace(' ', '-')}"), None
        for _ in range(2):
            again = said(anna, path, body, f"key-{name.replace(' ', '-')}")
            assert (made(again), again.status_code) == (made(first), first.status_code), name
        assert sum(count(server, anna)) == before + 1, name


def test_without_a_key_or_by_another_it_is_another(server: LiveServer) -> None:
    anna, boris = server.guest(), server.guest()
    first = made(said(anna, "/api/tables", WAITING, "one-key"))
    others = [said(anna, "/api/tables", WAITING, key) for key in (None, None, "another-key")]
    others.append(said(boris, "/api/tables", WAITING, "one-key"))
    assert len({first, *map(made, others)}) == 5
    over = finished(anna)
    fork = said(anna, f"/api/tables/{over}/fork", {"step": 3, "seat": 0}, "one-key")
    assert made(fork) != first, "a key belongs to one address"


def test_a_key_for_something_else_is_refused(server: LiveServer) -> None:
    anna = server.guest()
    made(said(anna, "/api/tables", WAITING, "one-key"))
    answer = said(anna, "/api/tables", TABLE, "one-key")
    assert (answer.status_code, answer.json()["error"]["code"]) == (409, "key_reused")
    assert count(server, anna) == (1, 0)


@pytest.mark.parametrize("key", ["", "a b", "x" * 65, "tab\there", "naïve"])
def test_what_is_no_key(key: str, server: LiveServer) -> None:
    anna = server.guest()
    header = [(b"Idempotency-Key", key.encode("latin-1"))]
    answer = anna.http.post("/api/tables", json=WAITING, headers=header)
    error = answer.json()["error"]
    assert (answer.status_code, error["code"]) == (422, "bad_key")
    assert "64" in error["text"]["en"]
    assert "64" in error["text"]["ru"]
    assert count(server, anna) == (0, 0)


def test_what_was_refused_can_be_asked_for_again(server: LiveServer) -> None:
    anna = server.guest()
    bad = {**WAITING, "game": "no_such_game"}
    assert said(anna, "/api/tables", bad, "one-key").status_code == 404
    assert said(anna, "/api/tables", WAITING, "one-key").status_code == 201, "nothing was made by that key"


def test_many_at_once_make_one(server: LiveServer) -> None:
    anna = server.guest()
    for name, (path, body) in requests(anna).items():
        before = sum(count(server, anna))
        ready = threading.Barrier(6)

        def one(path: str = path, body: Json = body, name: str = name, ready: threading.Barrier = ready) -> Json:
            ready.wait(20)
            return made(said(anna, path, body, f"all-{name.replace(' ', '-')}"))

        with ThreadPoolExecutor(6) as pool:
            answers_ = [job.result() for job in [pool.submit(one) for _ in range(6)]]
        assert len(set(answers_)) == 1, name
        assert sum(count(server, anna)) == before + 1, name


def test_it_is_remembered_through_a_restart(own_server: Start) -> None:
    first = own_server()
    anna = first.guest()
    ident = made(said(anna, "/api/tables", WAITING, "one-key"))
    first.__exit__()
    second = restarted([anna], own_server())
    assert made(said(anna, "/api/tables", WAITING, "one-key")) == ident
    assert count(second, anna) == (1, 0)


def test_at_two_processes(cluster: Cluster, tmp_path: Path) -> None:
    settings = quick(tmp_path / "data", database_url=cluster.database())
    with LiveServer(settings) as here, LiveServer(settings) as there:
        anna = here.guest()
        double = there.guest()
        double.http.cookies = anna.http.cookies
        with ThreadPoolExecutor(8) as pool:
            for n in range(4):
                jobs = [pool.submit(said, who, "/api/tables", TABLE, f"key-{n}") for who in [anna, double] * 4]
                assert len({made(job.result()) for job in jobs}) == 1
        assert count(here, anna) == (4, 0)


def test_old_ones_are_forgotten_and_young_ones_are_not(own_server: Start) -> None:
    server = own_server(clock_tick=0.02)
    anna = server.guest()
    old, young = (made(said(anna, "/api/tables", WAITING, key)) for key in ("old", "young"))
    storage, a = server.parts.storage, database_schema.answers.c

    def age(key: str, hours: int) -> Any:
        return update(database_schema.answers).where(a.key == key).values(at=a.at - hours * 3_600_000)

    asyncio.run(storage.write(lambda c: [c.execute(age("old", 49)).rowcount, c.execute(age("young", 47)).rowcount]))
    server.__exit__()
    server = restarted([anna], own_server(clock_tick=0.02))
    left = select(a.key).where(a.guest == anna.me["id"])
    assert asyncio.run(idempotency_keys.forget_old(server.parts.storage)) in (0, 1)
    assert asyncio.run(server.parts.storage.read(lambda c: list(c.execute(left).scalars()))) == ["young"]
    assert made(said(anna, "/api/tables", WAITING, "young")) == young
    assert made(said(anna, "/api/tables", WAITING, "old")) != old


def test_the_round_forgets_them(own_server: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    done = threading.Event()

    async def noted(storage: object) -> int:
        done.set()
        return 0

    monkeypatch.setattr("orrery.server.tables.clocks.timekeeper.forget_old", noted)
    own_server(clock_tick=0.02)
    assert done.wait(20)
