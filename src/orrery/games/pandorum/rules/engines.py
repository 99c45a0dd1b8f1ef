"""Engine moves of New Engines (PD-11.13)."""

from __future__ import annotations

from typing import Final

from orrery.core.errors import Refusal, refusal
from orrery.games.pandorum.components import EVENTS
from orrery.games.pandorum.hexes import HEX_IDS
from orrery.games.pandorum.rules import movement, permanent
from orrery.games.pandorum.state import Play, State

EVENT: Final = next(n for n, event in enumerate(EVENTS) if event.permanent.trigger == "engine")
PER_TURN: Final = EVENTS[EVENT].permanent.per_turn


def stops(s: State, seat: int) -> int:
    """A straight line to a stop that needs no construction; up to twice a turn."""
    if not s.engines[seat] or s.engine_moves >= PER_TURN:
        return 0
    return movement.free_landings(s, seat)


def refuse(s: State, seat: int, hex_: int) -> Refusal | None:
    if not s.engines[seat]:
        return refusal("PD-11.13", "no_engine")
    if s.engine_moves >= PER_TURN:
        return refusal("PD-11.13", "engines_used_up", most=PER_TURN)
    refused = movement.refuse_stop(s, seat, hex_, flying=True) or movement.refuse_way(s, seat, hex_)
    if refused is None and s.empty() >> hex_ & 1:
        return refusal("PD-11.13", "engine_empty_hex", hex=HEX_IDS[hex_])
    return refused


def move(play: Play, seat: int, hex_: int) -> None:
    """A token leaves the card; the event ends with the last one."""
    s = play.s
    s.engines[seat] -= 1
    s.engine_moves += 1
    movement.move(play, seat, hex_, "engine")
    movement.pay_toll(play, seat)
    if not any(s.engines):
        permanent.finish(play, EVENT)
