"""How much of the game is left, by a guess: missions and levels bring the end. OM-13"""

from __future__ import annotations

from typing import Final, NamedTuple

from orrery.games.on_mars.components import MISSIONS, REMAINING, ROUND_LIMIT, SOLO_CARDS
from orrery.games.on_mars.state import SCORING, State

ROUNDS_A_STEP: Final = 5.0  # of the Remaining Missions marker, before the table has shown its pace
PARTLY: Final = 0.6  # how much of a mission half done counts as done
HALF: Final = 3.0  # with so many rounds left a means is worth half of what it is worth at the beginning
ROUNDS_A_TRIP: Final = 4.5  # between two arrivals in orbit
LACERDA_PACE: Final = 0.6  # rounds for a step of a mission, once he moves them
UPDATE_CHANCE: Final = 0.75  # that a colony update with progress points will still come
PROGRESS_UPDATES: Final = 3  # the level with which the last one comes, OM-11.2


class Times(NamedTuple):
    """Rounds left after this one, what means are worth then (0 to 1), trips to orbit, progress points still due."""

    rounds: float
    young: float
    trips: float
    updates: float


def level_share(s: State) -> float:
    """How much of the next colony update is done."""
    row = s.level + 1
    return sum(at >= row for at in s.lss) / len(s.lss)


def rounds_left(s: State) -> float:
    """After this round. A seat's own turn counts as over, so that ending it costs nothing."""
    if s.last_round:
        return float(s.last_round - s.round)
    missing = float(s.remaining)
    shares = [
        1.0 - left / MISSIONS[mission].required[s.players]
        for mission, left in zip(s.missions, s.mission_left, strict=True)
        if left
    ]
    shares.sort(reverse=True)
    missing -= PARTLY * sum(shares[: s.remaining])
    pace = (s.round + ROUNDS_A_STEP) / (REMAINING - missing + 1.0)
    found = min(missing * pace + 1.0, ROUND_LIMIT + 1.0 - s.round)
    return min(found, lacerda_ends(s)) if s.solo else found


def lacerda_ends(s: State) -> float:
    """From the second pass of his deck on he moves a mission every turn. OM-17.3"""
    quiet = max(0, len(SOLO_CARDS) - s.round)  # by rounds: whether he has already had his turn makes no difference
    steps = sorted(left for left in s.mission_left if left)[: s.remaining]
    return quiet + 1.0 + LACERDA_PACE * sum(steps)


def times(s: State) -> Times:
    rounds = 0.0 if s.phase == SCORING else max(0.0, rounds_left(s))
    young = rounds / (rounds + HALF)
    return Times(rounds, young, rounds / ROUNDS_A_TRIP, UPDATE_CHANCE * young * max(0, PROGRESS_UPDATES - s.level))
