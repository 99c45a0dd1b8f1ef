"""Patches (PU-1.3, SM-7): placed at once, stored, or given up (PU-7.12, PU-15.1, PU-15.5, PU-15.9)."""

from __future__ import annotations

from typing import Any

from orrery.core.frames import May
from orrery.games.planet_unknown.actions import BoostInstead, LayPatch, StorePatch
from orrery.games.planet_unknown.components import NONE, SQUARES
from orrery.games.planet_unknown.events import MeteoriteDestroyed, PatchLost, PatchPlaced, PatchStored
from orrery.games.planet_unknown.frames import Boost, GainPatch, Orbit, Pause, PlacePatch, UseTech
from orrery.games.planet_unknown.rules.cards.maintenance import PATCH_PLACED, pay
from orrery.games.planet_unknown.rules.corporation.technologies import spend
from orrery.games.planet_unknown.rules.placing.patch_kinds import spend as spend_kind
from orrery.games.planet_unknown.rules.placing.patch_kinds import store, to_be_laid
from orrery.games.planet_unknown.rules.placing.pieces_underneath import destroy_underneath
from orrery.games.planet_unknown.rules.placing.still_fits import recheck_fit
from orrery.games.planet_unknown.rules.planet.patch_places import patch_options
from orrery.games.planet_unknown.rules.planet.tile_places import restriction
from orrery.games.planet_unknown.rules.powers import working
from orrery.games.planet_unknown.rules.tokens.satellite import covered_there
from orrery.games.planet_unknown.rules.veil import tell
from orrery.games.planet_unknown.state import Play


def gain(play: Play, seat: int, count: int) -> None:
    """So many patches, of which there are always enough (PU-1.11); Wormhole 3 may add one to a gain, once per round."""
    if restriction(play.s)[0] == "no_patches":  # SM-11.5
        return
    technology = working(play.s.seats[seat], "extra_patch")
    play.then(seat, GainPatch(seat, count))
    if technology is not None:
        play.then(seat, May(seat, UseTech(seat, technology.index), "PU-15.9"))


def gain_patch(play: Play, f: GainPatch) -> None:
    """One by one (PU-17.2)."""
    if f.left <= 0:
        return
    play.then(f.seat, f._replace(left=f.left - 1))
    if patch_options(play.s, PlacePatch(f.seat, False)):
        play.then(f.seat, to_be_laid(play.s.seats[f.seat], f.seat, stored=False))
    else:
        tell(play, PatchLost(f.seat))  # PU-7.12: no legal square; none of the own ones is spent (SM-7.2)


def place_patch(play: Play, f: PlacePatch, a: Any) -> None:
    s = play.s
    p = s.seats[f.seat]
    if type(a) is LayPatch:
        if f.stored:
            p.stored -= 1
        spend_kind(p, f.terrain, f.stored)
        lay(play, f.seat, a.square, f.terrain)
    elif type(a) is StorePatch:
        p.stored += 1
        store(p, f.terrain)
        tell(play, PatchStored(f.seat))
    elif type(a) is BoostInstead:
        technology = working(p, "replace_patch_with_synergy")
        assert technology is not None
        spend(play, f.seat, technology)
        play.then(f.seat, Boost(f.seat))
    else:
        if f.stored:
            p.stored -= 1
            spend_kind(p, f.terrain, f.stored)
        tell(play, PatchLost(f.seat))


def lay(play: Play, seat: int, square: int, kind: int) -> None:
    """The patch lies, a square without a station (SM-7.4): what was under it is gone (PU-1.6, PU-5.1).

    On a moon the satellite answers (SM-3.1).
    """
    s = play.s
    p = s.seats[seat]
    bit = 1 << square
    points = covered_there(p, bit & ~p.filled)
    if points:
        play.then(seat, Pause(seat, Orbit(seat, points)))  # SM-2.8: a rover may still leave the line of fire
    pay(play, seat, PATCH_PLACED)
    if p.meteorites & bit and not p.filled & bit:  # printed on a moon: only Wormhole 5 may lie there
        p.meteorites &= ~bit
        tell(play, MeteoriteDestroyed(seat, SQUARES[square]))
    if p.filled & bit:
        p.terrain = tuple(mask & ~bit for mask in p.terrain)
        p.stations = tuple(mask & ~bit for mask in p.stations)
        p.symbols &= ~bit
        if p.meteorites & bit:
            p.meteorites &= ~bit
            tell(play, MeteoriteDestroyed(seat, SQUARES[square]))
    destroy_underneath(play, seat, bit, "patch")
    p.filled |= bit
    terrain = list(p.terrain)
    terrain[kind] |= bit
    p.terrain = tuple(terrain)
    p.patches = (*p.patches, square)
    tell(play, PatchPlaced(seat, SQUARES[square]))
    if p.hand != NONE or p.extras.emergency:
        recheck_fit(s, seat)


# --- stored patches -------------------------------------------------------------------------------


def place_stored(play: Play, seat: int) -> bool:
    """PU-10.1: the next stored patch, if it can lie anywhere."""
    p = play.s.seats[seat]
    if not p.stored:
        return False
    if not patch_options(play.s, PlacePatch(seat, True)):
        p.stored = 0
        p.extras = p.extras._replace(kept=())
        return False
    play.then(seat, to_be_laid(p, seat, stored=True))
    return True
