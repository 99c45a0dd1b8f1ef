"""Orrery: planet-settling board games as an engine, for people and for bots.

The public API is what stands in `__all__`; see `docs/api.md`.
"""

from __future__ import annotations

from orrery.bots import bot, play_out
from orrery.core.decision import Decision
from orrery.core.errors import (
    BadAction,
    BadOptions,
    BadPosition,
    BadRecord,
    CannotUndo,
    IllegalAction,
    OldRules,
    OrreryError,
    UnknownBot,
    UnknownGame,
)
from orrery.core.game import Game
from orrery.core.match import Match
from orrery.core.record_reader import load, replay
from orrery.core.registry import game, games, speak
from orrery.core.rng import Rng
from orrery.texts import common

speak(common())

__version__ = "0.1.0"

__all__ = [
    "BadAction",
    "BadOptions",
    "BadPosition",
    "BadRecord",
    "CannotUndo",
    "Decision",
    "Game",
    "IllegalAction",
    "Match",
    "OldRules",
    "OrreryError",
    "Rng",
    "UnknownBot",
    "UnknownGame",
    "bot",
    "game",
    "games",
    "load",
    "play_out",
    "replay",
]
