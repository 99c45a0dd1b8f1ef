"""Jobs on all cores of this machine: worker processes, one chunk in the hands of each."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator, Sequence
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from types import TracebackType
from typing import NamedTuple, Self, TypeVar

from orrery.arena.bot_process import end_all, end_all_and
from orrery.arena.jobs import Job, LostChunk, dispatch, do_chunk

R = TypeVar("R")
PATIENCE = 5  # seconds for a worker without work to leave by itself


def cores() -> int:
    """Cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class _Worker(NamedTuple):
    process: BaseProcess
    pipe: Connection


class Processes:
    """So many worker processes, or one per core. They are started when there is work for them, and kept."""

    def __init__(self, workers: int | None = None) -> None:
        self._workers = max(1, cores() if workers is None else workers)
        self._idle: list[_Worker] = []
        self._busy: dict[int, _Worker] = {}

    def run(self, job: Job[R], numbers: Sequence[int]) -> Iterator[tuple[int, R]]:
        return dispatch(self, job, numbers)

    def places(self) -> int:
        return self._workers

    def give(self, ticket: int, job: bytes, numbers: Sequence[int]) -> None:
        worker = self._idle.pop() if self._idle else _started()
        self._busy[ticket] = worker
        with suppress(OSError):  # it is gone: `take` will find its end of the pipe closed
            worker.pipe.send((job, numbers))

    def take(self) -> list[tuple[int, bytes | LostChunk]]:
        found: list[tuple[int, bytes | LostChunk]] = []
        ready = set(wait([worker.pipe for worker in self._busy.values()]))
        for ticket, worker in list(self._busy.items()):
            if worker.pipe not in ready:
                continue
            del self._busy[ticket]
            try:
                found.append((ticket, worker.pipe.recv_bytes()))
                self._idle.append(worker)
            except (EOFError, OSError):
                worker.process.join(PATIENCE)
                _end(worker)
                found.append((ticket, LostChunk(f"exit code {worker.process.exitcode}")))
        return found

    def drop(self) -> None:
        for worker in self._busy.values():
            worker.process.terminate()
        for worker in self._busy.values():
            _end(worker)
        self._busy.clear()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.drop()
        for worker in self._idle:
            worker.pipe.close()  # which tells it to leave
        for worker in self._idle:
            worker.process.join(PATIENCE)
            _end(worker)
        self._idle.clear()


def _started() -> _Worker:
    # spawn: a fork would copy locks of other threads (of a progress bar) in whatever state they are
    context = get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=_work, args=(theirs,), daemon=True)
    process.start()
    theirs.close()  # so that the worker's end is closed when the worker is gone
    return _Worker(process, ours)


def _end(worker: _Worker) -> None:
    worker.pipe.close()
    worker.process.terminate()
    worker.process.join()


def _work(pipe: Connection) -> None:
    """What a worker does until nobody is there to give it work. Programs of bots, which it keeps, end with it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C reaches all processes of a terminal; the first ends the rest
    signal.signal(signal.SIGTERM, _stop)
    with suppress(EOFError, OSError):
        while True:
            job, numbers = pipe.recv()
            pipe.send_bytes(do_chunk(job, numbers))
    end_all()


def _stop(signum: int, frame: object) -> None:
    end_all_and(lambda: os._exit(128 + signum))
