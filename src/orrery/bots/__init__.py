"""Bots for any game: they get what a seat may see, and nothing else."""

from __future__ import annotations

from orrery.bots.base import Bot
from orrery.bots.bot_match import play_out
from orrery.bots.explanation import Candidate, Explanation, explain
from orrery.bots.reason import Reason, reasons
from orrery.bots.roster import BOTS, bot

__all__ = ["BOTS", "Bot", "Candidate", "Explanation", "Reason", "bot", "explain", "play_out", "reasons"]
