"""Setting up the table (R5-2)."""

from __future__ import annotations

from orrery.core.data_files import NONE
from orrery.core.state import TABLE
from orrery.games.planet_5r.components import (
    CARDS,
    FIRST_SETTLEMENT,
    FULL_HAND,
    SETTLEMENTS,
    START_WATER,
    TECHNOLOGIES,
)
from orrery.games.planet_5r.frames import BeginRound
from orrery.games.planet_5r.options import Options
from orrery.games.planet_5r.rules.tableau import tableau_of
from orrery.games.planet_5r.state import NO_CARDS, REVEAL, Group, State


def shuffled(s: State, cards: list[int]) -> list[int]:
    """Shuffle with the table's stream."""
    for i in range(len(cards) - 1, 0, -1):
        j = s.draw(TABLE, i + 1)
        cards[i], cards[j] = cards[j], cards[i]
    return cards


def set_up(players: int, options: Options, keys: tuple[int, ...]) -> State:
    """The table before round 1."""
    s = State()
    s.begin(players, options, keys)
    s.round = 0
    s.phase = REVEAL
    s.wave = 1
    s.water = [START_WATER] * players  # R5-2.4
    s.hand = [FULL_HAND] * players  # R5-2.2
    s.discard = [0] * players
    s.chosen = [NONE] * players
    s.played = [NONE] * players
    s.late = s.late_next = 0  # R5-2.6
    s.counts = NO_CARDS
    s.resolving = NONE
    s.bids = [NONE] * players
    s.auction = None
    s.market = ()
    s.out = ()
    s.from_supply = 0
    settlements = shuffled(s, list(range(FIRST_SETTLEMENT, FIRST_SETTLEMENT + len(SETTLEMENTS))))
    s.tableaux = [tableau_of((Group(0, (card,), ()),), 1) for card in settlements[:players]]  # R5-2.3
    s.deck = shuffled(s, list(range(len(TECHNOLOGIES))))  # R5-2.5
    assert len(CARDS) == len(SETTLEMENTS) + len(TECHNOLOGIES)
    s.stacks[TABLE].append(BeginRound())
    return s
