"""How good a position looks: the yardstick of greedy and of search (no rule depends on it)."""

from __future__ import annotations

from orrery.games.pandorum.rules.scoring import totals
from orrery.games.pandorum.state import State


def evaluate(s: State, seat: int) -> float:
    """Quids and cargo ahead of the best of the others."""
    found = totals(s)
    return float(found[seat] - max(total for other, total in enumerate(found) if other != seat))
