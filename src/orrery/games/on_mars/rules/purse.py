"""Paying: resources with minerals as substitutes, crystals from the depot, colonists. OM-1.15, OM-1.16, OM-19.2"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from orrery.games.on_mars.actions import NO_PAYMENT
from orrery.games.on_mars.components import MINERAL, PAYMENTS, RESOURCES
from orrery.games.on_mars.events import Amount, Boosted, Paid
from orrery.games.on_mars.state import STORED, Play, State

Cost = tuple[int, ...]  # five resources, then "any"
FREE: Final[Cost] = (0,) * (STORED + 1)
DEAREST: Final = max(sum(paid) for paid in PAYMENTS)


def cost(any_: int = 0, **resources: int) -> Cost:
    """A price in words: cost(oxygen=1, any_=1)."""
    return (*(resources.get(name, 0) for name in RESOURCES), any_)


def single(resource: int, amount: int = 1) -> Cost:
    return tuple(amount if r == resource else 0 for r in range(STORED + 1))


@lru_cache(maxsize=1 << 12)
def ways(price: Cost, stored: tuple[int, ...]) -> tuple[int, ...]:
    """Every payment that settles a price exactly: minerals stand for anything, the open part may be anything."""
    if price == FREE:
        return (NO_PAYMENT,)
    found = []
    total = sum(price)
    for index, paid in enumerate(PAYMENTS):
        if sum(paid) != total or any(paid[r] > stored[r] for r in range(STORED)):
            continue
        missing = sum(max(0, price[r] - paid[r]) for r in range(STORED) if r != MINERAL)
        # minerals beyond those asked for by name fill the gaps; what is left over must be the open part
        if paid[MINERAL] - price[MINERAL] >= missing:
            found.append(index)
    return tuple(found)


def held(s: State, party: int) -> tuple[int, ...]:
    """Of each resource; more than the dearest payment takes makes no difference."""
    return tuple([DEAREST if n > DEAREST else n for n in s.storage[party * STORED : party * STORED + STORED]])


def payments(s: State, party: int, price: Cost) -> tuple[int, ...]:
    return ways(price, held(s, party))


def can_pay(s: State, party: int, price: Cost) -> bool:
    return price == FREE or bool(ways(price, held(s, party)))


def crystals(s: State, party: int) -> int:
    """Crystals a payment may use now: the depot, and goals laid down for it. OM-1.14, OM-1.16"""
    return s.depot[party] + s.credit


def spend_crystals(s: State, party: int, amount: int) -> int:
    """Goals laid down go first; how many they were."""
    by_goals = min(s.credit, amount)
    s.credit -= by_goals
    s.depot[party] -= amount - by_goals
    return by_goals


def spend_colonists(s: State, party: int, amount: int, boost: bool = False) -> None:
    """LQ -> WA. What is not a boost uses up colonists gained in this turn first. OM-1.22"""
    leave(s, party, amount, boost)
    s.working[party] += amount


def leave(s: State, party: int, amount: int, boost: bool = False) -> None:
    """Colonists leave Living Quarters."""
    s.quarters[party] -= amount
    if not boost:
        s.gained[party] = max(0, s.gained[party] - amount)


def pay(play: Play, party: int, payment: int = NO_PAYMENT, crystals_: int = 0, colonists: int = 0) -> None:
    s = play.s
    paid = PAYMENTS[payment]
    for resource, amount in enumerate(paid):
        if amount:
            s.storage[party * STORED + resource] -= amount
    by_goals = spend_crystals(s, party, crystals_)
    if colonists:
        spend_colonists(s, party, colonists)
    if play.out is not None and (payment != NO_PAYMENT or crystals_ or colonists):
        items = tuple(Amount(RESOURCES[r], n) for r, n in enumerate(paid) if n)
        play.emit(Paid(party, crystals_ - by_goals, colonists, items, by_goals))


def boost(play: Play, party: int) -> None:
    """One colonist goes to work for one unit more. OM-5.5"""
    spend_colonists(play.s, party, 1, boost=True)
    play.emit(Boosted(party, "colonist"))
