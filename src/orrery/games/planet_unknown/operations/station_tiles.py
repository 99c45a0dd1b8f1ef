"""Tiles of the space station: one more to place, a turn of the station, stacks that are emptied (PU-14.4, PU-17.4)."""

from __future__ import annotations

from orrery.games.planet_unknown.components import Effect
from orrery.games.planet_unknown.frames import ChooseSector, ScrapStack, TakeTile
from orrery.games.planet_unknown.operation import Operation
from orrery.games.planet_unknown.rules import space_station
from orrery.games.planet_unknown.rules.turns import turn
from orrery.games.planet_unknown.state import Play


def place_extra_tile(play: Play, seat: int, effect: Effect, reason: str) -> None:
    """PU-17.4; if it cannot be placed, that does not end the game (PU-9.3)."""
    turn.offer_extra(play, TakeTile(seat, True, bool(effect.count), effect.what == "one", effect.optional))


def rotate_station(play: Play, seat: int, effect: Effect, reason: str) -> None:
    play.then(seat, ChooseSector(seat))


def empty_compartment(play: Play, seat: int, effect: Effect, reason: str) -> None:
    space_station.scrap_stack(play, ScrapStack(seat))


def remove_depot_tops(play: Play, seat: int, effect: Effect, reason: str) -> None:
    space_station.remove_tops(play, seat)


OPERATIONS = (
    Operation(op="place_extra_tile", begin=place_extra_tile),
    Operation(op="rotate_station", begin=rotate_station),
    Operation(op="empty_compartment", begin=empty_compartment),
    Operation(op="remove_depot_tops", begin=remove_depot_tops),
)
