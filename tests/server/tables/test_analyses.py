"""The analysis of a finished table: who may, what it says, pausing, stopping, limits, and a restart in the middle."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import sys
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from sqlalchemy import update

from analysis.short_game import short_record
from orrery.server.bot_workers import bot_worker
from orrery.server.bot_workers.analysing import Analyse
from orrery.server.bot_workers.worker_pool import BotPool, analysis_pool
from orrery.server.runtime.capacity import Capacity
from orrery.server.settings import Limits, Settings, from_environment
from orrery.server.storage import StorageFailed, analysis_store
from orrery.server.storage import database_schema as db
from orrery.server.tables.coaching import analysis_step, table_analyses
from orrery.server.tables.coaching.analysis_step import AnalysedGame
from orrery.server.tables.coaching.table_analyses import GameUnderWay, TableAnalyses
from orrery.server.wire.server_errors import ServerError
from server.conftest import quick
from server.support import Guest, LiveServer, wait_until

Json = Any


def imported(guest: Guest, record: Json | None = None) -> str:
    table: str = guest.post("/api/records", record or short_record(), 201)["id"]
    return f"/api/tables/{table}/analysis"


def ready(guest: Guest, path: str) -> Json:
    wait_until(lambda: guest.get(path)["state"] not in ("working", "waiting"))
    return guest.get(path)


class Held:
    """Workers that hold every piece back until they are let go; nothing is computed."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, pieces: int) -> None:
        self.left = pieces
        self.asked: list[int] = []
        real = BotPool.analyse

        async def analyse(pool: BotPool, order: Analyse) -> Any:
            self.asked.append(order.piece["n"])
            if self.left <= 0:
                await asyncio.Event().wait()
            self.left -= 1
            return await real(pool, order)

        monkeypatch.setattr(BotPool, "analyse", analyse)


def test_a_game_is_analysed_and_kept(anna: Guest) -> None:
    path = imported(anna)
    assert anna.get(path)["state"] == "none"
    begun = anna.post(path, {"do": "start"}, 200)
    assert begun["state"] in ("working", "done")
    told = ready(anna, path)
    assert told["state"] == "done"
    assert told["done"] == told["pieces"] > 0
    found = told["analysis"]
    assert found["format"] == "orrery-analysis"
    assert found["seats"] == [0, 1]  # those of people
    assert {each["seat"] for each in found["decisions"]} <= {0, 1}
    assert told["judged"] == len(found["decisions"]) > 0
    assert anna.get(path, known=told["done"])["analysis"] is None
    assert anna.post(path, {"do": "start"}, 200)["state"] == "done"  # nothing is begun again
    assert anna.post(path, {"do": "pause"}, 200)["state"] == "done"


def test_what_a_bot_played_in_a_persons_place_is_not_judged(anna: Guest, server: LiveServer) -> None:
    path = imported(anna)
    table = path.split("/")[3]
    mine = {n for n, move in enumerate(server.moves(table)) if move.seat == 0}
    kept = db.moves.c
    stood_in = update(db.moves).where(kept.table_id == table, kept.seat == 0)
    asyncio.run(server.parts.storage.write(lambda c: c.execute(stood_in.values(key="bot:" + kept.key)).rowcount))
    anna.post(path, {"do": "start"}, 200)
    judged = {each["step"] for each in ready(anna, path)["analysis"]["decisions"]}
    assert mine
    assert judged  # those of the other person
    assert not judged & mine


def test_only_those_who_were_there(anna: Guest, boris: Guest, server: LiveServer) -> None:
    path = imported(anna)
    assert boris.get(path, 403)["error"]["code"] == "not_seated"
    assert boris.post(path, {"do": "start"}, 403)["error"]["code"] == "not_seated"
    assert anna.get(path)["state"] == "none"
    assert anna.post(path, {"do": "burn"}, 422)["error"]["code"] == "bad_request"
    running = anna.table("me", "easy", "easy")["id"]
    refused = anna.post(f"/api/tables/{running}/analysis", {"do": "start"}, 409)["error"]
    assert refused["code"] == "not_over"
    assert refused["text"]["ru"] != refused["text"]["en"]
    assert anna.get("/api/tables/nowhere/analysis", 404)["error"]["code"] == "no_table"


def test_pause_goes_on_and_stop_keeps_what_was_found(anna: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    held = Held(monkeypatch, 3)
    path = imported(anna)
    anna.post(path, {"do": "start"}, 200)
    wait_until(lambda: anna.get(path)["done"] == 3)
    so_far = anna.get(path)
    assert so_far["state"] == "working"
    assert so_far["analysis"]["done"] == 3
    assert anna.get(path, known=3)["analysis"] is None
    paused = anna.post(path, {"do": "pause"}, 200)
    assert (paused["state"], paused["done"]) == ("paused", 3)
    held.left, held.asked = 2, []
    anna.post(path, {"do": "start"}, 200)
    wait_until(lambda: anna.get(path)["done"] == 5)
    assert not set(held.asked) & {0, 1, 2}  # what was done is not done again
    stopped = anna.post(path, {"do": "stop"}, 200)
    assert (stopped["state"], stopped["done"], stopped["analysis"]["done"]) == ("stopped", 5, 5)


def test_who_presses_pause_twice_pauses_once(anna: Guest, server: LiveServer, monkeypatch: pytest.MonkeyPatch) -> None:
    held, writing, on, allowed = Held(monkeypatch, 2), threading.Event(), threading.Event(), []
    real_rest, real_allowed = analysis_store.rest_analysis, TableAnalyses._allowed

    async def slow(*args: Any) -> None:
        writing.set()
        await asyncio.to_thread(on.wait)
        await real_rest(*args)

    async def counted(self: TableAnalyses, ident: str, guest: str) -> None:
        await real_allowed(self, ident, guest)
        allowed.append(ident)  # whoever asked goes on at once: nothing else runs before that

    path = imported(anna)
    anna.post(path, {"do": "start"}, 200)
    wait_until(lambda: anna.get(path)["done"] == 2)
    with monkeypatch.context() as patched, ThreadPoolExecutor(2) as people, contextlib.ExitStack() as at_last:
        at_last.callback(on.set)
        patched.setattr(analysis_store, "rest_analysis", slow)
        patched.setattr(TableAnalyses, "_allowed", counted)
        first = people.submit(anna.post, path, {"do": "pause"}, 200)
        assert writing.wait(60)
        before = len(allowed)
        second = people.submit(anna.post, path, {"do": "stop"}, 200)
        wait_until(lambda: len(allowed) > before)
        on.set()
        assert [asked.result()["state"] for asked in (first, second)] == ["paused", "paused"]
    assert (anna.get(path)["state"], anna.get(path)["done"]) == ("paused", 2)
    held.left = 10**6
    anna.post(path, {"do": "start"}, 200)
    assert ready(anna, path)["state"] == "done"


def test_what_was_found_stays_while_it_waits_in_line(anna: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    held = Held(monkeypatch, 3)
    first, second = imported(anna, short_record(1)), imported(anna, short_record(2))
    anna.post(first, {"do": "start"}, 200)
    wait_until(lambda: anna.get(first)["done"] == 3)
    known = anna.post(first, {"do": "pause"}, 200)
    held.asked = []
    anna.post(second, {"do": "start"}, 200)
    wait_until(lambda: bool(held.asked))
    assert anna.post(first, {"do": "start"}, 200)["state"] == "waiting"
    assert anna.post(first, {"do": "stop"}, 200) == {**known, "state": "stopped"}
    anna.post(second, {"do": "stop"}, 200)  # nothing stays under way for other tests to wait for


def test_what_is_told_is_of_one_moment(monkeypatch: pytest.MonkeyPatch) -> None:
    game = GameUnderWay("table")
    game.game = AnalysedGame(*3 * [SimpleNamespace()])  # type: ignore[arg-type]
    game.worked = {0: "first", 1: "second"}

    def read(raw: str) -> str:
        game.worked[len(game.worked)] = "found meanwhile"
        return raw

    monkeypatch.setattr(analysis_step, "worked_from", read)
    monkeypatch.setattr(analysis_step, "put_together", lambda match, seats, plan, worked: worked)
    monkeypatch.setattr(analysis_step, "analysis_to_json", lambda found: found)
    assert asyncio.run(game.told()) == {0: "first", 1: "second"}


def test_limits_and_the_line(server: LiveServer, anna: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    held = Held(monkeypatch, 0)
    few = Limits(analyses_per_person=2, analyses_waiting=2)
    monkeypatch.setattr(server.parts.analyses, "_limits", few)
    first, second, third = (imported(anna, short_record(seed)) for seed in (1, 2, 3))
    anna.post(first, {"do": "start"}, 200)
    wait_until(lambda: bool(held.asked))
    assert anna.post(second, {"do": "start"}, 200)["state"] == "waiting"
    assert anna.get(second)["ahead"] == 1
    assert anna.post(third, {"do": "start"}, 429)["error"]["code"] == "too_many_analyses"
    boris = server.guest()
    assert boris.post(imported(boris), {"do": "start"}, 503)["error"]["code"] == "analyses_full"
    assert anna.post(second, {"do": "stop"}, 200)["state"] == "stopped"
    held.left = 10**6
    assert anna.post(first, {"do": "pause"}, 200)["state"] == "paused"
    anna.post(first, {"do": "start"}, 200)
    assert ready(anna, first)["state"] == "done"


def test_a_worker_that_fails_is_told_and_tried_again(anna: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    async def nothing(pool: BotPool, order: Analyse) -> None:
        return None

    path = imported(anna)
    with monkeypatch.context() as broken:
        broken.setattr(BotPool, "analyse", nothing)
        anna.post(path, {"do": "start"}, 200)
        assert ready(anna, path)["state"] == "failed"
    anna.post(path, {"do": "start"}, 200)
    assert ready(anna, path)["state"] == "done"


def refused(*_args: Any) -> Any:
    raise ServerError("too_many")


async def not_stored(*_args: Any) -> None:
    raise StorageFailed("full")


@pytest.mark.parametrize(
    ("where", "what", "trouble"),
    [(Capacity, "run", refused), (analysis_store, "pieces_of", not_stored), (analysis_store, "keep_piece", not_stored)],
    ids=["busy", "not read", "not kept"],
)
def test_a_trouble_that_passes_pauses_it(
    anna: Guest, monkeypatch: pytest.MonkeyPatch, where: Any, what: str, trouble: Any
) -> None:
    path = imported(anna)
    with monkeypatch.context() as broken:
        broken.setattr(where, what, trouble)
        anna.post(path, {"do": "start"}, 200)
        assert ready(anna, path)["state"] == "paused"
    anna.post(path, {"do": "start"}, 200)
    assert ready(anna, path)["state"] == "done"


def test_it_goes_on_after_a_restart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    held = Held(monkeypatch, 4)
    with LiveServer(quick(tmp_path)) as server:
        anna = server.guest()
        path = imported(anna)
        anna.post(path, {"do": "start"}, 200)
        wait_until(lambda: anna.get(path)["done"] == 4)
        cookies = anna.http.cookies
    done = set(held.asked[:4])
    held.left, held.asked = 10**6, []
    with LiveServer(quick(tmp_path)) as server:
        wait_until(lambda: bool(held.asked))  # by itself, nobody has looked
        anna = server.guest()
        anna.http.cookies = cookies
        told = ready(anna, path)
        assert told["state"] == "done"
        assert told["analysis"]["done"] == told["pieces"]
    assert not done & set(held.asked)


def test_another_process_pauses_what_is_worked_on_here(
    anna: Guest, server: LiveServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table_analyses, "RENEWAL", 0.01)
    held = Held(monkeypatch, 3)
    path = imported(anna)
    anna.post(path, {"do": "start"}, 200)
    wait_until(lambda: anna.get(path)["done"] == 3)
    asyncio.run(analysis_store.rest_analysis(server.parts.storage, path.split("/")[3], "paused", None))
    told = ready(anna, path)
    assert (told["state"], told["done"], told["analysis"]["done"]) == ("paused", 3, 3)
    held.left = 10**6
    anna.post(path, {"do": "start"}, 200)
    assert ready(anna, path)["state"] == "done"


def test_a_piece_is_not_kept_once_another_process_has_paused_it(
    anna: Guest, server: LiveServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, real, asked = imported(anna), BotPool.analyse, []

    async def analyse(pool: BotPool, order: Analyse) -> Any:
        asked.append(order.piece["n"])
        found = await real(pool, order)
        if len(asked) > 3:
            await analysis_store.rest_analysis(server.parts.storage, path.split("/")[3], "paused", None)
        return found

    monkeypatch.setattr(server.parts.analyses, "_workers", 1)
    monkeypatch.setattr(BotPool, "analyse", analyse)
    anna.post(path, {"do": "start"}, 200)
    told = ready(anna, path)
    assert (told["state"], told["done"], told["analysis"]["done"]) == ("paused", 3, 3)
    assert len(asked) == 4


def test_what_another_process_works_on_can_be_paused_here(anna: Guest, server: LiveServer) -> None:
    path = imported(anna)
    begun = analysis_store.begin_analysis(server.parts.storage, path.split("/")[3], "somebody", table_analyses.LEASE)
    asyncio.run(begun)
    assert anna.get(path)["state"] == "working"
    assert anna.post(path, {"do": "pause"}, 200)["state"] == "paused"
    anna.post(path, {"do": "start"}, 200)
    assert ready(anna, path)["state"] == "done"


def test_workers_of_analyses_stand_behind_all_others() -> None:
    pool = analysis_pool(Settings(data_dir=Path("unused"), analysis_workers=3))
    assert pool.settings.bot_command[-1] == "--behind=15"
    assert pool.settings.bot_workers == 3


def test_how_far_behind_is_a_setting(monkeypatch: pytest.MonkeyPatch) -> None:
    pool = analysis_pool(from_environment({"ORRERY_ANALYSIS_NICENESS": "7"}))
    asked: list[int] = []
    monkeypatch.setattr(os, "nice", asked.append)
    monkeypatch.setattr(bot_worker, "serve", lambda source, sink: None)
    monkeypatch.setattr(os, "dup2", lambda old, new: None)
    monkeypatch.setattr(signal, "signal", lambda which, what: None)
    monkeypatch.setattr(sys, "argv", list(pool.settings.bot_command))
    bot_worker.main()
    assert asked == [7]
