"""Where bots and rovers may go, and where their movement may end. OM-8.2, OM-8.5, OM-8.21"""

from __future__ import annotations

from orrery.games.on_mars import frames as f
from orrery.games.on_mars.components import CENTRE, EFFECTS, NONE
from orrery.games.on_mars.hexes import MOST, NEAR, NEIGHBOURS, WITHIN, each
from orrery.games.on_mars.rules import map_tiles, pieces, sharing
from orrery.games.on_mars.rules.sharing import WayOut
from orrery.games.on_mars.state import State


def position(s: State, seat: int) -> int:
    """A rover off the map stands on the starting mine. OM-3.6"""
    return s.rovers[seat] if s.rovers[seat] >= 0 else CENTRE


def occupied(s: State, seat: int) -> int:
    """Hexes where the seat's rover can't stop: every piece but itself. OM-8.2"""
    rover = s.rovers[seat]
    s.rovers[seat] = NONE
    try:
        return s.pieces()
    finally:
        s.rovers[seat] = rover


def may_stop(s: State, seat: int, hex_: int, taken: int) -> bool:
    """OM-8.21: no second piece, and no tile the rover could not take."""
    if taken >> hex_ & 1:
        return False
    return s.tiles[hex_] == NONE or map_tiles.takeable(s, seat, hex_, rover=True)


def can_finish(s: State, seat: int, hex_: int, points: int, taken: int) -> bool:
    """From here the rover can still come to a legal stop."""
    if s.tiles[hex_] == NONE and not taken >> hex_ & 1:  # nearly always
        return True
    there = each(WITHIN[hex_][min(points, MOST)] & ~taken)
    for at in there:
        if s.tiles[at] == NONE:
            return True
    return any(map_tiles.takeable(s, seat, at, rover=True) for at in there)


def rover_ok(s: State, frame: f.Move) -> bool:
    """The movement may end with the rover where it is."""
    if not frame.rolled or s.rovers[frame.seat] < 0:
        return True
    return may_stop(s, frame.seat, s.rovers[frame.seat], occupied(s, frame.seat))


def stuck(s: State, frame: f.Move) -> int:
    """Hexes whose own pieces go on first, because they stand there with others. A rover on its way passes. OM-8.2"""
    crowd = s.crowded(frame.seat)
    if crowd and frame.rolled:
        rover = s.rovers[frame.seat]
        s.rovers[frame.seat] = NONE
        crowd = s.crowded(frame.seat)
        s.rovers[frame.seat] = rover
    return crowd


def may_end(s: State, frame: f.Move, ways: list[WayOut]) -> bool:
    if s.crowded(frame.seat):
        return sharing.may_rest(s, frame.seat, EFFECTS[frame.effect], ways)
    return rover_ok(s, frame)


def rover_steps(s: State, frame: f.Move, crowd: int, ways: list[WayOut]) -> list[int]:
    if not frame.rover:
        return []
    seat = frame.seat
    at, rover = position(s, seat), s.rovers[seat]
    if crowd and (frame.rolled or rover < 0 or not crowd >> rover & 1):
        return []
    taken = occupied(s, seat)
    found = []
    for to in NEIGHBOURS[at]:
        if can_finish(s, seat, to, frame.rover - 1, taken):
            found.append(to)
        elif ways and taken >> to & 1:
            s.rovers[seat] = to
            if sharing.may_rest(s, seat, EFFECTS[frame.effect], ways):
                found.append(to)
            s.rovers[seat] = rover
    return found


def bot_ends(s: State, frame: f.Move, start: int, crowd: int, ways: list[WayOut]) -> int:
    """Where a bot may go: without a rule of its own on the way it goes straight to a hex without piece. OM-8.2"""
    if not frame.bots or (crowd and not crowd >> start & 1):
        return 0
    pieces_ = s.pieces()
    if EFFECTS[frame.effect].as_rovers:  # step by step, for what lies on the way counts; OM-15.8
        found = 0
        reach = NEAR[start]
        others = pieces_ if crowd else pieces_ & ~(1 << start)
        for to in NEIGHBOURS[start]:
            if WITHIN[to][min(frame.bots - 1, MOST)] & ~others:
                found |= 1 << to
    else:
        reach = WITHIN[start][min(frame.bots, MOST)]
        found = reach & ~pieces_
    if frame.rolled and (s.tiles[s.rovers[frame.seat]] != NONE or not rover_ok(s, frame)):
        for to in each(found):
            if not _lets_rover_stop(s, frame, start, to):
                found &= ~(1 << to)
    if ways:
        for to in each(reach & pieces_ & ~found & ~(1 << start)):
            if _lets_bot_rest(s, frame, start, to, ways):
                found |= 1 << to
    return found


def _lets_rover_stop(s: State, frame: f.Move, start: int, end: int) -> bool:
    """A bot may neither take the rover's last way out nor make the tile under it useless. OM-8.21"""
    bots = s.bots[frame.seat]
    pieces.move_bot(s, frame.seat, start, end)
    try:
        return can_finish(s, frame.seat, s.rovers[frame.seat], frame.rover, occupied(s, frame.seat))
    finally:
        s.bots[frame.seat] = bots


def _lets_bot_rest(s: State, frame: f.Move, start: int, end: int, ways: list[WayOut]) -> bool:
    bots = s.bots[frame.seat]
    pieces.move_bot(s, frame.seat, start, end)
    try:
        return sharing.may_rest(s, frame.seat, EFFECTS[frame.effect], ways)
    finally:
        s.bots[frame.seat] = bots
