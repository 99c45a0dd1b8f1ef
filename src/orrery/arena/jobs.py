"""Many independent jobs with numbers, wherever they are done: in chunks, again where a worker is lost.

A job is a function of its number alone, so its result cannot depend on where, when or beside what it was done. Only
how many numbers go to a worker at once depends on the machine, and that changes no result.
"""

from __future__ import annotations

import pickle
import traceback
from collections import Counter, deque
from collections.abc import Iterator, Sequence
from functools import lru_cache
from time import perf_counter
from types import TracebackType
from typing import Any, NamedTuple, Protocol, Self, TypeVar

from orrery.arena.bot_process import end_all
from orrery.core.errors import OrreryError
from orrery.texts import common

R = TypeVar("R")
R_co = TypeVar("R_co", covariant=True)
CHUNK_SECONDS = 1.0  # work in a chunk at least, where there is so much: handing it over costs about a millisecond
CHUNKS_PER_SECOND = 50  # that all workers together send at most: with many of them chunks are longer
GROWTH = 4  # times as many jobs in a chunk as before at most: the first ones may have been quick by chance
LARGEST_CHUNK = 5_000  # jobs
TRIES = 5  # of a job whose worker is lost, until it is taken for the cause


class JobFailed(OrreryError):
    """A job raised an error: `.n` is its number, `.error` what it raised if that could be sent."""

    code = "job_failed"

    def __init__(self, n: int, why: str, error: Exception | None = None) -> None:
        self.n = n
        self.error = error
        super().__init__(common(), n=n, why=error if isinstance(error, OrreryError) else why)


class WorkersLost(OrreryError):
    """Workers were lost again and again with the same job in hand, or there are none left."""

    code = "workers_lost"

    def __init__(self, n: int, times: int, why: str) -> None:
        self.n = n
        super().__init__(common(), n=n, times=times, why=why)


class Job(Protocol[R_co]):
    """What is done for each number. It is sent to workers, so it must be picklable."""

    def __call__(self, n: int, /) -> R_co: ...


class Executor(Protocol):
    """A place where jobs are done. Leaving it as a context ends its workers."""

    def run(self, job: Job[R], numbers: Sequence[int]) -> Iterator[tuple[int, R]]:
        """Do the job for each number; results come with their number, in any order.

        Results are sent from other processes where there are any, so they must be picklable. An error of a job ends
        the run with JobFailed. Where the iterator is left early, the jobs under way are given up.
        """
        ...

    def __enter__(self) -> Self: ...
    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None: ...


class Here:
    """One core: this process does the jobs, one after another. Programs of bots end with the last one."""

    def run(self, job: Job[R], numbers: Sequence[int]) -> Iterator[tuple[int, R]]:
        try:
            for n in numbers:
                try:
                    result = job(n)
                except Exception as error:
                    raise JobFailed(n, told(error), error) from error
                yield n, result
        finally:
            end_all()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """There is nothing to end."""


# --- in a worker -----------------------------------------------------------------------------------------


class Failure(NamedTuple):
    """The error of a job, as far as it can be sent."""

    n: int
    why: str
    trace: str
    error: Exception | None


class Report(NamedTuple):
    """What a worker sends back of a chunk: the results up to the first failure, and how long it took."""

    results: list[tuple[int, Any]]
    seconds: float
    failure: Failure | None


def told(error: Exception) -> str:
    return f"{type(error).__name__}: {error}"


def do_chunk(job: bytes, numbers: Sequence[int]) -> bytes:
    """Do a pickled job for each number; returns a pickled Report."""
    results: list[tuple[int, Any]] = []
    failure = None
    began = perf_counter()
    try:
        work = _loaded(job)
    except Exception as error:  # of a module that is not there, for one: no worker will do better
        return pickle.dumps(Report([], 0.0, Failure(numbers[0], told(error), traceback.format_exc(), None)))
    for n in numbers:
        try:
            results.append((n, work(n)))
        except Exception as error:
            failure = Failure(n, told(error), traceback.format_exc(), _sendable(error))
            break
    seconds = perf_counter() - began
    try:
        return pickle.dumps(Report(results, seconds, failure))
    except Exception as error:  # a result that can't be sent is the job's own mistake
        return pickle.dumps(Report([], seconds, Failure(numbers[0], told(error), traceback.format_exc(), None)))


@lru_cache(maxsize=1)
def _loaded(job: bytes) -> Job[Any]:
    """A job may carry much (weights of a net): it is unpacked once, not for each chunk."""
    loaded: Job[Any] = pickle.loads(job)
    return loaded


def _sendable(error: Exception) -> Exception | None:
    try:
        again = pickle.loads(pickle.dumps(error))
    except Exception:
        return None
    return error if type(again) is type(error) else None


# --- sharing the work out --------------------------------------------------------------------------------


class LostChunk(NamedTuple):
    """A worker went away with a chunk in hand."""

    why: str


class Team(Protocol):
    """Workers, as the dispatcher sees them. A chunk is known by its ticket."""

    def places(self) -> int:
        """How many chunks it takes at once; at least one."""
        ...

    def give(self, ticket: int, job: bytes, numbers: Sequence[int]) -> None: ...

    def take(self) -> list[tuple[int, bytes | LostChunk]]:
        """Wait for chunks that are done or lost."""
        ...

    def drop(self) -> None:
        """Give up all chunks under way."""
        ...


class Sizes:
    """How many jobs make a chunk, from the time that jobs have taken."""

    def __init__(self) -> None:
        self._next = 1

    def heard(self, jobs: int, seconds: float, places: int) -> None:
        target = max(CHUNK_SECONDS, places / CHUNKS_PER_SECOND)
        fitting = int(target * jobs / seconds) if seconds > 0 else LARGEST_CHUNK
        self._next = max(1, min(fitting, GROWTH * jobs, LARGEST_CHUNK))

    def next(self, left: int, places: int) -> int:
        """Towards the end chunks get smaller, so that no worker is left alone with a large one."""
        return max(1, min(self._next, -(-left // (2 * places))))


def dispatch(team: Team, job: Job[R], numbers: Sequence[int]) -> Iterator[tuple[int, R]]:
    """Let a team do the job for each number: `Executor.run` of everything that has workers."""
    packed = pickle.dumps(job)
    sizes = Sizes()
    lost: Counter[int] = Counter()
    again: deque[Sequence[int]] = deque()
    under_way: dict[int, Sequence[int]] = {}
    ready: list[tuple[int, R]] = []
    begun = tickets = 0
    try:
        while True:
            places = team.places()
            while len(under_way) < places and (again or begun < len(numbers)):
                if again:
                    chunk = again.popleft()
                else:
                    chunk = numbers[begun : begun + sizes.next(len(numbers) - begun, places)]
                    begun += len(chunk)
                tickets += 1
                under_way[tickets] = chunk
                team.give(tickets, packed, chunk)
            yield from ready  # only now: workers need not wait until the caller has dealt with them
            ready.clear()
            if not under_way:
                return
            for ticket, answer in team.take():
                chunk = under_way.pop(ticket)
                if isinstance(answer, LostChunk):
                    again.extend(_once_more(chunk, lost, answer.why))
                    continue
                report: Report = pickle.loads(answer)
                if report.failure is not None:
                    raise _failed(report.failure)
                sizes.heard(len(chunk), report.seconds, places)
                ready.extend(report.results)
    finally:
        if under_way:
            team.drop()


def _once_more(chunk: Sequence[int], lost: Counter[int], why: str) -> list[Sequence[int]]:
    """What to do again: the chunk as it was, later its jobs one by one, so that one that kills its worker is found."""
    lost.update(chunk)
    for n in chunk:
        if lost[n] >= TRIES:
            raise WorkersLost(n, lost[n], why)
    return [chunk] if max(lost[n] for n in chunk) == 1 else [[n] for n in chunk]


def _failed(failure: Failure) -> JobFailed:
    found = JobFailed(failure.n, failure.why, failure.error)
    found.__cause__ = failure.error
    found.add_note(failure.trace)
    return found
