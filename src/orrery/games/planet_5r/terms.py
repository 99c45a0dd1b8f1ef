"""The evaluation in terms a player knows, with the numbers their sentences mention."""

from __future__ import annotations

from typing import Final

from orrery.core.terms import DIGITS, Tally, Term
from orrery.games.planet_5r.components import EXCAVATE, EXPAND, ROUNDS
from orrery.games.planet_5r.evaluate import evaluate, worth
from orrery.games.planet_5r.rules.scoring import crystal_points
from orrery.games.planet_5r.state import END, SELECT, State

TERMS: Final = ("crystals", "water", "colour", "improvements", "hand", "excavate", "late", "rivals")


def evaluate_terms(s: State, seat: int) -> tuple[Term, ...]:
    tally = Tally(TERMS)
    evaluate(s, seat, tally)
    blue, green, purple, jokers = crystals = s.tableaux[seat].crystals
    hand, rounds = s.hand[seat], ROUNDS - s.round + (s.phase == SELECT)
    if s.played[seat] == EXPAND:
        hand |= s.discard[seat]
    if s.phase == END or not rounds:
        hand = rounds = 0  # nothing is chosen any more
    return tally.terms(
        {
            "crystals": {"points": crystal_points(crystals), "count": sum(crystals)},
            "water": {"water": s.water[seat]},
            "colour": {"count": max(blue, green, purple) + jokers},
            "improvements": {"count": sum(map(len, s.tableaux[seat].improvements)), "rounds": rounds},
            "hand": {"cards": hand.bit_count()},
            "excavate": {"held": bool(hand >> EXCAVATE & 1)},
            "late": {"late": bool((s.late | s.late_next) >> seat & 1)},
            "rivals": {"best": round(max(worth(s, other) for other in range(s.players) if other != seat), DIGITS)},
        }
    )
