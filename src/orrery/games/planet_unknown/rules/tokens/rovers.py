"""Rovers: movement points, driving, and what they pick up (PU-7.14 to PU-7.20, PU-15.4)."""

from __future__ import annotations

from typing import Final

from orrery.core.errors import Refusal, refusal
from orrery.core.frames import May
from orrery.games.planet_unknown.actions import Drive, PutRover
from orrery.games.planet_unknown.components import CORPORATIONS, GROUNDS, NONE, ROVER, SQUARES, TERRAINS, WATER
from orrery.games.planet_unknown.events import (
    MeteoriteCollected,
    MeteoriteDestroyed,
    MeteoriteLoaded,
    MovesGained,
    RoverDestroyed,
    RoverLoss,
    RoverMoved,
    RoverPut,
)
from orrery.games.planet_unknown.frames import (
    TRACK,
    ChooseRoverSquare,
    DestroyCargo,
    Pause,
    RoverMilestone,
    StillFits,
    UseTech,
)
from orrery.games.planet_unknown.grid import AREA, DIAGONAL, STRAIGHT, WIDTH, mask_of, squares
from orrery.games.planet_unknown.pieces import piece
from orrery.games.planet_unknown.rules.any_time import may_drive
from orrery.games.planet_unknown.rules.cards.maintenance import COLLECTED, pay
from orrery.games.planet_unknown.rules.corporation.technologies import ready, spend
from orrery.games.planet_unknown.rules.corporation.tracks import track
from orrery.games.planet_unknown.rules.planet.tile_places import energy_squares, restriction, visible
from orrery.games.planet_unknown.rules.powers import has_power, working
from orrery.games.planet_unknown.rules.tokens.lifepods import collect_lifepod
from orrery.games.planet_unknown.rules.veil import tell
from orrery.games.planet_unknown.state import CARDS, FINAL, TURNS, Play, Seat, State
from orrery.games.planet_unknown.state import CIV as CIV_PHASE

DRIVING_PHASES: Final = (TURNS, CIV_PHASE, FINAL)  # PU-7.15, PU-17.3; FINAL: points of Republic 5's cards (PU-10.9)
DRIVES: Final = tuple(  # answers made once
    {end: Drive(start, end) for end in (*STRAIGHT[start], *DIAGONAL[start])} for start in range(AREA)
)


# --- movement points ------------------------------------------------------------------------------


def gain_moves(play: Play, seat: int, points: int, reason: str) -> None:
    """PU-7.15; numbers of the rover track may be raised (PU-6.8)."""
    s = play.s
    if s.phase == CARDS:
        return  # PU-10.2: no use any more
    if restriction(s)[0] == "no_rover_points":
        return  # SM-11.5
    p = s.seats[seat]
    if reason == TRACK:
        points += _raise(p)
    p.moves += points
    p.gained += points
    tell(play, MovesGained(seat, points, reason))


def _raise(p: Seat) -> int:
    """Universal 3, Makeshift 2 (with more than one marker on the track), Flux 3 on the rover track."""
    technology = working(p, "add_rover_move")
    if technology is not None:
        effect = technology.effect
        if not effect.what or sum(track(cell) == ROVER for cell in p.markers) > 1:
            return effect.count
    return 1 if has_power(p, "upgrade_flux_track") and p.flux == ROVER else 0


# --- where a rover may go -------------------------------------------------------------------------


def closed(s: State, p: Seat) -> int:
    """Squares no rover may enter: off the grid (PU-16.8), with a rover, toxic (PU-16.7), or closed by the event."""
    planet = GROUNDS[p.planet]
    shut = ~planet.grid | p.rovers | planet.toxic & ~p.filled
    kind, terrain = restriction(s)
    if kind == "rovers_not_onto":
        shut |= visible(p, terrain)
    elif kind == "rovers_not_onto_bare":  # SM-11.5
        shut |= ~p.filled
    return shut


def cost_of(p: Seat, square: int) -> int:
    """Cosmos 4: onto energy squares for nothing, once a point was gained this round (PU-15.2)."""
    if p.gained and has_power(p, "free_moves_onto") and energy_squares(p) >> square & 1:
        return 0
    return 1


def steps_from(p: Seat, start: int) -> list[int]:
    """Squares next to a rover, on its board, that it could step to if they are open. PU-7.17, PU-16.11, SM-5.1"""
    planet = GROUNDS[p.planet]
    found = [end for end in STRAIGHT[start] if (start, end) not in planet.chasm]
    if has_power(p, "diagonal_moves"):
        found += [end for end in DIAGONAL[start] if _diagonal(p, start, end)]
    return found


def _diagonal(p: Seat, start: int, end: int) -> bool:
    """Across the chasm only at the two given corners."""
    planet = GROUNDS[p.planet]
    left, _ = planet.sides
    if not left:
        return True
    same = (left >> start & 1) == (left >> end & 1)
    return same or (start, end) in planet.crossings


def drive_options(s: State, seat: int) -> list[Drive]:
    p = s.seats[seat]
    if not p.rovers or not p.gained or s.phase not in DRIVING_PHASES or not may_drive(s, seat):
        return []
    free = not p.moves
    if free and not has_power(p, "free_moves_onto"):
        return []
    shut = closed(s, p)
    return [
        DRIVES[start][end]
        for start in squares(p.rovers)
        for end in steps_from(p, start)
        if not shut >> end & 1 and (not free or not cost_of(p, end))
    ]


def refuse_drive(s: State, seat: int, a: Drive) -> Refusal | None:
    p = s.seats[seat]
    if s.phase not in DRIVING_PHASES or not may_drive(s, seat):
        return refusal("PU-7.15", "no_driving_now")
    refused = refuse_entry(s, p, a.start, a.end)
    if refused is not None:
        return refused
    if a.end not in steps_from(p, a.start):
        if a.end in STRAIGHT[a.start] or (a.end in DIAGONAL[a.start] and has_power(p, "diagonal_moves")):
            return refusal("PU-16.11", "rover_chasm")
        if _out_of_reach(p, a.start, a.end):
            return refusal("PU-7.17", "too_far", start=SQUARES[a.start], end=SQUARES[a.end], moves=p.moves)
        return refusal("PU-7.17", "not_next", start=SQUARES[a.start], end=SQUARES[a.end])
    if p.moves < cost_of(p, a.end):
        return refusal("PU-7.15", "no_moves_left")
    return None


def _out_of_reach(p: Seat, start: int, end: int) -> bool:
    """More steps away than there are points, whatever way it takes; steps that cost nothing have no such end."""
    if not p.moves or has_power(p, "free_moves_onto"):
        return False
    across, down = abs(start % WIDTH - end % WIDTH), abs(start // WIDTH - end // WIDTH)
    return (max(across, down) if has_power(p, "diagonal_moves") else across + down) > p.moves


def refuse_entry(s: State, p: Seat, start: int, end: int) -> Refusal | None:
    """PU-7.17, PU-7.19: which squares a rover may come to."""
    if p.planet == NONE or not p.rovers >> start & 1:
        return refusal("PU-7.17", "no_rover_there", square=SQUARES[start])
    planet = GROUNDS[p.planet]
    if not planet.grid >> end & 1:
        return refusal("PU-7.17", "off_grid", square=SQUARES[end])
    if p.rovers >> end & 1:
        return refusal("PU-7.17", "rover_there", square=SQUARES[end])
    if (planet.toxic & ~p.filled) >> end & 1:
        return refusal("PU-16.7", "toxic", square=SQUARES[end])
    kind, terrain = restriction(s)
    if kind == "rovers_not_onto" and visible(p, terrain) >> end & 1:
        return refusal("PU-12.3", "rover_event", terrain=TERRAINS[terrain])
    if kind == "rovers_not_onto_bare" and not p.filled >> end & 1:
        return refusal("SM-11.5", "rover_event_bare")
    return None


def drive(play: Play, seat: int, a: Drive) -> None:
    p = play.s.seats[seat]
    cost = cost_of(p, a.end)
    p.moves -= cost
    arrive(play, seat, a.start, a.end, RoverMoved(seat, SQUARES[a.start], SQUARES[a.end], cost))


def arrive(play: Play, seat: int, start: int, end: int, told: object) -> None:
    """The rover stands on another square; `told` is how it came there."""
    p = play.s.seats[seat]
    p.rovers = p.rovers & ~(1 << start) | 1 << end
    if CORPORATIONS[p.corporation].ring or p.cargo >> start & 1:
        play.then(seat, StillFits(seat))  # below what follows: a meteorite may be destroyed on arrival
    if p.cargo >> start & 1:
        p.cargo = p.cargo & ~(1 << start) | 1 << end
    tell(play, told)
    if p.lifepods >> end & 1:  # PU-7.18
        collect_lifepod(play, seat, end)
    meet_meteorite(play, seat, end, entered=True)


# --- meteorites -----------------------------------------------------------------------------------


def meet_meteorite(play: Play, seat: int, square: int, entered: bool) -> None:
    """A rover shares its square with what lies there: PU-7.18, SM-5.3, Horizon PU-15.4."""
    p = play.s.seats[seat]
    if CORPORATIONS[p.corporation].feature != "carry_meteorites":
        if p.meteorites >> square & 1:
            collect_meteorite(play, seat, square)
        return
    bit = 1 << square
    for _ in range(2):  # a freed rover may load and deliver a second one
        if p.meteorites & bit and not p.cargo & bit:
            p.meteorites &= ~bit
            p.cargo |= bit
            tell(play, MeteoriteLoaded(seat, SQUARES[square]))
        if not (p.cargo & bit and p.stations[ROVER] & bit):
            break
        p.cargo &= ~bit
        _collected(play, seat, square)
    technology = working(p, "destroy")
    if entered and p.cargo & bit and technology is not None and visible(p, WATER) & bit:
        play.then(seat, May(seat, DestroyCargo(seat, square), "PU-15.4"))


def collect_meteorite(play: Play, seat: int, square: int) -> None:
    p = play.s.seats[seat]
    p.meteorites &= ~(1 << square)
    _collected(play, seat, square)


def _collected(play: Play, seat: int, square: int) -> None:
    p = play.s.seats[seat]
    p.rocks += 1
    tell(play, MeteoriteCollected(seat, SQUARES[square]))
    for technology in CORPORATIONS[p.corporation].by_when.get("on_meteorite_collected", ()):
        if ready(p, technology):
            play.then(seat, May(seat, UseTech(seat, technology.index), "PU-15.4"))
    pay(play, seat, COLLECTED)


def destroy_cargo(play: Play, f: DestroyCargo) -> None:
    """Horizon 4"""
    p = play.s.seats[f.seat]
    technology = working(p, "destroy")
    if technology is not None and p.cargo >> f.square & 1:
        spend(play, f.seat, technology)
        p.cargo &= ~(1 << f.square)
        tell(play, MeteoriteDestroyed(f.seat, SQUARES[f.square]))
        meet_meteorite(play, f.seat, f.square, entered=False)


# --- new rovers, lost rovers ----------------------------------------------------------------------


def rover_milestone(play: Play, f: RoverMilestone) -> None:
    """PU-7.14: on a square without a rover of the station tile just placed."""
    s = play.s
    p = s.seats[f.seat]
    if s.phase == CARDS or not p.supply:
        return
    if not p.placed:
        p.owed_rovers += 1
        return
    found = rover_squares(p)
    if len(found) > 1:
        play.then(f.seat, ChooseRoverSquare(f.seat, f.spare))
    elif p.rovers & piece(*p.placed[-1]).squares and not f.waited:
        play.then(f.seat, Pause(f.seat, f._replace(waited=True)))  # PU-7.15: a rover may leave its square for it
    elif found:
        put_rover(play, ChooseRoverSquare(f.seat, f.spare), PutRover(found[0]))


def rover_squares(p: Seat) -> list[int]:
    """Of the tile placed last, on any board (SM-5.2); what a patch covers is no more a square of it (PU-1.6)."""
    return squares(piece(*p.placed[-1]).squares & ~p.rovers & ~mask_of(p.patches))


def rover_options(s: State, f: ChooseRoverSquare) -> list[PutRover]:
    return [PutRover(square) for square in rover_squares(s.seats[f.seat])]


def refuse_rover(s: State, f: ChooseRoverSquare, a: PutRover) -> Refusal | None:
    if type(a) is not PutRover:
        return refusal("PU-7.14", "wrong_kind")
    p = s.seats[f.seat]
    if a.square in p.patches or not piece(*p.placed[-1]).squares >> a.square & 1:
        return refusal("PU-7.14", "not_on_tile", square=SQUARES[a.square])
    if p.rovers >> a.square & 1:
        return refusal("PU-7.14", "rover_there", square=SQUARES[a.square])
    return None


def put_rover(play: Play, f: ChooseRoverSquare, a: PutRover) -> None:
    p = play.s.seats[f.seat]
    p.supply -= 1
    p.spare_rovers = min(p.spare_rovers - f.spare, p.supply)
    p.rovers |= 1 << a.square
    tell(play, RoverPut(f.seat, SQUARES[a.square]))
    meet_meteorite(play, f.seat, a.square, entered=False)


def destroy_rover(play: Play, seat: int, square: int, reason: RoverLoss) -> None:
    """PU-7.20; what it carries goes with it (PU-5.1)."""
    p = play.s.seats[seat]
    bit = 1 << square
    p.rovers &= ~bit
    p.rovers_lost += 1
    tell(play, RoverDestroyed(seat, SQUARES[square], reason))
    if p.cargo & bit:
        p.cargo &= ~bit
        tell(play, MeteoriteDestroyed(seat, SQUARES[square]))


def any_off_the_planet(p: Seat) -> bool:
    """SM-10.6: on the moon, or not placed yet; destroyed rovers do not count."""
    return bool(p.supply or p.rovers & ~GROUNDS[p.planet].home)


# --- start of a round -----------------------------------------------------------------------------


def moves_per_rover(p: Seat, where: str) -> int:
    """PU-3.3: rovers that meet the condition when the round starts."""
    if where == "carrying":
        return p.cargo.bit_count()
    if where == "edge":  # Quantum 3, of every board (SM-1.8)
        return (p.rovers & GROUNDS[p.planet].rim).bit_count()
    terrain = p.flux if where == "flux" else WATER
    return (p.rovers & p.terrain[terrain]).bit_count()
