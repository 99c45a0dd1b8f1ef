"""How good a position looks: the yardstick of greedy and of search (no rule depends on it).

Quids a seat may expect at the end: what it has, cargo majorities with their chance to last, and what its ship, its
hand and its objects will still bring in the turns to come. `docs/bots.md` tells where the numbers come from.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from orrery.games.pandorum.components import CARGO_CARD, CENTRAL_DECK, NOSE, SETUP
from orrery.games.pandorum.rules.scoring import cargo_counts, totals
from orrery.games.pandorum.state import END, State

CARD: Final = 0.8  # a card in hand
CROWDED: Final = 6  # cards beyond this wait too long
EXTRA: Final = 0.25
MODULE_SPARE: Final = 1.6  # what a figure still in the supply will earn
BASE_SPARE: Final = 3.0
STANDING: Final = 0.35  # what an own object adds to later incomes, with all figures to come
DECK_CARD: Final = 0.45  # a card on the way to the permanent effect
DECK_ACTIVE: Final = 2.0
NOSE_CARD: Final = 0.4
LEAD: Final = (0.35, 0.6, 0.85)  # chance that a cargo lead lasts: behind or level, one ahead, two ahead


def _progress(s: State) -> float:
    """From 1 at the start to 0 when the first seat has put down all figures."""
    supply = SETUP[s.players]
    whole = supply.modules + supply.bases
    return min(s.spare_modules[seat] + s.spare_bases[seat] for seat in range(s.players)) / whole


def _cargo(counts: list[list[int]], seat: int, to_come: float) -> float:
    worth = 0.0
    for row in counts:
        mine = row[seat]
        if not mine:
            continue
        ahead = mine - max(count for other, count in enumerate(row) if other != seat)
        now = 1.0 if ahead >= 0 else 0.0
        later = 0.15 if ahead < 0 else LEAD[min(ahead, 2)]
        worth += CARGO_CARD * mine * (now + (later - now) * to_come)
    return worth


def worth(s: State, seat: int, counts: list[list[int]], to_come: float) -> float:
    """Quids the seat may expect."""
    need = SETUP[s.players]
    value = s.quids[seat] + _cargo(counts, seat, to_come)
    if s.phase == END:
        return value
    cards = len(s.hands[seat])
    value += sqrt(to_come) * (CARD * min(cards, CROWDED) + EXTRA * max(0, cards - CROWDED))
    value += to_come * (MODULE_SPARE * s.spare_modules[seat] + BASE_SPARE * s.spare_bases[seat]) * 0.6
    value += to_come * STANDING * (s.modules[seat].bit_count() + 2 * s.bases[seat].bit_count())
    deck = min(len(s.slot(seat, CENTRAL_DECK)), need.central)
    value += to_come * (DECK_CARD * deck + (DECK_ACTIVE if deck == need.central else 0.0))
    value += to_come * NOSE_CARD * min(len(s.slot(seat, NOSE)), need.nose)
    return value


def evaluate(s: State, seat: int) -> float:
    """Quids ahead of the best of the others, a little softened so that all rivals count."""
    if s.phase == END:
        found = [float(total) for total in totals(s)]
    else:
        counts, to_come = cargo_counts(s), _progress(s)
        found = [worth(s, other, counts, to_come) for other in range(s.players)]
    mine = found.pop(seat)
    return mine - 0.7 * max(found) - 0.3 * sum(found) / len(found)
