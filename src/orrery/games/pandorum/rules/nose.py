"""The price of the one-shot effect (PD-8.2)."""

from __future__ import annotations

from typing import Any

from orrery.core.errors import Refusal, refusal
from orrery.games.pandorum import frames as f
from orrery.games.pandorum.actions import Spend
from orrery.games.pandorum.components import CARD_IDS, NOSE_IDS, SETUP
from orrery.games.pandorum.events import NoseSpent
from orrery.games.pandorum.rules.cards import to_box, without
from orrery.games.pandorum.state import SLOT_COUNT, Play, State


def spend_nose(play: Play, seat: int, times: int) -> None:
    """Exactly the threshold, of the seat's choice; it is asked only where there is a choice."""
    s = play.s
    s.one_shot_used = True
    play.then(seat, f.SpendNose(seat, times * SETUP[s.players].nose))


def spend(play: Play, frame: f.SpendNose) -> None:
    """Cards that leave no choice go by themselves."""
    s = play.s
    slot = s.slots[frame.seat * SLOT_COUNT]
    left, spent = frame.left, frame.spent
    while left and (left == len(slot) or len(set(slot)) == 1):
        spent = (*spent, slot[0])
        slot = slot[1:]
        to_box(s, spent[-1])
        left -= 1
    s.slots[frame.seat * SLOT_COUNT] = slot
    if left:
        play.then(frame.seat, f.ChoosePrice(frame.seat, left, spent))
    elif play.out is not None:
        part = NOSE_IDS[s.noses[frame.seat]]
        play.emit(NoseSpent(frame.seat, part, tuple(CARD_IDS[card] for card in spent)))


def price_options(s: State, frame: f.ChoosePrice) -> list[Spend]:
    return [Spend(card) for card in sorted(set(s.slots[frame.seat * SLOT_COUNT]))]


def refuse_price(s: State, frame: f.ChoosePrice, action: Any) -> Refusal | None:
    if type(action) is not Spend:
        return refusal("PD-8.2", "not_asked")
    if action.card not in s.slots[frame.seat * SLOT_COUNT]:
        return refusal("PD-8.2", "not_in_slot", card=CARD_IDS[action.card])
    return None


def take_price(play: Play, frame: f.ChoosePrice, action: Spend) -> None:
    s = play.s
    at = frame.seat * SLOT_COUNT
    s.slots[at] = without(s.slots[at], action.card)
    to_box(s, action.card)
    play.then(frame.seat, f.SpendNose(frame.seat, frame.left - 1, (*frame.spent, action.card)))
