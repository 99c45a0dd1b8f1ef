"""The marks of a decision, and the thresholds they are given by. docs/analysis.md publishes them.

A loss counts only where the deals tell it from nothing: whoever took a move that may be as good has made no mistake.
"""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

Mark = Literal["best", "good", "inaccuracy", "mistake", "blunder"]

MARKS: Final[tuple[Mark, ...]] = ("best", "good", "inaccuracy", "mistake", "blunder")
TO_LEARN_FROM: Final[tuple[Mark, ...]] = ("inaccuracy", "mistake", "blunder")
CHANCES: Final[tuple[tuple[float, Mark], ...]] = ((0.10, "blunder"), (0.05, "mistake"), (0.02, "inaccuracy"))
POINTS: Final[tuple[tuple[float, Mark], ...]] = ((3.0, "blunder"), (1.5, "mistake"), (0.5, "inaccuracy"))
SURE: Final = 2.5  # standard errors that a loss must exceed; two would be too few, as the deals are few
NOTHING: Final = 0.05  # points: moves that differ by less come to the same


class Loss(NamedTuple):
    """What the played move is behind the best one, and the standard error of that (None: the deals don't matter)."""

    by: float
    doubt: float | None

    @property
    def sure(self) -> bool:
        """Whether there is a loss at all."""
        return self.by > 0.0 and (self.doubt is None or self.by > SURE * self.doubt)


def mark_of(points: Loss, chance: Loss | None) -> Mark:
    """The mark of a move that is so far behind the best: by its chance to win where the game has a curve for that,
    else by points. Whoever throws many away has been inaccurate at least, even where the game is decided."""
    if points.by <= NOTHING:
        return "best"
    if not points.sure:
        return "good"
    by_points = _step(points.by, POINTS)
    if chance is None:
        return by_points
    by_chance = _step(chance.by, CHANCES) if chance.sure else "good"
    return "inaccuracy" if by_chance == "good" and by_points == "blunder" else by_chance


def _step(lost: float, steps: tuple[tuple[float, Mark], ...]) -> Mark:
    return next((mark for least, mark in steps if lost >= least), "good")
