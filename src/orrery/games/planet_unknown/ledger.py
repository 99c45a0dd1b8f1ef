"""What a seat of Planet Unknown has, as named quantities, and what it can lose. Medals stand on the score sheet."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from orrery.core.ledger import BURDEN, LEVEL, OPEN, WASTE, Loss, Losses, Quantity
from orrery.games.planet_unknown.components import CORPORATIONS, NONE, ROWS, SQUARES, TRACKS, WATER
from orrery.games.planet_unknown.events import LifepodDestroyed, MeteoriteDestroyed, PatchLost, RoverDestroyed
from orrery.games.planet_unknown.state import Seat, State

QUANTITIES: Final = (
    *(Quantity(f"{track}_track", LEVEL) for track in TRACKS),  # steps from the first cell
    Quantity("technology", LEVEL),
    Quantity("civ_card"),  # taken or due
    Quantity("objective"),
    Quantity("rover"),  # put on the boards so far: that all are removed in the end is no price (PU-10.1)
    Quantity("move"),
    Quantity("move_unused", WASTE, of="move"),
    Quantity("lifepod", OPEN),  # on the planet
    Quantity("collected_lifepod"),
    Quantity("collected_meteorite"),
    Quantity("meteorite", BURDEN),  # on the boards
    Quantity("patch"),  # stored
    Quantity("set_aside", BURDEN),  # tiles (PU-9.2)
    Quantity("emergency_tile"),  # SM-6.1
    Quantity("coloured_patch"),  # SM-7.1
)


def ledger(s: State, seat: int) -> tuple[int, ...]:
    p = s.seats[seat]
    civ, water, biomass, rover, tech = p.markers
    extras = p.extras
    return (
        civ % ROWS,
        _water(p) if p.corporation != NONE and CORPORATIONS[p.corporation].path else water % ROWS,
        biomass % ROWS,
        rover % ROWS,
        tech % ROWS,
        p.techs.bit_count(),
        len(p.due) + len(p.hidden) + len(p.played) + len(extras.maintenance),
        len(p.personal),
        p.rovers.bit_count() + p.rovers_lost,
        p.moves,
        p.moves if not s.stacks[seat] and not p.due else 0,  # a card that is due may still let it drive (PU-7.15)
        p.lifepods.bit_count(),
        p.pods + p.pods_on.bit_count() + p.slots.bit_count(),
        p.rocks,
        p.meteorites.bit_count() + p.cargo.bit_count(),
        p.stored,
        len(p.aside),
        extras.emergency.bit_count(),
        extras.coloured.bit_count(),
    )


def _water(p: Seat) -> int:
    """Along a path of its own. PU-15.7"""
    return CORPORATIONS[p.corporation].path.index(p.markers[WATER])


def _lifepod(event: LifepodDestroyed) -> Iterator[Loss]:
    """From the planet, or one that was collected already (PU-12.12)."""
    yield Loss(event.seat, "lifepod" if event.place in SQUARES else "collected_lifepod")


def _meteorite(event: MeteoriteDestroyed) -> Iterator[Loss]:
    """One that was collected; nobody misses those on the boards."""
    if event.at is None:
        yield Loss(event.seat, "collected_meteorite")


def _rover(event: RoverDestroyed) -> Iterator[Loss]:
    yield Loss(event.seat, "rover", had=False)  # those that are lost stay in the count


def _patch(event: PatchLost) -> Iterator[Loss]:
    yield Loss(event.seat, "patch", had=False)


LOSSES: Final[Losses] = {
    LifepodDestroyed: _lifepod,
    MeteoriteDestroyed: _meteorite,
    RoverDestroyed: _rover,
    PatchLost: _patch,
}
