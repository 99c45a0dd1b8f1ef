"""Square sets of a player's boards as bits of one int: bit y * 12 + x. PU-1.4: neighbours share a side.

Rows after the planet's belong to the moon and to quarters (see components.terrain); boards never touch. SM-2.3, SM-8.2
"""

from __future__ import annotations

from typing import Final

from orrery.games.planet_unknown.components import HEIGHT, SIZE

WIDTH: Final = SIZE
AREA: Final = WIDTH * HEIGHT
FULL: Final = (1 << AREA) - 1
_LEFT_COLUMN: Final = sum(1 << y * WIDTH for y in range(HEIGHT))
NOT_LEFT: Final = FULL & ~_LEFT_COLUMN
NOT_RIGHT: Final = FULL & ~(_LEFT_COLUMN << WIDTH - 1)
WORD_BITS: Final = 60
WORD: Final = (1 << WORD_BITS) - 1


def squares(mask: int) -> list[int]:
    """The squares of a set, in reading order."""
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


def mask_of(found: list[int] | tuple[int, ...]) -> int:
    mask = 0
    for square in found:
        mask |= 1 << square
    return mask


def around(mask: int) -> int:
    """The set with all its neighbours."""
    return mask | (mask << 1) & NOT_LEFT | (mask >> 1) & NOT_RIGHT | (mask << WIDTH) & FULL | mask >> WIDTH


def beside(mask: int) -> int:
    """All neighbours of squares of the set; a square of the set itself only if it has a neighbour there."""
    return (mask << 1) & NOT_LEFT | (mask >> 1) & NOT_RIGHT | (mask << WIDTH) & FULL | mask >> WIDTH


def towards(mask: int) -> tuple[int, int, int, int]:
    """Squares whose right, left, lower, upper neighbour is in the set."""
    return (mask >> 1) & NOT_RIGHT, (mask << 1) & NOT_LEFT, mask >> WIDTH, (mask << WIDTH) & FULL


def area_of(seed: int, terrain: int) -> int:
    """PU-1.5: all squares of the terrain connected with the seed."""
    found = seed & terrain
    while True:
        grown = around(found) & terrain
        if grown == found:
            return found
        found = grown


def areas(terrain: int) -> list[int]:
    """The separate areas of a terrain."""
    found: list[int] = []
    while terrain:
        area = area_of(terrain & -terrain, terrain)
        found.append(area)
        terrain &= ~area
    return found


def _steps(square: int, moves: tuple[tuple[int, int], ...]) -> tuple[int, ...]:
    x, y = square % WIDTH, square // WIDTH
    return tuple((y + dy) * WIDTH + x + dx for dx, dy in moves if 0 <= x + dx < WIDTH and 0 <= y + dy < HEIGHT)


STRAIGHT: Final = tuple(_steps(square, ((0, -1), (1, 0), (0, 1), (-1, 0))) for square in range(AREA))
DIAGONAL: Final = tuple(_steps(square, ((1, -1), (1, 1), (-1, 1), (-1, -1))) for square in range(AREA))
