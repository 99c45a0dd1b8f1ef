"""Eruption: the centre of a section becomes a volcano for good. PD-11.1"""

from __future__ import annotations

from typing import Any, NamedTuple

from orrery.core.engine import Ask
from orrery.core.errors import Refusal, refusal
from orrery.games.pandorum.actions import Hex
from orrery.games.pandorum.components import DEAD_CITY, NONE, VOLCANO
from orrery.games.pandorum.frames import InTurn, PutToken
from orrery.games.pandorum.hexes import CENTRES, HEX_IDS, each, neighbours
from orrery.games.pandorum.operation import Operation, Placing, Question
from orrery.games.pandorum.rules import movement
from orrery.games.pandorum.rules.tokens import become, is_terrain, return_object, tell
from orrery.games.pandorum.state import Construction, Play, State


class Shift(NamedTuple):
    """A harvester leaves the eruption. PD-11.1"""

    seat: int


def places(s: State) -> int:
    """On the centre of a section, an object there is no hindrance."""
    return (s.ground[0] | s.ground[1] | s.ground[2]) & CENTRES


def begin(play: Play, seat: int, event: int) -> None:
    if places(play.s):  # PD-10.9
        play.then(seat, PutToken(seat, "erupt", "PD-11.1"))


def refuse(s: State, hex_: int) -> Refusal | None:
    if not is_terrain(s, hex_):
        return refusal("PD-11.1", "no_token_there", hex=HEX_IDS[hex_])
    if not CENTRES >> hex_ & 1:
        return refusal("PD-11.1", "not_a_centre", hex=HEX_IDS[hex_])
    return None


def put(play: Play, seat: int, hex_: int) -> None:
    """Whoever stands there is moved away by the owner."""
    s = play.s
    s.eruption = hex_
    tell(play, seat, "eruption_token", hex_)
    return_object(play, hex_, "eruption")
    become(s, hex_, VOLCANO)
    there = tuple(owner for owner in s.clockwise(seat) if s.harvesters[owner] == hex_)
    play.then(seat, InTurn(seat, "shift", there))


# --- a harvester leaves the eruption --------------------------------------------------------------


def ways_out(s: State, seat: int) -> int:
    """Neighbours that are neither volcano nor dead city."""
    return neighbours(s.crack)[s.harvesters[seat]] & ~s.volcanoes & ~s.dead_city


def ask_shift(play: Play, seat: int) -> Shift | None:
    return Shift(seat) if ways_out(play.s, seat) else None


def shift_options(s: State, frame: Shift) -> list[Hex]:
    return [Hex(hex_) for hex_ in each(ways_out(s, frame.seat))]


def refuse_shift(s: State, frame: Shift, action: Any) -> Refusal | None:
    if type(action) is not Hex:
        return refusal("PD-11.1", "not_asked")
    if not neighbours(s.crack)[s.harvesters[frame.seat]] >> action.hex & 1:
        return refusal("PD-11.1", "not_adjacent", hex=HEX_IDS[action.hex])
    if s.kind_at(action.hex) in (VOLCANO, DEAD_CITY):
        return refusal("PD-11.1", "no_way_out_there", hex=HEX_IDS[action.hex])
    return None


def take_shift(play: Play, frame: Shift, action: Hex) -> None:
    """No toll and no construction."""
    movement.move(play, frame.seat, action.hex, "shift")


def stands_there_too(s: State, frame: Shift, seat: int) -> bool:
    return s.harvesters[seat] == s.harvesters[frame.seat]


# --- as long as it lies ---------------------------------------------------------------------------


def adjacent_volcanoes(s: State, seat: int, b: Construction) -> int:
    return (neighbours(s.crack)[b.site] & s.volcanoes).bit_count()


def check(s: State) -> None:
    if s.eruption != NONE:
        assert s.ground[VOLCANO] >> s.eruption & 1, "an eruption that is no volcano"


OPERATION = Operation(
    op="erupt",
    keys=("where", "not_on", "object_there", "harvester_there"),
    begin=begin,
    placing=Placing(places, refuse, put),
    questions=(
        Question(
            Shift,
            Ask("shift", "PD-11.1", shift_options, refuse_shift, take_shift),
            in_turn=ask_shift,
            asked_too=stands_there_too,
        ),
    ),
    per={"adjacent_volcano": adjacent_volcanoes},
    check=check,
)
