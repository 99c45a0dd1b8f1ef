"""A game that can be played: its ruleset, and the way to begin a match. One object per package."""

from __future__ import annotations

from collections.abc import Mapping

from orrery.core.match import Match
from orrery.core.ruleset import Json, O, Ruleset, S


class Game(Ruleset[S, O]):
    """What `orrery.game(...)` gives."""

    def new(self, players: int, seed: int | None = None, options: Mapping[str, Json] | None = None) -> Match:
        """A new match. Without a seed the system deals one of 128 bits."""
        self.check_players(players)
        seed, chosen = self.check_seed(seed), self.read_options(options)
        self.accept_table(players, chosen)
        return Match(self, players, seed, chosen)
