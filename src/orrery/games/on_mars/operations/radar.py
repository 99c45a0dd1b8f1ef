"""The tile under the Radar. OM-15.7"""

from __future__ import annotations

from typing import Any, Final

from orrery.core.engine import Ask
from orrery.core.errors import Refusal, refusal
from orrery.games.on_mars import frames as f
from orrery.games.on_mars.actions import SetRadar
from orrery.games.on_mars.components import BP_IDS, DISC_IDS, DISCOVERIES, EFFECTS, NONE, Effect
from orrery.games.on_mars.events import RadarSet
from orrery.games.on_mars.operation import Operation
from orrery.games.on_mars.outlook.promise import TILE
from orrery.games.on_mars.rules import possible, travel
from orrery.games.on_mars.state import Play, State

RADAR_CARD: Final = BP_IDS.index("bp_radar")


def has_use(s: State, seat: int, effect: Effect) -> bool:
    tiles = [s.radar] if s.radar != NONE else [tile for tile in s.explored if tile != NONE]
    return any(possible.possible(s, seat, EFFECTS[DISCOVERIES[tile].effect]) for tile in tiles)


def begin(play: Play, frame: f.Do, effect: Effect) -> None:
    s = play.s
    if s.radar != NONE:
        play.then(frame.seat, f.Do(frame.seat, DISCOVERIES[s.radar].effect, True))
    elif possible.possible(s, frame.seat, effect):
        play.then(frame.seat, f.Radar(frame.seat))


def options(s: State, frame: f.Radar) -> list[SetRadar]:
    return [
        SetRadar(which)
        for which, tile in enumerate(s.explored)
        if tile != NONE and possible.possible(s, frame.seat, EFFECTS[DISCOVERIES[tile].effect])
    ]


def refuse(s: State, frame: f.Radar, action: Any) -> Refusal | None:
    if type(action) is not SetRadar:
        return refusal("OM-15.7", "not_asked")
    if s.explored[action.which] == NONE:
        return refusal("OM-15.7", "no_tile_there")
    return None if action in options(s, frame) else refusal("OM-15.15", "nothing_to_do")


def take(play: Play, frame: f.Radar, action: SetRadar) -> None:
    s = play.s
    s.radar = travel.take_find(play, action.which)
    if play.out is not None:
        play.emit(RadarSet(BP_IDS[RADAR_CARD], DISC_IDS[s.radar]))
    play.then(frame.seat, f.Do(frame.seat, DISCOVERIES[s.radar].effect, True))


OPERATION = Operation(
    op="radar",
    words=("radar",),
    possible=has_use,
    begin=begin,
    handlers={f.Radar: Ask("radar", "OM-15.7", options, refuse, take)},
    worth={f.Radar: lambda look, frame: TILE},
)
