"""Looking for turns stops when the time is over: by a clock that goes on by a hundredth of a second at each look."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import orrery
from bots.test_bots_side_by_side import begin_turns
from bots.test_bots_turn_by_turn import some_way_in
from orrery.bots.mcts import MctsBot
from orrery.bots.side_by_side_search import SideBySideSearch
from orrery.bots.turn_by_turn_search import TurnByTurnSearch
from orrery.core.decision import Decision
from orrery.core.rng import Rng

pytestmark = pytest.mark.interpreted
MODULES = ("turn_search", "turn_by_turn_search", "side_by_side_search")
STEP = 0.01


@pytest.fixture
def looks(monkeypatch: pytest.MonkeyPatch) -> Callable[[], int]:
    """How often somebody has looked at the clock."""
    count = 0

    def clock() -> float:
        nonlocal count
        count += 1
        return count * STEP

    for module in MODULES:
        monkeypatch.setattr(f"orrery.bots.{module}.perf_counter", clock)
    return lambda: count


@pytest.mark.parametrize("ident", ["pandorum", "on_mars"])
def test_a_turn_is_looked_for_as_long_as_there_is_time(ident: str, looks: Callable[[], int]) -> None:
    _, decision = some_way_in(ident, 60)
    game = orrery.game(ident)
    patient = TurnByTurnSearch(game, decision, Rng(1))
    for seconds, most in ((0.0, 12), (0.1, 22)):
        began = looks()
        hasty = TurnByTurnSearch(game, decision, Rng(1), seconds)
        assert looks() - began <= most
        assert len(hasty.turns) <= (len(patient.turns) if seconds else 1)
        assert hasty.answer(8, seconds) in decision.actions
    enough = TurnByTurnSearch(game, decision, Rng(1), 1e9)
    assert [turn.actions for turn in enough.turns] == [turn.actions for turn in patient.turns]


def test_side_by_side_the_way_that_looks_best_is_followed_to_its_end(looks: Callable[[], int]) -> None:
    game, state = begin_turns("planet_unknown")
    decision = Decision(game, state, 0)
    began = looks()
    hasty = SideBySideSearch(game, decision, Rng(1), 2, seconds=0.0)
    assert looks() - began < 12
    assert len(hasty.runners) == 1
    end = game.clone(decision.sample(Rng(1)))
    for action in hasty.runners[0].turn:
        game.step(end, 0, action)
    assert not end.stacks[0], "a whole turn"
    enough = SideBySideSearch(game, decision, Rng(1), 2, seconds=1e9)
    patient = SideBySideSearch(game, decision, Rng(1), 2)
    assert enough.runners == patient.runners


def test_without_time_nothing_is_told_of_what_others_can_reach(looks: Callable[[], int]) -> None:
    m = orrery.game("planet_unknown").new(4, 5)
    decision = m.decision(m.actors[0])
    assert decision is not None
    assert len(m.actors) == 1
    patient = SideBySideSearch(m.game, decision, Rng(1), 2)
    assert patient._theirs(m.state)
    patient.set_up = 0.0
    assert patient._theirs(m.state) == {}
    view: dict[str, Any] = {"game": "planet_unknown"}
    assert MctsBot(seconds=0.0).choose(view, decision) in decision.actions
