"""What a seat of On Mars knows, as numbers (OM-1.19). Parties are counted from the one that looks: it is party 0.

The map is planes of 91 hexes in the order of their ids. Fields by party have a row for each of four; in the solo game
the second one is Lacerda; rows of parties that do not play are zero.
"""

from __future__ import annotations

from orrery.core.layout import Row
from orrery.games.on_mars.lab.observed_parties import write_party
from orrery.games.on_mars.lab.observed_table import LAYOUT, write_table
from orrery.games.on_mars.state import State

__all__ = ["LAYOUT", "observe"]


def observe(s: State, me: int, row: Row) -> None:
    """Write what seat `me` knows into a row of zeros."""
    write_table(s, me, row)
    for away in range(s.parties):
        write_party(s, (me + away) % s.parties, away, row)
