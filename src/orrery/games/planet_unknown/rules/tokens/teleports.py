"""Rovers that jump: by a civ card or a technology (PU-7.19, PU-17.6)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from orrery.core.errors import Refusal, refusal
from orrery.core.frames import Skip
from orrery.games.planet_unknown.actions import Fly, Jump, Teleport
from orrery.games.planet_unknown.components import CIV, GROUNDS, NONE, SQUARES, Technology
from orrery.games.planet_unknown.events import RoverTeleported
from orrery.games.planet_unknown.frames import TeleportRover
from orrery.games.planet_unknown.grid import squares
from orrery.games.planet_unknown.rules.any_time import may_drive
from orrery.games.planet_unknown.rules.corporation.technologies import spend
from orrery.games.planet_unknown.rules.powers import working
from orrery.games.planet_unknown.rules.tokens.rovers import DRIVING_PHASES, arrive, closed, refuse_entry
from orrery.games.planet_unknown.state import Play, Seat, State
from orrery.games.planet_unknown.supermoon_events import RoverFlew


def teleport(play: Play, seat: int, start: int, end: int) -> None:
    arrive(play, seat, start, end, RoverTeleported(seat, SQUARES[start], SQUARES[end]))


def teleport_card(play: Play, f: TeleportRover) -> None:
    """PU-17.6: no effect without a rover."""
    if teleport_options(play.s, f):
        play.then(f.seat, f)


def teleport_options(s: State, f: TeleportRover) -> list[Teleport | Skip]:
    p = s.seats[f.seat]
    if not p.rovers:
        return []
    ends = squares(_reach(p, f) & ~closed(s, p))
    found: list[Teleport | Skip] = [Teleport(start, end) for start in squares(p.rovers) for end in ends]
    return [*found, Skip()] if found and f.optional else found


def _reach(p: Seat, f: TeleportRover) -> int:
    """The rover may come from the moon; whether it may go there the card says (SM-1.7)."""
    ground = GROUNDS[p.planet]
    return ground.grid if f.moon else ground.home


def refuse_teleport(s: State, f: TeleportRover, a: Teleport | Skip) -> Refusal | None:
    if isinstance(a, Skip):
        return None if f.optional else refusal("PU-17.6", "not_asked")
    if type(a) is not Teleport:
        return refusal("PU-17.6", "wrong_kind")
    p = s.seats[f.seat]
    refused = refuse_entry(s, p, a.start, a.end)
    if refused is None and not _reach(p, f) >> a.end & 1:
        return refusal("SM-1.7", "only_on_planet", square=SQUARES[a.end])
    return refused


def choose_teleport(play: Play, f: TeleportRover, a: Teleport | Skip) -> None:
    if not isinstance(a, Skip):
        teleport(play, f.seat, a.start, a.end)


def _civ_stations(p: Seat, start: int) -> int:
    """Republic 3: from one visible civ station to another."""
    stations = p.stations[CIV]
    return stations if stations >> start & 1 else 0


def _same_terrain(p: Seat, start: int) -> int:
    """Jump Drive B: within one terrain, both squares on tiles."""
    return next((mask for mask in p.terrain if mask >> start & 1), 0)


# Where a rover may be teleported by technology, by the start its data name.
JUMPS: Final[dict[str, Callable[[Seat, int], int]]] = {"civ_station": _civ_stations, "tile_square": _same_terrain}


def _jump_technology(p: Seat) -> Technology | None:
    return working(p, "teleport_rover")


def jump_options(s: State, seat: int) -> list[Jump]:
    p = s.seats[seat]
    if not p.rovers or not p.moves or s.phase not in DRIVING_PHASES or not may_drive(s, seat):
        return []
    technology = _jump_technology(p)
    if technology is None or p.moves < technology.effect.count:
        return []
    reach = JUMPS[technology.effect.what]
    shut = closed(s, p)
    return [Jump(start, end) for start in squares(p.rovers) for end in squares(reach(p, start) & ~shut)]


def refuse_jump(s: State, seat: int, a: Jump) -> Refusal | None:
    p = s.seats[seat]
    technology = _jump_technology(p) if p.corporation != NONE else None
    if technology is None:
        return refusal("PU-7.21", "no_teleport")
    if s.phase not in DRIVING_PHASES or not may_drive(s, seat):
        return refusal("PU-7.15", "no_driving_now")
    refused = refuse_entry(s, p, a.start, a.end)
    if refused is not None:
        return refused
    if p.moves < technology.effect.count:
        return refusal("PU-7.15", "no_moves_left")
    if not JUMPS[technology.effect.what](p, a.start) >> a.end & 1:
        return refusal("PU-7.19", "teleport_out_of_reach", start=SQUARES[a.start], end=SQUARES[a.end])
    return None


def jump(play: Play, seat: int, a: Jump) -> None:
    p = play.s.seats[seat]
    technology = _jump_technology(p)
    assert technology is not None
    p.moves -= technology.effect.count
    spend(play, seat, technology)
    teleport(play, seat, a.start, a.end)


# --- spaceship symbols of the shattered planet ----------------------------------------------------


def _bare_spaceships(p: Seat) -> int:
    """SM-8.5: a covered symbol is gone."""
    return GROUNDS[p.planet].spaceships & ~p.filled


def fly_options(s: State, seat: int) -> list[Fly]:
    p = s.seats[seat]
    if not p.moves or not p.rovers or not GROUNDS[p.planet].spaceships:
        return []
    if s.phase not in DRIVING_PHASES or not may_drive(s, seat):
        return []
    starts = p.rovers & _bare_spaceships(p)
    if not starts:
        return []
    ends = squares(GROUNDS[p.planet].grid & ~closed(s, p))
    return [Fly(start, end) for start in squares(starts) for end in ends]


def refuse_fly(s: State, seat: int, a: Fly) -> Refusal | None:
    p = s.seats[seat]
    if s.phase not in DRIVING_PHASES or not may_drive(s, seat):
        return refusal("PU-7.15", "no_driving_now")
    refused = refuse_entry(s, p, a.start, a.end)
    if refused is not None:
        return refused
    if not _bare_spaceships(p) >> a.start & 1:
        return refusal("SM-8.5", "no_spaceship", square=SQUARES[a.start])
    return None if p.moves else refusal("PU-7.15", "no_moves_left")


def fly(play: Play, seat: int, a: Fly) -> None:
    """SM-8.5: for one point to any square of any quarter or of the moon."""
    p = play.s.seats[seat]
    p.moves -= 1
    arrive(play, seat, a.start, a.end, RoverFlew(seat, SQUARES[a.start], SQUARES[a.end]))
