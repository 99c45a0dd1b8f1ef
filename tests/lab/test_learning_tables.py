"""What the environments promise beyond their libraries' suites: pay, ends, wrong steps, secrets, batches."""

from __future__ import annotations

import pickle
from collections.abc import Iterator
from copy import deepcopy
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pyspiel
import pytest

import orrery
import orrery.lab.gymnasium
import orrery.lab.open_spiel_game
from orrery import lab
from orrery.arena import bot_process
from orrery.core.errors import IllegalStep
from orrery.lab import pettingzoo
from orrery.lab.environments.rewards import Rewards, by_rank
from orrery.lab.environments.table_setup import TableSetup, nearest_legal
from orrery.lab.pettingzoo import planet_5r_v1
from orrery.lab.vector import Finished, VectorTable

GAMES = orrery.games()


def play_to_the_end(env: Any, seed: int = 1) -> dict[str, float]:
    """Random play; what each agent was paid in all."""
    rng = orrery.Rng(seed)
    env.reset(seed=seed)
    paid = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        _, reward, terminated, truncated, info = env.last(observe=False)
        paid[agent] += reward
        legal = () if terminated or truncated else np.flatnonzero(info["action_mask"]).tolist()
        env.step(rng.choice(legal) if legal else None)
    return paid


# --- pay


@pytest.mark.parametrize(
    ("ranks", "paid"),
    [
        ((1, 2), [1, -1]),
        ((1, 1), [0, 0]),
        ((1, 2, 3), [1, 0, -1]),
        ((1, 1, 3), [0.5, 0.5, -1]),
        ((2, 1, 2), [-0.5, 1, -0.5]),
    ],
)
def test_ranks_are_paid_from_one_to_minus_one_and_ties_share(ranks: tuple[int, ...], paid: list[float]) -> None:
    assert by_rank(ranks) == pytest.approx(paid)


@pytest.mark.parametrize("game", GAMES)
def test_pay_at_the_end_is_what_the_score_sheets_say(game: str) -> None:
    players = max(2, orrery.game(game).players.start)
    m = orrery.play_out(orrery.game(game).new(players, 4), ["random"] * players, seed=3)
    totals = [float(sheet.total) for sheet in m.scores()]
    lead = [total - max(totals[:seat] + totals[seat + 1 :]) for seat, total in enumerate(totals)]
    shares = [1 / len(m.winners) if seat in m.winners else 0.0 for seat in range(players)]
    assert Rewards("score").at_end(m.game, m.state) == totals
    assert Rewards("margin").at_end(m.game, m.state) == lead
    assert Rewards("win").at_end(m.game, m.state) == shares
    assert sum(Rewards("rank").at_end(m.game, m.state)) == pytest.approx(0)


@pytest.mark.parametrize("game", GAMES)
def test_shaping_adds_up_to_the_growth_of_the_score(game: str) -> None:
    players = max(2, orrery.game(game).players.start)
    env = pettingzoo.Environments(game).env(players=players, pay="win", shaping=0.5)
    env.reset(seed=1)
    at_first = [sum(s.points for s in env.setup.game.score_lines(env.episode.state, n)) for n in range(players)]
    paid = play_to_the_end(env)
    result = env.setup.game.result(env.episode.state)
    for seat, agent in enumerate(env.possible_agents):
        won = 1 / len(result.winners) if seat in result.winners else 0.0
        assert paid[agent] == pytest.approx(won + 0.5 * (result.sheets[seat].total - at_first[seat]))


def test_shaping_and_modes_that_are_not_known_are_refused() -> None:
    with pytest.raises(ValueError, match="shaping is a number"):
        planet_5r_v1.env(shaping="x")
    with pytest.raises(ValueError, match="'ansi' or None"):
        planet_5r_v1.parallel_env(render_mode="human")


def test_pay_that_is_not_known_is_refused() -> None:
    with pytest.raises(ValueError, match="rank, win, score, margin"):
        planet_5r_v1.env(pay="applause")


# --- ends and wrong steps


def test_a_game_that_takes_too_many_steps_is_cut_off_and_everybody_is_told() -> None:
    env = planet_5r_v1.env(players=3, most_steps=7)
    rng = orrery.Rng(1)
    env.reset(seed=1)
    told = []
    for agent in env.agent_iter():
        _, reward, terminated, truncated, info = env.last()
        if truncated:
            told.append((agent, reward, terminated))
        env.step(None if truncated else rng.choice(np.flatnonzero(info["action_mask"]).tolist()))
    assert told == [("player_0", 0.0, False), ("player_1", 0.0, False), ("player_2", 0.0, False)]
    assert env.episode.steps == 7


def test_a_step_that_is_not_legal_is_an_error_one_after_another_and_changes_nothing() -> None:
    env = planet_5r_v1.env(players=3)
    env.reset(seed=1)
    before = env.last()[0]
    wrong = int(np.flatnonzero(env.action_mask(env.agent_selection) == 0)[0])
    with pytest.raises(IllegalStep):
        env.step(wrong)
    with pytest.raises(TypeError, match="whole number"):
        env.step("bid")  # type: ignore[arg-type]
    assert env.agent_selection == "player_0"
    assert (env.last()[0] == before).all()
    assert env.episode.steps == 0


def test_where_it_must_not_be_an_error_the_next_higher_legal_step_is_taken() -> None:
    assert [nearest_legal([3, 8, 5], step) for step in (0, 3, 4, 6, 9)] == [3, 3, 5, 8, 3]
    env = gymnasium.make("orrery/planet_5r-v1", players=3, seat=0, penalty=0.25).unwrapped
    _, info = env.reset(seed=1)
    wrong = int(np.flatnonzero(info["action_mask"] == 0)[-1])
    _, reward, _, _, info = env.step(np.int64(wrong))
    assert (info["illegal"], reward) == (True, -0.25)
    _, _, _, _, info = env.step(np.flatnonzero(info["action_mask"])[0])
    assert info["illegal"] is False


@pytest.mark.parametrize("made", [planet_5r_v1.env, planet_5r_v1.parallel_env])
def test_before_a_game_is_dealt_and_with_a_wrong_seed_the_reason_is_told(made: Any) -> None:
    env = made(players=3)
    with pytest.raises(AttributeError, match=r"after reset\(\)"):
        env.step({})
    with pytest.raises(AttributeError, match=r"after reset\(\)"):
        env.action_mask("player_0")
    for seed in ("x", 1.5, True):
        with pytest.raises(TypeError, match="a seed is a whole number"):
            env.reset(seed=seed)
    env.reset(seed=np.int64(3))
    assert env.agents == ["player_0", "player_1", "player_2"]
    assert not hasattr(env, "nonsense")


def test_all_at_once_an_action_is_wanted_of_everybody_who_is_asked() -> None:
    env = planet_5r_v1.parallel_env(players=3)
    env.reset(seed=1)
    with pytest.raises(ValueError, match="player_2"):
        env.step({"player_0": 0, "player_1": 0})
    assert env.episode.steps == 0


def test_who_is_not_asked_waits() -> None:
    env = planet_5r_v1.parallel_env(players=3)
    _, infos = env.reset(seed=1)
    assert all(info["action_mask"][env.wait] == 0 for info in infos.values())  # all choose a card
    rng, waited = orrery.Rng(1), 0
    while env.agents:
        masks = {agent: infos[agent]["action_mask"] for agent in env.agents}
        waited += sum(int(mask[env.wait]) for mask in masks.values())
        assert all(mask.any() for mask in masks.values())
        _, _, _, _, infos = env.step(
            {agent: rng.choice(np.flatnonzero(mask).tolist()) for agent, mask in masks.items()}
        )
    assert waited > 0


# --- one learner among bots


@pytest.mark.parametrize("bots", ["random", ["random", "greedy:samples=1"], "greedy:samples=1,random"])
def test_a_learner_plays_whole_games_among_bots(bots: Any) -> None:
    env: Any = gymnasium.make("orrery/planet_5r-v1", players=3, bots=bots, pay="win").unwrapped
    seats, total = set(), 0.0
    for seed in (1, 2, 3, 4, 5, 6, 7, 8):
        _, info = env.reset(seed=seed)
        seats.add(info["seat"])
        over = False
        while not over:
            assert env.action_masks().dtype == bool
            _, reward, over, truncated, info = env.step(np.flatnonzero(env.action_masks())[0])
            assert not truncated
            total += reward
    assert seats == {0, 1, 2}
    assert 0 <= total <= 8
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.step(0)


BOT_FILE = """
class First:
    name = "first"

    def choose(self, view, decision):
        return decision.actions[0]
"""


def test_bots_from_files_play_beside_a_learner_and_are_ended(tmp_path: Path) -> None:
    (tmp_path / "own.py").write_text(BOT_FILE, encoding="utf-8")
    env: Any = gymnasium.make("orrery/planet_5r-v1", players=3, bots=f"{tmp_path / 'own.py'}:First").unwrapped
    running = set()
    for seed in (1, 2, 3):
        env.reset(seed=seed)
        for _ in range(4):
            env.step(np.flatnonzero(env.action_masks())[0])
        running.add(len(bot_process._running))
    assert running == {2}, "the same two programs, game after game"
    env.close()
    assert not bot_process._running


@pytest.mark.parametrize(
    ("wrong", "words"),
    [({"bots": ["random"]}, "1 bots for 2"), ({"seat": 3}, "from 0 to 2"), ({"most_steps": 0}, "from 1")],
)
def test_a_wrong_table_is_refused(wrong: dict[str, Any], words: str) -> None:
    with pytest.raises(ValueError, match=words):
        gymnasium.make("orrery/planet_5r-v1", players=3, **wrong)


def test_options_and_seats_are_refused_as_everywhere() -> None:
    with pytest.raises(orrery.BadOptions):
        planet_5r_v1.env(players=9)
    with pytest.raises(orrery.BadOptions):
        planet_5r_v1.env(options={"die": "7"})
    with pytest.raises(orrery.UnknownGame):
        TableSetup("chess")
    with pytest.raises(AttributeError, match="chess_v1"):
        pettingzoo.__getattr__("chess_v1")


# --- what is remembered


def test_with_history_an_observation_grows_by_what_was_heard() -> None:
    env = planet_5r_v1.env(players=3, history=4)
    plain = planet_5r_v1.env(players=3)
    env.reset(seed=1)
    plain.reset(seed=1)
    size = plain.setup.observation.size
    assert (env.last()[0][:size] == plain.last()[0]).all()
    assert env.last()[0][size:].any()


def test_an_episode_that_listens_hears_what_a_match_tells() -> None:
    episode = TableSetup("planet_5r", players=3, history=4).deal(5)
    match, rng = orrery.game("planet_5r").new(3, 5), orrery.Rng(2)
    while episode.waiting:
        seat = episode.waiting[0]
        decision = match.decision(seat)
        assert decision is not None
        action = rng.choice(decision.actions)
        episode.act(seat, action)
        match.act(seat, action)
    assert [list(episode.heard(seat)) for seat in range(3)] == [match.events(seat) for seat in range(3)]
    assert len(match.events(0)) > 50


def test_what_others_have_chosen_in_secret_is_in_no_observation() -> None:
    """Seats choose a card at once: the second one must not see which the first has laid down."""
    seen = []
    for first in (0, 1):
        env = planet_5r_v1.env(players=3, history=8)
        env.reset(seed=1)
        env.step(np.flatnonzero(env.action_mask("player_0"))[first])
        assert env.agent_selection == "player_1"
        seen.append(env.last()[0])
    assert (seen[0] == seen[1]).all()


# --- OpenSpiel


def random_state(game: str, players: int, steps: int, seed: int) -> Any:
    spiel = pyspiel.load_game(f"orrery_{game}", {"players": players, "seed": seed})
    state, rng = spiel.new_initial_state(), orrery.Rng(seed)
    state.apply_action(rng.below(1000))
    for _ in range(steps):
        if state.is_terminal():
            break
        if state.is_simultaneous_node():
            lists = [state.legal_actions(player) for player in range(players)]
            state.apply_actions([rng.choice(legal) if legal else 0 for legal in lists])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize("game", GAMES)
def test_a_game_of_open_spiel_comes_to_its_end_with_returns_by_rank(game: str) -> None:
    players = max(2, orrery.game(game).players.start)
    state = random_state(game, players, 20_000, seed=2)
    assert state.is_terminal()
    match = state.table.match
    assert match.over
    assert state.returns() == Rewards("rank").at_end(match.game, match.state)
    assert orrery.replay(match.record()) == match


@pytest.mark.parametrize("game", GAMES)
def test_a_redealt_state_is_of_the_same_information_set_and_plays_on(game: str) -> None:
    players = max(2, orrery.game(game).players.start)
    for steps in (0, 9, 40):
        state = random_state(game, players, steps, seed=3)
        for player in range(players):
            other = state.resample_from_infostate(player, lambda: 0.37)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.observation_string(player) == state.observation_string(player)
            assert other.observation_tensor(player) == state.observation_tensor(player)
            assert other.information_state_tensor(player) == state.information_state_tensor(player)
            assert other.legal_actions(player) == state.legal_actions(player)
            assert other.current_player() == state.current_player()


def test_information_states_tell_what_a_seat_knows_and_no_more() -> None:
    state = random_state("planet_5r", 3, 0, seed=4)
    other = state.clone()
    state.apply_actions([state.legal_actions(0)[0], *(state.legal_actions(p)[0] for p in (1, 2))])
    other.apply_actions([other.legal_actions(0)[0], *(other.legal_actions(p)[0] for p in (1, 2))])
    assert state.information_state_string(0) == other.information_state_string(0)
    again = random_state("planet_5r", 3, 0, seed=4)
    again.apply_actions([again.legal_actions(0)[1], *(again.legal_actions(p)[0] for p in (1, 2))])
    assert state.information_state_string(0) != again.information_state_string(0)


def test_a_stepped_match_is_copied_and_kept_whole() -> None:
    table = random_state("pandorum", 2, 25, seed=6).table
    for copy in (deepcopy(table), pickle.loads(pickle.dumps(table))):
        assert copy.match == table.match
        assert [copy.information(seat) for seat in (0, 1)] == [table.information(seat) for seat in (0, 1)]
        seat = table.waiting[0]
        assert copy.cursor(seat).legal == table.cursor(seat).legal


# --- many games in one batch


def batch(count: int, games: int) -> list[Finished]:
    table = VectorTable("planet_5r", count, seed=9, players=3)
    rngs: dict[int, orrery.Rng] = {}
    found: list[Finished] = []
    while len(found) < games:
        steps = []
        for place in range(count):
            rng = rngs.setdefault(table.deals[place], orrery.Rng(table.deals[place]))
            legal = table.legal(place)
            assert sorted(legal) == np.flatnonzero(table.masks[place]).tolist()
            steps.append(rng.choice(list(legal)))
        found += table.step(steps)
    return found


def test_a_batch_plays_the_same_games_however_many_there_are_at_once() -> None:
    alone = {game.deal: game._replace(place=0) for game in batch(1, 12)}
    together = {game.deal: game._replace(place=0) for game in batch(5, 12)}
    common = alone.keys() & together.keys()
    assert len(common) >= 8
    assert all(alone[deal] == together[deal] for deal in common)
    assert all(not game.truncated and game.winners for game in alone.values())


def test_a_batch_shows_what_an_environment_shows() -> None:
    table = VectorTable("planet_5r", 2, seed=9, players=3)
    for place, episode in enumerate(table.episodes):
        row = episode.show(int(table.seats[place]), table.setup.sheet())
        assert (row == table.observations[place]).all()
    before = [episode.state.step for episode in table.episodes]
    with pytest.raises(IllegalStep):
        table.step([table.legal(0)[0], int(np.flatnonzero(table.masks[1] == 0)[0])])
    with pytest.raises(ValueError, match="1 steps for 2 games"):
        table.step([table.legal(0)[0]])
    assert [episode.state.step for episode in table.episodes] == before
    assert [episode.steps for episode in table.episodes] == [0, 0]


# --- what is shown


def shown_by_all(game: str) -> Iterator[tuple[Any, int, Any, Any]]:
    """What each kind of environment shows a seat that is asked: state, seat, its way so far, the row."""
    rng = orrery.Rng(8)
    table = VectorTable(game, 2, seed=3, players=2)
    learner: Any = gymnasium.make(f"orrery/{game}-v1", players=2, seat=0).unwrapped
    row, _ = learner.reset(seed=3)
    one = pettingzoo.Environments(game).env(players=2)
    one.reset(seed=3)
    many = pettingzoo.Environments(game).parallel_env(players=2)
    rows, _ = many.reset(seed=3)
    for _ in range(80):
        for place, episode in enumerate(table.episodes):
            seat = int(table.seats[place])
            yield episode.state, seat, episode.cursor(seat), table.observations[place]
        table.step([rng.choice(table.legal(place)) for place in range(2)])
        yield learner.episode.state, 0, learner.episode.cursor(0), row
        row, *_ = learner.step(rng.choice(learner.episode.cursor(0).legal))
        seat = one.possible_agents.index(one.agent_selection)
        yield one.episode.state, seat, one.episode.cursor(seat), one.last()[0]
        one.step(rng.choice(one.episode.cursor(seat).legal))
        for seat in many.episode.waiting:
            yield many.episode.state, seat, many.episode.cursor(seat), rows[many.possible_agents[seat]]
        chosen = {seat: rng.choice(many.episode.cursor(seat).legal) for seat in many.episode.waiting}
        rows, *_ = many.step({agent: chosen.get(seat, many.wait) for seat, agent in enumerate(many.possible_agents)})
    for steps in range(20, 50):
        state = random_state(game, 2, steps, seed=steps)
        for seat in state.table.waiting:
            yield state.table.match.state, seat, state.table.cursor(seat), np.array(state.observation_tensor(seat))


@pytest.mark.parametrize("game", ["pandorum", "planet_unknown"])
def test_all_environments_show_the_same_of_an_answer(game: str) -> None:
    """Steps that were passed over because they are no choice are part of it from the beginning."""
    spec, passed_over = lab.observation(game), 0
    for state, seat, cursor, row in shown_by_all(game):
        assert (spec.flat(state, seat, cursor) == row).all()
        passed_over += bool(cursor.prefix)
    assert passed_over > 20


def test_nobody_else_writes_into_a_batch() -> None:
    table = VectorTable("planet_unknown", 1, players=1)
    with pytest.raises(ValueError, match="read-only"):
        table.observations[0, 0] = 1.0
