"""What happens in Pandorum, as told to players. Hexes, cards, parts and events go by their ids."""

from __future__ import annotations

from typing import NamedTuple


class Paying(NamedTuple):
    """A hex and what it brought."""

    hex: str
    amount: int


class GameBegan(NamedTuple):
    first: int


class TurnBegan(NamedTuple):
    seat: int
    turn: int


class CardDrawn(NamedTuple):
    seat: int
    card: str | None
    source: str  # deck, market

    def redacted(self) -> CardDrawn:
        """Others do not see a card from the deck."""
        return self if self.source == "market" else self._replace(card=None)


class MarketRefilled(NamedTuple):
    cards: tuple[str, ...]


class CardPaid(NamedTuple):
    seat: int
    card: str


class HarvesterMoved(NamedTuple):
    seat: int
    start: str
    end: str
    over: tuple[str, ...]
    how: str  # fly, jump, engine, shift


class Stranded(NamedTuple):
    """Paid, but nowhere to stop (a house rule)."""

    seat: int


class TollPaid(NamedTuple):
    seat: int
    owner: int
    hex: str
    amount: int


class NoseSpent(NamedTuple):
    seat: int
    part: str
    cards: tuple[str, ...]


class ConstructionBegan(NamedTuple):
    seat: int
    hex: str
    cards: tuple[str, ...]
    figure: str
    part: str | None


class Income(NamedTuple):
    seat: int
    card: str
    amount: int
    pays: tuple[Paying, ...]
    again: bool


class Taken(NamedTuple):
    seat: int
    victim: int
    card: str
    amount: int
    again: bool


class EventPaid(NamedTuple):
    seat: int
    event: str
    amount: int
    left: int
    why: str  # build, pay, cross, robbed, training


class ObjectBuilt(NamedTuple):
    seat: int
    hex: str
    figure: str


class CardSlotted(NamedTuple):
    seat: int
    card: str
    slot: str


class PartSwitched(NamedTuple):
    seat: int
    part: str
    on: bool


class ModuleLifted(NamedTuple):
    seat: int
    hex: str


class Passed(NamedTuple):
    seat: int


class TurnEnded(NamedTuple):
    seat: int


class Ending(NamedTuple):
    seat: int | None
    reason: str  # figures, field, stalemate, passes


class EventRevealed(NamedTuple):
    event: str
    quids: int


class EventBoxed(NamedTuple):
    """An event that came to nothing; the next one follows. PD-10.7, PD-11.8"""

    event: str


class EventOver(NamedTuple):
    event: str


class TokenPut(NamedTuple):
    seat: int
    token: str
    hexes: tuple[str, ...]


class ObjectReturned(NamedTuple):
    seat: int
    hex: str
    figure: str
    reason: str  # eruption, sabotage, contamination


class ObjectPut(NamedTuple):
    seat: int
    hex: str
    figure: str


class Contaminated(NamedTuple):
    seat: int
    hex: str


class Cured(NamedTuple):
    seat: int
    hex: str
    amount: int


class Healed(NamedTuple):
    hexes: tuple[str, ...]


class CardDiscarded(NamedTuple):
    seat: int
    card: str
    amount: int


class MarketCleared(NamedTuple):
    cards: tuple[str, ...]


class BidMade(NamedTuple):
    seat: int
    amount: int


class BidPassed(NamedTuple):
    seat: int


class AuctionWon(NamedTuple):
    seat: int | None
    amount: int


class EnginesBought(NamedTuple):
    seat: int
    tokens: int
    amount: int


class CardTakenBack(NamedTuple):
    seat: int
    card: str
    slot: str


class GameEnded(NamedTuple):
    winners: tuple[int, ...]
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
    ObjectPut,
    Contaminated,
    Cured,
    Healed,
    CardDiscarded,
    MarketCleared,
    BidMade,
    BidPassed,
    AuctionWon,
    EnginesBought,
    CardTakenBack,
    GameEnded,
)
