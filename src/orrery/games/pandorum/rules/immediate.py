"""Immediate effects of events, one function for each operation in their data (PD-11)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Literal

from orrery.games.pandorum import frames as f
from orrery.games.pandorum.components import CARD_IDS, CARDS, EVENTS, NONE
from orrery.games.pandorum.events import MarketCleared
from orrery.games.pandorum.rules import tokens
from orrery.games.pandorum.rules.cards import draw_from_deck, refill, to_box
from orrery.games.pandorum.state import Auction, Play

Now = Callable[[Play, int, int], None]


def _put_token(kind: Literal["erupt", "pad", "city"], rule: str) -> Now:
    def put(play: Play, seat: int, event: int) -> None:
        if tokens.places(play.s, kind):  # PD-10.9
            play.then(seat, f.PutToken(seat, kind, rule))

    return put


def _meteor(play: Play, seat: int, event: int) -> None:
    """PD-11.2"""
    if tokens.meteor_places(play.s):
        play.then(seat, f.PutMeteor(seat))


def _crack(play: Play, seat: int, event: int) -> None:
    """PD-11.3"""
    play.then(seat, f.PutCrack(seat))


def _each(ask: str) -> Now:
    """Every seat is asked in turn."""

    def all_in_turn(play: Play, seat: int, event: int) -> None:
        play.then(seat, f.InTurn(seat, ask, play.s.clockwise(seat)))

    return all_in_turn


def _draw_each(play: Play, seat: int, event: int) -> None:
    """PD-11.6"""
    for drawer in play.s.clockwise(seat):
        for _ in range(EVENTS[event].draw):
            draw_from_deck(play, drawer)


def _auction(play: Play, seat: int, event: int) -> None:
    """PD-11.7"""
    s = play.s
    s.auction = Auction(event, 0, NONE, 0)
    play.then(seat, f.NextBid(seat, (seat - 1) % s.players))


def _clear_market(play: Play, seat: int, event: int) -> None:
    """PD-11.9: cards of a type leave the market; PD-11.11: all of them."""
    s = play.s
    only = EVENTS[event].type
    gone = []
    for card, copies in enumerate(s.market):
        if copies and only in (NONE, CARDS[card].type):
            for _ in range(copies):
                to_box(s, card)
                gone.append(CARD_IDS[card])
            s.market[card] = 0
    if gone:
        play.emit(MarketCleared(tuple(gone)))
    refill(play)


def _sabotage(play: Play, seat: int, event: int) -> None:
    """PD-11.10: the seat with the most objects, all tied ones too."""
    s = play.s
    counts = [s.own(owner).bit_count() for owner in range(s.players)]
    most = tuple(owner for owner in s.clockwise(seat) if counts[owner] == max(counts) > 0)
    play.then(seat, f.InTurn(seat, "sabotage", most))


NOW: Final[dict[str, Now]] = {
    "erupt": _put_token("erupt", "PD-11.1"),
    "meteor": _meteor,
    "crack": _crack,
    "pad": _put_token("pad", "PD-11.4"),
    "invest": _each("invest"),
    "draw_each": _draw_each,
    "auction": _auction,
    "contaminate": _each("contaminate"),
    "clear_type": _clear_market,
    "sabotage": _sabotage,
    "clear_market": _clear_market,
    "expand": _each("expand"),
    "engines": _each("engines"),
    "take_back": _each("take_back"),
    "city": _put_token("city", "PD-11.15"),
}
