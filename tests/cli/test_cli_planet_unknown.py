"""Planet Unknown in the terminal: alone and with a bot, tiles laid by words, in both languages."""

from __future__ import annotations

import io
import json
from pathlib import Path

import pytest
from rich.console import Console

import orrery
from orrery.cli.boards import board_of
from orrery.cli.main import run
from orrery.games.planet_unknown.terminal.laid_squares import squares_of, turned

GAME = "planet_unknown"
FIRST_CHOICES = "1\n" * 3000


def typed(monkeypatch: pytest.MonkeyPatch, lines: str) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(lines))
    monkeypatch.setenv("COLUMNS", "160")
    monkeypatch.setenv("ORRERY_LANG", "en")


@pytest.mark.parametrize(("lang", "sheet", "verdict"), [("en", "Score sheet", "Target"), ("ru", "Подсчёт", "цель")])
def test_a_whole_game_alone_ends_with_a_verdict(
    lang: str,
    sheet: str,
    verdict: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
) -> None:
    typed(monkeypatch, FIRST_CHOICES)
    file = tmp_path / "game.json"
    assert run(["play", GAME, "--players", "1", "--seed", "5", "--lang", lang, "--save", str(file)]) == 0
    told = capsys.readouterr()
    assert told.err == ""
    assert sheet in told.out
    assert verdict in told.out.split(sheet)[-1]
    m = orrery.replay(json.loads(file.read_text(encoding="utf-8")))
    assert m.over
    assert m.players == 1


def test_a_tile_is_laid_by_words_and_a_refusal_names_the_rule(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typed(monkeypatch, "1\nr0 a1\nr0 D1\nq\n")
    given = ["--players", "2", "--level", "easy", "--seed", "5", "--option", "boards=first"]
    assert run(["play", GAME, *given]) == 0
    told = capsys.readouterr().out
    assert "[PU-4.3]" in told
    assert "You placed the tile at E3" in told  # the square of its first station
    assert "water station" in told


def test_options_that_do_not_go_together_are_told_in_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    wrong = ["--option", "events=custom", "--option", "green=20", "--option", "orange=20"]
    assert run(["play", GAME, "--players", "2", *wrong]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.count("\n") == 1


def test_a_series_alone_tells_points_and_no_shares(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["duel", GAME, "--bots", "random", "--games", "2", "--workers", "1", "--lang", "en"]) == 0
    told = capsys.readouterr().out
    assert "points" in told
    assert "wins" not in told
    assert run(["duel", GAME, "--bots", "random", "--games", "2", "--workers", "1", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["bots"][0]["mean_score"] >= 0


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("options", [{}, {"boards": "draft", "events": "standard", "personal": True}])
def test_every_question_of_random_games_has_its_words(
    lang: str, options: dict[str, object], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The table and all answers can be drawn at any moment, and no text is missing."""
    board = board_of(GAME, lang, strict=True)
    console = Console(file=io.StringIO(), width=200)
    drawn = 0
    m = orrery.game(GAME).new(3, 11, options)
    rng = orrery.Rng(4)
    names = ["Ann", "Bo", "Cy"]
    for n in range(400):
        if m.over:
            break
        seat = rng.choice(m.actors)
        decision = m.decision(seat)
        assert decision is not None
        if n % 9 == 0:  # drawing takes most of the time
            console.print(board.draw(m.view(seat), names))
            for label, _ in board.choices(m, decision):
                console.print(label)
                drawn += 1
        m.act(seat, rng.choice(decision.actions))
    assert drawn > 100


def test_tiles_turn_as_the_engine_turns_them() -> None:
    """What the terminal draws is what the engine says it covered."""
    game = orrery.game(GAME)
    tiles = {item["id"]: item["data"] for kind in game.components()["kinds"] for item in kind["items"]}
    m = game.new(2, 3)
    rng = orrery.Rng(8)
    laid = 0
    while not m.over and laid < 40:
        seat = rng.choice(m.actors)
        decision = m.decision(seat)
        assert decision is not None
        for event in m.act(seat, rng.choice(decision.actions)):
            if event["e"] == "tile_placed":
                covered = squares_of(tiles[event["tile"]], event["orient"], event["at"])
                assert sorted(covered) == sorted(event["squares"])
                laid += 1
    assert laid > 10
    assert len(turned(tiles["n5_civ_energy_plain"], "f3")) == 5
