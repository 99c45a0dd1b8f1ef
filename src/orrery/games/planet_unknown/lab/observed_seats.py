"""The boards and cards of the seats of Planet Unknown as numbers."""

from __future__ import annotations

from array import array
from functools import lru_cache
from typing import Any, Final

from orrery.core.data_files import NONE
from orrery.core.frames import AnyOrder
from orrery.core.layout import MOST_ROWS, BitRows, Row, Shown
from orrery.games.planet_unknown.components import (
    CELLS,
    CIV_CARDS,
    CIV_LEVELS,
    CORPORATIONS,
    GROUNDS,
    MOONS,
    OBJECTIVES,
    PLANETS,
    ROWS,
    SQUARES,
    TERRAINS,
    TRACKS,
)
from orrery.games.planet_unknown.frames import FRAMES
from orrery.games.planet_unknown.grid import squares as squares_of
from orrery.games.planet_unknown.lab.observed_table import LAYOUT, SEATS, TILE, TILE_TOLD, tile_row
from orrery.games.planet_unknown.state import (
    END,
    NO_EXTRAS,
    NO_MASKS,
    Extras,
    Seat,
    State,
)
from orrery.games.planet_unknown.view import choosing_boards

_NAMED: Final = tuple(square for square, name in enumerate(SQUARES) if name)
AREA: Final = len(_NAMED)
LAYOUTS: Final = 16  # of the shattered planet: a side for each of four quarters
SURFACES: Final = len(PLANETS) + LAYOUTS
TECHS: Final = max(len(corporation.technologies) for corporation in CORPORATIONS)

# --- boards ---------------------------------------------------------------------------------------

_PLANES: Final = ("station", "meteorite symbol", "meteorite", "lifepod", "rover", "rover with cargo", "patch")
_SURFACE: Final = LAYOUT.field(
    "surface", (SEATS, AREA), f"the terrain that is seen, from 1, / {len(TERRAINS)}: {', '.join(TERRAINS)}; 0: none"
)
_PIECES: Final = LAYOUT.field("pieces", (SEATS, len(_PLANES), AREA), f"1 where there is one: {', '.join(_PLANES)}")
_TERRAIN: Final = LAYOUT.field("terrain", (len(TERRAINS), AREA), "one's own terrains, a plane each")
_GROUND_PLANES: Final = ("square", "ice", "rim", "city", "toxic", "electric", "ring", "spaceship")
_GROUND: Final = LAYOUT.field(
    "ground", (len(_GROUND_PLANES), AREA), f"what is printed on one's own boards: {', '.join(_GROUND_PLANES)}"
)
LAYOUT.lasting = range(_SURFACE, LAYOUT.size)  # nearly three quarters of the row, of which a move changes some squares

# --- seats ----------------------------------------------------------------------------------------

_SEATED: Final = LAYOUT.field("seated", SEATS, "1 for each seat that plays")
_READY: Final = LAYOUT.field("ready", SEATS, "1 if the seat owes nothing now")
_STUCK: Final = LAYOUT.field("stuck", SEATS, "1 if the seat could not place a tile")
_PLANET: Final = LAYOUT.field(
    "planet", (SEATS, SURFACES), "the planet, one-hot; the last 16 are the layouts of the shattered one"
)
_MOON: Final = LAYOUT.field("moon", (SEATS, len(MOONS)), "the side of the moon, one-hot")
_SATELLITE: Final = LAYOUT.field("satellite", SEATS, "the point of the satellite's orbit, from 1, / 20", 0, 2)
_CORPORATION: Final = LAYOUT.field("corporation", (SEATS, len(CORPORATIONS)), "the corporation, one-hot")
_MARKERS: Final = LAYOUT.field(
    "markers",
    (SEATS, len(TRACKS), 2),
    f"for each marker ({', '.join(TRACKS)}): its row / {ROWS}; its cell, counted over all tracks, / {len(CELLS)}",
)
_COVERED: Final = LAYOUT.field("covered", (SEATS, len(CELLS)), "1 for each cell under a lifepod")
_FLUX: Final = LAYOUT.field("flux", (SEATS, len(TRACKS)), "the flux track, one-hot")
_TECH_PARTS: Final = ("available", "used in this round", "used for good", "unlocked by a lifepod")
_TECHNOLOGIES: Final = LAYOUT.field(
    "technologies", (SEATS, len(_TECH_PARTS), TECHS), f"1 for each technology that is: {', '.join(_TECH_PARTS)}"
)
_HAND: Final = LAYOUT.field("hand", (SEATS, TILE), f"the tile in hand: {TILE_TOLD}")
_COUNTS_OF: Final = (
    *("supply", "pods", "rocks", "stored", "moves", "civ cards kept", "personal objectives", "tiles set aside"),
)
_COUNTS: Final = LAYOUT.field("counts", (SEATS, len(_COUNTS_OF)), f"how many / 10: {', '.join(_COUNTS_OF)}", 0, 10)
_DUE: Final = LAYOUT.field("due", (SEATS, len(CIV_LEVELS)), "civ cards to choose, by level / 4", 0, 5)
_PLAYED: Final = LAYOUT.field("played", (SEATS, len(CIV_CARDS)), "1 for each civ card played at once")
_KEPT: Final = LAYOUT.field(
    "kept", (SEATS, len(CIV_CARDS)), "1 for each civ card kept for the end: one's own, and those that were shown"
)
_MAINTENANCE: Final = LAYOUT.field(
    "maintenance", (SEATS, len(CIV_CARDS)), "for each maintenance card 1, or 0.5 if it has paid in this round"
)
_PERSONAL: Final = LAYOUT.field(
    "personal", (SEATS, len(OBJECTIVES)), "personal objectives: one's own, everybody's at the end"
)
_EMERGENCY: Final = LAYOUT.field("emergency", (SEATS, len(TERRAINS)), "1 for each emergency tile left")
_COLOURED: Final = LAYOUT.field("coloured", (SEATS, len(TERRAINS)), "1 for each coloured patch left")
_KEPT_KINDS: Final = LAYOUT.field("kept_kinds", (SEATS, len(TERRAINS)), "coloured patches among those stored / 4", 0, 5)
_PENDING: Final = LAYOUT.field(
    "pending", len(FRAMES), "what one has still to do oneself: frames of each kind / 4", 0, 20
)

_squares: Final = BitRows(_NAMED)
_cells: Final = BitRows(range(len(CELLS)))
_terrains: Final = BitRows(range(len(TERRAINS)))
_techs: Final = BitRows(range(TECHS))
_FRAME: Final[dict[type, int]] = {kind: place for place, kind in enumerate(FRAMES)}
_surfaces: dict[tuple[int, ...], array[float]] = {}
_BLANK_GROUND: Final = array("f", [0.0] * (len(_GROUND_PLANES) * AREA))
FEW: Final = 12  # squares up to which a board is changed faster one by one


def _surface(terrain: tuple[int, ...]) -> array[float]:
    """The terrains of a board in one plane; to be read only."""
    found = _surfaces.get(terrain)
    if found is None:
        if len(_surfaces) >= MOST_ROWS:
            _surfaces.clear()
        found = array("f", [0.0] * AREA)
        place = _squares.place
        for kind, squares in enumerate(terrain):
            for square in squares_of(squares):
                found[place[square]] = (kind + 1) / len(TERRAINS)
        _surfaces[terrain] = found
    return found


def _rewrite_surface(terrain: tuple[int, ...], at: int, row: Row, shown: Shown) -> None:
    """The terrains of a board where others may stand already."""
    before: tuple[int, ...] = shown.get(at, NO_MASKS)
    if before == terrain:
        return
    shown[at] = terrain
    changed = 0
    for kind, squares in enumerate(terrain):
        changed |= before[kind] ^ squares
    if changed.bit_count() > FEW:
        row[at : at + AREA] = _surface(terrain)
        return
    place = _squares.place
    for square in squares_of(changed):
        row[at + place[square]] = 0.0
    for kind, squares in enumerate(terrain):
        for square in squares_of(squares & changed):
            row[at + place[square]] = (kind + 1) / len(TERRAINS)


def _rewrite_squares(squares: int, at: int, row: Row, shown: Shown) -> None:
    """A plane of squares where others may stand already."""
    before: int = shown.get(at, 0)
    if before == squares:
        return
    shown[at] = squares
    changed = before ^ squares
    if changed.bit_count() > FEW:
        row[at : at + AREA] = _squares.row(squares)
        return
    place = _squares.place
    for square in squares_of(changed):
        row[at + place[square]] = 1.0 if squares >> square & 1 else 0.0


@lru_cache(maxsize=256)
def _printed(planet: int) -> array[float]:
    ground = GROUNDS[planet]
    planes = (
        *(ground.grid, ground.ice, ground.rim, ground.cities),
        *(ground.toxic, ground.electric, ground.ring, ground.spaceships),
    )
    found: array[float] = array("f")
    for squares in planes:
        found.extend(_squares.row(squares))
    return found


def write_seat(s: State, p: Seat, seat: int, away: int, row: Row, shown: Shown) -> None:
    """Everything of a seat, with its boards as they are known; `away`: how far from the one that looks."""
    row[_SEATED + away] = 1.0
    row[_READY + away] = float(not s.stacks[seat])
    if away == 0 or not choosing_boards(s):  # PU-2.4: boards are chosen in secret
        _write_choice(p, away, row)
        _write_extras(p.extras, away, row)
    _rewrite_board(p, away, row, shown)
    _write_counters(p, away, row)
    _write_hidden(s, p, away, row)


def _write_choice(p: Seat, away: int, row: Row) -> None:
    """Planet and corporation."""
    if p.planet != NONE:
        row[_PLANET + away * SURFACES + p.planet % SURFACES] = 1.0
        moon = GROUNDS[p.planet].moon
        if moon != NONE:
            row[_MOON + away * len(MOONS) + moon] = 1.0
    if 0 <= p.corporation < len(CORPORATIONS):
        row[_CORPORATION + away * len(CORPORATIONS) + p.corporation] = 1.0


def _rewrite_board(p: Seat, away: int, row: Row, shown: Shown) -> None:
    _rewrite_surface(p.terrain, _SURFACE + away * AREA, row, shown)
    at = _PIECES + away * len(_PLANES) * AREA
    stations = p.stations[0] | p.stations[1] | p.stations[2] | p.stations[3] | p.stations[4] | p.stations[5]
    patches = 0
    for square in p.patches:
        patches |= 1 << square
    for squares in (stations, p.symbols, p.meteorites, p.lifepods, p.rovers, p.cargo, patches):
        _rewrite_squares(squares, at, row, shown)
        at += AREA


def _write_counters(p: Seat, away: int, row: Row) -> None:
    if p.stuck:
        row[_STUCK + away] = 1.0
    at = _MARKERS + away * len(TRACKS) * 2
    for cell in p.markers:
        row[at] = cell % ROWS / ROWS
        row[at + 1] = cell / len(CELLS)
        at += 2
    if p.pods_on:
        at = _COVERED + away * len(CELLS)
        row[at : at + len(CELLS)] = _cells.row(p.pods_on)
    if p.flux != NONE:
        row[_FLUX + away * len(TRACKS) + p.flux] = 1.0
    at = _TECHNOLOGIES + away * len(_TECH_PARTS) * TECHS
    for techs in (p.techs, p.used_round, p.used_game, p.slots):
        if techs:
            row[at : at + TECHS] = _techs.row(techs)
        at += TECHS
    if p.hand != NONE:
        at = _HAND + away * TILE
        row[at : at + TILE] = tile_row(p.hand)
    at = _COUNTS + away * len(_COUNTS_OF)
    counts = (
        *(p.supply, p.pods, p.rocks, p.stored),
        *(p.moves, len(p.hidden), len(p.personal), len(p.aside)),
    )
    for place, count in enumerate(counts):
        if count:
            row[at + place] = min(count / 10, 10.0)
    for level in CIV_LEVELS:
        if level in p.due:
            row[_DUE + away * len(CIV_LEVELS) + level - 1] = min(p.due.count(level) / 4, 5.0)
    for card in p.played:
        row[_PLAYED + away * len(CIV_CARDS) + card] = 1.0


def _write_hidden(s: State, p: Seat, away: int, row: Row) -> None:
    """PU-18.2: others see cards once they are resolved, and all at the end."""
    shown = away == 0 or s.phase == END
    for card in p.hidden if shown else p.hidden[: p.shown_cards]:
        row[_KEPT + away * len(CIV_CARDS) + card] = 1.0
    if shown:
        for card in p.personal:
            row[_PERSONAL + away * len(OBJECTIVES) + card] = 1.0


def _write_extras(extras: Extras, away: int, row: Row) -> None:
    """What Supermoon adds."""
    if extras is NO_EXTRAS:
        return
    row[_SATELLITE + away] = (extras.satellite + 1) / 20
    at = away * len(TERRAINS)
    row[_EMERGENCY + at : _EMERGENCY + at + len(TERRAINS)] = _terrains.row(extras.emergency)
    row[_COLOURED + at : _COLOURED + at + len(TERRAINS)] = _terrains.row(extras.coloured)
    for terrain in extras.kept:
        row[_KEPT_KINDS + at + terrain] = min(extras.kept.count(terrain) / 4, 5.0)
    for place, card in enumerate(extras.maintenance):
        row[_MAINTENANCE + away * len(CIV_CARDS) + card] = 0.5 if extras.paid >> place & 1 else 1.0


def write_own(s: State, me: int, row: Row, shown: Shown) -> None:
    """What only the seat itself needs in full: its boards, and what it still has to do."""
    p = s.seats[me]
    at = _TERRAIN
    for squares in p.terrain:
        _rewrite_squares(squares, at, row, shown)
        at += AREA
    if shown.get(_GROUND, NONE) != p.planet:
        shown[_GROUND] = p.planet
        printed = _BLANK_GROUND if p.planet == NONE else _printed(p.planet)
        row[_GROUND : _GROUND + len(_GROUND_PLANES) * AREA] = printed
    counts = [0] * len(FRAMES)
    for frame in s.stacks[me]:
        _count(frame, counts)
    for place, count in enumerate(counts):
        if count:
            row[_PENDING + place] = min(count / 4, 20.0)


def _count(frame: Any, counts: list[int]) -> None:
    place = _FRAME.get(type(frame), NONE)
    if place != NONE:
        counts[place] += 1
    if type(frame) is AnyOrder:
        for todo in frame.todo:
            _count(todo, counts)
