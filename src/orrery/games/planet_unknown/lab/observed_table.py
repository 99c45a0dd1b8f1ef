"""The table of Planet Unknown as numbers: the station, events, civ cards and objectives."""

from __future__ import annotations

from array import array
from functools import cache
from typing import Final

from orrery.core.data_files import NONE
from orrery.core.layout import MOST_ROWS, Layout, Row
from orrery.games.planet_unknown.components import (
    BASE_SHAPES,
    CIV_LEVELS,
    COLOURS,
    EVENTS,
    OBJECTIVES,
    SECTORS,
    SHAPES,
    TERRAINS,
    TILES,
)
from orrery.games.planet_unknown.options import MOST_SEATS, target_of
from orrery.games.planet_unknown.rules.cards.civ_cards import looking_at
from orrery.games.planet_unknown.rules.space_station import bays_of_sector, sector_of
from orrery.games.planet_unknown.state import (
    BOARDS,
    CARDS,
    CIV,
    END,
    EVENT,
    FINAL,
    ROTATION,
    TURNS,
    Seat,
    State,
)
from orrery.games.planet_unknown.state import OBJECTIVES as CHOOSING_OBJECTIVES
from orrery.games.planet_unknown.view import has_set_common_goal

SEATS: Final = MOST_SEATS
PHASES: Final[tuple[str, ...]] = (BOARDS, CHOOSING_OBJECTIVES, ROTATION, EVENT, TURNS, CIV, FINAL, END)
TILE: Final = len(SHAPES) + 2 * len(TERRAINS) + 1
TILE_TOLD: Final = "its shape, one-hot; the terrains of its two sections, one-hot each; 1 for a meteorite"
_OPTIONS_TOLD: Final = (
    *("personal", "open_turns", "confirm", "moons", "emergency", "patches", "shattered", "quantum", "new_cards"),
)

LAYOUT: Final = Layout("planet_unknown-v1")

# --- the table ------------------------------------------------------------------------------------

_PLAYERS: Final = LAYOUT.field("players", SEATS, "how many play, one-hot: 1 to 6")
_OPTIONS: Final = LAYOUT.field("options", len(_OPTIONS_TOLD), f"1 for each that is on: {', '.join(_OPTIONS_TOLD)}")
_ROUND: Final = LAYOUT.field("round", 1, "the round / 20", 0, 10)
_PHASE: Final = LAYOUT.field("phase", len(PHASES), f"the phase, one-hot: {', '.join(PHASES)}")
_VEILED: Final = LAYOUT.field("veiled", 1, "1 while the turns of others are not seen")
_COMMANDER: Final = LAYOUT.field("commander", SEATS, "the commander, one-hot; none in a solo game")
_FACING: Final = LAYOUT.field("facing", (SEATS, SECTORS), "the sector of the station that faces each seat, one-hot")
_BAYS: Final = LAYOUT.field(
    "bays",
    (len(BASE_SHAPES), 2),
    "for each stack of tiles, by shape: tiles left / 20; 1 if its top is not shown yet",
    0,
    2,
)
_TOPS: Final = LAYOUT.field("tops", (len(BASE_SHAPES), TILE), f"the tile on top of each stack: {TILE_TOLD}")
_DEPOT: Final = LAYOUT.field(
    "depot", (2, TILE), "the tiles on top in one's own sector: of the outer ring, of the inner one"
)
_EVENT_NOW: Final = LAYOUT.field("event", len(EVENTS), "the event of this round, one-hot")
_EVENT_NEXT: Final = LAYOUT.field("event_next", len(EVENTS), "the next event, one-hot, if one has looked at it")
_EVENTS_GONE: Final = LAYOUT.field("events_gone", len(EVENTS), "1 for each event that was discarded")
_EVENTS_LEFT: Final = LAYOUT.field("events_left", len(COLOURS), f"events left / 20: {', '.join(COLOURS)}", 0, 2)
_TARGET: Final = LAYOUT.field("target", 1, "medals to reach in a solo game / 100", -1, 5)
_CIV_STACKS: Final = LAYOUT.field("civ_stacks", len(CIV_LEVELS), "civ cards left of each level / 20", 0, 2)
_LOOKING: Final = LAYOUT.field("looking", (SEATS, 2), "1 if the seat chooses a civ card; of which level / 5", -1, 2)
_CONTESTS: Final = LAYOUT.field(
    "contests", (SEATS, len(OBJECTIVES)), "1 for each competitive objective in which the seat takes part"
)
_COMMON: Final = LAYOUT.field("common", len(OBJECTIVES), "1 for each of these that is common to all")


_NO_TILE: Final = array("f", [0.0] * TILE)
_known_tops: dict[tuple[int, ...], array[float]] = {}


@cache
def tile_row(tile: int) -> array[float]:
    """The features of a tile; to be read only."""
    found = array("f", [0.0] * TILE)
    about = TILES[tile]
    found[about.shape] = 1.0
    for section, terrain in enumerate(about.terrains[:2]):
        found[len(SHAPES) + section * len(TERRAINS) + terrain] = 1.0
    found[TILE - 1] = float(about.meteor)
    return found


def _tops(tiles: tuple[int, ...]) -> array[float]:
    """The features of these tiles, one after another; to be read only. They are the same for many steps."""
    found = _known_tops.get(tiles)
    if found is None:
        if len(_known_tops) >= MOST_ROWS:
            _known_tops.clear()
        found = _known_tops[tiles] = array("f")
        for tile in tiles:
            found.extend(_NO_TILE if tile == NONE else tile_row(tile))
    return found


def write_table(s: State, me: int, seen: list[Seat], row: Row) -> None:
    """Everything that belongs to no seat; `seen`: the boards as they are known."""
    _write_game(s, me, row)
    _write_station(s, me, row)
    _write_cards(s, me, seen, row)


def _write_game(s: State, me: int, row: Row) -> None:
    row[_PLAYERS + s.players - 1] = 1.0
    o = s.options
    on = (
        *(o.personal, o.open_turns, o.confirm, o.moons, o.emergency),
        *(o.patches, o.shattered, o.quantum, o.new_cards),
    )
    for place, is_on in enumerate(on):
        if is_on:
            row[_OPTIONS + place] = 1.0
    row[_ROUND] = s.round / 20
    row[_PHASE + PHASES.index(FINAL if s.phase == CARDS else s.phase)] = 1.0
    if s.shown:
        row[_VEILED] = 1.0
    if s.players > 1:
        row[_COMMANDER + (s.commander - me) % s.players] = 1.0
    else:
        row[_TARGET] = target_of(s.mix, o.moons) / 100


def _write_station(s: State, me: int, row: Row) -> None:
    for seat in range(s.players):
        row[_FACING + (seat - me) % s.players * SECTORS + sector_of(s, seat)] = 1.0
    mine = bays_of_sector(s, sector_of(s, me))
    tops = [NONE] * len(BASE_SHAPES)
    for bay in range(len(BASE_SHAPES)):
        own = not s.shown or bay in mine
        tiles = s.bays[bay] if own else s.shown_bays[bay]
        row[_BAYS + 2 * bay] = len(tiles) / 20
        if own and s.hidden_tops >> bay & 1:  # PU-3.8
            row[_BAYS + 2 * bay + 1] = 1.0
        elif tiles:
            tops[bay] = tiles[-1]
    row[_TOPS : _TOPS + len(tops) * TILE] = _tops(tuple(tops))
    for ring, bay in enumerate(mine):
        if tops[bay] != NONE:
            at = _DEPOT + ring * TILE
            row[at : at + TILE] = tile_row(tops[bay])


def _write_cards(s: State, me: int, seen: list[Seat], row: Row) -> None:
    if s.event != NONE:
        row[_EVENT_NOW + s.event] = 1.0
    if s.event_deck:
        if s.peeked >> me & 1:  # PU-12.13
            row[_EVENT_NEXT + s.event_deck[0]] = 1.0
        left = [EVENTS[card].colour for card in s.event_deck]
        for colour in range(len(COLOURS)):
            row[_EVENTS_LEFT + colour] = left.count(colour) / 20
    for card in s.discarded:
        row[_EVENTS_GONE + card] = 1.0
    for level, stack in enumerate(s.civ):
        row[_CIV_STACKS + level] = len(stack) / 20
    for seat in range(s.players):
        looking = looking_at(s, seat)
        if looking is not None:
            at = _LOOKING + 2 * ((seat - me) % s.players)
            row[at] = 1.0
            row[at + 1] = looking.level / 5
    common = not s.shown or any(map(has_set_common_goal, seen))
    for contest in s.contests:
        if not contest.common or common:
            for seat in contest.seats:
                row[_CONTESTS + (seat - me) % s.players * len(OBJECTIVES) + contest.card] = 1.0
            if contest.common:
                row[_COMMON + contest.card] = 1.0
