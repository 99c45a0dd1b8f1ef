"""What a lead in points means for the chance to win, as a few numbers that a game may bring."""

from __future__ import annotations

from typing import Final, NamedTuple


class WinCurve(NamedTuple):
    """Log odds are `lead * (steep + steeper * gone + steepest * gone**4) + log(rivals) * (field + later_field * gone)
    + lasts * (even + later_even * gone)`, where `gone` is the part of a game that has been played (its round by the
    `rounds` a game has) and `lasts` the chance that another round comes. The last two are what an evaluation thinks its
    own seat better or worse than the others by as long as there is a future: what is counted in the end is certain."""

    rounds: float
    steep: float
    steeper: float
    steepest: float
    field: float
    later_field: float
    even: float = 0.0
    later_even: float = 0.0


PLAIN: Final = WinCurve(0.0, 1.0 / 6.0, 0.0, 0.0, 0.0, 0.0)  # without a fit: six points win three games of four
