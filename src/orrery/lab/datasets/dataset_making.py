"""Self-play as a data set: Parquet files in a folder, the same bytes wherever the games were played.

The folder says in `plan.json` what it is to hold. A file is there as a whole or not at all, so whoever is interrupted
asks for the same data set again and only what is missing is played. The data card comes last.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import NamedTuple

from orrery.arena.jobs import Executor
from orrery.lab.datasets.data_card import card_json, card_text
from orrery.lab.datasets.dataset_schema import TABLES, arrow_schema
from orrery.lab.datasets.dataset_shards import ShardFiles, numbered_shard, shards_of
from orrery.lab.datasets.shard_plan import DatasetPlan, Shard
from orrery.lab.lab_errors import LabError
from orrery.lab.provenance import code_version
from orrery.lab.whole_files import cannot_write, write_whole

PLAN, CARD_JSON, CARD_TEXT = "plan.json", "card.json", "README.md"
Progress = Callable[[int], None]  # so many more games are in their files


class DatasetEnd(NamedTuple):
    """What came of it."""

    folder: Path
    games: int
    decisions: int
    played: int  # games played now; the others were there


def make_dataset(plan: DatasetPlan, folder: Path, executor: Executor, progress: Progress | None = None) -> DatasetEnd:
    """Play what is missing, then write the data card."""
    for table in TABLES:
        arrow_schema(plan, table)  # what is not installed is missed now, not by a worker
    _claim(plan, folder)
    shards = shards_of(plan)
    missing = [k for k, shard in enumerate(shards) if not _there(folder, shard)]
    played = sum(len(shards[k].numbers) for k in missing)
    if progress is not None:
        progress(plan.series.games - played)
    for k, files in executor.run(partial(numbered_shard, plan), missing):
        _keep(folder, shards[k], files)
        if progress is not None:
            progress(len(shards[k].numbers))
    card = card_json(plan, folder, shards)
    write_whole(folder / CARD_JSON, (json.dumps(card, indent=2, ensure_ascii=False) + "\n").encode())
    write_whole(folder / CARD_TEXT, card_text(card).encode())
    return DatasetEnd(folder, plan.series.games, card["rows"]["decisions"], played)


def _claim(plan: DatasetPlan, folder: Path) -> None:
    """The folder is this data set's: empty until now, or begun with the same plan and the same code."""
    told = (json.dumps({**plan.to_json(), "code": code_version()}, indent=2, ensure_ascii=False) + "\n").encode()
    file = folder / PLAN
    try:
        if file.is_file():
            if file.read_bytes() != told:
                raise LabError("other_dataset", path=str(folder))
            return
        if folder.exists() and any(folder.iterdir()):
            raise LabError("folder_in_use", path=str(folder))
        folder.mkdir(parents=True, exist_ok=True)
        write_whole(file, told)
    except OSError as error:
        raise cannot_write(folder, error) from error


def _there(folder: Path, shard: Shard) -> bool:
    return all((folder / shard.path(table)).is_file() for table in TABLES)


def _keep(folder: Path, shard: Shard, files: ShardFiles) -> None:
    for table, data in zip(TABLES, files, strict=True):
        write_whole(folder / shard.path(table), data)
