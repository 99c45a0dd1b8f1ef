"""Bots that never change: `greedy@0.2` and `mcts@0.2` play as greedy and mcts did before there were levels, so that
every later gain can be measured against the same opponents. The number is only a name; no release is called so.

Frozen is how they search. They judge by the game's `evaluate` and look with its `promising`, `resample`, `survival` and
`transposition_key`: a test holds their answers and the values of recorded positions, and fails if one of these changes.
"""

from __future__ import annotations

from orrery.bots.measuring_sticks.frozen_greedy import FrozenGreedy
from orrery.bots.measuring_sticks.frozen_mcts import FrozenMcts

__all__ = ["FrozenGreedy", "FrozenMcts"]
