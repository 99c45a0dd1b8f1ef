"""Why a tile may not lie there: the rules of `placement` read plainly, one place and one rule at a time."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from orrery.core.errors import Refusal, refusal
from orrery.games.planet_unknown.actions import Lay
from orrery.games.planet_unknown.components import ENERGY, PLANETS, SQUARES, TECH, TERRAINS, TILES
from orrery.games.planet_unknown.grid import STRAIGHT, WIDTH, squares
from orrery.games.planet_unknown.pieces import DISTINCT, TURNED, Piece, piece
from orrery.games.planet_unknown.rules.placement import (
    WAIVE_EVENT,
    WAIVE_NOTHING,
    WAIVE_PLANET,
    first_squares,
    ignores_adjacency,
    restriction,
    visible,
    ways,
)
from orrery.games.planet_unknown.state import Seat, State


def refuse_place(s: State, p: Seat, tile: int, waived: int, a: Lay) -> Refusal | None:
    """The first rule that this placement breaks."""
    if a.orientation not in DISTINCT[tile]:
        return refusal("PU-1.10", "same_orientation")
    if bool(a.energy) not in ways(p, tile):
        return refusal("PU-15.5", "tech_not_available", level="D")
    turned = TURNED[TILES[tile].shape][a.orientation]
    if not turned.anchors >> a.at & 1:
        return refusal("PU-4.3", "outside_grid", square=SQUARES[a.at])
    lying = piece(tile, a.orientation, a.at)
    stations = tuple(ENERGY if t == TECH and a.energy else t for t in TILES[tile].terrains)
    refused = _ground(p, lying) or _contact(p, tile, lying)
    if refused is None and waived in (WAIVE_NOTHING, WAIVE_PLANET):
        refused = _event(s, p, lying, stations)
    if refused is None and waived in (WAIVE_NOTHING, WAIVE_EVENT):
        bound = _PLANET.get(PLANETS[p.planet].special)
        refused = bound(p, lying, stations) if bound is not None else None
    return refused


def _ground(p: Seat, lying: Piece) -> Refusal | None:
    """PU-4.3, PU-4.4"""
    grid = PLANETS[p.planet].grid
    for square in squares(lying.squares):
        if not grid >> square & 1:
            return refusal("PU-4.3", "outside_grid", square=SQUARES[square])
        if p.filled >> square & 1:
            return refusal("PU-4.4", "overlaps", square=SQUARES[square])
    return None


def _contact(p: Seat, tile: int, lying: Piece) -> Refusal | None:
    """PU-4.5, PU-4.6, PU-16.4"""
    if not p.filled:
        if any(first_squares(p) >> square & 1 for square in squares(lying.squares)):
            return None
        return refusal("PU-16.4", "not_on_centre") if PLANETS[p.planet].centre else refusal("PU-4.5", "not_on_edge")
    if ignores_adjacency(p, tile):
        return None
    for square in squares(lying.squares):
        if any(p.filled >> beside & 1 for beside in STRAIGHT[square]):
            return None
    return refusal("PU-4.6", "not_adjacent")


def _event(s: State, p: Seat, lying: Piece, stations: tuple[int, ...]) -> Refusal | None:
    """PU-12.5"""
    kind, _ = restriction(s)
    planet = PLANETS[p.planet]
    if kind == "no_tile_on_edge" and lying.squares & planet.edge:
        return refusal("PU-12.5", "event_edge")
    if kind == "no_tile_on_ice" and lying.squares & planet.ice:
        return refusal("PU-12.5", "event_ice")
    if kind == "no_matching_terrain":
        for section, terrain in zip(lying.sections, stations, strict=True):
            same = visible(p, terrain)
            for square in squares(section):
                if any(same >> beside & 1 for beside in STRAIGHT[square]):
                    return refusal("PU-12.5", "event_matching", terrain=TERRAINS[terrain])
    return None


def _ring(p: Seat, lying: Piece, stations: tuple[int, ...]) -> Refusal | None:
    ring = PLANETS[p.planet].ring
    if all(ring >> square & 1 for square in squares(lying.squares)):
        return refusal("PU-16.2", "ring")
    return None


def _ground_kinds(p: Seat, lying: Piece, stations: tuple[int, ...]) -> Refusal | None:
    ice = PLANETS[p.planet].ice
    if len({ice >> square & 1 for square in squares(lying.squares)}) > 1:
        return refusal("PU-16.6", "mixed_ground")
    return None


def _slide(p: Seat, lying: Piece, stations: tuple[int, ...]) -> Refusal | None:
    """Outside the board everything is free."""
    covered = squares(lying.squares)
    for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1)):
        shifted = [(square % WIDTH + dx, square // WIDTH + dy) for square in covered]
        inside = [y * WIDTH + x for x, y in shifted if 0 <= x < WIDTH and 0 <= y < WIDTH]
        if not any(p.filled >> square & 1 for square in inside):
            return None
    return refusal("PU-16.9", "cannot_slide")


def _zones(p: Seat, lying: Piece, stations: tuple[int, ...]) -> Refusal | None:
    for zone, forbidden in PLANETS[p.planet].zones:
        for station, square in zip(stations, lying.stations, strict=True):
            if station == forbidden and zone >> square & 1:
                return refusal("PU-16.10", "zone", terrain=TERRAINS[forbidden])
    return None


def _chasm(p: Seat, lying: Piece, stations: tuple[int, ...]) -> Refusal | None:
    left, _ = PLANETS[p.planet].sides
    if len({left >> square & 1 for square in squares(lying.squares)}) > 1:
        return refusal("PU-16.11", "chasm")
    return None


_PLANET: Final[dict[str, Callable[[Seat, Piece, tuple[int, ...]], Refusal | None]]] = {
    "ring_anchor": _ring,
    "no_mixed_ice_land": _ground_kinds,
    "slide_in": _slide,
    "zones": _zones,
    "chasm": _chasm,
}
