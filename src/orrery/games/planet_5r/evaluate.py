"""How good a position looks: the evaluation that the bots `greedy` and `mcts` use (no rule depends on it).

The numbers were fitted to the final scores of some hundred games between bots; `docs/bots.md` tells how.
"""

from __future__ import annotations

from typing import Final

from orrery.core.terms import Tally
from orrery.games.planet_5r.components import EXCAVATE, EXPAND, ROUNDS, WATER_PER_POINT
from orrery.games.planet_5r.rules.scoring import crystal_points
from orrery.games.planet_5r.state import END, SELECT, State

# Points an improvement brings in each round still to come: gain_fixed, gain_die, gain_per_card, steal_from_each.
_YIELD: Final = (0.25, 0.5, 0.27, 0.15)
_GROWING_ROUNDS: Final = 8  # improvements of an early game are partly covered later
_CARD_IN_HAND: Final = 0.45  # a card in hand is a choice next round
_EXCAVATE_IN_HAND: Final = 0.8
_FULL_CHOICE_ROUNDS: Final = 3  # so many rounds before the end a hand is worth its full value
_GROWTH: Final = 0.6  # the n-th crystal of a colour brings n points: a start in one colour makes the next worth more
_LATE: Final = 0.2
_LEAST: Final = -1e9  # less than any position is worth


def worth(s: State, seat: int, tally: Tally | None = None) -> float:
    """Points a seat can expect; a tally is told where they come from."""
    tableau = s.tableaux[seat]
    crystals = tableau.crystals
    points = crystal_points(crystals) + s.water[seat] / WATER_PER_POINT
    left = ROUNDS - s.round + (s.phase == SELECT)  # rounds whose cards are still to be played
    if s.phase == END or left == 0:
        if tally is not None:
            tally.upto("crystals", crystal_points(crystals))
            tally.upto("water", points)
        return points
    growing = left if left < _GROWING_ROUNDS else _GROWING_ROUNDS
    income = 0.0
    for found in tableau.improvements:
        for improvement in found:
            income += _YIELD[improvement.kind]
    blue, green, purple, jokers = crystals
    most = blue if blue > green else green
    if purple > most:
        most = purple
    choice = left / _FULL_CHOICE_ROUNDS if left < _FULL_CHOICE_ROUNDS else 1.0
    hand = s.hand[seat]
    if s.played[seat] == EXPAND:
        hand |= s.discard[seat]
    cards = _CARD_IN_HAND * hand.bit_count()
    excavate = _EXCAVATE_IN_HAND if hand >> EXCAVATE & 1 else 0.0
    growth = _GROWTH * (most + jokers)
    points += income * growing + choice * (cards + excavate + growth)
    if tally is not None:
        tally.add("crystals", crystal_points(crystals))
        tally.add("water", s.water[seat] / WATER_PER_POINT)
        tally.add("improvements", income * growing)
        tally.add("hand", choice * cards)
        tally.add("excavate", choice * excavate)
        tally.add("colour", choice * growth)
        tally.past(points)
    if (s.late | s.late_next) >> seat & 1:
        points += _LATE
        if tally is not None:
            tally.upto("late", points)
    return points


def evaluate(s: State, seat: int, tally: Tally | None = None) -> float:
    """Points ahead of the best of the others, a little softened so that all rivals count."""
    mine = worth(s, seat, tally)
    best, total = _LEAST, 0.0
    for other in range(s.players):
        if other != seat:
            theirs = worth(s, other)
            total += theirs
            if theirs > best:
                best = theirs
    value = mine - 0.7 * best - 0.3 * total / (s.players - 1)
    if tally is not None:
        tally.upto("rivals", value)
    return value
