"""Planets that restrict placement (PU-4.7, PU-16), one function each, reached by the kind in their data.

Each gives the anchors at which a turned tile keeps the planet's rule; the general rules of PU-4 are not looked at, so
squares off the grid may be among them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from orrery.games.planet_unknown.components import GROUNDS
from orrery.games.planet_unknown.grid import towards
from orrery.games.planet_unknown.pieces import Turned
from orrery.games.planet_unknown.state import Seat

TileRule = Callable[[Seat, Turned, tuple[int, ...], bool], int]  # its stations, and whether it has a meteorite symbol
PatchRule = Callable[[Seat], int]
EVERYWHERE: Final = ~0


def all_on(ground: int, turned: Turned) -> int:
    """Anchors at which every square of the tile lies on this ground."""
    anchors = turned.anchors
    for cell in turned.cells:
        anchors &= ground >> cell
    return anchors


def ring(p: Seat, turned: Turned, stations: tuple[int, ...], meteor: bool) -> int:
    """Arashi, PU-16.2: a tile on the ring must also cover a square of another row."""
    return ~all_on(GROUNDS[p.planet].ring, turned)


def pure_ground(p: Seat, turned: Turned, stations: tuple[int, ...], meteor: bool) -> int:
    """K-273, PU-16.6: ice or land, never both."""
    planet = GROUNDS[p.planet]
    return all_on(planet.ice, turned) | all_on(planet.grid & ~planet.ice, turned)


def slide_in(p: Seat, turned: Turned, stations: tuple[int, ...], meteor: bool) -> int:
    """Pajitnov, PU-16.9: one of the four shifts by a square must be free of tiles."""
    grid = GROUNDS[p.planet].grid
    legal = 0
    for blocked in towards(p.filled):
        legal |= all_on(grid & ~blocked, turned)
    return legal


def zones(p: Seat, turned: Turned, stations: tuple[int, ...], meteor: bool) -> int:
    """Persephone, PU-16.10: no station of the forbidden type in a zone."""
    legal = EVERYWHERE
    for zone, forbidden in GROUNDS[p.planet].zones:
        for station, at in zip(stations, turned.stations, strict=True):
            if station == forbidden:
                legal &= ~(zone >> at)
    return legal


def one_side(p: Seat, turned: Turned, stations: tuple[int, ...], meteor: bool) -> int:
    """Tartarus, PU-16.11: no tile across the chasm."""
    left, right = GROUNDS[p.planet].sides
    return all_on(left, turned) | all_on(right, turned)


def bans(p: Seat, turned: Turned, stations: tuple[int, ...], meteor: bool) -> int:
    """The shattered planet, SM-8.3: what a quarter's symbol names does not lie there."""
    legal = EVERYWHERE
    for ban in GROUNDS[p.planet].bans:
        if (meteor and ban.kind == "meteorite") or (ban.kind == "station" and ban.terrain in stations):
            legal &= ~(ban.squares >> turned.cells[0])  # a tile lies in one quarter with all its squares
    return legal


ON_TILE: Final[dict[str, TileRule]] = {
    "ring_anchor": ring,
    "no_mixed_ice_land": pure_ground,
    "slide_in": slide_in,
    "zones": zones,
    "chasm": one_side,
    "bans": bans,
}


def patch_off_ring(p: Seat) -> int:
    return ~GROUNDS[p.planet].ring


def patch_slides_in(p: Seat) -> int:
    free = 0
    for blocked in towards(p.filled):
        free |= ~blocked
    return free


def patch_not_banned(p: Seat) -> int:
    """SM-8.4: this ban is never lifted."""
    free = EVERYWHERE
    for ban in GROUNDS[p.planet].bans:
        if ban.kind == "patch":
            free &= ~ban.squares
    return free


ON_PATCH: Final[dict[str, PatchRule]] = {
    "ring_anchor": patch_off_ring,
    "slide_in": patch_slides_in,
    "bans": patch_not_banned,
}
