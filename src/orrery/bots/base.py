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
