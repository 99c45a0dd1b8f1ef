"""Bots by name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from orrery.bots.base import Bot
from orrery.bots.greedy import GreedyBot
from orrery.bots.mcts import MctsBot
from orrery.bots.measuring_sticks import FrozenGreedy, FrozenMcts
from orrery.bots.random_bot import RandomBot
from orrery.core.errors import UnknownBot
from orrery.texts import common

BOTS: dict[str, Callable[..., Bot]] = {
    "greedy": GreedyBot,
    "mcts": MctsBot,
    "random": RandomBot,
    "greedy@0.2": FrozenGreedy,
    "mcts@0.2": FrozenMcts,
}


def bot(name: str, **settings: Any) -> Bot:
    """A bot by name; settings such as `seed`, `iterations` or `seconds` go to it."""
    if name not in BOTS:
        raise UnknownBot(common(), bot=str(name)[:40], known=", ".join(sorted(BOTS)))
    return BOTS[name](**settings)
