"""A turn: take a tile, place it, resolve its stations (PU-3.4, PU-3.7, PU-5, PU-6, PU-8, PU-9.2)."""

from __future__ import annotations

from typing import Any

from orrery.core.engine import Play
from orrery.core.errors import Refusal, refusal
from orrery.core.frames import AnyOrder, OneOf, Pick
from orrery.games.planet_unknown.actions import INNER, OUTER, RINGS, Copy, EndTurn, Ignore, Lay, Take
from orrery.games.planet_unknown.components import (
    BIOMASS,
    CORPORATIONS,
    ENERGY,
    FLUX_TERRAIN,
    NONE,
    ORIENTATIONS,
    PLANETS,
    SHAPES,
    SQUARES,
    TECH,
    TERRAINS,
    TILES,
    WATER,
    Effect,
    Technology,
)
from orrery.games.planet_unknown.events import (
    Ending,
    StationAt,
    StationIdle,
    StationIgnored,
    TilePlaced,
    TileSetAside,
    TileTaken,
    Top,
    TopsShown,
    TurnEnded,
)
from orrery.games.planet_unknown.frames import (
    ASIDE,
    ENERGY_STATION,
    STATION,
    TRACK,
    ChooseCopy,
    ChooseIgnored,
    Do,
    EndOfTurn,
    FinishTurn,
    NextItem,
    OfferTech,
    Pause,
    PlaceTile,
    RoverMilestone,
    SetAside,
    Station,
    Step,
    TakeTile,
    UseTech,
)
from orrery.games.planet_unknown.grid import area_of, around, squares
from orrery.games.planet_unknown.pieces import Piece, piece
from orrery.games.planet_unknown.rules.cover import cover
from orrery.games.planet_unknown.rules.freedom import ITEMS
from orrery.games.planet_unknown.rules.markers import ALL, station_steps
from orrery.games.planet_unknown.rules.placement import (
    NOTHING_FITS,
    WAIVE_NOTHING,
    energy_squares,
    fits,
    placements,
    restriction,
    waiver,
)
from orrery.games.planet_unknown.rules.refusals import refuse_place as refuse_lay
from orrery.games.planet_unknown.rules.rovers import drive_options, jump_options
from orrery.games.planet_unknown.rules.station import bay_of, top
from orrery.games.planet_unknown.rules.technologies import options as technology_options
from orrery.games.planet_unknown.rules.technologies import ready
from orrery.games.planet_unknown.rules.telling import tell
from orrery.games.planet_unknown.rules.tracks import has_power, repeats, up
from orrery.games.planet_unknown.state import NOTHING_FITS as STUCK
from orrery.games.planet_unknown.state import Placed, Seat, State

# --- taking ---------------------------------------------------------------------------------------


def tops(s: State, seat: int) -> list[tuple[int, int]]:
    """Ring and top tile of the stacks in the seat's depot that are not empty."""
    found = []
    for ring in (OUTER, INNER):
        tile = top(s, bay_of(s, seat, ring))
        if tile != NONE:
            found.append((ring, tile))
    return found


def take_options(s: State, f: TakeTile) -> list[Take]:
    """PU-3.7: a tile that can be placed; if there is none, any (PU-9.2)."""
    p = s.seats[f.seat]
    found = tops(s, f.seat)
    level = WAIVE_NOTHING if f.extra else waiver(s, p, [tile for _, tile in found])
    if level == NOTHING_FITS:
        return [Take(ring) for ring, _ in found]
    return [Take(ring) for ring, tile in found if fits(s, p, tile, level)]


def take_params(s: State, f: TakeTile) -> dict[str, object]:
    p = s.seats[f.seat]
    tiles = [tile for _, tile in tops(s, f.seat)]
    return {"fits": f.extra or waiver(s, p, tiles) != NOTHING_FITS, "extra": f.extra}


def refuse_take(s: State, f: TakeTile, a: Take) -> Refusal | None:
    if type(a) is not Take:
        return refusal("PU-3.7", "wrong_kind")
    if top(s, bay_of(s, f.seat, a.ring)) == NONE:
        return refusal("PU-3.7", "stack_empty", ring=RINGS[a.ring])
    if a not in take_options(s, f):
        return refusal("PU-17.4" if f.extra else "PU-3.7", "must_fit", ring=RINGS[a.ring])
    return None


def take(play: Play, f: TakeTile, a: Take) -> None:
    s: State = play.s
    p = s.seats[f.seat]
    level = WAIVE_NOTHING if f.extra else waiver(s, p, [tile for _, tile in tops(s, f.seat)])
    bay = bay_of(s, f.seat, a.ring)
    tile = s.bays[bay][-1]
    s.bays[bay] = s.bays[bay][:-1]
    s.hidden_tops |= 1 << bay
    p.hand = tile
    tell(play, TileTaken(f.seat, TILES[tile].id, SHAPES[TILES[tile].shape].id))
    if level == NOTHING_FITS:
        play.then(f.seat, SetAside(f.seat, False))
    else:
        play.then(f.seat, PlaceTile(f.seat, level, f.extra, f.advance))
    for technology in CORPORATIONS[p.corporation].by_when.get("take_tile_with_station", ()):
        if ready(p, technology) and technology.terrain in TILES[tile].terrains:
            play.then(f.seat, UseTech(f.seat, technology.index))  # Republic 1, before anything else


def offer_extra(play: Play, f: TakeTile) -> None:
    """PU-17.4: if no tile fits, nothing happens."""
    if take_options(play.s, f):
        play.then(f.seat, f)


# --- placing --------------------------------------------------------------------------------------


def place_options(s: State, f: PlaceTile) -> list[Lay]:
    p = s.seats[f.seat]
    return [Lay(*way) for way in placements(s, p, p.hand, f.waived)]


def place_params(s: State, f: PlaceTile) -> dict[str, object]:
    names = ("none", "event", "planet", "both")
    return {"tile": TILES[s.seats[f.seat].hand].id, "waived": names[f.waived], "extra": f.extra}


def refuse_place(s: State, f: PlaceTile, a: Lay) -> Refusal | None:
    if type(a) is not Lay:
        return refusal("PU-4.1", "wrong_kind")
    p = s.seats[f.seat]
    return refuse_lay(s, p, p.hand, f.waived, a)


def place(play: Play, f: PlaceTile, a: Lay) -> None:
    s: State = play.s
    p = s.seats[f.seat]
    tile, p.hand = p.hand, NONE
    found = piece(tile, a.orientation, a.at)
    terrains = TILES[tile].terrains
    energy = bool(a.energy)
    expanded = BIOMASS in terrains and bool(around(found.sections[terrains.index(BIOMASS)]) & p.terrain[BIOMASS])
    before = _line_states(p)
    pods, rovers = p.lifepods & found.squares, p.rovers & found.squares
    _lay_down(p, tile, a, found)
    meteorite = found.meteor if found.meteor != NONE and not has_power(p, "no_meteorites") else NONE
    cover_after = play.out is not None and len(play.out)
    cover(play, f.seat, found.squares, "tile")
    if meteorite != NONE:  # PU-5.2
        p.meteorites |= 1 << meteorite
    n = len(p.placed) - 1
    if play.out is not None:
        told = _tell_placed(s, f, a, tile, found, pods, rovers, meteorite, before, expanded)
        tell_first(play, int(cover_after), told)
    if f.extra:
        _show_tops(play, f.seat)
    _resolve(play, f, n, tile, found, expanded, energy)


def tell_first(play: Play, at: int, event: TilePlaced) -> None:
    """The tile is told before what it destroys."""
    assert play.out is not None
    rest = play.out[at:]
    del play.out[at:]
    tell(play, event)
    play.out.extend(rest)


def _lay_down(p: Seat, tile: int, a: Lay, found: Piece) -> None:
    terrain, stations = list(p.terrain), list(p.stations)
    for kind, section, station in zip(TILES[tile].terrains, found.sections, found.stations, strict=True):
        terrain[kind] |= section
        stations[kind] |= 1 << station
    p.terrain, p.stations = tuple(terrain), tuple(stations)
    p.filled |= found.squares
    if found.meteor != NONE:
        p.symbols |= 1 << found.meteor
    p.placed = (*p.placed, Placed(tile, a.orientation, a.at))


def _line_states(p: Seat) -> list[tuple[bool, bool]]:
    """Of each line: whether it is full, and whether a meteorite spoils it."""
    planet = PLANETS[p.planet]
    filled = p.filled | planet.electric
    rocks = p.meteorites | p.cargo
    return [(not line & ~filled, bool(line & rocks)) for line in (*planet.rows, *planet.columns)]


def _tell_placed(
    s: State,
    f: PlaceTile,
    a: Lay,
    tile: int,
    found: Piece,
    pods: int,
    rovers: int,
    meteorite: int,
    before: list[tuple[bool, bool]],
    expanded: bool,
) -> TilePlaced:
    from orrery.games.planet_unknown.components import LINES

    p = s.seats[f.seat]
    planet = PLANETS[p.planet]
    after = _line_states(p)
    completes = tuple(
        LINES[i] for i, (b, c) in enumerate(zip(before, after, strict=True)) if c == (True, False) and b != c
    )
    spoils = tuple(LINES[i] for i, (b, c) in enumerate(zip(before, after, strict=True)) if c[1] and not b[1])
    terrains = TILES[tile].terrains
    kinds = [ENERGY if t == TECH and a.energy else t for t in terrains]
    stations = tuple(
        StationAt(
            TERRAINS[kind],
            SQUARES[at],
            f.advance and _gives(p, kind, (found.sections[i] & planet.ice).bit_count(), expanded),
        )
        for i, (kind, at) in enumerate(zip(kinds, found.stations, strict=True))
    )
    energy: tuple[str, ...] = ()
    if ENERGY in kinds and f.advance:
        energy = tuple(TERRAINS[t] for t in copies(p, len(p.placed) - 1, bool(a.energy)))
    return TilePlaced(
        f.seat,
        TILES[tile].id,
        ORIENTATIONS[a.orientation],
        SQUARES[a.at],
        _names(found.squares),
        _names(found.squares & planet.ice),
        None if meteorite == NONE else SQUARES[meteorite],
        _names(pods),
        _names(rovers),
        stations,
        energy,
        completes,
        spoils,
        f.extra,
    )


def _names(mask: int) -> tuple[str, ...]:
    return tuple(SQUARES[square] for square in squares(mask))


def _gives(p: Seat, terrain: int, on_ice: int, expanded: bool) -> bool:
    """Whether a station of this tile will move its marker (PU-6.3, PU-15.9)."""
    if terrain == WATER:
        return on_ice > 0
    if terrain == BIOMASS and CORPORATIONS[p.corporation].feature == "expand_biomass":
        return expanded
    return True


def _show_tops(play: Play, seat: int) -> None:
    """After an extra tile the next one of its stack is shown at once: the others have finished."""
    s: State = play.s
    shown = []
    for bay in range(len(s.bays)):
        if s.hidden_tops >> bay & 1:
            tile = top(s, bay)
            shown.append(Top(SHAPES[bay].id, None if tile == NONE else TILES[tile].id, len(s.bays[bay])))
    s.hidden_tops = 0
    play.reveal()
    play.emit(TopsShown(tuple(shown)))


# --- resolving ------------------------------------------------------------------------------------


def _resolve(play: Play, f: PlaceTile, n: int, tile: int, found: Piece, expanded: bool, energy: bool) -> None:
    """PU-6.1: both stations (PU-8.4) and placement technologies in the owner's order."""
    s: State = play.s
    p = s.seats[f.seat]
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


def take_item(play: Play, f: AnyOrder, a: Pick) -> None:
    """One of several things in the owner's order; between the items of a tile there is time to drive."""
    rest = f.todo[: a.which] + f.todo[a.which + 1 :]
    if len(rest) == 1 and f.rule == ITEMS:
        play.then(f.seat, f.todo[a.which], Pause(f.seat, rest[0]))
    else:
        play.then(f.seat, f.todo[a.which], f._replace(todo=rest))


def pause(play: Play, f: Pause) -> None:
    play.then(f.seat, NextItem(f.seat, f.item))
    if not _anything_left(play.s, f.seat):
        play.s.stacks[f.seat][-1] = f.item


def next_options(s: State, f: NextItem) -> list[Pick]:
    return [Pick(0)]


def refuse_next(s: State, f: NextItem, a: Any) -> Refusal | None:
    return None if type(a) is Pick and a.which == 0 else refusal(ITEMS, "not_asked")


def take_next(play: Play, f: NextItem, a: Pick) -> None:
    play.then(f.seat, f.item)


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


def ignore_params(s: State, f: ChooseIgnored) -> dict[str, object]:
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
        play.then(f.seat, left)


def resolve_station(play: Play, f: Station) -> None:
    """PU-6.2 to PU-6.4"""
    p: Seat = play.s.seats[f.seat]
    if f.terrain == ENERGY:
        copy_station(play, f)
        return
    section = piece(*p.placed[f.n]).sections[f.which]
    on_ice = (section & PLANETS[p.planet].ice).bit_count()
    if not _gives(p, f.terrain, on_ice, f.expanded):
        tell(play, StationIdle(f.seat, TERRAINS[f.terrain]))
        return
    if f.terrain == WATER and CORPORATIONS[p.corporation].feature == "winding_water":
        play.then(f.seat, Step(f.seat, WATER, on_ice, STATION, ALL))  # PU-15.7: once per square on ice
    else:
        advance_by_station(play, f.seat, f.terrain, STATION)


def advance_by_station(play: Play, seat: int, terrain: int, reason: str) -> None:
    """The ordinary advance of a station, its own or chosen by energy (PU-8.3); in the last rover cell PU-7.16."""
    p: Seat = play.s.seats[seat]
    step = Step(seat, terrain, station_steps(p, terrain, reason), reason, ALL)
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
    possible = 1 << terrains[1 - mine]
    for other in p.placed:
        lying = piece(*other)
        kinds = TILES[other.tile].terrains
        for which in (0, 1):
            kind = kinds[which]
            if possible >> kind & 1 or (other is placed and which == mine):
                continue
            if lying.sections[which] & p.terrain[kind] & near and p.stations[kind] >> lying.stations[which] & 1:
                possible |= 1 << kind
    never = 1 << BIOMASS if CORPORATIONS[p.corporation].feature == "expand_biomass" else 0  # PU-15.9
    possible &= ~(1 << ENERGY | never)
    return [t for t in range(ENERGY) if possible >> t & 1 and (up(p, t) or repeats(p, t))]


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


def copy_params(s: State, f: ChooseCopy) -> dict[str, object]:
    return {"tile": TILES[s.seats[f.seat].placed[f.n].tile].id}


def refuse_copy(s: State, f: ChooseCopy, a: Copy) -> Refusal | None:
    if type(a) is not Copy:
        return refusal("PU-8.1", "wrong_kind")
    if a not in copy_options(s, f):
        return refusal("PU-8.1", "not_a_copy", terrain=TERRAINS[a.terrain])
    return None


def copy(play: Play, f: ChooseCopy, a: Copy) -> None:
    advance_by_station(play, f.seat, a.terrain, ENERGY_STATION)


# --- nothing fits ---------------------------------------------------------------------------------


def set_aside(play: Play, f: SetAside) -> None:
    """PU-9.2: both stations advance, energy as the other station; nothing else happens, no meteorite comes (PU-5.3)."""
    s: State = play.s
    p = s.seats[f.seat]
    tile, p.hand = p.hand, NONE
    p.aside = (*p.aside, tile)
    tell(play, TileSetAside(f.seat, TILES[tile].id))
    if f.extra:
        return
    p.stuck = True
    s.ending |= STUCK
    tell(play, Ending("nothing_fits", f.seat))
    a, b = TILES[tile].terrains
    todo = tuple(
        Step(f.seat, other if terrain == ENERGY else terrain, 1, ASIDE, ALL) for terrain, other in ((a, b), (b, a))
    )
    if restriction(s)[0] == "ignore_one_station":  # PU-12.4: of the tile taken, wherever it goes
        play.then(f.seat, OneOf(f.seat, tuple((step,) for step in todo), "PU-12.4"))
    else:
        play.then(f.seat, AnyOrder(f.seat, todo, "PU-9.2"))


# --- ending ---------------------------------------------------------------------------------------


def finish_turn(play: Play, f: FinishTurn) -> None:
    """PU-3.11: the owner says so; who does not want to be asked is asked only if something may still be done."""
    play.then(f.seat, EndOfTurn(f.seat))
    if not play.s.options.confirm and not _anything_left(play.s, f.seat):
        play.s.stacks[f.seat].pop()
        tell(play, TurnEnded(f.seat))


def _anything_left(s: State, seat: int) -> bool:
    """Points to spend or technologies to use, at the question that lies on top."""
    return bool(drive_options(s, seat) or jump_options(s, seat) or technology_options(s, seat))


def end_options(s: State, f: EndOfTurn) -> list[EndTurn]:
    return [EndTurn()]


def end_params(s: State, f: EndOfTurn) -> dict[str, object]:
    return {"moves": s.seats[f.seat].moves}


def refuse_end(s: State, f: EndOfTurn, a: EndTurn) -> Refusal | None:
    return None if type(a) is EndTurn else refusal("PU-3.11", "wrong_kind")


def end_turn(play: Play, f: EndOfTurn, a: EndTurn) -> None:
    tell(play, TurnEnded(f.seat))
