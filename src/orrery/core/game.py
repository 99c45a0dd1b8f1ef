"""A game that can be played: its ruleset, and the ways to begin a match. One object per package."""

from __future__ import annotations

from collections.abc import Mapping

from orrery.core import engine
from orrery.core.errors import BadPosition, BadRecord, clip, reason
from orrery.core.match import Match
from orrery.core.position import built, described
from orrery.core.ruleset import Json, O, Ruleset, S
from orrery.core.trial import check_answers


class Game(Ruleset[S, O]):
    """What `orrery.game(...)` gives."""

    def new(self, players: int, seed: int | None = None, options: Mapping[str, Json] | None = None) -> Match:
        """A new match. Without a seed the system deals one of 128 bits."""
        self.check_players(players)
        seed, chosen = self.check_seed(seed), self.read_options(options)
        self.accept_table(players, chosen)
        return Match(self, players, seed, chosen)

    def position(self, raw: Mapping[str, Json]) -> Match:
        """A match that starts from a position given as data, with the names of the components (`core.position`).

        What is not named is as in the deal of the seed; what can't be is a BadPosition. A number of players,
        a seed or options that no new match could have are BadOptions, as in `new`.
        """
        try:
            players, seed, options = self._table_of(raw)
            dealt = self.initial(players, seed, options)
            engine.start(self.flow(options), dealt)
            m = Match.from_state(self, players, options, built(self, dealt, raw), seed)
            check_answers(self, m.state)
        except BadPosition as bad:
            raise BadPosition(bad.at, bad.reason, self.texts) from None
        except BadRecord as bad:
            raise BadPosition("", bad.reason, self.texts) from None
        return m

    def describe(self, state: S) -> dict[str, Json]:
        """The data from which `position` builds this state again: all of it, hidden things too."""
        return described(self, state)

    def _table_of(self, raw: Mapping[str, Json]) -> tuple[int, int, O]:
        if not isinstance(raw, Mapping):
            raise BadPosition("", reason("not_object"))
        if raw.get("game", self.id) != self.id:
            raise BadPosition("game", reason("none_of", value=clip(raw["game"]), known=self.id))
        players = self.check_players(raw.get("players"))  # type: ignore[arg-type]
        seed, options = self.check_seed(raw.get("seed", 0)), self.read_options(raw.get("options"))
        self.accept_table(players, options)
        return players, seed, options
