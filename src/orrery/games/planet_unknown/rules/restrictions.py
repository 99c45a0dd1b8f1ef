"""Planets that restrict placement (PU-4.7, PU-16), one function each, reached by the kind in their data.

Each gives the anchors at which a turned tile keeps the planet's rule; the general rules of PU-4 are not looked at.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from orrery.games.planet_unknown.components import PLANETS
from orrery.games.planet_unknown.grid import FULL, towards
from orrery.games.planet_unknown.pieces import Turned
from orrery.games.planet_unknown.state import Seat

TileRule = Callable[[Seat, Turned, tuple[int, ...]], int]
PatchRule = Callable[[Seat], int]


def all_on(ground: int, turned: Turned) -> int:
    """Anchors at which every square of the tile lies on this ground."""
    anchors = turned.anchors
    for cell in turned.cells:
        anchors &= ground >> cell
    return anchors


def ring(p: Seat, turned: Turned, stations: tuple[int, ...]) -> int:
    """Arashi, PU-16.2: a tile on the ring must also cover a square of another row."""
    return FULL & ~all_on(PLANETS[p.planet].ring, turned)


def pure_ground(p: Seat, turned: Turned, stations: tuple[int, ...]) -> int:
    """K-273, PU-16.6: ice or land, never both."""
    planet = PLANETS[p.planet]
    return all_on(planet.ice, turned) | all_on(planet.grid & ~planet.ice, turned)


def slide_in(p: Seat, turned: Turned, stations: tuple[int, ...]) -> int:
    """Pajitnov, PU-16.9: one of the four shifts by a square must be free of tiles."""
    legal = 0
    for blocked in towards(p.filled):
        legal |= all_on(FULL & ~blocked, turned)
    return legal


def zones(p: Seat, turned: Turned, stations: tuple[int, ...]) -> int:
    """Persephone, PU-16.10: no station of the forbidden type in a zone."""
    legal = FULL
    for zone, forbidden in PLANETS[p.planet].zones:
        for station, at in zip(stations, turned.stations, strict=True):
            if station == forbidden:
                legal &= ~(zone >> at)
    return legal


def one_side(p: Seat, turned: Turned, stations: tuple[int, ...]) -> int:
    """Tartarus, PU-16.11: no tile across the chasm."""
    left, right = PLANETS[p.planet].sides
    return all_on(left, turned) | all_on(right, turned)


ON_TILE: Final[dict[str, TileRule]] = {
    "ring_anchor": ring,
    "no_mixed_ice_land": pure_ground,
    "slide_in": slide_in,
    "zones": zones,
    "chasm": one_side,
}


def patch_off_ring(p: Seat) -> int:
    return FULL & ~PLANETS[p.planet].ring


def patch_slides_in(p: Seat) -> int:
    free = 0
    for blocked in towards(p.filled):
        free |= FULL & ~blocked
    return free


ON_PATCH: Final[dict[str, PatchRule]] = {"ring_anchor": patch_off_ring, "slide_in": patch_slides_in}
