"""A greedy bot of On Mars knows what it is doing."""

from __future__ import annotations

from typing import Any

import orrery
from orrery.core.decision import Decision
from orrery.core.engine import actors, apply
from orrery.games.on_mars.rules.scoring import total

ROUNDS = 7


def test_greedy_gets_ahead_of_a_random_player() -> None:
    """A few rounds, by the final scoring: a whole game takes a while."""
    m = orrery.game("on_mars").new(2, 6)
    s: Any = m.state
    bots = (orrery.bot("greedy", seed=1), orrery.bot("random", seed=2))
    while s.round < ROUNDS:
        seat = actors(m.flow, s)[0]
        apply(m.flow, s, seat, bots[seat].choose({"game": "on_mars"}, Decision(m.game, s, seat)))
    assert total(s, 0) > total(s, 1) + 5
