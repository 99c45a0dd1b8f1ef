"""The auction of the excavators (R5-8)."""

from __future__ import annotations

from collections import Counter
from typing import Literal, TypedDict

from orrery.core.data_files import NONE
from orrery.core.engine import Action
from orrery.core.errors import Refusal, refusal
from orrery.core.frames import ConfirmTurn
from orrery.core.state import TABLE
from orrery.games.planet_5r.actions import HIGHEST_BID, Bid, Take
from orrery.games.planet_5r.components import (
    CARD_IDS,
    CRYSTALS,
    DIE_FACES,
    LIES,
    LOSER_PAYS,
    MIN_BID,
)
from orrery.games.planet_5r.events import (
    AuctionBegan,
    AuctionFailed,
    BidMade,
    BidPaid,
    BidsShown,
    BidsTied,
    BidVoid,
    DieRolled,
    SeatBid,
    TechnologyTaken,
)
from orrery.games.planet_5r.frames import BidSet, MakeBid, Serve, ShowBids, TakeTechnology
from orrery.games.planet_5r.rules.tableau import covered, placed, placements, refuse_placement
from orrery.games.planet_5r.state import LOST, TIED, TOO_LATE, UNDECIDED, VOID, WON, Auction, Fate, Play, State

_BIDS: list[Bid] = [Bid(water) for water in range(MIN_BID, HIGHEST_BID + 1)]


def begin_auction(play: Play, members: tuple[int, ...]) -> None:
    """R5-8.1: alone or contested by the number of cards played; R5-8.3: without water the bid is void."""
    s = play.s
    solo = len(members) == 1
    s.auction = Auction(members, solo, fates=(UNDECIDED,) * s.players, taken=(NONE,) * s.players)
    if play.out is not None:
        play.emit(AuctionBegan("solo" if solo else "contested", members))
    play.then(TABLE, ShowBids())
    for seat in members:
        if s.water[seat] < MIN_BID:
            s.bids[seat] = 0
        else:
            play.then(seat, MakeBid(seat))


def bid_options(s: State, f: MakeBid) -> list[Bid]:
    """R5-8.2: from 1 to all the water one has."""
    return _BIDS[: s.water[f.seat]]


def refuse_bid(s: State, f: MakeBid, a: Action) -> Refusal | None:
    if type(a) is not Bid:
        return refusal("R5-8.2", "bid_first")
    if a.water < MIN_BID:
        return refusal("R5-8.2", "bid_too_low", bid=a.water)
    if a.water > s.water[f.seat]:
        return refusal("R5-8.2", "bid_too_high", bid=a.water, water=s.water[f.seat])
    return None


def make_bid(play: Play, f: MakeBid, a: Bid) -> None:
    """R5-8.5: bids are made in secret."""
    play.s.bids[f.seat] = a.water
    if play.s.options.confirm:
        play.then(f.seat, ConfirmTurn(f.seat, "R5-8.5", BidSet(f.seat)))
    else:
        bid_set(play, BidSet(f.seat))


def bid_set(play: Play, f: BidSet) -> None:
    if play.out is not None:
        play.emit(BidMade(f.seat, play.s.bids[f.seat]))


def show_bids(play: Play, f: ShowBids) -> None:
    """All bids are shown together; then the die or the ranking decides."""
    s = play.s
    auction = s.auction
    assert auction is not None
    play.reveal()
    s.auction = auction._replace(shown=True)
    if play.out is not None:
        play.emit(BidsShown(tuple(SeatBid(seat, s.bids[seat]) for seat in auction.members)))
    for seat in auction.members:
        if s.bids[seat] == 0:
            decide(play, seat, VOID)  # R5-8.3 it costs nothing
    queue = solo_winner(play) if auction.solo else ranked(play)
    s.auction = s.auction._replace(queue=queue)
    if queue:
        play.then(TABLE, Serve())
    else:
        play.emit(AuctionFailed())  # R5-8.6


def solo_winner(play: Play) -> tuple[int, ...]:
    """R5-8.4: a lone bidder must beat the die."""
    s = play.s
    assert s.auction is not None
    (seat,) = s.auction.members
    if s.bids[seat] == 0:
        return ()  # R5-8.3 the die is not rolled
    faces = DIE_FACES[s.options.die]
    face = faces[play.draw(TABLE, len(faces))]
    s.auction = s.auction._replace(roll=face)
    play.emit(DieRolled(seat, face, "auction", None))
    if s.bids[seat] > face:
        return (seat,)
    decide(play, seat, LOST)
    return ()


def ranked(play: Play) -> tuple[int, ...]:
    """R5-8.5: equal bids are out, the others are served from high to low; R5-8.7 the die plays no part."""
    s = play.s
    assert s.auction is not None
    bidders = [seat for seat in s.auction.members if s.bids[seat] > 0]
    times = Counter(s.bids[seat] for seat in bidders)
    for bid in sorted((bid for bid, n in times.items() if n > 1), reverse=True):
        tied = tuple(seat for seat in bidders if s.bids[seat] == bid)
        if play.out is not None:
            play.emit(BidsTied(bid, tied))
        for seat in tied:
            decide(play, seat, TIED)
    order = sorted((seat for seat in bidders if times[s.bids[seat]] == 1), key=lambda seat: -s.bids[seat])
    return tuple(order)


def decide(play: Play, seat: int, fate: Fate) -> None:
    """A member's fate; without a technology a real bid costs 1 (R5-8.4, R5-8.5.4)."""
    s = play.s
    assert s.auction is not None
    fates = list(s.auction.fates)
    fates[seat] = fate
    s.auction = s.auction._replace(fates=tuple(fates))
    if fate == VOID:
        play.emit(BidVoid(seat))
        return
    amount = s.bids[seat] if fate == WON else LOSER_PAYS
    s.pay_water(seat, amount)
    if play.out is not None:
        play.emit(BidPaid(seat, amount, fate))


def serve(play: Play, f: Serve) -> None:
    """R5-8.5.3: the next in rank pays and takes; R5-8.5.4: with the market empty the rest came too late."""
    s = play.s
    assert s.auction is not None
    seat, *rest = s.auction.queue
    s.auction = s.auction._replace(queue=tuple(rest))
    if rest:
        play.then(TABLE, Serve())
    if s.market:
        decide(play, seat, WON)
        play.then(seat, TakeTechnology(seat))
    else:
        decide(play, seat, TOO_LATE)


def take_options(s: State, f: TakeTechnology) -> list[Take]:
    tableau = s.tableaux[f.seat]
    found: list[Take] = []
    for card in s.market:
        found += placements(tableau, card)
    return found


def refuse_take(s: State, f: TakeTechnology, a: Action) -> Refusal | None:
    assert s.auction is not None
    rule = "R5-8.4" if s.auction.solo else "R5-8.5"
    if type(a) is not Take:
        return refusal(rule, "take_first")
    if a.card not in s.market:
        if s.deck and s.deck[0] == a.card:
            return refusal("R5-4.3", "top_of_deck", card=CARD_IDS[a.card])
        return refusal(rule, "not_in_market", card=CARD_IDS[a.card])
    return refuse_placement(s.tableaux[f.seat], a)


def take_technology(play: Play, f: TakeTechnology, a: Take) -> None:
    """R5-8.8: the market is not refilled; R5-9: the card joins the tableau; R5-6.9: it improves nothing yet."""
    s = play.s
    assert s.auction is not None
    before = s.tableaux[f.seat]
    after = s.tableaux[f.seat] = placed(before, a)
    s.market = tuple(card for card in s.market if card != a.card)
    taken = list(s.auction.taken)
    taken[f.seat] = a.card
    s.auction = s.auction._replace(taken=tuple(taken))
    if play.out is not None:
        lit = [CRYSTALS[c] for c in range(len(CRYSTALS)) for _ in range(after.crystals[c] - before.crystals[c])]
        play.emit(
            TechnologyTaken(
                f.seat,
                CARD_IDS[a.card],
                None if a.left == NONE else a.left,
                None if a.left == NONE else LIES[a.left_lies],
                None if a.right == NONE else a.right,
                None if a.right == NONE else LIES[a.right_lies],
                tuple(lit),
                covered(before, a),
            )
        )
    if s.options.confirm:
        play.then(f.seat, ConfirmTurn(f.seat, "R5-9.6"))


class BidParams(TypedDict):
    water: int
    kind: Literal["solo", "contested"]
    market: int


def bid_params(s: State, f: MakeBid) -> BidParams:
    assert s.auction is not None
    return {"water": s.water[f.seat], "kind": "solo" if s.auction.solo else "contested", "market": len(s.market)}


class TakeParams(TypedDict):
    bid: int
    market: int


def take_params(s: State, f: TakeTechnology) -> TakeParams:
    return {"bid": s.bids[f.seat], "market": len(s.market)}
