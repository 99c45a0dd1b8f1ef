"""His rover goes for the closest tile he can use. OM-17.12, OM-17.24"""

from __future__ import annotations

from typing import Final

from orrery.games.on_mars import frames as f
from orrery.games.on_mars.components import DISCOVERIES, FIRST_RESEARCH, NONE, TECH_ROVER
from orrery.games.on_mars.hexes import DISTANCE, NEIGHBOURS, each
from orrery.games.on_mars.rules import laboratory, map_tiles, movement, purse, reach
from orrery.games.on_mars.rules.ambiguity import pick
from orrery.games.on_mars.rules.lacerda import useful
from orrery.games.on_mars.state import LACERDA, Play, State

POINTS: Final = 2


def targets(s: State) -> list[int]:
    """Hexes without piece with a tile that does something for him."""
    taken = reach.occupied(s, LACERDA)
    return [hex_ for hex_ in each(s.tile_mask() & ~taken) if _wants(s, s.tiles[hex_])]


def _wants(s: State, tile: int) -> bool:
    if tile >= FIRST_RESEARCH:
        if s.research[LACERDA] >> (tile - FIRST_RESEARCH) & 1:
            return False
    elif not DISCOVERIES[tile].lacerda:
        return False
    return useful.useful(s, map_tiles.effect_of(tile))


def paths(start: int, end: int, left: int) -> list[tuple[int, ...]]:
    """All shortest paths, without the first hex."""
    if left == 0:
        return [()]
    found = []
    for to in NEIGHBOURS[start]:
        if DISTANCE[to][end] == left - 1:
            found += [(to, *rest) for rest in paths(to, end, left - 1)]
    return found


def best_path(play: Play) -> tuple[int, ...]:
    """To the closest target; among shortest ways the one with most crystals, then as OM-17.18 says."""
    s = play.s
    found = targets(s)
    start = reach.position(s, LACERDA)
    if not found:
        return ()
    steps = min(DISTANCE[start][hex_] for hex_ in found)
    ways = [way for hex_ in found if DISTANCE[start][hex_] == steps for way in paths(start, hex_, steps)]
    rich = max(_crystals(s, way) for way in ways)
    return pick(play, [way for way in ways if _crystals(s, way) == rich])


def _crystals(s: State, way: tuple[int, ...]) -> int:
    return sum(s.crystals >> hex_ & 1 for hex_ in way)


def drive(play: Play, stack: int) -> None:
    s = play.s
    way = best_path(play)
    if not way:
        return
    points = POINTS + _tech(play, len(way))
    missing = len(way) - points
    if 0 < missing <= s.depot[LACERDA]:
        purse.pay(play, LACERDA, crystals_=missing)
        points = len(way)
    if points >= len(way):
        for hex_ in way:
            movement.step_rover(play, LACERDA, hex_)
        tile = movement.carry_off(play, LACERDA, way[-1])
        play.then(stack, f.LacerdaEffect(stack, map_tiles.effect_of(tile), 1))
        return
    taken = reach.occupied(s, LACERDA)
    stops = [k for k in range(points) if not taken >> way[k] & 1 and s.tiles[way[k]] == NONE]
    for hex_ in way[: stops[-1] + 1] if stops else ():
        movement.step_rover(play, LACERDA, hex_)


def _tech(play: Play, steps: int) -> int:
    """Only if two points don't reach: his own tile if that does, else the highest in play."""
    s = play.s
    found = dict(laboratory.owners(s, TECH_ROVER))
    if steps <= POINTS or not found:
        return 0
    own = found.get(LACERDA, 0)
    if (own and POINTS + own >= steps) or own == max(found.values()):
        return laboratory.use(play, LACERDA, LACERDA, TECH_ROVER)
    return laboratory.use(play, LACERDA, 1 - LACERDA, TECH_ROVER)
