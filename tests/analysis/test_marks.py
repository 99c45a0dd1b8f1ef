"""Marks follow from published thresholds, and noise is never called a mistake."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import orrery
from analysis.standings import judgement
from orrery.analysis.game_analysis import kept, phase_of
from orrery.analysis.judging import Lost, _best
from orrery.analysis.marks import CHANCES, MARKS, SHARES, SURE, Loss, Mark, mark_of, steps_of
from orrery.bots.explanation import Candidate, Dealt

SPREAD = 6.0  # points, of a game made up for this
DOCS = Path(__file__).parents[2] / "docs" / "analysis.md"


@pytest.mark.parametrize(
    ("lost", "mark"),
    [(0.0, "best"), (0.04, "best"), (0.3, "good"), (0.6, "inaccuracy"), (1.5, "mistake"), (3.0, "blunder")],
)
def test_points_decide_where_nobody_knows_what_a_lead_means(lost: float, mark: Mark) -> None:
    assert mark_of(Loss(lost, 0.01), None, SPREAD) == mark
    assert mark_of(Loss(lost, None, exact=True), None, SPREAD) == mark


def test_points_are_measured_by_how_far_totals_lie_apart() -> None:
    sure = Loss(3.0, 0.01)
    assert [mark_of(sure, None, spread) for spread in (6.0, 12.0, 24.0, 60.0)] == [
        "blunder",
        "mistake",
        "inaccuracy",
        "good",
    ]
    spreads = {game_id: orrery.game(game_id).spread for game_id in orrery.games()}
    assert spreads["on_mars"] > spreads["pandorum"] > spreads["planet_5r"]


@pytest.mark.parametrize("lost", [1.5, 3.0, 30.0])
def test_a_loss_without_a_doubt_is_no_sure_mistake(lost: float) -> None:
    assert mark_of(Loss(lost, None), None, SPREAD) == "inaccuracy"
    assert mark_of(Loss(lost, None), Loss(0.5, None), SPREAD) == "inaccuracy"
    assert mark_of(Loss(lost, None, exact=True), Loss(0.5, None), SPREAD) == "blunder"


@pytest.mark.parametrize(
    ("lost", "mark"), [(0.01, "good"), (0.02, "inaccuracy"), (0.05, "mistake"), (0.1, "blunder"), (0.9, "blunder")]
)
def test_the_chance_to_win_decides_where_it_is_known(lost: float, mark: Mark) -> None:
    assert mark_of(Loss(1.0, 0.1), Loss(lost, 0.001), SPREAD) == mark


def test_points_thrown_away_are_an_inaccuracy_even_where_the_game_is_decided() -> None:
    assert mark_of(Loss(8.0, None), Loss(0.0001, None), SPREAD) == "inaccuracy"
    assert mark_of(Loss(2.0, None), Loss(0.0001, None), SPREAD) == "good"


@pytest.mark.parametrize("lost", [0.1, 1.0, 3.0, 20.0])
def test_noise_is_never_a_mistake(lost: float) -> None:
    unsure, sure = Loss(lost, lost / SURE), Loss(lost, lost / SURE / 1.01)
    assert mark_of(unsure, None, SPREAD) == "good"
    assert mark_of(unsure, Loss(0.5, None), SPREAD) == "good"
    assert mark_of(Loss(1.0, 0.01), Loss(lost / 20, lost / 20 / SURE), SPREAD) == "good"
    assert sure.sure
    assert not unsure.sure


def test_a_move_that_turned_out_better_than_the_best_is_no_loss() -> None:
    assert not Loss(-1.0, None).sure
    assert mark_of(Loss(-1.0, 0.1), Loss(-0.2, 0.1), SPREAD) == "best"


def candidate(name: str, *values: float) -> Candidate:
    dealt = tuple(Dealt(value, ()) for value in values)
    return Candidate((name,), ((name,),), 0.0, None, 0.0, None, len(values), None, (), dealt)


def test_the_best_is_chosen_by_one_half_of_the_deals_and_its_lead_measured_in_the_other() -> None:
    lucky = candidate("lucky", 9.0, 9.0, 0.0, 0.0)
    played = candidate("played", 3.0, 2.0, 3.0, 2.0)
    assert _best([lucky, played], played) == (
        lucky,
        2,
    )  # ahead by 6.5 where it is chosen, behind by 2.5 where it counts
    even = candidate("even", 1.0, 1.0)
    assert _best([even, candidate("more", 2.0, 2.0)], even) == (candidate("more", 2.0, 2.0), 0)  # deals don't matter


def test_accuracy_counts_no_loss_that_may_be_luck() -> None:
    half = {"points": Lost(1.5, None), "mark": "mistake"}
    assert kept(judgement(**half), SPREAD) == pytest.approx(0.5)
    assert kept(judgement(points=Lost(9.0, 8.0), mark="good"), SPREAD) == 1.0
    assert kept(judgement(points=Lost(0.4, 0.0), mark="good"), SPREAD) < 1.0
    by_chance: dict[str, Any] = {"points": Lost(3.0, None), "chance": Lost(0.05, 0.001), "mark": "mistake"}
    assert kept(judgement(**by_chance), SPREAD) == pytest.approx(0.5)


def test_phases_are_thirds_of_the_rounds() -> None:
    assert [phase_of(n, 9) for n in range(10)] == ["opening"] * 4 + ["middle"] * 3 + ["end"] * 3
    assert phase_of(1, 1) == "opening"
    assert phase_of(20, 9) == "end"


def test_the_thresholds_are_published() -> None:
    text = DOCS.read_text(encoding="utf-8")
    lines = {line.split("|")[1].strip(): line for line in text.splitlines() if line.startswith("| ")}
    for steps in (CHANCES, SHARES):
        for least, mark in steps:
            assert f" {100 * least:g} %" in lines[mark]
    for game_id in orrery.games():
        game = orrery.game(game_id)
        told = [f"{game.spread:g}", *(f"{least:g}" for least, _ in reversed(steps_of(game.spread)))]
        assert [cell.strip() for cell in lines[game.name("en")].split("|")[2:6]] == told
    assert f"{SURE:g} standard errors" in text
    assert all(f"| {mark} |" in text for mark in MARKS)
