"""The stations of a placed tile, in the owner's order with placement technologies (PU-6, PU-8)."""

from __future__ import annotations

from typing import Any

from orrery.core.engine import Play
from orrery.core.errors import Refusal, refusal
from orrery.core.frames import AnyOrder, OneOf
from orrery.games.planet_unknown.actions import Copy, Ignore
from orrery.games.planet_unknown.components import (
    BIOMASS,
    CORPORATIONS,
    ENERGY,
    FLUX_TERRAIN,
    PLANETS,
    TECH,
    TERRAINS,
    TILES,
    WATER,
    Effect,
    Technology,
)
from orrery.games.planet_unknown.events import StationIdle, StationIgnored
from orrery.games.planet_unknown.frames import (
    ENERGY_STATION,
    STATION,
    TRACK,
    ChooseCopy,
    ChooseIgnored,
    Do,
    OfferTech,
    Pause,
    PlaceTile,
    RoverMilestone,
    Station,
    Step,
)
from orrery.games.planet_unknown.grid import area_of, around
from orrery.games.planet_unknown.pieces import Piece, piece
from orrery.games.planet_unknown.rules.freedom import ITEMS
from orrery.games.planet_unknown.rules.markers import ALL, station_steps
from orrery.games.planet_unknown.rules.placement import energy_squares, restriction
from orrery.games.planet_unknown.rules.technologies import ready
from orrery.games.planet_unknown.rules.telling import tell
from orrery.games.planet_unknown.rules.tracks import repeats, up
from orrery.games.planet_unknown.state import Placed, Seat, State

# --- the list ---------------------------------------------------------------------------------------


def resolve_tile(play: Play, f: PlaceTile, found: Piece, expanded: bool, energy: bool) -> None:
    """PU-6.1: both stations (PU-8.4) and placement technologies of the tile just placed, in the owner's order."""
    s: State = play.s
    p = s.seats[f.seat]
    n, tile = len(p.placed) - 1, p.placed[-1].tile
    todo: list[Any] = []
    ignoring = restriction(s)[0] == "ignore_one_station" and not f.extra
    if f.advance and not ignoring:
        for which, terrain in enumerate(TILES[tile].terrains):
            kind = ENERGY if terrain == TECH and energy else terrain
            todo.append(Station(f.seat, n, which, kind, expanded, energy))
    triggered = placement_technologies(p, tile, found)
    todo += [OfferTech(f.seat, technology.index) for technology in triggered]
    todo += [RoverMilestone(f.seat, True)] * (p.spare_rovers if not f.extra else 0)
    if len(todo) > 1:
        play.then(f.seat, AnyOrder(f.seat, tuple(todo), ITEMS))
    elif todo:
        play.then(f.seat, todo[0])
    if f.advance and ignoring:
        play.then(f.seat, ChooseIgnored(f.seat, n, expanded, energy))
    owed, p.owed_rovers = p.owed_rovers, 0
    if owed:
        play.then(f.seat, *(RoverMilestone(f.seat, False) for _ in range(owed)))


def placement_technologies(p: Seat, tile: int, found: Piece) -> list[Technology]:
    """PU-6.8: those that a tile just placed triggers; one gained by its stations comes too late (PU-6.7)."""
    corporation = CORPORATIONS[p.corporation]
    by_station = [
        technology
        for technology in corporation.by_when.get("tile_placed_with_station", ())
        if ready(p, technology)
        and (p.flux if technology.terrain == FLUX_TERRAIN else technology.terrain) in TILES[tile].terrains
    ]
    if found.squares & PLANETS[p.planet].ice:
        return by_station
    return by_station + [t for t in corporation.by_when.get("tile_placed_without_ice", ()) if ready(p, t)]


def ignore_options(s: State, f: ChooseIgnored) -> list[Ignore]:
    tile = s.seats[f.seat].placed[f.n].tile
    return [Ignore(terrain) for terrain in TILES[tile].terrains]


def tile_params(s: State, f: ChooseIgnored | ChooseCopy) -> dict[str, object]:
    """The tile whose stations are asked about."""
    return {"tile": TILES[s.seats[f.seat].placed[f.n].tile].id}


def refuse_ignore(s: State, f: ChooseIgnored, a: Ignore) -> Refusal | None:
    if type(a) is not Ignore:
        return refusal("PU-12.4", "wrong_kind")
    if a not in ignore_options(s, f):
        return refusal("PU-12.4", "no_such_station", terrain=TERRAINS[a.terrain])
    return None


def ignore(play: Play, f: ChooseIgnored, a: Ignore) -> None:
    """PU-12.4: the other station counts; placement technologies stay in the list."""
    p: Seat = play.s.seats[f.seat]
    terrains = TILES[p.placed[f.n].tile].terrains
    which = 1 - terrains.index(a.terrain)
    kind = ENERGY if terrains[which] == TECH and f.energy else terrains[which]
    tell(play, StationIgnored(f.seat, TERRAINS[a.terrain]))
    left = Station(f.seat, f.n, which, kind, f.expanded, f.energy)
    stack = play.s.stacks[f.seat]
    if stack and type(stack[-1]) is AnyOrder and stack[-1].rule == ITEMS:
        stack[-1] = stack[-1]._replace(todo=(left, *stack[-1].todo))
    elif stack and type(stack[-1]) is OfferTech:
        stack[-1] = AnyOrder(f.seat, (left, stack[-1]), ITEMS)
    else:
        play.then(f.seat, Pause(f.seat, left))


# --- a station ------------------------------------------------------------------------------------


def gives(p: Seat, terrain: int, on_ice: int, expanded: bool) -> bool:
    """Whether a station of this tile will move its marker (PU-6.3, PU-15.9)."""
    if terrain == WATER:
        return on_ice > 0
    if terrain == BIOMASS and CORPORATIONS[p.corporation].feature == "expand_biomass":
        return expanded
    return True


def resolve_station(play: Play, f: Station) -> None:
    """PU-6.2 to PU-6.4"""
    p: Seat = play.s.seats[f.seat]
    if f.terrain == ENERGY:
        copy_station(play, f)
        return
    section = piece(*p.placed[f.n]).sections[f.which]
    on_ice = (section & PLANETS[p.planet].ice).bit_count()
    if not gives(p, f.terrain, on_ice, f.expanded):
        tell(play, StationIdle(f.seat, TERRAINS[f.terrain]))
        return
    if f.terrain == WATER and CORPORATIONS[p.corporation].feature == "winding_water":
        play.then(f.seat, Step(f.seat, WATER, on_ice, STATION, ALL))  # PU-15.7: once per square on ice
    else:
        advance_by_station(play, f.seat, f.terrain, STATION)


def advance_by_station(play: Play, seat: int, terrain: int, reason: str) -> None:
    """The ordinary advance of a station, its own or chosen by energy (PU-8.3); in the last rover cell PU-7.16."""
    p: Seat = play.s.seats[seat]
    step = Step(seat, terrain, station_steps(p, terrain), reason, ALL)
    if not repeats(p, terrain):
        play.then(seat, step)
        return
    again = Do(seat, Effect("rover_move", count=CORPORATIONS[p.corporation].repeat_at_top), TRACK)
    shifts = ((step,),) if up(p, terrain) else ()  # Makeshift 3 may leave the cell sideways instead
    play.then(seat, OneOf(seat, ((again,), *shifts), "PU-7.16"))


# --- energy ---------------------------------------------------------------------------------------


def copies(p: Seat, n: int, energy: bool) -> list[int]:
    """PU-8.1, PU-8.2: stations the energy station of the n-th tile may act as, and whose marker can advance.

    Of a section under patches only what is visible counts (PU-1.12).
    """
    placed = p.placed[n]
    found = piece(*placed)
    terrains = TILES[placed.tile].terrains
    mine = next(i for i, t in enumerate(terrains) if t == ENERGY or (energy and t == TECH))
    ground = energy_squares(p)
    if energy:
        ground |= found.sections[mine]  # Jump Drive D
    near = around(area_of(found.sections[mine], ground))
    never = 1 << BIOMASS if CORPORATIONS[p.corporation].feature == "expand_biomass" else 0  # PU-15.9
    kinds = (1 << terrains[1 - mine] | _stations_at(p, near, placed, mine)) & ~never
    return [t for t in range(ENERGY) if kinds >> t & 1 and (up(p, t) or repeats(p, t))]


def _stations_at(p: Seat, near: int, tile: Placed, mine: int) -> int:
    """Types of the stations, as bits, whose sections have a square among these; not of the energy section itself."""
    kinds = 0
    for placed in p.placed:
        lying = piece(*placed)
        for which, kind in enumerate(TILES[placed.tile].terrains):
            if kinds >> kind & 1 or (placed is tile and which == mine):
                continue
            if lying.sections[which] & p.terrain[kind] & near and p.stations[kind] >> lying.stations[which] & 1:
                kinds |= 1 << kind
    return kinds


def copy_station(play: Play, f: Station) -> None:
    p: Seat = play.s.seats[f.seat]
    found = copies(p, f.n, f.energy)
    if len(found) == 1:
        advance_by_station(play, f.seat, found[0], ENERGY_STATION)
    elif found:
        play.then(f.seat, ChooseCopy(f.seat, f.n, f.energy))
    else:
        tell(play, StationIdle(f.seat, TERRAINS[ENERGY]))


def copy_options(s: State, f: ChooseCopy) -> list[Copy]:
    return [Copy(terrain) for terrain in copies(s.seats[f.seat], f.n, f.energy)]


def refuse_copy(s: State, f: ChooseCopy, a: Copy) -> Refusal | None:
    if type(a) is not Copy:
        return refusal("PU-8.1", "wrong_kind")
    if a not in copy_options(s, f):
        return refusal("PU-8.1", "not_a_copy", terrain=TERRAINS[a.terrain])
    return None


def copy(play: Play, f: ChooseCopy, a: Copy) -> None:
    advance_by_station(play, f.seat, a.terrain, ENERGY_STATION)
