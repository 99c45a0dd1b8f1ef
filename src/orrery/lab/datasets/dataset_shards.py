"""Playing the games of one file and writing it: what a worker does, with bounded memory, to the same bytes anywhere."""

from __future__ import annotations

import io
import json
from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import Any, NamedTuple

from orrery.arena.bot_game import BotGame
from orrery.arena.series import play_deal
from orrery.bots.base import Bot
from orrery.core.decision import Decision
from orrery.core.registry import game as find_game
from orrery.lab.datasets.dataset_schema import DECISIONS, GAMES, arrow_schema
from orrery.lab.datasets.shard_plan import DatasetPlan, Shard
from orrery.lab.extras import extra

Row = dict[str, Any]
ROWS = 4096  # of a row group at the most: so many are in memory before they are written
FLOAT_BYTES = 4
GROUP_BYTES = 32 << 20  # of the observations in a row group: wide ones make shorter groups


class ShardFiles(NamedTuple):
    """The files of a shard, by table."""

    decisions: bytes
    games: bytes


@lru_cache(maxsize=1)
def shards_of(plan: DatasetPlan) -> tuple[Shard, ...]:
    """Found by each worker for itself: the plan is small, the numbers of a million games are not."""
    return tuple(plan.shards())


def numbered_shard(plan: DatasetPlan, k: int) -> ShardFiles:
    """What workers do."""
    return make_shard(plan, shards_of(plan)[k])


def make_shard(plan: DatasetPlan, shard: Shard) -> ShardFiles:
    decisions, games = _Table(plan, DECISIONS), _Table(plan, GAMES)
    for n in shard.numbers:
        row, rows = game_rows(plan, n)
        games.add(row)
        for each in rows:
            decisions.add(each)
    return ShardFiles(decisions.close(), games.close())


def game_rows(plan: DatasetPlan, n: int) -> tuple[Row, list[Row]]:
    """Game n: its row in the table of games, and those of its decisions."""
    deal, rotation = plan.series.seating(n)
    told = _teller(plan)
    rows: list[Row] = []

    def watch(state: Any, decision: Decision, action: Any, bot: Bot) -> None:
        rows.append({"game_n": n, "deal": deal, "step": len(rows), **told(state, decision, action, bot)})

    played = play_deal(plan.series, n, watch)
    labels = [bot for _, bot in sorted(zip(plan.series.seats(n), [b.label for b in plan.series.bots], strict=True))]
    for row in rows:
        seat = row["seat"]
        row |= {
            "bot": labels[seat],
            "score": played.scores[seat],
            "rank": played.ranks[seat],
            "share": played.shares[seat],
        }
    return _game_row(n, deal, rotation, labels, played, len(rows)), rows


def _game_row(n: int, deal: int, rotation: int, labels: list[str], played: BotGame, decisions: int) -> Row:
    fault = f"seat {played.faults[0].seat}: {played.faults[0].why}" if played.faults else None
    return {
        "game_n": n,
        "deal": deal,
        "rotation": rotation,
        "players": played.players,
        "seed": played.seed,
        "options": json.dumps(played.options, sort_keys=True),
        "bots": labels,
        "decisions": decisions,
        "over": played.over,
        "fault": fault,
        "scores": played.scores,
        "ranks": played.ranks,
        "shares": played.shares,
    }


def _teller(plan: DatasetPlan) -> Callable[[Any, Decision, Any, Bot], Row]:
    """What is told of a decision by itself, before anybody knows how the game ends."""
    actions = find_game(plan.series.game).actions
    if plan.observed:
        from orrery.lab.spaces.action_space import space
        from orrery.lab.spaces.observing import observation

        written, steps = observation(plan.series.game), space(plan.series.game)

    def tell(state: Any, decision: Decision, action: Any, bot: Bot) -> Row:
        row: Row = {
            "seat": decision.seat,
            "kind": decision.kind,
            "legal": len(decision.actions),
            "action": json.dumps(actions.write(action), ensure_ascii=False),
            "action_index": actions.index(action),
        }
        if plan.legal:
            row["legal_actions"] = [actions.index(each) for each in decision.actions]
        if plan.weighed:
            weighed = getattr(bot, "weighed", None)
            row["visits"] = weighed and [visits for visits, _ in weighed]
            row["values"] = weighed and [value for _, value in weighed]
        if plan.observed:
            row["codes"] = list(steps.encode(decision, action))
            row["observation"] = written.flat(state, decision.seat)
        return row

    return tell


def rows_of_a_group(widths: Iterable[int]) -> int:
    """It follows from the schema alone, so that the bytes are the same wherever a file is made."""
    return max(1, min(ROWS, GROUP_BYTES // (FLOAT_BYTES * max(1, sum(widths)))))


class _Table:
    """A Parquet file in the making."""

    def __init__(self, plan: DatasetPlan, table: str) -> None:
        with extra("lab"):
            import pyarrow as pa
            from pyarrow import parquet
        self._pa: Any = pa
        self._schema = arrow_schema(plan, table)
        self._most_rows = rows_of_a_group(field.type.list_size for field in self._schema if self._is_array(field))
        self._file = io.BytesIO()
        self._writer: Any = parquet.ParquetWriter(self._file, self._schema, compression="zstd")
        self._rows: list[Row] = []

    def add(self, row: Row) -> None:
        self._rows.append(row)
        if len(self._rows) == self._most_rows:
            self._write()

    def _write(self) -> None:
        arrays = [self._array(field) for field in self._schema]
        self._writer.write_table(self._pa.Table.from_arrays(arrays, schema=self._schema))
        self._rows.clear()

    def _array(self, field: Any) -> Any:
        values = [row[field.name] for row in self._rows]
        if self._is_array(field):
            import numpy as np

            return self._pa.FixedSizeListArray.from_arrays(np.concatenate(values), type=field.type)
        return self._pa.array(values, field.type)

    def _is_array(self, field: Any) -> bool:
        return bool(self._pa.types.is_fixed_size_list(field.type))

    def close(self) -> bytes:
        if self._rows:
            self._write()
        self._writer.close()
        return self._file.getvalue()
