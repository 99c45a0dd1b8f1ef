"""Opponents for people: easy, normal and hard, each a bot with its settings and its time."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from orrery.bots.base import Bot
from orrery.bots.greedy import GreedyBot
from orrery.bots.mcts import MctsBot
from orrery.core.decision import Decision
from orrery.core.registry import game as find_game

Json = Any


class Level(NamedTuple):
    """One level: seconds it may think, and the bot for a seed and so many seconds."""

    seconds: float
    make: Callable[[int, float], Bot]


LEVELS: dict[str, Level] = {
    "easy": Level(0.3, lambda seed, seconds: GreedyBot(seed, samples=2, noise=2.2)),
    "normal": Level(0.5, lambda seed, seconds: GreedyBot(seed)),
    "hard": Level(1.0, lambda seed, seconds: MctsBot(seed, seconds=seconds)),
}


def opponent(level: str, seed: int = 0, seconds: float | None = None) -> Bot:
    """A bot of this level; `seconds` may shorten or lengthen its thinking."""
    found = LEVELS[level]
    return found.make(seed, found.seconds if seconds is None else seconds)


def choose(
    level: str,
    game_id: str,
    state_json: Json,
    seat: int,
    seed: int = 0,
    seconds: float | None = None,
    rules_version: int | None = None,
) -> list[Json]:
    """For a worker process: the answer, in its text form, to what the seat is asked in a re-dealt state.

    The state is the plain form of `decision.sample(...)`, so what the seat can't know is not in it.
    """
    game = find_game(game_id, rules_version)
    state = game.codec.read_state(state_json)
    decision = Decision(game, state, seat)
    action = opponent(level, seed, seconds).choose(game.view(state, seat), decision)
    return game.action_to_json(action)
