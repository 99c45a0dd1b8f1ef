"""What a lead means: more is better, late leads count more, and a fitted game has a curve of its own."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

import orrery
from orrery.bots.win_chance import progress, win_chance
from orrery.core.win_curves import PLAIN, WinCurve

CURVES = {ident: orrery.game(ident).win_curve for ident in orrery.games()}
FITTED = [ident for ident, curve in CURVES.items() if curve != PLAIN]
GRID = (-40.0, -10.0, -4.0, -1.0, 0.0, 1.0, 4.0, 10.0, 40.0)


def at(ident: str, gone: float, players: int = 4) -> SimpleNamespace:
    """All of a state that a chance depends on."""
    return SimpleNamespace(round=gone * CURVES[ident].rounds, players=players)


def test_games_bring_their_curves() -> None:
    assert FITTED == ["pandorum", "planet_5r", "planet_unknown"]


@pytest.mark.parametrize("ident", FITTED)
@pytest.mark.parametrize("gone", [0.1, 0.3, 0.6, 0.9, 1.0])
def test_a_greater_lead_never_means_less(ident: str, gone: float) -> None:
    chances = [win_chance(CURVES[ident], at(ident, gone), lead) for lead in GRID]
    assert chances == sorted(chances)
    assert chances[0] < 0.2
    assert chances[-1] > 0.5
    assert all(0.0 < chance < 1.0 for chance in chances)


@pytest.mark.parametrize("ident", FITTED)
def test_a_lead_counts_more_towards_the_end(ident: str) -> None:
    """Against no lead at the same time: an evaluation may think itself ahead at the end."""

    def odds(gone: float, lead: float) -> float:
        chance = win_chance(CURVES[ident], at(ident, gone), lead)
        return chance / (1.0 - chance)

    early, late = (odds(gone, 6.0) / odds(gone, 0.0) for gone in (0.2, 1.0))
    assert late > early > 1.0


@pytest.mark.parametrize("ident", FITTED)
def test_chances_of_an_even_start_are_about_fair(ident: str) -> None:
    """Nobody is ahead of the others at the beginning: the evaluation says so, and the curve makes shares of it."""
    game = orrery.game(ident)
    state = game.new(max(game.players), 3).state
    chances = [win_chance(CURVES[ident], state, game.evaluate(state, seat)) for seat in range(state.players)]
    assert 0.5 < sum(chances) < 1.6


def test_a_game_without_a_fit_has_the_plain_curve() -> None:
    state = SimpleNamespace(players=3)
    assert progress(PLAIN, state) == 0.0
    assert win_chance(PLAIN, state, 6.0) == pytest.approx(0.731, abs=0.001)
    assert win_chance(PLAIN, state, 1e9) > 0.999999


def test_a_curve_may_know_that_an_evaluation_favours_its_own_seat() -> None:
    state = SimpleNamespace(players=2, round=5)
    fair, modest = WinCurve(10.0, 0.2, 0.0, 0.0, 0.0, 0.0), WinCurve(10.0, 0.2, 0.0, 0.0, 0.0, 0.0, -0.5, -1.0)
    assert win_chance(fair, state, 0.0) == pytest.approx(0.5)
    assert win_chance(modest, state, 5.0) == pytest.approx(0.5)


def test_what_is_certain_is_not_doubted() -> None:
    """Where no round follows, an evaluation counts points only: what it thinks of the future is left out."""
    curve, state = WinCurve(10.0, 0.2, 0.0, 0.0, 0.0, 0.0, -0.5, -1.0), SimpleNamespace(players=2, round=10)
    chances = [win_chance(curve, state, 0.0, lasts) for lasts in (1.0, 0.5, 0.0)]
    assert chances == sorted(chances)
    assert chances[-1] == pytest.approx(0.5)
