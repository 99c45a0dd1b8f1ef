"""What a seat of Pandorum has, as named quantities, and what it can lose."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from typing import Final

from orrery.core.ledger import BURDEN, Loss, Losses, Quantity
from orrery.games.pandorum.components import CARGO_HOLD, CENTRAL_DECK, NOSE
from orrery.games.pandorum.events import ObjectReturned, Taken
from orrery.games.pandorum.state import END, EVENTS, State

QUANTITIES: Final = (
    Quantity("quid"),
    Quantity("hand"),  # cards
    Quantity("module"),  # on the field
    Quantity("base"),
    Quantity("nose_card"),  # in a slot of the harvester
    Quantity("central_card"),
    Quantity("cargo_card"),
    Quantity("engine"),  # tokens on New Engines (PD-11.13)
    Quantity("contaminated", BURDEN),  # own objects (PD-11.8)
)


def ledger(s: State, seat: int) -> tuple[int, ...]:
    return (
        s.quids[seat],
        len(s.hands[seat]),
        s.modules[seat].bit_count(),
        s.bases[seat].bit_count(),
        len(s.slot(seat, NOSE)),
        len(s.slot(seat, CENTRAL_DECK)),
        len(s.slot(seat, CARGO_HOLD)),
        s.engines[seat],
        (s.own(seat) & s.contaminated).bit_count(),
    )


def turn_of(s: State, seat: int) -> Hashable:
    """Events at the end of a turn are no part of it any more (PD-10.11)."""
    return s.turn if s.active == seat and s.phase not in (EVENTS, END) else None


def _taken(event: Taken) -> Iterator[Loss]:
    yield Loss(event.victim, "quid", event.amount)


def _returned(event: ObjectReturned) -> Iterator[Loss]:
    yield Loss(event.seat, event.figure)


LOSSES: Final[Losses] = {Taken: _taken, ObjectReturned: _returned}
