"""Hands, deck and market (PD-4): cards change hands here and nowhere else."""

from __future__ import annotations

from bisect import insort

from orrery.core.errors import Refusal, refusal
from orrery.core.state import TABLE
from orrery.games.pandorum.actions import FROM_DECK, Draw
from orrery.games.pandorum.components import CARD_IDS, CARDS, EXTRACTION, MARKET_NAMES, NONE
from orrery.games.pandorum.events import CardDrawn, CardPaid, MarketCleared, MarketRefilled
from orrery.games.pandorum.state import Play, State


def distinct(hand: tuple[int, ...]) -> int:
    """The names in a hand, a bit for each."""
    mask = 0
    for card in hand:
        mask |= 1 << card
    return mask


def with_card(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    found = list(cards)
    insort(found, card)
    return tuple(found)


def without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


def leave_hand(s: State, seat: int, card: int) -> None:
    """A card is shown and leaves a hand. Of equal cards the one that was seen before goes first: nobody can tell."""
    s.hands[seat] = without(s.hands[seat], card)
    if card in s.known[seat]:
        s.known[seat] = without(s.known[seat], card)
    elif CARDS[card].type == EXTRACTION:
        s.extraction[seat] -= 1


def join_hand(s: State, seat: int, card: int, seen: bool) -> None:
    s.hands[seat] = with_card(s.hands[seat], card)
    if seen:
        s.known[seat] = with_card(s.known[seat], card)


def take_top(s: State) -> int:
    """The top card of the deck. Idle turns are counted from the moment the deck runs out (PD-9.3)."""
    card = s.deck.pop()
    if not s.deck:
        s.idle = [0] * s.players
    return card


# --- the market -----------------------------------------------------------------------------------


def refill(play: Play) -> None:
    """PD-4.2: the moment the market shows fewer than four names, cards are turned until it shows four.

    A stack that keeps a card needs none (PD-4.3), and more names than four may lie there (PD-4.4).
    """
    s = play.s
    names = len(CARDS) - s.market.count(0)
    turned = []
    while names < MARKET_NAMES and s.deck:
        card = take_top(s)
        names += not s.market[card]
        s.market[card] += 1
        turned.append(card)
    if turned:
        play.reveal(TABLE)
        if play.out is not None:
            play.emit(MarketRefilled(tuple(CARD_IDS[card] for card in turned)))


def clear_market(play: Play, only: int = NONE) -> None:
    """All cards go to the box, or those of one type. PD-11.9, PD-11.11"""
    s = play.s
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


def pay_card(play: Play, seat: int, card: int) -> None:
    """PD-5.2: a card of the hand goes to the market."""
    s = play.s
    leave_hand(s, seat, card)
    s.market[card] += 1
    if play.out is not None:
        play.emit(CardPaid(seat, CARD_IDS[card]))


# --- drawing --------------------------------------------------------------------------------------


def sources(s: State) -> list[Draw]:
    """PD-4.1: the top card of the deck, or a card of any stack of the market."""
    found = [Draw(card + 1) for card, copies in enumerate(s.market) if copies]
    return [Draw(FROM_DECK), *found] if s.deck else found


def refuse_draw(s: State, action: Draw) -> Refusal | None:
    if action.source == FROM_DECK:
        return None if s.deck else refusal("PD-4.5", "deck_empty")
    card = action.source - 1
    return None if s.market[card] else refusal("PD-4.1", "not_on_market", card=CARD_IDS[card])


def draw(play: Play, seat: int, action: Draw) -> None:
    """Take one card; the market is refilled at once."""
    s = play.s
    if action.source == FROM_DECK:
        draw_from_deck(play, seat)
        return
    card = action.source - 1
    s.market[card] -= 1
    join_hand(s, seat, card, seen=True)
    if play.out is not None:
        play.emit(CardDrawn(seat, CARD_IDS[card], "market"))
    refill(play)


def draw_from_deck(play: Play, seat: int) -> None:
    """PD-12.1: nothing happens where the deck is empty."""
    s = play.s
    if not s.deck:
        return
    card = take_top(s)
    join_hand(s, seat, card, seen=False)
    play.reveal(seat)  # that there is one card more is foreseen, which one it is not
    if play.out is not None:
        play.emit(CardDrawn(seat, CARD_IDS[card], "deck"))


def to_box(s: State, card: int) -> None:
    """PD-1.11: nothing returns from there."""
    s.box[card] += 1
