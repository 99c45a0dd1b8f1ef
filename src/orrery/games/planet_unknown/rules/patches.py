"""Biomass patches (PU-1.3): placed at once, stored, or given up (PU-7.12, PU-15.1, PU-15.5, PU-15.9)."""

from __future__ import annotations

from typing import Any

from orrery.core.engine import Play
from orrery.core.errors import Refusal, refusal
from orrery.core.frames import May
from orrery.games.planet_unknown.actions import BoostInstead, LayPatch, LeavePatch, StorePatch
from orrery.games.planet_unknown.components import BIOMASS, NONE, PLANETS, SQUARES
from orrery.games.planet_unknown.events import MeteoriteDestroyed, PatchLost, PatchPlaced, PatchStored
from orrery.games.planet_unknown.frames import Boost, GainPatch, PlacePatch, PlaceTile, SetAside, UseTech
from orrery.games.planet_unknown.grid import squares
from orrery.games.planet_unknown.rules.cover import cover
from orrery.games.planet_unknown.rules.placement import fits, patch_over_squares, patch_squares, restriction, touchable
from orrery.games.planet_unknown.rules.restrictions import ON_PATCH
from orrery.games.planet_unknown.rules.technologies import spend, working
from orrery.games.planet_unknown.rules.telling import tell
from orrery.games.planet_unknown.rules.tracks import has_power
from orrery.games.planet_unknown.state import CARDS, FINAL, Seat, State


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


def patch_options(s: State, f: PlacePatch) -> list[Any]:
    p = s.seats[f.seat]
    empty = patch_squares(p)
    over = covered_squares(p, f.stored)
    found: list[Any] = [LayPatch(square) for square in squares(empty | over)]
    if may_store(s, p, f):
        found.append(StorePatch())
    if not f.stored and may_boost(s, p):
        found.append(BoostInstead())
    if found and not empty and may_leave(p, f.stored):
        found.append(LeavePatch())
    return found


def covered_squares(p: Seat, stored: bool) -> int:
    """Wormhole 2: tile squares; Wormhole 5: with stored patches also meteorites, at the end of the game."""
    over = 0
    if has_power(p, "patch_over_tiles"):
        over |= patch_over_squares(p)
    if stored and has_power(p, "patch_destroys_meteorite"):
        over |= p.meteorites & ~PLANETS[p.planet].ring
    return over


def may_store(s: State, p: Seat, f: PlacePatch) -> bool:
    """Until the game has ended; PU-10.9."""
    return not f.stored and s.phase not in (FINAL, CARDS) and has_power(p, "store_patches")


def may_boost(s: State, p: Seat) -> bool:
    """Jump Drive A; not under `no_synergy` (PU-12.8)."""
    return working(p, "replace_patch_with_synergy") is not None and restriction(s)[0] != "no_synergy"


def may_leave(p: Seat, stored: bool) -> bool:
    """PU-15.9: nobody is forced to cover a tile."""
    return covered_squares(p, stored) != 0


def refuse_patch(s: State, f: PlacePatch, a: Any) -> Refusal | None:
    p = s.seats[f.seat]
    if type(a) is StorePatch:
        return None if may_store(s, p, f) else refusal("PU-7.12", "cannot_store")
    if type(a) is BoostInstead:
        return None if not f.stored and may_boost(s, p) else refusal("PU-15.5", "tech_not_available", level="A")
    if type(a) is LeavePatch:
        legal = not patch_squares(p) and may_leave(p, f.stored)
        return None if legal else refusal("PU-7.12", "patch_must_lie")
    if type(a) is not LayPatch:
        return refusal("PU-7.12", "wrong_kind")
    return _refuse_square(p, a.square, f.stored)


def _refuse_square(p: Seat, square: int, stored: bool) -> Refusal | None:
    """The rules of `patch_squares`, read plainly."""
    planet = PLANETS[p.planet]
    name = SQUARES[square]
    if not planet.grid >> square & 1:
        return refusal("PU-4.3", "outside_grid", square=name)
    if planet.ring >> square & 1:
        return refusal("PU-16.2", "patch_on_ring")
    if p.filled >> square & 1:
        if covered_squares(p, stored) >> square & 1:
            return None
        if p.meteorites >> square & 1 and has_power(p, "patch_over_tiles"):
            return refusal("PU-15.9", "patch_on_meteorite")
        return refusal("PU-4.4", "overlaps", square=name)
    if not touchable(p, NONE) >> square & 1:
        if p.filled:
            return refusal("PU-4.6", "not_adjacent")
        return refusal("PU-16.4", "not_on_centre") if planet.centre else refusal("PU-4.5", "not_on_edge")
    bound = ON_PATCH.get(planet.special)
    if bound is not None and not bound(p) >> square & 1:
        return refusal("PU-16.9", "cannot_slide")
    return None


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
