"""What happens in Planet 5R, as told to players. Cards and actions go by their ids."""

from __future__ import annotations

from typing import Annotated, Literal, NamedTuple

from orrery.core.field_types import ComponentId, Meaning, Seat
from orrery.games.planet_5r.components import ActionId, Crystal, ImprovementKind, Lies, SideName

ActionCard = Annotated[ActionId, Meaning("component")]
"""An action card by the action on it."""
Gem = Annotated[Crystal, Meaning("word:crystal")]
"""A colour of crystals; told by `crystal-<colour>`."""


class RoundBegan(NamedTuple):
    round: int
    card: ComponentId
    out: ComponentId | None
    top: ComponentId | None
    deck: int


class CardChosen(NamedTuple):
    seat: Seat
    card: ActionCard | None

    def redacted(self) -> CardChosen:
        """Others learn that a card lies face down, not which."""
        return self._replace(card=None)


class SeatCard(NamedTuple):
    seat: Seat
    card: ActionCard


class CardsRevealed(NamedTuple):
    wave: int
    cards: tuple[SeatCard, ...]


class DieRolled(NamedTuple):
    seat: Seat
    face: int
    reason: Literal["scout", "improvement", "auction"]
    card: ComponentId | None


class WaterGained(NamedTuple):
    seat: Seat
    amount: int
    reason: Literal["develop", "scout", "improvement"]
    card: ComponentId | None
    side: SideName | None
    kind: ImprovementKind | None
    of: ActionCard | None


class WaterStolen(NamedTuple):
    seat: Seat
    victim: Seat
    amount: int
    from_supply: int
    reason: Literal["plunder", "improvement"]
    card: ComponentId | None


class AuctionBegan(NamedTuple):
    kind: Literal["solo", "contested"]
    members: tuple[Seat, ...]


class BidMade(NamedTuple):
    seat: Seat
    bid: int | None

    def redacted(self) -> BidMade:
        """Others learn that a bid was made, not how much."""
        return self._replace(bid=None)


class SeatBid(NamedTuple):
    seat: Seat
    bid: int


class BidsShown(NamedTuple):
    bids: tuple[SeatBid, ...]


class BidsTied(NamedTuple):
    bid: int
    seats: tuple[Seat, ...]


class BidVoid(NamedTuple):
    seat: Seat


class BidPaid(NamedTuple):
    seat: Seat
    amount: int
    reason: Literal["won", "tied", "late", "lost"]


class AuctionFailed(NamedTuple):
    """Nobody gets a technology."""


class CardSide(NamedTuple):
    card: ComponentId
    side: Annotated[SideName, Meaning("word:side")]


class TechnologyTaken(NamedTuple):
    seat: Seat
    card: ComponentId
    left: int | None
    left_lies: Lies | None
    right: int | None
    right_lies: Lies | None
    lit: tuple[Gem, ...]
    covered: tuple[CardSide, ...]


class LateNext(NamedTuple):
    seats: tuple[Seat, ...]


class CardsBack(NamedTuple):
    seat: Seat
    cards: tuple[ActionCard, ...]
    reason: Literal["expand", "no_technology"]


class CardDiscarded(NamedTuple):
    seat: Seat
    card: ActionCard


class RoundEnded(NamedTuple):
    round: int


class GameEnded(NamedTuple):
    winners: tuple[Seat, ...]
    tie_break: str | None


EVENTS: tuple[type, ...] = (
    RoundBegan,
    CardChosen,
    CardsRevealed,
    DieRolled,
    WaterGained,
    WaterStolen,
    AuctionBegan,
    BidMade,
    BidsShown,
    BidsTied,
    BidVoid,
    BidPaid,
    AuctionFailed,
    TechnologyTaken,
    LateNext,
    CardsBack,
    CardDiscarded,
    RoundEnded,
    GameEnded,
)
