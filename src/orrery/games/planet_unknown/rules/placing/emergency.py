"""Emergency tiles (SM-6): two of one's own instead of a tile of the depot, one after the other, both or none."""

from __future__ import annotations

from typing import Final

from orrery.core.errors import Refusal, refusal
from orrery.core.frames import AnyOrder
from orrery.games.planet_unknown.actions import Lay, UseEmergency
from orrery.games.planet_unknown.components import EMERGENCY, ENERGY, GROUNDS, TERRAINS, TILES
from orrery.games.planet_unknown.events import Ending, StationIgnored, TileSetAside
from orrery.games.planet_unknown.frames import (
    ASIDE,
    AsidePair,
    ChooseSecond,
    Ignored,
    PlaceTile,
    SecondTile,
    Step,
)
from orrery.games.planet_unknown.grid import squares
from orrery.games.planet_unknown.pieces import piece
from orrery.games.planet_unknown.rules.corporation.markers import ALL
from orrery.games.planet_unknown.rules.planet.tile_on_board import lay_down
from orrery.games.planet_unknown.rules.planet.tile_places import (
    NOTHING_FITS,
    WAIVE_EVENT,
    WAIVE_NOTHING,
    WAIVE_PLANET,
    fits,
    levels,
    placements,
    restriction,
)
from orrery.games.planet_unknown.rules.veil import tell
from orrery.games.planet_unknown.state import NOTHING_FITS as STUCK
from orrery.games.planet_unknown.state import Play, Seat, State
from orrery.games.planet_unknown.supermoon_events import EmergencyTaken

FIRST, SECOND = 1, 2  # tiles of a pair
PAIR: Final = 2
ENOUGH: Final = 3  # a domino covers squares of two others at most


def tiles_left(p: Seat) -> list[int]:
    """SM-6.1; at the end they score nothing. SM-6.9"""
    return [EMERGENCY[terrain] for terrain in squares(p.extras.emergency)]


# --- which may come first -------------------------------------------------------------------------


def firsts(s: State, p: Seat, level: int) -> list[int]:
    """Terrains of the tiles with which a pair may begin on this level. SM-6.4"""
    tiles = tiles_left(p)
    if len(tiles) < PAIR:
        return []
    return [TILES[tile].terrains[0] for tile in tiles if _some_first(s, p, tile, level)]


def _some_first(s: State, p: Seat, tile: int, level: int) -> bool:
    ways = placements(s, p, tile, level)
    if not ways:
        return False
    return second_anyway(s, p, tile, level) or any(leaves_second(s, p, tile, way, level) for way in ways)


def first_places(s: State, p: Seat, tile: int, level: int) -> list[Lay]:
    """Where the first of a pair may lie: such that another one has a place afterwards.

    If something forced has taken all of those since the tile was taken, it lies where it can.
    """
    ways = placements(s, p, tile, level)
    if second_anyway(s, p, tile, level):
        return ways
    return [way for way in ways if leaves_second(s, p, tile, way, level)] or ways


def leaves_second(s: State, p: Seat, tile: int, way: Lay, level: int) -> bool:
    """Whether one of the others fits on the boards as they then stand, before any shot."""
    after = p.clone()
    covered = lay_down(after, tile, way).squares
    after.lifepods, after.rovers, after.cargo = p.lifepods & ~covered, p.rovers & ~covered, p.cargo & ~covered
    return any(fits(s, after, other, level) for other in tiles_left(p) if other != tile)


def second_anyway(s: State, p: Seat, tile: int, level: int) -> bool:
    """Whether there are so many places for the others, apart from each other, that the first cannot take them all.

    It only saves looking place by place; where a tile changes what is allowed beside it, this says nothing.
    """
    kind = restriction(s)[0]
    if kind in ("no_matching_terrain", "not_beside_meteorites") and level in (WAIVE_NOTHING, WAIVE_PLANET):
        return False
    if GROUNDS[p.planet].special == "slide_in" and level in (WAIVE_NOTHING, WAIVE_EVENT):
        return False
    begun = sum(board.squares for board in GROUNDS[p.planet].boards if p.filled & board.squares)
    used = found = 0
    for other in tiles_left(p):
        if other == tile:
            continue
        for way in placements(s, p, other, level):
            lying = piece(other, way.orientation, way.at).squares
            if lying & begun and not lying & used:
                used |= lying
                found += 1
                if found == ENOUGH:
                    return True
    return False


# --- taking them ----------------------------------------------------------------------------------


def take_first(play: Play, seat: int, terrain: int, level: int) -> None:
    """SM-6.2: instead of the tile of the round; if nothing fits, two are set aside (SM-6.8)."""
    if level == NOTHING_FITS:
        put_aside(play, seat, terrain)
        settle(play, AsidePair(seat, PAIR - 1, (terrain,)))
        return
    _take(play, seat, terrain, second=False)
    play.then(seat, PlaceTile(seat, level, False, True, FIRST), SecondTile(seat, level))


def _take(play: Play, seat: int, terrain: int, second: bool) -> None:
    p = play.s.seats[seat]
    p.extras = p.extras._replace(emergency=p.extras.emergency & ~(1 << terrain))
    p.hand = EMERGENCY[terrain]
    tell(play, EmergencyTaken(seat, TILES[p.hand].id, second))


def second_tile(play: Play, f: SecondTile) -> None:
    """SM-6.4: on the level of the pair, else on any, else it is set aside and the game ends."""
    s = play.s
    p = s.seats[f.seat]
    for level in (f.waived, *levels(s, p)):
        if any(fits(s, p, tile, level) for tile in tiles_left(p)):
            play.then(f.seat, ChooseSecond(f.seat, level))
            return
    settle(play, AsidePair(f.seat, 1, ()))


def second_options(s: State, f: ChooseSecond) -> list[UseEmergency]:
    p = s.seats[f.seat]
    return [UseEmergency(TILES[tile].terrains[0]) for tile in tiles_left(p) if fits(s, p, tile, f.waived)]


def refuse_second(s: State, f: ChooseSecond, a: UseEmergency) -> Refusal | None:
    if type(a) is not UseEmergency:
        return refusal("SM-6.3", "second_tile_first")
    if not s.seats[f.seat].extras.emergency >> a.terrain & 1:
        return refusal("SM-6.1", "no_emergency_tile", terrain=TERRAINS[a.terrain])
    return (
        None if a in second_options(s, f) else refusal("SM-6.3", "emergency_fits_nowhere", terrain=TERRAINS[a.terrain])
    )


def choose_second(play: Play, f: ChooseSecond, a: UseEmergency) -> None:
    _take(play, f.seat, a.terrain, second=True)
    play.then(f.seat, PlaceTile(f.seat, f.waived, False, True, SECOND))


# --- setting them aside ---------------------------------------------------------------------------


def put_aside(play: Play, seat: int, terrain: int) -> None:
    """SM-6.8: condition A holds."""
    s = play.s
    p = s.seats[seat]
    tile = EMERGENCY[terrain]
    p.extras = p.extras._replace(emergency=p.extras.emergency & ~(1 << terrain))
    p.aside = (*p.aside, tile)
    tell(play, TileSetAside(seat, TILES[tile].id))
    if not p.stuck:
        p.stuck = True
        s.ending |= STUCK
        tell(play, Ending("nothing_fits", seat))


def aside_options(s: State, f: AsidePair) -> list[UseEmergency]:
    return [UseEmergency(terrain) for terrain in squares(s.seats[f.seat].extras.emergency)]


def refuse_aside(s: State, f: AsidePair, a: UseEmergency) -> Refusal | None:
    if type(a) is not UseEmergency:
        return refusal("SM-6.8", "wrong_kind")
    if a not in aside_options(s, f):
        return refusal("SM-6.1", "no_emergency_tile", terrain=TERRAINS[a.terrain])
    return None


def choose_aside(play: Play, f: AsidePair, a: UseEmergency) -> None:
    put_aside(play, f.seat, a.terrain)
    settle(play, f._replace(left=f.left - 1, chosen=(*f.chosen, a.terrain)))


def settle(play: Play, f: AsidePair) -> None:
    """Ask for the next one, or go on if it was the last."""
    if f.left and play.s.seats[f.seat].extras.emergency:
        play.then(f.seat, f)
    else:
        _advance(play, f)


def _advance(play: Play, f: AsidePair) -> None:
    """Their markers advance, water without ice; energy has no other station, so it advances nothing. SM-6.8

    What is set aside is not placed, so no event takes its station away (PU-12.4), unless the other tile of the pair
    lies already and was not the one ignored (SM-6.10).
    """
    steps = tuple(Step(f.seat, terrain, 1, ASIDE, ALL) for terrain in f.chosen if terrain != ENERGY)
    ignoring = restriction(play.s)[0] == "ignore_one_station"
    if ignoring and len(f.chosen) < PAIR and _other_counted(play.s, f.seat):
        ignored(play, Ignored(f.seat, f.chosen[0]))
    elif len(steps) > 1:
        play.then(f.seat, AnyOrder(f.seat, steps, "PU-9.2"))
    else:
        play.then(f.seat, *steps)


def _other_counted(s: State, seat: int) -> bool:
    """Whether this is the second of a pair, and the station of the first was not the one ignored."""
    return not s.seats[seat].extras.ignored and not any(type(frame) is SecondTile for frame in s.stacks[seat])


# --- one of two stations --------------------------------------------------------------------------


def ignored(play: Play, f: Ignored) -> None:
    """SM-6.10"""
    p = play.s.seats[f.seat]
    p.extras = p.extras._replace(ignored=True)
    tell(play, StationIgnored(f.seat, TERRAINS[f.terrain]))
