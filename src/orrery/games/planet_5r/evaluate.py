"""How good a position looks: the yardstick of greedy and of search (no rule depends on it)."""

from __future__ import annotations

from typing import Final

from orrery.games.planet_5r.components import (
    EXCAVATE,
    EXPAND,
    GAIN_DIE,
    GAIN_FIXED,
    GAIN_PER_CARD,
    ROUNDS,
    WATER_PER_POINT,
)
from orrery.games.planet_5r.rules.scoring import crystal_score
from orrery.games.planet_5r.state import END, State

# Water an improvement brings each time its action is played, and how often an action comes up per round.
_YIELD: Final = {GAIN_FIXED: 1.0, GAIN_DIE: 2.0, GAIN_PER_CARD: 1.2}
_STEAL_YIELD: Final = 0.8
_PLAYS_PER_ROUND: Final = 0.22
_CARD_IN_HAND: Final = 0.35  # points: a card in hand is a choice next round
_EXCAVATE_IN_HAND: Final = 0.5
_LATE: Final = 0.3
_WATER_TO_BID: Final = 0.16  # water is worth more than half a point while there is something to buy


def worth(s: State, seat: int) -> float:
    """Points a seat can expect, in points."""
    tableau = s.tableaux[seat]
    points = crystal_score(tableau.crystals).total + s.water[seat] / WATER_PER_POINT
    left = ROUNDS - s.round
    if s.phase == END or left == 0:
        return points
    income = sum(_YIELD.get(i.kind, _STEAL_YIELD) for found in tableau.improvements for i in found)
    points += income * left * _PLAYS_PER_ROUND / WATER_PER_POINT
    hand = s.hand[seat]
    if s.played[seat] == EXPAND:
        hand |= s.discard[seat]
    points += _CARD_IN_HAND * hand.bit_count() * min(left, 4) / 4
    if hand >> EXCAVATE & 1:
        points += _EXCAVATE_IN_HAND * min(left, 4) / 4
    points += _WATER_TO_BID * min(s.water[seat], 12) * min(left, 6) / 6
    if (s.late | s.late_next) >> seat & 1:
        points += _LATE
    return points


def evaluate(s: State, seat: int) -> float:
    """Points ahead of the best of the others, a little softened so that all rivals count."""
    mine = worth(s, seat)
    others = [worth(s, other) for other in range(s.players) if other != seat]
    return mine - 0.7 * max(others) - 0.3 * sum(others) / len(others)
