"""Lessons as the list of them shows them."""

from __future__ import annotations

from dataclasses import dataclass

from orrery.teaching.lesson import Both


@dataclass(slots=True)
class LearntInfo:
    """How far I am in a lesson: steps done, and whether I have ever mastered it."""

    step: int
    mastered: bool


@dataclass(slots=True)
class LessonInfo:
    """A lesson, and what I have learnt of it (null: nothing yet)."""

    id: str
    number: int  # on its path
    of: int
    path: str  # empty: the game itself; otherwise an expansion
    path_name: Both | None
    title: Both
    about: Both
    able: list[Both]
    minutes: int
    icon: str
    steps: int
    learnt: LearntInfo | None
