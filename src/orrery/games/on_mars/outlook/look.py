"""What one judgement needs again and again, worked out once."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from orrery.games.on_mars.components import LANDS_BY_LEVEL, LEVEL, NONE, TECH_IDS
from orrery.games.on_mars.hexes import NEAR, ZONE, around, each, groups
from orrery.games.on_mars.outlook.times import Times
from orrery.games.on_mars.state import LABS, SHUTTLE, State

WAITING: Final = 0.8  # of the worth of the other side, for every turn until one gets there
SHIP_WAIT: Final = 3  # an own ship takes one there at any time, but costs its points


class Look:
    """A seat, its building zone, the techs in play, and the time left."""

    __slots__ = ("free", "labs", "levels", "own_levels", "ride", "s", "seat", "time", "young", "zone")

    def __init__(self, s: State, seat: int, time: Times) -> None:
        self.s = s
        self.seat = seat
        self.time = time
        self.young = time.young
        zone = 0
        for bot in s.bots[seat]:
            zone |= ZONE[bot]
        self.zone = zone
        self.free = zone & ~s.buildings()
        levels = [0] * len(TECH_IDS)
        labs: list[list[int]] = [[] for _ in range(s.parties)]
        for place, tech in enumerate(s.lab):
            if tech != NONE:
                party, space = divmod(place, LABS)
                level = LEVEL[space]
                labs[party].append(level)
                if level > levels[tech]:
                    levels[tech] = level
        self.levels = levels
        self.labs = labs
        self.own_levels = labs[seat]
        self.ride = ride(s, seat)


def ride(s: State, seat: int) -> float:
    """What the other side is worth from here: less for every turn until the shuttle takes the seat there. OM-12.1"""
    wait = s.shuttle_space - (s.phase != SHUTTLE)
    if s.shuttle_side != s.side(seat):
        wait += LANDS_BY_LEVEL[s.level]
    if s.hangar[seat]:
        wait = min(wait, SHIP_WAIT)
    return WAITING ** (wait + 1)


@lru_cache(maxsize=1 << 12)
def joins(mask: int) -> tuple[tuple[int, int], ...]:
    """Hexes beside buildings of a type by the tech level a join needs there, the highest first. OM-9.2"""
    found: dict[int, int] = {}
    parts = groups(mask)
    for hex_ in each(around(mask) & ~mask):
        beside = NEAR[hex_]
        need = sum(part.bit_count() for part in parts if part & beside)
        found[need] = found.get(need, 0) | 1 << hex_
    return tuple(sorted(found.items(), reverse=True))


@lru_cache(maxsize=1 << 12)
def large(mask: int, size: int) -> int:
    """The buildings of a type that stand in groups of at least so many."""
    return sum(part for part in groups(mask) if part.bit_count() >= size)


@lru_cache(maxsize=1 << 12)
def largest(mask: int) -> int:
    return max((part.bit_count() for part in groups(mask)), default=0)
