"""How good a position looks, in points ahead of the best other party."""

from __future__ import annotations

from orrery.games.on_mars.rules.scoring import total
from orrery.games.on_mars.state import STORED, State


def prospect(s: State, party: int) -> float:
    """The score as it stands, and what means are worth."""
    means = 0.35 * sum(s.storage[party * STORED : (party + 1) * STORED]) + 0.4 * (s.depot[party] + s.incoming[party])
    crew = 0.5 * s.quarters[party] + 0.25 * s.working[party]
    return total(s, party) + means + crew + 1.5 * s.shelter_count(party) + 1.0 * len(s.bots[party])


def evaluate(s: State, seat: int) -> float:
    own = prospect(s, seat)
    return own - max(prospect(s, other) for other in range(s.parties) if other != seat)
