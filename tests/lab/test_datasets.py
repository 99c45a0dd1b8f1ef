"""Data sets: the same bytes wherever they are made, readable by others, and what they say is what was played."""

from __future__ import annotations

import errno
import hashlib
import json
from pathlib import Path
from typing import Any

import duckdb
import polars as pl
import pytest
from pyarrow import parquet

import orrery
from orrery.arena import Contestant, Here, Processes, Series, contestants
from orrery.arena.series import play_deal
from orrery.cli.main import run
from orrery.lab.datasets.data_card import command, reproducible
from orrery.lab.datasets.dataset_making import make_dataset
from orrery.lab.datasets.dataset_schema import DECISIONS, GAMES, columns
from orrery.lab.datasets.dataset_shards import GROUP_BYTES, ROWS, game_rows, rows_of_a_group
from orrery.lab.datasets.shard_plan import SPLITS, DatasetPlan, usual_shard
from orrery.lab.lab_errors import LabError
from orrery.lab.provenance import bot_files

PLAN = DatasetPlan(
    Series("planet_5r", (), contestants("mcts:iterations=3,random,random"), 24, seed=5),
    shard=4,
    parts=(50, 25, 25),
    legal=True,
    weighed=True,
    observed=True,
)


def bytes_of(folder: Path) -> dict[str, str]:
    files = sorted(path for path in folder.rglob("*") if path.is_file())
    return {str(path.relative_to(folder)): hashlib.sha256(path.read_bytes()).hexdigest() for path in files}


def asked_of(query: str) -> list[Any]:
    found = duckdb.sql(query)
    assert found is not None
    return found.fetchall()


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("data") / "set"
    heard: list[int] = []
    end = make_dataset(PLAN, folder, Here(), heard.append)
    assert end.games == end.played == sum(heard) == 24
    return folder


def test_the_same_bytes_whatever_the_number_of_workers(made: Path, tmp_path: Path) -> None:
    with Processes(3) as processes:
        make_dataset(PLAN, tmp_path / "again", processes)
    assert bytes_of(tmp_path / "again") == bytes_of(made)


def test_what_is_missing_is_made_and_the_rest_left_alone(made: Path, tmp_path: Path) -> None:
    """As after an interruption: some files are there, one half-written part, no card."""
    folder = tmp_path / "set"
    shards = list(PLAN.shards())
    for shard in shards[1:]:
        for table in (DECISIONS, GAMES):
            (folder / shard.path(table)).parent.mkdir(parents=True, exist_ok=True)
            (folder / shard.path(table)).write_bytes((made / shard.path(table)).read_bytes())
    (folder / "plan.json").write_bytes((made / "plan.json").read_bytes())
    left = folder / shards[0].path(DECISIONS)
    left.parent.mkdir(parents=True, exist_ok=True)
    left.with_name(f".{left.name}.part").write_bytes(b"half")
    end = make_dataset(PLAN, folder, Here())
    assert end.played == len(shards[0].numbers)
    assert bytes_of(folder) == bytes_of(made)


def test_another_data_set_is_not_mixed_in(made: Path, tmp_path: Path) -> None:
    before = bytes_of(made)
    with pytest.raises(LabError) as refused:
        make_dataset(PLAN._replace(shard=5), made, Here())
    assert refused.value.code == "other_dataset"
    assert bytes_of(made) == before
    (tmp_path / "letter.txt").write_text("Dear Ann")
    with pytest.raises(LabError) as refused:
        make_dataset(PLAN, tmp_path, Here())
    assert refused.value.code == "folder_in_use"
    assert [path.name for path in tmp_path.iterdir()] == ["letter.txt"]
    with pytest.raises(LabError) as refused:
        make_dataset(PLAN, tmp_path / "letter.txt" / "set", Here())
    assert refused.value.code == "cannot_write"


def test_a_disk_that_is_full_is_told_and_leaves_no_halves(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The plan still fits, the first file of games does not."""
    write = Path.write_bytes

    def full(path: Path, data: bytes) -> int:
        if ".parquet" in path.name:
            write(path, data[:10])
            raise OSError(errno.ENOSPC, "No space left on device")
        return write(path, data)

    monkeypatch.setattr(Path, "write_bytes", full)
    with pytest.raises(LabError) as refused:
        make_dataset(PLAN, tmp_path / "set", Here())
    assert refused.value.code == "cannot_write"
    assert "No space left on device" in str(refused.value)
    assert [path.name for path in (tmp_path / "set").rglob("*") if path.is_file()] == ["plan.json"]
    monkeypatch.undo()
    assert make_dataset(PLAN, tmp_path / "set", Here()).played == PLAN.series.games


def test_a_bot_whose_file_was_changed_is_another_bot(tmp_path: Path) -> None:
    file, folder = tmp_path / "mine.py", tmp_path / "out"
    file.write_text("class Mine:\n    def choose(self, view, decision):\n        return 0\n", encoding="utf-8")
    bots = (Contestant("Mine", source=str(file)), *contestants("random,random"))
    plan = DatasetPlan(Series("planet_5r", (), bots, 0), shard=1)
    make_dataset(plan, folder, Here())
    file.write_text(file.read_text(encoding="utf-8").replace("0", "-1"), encoding="utf-8")
    with pytest.raises(LabError) as refused:
        make_dataset(plan, folder, Here())
    assert refused.value.code == "other_dataset"


def test_so_is_one_whose_module_or_program_was_changed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    module, program = tmp_path / "my_module_of_bots.py", tmp_path / "bot.js"
    monkeypatch.syspath_prepend(tmp_path)
    bots = (Contestant("Mine", source="my_module_of_bots"), Contestant("node", command=("node", str(program))))
    seen = []
    for text in ("one", "two"):
        module.write_text(f"WORD = {text!r}\n", encoding="utf-8")
        program.write_text(f"// {text}\n", encoding="utf-8")
        seen.append(bot_files(bots))
    assert seen[0].keys() == seen[1].keys() == {"my_module_of_bots", str(program)}
    assert all(seen[0][name] != seen[1][name] for name in seen[0])
    assert bot_files(contestants("greedy,level3,random")) == {}


def test_a_time_limit_makes_another_data_set() -> None:
    limited = PLAN._replace(series=PLAN.series._replace(limit=2.0))
    assert limited.to_json() != PLAN.to_json()


def test_splits_are_by_deal_and_follow_from_its_number_alone() -> None:
    big = PLAN._replace(series=PLAN.series._replace(games=6000), parts=(80, 10, 10), shard=7)
    shards = list(big.shards())
    numbers = [n for shard in shards for n in shard.numbers]
    assert sorted(numbers) == list(range(6000))
    assert len({shard.path(GAMES) for shard in shards}) == len(shards)
    split = {n: shard.split for shard in shards for n in shard.numbers}
    assert all(split[n] == split[n - n % 3] for n in numbers)
    counts = {name: sum(each == name for each in split.values()) / 6000 for name in SPLITS}
    assert counts["train"] == pytest.approx(0.8, abs=0.03)
    assert counts["valid"] == pytest.approx(0.1, abs=0.02)
    other_seed = big._replace(series=big.series._replace(seed=6, games=60))
    assert [other_seed.split_of(n) for n in range(60)] == [split[n] for n in range(60)]


def test_files_are_neither_too_many_nor_too_large() -> None:
    assert [usual_shard(games) for games in (1, 49, 1000, 1_000_000)] == [1, 1, 20, 250]


def test_polars_and_duckdb_read_the_same_rows(made: Path) -> None:
    decisions = pl.read_parquet(made / "decisions/**/*.parquet")
    games = pl.read_parquet(made / "games/**/*.parquet")
    assert decisions.columns == [column.name for column in columns(PLAN, DECISIONS)]
    assert games.columns == [column.name for column in columns(PLAN, GAMES)]
    assert games["decisions"].sum() == len(decisions)
    files = f"'{made}/decisions/*/*.parquet'"
    asked = f"select game_n, seat, count(*), sum(action_index) from {files} group by all order by all"
    theirs = asked_of(asked)
    grouped = decisions.group_by("game_n", "seat").agg(pl.len(), pl.col("action_index").sum())
    ours = grouped.sort("game_n", "seat").rows()
    assert theirs == ours
    joined = asked_of(
        f"select count(*) from '{made}/decisions/*/*.parquet' d join '{made}/games/*/*.parquet' g using (game_n) "
        "where g.scores[d.seat + 1] = d.score and g.ranks[d.seat + 1] = d.rank and g.bots[d.seat + 1] = d.bot"
    )
    assert joined == [(len(decisions),)]


def test_rows_are_the_games_as_they_were_played(made: Path) -> None:
    """Played again from seed and options, the actions of the rows lead through the same decisions to the same end."""
    decisions = pl.read_parquet(made / "decisions/**/*.parquet").sort("game_n", "step")
    game = orrery.game("planet_5r")
    for row in pl.read_parquet(made / "games/**/*.parquet").iter_rows(named=True):
        m = game.new(row["players"], row["seed"], json.loads(row["options"]))
        for step in decisions.filter(pl.col("game_n") == row["game_n"]).iter_rows(named=True):
            asked = m.decision(step["seat"])
            assert asked is not None
            assert (asked.kind, len(asked.actions)) == (step["kind"], step["legal"])
            assert [game.actions.index(action) for action in asked.actions] == step["legal_actions"]
            assert game.actions.write(game.actions.at(step["action_index"])) == json.loads(step["action"])
            m.act(step["seat"], json.loads(step["action"]))
        assert m.over
        assert [sheet.total for sheet in m.scores()] == row["scores"]
        assert [sheet.rank for sheet in m.scores()] == row["ranks"]


def test_search_observations_and_codes_stand_beside_the_actions(made: Path) -> None:
    from orrery.lab import observation, space

    steps, written = space("planet_5r"), observation("planet_5r")
    shown: list[tuple[Any, ...]] = []
    n = 4
    play_deal(PLAN.series, n, lambda state, decision, action, bot: shown.append((state.step, decision, action, bot)))
    rows = pl.read_parquet(made / "decisions/**/*.parquet").filter(pl.col("game_n") == n).sort("step")
    assert len(rows) == len(shown)
    for row, (_, decision, action, bot) in zip(rows.iter_rows(named=True), shown, strict=True):
        assert row["codes"] == list(steps.encode(decision, action))
        assert len(row["observation"]) == written.size
        assert (row["visits"] is not None) == (bot.name == "mcts" and row["legal"] > 1)
        if row["visits"] is not None:
            assert sum(row["visits"]) == 3
            best = row["legal_actions"].index(row["action_index"])
            assert row["visits"][best] == max(row["visits"])
            assert all(0 <= value <= 1 for value in row["values"])


def test_a_plain_data_set_has_plain_columns() -> None:
    plain = PLAN._replace(legal=False, weighed=False, observed=False)
    names = {column.name for column in columns(plain, DECISIONS)}
    assert names.isdisjoint({"legal_actions", "visits", "values", "codes", "observation"})
    row, rows = game_rows(plain, 0)
    assert set(rows[0]) == names
    assert set(row) == {column.name for column in columns(plain, GAMES)}


def test_the_card_tells_what_is_there(made: Path) -> None:
    card = json.loads((made / "card.json").read_text(encoding="utf-8"))
    assert card["rows"] == {DECISIONS: parquet.ParquetDataset(made / DECISIONS).read().num_rows, GAMES: 24}
    assert sum(card["rows_by_split"][GAMES].values()) == 24
    for file in card["files"]:
        assert hashlib.sha256((made / file["path"]).read_bytes()).hexdigest() == file["sha256"]
    assert card["command"] == command(PLAN)
    assert card["reproducible"] is True
    text = (made / "README.md").read_text(encoding="utf-8")
    assert command(PLAN) in text
    assert all(f"`{column.name}`" in text for table in (DECISIONS, GAMES) for column in columns(PLAN, table))
    told = parquet.read_schema(next((made / DECISIONS).rglob("*.parquet")))
    assert told.metadata[b"rules_version"] == str(orrery.game("planet_5r").rules_version).encode()
    assert told.field("legal").metadata[b"about"].startswith(b"number of legal actions")


@pytest.mark.parametrize(
    "bots", ["mcts:seconds=1,random,random", "level6:seconds=1,random,random", "exec:true,random,random"]
)
def test_the_card_does_not_promise_what_bots_may_not_keep(bots: str) -> None:
    assert not reproducible(PLAN._replace(series=PLAN.series._replace(bots=contestants(bots))))
    assert reproducible(PLAN)


def test_the_command_of_the_card_makes_the_data_set(
    made: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    argv = command(PLAN).split()[1:-1]
    assert run([*argv, str(tmp_path / "again"), "--on", "here"]) == 0
    assert "24 games" in capsys.readouterr().out
    assert bytes_of(tmp_path / "again") == bytes_of(made)


def test_wide_rows_make_short_groups() -> None:
    """A worker holds one group in memory: 4,096 rows of Planet Unknown's observations would be 400 MB."""
    assert rows_of_a_group([]) == ROWS
    assert rows_of_a_group([10]) == ROWS
    wide = rows_of_a_group([24_855])
    assert 0.9 * GROUP_BYTES < wide * 24_855 * 4 <= GROUP_BYTES
    assert rows_of_a_group([GROUP_BYTES]) == 1
