"""The marks of a decision, and the thresholds they are given by. docs/analysis.md publishes them.

A loss counts only where the deals tell it from nothing: whoever took a move that may be as good has made no mistake.
Points mean more in one game than in another, so they are measured by how far totals usually lie apart (`Game.spread`).
"""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

Mark = Literal["best", "good", "inaccuracy", "mistake", "blunder"]

MARKS: Final[tuple[Mark, ...]] = ("best", "good", "inaccuracy", "mistake", "blunder")
TO_LEARN_FROM: Final[tuple[Mark, ...]] = ("inaccuracy", "mistake", "blunder")
CHANCES: Final[tuple[tuple[float, Mark], ...]] = ((0.10, "blunder"), (0.05, "mistake"), (0.02, "inaccuracy"))
SHARES: Final[tuple[tuple[float, Mark], ...]] = ((0.50, "blunder"), (0.25, "mistake"), (0.10, "inaccuracy"))
UNPROVED: Final[Mark] = "inaccuracy"  # the worst that a loss is called of which no doubt could be computed
SURE: Final = 2.5  # standard errors that a loss must exceed; two would be too few, as the deals are few
NOTHING: Final = 0.05  # points: moves that differ by less come to the same


class Loss(NamedTuple):
    """What the played move is behind the best one, and the standard error of that: None where the deals made no
    difference. Then it hangs on the bot's judgement of the position alone, unless the game ends there (`exact`)."""

    by: float
    doubt: float | None
    exact: bool = False

    @property
    def sure(self) -> bool:
        """Whether there is a loss at all."""
        return self.by > 0.0 and (self.doubt is None or self.by > SURE * self.doubt)

    @property
    def proved(self) -> bool:
        return self.exact or self.doubt is not None


def steps_of(spread: float) -> tuple[tuple[float, Mark], ...]:
    """The points from which a loss has a mark, in a game whose totals lie so far apart."""
    return tuple((round(share * spread, 1), mark) for share, mark in SHARES)


def mark_of(points: Loss, chance: Loss | None, spread: float) -> Mark:
    """The mark of a move that is so far behind the best: by its chance to win where the game has a curve for that,
    else by points. Whoever throws many away has been inaccurate at least, even where the game is decided."""
    mark = _mark_of(points, chance, spread)
    worse = MARKS.index(mark) > MARKS.index(UNPROVED)
    return UNPROVED if worse and not points.proved else mark


def _mark_of(points: Loss, chance: Loss | None, spread: float) -> Mark:
    if points.by <= NOTHING:
        return "best"
    if not points.sure:
        return "good"
    by_points = _step(points.by, steps_of(spread))
    if chance is None:
        return by_points
    by_chance = _step(chance.by, CHANCES) if chance.sure else "good"
    return "inaccuracy" if by_chance == "good" and by_points == "blunder" else by_chance


def _step(lost: float, steps: tuple[tuple[float, Mark], ...]) -> Mark:
    return next((mark for least, mark in steps if lost >= least), "good")
