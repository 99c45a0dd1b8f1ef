"""Ancient Civilization: two cards are auctioned, and the bid lies on the event. PD-11.7"""

from __future__ import annotations

from typing import Any, Final, NamedTuple, TypedDict

from orrery.core.actions import Int, Kind
from orrery.core.engine import Ask
from orrery.core.errors import Refusal, refusal
from orrery.core.field_types import Seat
from orrery.core.frames import WaitFor
from orrery.games.pandorum.actions import Pass
from orrery.games.pandorum.components import EVENTS, NONE, number_of
from orrery.games.pandorum.operation import Operation, Question
from orrery.games.pandorum.rules.cards import draw_from_deck
from orrery.games.pandorum.state import Auction, Play, State

HIGHEST_BID: Final = 999
LEAST: Final = number_of("auction", "min_bid")
DRAWN: Final = number_of("auction", "cards")


class Bid(NamedTuple):
    seat: int


class NextBid(NamedTuple):
    """Who bids next, or who has won. PD-11.7"""

    seat: int
    after: int


class MakeBid(NamedTuple):
    """PD-11.7"""

    quids: int


class BidMade(NamedTuple):
    seat: Seat
    amount: int


class BidPassed(NamedTuple):
    seat: Seat


class AuctionWon(NamedTuple):
    seat: Seat | None
    amount: int


class BidParams(TypedDict):
    standing: int
    bidder: Seat | None


def begin(play: Play, seat: int, event: int) -> None:
    s = play.s
    open_auction(s, event)
    play.then(seat, NextBid(seat, (seat - 1) % s.players))


def open_auction(s: State, event: int) -> None:
    s.auction = Auction(event, 0, NONE, 0)


def least_bid(auction: Auction) -> int:
    return max(LEAST, auction.standing + 1)


def next_bid(play: Play, frame: NextBid) -> None:
    """Clockwise from the active player, until one bidder is left; who can't bid more is out by itself."""
    s = play.s
    auction = s.auction
    assert auction is not None
    for step in range(1, s.players + 1):
        seat = (frame.after + step) % s.players
        if auction.passed >> seat & 1 or seat == auction.bidder:
            continue
        if s.quids[seat] < least_bid(auction):
            auction = auction._replace(passed=auction.passed | 1 << seat)
            continue
        s.auction = auction
        play.then(frame.seat, NextBid(frame.seat, seat))
        if seat != frame.seat:
            play.then(frame.seat, WaitFor(frame.seat, (seat,)))
        play.then(seat, Bid(seat))
        return
    s.auction = None
    _award(play, auction)


def _award(play: Play, auction: Auction) -> None:
    """The winner draws and lays the bid on the card; nobody else pays."""
    s = play.s
    winner = auction.bidder
    if winner == NONE:
        play.emit(AuctionWon(None, auction.standing))
        return
    s.quids[winner] -= auction.standing
    s.events = tuple(
        card._replace(quids=auction.standing) if card.event == auction.event else card for card in s.events
    )
    play.emit(AuctionWon(winner, auction.standing))
    for _ in range(DRAWN):
        draw_from_deck(play, winner)


def options(s: State, frame: Bid) -> list[Pass | MakeBid]:
    assert s.auction is not None
    most = min(s.quids[frame.seat], HIGHEST_BID)
    return [Pass(), *(MakeBid(quids) for quids in range(least_bid(s.auction), most + 1))]


def refuse(s: State, frame: Bid, action: Any) -> Refusal | None:
    assert s.auction is not None
    if type(action) is Pass:
        return None
    if type(action) is not MakeBid:
        return refusal("PD-11.7", "not_asked")
    if action.quids < least_bid(s.auction):
        return refusal("PD-11.7", "bid_too_low", least=least_bid(s.auction))
    if action.quids > s.quids[frame.seat]:
        return refusal("PD-11.7", "bid_too_high", quids=s.quids[frame.seat])
    return None


def take(play: Play, frame: Bid, action: Any) -> None:
    s = play.s
    auction = s.auction
    assert auction is not None
    if type(action) is Pass:
        s.auction = auction._replace(passed=auction.passed | 1 << frame.seat)
        play.emit(BidPassed(frame.seat))
    else:
        s.auction = auction._replace(standing=action.quids, bidder=frame.seat)
        play.emit(BidMade(frame.seat, action.quids))


def params(s: State, frame: Bid) -> BidParams:
    assert s.auction is not None
    bidder = s.auction.bidder
    return {"standing": s.auction.standing, "bidder": None if bidder == NONE else bidder}


def bidder_asked(s: State) -> int | None:
    """Whose bid is awaited."""
    return next((seat for seat in range(s.players) if s.stacks[seat] and type(s.stacks[seat][-1]) is Bid), None)


def next_after(s: State, frame: Bid) -> NextBid:
    return NextBid(s.active, frame.seat)


# --- what holds -----------------------------------------------------------------------------------


def check_bid(s: State, frame: Bid) -> None:
    auction = s.auction
    assert auction is not None
    assert EVENTS[auction.event].immediate == "auction"
    assert not auction.passed >> frame.seat & 1, "who has passed is asked again"
    assert s.quids[frame.seat] >= least_bid(auction), "a bid that can't be paid"
    if auction.bidder == NONE:
        assert not auction.standing, "a bid of nobody"
    else:
        assert auction.bidder != frame.seat, "nobody bids against himself"
        assert not auction.passed >> auction.bidder & 1
        assert LEAST <= auction.standing <= s.quids[auction.bidder], "a bid that can't be paid"


def check(s: State) -> None:
    bidding = any(type(frame) in (Bid, NextBid) for stack in s.stacks for frame in stack)
    assert (s.auction is not None) == bidding, "an auction without bidders, or the other way round"


OPERATION = Operation(
    op="auction",
    keys=("cards", "min_bid", "pays_to"),
    begin=begin,
    bids=True,
    questions=(
        Question(
            Bid,
            Ask("bid", "PD-11.7", options, refuse, take, params=params),
            beneath=next_after,
            made_up={"auction": open_auction},
            check=check_bid,
        ),
    ),
    resolves={NextBid: next_bid},
    actions=(Kind("bid", MakeBid, (Int(1, HIGHEST_BID),)),),
    events=(BidMade, BidPassed, AuctionWon),
    check=check,
)
