"""Civ cards of Supermoon that are counted in the end (SM-11.7): after everything else, so the order does not matter."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from orrery.games.planet_unknown.components import CIV_CARDS, GROUNDS, PLANET_ONLY, Effect
from orrery.games.planet_unknown.rules.corporation.last_cells import tracks_at_top
from orrery.games.planet_unknown.state import Seat


def _station_types(p: Seat, effect: Effect) -> int:
    """Types with so many stations, on the boards named."""
    ground = _boards(p, effect)
    return sum((stations & ground).bit_count() >= effect.steps for stations in p.stations)


def _boards(p: Seat, effect: Effect) -> int:
    ground = GROUNDS[p.planet]
    return ground.home if effect.boards == PLANET_ONLY else ground.grid


_COUNTS: Final[dict[str, Callable[[Seat, Effect], int]]] = {
    "marker_in_last_cell": lambda p, effect: tracks_at_top(p),
    "maintenance_card_owned": lambda p, effect: len(p.extras.maintenance),
    "station_type_with_at_least": _station_types,
    "meteorite_left": lambda p, effect: (p.meteorites & _boards(p, effect)).bit_count(),
}


def counted(p: Seat, card: int) -> int:
    """Medals of one card; a card never costs any."""
    medals = 0
    for effect in CIV_CARDS[card].effects:
        if effect.op == "medals" and len(p.extras.maintenance) >= effect.more_than:
            medals += effect.count
        elif effect.op == "medals_per":
            found = effect.count * _COUNTS[effect.what](p, effect)
            medals += min(found, effect.most) if effect.most else found
    return max(medals, 0)
