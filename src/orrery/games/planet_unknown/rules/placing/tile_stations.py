"""The stations of a placed tile, in the owner's order with placement technologies (PU-6, PU-8)."""

from __future__ import annotations

from typing import Any, TypedDict

from orrery.core.errors import Refusal, refusal
from orrery.core.field_types import ComponentId
from orrery.core.frames import AnyOrder, OneOf
from orrery.games.planet_unknown.actions import Copy, Ignore, Twice
from orrery.games.planet_unknown.components import (
    BIOMASS,
    CORPORATIONS,
    ENERGY,
    FLUX_TERRAIN,
    GROUNDS,
    NONE,
    TECH,
    TERRAINS,
    TILES,
    WATER,
    Effect,
    Technology,
)
from orrery.games.planet_unknown.events import Idle, StationIdle, StationIgnored
from orrery.games.planet_unknown.frames import (
    ASIDE,
    ENERGY_STATION,
    STATION,
    TRACK,
    ChooseCopy,
    ChooseIgnored,
    ChooseTwice,
    Do,
    Ignored,
    Maintain,
    OfferTech,
    Pause,
    PlaceTile,
    RoverMilestone,
    Station,
    Step,
    StepAgain,
)
from orrery.games.planet_unknown.grid import area_of, around, mask_of
from orrery.games.planet_unknown.pieces import Piece, piece
from orrery.games.planet_unknown.rules.any_time import ITEMS
from orrery.games.planet_unknown.rules.cards.maintenance import (
    TILE_WITH_METEOR,
    TILE_WITH_STATION,
    WATER_WITHOUT_ICE,
    cards_for,
)
from orrery.games.planet_unknown.rules.corporation.markers import ALL, station_steps
from orrery.games.planet_unknown.rules.corporation.quantum import (
    DOWN_FIRST,
    ONE_TWICE,
    feature_at_work,
    offer_down,
    once_more,
    patch_for_empty_cell,
    tell_twice,
)
from orrery.games.planet_unknown.rules.corporation.technologies import ready
from orrery.games.planet_unknown.rules.corporation.tracks import repeats, up
from orrery.games.planet_unknown.rules.placing.emergency import FIRST
from orrery.games.planet_unknown.rules.planet.tile_places import energy_squares, restriction
from orrery.games.planet_unknown.rules.veil import tell
from orrery.games.planet_unknown.state import Placed, Play, Seat, State

# --- the list ---------------------------------------------------------------------------------------


def resolve_tile(play: Play, f: PlaceTile, found: Piece, expanded: bool, energy: bool) -> None:
    """PU-6.1: both stations (PU-8.4) and placement technologies of the tile just placed, in the owner's order."""
    s = play.s
    p = s.seats[f.seat]
    n, tile = len(p.placed) - 1, p.placed[-1].tile
    ignoring = restriction(s)[0] == "ignore_one_station" and not f.extra
    feature = feature_at_work(p, tile, f.extra)
    twice = feature == ONE_TWICE and f.advance  # SM-10.4: then the event costs nothing
    todo = _stations(p, f, n, expanded, energy, ignoring, twice)
    triggered = placement_technologies(p, tile, found)
    todo += [OfferTech(f.seat, technology.index) for technology in triggered]
    todo += _maintenance(s, f.seat, tile, found)
    todo += [RoverMilestone(f.seat, True)] * (p.spare_rovers if not f.extra else 0)
    if len(todo) > 1:
        play.then(f.seat, AnyOrder(f.seat, tuple(todo), ITEMS))
    elif todo:
        play.then(f.seat, todo[0])
    if f.advance and ignoring and not f.pair and not twice:
        play.then(f.seat, ChooseIgnored(f.seat, n, expanded, energy))
    if feature == DOWN_FIRST:
        offer_down(play, f.seat, n)
    owed, p.owed_rovers = p.owed_rovers, 0
    if owed:
        play.then(f.seat, *(RoverMilestone(f.seat, False) for _ in range(owed)))


def _stations(p: Seat, f: PlaceTile, n: int, expanded: bool, energy: bool, ignoring: bool, twice: bool) -> list[Any]:
    """The stations of the list; which one of two counts may have to be chosen first."""
    if not f.advance:
        return []
    kinds = [ENERGY if t == TECH and energy else t for t in TILES[p.placed[n].tile].terrains]
    times = 2 if twice else 1
    found = [Station(f.seat, n, which, kind, expanded, energy, times) for which, kind in enumerate(kinds)]
    if f.one:  # a card that lets only one of them advance
        return [OneOf(f.seat, tuple((station,) for station in found), "SM-11.4")]
    if twice:
        return [ChooseTwice(f.seat, n, expanded, energy)]
    if not ignoring:
        return list(found)
    if not f.pair:
        return []  # the other station is put into the list by the answer (PU-12.4)
    none = Ignored(f.seat, kinds[0])
    if f.pair == FIRST:  # SM-6.10: this one or the next
        return [OneOf(f.seat, ((found[0],), (none,)), "SM-6.10")]
    return [found[0] if p.extras.ignored else none]


def _maintenance(s: State, seat: int, tile: int, found: Piece) -> list[Any]:
    """Maintenance cards that a tile just placed makes pay, in the same list. SM-11.3"""
    p = s.seats[seat]
    if not p.extras.maintenance:
        return []
    terrains = TILES[tile].terrains
    cards = cards_for(s, seat, TILE_WITH_STATION, sum(1 << terrain for terrain in terrains))
    if TILES[tile].meteor:
        cards += cards_for(s, seat, TILE_WITH_METEOR)
    if WATER in terrains and not found.sections[terrains.index(WATER)] & GROUNDS[p.planet].ice:
        cards += cards_for(s, seat, WATER_WITHOUT_ICE)
    return list(cards)


def choose_twice(play: Play, f: ChooseTwice, a: Twice) -> None:
    """SM-10.4: the station picked advances twice; of a tile set aside by its marker alone (SM-10.5)."""
    p = play.s.seats[f.seat]
    tell_twice(play, f.seat, a.terrain)
    if f.n == NONE:
        advance_by_station(play, f.seat, a.terrain, ASIDE, times=2)
        return
    kinds = [ENERGY if t == TECH and f.energy else t for t in TILES[p.placed[f.n].tile].terrains]
    play.then(f.seat, Station(f.seat, f.n, kinds.index(a.terrain), a.terrain, f.expanded, f.energy, 2))


def placement_technologies(p: Seat, tile: int, found: Piece) -> list[Technology]:
    """PU-6.8: those that a tile just placed triggers; one gained by its stations comes too late (PU-6.7)."""
    corporation = CORPORATIONS[p.corporation]
    by_station = [
        technology
        for technology in corporation.by_when.get("tile_placed_with_station", ())
        if ready(p, technology)
        and (p.flux if technology.terrain == FLUX_TERRAIN else technology.terrain) in TILES[tile].terrains
        and (not technology.where or _station_lies(p, tile, found, technology))
    ]
    if found.squares & GROUNDS[p.planet].ice:
        return by_station
    return by_station + [t for t in corporation.by_when.get("tile_placed_without_ice", ()) if ready(p, t)]


def _station_lies(p: Seat, tile: int, found: Piece, technology: Technology) -> bool:
    """Quantum 4: the square with the station is an edge square of its board, or is not. SM-1.8, SM-10.6"""
    at = found.stations[TILES[tile].terrains.index(technology.terrain)]
    return bool(GROUNDS[p.planet].rim >> at & 1) == (technology.where == "edge")


def ignore_options(s: State, f: ChooseIgnored) -> list[Ignore]:
    tile = s.seats[f.seat].placed[f.n].tile
    return [Ignore(terrain) for terrain in TILES[tile].terrains]


class TileParams(TypedDict):
    """The tile whose stations are asked about."""

    tile: ComponentId


def tile_params(s: State, f: ChooseIgnored | ChooseCopy) -> TileParams:
    return {"tile": TILES[s.seats[f.seat].placed[f.n].tile].id}


def refuse_ignore(s: State, f: ChooseIgnored, a: Ignore) -> Refusal | None:
    if type(a) is not Ignore:
        return refusal("PU-12.4", "wrong_kind")
    if a not in ignore_options(s, f):
        return refusal("PU-12.4", "no_such_station", terrain=TERRAINS[a.terrain])
    return None


def ignore(play: Play, f: ChooseIgnored, a: Ignore) -> None:
    """PU-12.4: the other station counts; placement technologies and maintenance cards stay in the list."""
    p = play.s.seats[f.seat]
    terrains = TILES[p.placed[f.n].tile].terrains
    which = 1 - terrains.index(a.terrain)
    kind = ENERGY if terrains[which] == TECH and f.energy else terrains[which]
    tell(play, StationIgnored(f.seat, TERRAINS[a.terrain]))
    left = Station(f.seat, f.n, which, kind, f.expanded, f.energy)
    stack = play.s.stacks[f.seat]
    if stack and type(stack[-1]) is AnyOrder and stack[-1].rule == ITEMS:
        stack[-1] = stack[-1]._replace(todo=(left, *stack[-1].todo))
    elif stack and type(stack[-1]) in (OfferTech, Maintain):  # the only other item of the list
        stack[-1] = AnyOrder(f.seat, (left, stack[-1]), ITEMS)
    else:
        play.then(f.seat, Pause(f.seat, left))


# --- a station ------------------------------------------------------------------------------------


def idle(p: Seat, terrain: int, on_ice: int, expanded: bool) -> Idle | None:
    """Why a station of this tile moves no marker, if so (PU-6.3, PU-15.9)."""
    if terrain == WATER and on_ice == 0:
        return "no_ice"
    if terrain == BIOMASS and not expanded and CORPORATIONS[p.corporation].feature == "expand_biomass":
        return "not_expanded"
    return None


def resolve_station(play: Play, f: Station) -> None:
    """PU-6.2 to PU-6.4, on every board: SM-2.7"""
    p = play.s.seats[f.seat]
    if f.terrain == ENERGY:
        copy_station(play, f)
        return
    section = piece(*p.placed[f.n]).sections[f.which]
    on_ice = (section & GROUNDS[p.planet].ice).bit_count()
    why = idle(p, f.terrain, on_ice, f.expanded)
    if why is not None:
        tell(play, StationIdle(f.seat, TERRAINS[f.terrain], why))
        return
    if f.terrain == WATER and CORPORATIONS[p.corporation].feature == "winding_water":
        play.then(f.seat, Step(f.seat, WATER, on_ice, STATION, ALL))  # PU-15.7: once per square on ice
    else:
        advance_by_station(play, f.seat, f.terrain, STATION, f.times)


def step_again(play: Play, f: StepAgain) -> None:
    """The second of two advances (SM-10.4)."""
    patch_for_empty_cell(play, f)
    advance_by_station(play, f.seat, f.marker, f.reason)


def advance_by_station(play: Play, seat: int, terrain: int, reason: str, times: int = 1) -> None:
    """The ordinary advance of a station, its own or chosen by energy (PU-8.3); in the last rover cell PU-7.16."""
    p = play.s.seats[seat]
    if times > 1:
        once_more(play, seat, terrain, reason)
    step = Step(seat, terrain, station_steps(p, terrain), reason, ALL)
    if reason == ASIDE or not repeats(p, terrain):  # PU-9.2
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
    other = 1 << terrains[1 - mine] if len(terrains) > 1 else 0  # an emergency tile has no other (SM-6.6)
    kinds = (other | _stations_at(p, near, placed, mine)) & ~never
    return [t for t in range(ENERGY) if kinds >> t & 1 and (up(p, t) or repeats(p, t))]


def _stations_at(p: Seat, near: int, tile: Placed, mine: int) -> int:
    """Types of the stations, as bits, whose sections have a square among these; not of the energy section itself.

    A patch on a section is none of its squares, of whatever terrain it is (SM-7.5).
    """
    kinds = 0
    near &= ~mask_of(p.patches)
    for placed in p.placed:
        lying = piece(*placed)
        for which, kind in enumerate(TILES[placed.tile].terrains):
            if kinds >> kind & 1 or (placed is tile and which == mine):
                continue
            if lying.sections[which] & p.terrain[kind] & near and p.stations[kind] >> lying.stations[which] & 1:
                kinds |= 1 << kind
    return kinds


def copy_station(play: Play, f: Station) -> None:
    p = play.s.seats[f.seat]
    found = copies(p, f.n, f.energy)
    if len(found) == 1:
        advance_by_station(play, f.seat, found[0], ENERGY_STATION, f.times)
    elif found:
        play.then(f.seat, ChooseCopy(f.seat, f.n, f.energy, f.times))
    else:
        tell(play, StationIdle(f.seat, TERRAINS[ENERGY], "nothing_to_copy"))


def copy_options(s: State, f: ChooseCopy) -> list[Copy]:
    return [Copy(terrain) for terrain in copies(s.seats[f.seat], f.n, f.energy)]


def refuse_copy(s: State, f: ChooseCopy, a: Copy) -> Refusal | None:
    if type(a) is not Copy:
        return refusal("PU-8.1", "wrong_kind")
    if a not in copy_options(s, f):
        return refusal("PU-8.1", "not_a_copy", terrain=TERRAINS[a.terrain])
    return None


def copy(play: Play, f: ChooseCopy, a: Copy) -> None:
    advance_by_station(play, f.seat, a.terrain, ENERGY_STATION, f.times)
