"""`orrery league` and `orrery stats`: what they print, and what they refuse."""

from __future__ import annotations

import errno
import json
from pathlib import Path

import pytest

from orrery.cli.main import run

LEAGUE = ["league", "planet_5r", "--on", "here"]


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ORRERY_LANG", "en")
    monkeypatch.setenv("COLUMNS", "140")


def test_a_league_prints_standings_and_goes_on(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    argv = [*LEAGUE, "--bots", "random,random,random", "--players", "3", "--out", str(tmp_path / "l")]
    assert run([*argv, "--games", "3"]) == 0
    told = capsys.readouterr().out
    assert "3 bots, 3 games on 1 deal" in told
    assert "random #3" in told
    assert "Pairs told apart: 0 of 3" in told
    assert str(tmp_path / "l" / "report.html") in told.replace("\n", "")
    assert run([*argv, "--games", "6", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["games"] == 6
    assert len(found["standings"]) == 3
    assert len((tmp_path / "l" / "results.jsonl").read_text(encoding="utf-8").splitlines()) == 6
    assert run([*argv, "--games", "6", "--lang", "ru"]) == 0
    assert "Отчёт" in capsys.readouterr().out
    assert '<html lang="ru">' in (tmp_path / "l" / "report.html").read_text(encoding="utf-8")


@pytest.mark.parametrize(("lang", "plain"), [("en", "No game was finished"), ("ru", "Ни одна партия не доиграна")])
def test_a_league_of_broken_games_is_not_told_as_a_result(
    lang: str, plain: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "broken.py"
    file.write_text(
        "class Broken:\n    name = 'broken'\n    def choose(self, view, decision):\n        raise ValueError('no')\n",
        encoding="utf-8",
    )
    argv = [*LEAGUE, "--bots", f"{file}:Broken,random", "--players", "3", "--games", "6", "--out", str(tmp_path / "l")]
    assert run([*argv, "--lang", lang]) == 0
    told = capsys.readouterr().out
    assert plain in told
    assert "±" not in told
    assert ("Pairs told apart" if lang == "en" else "Пар, чьё отличие доказано") not in told
    assert plain in (tmp_path / "l" / "report.html").read_text(encoding="utf-8")


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_a_data_set_that_cannot_be_written_is_told_in_one_line(
    lang: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    write = Path.write_bytes

    def full(path: Path, data: bytes) -> int:
        if ".parquet" in path.name:
            raise OSError(errno.ENOSPC, "No space left on device")
        return write(path, data)

    monkeypatch.setattr(Path, "write_bytes", full)
    argv = ["dataset", "planet_5r", "--bots", "random,random,random", "--games", "3", "--on", "here", "--lang", lang]
    (tmp_path / "letter").write_text("Dear Ann", encoding="utf-8")
    for out in ("set", "letter", "letter/set"):
        assert run([*argv, "--out", str(tmp_path / out)]) == 2
        told = capsys.readouterr()
        assert told.out == ""
        assert told.err.count("\n") == 1
        assert str(tmp_path / out) in told.err
    assert (tmp_path / "letter").read_text(encoding="utf-8") == "Dear Ann"


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_who_interrupts_a_league_hears_how_it_goes_on(
    lang: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(*given: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("orrery.cli.league_command.play_in", interrupted)
    assert run([*LEAGUE, "--bots", "random,random", "--out", str(tmp_path), "--lang", lang]) == 130
    told = capsys.readouterr().err
    assert str(tmp_path) in told
    assert ("goes on" if lang == "en" else "продолжит") in told


def test_options_given_twice_take_turns(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    argv = [*LEAGUE, "--bots", "random,random,random", "--players", "3", "--out", str(tmp_path), "--games", "3"]
    assert run([*argv, "--option", "die=112233", "--option", "die=123456", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["options"] == [{"die": "112233"}, {"die": "123456"}]


@pytest.mark.parametrize(
    ("words", "english", "russian"),
    [
        (["--bots", "random"], "at least two bots; 1 is named", "хотя бы два бота; назван 1"),
        ([], "at least two bots; 0 are named", "хотя бы два бота; названо 0"),
        (["--bots", "random,nobody"], "nobody", "nobody"),
        (["--bots", "random,random", "--players", "9"], "--players: 9 is not from 3 to 5", "--players"),
        (["--bots", "random,random", "--system", "cup"], "There is no system “cup”", "Нет системы «cup»"),
        (["--bots", "random,random", "--until", "soon"], "“soon” does not say when to stop", "«soon» не говорит"),
        (["--bots", "random,random", "--games", "0"], "--games: 0", "--games: 0"),
        (["--bots", "random,random", "--option", "die=7"], "die", "die"),
    ],
)
def test_what_a_league_refuses_changes_nothing(
    words: list[str], english: str, russian: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for lang, wanted in (("en", english), ("ru", russian)):
        assert run([*LEAGUE, *words, "--out", str(tmp_path / "l"), "--lang", lang]) == 2
        told = capsys.readouterr()
        assert wanted in told.err
        assert told.err.count("\n") == 1
        assert told.out == ""
    assert list(tmp_path.iterdir()) == []


def test_another_league_in_the_folder_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    argv = [*LEAGUE, "--players", "3", "--games", "3", "--out", str(tmp_path)]
    assert run([*argv, "--bots", "random,random,random"]) == 0
    capsys.readouterr()
    assert run([*argv, "--bots", "random,easy,random"]) == 2
    told = capsys.readouterr().err
    assert "holds another league: bots is random, random, random there, not random, easy, random" in told
    assert run([*argv, "--bots", "random,easy,random", "--lang", "ru"]) == 2
    assert "другая лига" in capsys.readouterr().err


def test_stats_are_printed_as_tables_json_and_a_page(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    argv = ["stats", "planet_5r", "--bots", "random", "--players", "3", "--games", "2", "--on", "here"]
    assert run(argv) == 0
    told = capsys.readouterr().out
    assert "Planet 5R, 3 seats: 2 games" in told
    assert "choose_card" in told
    assert "Hidden share" in told
    page = tmp_path / "stats.html"
    assert run([*argv, "--html", str(page), "--lang", "ru"]) == 0
    assert "Скрытая доля" in capsys.readouterr().out
    assert '<html lang="ru">' in page.read_text(encoding="utf-8")
    metric = tmp_path / "mine.py"
    metric.write_text("def seats(match):\n    return match.players\n", encoding="utf-8")
    assert run([*argv, "--metric", f"{metric}:seats", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["own"]["seats"]["mean"] == 3
    assert found["branching"]["by_kind"]["choose_card"]["max"] == 5


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_what_stats_refuse(lang: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    argv = ["stats", "planet_5r", "--on", "here", "--lang", lang]
    for words, wanted in (
        (["--bots", "random,random"], "4"),
        (["--metric", "nowhere.py:f"], "nowhere.py"),
        (["--metric", "nowhere"], "file.py:function"),
        (["--html", str(tmp_path / "none" / "a.html")], "a.html"),
        (["--bots", "random", "--games", "many"], "many"),
    ):
        assert run([*argv, *words]) == 2
        told = capsys.readouterr().err
        assert wanted in told
        assert told.count("\n") == 1
