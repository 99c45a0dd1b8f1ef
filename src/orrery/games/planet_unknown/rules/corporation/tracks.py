"""Which cells a marker can move to (PU-7): one small model per kind of board, reached by the feature in its data."""

from __future__ import annotations

from typing import Final, NamedTuple

from orrery.games.planet_unknown.components import (
    ALL_TRACKS,
    BIOMASS,
    CIV,
    CORPORATIONS,
    FLUX,
    HIGHEST,
    LOWEST,
    ROVER,
    ROWS,
    TECH,
    TRACKS,
    WATER,
    Corporation,
)
from orrery.games.planet_unknown.rules.powers import has_power
from orrery.games.planet_unknown.state import Seat

TOP_ROW: Final = ROWS - 1
LAST_ROVER_CELL: Final = ROVER * ROWS + TOP_ROW
Cells = tuple[int, ...]
NOWHERE: Final[Cells] = ()
MARKERS: Final = range(len(TRACKS))


def row(cell: int) -> int:
    return cell & 15


def track(cell: int) -> int:
    return cell >> 4


class Straight:
    """Five tracks, each marker on its own. PU-7.1"""

    def up(self, p: Seat, marker: int) -> Cells:
        """Cells the marker may advance to; several where its owner has a choice, none from the last cell (PU-7.3)."""
        cell = p.markers[marker]
        return (cell + 1,) if cell & 15 < TOP_ROW else NOWHERE

    def rising(self, p: Seat, marker: int) -> Cells:
        """Of these, the cells further up."""
        return self.up(p, marker)

    def down(self, p: Seat, marker: int) -> Cells:
        """The cell below, if the marker can move there. PU-7.7"""
        cell = p.markers[marker]
        return (cell - 1,) if cell & 15 else NOWHERE

    def level(self, p: Seat, marker: int) -> int:
        """How far the marker has come, for cards that speak of rows (PU-17.9)."""
        return p.markers[marker] & 15

    def tech_row(self, p: Seat) -> int:
        """Technologies up to this row are reached. PU-7.21"""
        return p.markers[TECH] & 15

    def at_top(self, p: Seat, marker: int) -> bool:
        """PU-11.5"""
        return p.markers[marker] & 15 == TOP_ROW


class Skipping(Straight):
    """Cosmos, PU-15.2: cells under lifepods are not there."""

    def up(self, p: Seat, marker: int) -> Cells:
        cell = p.markers[marker]
        for found in range(cell + 1, (cell | 15) + 1):
            if not p.pods_on >> found & 1:
                return (found,)
        return NOWHERE

    def down(self, p: Seat, marker: int) -> Cells:
        cell = p.markers[marker]
        for found in range(cell - 1, (cell & ~15) - 1, -1):
            if not p.pods_on >> found & 1:
                return (found,)
        return NOWHERE


class Winding(Straight):
    """Oasis, PU-15.7: the water marker follows its path over all tracks, and no cell holds two markers."""

    def _ahead(self, p: Seat, marker: int) -> Cells:
        cell = p.markers[marker]
        if marker != WATER:
            return tuple(range(cell + 1, (cell | 15) + 1))
        path = CORPORATIONS[p.corporation].path
        return path[path.index(cell) + 1 :]

    def up(self, p: Seat, marker: int) -> Cells:
        for found in self._ahead(p, marker):
            if found not in p.markers:
                return (found,)
            if not has_power(p, "skip_occupied_cells"):
                return NOWHERE
        return NOWHERE

    def down(self, p: Seat, marker: int) -> Cells:
        cell = p.markers[marker]
        if marker == WATER:
            path = CORPORATIONS[p.corporation].path
            step = path.index(cell)
            found = path[step - 1] if step else -1
        else:
            found = cell - 1 if cell & 15 else -1
        return (found,) if found >= 0 and found not in p.markers else NOWHERE

    def level(self, p: Seat, marker: int) -> int:
        if marker == WATER:
            return CORPORATIONS[p.corporation].path.index(p.markers[WATER])
        return p.markers[marker] & 15


class Doubled(Straight):
    """Wormhole, PU-15.9: the biomass track has five double cells."""

    def up(self, p: Seat, marker: int) -> Cells:
        if marker != BIOMASS:
            return super().up(p, marker)
        steps = CORPORATIONS[p.corporation].steps
        at = steps.index(p.markers[BIOMASS])
        return (steps[at + 1],) if at + 1 < len(steps) else NOWHERE

    def down(self, p: Seat, marker: int) -> Cells:
        if marker != BIOMASS:
            return super().down(p, marker)
        steps = CORPORATIONS[p.corporation].steps
        at = steps.index(p.markers[BIOMASS])
        return (steps[at - 1],) if at else NOWHERE

    def at_top(self, p: Seat, marker: int) -> bool:
        if marker != BIOMASS:
            return super().at_top(p, marker)
        return p.markers[BIOMASS] == CORPORATIONS[p.corporation].steps[-1]


class Makeshift(Straight):
    """Makeshift, PU-15.6: markers may change tracks; one marker to a cell."""

    def _beside(self, p: Seat, cell: int) -> list[int]:
        """Tracks next to that of the cell."""
        at = track(cell)
        found = [t for t in (at - 1, at + 1) if 0 <= t <= TECH]
        if has_power(p, "tracks_adjacent"):
            if at == CIV:
                found.append(TECH)
            elif at == TECH:
                found.append(CIV)
        return found

    def up(self, p: Seat, marker: int) -> Cells:
        cell = p.markers[marker]
        beside = self._beside(p, cell)
        found: list[int] = []
        if row(cell) < TOP_ROW:
            found += [t * ROWS + row(cell) + 1 for t in (track(cell), *beside)]
        if has_power(p, "shift_marker_sideways"):
            found += [t * ROWS + row(cell) for t in beside]
        return tuple(sorted(c for c in found if c not in p.markers))

    def rising(self, p: Seat, marker: int) -> Cells:
        at = row(p.markers[marker])
        return tuple(cell for cell in self.up(p, marker) if row(cell) > at)

    def down(self, p: Seat, marker: int) -> Cells:
        cell = p.markers[marker]
        return (cell - 1,) if row(cell) and cell - 1 not in p.markers else NOWHERE

    def tech_row(self, p: Seat) -> int:
        """The highest marker on the tech track decides, whichever it is."""
        return max((row(cell) for cell in p.markers if track(cell) == TECH), default=-1)


_STRAIGHT: Final = Straight()
_MODELS: Final[dict[str, Straight]] = {
    "lifepods_on_tracks": Skipping(),
    "winding_water": Winding(),
    "expand_biomass": Doubled(),
    "diagonal_markers": Makeshift(),
}
MODELS: Final = tuple(_MODELS.get(corporation.feature, _STRAIGHT) for corporation in CORPORATIONS)


def up(p: Seat, marker: int) -> Cells:
    return MODELS[p.corporation].up(p, marker)


def rising(p: Seat, marker: int) -> Cells:
    return MODELS[p.corporation].rising(p, marker)


def down(p: Seat, marker: int) -> Cells:
    return MODELS[p.corporation].down(p, marker)


def down_many(p: Seat, marker: int, steps: int) -> int:
    """How many cells, at most `steps`, the marker could move down."""
    model, markers = MODELS[p.corporation], p.markers
    moved = 0
    while moved < steps:
        below = model.down(p, marker)
        if not below:
            break
        p.markers = (*p.markers[:marker], below[0], *p.markers[marker + 1 :])
        moved += 1
    p.markers = markers
    return moved


def at_top(p: Seat, marker: int) -> bool:
    return MODELS[p.corporation].at_top(p, marker)


def tracks_of(p: Seat, tracks: int) -> int:
    """The tracks an effect names, the flux track by its present place."""
    return tracks & ALL_TRACKS | (1 << p.flux if tracks & FLUX else 0)


def upwards(p: Seat, tracks: int) -> int:
    """The markers an advance names; the lowest of those that can advance, if it is bound to that (SM-11.8)."""
    if not tracks & LOWEST:
        return tracks_of(p, tracks)
    able = [marker for marker in MARKERS if up(p, marker)]
    least = min((_row_of(p, marker) for marker in able), default=0)
    return sum(1 << marker for marker in able if _row_of(p, marker) == least)


def downwards(p: Seat, tracks: int) -> int:
    """The markers a step down names; the highest of those that can go down, if it is bound to that (SM-11.8)."""
    if not tracks & HIGHEST:
        return tracks_of(p, tracks)
    able = [marker for marker in MARKERS if down(p, marker)]
    most = max((_row_of(p, marker) for marker in able), default=0)
    return sum(1 << marker for marker in able if _row_of(p, marker) == most)


def _row_of(p: Seat, marker: int) -> int:
    """The row a marker stands in, on every board; a double cell is on its lower row."""
    return row(p.markers[marker])


def next_milestone(p: Seat) -> int:
    """Row of the next milestone above the flux marker on its track; 0 if there is none, as on water (PU-7.23)."""
    cell = p.markers[p.flux]
    for found in range(cell + 1, (cell | 15) + 1):
        if any(effect.op == "milestone" for effect in CORPORATIONS[p.corporation].cells[found].bonus):
            return row(found)
    return 0


def repeats(p: Seat, marker: int) -> bool:
    """PU-7.16: a marker in the last rover cell gives its points again."""
    return p.markers[marker] == LAST_ROVER_CELL


class Reach(NamedTuple):
    """Which technologies a row of the tech track brings."""

    bits: tuple[int, ...]  # by row
    cells: dict[int, int]  # milestone cell -> technology


def _reach(corporation: Corporation) -> Reach:
    bits, mask = [], 0
    for r in range(ROWS):
        found = corporation.milestones.get(TECH * ROWS + r)
        if found is not None:
            mask |= 1 << found
        bits.append(mask)
    return Reach(tuple(bits), dict(corporation.milestones))


REACH: Final = tuple(_reach(corporation) for corporation in CORPORATIONS)
