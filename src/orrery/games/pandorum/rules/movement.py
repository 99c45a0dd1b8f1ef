"""Where a harvester may fly and stop (PD-5.5 to PD-5.9)."""

from __future__ import annotations

from typing import Final, Literal

from orrery.core.errors import Refusal, refusal
from orrery.games.pandorum.components import BASE, MODULE, NONE, TOLL, VOLCANO
from orrery.games.pandorum.events import HarvesterMoved, TollPaid
from orrery.games.pandorum.hexes import EVERYWHERE, HEX_IDS, LINES
from orrery.games.pandorum.rules import permanent
from orrery.games.pandorum.rules.cards import distinct
from orrery.games.pandorum.rules.sites import building_ground
from orrery.games.pandorum.state import Play, State

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


def free_stops(s: State, seat: int, quids: int) -> int:
    """PD-5.6: stops that need no construction: own objects, landing pads, objects whose toll these quids can pay."""
    found = s.own(seat) | s.pads
    for owner in range(s.players):
        if owner != seat:
            if quids >= TOLL[MODULE]:
                found |= s.modules[owner]
            if quids >= TOLL[BASE]:
                found |= s.bases[owner]
    return found


def behind_city(s: State, seat: int) -> int:
    """Hexes a straight line reaches only across the Dead City."""
    found = 0
    for line in LINES[s.harvesters[seat]]:
        crossed = False
        for hex_ in line:
            found |= crossed << hex_
            crossed = crossed or bool(s.dead_city >> hex_ & 1)
    return found


def free_landings(s: State, seat: int, reward: int = 0) -> int:
    """Stops of a straight flight that need no construction; what paying and crossing bring counts. PD-5.9"""
    quids, ways = s.quids[seat] + reward, reached(s, seat)
    found = ways & free_stops(s, seat, quids)
    if s.dead_city and (toll := permanent.crossing(s)):
        found |= ways & behind_city(s, seat) & free_stops(s, seat, quids + toll)
    return found


def fly_stops(s: State, seat: int, hand: int) -> int:
    """PD-5.6: every stop of a straight flight with these names in hand."""
    return free_landings(s, seat) | reached(s, seat) & building_ground(s, seat, hand)


def can_jump(s: State, seat: int) -> bool:
    return s.has_one_shot(seat, JUMP)


def jump_stops(s: State, seat: int, hand: int) -> int:
    """PD-8.2: every stop on the field but the hex the harvester stands on, if it can jump."""
    if not can_jump(s, seat):
        return 0
    return (free_stops(s, seat, s.quids[seat]) | building_ground(s, seat, hand)) & ~(1 << s.harvesters[seat])


def legal_stops(s: State, seat: int, hand: int) -> int:
    """PD-5.1: all stops of a move action."""
    return fly_stops(s, seat, hand) | jump_stops(s, seat, hand)


def payable(s: State, seat: int) -> list[int]:
    """PD-5.1: the cards after whose payment a legal stop is left."""
    hand = s.hands[seat]
    names = sorted(set(hand))
    if not s.options.certain_stop:
        return names
    ways = (EVERYWHERE & ~(1 << s.harvesters[seat])) if can_jump(s, seat) else reached(s, seat)
    if free_landings(s, seat) or ways & free_stops(s, seat, s.quids[seat]):
        return names
    whole = distinct(hand)
    found = []
    for card in names:
        rest = whole if hand.count(card) > 1 else whole & ~(1 << card)
        if building_ground(s, seat, rest) & ways or _stop_by_reward(s, seat, card, ways):
            found.append(card)
    return found


def _stop_by_reward(s: State, seat: int, card: int, ways: int) -> bool:
    """What events give for paying this card comes before the toll. PD-5.9"""
    reward = permanent.reward_for(s, card)
    if not reward:
        return False
    return bool(free_landings(s, seat, reward) or ways & free_stops(s, seat, s.quids[seat] + reward))


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


def refuse_stop(s: State, seat: int, hex_: int, flying: bool) -> Refusal | None:
    """PD-5.6, apart from building there."""
    if hex_ == s.harvesters[seat]:
        return refusal("PD-5.5", "same_hex")
    kind = s.kind_at(hex_)
    if kind == VOLCANO:
        return refusal("PD-5.5", "volcano", hex=HEX_IDS[hex_])
    if s.dead_city >> hex_ & 1:
        return refusal("PD-11.15", "dead_city_stop", hex=HEX_IDS[hex_])
    quids = s.quids[seat]
    if flying and any(s.dead_city >> over & 1 for over in way_over(s.harvesters[seat], hex_)):
        quids += permanent.crossing(s)  # PD-5.9: it pays before the toll is due
    if toll_at(s, seat, hex_) > quids:
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


def move(play: Play, seat: int, hex_: int, how: Literal["fly", "jump", "engine", "shift"]) -> None:
    """The harvester goes there; a Dead City on its way pays. PD-5.9"""
    s = play.s
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
    s = play.s
    hex_ = s.harvesters[seat]
    toll = toll_at(s, seat, hex_)
    if toll:
        owner = s.owner_of(hex_)
        assert owner != NONE
        s.quids[seat] -= toll
        s.quids[owner] += toll
        if play.out is not None:
            play.emit(TollPaid(seat, owner, HEX_IDS[hex_], toll))
