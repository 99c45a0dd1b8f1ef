"""Random games of every kind of table: they end, keep the invariants, and their options are their rules."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

import orrery
from battery.checks import (
    check_agreement,
    check_game,
    check_play_out,
    check_replay_with_undos,
    check_rewind,
    steps_of_space,
    whole_space,
)
from battery.tables import NAMES, SETUPS, Setup, positions, share
from orrery.arena.setups import Setup as Table
from orrery.arena.setups import family, met, values_of
from orrery.core.state_codec import digest

every_setup = pytest.mark.parametrize("setup", SETUPS, ids=NAMES)
every_index = pytest.mark.parametrize("index", range(len(SETUPS)), ids=NAMES)


def test_the_battery_covers_the_registry() -> None:
    assert {setup.game.id for setup in SETUPS} == set(orrery.games())
    for game_id in orrery.games():
        game = orrery.game(game_id)
        mine = [setup for setup in SETUPS if setup.game is game]
        assert {setup.players for setup in mine} == set(game.players)
        tried = {pair for setup in mine for pair in met(game, Table(setup.players, setup.options))}
        for option in game.option_set.options:
            assert {(family(option), value) for value in values_of(option)} <= tried, option.name
    assert len(NAMES) == len(set(NAMES))


@every_setup
def test_random_games_end_and_keep_the_invariants(setup: Setup) -> None:
    """Some as matches, and many more without events or matches, on the path of self-play.

    What is played as a match is played on that path too and ends the same, so its steps need not be checked twice.
    """
    matches, games = share(setup, 12), share(setup, 30)
    assert 0 < matches <= games
    for seed in range(matches):
        m = check_game(setup, seed)
        assert m.actions
        assert digest(check_play_out(setup, seed, each_step=False)) == digest(m.state)
    for seed in range(matches, games):
        check_play_out(setup, seed)


def space_of(index: int) -> tuple[Any, ...]:
    """Every table of a game that needs few is asked for the whole space; many share it among them."""
    game = SETUPS[index].game
    mine = [n for n, setup in enumerate(SETUPS) if setup.game is game]
    parts = -(-len(mine) // 12)
    return part_of_space(game.id, mine.index(index) % steps_of_space(game, parts), parts)


@cache
def part_of_space(game_id: str, part: int, parts: int) -> tuple[Any, ...]:
    """Made once for all tables that are asked for the same."""
    return tuple(whole_space(orrery.game(game_id), part, parts))


@every_index
def test_options_and_refusals_agree_on_the_whole_action_space(index: int) -> None:
    game = SETUPS[index].game
    seen: dict[str, int] = {}
    for m in positions(index):
        for seat in m.actors:
            decision = m.decision(seat)
            assert decision is not None
            seen[decision.kind] = seen.get(decision.kind, 0) + 1
            if seen[decision.kind] <= 2:  # of each kind of question the first ones
                check_agreement(game, m.state, seat, space_of(index))
    assert seen


@every_setup
def test_replay_equals_live_play_with_undos(setup: Setup) -> None:
    undone = sum(check_replay_with_undos(setup, seed) for seed in range(share(setup, 3)))
    assert undone > 0


@every_setup
def test_rewinding_gives_every_moment_back(setup: Setup) -> None:
    assert check_rewind(setup, 2) > 2


@every_setup
def test_the_same_seed_and_actions_give_the_same_game(setup: Setup) -> None:
    a, b = setup.new(5), setup.new(5)
    assert digest(a.state) == digest(b.state)
    other = setup.new(6)
    assert digest(other.state) != digest(a.state)
    bots = ["random"] * setup.players
    assert orrery.play_out(a, bots, seed=3) == orrery.play_out(b, bots, seed=3)
    assert orrery.replay(a.record()) == a
