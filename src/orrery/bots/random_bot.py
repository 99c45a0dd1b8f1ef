"""The bot that knows the rules and nothing else."""

from __future__ import annotations

from typing import Any

from orrery.core.decision import Decision
from orrery.core.rng import Rng

Json = Any


class RandomBot:
    """Any legal action, all alike."""

    name = "random"

    def __init__(self, seed: int = 0) -> None:
        self._rng = Rng(seed)

    def choose(self, view: dict[str, Json], decision: Decision) -> Any:
        return self._rng.choice(decision.actions)
