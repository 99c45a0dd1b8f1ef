"""Getting things: storage, incoming crystals, colonists, points. OM-1.2, OM-1.11 to OM-1.14, OM-1.20, OM-19.1"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from orrery.core.errors import Refusal, refusal
from orrery.games.on_mars.components import CRYSTAL, ITEMS, Effect
from orrery.games.on_mars.components.names import GainKind
from orrery.games.on_mars.events import Amount, Gained, Scored
from orrery.games.on_mars.events.people import ScoredBy
from orrery.games.on_mars.rules import contracts
from orrery.games.on_mars.state import STORED, Play, State

COLONIST, OP = CRYSTAL + 1, CRYSTAL + 2
KINDS: Final[tuple[GainKind, ...]] = (*ITEMS, "colonist", "op")


def gain(play: Play, party: int, amounts: Sequence[int], why: ScoredBy = "card") -> None:
    """By kind: five resources, crystals, colonists, points."""
    lost: list[Amount] = []
    got: list[Amount] = []
    for kind, amount in enumerate(amounts):
        if not amount:
            continue
        if kind == OP:
            score(play, party, amount, why)
            continue
        kept = gain_item(play, party, kind, amount)
        if play.out is not None:
            if kept:
                got.append(Amount(KINDS[kind], kept))
            if kept < amount:
                lost.append(Amount(KINDS[kind], amount - kept))
    if got or lost:
        play.emit(Gained(party, tuple(got), tuple(lost)))


def gain_one(play: Play, party: int, kind: int, amount: int = 1) -> None:
    gain(play, party, tuple(amount if k == kind else 0 for k in range(len(KINDS))))


def gain_item(play: Play, party: int, kind: int, amount: int) -> int:
    """How many were kept; what can't be stored goes onto own contracts, the rest is lost."""
    s = play.s
    if kind == CRYSTAL:
        s.incoming[party] += amount  # OM-1.14
        return amount
    if kind == COLONIST:
        return gain_colonists(s, party, amount)
    if s.automaton(party):
        return 0  # OM-17.6
    at = party * STORED + kind
    fits = min(amount, s.limit(party) - s.storage[at])
    s.storage[at] += fits
    rest = amount - fits
    return amount - contracts.overflow(play, party, kind, rest) if rest else amount


def gain_colonists(s: State, party: int, amount: int) -> int:
    """From the personal supply, as far as Living Quarters have room. OM-1.13, OM-1.20"""
    if s.automaton(party):
        return 0  # OM-17.19
    moved = min(amount, s.colonists[party], s.capacity(party) - s.quarters[party])
    s.colonists[party] -= moved
    s.quarters[party] += moved
    s.gained[party] += moved
    return moved


def has_room(s: State, party: int, item: int) -> bool:
    """At least one could be received. OM-8.22"""
    if item == CRYSTAL:
        return True
    return s.storage[party * STORED + item] < s.limit(party) or bool(contracts.wanting(s, party, item))


def no_room(s: State, party: int, effect: Effect) -> Refusal:
    return refusal("OM-1.12", "no_room_for_any")


def score(play: Play, party: int, op: int, why: ScoredBy) -> None:
    if op:
        play.s.op[party] += op
        play.emit(Scored(party, op, why))


def come_home(s: State, party: int, amount: int) -> int:
    """Retrieved colonists enter Living Quarters; those without room go to the supply. OM-12.8"""
    room = s.capacity(party) - s.quarters[party]
    inside = min(room, amount)
    s.quarters[party] += inside
    s.colonists[party] += amount - inside
    return inside
