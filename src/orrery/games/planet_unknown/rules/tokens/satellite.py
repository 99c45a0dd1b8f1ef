"""The satellite of a moon (SM-3): it goes on by the squares covered, and burns a row or a column of the moon."""

from __future__ import annotations

from typing import TypedDict

from orrery.core.errors import Refusal, refusal
from orrery.core.field_types import Place, Spot
from orrery.games.planet_unknown.actions import Fire
from orrery.games.planet_unknown.components import FIRST_MOON_LINE, GROUNDS, LINES, MOONS, SQUARES
from orrery.games.planet_unknown.components.moons import Moon
from orrery.games.planet_unknown.frames import Aim, Orbit
from orrery.games.planet_unknown.grid import squares
from orrery.games.planet_unknown.rules.tokens.rovers import destroy_rover
from orrery.games.planet_unknown.rules.veil import tell
from orrery.games.planet_unknown.state import Play, Seat, State
from orrery.games.planet_unknown.supermoon_events import Beam, LaserFired, Passing, SatelliteMoved


def moon_of(p: Seat) -> Moon:
    return MOONS[GROUNDS[p.planet].moon]


def covered_there(p: Seat, mask: int) -> int:
    """How many squares of the moon a piece covers. SM-3.1"""
    return (mask & GROUNDS[p.planet].moon_squares).bit_count()


def orbit(play: Play, f: Orbit) -> None:
    """SM-3.1, SM-3.3: clockwise, and the shot is obligatory. Points passed on the way do nothing. SM-3.6"""
    p = play.s.seats[f.seat]
    moon = moon_of(p)
    start = p.extras.satellite
    end = (start + f.points) % len(moon.orbit)
    p.extras = p.extras._replace(satellite=end)
    if play.out is not None:
        tell(play, SatelliteMoved(f.seat, start, end, f.points, beams_from(p, end)))
    lines = moon.orbit[end].lines
    if len(lines) == 1:
        fire(play, f.seat, lines[0])
    else:
        play.then(f.seat, Aim(f.seat))


def aim_options(s: State, f: Aim) -> list[Fire]:
    """SM-3.2: on a two-way point row or column."""
    p = s.seats[f.seat]
    return [Fire(line) for line in moon_of(p).orbit[p.extras.satellite].lines]


class Shot(TypedDict):
    """What a shot along this line would destroy."""

    line: Place
    meteorites: list[Spot]
    rovers: list[Spot]


class AimParams(TypedDict):
    shots: list[Shot]


def aim_params(s: State, f: Aim) -> AimParams:
    p = s.seats[f.seat]
    return {
        "shots": [
            {"line": beam.line, "meteorites": list(beam.meteorites), "rovers": list(beam.rovers)}
            for beam in beams_from(p, p.extras.satellite)
        ]
    }


def passing(p: Seat, points: int, covered: int) -> Passing:
    """How it goes on for a tile just laid: rovers under it are crushed before the shot (PU-5.1)."""
    start = p.extras.satellite
    end = (start + points) % len(moon_of(p).orbit)
    return Passing(points, start, end, beams_from(p, end, crushed=covered))


def beams_from(p: Seat, point: int, crushed: int = 0) -> tuple[Beam, ...]:
    """What could be shot from a point of the orbit, as things lie now; rovers on `crushed` squares are lost already."""
    moon = moon_of(p)
    rovers, rocks = p.rovers & ~crushed, p.meteorites | p.cargo & ~crushed
    return tuple(
        Beam(LINES[FIRST_MOON_LINE + line], _names(moon.lines[line] & rocks), _names(moon.lines[line] & rovers))
        for line in moon.orbit[point].lines
    )


def _names(mask: int) -> tuple[str, ...]:
    return tuple(SQUARES[square] for square in squares(mask))


def refuse_aim(s: State, f: Aim, a: Fire) -> Refusal | None:
    if type(a) is not Fire:
        return refusal("SM-3.2", "wrong_kind")
    return None if a in aim_options(s, f) else refusal("SM-3.2", "no_such_beam")


def aim(play: Play, f: Aim, a: Fire) -> None:
    fire(play, f.seat, a.line)


def fire(play: Play, seat: int, line: int) -> None:
    """SM-3.3 to SM-3.5: nothing is collected, and a carried meteorite goes with its rover."""
    p = play.s.seats[seat]
    mask = moon_of(p).lines[line]
    rocks, rovers = mask & (p.meteorites | p.cargo), mask & p.rovers
    p.meteorites &= ~mask
    if play.out is not None:
        tell(play, LaserFired(seat, LINES[FIRST_MOON_LINE + line], _names(rocks), _names(rovers)))
    for square in squares(rovers):
        destroy_rover(play, seat, square, "laser")
