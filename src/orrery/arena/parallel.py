"""Playing a series on several cores. Results come out in order and do not depend on the number of workers."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from multiprocessing import active_children, get_context

from orrery.arena.series import GameResult, Series, play_game

LARGEST_CHUNK = 50  # games; small enough for a progress bar that moves
CHUNKS_PER_WORKER = 16


def cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def play_chunk(series: Series, numbers: range) -> list[GameResult]:
    return [play_game(series, n) for n in numbers]


def chunks(games: int, workers: int) -> list[range]:
    size = max(1, min(LARGEST_CHUNK, games // (workers * CHUNKS_PER_WORKER)))
    return [range(start, min(start + size, games)) for start in range(0, games, size)]


def run(
    series: Series, workers: int | None = None, progress: Callable[[list[GameResult]], None] | None = None
) -> list[GameResult]:
    """Play all games; `progress` hears of each finished chunk. One worker plays in this process."""
    workers = max(1, cores() if workers is None else workers)
    results: list[GameResult] = []

    def done(chunk: list[GameResult]) -> None:
        results.extend(chunk)
        if progress is not None:
            progress(chunk)

    work = chunks(series.games, workers)
    if workers == 1:
        for numbers in work:
            done(play_chunk(series, numbers))
    else:
        _in_processes(series, work, workers, done)
    return sorted(results, key=lambda result: result.n)


def _in_processes(series: Series, work: list[range], workers: int, done: Callable[[list[GameResult]], None]) -> None:
    with workshop(min(workers, len(work))) as pool:
        waiting: set[Future[list[GameResult]]] = {pool.submit(play_chunk, series, numbers) for numbers in work}
        while waiting:
            finished, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            for future in finished:
                done(future.result())


@contextmanager
def workshop(workers: int) -> Iterator[ProcessPoolExecutor]:
    """Worker processes; where the work breaks off, they are stopped and not waited for."""
    # spawn: a fork would copy locks of the progress bar's thread in whatever state they are
    context = get_context("spawn")
    before = set(active_children())
    with ProcessPoolExecutor(workers, context, initializer=_leave_interrupts_alone) as pool:
        try:
            yield pool
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            for worker in set(active_children()) - before:
                worker.terminate()
            raise


def _leave_interrupts_alone() -> None:
    """Ctrl+C reaches every process of a terminal; the first one tells the others."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
