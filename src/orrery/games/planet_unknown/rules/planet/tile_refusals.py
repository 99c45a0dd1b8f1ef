"""Why a tile may not lie there: the rules of `placement` read plainly, one place and one rule at a time."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from orrery.core.errors import Refusal, refusal
from orrery.games.planet_unknown.actions import Lay
from orrery.games.planet_unknown.components import ENERGY, GROUNDS, NONE, SQUARES, TECH, TERRAINS, TILES, Board, Ground
from orrery.games.planet_unknown.grid import STRAIGHT, WIDTH, squares
from orrery.games.planet_unknown.pieces import DISTINCT, TURNED, Piece, piece
from orrery.games.planet_unknown.rules.planet.tile_places import (
    WAIVE_EVENT,
    WAIVE_NOTHING,
    WAIVE_PLANET,
    contact_lifted,
    neighbours_that_lift,
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
    if refused is None and waived in (WAIVE_NOTHING, WAIVE_EVENT) and lying.squares & GROUNDS[p.planet].home:
        bound = _PLANET.get(GROUNDS[p.planet].special)
        refused = bound(p, lying, stations) if bound is not None else None
    return refused


def _ground(p: Seat, lying: Piece) -> Refusal | None:
    """PU-4.3, PU-4.4, SM-2.4"""
    ground = GROUNDS[p.planet]
    for square in squares(lying.squares):
        if not ground.grid >> square & 1:
            return refusal("PU-4.3", "outside_grid", square=SQUARES[square])
        if p.filled >> square & 1:
            return refusal("PU-4.4", "overlaps", square=SQUARES[square])
        if (p.meteorites & ground.moon_squares) >> square & 1:
            return refusal("SM-2.4", "meteorite_in_the_way", square=SQUARES[square])
    return None


def _contact(p: Seat, tile: int, lying: Piece) -> Refusal | None:
    """PU-4.5, PU-4.6, PU-16.4, on each board for itself: SM-2.3, SM-8.2"""
    ground = GROUNDS[p.planet]
    board = next(board for board in ground.boards if board.squares & lying.squares)
    covered = squares(lying.squares)
    if not p.filled & board.squares:
        if any(board.first >> square & 1 for square in covered):
            return None
        return not_first(ground, board)
    if contact_lifted(p, tile):
        return None
    for square in covered:
        for beside in STRAIGHT[square]:
            if (p.filled & board.squares) >> beside & 1:
                return None
            if neighbours_that_lift(p) >> beside & 1 and beside not in covered:
                return None
    return refusal("PU-4.6", "not_adjacent")


def not_first(ground: Ground, board: Board) -> Refusal:
    """The first piece of this board lies elsewhere."""
    if board.squares & ground.moon_squares:
        return refusal("SM-2.3", "not_on_edge_of_moon")
    if ground.quarters:
        return refusal("SM-8.2", "not_on_edge_of_quarter")
    return refusal("PU-16.4", "not_on_centre") if ground.centre else refusal("PU-4.5", "not_on_edge")


def _event(s: State, p: Seat, lying: Piece, stations: tuple[int, ...]) -> Refusal | None:
    """PU-12.5"""
    kind, _ = restriction(s)
    planet = GROUNDS[p.planet]
    if kind == "no_tile_on_edge" and lying.squares & planet.edge:
        return refusal("PU-12.5", "event_edge")
    if kind == "no_tile_on_ice" and lying.squares & planet.ice & planet.home:
        return refusal("PU-12.5", "event_ice")
    if kind == "not_beside_meteorites":
        rocks = p.meteorites | p.cargo
        if any(rocks >> beside & 1 for square in squares(lying.squares) for beside in STRAIGHT[square]):
            return refusal("SM-11.5", "event_meteorites")
    if kind == "no_matching_terrain":
        for section, terrain in zip(lying.sections, stations, strict=True):
            same = visible(p, terrain)
            for square in squares(section):
                if any(same >> beside & 1 for beside in STRAIGHT[square]):
                    return refusal("PU-12.5", "event_matching", terrain=TERRAINS[terrain])
    return None


def _ring(p: Seat, lying: Piece, stations: tuple[int, ...]) -> Refusal | None:
    ring = GROUNDS[p.planet].ring
    if all(ring >> square & 1 for square in squares(lying.squares)):
        return refusal("PU-16.2", "ring")
    return None


def _ground_kinds(p: Seat, lying: Piece, stations: tuple[int, ...]) -> Refusal | None:
    ice = GROUNDS[p.planet].ice
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
    for zone, forbidden in GROUNDS[p.planet].zones:
        for station, square in zip(stations, lying.stations, strict=True):
            if station == forbidden and zone >> square & 1:
                return refusal("PU-16.10", "zone", terrain=TERRAINS[forbidden])
    return None


def _chasm(p: Seat, lying: Piece, stations: tuple[int, ...]) -> Refusal | None:
    left, _ = GROUNDS[p.planet].sides
    if len({left >> square & 1 for square in squares(lying.squares)}) > 1:
        return refusal("PU-16.11", "chasm")
    return None


def _bans(p: Seat, lying: Piece, stations: tuple[int, ...]) -> Refusal | None:
    """SM-8.3: by the symbols of the tile, whether or not a meteorite comes."""
    for ban in GROUNDS[p.planet].bans:
        if not lying.squares & ban.squares:
            continue
        if ban.kind == "station" and ban.terrain in stations:
            return refusal("SM-8.3", "banned_station", terrain=TERRAINS[ban.terrain])
        if ban.kind == "meteorite" and lying.meteor != NONE:
            return refusal("SM-8.3", "banned_meteorite")
    return None


_PLANET: Final[dict[str, Callable[[Seat, Piece, tuple[int, ...]], Refusal | None]]] = {
    "ring_anchor": _ring,
    "no_mixed_ice_land": _ground_kinds,
    "slide_in": _slide,
    "zones": _zones,
    "chasm": _chasm,
    "bans": _bans,
}
