"""Training: everybody takes a card of a slot back into hand. PD-11.14"""

from __future__ import annotations

from typing import Any, NamedTuple

from orrery.core.actions import Id, Kind
from orrery.core.data_files import expect
from orrery.core.engine import Ask
from orrery.core.errors import Refusal, refusal
from orrery.core.field_types import ComponentId, Seat
from orrery.games.pandorum.actions import A_CARD
from orrery.games.pandorum.components import (
    CARD_IDS,
    CENTRAL_DECK,
    MAIN_IDS,
    SETUP,
    SLOTS,
    SlotName,
    card_of,
    number_of,
)
from orrery.games.pandorum.events import PartSwitched
from orrery.games.pandorum.operation import Operation, Question, ask_everybody
from orrery.games.pandorum.rules.cards import join_hand, without
from orrery.games.pandorum.state import SLOT_COUNT, Play, State

_where = card_of("take_back")[1]
expect(number_of("take_back", "cards") == 1, f"{_where}: one card is taken back (PD-11.14)")


class TakeBack(NamedTuple):
    """A card of a slot back into hand. PD-11.14"""

    seat: int


class ReturnCard(NamedTuple):
    """PD-11.14"""

    slot: int
    card: int


class CardTakenBack(NamedTuple):
    seat: Seat
    card: ComponentId
    slot: SlotName


def ask(play: Play, seat: int) -> TakeBack | None:
    held = any(play.s.slot(seat, slot) for slot in range(SLOT_COUNT))
    return TakeBack(seat) if held else None


def options(s: State, frame: TakeBack) -> list[ReturnCard]:
    return [ReturnCard(slot, card) for slot in range(SLOT_COUNT) for card in sorted(set(s.slot(frame.seat, slot)))]


def refuse(s: State, frame: TakeBack, action: Any) -> Refusal | None:
    if type(action) is not ReturnCard:
        return refusal("PD-11.14", "not_asked")
    if action.card not in s.slot(frame.seat, action.slot):
        return refusal("PD-11.14", "not_in_slot", card=CARD_IDS[action.card])
    return None


def take(play: Play, frame: TakeBack, action: ReturnCard) -> None:
    """The permanent effect goes out with the card it needed. PD-8.3"""
    s = play.s
    at = frame.seat * SLOT_COUNT + action.slot
    s.slots[at] = without(s.slots[at], action.card)
    join_hand(s, frame.seat, action.card, seen=True)
    if play.out is not None:
        play.emit(CardTakenBack(frame.seat, CARD_IDS[action.card], SLOTS[action.slot]))
        if action.slot == CENTRAL_DECK and len(s.slots[at]) == SETUP[s.players].central - 1:
            play.emit(PartSwitched(frame.seat, MAIN_IDS[s.mains[frame.seat]], False))


OPERATION = Operation(
    op="take_back",
    keys=("cards",),
    begin=ask_everybody("take_back"),
    questions=(Question(TakeBack, Ask("take_back", "PD-11.14", options, refuse, take), in_turn=ask),),
    actions=(Kind("take_back", ReturnCard, (Id(SLOTS), A_CARD)),),
    events=(CardTakenBack,),
)
