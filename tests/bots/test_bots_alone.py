"""Bots in a game whose seats play side by side: they look along their own turn, and no wider."""

from __future__ import annotations

import time
from typing import Any

import pytest

import orrery
from bots.test_bots_choose import positions, quick
from orrery.bots.alone import Table
from orrery.bots.levels import LEVELS, opponent
from orrery.bots.mcts import MctsBot
from orrery.bots.race import Race
from orrery.core import engine
from orrery.core.decision import Decision
from orrery.core.plain import to_plain
from orrery.core.rng import Rng

SIDE_BY_SIDE = [ident for ident in orrery.games() if orrery.game(ident).solitary]


def begin_turns(ident: str, seed: int = 5) -> tuple[Any, Any]:
    """A state in which all seats are asked at the same time, some rounds into a game."""
    game = orrery.game(ident)
    m = game.new(4, seed)
    state, rng = game.clone(m.state), Rng(seed, 5)
    while len(actors := engine.actors(m.flow, state)) < 4 or state.step < 60:
        seat = rng.choice(actors)
        engine.apply(m.flow, state, seat, rng.choice(engine.options(m.flow, state, seat)))
    return game, state


def test_a_game_says_whether_its_seats_play_side_by_side() -> None:
    assert SIDE_BY_SIDE == ["planet_unknown"]
    assert not orrery.game("planet_5r").solitary


@pytest.mark.parametrize("ident", SIDE_BY_SIDE)
def test_a_turn_is_followed_to_its_end_and_touches_no_other_seat(ident: str) -> None:
    game, state = begin_turns(ident)
    table = Table(game, game.flow(state.options), 8)
    for seat in range(4):
        s = game.clone(state)
        assert table.finish_turn(s, seat)
        assert not s.stacks[seat]
        for other in range(4):
            if other != seat:
                assert to_plain(s.seats[other]) == to_plain(state.seats[other])
                assert s.stacks[other] == state.stacks[other]
        assert s.round == state.round


@pytest.mark.parametrize("ident", SIDE_BY_SIDE)
def test_promising_actions_are_some_of_the_legal_ones_and_hardly_worse_than_the_best(ident: str) -> None:
    game = orrery.game(ident)
    lost, lists = 0.0, 0
    for state, decision in positions(ident, 4, seed=3, every=5):
        few = game.promising(state, decision.seat, decision.actions, 16)
        assert set(few) <= set(decision.actions)
        assert len(few) == len(set(few))
        if len(decision.actions) <= 16:
            assert list(few) == list(decision.actions)
        elif decision.kind == "place":
            table = Table(game, game.flow(state.options), 16)
            best = max(table.values_now(state, decision.seat, decision.actions))
            lost += best - max(table.values_now(state, decision.seat, few))
            lists += 1
    assert lists > 5
    assert lost / lists < 0.5


@pytest.mark.parametrize("ident", SIDE_BY_SIDE)
@pytest.mark.parametrize("name", ["greedy", "mcts"])
def test_hidden_things_do_not_change_the_answer(ident: str, name: str) -> None:
    game = orrery.game(ident)
    for n, (state, decision) in enumerate(positions(ident, 4, seed=23, every=40)):
        view = game.view(state, decision.seat)
        again = Decision(game, decision.sample(Rng(n, 99)), decision.seat)
        assert quick(name, n).choose(view, decision) == quick(name, n).choose(view, again)


@pytest.mark.parametrize("ident", SIDE_BY_SIDE)
def test_a_race_is_over_long_lists_and_ends_with_one_winner(ident: str) -> None:
    game = orrery.game(ident)
    raced = 0
    for _, decision in positions(ident, 3, seed=8, every=15):
        race = Race(game, decision, Rng(1), 1)
        runners = len(race.runners)
        assert race.answer(24, None) in decision.actions
        assert (race.iterations > 0) == (runners > 1)
        assert len(race.race) == 1
        raced += runners > 1
    assert raced


@pytest.mark.parametrize("ident", SIDE_BY_SIDE)
@pytest.mark.parametrize("level", sorted(LEVELS))
def test_people_need_not_wait(ident: str, level: str) -> None:
    """Generous: the machine may be busy."""
    game, state = begin_turns(ident)
    decision = Decision(game, state, 0)
    bot = opponent(level, seed=1, seconds=0.2)
    began = time.process_time()
    assert bot.choose(game.view(state, 0), decision) in decision.actions
    assert time.process_time() - began < 1.0


def test_search_by_seconds_ends() -> None:
    game, state = begin_turns("planet_unknown")
    assert MctsBot(seconds=0.001).choose({"game": "planet_unknown"}, Decision(game, state, 1)) is not None


@pytest.mark.parametrize("players", [1, 2, 6])
def test_whole_games_with_any_number_of_seats(players: int) -> None:
    m = orrery.game("planet_unknown").new(players, seed=players)
    orrery.play_out(m, ["greedy", *["random"] * (players - 1)])
    assert m.over
    assert orrery.replay(m.record()) == m
