"""What a played card brings (PD-7): a region of the field, and what counts in it.

Every income is a formula in the card's data. Its kind says which hexes are looked at; the values per module and base
say what they pay. The building player's new object does not stand yet, so it never counts. PD-6.6
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from orrery.games.pandorum.components import (
    ADJACENT,
    ADJACENT_HEXES,
    BLOCK,
    CARDS,
    CLUSTER_OBJECTS,
    DIRECTIONS,
    LINE_OBJECTS,
    LINE_VOLCANOES,
    NEXT_TO_PAD,
    NONE,
    OBJECTS,
    ON_TERRAIN,
    SITE_TERRAIN,
    TAKE,
    Income,
)
from orrery.games.pandorum.components import EDGE as ON_EDGE
from orrery.games.pandorum.hexes import EDGE, LINES, beside, clusters, each, neighbours
from orrery.games.pandorum.state import State

BY_DIRECTION: Final = (LINE_OBJECTS, LINE_VOLCANOES)


class Way(NamedTuple):
    """One way to collect an income that leaves a choice: a direction or a cluster, and what it pays."""

    choice: int
    amount: int


# --- regions --------------------------------------------------------------------------------------


def _adjacent_hexes(s: State, seat: int, site: int, income: Income, choice: int) -> int:
    """PD-7.1: neighbours of the kind shown, without an object."""
    return neighbours(s.crack)[site] & s.ground[income.hex] & ~s.objects()


def _objects(s: State, seat: int, site: int, income: Income, choice: int) -> int:
    """PD-7.2 to PD-7.5, PD-7.9: where the objects that count may stand."""
    return _WHERE[income.where](s, site, income)


_WHERE: Final[dict[int, Callable[[State, int, Income], int]]] = {
    ADJACENT: lambda s, site, income: neighbours(s.crack)[site],
    NEXT_TO_PAD: lambda s, site, income: beside(s.pads, s.crack),
    ON_TERRAIN: lambda s, site, income: s.ground[income.terrain],
    SITE_TERRAIN: lambda s, site, income: s.ground[s.kind_at(site)],
    ON_EDGE: lambda s, site, income: EDGE,
}


def _stopping(s: State, seat: int, income: Income) -> int:
    """Where a line ends; only one that counts volcanoes passes them. PD-7.6, PD-7.8"""
    stopped = s.objects() & ~s.own(seat) | s.pads
    return stopped if income.kind == LINE_VOLCANOES else stopped | s.volcanoes


def _line_objects(s: State, seat: int, site: int, income: Income, choice: int) -> int:
    """PD-7.6: along the line, up to a foreign object, a volcano or a landing pad."""
    stopped = _stopping(s, seat, income)
    found = 0
    for hex_ in LINES[site][choice]:
        if stopped >> hex_ & 1:
            break
        found |= 1 << hex_
    return found


def _line_volcanoes(s: State, seat: int, site: int, income: Income, choice: int) -> int:
    """PD-7.8: volcanoes before the farthest own object, up to a foreign object or a landing pad."""
    mine, stopped = s.own(seat), _stopping(s, seat, income)
    found = counted = 0
    for hex_ in LINES[site][choice]:
        if stopped >> hex_ & 1:
            break
        found |= 1 << hex_ & s.volcanoes
        if mine >> hex_ & 1:
            counted = found
    return counted


def _cluster(s: State, seat: int, site: int, income: Income, choice: int) -> int:
    """PD-7.7: around the chosen volcano or group; a site freed of its condition may have none beside it."""
    if choice == NONE:
        return 0
    for cluster in clusters(s.volcanoes, s.crack):
        if cluster >> choice & 1:
            return beside(cluster, s.crack)
    return 0


_REGIONS: Final[dict[int, Callable[[State, int, int, Income, int], int]]] = {
    ADJACENT_HEXES: _adjacent_hexes,
    OBJECTS: _objects,
    LINE_OBJECTS: _line_objects,
    LINE_VOLCANOES: _line_volcanoes,
    CLUSTER_OBJECTS: _cluster,
    TAKE: _objects,
}


def looked_at(s: State, seat: int, site: int, card: int, choice: int) -> tuple[int, ...]:
    """For the eye: the hexes of a direction up to where the line ends, or the volcanoes of a cluster."""
    if CARDS[card].income.kind in BY_DIRECTION:
        line, stopped = LINES[site][choice], _stopping(s, seat, CARDS[card].income)
        return line[: next((n for n, hex_ in enumerate(line) if stopped >> hex_ & 1), len(line))]
    return next((tuple(each(found)) for found in clusters(s.volcanoes, s.crack) if found >> choice & 1), ())


# --- amounts --------------------------------------------------------------------------------------


def amount(s: State, seat: int, site: int, card: int, choice: int = NONE) -> int:
    """What the card brings; for a card that takes from others, what they have."""
    income = CARDS[card].income
    if income.kind == BLOCK:
        return income.fixed
    if income.kind == TAKE:
        return sum(min(due, s.quids[owner]) for owner, due in demands(s, seat, site, card))
    region = _REGIONS[income.kind](s, seat, site, income, choice)
    if income.kind == ADJACENT_HEXES or income.kind == LINE_VOLCANOES:
        return income.module * region.bit_count()
    if income.own:
        return (
            income.module * (s.modules[seat] & region).bit_count() + income.base * (s.bases[seat] & region).bit_count()
        )
    return sum(
        income.module * (s.modules[owner] & region).bit_count() + income.base * (s.bases[owner] & region).bit_count()
        for owner in range(s.players)
    )


def demands(s: State, seat: int, site: int, card: int) -> list[tuple[int, int]]:
    """PD-7.10: what each opponent is to give for his objects beside the site, clockwise."""
    income = CARDS[card].income
    region = _objects(s, seat, site, income, NONE)
    found = []
    for owner in s.clockwise(seat)[1:]:
        due = income.module * (s.modules[owner] & region).bit_count()
        due += income.base * (s.bases[owner] & region).bit_count()
        if due:
            found.append((owner, due))
    return found


def ways(s: State, seat: int, site: int, card: int) -> list[Way]:
    """PD-7.12: every direction or cluster the card leaves to choose; a single way for all other cards."""
    income = CARDS[card].income
    if income.kind in BY_DIRECTION:
        return [Way(n, amount(s, seat, site, card, n)) for n in range(len(DIRECTIONS))]
    if income.kind == CLUSTER_OBJECTS:
        near = neighbours(s.crack)[site]
        lowest = [next(each(found)) for found in clusters(s.volcanoes, s.crack) if found & near]
        return [Way(hex_, amount(s, seat, site, card, hex_)) for hex_ in lowest] or [Way(NONE, 0)]
    return [Way(NONE, amount(s, seat, site, card))]


def best_way(s: State, seat: int, site: int, card: int) -> Way:
    return best_of(ways(s, seat, site, card))


def best_of(found: list[Way]) -> Way:
    return max(found, key=lambda way: way.amount)


def paying(s: State, seat: int, site: int, card: int, choice: int) -> list[tuple[int, int]]:
    """Hex by hex what the card is paid for, for the eye: it adds up to the amount, if nobody is short of quids."""
    income = CARDS[card].income
    if income.kind == BLOCK:
        return []
    region = _REGIONS[income.kind](s, seat, site, income, choice)
    if income.kind == ADJACENT_HEXES or income.kind == LINE_VOLCANOES:
        return [(hex_, income.module) for hex_ in each(region)]
    if income.kind == TAKE:
        owners = [owner for owner in range(s.players) if owner != seat]
    else:
        owners = [seat] if income.own else list(range(s.players))
    found = []
    for owner in owners:
        found += [(hex_, income.module) for hex_ in each(s.modules[owner] & region) if income.module]
        found += [(hex_, income.base) for hex_ in each(s.bases[owner] & region) if income.base]
    return sorted(found)
