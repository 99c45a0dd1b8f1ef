"""The open auction of the Ancient Civilization (PD-11.7)."""

from __future__ import annotations

from typing import Any, TypedDict

from orrery.core.errors import Refusal, refusal
from orrery.core.field_types import Seat
from orrery.core.frames import WaitFor
from orrery.games.pandorum import frames as f
from orrery.games.pandorum.actions import HIGHEST_BID, MakeBid, Pass
from orrery.games.pandorum.components import EVENTS, NONE
from orrery.games.pandorum.events import AuctionWon, BidMade, BidPassed
from orrery.games.pandorum.rules.cards import draw_from_deck
from orrery.games.pandorum.state import Auction, Play, State


def least_bid(auction: Auction) -> int:
    return max(EVENTS[auction.event].least, auction.standing + 1)


def next_bid(play: Play, frame: f.NextBid) -> None:
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
        play.then(frame.seat, f.NextBid(frame.seat, seat))
        if seat != frame.seat:
            play.then(frame.seat, WaitFor(frame.seat, (seat,)))
        play.then(seat, f.Bid(seat))
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
    for _ in range(EVENTS[auction.event].draw):
        draw_from_deck(play, winner)


def bid_options(s: State, frame: f.Bid) -> list[Pass | MakeBid]:
    assert s.auction is not None
    most = min(s.quids[frame.seat], HIGHEST_BID)
    return [Pass(), *(MakeBid(quids) for quids in range(least_bid(s.auction), most + 1))]


def refuse_bid(s: State, frame: f.Bid, action: Any) -> Refusal | None:
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


def take_bid(play: Play, frame: f.Bid, action: Any) -> None:
    s = play.s
    auction = s.auction
    assert auction is not None
    if type(action) is Pass:
        s.auction = auction._replace(passed=auction.passed | 1 << frame.seat)
        play.emit(BidPassed(frame.seat))
    else:
        s.auction = auction._replace(standing=action.quids, bidder=frame.seat)
        play.emit(BidMade(frame.seat, action.quids))


class BidParams(TypedDict):
    standing: int
    bidder: Seat | None


def bid_params(s: State, frame: f.Bid) -> BidParams:
    assert s.auction is not None
    bidder = s.auction.bidder
    return {"standing": s.auction.standing, "bidder": None if bidder == NONE else bidder}
