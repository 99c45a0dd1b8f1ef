"""Where a tile may lie (PU-4, PU-12.5, PU-12.6, PU-16, SM-2.3, SM-8): all places of an orientation at once, as anchors.

`tile_refusals` reads the same rules plainly, one place at a time, to say what is wrong with it.
"""

from __future__ import annotations

from typing import Final

from orrery.games.planet_unknown.actions import Lay
from orrery.games.planet_unknown.components import (
    CORPORATIONS,
    ENERGY,
    EVENTS,
    GROUNDS,
    MOON_SQUARES,
    NONE,
    ORIENTATIONS,
    ROVER,
    SHAPES,
    TECH,
    TILES,
)
from orrery.games.planet_unknown.grid import AREA, around, beside, squares
from orrery.games.planet_unknown.pieces import DISTINCT, TURNED, Turned
from orrery.games.planet_unknown.rules.planet.restrictions import ON_TILE
from orrery.games.planet_unknown.state import Seat, State

# Restrictions that are lifted (PU-12.6), in the order in which they are given up.
WAIVE_NOTHING, WAIVE_EVENT, WAIVE_PLANET, WAIVE_BOTH = range(4)
NOTHING_FITS: Final = 4
LEVELS: Final = (  # by whether the event restricts placing, and whether the planet does
    ((WAIVE_NOTHING,), (WAIVE_NOTHING, WAIVE_PLANET)),
    ((WAIVE_NOTHING, WAIVE_EVENT), (WAIVE_NOTHING, WAIVE_EVENT, WAIVE_PLANET, WAIVE_BOTH)),
)
RING_NAMES: Final = ("outer", "inner")
ON_PLACES: Final = ("no_tile_on_edge", "no_tile_on_ice", "no_matching_terrain", "not_beside_meteorites")  # PU-12.5
WAIVABLE: Final = (*ON_PLACES, "not_from_ring")
# Every place there is, by orientation and by whether tech counts as energy; there are too many to make them anew.
LAYS: Final = tuple(
    tuple(tuple(Lay(orientation, at, energy) for at in range(AREA)) for energy in range(2))
    for orientation in range(len(ORIENTATIONS))
)


def restriction(s: State) -> tuple[str, int]:
    """Kind and terrain of the event's restriction in this round; no kind if there is none."""
    if s.event == NONE:
        return "", NONE
    card = EVENTS[s.event]
    return (card.effects[0].what, card.effects[0].terrain) if card.restriction else ("", NONE)


def contact_lifted(p: Seat, tile: int) -> bool:
    """Technologies and an event may lift PU-4.6; tile NONE: a patch."""
    if p.extras.anywhere and tile != NONE:
        return True
    corporation = CORPORATIONS[p.corporation]
    bit = corporation.bit.get("ignore_adjacency", 0)
    if not p.techs & bit:
        return False
    what = corporation.technologies[bit.bit_length() - 1].effect.what
    return what == "any" or (what == "with_rover_station" and tile != NONE and ROVER in TILES[tile].terrains)  # PU-15.4


def neighbours_that_lift(p: Seat) -> int:
    """Lifepods or rovers that a piece may touch instead of a tile (Quantum 1). SM-10.6"""
    corporation = CORPORATIONS[p.corporation]
    bit = corporation.bit.get("ignore_adjacency", 0)
    if not p.techs & bit:
        return 0
    what = corporation.technologies[bit.bit_length() - 1].effect.what
    return p.lifepods if what == "touching_lifepod" else p.rovers if what == "touching_rover" else 0


def touchable(p: Seat, tile: int) -> int:
    """Squares of which a piece must cover at least one, board by board: PU-4.5, PU-4.6, PU-16.1, SM-2.3, SM-8.2.

    The first piece of a board lies on its edge (on Charybdis in the centre, PU-16.4), whatever lifts adjacency.
    """
    filled = p.filled
    if not filled:
        return GROUNDS[p.planet].first
    ground = GROUNDS[p.planet]
    lifted = contact_lifted(p, tile)
    if len(ground.boards) == 1:
        return ground.grid if lifted else around(filled)
    found = 0
    for squares_there, first in ground.boards:
        there = filled & squares_there
        found |= (squares_there if lifted else around(there)) if there else first
    return found


def energy_squares(p: Seat) -> int:
    """Visible energy squares; on Petra bare currents count (PU-16.12)."""
    return p.terrain[ENERGY] | GROUNDS[p.planet].electric & ~p.filled


def visible(p: Seat, terrain: int) -> int:
    return energy_squares(p) if terrain == ENERGY else p.terrain[terrain]


class Search:
    """The ground on which one tile is laid, prepared once for all its orientations."""

    __slots__ = ("apart", "elsewhere", "fits", "lifting", "p", "stations", "tile", "touch", "under")

    def __init__(self, s: State, p: Seat, tile: int, waived: int, extra_energy: bool = False) -> None:
        planet = GROUNDS[p.planet]
        found = TILES[tile]
        free = planet.grid & ~p.filled
        if planet.moon_squares:
            free &= ~(p.meteorites & planet.moon_squares)  # SM-2.4
        self.p, self.tile = p, tile
        self.touch = touchable(p, tile)
        self.lifting = neighbours_that_lift(p) if p.techs else 0
        self.stations = found.terrains
        if extra_energy:  # D changes the station and the section of the tile while it is placed (PU-15.5)
            self.stations = tuple(ENERGY if t == TECH else t for t in found.terrains)
        self.apart: tuple[int, ...] = ()
        kind, _ = restriction(s)
        if kind and waived in (WAIVE_NOTHING, WAIVE_PLANET):  # PU-12.5
            if kind == "no_tile_on_edge":
                free &= ~planet.edge
            elif kind == "no_tile_on_ice":
                free &= ~(planet.ice & planet.home)
            elif kind == "not_beside_meteorites":  # SM-11.5
                free &= ~beside(p.meteorites | p.cargo)
            elif kind == "no_matching_terrain":
                self.apart = tuple(~beside(visible(p, station)) for station in self.stations)
        self.under = free
        self.elsewhere = MOON_SQUARES if planet.moon_squares else 0  # a planet's rules bind on the planet
        self.fits = ON_TILE.get(planet.special) if waived in (WAIVE_NOTHING, WAIVE_EVENT) else None

    def anchors(self, turned: Turned) -> int:
        """All squares at which the tile may lie in this orientation."""
        legal, under = turned.anchors, self.under
        for cell in turned.cells:
            legal &= under >> cell
        if not legal:
            return 0
        if self.apart:
            for section, apart in zip(turned.sections, self.apart, strict=True):
                for cell in section:
                    legal &= apart >> cell
        touch = self.touch
        near = 0
        for cell in turned.cells:
            near |= touch >> cell
        if self.lifting:
            near |= self._beside_lifting(turned)
        legal &= near
        if legal and self.fits is not None:
            legal &= self.fits(self.p, turned, self.stations, TILES[self.tile].meteor) | self.elsewhere
        return legal

    def _beside_lifting(self, turned: Turned) -> int:
        """Places next to a lifepod or rover that the tile leaves uncovered, on a board with something on it."""
        found = 0
        for squares_there, _ in GROUNDS[self.p.planet].boards:
            if not self.p.filled & squares_there:
                continue
            for square in squares(self.lifting & squares_there):
                near = on = 0
                for cell in turned.cells:
                    near |= beside(1 << square) >> cell
                    on |= 1 << square >> cell
                found |= near & ~on
        return found


def ways(p: Seat, tile: int) -> tuple[bool, ...]:
    """As it is; with Jump Drive D a tech station also as energy."""
    corporation = CORPORATIONS[p.corporation]
    if p.techs & corporation.bit.get("treat_station_as", 0) and TECH in TILES[tile].terrains:
        return (False, True)
    return (False,)


def fits(s: State, p: Seat, tile: int, waived: int) -> bool:
    turned = TURNED[TILES[tile].shape]
    for energy in ways(p, tile):
        search = Search(s, p, tile, waived, energy)
        for orientation in DISTINCT[tile]:
            if search.anchors(turned[orientation]):
                return True
    return False


def placements(s: State, p: Seat, tile: int, waived: int) -> list[Lay]:
    """All legal places."""
    turned = TURNED[TILES[tile].shape]
    found: list[Lay] = []
    for energy in ways(p, tile):
        search = Search(s, p, tile, waived, energy)
        for orientation in DISTINCT[tile]:
            lays = LAYS[orientation][energy]
            found += [lays[at] for at in squares(search.anchors(turned[orientation]))]
    return found


def from_closed_ring(s: State, tile: int, waived: int) -> bool:
    """SM-11.5: no tile may be taken from this ring. Waivable like the restrictions on places."""
    kind, _ = restriction(s)
    return kind == "not_from_ring" and waived in (WAIVE_NOTHING, WAIVE_PLANET) and _ring(s) == ring_of(tile)


def _ring(s: State) -> str:
    return EVENTS[s.event].effects[0].where


def ring_of(tile: int) -> str:
    """The ring a tile comes from (SM-1.9); emergency tiles come from none. SM-6.11"""
    return SHAPES[TILES[tile].shape].ring


def takeable(s: State, p: Seat, tile: int, waived: int) -> bool:
    """Whether a tile of the depot may be taken and placed on this level."""
    return (s.event == NONE or not from_closed_ring(s, tile, waived)) and fits(s, p, tile, waived)


def levels(s: State, p: Seat) -> tuple[int, ...]:
    """PU-12.6, SM-9.1: restrictions that may be given up, in order; nothing else ever is (SM-9.2)."""
    return LEVELS[restriction(s)[0] in WAIVABLE][GROUNDS[p.planet].special in ON_TILE]


def waiver(s: State, p: Seat, tiles: list[int]) -> int:
    """PU-12.6: the first level at which one of the tiles can be placed; NOTHING_FITS if there is none."""
    for level in levels(s, p):
        if any(takeable(s, p, tile, level) for tile in tiles):
            return level
    return NOTHING_FITS
