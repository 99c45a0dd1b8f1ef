"""Jobs on a Ray cluster: each chunk is a task, and a task whose worker or machine is lost is handed out again.

Ray's own retries are off: there is one way of doing lost work again, that of `arena.jobs`.
"""

from __future__ import annotations

import os
import socket
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from math import ceil
from time import monotonic
from types import TracebackType
from typing import Any, Self, TypeVar

from orrery.arena.bot_process import end_all
from orrery.arena.jobs import Job, LostChunk, dispatch, do_chunk
from orrery.lab.extras import extra
from orrery.lab.lab_errors import LabError
from orrery.lab.provenance import code_version

R = TypeVar("R")
LOOK_SECONDS = 2.0  # between two looks at how many processors the cluster has
EMPTY_SECONDS = 300.0  # without any processor, until nobody is expected to bring one
KNOCK_SECONDS = 20.0
AHEAD = 1.25  # chunks per processor: some wait near a worker, so that none has to wait for this process
OTHER_CODE = b""  # instead of a report


class RayCluster:
    """The cluster at this address, or the one this machine belongs to, or else one of this machine alone."""

    def __init__(self, address: str | None = None, workers: int | None = None) -> None:
        self._address = address
        self._workers = workers
        self._ray: Any = None
        self._ours = False
        self._apart = ExitStack()
        self._task: Any = None
        self._job: tuple[bytes, Any] = (b"", None)
        self._under_way: dict[Any, int] = {}
        self._processors = 0
        self._looked = self._seen = 0.0

    def __enter__(self) -> Self:
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nothing is sent anywhere
        with extra("ray"):
            import ray
        self._ray = ray
        self._ours = not ray.is_initialized()
        if self._ours:
            with self._apart:
                self._apart.enter_context(errors_apart())
                _connect(ray, self._address, self._workers)
                self._apart = self._apart.pop_all()  # until the cluster is left
        self._task = ray.remote(_chunk).options(num_cpus=1, max_retries=0)
        self._looked = self._seen = monotonic()
        self._processors = self._count()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.drop()
        self._job = (b"", None)
        if self._ours:
            self._ray.shutdown()
        self._apart.close()

    def run(self, job: Job[R], numbers: Sequence[int]) -> Iterator[tuple[int, R]]:
        return dispatch(self, job, numbers)

    def places(self) -> int:
        now = monotonic()
        if now - self._looked >= LOOK_SECONDS:
            self._looked = now
            self._processors = self._count()
        if self._processors:
            self._seen = now
        elif now - self._seen > EMPTY_SECONDS:
            raise LabError("no_cluster", address="", why="no processors are left")
        return max(1, ceil(AHEAD * self._processors))

    def _count(self) -> int:
        found = int(self._ray.cluster_resources().get("CPU", 0))
        return found if self._workers is None else min(found, self._workers)

    def give(self, ticket: int, job: bytes, numbers: Sequence[int]) -> None:
        if self._job[0] != job:
            self._job = (job, self._ray.put(job))  # once for all chunks: it may be large
        self._under_way[self._task.remote(code_version(), self._job[1], numbers)] = ticket

    def take(self) -> list[tuple[int, bytes | LostChunk]]:
        refs = list(self._under_way)
        ready, _ = self._ray.wait(refs, num_returns=1, timeout=LOOK_SECONDS)
        if ready and len(refs) > 1:
            ready, _ = self._ray.wait(refs, num_returns=len(refs), timeout=0)
        return [(self._under_way.pop(ref), self._answer(ref)) for ref in ready]

    def _answer(self, ref: Any) -> bytes | LostChunk:
        errors = self._ray.exceptions
        try:
            answer: bytes = self._ray.get(ref)
        except errors.RayTaskError as error:  # errors of jobs are in reports: the worker could not even begin
            raise LabError("other_code", why=str(error.cause)) from error
        except errors.RayError as error:
            return LostChunk(type(error).__name__)
        if answer == OTHER_CODE:
            raise LabError("other_code", why="")
        return answer

    def drop(self) -> None:
        for ref in self._under_way:
            with suppress(self._ray.exceptions.RayError):
                self._ray.cancel(ref, force=True)
        self._under_way.clear()


@contextmanager
def errors_apart() -> Iterator[None]:
    """Ray tells of lost machines on standard output, among the results: here on standard error."""
    from ray._private import worker

    usual = worker.print_to_stdstream

    def apart(data: dict[str, Any], ignore_prefix: bool = False) -> None:
        usual({**data, "is_err": True}, ignore_prefix=ignore_prefix)

    worker.print_to_stdstream = apart
    try:
        yield
    finally:
        worker.print_to_stdstream = usual


def _connect(ray: Any, address: str | None, workers: int | None) -> None:
    """To the cluster at an address; without one, to that of this machine, or to a new one of it alone."""
    quiet = {"log_to_driver": False, "logging_level": "ERROR"}
    where = address or os.environ.get("RAY_ADDRESS")
    if not where:
        # not "auto", which takes any cluster that runs on this machine, even somebody's test
        try:
            ray.init(num_cpus=workers, include_dashboard=False, **quiet)
        except ValueError:  # there is one that `ray start` has begun, which has its own number of processors
            ray.init(**quiet)
        return
    try:
        if ":" in where:
            _knock(where)
        ray.init(address=where, **quiet)
    except (OSError, RuntimeError, ValueError) as error:
        raise LabError("no_cluster", address=where, why=(str(error).splitlines() or [""])[0]) from error


def _knock(address: str) -> None:
    """Whether anybody listens there: Ray itself would try again for many minutes."""
    host, _, port = address.rpartition(":")
    with socket.create_connection((host, int(port)), KNOCK_SECONDS):
        pass


def _chunk(code: str, job: bytes, numbers: Sequence[int]) -> bytes:
    """What a worker does; Ray may keep it long after, so programs of bots end with each chunk."""
    try:
        return do_chunk(job, numbers) if code == code_version() else OTHER_CODE
    finally:
        end_all()
