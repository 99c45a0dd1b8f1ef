"""How the analysis of a finished game stands, and what it says."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal


@dataclass(slots=True)
class AnalysisInfo:
    """The analysis of a table."""

    state: Literal["none", "waiting", "working", "paused", "stopped", "done", "failed"]
    ahead: int = 0  # other analyses that come first
    pieces: int = 0  # all that is to be worked out; 0 if that is not known yet
    done: int = 0
    decisions: int = 0  # those with a choice among the pieces
    judged: int = 0
    round: int = 0  # the one that is being worked on
    rounds: int = 0
    analysis: dict[str, Any] | None = None  # what is known so far; null if nothing is new since `known` pieces
