"""Bots that never change: `greedy@0.2` and `mcts@0.2` play as those of release 0.2 did, so that every later gain can be
measured against the same opponents. Nothing here is improved; a test holds their answers.

They judge by the game's `evaluate`, so that must keep its values too, or the test will say so.
"""

from __future__ import annotations

from orrery.bots.measuring_sticks.frozen_greedy import FrozenGreedy
from orrery.bots.measuring_sticks.frozen_mcts import FrozenMcts

__all__ = ["FrozenGreedy", "FrozenMcts"]
