"""A journey to the other side. OM-15.11, OM-19.7"""

from __future__ import annotations

from orrery.core.data_files import Entry, expect
from orrery.games.on_mars import frames as f
from orrery.games.on_mars.components import Effect
from orrery.games.on_mars.operation import Operation
from orrery.games.on_mars.rules import travel
from orrery.games.on_mars.state import COLONY, ORBIT, Play, State


def read(effect: Effect, raw: Entry, where: str) -> Effect:
    expect(raw.get("all_steps") is True, f"{where}: every step is taken (OM-19.7)")
    return effect._replace(of="other" if raw.get("other_side") else raw["to"])


def can_travel(s: State, seat: int, effect: Effect) -> bool:
    """To Orbit only from the Colony."""
    return effect.of != "orbit" or s.side(seat) == COLONY


def begin(play: Play, frame: f.Do, effect: Effect) -> None:
    side = ORBIT if effect.of == "orbit" or play.s.side(frame.seat) == COLONY else COLONY
    travel.begin(play, frame.seat, side, "card")


OPERATION = Operation(
    op="travel",
    words=("travel",),
    keys=("to", "other_side", "all_steps"),
    read=read,
    possible=can_travel,
    begin=begin,
)
