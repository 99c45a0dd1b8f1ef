"""Which of many places of a tile may be good, at a glance: for bots that have no time to judge each of them.

Every square has a worth of its own (what covering it does for its row and column, how snugly it lies), and a place is
the sum of its squares, with a word on meteorites, lifepods, rovers and ice. Much cheaper than `evaluate`, and blind to
holes: good enough to choose a dozen that are then judged properly.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from heapq import nlargest
from typing import Any, Final

from orrery.games.planet_unknown.actions import Lay, LayPatch
from orrery.games.planet_unknown.components import GROUNDS, NONE, TILES, WATER
from orrery.games.planet_unknown.evaluate import EASY, LEAST, OPEN, ground
from orrery.games.planet_unknown.grid import AREA, mask_of, towards
from orrery.games.planet_unknown.moon_outlook import at_a_glance
from orrery.games.planet_unknown.pieces import TURNED
from orrery.games.planet_unknown.rules.medals.scoring import LINE_MEDALS
from orrery.games.planet_unknown.state import Seat, State

REMEMBERED: Final = 1 << 10
SNUG: Final = 0.22  # a side that touches a tile or the edge
ROCK_KEEPS: Final = 0.5  # part of a line's worth that a new meteorite takes
ON_POD: Final = 0.5
ON_ROVER: Final = 1.2
WATER_ON_ICE: Final = 1.2
ICE_WASTED: Final = 0.06
CITY: Final = 2.0

# of each shape and orientation: the squares of the sections and of the whole, with the anchor on square 0
_MASKS: Final = tuple(
    tuple((*(mask_of(section) for section in way.sections), mask_of(way.cells)) for way in turned) for turned in TURNED
)
Worths = tuple[tuple[float, ...], tuple[float, ...]]


@lru_cache(REMEMBERED)
def _squares(planet: int, filled: int, rocks: int) -> Worths:
    """What covering each empty square is worth, and what a meteorite there would cost."""
    board = GROUNDS[planet]
    tiny, narrow, easy = ground(planet, filled | board.electric)
    empty = tiny | narrow | easy
    count = empty.bit_count()
    covers = max(LEAST, 1.0 - OPEN / count) if count else LEAST
    growth = covers**-EASY - 1.0
    worth, loss = [0.0] * AREA, [0.0] * AREA
    for squares, printed in LINE_MEDALS[planet]:
        chance = printed * covers ** (EASY * (squares & empty).bit_count())
        if squares & rocks:
            chance *= ROCK_KEEPS ** (squares & rocks).bit_count()
        mask = squares
        while mask:
            low = mask & -mask
            square = low.bit_length() - 1
            worth[square] += chance * growth
            loss[square] += chance * ROCK_KEEPS
            mask ^= low
    free = board.grid & ~filled
    sides = towards(free)
    mask = free
    while mask:
        low = mask & -mask
        mask ^= low
        square = low.bit_length() - 1
        for open_side in sides:
            if not open_side & low:
                worth[square] += SNUG
        if board.cities & low:
            worth[square] -= CITY
    return tuple(worth), tuple(loss)


def promising(s: State, seat: int, actions: Sequence[Any], most: int) -> Sequence[Any]:
    """Of many places for a tile or a patch at most so many; other actions all stay."""
    if len(actions) <= most:
        return actions
    p = s.seats[seat]
    lays = [action for action in actions if type(action) is Lay]
    if lays:
        rest = [action for action in actions if type(action) is not Lay]
        return rest + _best_places(p, lays, most)
    patches = [action for action in actions if type(action) is LayPatch]
    if len(patches) > most:
        worth, _ = _squares(p.planet, p.filled, p.meteorites | p.cargo)
        rest = [action for action in actions if type(action) is not LayPatch]
        return rest + nlargest(most, patches, key=lambda action: worth[action.square])
    return actions


def _best_places(p: Seat, lays: list[Lay], most: int) -> list[Lay]:
    worth, loss = _squares(p.planet, p.filled, p.meteorites | p.cargo)
    tile = TILES[p.hand]
    turned, masks = TURNED[tile.shape], _MASKS[tile.shape]
    meteor = tile.meteor
    wet = tile.terrains.index(WATER) if WATER in tile.terrains else NONE
    ice, pods, rovers = GROUNDS[p.planet].ice & ~p.filled, p.lifepods, p.rovers
    special = ice | pods | rovers
    moon = GROUNDS[p.planet].moon_squares
    on_moon = at_a_glance(p, p.hand) if moon else 0.0
    scores = []
    for orientation, at, _ in lays:
        way = turned[orientation]
        score = 0.0
        for cell in way.cells:
            score += worth[at + cell]
        if meteor:
            score -= loss[at + way.meteor]
        under = masks[orientation][-1] << at & special
        if under:
            score -= ICE_WASTED * (under & ice).bit_count() + ON_POD * (under & pods).bit_count()
            if under & rovers:
                score -= ON_ROVER
            if wet != NONE and masks[orientation][wet] << at & ice:
                score += WATER_ON_ICE
        if moon and masks[orientation][-1] << at & moon:
            score += on_moon
        scores.append(score)
    best = nlargest(most, range(len(lays)), key=scores.__getitem__)
    return [lays[n] for n in sorted(best)]
