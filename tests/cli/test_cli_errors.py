"""Bad arguments: one clear line on standard error, in the reader's language, exit code 2, never a traceback."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import orrery
from orrery.cli.cli_texts import language, texts
from orrery.cli.main import run

BAD = {
    "no_command": (["fly"], "fly"),
    "unknown_game": (["duel", "planet_9"], "planet_9"),
    "unknown_game_play": (["play", "planet_9"], "planet_9"),
    "unknown_game_bench": (["bench", "planet_9"], "planet_9"),
    "missing": (["play"], "GAME"),
    "no_option": (["play", "planet_5r", "--fast"], "--fast"),
    "extra": (["games", "more"], "more"),
    "needs_value": (["duel", "planet_5r", "--games"], "--games"),
    "takes_no_value": (["games", "--json=3"], "--json"),
    "not_whole": (["duel", "planet_5r", "--games", "ten"], "ten"),
    "not_number": (["bench", "--seconds", "soon"], "soon"),
    "out_of_range": (["play", "planet_5r", "--players", "9"], "9"),
    "too_small": (["play", "planet_5r", "--seed", "-3"], "-3"),
    "seed_too_long": (["play", "planet_5r", "--seed", str(1 << 128)], f"--seed: {1 << 128}"),
    "seed_too_long_duel": (["duel", "planet_5r", "--seed", "9" * 50], "--seed: 9999"),
    "seed_too_long_bench": (["bench", "planet_5r", "--seed", str(1 << 128)], f"--seed: {1 << 128}"),
    "seed_too_long_check": (["bench", "planet_5r", "--check", "--seed", "9" * 5000], "--seed: "),
    "unknown_bot": (["duel", "planet_5r", "--bots", "greedy,hal,greedy"], "hal"),
    "bots_count": (["duel", "planet_5r", "--bots", "greedy,greedy"], "2"),
    "bad_setting": (["duel", "planet_5r", "--bots", "mcts:depth=3,greedy,greedy"], "depth=3"),
    "no_settings": (["duel", "planet_5r", "--bots", "random:depth=3,greedy,greedy"], "depth=3"),
    "no_iterations": (["duel", "planet_5r", "--bots", "mcts:iterations=0,greedy,greedy"], "iterations=0"),
    "no_rounds": (["duel", "planet_5r", "--bots", "mcts:rounds=0,greedy,greedy"], "rounds=0"),
    "no_samples": (["duel", "planet_5r", "--bots", "greedy:samples=0,greedy,greedy"], "samples=0"),
    "no_seconds": (["duel", "planet_5r", "--bots", "mcts:seconds=0,greedy,greedy"], "0.001"),
    "no_seconds_level": (["duel", "planet_5r", "--bots", "hard:seconds=0,greedy,greedy"], "seconds=0"),
    "negative_noise": (["duel", "planet_5r", "--bots", "greedy:noise=-1,greedy,greedy"], "noise=-1"),
    "endless": (["duel", "planet_5r", "--bots", "mcts:seconds=inf,greedy,greedy"], "seconds=inf"),
    "bench_games": (["bench", "planet_5r", "--games", "x"], "--games: "),
    "bench_no_games": (["bench", "planet_5r", "--games", "0"], "--games: 0"),
    "bench_workers": (["bench", "planet_5r", "--workers", "zz"], "zz"),
    "bench_check_players": (["bench", "--check", "--players", "77"], "--players: 77"),
    "bench_check_seconds": (["bench", "--check", "--seconds", "soon"], "soon"),
    "replay_all_seat": (["replay", "--all", "records", "--seat", "0"], "--seat: 0"),
    "character": (
        ["duel", "planet_5r", "--bots", "level2:character=pirate,greedy,greedy"],
        "prospector, engineer, miser",
    ),
    "character_play": (["play", "planet_5r", "--level", "3:pirate"], "prospector, engineer, miser"),
    "character_league": (["league", "pandorum", "--bots", "level1:character=miser,greedy"], "builder, shipwright"),
    "bad_level": (["play", "planet_5r", "--level", "insane"], "insane"),
    "levels_count": (["play", "planet_5r", "--level", "easy,hard"], "2"),
    "bad_option": (["play", "planet_5r", "--option", "die=7"], "die"),
    "unknown_table_option": (["play", "planet_5r", "--option", "moon=true"], "moon"),
    "not_pair": (["play", "planet_5r", "--option", "die"], "die"),
    "no_file": (["replay", "no-such-file.json"], "no-such-file.json"),
    "file_or_all": (["replay"], "--all"),
    "no_directory": (["replay", "--all", "no-such-directory"], "no-such-directory"),
    "backup_missing": (["backup"], "FILE"),
    "backup_directory": (["backup", "/no/such/place/all.zip"], "/no/such/place"),
    "backup_no_data": (["backup", "all.zip", "--data", "/no/such/data"], "/no/such/data"),
    "backup_address": (["backup", "all.zip", "--database", "oracle://x/y"], "postgresql://"),
    "restore_missing": (["restore"], "FILE"),
    "restore_no_file": (["restore", "no-such.zip"], "no-such.zip"),
    "restore_no_backup": (["restore", __file__], "test_cli_errors.py"),
    "check_no_data": (["check", "--data", "/no/such/data"], "/no/such/data"),
    "check_value": (["check", "--table"], "--table"),
    "migrate_extra": (["migrate", "all"], "all"),
    "migrate_no_data": (["migrate", "--data", "/no/such/data"], "/no/such/data"),
    "port": (["serve", "--port", "70000"], "70000"),
}


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("case", sorted(BAD))
def test_one_line_and_exit_code_2(
    case: str, lang: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    argv, named = BAD[case]
    monkeypatch.setenv("ORRERY_LANG", lang)
    assert run(argv) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.count("\n") == 1
    assert named in told.err
    assert any("а" <= letter <= "я" for letter in told.err.lower()) == (lang == "ru")


def test_lang_option_wins_and_is_checked(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ORRERY_LANG", "en")
    assert run(["duel", "planet_9", "--lang", "ru"]) == 2
    assert "нет" in capsys.readouterr().err
    assert run(["games", "--lang", "xx"]) == 2
    assert "xx" in capsys.readouterr().err


def test_language_of_the_reader() -> None:
    assert language([], {"LANG": "ru_RU.UTF-8"}) == "ru"
    assert language([], {"LANG": "de_DE.UTF-8"}) == "en"
    assert language([], {"LC_ALL": "C", "LANG": "ru_RU.UTF-8"}) == "en"
    assert language(["--lang=ru"], {"LANG": "en"}) == "ru"
    assert language([], {}) == "en"


@pytest.mark.parametrize(
    "text", ["no json", "[1, 2", "{}", '{"format": "orrery-record"}', '{"format": "orrery-match"}']
)
def test_a_broken_record_is_one_line(text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.json"
    file.write_text(text, encoding="utf-8")
    assert run(["replay", str(file)]) == 2
    told = capsys.readouterr()
    assert told.err.count("\n") == 1
    assert "game.json" in told.err


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("seat", ["zz", "0", "4"])
@pytest.mark.parametrize("more", [[], ["--quiet"]])
def test_a_replay_through_the_eyes_of_nobody(
    more: list[str], seat: str, lang: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.json"
    file.write_text(json.dumps(orrery.game("planet_5r").new(3, seed=1).record()), encoding="utf-8")
    assert run(["replay", str(file), *more, "--seat", "3", "--lang", lang]) == 0
    capsys.readouterr()
    assert run(["replay", str(file), *more, "--seat", seat, "--lang", lang]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.count("\n") == 1
    assert "--seat: " in told.err
    assert seat in told.err


def test_both_languages_say_the_same_things() -> None:
    every = texts(strict=True)
    assert set(every.keys("en")) == set(every.keys("ru"))
