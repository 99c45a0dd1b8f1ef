"""Biomass patches (PU-1.3): placed at once, stored, or given up (PU-7.12, PU-15.1, PU-15.5, PU-15.9)."""

from __future__ import annotations

from typing import Any

from orrery.core.engine import Play
from orrery.core.frames import May
from orrery.games.planet_unknown.actions import BoostInstead, LayPatch, StorePatch
from orrery.games.planet_unknown.components import BIOMASS, NONE, SQUARES
from orrery.games.planet_unknown.events import MeteoriteDestroyed, PatchLost, PatchPlaced, PatchStored
from orrery.games.planet_unknown.frames import Boost, GainPatch, PlacePatch, PlaceTile, SetAside, UseTech
from orrery.games.planet_unknown.rules.cover import cover
from orrery.games.planet_unknown.rules.patch_places import patch_options
from orrery.games.planet_unknown.rules.placement import fits
from orrery.games.planet_unknown.rules.powers import working
from orrery.games.planet_unknown.rules.technologies import spend
from orrery.games.planet_unknown.rules.telling import tell
from orrery.games.planet_unknown.state import Seat, State


def gain(play: Play, seat: int, count: int) -> None:
    """So many patches, of which there are always enough (PU-1.11); Wormhole 3 may add one to a gain, once per round."""
    technology = working(play.s.seats[seat], "extra_patch")
    play.then(seat, GainPatch(seat, count))
    if technology is not None:
        play.then(seat, May(seat, UseTech(seat, technology.index), "PU-15.9"))


def gain_patch(play: Play, f: GainPatch) -> None:
    """One by one (PU-17.2)."""
    if f.left <= 0:
        return
    play.then(f.seat, f._replace(left=f.left - 1))
    f1 = PlacePatch(f.seat, False)
    if patch_options(play.s, f1):
        play.then(f.seat, f1)
    else:
        tell(play, PatchLost(f.seat))  # PU-7.12: no legal square


def place_patch(play: Play, f: PlacePatch, a: Any) -> None:
    s: State = play.s
    p = s.seats[f.seat]
    if type(a) is LayPatch:
        if f.stored:
            p.stored -= 1
        lay(play, f.seat, a.square)
    elif type(a) is StorePatch:
        p.stored += 1
        tell(play, PatchStored(f.seat))
    elif type(a) is BoostInstead:
        technology = working(p, "replace_patch_with_synergy")
        assert technology is not None
        spend(play, f.seat, technology)
        play.then(f.seat, Boost(f.seat))
    else:
        if f.stored:
            p.stored -= 1
        tell(play, PatchLost(f.seat))


def lay(play: Play, seat: int, square: int) -> None:
    """The patch lies: what was under it is gone (PU-1.6, PU-5.1)."""
    s: State = play.s
    p = s.seats[seat]
    bit = 1 << square
    if p.filled & bit:
        p.terrain = tuple(mask & ~bit for mask in p.terrain)
        p.stations = tuple(mask & ~bit for mask in p.stations)
        p.symbols &= ~bit
        if p.meteorites & bit:
            p.meteorites &= ~bit
            tell(play, MeteoriteDestroyed(seat, SQUARES[square]))
    cover(play, seat, bit, "patch")
    p.filled |= bit
    terrain = list(p.terrain)
    terrain[BIOMASS] |= bit
    p.terrain = tuple(terrain)
    p.patches = (*p.patches, square)
    tell(play, PatchPlaced(seat, SQUARES[square]))
    if p.hand != NONE:
        _tile_may_not_fit(s, seat)


def _tile_may_not_fit(s: State, seat: int) -> None:
    """PU-3.10: a tile in hand that lost its last place is set aside."""
    stack = s.stacks[seat]
    for i in range(len(stack) - 1, -1, -1):
        f = stack[i]
        if type(f) is PlaceTile:
            if not fits(s, s.seats[seat], s.seats[seat].hand, f.waived):
                stack[i] = SetAside(seat)
            return


# --- stored patches -------------------------------------------------------------------------------


def place_stored(play: Play, seat: int) -> bool:
    """PU-10.1: the next stored patch, if it can lie anywhere."""
    p: Seat = play.s.seats[seat]
    f = PlacePatch(seat, True)
    if not p.stored:
        return False
    if not patch_options(play.s, f):
        p.stored = 0
        return False
    play.then(seat, f)
    return True
