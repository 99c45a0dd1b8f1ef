"""Pandorum in the terminal: a whole game by numbers, hexes by their coordinates, in both languages."""

from __future__ import annotations

import io
import json
from pathlib import Path

import pytest
from rich.console import Console

import orrery
from orrery.cli.boards import board_of
from orrery.cli.main import run

GAME = "pandorum"


def typed(monkeypatch: pytest.MonkeyPatch, lines: str) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(lines))
    monkeypatch.setenv("COLUMNS", "180")
    monkeypatch.setenv("ORRERY_LANG", "en")


@pytest.mark.parametrize(("lang", "sheet"), [("en", "Score sheet"), ("ru", "Подсчёт")])
def test_a_whole_game_by_numbers(
    lang: str, sheet: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    typed(monkeypatch, "7\n2\n1\n" * 2000)
    file = tmp_path / "game.json"
    given = ["--players", "2", "--level", "easy", "--seed", "5", "--lang", lang, "--save", str(file)]
    assert run(["play", GAME, *given]) == 0
    told = capsys.readouterr()
    assert told.err == ""
    assert sheet in told.out
    assert orrery.replay(json.loads(file.read_text(encoding="utf-8"))).over


def test_a_stop_is_named_by_its_hex_and_a_refusal_names_the_rule() -> None:
    game = orrery.game(GAME)
    m = game.new(2, 5, {"layout": "R"})
    seat = m.actors[0]
    decision = m.decision(seat)
    assert decision is not None
    pay = next(action for action in decision.actions if game.action_to_json(action)[0] == "pay")
    m.act(seat, pay)
    flight = m.decision(seat)
    assert flight is not None
    board = board_of(GAME, "en")
    assert board.read(m, flight, "2, 1") == ["fly", "2,1"]
    assert board.read(m, flight, "nowhere") is None
    refused = m.refused(seat, ["fly", "-1,0"])
    assert refused is not None
    assert refused.rule == "PD-5.5"


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("options", [{}, {"new_horizons": True, "one_shot_once": False, "confirm": True}])
def test_every_question_of_random_games_has_its_words(
    lang: str, options: dict[str, object], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The table and all answers can be drawn at any moment, and no text is missing."""
    board = board_of(GAME, lang, strict=True)
    console = Console(file=io.StringIO(), width=200)
    seen: set[str] = set()
    names = ["Ann", "Bo", "Cy"]
    rng = orrery.Rng(4)
    for seed in range(3):
        m = orrery.game(GAME).new(3, seed, options)
        for _ in range(500):
            if m.over:
                break
            seat = rng.choice(m.actors)
            decision = m.decision(seat)
            assert decision is not None
            if decision.kind not in seen or rng.below(12) == 0:
                seen.add(decision.kind)
                console.print(board.draw(m.view(seat), names))
                for label, _ in board.choices(m, decision):
                    console.print(label)
            m.act(seat, rng.choice(decision.actions))
    assert seen >= {"turn", "draw", "stop", "build", "slot", "direction"}
