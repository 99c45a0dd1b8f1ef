"""Beside each choice in the terminal: what it would lose, and the score."""

from __future__ import annotations

import pytest

import orrery
from orrery.cli.arguments import Opponent
from orrery.cli.cli_texts import speaking
from orrery.cli.foreseen import foreseen
from orrery.cli.play import Session, Sitting

MARS = orrery.game("on_mars")
ENDING = {
    "players": 2,
    "options": {"confirm": True},
    "main_done": True,
    "seats": [{"space": 6, "crystals": 3, "incoming": 4}, {"space": 2}],
    "pending": [{"kind": "turn", "seat": 0}],
}
TAKING = {"players": 3, "market": ["tech_rain_mill"], "pending": [{"kind": "take_technology", "seat": 0}]}


@pytest.mark.parametrize(("lang", "said"), [("en", "lost: 4 crystals"), ("ru", "потеря: 4 кристалла")])
def test_losses_are_told(lang: str, said: str) -> None:
    (end,) = MARS.position(ENDING).outcomes(0, [["end"]])
    assert foreseen(speaking(lang), MARS.texts, end).plain == said


def test_the_score_is_told_where_it_changes() -> None:
    game = orrery.game("planet_5r")
    (take,) = game.position(TAKING).outcomes(0)
    assert foreseen(speaking("en"), game.texts, take).plain == "score 2 → 3"
    assert foreseen(speaking("ru"), game.texts, take).plain == "счёт 2 → 3"
    assert not foreseen(speaking("en"), game.texts, game.new(3, 1).outcomes(0)[0]).plain


def test_the_list_of_choices_shows_it(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "160")
    session = Session(speaking("en"), Sitting(MARS, 2, 0, [Opponent(2)], {}, 1, None, None))
    session.m = MARS.position(ENDING)
    session.me = 0
    decision = session.m.decision(0)
    assert decision is not None
    session.show_choices(decision)
    shown = [line for line in capsys.readouterr().out.splitlines() if "lost: 4 crystals" in line]
    assert len(shown) == 1
