"""Jobs with numbers: the same results wherever they are done, again where a worker is lost, errors by their number."""

from __future__ import annotations

import os
import pickle
import signal
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from multiprocessing import active_children
from pathlib import Path

import pytest

from arena.jobs_to_do import KillsItsWorker, NotThere, fails_at_seven, fails_oddly, no_message, square
from orrery.arena import Executor, Here, JobFailed, Processes, WorkersLost
from orrery.arena.jobs import (
    CHUNK_SECONDS,
    CHUNKS_PER_SECOND,
    LARGEST_CHUNK,
    TRIES,
    LostChunk,
    Report,
    dispatch,
    do_chunk,
)

TESTS = Path(__file__).parents[1]


@pytest.fixture(params=["here", "processes"])
def executor(request: pytest.FixtureRequest) -> Iterator[Executor]:
    made: Executor = Here() if request.param == "here" else Processes(2)
    with made:
        yield made
    assert active_children() == []


def test_every_number_is_done_once(executor: Executor) -> None:
    for numbers in (range(0), range(1), range(40), [5, 3, 11]):
        found = list(executor.run(square, numbers))
        assert sorted(found) == sorted((n, n * n) for n in numbers)


def test_an_error_of_a_job_tells_its_number_and_the_rest_goes_on(executor: Executor) -> None:
    with pytest.raises(JobFailed, match="seven is too much") as failed:
        list(executor.run(fails_at_seven, range(20)))
    assert failed.value.n == 7
    assert isinstance(failed.value.error, ValueError)
    assert failed.value.text("en") == "Number 7 failed: ValueError: seven is too much."
    assert failed.value.text("ru") == "Номер 7: сбой. ValueError: seven is too much."
    assert dict(executor.run(square, range(3))) == {0: 0, 1: 1, 2: 4}


def test_an_error_that_cannot_be_sent_is_told_all_the_same() -> None:
    with Processes(1) as processes:
        with pytest.raises(JobFailed) as failed:
            list(processes.run(fails_oddly, range(1)))
        assert failed.value.error is None
        assert "NeedsTwo: 0 and 1" in failed.value.text()
        assert any("fails_oddly" in note for note in failed.value.__notes__)
        with pytest.raises(JobFailed, match="pickle"):
            list(processes.run(no_message, range(1)))
        with pytest.raises(JobFailed, match="No module named 'elsewhere'"):
            list(processes.run(NotThere(), range(1)))


def test_jobs_of_a_lost_worker_are_done_again(tmp_path: Path) -> None:
    job = KillsItsWorker(str(tmp_path), (0, 4, 9), times=2)
    with Processes(2) as processes:
        found = dict(processes.run(job, range(12)))
    assert found == {n: n * n for n in range(12)}
    assert len(list(tmp_path.iterdir())) == 6


def test_a_job_that_always_kills_its_worker_is_named(tmp_path: Path) -> None:
    job = KillsItsWorker(str(tmp_path), (5,), times=100)
    with Processes(2) as processes, pytest.raises(WorkersLost) as lost:
        list(processes.run(job, range(12)))
    assert lost.value.n == 5
    assert lost.value.params["times"] == TRIES
    assert len(list(tmp_path.iterdir())) == TRIES
    assert "exit code -9" in lost.value.text("ru")


def test_who_leaves_early_leaves_no_workers_behind() -> None:
    with Processes(2) as processes:
        results = processes.run(square, range(10**9))
        next(results)
        results.close()  # type: ignore[attr-defined]
        assert dict(processes.run(square, range(3))) == {0: 0, 1: 1, 2: 4}
    assert active_children() == []


def test_an_interrupt_ends_the_workers_too(tmp_path: Path) -> None:
    fifo = tmp_path / "begun"
    os.mkfifo(fifo)
    code = (
        "from arena.jobs_to_do import NeverEnds; from orrery.arena import Processes\n"
        "if __name__ == '__main__':\n"
        "    with Processes(1) as processes:\n"
        f"        list(processes.run(NeverEnds({str(fifo)!r}), range(2)))\n"
    )
    script = tmp_path / "script.py"
    script.write_text(code)
    environment = {**os.environ, "PYTHONPATH": str(TESTS)}
    started = subprocess.Popen(
        [sys.executable, str(script)], env=environment, stderr=subprocess.PIPE, text=True, start_new_session=True
    )
    with fifo.open() as told:
        worker = int(told.readline())
    os.killpg(started.pid, signal.SIGINT)  # as a terminal does it: to all of them
    _, said = started.communicate()
    assert started.returncode == -signal.SIGINT
    assert said.count("KeyboardInterrupt") == 1, said  # the worker has nothing to say
    with pytest.raises(ProcessLookupError):
        os.kill(worker, 0)


# --- sharing the work out, with a team whose clock is ours


class Pretended:
    """Workers that take a given time for a job and lose every so-manieth chunk."""

    def __init__(self, places: int, seconds: float, loses: int = 0) -> None:
        self._places, self._seconds, self._loses = places, seconds, loses
        self.given: list[Sequence[int]] = []
        self._under_way: list[tuple[int, bytes, Sequence[int]]] = []
        self.dropped = False

    def places(self) -> int:
        return self._places

    def give(self, ticket: int, job: bytes, numbers: Sequence[int]) -> None:
        self.given.append(numbers)
        self._under_way.append((ticket, job, numbers))
        assert len(self._under_way) <= self._places

    def take(self) -> list[tuple[int, bytes | LostChunk]]:
        ticket, job, numbers = self._under_way.pop(0)
        if self._loses and len(self.given) % self._loses == 0:
            return [(ticket, LostChunk("struck by lightning"))]
        done: Report = pickle.loads(do_chunk(job, numbers))
        return [(ticket, pickle.dumps(done._replace(seconds=self._seconds * len(numbers))))]

    def drop(self) -> None:
        self.dropped = True


def test_chunks_grow_to_about_a_second_of_work_and_shrink_towards_the_end() -> None:
    team = Pretended(places=2, seconds=0.01)
    found = list(dispatch(team, square, range(5000)))
    assert sorted(found) == [(n, n * n) for n in range(5000)]
    sizes = [len(numbers) for numbers in team.given]
    assert sizes[0] == 1
    assert max(sizes) == CHUNK_SECONDS / 0.01
    assert sizes[-1] == 1
    assert len(sizes) < 80


def test_long_jobs_are_handed_out_one_by_one_and_none_is_too_small_to_count() -> None:
    slow = Pretended(places=3, seconds=90.0)
    assert len(list(dispatch(slow, square, range(20)))) == 20
    assert {len(numbers) for numbers in slow.given} == {1}
    quick = Pretended(places=1, seconds=0.0)
    assert len(list(dispatch(quick, square, range(50_000)))) == 50_000
    assert max(len(numbers) for numbers in quick.given) == LARGEST_CHUNK


def test_many_workers_get_longer_chunks_so_that_one_process_can_serve_them() -> None:
    team = Pretended(places=800, seconds=0.1)
    assert len(list(dispatch(team, square, range(400_000)))) == 400_000
    assert max(len(numbers) for numbers in team.given) == 800 / CHUNKS_PER_SECOND / 0.1


def test_lost_chunks_are_done_again_and_no_number_twice() -> None:
    team = Pretended(places=4, seconds=0.05, loses=7)
    found = Counter(n for n, _ in dispatch(team, square, range(3000)))
    assert set(found) == set(range(3000))
    assert set(found.values()) == {1}
    assert sum(map(len, team.given)) > 3000


def test_what_is_under_way_is_given_up_when_a_run_ends_early() -> None:
    team = Pretended(places=4, seconds=0.05)
    with pytest.raises(JobFailed):
        list(dispatch(team, fails_at_seven, range(100)))
    assert team.dropped
