"""Where many games are played, chosen by one word: here, processes, ray or ray://HOST:PORT."""

from __future__ import annotations

from orrery.arena.jobs import Executor, Here
from orrery.arena.processes import Processes, cores
from orrery.lab.lab_errors import LabError

PLACES = ("here", "processes", "ray", "ray://HOST:PORT")
RAY = "ray"
RAY_ADDRESS = "ray://"


def executor(on: str | None = None, workers: int | None = None) -> Executor:
    """The place of this name; a context, which ends its workers when it is left.

    - `here`: this process, one game after another;
    - `processes`: that many processes of this machine, or one per core;
    - `ray`: the Ray cluster that this machine belongs to; where there is none, one of this machine alone;
    - `ray://HOST:PORT`: the Ray cluster with its head there (the address that `ray start --head` names).

    Without a word it is `processes`, or `here` where that would be one worker.
    """
    if on is None:
        on = "here" if (cores() if workers is None else workers) == 1 else "processes"
    if on == "here":
        if workers not in (None, 1):
            raise LabError("one_worker_here", workers=workers)
        return Here()
    if on == "processes":
        return Processes(workers)
    if on == RAY or (on.startswith(RAY_ADDRESS) and on.removeprefix(RAY_ADDRESS)):
        from orrery.lab.machines.ray_cluster import RayCluster

        return RayCluster(on.removeprefix(RAY_ADDRESS) if on != RAY else None, workers)
    raise LabError("unknown_place", place=on[:40], known=", ".join(PLACES))
