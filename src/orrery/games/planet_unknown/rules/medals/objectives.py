"""Objectives (PU-11): what players compare on a competitive side, and how far a personal side is fulfilled."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache
from typing import Final

from orrery.games.planet_unknown.components import (
    BIOMASS,
    CORPORATIONS,
    GROUNDS,
    OBJECTIVES,
    ROWS,
    SCORING,
    WATER,
)
from orrery.games.planet_unknown.grid import AREA, NOT_RIGHT, WIDTH, areas
from orrery.games.planet_unknown.rules.corporation.last_cells import tracks_at_top
from orrery.games.planet_unknown.rules.planet.tile_places import visible
from orrery.games.planet_unknown.state import Contest, Seat, State

REMEMBERED: Final = 1 << 15  # positions of a search share most of their areas
Progress = tuple[int, int, bool]  # value, goal, whether it is fulfilled


# --- counting on a board --------------------------------------------------------------------------


@lru_cache(REMEMBERED)
def spread(terrain: int) -> tuple[int, int]:
    """Number of areas and size of the largest. PU-1.5, PU-11.4"""
    count = largest = 0
    for area in areas(terrain):
        count += 1
        size = area.bit_count()
        if size > largest:
            largest = size
    return count, largest


@lru_cache(REMEMBERED)
def most_stations(terrain: int, stations: int) -> int:
    """Stations of the area that has most of them."""
    return max(((area & stations).bit_count() for area in areas(terrain)), default=0)


def _blocks(terrain: int, wide: int, high: int) -> int:
    """Top left squares of all full blocks of this size."""
    for _ in range(wide - 1):
        terrain &= (terrain >> 1) & NOT_RIGHT
    for _ in range(high - 1):
        terrain &= terrain >> WIDTH
    return terrain


def has_block(terrain: int, size: tuple[int, int]) -> bool:
    """A full rectangle, either way round."""
    return bool(_blocks(terrain, *size) or _blocks(terrain, *reversed(size)))


@cache
def _windows(planet: int, size: tuple[int, int]) -> tuple[int, ...]:
    """Every place on the planet where such a rectangle could lie."""
    found: set[int] = set()
    for wide, high in (size, size[::-1]):
        corners = _blocks(GROUNDS[planet].grid, wide, high)
        block = sum(1 << y * WIDTH + x for y in range(high) for x in range(wide))
        found.update(block << square for square in range(AREA) if corners >> square & 1)
    return tuple(found)


@lru_cache(REMEMBERED)
def fullest_block(planet: int, terrain: int, size: tuple[int, int]) -> int:
    """Most squares of the terrain in one such rectangle."""
    return max((terrain & window).bit_count() for window in _windows(planet, size))


def covered(p: Seat) -> int:
    """Squares that count as filled: on Petra bare currents do (PU-16.12)."""
    return p.filled | GROUNDS[p.planet].electric


def collected_lifepods(p: Seat) -> int:
    """All on the corporation board, those on track cells and technology slots too. PU-11.6"""
    return p.pods + p.pods_on.bit_count() + p.slots.bit_count()


def height(p: Seat, track: int) -> tuple[int, int]:
    """How far up a track the markers have come, and how far it goes, in steps of that track."""
    corporation = CORPORATIONS[p.corporation]
    if corporation.path and track == WATER:
        return corporation.path.index(p.markers[WATER]), len(corporation.path) - 1
    if corporation.steps and track == BIOMASS:
        return corporation.steps.index(p.markers[BIOMASS]), len(corporation.steps) - 1
    if corporation.feature == "diagonal_markers":  # Makeshift: any marker that stands on the track
        return max((cell % ROWS for cell in p.markers if cell // ROWS == track), default=0), ROWS - 1
    return p.markers[track] % ROWS, ROWS - 1


# --- the competitive side: on the planet (SM-4.8) --------------------------------------------------

Measure = Callable[[Seat, int], int]
_MEASURES: Final[dict[str, Measure]] = {
    "stations_on_edge": lambda p, terrain: (p.stations[terrain] & GROUNDS[p.planet].edge).bit_count(),  # PU-11.3
    "largest_area": lambda p, terrain: spread(visible(p, terrain) & GROUNDS[p.planet].home)[1],
    "area_count": lambda p, terrain: spread(visible(p, terrain) & GROUNDS[p.planet].home)[0],
    "stations": lambda p, terrain: (p.stations[terrain] & GROUNDS[p.planet].home).bit_count(),
    "tracks_at_top": lambda p, _: tracks_at_top(p),
    "collected_meteorites": lambda p, _: p.rocks,
    "collected_lifepods": lambda p, _: collected_lifepods(p),
}
_CONTESTED: Final = tuple((_MEASURES[o.measure], o.measure_terrain, o.most) for o in OBJECTIVES)


def standing(s: State, seat: int, objective: int) -> int:
    """What a seat shows for a competitive side. PU-11.1"""
    measure, terrain, _ = _CONTESTED[objective]
    return measure(s.seats[seat], terrain)


def contest_points(s: State, contest: Contest, seat: int) -> int:
    """PU-10.7 between two, PU-11.8 among all: alone the best, one of the best, or not."""
    measure, terrain, most = _CONTESTED[contest.card]
    mine = measure(s.seats[seat], terrain)
    points = SCORING.competitive_win
    for other in contest.seats:
        if other == seat:
            continue
        theirs = measure(s.seats[other], terrain)
        if theirs == mine:
            points = SCORING.competitive_tie
        elif (theirs > mine) == most:
            return 0
    return points


# --- the personal side ----------------------------------------------------------------------------


def _of_kind(p: Seat, what: str) -> int:
    """Ice or land of the planet, not of its moon; land is every square that is not ice. PU-11.7, SM-1.7"""
    planet = GROUNDS[p.planet]
    return planet.home & (planet.ice if what == "ice" else ~planet.ice)


def progress(s: State, seat: int, objective: int) -> Progress:
    """How far a personal side has come: value, goal, fulfilled. With `stations_at_most` the goal is a limit.

    Patches are squares of an area, not stations (SM-7.6).
    """
    p, card = s.seats[seat], OBJECTIVES[objective]
    test, terrain, goal = card.test, card.test_terrain, card.amount
    if test == "rectangle":
        value = fullest_block(p.planet, visible(p, terrain), card.size)
        goal = card.size[0] * card.size[1]
    elif test == "area_with_stations":
        value = most_stations(visible(p, terrain), p.stations[terrain])
    elif test == "track_at_top":
        value, goal = height(p, terrain)
    elif test == "stations_at_most":
        value = p.stations[terrain].bit_count()
        return value, goal, value <= goal
    elif test == "collected_at_least":
        value = p.rocks if card.what == "meteorites" else collected_lifepods(p)
    elif test == "more_lifepods_than_meteorites":
        value, goal = collected_lifepods(p), p.rocks + 1
    else:
        assert test == "all_covered"
        ground = _of_kind(p, card.what)
        value, goal = (ground & covered(p)).bit_count(), ground.bit_count()
    return value, goal, value >= goal


def fulfilled(s: State, seat: int, objective: int) -> bool:
    """The last word of `progress`, without measuring how near a rectangle is."""
    card = OBJECTIVES[objective]
    if card.test == "rectangle":
        return has_block(visible(s.seats[seat], card.test_terrain), card.size)
    return progress(s, seat, objective)[2]
