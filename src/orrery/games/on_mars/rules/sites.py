"""Where a building may stand. OM-8.6 steps 1 and 2, OM-9.2"""

from __future__ import annotations

from typing import Final, NamedTuple

from orrery.games.on_mars.components import COST, JOIN_TECH, MINE, NONE, PIECES, SHARED, SHELTER, Effect
from orrery.games.on_mars.hexes import EVERYWHERE, NEAR, ZONE, around, each, groups, second_ring
from orrery.games.on_mars.rules import laboratory, purse
from orrery.games.on_mars.state import State

PRICES: Final = tuple(purse.FREE if resource == NONE else purse.single(resource) for resource in COST)


class Join(NamedTuple):
    """A tech tile that lets a building join, and the colonists that must raise its level. OM-9.5"""

    party: int
    level: int
    boosts: int


def zone(s: State, seat: int, effect: Effect) -> int:
    """Hexes beside own bots, and under them. OM-1.8"""
    if not effect.zone:
        return EVERYWHERE
    found = 0
    for bot in s.bots[seat]:
        found |= ZONE[bot]
    return found


def left(s: State, party: int, building: int) -> bool:
    """A tile of the type is there to be built."""
    if building < SHARED:
        return bool(s.piles[building])
    return s.shelters[party].bit_count() < PIECES.shelters


def need(mask: int, hex_: int) -> int:
    """Existing buildings that become connected: all groups touched. OM-9.2"""
    beside = NEAR[hex_]
    return sum(group.bit_count() for group in groups(mask) if group & beside)


def standing_alone(s: State, party: int, building: int, ground: int) -> int:
    return second_ring(s.mask(building, party)) & ground


def joining(s: State, party: int, building: int, ground: int) -> int:
    return around(s.mask(building, party)) & ground


def boosters(s: State, seat: int, building: int, effect: Effect) -> int:
    """Colonists that may raise a tech's level; a miner is taken from those gained first. OM-1.22"""
    if not effect.boost_tech:
        return 0
    if building == MINE and not s.gained[seat]:
        return s.boosters(seat) - 1
    return s.boosters(seat)


def techs(s: State, seat: int, building: int, effect: Effect, needed: int) -> list[Join]:
    """Tiles, own or others', that would do. OM-9.1, OM-9.6"""
    spare = boosters(s, seat, building, effect)
    found = []
    for owner, level in laboratory.owners(s, JOIN_TECH[building]):
        boosts = max(0, needed - level)
        if boosts <= spare:
            found.append(Join(owner, level, boosts))
    return found


def ground(s: State, seat: int, effect: Effect) -> int:
    """Hexes of the building zone without building."""
    return zone(s, seat, effect) & ~s.buildings()


def sites(s: State, seat: int, building: int, effect: Effect, free: int) -> list[tuple[int, list[Join]]]:
    """Every legal hex; where the building joins, with the tiles that allow it."""
    found: list[tuple[int, list[Join]]] = [(hex_, []) for hex_ in each(standing_alone(s, seat, building, free))]
    mask = s.mask(building, seat)
    for hex_ in each(joining(s, seat, building, free)):
        fitting = techs(s, seat, building, effect, need(mask, hex_))
        if fitting:
            found.append((hex_, fitting))
    return found


def any_site(s: State, seat: int, building: int, effect: Effect, free: int) -> bool:
    if standing_alone(s, seat, building, free):
        return True
    mask = s.mask(building, seat)
    hexes = joining(s, seat, building, free)
    return bool(hexes) and any(techs(s, seat, building, effect, need(mask, hex_)) for hex_ in each(hexes))


def price(building: int, effect: Effect) -> purse.Cost:
    """OM-8.6 step 3; the miner of a mine is no resource and never waived. OM-19.15"""
    return PRICES[building] if effect.pay else purse.FREE


def types(s: State, seat: int, effect: Effect) -> list[int]:
    """Types that can be built now, from paying to placing."""
    wanted = range(SHELTER + 1) if effect.building < 0 else (effect.building,)
    free = ground(s, seat, effect)
    return [
        building
        for building in wanted
        if left(s, seat, building)
        and (building != MINE or s.quarters[seat] > 0)  # OM-8.7
        and purse.can_pay(s, seat, price(building, effect))
        and any_site(s, seat, building, effect, free)
    ]
