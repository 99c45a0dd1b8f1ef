"""Dead City: a volcano may be crossed, but never stopped on. PD-11.15"""

from __future__ import annotations

from orrery.core.errors import Refusal, refusal
from orrery.games.pandorum.components import DEAD_CITY, NONE, VOLCANO
from orrery.games.pandorum.frames import PutToken
from orrery.games.pandorum.hexes import HEX_IDS
from orrery.games.pandorum.operation import Operation, Placing
from orrery.games.pandorum.rules.tokens import become, tell
from orrery.games.pandorum.state import Play, State


def places(s: State) -> int:
    return s.volcanoes


def begin(play: Play, seat: int, event: int) -> None:
    if places(play.s):  # PD-10.9
        play.then(seat, PutToken(seat, "city", "PD-11.15"))


def refuse(s: State, hex_: int) -> Refusal | None:
    return None if s.kind_at(hex_) == VOLCANO else refusal("PD-11.15", "not_a_volcano", hex=HEX_IDS[hex_])


def put(play: Play, seat: int, hex_: int) -> None:
    s = play.s
    if s.eruption == hex_:
        s.eruption = NONE  # the token goes to the box
    s.city = hex_
    become(s, hex_, DEAD_CITY)
    tell(play, seat, "dead_city_token", hex_)


OPERATION = Operation(op="city", keys=("where", "volcano_there"), begin=begin, placing=Placing(places, refuse, put))
