"""What events ask every seat in turn (PD-11)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from orrery.core.errors import Refusal, refusal
from orrery.games.pandorum import frames as f
from orrery.games.pandorum.actions import Buy, Discard, Done, Hex, ReturnCard
from orrery.games.pandorum.components import (
    CARD_IDS,
    CARDS,
    CENTRAL_DECK,
    CURE,
    ENGINE_PRICE,
    EVENTS,
    FIGURES,
    MAIN_IDS,
    MODULE,
    MOST_ENGINES,
    SETUP,
    SLOTS,
)
from orrery.games.pandorum.events import (
    CardDiscarded,
    CardTakenBack,
    Contaminated,
    Cured,
    EnginesBought,
    ObjectPut,
    PartSwitched,
)
from orrery.games.pandorum.hexes import HEX_IDS, each
from orrery.games.pandorum.rules import tokens
from orrery.games.pandorum.rules.cards import join_hand, leave_hand, to_box, without
from orrery.games.pandorum.rules.construction import put_object
from orrery.games.pandorum.rules.ending import check_supply
from orrery.games.pandorum.state import SLOT_COUNT, Play, State

_INVESTED: Final = next(event.gain for event in EVENTS if event.immediate == "invest")
_CONTAMINATION: Final = next(event.tokens for event in EVENTS if event.immediate == "contaminate")


# --- Return on Investment -------------------------------------------------------------------------


def _ask_invest(play: Play, seat: int) -> f.Invest | None:
    return f.Invest(seat, 0) if play.s.hands[seat] else None


def invest_options(s: State, frame: f.Invest) -> list[Done | Discard]:
    return [Done(), *(Discard(card) for card in sorted(set(s.hands[frame.seat])))]


def refuse_invest(s: State, frame: f.Invest, action: Any) -> Refusal | None:
    if type(action) is Done:
        return None
    if type(action) is not Discard:
        return refusal("PD-11.5", "not_asked")
    if action.card not in s.hands[frame.seat]:
        return refusal("PD-11.5", "not_in_hand", card=CARD_IDS[action.card])
    return None


def take_invest(play: Play, frame: f.Invest, action: Any) -> None:
    """PD-11.5: any number of cards, 3 for each type among them."""
    s = play.s
    if type(action) is Done:
        return
    seat, kind = frame.seat, CARDS[action.card].type
    leave_hand(s, seat, action.card)
    to_box(s, action.card)
    gain = 0 if frame.types >> kind & 1 else _INVESTED
    s.from_bank(seat, gain)
    if play.out is not None:
        play.emit(CardDiscarded(seat, CARD_IDS[action.card], gain))
    if s.hands[seat]:
        play.then(seat, f.Invest(seat, frame.types | 1 << kind))


# --- Contamination --------------------------------------------------------------------------------


def _ask_contaminate(play: Play, seat: int) -> f.Contaminate | None:
    """PD-11.8: three own objects, one token each; without a choice they go by themselves."""
    s = play.s
    healthy = s.own(seat) & ~s.contaminated
    if healthy.bit_count() <= _CONTAMINATION:
        for hex_ in each(healthy):
            _contaminate(play, seat, hex_)
        return None
    return f.Contaminate(seat, _CONTAMINATION)


def _contaminate(play: Play, seat: int, hex_: int) -> None:
    s = play.s
    s.contaminated |= 1 << hex_
    if play.out is not None:
        play.emit(Contaminated(seat, HEX_IDS[hex_]))


def contaminate_options(s: State, frame: f.Contaminate) -> list[Hex]:
    return [Hex(hex_) for hex_ in each(s.own(frame.seat) & ~s.contaminated)]


def refuse_contaminate(s: State, frame: f.Contaminate, action: Any) -> Refusal | None:
    if type(action) is not Hex:
        return refusal("PD-11.8", "not_asked")
    if not s.own(frame.seat) >> action.hex & 1:
        return refusal("PD-11.8", "not_your_object", hex=HEX_IDS[action.hex])
    if s.contaminated >> action.hex & 1:
        return refusal("PD-11.8", "already_contaminated", hex=HEX_IDS[action.hex])
    return None


def take_contaminate(play: Play, frame: f.Contaminate, action: Hex) -> None:
    _contaminate(play, frame.seat, action.hex)
    if frame.left > 1:
        play.then(frame.seat, f.Contaminate(frame.seat, frame.left - 1))


def _ask_cure(play: Play, seat: int) -> f.Cure | None:
    """PD-11.8, the settlement: who can't pay loses the objects at once."""
    s = play.s
    if s.own(seat) & s.contaminated and s.quids[seat] >= CURE:
        return f.Cure(seat)
    _lose_contaminated(play, seat)
    return None


def _lose_contaminated(play: Play, seat: int) -> None:
    for hex_ in each(play.s.own(seat) & play.s.contaminated):
        tokens.return_object(play, hex_, "contamination")


def cure_options(s: State, frame: f.Cure) -> list[Done | Hex]:
    return [Done(), *(Hex(hex_) for hex_ in each(s.own(frame.seat) & s.contaminated))]


def refuse_cure(s: State, frame: f.Cure, action: Any) -> Refusal | None:
    if type(action) is Done:
        return None
    if type(action) is not Hex:
        return refusal("PD-11.8", "not_asked")
    if not s.own(frame.seat) >> action.hex & 1:
        return refusal("PD-11.8", "not_your_object", hex=HEX_IDS[action.hex])
    if not s.contaminated >> action.hex & 1:
        return refusal("PD-11.8", "not_contaminated", hex=HEX_IDS[action.hex])
    return None


def take_cure(play: Play, frame: f.Cure, action: Any) -> None:
    s = play.s
    if type(action) is Done:
        _lose_contaminated(play, frame.seat)
        return
    s.to_bank(frame.seat, CURE)
    s.contaminated &= ~(1 << action.hex)
    if play.out is not None:
        play.emit(Cured(frame.seat, HEX_IDS[action.hex], CURE))
    asked = _ask_cure(play, frame.seat)
    if asked is not None:
        play.then(frame.seat, asked)


# --- Sabotage, Expansion --------------------------------------------------------------------------


def sabotage_options(s: State, frame: f.Sabotage) -> list[Hex]:
    return [Hex(hex_) for hex_ in each(s.own(frame.seat))]


def refuse_sabotage(s: State, frame: f.Sabotage, action: Any) -> Refusal | None:
    if type(action) is not Hex:
        return refusal("PD-11.10", "not_asked")
    if not s.own(frame.seat) >> action.hex & 1:
        return refusal("PD-11.10", "not_your_object", hex=HEX_IDS[action.hex])
    return None


def take_sabotage(play: Play, frame: f.Sabotage, action: Hex) -> None:
    """PD-11.10"""
    tokens.return_object(play, action.hex, "sabotage")


def _ask_expand(play: Play, seat: int) -> f.Expand | None:
    s = play.s
    return f.Expand(seat) if s.spare_modules[seat] and s.empty() else None


def expand_options(s: State, frame: f.Expand) -> list[Hex]:
    return [Hex(hex_) for hex_ in each(s.empty())]


def refuse_expand(s: State, frame: f.Expand, action: Any) -> Refusal | None:
    if type(action) is not Hex:
        return refusal("PD-11.12", "not_asked")
    if not s.empty() >> action.hex & 1:
        return refusal("PD-11.12", "not_empty_hex", hex=HEX_IDS[action.hex])
    return None


def take_expand(play: Play, frame: f.Expand, action: Hex) -> None:
    """PD-11.12: no construction, but the end may come of it."""
    put_object(play.s, frame.seat, action.hex, MODULE)
    if play.out is not None:
        play.emit(ObjectPut(frame.seat, HEX_IDS[action.hex], FIGURES[MODULE]))
    check_supply(play, frame.seat)


# --- New Engines ----------------------------------------------------------------------------------


def _ask_engines(play: Play, seat: int) -> f.BuyEngines | None:
    return f.BuyEngines(seat) if play.s.quids[seat] >= ENGINE_PRICE else None


def engine_options(s: State, frame: f.BuyEngines) -> list[Buy]:
    return [Buy(count) for count in range(MOST_ENGINES + 1) if count * ENGINE_PRICE <= s.quids[frame.seat]]


def refuse_engines(s: State, frame: f.BuyEngines, action: Any) -> Refusal | None:
    if type(action) is not Buy:
        return refusal("PD-11.13", "not_asked")
    price = action.engines * ENGINE_PRICE
    if price > s.quids[frame.seat]:
        return refusal("PD-11.13", "too_dear", price=price, quids=s.quids[frame.seat])
    return None


def take_engines(play: Play, frame: f.BuyEngines, action: Buy) -> None:
    s = play.s
    price = action.engines * ENGINE_PRICE
    s.to_bank(frame.seat, price)
    s.engines[frame.seat] = action.engines
    play.emit(EnginesBought(frame.seat, action.engines, price))


# --- Training -------------------------------------------------------------------------------------


def _ask_take_back(play: Play, seat: int) -> f.TakeBack | None:
    held = any(play.s.slot(seat, slot) for slot in range(SLOT_COUNT))
    return f.TakeBack(seat) if held else None


def take_back_options(s: State, frame: f.TakeBack) -> list[ReturnCard]:
    return [ReturnCard(slot, card) for slot in range(SLOT_COUNT) for card in sorted(set(s.slot(frame.seat, slot)))]


def refuse_take_back(s: State, frame: f.TakeBack, action: Any) -> Refusal | None:
    if type(action) is not ReturnCard:
        return refusal("PD-11.14", "not_asked")
    if action.card not in s.slot(frame.seat, action.slot):
        return refusal("PD-11.14", "not_in_slot", card=CARD_IDS[action.card])
    return None


def take_take_back(play: Play, frame: f.TakeBack, action: ReturnCard) -> None:
    """PD-11.14; the permanent effect goes out with the card it needed. PD-8.3"""
    s = play.s
    at = frame.seat * SLOT_COUNT + action.slot
    s.slots[at] = without(s.slots[at], action.card)
    join_hand(s, frame.seat, action.card, seen=True)
    if play.out is not None:
        play.emit(CardTakenBack(frame.seat, CARD_IDS[action.card], SLOTS[action.slot]))
        if action.slot == CENTRAL_DECK and len(s.slots[at]) == SETUP[s.players].central - 1:
            play.emit(PartSwitched(frame.seat, MAIN_IDS[s.mains[frame.seat]], False))


ASKED: Final[dict[str, Callable[[Play, int], Any]]] = {
    "shift": tokens.ask_shift,
    "invest": _ask_invest,
    "contaminate": _ask_contaminate,
    "cure": _ask_cure,
    "sabotage": lambda play, seat: f.Sabotage(seat),
    "expand": _ask_expand,
    "engines": _ask_engines,
    "take_back": _ask_take_back,
}
