"""Boards and tables of Planet Unknown in any position, put together by hand, for two ways to play on from there:

* `scene.Scene` looks at one step of the rules by itself: a tile is laid, an effect carried out, a card taken.
* `table.Table` is a whole match, with its rounds, its views and what each seat is told.

    p = seat_with("gaia", tiles=[("i2_civ_energy_plain", "r0", "F1")], markers={"civ": 3})
    paint(p, "water", block("D4", 3, 3), stations="D4")
    s = state_of(2, seats=[p, seat_with()], contests=[contest("objective_07", 0, 1)])

Squares are written by name, one after the other in a string or as a list. `seat_with` lays real tiles; `paint` colours
squares of which a test only wants to know the terrain, without tiles under them (such a board breaks the invariants).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, TypeVar

from orrery.core.forms import At
from orrery.core.rng import stream_keys
from orrery.games.planet_unknown.components import (
    ALL_COLOURED,
    BASE_CIV_CARDS,
    BASE_EVENTS,
    BASE_SHAPES,
    CIV_CARDS,
    CIV_INDEX,
    CIV_PER_LEVEL,
    EVENT_INDEX,
    EVENTS,
    FIRST_LAYOUT,
    GROUNDS,
    LAYOUT_NAMES,
    MOON_INDEX,
    NONE,
    OBJECTIVE_INDEX,
    OBJECTIVES,
    PLANET_INDEX,
    SECTORS,
    SQUARE_INDEX,
    SQUARES,
    STATION,
    STATION_TILES,
    TERRAINS,
    TILE_INDEX,
    TILES,
    add_moon,
)
from orrery.games.planet_unknown.frames import BeginTurns, CivWindow, EndRound, RoundStart, ShowTops
from orrery.games.planet_unknown.grid import mask_of, squares
from orrery.games.planet_unknown.options import OPTIONS, mix_of
from orrery.games.planet_unknown.position import lay_out
from orrery.games.planet_unknown.position_parts import read_own
from orrery.games.planet_unknown.rules.space_station import bays_of_sector
from orrery.games.planet_unknown.state import TURNS, Contest, Seat, State, new_seat

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


# --- a table --------------------------------------------------------------------------------------


def contest(card: str, *seats: int, common: bool = False) -> Contest:
    return Contest(OBJECTIVE_INDEX[card], seats, common)


def state_of(
    players: int, *, seats: Sequence[Seat] = (), contests: Sequence[Contest] = (), seed: int = 1, **options: Any
) -> State:
    """A table in the turns of its first round, nobody asked anything; cards not named fill stacks, decks and box."""
    chosen = OPTIONS.read(options)
    s = State(players, chosen, stream_keys(seed, players + 1))
    s.round, s.phase, s.commander, s.rotation = 1, TURNS, 0, 0
    others = range(players - len(seats))
    s.seats = [*seats, *(seat_with(moon="moon_start" if chosen.moons else "") for _ in others)]
    assert len(s.seats) == players
    for p in s.seats:  # what was not used up lies in the own supply
        tiles = [*(placed.tile for placed in p.placed), *p.aside, p.hand]
        if chosen.emergency and not p.extras.emergency:
            gone = sum(1 << TILES[tile].terrains[0] for tile in tiles if tile >= len(STATION_TILES))
            p.extras = p.extras._replace(emergency=(1 << len(TERRAINS)) - 1 & ~gone)
        if chosen.patches and not p.extras.coloured and not p.extras.kept:
            p.extras = p.extras._replace(coloured=ALL_COLOURED)
    used = {placed.tile for p in s.seats for placed in p.placed} | {
        tile for p in s.seats for tile in (*p.aside, p.hand)
    }
    s.bays = [
        tuple(i for i, tile in enumerate(STATION_TILES) if tile.shape == shape and i not in used)
        for shape in range(len(BASE_SHAPES))
    ]
    s.boxed_tiles, s.hidden_tops = (), 0
    s.mix = mix_of(players, chosen)
    events = EVENTS if chosen.new_cards else BASE_EVENTS
    civ_cards = CIV_CARDS if chosen.new_cards else BASE_CIV_CARDS
    eligible = [[i for i, c in enumerate(events) if c.colour == k and (players == 1 or not c.solo)] for k in range(3)]
    s.event_deck = tuple(card for cards, count in zip(eligible, s.mix, strict=True) for card in cards[:count])
    s.event_box = tuple(card for card in range(len(events)) if card not in s.event_deck)
    s.event, s.discarded, s.peeked = NONE, (), 0
    kept = {card for p in s.seats for card in p.hidden + p.played + p.extras.maintenance}
    levels = [[i for i, c in enumerate(civ_cards) if c.level == n and i not in kept] for n in range(1, 5)]
    s.civ = [tuple(cards[: CIV_PER_LEVEL[players]]) for cards in levels]
    s.civ_box = tuple(card for cards in levels for card in cards[CIV_PER_LEVEL[players] :])
    s.contests = tuple(contests)
    taken = {c.card for c in contests} | {card for p in s.seats for card in p.personal}
    s.objective_deck = tuple(card for card in range(len(OBJECTIVES)) if card not in taken)
    s.objective_box = ()
    s.ending = s.shown_step = 0
    s.shown, s.shown_bays, s.shown_contests, s.shown_objectives = (), (), (), 0
    return s


def next_events(s: State, *cards: str) -> None:
    """The next cards of the event deck; its size stays the same."""
    wanted = [EVENT_INDEX[card] for card in cards]
    left = len(s.event_deck) - len(wanted)
    assert left >= 0, "the table plays with events"
    rest = [card for card in (*s.event_deck, *s.event_box) if card not in wanted]
    s.event_deck, s.event_box = (*wanted, *rest[:left]), tuple(rest[left:])


def face(s: State, seat: int, *tiles: str) -> None:
    """Turn the station so that these tiles are tops of the seat's depot (one of a ring, or one of each)."""
    wanted = [TILE_INDEX[tile] for tile in tiles]
    bays = {TILES[tile].shape for tile in wanted}
    sector = next(k for k in range(SECTORS) if bays <= set(bays_of_sector(s, k)))
    s.rotation = (sector - STATION.places[s.players][seat]) % SECTORS
    for tile in wanted:
        bay = TILES[tile].shape
        s.bays[bay] = (*(other for other in s.bays[bay] if other != tile), tile)


def only_cards(s: State, level: int, *cards: str) -> None:
    """The stack of this level holds these civ cards and no others."""
    wanted = tuple(sorted(CIV_INDEX[card] for card in cards))
    s.civ_box = tuple(card for card in (*s.civ_box, *s.civ[level - 1]) if card not in wanted)
    s.civ[level - 1] = wanted


def empty_bay(s: State, bay: int) -> None:
    """The stack of this shape is used up."""
    s.boxed_tiles, s.bays[bay] = (*s.boxed_tiles, *s.bays[bay]), ()
