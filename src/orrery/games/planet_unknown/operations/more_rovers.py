"""Rovers that join, and rovers that are put elsewhere (PU-14.6, PU-17.6)."""

from __future__ import annotations

from orrery.games.planet_unknown.components import PLANET_ONLY, Effect
from orrery.games.planet_unknown.frames import TeleportRover
from orrery.games.planet_unknown.operation import Operation
from orrery.games.planet_unknown.operations.rover_moves import rover
from orrery.games.planet_unknown.rules.tokens import teleports
from orrery.games.planet_unknown.state import Play, State


def gain_rover(play: Play, seat: int, effect: Effect, reason: str) -> None:
    """PU-14.6: joins the supply, to be put on the tile of this round."""
    p = play.s.seats[seat]
    p.supply += effect.count
    p.spare_rovers += effect.count


def teleport_rover(play: Play, seat: int, effect: Effect, reason: str) -> None:
    teleports.teleport_card(play, _question(seat, effect))


def can_teleport(s: State, seat: int, effect: Effect) -> bool:
    return bool(teleports.teleport_options(s, _question(seat, effect)))


def _question(seat: int, effect: Effect) -> TeleportRover:
    to_moon = effect.boards != PLANET_ONLY and effect.where == "any_square"
    return TeleportRover(seat, to_moon, effect.optional)


OPERATIONS = (
    Operation(op="gain_rover", begin=gain_rover),
    Operation(op="teleport_rover", begin=teleport_rover, possible=can_teleport, lacking=rover),
)
