"""Search where seats take turns: legal, repeatable, and it sees what a lap brings."""

from __future__ import annotations

import pytest

import orrery
from orrery.bots.mcts import MctsBot
from orrery.bots.rollout import chapter
from orrery.bots.turn_by_turn_search import PATHS, WIDTH, TurnByTurnSearch
from orrery.bots.turn_search import TurnSearch
from orrery.core.decision import Decision
from orrery.core.match import Match

TURN_BY_TURN = [ident for ident in orrery.games() if orrery.game(ident).turn_by_turn]


def some_way_in(ident: str, decisions: int) -> tuple[Match, Decision]:
    """A position with a real choice, after so many random decisions."""
    game = orrery.game(ident)
    m = game.new(game.players.stop - 1, 7)
    rng = orrery.Rng(3)
    n = 0
    while True:
        decision = m.decision(m.actors[0])
        assert decision is not None
        if n >= decisions and len(decision.actions) > 3:
            return m, decision
        m.act(decision.seat, rng.choice(decision.actions))
        n += 1


def test_some_game_is_played_in_turns() -> None:
    assert TURN_BY_TURN


@pytest.mark.parametrize("ident", TURN_BY_TURN)
def test_the_same_seed_gives_the_same_legal_answer(ident: str) -> None:
    m, decision = some_way_in(ident, 30)
    before = m.state.step
    answers = {MctsBot(seed=5, iterations=16).choose({"game": ident}, decision) for _ in range(2)}
    assert len(answers) == 1
    assert answers <= set(decision.actions)
    assert m.state.step == before


@pytest.mark.parametrize("ident", TURN_BY_TURN)
def test_runners_are_whole_turns_best_first_and_one_is_left(ident: str) -> None:
    _, decision = some_way_in(ident, 40)
    laps = TurnByTurnSearch(orrery.game(ident), decision, orrery.Rng(1))
    assert laps.runners
    values = [turn.value for turn in laps.runners]
    assert values == sorted(values, reverse=True)
    assert all(turn.actions[0] in decision.actions for turn in laps.runners)
    answer = laps.answer(12, None)
    assert answer in decision.actions
    assert len(laps.race) == 1


@pytest.mark.parametrize("ident", TURN_BY_TURN)
def test_the_best_turn_is_at_least_as_good_as_any_followed_step_by_step(ident: str) -> None:
    _, decision = some_way_in(ident, 40)
    game = orrery.game(ident)
    laps = TurnByTurnSearch(game, decision, orrery.Rng(1))
    state = decision.sample(orrery.Rng(1))
    table = TurnSearch(game, game.flow(state.options), WIDTH)
    tried = game.promising(state, decision.seat, decision.actions, WIDTH)
    stepwise = max(table.turn(state, decision.seat, action).value for action in tried)
    assert laps.runners[0].value >= stepwise
    breadth = table.best_ends(
        state, decision.seat, [(o, 0.0) for o in table.openings(state, decision.seat, tried)], PATHS
    )
    assert breadth
    assert laps.runners[0].value >= max(turn.value for turn in breadth.values())


def test_where_guesses_at_rivals_mislead_the_best_turn_is_taken_at_once() -> None:
    for ident in TURN_BY_TURN:
        _, decision = some_way_in(ident, 40)
        laps = TurnByTurnSearch(orrery.game(ident), decision, orrery.Rng(1))
        best = laps.runners[0].actions[0]
        if not orrery.game(ident).guess_rivals:
            assert len(laps.runners) == 1
            assert laps.answer(400, None) == best
    assert {orrery.game(ident).guess_rivals for ident in TURN_BY_TURN} == {True, False}


@pytest.mark.parametrize("ident", TURN_BY_TURN)
def test_a_future_ends_after_the_next_turn_of_the_seat(ident: str) -> None:
    _, decision = some_way_in(ident, 20)
    game = orrery.game(ident)
    laps = TurnByTurnSearch(game, decision, orrery.Rng(1))
    s = decision.sample(orrery.Rng(2))
    now = chapter(s)
    laps.future(s, laps.runners[0].actions)
    assert chapter(s) > now + s.players or not any(s.stacks)
