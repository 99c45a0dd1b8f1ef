"""Medals of a position in the lines of the score sheet (PU-10), who wins, and how a solo game went.

Bots ask for a total at every node: what changes seldom is remembered by the bits it depends on.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from orrery.core.errors import Words
from orrery.core.score_sheet import Ranking, ranking_of
from orrery.games.planet_unknown.components import (
    CIV_CARDS,
    COMMERCE_MEDALS,
    CORPORATIONS,
    GROUNDS,
    MOON_SCORING,
    NONE,
    REPO_MEDALS,
    ROWS,
    SCORING,
    TRACKS,
    WATER,
    Corporation,
)
from orrery.games.planet_unknown.options import target_of
from orrery.games.planet_unknown.rules.medals.card_medals import counted
from orrery.games.planet_unknown.rules.medals.moon_scoring import moon_medals
from orrery.games.planet_unknown.rules.medals.objectives import REMEMBERED, contest_points, covered, fulfilled
from orrery.games.planet_unknown.state import Seat, State

LINE_KEYS: Final = MOON_SCORING.lines  # civ_cards, planet, tracks, lifepods, meteorites, personal, competitive
Medals = tuple[int, ...]


# --- B: the planet --------------------------------------------------------------------------------


# Squares and medals of every row, then of every column; lines of a moon give none (SM-4.4).
LINE_MEDALS: Final = tuple(tuple(zip(ground.lines, ground.medals, strict=True)) for ground in GROUNDS)


def blocking(p: Seat) -> int:
    """Squares with a meteorite: a carried one lies on its square while its rover is there. PU-5.4, PU-15.4"""
    return p.meteorites | p.cargo


def clean_squares(p: Seat) -> int:
    """A line scores if all its squares are among these: covered, and without a meteorite. PU-10.3"""
    return covered(p) & ~blocking(p)


def complete_lines(p: Seat) -> tuple[int, ...]:
    """Lines that score, by their number in LINES."""
    clean = clean_squares(p)
    first = GROUNDS[p.planet].first_line
    return tuple(line for line, (squares, _) in enumerate(LINE_MEDALS[p.planet], first) if squares & clean == squares)


@lru_cache(REMEMBERED)
def _line_medals(planet: int, clean: int) -> int:
    medals = 0
    for squares, printed in LINE_MEDALS[planet]:
        if squares & clean == squares:
            medals += printed
    return medals


def planet_medals(p: Seat) -> int:
    """PU-10.3: complete lines, empty cities (PU-16.5), full sub-planets (PU-16.3)."""
    if p.planet == NONE:
        return 0
    planet = GROUNDS[p.planet]
    medals = _line_medals(p.planet, (p.filled | planet.electric) & ~(p.meteorites | p.cargo))
    if planet.cities:
        medals += SCORING.empty_city * (planet.cities & ~p.filled).bit_count()
    for squares in planet.subplanets:
        if squares & p.filled == squares:
            medals += SCORING.full_subplanet
    return medals


def empty_squares(p: Seat) -> int:
    """PU-10.8: of the planet (SM-4.8)."""
    return 0 if p.planet == NONE else (GROUNDS[p.planet].home & ~covered(p)).bit_count()


# --- C: the tracks --------------------------------------------------------------------------------


def _by_cell(corporation: Corporation) -> Medals:
    """PU-7.2: what a marker in each cell scores: the topmost medal at or below, not the largest."""
    medals: list[int] = []
    for cell, (medal, _) in enumerate(corporation.cells):
        below = medals[-1] if cell % ROWS else 0
        medals.append(medal or below)
    return tuple(medals)


def _by_marker(corporation: Corporation) -> tuple[Medals, ...]:
    """The same for each marker: that of water may follow a path with medals of its own (PU-15.7)."""
    tables = [_by_cell(corporation)] * len(TRACKS)
    if corporation.path:
        on_path, passed = [0] * len(tables[0]), 0
        for cell, medal in zip(corporation.path, corporation.path_medals, strict=True):
            passed = medal or passed
            on_path[cell] = passed
        tables[WATER] = tuple(on_path)
    return tuple(tables)


_MEDALS: Final = tuple(_by_marker(corporation) for corporation in CORPORATIONS)
_AS_HIGHEST: Final = tuple(corporation.bit.get("score_highest_on_track", 0) for corporation in CORPORATIONS)


def medal_of(p: Seat, marker: int) -> int:
    """What one marker scores. PU-7.2"""
    cell = p.markers[marker]
    if p.techs & _AS_HIGHEST[p.corporation]:  # Makeshift 5
        cell = max(other for other in p.markers if other // ROWS == cell // ROWS)
    if p.pods_on:  # Cosmos, PU-15.2: what a lifepod covers does not exist
        cells = CORPORATIONS[p.corporation].cells
        for below in range(cell, cell - cell % ROWS - 1, -1):
            if cells[below].medal and not p.pods_on >> below & 1:
                return cells[below].medal
        return 0
    return _MEDALS[p.corporation][marker][cell]


def track_medals(p: Seat) -> int:
    """PU-10.4, SM-10.8"""
    if p.pods_on or p.techs & _AS_HIGHEST[p.corporation]:
        return sum(medal_of(p, marker) for marker in range(len(TRACKS)))
    civ, water, biomass, rover, tech = p.markers
    of_civ, of_water, of_biomass, of_rover, of_tech = _MEDALS[p.corporation]
    return of_civ[civ] + of_water[water] + of_biomass[biomass] + of_rover[rover] + of_tech[tech]


# --- A and D: kept civ cards, and the collection area ---------------------------------------------


class Kept(NamedTuple):
    """What the civ cards kept for the end are good for, all together. PU-10.2, PU-10.5, PU-17.8"""

    medals: int
    per_patch: int
    lifepod: int  # value of one
    meteorites: int  # value of a full set
    counted: tuple[int, ...]  # cards whose worth hangs on the boards (SM-11.7)


@lru_cache(REMEMBERED)
def kept(cards: tuple[int, ...]) -> Kept:
    medals = per_patch = repos = agreements = 0
    lifepod = SCORING.lifepod
    for card in cards:
        if CIV_CARDS[card].supermoon:
            continue
        for effect in CIV_CARDS[card].effects:
            if effect.op == "medals":
                medals += effect.count
            elif effect.op == "medals_per":
                per_patch += effect.count
            elif effect.op == "lifepod_value":
                lifepod = effect.count
            elif effect.op == "meteorite_repo":
                repos += 1
            elif effect.op == "commerce_agreement":
                agreements += 1
    later = tuple(card for card in cards if CIV_CARDS[card].supermoon)
    return Kept(medals + COMMERCE_MEDALS[agreements], per_patch, lifepod, REPO_MEDALS[repos], later)


def medals_of(s: State, seat: int, hidden: bool = True) -> Medals:
    """The lines in their order, as the position would score now; the last one is that of the moon (SM-4.7).

    Without `hidden` only by what everybody sees: kept cards count once they are shown, personal objectives not at all.
    """
    p = s.seats[seat]
    medals, per_patch, lifepod, meteorites, later = kept(p.hidden if hidden else p.hidden[: p.shown_cards])
    for card in later:
        medals += counted(p, card)
    if per_patch:
        medals += per_patch * len(set(p.patches))  # a covered patch is no more there: PU-1.6
    personal = competitive = 0  # PU-10.6, PU-10.7
    if hidden:
        for card in p.personal:
            if fulfilled(s, seat, card):
                personal += SCORING.personal
    for contest in s.contests:
        if seat in contest.seats:
            competitive += contest_points(s, contest, seat)
    return (
        medals,
        planet_medals(p),
        track_medals(p),
        p.pods * lifepod,  # those of the collection area only (PU-17.10)
        p.rocks // SCORING.meteorite_set * meteorites,
        personal,
        competitive,
        moon_medals(p),
    )


def lines_of(s: State, seat: int, hidden: bool = True) -> dict[str, int]:
    """The lines of the score sheet by name, see `medals_of`; without moons there is no line for them."""
    keys = LINE_KEYS if s.options.moons else LINE_KEYS[:-1]
    return dict(zip(keys, medals_of(s, seat, hidden), strict=False))


def total(s: State, seat: int) -> int:
    return sum(medals_of(s, seat))


def _meteorites(p: Seat) -> int:
    """SM-4.8: those on the planet."""
    return (p.meteorites & GROUNDS[p.planet].home).bit_count()


# --- the end --------------------------------------------------------------------------------------


def ranking(s: State) -> Ranking:
    """Fewer empty squares, then fewer meteorites break a tie (PU-10.8). Alone one always wins: see `verdict`."""
    standings = [(total(s, seat), -empty_squares(p), -_meteorites(p)) for seat, p in enumerate(s.seats)]
    return ranking_of(standings, ("empty", "meteorites"))


class Verdict(NamedTuple):
    """How a solo game went: medals above the target, the rank they give, and its name."""

    difference: int
    rank: int
    text: Words
    id: str


def verdict(s: State) -> Verdict:
    """PU-14.5, SM-12.2"""
    difference = total(s, 0) - target_of(s.mix, s.options.moons)
    rank = SCORING.rank(difference)
    return Verdict(difference, rank.difference, Words(rank.words), rank.id)
