"""What a seat of Planet 5R has, as named quantities, and what a placement loses."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from orrery.core.ledger import LEVEL, Loss, Losses, Quantity
from orrery.games.planet_5r.components import CRYSTALS
from orrery.games.planet_5r.events import TechnologyTaken
from orrery.games.planet_5r.state import State

QUANTITIES: Final = (
    Quantity("water", secret=True),  # behind a screen (R5-13.3)
    Quantity("hand"),  # action cards
    Quantity("technology"),
    Quantity("improvement", LEVEL),  # that can be seen
    *(Quantity(crystal, LEVEL) for crystal in CRYSTALS),  # active ones
)


def ledger(s: State, seat: int) -> tuple[int, ...]:
    tableau = s.tableaux[seat]
    return (
        s.water[seat],
        s.hand[seat].bit_count(),
        sum(len(group.cards) for group in tableau.groups) - 1,  # without the settlement
        sum(map(len, tableau.improvements)),
        *tableau.crystals,
    )


def _covered(event: TechnologyTaken) -> Iterator[Loss]:
    """R5-10.3: an improvement that is covered is gone, be it of a card that lay there or of the new one itself."""
    for strip in event.covered:
        yield Loss(event.seat, "improvement", had=strip.card != event.card)


LOSSES: Final[Losses] = {TechnologyTaken: _covered}
