"""Answers a player can give in Planet 5R, and their text forms."""

from __future__ import annotations

from typing import Final, NamedTuple

from orrery.core.actions import ActionSet, Id, Int, Kind, Maybe
from orrery.core.data_files import NONE
from orrery.core.field_types import ComponentId
from orrery.core.frames import Confirm
from orrery.games.planet_5r.components import ACTIONS as ACTION_IDS
from orrery.games.planet_5r.components import LIES, ROUNDS, TECHNOLOGY_IDS

HIGHEST_BID: Final = 999
UNDER, OVER = 0, 1


class PlayCard(NamedTuple):
    """Lay this action card face down. R5-5.2"""

    card: int


class Bid(NamedTuple):
    """Bid this much water. R5-8.2"""

    water: int


class Take(NamedTuple):
    """Take this technology and join it: its left side to the right end of a group, its right side likewise. R5-9.4"""

    card: int
    left: int = NONE
    left_lies: int = NONE
    right: int = NONE
    right_lies: int = NONE


_group = Maybe(Int(0, ROUNDS))
_lies = Maybe(Id(LIES))

ACTIONS = ActionSet(
    Kind("play", PlayCard, (Id(ACTION_IDS),)),
    Kind("bid", Bid, (Int(0, HIGHEST_BID),)),
    Kind("take", Take, (Id(TECHNOLOGY_IDS, ComponentId), _group, _lies, _group, _lies)),
    Kind("confirm", Confirm),
)
