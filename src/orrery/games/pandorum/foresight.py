"""A longer look at a position than `evaluate` takes: what the seat could build with its next flight.

The evaluation counts a card in hand at the same worth wherever it would fit. What the hand is good for shows only when
something is built, so a bot that goes by it alone draws whatever looks new and flies where nothing waits for it. This
looks at every site within reach of the harvester. It costs many times as much as the evaluation, so it is for bots that
look at few positions, and `greedy@0.2` and `mcts@0.2` stay what they are. `docs/strength` tells what it is worth.
"""

from __future__ import annotations

from math import sqrt
from typing import Any, Final

from orrery.games.pandorum import frames as f
from orrery.games.pandorum.evaluate import CARD, evaluate, progress, site_worth
from orrery.games.pandorum.hexes import each
from orrery.games.pandorum.rules import movement
from orrery.games.pandorum.rules.cards import distinct
from orrery.games.pandorum.state import END, State

BEST: Final = 0.6  # of the best construction within reach; with more of it a bot would rather hope than build
SECOND: Final = 0.2  # of the best one on another site
USUAL: Final = 1.5  # quids that a seat may hope for on average: as much is taken off for the others' hopes
FEWEST: Final = 2  # cards: one to pay with, one to build with
# the evaluation itself looks at what can be built then
UNDER_WAY: Final[tuple[type, ...]] = (f.ChooseBuild, f.ChooseStop, f.StarDraw)


def next_flight(s: State, seat: int, to_come: float) -> float:
    """What the best two sites within reach would bring, less the card that is paid for the flight."""
    stack = s.stacks[seat]
    top: Any = type(stack[-1]) if stack else None
    if top in UNDER_WAY or len(s.hands[seat]) < FEWEST:
        return 0.0
    hand = distinct(s.hands[seat])
    best = second = price = CARD * sqrt(to_come)
    for site in each(movement.reached(s, seat) & s.empty()):
        found = site_worth(s, seat, site, hand, to_come)
        if found > best:
            best, second = found, best
        elif found > second:
            second = found
    return BEST * (best - price) + SECOND * (second - price)


def foresee(s: State, seat: int) -> float:
    """`evaluate`, and what the next flight could bring, more or less than usual, as long as there is one."""
    value = evaluate(s, seat)
    to_come = 0.0 if s.phase == END else progress(s)
    return value + (next_flight(s, seat, to_come) - USUAL) if to_come else value
