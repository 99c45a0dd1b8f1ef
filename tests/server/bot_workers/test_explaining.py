"""Explanations from a worker: of a re-dealt state, with what is known early, behind bots' moves, ended when nobody
wants them any more."""

from __future__ import annotations

import asyncio
import json
import sys
from itertools import count

import pytest

import orrery
from orrery.bots import explain
from orrery.core.match import Match
from orrery.core.rng import Rng
from orrery.core.state_codec import digest
from orrery.server.bot_workers import worker_pool
from orrery.server.bot_workers.bot_protocol import question
from orrery.server.bot_workers.explaining import Explain, Explained, explained, to_explain
from orrery.server.bot_workers.worker_pool import BotPool, Urgency
from server.bot_workers.test_bot_workers import pool_settings, running


def asked(match: Match, seat: int = 0, deals: int = 6, **more: object) -> Explain:
    decision = match.decision(seat)
    assert decision is not None
    dice = count(1)
    return to_explain(decision, None, deals=deals, most=3, randbits=lambda _bits: next(dice), **more)  # type: ignore[arg-type]


def test_a_worker_explains_what_the_engine_explains() -> None:
    match, early = orrery.game("planet_5r").new(3, 3), list[Explained]()
    order = asked(match)

    async def ask() -> Explained | None:
        pool = BotPool(pool_settings())
        try:
            return await pool.explain(order, tell=early.append)
        finally:
            await pool.close()

    found = asyncio.run(ask())
    assert found is not None
    assert found == explained(order)
    game = match.game
    decision = match.decision(0)
    assert decision is not None
    legal = decision.to_json()["actions"]
    assert found.chosen in legal
    assert all(move.action in legal and move.line[0] == move.action for move in found.moves)
    assert [move.tries for move in found.moves] == [len(move.dealt) for move in found.moves] == [6, 6, 6]
    assert all(0.0 < (move.wins or 0.0) < 1.0 for move in found.moves), "this game's curve has been fitted"
    (first,) = early
    assert [move.tries for move in first.moves] == [4, 4, 4]
    told = [reason for move in found.moves for reason in move.reasons]
    assert told
    for reason in told:
        assert set(reason.text) == set(reason.name) == set(reason.points) == {"en", "ru"}
    names = {term.key for term in found.moves[0].terms}
    assert names == {term.key for term in game.evaluate_terms(match.state, 0)}


def test_moves_that_were_made_are_among_those_compared() -> None:
    match = orrery.game("pandorum").new(2, 5)
    seat = match.actors[0]
    decision = match.decision(seat)
    assert decision is not None
    last = decision.to_json()["actions"][-1]
    found = explained(asked(match, seat, 2, chosen=last))
    assert found.chosen == last
    assert last in [move.action for move in found.moves]
    assert last in [move.action for move in explained(asked(match, seat, 2, also=[last])).moves]


def test_no_chance_to_win_where_nobody_has_measured_one() -> None:
    for game_id, players in (("on_mars", 2), ("planet_unknown", 1)):
        match = orrery.game(game_id).new(players, 5)
        assert all(move.wins is None for move in explained(asked(match, match.actors[0], 1)).moves)


def test_what_is_hidden_makes_no_difference() -> None:
    """Everything the seat can't know is exchanged: the worker is asked the same, so it says the same."""
    match = orrery.game("planet_5r").new(3, 3)
    other = match.clone()
    other.state = match.game.resample(match.state, 0, Rng(77))
    assert digest(other.state) != digest(match.state)
    order, twin = asked(match, chosen=["play", "scout"]), asked(other, chosen=["play", "scout"])
    assert order == twin
    sent = json.dumps(order.state)
    assert not any(str(key) in sent for key in match.state.keys), "the streams of chance"


def test_the_order_of_the_explanation_does_not_depend_on_who_listens() -> None:
    decision = orrery.game("planet_5r").new(3, 3).decision(1)
    assert decision is not None
    assert explain(decision, None, deals=8, tell=lambda _early: None) == explain(decision, None, deals=8)


def test_who_no_longer_wants_it_ends_the_thinking() -> None:
    hangs = (sys.executable, "-c", "import time; time.sleep(3600)")

    async def ask() -> None:
        pool = BotPool(pool_settings(bot_command=hangs, bot_patience=3600))
        asking = asyncio.create_task(pool.explain(asked(orrery.game("planet_5r").new(3, 3))))
        try:
            while not running(pool):
                await asyncio.sleep(0)
            asking.cancel()
            await asyncio.gather(asking, return_exceptions=True)
            assert asking.cancelled()
            assert running(pool) == []
            assert len(pool._line._free) == 1
        finally:
            await pool.close()

    asyncio.run(ask())


def test_bots_that_somebody_watches_come_first_and_work_for_later_last() -> None:
    async def ask() -> None:
        line = worker_pool._Line([worker_pool._Worker(())])
        worker = await line.get(lambda: Urgency.WATCHED)
        served: list[Urgency] = []

        async def wait(urgency: Urgency) -> None:
            mine = await line.get(lambda: urgency)
            served.append(urgency)
            line.put(mine)

        waiting = [asyncio.create_task(wait(urgency)) for urgency in reversed(Urgency)]
        await asyncio.sleep(0)
        line.put(worker)
        await asyncio.gather(*waiting)
        assert served == list(Urgency)

    asyncio.run(ask())


def test_work_for_later_leaves_a_worker_free() -> None:
    async def ask() -> None:
        workers = [worker_pool._Worker(()) for _ in range(2)]
        line = worker_pool._Line(workers)
        first = await line.get(lambda: Urgency.LATER)
        second = asyncio.create_task(line.get(lambda: Urgency.LATER))
        await asyncio.sleep(0)
        assert not second.done()
        moving = await line.get(lambda: Urgency.WATCHED)
        line.put(moving)
        await asyncio.sleep(0)
        assert not second.done()
        line.put(first)
        assert await second in workers
        assert len(line._free) == 1

    asyncio.run(ask())


def test_all_deals_may_take_as_long_as_a_busy_machine_needs(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only what is thought about by the clock can be told from a worker that hangs soon."""
    waited: list[float] = []

    async def noted(_pool: BotPool, _order: Explain, patience: float, *_more: object) -> None:
        waited.append(patience)

    monkeypatch.setattr(BotPool, "_asked", noted)
    decision = orrery.game("planet_5r").new(3, 3).decision(0)
    assert decision is not None
    pool = BotPool(pool_settings(bot_patience=3.0))
    for seconds in (1.5, None):
        asyncio.run(pool.explain(to_explain(decision, seconds, deals=6, most=3)))
    assert waited == [6.0, worker_pool.LONG_PATIENCE]


def test_a_worker_that_ends_before_it_is_asked_has_failed() -> None:
    """The pipe to it is closed already, for which uvloop has an error of its own."""

    class Ended:
        returncode = None
        stdout = object()

        @property
        def stdin(self) -> Ended:
            return self

        def write(self, _line: bytes) -> None:
            raise RuntimeError("the handler is closed")

        def kill(self) -> None:
            raise ProcessLookupError

        async def wait(self) -> int:
            return 3

    async def ask() -> None:
        worker = worker_pool._Worker(())
        worker.process = Ended()  # type: ignore[assignment]
        with pytest.raises(worker_pool.WorkerFailed, match="the handler is closed"):
            await worker.ask(asked(orrery.game("planet_5r").new(3, 3)), 60.0, lambda _early: None)
        assert worker.process is None, "another one is started for the next question"

    asyncio.run(ask())


def test_a_worker_that_fails_is_asked_again_and_then_given_up() -> None:
    async def ask() -> None:
        pool = BotPool(pool_settings())
        match = orrery.game("planet_5r").new(3, 3)
        try:
            broken = asked(match, chosen=["play", "nothing"])
            assert await pool.explain(broken) is None
            assert await pool.choose(question(match, 0, 1, 0.01)), "the worker lives on"
        finally:
            await pool.close()

    asyncio.run(ask())
