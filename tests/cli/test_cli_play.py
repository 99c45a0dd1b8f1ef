"""The game in the terminal, played line by line."""

from __future__ import annotations

import io
import json
import re
from pathlib import Path

import pytest

import orrery
from orrery.cli.arguments import writable
from orrery.cli.boards import PlainBoard, board_of
from orrery.cli.main import run

WHOLE_GAME = "1\n\n" * 80


def typed(monkeypatch: pytest.MonkeyPatch, lines: str) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(lines))
    monkeypatch.setenv("COLUMNS", "140")
    monkeypatch.setenv("ORRERY_LANG", "en")


def play(*more: str) -> int:
    return run(["play", "planet_5r", "--level", "easy", "--seed", "5", *more])


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_a_whole_game_ends_with_the_score_sheet(
    lang: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    typed(monkeypatch, WHOLE_GAME)
    file = tmp_path / "game.json"
    assert play("--players", "3", "--lang", lang, "--save", str(file)) == 0
    told = capsys.readouterr()
    assert told.err == ""
    assert ("Score sheet" if lang == "en" else "Подсчёт очков") in told.out
    assert ("Round 15 ended." if lang == "en" else "Конец раунда 15.") in told.out
    m = orrery.replay(json.loads(file.read_text(encoding="utf-8")))
    assert m.over


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize(("lines", "code"), [("1\n\n1\nq\n", 0), ("1\n\n1\n", 2)])
def test_a_game_that_is_left_is_saved_too(
    lines: str,
    code: int,
    lang: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
) -> None:
    typed(monkeypatch, lines)
    monkeypatch.setenv("COLUMNS", "400")
    file = tmp_path / "game.json"
    file.write_text("an older game", encoding="utf-8")
    assert play("--lang", lang, "--save", str(file)) == code
    assert f"{'Record written to' if lang == 'en' else 'Запись партии:'} {file}." in capsys.readouterr().out
    m = orrery.replay(json.loads(file.read_text(encoding="utf-8")))
    assert not m.over
    assert m.actions
    assert run(["replay", str(file), "--lang", lang]) == 0
    assert ("The game is not over." if lang == "en" else "Партия не окончена.") in capsys.readouterr().out


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("where", ["", "no-such-directory/game.json", "a-file/game.json", "x" * 300])
def test_a_file_that_cannot_be_written_is_told_before_the_game(
    where: str, lang: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    typed(monkeypatch, WHOLE_GAME)
    (tmp_path / "a-file").touch()
    file = tmp_path / where
    assert play("--lang", lang, "--save", str(file)) == 2
    told = capsys.readouterr()
    assert told.out == "", "no game was begun"
    assert told.err.count("\n") == 1
    assert str(file) in told.err
    assert ("cannot be written" if lang == "en" else "Не удаётся записать") in told.err


def test_asking_whether_a_file_can_be_written_leaves_no_trace(tmp_path: Path) -> None:
    kept, new = tmp_path / "kept.json", tmp_path / "new.json"
    kept.write_text("an older game", encoding="utf-8")
    assert writable(kept) == kept
    assert writable(new) == new
    assert writable(None) is None
    assert kept.read_text(encoding="utf-8") == "an older game"
    assert not new.exists()


def test_the_same_seed_is_the_same_game(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    told = []
    for _ in range(2):
        typed(monkeypatch, WHOLE_GAME)
        assert play("--players", "3") == 0
        told.append(capsys.readouterr().out)
    assert told[0] == told[1]


def test_names_beginnings_and_numbers_are_understood(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typed(monkeypatch, "scou\nu\nex\nexc\nu\n99\nnonsense\n\nq\n")
    assert play() == 0
    told = capsys.readouterr().out
    assert told.count("Taken back.") == 2
    assert "“ex” could be several: 1, 5." in told
    assert "Not understood: “99”" in told
    assert "Not understood: “nonsense”" in told
    assert "Good-bye." in told


def test_rules_log_help_and_a_refused_undo(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    typed(monkeypatch, '?\n? R5-8.4\n? zeppelin\nu\nh\nl\nb\n["bid", 3]\n["fly"]\n[\nq\n')
    assert play() == 0
    told = capsys.readouterr().out
    assert "R5-5.2  " in told
    assert "R5-8.4  " in told
    assert "No rule found for “zeppelin”." in told
    assert orrery.CannotUndo("nothing", orrery.game("planet_5r").texts).text("en") in told
    assert "take the last step back" in told
    assert told.count("round 1 of 15") == 2
    assert "[R5-3.2]" in told


def test_a_bid_is_its_amount_and_one_too_high_is_refused_by_rule(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typed(monkeypatch, "excavate\n\n99\n0\n2\n\n" + WHOLE_GAME)
    assert play() == 0
    told = capsys.readouterr().out
    assert "You cannot bid 99: you have 5 water. [R5-8.2]" in told
    assert "A bid is at least 1 water. [R5-8.2]" in told
    assert "You bid 2 water." in told


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_strange_digits_are_not_understood(
    lang: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    long = "9" * 5000  # more digits than Python itself would read
    strange = ["²", "--1", "①", long]
    typed(monkeypatch, "\n".join([*strange, "excavate", "", *strange, "q", ""]))  # asked for a card, then for a bid
    assert play("--lang", lang) == 0
    told = capsys.readouterr()
    assert told.err == ""
    not_understood = "Not understood: “{}”" if lang == "en" else "Непонятно: «{}»"
    for text in strange:
        assert told.out.count(not_understood.format(text[:40])) == 2


def test_russian_words(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    typed(monkeypatch, "разв\nотмена\n? аукцион\nвыход\n")
    assert play("--lang", "ru") == 0
    told = capsys.readouterr().out
    assert "Отменено." in told
    assert "R5-8" in told
    assert "До встречи." in told


def test_input_that_ends_early_is_one_line(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    typed(monkeypatch, "1\n")
    assert play() == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_a_game_without_a_board_is_playable_too() -> None:
    board = board_of("no_such_game", "en")
    assert isinstance(board, PlainBoard)
    m = orrery.game("planet_5r").new(3, seed=1)
    decision = m.decision(0)
    assert decision is not None
    assert [label for label, _ in board.choices(m, decision)][:2] == ["play excavate", "play develop"]
    assert board.read(m, decision, "1") is None
    assert board.draw(m.view(0), ["a", "b", "c"]) is not None


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_thoughts_of_bots_and_a_hint_for_oneself(
    lang: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typed(monkeypatch, "t\n1\n\nt\n2\n\nq\n")
    assert play("--players", "3", "--lang", lang, "--thoughts", "--seconds", "0.01") == 0
    told = capsys.readouterr().out
    hint, weighs, deals = {
        "en": ("A strong bot weighs:", r"Vega.* weighs:\n", r"\d deals?"),
        "ru": ("Сильный бот взвешивает:", r"Вега.* взвешивает:\n", r"\d расклад"),
    }[lang]
    assert told.count(hint) == 2
    rows = re.split(weighs, told)[1].splitlines()[:5]  # a row for each card
    assert all(re.search(deals, row) for row in rows)
    assert sum(row.startswith("→ ") for row in rows) == 1, "what the bot takes is marked"


def test_bots_keep_their_thoughts_to_themselves_unless_asked(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typed(monkeypatch, "1\n\nq\n")
    assert play("--players", "3") == 0
    assert "weighs" not in capsys.readouterr().out
