"""Where a harvester may fly and stop (PD-5.5 to PD-5.9)."""

from __future__ import annotations

from typing import Final

from orrery.core.engine import Play
from orrery.core.errors import Refusal, refusal
from orrery.games.pandorum.components import BASE, MODULE, NONE, TOLL, VOLCANO
from orrery.games.pandorum.events import HarvesterMoved, TollPaid
from orrery.games.pandorum.field import EVERYWHERE, HEX_IDS, LINES
from orrery.games.pandorum.rules import permanent
from orrery.games.pandorum.rules.cards import distinct
from orrery.games.pandorum.rules.sites import building_ground
from orrery.games.pandorum.state import State

JUMP: Final = "jump"
OVER_VOLCANOES: Final = "cross_volcanoes"


def reached(s: State, seat: int) -> int:
    """PD-5.5: hexes in a straight line, volcanoes in the way unless a shield carries the harvester over them."""
    start = s.harvesters[seat]
    closed = 0 if s.has_permanent(seat, OVER_VOLCANOES) else s.volcanoes
    found = 0
    for line in LINES[start]:
        for hex_ in line:
            if closed >> hex_ & 1:
                break
            found |= 1 << hex_
    return found


def free_stops(s: State, seat: int) -> int:
    """PD-5.6: stops that need no construction: own objects, landing pads, objects whose toll can be paid."""
    found = s.own(seat) | s.pads
    quids = s.quids[seat]
    for owner in range(s.players):
        if owner != seat:
            if quids >= TOLL[MODULE]:
                found |= s.modules[owner]
            if quids >= TOLL[BASE]:
                found |= s.bases[owner]
    return found


def stops(s: State, seat: int, hand: int) -> int:
    """Every hex where a harvester may stop with these names in hand, wherever it comes from."""
    return (free_stops(s, seat) | building_ground(s, seat, hand)) & ~(1 << s.harvesters[seat])


def can_jump(s: State, seat: int) -> bool:
    return s.has_one_shot(seat, JUMP)


def legal_stops(s: State, seat: int, hand: int) -> int:
    """PD-5.1: all stops of a move action."""
    found = stops(s, seat, hand)
    return found if can_jump(s, seat) else found & reached(s, seat)


def payable(s: State, seat: int) -> list[int]:
    """PD-5.1: the cards after whose payment a legal stop is left."""
    hand = s.hands[seat]
    names = sorted(set(hand))
    if not s.options.certain_stop:
        return names
    ways = EVERYWHERE if can_jump(s, seat) else reached(s, seat)
    here = ~(1 << s.harvesters[seat])
    if ways & free_stops(s, seat) & here:
        return names
    whole = distinct(hand)
    rests = [whole if hand.count(card) > 1 else whole & ~(1 << card) for card in names]
    return [card for card, rest in zip(names, rests, strict=True) if building_ground(s, seat, rest) & ways & here]


def can_move_free(s: State, seat: int) -> bool:
    """PD-5.3: without a payment, if there is a legal stop."""
    if not s.has_permanent(seat, "free_move"):
        return False
    return not s.options.certain_stop or legal_stops(s, seat, distinct(s.hands[seat])) != 0


# --- read plainly ---------------------------------------------------------------------------------


def refuse_way(s: State, seat: int, hex_: int) -> Refusal | None:
    """PD-5.5: a straight line, no volcano in the way."""
    for line in LINES[s.harvesters[seat]]:
        if hex_ in line:
            before = line[: line.index(hex_)]
            if any(s.volcanoes >> over & 1 for over in before) and not s.has_permanent(seat, OVER_VOLCANOES):
                return refusal("PD-5.5", "volcano_in_the_way", hex=HEX_IDS[hex_])
            return None
    return refusal("PD-5.5", "not_straight", hex=HEX_IDS[hex_])


def refuse_stop(s: State, seat: int, hex_: int) -> Refusal | None:
    """PD-5.6, apart from building there."""
    if hex_ == s.harvesters[seat]:
        return refusal("PD-5.5", "same_hex")
    kind = s.kind_at(hex_)
    if kind == VOLCANO:
        return refusal("PD-5.5", "volcano", hex=HEX_IDS[hex_])
    if s.dead_city >> hex_ & 1:
        return refusal("PD-11.15", "dead_city_stop", hex=HEX_IDS[hex_])
    if toll_at(s, seat, hex_) > s.quids[seat]:
        return refusal("PD-5.6", "cannot_pay_toll", toll=toll_at(s, seat, hex_), quids=s.quids[seat])
    return None


def refuse_building_there(s: State, seat: int, hex_: int) -> Refusal | None:
    """PD-5.6: an empty hex is a stop only for who builds there."""
    if s.empty() >> hex_ & 1 and not building_ground(s, seat, distinct(s.hands[seat])) >> hex_ & 1:
        return refusal("PD-5.6", "cannot_build_there", hex=HEX_IDS[hex_])
    return None


# --- moving ---------------------------------------------------------------------------------------


def toll_at(s: State, seat: int, hex_: int) -> int:
    """PD-5.6: 1 for a foreign module, 2 for a foreign base."""
    for owner in range(s.players):
        if owner != seat:
            if s.modules[owner] >> hex_ & 1:
                return TOLL[MODULE]
            if s.bases[owner] >> hex_ & 1:
                return TOLL[BASE]
    return 0


def way_over(start: int, end: int) -> tuple[int, ...]:
    """The hexes between two hexes of a line."""
    for line in LINES[start]:
        if end in line:
            return line[: line.index(end)]
    return ()


def move(play: Play, seat: int, hex_: int, how: str) -> None:
    """The harvester goes there; a Dead City on its way pays. PD-5.9"""
    s: State = play.s
    start = s.harvesters[seat]
    over = () if how in ("jump", "shift") else way_over(start, hex_)
    s.harvesters[seat] = hex_
    if play.out is not None:
        way = tuple(HEX_IDS[crossed] for crossed in over)
        play.emit(HarvesterMoved(seat, HEX_IDS[start], HEX_IDS[hex_], way, how))
    if s.events and any(s.dead_city >> crossed & 1 for crossed in over):
        permanent.cross(play, seat)


def pay_toll(play: Play, seat: int) -> None:
    """PD-5.6: to the owner of the object where the harvester stands now."""
    s: State = play.s
    hex_ = s.harvesters[seat]
    toll = toll_at(s, seat, hex_)
    if toll:
        owner = s.owner_of(hex_)
        assert owner != NONE
        s.quids[seat] -= toll
        s.quids[owner] += toll
        if play.out is not None:
            play.emit(TollPaid(seat, owner, HEX_IDS[hex_], toll))
