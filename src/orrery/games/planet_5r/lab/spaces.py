"""The compact action space of Planet 5R.

A technology is taken in three steps: the card, what its left side joins and how it lies there, then the right side.
Bids up to 30 are one step each; a higher one, which hardly any game sees, is told by its digits.
"""

from __future__ import annotations

from typing import Any, Final

from orrery.core.data_files import NONE
from orrery.core.frames import Confirm
from orrery.core.numbering import Numbering, Path
from orrery.games.planet_5r.actions import HIGHEST_BID, Bid, PlayCard, Take
from orrery.games.planet_5r.components import ACTIONS, LIES, ROUNDS
from orrery.games.planet_5r.data import read

PLAIN_BIDS: Final = 30
GROUPS: Final = ROUNDS + 1  # the settlement's, and one for each technology laid separately

_cards = [str(entry["name"]["en"]) for entry in read("technologies")["technology"]]
_joints = [f"group {group}, lying {lies}" for group in range(GROUPS) for lies in LIES]

STEPS: Final = Numbering("planet_5r-v1")
_PLAY: Final = STEPS.block("play", "the action card to lay face down", [f"play {action}" for action in ACTIONS])
_BID: Final = STEPS.block("bid", "a bid of so much water", [f"bid {water}" for water in range(1, PLAIN_BIDS + 1)])
_HUNDREDS: Final = STEPS.block(
    "hundreds", f"a bid above {PLAIN_BIDS}: its hundreds", [f"bid {n} hundreds" for n in range(10)]
)
_TENS: Final = STEPS.block("tens", "then its tens", [f"and {n} tens" for n in range(10)])
_UNITS: Final = STEPS.block("units", "then its units", [f"and {n}" for n in range(10)])
_CARD: Final = STEPS.block("card", "the technology to take", [f"take {card}" for card in _cards])
_LEFT: Final = STEPS.block(
    "left",
    "then what its left side joins: the right end of a group, the card lying under or over it there",
    ["left side free", *(f"left side to {joint}" for joint in _joints)],
)
_RIGHT: Final = STEPS.block(
    "right",
    "then what its right side joins: the left end of a group",
    ["right side free", *(f"right side to {joint}" for joint in _joints)],
)
_CONFIRM: Final = STEPS.block("confirm", "the choice just made stands", ["confirm"])

assert HIGHEST_BID < 1000, "bids have three digits"


def path(action: Any) -> Path:
    """The steps of an action."""
    if type(action) is PlayCard:
        return (_PLAY + action.card,)
    if type(action) is Bid:
        if action.water <= PLAIN_BIDS:
            return (_BID + action.water - 1,)
        tens, units = divmod(action.water, 10)
        return (_HUNDREDS + tens // 10, _TENS + tens % 10, _UNITS + units)
    if type(action) is Take:
        return (
            _CARD + action.card,
            _LEFT + _joint(action.left, action.left_lies),
            _RIGHT + _joint(action.right, action.right_lies),
        )
    if type(action) is Confirm:
        return (_CONFIRM,)
    raise TypeError(f"no action of this game: {action!r}")


def _joint(group: int, lies: int) -> int:
    return 0 if group == NONE else 1 + len(LIES) * group + lies
