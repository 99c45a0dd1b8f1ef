"""The data card: what a data set is, how it was made and may be used; README.md for people, card.json for programs."""

from __future__ import annotations

import hashlib
import shlex
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from orrery.arena.contestants import written
from orrery.core.registry import game as find_game
from orrery.lab.datasets.dataset_schema import DECISIONS, GAMES, SCHEMA_VERSION, TABLES, columns
from orrery.lab.datasets.shard_plan import SPLITS, DatasetPlan, Shard
from orrery.lab.extras import extra
from orrery.lab.provenance import code_version, orrery_version

Json = Any
LICENCE = "CC0-1.0"  # moves of programs are nobody's work; names and texts of the games are not in the files


def command(plan: DatasetPlan) -> str:
    """What makes the same data set again; where it is played makes no difference."""
    series = plan.series
    words = ["orrery", "dataset", series.game, "--bots", written(series.bots)]
    words += ["--games", str(series.games), "--seed", str(series.seed), "--shard", str(plan.shard)]
    words += ["--split", ",".join(map(str, plan.parts))]
    for name, value in series.options:
        words += ["--option", f"{name}={str(value).lower() if isinstance(value, bool) else value}"]
    flags = (("--legal", plan.legal), ("--search", plan.weighed), ("--observations", plan.observed))
    return shlex.join([*words, *(flag for flag, wanted in flags if wanted), "--out", "DIR"])


def card_json(plan: DatasetPlan, folder: Path, shards: Sequence[Shard]) -> dict[str, Json]:
    with extra("lab"):
        import pyarrow as pa
        from pyarrow import parquet
    files: list[dict[str, Json]] = []
    rows: dict[str, dict[str, int]] = {table: dict.fromkeys(SPLITS, 0) for table in TABLES}
    for table in TABLES:
        for shard in shards:
            path = folder / shard.path(table)
            count = parquet.read_metadata(path).num_rows
            rows[table][shard.split] += count
            with path.open("rb") as data:
                digest = hashlib.file_digest(data, "sha256").hexdigest()
            files.append({"path": shard.path(table), "rows": count, "sha256": digest})
    game = find_game(plan.series.game)
    return {
        "schema_version": SCHEMA_VERSION,
        "game": game.id,
        "rules_version": game.rules_version,
        "command": command(plan),
        "plan": plan.to_json(),
        "reproducible": reproducible(plan),
        "versions": {"orrery": orrery_version(), "code": code_version(), "pyarrow": pa.__version__},
        "licence": LICENCE,
        "rows": {table: sum(rows[table].values()) for table in TABLES},
        "rows_by_split": rows,
        "columns": {table: [column._asdict() for column in columns(plan, table)] for table in TABLES},
        "files": files,
    }


def reproducible(plan: DatasetPlan) -> bool:
    """Whether all bots are ours and count steps, not seconds. Who brings another bot knows what it does."""
    bots = plan.series.bots
    timed = any(name == "seconds" for bot in bots for name, _ in bot.settings) or plan.series.limit is not None
    return not timed and not any(bot.source or bot.command for bot in bots)


def card_text(card: dict[str, Json]) -> str:
    rows, split = card["rows"], card["rows_by_split"]
    plan = card["plan"]
    parts = [
        f"# Self-play of {card['game']}",
        f"{rows[GAMES]:,} games between bots ({', '.join(plan['bots'])}) with {rows[DECISIONS]:,} decisions, played by "
        f"Orrery {card['versions']['orrery']} under version {card['rules_version']} of the rules.",
        "## How it was made",
        f"```\n{card['command']}\n```",
        "The same command makes the same bytes, on any number of cores or machines."
        if card["reproducible"]
        else "A bot thinks by the clock here, or is not one of Orrery's, so the same command may make other games.",
        f"Seed {plan['seed']}; options of the table: {plan['options'] or 'the usual ones'}; "
        f"code `{card['versions']['code']}`; pyarrow {card['versions']['pyarrow']}. "
        "Every deal is played once with each rotation of the bots.",
        "## What is in it",
        "| split | games | decisions |\n|---|---|---|\n"
        + "\n".join(f"| {name} | {split[GAMES][name]:,} | {split[DECISIONS][name]:,} |" for name in SPLITS),
        "Splits are by deal: games that begin alike are in one of them.",
    ]
    for table in TABLES:
        parts.append(f"### {table}/*/*.parquet")
        lines = [f"| `{column['name']}` | {column['type']} | {column['about']} |" for column in card["columns"][table]]
        parts.append("| column | type | meaning |\n|---|---|---|\n" + "\n".join(lines))
    parts += [
        "## What it is not",
        "Bots of a program play here, not people: it shows how these bots decide, not how the game is played well. "
        "A position is described by what its seat knows; the whole game is dealt again from its seed and actions.",
        "## Licence",
        f"{card['licence']}: do with it what you like. "
        "The files hold moves and numbers, no text or picture of the game.",
    ]
    return "\n\n".join(parts) + "\n"
