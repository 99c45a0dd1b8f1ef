"""The cost of a decision over the length of a game."""

from __future__ import annotations

import itertools

import pytest

import orrery
from orrery.arena import cost_curve
from orrery.arena.speed import measure as speed_of


@pytest.fixture
def one_second_a_look(monkeypatch: pytest.MonkeyPatch) -> None:
    """A clock that goes on by a second whenever somebody reads it."""
    ticks = itertools.count()
    monkeypatch.setattr(cost_curve, "process_time", lambda: float(next(ticks)))


@pytest.mark.usefixtures("one_second_a_look")
def test_a_game_is_cut_into_tenths_and_timed_between_them() -> None:
    game = orrery.game("planet_5r")
    curve = cost_curve.measure(game, 3, seconds=10, seed=4)
    assert (curve.game, curve.players, curve.games) == ("planet_5r", 3, 1)
    assert len(curve.parts) == cost_curve.PARTS
    decisions = [round(1e6 / part.decision_us) for part in curve.parts]  # each tenth took one second
    assert max(decisions) - min(decisions) <= 1
    assert cost_curve.measure(game, 3, seconds=10.5, seed=4).games == 2


@pytest.mark.usefixtures("one_second_a_look")
def test_it_plays_the_games_that_the_other_bench_plays() -> None:
    game = orrery.game("planet_5r")
    speed = speed_of(game, 4, 0, seed=7)
    curve = cost_curve.measure(game, 4, 0, seed=7)
    assert speed.games == curve.games == 1
    assert sum(round(1e6 / part.decision_us) for part in curve.parts) == speed.decisions
