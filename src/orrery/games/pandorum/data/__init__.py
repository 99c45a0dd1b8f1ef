"""The game's data: `read("game")` gives `game.toml`."""

from __future__ import annotations

from orrery.core.data_files import reader

read = reader(__file__)
