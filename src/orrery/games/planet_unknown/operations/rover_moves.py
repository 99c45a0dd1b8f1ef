"""Movement points for rovers (PU-7.15, PU-15.8, SM-10.6)."""

from __future__ import annotations

from orrery.games.planet_unknown.components import CORPORATIONS, ROVER, Effect
from orrery.games.planet_unknown.operation import Lacking, Operation
from orrery.games.planet_unknown.rules.planet.tile_places import restriction
from orrery.games.planet_unknown.rules.tokens import rovers
from orrery.games.planet_unknown.state import Play, State
from orrery.games.planet_unknown.track_worth import MOVE


def rover_move(play: Play, seat: int, effect: Effect, reason: str) -> None:
    if effect.where == "off_planet" and not rovers.any_off_the_planet(play.s.seats[seat]):  # SM-10.6
        return
    rovers.gain_moves(play, seat, effect.count, reason)


def points_are_given(s: State, seat: int, effect: Effect) -> bool:
    return restriction(s)[0] != "no_rover_points"


def rover(s: State, seat: int, effect: Effect) -> Lacking | None:
    return None if s.seats[seat].rovers else "rover"


def rover_move_per_rover(play: Play, seat: int, effect: Effect, reason: str) -> None:
    points = effect.count * rovers.moves_per_rover(play.s.seats[seat], effect.where)
    if points:
        rovers.gain_moves(play, seat, points, reason)


def rover_move_from_marker(play: Play, seat: int, effect: Effect, reason: str) -> None:
    """Republic 1: the number in the rover marker's present cell."""
    p = play.s.seats[seat]
    for bonus in CORPORATIONS[p.corporation].cells[p.markers[ROVER]].bonus:
        if bonus.op == "rover_move":
            rovers.gain_moves(play, seat, bonus.count, reason)


OPERATIONS = (
    Operation(
        op="rover_move",
        begin=rover_move,
        possible=points_are_given,
        lacking=rover,
        item=lambda effect: f"moves:{effect.count}",
        worth=lambda effect, rounds: MOVE * effect.count,
    ),
    Operation(op="rover_move_per_rover", begin=rover_move_per_rover, lacking=rover),
    Operation(op="rover_move_from_marker", begin=rover_move_from_marker),
)
