"""What a seat of Planet Unknown knows, as numbers (PU-18). Seats are counted from the one that looks: it is seat 0.

While turns are veiled, others stand where they began (PU-3.11). Boards are planes of 324 squares: 12 rows of 12 for the
planet, 6 of 6 for the moon, and 6 of 6 for each quarter of the shattered planet. A tile is told by its features: shape,
the terrains of its two sections, whether it has a meteorite.
"""

from __future__ import annotations

from orrery.core.layout import Row, Shown
from orrery.games.planet_unknown.lab.observed_seats import write_own, write_seat
from orrery.games.planet_unknown.lab.observed_table import LAYOUT, write_table
from orrery.games.planet_unknown.state import State

__all__ = ["LAYOUT", "observe", "rewrite"]


def observe(s: State, me: int, row: Row) -> None:
    """Write what seat `me` knows into a row of zeros."""
    rewrite(s, me, row, {})


def rewrite(s: State, me: int, row: Row, shown: Shown) -> None:
    """The same into a row whose boards still show what was written there before; all else in it is zero."""
    seen = [s.seats[seat] if seat == me or not s.shown else s.shown[seat] for seat in range(s.players)]
    write_table(s, me, seen, row)
    for away in range(s.players):
        seat = (me + away) % s.players
        write_seat(s, seen[seat], seat, away, row, shown)
    write_own(s, me, row, shown)
