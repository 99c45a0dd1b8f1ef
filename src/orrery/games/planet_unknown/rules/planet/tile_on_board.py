"""A tile lies on a board: the squares it takes, and nothing else (PU-4)."""

from __future__ import annotations

from orrery.games.planet_unknown.actions import Lay
from orrery.games.planet_unknown.components import NONE, TILES
from orrery.games.planet_unknown.pieces import Piece, piece
from orrery.games.planet_unknown.rules.powers import has_power
from orrery.games.planet_unknown.state import Placed, Seat


def lay_down(p: Seat, tile: int, a: Lay) -> Piece:
    """With its meteorite, if one comes (PU-5.2)."""
    found = piece(tile, a.orientation, a.at)
    terrain, stations = list(p.terrain), list(p.stations)
    for kind, section, station in zip(TILES[tile].terrains, found.sections, found.stations, strict=True):
        terrain[kind] |= section
        stations[kind] |= 1 << station
    p.terrain, p.stations = tuple(terrain), tuple(stations)
    p.filled |= found.squares
    p.placed = (*p.placed, Placed(tile, a.orientation, a.at))
    if found.meteor != NONE:
        p.symbols |= 1 << found.meteor
        if not has_power(p, "no_meteorites"):
            p.meteorites |= 1 << found.meteor
    return found
