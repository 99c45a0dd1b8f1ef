"""Score sheets: who wins, by which criterion, and what a view says of it."""

from __future__ import annotations

import pytest

import orrery
from core.toy import TOY
from orrery import Rng
from orrery.core import engine
from orrery.core.score_sheet import Ranking, Score, ranking_of, result_view


@pytest.mark.parametrize(
    ("standings", "found"),
    [
        ([(5, 1, 0), (7, 0, 0), (6, 9, 9)], Ranking((1,), (3, 1, 2), None)),
        ([(7, 1, 0), (7, 2, 0), (6, 9, 9)], Ranking((1,), (2, 1, 3), "water")),
        ([(7, 2, 3), (7, 2, 1), (7, 1, 9)], Ranking((0,), (1, 2, 3), "cards")),
        ([(7, 2, 3), (7, 2, 3), (7, 1, 9)], Ranking((0, 1), (1, 1, 3), "shared")),
        ([(4, 0, 0)], Ranking((0,), (1,), None)),
        (
            [(7, 1, 1), (5, 2, 2), (5, 2, 2)],
            Ranking((0,), (1, 2, 2), None),
        ),  # behind the winner a tie may stay
    ],
)
def test_ties_are_broken_by_one_criterion_after_the_other(standings: list[tuple[int, ...]], found: Ranking) -> None:
    assert ranking_of(standings, ("water", "cards")) == found


def test_a_total_is_the_sum_of_its_lines_and_each_line_has_its_sentence() -> None:
    state = TOY.initial(2, 3, TOY.read_options(None))
    state.points = [4, 9]
    result = TOY.result(state)
    assert result.winners == (1,)
    assert [(sheet.seat, sheet.total, sheet.rank) for sheet in result.sheets] == [(0, 4, 2), (1, 9, 1)]
    assert result.sheets[1].lines[0].text["en"] == "en|score-points|points=9"


def test_a_view_shows_the_lines_with_their_numbers() -> None:
    shown = result_view(Ranking((0,), (1,), None), [[Score("water", 3, {"water": 9})]])
    sheet = {"seat": 0, "total": 3, "rank": 1, "lines": [{"key": "water", "points": 3, "params": {"water": 9}}]}
    assert shown == {"scores": [sheet], "winners": [0], "tie_break": None}


def test_a_view_of_the_end_needs_no_sentences(monkeypatch: pytest.MonkeyPatch) -> None:
    """A server tells everybody the result while all its tables wait."""
    game = orrery.game("planet_5r")
    m, rng = game.new(3, 3), Rng(3)
    while not m.over:
        seat = rng.choice(m.actors)
        m.play(seat, rng.choice(engine.options(m.flow, m.state, seat)))
    sheets = game.result(m.state).sheets
    monkeypatch.setattr(type(game), "say", lambda *_, **__: pytest.fail("a sentence is made"))
    shown = m.view(None)["result"]
    assert shown["winners"] == list(m.winners)
    assert [(line["seat"], line["total"], line["rank"]) for line in shown["scores"]] == [each[:3] for each in sheets]
