"""What a bot is: it gets a seat's view and decision, and answers."""

from __future__ import annotations

from typing import Any, Protocol

from orrery.core.decision import Decision

Json = Any


class Bot(Protocol):
    """A player by program. It sees what its seat sees; `decision.sample` re-deals the rest."""

    name: str

    def choose(self, view: dict[str, Json], decision: Decision) -> Any:
        """One of `decision.actions`."""


class Weighing(Protocol):
    """A bot that tells, after an answer, how it weighed the actions of the decision: for each how often it was tried,
    and how well it fared on average, 0 for lost and 1 for won. None where it did not compare them one by one."""

    weighed: list[tuple[int, float]] | None
