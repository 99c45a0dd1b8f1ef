"""Return on Investment: cards are given up, and each type among them is paid for. PD-11.5"""

from __future__ import annotations

from typing import Any, Final, NamedTuple, TypedDict

from orrery.core.actions import Kind
from orrery.core.engine import Ask
from orrery.core.errors import Refusal, refusal
from orrery.core.field_types import ComponentId, Seat
from orrery.games.pandorum.actions import A_CARD, Done
from orrery.games.pandorum.components import CARD_IDS, CARDS, TYPES, CardType, number_of
from orrery.games.pandorum.hexes import each
from orrery.games.pandorum.operation import Operation, Question, ask_everybody
from orrery.games.pandorum.rules.cards import leave_hand, to_box
from orrery.games.pandorum.state import Play, State

GAIN: Final = number_of("invest", "gain")


class Invest(NamedTuple):
    """Discard cards, a type after the other. PD-11.5"""

    seat: int
    types: int  # bit per type already paid for


class Discard(NamedTuple):
    """PD-11.5"""

    card: int


class CardDiscarded(NamedTuple):
    seat: Seat
    card: ComponentId
    amount: int


class Invested(TypedDict):
    """Types that have been given up already."""

    types: list[CardType]


def ask(play: Play, seat: int) -> Invest | None:
    return Invest(seat, 0) if play.s.hands[seat] else None


def options(s: State, frame: Invest) -> list[Done | Discard]:
    return [Done(), *(Discard(card) for card in sorted(set(s.hands[frame.seat])))]


def refuse(s: State, frame: Invest, action: Any) -> Refusal | None:
    if type(action) is Done:
        return None
    if type(action) is not Discard:
        return refusal("PD-11.5", "not_asked")
    if action.card not in s.hands[frame.seat]:
        return refusal("PD-11.5", "not_in_hand", card=CARD_IDS[action.card])
    return None


def take(play: Play, frame: Invest, action: Any) -> None:
    """Any number of cards, one after the other."""
    s = play.s
    if type(action) is Done:
        return
    seat, kind = frame.seat, CARDS[action.card].type
    leave_hand(s, seat, action.card)
    to_box(s, action.card)
    gain = 0 if frame.types >> kind & 1 else GAIN
    s.from_bank(seat, gain)
    if play.out is not None:
        play.emit(CardDiscarded(seat, CARD_IDS[action.card], gain))
    if s.hands[seat]:
        play.then(seat, Invest(seat, frame.types | 1 << kind))


def params(s: State, frame: Invest) -> Invested:
    return {"types": [TYPES[kind] for kind in each(frame.types)]}


def market_lacks(s: State, card: int) -> bool:
    """By the market before the payment. PD-5.9"""
    kind = CARDS[card].type
    return not any(copies and CARDS[other].type == kind for other, copies in enumerate(s.market))


OPERATION = Operation(
    op="invest",
    keys=("gain", "per", "to"),
    begin=ask_everybody("invest"),
    questions=(Question(Invest, Ask("invest", "PD-11.5", options, refuse, take, params=params), in_turn=ask),),
    actions=(Kind("discard", Discard, (A_CARD,)),),
    events=(CardDiscarded,),
    pay_if={"type_absent_from_market": market_lacks},
)
