"""The arena: who sits where, the same results on any number of cores, and what the figures mean."""

from __future__ import annotations

import itertools
from typing import Any

import pytest

import orrery
from orrery.arena import Here, Processes, Series, contestant, contestants, play_game, run, summary, wilson
from orrery.arena.contestants import BadSetting
from orrery.arena.setups import setups
from orrery.arena.soundness import Unsound, check, check_game
from orrery.arena.speed import measure

RANDOMS = contestants("random,random,random")


def test_each_deal_is_played_with_every_rotation() -> None:
    series = Series("planet_5r", (), RANDOMS, games=6)
    assert [series.seating(n) for n in range(6)] == [(0, 0), (0, 1), (0, 2), (1, 0), (1, 1), (1, 2)]


def test_results_do_not_depend_on_the_number_of_workers() -> None:
    series = Series("planet_5r", (("die", "123456"),), contestants("greedy:samples=1,random,random"), 12, seed=5)
    heard: list[int] = []
    one = run(series, Here(), progress=lambda result: heard.append(result.n))
    with Processes(2) as processes:
        two = run(series, processes)
    assert [r.outcome() for r in one] == [r.outcome() for r in two]
    assert [r.n for r in one] == list(range(12))
    assert heard == list(range(12))


def test_another_seed_is_another_series() -> None:
    games = [play_game(Series("planet_5r", (), RANDOMS, 1, seed), 0).outcome() for seed in range(4)]
    assert len(set(games)) > 1


def test_shares_of_a_game_add_up_to_one() -> None:
    series = Series("planet_5r", (), contestants("random,random,random,random"), 20)
    found = summary(series, run(series, Here()))
    assert sum(s.wins for s in found.standings) == pytest.approx(20)
    assert found.fair == 0.25
    told = found.to_json()
    assert len(told["bots"]) == 4
    assert told["bots"][0]["decisions"] > 0


def test_wilson_interval() -> None:
    low, high = wilson(50, 100)
    assert (round(low, 4), round(high, 4)) == (0.4038, 0.5962)
    assert wilson(0, 10)[0] == 0
    assert wilson(10, 10)[1] == pytest.approx(1)
    assert wilson(0, 0) == (0.0, 1.0)


def test_contestants_are_written_with_their_settings() -> None:
    found = contestant("mcts:iterations=50", {"iterations": 9, "seconds": 2.0})
    assert found.label == "mcts:iterations=50:seconds=2"
    assert contestant("greedy", {"iterations": 9}).settings == ()
    assert contestant("easy").make(1).name == "level2"
    assert contestant("level5:character=miser:seconds=2").label == "level5:character=miser:seconds=2"
    with pytest.raises(BadSetting):
        contestant("greedy:character=miser")
    with pytest.raises(BadSetting):
        contestant("mcts:iterations=many")
    with pytest.raises(BadSetting):
        contestant("random:speed=3")
    with pytest.raises(BadSetting) as refused:
        contestant("mcts:iterations=0")
    assert refused.value.text("en") == "The setting “iterations=0” does not fit the bot mcts."
    assert refused.value.text("ru") == "Настройка «iterations=0» не подходит боту mcts."
    with pytest.raises(orrery.UnknownBot):
        contestant("nobody")


def test_sound_games_over_all_seats_and_options() -> None:
    tally = check("planet_5r", 12, seed=2, executor=Here())
    assert tally.games == 12
    assert tally.actions > 12 * 15 * 3
    assert len(setups(orrery.game("planet_5r"))) == 3 * 4


def test_a_broken_promise_names_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    game = orrery.game("planet_5r")

    def broken(state: Any) -> None:
        assert state.round < 3, "water has vanished"

    monkeypatch.setattr(game, "invariants", broken)
    with pytest.raises(Unsound, match="water has vanished") as error:
        check_game("planet_5r", 0, 4)
    assert (error.value.players, error.value.n) == (4, 4)


def test_speed_has_every_figure() -> None:
    speed = measure(orrery.game("planet_5r"), 4, seconds=0.1)
    assert all(value > 0 for value in speed.to_json().values() if not isinstance(value, str))
    assert speed.real < speed.decisions


def test_what_a_first_look_costs_is_measured_on_states_met_once() -> None:
    class Watched:
        """A game that notes which states its functions are asked about."""

        def __init__(self) -> None:
            self.real = orrery.game("planet_5r")
            self.looked: dict[str, list[int]] = {name: [] for name in ("view", "resample", "evaluate")}
            self.kept: list[Any] = []  # or ids would come back

        def __getattr__(self, name: str) -> Any:
            work = getattr(self.real, name)
            if name not in self.looked:
                return work

            def noted(state: Any, *told: Any) -> Any:
                self.kept.append(state)
                self.looked[name].append(id(state))
                return work(state, *told)

            return noted

    watched: Any = Watched()
    measure(watched, 3, seconds=0.0)
    once = {name: {each for each in ids if ids.count(each) == 1} for name, ids in watched.looked.items()}
    assert min(map(len, once.values())) > 20
    for one, other in itertools.combinations(once, 2):
        assert not once[one] & set(watched.looked[other])
