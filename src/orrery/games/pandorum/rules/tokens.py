"""Tokens that events put on the field: they change what a hex is (PD-11.1 to PD-11.4, PD-11.15)."""

from __future__ import annotations

from typing import Any, Literal

from orrery.core.errors import Refusal, refusal
from orrery.games.pandorum import frames as f
from orrery.games.pandorum.actions import TURNS, Crack, Hex, Meteor
from orrery.games.pandorum.components import (
    BASE,
    CRATER,
    DEAD_CITY,
    DIRECTIONS,
    FIGURES,
    LANDING_PAD,
    MODULE,
    NONE,
    VOLCANO,
    Token,
)
from orrery.games.pandorum.events import ObjectReturned, TokenPut
from orrery.games.pandorum.hexes import CENTRES, COUNT, HEX_IDS, NEAR, POSITION, crack_at, each, neighbours
from orrery.games.pandorum.rules import movement
from orrery.games.pandorum.state import Play, State


def become(s: State, hex_: int, kind: int) -> None:
    """The hex is of this kind from now on."""
    ground = [mask & ~(1 << hex_) for mask in s.ground]
    ground[kind] |= 1 << hex_
    s.ground = tuple(ground)


def return_object(play: Play, hex_: int, reason: Literal["eruption", "sabotage", "contamination"]) -> None:
    """PD-10.10: an object goes back to its owner's supply, its contamination to the box (PD-10.12)."""
    s = play.s
    seat = s.owner_of(hex_)
    if seat < 0:
        return
    bit = 1 << hex_
    figure = MODULE if s.modules[seat] & bit else BASE
    if figure == MODULE:
        s.modules[seat] &= ~bit
        s.spare_modules[seat] += 1
    else:
        s.bases[seat] &= ~bit
        s.spare_bases[seat] += 1
    s.contaminated &= ~bit
    if play.out is not None:
        play.emit(ObjectReturned(seat, HEX_IDS[hex_], FIGURES[figure], reason))


# --- one hex: eruption, landing pad, dead city ----------------------------------------------------


def places(s: State, kind: str) -> int:
    """Hexes where the token of this question may go."""
    terrain = s.ground[0] | s.ground[1] | s.ground[2]
    if kind == "erupt":  # PD-11.1: on the centre of a section, an object there is no hindrance
        return terrain & CENTRES
    if kind == "pad":  # PD-11.4
        return s.empty()
    return s.volcanoes  # PD-11.15


def token_options(s: State, frame: f.PutToken) -> list[Hex]:
    return [Hex(hex_) for hex_ in each(places(s, frame.kind))]


def refuse_token(s: State, frame: f.PutToken, action: Any) -> Refusal | None:
    if type(action) is not Hex:
        return refusal(frame.rule, "not_asked")
    if frame.kind == "city":
        on_volcano = s.kind_at(action.hex) == VOLCANO
        return None if on_volcano else refusal(frame.rule, "not_a_volcano", hex=HEX_IDS[action.hex])
    if s.kind_at(action.hex) in (VOLCANO, LANDING_PAD, DEAD_CITY):
        return refusal(frame.rule, "no_token_there", hex=HEX_IDS[action.hex])
    if frame.kind == "erupt" and not CENTRES >> action.hex & 1:
        return refusal(frame.rule, "not_a_centre", hex=HEX_IDS[action.hex])
    if frame.kind == "pad" and s.owner_of(action.hex) != NONE:
        return refusal(frame.rule, "hex_taken", hex=HEX_IDS[action.hex])
    return None


def take_token(play: Play, frame: f.PutToken, action: Hex) -> None:
    s = play.s
    if frame.kind == "erupt":
        _erupt(play, frame.seat, action.hex)
        return
    if frame.kind == "pad":
        s.pad = action.hex
        become(s, action.hex, LANDING_PAD)
        _told(play, frame.seat, "landing_pad_token", action.hex)
        return
    if s.eruption == action.hex:
        s.eruption = NONE  # the token goes to the box
    s.city = action.hex
    become(s, action.hex, DEAD_CITY)
    _told(play, frame.seat, "dead_city_token", action.hex)


def _told(play: Play, seat: int, token: Token, *hexes: int) -> None:
    if play.out is not None:
        play.emit(TokenPut(seat, token, tuple(HEX_IDS[hex_] for hex_ in hexes)))


def _erupt(play: Play, seat: int, hex_: int) -> None:
    """PD-11.1: a volcano for good; whoever stands there is moved away by the owner."""
    s = play.s
    s.eruption = hex_
    _told(play, seat, "eruption_token", hex_)
    return_object(play, hex_, "eruption")
    become(s, hex_, VOLCANO)
    there = tuple(owner for owner in s.clockwise(seat) if s.harvesters[owner] == hex_)
    play.then(seat, f.InTurn(seat, "shift", there))


# --- a harvester leaves the eruption --------------------------------------------------------------


def ways_out(s: State, seat: int) -> int:
    """Neighbours that are neither volcano nor dead city."""
    return neighbours(s.crack)[s.harvesters[seat]] & ~s.volcanoes & ~s.dead_city


def ask_shift(play: Play, seat: int) -> f.Shift | None:
    return f.Shift(seat) if ways_out(play.s, seat) else None


def shift_options(s: State, frame: f.Shift) -> list[Hex]:
    return [Hex(hex_) for hex_ in each(ways_out(s, frame.seat))]


def refuse_shift(s: State, frame: f.Shift, action: Any) -> Refusal | None:
    if type(action) is not Hex:
        return refusal("PD-11.1", "not_asked")
    if not neighbours(s.crack)[s.harvesters[frame.seat]] >> action.hex & 1:
        return refusal("PD-11.1", "not_adjacent", hex=HEX_IDS[action.hex])
    if s.kind_at(action.hex) in (VOLCANO, DEAD_CITY):
        return refusal("PD-11.1", "no_way_out_there", hex=HEX_IDS[action.hex])
    return None


def take_shift(play: Play, frame: f.Shift, action: Hex) -> None:
    """No toll and no construction."""
    movement.move(play, frame.seat, action.hex, "shift")


# --- meteor ---------------------------------------------------------------------------------------


def meteor_places(s: State) -> list[Meteor]:
    """PD-11.2: two adjacent empty hexes of two sections."""
    empty = s.empty()
    near = neighbours(s.crack)
    return [Meteor(a, b) for a in each(empty) for b in each(near[a] & empty) if a < b and POSITION[a] != POSITION[b]]


def meteor_options(s: State, frame: f.PutMeteor) -> list[Meteor]:
    return list(meteor_places(s))


def refuse_meteor(s: State, frame: f.PutMeteor, action: Any) -> Refusal | None:
    if type(action) is not Meteor:
        return refusal("PD-11.2", "not_asked")
    if not neighbours(s.crack)[action.hex] >> action.second & 1:
        return refusal("PD-11.2", "not_adjacent", hex=HEX_IDS[action.second])
    if POSITION[action.hex] == POSITION[action.second]:
        return refusal("PD-11.2", "same_section")
    for hex_ in action:
        if not s.empty() >> hex_ & 1:
            return refusal("PD-11.2", "not_empty_hex", hex=HEX_IDS[hex_])
    if action.hex > action.second:
        return refusal("PD-11.2", "other_way_round")
    return None


def take_meteor(play: Play, frame: f.PutMeteor, action: Meteor) -> None:
    s = play.s
    s.meteor = tuple(action)
    for hex_ in action:
        become(s, hex_, CRATER)
    _told(play, frame.seat, "meteor_token", *action)


# --- crack ----------------------------------------------------------------------------------------


def _is_canonical(crack: tuple[int, ...]) -> bool:
    """A crack can be told from both of its ends: the one whose first hex comes first counts."""
    return bool(crack) and crack[0] < crack[2]


CRACKS = [
    Crack(hex_, direction, turn)
    for hex_ in range(COUNT)
    for direction in range(len(DIRECTIONS))
    for turn, sign in enumerate(TURNS)
    if _is_canonical(crack_at(hex_, direction, sign))
]


def crack_options(s: State, frame: f.PutCrack) -> list[Crack]:
    return list(CRACKS)


def refuse_crack(s: State, frame: f.PutCrack, action: Any) -> Refusal | None:
    if type(action) is not Crack:
        return refusal("PD-11.3", "not_asked")
    crack = crack_at(action.hex, action.direction, TURNS[action.turn])
    if not crack:
        return refusal("PD-11.3", "crack_off_field")
    return None if _is_canonical(crack) else refusal("PD-11.3", "crack_other_end")


def take_crack(play: Play, frame: f.PutCrack, action: Crack) -> None:
    s = play.s
    s.crack = crack_at(action.hex, action.direction, TURNS[action.turn])
    assert all(NEAR[hex_] for hex_ in s.crack)
    _told(play, frame.seat, "crack_token", *s.crack)
