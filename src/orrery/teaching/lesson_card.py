"""What a learner is told now: plain data for a screen that computes nothing."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal

from orrery.teaching.lesson import Both


@dataclass(slots=True)
class Caution:
    """An answer to moves that are legal here and tempting, to be given before they are sent."""

    actions: list[list[Any]]
    title: Both
    text: Both


@dataclass(slots=True)
class WantCard:
    """One part of a goal, and how far it is."""

    quantity: str
    words: Both
    have: int
    need: int


@dataclass(slots=True)
class GoalCard:
    round: int  # from 1
    rounds: int
    wants: list[WantCard]
    missed: Both | None  # what to do better, once it is too late


@dataclass(slots=True)
class ChangeCard:
    """What the lesson has brought."""

    quantity: str
    words: Both
    before: int
    after: int


@dataclass(slots=True)
class NextCard:
    id: str
    number: int
    title: Both


@dataclass(slots=True)
class LessonCard:
    """One card. `fine` are the legal moves that lead on; any other is answered by `cautions`, or led to another way."""

    lesson: str
    number: int
    of: int
    title: Both
    step: int
    steps: int
    kind: Literal["tell", "ask", "goal", "done"]
    head: Both
    text: Both
    why: Both | None
    rule: str | None
    at: list[str]
    beside: list[str]
    dock: str
    back: bool
    show: list[Any] | None
    fine: list[list[Any]]
    cautions: list[Caution]
    strayed: bool
    goal: GoalCard | None
    changes: list[ChangeCard]
    following: NextCard | None
    mastered: bool
