"""The field as numbers: 49 hexes, their neighbours, lines and edge. PD-1.4 to PD-1.8

A hex is an index (by row, then along the row), a set of hexes an int with a bit per hex.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache
from typing import Final

from orrery.games.pandorum.components import DIRECTIONS, LANDING_PAD, NONE, POSITIONS, SECTIONS, VOLCANO, Place

REMEMBERED: Final = 1 << 12


def _around(centre: tuple[int, int]) -> list[tuple[int, int]]:
    """A section: its centre, then its petals by direction."""
    return [centre, *((centre[0] + q, centre[1] + r) for q, r in DIRECTIONS)]


HEXES: Final = tuple(sorted((at for centre in POSITIONS for at in _around(centre)), key=lambda at: (at[1], at[0])))
HEX_IDS: Final = tuple(f"{q},{r}" for q, r in HEXES)
AT: Final = {at: hex_ for hex_, at in enumerate(HEXES)}
COUNT: Final = len(HEXES)
EVERYWHERE: Final = (1 << COUNT) - 1

STEP: Final = tuple(tuple(AT.get((q + dq, r + dr), NONE) for dq, dr in DIRECTIONS) for q, r in HEXES)
NEAR: Final = tuple(sum(1 << other for other in STEP[hex_] if other != NONE) for hex_ in range(COUNT))
EDGE: Final = sum(1 << hex_ for hex_ in range(COUNT) if NONE in STEP[hex_])  # PD-1.8

# the hexes of each position, centre first; and the position of each hex
SECTION: Final = tuple(tuple(AT[at] for at in _around(centre)) for centre in POSITIONS)
POSITION: Final = tuple(next(n for n, hexes in enumerate(SECTION) if hex_ in hexes) for hex_ in range(COUNT))
CENTRES: Final = sum(1 << hexes[0] for hexes in SECTION)
PAD: Final = SECTION[0][0]


def _line(hex_: int, direction: int) -> tuple[int, ...]:
    found = []
    at = STEP[hex_][direction]
    while at != NONE:
        found.append(at)
        at = STEP[at][direction]
    return tuple(found)


# PD-1.7: up to the rim, without the hex itself; a line does not jump over a bay
LINES: Final = tuple(tuple(_line(hex_, direction) for direction in range(6)) for hex_ in range(COUNT))


def each(mask: int) -> Iterator[int]:
    """The hexes (or cards) of a set, lowest first."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def mask_of(hexes: tuple[int, ...] | list[int]) -> int:
    mask = 0
    for hex_ in hexes:
        mask |= 1 << hex_
    return mask


# --- cracks ---------------------------------------------------------------------------------------


def crack_at(hex_: int, direction: int, turn: int) -> tuple[int, ...]:
    """The four hexes of a crack a1, b1, b2, a2, or nothing where it leaves the field. PD-11.3"""
    way = STEP[hex_]
    found = (hex_, way[direction], way[(direction + turn) % 6], way[(direction + 2 * turn) % 6])
    return () if NONE in found else found


def parted(crack: tuple[int, ...]) -> tuple[tuple[int, int], ...]:
    """The pairs of hexes a crack separates: its zigzag has three sides."""
    if not crack:
        return ()
    a1, b1, b2, a2 = crack
    return ((a1, b1), (a1, b2), (a2, b2))


@cache
def neighbours(crack: tuple[int, ...]) -> tuple[int, ...]:
    """The neighbours of each hex; a crack parts some of them. PD-1.5, PD-11.3"""
    if not crack:
        return NEAR
    near = list(NEAR)
    for a, b in parted(crack):
        near[a] &= ~(1 << b)
        near[b] &= ~(1 << a)
    return tuple(near)


@lru_cache(REMEMBERED)
def beside(mask: int, crack: tuple[int, ...]) -> int:
    """All hexes next to one of these."""
    near = neighbours(crack)
    found = 0
    for hex_ in each(mask):
        found |= near[hex_]
    return found


@lru_cache(REMEMBERED)
def clusters(volcanoes: int, crack: tuple[int, ...]) -> tuple[int, ...]:
    """Volcano groups and lone volcanoes. PD-1.9"""
    found, left = [], volcanoes
    while left:
        group = grown = left & -left
        while grown:
            grown = beside(grown, crack) & left & ~group
            group |= grown
        found.append(group)
        left &= ~group
    return tuple(found)


# --- laying the field -----------------------------------------------------------------------------


def kinds_of(layout: tuple[Place, ...]) -> tuple[int, ...]:
    """What is printed on each hex, once the sections are laid. PD-2.5"""
    kinds = [NONE] * COUNT
    for hexes, (section, side, rotation) in zip(SECTION, layout, strict=True):
        face = SECTIONS[section].sides[side]
        kinds[hexes[0]] = face.center
        for printed, kind in enumerate(face.petals):
            kinds[hexes[1 + (printed + rotation) % 6]] = kind
    return tuple(kinds)


def passable(kinds: tuple[int, ...]) -> bool:
    """Every hex that is no volcano can be reached from the landing pad over such hexes."""
    free = mask_of([hex_ for hex_, kind in enumerate(kinds) if kind != VOLCANO])
    reached = grown = mask_of([hex_ for hex_, kind in enumerate(kinds) if kind == LANDING_PAD])
    while grown:
        grown = beside(grown, ()) & free & ~reached
        reached |= grown
    return reached == free
