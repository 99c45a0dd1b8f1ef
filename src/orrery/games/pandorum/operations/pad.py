"""Settler Growth: a second landing pad. PD-11.4"""

from __future__ import annotations

from orrery.core.errors import Refusal, refusal
from orrery.games.pandorum.components import LANDING_PAD, NONE
from orrery.games.pandorum.frames import PutToken
from orrery.games.pandorum.hexes import HEX_IDS, neighbours
from orrery.games.pandorum.operation import Operation, Placing
from orrery.games.pandorum.rules.tokens import become, is_terrain, tell
from orrery.games.pandorum.state import Construction, Play, State


def places(s: State) -> int:
    return s.empty()


def begin(play: Play, seat: int, event: int) -> None:
    if places(play.s):  # PD-10.9
        play.then(seat, PutToken(seat, "pad", "PD-11.4"))


def refuse(s: State, hex_: int) -> Refusal | None:
    if not is_terrain(s, hex_):
        return refusal("PD-11.4", "no_token_there", hex=HEX_IDS[hex_])
    if s.owner_of(hex_) != NONE:
        return refusal("PD-11.4", "hex_taken", hex=HEX_IDS[hex_])
    return None


def put(play: Play, seat: int, hex_: int) -> None:
    play.s.pad = hex_
    become(play.s, hex_, LANDING_PAD)
    tell(play, seat, "landing_pad_token", hex_)


def adjacent_pads(s: State, seat: int, b: Construction) -> int:
    return (neighbours(s.crack)[b.site] & s.pads).bit_count()


OPERATION = Operation(
    op="pad",
    keys=("where", "not_on"),
    begin=begin,
    placing=Placing(places, refuse, put),
    per={"adjacent_landing_pad": adjacent_pads},
)
