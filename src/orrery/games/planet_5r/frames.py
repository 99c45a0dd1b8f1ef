"""Obligations of Planet 5R: what a seat owes, and what the table still has to do in this round."""

from __future__ import annotations

from typing import NamedTuple


class BeginRound(NamedTuple):
    """Phase I: a technology joins the market. R5-4"""


class SelectWave(NamedTuple):
    """Phase II: the seats of this wave choose a card. R5-5.2, R5-5.3"""

    wave: int


class TurnUp(NamedTuple):
    """The cards of the wave are turned up together."""

    wave: int


class Resolve(NamedTuple):
    """Phase III: the group that played this action acts. R5-6.1"""

    action: int


class BaseAction(NamedTuple):
    """The base action of a group, after its improvements. R5-6.3"""

    action: int


class ShowBids(NamedTuple):
    """All bids are in and are shown together. R5-8.4, R5-8.5"""


class Serve(NamedTuple):
    """The next winner of the auction pays and takes a technology. R5-8.5"""


class CleanUp(NamedTuple):
    """Phase IV: cards go to the discard piles or back to hand. R5-11"""


class EndGame(NamedTuple):
    """After round 15 all water is shown. R5-12.1, R5-13.4"""


class ChooseCard(NamedTuple):
    seat: int


class ChooseLate(NamedTuple):
    """The choice of a seat that scouted last round: it has seen the others' cards."""

    seat: int


class CardSet(NamedTuple):
    """The choice stands: the others learn that it was made."""

    seat: int


class MakeBid(NamedTuple):
    seat: int


class BidSet(NamedTuple):
    """The bid stands: the others learn that it was made."""

    seat: int


class TakeTechnology(NamedTuple):
    seat: int


FRAMES: tuple[type, ...] = (
    BeginRound,
    SelectWave,
    TurnUp,
    Resolve,
    BaseAction,
    ShowBids,
    Serve,
    CleanUp,
    EndGame,
    ChooseCard,
    ChooseLate,
    CardSet,
    MakeBid,
    BidSet,
    TakeTechnology,
)
