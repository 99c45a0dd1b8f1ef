"""Gains that wait on a seat's stack, for the evaluation of the bots; no rule depends on it.

With them a place can be judged as soon as the tile lies there.
"""

from __future__ import annotations

from typing import Any, Final

from orrery.core.frames import AnyOrder, May
from orrery.games.planet_unknown import frames as f
from orrery.games.planet_unknown import operation, track_worth
from orrery.games.planet_unknown.components import BIOMASS, CORPORATIONS, ENERGY, GROUNDS, WATER
from orrery.games.planet_unknown.pieces import piece
from orrery.games.planet_unknown.rules.placing.tile_stations import copies
from orrery.games.planet_unknown.state import Seat, State

TILE: Final = 2.5  # a tile that is still to be taken and laid


def promised(s: State, p: Seat, seat: int, table: track_worth.Tracks, rounds: float) -> float:
    """Gains that wait on the seat's stack."""
    medals = 0.0
    for frame in s.stacks[seat]:
        if type(frame) is AnyOrder:
            for item in frame.todo:
                medals += _gain(p, item, table, rounds)
        else:
            medals += _gain(p, frame, table, rounds)
    return medals


def _best_step(p: Seat, table: track_worth.Tracks) -> float:
    return max(table.step[marker][cell] for marker, cell in enumerate(p.markers))


def _gain(p: Seat, frame: Any, table: track_worth.Tracks, rounds: float) -> float:
    kind = type(frame)
    if kind is f.Station:
        return _station(p, frame, table)
    if kind is f.Step or kind is f.ChooseCell:
        return float(frame.left * table.step[frame.marker][p.markers[frame.marker]])
    if kind is f.ChooseCopy:
        return _copied(p, frame.n, frame.energy, table)
    if kind is f.ChooseBoost or kind is f.Boost:
        return _best_step(p, table)
    if kind is f.ChooseAdvance:
        return float(frame.left * frame.steps) * track_worth.BOOST
    if kind is f.GainPatch:
        return float(track_worth.PATCH * frame.left)
    if kind is f.PlacePatch:
        return track_worth.PATCH
    if kind is f.RoverMilestone or kind is f.ChooseRoverSquare:
        return track_worth.ROVERS * min(1.0, rounds / 8) if p.supply else 0.0
    if kind is f.TakeTile or kind is f.PlaceTile:
        return TILE
    if kind is f.Do:
        return operation.worth(frame.effect, rounds)
    if kind is May:
        return _gain(p, frame.frame, table, rounds)
    return 0.0


def _station(p: Seat, frame: f.Station, table: track_worth.Tracks) -> float:
    """What a station of a tile just laid will bring. PU-6.2 to PU-6.4"""
    terrain = frame.terrain
    if terrain == ENERGY:
        return _copied(p, frame.n, frame.energy, table)
    steps = 1
    feature = CORPORATIONS[p.corporation].feature
    if terrain == WATER:
        on_ice = (piece(*p.placed[frame.n]).sections[frame.which] & GROUNDS[p.planet].ice).bit_count()
        if not on_ice:
            return 0.0
        if feature == "winding_water":
            steps = on_ice
        elif p.techs & CORPORATIONS[p.corporation].bit.get("multiply_water_advance", 0):
            steps = 2
    elif feature == "expand_biomass" and terrain == BIOMASS and not frame.expanded:
        return 0.0
    return steps * table.step[terrain][p.markers[terrain]]


def _copied(p: Seat, n: int, energy: bool, table: track_worth.Tracks) -> float:
    return max((table.step[terrain][p.markers[terrain]] for terrain in copies(p, n, energy)), default=0.0)
