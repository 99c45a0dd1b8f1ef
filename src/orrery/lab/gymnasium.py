"""Gymnasium environments under their usual names: import this module, then `gymnasium.make("orrery/planet_5r-v1")`.

`gymnasium.make("orrery.lab.gymnasium:orrery/planet_5r-v1")` does both at once.
"""

from __future__ import annotations

from typing import Final

from gymnasium.envs.registration import register, registry

from orrery.lab.environments.gymnasium_learner import LearnerAmongBots
from orrery.lab.environments.table_setup import ready_games
from orrery.lab.spaces.action_space import space

NAMESPACE: Final = "orrery"

__all__ = ["LearnerAmongBots", "id_of", "register_all"]


def id_of(game: str) -> str:
    """The usual name of a game's environment, with the version of its space."""
    return f"{NAMESPACE}/{space(game).name}"


def register_all() -> None:
    """Make all games that have a space known to Gymnasium."""
    for game in ready_games():
        name = id_of(game)
        if name not in registry:
            register(name, entry_point=f"{LearnerAmongBots.__module__}:LearnerAmongBots", kwargs={"game": game})


register_all()
