"""A state that a seat can't tell from the true one (for search, and for the leak test).

Others' hands hold the cards everybody saw going there, as many unseen extraction cards as can be counted, and others
from the deck. What is hidden is pooled, put into a canonical order and dealt anew.
"""

from __future__ import annotations

from orrery.core.rng import Rng
from orrery.games.pandorum.components import CARDS, EXTRACTION
from orrery.games.pandorum.state import END, State


def resample(s: State, me: int, rng: Rng) -> State:
    twin = s.clone()
    twin.keys = tuple(rng.bits() for _ in s.keys)
    twin.counters = [0] * len(s.counters)
    events = sorted(twin.event_deck)
    rng.shuffle(events)
    twin.event_deck = events
    shown = s.phase == END
    hidden = {} if shown else {seat: _unseen(s, seat) for seat in range(s.players) if seat != me}
    pool = sorted([*s.deck, *(card for cards in hidden.values() for card in cards if not _extracts(card))])
    extraction = sorted([*s.aside, *(card for cards in hidden.values() for card in cards if _extracts(card))])
    rng.shuffle(pool)
    rng.shuffle(extraction)
    for seat, cards in hidden.items():
        dealt = [extraction.pop() for _ in range(s.extraction[seat])]
        dealt += [pool.pop() for _ in range(len(cards) - s.extraction[seat])]
        twin.hands[seat] = tuple(sorted((*s.known[seat], *dealt)))
    twin.deck, twin.aside = pool, tuple(sorted(extraction))
    return twin


def _extracts(card: int) -> bool:
    return CARDS[card].type == EXTRACTION


def _unseen(s: State, seat: int) -> list[int]:
    """Cards of a hand that nobody else has seen."""
    cards = list(s.hands[seat])
    for card in s.known[seat]:
        cards.remove(card)
    return cards
