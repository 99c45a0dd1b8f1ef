"""What a seat of On Mars has, as named quantities, and what it can lose."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from typing import Final

from orrery.core.ledger import LEVEL, WASTE, Loss, Losses, Quantity
from orrery.games.on_mars.components import CRYSTAL, NONE, RESOURCES
from orrery.games.on_mars.events import CrystalsArrived, Gained
from orrery.games.on_mars.rules import contracts, counts
from orrery.games.on_mars.state import STORED, State

QUANTITIES: Final = (
    *map(Quantity, RESOURCES),
    Quantity("crystal"),  # in the depot, and on their way there (OM-1.14)
    Quantity("crystal_without_room", WASTE, of="crystal"),
    Quantity("colonist"),  # in Living Quarters (OM-1.9)
    Quantity("op", LEVEL),
    Quantity("ship"),  # in the hangar
    Quantity("bot"),  # on the map
    Quantity("shelter"),
    Quantity("tech"),
    Quantity("blueprint"),  # not yet built
    Quantity("advanced"),  # buildings
    Quantity("scientist"),
    Quantity("contract"),
    Quantity("progress"),  # cubes
    Quantity("tile"),  # discoveries and research
    Quantity("goal"),  # in hand
    Quantity("first_colonist"),  # cards in hand
)


def ledger(s: State, seat: int) -> tuple[int, ...]:
    built = sum(owner == seat and at >= 0 for owner, at in zip(s.card_owner, s.card_hex, strict=True))
    return (
        *s.storage[seat * STORED : (seat + 1) * STORED],
        s.depot[seat] + s.incoming[seat],
        without_room(s, seat),
        s.quarters[seat],
        s.op[seat],
        s.hangar[seat],
        len(s.bots[seat]),
        s.shelters[seat].bit_count(),
        len(counts.tech_spaces(s, seat)),
        s.card_owner.count(seat) - built,
        built,
        s.scientist_owner.count(seat),
        s.contract_owner.count(seat),
        s.progress[seat].bit_count(),
        len(s.discoveries[seat]) + s.research[seat].bit_count(),
        len(s.goals[seat]),
        (s.first_a[seat] != NONE) + len(s.first_b[seat]),
    )


def without_room(s: State, seat: int, more: int = 0) -> int:
    """Crystals on their way, with `more`, that will find no place in the depot or on a contract. OM-1.14, OM-8.23"""
    coming = s.incoming[seat] + more
    if not coming:
        return 0
    return max(0, coming - s.room(seat) - contracts.lack(s, seat, CRYSTAL))


def turn_of(s: State, seat: int) -> Hashable:
    """OM-4.7"""
    return s.chapter if s.own_turn(seat) else None


def _gained(event: Gained) -> Iterator[Loss]:
    """OM-1.12, OM-1.13: there was no room for all of it."""
    for item, amount in event.lost:
        yield Loss(event.seat, item, amount, had=False)


def _arrived(event: CrystalsArrived) -> Iterator[Loss]:
    if event.lost:
        yield Loss(event.seat, "crystal", event.lost)


LOSSES: Final[Losses] = {Gained: _gained, CrystalsArrived: _arrived}
