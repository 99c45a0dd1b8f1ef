"""What the next construction would bring, by type. OM-8.6"""

from __future__ import annotations

from typing import Final

from orrery.games.on_mars.components import (
    COST,
    CRYSTAL,
    FIRST_LSS_OP,
    JOIN_TECH,
    LSS_ROWS,
    MINE,
    MINERAL,
    NONE,
    PIECES,
    PRODUCT,
    PROGRESS_POINTS,
    SHARED,
    SHELTER,
)
from orrery.games.on_mars.hexes import second_ring
from orrery.games.on_mars.outlook.look import Look, joins
from orrery.games.on_mars.rules.counts import lss_points
from orrery.games.on_mars.state import STORED

RESOURCE: Final = (0.85, 0.5, 0.55, 0.65, 1.0)  # mineral, battery, water, plant, oxygen
SPARE: Final = 0.6  # of a third and further one
CRYSTAL_WORTH: Final = 0.4
BENEFIT: Final = 0.7  # of the Life Support System
SHELTER_WORTH: Final = 2.0
ROOM_WORTH: Final = 2.0  # where the Living Quarters are too small already
MINER_TRIP: Final = 0.6  # a mineral on every trip to orbit
MINER_GONE: Final = 1.0  # his place in the Living Quarters
CUBE_AHEAD: Final = 0.45  # of the points of cubes that are possible
CANNOT: Final = -100.0


def size_at_best(look: Look, kind: int) -> int:
    """Of the group after building in the zone of the bots; 0: no site."""
    mask = look.s.mask(kind, look.seat)
    free, level = look.free, look.levels[JOIN_TECH[kind]]
    for need, hexes in joins(mask):
        if need <= level and hexes & free:
            return need + 1
    return 1 if second_ring(mask) & free else 0


def building_worth(look: Look, kind: int) -> float:
    """What building this type at the best site would bring, its price not counted."""
    s, seat, young = look.s, look.seat, look.young
    if kind < SHARED:
        if not s.piles[kind]:
            return CANNOT
    elif s.shelters[seat].bit_count() >= PIECES.shelters:
        return CANNOT
    size = size_at_best(look, kind)
    if not size:
        return CANNOT
    item = PRODUCT[kind]
    if item == CRYSTAL:
        worth = young * CRYSTAL_WORTH * min(size, s.room(seat))
    else:
        worth = young * RESOURCE[item] * min(size, s.limit(seat) - s.storage[seat * STORED + item])
    if kind == SHELTER:
        people = 12 - s.colonists[seat] - s.miners[seat].bit_count()
        return worth + young * (SHELTER_WORTH + (ROOM_WORTH if people >= s.capacity(seat) else 0.0))
    if size > 1 and not s.progress[seat] >> kind & 1:
        cubes = s.progress[seat].bit_count()
        worth += (PROGRESS_POINTS[cubes + 1] - PROGRESS_POINTS[cubes]) * (1.0 + look.time.updates)
    if kind == MINE:
        return worth + MINER_TRIP * look.time.trips - MINER_GONE
    row = s.lss[kind - 1]
    if row < LSS_ROWS:
        if row == 1:
            worth += FIRST_LSS_OP
        if row <= s.level:
            worth += lss_points(s, seat, s.lss_tiles[kind - 1]) + BENEFIT * young
    return worth


def affordable(look: Look, kind: int) -> bool:
    s, seat = look.s, look.seat
    if kind == MINE:
        return s.quarters[seat] > 0
    return COST[kind] == NONE or s.storage[seat * STORED + COST[kind]] > 0 or s.storage[seat * STORED + MINERAL] > 0


def best_buildings(look: Look) -> tuple[float, float]:
    """The best two constructions that can be paid, less their price; 0: none."""
    best = second = 0.0
    for kind in range(SHELTER + 1):
        if affordable(look, kind):
            price = RESOURCE[COST[kind]] * look.young if COST[kind] != NONE else 0.0
            worth = building_worth(look, kind) - price
            if worth > best:
                best, second = worth, best
            elif worth > second:
                second = worth
    return best, second


def cubes_ahead(look: Look) -> float:
    """Progress cubes for which a tech is in play that lets a building join."""
    s, seat = look.s, look.seat
    mine = s.progress[seat]
    ready = 0
    for kind in range(SHARED):
        if not mine >> kind & 1 and s.piles[kind]:
            found = joins(s.built[kind])
            ready += bool(found) and found[-1][0] <= look.levels[JOIN_TECH[kind]]
    cubes = mine.bit_count()
    more = PROGRESS_POINTS[cubes + ready] - PROGRESS_POINTS[cubes]
    return CUBE_AHEAD * look.young * more * (1.0 + look.time.updates)
