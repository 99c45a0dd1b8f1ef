"""The environments pass the suites of the libraries they are made for, with warnings as errors: all games, all counts
of seats, every value of every option."""

from __future__ import annotations

import gc
import warnings
from collections.abc import Iterator
from typing import Any

import gymnasium
import numpy as np
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from open_spiel.python.algorithms import ismcts, mcts
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test
from pettingzoo.utils.conversions import aec_to_parallel

import orrery
import orrery.lab.gymnasium
import orrery.lab.open_spiel_game
from battery.tables import SETUPS, Setup
from orrery.core.state_codec import to_plain
from orrery.lab import pettingzoo
from orrery.lab.environments.episode import Episode
from orrery.lab.open_spiel_game import parameters
from orrery.lab.pettingzoo import Environments, name_of

CYCLES = 12  # of the suites: steps for each seat
SHORT = 60  # steps after which a game of a suite that plays to the end is cut off
LATE = 200


@pytest.fixture(scope="module", autouse=True)
def clean_slate() -> None:
    """What earlier tests left to the collector warns, as it goes, of what is no environment's fault."""
    gc.collect()


@pytest.fixture(autouse=True)
def warnings_as_errors(clean_slate: None) -> Iterator[None]:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        warnings.simplefilter("ignore", ResourceWarning)  # connections of servers beside them: no environment opens any
        yield


def seeded(env: Any) -> Any:
    """The suites draw actions from the spaces of the agents: they shall be the same in every run."""
    for n, agent in enumerate(env.possible_agents):
        env.action_space(agent).seed(n)
    return env


def environments(setup: Setup) -> Environments:
    found: Environments = getattr(pettingzoo, name_of(setup.game.id))
    return found


def table(setup: Setup) -> dict[str, Any]:
    return {"players": setup.players, "options": setup.options}


by_setup = pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: setup.name)
by_game = pytest.mark.parametrize("game", orrery.games())


@by_setup
def test_pettingzoo_one_after_another(setup: Setup) -> None:
    def made() -> Any:
        return environments(setup).env(render_mode="ansi", **table(setup))

    api_test(seeded(made()), num_cycles=CYCLES)
    seed_test(made, num_cycles=CYCLES)


@by_setup
def test_pettingzoo_all_at_once(setup: Setup) -> None:
    def made() -> Any:
        return environments(setup).parallel_env(**table(setup))

    parallel_api_test(seeded(made()), num_cycles=CYCLES)
    parallel_seed_test(made, num_cycles=CYCLES)


@by_setup
def test_gymnasium(setup: Setup) -> None:
    env = gymnasium.make(orrery.lab.gymnasium.id_of(setup.game.id), **table(setup)).unwrapped
    env.action_space.seed(1)
    check_env(env)


@by_game
def test_whole_games_of_both_kinds_end(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    players = orrery.game(game).players.start
    found: Environments = getattr(pettingzoo, name_of(game))
    env, at_once = seeded(found.env(players=players)), seeded(found.parallel_env(players=players))
    dealt = [dealt_by(each, monkeypatch) for each in (env, at_once)]
    api_test(env, num_cycles=5000)
    parallel_api_test(at_once, num_cycles=5000)
    assert all(any(episode.terminated for episode in each) for each in dealt)


@by_game
def test_a_suite_plays_the_same_games_in_every_run(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whether it passes must not depend on chance."""
    ends = []
    for _ in range(2):
        env = seeded(getattr(pettingzoo, name_of(game)).env(players=orrery.game(game).players.start))
        dealt = dealt_by(env, monkeypatch)
        api_test(env, num_cycles=CYCLES)
        ends.append([(episode.steps, to_plain(episode.state)) for episode in dealt])
    assert ends[0] == ends[1]


def dealt_by(env: Any, monkeypatch: pytest.MonkeyPatch) -> list[Episode]:
    """All games that the environment will deal."""
    dealt: list[Episode] = []
    deal = env.setup.deal

    def kept(seed: int) -> Episode:
        dealt.append(deal(seed))
        return dealt[-1]

    monkeypatch.setattr(env.setup, "deal", kept)
    return dealt


@by_setup
def test_open_spiel(setup: Setup, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("orrery.lab.open_spiel_game.MOST_STEPS", SHORT)
    chosen = {"players": setup.players, "seed": 5, **parameters(setup.game.id, setup.options)}
    game = pyspiel.load_game(f"orrery_{setup.game.id}", chosen)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@by_game
def test_open_spiel_keeps_late_positions_too(game: str) -> None:
    """The suite above serialises the first positions only."""
    state = pyspiel.load_game(f"orrery_{game}", {"turns": True}).new_initial_state()
    state.apply_action(1)
    rng = orrery.Rng(4)
    for _ in range(LATE):
        legal = state.legal_actions()
        state.apply_action(legal[rng.below(len(legal))])
        if state.is_terminal():
            break
    kept = pyspiel.serialize_game_and_state(state.get_game(), state)
    game_again, again = pyspiel.deserialize_game_and_state(kept)
    assert str(again) == str(state)
    assert again.history() == state.history()
    assert again.legal_actions() == state.legal_actions()
    assert game_again.turns


def test_open_spiel_searches_over_information_sets() -> None:
    game = pyspiel.load_game("orrery_planet_5r(players=3,turns=True)")
    state = game.new_initial_state()
    state.apply_action(3)
    for seat in range(3):
        assert state.current_player() == seat
        legal = state.legal_actions()
        if seat < 2:  # what is answered waits for the last, who does not know it
            assert len({state.child(action).information_state_string(2) for action in legal}) == 1 < len(legal)
        random = np.random.RandomState(seat)
        rollouts = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=random)
        action = ismcts.ISMCTSBot(game, rollouts, uct_c=2.0, max_simulations=2, random_state=random).step(state)
        assert action in legal
        state.apply_action(action)


def test_open_spiel_remembers_as_many_events_as_asked() -> None:
    sizes = [pyspiel.load_game(f"orrery_planet_5r(history={n})").information_state_tensor_size() for n in (0, 8, 32)]
    usual = pyspiel.load_game("orrery_planet_5r").information_state_tensor_size()
    assert sizes[0] < sizes[1] < sizes[2] == usual
    with pytest.raises(ValueError, match="history"):
        pyspiel.load_game("orrery_planet_5r(history=-1)")


def test_nobody_takes_the_sequential_environment_for_a_parallel_one() -> None:
    """PettingZoo's converter expects every seat to act in every round; here only those who are asked do."""
    with pytest.raises(AssertionError, match="is_parallelizable"):
        aec_to_parallel(pettingzoo.planet_5r_v1.env(players=3))
