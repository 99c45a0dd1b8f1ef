"""Discovery and research tiles: who may take one, and what it does. OM-8.5, OM-8.22"""

from __future__ import annotations

from orrery.core.errors import Refusal, refusal
from orrery.games.on_mars.components import DISCOVERIES, EFFECTS, FIRST_RESEARCH, MAP_TILE_IDS, NONE, RESEARCH
from orrery.games.on_mars.rules import possible
from orrery.games.on_mars.state import State


def effect_of(tile: int) -> int:
    return RESEARCH[tile - FIRST_RESEARCH].effect if tile >= FIRST_RESEARCH else DISCOVERIES[tile].effect


def refuse(s: State, party: int, hex_: int, rover: bool) -> Refusal | None:
    """Why a piece that ends here may not take the tile; with the rover standing there and the tile removed."""
    tile = s.tiles[hex_]
    if tile == NONE:
        return refusal("OM-8.5", "no_tile_there")
    if tile >= FIRST_RESEARCH and s.research[party] >> (tile - FIRST_RESEARCH) & 1:
        return refusal("OM-8.5", "research_owned", tile=MAP_TILE_IDS[tile])
    stood = s.rovers[party]
    s.tiles[hex_] = NONE
    if rover:
        s.rovers[party] = hex_
    try:
        fits = possible.possible(s, party, EFFECTS[effect_of(tile)])
    finally:
        s.tiles[hex_] = tile
        s.rovers[party] = stood
    return None if fits else refusal("OM-8.22", "tile_useless", tile=MAP_TILE_IDS[tile])


def takeable(s: State, party: int, hex_: int, rover: bool) -> bool:
    return refuse(s, party, hex_, rover) is None
