"""Orrery for research: compact action spaces and observations of every game, and what is built on them.

It needs the extra `lab` (numpy among others); engine, bots and server do without. See `docs/lab/spaces.md`.

>>> import orrery
>>> from orrery import lab
>>> space = lab.space("planet_5r")
>>> space.name, space.n, space.meaning(3)
('planet_5r-v1', 147, 'play scout')
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from orrery.lab.game_statistics.game_metrics import GameStatistics
    from orrery.lab.game_statistics.game_trace import walk
    from orrery.lab.game_statistics.statistics_call import statistics
    from orrery.lab.game_statistics.statistics_report import write_statistics
    from orrery.lab.lab_errors import LabError
    from orrery.lab.leagues.league_call import league
    from orrery.lab.leagues.league_report import write_report
    from orrery.lab.leagues.league_summary import LeagueSummary
    from orrery.lab.spaces.action_space import Cursor, Space, space
    from orrery.lab.spaces.observing import Observation, observation

# loaded when they are asked for: every command that plays many games passes by here
_HOMES = {
    "Cursor": "spaces.action_space",
    "GameStatistics": "game_statistics.game_metrics",
    "LabError": "lab_errors",
    "LeagueSummary": "leagues.league_summary",
    "Observation": "spaces.observing",
    "Space": "spaces.action_space",
    "league": "leagues.league_call",
    "observation": "spaces.observing",
    "space": "spaces.action_space",
    "statistics": "game_statistics.statistics_call",
    "walk": "game_statistics.game_trace",
    "write_report": "leagues.league_report",
    "write_statistics": "game_statistics.statistics_report",
}

__all__ = [
    "Cursor",
    "GameStatistics",
    "LabError",
    "LeagueSummary",
    "Observation",
    "Space",
    "league",
    "observation",
    "space",
    "statistics",
    "walk",
    "write_report",
    "write_statistics",
]


def __getattr__(name: str) -> Any:
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.{_HOMES[name]}"), name)
