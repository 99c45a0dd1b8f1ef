"""PettingZoo environments under their usual names: `from orrery.lab.pettingzoo import planet_5r_v1`, for every game.

Each has `env(...)` and `raw_env(...)`, where seats move one after another, and `parallel_env(...)`, where all move at
once.
"""

from __future__ import annotations

from typing import Any

from orrery.lab.environments.pettingzoo_aec import SequentialTable
from orrery.lab.environments.pettingzoo_parallel import SimultaneousTable
from orrery.lab.environments.table_setup import TableSetup, known_mode, ready_games
from orrery.lab.spaces.action_space import space


class Environments:
    """The environments of one game. All take `players`, `options`, `pay`, `shaping`, `history` and `most_steps`."""

    def __init__(self, game: str) -> None:
        self.game = game

    def raw_env(self, *, render_mode: str | None = None, **table: Any) -> SequentialTable:
        return SequentialTable(TableSetup(self.game, **table), known_mode(render_mode))

    env = raw_env  # an error is an exception here, so there is nothing for PettingZoo's wrappers to add

    def parallel_env(self, *, render_mode: str | None = None, penalty: float = 0.0, **table: Any) -> SimultaneousTable:
        return SimultaneousTable(TableSetup(self.game, **table), known_mode(render_mode), penalty)


def name_of(game: str) -> str:
    """The usual name of a game's environments, with the version of its space: `planet_5r_v1`."""
    return space(game).name.replace("-", "_")


def __getattr__(name: str) -> Environments:
    for game in ready_games():
        if name.startswith(f"{game}_v") and name == name_of(game):
            return Environments(game)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted(name_of(game) for game in ready_games())
