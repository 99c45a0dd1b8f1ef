"""Scientists and contracts from the display. OM-8.12 to OM-8.16"""

from __future__ import annotations

from typing import Any

from orrery.core.errors import Refusal, refusal
from orrery.games.on_mars import frames as f
from orrery.games.on_mars.actions import NO_PAYMENT, Done, PutContract, TakeCard
from orrery.games.on_mars.components import (
    CONTRACT_COST,
    CONTRACT_IDS,
    EFFECTS,
    NONE,
    SCIENTIST_IDS,
    SCIENTISTS,
    Effect,
)
from orrery.games.on_mars.events import ContractPut, ContractTaken, ScientistHired
from orrery.games.on_mars.rules import contracts, missions, purse
from orrery.games.on_mars.state import Play, State

CONTRACT_CODE = len(SCIENTISTS)  # places hold scientists below this, contracts from here on


def is_contract(card: int) -> bool:
    return card >= CONTRACT_CODE


def crystal_cost(effect: Effect, card: int) -> int:
    return CONTRACT_COST if is_contract(card) and effect.pay else 0


def _wanted(effect: Effect, card: int) -> bool:
    return effect.of in ("any", "contract" if is_contract(card) else "scientist")


def ways(s: State, seat: int, effect: Effect, card: int) -> tuple[int, ...]:
    """Payments of resources for a card; colonists and crystals must be there too."""
    if not effect.pay:
        return (NO_PAYMENT,)
    if is_contract(card):
        return (NO_PAYMENT,) if purse.crystals(s, seat) >= CONTRACT_COST else ()
    scientist = SCIENTISTS[card]
    if scientist.colonists > s.quarters[seat]:
        return ()
    return purse.payments(s, seat, (*scientist.cost, 0))


def units(s: State, seat: int, effect: Effect) -> list[TakeCard]:
    return [
        TakeCard(place, payment)
        for place, card in enumerate(s.places)
        if card != NONE and _wanted(effect, card)
        for payment in ways(s, seat, effect, card)
    ]


def options(s: State, frame: f.Hire) -> list[TakeCard | Done]:
    effect = EFFECTS[frame.effect]
    found = units(s, frame.seat, effect)
    if s.credit:
        return [action for action in found if crystal_cost(effect, s.places[action.place]) >= s.credit]
    return [*found] if frame.must else [*found, Done()]


def refuse(s: State, frame: f.Hire, action: Any) -> Refusal | None:
    seat, effect = frame.seat, EFFECTS[frame.effect]
    if type(action) is Done and not frame.must:
        return None if not s.credit else refusal("OM-1.16", "pay_first")
    if type(action) is not TakeCard:
        return refusal("OM-8.12", "not_asked")
    card = s.places[action.place]
    if card == NONE:
        return refusal("OM-8.12", "place_empty")
    if not _wanted(effect, card):
        return refusal("OM-19.9", "other_card")
    if crystal_cost(effect, card) < s.credit:
        return refusal("OM-1.16", "pay_first")
    found = ways(s, seat, effect, card)
    if action.payment in found:
        return None
    if crystal_cost(effect, card) > purse.crystals(s, seat):
        return refusal("OM-8.12", "no_crystals", need=CONTRACT_COST)
    if not is_contract(card) and SCIENTISTS[card].colonists > s.quarters[seat]:
        return refusal("OM-8.12", "no_colonists", need=SCIENTISTS[card].colonists)
    return refusal("OM-8.12", "cannot_pay")


def take(play: Play, frame: f.Hire, action: Any) -> None:
    s = play.s
    if type(action) is Done:
        return
    effect = EFFECTS[frame.effect]
    card = s.places[action.place]
    colonists = 0 if is_contract(card) or not effect.pay else SCIENTISTS[card].colonists
    purse.pay(play, frame.seat, action.payment, crystal_cost(effect, card), colonists)
    take_card(play, frame.seat, action.place)


def take_card(play: Play, party: int, place: int) -> None:
    s = play.s
    card = s.places[place]
    s.places[place] = NONE
    s.emptied = (*s.emptied, place)
    if is_contract(card):
        contract = card - CONTRACT_CODE
        s.contract_owner[contract] = party
        if play.out is not None:
            play.emit(ContractTaken(party, CONTRACT_IDS[contract]))
        contracts.complete(play)
    else:
        s.scientist_owner[card] = party
        if play.out is not None:
            play.emit(ScientistHired(party, SCIENTIST_IDS[card]))
        missions.happened(play, party, "scientist_taken")


# --- the emptied place ----------------------------------------------------------------------------


def pool(s: State) -> list[int]:
    """Contracts that lie beside the board. OM-2.5"""
    shown = {card - CONTRACT_CODE for card in s.places}
    return [contract for contract, owner in enumerate(s.contract_owner) if owner < 0 and contract not in shown]


def refill_options(s: State, frame: f.Refill) -> list[PutContract]:
    return [PutContract(contract) for contract in pool(s)]


def refuse_refill(s: State, frame: f.Refill, action: Any) -> Refusal | None:
    if type(action) is not PutContract:
        return refusal("OM-8.14", "not_asked")
    return None if action.contract in pool(s) else refusal("OM-8.14", "not_in_pool")


def take_refill(play: Play, frame: f.Refill, action: PutContract) -> None:
    put_contract(play, frame.seat, frame.place, action.contract)


def put_contract(play: Play, party: int, place: int, contract: int) -> None:
    play.s.places[place] = CONTRACT_CODE + contract
    if play.out is not None:
        play.emit(ContractPut(party, place, CONTRACT_IDS[contract]))
