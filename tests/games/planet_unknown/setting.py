"""Boards of Planet Unknown with what a test puts on them. `position.Position` puts them on the table, and then

* `scene.Scene` looks at one step of the rules by itself: a tile is laid, an effect carried out, a card taken;
* `table.Table` is a whole match, with its rounds, its views and what each seat is told.

    p = seat_with("gaia", tiles=[("i2_civ_energy_plain", "r0", "F1")], markers={"civ": 3})
    s = state_of(2, seats=[p, seat_with()], contests=[contest("objective_07", 0, 1)])

Squares are written by name, one after the other in a string or as a list. `seat_with` lays real tiles. `paint` colours
squares of a board that is only measured (`position.on_paper`): no tiles lie there, and nothing can be played on it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, TypeVar

from orrery.core.forms import At
from orrery.games.planet_unknown.components import (
    CIV_INDEX,
    FIRST_LAYOUT,
    GROUNDS,
    LAYOUT_NAMES,
    MOON_INDEX,
    OBJECTIVE_INDEX,
    PLANET_INDEX,
    SQUARE_INDEX,
    SQUARES,
    TERRAINS,
    add_moon,
)
from orrery.games.planet_unknown.frames import BeginTurns, CivWindow, EndRound, RoundStart, ShowTops
from orrery.games.planet_unknown.grid import mask_of, squares
from orrery.games.planet_unknown.position import lay_out
from orrery.games.planet_unknown.position_parts import read_own
from orrery.games.planet_unknown.state import Contest, Seat, new_seat

F = TypeVar("F", bound=Callable[..., object])
Names = str | Iterable[str]  # squares by name
Laid = tuple[str, str, str]  # a tile, its orientation, its anchor
TURNS_OF_A_ROUND = (RoundStart(), BeginTurns(), ShowTops(), CivWindow(0), EndRound())
Markers = Mapping[str, int | str]  # markers by row of their own track, or by the name of a cell


def rules(*ids: str) -> Callable[[F], F]:
    """Marks a test with the rules it covers; the coverage test reads these marks from the source."""

    def mark(test: F) -> F:
        assert ids
        return test

    return mark


# --- squares --------------------------------------------------------------------------------------


def listed(names: Names) -> list[str]:
    return names.split() if isinstance(names, str) else list(names)


def numbers(names: Names) -> list[int]:
    return [SQUARE_INDEX[name] for name in listed(names)]


def mask(names: Names) -> int:
    return mask_of(numbers(names))


def block(corner: str, wide: int, high: int) -> list[str]:
    """All squares of a rectangle, from its top left corner."""
    at = SQUARE_INDEX[corner]
    return [SQUARES[at + y * 12 + x] for y in range(high) for x in range(wide)]


def grid_of(planet: str) -> list[str]:
    return [SQUARES[square] for square in squares(GROUNDS[ground_of(planet)].grid)]


def ground_of(planet: str, moon: str = "") -> int:
    """The number of a planet, or of a layout of the shattered one ("shattered-abab"), with a side of a moon."""
    shattered, _, layout = planet.partition("-")
    home = FIRST_LAYOUT + LAYOUT_NAMES.index(layout) if shattered == "shattered" else PLANET_INDEX[planet]
    return add_moon(home, MOON_INDEX[moon]) if moon else home


def line_of(planet: str, line: str) -> list[str]:
    """Grid squares of "row-3" or "column-B"."""
    kind, name = line.split("-")
    return [square for square in grid_of(planet) if (square[1:] if kind == "row" else square[0]) == name]


# --- a seat ---------------------------------------------------------------------------------------


def seat_with(
    planet: str = "ksb_4156",
    corporation: str = "universal_coalition",
    *,
    tiles: Sequence[Laid] = (),
    patches: Names = (),
    markers: Markers | None = None,
    meteorites: Names = (),
    rovers: Names = (),
    cargo: Names = (),
    collected: int = 0,
    covered: Iterable[str] = (),
    slots: str = "",
    hidden: Iterable[str] = (),
    played: Iterable[str] = (),
    personal: Iterable[str] = (),
    moon: str = "",
    kinds: Mapping[str, str] | None = None,
    **fields: Any,
) -> Seat:
    """A board as after PU-2.6, with what the test puts on it; `collected`: so many lifepods in the collection area.

    With a `moon` its printed meteorites lie there too, unless pieces cover them; `kinds`: terrains of coloured patches.
    `fields` sets anything else of the seat plainly (rocks, stored, moves, due, ...).
    """
    raw: dict[str, Any] = {
        "planet": planet,
        "moon": moon or None,
        "corporation": corporation,
        "tiles": [{"tile": tile, "orientation": orient, "at": at} for tile, orient, at in tiles],
        "patches": listed(patches),
        "patch_terrains": dict(kinds or {}),
        "rovers": listed(rovers),
        "loaded": listed(cargo),
        "markers": dict(markers or {}),
        "lifepods_on_cells": list(covered),
        "lifepods_on_technologies": list(slots),
        "lifepods_collected": collected,
        "civ_hidden": list(hidden),
        "civ_played": list(played),
        "personal": list(personal),
    }
    p = new_seat()
    lay_out(p, read_own(raw, At("seat", 1)))
    p.meteorites |= mask(meteorites)
    for name, value in fields.items():
        assert hasattr(p, name), name
        setattr(p, name, value)
    return p


def filled(planet: str = "ksb_4156", corporation: str = "universal_coalition", but: Names = (), **given: Any) -> Seat:
    """A board on which patches lie on every square but these."""
    left = listed(but)
    return seat_with(planet, corporation, patches=[s for s in grid_of(planet) if s not in left], **given)


def with_extras(p: Seat, **extras: Any) -> Seat:
    """What Supermoon lays before the player; terrains and cards by name."""
    for key in ("emergency", "coloured"):
        if isinstance(extras.get(key), str):
            extras[key] = sum(1 << TERRAINS.index(name) for name in extras[key].split())
    if "kept" in extras:
        extras["kept"] = tuple(sorted(TERRAINS.index(name) for name in extras["kept"].split()))
    if "maintenance" in extras:
        extras["maintenance"] = tuple(CIV_INDEX[f"sm_civ_{name}"] for name in extras["maintenance"].split())
    p.extras = p.extras._replace(**extras)
    return p


def paint(p: Seat, terrain: str, names: Names, stations: Names = ()) -> Seat:
    """Colour squares: they count as covered by tiles of this terrain, with stations on some of them."""
    found, signs, kind = mask(names), mask(stations), TERRAINS.index(terrain)
    assert not found & ~GROUNDS[p.planet].grid, "on the grid"
    assert not signs & ~found, "a station is on its own terrain"
    p.terrain = tuple((m | found) if t == kind else m & ~found for t, m in enumerate(p.terrain))
    p.stations = tuple((m & ~found) | (signs if t == kind else 0) for t, m in enumerate(p.stations))
    p.filled |= found
    p.lifepods &= ~found
    return p


def contest(card: str, *seats: int, common: bool = False) -> Contest:
    return Contest(OBJECTIVE_INDEX[card], seats, common)
