"""What a data set holds, decided before anything is played: which games, and in which file each of them stands."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from orrery.arena.series import Series
from orrery.core.rng import mix
from orrery.lab.provenance import bot_files

Json = Any
SPLITS = ("train", "valid", "test")
SPLITTING = 0x5B117
LARGEST_SHARD = 250  # games in a file, unless another number is asked for
SHARDS = 50  # files of a small data set, so that there is work for many workers


class Shard(NamedTuple):
    """Games of one file, and so the work of one job."""

    split: str
    k: int
    numbers: tuple[int, ...]

    def path(self, table: str) -> str:
        return f"{table}/{self.split}/{self.k:05d}.parquet"


class DatasetPlan(NamedTuple):
    """All that decides the bytes of a data set. Workers and machines are not in it."""

    series: Series
    shard: int  # games in a file
    parts: tuple[int, int, int] = (80, 10, 10)  # percent of the deals for each of SPLITS
    legal: bool = False  # with the list of legal actions
    weighed: bool = False  # with what bots tell of their search
    observed: bool = False  # with observations and codes of actions

    def split_of(self, n: int) -> str:
        """By the number of the deal: games of one deal, which differ in who sits where, stay together."""
        deal, _ = self.series.seating(n)
        place = mix(SPLITTING, deal + 1) % 100
        return SPLITS[0] if place < self.parts[0] else SPLITS[1] if place < self.parts[0] + self.parts[1] else SPLITS[2]

    def shards(self) -> Iterator[Shard]:
        """In the order of their first game."""
        begun: dict[str, list[int]] = {split: [] for split in SPLITS}
        counts = dict.fromkeys(SPLITS, 0)
        for n in range(self.series.games):
            split = self.split_of(n)
            begun[split].append(n)
            if len(begun[split]) == self.shard:
                yield Shard(split, counts[split], tuple(begun[split]))
                begun[split] = []
                counts[split] += 1
        for split, numbers in begun.items():
            if numbers:
                yield Shard(split, counts[split], tuple(numbers))

    def to_json(self) -> dict[str, Json]:
        series = self.series
        return {
            "game": series.game,
            "options": dict(series.options),
            "bots": [bot.label for bot in series.bots],
            "games": series.games,
            "seed": series.seed,
            "limit": series.limit,
            "files": bot_files(series.bots),
            "games_per_file": self.shard,
            "split": dict(zip(SPLITS, self.parts, strict=True)),
            "legal_actions": self.legal,
            "search": self.weighed,
            "observations": self.observed,
        }


def usual_shard(games: int) -> int:
    """Games per file: few enough for many workers, as many as make files worth opening."""
    return max(1, min(LARGEST_SHARD, games // SHARDS))
