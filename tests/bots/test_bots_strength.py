"""Small duels with generous bounds: a bot that forgot how to play would fail them, bad luck hardly ever."""

from __future__ import annotations

from orrery.arena import Here, Series, contestants, run, summary


def share(bots: str, games: int, seed: int = 1) -> float:
    series = Series("planet_5r", (), contestants(bots), games, seed)
    return summary(series, run(series, Here())).standings[0].share


def test_greedy_beats_random() -> None:
    assert share("greedy:samples=3,random,random,random", 16) >= 0.6


def test_search_beats_random() -> None:
    assert share("mcts:iterations=24:rounds=2,random,random,random", 8) >= 0.6


def test_search_holds_its_own_among_greedy_ones() -> None:
    """Fair would be a quarter."""
    assert share("mcts:iterations=60:rounds=2,greedy:samples=1,greedy:samples=1,greedy:samples=1", 8) >= 0.25
