"""Insurance Payouts: cards of a type leave the market. PD-11.9"""

from __future__ import annotations

from typing import Final

from orrery.core.data_files import expect, one_of
from orrery.games.pandorum.components import SYSTEMS, TYPES, card_of
from orrery.games.pandorum.operation import Operation
from orrery.games.pandorum.rules.cards import clear_market
from orrery.games.pandorum.state import Play

_entry, _where = card_of("clear_type")
LEAVING: Final = one_of(TYPES, _entry["immediate"]["type"], _where)
expect(LEAVING == SYSTEMS, f"{_where}: systems leave (PD-11.9)")


def begin(play: Play, seat: int, event: int) -> None:
    clear_market(play, LEAVING)


OPERATION = Operation(op="clear_type", keys=("type", "to"), begin=begin)
