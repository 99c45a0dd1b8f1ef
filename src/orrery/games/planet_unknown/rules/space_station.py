"""The space station: which sector a seat faces, what lies on top there, and turning it (PU-2.7, PU-3.1)."""

from __future__ import annotations

from typing import Any, Final

from orrery.core.errors import Refusal, refusal
from orrery.games.planet_unknown.actions import INNER, OUTER, RINGS, Rotate, Scrap
from orrery.games.planet_unknown.components import NONE, SECTORS, SHAPES, STATION, TILES
from orrery.games.planet_unknown.events import StackScrapped, StationTurned, Top, TopsShown
from orrery.games.planet_unknown.frames import ChooseSector, ScrapStack
from orrery.games.planet_unknown.state import Play, State
from orrery.games.planet_unknown.supermoon_events import TilesRemoved

ROTATIONS: Final = tuple(Rotate(sector) for sector in range(SECTORS))  # answers made once


def sector_of(s: State, seat: int) -> int:
    """The sector that faces the seat's indicator."""
    return (STATION.places[s.players][seat] + s.rotation) % SECTORS


def bays_of_sector(s: State, sector: int) -> tuple[int, int]:
    """Outer and inner bay: the inner ring may be shifted."""
    return STATION.outer[sector], STATION.inner[(sector + s.options.inner_shift) % SECTORS]


def bay_of(s: State, seat: int, ring: int) -> int:
    return bays_of_sector(s, sector_of(s, seat))[ring]


def top(s: State, bay: int) -> int:
    """The top tile of a stack; NONE if it is empty."""
    stack = s.bays[bay]
    return stack[-1] if stack else NONE


def an_empty_sector(s: State) -> bool:
    """PU-9.1 (B)"""
    sectors = (bays_of_sector(s, sector) for sector in range(SECTORS))
    return any(not s.bays[outer] and not s.bays[inner] for outer, inner in sectors)


def turn_clockwise(play: Play) -> None:
    """Two players and solo: exactly one sector (PU-3.1, PU-13.1, PU-14.3)."""
    s = play.s
    s.rotation = (s.rotation - 1) % SECTORS
    play.emit(StationTurned(None, s.rotation, None))


def sector_options(s: State, f: ChooseSector) -> list[Rotate]:
    return list(ROTATIONS)


def refuse_sector(s: State, f: ChooseSector, a: Any) -> Refusal | None:
    return None if type(a) is Rotate else refusal("PU-3.1", "wrong_kind")


def choose_sector(play: Play, f: ChooseSector, a: Rotate) -> None:
    s = play.s
    s.rotation = (a.sector - STATION.places[s.players][f.seat]) % SECTORS
    play.emit(StationTurned(f.seat, s.rotation, a.sector))


def show_tops(play: Play) -> None:
    """PU-3.8: what lies under the tiles taken is turned up."""
    s = play.s
    changed = [bay for bay in range(len(s.bays)) if s.hidden_tops >> bay & 1]
    s.hidden_tops = 0
    play.reveal()
    if play.out is not None:
        tops = (
            Top(SHAPES[bay].id, TILES[s.bays[bay][-1]].id if s.bays[bay] else None, len(s.bays[bay])) for bay in changed
        )
        play.emit(TopsShown(tuple(tops)))


# --- scrapping a stack ----------------------------------------------------------------------------


def scrap_stack(play: Play, f: ScrapStack) -> None:
    """PU-14.6: a stack that has tiles."""
    found = scrap_options(play.s, f)
    if len(found) == 1:
        scrap(play, f, found[0])
    elif found:
        play.then(f.seat, f)


def scrap_options(s: State, f: ScrapStack) -> list[Scrap]:
    return [Scrap(ring) for ring in (OUTER, INNER) if s.bays[bay_of(s, f.seat, ring)]]


def refuse_scrap(s: State, f: ScrapStack, a: Scrap) -> Refusal | None:
    if type(a) is not Scrap:
        return refusal("PU-14.4", "wrong_kind")
    if a not in scrap_options(s, f):
        return refusal("PU-14.6", "stack_empty", ring=RINGS[a.ring])
    return None


def scrap(play: Play, f: ScrapStack, a: Scrap) -> None:
    s = play.s
    bay = bay_of(s, f.seat, a.ring)
    tiles, s.bays[bay] = s.bays[bay], ()
    s.boxed_tiles = (*s.boxed_tiles, *tiles)
    play.emit(StackScrapped(f.seat, SHAPES[bay].id, len(tiles)))


def remove_tops(play: Play, seat: int) -> None:
    """SM-11.10: the tiles underneath are shown at once, against PU-3.8."""
    s = play.s
    removed = []
    for ring in (OUTER, INNER):
        bay = bay_of(s, seat, ring)
        if s.bays[bay]:
            removed.append(s.bays[bay][-1])
            s.bays[bay] = s.bays[bay][:-1]
            s.hidden_tops |= 1 << bay
    s.boxed_tiles = (*s.boxed_tiles, *removed)
    play.emit(TilesRemoved(seat, tuple(TILES[tile].id for tile in removed)))
    show_tops(play)
