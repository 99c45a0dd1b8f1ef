"""Earth contracts: deliveries at any time, completion, refill. OM-8.14 to OM-8.16, OM-8.23"""

from __future__ import annotations

from typing import Any

from orrery.core.errors import Refusal, refusal
from orrery.games.on_mars import frames as f
from orrery.games.on_mars.actions import Deliver, Done, PutOn
from orrery.games.on_mars.components import CONTRACT_IDS, CONTRACTS, CRYSTAL, ITEMS
from orrery.games.on_mars.events import Amount, ContractCompleted, Delivered, Gained
from orrery.games.on_mars.hexes import groups
from orrery.games.on_mars.rules import missions
from orrery.games.on_mars.state import STORED, Play, State


def missing(s: State, contract: int, item: int) -> int:
    """So many of an item a delivery contract still lacks."""
    return CONTRACTS[contract].needs[item] - s.contract_items[contract][item]


def own(s: State, party: int) -> list[int]:
    return [contract for contract, owner in enumerate(s.contract_owner) if owner == party]


def wanting(s: State, party: int, item: int) -> list[int]:
    """Own delivery contracts that lack this item. Only exact types count. OM-1.15"""
    return [
        contract
        for contract, owner in enumerate(s.contract_owner)
        if owner == party and CONTRACTS[contract].needs[item] > s.contract_items[contract][item]
    ]


def lack(s: State, party: int, item: int) -> int:
    """So many of an item all own delivery contracts still lack."""
    return sum(missing(s, contract, item) for contract in wanting(s, party, item))


def fulfilled(s: State, contract: int) -> bool:
    """OM-8.15"""
    card = CONTRACTS[contract]
    if not card.upgrade:
        return all(have >= need for have, need in zip(s.contract_items[contract], card.needs, strict=True))
    owner = s.contract_owner[contract]
    if owner < 0:
        return False
    if s.automaton(owner):
        return True  # OM-17.16
    large = 0
    for group in groups(s.mask(card.building, owner)):
        if group.bit_count() >= card.min_complex:
            large |= group
    return bool(large) and any(large >> at & 1 for at in s.markers(owner))


def complete(play: Play) -> None:
    """A contract counts once, at the moment its condition is first true for its holder. OM-13.3"""
    s = play.s
    for contract, owner in enumerate(s.contract_owner):
        if owner < 0 or s.completed >> contract & 1:
            continue
        if s.automaton(owner) or fulfilled(s, contract):
            s.completed |= 1 << contract
            if play.out is not None:
                play.emit(ContractCompleted(owner, CONTRACT_IDS[contract]))
            missions.happened(play, owner, "contract_completed")


def put(play: Play, party: int, contract: int, item: int, amount: int) -> None:
    """Items lie on the card; they never come back. OM-8.16"""
    s = play.s
    items = list(s.contract_items[contract])
    items[item] += amount
    s.contract_items[contract] = tuple(items)
    if play.out is not None:
        play.emit(Delivered(party, CONTRACT_IDS[contract], ITEMS[item], amount))
    complete(play)


# --- any time -------------------------------------------------------------------------------------


def _has(s: State, party: int, item: int) -> bool:
    if item == CRYSTAL:
        return s.depot[party] + s.incoming[party] > 0
    return s.storage[party * STORED + item] > 0


def _committed(s: State, party: int) -> bool:
    """An action has begun that has to be carried out: what it may need stays until its first part is done."""
    if not s.stacks[party]:
        return False
    frame = s.stacks[party][-1]
    if type(frame) is f.Overflow:  # what is gained goes there directly; otherwise nobody might want it any more
        return True
    if type(frame) is f.Turn:  # crystals may have to pay for parting two pieces
        return bool(s.crowded(party))
    if type(frame) is f.Move:  # the tile under the rover may cost just that, and without it the rover may not stop
        return frame.rolled
    return type(frame) in (f.ChooseSite, f.Radar) or (getattr(frame, "must", False) and not getattr(frame, "done", 0))


def deliver_options(s: State, party: int) -> list[Deliver]:
    found: list[Deliver] = []
    if party not in s.contract_owner or s.credit:
        return found
    for contract, owner in enumerate(s.contract_owner):
        if owner != party or CONTRACTS[contract].upgrade:
            continue
        for item, need in enumerate(CONTRACTS[contract].needs):
            if need > s.contract_items[contract][item] and _has(s, party, item):
                found.append(Deliver(contract, item))
    return found if found and not _committed(s, party) else []


def refuse_deliver(s: State, party: int, action: Deliver) -> Refusal | None:
    if s.credit:
        return refusal("OM-1.16", "pay_first")
    if _committed(s, party):
        return refusal("OM-6.8", "finish_first")
    if s.contract_owner[action.contract] != party:
        return refusal("OM-8.16", "not_your_contract", contract=CONTRACT_IDS[action.contract])
    if missing(s, action.contract, action.item) < 1:
        return refusal("OM-8.23", "not_wanted", contract=CONTRACT_IDS[action.contract], item=ITEMS[action.item])
    if not _has(s, party, action.item):
        return refusal("OM-8.16", "has_none", item=ITEMS[action.item])
    return None


def deliver(play: Play, party: int, action: Deliver) -> None:
    """Incoming crystals go first: they can't be spent yet anyway. OM-8.23"""
    s = play.s
    if action.item != CRYSTAL:
        s.storage[party * STORED + action.item] -= 1
    elif s.incoming[party]:
        s.incoming[party] -= 1
    else:
        s.depot[party] -= 1
    put(play, party, action.contract, action.item, 1)


# --- what does not fit ----------------------------------------------------------------------------


def overflow_options(s: State, frame: f.Overflow) -> list[PutOn]:
    return [PutOn(contract, frame.item) for contract in wanting(s, frame.seat, frame.item)]


def refuse_overflow(s: State, frame: f.Overflow, action: Any) -> Refusal | None:
    if type(action) is not PutOn or action.item != frame.item:
        return refusal("OM-8.16", "not_asked")
    if action.contract not in wanting(s, frame.seat, frame.item):
        return refusal("OM-8.23", "not_wanted", contract=CONTRACT_IDS[action.contract], item=ITEMS[frame.item])
    return None


def take_overflow(play: Play, frame: f.Overflow, action: PutOn) -> None:
    put(play, frame.seat, action.contract, frame.item, 1)
    lost = overflow(play, frame.seat, frame.item, frame.amount - 1)
    if lost:
        play.emit(Gained(frame.seat, (), (Amount(ITEMS[frame.item], lost),)))


def overflow(play: Play, party: int, item: int, amount: int) -> int:
    """What can't be stored goes directly onto a contract that lacks it; how much is lost at once."""
    s = play.s
    while amount:
        cards = wanting(s, party, item)
        if not cards:
            return amount
        if len(cards) > 1 and not s.automaton(party):
            play.then(party, f.Overflow(party, item, amount))
            return 0
        put(play, party, cards[0], item, 1)
        amount -= 1
    return 0


# --- before the score -----------------------------------------------------------------------------


def last_deliveries(play: Play, frame: f.LastDeliveries) -> None:
    """OM-16.1: incoming crystals arrive, then everybody who can deliver is asked once more."""
    s = play.s
    for party in range(s.players):
        if deliver_options(s, party):
            play.then(party, f.Deliveries(party))


def last_options(s: State, frame: f.Deliveries) -> list[Done]:
    return [Done()]


def refuse_last(s: State, frame: f.Deliveries, action: Any) -> Refusal | None:
    return None if type(action) is Done else refusal("OM-16.1", "not_asked")


def take_last(play: Play, frame: f.Deliveries, action: Done) -> None:
    """Deliveries themselves are made beside the question, as at any time."""
