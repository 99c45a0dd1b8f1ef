"""Government Support: everybody draws. PD-11.6"""

from __future__ import annotations

from typing import Final

from orrery.games.pandorum.components import CARDS, GENERATORS, number_of
from orrery.games.pandorum.operation import Operation
from orrery.games.pandorum.rules.cards import draw_from_deck
from orrery.games.pandorum.state import Construction, Play, State

DRAWN: Final = number_of("draw_each", "cards")


def begin(play: Play, seat: int, event: int) -> None:
    for drawer in play.s.clockwise(seat):
        for _ in range(DRAWN):
            draw_from_deck(play, drawer)


def generators(s: State, seat: int, b: Construction) -> int:
    return sum(CARDS[card].type == GENERATORS for card in b.cards)


OPERATION = Operation(op="draw_each", keys=("cards",), begin=begin, per={"generator_card": generators})
