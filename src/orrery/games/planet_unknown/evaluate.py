"""How good a position looks: the yardstick of greedy and of search (no rule depends on it)."""

from __future__ import annotations

from orrery.games.planet_unknown.rules.scoring import total
from orrery.games.planet_unknown.state import State


def evaluate(s: State, seat: int) -> float:
    """Medals ahead of the best of the others."""
    mine = float(total(s, seat))
    rivals = [total(s, other) for other in range(s.players) if other != seat]
    return mine - max(rivals) if rivals else mine
