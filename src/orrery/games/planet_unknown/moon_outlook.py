"""What a moon may bring or cost (SM-4), for the evaluation of the bots; no rule depends on it."""

from __future__ import annotations

from math import exp
from typing import Final

from orrery.games.planet_unknown.components import GROUNDS, MOONS, NONE, SHAPES, TILES
from orrery.games.planet_unknown.rules.medals.moon_scoring import stations_on_moon
from orrery.games.planet_unknown.state import Seat

MOON_ROUNDS: Final = 6.0
MOON_CLEARED: Final = 0.6  # of the meteorites on a moon, with a whole game to come
SHOT: Final = 2.0  # a meteorite that the laser takes
SHOT_ROVER: Final = 1.2
NEW_TYPE: Final = 0.9  # a station the set of the moon still lacks
MOON_HALF: Final = 0.4  # of a pair, when one of its two stations stands


def moon_outlook(p: Seat, rounds: float) -> float:
    """Stations of its set, and meteorites that may still be shot or fetched."""
    ground = GROUNDS[p.planet]
    if ground.moon == NONE:
        return 0.0
    moon, count = MOONS[ground.moon], stations_on_moon(p)
    coming = 1.0 - exp(-rounds / MOON_ROUNDS)
    medals = moon.red_medal * (p.meteorites & ground.moon_squares).bit_count() * (1.0 - MOON_CLEARED * coming)
    if moon.pair:
        pairs = min(count[terrain] for terrain in moon.pair)
        begun = max(count[terrain] for terrain in moon.pair) > pairs
        return medals + moon.set_medals * (pairs + (MOON_HALF * coming if begun else 0.0))
    share = sum(map(bool, count)) / len(count)
    return medals + moon.set_medals * (1.0 if share == 1.0 else share**2 * coming)


def at_a_glance(p: Seat, tile: int) -> float:
    """What it does to lay this tile on the moon, wherever: the shot that follows, and its stations."""
    ground = GROUNDS[p.planet]
    moon, count = MOONS[ground.moon], stations_on_moon(p)
    end = (p.extras.satellite + SHAPES[TILES[tile].shape].size) % len(moon.orbit)
    rocks = p.meteorites | p.cargo
    shots = [
        SHOT * (moon.lines[line] & rocks).bit_count() - SHOT_ROVER * (moon.lines[line] & p.rovers).bit_count()
        for line in moon.orbit[end].lines
    ]
    wanted = moon.pair or range(len(count))
    least = min(count[terrain] for terrain in wanted)
    lacking = sum(terrain in wanted and count[terrain] == least for terrain in TILES[tile].terrains)
    return max(shots) + NEW_TYPE * lacking - (SHOT if TILES[tile].meteor else 0.0)
