"""A lesson as data: a position, steps on the real board, and rivals who play their part. `lesson_reading` makes one."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

from orrery.teaching.action_patterns import Pattern

StepKind = Literal["tell", "ask", "goal"]
Dock = Literal["left", "right"]
SCORE = "score"  # beside the quantities of the game's ledger: the points if the game ended now
SHOWN = "shown."  # and what belongs to nobody: a number that everybody sees on the table, as "shown.level"


@dataclass(frozen=True, slots=True)
class Both:
    """Words in both languages. `**` marks what matters most."""

    en: str
    ru: str


@dataclass(frozen=True, slots=True)
class Reply:
    """The answer to tempting moves, before they are sent: they are legal, and this is what they cost."""

    moves: tuple[Pattern, ...]  # whichever they are, if none are named
    title: Both
    text: Both
    costs: tuple[str, ...] = ()  # quantities; only moves that cost all of them are answered so


@dataclass(frozen=True, slots=True)
class Want:
    """A goal in numbers: the learner has at least so much of a quantity."""

    quantity: str
    at_least: int
    words: Both


@dataclass(frozen=True, slots=True)
class Goal:
    """What free play is to reach, and in how many rounds, the present one included."""

    wants: tuple[Want, ...]
    rounds: int
    missed: Both  # what to do better
    solution: tuple[Pattern, ...]


@dataclass(frozen=True, slots=True)
class Step:
    """One thing to see or to do."""

    kind: StepKind
    title: Both
    text: Both
    why: Both | None = None
    rule: str | None = None
    at: tuple[str, ...] = ()  # places on the board that are lit, by the board's own names
    beside: tuple[str, ...] = ()  # places that explain
    dock: Dock | None = None  # where the card stands on a wide screen, if not where the lesson says
    moves: tuple[Pattern, ...] = ()  # what is asked for; the first is shown
    also: tuple[Pattern, ...] = ()  # moves that may come before it and change nothing
    replies: tuple[Reply, ...] = ()
    goal: Goal | None = None
    then: Mapping[str, int] = field(default_factory=dict)  # how much the learner has afterwards; a test checks it


@dataclass(frozen=True, slots=True)
class Lesson:
    """A lesson of a game."""

    id: str
    game: str
    number: int  # its place on the path
    path: str  # the game itself (empty), or an expansion or way to play with a path of its own
    path_name: Both | None
    title: Both
    about: Both
    able: tuple[Both, ...]  # what one will be able to do
    minutes: int
    icon: str
    dock: Dock
    seat: int  # the learner's
    level: str  # of the bots that play when the scripts have ended
    start: Mapping[str, Any]  # of a position, or seed, players and options of a deal
    opening: tuple[tuple[int, Any], ...]  # moves that are played before the lesson begins
    rivals: Mapping[int, tuple[Any, ...]]  # by seat: the actions they play, in order
    also: tuple[Pattern, ...]  # for every step
    steps: tuple[Step, ...]
    success: Both
    mark: str = ""  # changes with the file: a table that began with another form of the lesson is not gone on with

    @property
    def goal(self) -> Goal | None:
        return next((step.goal for step in self.steps if step.goal is not None), None)
