"""Where a tile may lie (PU-4, PU-12.5, PU-12.6, PU-16): all places of an orientation at once, as a set of anchors.

`refusals.py` reads the same rules plainly, one place at a time, to say what is wrong with it.
"""

from __future__ import annotations

from typing import Final

from orrery.games.planet_unknown.components import CORPORATIONS, ENERGY, EVENTS, NONE, PLANETS, ROVER, TECH, TILES
from orrery.games.planet_unknown.grid import around, beside, squares
from orrery.games.planet_unknown.pieces import DISTINCT, TURNED, Turned
from orrery.games.planet_unknown.rules.restrictions import ON_TILE
from orrery.games.planet_unknown.state import Seat, State

# Restrictions that are lifted (PU-12.6), in the order in which they are given up.
WAIVE_NOTHING, WAIVE_EVENT, WAIVE_PLANET, WAIVE_BOTH = range(4)
NOTHING_FITS: Final = 4


def restriction(s: State) -> tuple[str, int]:
    """Kind and terrain of the event's restriction in this round; no kind if there is none."""
    if s.event == NONE:
        return "", NONE
    card = EVENTS[s.event]
    return (card.effects[0].what, card.effects[0].terrain) if card.restriction else ("", NONE)


def first_squares(p: Seat) -> int:
    """One of these must be covered by the first tile: PU-4.5, PU-16.1, on Charybdis PU-16.4."""
    planet = PLANETS[p.planet]
    return planet.centre or planet.edge


def ignores_adjacency(p: Seat, tile: int) -> bool:
    """Technologies may lift PU-4.6; tile NONE: a patch."""
    corporation = CORPORATIONS[p.corporation]
    bit = corporation.bit.get("ignore_adjacency", 0)
    if not p.techs & bit:
        return False
    if corporation.technologies[bit.bit_length() - 1].effect.what == "any":
        return True
    return tile != NONE and ROVER in TILES[tile].terrains  # PU-15.4


def touchable(p: Seat, tile: int) -> int:
    """Squares of which a tile must cover at least one."""
    if not p.filled:
        return first_squares(p)
    return PLANETS[p.planet].grid if ignores_adjacency(p, tile) else around(p.filled)


def energy_squares(p: Seat) -> int:
    """Visible energy squares; on Petra bare currents count (PU-16.12)."""
    return p.terrain[ENERGY] | PLANETS[p.planet].electric & ~p.filled


def visible(p: Seat, terrain: int) -> int:
    return energy_squares(p) if terrain == ENERGY else p.terrain[terrain]


class Search:
    """The ground on which one tile is laid, prepared once for all its orientations."""

    __slots__ = ("fits", "p", "stations", "terrains", "tile", "touch", "under")

    def __init__(self, s: State, p: Seat, tile: int, waived: int, extra_energy: bool = False) -> None:
        planet = PLANETS[p.planet]
        found = TILES[tile]
        free = planet.grid & ~p.filled
        self.p, self.tile = p, tile
        self.touch = touchable(p, tile)
        self.terrains = found.terrains
        # D changes the station and the section of the tile while it is placed (PU-15.5)
        self.stations = tuple(ENERGY if t == TECH and extra_energy else t for t in found.terrains)
        self.under = (free,) * len(found.terrains)
        kind, _ = restriction(s)
        if kind and waived in (WAIVE_NOTHING, WAIVE_PLANET):  # PU-12.5
            if kind == "no_tile_on_edge":
                self.under = (free & ~planet.edge,) * len(found.terrains)
            elif kind == "no_tile_on_ice":
                self.under = (free & ~planet.ice,) * len(found.terrains)
            elif kind == "no_matching_terrain":
                self.under = tuple(free & ~beside(visible(p, station)) for station in self.stations)
        self.fits = ON_TILE.get(planet.special) if waived in (WAIVE_NOTHING, WAIVE_EVENT) else None

    def anchors(self, turned: Turned) -> int:
        """All squares at which the tile may lie in this orientation."""
        legal = turned.anchors
        for section, under in zip(turned.sections, self.under, strict=True):
            for cell in section:
                legal &= under >> cell
        if not legal:
            return 0
        touch = self.touch
        near = 0
        for cell in turned.cells:
            near |= touch >> cell
        legal &= near
        if legal and self.fits is not None:
            legal &= self.fits(self.p, turned, self.stations)
        return legal


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


def placements(s: State, p: Seat, tile: int, waived: int) -> list[tuple[int, int, int]]:
    """All legal places: orientation, anchor, whether tech counts as energy."""
    turned = TURNED[TILES[tile].shape]
    found: list[tuple[int, int, int]] = []
    for energy in ways(p, tile):
        search = Search(s, p, tile, waived, energy)
        for orientation in DISTINCT[tile]:
            found += [(orientation, at, int(energy)) for at in squares(search.anchors(turned[orientation]))]
    return found


def waiver(s: State, p: Seat, tiles: list[int]) -> int:
    """PU-12.6: the first level at which one of the tiles can be placed; NOTHING_FITS if there is none."""
    levels = [WAIVE_NOTHING]
    event = restriction(s)[0] in ("no_tile_on_edge", "no_tile_on_ice", "no_matching_terrain")
    planet = PLANETS[p.planet].special in ON_TILE
    if event:
        levels.append(WAIVE_EVENT)
    if planet:
        levels.append(WAIVE_PLANET)
    if event and planet:
        levels.append(WAIVE_BOTH)
    for level in levels:
        if any(fits(s, p, tile, level) for tile in tiles):
            return level
    return NOTHING_FITS
