"""`orrery bot new` and duels with bots of one's own."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from orrery.cli.main import run


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("ORRERY_LANG", "en")
    return tmp_path


def test_a_new_bot_plays_at_once(here: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["bot", "new", "my_bot.py"]) == 0
    told = capsys.readouterr().out
    assert "my_bot.py:MyBot" in told
    assert (
        run(["duel", "planet_5r", "--bots", "my_bot.py:MyBot:samples=1,random,random", "--games", "3", "--json"]) == 0
    )
    found = json.loads(capsys.readouterr().out)
    assert found["faults"] == []
    assert found["bots"][0]["bot"] == "my_bot.py:MyBot:samples=1"
    assert found["bots"][0]["mean_score"] > 0


def test_the_test_of_a_new_bot_passes(here: Path) -> None:
    assert run(["bot", "new", "my_bot.py"]) == 0
    done = subprocess.run([sys.executable, "my_bot.py"], capture_output=True, text=True, check=True, cwd=here)
    assert len(json.loads(done.stdout)) == 3


def test_a_file_that_is_there_stays_as_it_is(here: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (here / "my_bot.py").write_text("mine", encoding="utf-8")
    assert run(["bot", "new", "my_bot.py"]) == 2
    assert "my_bot.py is there already" in capsys.readouterr().err
    assert (here / "my_bot.py").read_text(encoding="utf-8") == "mine"


@pytest.mark.parametrize(
    ("argv", "named"),
    [
        (["bot", "new", "my-bot.py"], "my_bot.py"),
        (["bot", "new", "my_bot.txt"], "my_bot.txt"),
        (["bot", "new", "no/such/place.py"], "place.py"),
        (["bot", "old"], "new"),
        (["bot", "new"], "FILE"),
        (["duel", "planet_5r", "--bots", "mine.py:Bot,random,random"], "mine.py"),
        (["duel", "planet_5r", "--bots", "exec:no-such-program,random,random"], "no-such-program"),
        (["duel", "planet_5r", "--bots", "random,random,random", "--limit", "0"], "--limit"),
    ],
)
@pytest.mark.parametrize("lang", ["en", "ru"])
def test_what_is_wrong_is_one_line(
    argv: list[str], named: str, lang: str, here: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run([*argv, "--lang", lang]) == 2
    told = capsys.readouterr().err
    assert told.startswith("orrery: ")
    assert len(told.splitlines()) == 1
    assert named in told


@pytest.mark.parametrize(("lang", "word"), [("en", "games lost by a fault"), ("ru", "из-за сбоя")])
def test_faults_are_in_the_printed_summary(
    lang: str, word: str, here: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "200")
    bots = "'exec:sh -c \"echo trouble >&2; exit 7\"',random,random"
    assert run(["duel", "planet_5r", "--bots", bots, "--games", "3", "--workers", "1", "--lang", lang]) == 0
    told = capsys.readouterr().out
    assert word in told
    assert "exit 7" in told
    assert "trouble" in told
