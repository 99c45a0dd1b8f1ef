"""Where the tile in hand is held over at first: the places it may lie in, in the order in which they look good.

It saves a person the way across the planet and is no advice: nothing is tried out, and what comes later (bonuses,
lasers, other tiles) is left to them. Places where nothing is destroyed come first, then those on the board of the tile
before; among them holes count, and the glance of bots.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from orrery.games.planet_unknown.actions import Lay
from orrery.games.planet_unknown.components import GROUNDS, TILES
from orrery.games.planet_unknown.evaluate import ground
from orrery.games.planet_unknown.prefilter import MASKS, glances
from orrery.games.planet_unknown.state import Seat

HOLE: Final = 0.5  # a square that no tile fits in any more


def ranks(p: Seat, lays: Sequence[Lay]) -> list[int]:
    """For each place how many look better."""
    shape, here = TILES[p.hand].shape, _board(p)
    covered = p.filled | GROUNDS[p.planet].electric
    holes = ground(p.planet, covered)[0].bit_count()
    looks = []
    for lay, glance in zip(lays, glances(p, lays), strict=True):
        squares = MASKS[shape][lay.orientation][-1] << lay.at
        destroyed = (squares & (p.lifepods | p.rovers)).bit_count()
        more = ground(p.planet, covered | squares)[0].bit_count() - holes
        looks.append((destroyed, not squares & here, HOLE * more - glance))
    found = [0] * len(looks)
    for rank, at in enumerate(sorted(range(len(looks)), key=looks.__getitem__)):
        found[at] = rank
    return found


def _board(p: Seat) -> int:
    """The squares of the board the last tile lies on; of all boards before the first."""
    boards = [squares for squares, _ in GROUNDS[p.planet].boards]
    if not p.placed:
        return sum(boards)
    tile, orientation, at = p.placed[-1]
    last = MASKS[TILES[tile].shape][orientation][-1] << at
    return next(squares for squares in boards if squares & last)
