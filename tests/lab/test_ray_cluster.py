"""A real Ray cluster of several nodes on the loopback interface: the same results, also if a node dies meanwhile."""

from __future__ import annotations

import json
import os
import shutil
import tempfile
import threading
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import pytest

from arena.jobs_to_do import fails_at_seven, square
from lab.ray_jobs import BlocksOnce
from lab.test_datasets import bytes_of
from orrery.arena import Here, JobFailed, Series, contestants
from orrery.arena import run as play_series
from orrery.cli.main import run
from orrery.lab.datasets.dataset_making import make_dataset
from orrery.lab.datasets.shard_plan import DatasetPlan
from orrery.lab.lab_errors import LabError
from orrery.lab.machines import ray_cluster
from orrery.lab.machines.executor_choice import executor

TESTS = Path(__file__).parents[1]
LOOPBACK = "127.0.0.2"  # Ray takes 127.0.0.1 for another name of the machine and looks for its address in the network
PATIENCE = 120  # seconds for a node to start: it takes two, but Ray's own 30 are too few where much else is done
STARTS = 3  # of a cluster
STORE = 80 * 2**20  # bytes for objects, per node
SERIES = Series("planet_5r", (), contestants("random,random,random"), 60, seed=4)


class Nodes:
    """A head that does no work, and nodes that do."""

    def __init__(self) -> None:
        from ray.cluster_utils import Cluster

        self._own: dict[str, Any] = {"node_ip_address": LOOPBACK, "object_store_memory": STORE}
        self._cluster: Any = Cluster()
        self.workers: list[Any] = []
        try:
            self._cluster.add_node(num_cpus=0, include_dashboard=False, **self._own)
            self.one_more()
            self.one_more()
        except BaseException:
            self.shutdown()
            raise

    @property
    def place(self) -> str:
        return f"ray://{self._cluster.address}"

    def kill(self, node_id: str) -> None:
        lost = next(node for node in self.workers if node.node_id == node_id)
        self.workers.remove(lost)
        self._cluster.remove_node(lost, allow_graceful=False)

    def one_more(self) -> None:
        self.workers.append(self._cluster.add_node(num_cpus=1, **self._own))

    def shutdown(self) -> None:
        self._cluster.shutdown()


def _patiently(find: Callable[..., Any]) -> Callable[..., Any]:
    """Ray asks for a node until it has started, and gives up after 30 seconds; the node may still come, and would then
    belong to the cluster without anybody knowing it. So the first question is asked until it has an answer."""

    def find_in_time(*node: Any) -> Any:
        until = monotonic() + PATIENCE
        while True:
            try:
                return find(*node)
            except RuntimeError:
                if monotonic() > until:
                    raise
                sleep(0.1)

    return find_in_time


def _started() -> Nodes:
    """A cluster; where its head does not answer, which has happened on a very busy machine, a new one."""
    for _ in range(STARTS - 1):
        with suppress(Exception):
            return Nodes()
    return Nodes()


@pytest.fixture(scope="module")
def nodes() -> Iterator[Nodes]:
    folder = tempfile.mkdtemp(prefix="ray", dir="/tmp")  # short: Ray puts sockets there, whose paths have a limit
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("RAY_USAGE_STATS_ENABLED", "0")
        patch.setenv("RAY_worker_register_timeout_seconds", "600")  # however slow the machine is
        patch.setenv("RAY_gcs_server_request_timeout_seconds", str(PATIENCE))
        patch.setenv("RAY_gcs_server_port_wait_time_s", str(PATIENCE))
        patch.setenv("RAY_health_check_timeout_ms", "120000")
        patch.setenv("RAY_memory_monitor_refresh_ms", "0")  # else workers are killed where others fill the memory
        patch.setenv("PYTHONPATH", os.pathsep.join([str(TESTS), os.environ.get("PYTHONPATH", "")]))
        patch.delenv("RAY_ADDRESS", raising=False)
        patch.setenv("RAY_TMPDIR", folder)  # for all that Ray writes: it notes there which cluster is the machine's own
        import ray._private.services as services  # only now: it reads some of these settings when it is imported

        patch.setattr(services, "get_node", _patiently(services.get_node))
        try:
            made = _started()
            try:
                yield made
            finally:
                made.shutdown()
        finally:
            shutil.rmtree(folder, ignore_errors=True)


def test_a_series_is_the_same_as_on_one_core(nodes: Nodes) -> None:
    with executor(nodes.place) as cluster:
        found = play_series(SERIES, cluster)
        with pytest.raises(JobFailed) as failed:
            list(cluster.run(fails_at_seven, range(20)))
        assert failed.value.n == 7
        assert dict(cluster.run(square, range(5))) == {n: n * n for n in range(5)}
    assert [result.outcome() for result in found] == [result.outcome() for result in play_series(SERIES, Here())]


def test_a_node_that_dies_in_the_middle_changes_no_result(nodes: Nodes, tmp_path: Path) -> None:
    """One job waits for ever the first time it is begun, so its node is certainly killed with work in hand."""
    fifo = tmp_path / "begun"
    os.mkfifo(fifo)
    killed: list[str] = []

    def kill() -> None:
        with fifo.open() as told:
            killed.append(told.readline())
        nodes.kill(killed[0])

    killer = threading.Thread(target=kill, daemon=True)
    killer.start()
    job = BlocksOnce(SERIES, 7, str(fifo), str(tmp_path / "mark"))
    with executor(nodes.place) as cluster:
        found = dict(cluster.run(job, range(30)))
    killer.join()
    assert len(killed) == 1
    assert len(nodes.workers) == 1
    nodes.one_more()
    alone = dict(Here().run(BlocksOnce(SERIES, -1, "", ""), range(30)))
    assert found == alone


def test_a_data_set_has_the_same_bytes(nodes: Nodes, tmp_path: Path) -> None:
    plan = DatasetPlan(SERIES._replace(games=24), shard=3, legal=True)
    with executor(nodes.place, workers=2) as cluster:
        make_dataset(plan, tmp_path / "ray", cluster)
    make_dataset(plan, tmp_path / "here", Here())
    assert bytes_of(tmp_path / "ray") == bytes_of(tmp_path / "here")


def test_a_machine_with_other_code_is_refused(nodes: Nodes, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ray_cluster, "code_version", lambda: "another")
    with executor(nodes.place) as cluster, pytest.raises(LabError) as refused:
        list(cluster.run(square, range(3)))
    assert refused.value.code == "other_code"


def test_the_command_line_plays_on_a_cluster(nodes: Nodes, capsys: pytest.CaptureFixture[str]) -> None:
    def told(*place: str) -> Any:
        assert run(["duel", "planet_5r", "--bots", "random,random,random", "--games", "12", "--json", *place]) == 0
        found = json.loads(capsys.readouterr().out)
        for bot in found["bots"]:
            del bot["ms_per_decision"]
        return found

    assert told("--on", nodes.place) == told("--on", "here")
