"""The arena: many games between bots, played on all cores, with honest statistics."""

from __future__ import annotations

from orrery.arena.bot_game import BotGame, Fault, play_bots
from orrery.arena.contestants import Contestant, contestant, contestants
from orrery.arena.jobs import Executor, Here, Job, JobFailed, WorkersLost
from orrery.arena.processes import Processes
from orrery.arena.series import GameResult, Series, play_deal, play_game, run
from orrery.arena.stats import Standing, Summary, summary, wilson

__all__ = [
    "BotGame",
    "Contestant",
    "Executor",
    "Fault",
    "GameResult",
    "Here",
    "Job",
    "JobFailed",
    "Processes",
    "Series",
    "Standing",
    "Summary",
    "WorkersLost",
    "contestant",
    "contestants",
    "play_bots",
    "play_deal",
    "play_game",
    "run",
    "summary",
    "wilson",
]
