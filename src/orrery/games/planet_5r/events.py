"""What happens in Planet 5R, as told to players. Cards and actions go by their ids."""

from __future__ import annotations

from typing import NamedTuple


class RoundBegan(NamedTuple):
    round: int
    card: str
    out: str | None
    top: str | None
    deck: int


class CardChosen(NamedTuple):
    seat: int
    card: str | None

    def redacted(self) -> CardChosen:
        """Others learn that a card lies face down, not which."""
        return self._replace(card=None)


class SeatCard(NamedTuple):
    seat: int
    card: str


class CardsRevealed(NamedTuple):
    wave: int
    cards: tuple[SeatCard, ...]


class DieRolled(NamedTuple):
    seat: int
    face: int
    reason: str  # scout, improvement, auction
    card: str | None


class WaterGained(NamedTuple):
    seat: int
    amount: int
    reason: str  # develop, scout, improvement
    card: str | None
    side: str | None
    kind: str | None
    of: str | None


class WaterStolen(NamedTuple):
    seat: int
    victim: int
    amount: int
    from_supply: int
    reason: str  # plunder, improvement
    card: str | None


class AuctionBegan(NamedTuple):
    kind: str  # solo, contested
    members: tuple[int, ...]


class BidMade(NamedTuple):
    seat: int
    bid: int | None

    def redacted(self) -> BidMade:
        """Others learn that a bid was made, not how much."""
        return self._replace(bid=None)


class SeatBid(NamedTuple):
    seat: int
    bid: int


class BidsShown(NamedTuple):
    bids: tuple[SeatBid, ...]


class BidsTied(NamedTuple):
    bid: int
    seats: tuple[int, ...]


class BidVoid(NamedTuple):
    seat: int


class BidPaid(NamedTuple):
    seat: int
    amount: int
    reason: str  # won, tied, late, lost


class AuctionFailed(NamedTuple):
    """Nobody gets a technology."""


class CardSide(NamedTuple):
    card: str
    side: str


class TechnologyTaken(NamedTuple):
    seat: int
    card: str
    left: int | None
    left_lies: str | None
    right: int | None
    right_lies: str | None
    lit: tuple[str, ...]
    covered: tuple[CardSide, ...]


class LateNext(NamedTuple):
    seats: tuple[int, ...]


class CardsBack(NamedTuple):
    seat: int
    cards: tuple[str, ...]
    reason: str  # expand, no_technology


class CardDiscarded(NamedTuple):
    seat: int
    card: str


class RoundEnded(NamedTuple):
    round: int


class GameEnded(NamedTuple):
    winners: tuple[int, ...]
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
