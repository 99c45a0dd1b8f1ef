"""Two pieces on one hex, for as long as the turn lasts. OM-8.2

A movement may end so if another one of the same turn is certain to part them: the Control Center, which can always be
taken, or an executive movement whose crystals lie in the depot. Until then nothing else can be chosen, so that no turn
gets stuck. The other piece is somebody else's, or a miner or marker: of two own pieces the other one moves first.
"""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from orrery.games.on_mars import frames as f
from orrery.games.on_mars.actions import Act, Exec
from orrery.games.on_mars.components import ACTIONS, EFFECTS, EXECS, NONE, Effect
from orrery.games.on_mars.hexes import MOST, WITHIN
from orrery.games.on_mars.state import State


class WayOut(NamedTuple):
    """A movement that may still come in this turn."""

    action: Act | Exec
    bots: int
    rover: int


CONTROL_CENTER: Final = next(number for number, action in enumerate(ACTIONS) if action.id == "control_center")
REST: Final = (f.Turn, f.Continue, f.Tell)  # nothing else of an action is still to come


@cache
def _moving_execs() -> tuple[int, ...]:
    return tuple(number for number, executive in enumerate(EXECS) if EFFECTS[executive.effect].op == "move")


def _way(action: Act | Exec, effect: int) -> WayOut:
    return WayOut(action, EFFECTS[effect].bots, EFFECTS[effect].rover)


def ways_out(s: State, seat: int) -> list[WayOut]:
    """Movements that nothing can take away from the seat in this turn any more."""
    found: list[WayOut] = []
    if not s.own_turn(seat):
        return found
    control_center = ACTIONS[CONTROL_CENTER]
    if not s.main_done and s.side(seat) == control_center.side:
        found.append(_way(Act(CONTROL_CENTER), control_center.effect))
    if not s.exec_done:
        for number in _moving_execs():
            executive = EXECS[number]
            if executive.crystals <= s.depot[seat] and not s.ships[seat] >> executive.space & 1:
                found.append(_way(Exec(number), executive.effect))
    return found


def after(s: State, seat: int) -> list[WayOut]:
    """Ways out that are left when the movement that is asked for ends; the rest of its action might close them."""
    if any(type(frame) not in REST for frame in s.stacks[seat][:-1]):
        return []
    return ways_out(s, seat)


def parting(s: State, seat: int) -> list[Act | Exec]:
    """What can be chosen while two pieces stand on one hex."""
    hex_ = s.crowded(seat).bit_length() - 1
    return [way.action for way in ways_out(s, seat) if _parts(s, seat, hex_, way)]


def may_rest(s: State, seat: int, effect: Effect, ways: list[WayOut]) -> bool:
    """The movement may end although two pieces stand on one hex, or would stand there."""
    crowd = s.crowded(seat)
    hex_ = crowd.bit_length() - 1
    rover = s.rovers[seat]
    if not crowd or crowd & (crowd - 1) or s.bots[seat].count(hex_) + (rover == hex_) != 1:
        return False
    if effect.rover and rover >= 0 and s.tiles[rover] != NONE:  # its reward might close the way out
        return False
    if effect.as_rovers and any(s.tiles[bot] != NONE for bot in s.bots[seat]):
        return False
    return any(_parts(s, seat, hex_, way) for way in ways)


def _parts(s: State, seat: int, hex_: int, way: WayOut) -> bool:
    """It brings the own piece on this hex to one where it may stay, whatever tiles are worth by then."""
    if s.rovers[seat] == hex_:
        return bool(WITHIN[hex_][min(way.rover, MOST)] & ~s.pieces() & ~s.tile_mask())
    return bool(WITHIN[hex_][min(way.bots, MOST)] & ~s.pieces())
