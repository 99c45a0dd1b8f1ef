"""Where the tile in hand is held over at first: the places it may lie in, in the order in which they look good.

It saves a person the way across the planet and is no advice: nothing is tried out, and what comes later (bonuses,
lasers, other tiles) is left to them. Places where nothing is destroyed come first, then those on the board of the tile
before; among them counts what a glance shows.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from orrery.games.planet_unknown.actions import Lay
from orrery.games.planet_unknown.components import GROUNDS, NONE, TILES, WATER
from orrery.games.planet_unknown.evaluate import ground
from orrery.games.planet_unknown.grid import AREA, squares, towards
from orrery.games.planet_unknown.pieces import piece
from orrery.games.planet_unknown.rules.medals.scoring import LINE_MEDALS
from orrery.games.planet_unknown.state import Seat

# In comparison; a medal is 3.
MEDAL: Final = 3.0  # of a line that is full then
SPOILT: Final = 1.5  # of a line that gets its first meteorite
BEGUN: Final = 0.12  # for a square of a line that is full already, part by part
WATER_ON_ICE: Final = 1.6
ICE_WASTED: Final = 0.6
SIDE: Final = 0.8  # against something laid
RIM: Final = 0.45
HOLE: Final = 1.5  # a square that no tile fits in any more


def ranks(p: Seat, lays: Sequence[Lay]) -> list[int]:
    """For each place how many look better."""
    terrains = TILES[p.hand].terrains
    wet = terrains.index(WATER) if WATER in terrains else NONE
    board = GROUNDS[p.planet]
    here, worth, lines = _board(p), _squares(p), _clean_lines(p)
    holes = _holes(p, 0)
    looks = []
    for orientation, at, _ in lays:
        lying = piece(p.hand, orientation, at)
        rock = 1 << lying.meteor if lying.meteor >= 0 else 0
        look = sum(worth[square] for square in squares(lying.squares)) - HOLE * (_holes(p, lying.squares) - holes)
        if wet != NONE:
            look += WATER_ON_ICE * (lying.sections[wet] & board.ice & ~p.filled).bit_count()
        for line, medals in lines:
            if line & rock:
                look -= SPOILT * medals
            elif line & lying.squares and not line & ~(p.filled | lying.squares):
                look += MEDAL * medals
        destroyed = (lying.squares & (p.lifepods | p.rovers)).bit_count()
        looks.append((destroyed, not lying.squares & here, -look))
    found = [0] * len(looks)
    for rank, place in enumerate(sorted(range(len(looks)), key=looks.__getitem__)):
        found[place] = rank
    return found


def _board(p: Seat) -> int:
    """The squares of the board the last tile lies on; of all boards before the first."""
    boards = [squares for squares, _ in GROUNDS[p.planet].boards]
    if not p.placed:
        return sum(boards)
    last = piece(*p.placed[-1]).squares
    return next(squares for squares in boards if squares & last)


def _clean_lines(p: Seat) -> list[tuple[int, int]]:
    rocks = p.meteorites | p.cargo
    return [(line, medals) for line, medals in LINE_MEDALS[p.planet] if not line & rocks]


def _holes(p: Seat, more: int) -> int:
    tiny, _, _ = ground(p.planet, p.filled | GROUNDS[p.planet].electric | more)
    return tiny.bit_count()


def _squares(p: Seat) -> list[float]:
    """What lying on each empty square looks like by itself."""
    board, worth = GROUNDS[p.planet], [0.0] * AREA
    free = board.grid & ~p.filled
    begun = [(line, medals * (line & p.filled).bit_count() / line.bit_count()) for line, medals in _clean_lines(p)]
    laid, open_ = towards(p.filled), towards(board.grid)
    for square in squares(free):
        bit = 1 << square
        worth[square] = (
            SIDE * sum(bool(side & bit) for side in laid)
            + RIM * sum(not side & bit for side in open_)
            + BEGUN * sum(part for line, part in begun if line & bit)
            - ICE_WASTED * bool(board.ice & bit)
        )
    return worth
