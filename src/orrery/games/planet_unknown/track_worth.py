"""What a place on a track is worth with so many rounds to come: tables for the evaluation (no rule depends on them).

A marker goes on by about as much as markers did in games between bots, give or take: the worth of a cell is what it
scores in the end on average, and what the bonuses on the way bring.
"""

from __future__ import annotations

from math import exp
from typing import Final, NamedTuple

from orrery.games.planet_unknown import operation
from orrery.games.planet_unknown.components import (
    BIOMASS,
    CELLS,
    CORPORATIONS,
    ROWS,
    TRACKS,
    WATER,
    Corporation,
)

LONGEST: Final = 26  # rounds: no table looks further
PACE: Final = (0.6, 0.5, 0.42, 0.42, 0.32)  # steps a marker makes in a round
PATH_PACE: Final = 0.75  # water of Oasis: a step for every square on ice
DOUBLE_PACE: Final = 0.18  # biomass of Wormhole
BOOST: Final = 0.65  # any marker one step
CIV_CARD: Final = (0.0, 1.5, 2.0, 2.5, 3.5)  # by level
PATCH: Final = 1.2
MOVE: Final = 0.14
ROVERS: Final = 1.1
TECHNOLOGY: Final = 1.2  # with a whole game to come
WHOLE_GAME: Final = 22.0
LATER: Final = 0.45  # bonuses to come, not gained yet

Table = tuple[tuple[float, ...], ...]


class Tracks(NamedTuple):
    """By marker and cell: what it will score and bring, and what one step up changes, its bonus included."""

    worth: Table
    step: Table


_tables: list[list[Tracks | None]] = [[None] * (LONGEST + 1) for _ in CORPORATIONS]


def tracks(corporation: int, rounds: int) -> Tracks:
    """The tables of a corporation, made when they are first asked for."""
    found = _tables[corporation][rounds]
    if found is None:
        found = _tables[corporation][rounds] = _made(corporation, rounds)
    return found


def _made(corporation: int, rounds: int) -> Tracks:
    board = CORPORATIONS[corporation]
    worth, step = [], []
    for marker in range(len(TRACKS)):
        w, g = [0.0] * len(CELLS), [0.0] * len(CELLS)
        for way, medals, pace in _ways(board, marker):
            _fill(board, way, medals, pace, rounds, w, g)
        worth.append(tuple(w))
        step.append(tuple(g))
    return Tracks(tuple(worth), tuple(step))


def _ways(board: Corporation, marker: int) -> list[tuple[tuple[int, ...], list[int], float]]:
    """The ways a marker may go: cells in order, medals printed there, steps in a round."""
    if marker == WATER and board.path:
        return [(board.path, list(board.path_medals), PATH_PACE)]
    if marker == BIOMASS and board.steps:
        return [(board.steps, [board.cells[cell].medal for cell in board.steps], DOUBLE_PACE)]
    found = []
    for track in range(len(TRACKS)) if board.feature == "diagonal_markers" else (marker,):
        way = tuple(range(track * ROWS, track * ROWS + ROWS))
        found.append((way, [board.cells[cell].medal for cell in way], PACE[track]))
    return found


def _fill(
    board: Corporation,
    way: tuple[int, ...],
    medals: list[int],
    pace: float,
    rounds: int,
    worth: list[float],
    step: list[float],
) -> None:
    scored, gained, topmost, total = [], [], 0, 0.0
    for cell, medal in zip(way, medals, strict=True):
        topmost = medal or topmost
        total += sum(operation.worth(effect, rounds / 2) for effect in board.cells[cell].bonus)
        scored.append(topmost)
        gained.append(total)
    last = len(way) - 1
    chance = _poisson(pace * rounds, last)
    for at, cell in enumerate(way):
        value = 0.0
        for steps, part in enumerate(chance):
            end = min(at + steps, last)
            value += part * (scored[end] + LATER * (gained[end] - gained[at]))
        worth[cell] = value
    for at, cell in enumerate(way[:-1]):
        above = way[at + 1]
        now = sum(operation.worth(effect, rounds) for effect in board.cells[above].bonus)
        step[cell] = worth[above] + now - worth[cell]


def _poisson(mean: float, last: int) -> list[float]:
    """Chances of 0, 1, ... steps; the last one takes what is left."""
    chance = [exp(-mean)]
    for n in range(1, last):
        chance.append(chance[-1] * mean / n)
    return [*chance, max(0.0, 1.0 - sum(chance))]


def technologies(bits: int) -> float:
    """What technologies at work bring in a whole game."""
    return TECHNOLOGY * bits.bit_count()
