"""Bots for any game: they get what a seat may see, and nothing else."""

from __future__ import annotations

from orrery.bots.base import Bot
from orrery.bots.bot_match import play_out
from orrery.bots.roster import BOTS, bot

__all__ = ["BOTS", "Bot", "bot", "play_out"]
