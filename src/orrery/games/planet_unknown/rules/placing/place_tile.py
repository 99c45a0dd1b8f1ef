"""Placing the tile in hand: what it covers, the meteorite it brings, and what is told of it (PU-4, PU-5)."""

from __future__ import annotations

from typing import Final, Literal, TypedDict

from orrery.core.errors import Refusal, refusal
from orrery.core.field_types import ComponentId
from orrery.games.planet_unknown.actions import Lay
from orrery.games.planet_unknown.components import (
    BIOMASS,
    ENERGY,
    GROUNDS,
    LINES,
    NONE,
    ORIENTATIONS,
    SQUARES,
    TECH,
    TERRAINS,
    TILES,
)
from orrery.games.planet_unknown.events import Idle, StationAt, TilePlaced
from orrery.games.planet_unknown.frames import Orbit, Pause, PlaceTile
from orrery.games.planet_unknown.grid import around, squares
from orrery.games.planet_unknown.pieces import Piece, piece
from orrery.games.planet_unknown.rules.medals.scoring import blocking, complete_lines
from orrery.games.planet_unknown.rules.placing.emergency import FIRST, first_places
from orrery.games.planet_unknown.rules.placing.pieces_underneath import destroy_underneath
from orrery.games.planet_unknown.rules.placing.tile_stations import copies, idle, resolve_tile
from orrery.games.planet_unknown.rules.planet.tile_on_board import lay_down
from orrery.games.planet_unknown.rules.planet.tile_places import placements
from orrery.games.planet_unknown.rules.planet.tile_refusals import refuse_place as refuse_lay
from orrery.games.planet_unknown.rules.space_station import show_tops
from orrery.games.planet_unknown.rules.tokens.satellite import covered_there, passing
from orrery.games.planet_unknown.rules.veil import tell
from orrery.games.planet_unknown.state import Play, Seat, State

Waived = Literal["none", "event", "planet", "both"]
WAIVED: Final[tuple[Waived, ...]] = ("none", "event", "planet", "both")  # as told to the player


def place_options(s: State, f: PlaceTile) -> list[Lay]:
    p = s.seats[f.seat]
    if f.pair == FIRST:
        return first_places(s, p, p.hand, f.waived)
    return placements(s, p, p.hand, f.waived)


class PlaceParams(TypedDict):
    tile: ComponentId
    waived: Waived
    extra: bool


def place_params(s: State, f: PlaceTile) -> PlaceParams:
    return {"tile": TILES[s.seats[f.seat].hand].id, "waived": WAIVED[f.waived], "extra": f.extra}


def refuse_place(s: State, f: PlaceTile, a: Lay) -> Refusal | None:
    if type(a) is not Lay:
        return refusal("PU-4.1", "wrong_kind")
    p = s.seats[f.seat]
    refused = refuse_lay(s, p, p.hand, f.waived, a)
    if refused is None and f.pair == FIRST and a not in place_options(s, f):
        return refusal("SM-6.4", "no_place_for_second")
    return refused


def place(play: Play, f: PlaceTile, a: Lay) -> None:
    """PU-4, PU-5: the tile lies, what stood there is gone, its meteorite comes; then its stations."""
    s = play.s
    p = s.seats[f.seat]
    before = p.clone()
    tile, p.hand = p.hand, NONE
    found = piece(tile, a.orientation, a.at)
    terrains = TILES[tile].terrains
    expanded = BIOMASS in terrains and bool(around(found.sections[terrains.index(BIOMASS)]) & p.terrain[BIOMASS])
    lay_down(p, tile, a)
    if play.out is not None:
        tell(play, _placed(p, before, f, a, found, expanded))
    destroy_underneath(play, f.seat, found.squares, "tile")
    if f.extra:
        show_tops(play)  # at once: the others have finished
    points = covered_there(p, found.squares)
    if points:  # SM-2.8, SM-6.7: after everything its stations cause
        play.then(f.seat, Pause(f.seat, Orbit(f.seat, points)))
    resolve_tile(play, f, found, expanded, bool(a.energy))


# --- telling it -----------------------------------------------------------------------------------


def _placed(p: Seat, before: Seat, f: PlaceTile, a: Lay, found: Piece, expanded: bool) -> TilePlaced:
    """The placement with all its consequences, so that a preview shows them before it is made."""
    tile = p.placed[-1].tile
    ice = GROUNDS[p.planet].ice
    kinds = [ENERGY if terrain == TECH and a.energy else terrain for terrain in TILES[tile].terrains]
    copied = copies(p, len(p.placed) - 1, bool(a.energy)) if ENERGY in kinds and f.advance else []

    def station(kind: int, at: int, section: int) -> StationAt:
        why: Idle | None = None
        if f.advance:
            alone = kind == ENERGY and not copied
            why = "nothing_to_copy" if alone else idle(p, kind, (section & ice).bit_count(), expanded)
        return StationAt(TERRAINS[kind], SQUARES[at], f.advance and why is None, why)

    points = covered_there(p, found.squares)
    completes, spoils = _changed_lines(before, p)
    return TilePlaced(
        seat=f.seat,
        tile=TILES[tile].id,
        orient=ORIENTATIONS[a.orientation],
        at=SQUARES[a.at],
        on=SQUARES[found.stations[0]],
        squares=_names(found.squares),
        ice=_names(found.squares & ice),
        meteorite=next(iter(_names(p.meteorites & ~before.meteorites)), None),
        lifepods=_names(before.lifepods & found.squares),
        rovers=_names(before.rovers & found.squares),
        stations=tuple(map(station, kinds, found.stations, found.sections)),
        energy=tuple(TERRAINS[terrain] for terrain in copied),
        completes=completes,
        spoils=spoils,
        extra=f.extra,
        passing=passing(p, points, found.squares) if points else None,
    )


def _names(mask: int) -> tuple[str, ...]:
    return tuple(SQUARES[square] for square in squares(mask))


def _changed_lines(before: Seat, after: Seat) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Lines that score from now on, and lines that a meteorite spoils from now on."""
    scored, old_rocks, rocks = complete_lines(before), blocking(before), blocking(after)
    completes = tuple(LINES[line] for line in complete_lines(after) if line not in scored)
    ground = GROUNDS[after.planet]
    lines = zip(LINES[ground.first_line :], ground.lines, strict=False)
    return completes, tuple(name for name, line in lines if line & rocks and not line & old_rocks)
