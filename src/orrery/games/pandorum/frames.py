"""Obligations of Pandorum: what a seat owes and what is still to happen in a turn.

A whole turn lies on the stack of the active seat, its events included; seats that are asked meanwhile get one frame
each, and the active seat waits for them. Operations of events define the frames that are theirs alone.
"""

from __future__ import annotations

from typing import Literal, NamedTuple


class BeginTurn(NamedTuple):
    """The table: whose turn it is, or the end. PD-2.8, PD-9.1"""


# --- the turn -------------------------------------------------------------------------------------


class Turn(NamedTuple):
    """Draw or move. PD-3.1"""

    seat: int


class DrawCard(NamedTuple):
    """So many cards of a draw action are left. PD-4.1"""

    seat: int
    left: int


class ChooseSource(NamedTuple):
    """Deck or market?"""

    seat: int
    left: int


class StarDraw(NamedTuple):
    """A card right after the payment. PD-5.4"""

    seat: int


class BeginFlight(NamedTuple):
    """Paid: now the harvester flies, if it can. PD-5.9"""

    seat: int


class ChooseStop(NamedTuple):
    seat: int


class Land(NamedTuple):
    """The harvester has stopped: nothing, a toll, training or a construction. PD-5.6"""

    seat: int


class Training(NamedTuple):
    """Lift the own module and build anew? PD-11.14"""

    seat: int


class AfterAction(NamedTuple):
    """Engine moves may follow the action. PD-3.3"""

    seat: int


class EndTurn(NamedTuple):
    seat: int


class CloseTurn(NamedTuple):
    """The end of a turn: events, then the end of the game. PD-10.11"""

    seat: int


# --- construction ---------------------------------------------------------------------------------


class ChooseBuild(NamedTuple):
    """Cards, figure and nose effect. PD-6.2"""

    seat: int


class SpendNose(NamedTuple):
    """The price of the one-shot effect, card by card. PD-8.2"""

    seat: int
    left: int
    spent: tuple[int, ...] = ()


class ChoosePrice(NamedTuple):
    seat: int
    left: int
    spent: tuple[int, ...]


class Collect(NamedTuple):
    """The income of a played card. PD-6.5"""

    seat: int
    which: int


class CollectTaking(NamedTuple):
    """The income of the cards that take from others; the builder may have to say in which order. PD-6.5"""

    seat: int
    places: tuple[int, ...]


class ChooseOrder(NamedTuple):
    """Which of these played cards is collected first? PD-6.5"""

    seat: int
    places: tuple[int, ...]


class ChooseDirection(NamedTuple):
    seat: int
    which: int


class ChooseCluster(NamedTuple):
    seat: int
    which: int


class UseBlock(NamedTuple):
    """Two quids, or the income of a card beside it once more. PD-7.11"""

    seat: int
    which: int


class CollectEvents(NamedTuple):
    """What events pay for a construction, the one revealed earlier first. PD-10.5"""

    seat: int


class CollectEvent(NamedTuple):
    seat: int
    event: int


class CollectRobbed(NamedTuple):
    """Victims of the construction are insured. PD-11.9"""

    seat: int
    event: int


class Raise(NamedTuple):
    """The object is put down. PD-6.5"""

    seat: int


class AssignSlot(NamedTuple):
    """A played card goes into a slot. PD-8.1"""

    seat: int
    which: int


# --- events ---------------------------------------------------------------------------------------


class Reveal(NamedTuple):
    """Due events are revealed one after the other. PD-10.11"""

    seat: int
    all_built: bool = False  # at the end of this turn every seat had an object, even if an event has taken it since


class PutQuids(NamedTuple):
    """The passive effect: quids on the card. PD-10.3"""

    seat: int
    event: int


class CheckEnd(NamedTuple):
    """PD-9.2, PD-9.3"""

    seat: int


class InTurn(NamedTuple):
    """Seats are asked one after the other; `ask` names the question. PD-10.4"""

    seat: int
    ask: str
    order: tuple[int, ...]


class PutToken(NamedTuple):
    """The active player puts a token of the event on the field. `kind` is the question."""

    seat: int
    kind: Literal["erupt", "pad", "city"]
    rule: str


FRAMES: tuple[type, ...] = (
    BeginTurn,
    Turn,
    DrawCard,
    ChooseSource,
    StarDraw,
    BeginFlight,
    ChooseStop,
    Land,
    Training,
    AfterAction,
    EndTurn,
    CloseTurn,
    ChooseBuild,
    SpendNose,
    ChoosePrice,
    Collect,
    CollectTaking,
    ChooseOrder,
    ChooseDirection,
    ChooseCluster,
    UseBlock,
    CollectEvents,
    CollectEvent,
    CollectRobbed,
    Raise,
    AssignSlot,
    Reveal,
    PutQuids,
    CheckEnd,
    InTurn,
    PutToken,
)
