"""The last cells of the tracks, and how many of them are reached (PU-11.5, SM-1.4)."""

from __future__ import annotations

from typing import Final

from orrery.games.planet_unknown.components import BIOMASS, CORPORATIONS, ROWS, TRACKS, WATER, Corporation
from orrery.games.planet_unknown.state import Seat


def _last_cells(corporation: Corporation) -> tuple[int, ...]:
    last = [track * ROWS + ROWS - 1 for track in range(len(TRACKS))]
    if corporation.path:
        last[WATER] = corporation.path[-1]
    if corporation.steps:
        last[BIOMASS] = corporation.steps[-1]
    return tuple(last)


LAST_CELLS: Final = tuple(_last_cells(corporation) for corporation in CORPORATIONS)


def tracks_at_top(p: Seat) -> int:
    """Tracks with a marker, whichever it is, in the last cell. PU-11.5"""
    markers = p.markers
    count = 0
    for cell in LAST_CELLS[p.corporation]:
        if cell in markers:
            count += 1
    return count
