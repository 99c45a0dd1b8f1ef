"""Positions of finished games, so that a page of a replay is computed from a nearby position, not from the first move.

Whoever looks through a long game asks for one page after another. Some positions of the games looked at last are kept,
so that each page costs only what it shows.
"""

from __future__ import annotations

import threading
from collections import OrderedDict

from orrery.core.match import Match

EVERY = 40  # actions between two positions that are kept
GAMES = 8


class ReplayCache:
    """Positions of the finished games looked at last. May be asked from any thread."""

    def __init__(self, games: int = GAMES, every: int = EVERY) -> None:
        self.games = games
        self.every = every
        self._kept: OrderedDict[tuple[str, int], dict[int, Match]] = OrderedDict()
        self._lock = threading.Lock()

    def at(self, ident: str, match: Match, n: int) -> Match:
        """A fresh match with the first n actions of a finished game."""
        with self._lock:
            game = ident, match.version  # a lesson may be taken back after its end, and end otherwise then
            kept = self._kept.setdefault(game, {})
            self._kept.move_to_end(game)
            while len(self._kept) > self.games:
                self._kept.popitem(last=False)
            near = max((k for k in kept if k <= n), default=None)
            again = _afresh(match) if near is None else kept[near].clone()
        for seat, action in match.actions[len(again.actions) : n]:
            if len(again.actions) % self.every == 0:
                self._keep(kept, again)
            again.act(seat, action)
        if n % self.every == 0:
            self._keep(kept, again)
        return again

    def _keep(self, kept: dict[int, Match], match: Match) -> None:
        with self._lock:
            if len(match.actions) not in kept:
                kept[len(match.actions)] = match.clone()


def _afresh(match: Match) -> Match:
    return Match(match.game, match.players, match.seed, match.options, match.start)
