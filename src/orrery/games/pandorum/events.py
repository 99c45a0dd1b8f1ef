"""What happens in Pandorum, as told to players. Hexes, cards, parts and events go by their ids.

Operations of events bring what they alone tell.
"""

from __future__ import annotations

from typing import Literal, NamedTuple

from orrery.core.field_types import ComponentId, Place, Seat, Spot
from orrery.games.pandorum.components import FigureName, SlotName, Token

EndReason = Literal["figures", "field", "stalemate", "passes"]
Why = Literal["build", "pay", "cross", "robbed", "training"]


class Paying(NamedTuple):
    """A hex and what it brought."""

    hex: Spot
    amount: int


class GameBegan(NamedTuple):
    first: Seat


class TurnBegan(NamedTuple):
    seat: Seat
    turn: int


class CardDrawn(NamedTuple):
    seat: Seat
    card: ComponentId | None
    source: Literal["deck", "market"]

    def redacted(self) -> CardDrawn:
        """Others do not see a card from the deck."""
        return self if self.source == "market" else self._replace(card=None)


class MarketRefilled(NamedTuple):
    cards: tuple[ComponentId, ...]


class CardPaid(NamedTuple):
    seat: Seat
    card: ComponentId


class HarvesterMoved(NamedTuple):
    seat: Seat
    start: Place
    end: Place
    over: tuple[Spot, ...]
    how: Literal["fly", "jump", "engine", "shift"]


class Stranded(NamedTuple):
    """Paid, but nowhere to stop (a house rule)."""

    seat: Seat


class TollPaid(NamedTuple):
    seat: Seat
    owner: Seat
    hex: Spot
    amount: int


class NoseSpent(NamedTuple):
    seat: Seat
    part: ComponentId
    cards: tuple[ComponentId, ...]


class ConstructionBegan(NamedTuple):
    seat: Seat
    hex: Spot
    cards: tuple[ComponentId, ...]
    figure: FigureName
    part: ComponentId | None


class Income(NamedTuple):
    seat: Seat
    card: ComponentId
    amount: int
    pays: tuple[Paying, ...]
    again: bool


class Taken(NamedTuple):
    seat: Seat
    victim: Seat
    card: ComponentId
    amount: int
    again: bool


class EventPaid(NamedTuple):
    seat: Seat
    event: ComponentId
    amount: int
    left: int
    why: Why


class ObjectBuilt(NamedTuple):
    seat: Seat
    hex: Spot
    figure: FigureName


class CardSlotted(NamedTuple):
    seat: Seat
    card: ComponentId
    slot: SlotName


class PartSwitched(NamedTuple):
    seat: Seat
    part: ComponentId
    on: bool


class ModuleLifted(NamedTuple):
    seat: Seat
    hex: Spot


class Passed(NamedTuple):
    seat: Seat


class TurnEnded(NamedTuple):
    seat: Seat


class Ending(NamedTuple):
    seat: Seat | None
    reason: EndReason


class EventRevealed(NamedTuple):
    event: ComponentId
    quids: int


class EventBoxed(NamedTuple):
    """An event that came to nothing; the next one follows. PD-10.7, PD-11.8"""

    event: ComponentId


class EventOver(NamedTuple):
    event: ComponentId


class TokenPut(NamedTuple):
    seat: Seat
    token: Token
    hexes: tuple[Spot, ...]


class ObjectReturned(NamedTuple):
    seat: Seat
    hex: Spot
    figure: FigureName
    reason: Literal["eruption", "sabotage", "contamination"]


class MarketCleared(NamedTuple):
    cards: tuple[ComponentId, ...]


class GameEnded(NamedTuple):
    winners: tuple[Seat, ...]
    tie_break: str | None


EVENTS: tuple[type, ...] = (
    GameBegan,
    TurnBegan,
    CardDrawn,
    MarketRefilled,
    CardPaid,
    HarvesterMoved,
    Stranded,
    TollPaid,
    NoseSpent,
    ConstructionBegan,
    Income,
    Taken,
    EventPaid,
    ObjectBuilt,
    CardSlotted,
    PartSwitched,
    ModuleLifted,
    Passed,
    TurnEnded,
    Ending,
    EventRevealed,
    EventBoxed,
    EventOver,
    TokenPut,
    ObjectReturned,
    MarketCleared,
    GameEnded,
)
