"""What may become of a patch: where it may lie (PU-7.12, PU-16, SM-2.3), and what its owner may do instead."""

from __future__ import annotations

from typing import Any, Final, NotRequired, TypedDict

from orrery.core.errors import Refusal, refusal
from orrery.games.planet_unknown.actions import BoostInstead, LayPatch, LeavePatch, StorePatch
from orrery.games.planet_unknown.components import BIOMASS, GROUNDS, MOON_SQUARES, NONE, SQUARES, TERRAINS, Terrain
from orrery.games.planet_unknown.frames import PlacePatch
from orrery.games.planet_unknown.grid import AREA, beside, squares
from orrery.games.planet_unknown.rules.planet.restrictions import ON_PATCH, patch_not_banned
from orrery.games.planet_unknown.rules.planet.tile_places import neighbours_that_lift, restriction, touchable
from orrery.games.planet_unknown.rules.planet.tile_refusals import not_first
from orrery.games.planet_unknown.rules.powers import has_power, working
from orrery.games.planet_unknown.state import CARDS, FINAL, Seat, State

PATCHES: Final = tuple(LayPatch(square) for square in range(AREA))  # answers made once


def patch_squares(p: Seat, stored: bool = False) -> int:
    """Empty squares on which a patch may lie (PU-7.12); events do not bind patches, planets do (PU-12.5).

    Meteorites on a moon are in the way (SM-2.4), but not of Wormhole 5.
    """
    planet = GROUNDS[p.planet]
    legal = planet.grid & ~p.filled & touching(p)
    if not (stored and has_power(p, "patch_destroys_meteorite")):
        legal &= ~(p.meteorites & planet.moon_squares)
    bound = ON_PATCH.get(planet.special)
    return legal & (bound(p) | MOON_SQUARES) if bound is not None else legal


def touching(p: Seat) -> int:
    """Squares where a patch touches what it must; Quantum 1 lets it touch a lifepod or a rover (SM-10.6)."""
    found = touchable(p, NONE)
    lifting = neighbours_that_lift(p)
    if lifting:
        for board in GROUNDS[p.planet].boards:
            if p.filled & board.squares:
                found |= beside(lifting & board.squares)
    return found


def squares_to_cover(p: Seat, stored: bool) -> int:
    """Filled squares on which a patch may lie, never on Arashi's ring (PU-16.2).

    Wormhole 2: tiles without a meteorite; Wormhole 5: with stored patches also meteorites, at the end of the game.
    """
    over = 0
    if has_power(p, "patch_over_tiles"):
        over = p.filled & ~p.meteorites & ~p.cargo
    if stored and has_power(p, "patch_destroys_meteorite"):
        over |= p.meteorites & p.filled
    if over and GROUNDS[p.planet].bans:  # SM-8.4
        over &= patch_not_banned(p) | MOON_SQUARES
    return over & ~GROUNDS[p.planet].ring


def patch_options(s: State, f: PlacePatch) -> list[LayPatch | StorePatch | BoostInstead | LeavePatch]:
    p = s.seats[f.seat]
    empty = patch_squares(p, f.stored)
    over = squares_to_cover(p, f.stored)
    found: list[Any] = [PATCHES[square] for square in squares(empty | over)]
    if may_store(s, p, f):
        found.append(StorePatch())
    if may_boost(s, p, f):
        found.append(BoostInstead())
    if found and not empty:
        found.append(LeavePatch())
    return found


class PatchParams(TypedDict):
    """`terrain` is left out of a patch of biomass, which all were before Supermoon."""

    stored: bool
    left: int
    terrain: NotRequired[Terrain]


def patch_params(s: State, f: PlacePatch) -> PatchParams:
    told: PatchParams = {"stored": f.stored, "left": s.seats[f.seat].stored if f.stored else 1}
    return told if f.terrain == BIOMASS else {**told, "terrain": TERRAINS[f.terrain]}


def may_store(s: State, p: Seat, f: PlacePatch) -> bool:
    """Until the game has ended; PU-10.9."""
    return not f.stored and s.phase not in (FINAL, CARDS) and has_power(p, "store_patches")


def may_boost(s: State, p: Seat, f: PlacePatch) -> bool:
    """Jump Drive A; not under `no_synergy` (PU-12.8)."""
    if f.stored or restriction(s)[0] == "no_synergy":
        return False
    return working(p, "replace_patch_with_synergy") is not None


def may_leave(s: State, p: Seat, f: PlacePatch) -> bool:
    """Only an empty square obliges (PU-7.12): nobody must cover a tile (PU-15.9) or use a technology (PU-7.24)."""
    if patch_squares(p, f.stored):
        return False
    return bool(squares_to_cover(p, f.stored)) or may_store(s, p, f) or may_boost(s, p, f)


def refuse_patch(s: State, f: PlacePatch, a: Any) -> Refusal | None:
    p = s.seats[f.seat]
    if type(a) is StorePatch:
        return None if may_store(s, p, f) else refusal("PU-7.12", "cannot_store")
    if type(a) is BoostInstead:
        return None if may_boost(s, p, f) else refusal("PU-15.5", "tech_not_available", level="A")
    if type(a) is LeavePatch:
        return None if may_leave(s, p, f) else refusal("PU-7.12", "patch_must_lie")
    if type(a) is not LayPatch:
        return refusal("PU-7.12", "wrong_kind")
    return _refuse_square(p, a.square, f.stored)


def _refuse_square(p: Seat, square: int, stored: bool) -> Refusal | None:
    """The rules of `patch_squares`, read plainly."""
    planet = GROUNDS[p.planet]
    name = SQUARES[square]
    if not planet.grid >> square & 1:
        return refusal("PU-4.3", "outside_grid", square=name)
    if planet.ring >> square & 1:
        return refusal("PU-16.2", "patch_on_ring")
    if p.filled >> square & 1:
        if squares_to_cover(p, stored) >> square & 1:
            return None
        if p.meteorites >> square & 1 and has_power(p, "patch_over_tiles"):
            return refusal("PU-15.9", "patch_on_meteorite")
        return refusal("PU-4.4", "overlaps", square=name)
    if not touching(p) >> square & 1:
        board = next(board for board in planet.boards if board.squares >> square & 1)
        return refusal("PU-4.6", "not_adjacent") if p.filled & board.squares else not_first(planet, board)
    if not patch_squares(p, stored) >> square & 1:
        if (p.meteorites & planet.moon_squares) >> square & 1:
            return refusal("SM-2.4", "meteorite_in_the_way", square=name)
        return refusal("SM-8.4", "patch_banned") if planet.bans else refusal("PU-16.9", "cannot_slide")
    return None
