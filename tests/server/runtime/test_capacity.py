"""Work that takes a while: a few pieces at once, and nobody at a table waits for them."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import pytest

from orrery.core.errors import BadRecord, reason
from orrery.server.app import HEAVY_WORK, SANDBOX
from orrery.server.runtime.capacity import Capacity
from orrery.server.wire.server_errors import ServerError
from orrery.texts import common
from server.support import LiveServer, until, wait_until


def test_places_and_bench() -> None:
    """Two work, three wait, the sixth is sent away; whoever is done makes room."""

    async def run() -> None:
        room, go = Capacity(2, 3), threading.Event()
        working: list[int] = []
        crowds: list[int] = []

        def work(n: int) -> int:
            working.append(n)
            crowds.append(len(working))
            go.wait(20)
            working.remove(n)
            return n

        tasks = [asyncio.create_task(room.run(work, n)) for n in range(5)]
        await until(lambda: len(working) == 2)
        with pytest.raises(ServerError) as no:
            await room.run(work, 5)
        assert no.value.code == "too_many"
        assert sorted(working) == [0, 1]
        tasks[4].cancel()
        await asyncio.sleep(0)
        tasks.append(asyncio.create_task(room.run(work, 6)))
        go.set()
        assert await asyncio.gather(*tasks[:4], tasks[5]) == [0, 1, 2, 3, 6]
        assert await room.run(work, 7) == 7
        assert max(crowds) == 2

    asyncio.run(run())


@pytest.mark.parametrize(
    ("work", "body", "room"),
    [
        ("http.record_routes.verify_record", {}, HEAVY_WORK),
        ("tables.records.sandboxed_replay.check_head", {"start": 1}, SANDBOX),
    ],
    ids=["verifying", "reading a position"],
)
def test_tables_are_read_while_others_compute(
    own_server: Callable[..., LiveServer],
    monkeypatch: pytest.MonkeyPatch,
    work: str,
    body: dict[str, int],
    room: tuple[int, int],
) -> None:
    go, busy = threading.Event(), threading.Event()

    def slow(_raw: object) -> None:
        busy.set()
        go.wait(30)
        raise BadRecord(0, reason("not_a_record"), common())

    monkeypatch.setattr(f"orrery.server.{work}", slow)
    most = sum(room)
    many = most + 18
    server = own_server()
    anna = server.guest()
    table = anna.table("me", "open", "open")["id"]
    with ThreadPoolExecutor(many) as pool:
        asked = [pool.submit(anna.http.post, "/api/verification", json=body) for _ in range(many)]
        wait_until(busy.is_set)
        wait_until(lambda: sum(one.done() for one in asked) == 18)
        assert anna.get("/api/tables")[0]["id"] == table
        server.parts.tables.live.clear()
        assert anna.get(f"/api/tables/{table}")["status"] == "waiting"
        go.set()
        answers = sorted(one.result().status_code for one in asked)
    assert answers == [422] * most + [429] * 18
