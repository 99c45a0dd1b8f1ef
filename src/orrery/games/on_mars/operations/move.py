"""Bots and the rover move. OM-8.1 to OM-8.5, OM-15.8, OM-15.9"""

from __future__ import annotations

from orrery.core.data_files import Entry, expect
from orrery.core.engine import Ask
from orrery.games.on_mars import frames as f
from orrery.games.on_mars.components import BEST_ROVER, BY_COLONIST, TECH_ROVER, Effect
from orrery.games.on_mars.operation import Automaton, Operation
from orrery.games.on_mars.outlook.look import Look
from orrery.games.on_mars.outlook.promise import BOT, TILE
from orrery.games.on_mars.prefilter import ways
from orrery.games.on_mars.rules import laboratory, movement, possible, prompts
from orrery.games.on_mars.rules.lacerda import building
from orrery.games.on_mars.state import Play, State


def read(effect: Effect, raw: Entry, where: str) -> Effect:
    points = raw.get("rover_points", 0)
    rover = BEST_ROVER if points == "highest_rover_tech_in_play" else int(points)
    bots = int(raw.get("bot_points", 0))
    expect(bool(bots or rover), f"{where}: points are for movement, and movement needs points")
    return effect._replace(bots=bots, rover=rover, as_rovers=bool(raw.get("bots_act_as_rovers", False)))


def can_move(s: State, seat: int, effect: Effect) -> bool:
    if effect.bots and s.bots[seat]:
        return True
    if effect.rover != BEST_ROVER:
        return effect.rover > 0
    if laboratory.owners(s, TECH_ROVER):
        return True
    return effect.boost == BY_COLONIST and s.boosters(seat) > 0


def begin(play: Play, frame: f.Do, effect: Effect) -> None:
    if possible.possible(play.s, frame.seat, effect):
        movement.begin(play, frame)


def worth(look: Look, frame: f.Move) -> float:
    return BOT * min(2, frame.bots) * look.young


OPERATION = Operation(
    op="move",
    words=("move",),
    keys=("bot_points", "rover_points", "bots_act_as_rovers", "tech", "boost"),
    read=read,
    possible=can_move,
    begin=begin,
    handlers={
        f.Move: Ask("move", "OM-8.1", movement.options, movement.refuse, movement.take, params=prompts.move),
        f.EndMove: movement.end,
        f.TakeTile: Ask(
            "tile", "OM-8.5", movement.tile_options, movement.refuse_tile, movement.take_tile, params=prompts.tile
        ),
    },
    automaton=Automaton(
        lambda s, effect: effect.bots > 0, lambda play, stack, effect: building.move_icon(play, effect.bots)
    ),
    worth={f.Move: worth, f.TakeTile: lambda look, frame: TILE},
    shortlist={f.Move: ways},
)
