"""What a moon scores (SM-4.5, SM-4.6)."""

from __future__ import annotations

from orrery.games.planet_unknown.components import GROUNDS, MOONS, NONE
from orrery.games.planet_unknown.state import Seat


def stations_on_moon(p: Seat) -> tuple[int, ...]:
    """Visible stations of each terrain; patches have none, and cover those under them."""
    moon = GROUNDS[p.planet].moon_squares
    return tuple((stations & moon).bit_count() for stations in p.stations)


def set_medals(p: Seat) -> int:
    """SM-4.5: all six types once, or pairs of two."""
    moon = MOONS[GROUNDS[p.planet].moon]
    count = stations_on_moon(p)
    if moon.pair:
        return moon.set_medals * min(count[terrain] for terrain in moon.pair)
    return moon.set_medals if all(count) else 0


def red_medals(p: Seat) -> int:
    """SM-4.6: every meteorite left there costs, and there is no lower limit."""
    ground = GROUNDS[p.planet]
    return MOONS[ground.moon].red_medal * (p.meteorites & ground.moon_squares).bit_count()


def moon_medals(p: Seat) -> int:
    """The line of the score sheet (SM-4.7); lines of the moon give no medals (SM-4.4)."""
    if p.planet == NONE or GROUNDS[p.planet].moon == NONE:
        return 0
    return set_medals(p) + red_medals(p)
