"""How Lacerda decides between equal options. OM-17.18"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from orrery.core.state import TABLE
from orrery.games.on_mars.components import SOLO_CARDS
from orrery.games.on_mars.hexes import each
from orrery.games.on_mars.state import Play

T = TypeVar("T")
NUMBERED = 3  # up to so many options are decided by cards


def pick(play: Play, options: Sequence[T]) -> T:
    """One of several options that are equally good for him, in their given order."""
    if len(options) == 1:
        return options[0]
    s = play.s
    if len(options) <= NUMBERED:
        for card in reversed(s.solo_deck):
            number = SOLO_CARDS[card].action
            if number <= len(options):
                play.reveal()  # also where there is nothing to shuffle
                s.solo_deck = shuffled(play, s.solo_deck)  # drawn cards go back
                return options[number - 1]
    return options[play.draw(TABLE, len(options))]


def pick_hex(play: Play, mask: int) -> int:
    """Hexes in reading order: down the columns."""
    return pick(play, each(mask))


def shuffled(play: Play, cards: Sequence[int]) -> tuple[int, ...]:
    found = list(cards)
    for i in range(len(found) - 1, 0, -1):
        j = play.draw(TABLE, i + 1)
        found[i], found[j] = found[j], found[i]
    return tuple(found)
