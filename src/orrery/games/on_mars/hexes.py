"""The surface as numbers: 91 hexes, their neighbours and distances. OM-1.8, OM-8.6

A hex is an index (by column, then down the column), a set of hexes an int with a bit per hex.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from orrery.games.on_mars.components import DELTAS, HEX_COORDS, NONE

COUNT: Final = len(HEX_COORDS)
EVERYWHERE: Final = (1 << COUNT) - 1
FAR: Final = COUNT
WORD_BITS: Final = 60
WORD: Final = (1 << WORD_BITS) - 1
_AT: Final = {at: hex_ for hex_, at in enumerate(HEX_COORDS)}

STEP: Final = tuple(tuple(_AT.get((q + dq, r + dr), NONE) for dq, dr in DELTAS) for q, r in HEX_COORDS)
NEIGHBOURS: Final = tuple(tuple(other for other in STEP[hex_] if other != NONE) for hex_ in range(COUNT))
NEAR: Final = tuple(sum(1 << other for other in NEIGHBOURS[hex_]) for hex_ in range(COUNT))
BIT: Final = tuple(1 << hex_ for hex_ in range(COUNT))
ZONE: Final = tuple(NEAR[hex_] | 1 << hex_ for hex_ in range(COUNT))  # OM-1.8


def _distances(start: int) -> tuple[int, ...]:
    """Steps on the map: a piece never leaves it."""
    found = [FAR] * COUNT
    found[start] = 0
    edge = [start]
    while edge:
        reached = []
        for hex_ in edge:
            for other in NEIGHBOURS[hex_]:
                if found[other] == FAR:
                    found[other] = found[hex_] + 1
                    reached.append(other)
        edge = reached
    return tuple(found)


DISTANCE: Final = tuple(_distances(hex_) for hex_ in range(COUNT))
MOST: Final = max(max(row) for row in DISTANCE)
# RING[hex][n]: the hexes exactly n steps away; WITHIN[hex][n]: at most n
RING: Final = tuple(
    tuple(sum(1 << other for other in range(COUNT) if row[other] == n) for n in range(MOST + 1)) for row in DISTANCE
)
WITHIN: Final = tuple(
    tuple(sum(1 << other for other in range(COUNT) if row[other] <= n) for n in range(MOST + 1)) for row in DISTANCE
)


def each(mask: int) -> list[int]:
    """The members of a set, lowest first."""
    found: list[int] = []
    first = 0
    while mask:
        part = mask & WORD  # numbers of one word are cheaper, most of all compiled
        while part:
            low = part & -part
            found.append(first + low.bit_length() - 1)
            part ^= low
        mask >>= WORD_BITS
        first += WORD_BITS
    return found


def around(mask: int) -> int:
    """All hexes beside a hex of the set; hexes of the set count only where they lie beside another one."""
    found = 0
    while mask:
        low = mask & -mask
        found |= NEAR[low.bit_length() - 1]
        mask ^= low
    return found


@lru_cache(maxsize=1 << 12)
def groups(mask: int) -> tuple[int, ...]:
    """The connected groups of a set of hexes, each as a set, by their lowest hex. OM-1.7"""
    found = []
    while mask:
        group = mask & -mask
        edge = group
        while edge:
            edge = around(edge) & mask & ~group
            group |= edge
        found.append(group)
        mask &= ~group
    return tuple(found)


@lru_cache(maxsize=1 << 12)
def second_ring(mask: int) -> int:
    """Hexes at distance exactly 2 from at least one of the set and beside none of it. OM-8.6"""
    found = 0
    for hex_ in each(mask):
        found |= RING[hex_][2]
    return found & ~around(mask) & ~mask
