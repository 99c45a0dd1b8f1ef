"""The keys of a position of Planet Unknown, and how each value is written with the names of the components."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple

from orrery.core.forms import At, Bits, Fields, Flag, Form, Name, Number, SeatBits, SeatNumber, Several, Word, row
from orrery.core.position import Part, slot
from orrery.games.planet_unknown.actions import RINGS
from orrery.games.planet_unknown.components import (
    BASE_SHAPES,
    BIOMASS,
    CELLS,
    CIV_CARDS,
    CIV_LEVELS,
    COLOURS,
    CORPORATIONS,
    EVENTS,
    GROUNDS,
    LAYOUT_NAMES,
    MOON_BOARDS,
    MOONS,
    NONE,
    OBJECTIVES,
    ORIENTATIONS,
    PLANETS,
    ROWS,
    SECTORS,
    SQUARES,
    TECH_LEVELS,
    TERRAINS,
    TILES,
    TRACKS,
    add_moon,
)
from orrery.games.planet_unknown.invariants import masks_of
from orrery.games.planet_unknown.rules.corporation.technologies import available
from orrery.games.planet_unknown.rules.preparation.expansion_parts import MOON_OFFSET
from orrery.games.planet_unknown.rules.preparation.setup import OFFSET
from orrery.games.planet_unknown.state import (
    BOARDS,
    CARDS,
    CIV,
    END,
    EVENT,
    FINAL,
    NO_MASKS,
    ROTATION,
    START_CELLS,
    TURNS,
    Contest,
    Placed,
    Seat,
    new_seat,
)
from orrery.games.planet_unknown.state import (
    OBJECTIVES as CHOOSING_OBJECTIVES,
)

PLANET_NAMES: Final = (*(planet.id for planet in PLANETS), *(f"shattered-{layout}" for layout in LAYOUT_NAMES))
KINDS: Final = len(PLANET_NAMES)  # grounds without a moon come first
CORPORATION_NAMES: Final = tuple(corporation.id for corporation in CORPORATIONS)
TILE_NAMES: Final = tuple(tile.id for tile in TILES)
CIV_NAMES: Final = tuple(card.id for card in CIV_CARDS)
EVENT_NAMES: Final = tuple(card.id for card in EVENTS)
OBJECTIVE_NAMES: Final = tuple(card.id for card in OBJECTIVES)
MOON_BOARD_NAMES: Final = tuple("/".join(MOONS[side].id for side in board) for board in MOON_BOARDS)
OFFER_NAMES: Final = (*OBJECTIVE_NAMES, *PLANET_NAMES, *CORPORATION_NAMES, *MOON_BOARD_NAMES)
ENDINGS: Final = ("nothing_fits", "sector_empty", "last_event", "all_at_top")  # PU-9.1, SM-1.4
LIFEPODS: Final = 6


class Own(NamedTuple):
    """A value of one seat: its form, and where it lies on the boards of that seat."""

    form: Form[Any]
    get: Callable[[Seat], Any]
    put: Callable[[Seat, Any], None]


def own(name: str, form: Form[Any]) -> Own:
    return Own(form, lambda p: getattr(p, name), lambda p, value: setattr(p, name, value))


def extra(name: str, form: Form[Any]) -> Own:
    """What Supermoon lays before a player."""

    def put(p: Seat, value: Any) -> None:
        p.extras = p.extras._replace(**{name: value})

    return Own(form, lambda p: getattr(p.extras, name), put)


# --- forms ----------------------------------------------------------------------------------------


class MarkerCells(Form[tuple[int, ...]]):
    """Markers by the row of their own track, or by the name of a cell; what is not named is at the start."""

    def read(self, raw: Any, at: At) -> tuple[int, ...]:
        cells = list(START_CELLS)
        for name, value in at.object(raw, TRACKS).items():
            marker = TRACKS.index(name)
            if isinstance(value, str):
                cells[marker] = Name(CELLS).read(value, at.key(name))
            else:
                cells[marker] = marker * ROWS + Number(0, ROWS - 1).read(value, at.key(name))
        return tuple(cells)

    def write(self, value: tuple[int, ...]) -> Any:
        return {name: CELLS[cell] for name, cell in zip(TRACKS, value, strict=True)}


class PatchTerrains(Form[dict[int, int]]):
    """Terrains of patches that are not biomass, by square (SM-7.4)."""

    def read(self, raw: Any, at: At) -> dict[int, int]:
        given = at.object(raw, SQUARES)
        return {
            SQUARES.index(square): Name(TERRAINS).read(terrain, at.key(square)) for square, terrain in given.items()
        }

    def write(self, value: dict[int, int]) -> Any:
        return {SQUARES[square]: TERRAINS[terrain] for square, terrain in value.items()}


class Boards(Form[tuple[Seat, ...]]):
    """Seats as they stood when the turns began, while these are veiled."""

    def read(self, raw: Any, at: At) -> tuple[Seat, ...]:
        found = []
        for n, item in enumerate(at.list(raw)):
            p = new_seat()
            put_own(p, read_own(item, at.item(n)))
            found.append(p)
        return tuple(found)

    def write(self, value: tuple[Seat, ...]) -> Any:
        return [write_own(p) for p in value]


# --- values that lie elsewhere than they are named ------------------------------------------------


def _planet(p: Seat) -> int:
    return NONE if p.planet == NONE else p.planet % KINDS


def _put_moon(p: Seat, moon: int) -> None:
    if p.planet != NONE:
        p.planet = _planet(p) if moon == NONE else add_moon(_planet(p), moon)


def _moon(p: Seat) -> int:
    return NONE if p.planet == NONE else GROUNDS[p.planet].moon


def coloured_patches(p: Seat) -> dict[int, int]:
    """Terrains of the patches that are not biomass, by square."""
    found = {square: _visible(p, square) for square in p.patches}
    return {square: terrain for square, terrain in found.items() if terrain != BIOMASS}


def _visible(p: Seat, square: int) -> int:
    return next((terrain for terrain, mask in enumerate(p.terrain) if mask >> square & 1), BIOMASS)


def _paint_patches(p: Seat, terrains: dict[int, int]) -> None:
    """Where `follow` looks for them."""
    masks = list(NO_MASKS)
    for square, terrain in terrains.items():
        masks[terrain] |= 1 << square
    p.terrain = tuple(masks)


def _technologies(name: str) -> Own:
    """Technologies of the seat's own corporation, by level."""

    def get(p: Seat) -> int:
        technologies = CORPORATIONS[p.corporation].technologies if p.corporation != NONE else ()
        held = getattr(p, name)
        return sum(1 << TECH_LEVELS.index(t.level) for t in technologies if held >> t.index & 1)

    def put(p: Seat, levels: int) -> None:
        technologies = CORPORATIONS[p.corporation].technologies if p.corporation != NONE else ()
        setattr(p, name, sum(1 << t.index for t in technologies if levels >> TECH_LEVELS.index(t.level) & 1))

    return Own(Bits(TECH_LEVELS), get, put)


def _offer(p: Seat) -> list[int]:
    """Boards while none are shown yet, objectives afterwards."""
    if p.lifepods or p.pods or p.pods_lost or p.pods_on or p.slots:
        return list(p.offer)
    return [_offered_board(board) for board in p.offer]


def _offered_board(board: int) -> int:
    if board >= MOON_OFFSET:
        return len(OBJECTIVE_NAMES) + KINDS + len(CORPORATION_NAMES) + board - MOON_OFFSET
    if board >= OFFSET:
        return len(OBJECTIVE_NAMES) + KINDS + board - OFFSET
    return len(OBJECTIVE_NAMES) + board


def _put_offer(p: Seat, offered: tuple[int, ...]) -> None:
    p.offer = tuple(_board_offered(number) for number in offered)


def _board_offered(number: int) -> int:
    if number < len(OBJECTIVE_NAMES):
        return number
    number -= len(OBJECTIVE_NAMES)
    if number < KINDS:
        return number
    number -= KINDS
    return OFFSET + number if number < len(CORPORATION_NAMES) else MOON_OFFSET + number - len(CORPORATION_NAMES)


def read_own(raw: Any, at: At) -> dict[str, Any]:
    """What the data name of a seat."""
    return {key: OWN[key].form.read(value, at.key(key)) for key, value in at.object(raw, OWN).items()}


def write_own(p: Seat) -> dict[str, Any]:
    """All of a seat, under the same keys."""
    return {key: part.form.write(part.get(p)) for key, part in OWN.items()}


def put_own(p: Seat, named: Mapping[str, Any]) -> None:
    """In the order of the keys: a moon joins a planet, technologies are those of a corporation."""
    for key, part in OWN.items():
        if key in named:
            part.put(p, named[key])
    follow(p)


def follow(p: Seat) -> None:
    """Squares under the pieces and technologies at work follow from what was named."""
    kinds = {square: _visible(p, square) for square in p.patches}
    p.filled, p.terrain, p.stations, p.symbols = masks_of(p.placed, p.patches, kinds)
    p.techs = available(p) if p.corporation != NONE else 0


# --- the keys -------------------------------------------------------------------------------------

_square_set = Bits(SQUARES)
_level = Number(CIV_LEVELS[0], CIV_LEVELS[-1])
_contests = Several(Fields(Contest, card=Name(OBJECTIVE_NAMES), seats=Several(SeatNumber()), common=Flag()))
_stacks = Several(row(TILE_NAMES, backwards=True), list, length=len(BASE_SHAPES))

OWN: Final[dict[str, Own]] = {
    "planet": Own(Name(PLANET_NAMES, optional=True), _planet, lambda p, planet: setattr(p, "planet", planet)),
    "moon": Own(Name([moon.id for moon in MOONS], optional=True), _moon, _put_moon),
    "corporation": own("corporation", Name(CORPORATION_NAMES, optional=True)),
    "tiles": own(
        "placed",
        Several(Fields(Placed, tile=Name(TILE_NAMES), orientation=Name(ORIENTATIONS), at=Name(SQUARES))),
    ),
    "patches": own("patches", row(SQUARES)),
    "patch_terrains": Own(PatchTerrains(), coloured_patches, _paint_patches),
    "meteorites": own("meteorites", _square_set),
    "lifepods": own("lifepods", _square_set),
    "rovers": own("rovers", _square_set),
    "loaded": own("cargo", _square_set),  # rovers that carry a meteorite
    "supply": own("supply", Number()),  # rovers
    "spare_rovers": own("spare_rovers", Number()),
    "owed_rovers": own("owed_rovers", Number()),
    "rovers_lost": own("rovers_lost", Number()),
    "markers": own("markers", MarkerCells()),
    "lifepods_on_cells": own("pods_on", Bits(CELLS)),
    "lifepods_on_technologies": _technologies("slots"),
    "lifepods_collected": own("pods", Number(0, LIFEPODS)),
    "lifepods_lost": own("pods_lost", Number(0, LIFEPODS)),
    "meteorites_collected": own("rocks", Number()),
    "flux": own("flux", Name(TRACKS, optional=True)),
    "technologies_locked": _technologies("locked"),
    "used_this_round": _technologies("used_round"),
    "used_this_game": _technologies("used_game"),
    "stored_patches": own("stored", Number()),
    "moves": own("moves", Number()),
    "moves_gained": own("gained", Number()),
    "civ_due": own("due", Several(_level)),
    "civ_hidden": own("hidden", row(CIV_NAMES)),
    "civ_played": own("played", row(CIV_NAMES)),
    "civ_shown": own("shown_cards", Number()),
    "personal": own("personal", row(OBJECTIVE_NAMES)),
    "offer": Own(row(OFFER_NAMES), _offer, _put_offer),
    "hand": own("hand", Name(TILE_NAMES, optional=True)),
    "aside": own("aside", row(TILE_NAMES)),
    "stuck": own("stuck", Flag()),
    "satellite": extra("satellite", Number(optional=True)),
    "emergency": extra("emergency", Bits(TERRAINS)),
    "coloured": extra("coloured", Bits(TERRAINS)),
    "stored_terrains": extra("kept", row(TERRAINS)),
    "maintenance": extra("maintenance", row(CIV_NAMES)),
    "maintenance_paid": extra("paid", Number()),
    "ring": extra("ring", Name(RINGS, optional=True)),
    "one_ignored": extra("ignored", Flag()),
    "anywhere": extra("anywhere", Flag()),
    "all_at_top": extra("at_top", Flag()),
}


def _of_seat(part: Own) -> Part:
    return Part(
        part.form, lambda s, seat: part.get(s.seats[seat]), lambda s, seat, value: part.put(s.seats[seat], value)
    )


SEAT_PARTS: Final = {key: _of_seat(part) for key, part in OWN.items()}
PHASES: Final = (BOARDS, CHOOSING_OBJECTIVES, ROTATION, EVENT, TURNS, CIV, FINAL, CARDS, END)
TABLE_PARTS: Final = {
    "round": slot("round", Number()),
    "phase": slot("phase", Word(*PHASES)),
    "commander": slot("commander", SeatNumber()),
    "rotation": slot("rotation", Number(0, SECTORS - 1)),
    "stacks": slot("bays", _stacks),  # shape by shape, top tile first
    "boxed_tiles": slot("boxed_tiles", row(TILE_NAMES)),
    "hidden_tops": slot("hidden_tops", Bits([shape.id for shape in BASE_SHAPES])),
    "mix": slot("mix", Several(Number(), length=len(COLOURS))),
    "event_deck": slot("event_deck", row(EVENT_NAMES)),  # next card first
    "event": slot("event", Name(EVENT_NAMES, optional=True)),
    "events_discarded": slot("discarded", row(EVENT_NAMES)),
    "event_box": slot("event_box", row(EVENT_NAMES)),
    "know_next_event": slot("peeked", SeatBits()),
    "civ": slot("civ", Several(row(CIV_NAMES), list, length=len(CIV_LEVELS))),
    "civ_box": slot("civ_box", row(CIV_NAMES)),
    "contests": slot("contests", _contests),
    "objective_deck": slot("objective_deck", row(OBJECTIVE_NAMES)),
    "objective_box": slot("objective_box", row(OBJECTIVE_NAMES)),
    "ending": slot("ending", Bits(ENDINGS)),
    "shown": slot("shown", Boards()),  # while turns are veiled: what the others see
    "shown_stacks": slot("shown_bays", Several(row(TILE_NAMES, backwards=True))),
    "shown_contests": slot("shown_contests", _contests),
    "shown_objectives": slot("shown_objectives", Number()),
    "shown_step": slot("shown_step", Number()),
}


def is_whole(given_table: dict[str, Any], given_seats: list[dict[str, Any]]) -> bool:
    """Whether every key is named, as `describe` does."""
    return given_table.keys() >= TABLE_PARTS.keys() and all(named.keys() >= OWN.keys() for named in given_seats)
