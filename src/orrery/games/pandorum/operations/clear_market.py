"""Sandstorm: the whole market goes to the box. PD-11.11"""

from __future__ import annotations

from orrery.games.pandorum.operation import Operation
from orrery.games.pandorum.rules.cards import clear_market
from orrery.games.pandorum.state import Play


def begin(play: Play, seat: int, event: int) -> None:
    clear_market(play)


OPERATION = Operation(op="clear_market", keys=("to",), begin=begin)
