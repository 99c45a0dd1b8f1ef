"""A tile in hand, or the second of a pair, may lose its last place before it lies (PU-3.10, SM-6.4)."""

from __future__ import annotations

from orrery.games.planet_unknown.components import EMERGENCY
from orrery.games.planet_unknown.frames import ChooseSecond, PlaceTile, SecondTile, SetAside, StillFits
from orrery.games.planet_unknown.grid import squares
from orrery.games.planet_unknown.rules.planet.tile_places import fits
from orrery.games.planet_unknown.state import Play, State


def still_fits(play: Play, f: StillFits) -> None:
    recheck_fit(play.s, f.seat)


def recheck_fit(s: State, seat: int) -> None:
    """A patch took the place, what lifted the rule of adjacency there has gone (SM-10.6), or a meteorite was driven
    beside it while tiles must not touch any (SM-11.5)."""
    p, stack = s.seats[seat], s.stacks[seat]
    for i in range(len(stack) - 1, -1, -1):
        f = stack[i]
        if type(f) is PlaceTile:
            if not fits(s, p, p.hand, f.waived):
                stack[i] = SetAside(seat, f.extra)
            return
        if type(f) is ChooseSecond:
            if not any(fits(s, p, EMERGENCY[terrain], f.waived) for terrain in squares(p.extras.emergency)):
                stack[i] = SecondTile(seat, f.waived)
            return
