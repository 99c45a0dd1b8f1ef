"""Where many games are played is chosen by one word; what is missing or not there is told in a sentence."""

from __future__ import annotations

import socket
import sys

import pytest

from orrery.arena import Here, Processes
from orrery.lab.extras import extra
from orrery.lab.lab_errors import LabError
from orrery.lab.machines.executor_choice import executor
from orrery.lab.machines.ray_cluster import RayCluster, errors_apart


def test_a_word_chooses_the_place() -> None:
    assert type(executor("here")) is Here
    assert type(executor("here", 1)) is Here
    assert type(executor("processes", 3)) is Processes
    assert type(executor(None, 3)) is Processes
    assert type(executor(None, 1)) is Here
    assert type(executor("ray")) is RayCluster
    assert type(executor("ray://10.0.0.1:6379", 8)) is RayCluster


@pytest.mark.parametrize("word", ["mars", "", "ray://", "rays", "Here"])
def test_other_words_are_refused(word: str) -> None:
    with pytest.raises(LabError) as refused:
        executor(word)
    assert refused.value.code == "unknown_place"
    assert "ray://HOST:PORT" in refused.value.text("ru")


def test_this_process_is_one_worker() -> None:
    with pytest.raises(LabError) as refused:
        executor("here", 2)
    assert refused.value.code == "one_worker_here"


def test_a_cluster_that_is_not_there_is_told_at_once() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))  # nobody listens there
        address = f"127.0.0.1:{taken.getsockname()[1]}"
        with pytest.raises(LabError) as refused, executor(f"ray://{address}"):
            pass
    assert refused.value.code == "no_cluster"
    assert address in refused.value.text("en")
    with pytest.raises(LabError), executor("ray://nowhere"):
        pass


def test_what_ray_tells_of_lost_machines_is_not_among_the_results(capsys: pytest.CaptureFixture[str]) -> None:
    from ray._private import worker

    told = {"lines": ["a node has been marked dead"], "pid": "raylet", "is_err": False}
    with errors_apart():
        worker.print_to_stdstream(told, ignore_prefix=False)
    out, err = capsys.readouterr()
    assert out == ""
    assert "a node has been marked dead" in err


def test_what_is_not_installed_names_its_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(LabError) as refused, executor("ray"):
        pass
    assert 'pip install "orrery[ray]"' in refused.value.text("en")
    assert 'pip install "orrery[ray]"' in refused.value.text("ru")
    with pytest.raises(ModuleNotFoundError), extra("lab"):
        import orrery.no_such_module  # type: ignore[import-not-found]  # noqa: F401
