"""What the commands print."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import jsonschema_rs
import pytest

import orrery
from orrery.arena import GameResult, Series, contestants, summary
from orrery.cli import duel
from orrery.cli.cli_texts import speaking
from orrery.cli.main import run
from orrery.cli.schema import schemas

COMMANDS = (
    "serve",
    "play",
    "duel",
    "league",
    "stats",
    "replay",
    "schema",
    "bench",
    "games",
    "backup",
    "restore",
    "check",
    "migrate",
)


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ORRERY_LANG", "en")
    monkeypatch.setenv("COLUMNS", "120")


def played(players: int = 3, seed: int = 4) -> orrery.Match:
    m = orrery.game("planet_5r").new(players, seed=seed)
    return orrery.play_out(m, bots=["random"] * players, seed=seed)


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("command", COMMANDS)
def test_help_has_examples(command: str, lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run([command, "--help", "--lang", lang]) == 0
    told = capsys.readouterr().out
    assert f"$ orrery {command}" in told
    assert ("Examples:" if lang == "en" else "Примеры:") in told
    assert ("Show this help." if lang == "en" else "Показать эту справку.") in told


def test_without_a_command_there_is_help(capsys: pytest.CaptureFixture[str]) -> None:
    for argv, usage in (([], "Usage: orrery"), (["--lang", "ru"], "Вызов: orrery")):
        assert run(argv) == 2
        told = capsys.readouterr()
        assert usage in told.out
        assert "migrate" in told.out
        assert told.err == ""
    assert run(["--version"]) == 0
    assert orrery.__version__ in capsys.readouterr().out


def test_games(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["games", "--lang", "ru"]) == 0
    assert "Планета 5Р" in capsys.readouterr().out
    assert run(["games", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert [game["id"] for game in told] == orrery.games()


def test_duel_prints_shares_with_intervals(capsys: pytest.CaptureFixture[str]) -> None:
    argv = ["duel", "planet_5r", "--bots", "random,random,random", "--games", "9", "--workers", "1"]
    assert run(argv) == 0
    told = capsys.readouterr().out
    assert "33.3 %" in told
    assert "95 % interval" in told
    assert run([*argv, "--json", "--seed", "3"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["games"] == 9
    assert sum(bot["share"] for bot in found["bots"]) == pytest.approx(1, abs=0.001)
    assert run([*argv, "--json", "--seed", "3"]) == 0
    again = json.loads(capsys.readouterr().out)
    assert [bot["wins"] for bot in again["bots"]] == [bot["wins"] for bot in found["bots"]]


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_the_longest_seed_is_told_in_full(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    longest = str((1 << 128) - 1)
    argv = ["duel", "planet_5r", "--bots", "random,random,random", "--games", "3", "--workers", "1", "--lang", lang]
    assert run([*argv, "--seed", longest]) == 0
    assert f"{'seed' if lang == 'en' else 'зерно'} {longest}." in " ".join(capsys.readouterr().out.split())


@pytest.mark.parametrize("argv", [["bench", "planet_5r", "--seconds", "0.01"], ["schema"], ["games", "--json"]])
def test_a_reader_who_goes_away_is_no_failure(argv: list[str]) -> None:
    """As with `| head`: nobody reads what is printed, by rich, at length or at the very end."""
    reading, writing = os.pipe()
    os.close(reading)
    try:
        done = subprocess.run(
            [sys.executable, "-m", "orrery.cli.main", *argv], stdout=writing, stderr=subprocess.PIPE, check=False
        )
    finally:
        os.close(writing)
    assert (done.returncode, done.stderr) == (0, b"")


@pytest.mark.parametrize(("ident", "told"), [("on_mars", True), ("planet_unknown", False)])
def test_a_duel_alone_tells_how_often_the_goal_was_met(
    ident: str, told: bool, capsys: pytest.CaptureFixture[str]
) -> None:
    """Alone Planet Unknown is always won, so a share of wins would say nothing there."""
    series = Series(ident, (), contestants("random"), 4, seed=1)
    results = [GameResult(n, (float(n == 0),), (80 + n,), (5,), (0.1,), (None,)) for n in range(4)]
    duel._show(speaking("en"), orrery.game(ident), series, summary(series, results))
    shown = capsys.readouterr().out
    assert ("goal met" in shown) == told
    assert ("25.0 %" in shown) == told
    assert "81.5" in shown


def test_duel_gives_iterations_to_search_only(capsys: pytest.CaptureFixture[str]) -> None:
    argv = ["duel", "planet_5r", "--bots", "mcts,random,random", "--games", "1", "--iterations", "5", "--workers", "1"]
    assert run([*argv, "--json"]) == 0
    assert [bot["bot"] for bot in json.loads(capsys.readouterr().out)["bots"]] == [
        "mcts:iterations=5",
        "random",
        "random",
    ]


def test_bench_prints_rates(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["bench", "planet_5r", "--seconds", "0.05", "--json"]) == 0
    (speed,) = json.loads(capsys.readouterr().out)
    assert speed["decisions_per_second"] > speed["real_per_second"] > 1000
    assert speed["clone_us"] < 100
    assert run(["bench", "--seconds", "0.05"]) == 0
    assert "decisions per second" in capsys.readouterr().out


def test_bench_tells_what_a_decision_costs_as_a_game_goes_on(capsys: pytest.CaptureFixture[str]) -> None:
    argv = ["bench", "planet_5r", "--curve", "--players", "3", "--seconds", "0.01"]
    assert run([*argv, "--json"]) == 0
    (curve,) = json.loads(capsys.readouterr().out)
    assert (curve["game"], curve["players"]) == ("planet_5r", 3)
    assert len(curve["decision_us"]) == len(curve["actions"]) == 10
    assert run(argv) == 0
    assert "90–100 %" in capsys.readouterr().out


def test_bench_checks(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    argv = ["bench", "planet_5r", "--check", "--games", "3", "--workers", "1"]
    assert run(argv) == 0
    assert "3 games" in capsys.readouterr().out

    def broken(state: Any) -> None:
        raise AssertionError("out of water")

    monkeypatch.setattr(orrery.game("planet_5r"), "invariants", broken)
    assert run(argv) == 1
    assert "out of water" in capsys.readouterr().err


def test_replay_tells_the_game(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    m = played()
    file = tmp_path / "game.json"
    file.write_text(json.dumps(m.record()), encoding="utf-8")
    assert run(["replay", str(file), "--lang", "ru"]) == 0
    told = capsys.readouterr().out
    assert "Раунд 15" in told
    assert "Подсчёт очков" in told
    assert run(["replay", str(file), "--seat", "2"]) == 0
    assert "You chose" in capsys.readouterr().out
    assert run(["replay", str(file), "--quiet"]) == 0
    assert capsys.readouterr().out.count("\n") == 1
    assert run(["replay", str(file), "--seat", "4"]) == 2


def test_replay_reads_a_saved_match_in_mid_game(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    m = orrery.game("planet_5r").new(3, seed=2)
    for _ in range(5):
        decision = m.decision(m.actors[0])
        assert decision is not None
        m.act(decision.seat, decision.actions[0])
    file = tmp_path / "match.json"
    file.write_text(m.to_json(), encoding="utf-8")
    assert run(["replay", str(file)]) == 0
    assert "not over" in capsys.readouterr().out


def test_replay_finds_a_changed_record(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "good.json").write_text(json.dumps(played().record()), encoding="utf-8")
    assert run(["replay", "--all", str(tmp_path)]) == 0
    assert "1 of 1" in capsys.readouterr().out
    record = played().record()
    record["digests"]["50"] = "0" * 64
    (tmp_path / "changed.json").write_text(json.dumps(record), encoding="utf-8")
    assert run(["replay", "--all", str(tmp_path)]) == 1
    told = capsys.readouterr().out
    assert "1 of 2" in told
    assert "changed.json" in told
    assert run(["replay", str(tmp_path / "changed.json")]) == 2


# --- schemas --------------------------------------------------------------------------------------


def test_schema_writes_one_file_each(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["schema", "--out", str(tmp_path / "out")]) == 0
    written = {file.stem for file in (tmp_path / "out").glob("*.json")}
    assert written == set(schemas())
    capsys.readouterr()
    assert run(["schema"]) == 0
    assert set(json.loads(capsys.readouterr().out)) == written


def test_schema_into_a_file_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    assert run(["schema", "--out", str(tmp_path / "file")]) == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_schemas_are_valid_and_have_distinct_titles() -> None:
    for schema in schemas().values():
        jsonschema_rs.meta.validate(schema)
        assert schema["$schema"].endswith("2020-12/schema")


@pytest.mark.parametrize("ident", orrery.games())
def test_what_travels_fits_its_schema(ident: str) -> None:
    found = {name: jsonschema_rs.validator_for(schema) for name, schema in schemas().items()}
    game = orrery.game(ident)
    m = game.new(4, seed=6, options={"confirm": True} if "confirm" in game.options["properties"] else {})
    while not m.over:
        seat = m.actors[-1]
        decision = m.decision(seat)
        assert decision is not None
        told = decision.to_json()
        found[f"{ident}.decision"].validate(told)
        found[f"{ident}.action"].validate(told["actions"][-1])
        found[f"{ident}.view"].validate(m.view(seat))
        m.act(seat, told["actions"][len(m.actions) % len(told["actions"])])
    found[f"{ident}.view"].validate(m.view(None))
    for event in m.events(0):
        found[f"{ident}.events"].validate(event)
    found["record"].validate(json.loads(json.dumps(m.record())))
    assert not found[f"{ident}.action"].is_valid(["bid", "four"])
