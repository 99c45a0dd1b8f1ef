"""`orrery dataset`: self-play written to Parquet files."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console

from orrery.arena import Executor
from orrery.cli.progress_bar import games_bar
from orrery.lab.datasets.dataset_making import make_dataset
from orrery.lab.datasets.shard_plan import DatasetPlan
from orrery.texts import Say


def run(say: Say, plan: DatasetPlan, folder: Path, executor: Executor) -> int:
    with executor, games_bar(say("duel-playing"), plan.series.games) as advance:
        end = make_dataset(plan, folder, executor, advance)
    told = say("dataset-done", games=end.games, decisions=end.decisions, played=end.played, path=str(folder))
    Console().print(told, highlight=False, markup=False, soft_wrap=True)
    return 0
