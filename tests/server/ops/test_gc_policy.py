"""Memory is swept seldom and at a calm moment, but it is swept."""

from __future__ import annotations

import asyncio
import gc
import itertools
import weakref
from collections.abc import Callable, Iterator

import pytest

from orrery.server.ops.gc_policy import keep_house, sweep_now_and_then


class Ring:
    def __init__(self) -> None:
        self.me = self


@pytest.fixture
def own_collector() -> Iterator[None]:
    """The tests' process keeps its own ways."""
    usual = gc.get_threshold()
    try:
        yield
    finally:
        gc.set_threshold(*usual)
        gc.unfreeze()


def swept_after(stored: Callable[[], int], patience: float, within: float) -> float | None:
    """Seconds until a dead ring is swept; None if it outlives the time."""

    async def watch() -> float | None:
        loop = asyncio.get_running_loop()
        begun = loop.time()
        sweeping = asyncio.create_task(sweep_now_and_then(stored, every=0.05, patience=patience, calm=0.02))
        dead = weakref.ref(Ring())
        assert dead() is not None, "nobody but the collector finds it"
        while dead() is not None and loop.time() < begun + within:
            await asyncio.sleep(0.01)
        took = loop.time() - begun
        sweeping.cancel()
        return took if dead() is None else None

    return asyncio.run(watch())


@pytest.mark.usefixtures("own_collector")
def test_a_calm_server_is_swept() -> None:
    keep_house()
    assert swept_after(lambda: 7, patience=60, within=10) is not None


@pytest.mark.usefixtures("own_collector")
def test_nobody_who_is_storing_a_move_waits_for_the_sweep() -> None:
    keep_house()
    busy = itertools.count()
    assert swept_after(lambda: next(busy), patience=60, within=0.5) is None


@pytest.mark.usefixtures("own_collector")
def test_a_server_that_never_rests_is_swept_all_the_same() -> None:
    keep_house()
    busy = itertools.count()
    took = swept_after(lambda: next(busy), patience=0.2, within=10)
    assert took is not None
    assert took >= 0.2


@pytest.mark.usefixtures("own_collector")
def test_full_looks_are_ours_alone() -> None:
    keep_house()
    full = gc.get_stats()[2]["collections"]
    kept = [Ring() for _ in range(400_000)]
    assert gc.get_stats()[1]["collections"] > 0, "the young are looked at as usual"
    assert gc.get_stats()[2]["collections"] == full
    assert len(kept) == 400_000
