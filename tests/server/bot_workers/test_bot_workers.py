"""Bots in their processes: they die, hang and fail, and the game goes on."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

import orrery
from orrery.bots.levels import LEVELS
from orrery.server.bot_workers import worker_pool
from orrery.server.bot_workers.bot_protocol import question
from orrery.server.bot_workers.worker_pool import BotPool, Urgency
from orrery.server.settings import Settings
from server.support import LiveServer, wait_until


def pool_settings(**changes: object) -> Settings:
    return Settings(data_dir=Path("unused"), bot_workers=1, bot_seconds=0.01).with_(**changes)


def urgency(watched: bool) -> Urgency:
    return Urgency.WATCHED if watched else Urgency.UNWATCHED


def running(pool: BotPool) -> list[int]:
    """The processes of its workers that are alive."""
    started = [worker.process for worker in pool._all if worker.process is not None]
    return [process.pid for process in started if process.returncode is None]


def test_every_level_answers_legally() -> None:
    async def ask() -> None:
        pool = BotPool(pool_settings(bot_workers=2))
        match = orrery.game("planet_5r").new(4, 3)
        try:
            for level in LEVELS:
                decision = match.decision(2)
                assert decision is not None
                chosen = await pool.choose(question(match, 2, level, pool.seconds(None)))
                assert chosen is not None
                assert chosen.action in decision.to_json()["actions"]
            assert len(running(pool)) <= 2
        finally:
            await pool.close()
        assert running(pool) == []

    asyncio.run(ask())


def test_a_killed_worker_is_replaced() -> None:
    async def ask() -> None:
        pool = BotPool(pool_settings())
        match = orrery.game("planet_5r").new(3, 3)
        try:
            first = await pool.choose(question(match, 0, 1, 0.01))
            assert first is not None
            (before,) = running(pool)
            os.kill(before, signal.SIGKILL)
            again = await pool.choose(question(match, 0, 1, 0.01, mind=first.mind))
            assert again is not None
            assert again.mind["mood"] == first.mind["mood"], "what it remembers did not die with the process"
            (after,) = running(pool)
            assert after != before
        finally:
            await pool.close()

    asyncio.run(ask())


BROKEN = {
    "dies": (sys.executable, "-c", "input(); raise SystemExit(3)"),
    "hangs": (sys.executable, "-c", "import time; time.sleep(3600)"),
    "babbles": (sys.executable, "-u", "-c", "while True: input(); print('hello')"),
    "answers another": (
        sys.executable,
        "-u",
        "-c",
        'while True: input(); print(\'{"id":0,"action":["play","scout"]}\')',
    ),
    "fails": (sys.executable, "-c", "import os; os.execv('/nowhere', ['x'])"),
}


@pytest.mark.parametrize("how", BROKEN)
def test_bots_that_never_answer_do_not_stop_a_game(
    own_server: Callable[..., LiveServer], monkeypatch: pytest.MonkeyPatch, how: str
) -> None:
    """After a few tries the bot plays something legal; nobody else notices."""
    monkeypatch.setattr(worker_pool, "ATTEMPTS", 1)
    server = own_server(bot_patience=0.3, bot_workers=2, bot_command=BROKEN[how])
    anna = server.guest()
    table = anna.table("easy", "easy", "easy")["id"]
    wait_until(lambda: anna.get(f"/api/tables/{table}")["version"] >= 3)
    assert anna.get("/api/health")["status"] == "ok"


def test_killing_workers_in_mid_game(own_server: Callable[..., LiveServer]) -> None:
    server = own_server(bot_workers=2)
    anna = server.guest()
    table = anna.table("normal", "normal", "easy")["id"]
    kills = 0
    while anna.get(f"/api/tables/{table}")["status"] != "over":
        for pid in running(server.parts.bots)[:1] if kills < 6 else []:
            os.kill(pid, signal.SIGKILL)
            kills += 1
            version = anna.get(f"/api/tables/{table}")["version"]
            wait_until(lambda seen=version: anna.get(f"/api/tables/{table}")["version"] > seen)  # type: ignore[misc]
    assert kills


def test_the_loop_stays_free_while_bots_think(own_server: Callable[..., LiveServer]) -> None:
    server = own_server(bot_patience=3600, bot_command=BROKEN["hangs"])
    anna = server.guest()
    bots = anna.table("hard", "hard", "hard")["id"]
    wait_until(lambda: bool(running(server.parts.bots)))
    table = anna.table("hotseat", "hotseat", "hotseat")["id"]
    with anna.socket() as socket:
        socket.join(table)
        assert socket.act(table, 0, 0, ["play", "scout"])["t"] == "ack"
        for _ in range(20):
            socket.say("ping")
            socket.hear("pong")
        assert server.parts.tables.live[bots].bot_seats.busy, "they think for an hour; nobody waits for them"
        assert server.moves(bots) == []


def test_a_human_friendly_delay(own_server: Callable[..., LiveServer]) -> None:
    server = own_server(bot_delay=0.3)
    anna = server.guest()
    start = time.monotonic()  # bots wait from the start of the game on, not from when someone looks
    table = anna.table("me", "easy", "easy")["id"]
    with anna.socket() as socket:
        socket.join(table)
        while len(socket.states[0]["view"]["actors"]) == 3:
            socket.next()
        assert time.monotonic() - start > 0.2


def test_watched_tables_come_first() -> None:
    async def ask() -> None:
        workers = [worker_pool._Worker(())]
        line = worker_pool._Line(workers)
        worker = await line.get(lambda: Urgency.UNWATCHED)
        served: list[str] = []

        async def wait(name: str, watched: bool) -> None:
            mine = await line.get(lambda: urgency(watched))
            served.append(name)
            line.put(mine)

        waiting = [asyncio.create_task(wait(f"bots {n}", False)) for n in range(3)]
        waiting += [asyncio.create_task(wait(f"people {n}", True)) for n in range(2)]
        await asyncio.sleep(0)
        waiting[1].cancel()
        await asyncio.sleep(0)
        line.put(worker)
        await asyncio.gather(*waiting, return_exceptions=True)
        assert served == ["people 0", "people 1", "bots 0", "bots 2"]
        assert await line.get(lambda: Urgency.WATCHED) is worker

    asyncio.run(ask())


def test_each_owner_has_his_turn_however_many_tables_another_has() -> None:
    async def ask() -> None:
        line = worker_pool._Line([worker_pool._Worker(())])
        worker = await line.get(lambda: Urgency.WATCHED)
        served: list[str] = []

        async def wait(owner: str, n: int, watched: bool = True) -> None:
            mine = await line.get(lambda: urgency(watched), owner)
            served.append(f"{owner} {n}")
            await asyncio.sleep(0)
            line.put(mine)

        waiting = [asyncio.create_task(wait("many", n)) for n in range(5)]
        waiting += [asyncio.create_task(wait("away", n, False)) for n in range(2)]
        await asyncio.sleep(0)
        waiting += [asyncio.create_task(wait("one", 0)), asyncio.create_task(wait("two", 0))]
        await asyncio.sleep(0)
        waiting[1].cancel()  # whoever gives up takes nobody's turn
        await asyncio.sleep(0)
        line.put(worker)
        await asyncio.gather(*waiting, return_exceptions=True)
        assert served == ["many 0", "one 0", "two 0", "many 2", "many 3", "many 4", "away 0", "away 1"]
        assert line._free == [worker]

    asyncio.run(ask())


def test_one_guest_with_many_tables_of_bots_does_not_keep_others_waiting(
    own_server: Callable[..., LiveServer],
) -> None:
    """He even watches them all, so that they come as early as anybody's."""
    server = own_server(bot_seconds=0.1)
    crowd, anna = server.guest(), server.guest()
    line = server.parts.bots._line
    with crowd.socket() as watching, anna.socket() as playing:
        many = [crowd.table(*["hard"] * 5)["id"] for _ in range(6)]
        for table in many:
            watching.say("join", table=table)
        wait_until(lambda: len(line._waiting.get(crowd.me["id"], ())) > 20)
        before = sum(len(server.moves(table)) for table in many)
        mine = anna.table("me", "easy", "easy", options={"confirm": False})["id"]
        playing.join(mine)
        while len(playing.states[0]["view"]["actors"]) == 3:
            playing.next()
        assert sum(len(server.moves(table)) for table in many) - before < 15, "not all of his were asked before"
