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

from orrery.core.terms import Tally
from orrery.games.planet_unknown import track_worth
from orrery.games.planet_unknown.components import (
    GROUNDS,
    NONE,
    OBJECTIVES,
    ROVER,
    SCORING,
    TRACKS,
)
from orrery.games.planet_unknown.grid import AREA, FULL, NOT_LEFT, NOT_RIGHT, WIDTH
from orrery.games.planet_unknown.moon_outlook import moon_outlook
from orrery.games.planet_unknown.promise_outlook import promised
from orrery.games.planet_unknown.rover_outlook import REACH, eagerness, rings
from orrery.games.planet_unknown.rules.medals.card_medals import counted
from orrery.games.planet_unknown.rules.medals.objectives import contest_points, progress, standing
from orrery.games.planet_unknown.rules.medals.scoring import LINE_MEDALS, kept, medal_of, medals_of, total
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
NEAR: Final = 3
ICE: Final = 0.045
ICE_PER_ROUND: Final = 1.5
LAST: Final = 0.5  # rounds that may come however full a planet is
HOLE: Final = 0.15
POD: Final = 0.6  # a lifepod beside a rover
POD_STEP: Final = 0.85
ROCK: Final = 0.25
POD_ALONE: Final = 0.2  # without a rover
REACH_ROUNDS: Final = 4.0
SPARE_MOVE: Final = 0.08
STORED: Final = 0.9
TURN: Final = 2.5  # what a turn brings, for a rival whose last ones are not played yet
SCALE: Final = {  # a lead of so much is won three times out of four, when a round is left
    "stations_on_edge": 0.9,
    "largest_area": 3.0,
    "area_count": 1.1,
    "stations": 1.2,
    "tracks_at_top": 0.5,
    "collected_meteorites": 1.5,
    "collected_lifepods": 1.0,
}
COVERS: Final = (LEAST, *(max(LEAST, 1.0 - OPEN / empty) for empty in range(1, AREA + 1)))  # by empty squares
ROUNDED: Final = tuple(round(covers, 3) for covers in COVERS)  # so that positions share what is remembered
DOUBTS: Final = tuple(SCALE[card.measure] for card in OBJECTIVES)
DENIED: Final = 0.25  # of a contest: what a neighbour does not get
PERSONAL_STEP: Final = 2.0
TRACK_TERMS: Final = tuple(f"{track}_track" for track in TRACKS)  # by marker


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


def _planet(p: Seat, rounds: float, tally: Tally | None) -> float:
    """Lines, lifepods, meteorites, cities, sub-planets, ice."""
    planet = GROUNDS[p.planet]
    empty = (planet.home & ~(p.filled | planet.electric)).bit_count()
    covers, rounded = (COVERS[empty], ROUNDED[empty]) if rounds else (OVER, OVER)
    eager, clean_near, clean_far, clean_alone = eagerness(rounds)
    rocks = p.meteorites
    near = p.cargo
    medals = 0.0
    if p.rovers and (rocks or p.lifepods):
        going = 1.0 - exp(-(rounds + 0.5 * p.moves) / REACH_ROUNDS)
        worth = POD * going
        part = ROCK / POD
        for distance, ring in enumerate(rings(p.planet, p.rovers)):
            if ring & p.lifepods:
                medals += worth * (ring & p.lifepods).bit_count()
            if ring & rocks:
                medals += part * worth * (ring & rocks).bit_count()
                if distance <= NEAR:
                    near |= ring & rocks
            worth *= POD_STEP
    else:
        clean_far = clean_alone
        medals += POD_ALONE * eager * p.lifepods.bit_count()
    if p.cargo:
        medals += _deliveries(p, eager)
    if tally is not None:
        tally.upto("rovers", medals)
    medals += _lines(p.planet, p.filled, near, rocks & ~near, rounded, clean_near, clean_far)
    if tally is not None:
        tally.upto("lines", medals)
    tiny, _, _ = ground(p.planet, p.filled)
    if tiny:
        medals -= HOLE * (tiny & ~planet.cities).bit_count()
    if planet.cities:
        medals += SCORING.empty_city * (planet.cities & ~p.filled).bit_count()
    for squares in planet.subplanets:
        medals += SCORING.full_subplanet * covers ** (EASY * (squares & ~p.filled).bit_count())
    if tally is not None:
        tally.upto("ground", medals)
    ice = (planet.ice & ~p.filled).bit_count()
    medals += ICE * min(float(ice), ICE_PER_ROUND * rounds)
    if tally is not None:
        tally.upto("ice", medals)
    return medals


def _deliveries(p: Seat, eager: float) -> float:
    """Horizon: carried meteorites on their way to a rover station."""
    worth, at, medals = ROCK, p.stations[ROVER], 0.0
    for _ in range(REACH):
        at |= (at << 1) & NOT_LEFT | (at >> 1) & NOT_RIGHT | (at << WIDTH) & FULL | at >> WIDTH
        medals += eager * worth * (1 - POD_STEP) * (at & p.cargo).bit_count()
    return medals


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


def boards(p: Seat, rounds: float, tally: Tally | None = None) -> float:
    """Medals a seat can expect of its planet, its tracks and what it has collected."""
    whole = int(rounds)
    table, later = track_worth.tracks(p.corporation, whole), track_worth.tracks(p.corporation, whole + 1)
    part = rounds - whole
    medals = _planet(p, rounds, tally)
    for marker, cell in enumerate(p.markers):
        medals += (1.0 - part) * table.worth[marker][cell] + part * later.worth[marker][cell]
        if tally is not None:
            tally.upto(TRACK_TERMS[marker], medals)
    sure, per_patch, lifepod, rocks, by_boards = kept(p.hidden)
    for card in by_boards:
        sure += counted(p, card)
    medals += sure + per_patch * len(p.patches) + lifepod * p.pods
    if tally is not None:
        tally.add("cards", sure + per_patch * len(p.patches))
        tally.add("collected", lifepod * p.pods)
        tally.past(medals)
    medals += p.rocks / SCORING.meteorite_set * rocks if rounds else p.rocks // SCORING.meteorite_set * rocks
    if tally is not None:
        tally.upto("collected", medals)
    medals += track_worth.technologies(p.techs) * rounds / track_worth.WHOLE_GAME
    if tally is not None:
        tally.upto("technologies", medals)
    medals += STORED * p.stored
    if tally is not None:
        tally.upto("patches", medals)
    for level in p.due:
        medals += track_worth.CIV_CARD[level]
    if tally is not None:
        tally.upto("cards", medals)
    medals += moon_outlook(p, rounds)
    if tally is not None:
        tally.upto("moon", medals)
    return medals


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


def worth(s: State, seat: int, rounds: float, tally: Tally | None = None) -> float:
    """Medals a seat can expect, with all it knows of itself."""
    p = s.seats[seat]
    if p.planet == NONE or p.corporation == NONE:
        return 0.0
    medals = boards(p, rounds, tally) + contests(s, seat, rounds)
    if tally is not None:
        tally.upto("contests", medals)
    if p.moves:
        medals += SPARE_MOVE * p.moves
        if tally is not None:
            tally.upto("rovers", medals)
    for card in p.personal:
        medals += _personal(s, seat, card, rounds)
    if tally is not None:
        tally.upto("personal", medals)
    if s.stacks[seat]:
        medals += promised(s, p, seat, track_worth.tracks(p.corporation, int(rounds)), rounds)
        if tally is not None:
            tally.upto("promised", medals)
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
        lead = mine - max(theirs) if OBJECTIVES[contest.card].most else min(theirs) - mine
        doubt = DOUBTS[contest.card] * (0.5 + 0.35 * rounds**0.5)
        medals += SCORING.competitive_win * (1 + DENIED) / (1.0 + exp(-lead / doubt))
    return medals


def _behind(s: State, seat: int) -> int:
    """Tiles a seat has laid fewer than rounds were begun: it still has to move, or a search has passed it over."""
    p = s.seats[seat]
    return max(0, s.round - len(p.placed) - len(p.aside))


def _note_score(s: State, seat: int, tally: Tally) -> None:
    """The lines of the score sheet as terms."""
    cards, planet, _, pods, rocks, personal, competitive, moon = medals_of(s, seat)
    for marker, key in enumerate(TRACK_TERMS):
        tally.add(key, medal_of(s.seats[seat], marker))
    tally.add("cards", cards)
    tally.add("lines", planet)
    tally.add("collected", pods + rocks)
    tally.add("personal", personal)
    tally.add("contests", competitive)
    tally.add("moon", moon)


def expected_of_rivals(s: State, seat: int) -> list[float]:
    """Medals each of the others may expect."""
    return _rivals(s, seat, 0 if s.phase == END else rounds_left(s, seat)[1])


def _rivals(s: State, seat: int, rounds: int) -> list[float]:
    others = [other for other in range(s.players) if other != seat]
    if s.phase == END:
        return [total(s, other) + TURN * _behind(s, other) for other in others]
    theirs = [rival(s.seats[other], rounds) for other in others]
    if s.ending:
        theirs = [medals + TURN * _behind(s, other) for medals, other in zip(theirs, others, strict=True)]
    return theirs


def evaluate(s: State, seat: int, tally: Tally | None = None) -> float:
    """Medals ahead of the best of the others, a little softened so that all rivals count."""
    if s.phase == END:
        mine, theirs = float(total(s, seat)), _rivals(s, seat, 0)
        if tally is not None:
            _note_score(s, seat, tally)
            tally.past(mine)
    else:
        rounds, fixed = rounds_left(s, seat)
        mine, theirs = worth(s, seat, rounds, tally), _rivals(s, seat, fixed)
    value = mine - 0.7 * max(theirs) - 0.3 * sum(theirs) / len(theirs) if theirs else mine
    if tally is not None:
        tally.upto("rivals", value)
    return value
