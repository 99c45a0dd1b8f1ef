"""Dead objects are collected seldom and at a calm moment, but they are collected."""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections.abc import Iterator

import pytest

from orrery.server.ops.gc_policy import collect_when_idle, restrict_collector
from server.support import until


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


class Transactions:
    """A counter of transactions; each look at a busy one finds more."""

    def __init__(self, *, busy: bool) -> None:
        self.busy = busy
        self.looks = 0

    def __call__(self) -> int:
        self.looks += 1
        return self.looks if self.busy else 7


def collected(stored: Transactions, patience: float, most_looks: int | None = None) -> bool:
    """Whether a dead ring is collected, at the latest before the counter has been looked at so often."""

    async def watch() -> bool:
        collecting = asyncio.create_task(collect_when_idle(stored, every=0.05, patience=patience, calm=0.02))
        dead = weakref.ref(Ring())
        assert dead() is not None, "nobody but the collector finds it"
        await until(lambda: dead() is None or (most_looks is not None and stored.looks >= most_looks))
        collecting.cancel()
        return dead() is None

    return asyncio.run(watch())


@pytest.mark.usefixtures("own_collector")
def test_a_calm_server_is_collected() -> None:
    restrict_collector()
    assert collected(Transactions(busy=False), patience=60)


@pytest.mark.usefixtures("own_collector")
def test_nobody_who_is_storing_a_move_waits_for_the_collector() -> None:
    restrict_collector()
    assert not collected(Transactions(busy=True), patience=3600, most_looks=20)


@pytest.mark.usefixtures("own_collector")
def test_a_server_that_never_rests_is_collected_all_the_same() -> None:
    restrict_collector()
    stored = Transactions(busy=True)
    assert collected(stored, patience=0.2)
    assert stored.looks > 1, "it has waited for a calm moment"


@pytest.mark.usefixtures("own_collector")
def test_full_looks_are_ours_alone() -> None:
    restrict_collector()
    full = gc.get_stats()[2]["collections"]
    kept = [Ring() for _ in range(400_000)]
    assert gc.get_stats()[1]["collections"] > 0, "the young are looked at as usual"
    assert gc.get_stats()[2]["collections"] == full
    assert len(kept) == 400_000
