"""What it costs to play on processes and on a Ray cluster of this machine: the figures behind docs/scaling.md.

Both play the same series by turns, so that what else the machine does meets both alike.
"""

from __future__ import annotations

import argparse
import json
import os
import pickle
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path
from statistics import median
from time import perf_counter, process_time
from typing import Any

from orrery.arena import Processes, Series, contestants
from orrery.arena.jobs import Team, do_chunk
from orrery.arena.processes import cores
from orrery.arena.series import play_game
from orrery.arena.series import run as play_series
from orrery.lab.datasets.dataset_shards import make_shard
from orrery.lab.datasets.shard_plan import DatasetPlan
from orrery.lab.machines.ray_cluster import RayCluster

HANDED = 200  # chunks without work, for the cost of handing one over


def family_time() -> float:
    """Processor time of this process and all that it has started, workers and Ray's own processes among them.

    Other than the clock it does not depend on what else the machine does; where all cores work, it decides the speed.
    """
    parents: dict[int, int] = {}
    used: dict[int, int] = {}
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit():
            with suppress(OSError):
                words = (entry / "stat").read_text().rpartition(")")[2].split()
                parents[int(entry.name)] = int(words[1])
                used[int(entry.name)] = int(words[11]) + int(words[12])
    ours = {os.getpid()}
    while more := {pid for pid, parent in parents.items() if parent in ours} - ours:
        ours |= more
    return sum(used.get(pid, 0) for pid in ours) / os.sysconf("SC_CLK_TCK")


def timed(work: Callable[[], object]) -> tuple[float, float]:
    """Seconds on the clock, and of them this process's own."""
    began, own = perf_counter(), process_time()
    work()
    return perf_counter() - began, process_time() - own


def handing_over(team: Team) -> tuple[float, float]:
    """Milliseconds there and back for a chunk, and of them this process's own."""
    job = pickle.dumps(abs)  # which workers of Ray know too: they have not loaded this file

    def hand(number: int) -> None:
        for ticket in range(number):
            team.give(ticket, job, [ticket])
            while not team.take():
                pass

    hand(5)  # until a worker is there
    clock, own = timed(lambda: hand(HANDED))
    return 1000 * clock / HANDED, 1000 * own / HANDED


def bytes_per_game(series: Series) -> dict[str, float]:
    few = range(12)
    results = do_chunk(pickle.dumps(partial(play_game, series)), few)
    plan = DatasetPlan(series._replace(games=12), 12, (100, 0, 0))
    full = plan._replace(legal=True, observed=True)
    shards = {name: make_shard(each, next(each.shards())) for name, each in (("data", plan), ("full", full))}
    return {
        "result": len(results) / len(few),
        "data set": sum(map(len, shards["data"])) / len(few),
        "data set with observations": sum(map(len, shards["full"])) / len(few),
        "job": float(len(pickle.dumps(partial(play_game, series)))),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bots", default="greedy:samples=2,greedy:samples=2,random")
    parser.add_argument("--game", default="planet_5r")
    parser.add_argument("--seconds", type=float, default=15.0, help="of each turn")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--workers", type=int, default=cores())
    given = parser.parse_args()
    series = Series(given.game, (), contestants(given.bots), 8 * given.workers)
    found: dict[str, Any] = {"workers": given.workers, "bytes": bytes_per_game(series)}
    with Processes(given.workers) as processes, RayCluster(None, given.workers) as ray:
        places: dict[str, Processes | RayCluster] = {"processes": processes, "ray": ray}
        for place in places.values():
            play_series(series, place)  # until all workers are there and know the game
        trial, _ = timed(lambda: play_series(series, processes))
        series = series._replace(games=max(1, int(series.games * given.seconds / trial)))
        took: dict[str, list[tuple[float, float]]] = {name: [] for name in places}
        worked: dict[str, list[float]] = {name: [] for name in places}
        for _ in range(given.rounds):
            for name, place in places.items():
                before = family_time()
                took[name].append(timed(partial(play_series, series, place)))
                worked[name].append(family_time() - before)
        found["games"] = series.games
        found["seconds"] = {name: [round(clock, 2) for clock, _ in each] for name, each in took.items()}
        found["driver share"] = {name: round(median(own / clock for clock, own in took[name]), 4) for name in took}
        ratios = [p / r for (p, _), (r, _) in zip(took["processes"], took["ray"], strict=True)]
        found["ray / processes, by the clock"] = round(median(ratios), 3)
        found["processor seconds of all"] = worked
        ratios = [p / r for p, r in zip(worked["processes"], worked["ray"], strict=True)]
        found["ray / processes, by processor time"] = round(median(ratios), 3)
        found["ms per chunk, there and back, own"] = {
            name: [round(ms, 2) for ms in handing_over(place)] for name, place in places.items()
        }
    print(json.dumps(found, indent=2))


if __name__ == "__main__":
    main()
