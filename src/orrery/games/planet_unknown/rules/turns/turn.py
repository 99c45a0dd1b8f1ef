"""A turn: take a tile (PU-3.7), go through its items, end (PU-3.11); and what happens if nothing fits (PU-9.2)."""

from __future__ import annotations

from typing import Any, Literal, TypedDict

from orrery.core.errors import Refusal, refusal
from orrery.core.frames import AnyOrder, Pick, Skip
from orrery.games.planet_unknown.actions import INNER, OUTER, RINGS, EndTurn, Take, UseEmergency
from orrery.games.planet_unknown.components import CORPORATIONS, ENERGY, NONE, SHAPES, TERRAINS, TILES
from orrery.games.planet_unknown.events import Ending, TileSetAside, TileTaken, TurnEnded
from orrery.games.planet_unknown.frames import (
    ASIDE,
    AsidePair,
    ChooseTwice,
    EndOfTurn,
    FinishTurn,
    NextItem,
    Pause,
    PlaceTile,
    SetAside,
    Step,
    TakeTile,
    UseTech,
)
from orrery.games.planet_unknown.rules.any_time import ITEMS, STEP_BY_STEP
from orrery.games.planet_unknown.rules.corporation.markers import ALL
from orrery.games.planet_unknown.rules.corporation.quantum import DOWN_FIRST, ONE_TWICE, feature_at_work, offer_down
from orrery.games.planet_unknown.rules.corporation.technologies import options as technology_options
from orrery.games.planet_unknown.rules.corporation.technologies import ready
from orrery.games.planet_unknown.rules.placing import emergency
from orrery.games.planet_unknown.rules.planet.tile_places import (
    NOTHING_FITS,
    WAIVE_NOTHING,
    from_closed_ring,
    levels,
    takeable,
    waiver,
)
from orrery.games.planet_unknown.rules.space_station import bay_of, bays_of_sector, sector_of, top
from orrery.games.planet_unknown.rules.tokens.rovers import drive_options
from orrery.games.planet_unknown.rules.tokens.teleports import fly_options, jump_options
from orrery.games.planet_unknown.rules.veil import tell
from orrery.games.planet_unknown.state import NOTHING_FITS as STUCK
from orrery.games.planet_unknown.state import Play, State

ONLY_FREELY = (WAIVE_NOTHING,)  # PU-17.4: for an extra tile nothing is waived

# --- taking ---------------------------------------------------------------------------------------


def tops(s: State, seat: int) -> list[tuple[int, int]]:
    """Ring and top tile of the stacks in the seat's depot that are not empty."""
    outer, inner = bays_of_sector(s, sector_of(s, seat))
    return [(ring, s.bays[bay][-1]) for ring, bay in ((OUTER, outer), (INNER, inner)) if s.bays[bay]]


def has_turn(s: State, seat: int) -> bool:
    """There is something to take; without a tile in the depot two emergency tiles are laid, or set aside (SM-6.8)."""
    return bool(tops(s, seat)) or len(emergency.tiles_left(s.seats[seat])) >= emergency.PAIR


def level_of(s: State, f: TakeTile) -> int:
    """SM-4.1, SM-9.1, SM-13.1: the first level on which a tile of the depot or a pair of emergency tiles fits."""
    p = s.seats[f.seat]
    if f.extra:
        return WAIVE_NOTHING  # PU-17.4
    tiles = [tile for _, tile in tops(s, f.seat)]
    if not p.extras.emergency:
        return waiver(s, p, tiles)
    for level in levels(s, p):
        if any(takeable(s, p, tile, level) for tile in tiles) or emergency.firsts(s, p, level):
            return level
    return NOTHING_FITS


def take_options(s: State, f: TakeTile) -> list[Take | UseEmergency | Skip]:
    """PU-3.7: a tile that can be placed; if there is none, any (PU-9.2). SM-6.2, SM-6.8: or a pair of one's own."""
    p = s.seats[f.seat]
    found = tops(s, f.seat)
    options: list[Take | UseEmergency | Skip]
    for level in ONLY_FREELY if f.extra else levels(s, p):  # the first on which anything fits, as in `level_of`
        options = [Take(ring) for ring, tile in found if takeable(s, p, tile, level)]
        if p.extras.emergency and not f.extra:
            options += [UseEmergency(terrain) for terrain in emergency.firsts(s, p, level)]
        if options:
            return [*options, Skip()] if f.optional else options
    if f.extra:
        return []
    aside = emergency.tiles_left(p)
    pair = [UseEmergency(TILES[tile].terrains[0]) for tile in aside] if len(aside) >= emergency.PAIR else []
    return [*(Take(ring) for ring, _ in found), *pair]


class TakeParams(TypedDict):
    """`pair`: two tiles of one's own have to be laid (SM-6.8); `stations`: how many of its stations count."""

    fits: bool
    pair: bool
    extra: bool
    optional: bool
    stations: Literal["none", "one", "both"]


def take_params(s: State, f: TakeTile) -> TakeParams:
    level = level_of(s, f)
    return {
        "fits": level != NOTHING_FITS,
        "pair": _only_pairs(s, f, level),
        "extra": f.extra,
        "optional": f.optional,
        "stations": "none" if not f.advance else "one" if f.one else "both",
    }


def _only_pairs(s: State, f: TakeTile, level: int) -> bool:
    """SM-6.8: no tile of the depot fits, so two of one's own have to be laid."""
    p = s.seats[f.seat]
    if f.extra or level == NOTHING_FITS or not p.extras.emergency:
        return False
    return not any(takeable(s, p, tile, level) for _, tile in tops(s, f.seat))


def refuse_take(s: State, f: TakeTile, a: Take | UseEmergency | Skip) -> Refusal | None:
    if isinstance(a, Skip):
        return None if f.optional else refusal("PU-3.7", "not_asked")
    if isinstance(a, UseEmergency):
        return _refuse_emergency(s, f, a)
    if type(a) is not Take:
        return refusal("PU-3.7", "wrong_kind")
    if top(s, bay_of(s, f.seat, a.ring)) == NONE:
        return refusal("PU-3.7", "stack_empty", ring=RINGS[a.ring])
    if not _offered(s, f, a):
        if from_closed_ring(s, top(s, bay_of(s, f.seat, a.ring)), level_of(s, f)):
            return refusal("SM-11.5", "ring_closed", ring=RINGS[a.ring])
        return refusal("PU-17.4" if f.extra else "PU-3.7", "must_fit", ring=RINGS[a.ring])
    return None


def _offered(s: State, f: TakeTile, a: Take | UseEmergency) -> bool:
    return a in take_options(s, f)


def _refuse_emergency(s: State, f: TakeTile, a: UseEmergency) -> Refusal | None:
    p = s.seats[f.seat]
    if not p.extras.emergency >> a.terrain & 1:
        return refusal("SM-6.1", "no_emergency_tile", terrain=TERRAINS[a.terrain])
    if f.extra:
        return refusal("SM-6.2", "no_pair_for_extra")
    return None if _offered(s, f, a) else refusal("SM-6.4", "no_pair_fits", terrain=TERRAINS[a.terrain])


def take(play: Play, f: TakeTile, a: Take | UseEmergency | Skip) -> None:
    if isinstance(a, Skip):
        return  # a card that only allows it (SM-11.4)
    s = play.s
    p = s.seats[f.seat]
    level = level_of(s, f)
    if isinstance(a, UseEmergency):
        emergency.take_first(play, f.seat, a.terrain, level)
        return
    if not f.extra and CORPORATIONS[p.corporation].ring:
        p.extras = p.extras._replace(ring=a.ring)
    bay = bay_of(s, f.seat, a.ring)
    tile = s.bays[bay][-1]
    s.bays[bay] = s.bays[bay][:-1]
    s.hidden_tops |= 1 << bay
    p.hand = tile
    tell(play, TileTaken(f.seat, TILES[tile].id, SHAPES[TILES[tile].shape].id))
    if level == NOTHING_FITS:
        play.then(f.seat, SetAside(f.seat))
    else:
        play.then(f.seat, PlaceTile(f.seat, level, f.extra, f.advance, one=f.one))
    for technology in CORPORATIONS[p.corporation].by_when.get("take_tile_with_station", ()):
        if ready(p, technology) and technology.terrain in TILES[tile].terrains:
            play.then(f.seat, UseTech(f.seat, technology.index))  # Republic 1, before anything else


def offer_extra(play: Play, f: TakeTile) -> None:
    """PU-17.4: if no tile fits, nothing happens."""
    if take_options(play.s, f):
        play.then(f.seat, f)


# --- between the items ----------------------------------------------------------------------------


def take_item(play: Play, f: AnyOrder, a: Pick) -> None:
    """One of several things in the owner's order; between the items of a tile there is time to drive."""
    rest = f.todo[: a.which] + f.todo[a.which + 1 :]
    if len(rest) == 1 and f.rule in STEP_BY_STEP:
        play.then(f.seat, f.todo[a.which], Pause(f.seat, rest[0]))
    else:
        play.then(f.seat, f.todo[a.which], AnyOrder(f.seat, rest, f.rule))


def pause(play: Play, f: Pause) -> None:
    """Ask only who could do something now."""
    play.then(f.seat, NextItem(f.seat, f.item))
    if not _anything_left(play.s, f.seat):
        play.s.stacks[f.seat][-1] = f.item


def next_options(s: State, f: NextItem) -> list[Pick]:
    return [Pick(0)]


def refuse_next(s: State, f: NextItem, a: Any) -> Refusal | None:
    return None if type(a) is Pick and a.which == 0 else refusal(ITEMS, "not_asked")


def take_next(play: Play, f: NextItem, a: Pick) -> None:
    play.then(f.seat, f.item)


# --- nothing fits ---------------------------------------------------------------------------------


def set_aside(play: Play, f: SetAside) -> None:
    """PU-9.2, SM-4.2: both stations advance (PU-12.4), energy as the other one; no meteorite comes (PU-5.3)."""
    s = play.s
    p = s.seats[f.seat]
    tile, p.hand = p.hand, NONE
    p.aside = (*p.aside, tile)
    tell(play, TileSetAside(f.seat, TILES[tile].id))
    if f.extra:
        return  # PU-9.3, PU-17.4: nothing happens
    p.stuck = True
    s.ending |= STUCK
    tell(play, Ending("nothing_fits", f.seat))
    if len(TILES[tile].terrains) == 1:  # an emergency tile that lost its place (SM-6.4)
        emergency.settle(play, AsidePair(f.seat, 0, TILES[tile].terrains))
        return
    _advance_aside(play, f.seat, tile)
    if feature_at_work(p, tile, extra=False) == DOWN_FIRST:
        offer_down(play, f.seat, NONE)


def _advance_aside(play: Play, seat: int, tile: int) -> None:
    if feature_at_work(play.s.seats[seat], tile, extra=False) == ONE_TWICE:  # SM-10.5
        play.then(seat, ChooseTwice(seat, NONE, False, False))
        return
    a, b = TILES[tile].terrains
    first, second = (
        Step(seat, other if terrain == ENERGY else terrain, 1, ASIDE, ALL) for terrain, other in ((a, b), (b, a))
    )
    if first == second:
        play.then(seat, first, Pause(seat, second))
    else:
        play.then(seat, AnyOrder(seat, (first, second), "PU-9.2"))


# --- ending ---------------------------------------------------------------------------------------


def finish_turn(play: Play, f: FinishTurn) -> None:
    """PU-3.11: the owner says so; who does not want to be asked is asked only if something may still be done."""
    play.then(f.seat, EndOfTurn(f.seat))
    if not play.s.options.confirm and not _anything_left(play.s, f.seat):
        play.s.stacks[f.seat].pop()
        tell(play, TurnEnded(f.seat))


def _anything_left(s: State, seat: int) -> bool:
    """Points to spend or technologies to use, at the question that lies on top."""
    return bool(drive_options(s, seat) or jump_options(s, seat) or technology_options(s, seat) or fly_options(s, seat))


def end_options(s: State, f: EndOfTurn) -> list[EndTurn]:
    return [EndTurn()]


class EndParams(TypedDict):
    moves: int


def end_params(s: State, f: EndOfTurn) -> EndParams:
    return {"moves": s.seats[f.seat].moves}


def refuse_end(s: State, f: EndOfTurn, a: EndTurn) -> Refusal | None:
    return None if type(a) is EndTurn else refusal("PU-3.11", "wrong_kind")


def end_turn(play: Play, f: EndOfTurn, a: EndTurn) -> None:
    tell(play, TurnEnded(f.seat))
