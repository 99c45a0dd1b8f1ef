"""The evaluation in terms a player knows, with the numbers their sentences mention."""

from __future__ import annotations

from typing import Final

from orrery.core.errors import Params
from orrery.core.terms import DIGITS, Tally, Term
from orrery.games.planet_unknown.components import GROUNDS, NONE, OBJECTIVES, TRACKS
from orrery.games.planet_unknown.evaluate import TRACK_TERMS, evaluate, expected_of_rivals, ground
from orrery.games.planet_unknown.rules.medals.moon_scoring import stations_on_moon
from orrery.games.planet_unknown.rules.medals.objectives import covered, fulfilled, height, standing
from orrery.games.planet_unknown.rules.medals.scoring import LINE_MEDALS, blocking, complete_lines
from orrery.games.planet_unknown.state import Seat, State

NEARLY: Final = 2  # squares a line may lack to be called nearly full
TERMS: Final = (
    "lines",
    *TRACK_TERMS,
    "rovers",
    "ground",
    "ice",
    "collected",
    "cards",
    "technologies",
    "patches",
    "moon",
    "contests",
    "personal",
    "promised",
    "rivals",
)


def evaluate_terms(s: State, seat: int) -> tuple[Term, ...]:
    tally = Tally(TERMS)
    evaluate(s, seat, tally)
    p = s.seats[seat]
    rivals = expected_of_rivals(s, seat)
    numbers: dict[str, Params] = {"rivals": {"best": round(max(rivals), DIGITS) if rivals else None}}
    if p.planet != NONE and p.corporation != NONE:
        numbers |= _planet(p)
        numbers |= _tracks(p)
        numbers |= {
            "collected": {"pods": p.pods, "rocks": p.rocks},
            "cards": {"cards": len(p.hidden), "due": len(p.due)},
            "technologies": {"count": p.techs.bit_count()},
            "patches": {"count": p.stored},
            "contests": _contests(s, seat),
            "personal": {"done": sum(fulfilled(s, seat, card) for card in p.personal), "of": len(p.personal)},
        }
    return tally.terms({**NOTHING_YET, **numbers})


def _planet(p: Seat) -> dict[str, Params]:
    board = GROUNDS[p.planet]
    empty, rocks = ~covered(p), blocking(p)
    full = complete_lines(p)
    nearly = blocked = 0
    for squares, medals in LINE_MEDALS[p.planet]:
        lacks = (squares & empty).bit_count()
        if medals and lacks <= NEARLY:
            nearly += bool(lacks) and not squares & rocks
            blocked += bool(squares & rocks)
    holes = ground(p.planet, p.filled)[0] & ~board.cities
    reds = p.meteorites & board.moon_squares if board.moon != NONE else 0
    stations = sum(map(bool, stations_on_moon(p))) if board.moon != NONE else 0
    return {
        "lines": {"full": len(full), "nearly": nearly, "near": len(full) + nearly, "blocked": blocked},
        "rovers": {
            "rovers": p.rovers.bit_count(),
            "pods": p.lifepods.bit_count(),
            "rocks": rocks.bit_count(),
            "moves": p.moves,
        },
        "ground": {
            "holes": holes.bit_count(),
            "cities": (board.cities & ~p.filled).bit_count(),
            "subplanets": sum(squares & p.filled == squares for squares in board.subplanets),
        },
        "ice": {"squares": (board.ice & ~p.filled).bit_count()},
        "moon": {"there": board.moon != NONE, "rocks": reds.bit_count(), "types": stations},
    }


def _tracks(p: Seat) -> dict[str, Params]:
    found: dict[str, Params] = {}
    for track, key in enumerate(TRACK_TERMS):
        step, last = height(p, track)
        found[key] = {"step": step, "last": last}
    return found


def _contests(s: State, seat: int) -> Params:
    """Objectives shared with others in which the seat is ahead of all, level with the best, or behind."""
    ahead = level = behind = 0
    for contest in s.contests:
        if seat in contest.seats:
            mine = standing(s, seat, contest.card)
            theirs = [standing(s, other, contest.card) for other in contest.seats if other != seat]
            lead = mine - max(theirs) if OBJECTIVES[contest.card].most else min(theirs) - mine
            ahead += lead > 0
            level += lead == 0
            behind += lead < 0
    return {"ahead": ahead, "level": level, "behind": behind}


NOTHING_YET: Final[dict[str, Params]] = {  # before the boards are handed out
    "lines": {"full": 0, "nearly": 0, "near": 0, "blocked": 0},
    **{f"{track}_track": {"step": 0, "last": 0} for track in TRACKS},
    "rovers": {"rovers": 0, "pods": 0, "rocks": 0, "moves": 0},
    "ground": {"holes": 0, "cities": 0, "subplanets": 0},
    "ice": {"squares": 0},
    "collected": {"pods": 0, "rocks": 0},
    "cards": {"cards": 0, "due": 0},
    "technologies": {"count": 0},
    "patches": {"count": 0},
    "moon": {"there": False, "rocks": 0, "types": 0},
    "contests": {"ahead": 0, "level": 0, "behind": 0},
    "personal": {"done": 0, "of": 0},
}
