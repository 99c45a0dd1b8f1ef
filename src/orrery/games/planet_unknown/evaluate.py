"""How good a position looks: the evaluation that the bots `greedy` and `mcts` use (no rule depends on it).

Medals a seat may expect at the end: lines by the squares still missing and the meteorites still lying in them, tracks
by where a marker will get to, lifepods and meteorites by how near a rover is, objectives by the lead. What the seat is
about to get (stations of a tile just laid, boosts, patches) counts in advance, so that a place can be judged as soon as
the tile lies there. `docs/bots.md` tells where the numbers come from.
"""

from __future__ import annotations

from functools import lru_cache
from math import exp
from typing import Any, Final

from orrery.core.frames import AnyOrder, May
from orrery.games.planet_unknown import frames as f
from orrery.games.planet_unknown import operation, track_worth
from orrery.games.planet_unknown.components import (
    BIOMASS,
    CORPORATIONS,
    ENERGY,
    GROUNDS,
    NONE,
    OBJECTIVES,
    ROVER,
    SCORING,
    WATER,
)
from orrery.games.planet_unknown.grid import FULL, NOT_LEFT, NOT_RIGHT, WIDTH
from orrery.games.planet_unknown.moon_outlook import moon_outlook
from orrery.games.planet_unknown.pieces import piece
from orrery.games.planet_unknown.rules.medals.card_medals import counted
from orrery.games.planet_unknown.rules.medals.objectives import contest_points, progress, standing
from orrery.games.planet_unknown.rules.medals.scoring import LINE_MEDALS, kept, total
from orrery.games.planet_unknown.rules.placing.tile_stations import copies
from orrery.games.planet_unknown.state import CARDS, END, FINAL, Seat, State

REMEMBERED: Final = 1 << 16

# --- numbers --------------------------------------------------------------------------------------

SPARE: Final = 13.5  # empty squares of the first planet on which nothing fits any more
TILE: Final = 4.0  # squares a round covers
GAME: Final = 20.6  # rounds of a game
SLACK: Final = 1.5  # rounds that an own planet fuller than usual may still see
OPEN: Final = 17.5  # squares that stay empty on a planet
LEAST: Final = 0.33  # chance of an empty square to be covered in a late round ...
OVER: Final = 0.02  # ... and when the last one is played
EASY, NARROW, TINY = 0.58, 0.9, 3.0  # how hard an empty square is to cover: open ground, a dead end, a hole
CLEAN_NEAR, CLEAN_FAR, CLEAN_ALONE = 0.7, 0.28, 0.6  # a meteorite goes: near a rover, far from it, none yet
CLEAN_ROUNDS: Final = 4.0
NEAR: Final = 3
ICE: Final = 0.045
ICE_PER_ROUND: Final = 1.5
LAST: Final = 0.5  # rounds that may come however full a planet is
HOLE: Final = 0.15
POD: Final = 0.6  # a lifepod beside a rover
POD_STEP: Final = 0.85
ROCK: Final = 0.25
POD_ALONE: Final = 0.2  # without a rover
REACH: Final = 7
REACH_ROUNDS: Final = 4.0
SPARE_MOVE: Final = 0.08
STORED: Final = 0.9
TURN: Final = 2.5  # what a turn brings, for a rival whose last ones are not played yet
TILE_TO_COME: Final = 2.5
SCALE: Final = {  # a lead of so much is won three times out of four, when a round is left
    "stations_on_edge": 0.9,
    "largest_area": 3.0,
    "area_count": 1.1,
    "stations": 1.2,
    "tracks_at_top": 0.5,
    "collected_meteorites": 1.5,
    "collected_lifepods": 1.0,
}
DENIED: Final = 0.25  # of a contest: what a neighbour does not get
PERSONAL_STEP: Final = 2.0


# --- the planet -----------------------------------------------------------------------------------


@lru_cache(REMEMBERED)
def ground(planet: int, filled: int) -> tuple[int, int, int]:
    """Empty squares that are hard to cover: holes no tile of three squares fits in, dead ends; and all others."""
    empty = GROUNDS[planet].grid & ~filled
    left, right = (empty << 1) & NOT_LEFT & empty, (empty >> 1) & NOT_RIGHT & empty
    below, above = (empty << WIDTH) & FULL & empty, empty >> WIDTH & empty
    some = left | right | below | above
    two = left & right | (left | right) & (below | above) | below & above
    one = some & ~two
    pairs = one & ((one << 1) & NOT_LEFT | (one >> 1) & NOT_RIGHT | (one << WIDTH) & FULL | one >> WIDTH)
    tiny = empty & ~some | pairs | GROUNDS[planet].cities & empty
    return tiny, one & ~tiny, empty & ~tiny & ~one


@lru_cache(REMEMBERED)
def _lines(planet: int, filled: int, near: int, far: int, covers: float, clean_near: float, clean_far: float) -> float:
    """Medals of lines, each by its chance to be full and clean in the end."""
    tiny, narrow, easy = ground(planet, filled | GROUNDS[planet].electric)
    medals = 0.0
    hard = tiny | narrow
    for squares, printed in LINE_MEDALS[planet]:
        effort = EASY * (squares & easy).bit_count()
        if squares & hard:
            effort += TINY * (squares & tiny).bit_count() + NARROW * (squares & narrow).bit_count()
        chance = printed * covers**effort if effort else float(printed)
        if squares & near:
            chance *= clean_near ** (squares & near).bit_count()
        if squares & far:
            chance *= clean_far ** (squares & far).bit_count()
        medals += chance
    return medals


@lru_cache(REMEMBERED)
def _rings(planet: int, rovers: int) -> tuple[int, ...]:
    """Squares a rover reaches with 0, 1, 2 ... points, as far as it matters."""
    ground = GROUNDS[planet].grid
    found = [rovers]
    reached = rovers
    for _ in range(REACH):
        grown = (
            reached
            | (reached << 1) & NOT_LEFT
            | (reached >> 1) & NOT_RIGHT
            | (reached << WIDTH) & FULL
            | reached >> WIDTH
        ) & ground
        found.append(grown & ~reached)
        reached = grown
    return tuple(found)


def _planet(p: Seat, rounds: float) -> float:
    """Lines, lifepods, meteorites, cities, sub-planets, ice."""
    planet = GROUNDS[p.planet]
    empty = (planet.home & ~(p.filled | planet.electric)).bit_count()
    covers = (max(LEAST, 1.0 - OPEN / empty) if empty else LEAST) if rounds else OVER
    eager = 1.0 - exp(-rounds / CLEAN_ROUNDS)
    rocks = p.meteorites
    near = p.cargo
    medals = 0.0
    if p.rovers and (rocks or p.lifepods):
        going = 1.0 - exp(-(rounds + 0.5 * p.moves) / REACH_ROUNDS)
        worth = POD * going
        part = ROCK / POD
        for distance, ring in enumerate(_rings(p.planet, p.rovers)):
            if ring & p.lifepods:
                medals += worth * (ring & p.lifepods).bit_count()
            if ring & rocks:
                medals += part * worth * (ring & rocks).bit_count()
                if distance <= NEAR:
                    near |= ring & rocks
            worth *= POD_STEP
        far, clean_far = rocks & ~near, CLEAN_FAR * eager
    else:
        far, clean_far = rocks & ~near, CLEAN_ALONE * eager
        medals += POD_ALONE * eager * p.lifepods.bit_count()
    if p.cargo:
        medals += _deliveries(p, eager)
    medals += _lines(p.planet, p.filled, near, far, round(covers, 3), round(CLEAN_NEAR * eager, 2), round(clean_far, 2))
    tiny, _, _ = ground(p.planet, p.filled)
    if tiny:
        medals -= HOLE * (tiny & ~planet.cities).bit_count()
    if planet.cities:
        medals += SCORING.empty_city * (planet.cities & ~p.filled).bit_count()
    for squares in planet.subplanets:
        medals += SCORING.full_subplanet * covers ** (EASY * (squares & ~p.filled).bit_count())
    ice = (planet.ice & ~p.filled).bit_count()
    return medals + ICE * min(float(ice), ICE_PER_ROUND * rounds)


def _deliveries(p: Seat, eager: float) -> float:
    """Horizon: carried meteorites on their way to a rover station."""
    worth, at, medals = ROCK, p.stations[ROVER], 0.0
    for _ in range(REACH):
        at |= (at << 1) & NOT_LEFT | (at >> 1) & NOT_RIGHT | (at << WIDTH) & FULL | at >> WIDTH
        medals += eager * worth * (1 - POD_STEP) * (at & p.cargo).bit_count()
    return medals


# --- what is about to happen ----------------------------------------------------------------------


def _promised(s: State, p: Seat, seat: int, table: track_worth.Tracks, rounds: float) -> float:
    """Gains that wait on the seat's stack."""
    medals = 0.0
    for frame in s.stacks[seat]:
        if type(frame) is AnyOrder:
            for item in frame.todo:
                medals += _gain(p, item, table, rounds)
        else:
            medals += _gain(p, frame, table, rounds)
    return medals


def _best_step(p: Seat, table: track_worth.Tracks) -> float:
    return max(table.step[marker][cell] for marker, cell in enumerate(p.markers))


def _gain(p: Seat, frame: Any, table: track_worth.Tracks, rounds: float) -> float:
    kind = type(frame)
    if kind is f.Station:
        return _station(p, frame, table)
    if kind is f.Step or kind is f.ChooseCell:
        return float(frame.left * table.step[frame.marker][p.markers[frame.marker]])
    if kind is f.ChooseCopy:
        return _copied(p, frame.n, frame.energy, table)
    if kind is f.ChooseBoost or kind is f.Boost:
        return _best_step(p, table)
    if kind is f.ChooseAdvance:
        return float(frame.left * frame.steps) * track_worth.BOOST
    if kind is f.GainPatch:
        return float(track_worth.PATCH * frame.left)
    if kind is f.PlacePatch:
        return track_worth.PATCH
    if kind is f.RoverMilestone or kind is f.ChooseRoverSquare:
        return track_worth.ROVERS * min(1.0, rounds / 8) if p.supply else 0.0
    if kind is f.TakeTile or kind is f.PlaceTile:
        return TILE_TO_COME
    if kind is f.Do:
        return operation.worth(frame.effect, rounds)
    if kind is May:
        return _gain(p, frame.frame, table, rounds)
    return 0.0


def _station(p: Seat, frame: f.Station, table: track_worth.Tracks) -> float:
    """What a station of a tile just laid will bring. PU-6.2 to PU-6.4"""
    terrain = frame.terrain
    if terrain == ENERGY:
        return _copied(p, frame.n, frame.energy, table)
    steps = 1
    feature = CORPORATIONS[p.corporation].feature
    if terrain == WATER:
        on_ice = (piece(*p.placed[frame.n]).sections[frame.which] & GROUNDS[p.planet].ice).bit_count()
        if not on_ice:
            return 0.0
        if feature == "winding_water":
            steps = on_ice
        elif p.techs & CORPORATIONS[p.corporation].bit.get("multiply_water_advance", 0):
            steps = 2
    elif feature == "expand_biomass" and terrain == BIOMASS and not frame.expanded:
        return 0.0
    return steps * table.step[terrain][p.markers[terrain]]


def _copied(p: Seat, n: int, energy: bool, table: track_worth.Tracks) -> float:
    return max((table.step[terrain][p.markers[terrain]] for terrain in copies(p, n, energy)), default=0.0)


# --- a seat ---------------------------------------------------------------------------------------


def rounds_left(s: State, seat: int) -> tuple[float, int]:
    """Rounds to come for the seat, and as its rivals' planets show it (which no tile of the seat changes).

    The first who can't lay a tile ends the game, as far as empty squares tell; so does the last event. A seat alone
    hardly changes that: whoever thought so would take small tiles to play longer.
    """
    if s.ending or s.phase in (FINAL, CARDS):
        return 0.0, 0
    mine = least = 96
    soonest = 96.0
    for other, p in enumerate(s.seats):
        if p.planet != NONE:
            empty = (GROUNDS[p.planet].grid & ~p.filled).bit_count()
            if other == seat:
                mine = empty
            else:
                least, soonest = min(least, empty), min(soonest, empty - TILE * max(0, _behind(s, other) - 1))
    most = float(track_worth.LONGEST - 1)
    if s.event_deck or s.event != NONE:
        most = min(most, float(len(s.event_deck)))
    rivals = min(most, max(0.0, (least - SPARE) / TILE))
    own = (mine - SPARE) / TILE
    rounds = min(max(GAME - s.round, own / 3), (soonest - SPARE) / TILE if s.players > 1 else most, own + SLACK)
    return min(most, max(LAST, rounds)), int(rivals)


def boards(p: Seat, rounds: float) -> float:
    """Medals a seat can expect of its planet, its tracks and what it has collected."""
    whole = int(rounds)
    table, later = track_worth.tracks(p.corporation, whole), track_worth.tracks(p.corporation, whole + 1)
    part = rounds - whole
    medals = _planet(p, rounds)
    for marker, cell in enumerate(p.markers):
        medals += (1.0 - part) * table.worth[marker][cell] + part * later.worth[marker][cell]
    sure, per_patch, lifepod, rocks, by_boards = kept(p.hidden)
    for card in by_boards:
        sure += counted(p, card)
    medals += sure + per_patch * len(p.patches) + lifepod * p.pods
    medals += p.rocks / SCORING.meteorite_set * rocks if rounds else p.rocks // SCORING.meteorite_set * rocks
    medals += track_worth.technologies(p.corporation, p.techs) * rounds / track_worth.WHOLE_GAME
    medals += STORED * p.stored
    for level in p.due:
        medals += track_worth.CIV_CARD[level]
    return medals + moon_outlook(p, rounds)


_known: dict[tuple[Any, ...], float] = {}  # a search asks again and again for rivals that have not moved


def rival(p: Seat, rounds: int) -> float:
    """The same for another seat, remembered."""
    if p.planet == NONE or p.corporation == NONE:
        return 0.0
    key = (
        rounds,
        p.planet,
        p.corporation,
        p.filled,
        p.markers,
        p.meteorites,
        p.cargo,
        p.rovers,
        p.lifepods,
        p.pods,
        p.rocks,
        p.hidden,
        p.patches,
        p.techs,
        p.due,
        p.stored,
        p.stations if GROUNDS[p.planet].moon != NONE else (),
    )
    found = _known.get(key)
    if found is None:
        if len(_known) >= REMEMBERED:
            _known.clear()
        found = _known[key] = boards(p, rounds)
    return found


def worth(s: State, seat: int, rounds: float) -> float:
    """Medals a seat can expect, with all it knows of itself."""
    p = s.seats[seat]
    if p.planet == NONE or p.corporation == NONE:
        return 0.0
    medals = boards(p, rounds) + contests(s, seat, rounds)
    if p.moves:
        medals += SPARE_MOVE * p.moves
    for card in p.personal:
        medals += _personal(s, seat, card, rounds)
    if s.stacks[seat]:
        medals += _promised(s, p, seat, track_worth.tracks(p.corporation, int(rounds)), rounds)
    return medals


def _personal(s: State, seat: int, card: int, rounds: float) -> float:
    value, goal, done = progress(s, seat, card)
    if OBJECTIVES[card].test == "stations_at_most":
        return SCORING.personal * exp(-max(0.0, value + 0.3 * rounds - goal)) if done else 0.0
    if done:
        return float(SCORING.personal)
    share = value / goal if goal > 0 else 0.0
    return SCORING.personal * 0.7 * share**PERSONAL_STEP if rounds else 0.0


def contests(s: State, seat: int, rounds: float) -> float:
    """Objectives shared with neighbours, by the lead."""
    medals = 0.0
    for contest in s.contests:
        if seat not in contest.seats:
            continue
        if not rounds:
            medals += contest_points(s, contest, seat)
            continue
        mine = standing(s, seat, contest.card)
        theirs = [standing(s, other, contest.card) for other in contest.seats if other != seat]
        card = OBJECTIVES[contest.card]
        lead = mine - max(theirs) if card.most else min(theirs) - mine
        doubt = SCALE[card.measure] * (0.5 + 0.35 * rounds**0.5)
        medals += SCORING.competitive_win * (1 + DENIED) / (1.0 + exp(-lead / doubt))
    return medals


def _behind(s: State, seat: int) -> int:
    """Tiles a seat has laid fewer than rounds were begun: it still has to move, or a search has passed it over."""
    p = s.seats[seat]
    return max(0, s.round - len(p.placed) - len(p.aside))


def evaluate(s: State, seat: int) -> float:
    """Medals ahead of the best of the others, a little softened so that all rivals count."""
    others = [other for other in range(s.players) if other != seat]
    if s.phase == END:
        mine = float(total(s, seat))
        theirs = [total(s, other) + TURN * _behind(s, other) for other in others]
    else:
        rounds, fixed = rounds_left(s, seat)
        mine, theirs = worth(s, seat, rounds), [rival(s.seats[other], fixed) for other in others]
        if s.ending:
            theirs = [medals + TURN * _behind(s, other) for medals, other in zip(theirs, others, strict=True)]
    return mine - 0.7 * max(theirs) - 0.3 * sum(theirs) / len(theirs) if theirs else mine
