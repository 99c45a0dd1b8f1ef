"""Bots answer legally, repeatably, and from nothing but what their seat may see."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import orrery
from orrery.bots import BOTS, Bot
from orrery.bots.greedy import GreedyBot
from orrery.bots.mcts import FEWEST, MctsBot, Search
from orrery.bots.random_bot import RandomBot
from orrery.core import engine
from orrery.core.decision import Decision
from orrery.core.rng import Rng
from orrery.core.state_codec import to_plain

QUICK: dict[str, dict[str, int]] = {
    "random": {},
    "greedy": {"samples": 2},
    "mcts": {"iterations": 12},
    "greedy@0.2": {"samples": 2},
    "mcts@0.2": {"iterations": 12},
}


def quick(name: str, seed: int) -> Bot:
    return orrery.bot(name, seed=seed, **QUICK[name])


def positions(ident: str, players: int, seed: int, every: int, **options: Any) -> Iterator[tuple[Any, Decision]]:
    """Decisions along a random game, with the true state behind each."""
    game = orrery.game(ident)
    m = game.new(players, seed, options)
    state, rng, n = game.clone(m.state), Rng(seed, 5), 0
    while actors := engine.actors(m.flow, state):
        seat = rng.choice(actors)
        decision = Decision(game, state, seat)
        n += 1
        if n % every == 0 and len(decision.actions) > 1:
            yield state, decision
        engine.apply(m.flow, state, seat, rng.choice(decision.actions))


@pytest.mark.parametrize("name", sorted(BOTS))
@pytest.mark.parametrize("ident", orrery.games())
def test_same_seed_same_answer(name: str, ident: str) -> None:
    game = orrery.game(ident)
    for state, decision in positions(ident, 4, seed=11, every=31):
        view = game.view(state, decision.seat)
        assert quick(name, 3).choose(view, decision) == quick(name, 3).choose(view, decision)


@pytest.mark.parametrize("name", sorted(BOTS))
@pytest.mark.parametrize("players", [3, 4, 5])
def test_whole_games_of_legal_answers(name: str, players: int) -> None:
    m = orrery.game("planet_5r").new(players, seed=players)
    orrery.play_out(m, [quick(name, seat) for seat in range(players)])
    assert m.over
    assert orrery.replay(m.record()) == m  # every answer went through the rules once more


@pytest.mark.parametrize("name", ["greedy", "mcts"])
def test_hidden_things_do_not_change_the_answer(name: str) -> None:
    """The true state and a re-dealt one look the same to the seat, so the bot must answer the same."""
    game = orrery.game("planet_5r")
    kinds = set()
    for n, (state, decision) in enumerate(positions("planet_5r", 4, seed=23, every=2)):
        seat = decision.seat
        twin = decision.sample(Rng(n, 99))
        again = Decision(game, twin, seat)
        view = game.view(state, seat)
        assert game.view(twin, seat) == view
        assert quick(name, n).choose(view, decision) == quick(name, n).choose(view, again)
        kinds.add(decision.kind)
    assert kinds == {"choose_card", "bid", "take_technology"}


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("confirm", [False, True])
def test_a_second_re_deal_forgets_the_first(players: int, confirm: bool) -> None:
    game = orrery.game("planet_5r")
    for state, decision in positions("planet_5r", players, seed=7, every=1, confirm=confirm):
        for seat in range(players):
            twice = game.resample(game.resample(state, seat, Rng(1)), seat, Rng(2))
            assert to_plain(twice) == to_plain(game.resample(state, seat, Rng(2)))
            assert game.view(twice, seat) == game.view(state, seat)
        assert decision.actions == Decision(game, decision.sample(Rng(3)), decision.seat).actions


class Forced:
    """A decision without a choice: looking into the future would be a waste."""

    actions = ("only",)
    seat = 0

    def sample(self, rng: Rng) -> Any:
        raise AssertionError("no need to think")


@pytest.mark.parametrize("name", ["greedy", "mcts"])
def test_a_forced_answer_needs_no_thought(name: str) -> None:
    forced: Any = Forced()
    assert quick(name, 0).choose({"game": "planet_5r"}, forced) == "only"


@pytest.mark.interpreted
@pytest.mark.parametrize(("seconds", "iterations"), [(0.0, FEWEST), (0.47, 47), (0.05, FEWEST)])
def test_a_search_by_seconds_keeps_its_time_but_thinks_a_little(
    seconds: float, iterations: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By a clock on which every iteration takes a hundredth of a second."""
    m = orrery.game("planet_5r").new(4, seed=1)
    decision = m.decision(0)
    assert decision is not None
    done = 0
    iterate = Search.iterate

    def counted(self: Search) -> None:
        nonlocal done
        done += 1
        iterate(self)

    monkeypatch.setattr(Search, "iterate", counted)
    monkeypatch.setattr("orrery.bots.mcts.perf_counter", lambda: done / 100)
    assert MctsBot(seconds=seconds).choose(m.view(0), decision) in decision.actions
    assert done == iterations
    assert len(decision.actions) < FEWEST


def test_a_clear_choice_is_answered_before_all_iterations_are_spent_and_stays_the_same() -> None:
    game, most, saved = orrery.game("planet_5r"), 96, 0
    for n, (_, decision) in enumerate(positions("planet_5r", 4, seed=31, every=9)):
        hasty, patient = (Search(game, decision, Rng(n), 2, 0.35) for _ in range(2))
        hasty.run(most)
        for _ in range(most):
            patient.iterate()
        assert hasty.answer() == patient.answer()
        saved += most - hasty.iterations
    assert saved > 0


def test_settings_reach_the_bot() -> None:
    greedy, mcts = orrery.bot("greedy", samples=3), orrery.bot("mcts", iterations=7)
    assert isinstance(greedy, GreedyBot)
    assert greedy.samples == 3
    assert isinstance(mcts, MctsBot)
    assert mcts.iterations == 7
    assert isinstance(orrery.bot("random", seed=1), RandomBot)


def test_an_unknown_bot_is_named_with_the_known_ones() -> None:
    with pytest.raises(orrery.UnknownBot) as error:
        orrery.bot("alphago")
    assert "alphago" in error.value.text("ru")
    assert "greedy" in error.value.text("en")
