"""A gain, and one more of it for each colonist sent. OM-19.1"""

from __future__ import annotations

from orrery.games.on_mars import frames as f
from orrery.games.on_mars.components import COLONIST, CRYSTAL, OP, Effect
from orrery.games.on_mars.operation import Automaton, Operation
from orrery.games.on_mars.rules.gains import gain, has_room, no_room
from orrery.games.on_mars.state import LACERDA, Play, State


def can_gain(s: State, seat: int, effect: Effect) -> bool:
    """Room for at least one; crystals and points always come."""
    for kind, amount in enumerate(effect.gains):
        if not amount:
            continue
        if kind < CRYSTAL:
            if has_room(s, seat, kind):
                return True
        elif kind != COLONIST or (s.colonists[seat] and s.quarters[seat] < s.capacity(seat)):
            return True
    return False


def begin(play: Play, frame: f.Do, effect: Effect) -> None:
    if effect.boost:
        play.then(frame.seat, f.More(frame.seat, f.Choose(frame.seat, frame.effect, 0, 0, False)))
    gain(play, frame.seat, effect.gains)


def for_lacerda(play: Play, stack: int, effect: Effect) -> None:
    gain(play, LACERDA, tuple(n if kind in (CRYSTAL, OP) else 0 for kind, n in enumerate(effect.gains)))


OPERATION = Operation(
    op="gain",
    possible=can_gain,
    begin=begin,
    why_not=no_room,
    boosted_only=True,
    automaton=Automaton(lambda s, effect: bool(effect.gains[CRYSTAL] or effect.gains[OP]), for_lacerda),
)
