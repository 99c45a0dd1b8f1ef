"""How good a position looks: the evaluation that the bots `greedy` and `mcts` use (no rule depends on it).

Quids a seat may expect at the end: what it has, cargo majorities with their chance to last, and what its ship, its
hand and its objects will still bring in the turns to come. A flight that is paid and a site that is reached count in
advance what can be built there. `docs/bots.md` tells where the numbers come from.
"""

from __future__ import annotations

from math import sqrt
from typing import Any, Final

from orrery.core.terms import Tally
from orrery.games.pandorum import frames as f
from orrery.games.pandorum.components import BASE, BLOCK, CARDS, CARGO_CARD, CENTRAL_DECK, MODULE, NOSE, SETUP
from orrery.games.pandorum.hexes import each
from orrery.games.pandorum.rules import income, movement
from orrery.games.pandorum.rules import sites as ground
from orrery.games.pandorum.rules.cards import distinct
from orrery.games.pandorum.rules.scoring import cargo_counts, totals
from orrery.games.pandorum.state import END, State

CARD: Final = 0.8  # a card in hand
CROWDED: Final = 6  # cards beyond this wait too long
EXTRA: Final = 0.25
SPARE: Final = (1.0, 2.0)  # what a module, a base still in the supply will earn
STANDING: Final = (0.35, 0.7)  # what an own object adds to later incomes
DECK_CARD: Final = 0.45  # a card on the way to the permanent effect
DECK_ACTIVE: Final = 2.0
NOSE_CARD: Final = 0.4
SLOTTED: Final = 0.5  # a card about to be put into a slot
LEAD: Final = (0.35, 0.6, 0.85)  # chance that a cargo lead lasts: level, one ahead, two ahead
BEHIND: Final = 0.15


def progress(s: State) -> float:
    """From 1 at the start to 0 when the first seat has put down all figures."""
    supply = SETUP[s.players]
    left = min(s.spare_modules[seat] + s.spare_bases[seat] for seat in range(s.players))
    return left / (supply.modules + supply.bases)


def _cargo(counts: list[list[int]], seat: int, to_come: float) -> float:
    worth = 0.0
    for row in counts:
        mine = row[seat]
        if not mine:
            continue
        ahead = mine - max(count for other, count in enumerate(row) if other != seat)
        now = 1.0 if ahead >= 0 else 0.0
        later = BEHIND if ahead < 0 else LEAD[min(ahead, 2)]
        worth += CARGO_CARD * mine * (now + (later - now) * to_come)
    return worth


# --- what is about to be built --------------------------------------------------------------------


def _built(s: State, figure: int, cards: int, to_come: float) -> float:
    """What putting down a figure changes besides the income."""
    return (STANDING[figure] - SPARE[figure]) * to_come + cards * (SLOTTED * to_come - CARD * sqrt(to_come))


def site_worth(s: State, seat: int, site: int, hand: int, to_come: float) -> float:
    """The best that can be built here, roughly: the best card, or the two best, a block beside its type."""
    fitting = hand & ground.allowed_at(s, site)
    amounts = {card: income.best_way(s, seat, site, card).amount for card in each(fitting)}
    for card in list(amounts):
        about = CARDS[card].income
        if about.kind == BLOCK:
            amounts[card] = max(
                [amounts[card], *(amounts[other] for other in amounts if CARDS[other].type == about.repeats)]
            )
    best = sorted(amounts.values(), reverse=True)[:2]
    found = [0.0]
    if best and s.spare_modules[seat]:
        found.append(best[0] + _built(s, MODULE, 1, to_come))
    if len(best) > 1 and s.spare_bases[seat]:
        found.append(best[0] + best[1] + _built(s, BASE, 2, to_come))
    return max(found)


def _promised(s: State, seat: int, to_come: float) -> float:
    """Gains that wait on the seat's stack."""
    stack = s.stacks[seat]
    if not stack:
        return 0.0
    top: Any = type(stack[-1])
    if top is f.ChooseBuild:
        return site_worth(s, seat, s.harvesters[seat], distinct(s.hands[seat]), to_come)
    if top is f.ChooseStop or top is f.StarDraw:
        hand = distinct(s.hands[seat])
        stops = movement.legal_stops(s, seat, hand) & s.empty()
        return max((site_worth(s, seat, site, hand, to_come) for site in each(stops)), default=0.0)
    if top is f.ChooseSource:
        left: int = stack[-1].left
        return CARD * sqrt(to_come) * left
    return 0.0


# --- a seat ---------------------------------------------------------------------------------------


def worth(s: State, seat: int, counts: list[list[int]], to_come: float, tally: Tally | None = None) -> float:
    """Quids the seat may expect; a tally is told where they come from."""
    need = SETUP[s.players]
    value = s.quids[seat] + _cargo(counts, seat, to_come)
    if tally is not None:
        tally.upto("quids", float(s.quids[seat]))
        tally.upto("cargo", value)
    cards = len(s.hands[seat])
    value += sqrt(to_come) * (CARD * min(cards, CROWDED) + EXTRA * max(0, cards - CROWDED))
    if tally is not None:
        tally.upto("hand", value)
    spare = SPARE[MODULE] * s.spare_modules[seat] + SPARE[BASE] * s.spare_bases[seat]
    standing = STANDING[MODULE] * s.modules[seat].bit_count() + STANDING[BASE] * s.bases[seat].bit_count()
    deck = min(len(s.slot(seat, CENTRAL_DECK)), need.central)
    ship = DECK_CARD * deck + (DECK_ACTIVE if deck == need.central else 0.0)
    nose = NOSE_CARD * min(len(s.slot(seat, NOSE)), need.nose)
    promise = _promised(s, seat, to_come)
    if tally is not None:
        tally.add("supply", to_come * spare)
        tally.add("objects", to_come * standing)
        tally.add("deck", to_come * ship)
        tally.add("nose", to_come * nose)
        tally.add("promised", promise)
    value = value + to_come * (spare + standing + (ship + nose)) + promise
    if tally is not None:
        tally.past(value)
    return value


def prospects_of(s: State, seat: int, tally: Tally | None = None) -> list[float]:
    """Quids every seat may expect; a tally is told where this seat's come from."""
    if s.phase == END:
        found = [float(total) for total in totals(s)]
        if tally is not None:
            tally.upto("quids", float(s.quids[seat]))
            tally.upto("cargo", found[seat])
        return found
    counts, to_come = cargo_counts(s), progress(s)
    return [worth(s, other, counts, to_come, tally if other == seat else None) for other in range(s.players)]


def evaluate(s: State, seat: int, tally: Tally | None = None) -> float:
    """Quids ahead of the best of the others, a little softened so that all rivals count."""
    found = prospects_of(s, seat, tally)
    mine = found.pop(seat)
    value = mine - 0.7 * max(found) - 0.3 * sum(found) / len(found)
    if tally is not None:
        tally.upto("rivals", value)
    return value
