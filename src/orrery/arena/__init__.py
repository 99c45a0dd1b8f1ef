"""The arena: many games between bots, played on all cores, with honest statistics."""

from __future__ import annotations

from orrery.arena.contestants import Contestant, contestant, contestants
from orrery.arena.parallel import run
from orrery.arena.series import GameResult, Series, play_game
from orrery.arena.stats import Standing, Summary, summary, wilson

__all__ = [
    "Contestant",
    "GameResult",
    "Series",
    "Standing",
    "Summary",
    "contestant",
    "contestants",
    "play_game",
    "run",
    "summary",
    "wilson",
]
