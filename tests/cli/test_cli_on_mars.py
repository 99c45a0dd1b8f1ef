"""On Mars in the terminal: a whole game alone by numbers, hexes by their coordinates, in both languages."""

from __future__ import annotations

import io
import json
from pathlib import Path

import pytest
from rich.console import Console

import orrery
from orrery.cli.boards import board_of
from orrery.cli.main import run
from orrery.games.on_mars import terminal

GAME = "on_mars"


def typed(monkeypatch: pytest.MonkeyPatch, lines: str) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(lines))
    monkeypatch.setenv("COLUMNS", "200")
    monkeypatch.setenv("ORRERY_LANG", "en")


@pytest.mark.parametrize(
    ("lang", "rival", "verdict"), [("en", "Lacerda", "You have missed your goal"), ("ru", "Ласерда", "Цель не")]
)
def test_a_whole_game_alone_by_numbers(
    lang: str,
    rival: str,
    verdict: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
) -> None:
    typed(monkeypatch, "1\n2\n3\n1\n" * 3000)
    file = tmp_path / "game.json"
    given = ["--players", "1", "--seed", "5", "--lang", lang, "--option", "solo_goal=solo_goal_2", "--save", str(file)]
    assert run(["play", GAME, *given]) == 0
    told = capsys.readouterr()
    assert told.err == ""
    assert verdict in told.out
    assert rival in told.out.split("\n", 1)[1]
    m = orrery.replay(json.loads(file.read_text(encoding="utf-8")))
    assert m.over
    lacerda = m.view(0)["result"]["solo"]["lacerda"]["total"]
    assert f"{lacerda}" in told.out[told.out.rindex(rival) :]


def test_a_site_is_named_by_its_hex_and_a_refusal_names_the_rule() -> None:
    game = orrery.game(GAME)
    board = board_of(GAME, "en")
    rng = orrery.Rng(3)
    m = game.new(2, 5, {})
    while True:
        seat = m.actors[0]
        decision = m.decision(seat)
        assert decision is not None
        if decision.kind == "site":
            break
        m.act(seat, rng.choice(decision.actions))
    raw = game.action_to_json(decision.actions[0])
    read = board.read(m, decision, raw[1].replace(",", " , "))
    assert read is not None
    assert read[:2] == ["site", raw[1]]
    assert board.read(m, decision, "nowhere") is None
    taken = board.read(m, decision, "0,0")
    assert taken is not None
    refused = m.refused(seat, taken)
    assert refused is not None
    assert refused.rule.startswith("OM-8")
    label = str(board.choices(m, decision)[0][0])
    assert label.startswith(raw[1])
    assert f"size {m.view(seat)['targets'][raw[1]]['size']}" in label


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_every_question_of_random_games_has_its_words(lang: str) -> None:
    """The table and all answers can be drawn at any moment, and no text is missing."""
    board = board_of(GAME, lang, strict=True)
    console = Console(file=io.StringIO(), width=200)
    seen: set[str] = set()
    tags: set[str] = set()
    names = ["Ann", "Bo", "Cy", "Di"]
    rng = orrery.Rng(4)
    for seed, players in enumerate((1, 2, 3, 4)):
        m = orrery.game(GAME).new(players, seed, {"first_colonists": seed % 2 == 1, "confirm": True})
        while not m.over:
            seat = rng.choice(m.actors)
            decision = m.decision(seat)
            assert decision is not None
            fresh = {m.game.action_to_json(action)[0] for action in decision.actions} - tags
            if decision.kind not in seen or fresh or rng.below(40) == 0:
                seen.add(decision.kind)
                tags |= fresh
                console.print(board.draw(m.view(seat), names[:players]))
                for label, _ in board.choices(m, decision):
                    console.print(label)
            m.act(seat, rng.choice(decision.actions))
    assert seen >= {"turn", "start_space", "type", "site", "move", "travel", "arrive", "develop", "lss", "hire"}
    assert tags >= {"act", "exec", "end", "done", "site", "type", "bot", "rover", "space", "pawn"}


def test_a_crystal_that_is_left_is_told_of_rover_and_bot_alike() -> None:
    m = orrery.game(GAME).new(2, 1)
    decision = m.decision(m.actors[0])
    assert decision is not None
    label = terminal.board("en").answers.label
    assert label(m.view(0), decision, ["rover_past", "1,0"]) == "rover → 1,0, leaving the crystal"
    assert label(m.view(0), decision, ["bot_past", "0,0", "1,0"]) == "bot 0,0 → 1,0, leaving the crystal"
