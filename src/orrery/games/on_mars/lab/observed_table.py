"""The table of On Mars as numbers: the game, the turn, the map and the displays."""

from __future__ import annotations

from typing import Final

from orrery.core.layout import BitRows, Layout, Row
from orrery.games.on_mars.components import (
    ACTION_IDS,
    BP_IDS,
    CONTRACT_IDS,
    DIRECTIONS,
    DISC_IDS,
    DISPLAY_PLACES,
    FIRST_A_IDS,
    FIRST_B_IDS,
    ITEMS,
    LSS_COLUMNS,
    LSS_TILE_IDS,
    MAP_TILE_IDS,
    MISSION_IDS,
    MISSION_PLACES,
    NONE,
    PLAYERS,
    RED_IDS,
    ROUND_LIMIT,
    SCIENTIST_IDS,
    SHARED,
    SIDES,
    SOLO_CARD_IDS,
    SOLO_GOAL_IDS,
    TECH_IDS,
    TILES,
    TYPE_IDS,
)
from orrery.games.on_mars.frames import ChooseSite, Move
from orrery.games.on_mars.hexes import COUNT
from orrery.games.on_mars.options import LONG
from orrery.games.on_mars.state import (
    COLONIZATION,
    END,
    SCORING,
    SETUP,
    SHUTTLE,
    State,
)

PARTIES: Final = PLAYERS.stop - 1
PHASES: Final[tuple[str, ...]] = (SETUP, COLONIZATION, SHUTTLE, SCORING, END)
GRID: Final = 8
PLACES: Final = 6
STACKS: Final = 2
HIRED: Final = (*SCIENTIST_IDS, *CONTRACT_IDS)

LAYOUT: Final = Layout("on_mars-v1")


def names(words: tuple[str, ...]) -> str:
    """For the meaning of a field."""
    return ", ".join(words)


# --- the game -------------------------------------------------------------------------------------

_PLAYERS: Final = LAYOUT.field("players", len(PLAYERS), "how many play, one-hot: 1 to 4")
_OPTIONS: Final = LAYOUT.field(
    "options", 4, "1 for each that is on: the long game, first_colonists, space_oddity, confirm"
)
_SOLO_GOAL: Final = LAYOUT.field("solo_goal", len(SOLO_GOAL_IDS), "the goal of the solo game, one-hot")
_ROUND: Final = LAYOUT.field("round", 1, "the round / 20", 0, ROUND_LIMIT / 10)
_PHASE: Final = LAYOUT.field("phase", len(PHASES), f"the phase, one-hot: {names(PHASES)}")
_ACTIVE: Final = LAYOUT.field("active", PARTIES, "whose turn it is, one-hot")
_FIRST: Final = LAYOUT.field("first", PARTIES, "who began, one-hot")
_SHUTTLE: Final = LAYOUT.field("shuttle", 3, f"where the shuttle is, one-hot ({names(SIDES)}); its space / 4", 0, 3)
_FLEW: Final = LAYOUT.field("flew", len(SIDES), "the side that the shuttle has left in this Shuttle phase, one-hot")
_LEVEL: Final = LAYOUT.field("level", 1, "the level of the colony / 6", 0, 2)
_LSS: Final = LAYOUT.field("lss", LSS_COLUMNS, f"row of each marker of life support / 6: {names(TYPE_IDS[1:5])}", 0, 2)
_LSS_TILES: Final = LAYOUT.field("lss_tiles", (LSS_COLUMNS, len(LSS_TILE_IDS)), "the tile above each column, one-hot")
_MISSIONS: Final = LAYOUT.field(
    "missions", (len(MISSION_PLACES), len(MISSION_IDS)), "the mission of each place, one-hot"
)
_MISSION_LEFT: Final = LAYOUT.field(
    "mission_left", len(MISSION_PLACES), "contributions that each mission still wants / 10", 0, 5
)
_REMAINING: Final = LAYOUT.field("remaining", 1, "Remaining Missions / 5", 0, 5)
_ENDING: Final = LAYOUT.field("ending", 2, "1 if the last round is known; rounds until then / 5", 0, 10)
_DONE: Final = LAYOUT.field(
    "done", 4, "in this turn: 1 if the main action is done; the executive one; if its end is declared; credit / 5", 0, 5
)
_ACTED: Final = LAYOUT.field("acted", len(ACTION_IDS), f"the main action of this turn, one-hot: {names(ACTION_IDS)}")
_DOING: Final = LAYOUT.field(
    "doing",
    len(TYPE_IDS) + 2,
    f"said and not done: the building to come, one-hot ({names(TYPE_IDS)}); points of bots, of the rover / 10",
    0,
    5,
)
_HELD: Final = LAYOUT.field("held", (PARTIES, len(TECH_IDS)), "oxygen on hold for the owner of a used tech", 0, 5)
_EMPTIED: Final = LAYOUT.field("emptied", PLACES, "1 for each place of scientists to be filled at the end of the turn")

# --- the map --------------------------------------------------------------------------------------

_BUILT: Final = LAYOUT.field("built", (SHARED, COUNT), f"1 where a building stands: {names(TYPE_IDS[:SHARED])}")
_CRYSTALS: Final = LAYOUT.field("crystals", COUNT, "1 where a crystal lies")
_TILES: Final = LAYOUT.field("tiles", COUNT, f"the number of the tile that lies there, from 1, / {len(MAP_TILE_IDS)}")
_ADVANCED: Final = LAYOUT.field("advanced", (PARTIES, COUNT), "1 where the party has an advanced building")

# --- displays -------------------------------------------------------------------------------------

_PILES: Final = LAYOUT.field("piles", SHARED, "building tiles left of each type / 10", 0, 3)
_ARROWS: Final = LAYOUT.field("arrows", (SHARED, len(DIRECTIONS)), "1 for each arrow of the uppermost tile")
_EXPLORED: Final = LAYOUT.field("explored", (STACKS, len(DISC_IDS)), "the open discovery tile of each stack, one-hot")
_FINDS: Final = LAYOUT.field("finds", STACKS, "tiles below it / 10", 0, 3)
_WAREHOUSE: Final = LAYOUT.field("warehouse", len(ITEMS), f"in the warehouse / 10: {names(ITEMS)}", 0, 5)
_GRID: Final = LAYOUT.field("grid", (GRID, len(TECH_IDS)), f"the tech on each place, one-hot: {names(TECH_IDS)}")
_TECHS: Final = LAYOUT.field("techs", STACKS, "techs left in each stack / 10", 0, 5)
_DISPLAY: Final = LAYOUT.field("display", (DISPLAY_PLACES, len(BP_IDS)), "the blueprint on each place, one-hot")
_DECK: Final = LAYOUT.field("deck", 1, "blueprints left / 20", 0, 2)
_CARD_OWNER: Final = LAYOUT.field("card_owner", (len(BP_IDS), PARTIES), "whose each blueprint is, one-hot")
_CARD_HEX: Final = LAYOUT.field("card_hex", len(BP_IDS), f"the hex of its advanced building, from 1, / {COUNT}")
_RADAR: Final = LAYOUT.field("radar", len(DISC_IDS), "the discovery tile on the Radar, one-hot")
_HIRING: Final = LAYOUT.field(
    "places", (PLACES, len(HIRED)), f"who can be hired on each place, one-hot: {names(HIRED)}"
)
_SCIENTIST_OWNER: Final = LAYOUT.field("scientist_owner", (len(SCIENTIST_IDS), PARTIES), "whose he is, one-hot")
_SCIENTIST_AT: Final = LAYOUT.field(
    "scientist_at", len(SCIENTIST_IDS), f"the blueprint he works at, from 1, / {len(BP_IDS)}"
)
_CONTRACT_OWNER: Final = LAYOUT.field("contract_owner", (len(CONTRACT_IDS), PARTIES), "whose it is, one-hot")
_CONTRACT_ITEMS: Final = LAYOUT.field(
    "contract_items", (len(CONTRACT_IDS), len(ITEMS)), f"delivered / 4: {names(ITEMS)}", 0, 5
)
_COMPLETED: Final = LAYOUT.field("completed", len(CONTRACT_IDS), "1 for each contract that is fulfilled")
_SLOTS: Final = LAYOUT.field("slots", (len(RED_IDS), PARTIES), f"colonists on actions / 4: {names(RED_IDS)}", 0, 4)
_A_GONE: Final = LAYOUT.field("a_gone", len(FIRST_A_IDS), "1 for each A card of First Colonists that was revealed")
_B_GONE: Final = LAYOUT.field("b_gone", len(FIRST_B_IDS), "1 for each B card that was revealed")
_SOLO_GONE: Final = LAYOUT.field("solo_gone", len(SOLO_CARD_IDS), "1 for each of Lacerda's cards that was played")
_SOLO_LATEST: Final = LAYOUT.field("solo_latest", len(SOLO_CARD_IDS), "the latest of them, one-hot")
_LACERDA: Final = LAYOUT.field("lacerda", 2, "the pass through his deck / 5; bots on his board / 5", 0, 20)
_ICON: Final = LAYOUT.field("icon", len(TYPE_IDS), "where his bot stands in the Progress area, one-hot")

_hexes: Final = BitRows(range(COUNT))


def write_table(s: State, me: int, row: Row) -> None:
    """Everything that belongs to no party."""
    _write_game(s, me, row)
    _write_turn(s, me, row)
    _write_map(s, row)
    _write_displays(s, row)
    _write_cards(s, me, row)
    if s.solo:
        _write_lacerda(s, row)


def _write_game(s: State, me: int, row: Row) -> None:
    row[_PLAYERS + s.players - PLAYERS.start] = 1.0
    options = s.options
    for place, on in enumerate(
        (options.length == LONG, options.first_colonists, options.space_oddity, options.confirm)
    ):
        if on:
            row[_OPTIONS + place] = 1.0
    row[_ROUND] = s.round / 20
    row[_PHASE + PHASES.index(s.phase)] = 1.0
    if s.active != NONE:
        row[_ACTIVE + (s.active - me) % s.parties] = 1.0
    row[_FIRST + (s.first - me) % s.parties] = 1.0
    row[_SHUTTLE + s.shuttle_side] = 1.0
    row[_SHUTTLE + 2] = s.shuttle_space / 4
    if s.flew != NONE:
        row[_FLEW + s.flew] = 1.0
    row[_LEVEL] = s.level / 6
    for column, marker in enumerate(s.lss):
        row[_LSS + column] = marker / 6
    for column, tile in enumerate(s.lss_tiles):
        row[_LSS_TILES + column * len(LSS_TILE_IDS) + tile] = 1.0
    for place, mission in enumerate(s.missions):
        row[_MISSIONS + place * len(MISSION_IDS) + mission] = 1.0
        row[_MISSION_LEFT + place] = s.mission_left[place] / 10
    row[_REMAINING] = max(s.remaining, 0) / 5
    if s.last_round:
        row[_ENDING] = 1.0
        row[_ENDING + 1] = max(s.last_round - s.round, 0) / 5


def _write_turn(s: State, me: int, row: Row) -> None:
    row[_DONE] = float(s.main_done)
    row[_DONE + 1] = float(s.exec_done)
    row[_DONE + 2] = float(s.closing)
    row[_DONE + 3] = min(s.credit / 5, 5.0)
    if s.acted != NONE:
        row[_ACTED + s.acted] = 1.0
    for place in s.emptied:
        row[_EMPTIED + place] = 1.0
    for owner, tech in s.held:
        row[_HELD + (owner - me) % s.parties * len(TECH_IDS) + tech] = 1.0
    for stack in s.stacks[: s.players]:
        for frame in stack:
            if type(frame) is ChooseSite:
                row[_DOING + frame.building] = 1.0
            elif type(frame) is Move:
                row[_DOING + len(TYPE_IDS)] = min(frame.bots / 10, 5.0)
                row[_DOING + len(TYPE_IDS) + 1] = min(frame.rover / 10, 5.0)


def _write_map(s: State, row: Row) -> None:
    for kind, mask in enumerate(s.built):
        if mask:
            at = _BUILT + kind * COUNT
            row[at : at + COUNT] = _hexes.row(mask)
    if s.crystals:
        row[_CRYSTALS : _CRYSTALS + COUNT] = _hexes.row(s.crystals)
    tiles = len(MAP_TILE_IDS)
    for hex_, tile in enumerate(s.tiles):
        if tile != NONE:
            row[_TILES + hex_] = (tile + 1) / tiles
    for kind, pile in enumerate(s.piles):
        row[_PILES + kind] = len(pile) / 10
        if pile:
            for arrow in TILES[pile[-1]].arrows:
                row[_ARROWS + kind * len(DIRECTIONS) + arrow] = 1.0


def _write_displays(s: State, row: Row) -> None:
    for stack in range(STACKS):
        if s.explored[stack] != NONE:
            row[_EXPLORED + stack * len(DISC_IDS) + s.explored[stack]] = 1.0
        row[_FINDS + stack] = len(s.finds[stack]) / 10
        row[_TECHS + stack] = len(s.tech_stacks[stack]) / 10
    for item, count in enumerate(s.warehouse):
        row[_WAREHOUSE + item] = min(count / 10, 5.0)
    for place, tech in enumerate(s.grid):
        if tech != NONE:
            row[_GRID + place * len(TECH_IDS) + tech] = 1.0
    for place, card in enumerate(s.display):
        if card != NONE:
            row[_DISPLAY + place * len(BP_IDS) + card] = 1.0
    row[_DECK] = len(s.blueprint_deck) / 20
    for place, hired in enumerate(s.places):
        if hired != NONE:
            row[_HIRING + place * len(HIRED) + hired] = 1.0
    if s.radar != NONE:
        row[_RADAR + s.radar] = 1.0
    for card in s.a_gone:
        row[_A_GONE + card] = 1.0
    for card in s.b_gone:
        row[_B_GONE + card] = 1.0


def _write_cards(s: State, me: int, row: Row) -> None:
    """Blueprints, scientists, contracts, and colonists on actions."""
    parties = s.parties
    for card, owner in enumerate(s.card_owner):
        if owner != NONE:
            away = (owner - me) % parties
            row[_CARD_OWNER + card * PARTIES + away] = 1.0
            at = s.card_hex[card]
            if at >= 0:
                row[_CARD_HEX + card] = (at + 1) / COUNT
                row[_ADVANCED + away * COUNT + at] = 1.0
    for scientist, owner in enumerate(s.scientist_owner):
        if owner != NONE:
            row[_SCIENTIST_OWNER + scientist * PARTIES + (owner - me) % parties] = 1.0
            row[_SCIENTIST_AT + scientist] = (s.scientist_at[scientist] + 1) / len(BP_IDS)
    for contract, owner in enumerate(s.contract_owner):
        if owner != NONE:
            row[_CONTRACT_OWNER + contract * PARTIES + (owner - me) % parties] = 1.0
            for item, count in enumerate(s.contract_items[contract]):
                row[_CONTRACT_ITEMS + contract * len(ITEMS) + item] = count / 4
        if s.completed >> contract & 1:
            row[_COMPLETED + contract] = 1.0
    for place, count in enumerate(s.slots):
        if count:
            red, party = divmod(place, parties)
            row[_SLOTS + red * PARTIES + (party - me) % parties] = count / 4


def _write_lacerda(s: State, row: Row) -> None:
    row[_SOLO_GOAL + SOLO_GOAL_IDS.index(s.options.solo_goal)] = 1.0
    for card in s.solo_discard:
        row[_SOLO_GONE + card] = 1.0
    if s.solo_discard:
        row[_SOLO_LATEST + s.solo_discard[-1]] = 1.0
    row[_LACERDA] = min(s.solo_pass / 5, 20.0)
    row[_LACERDA + 1] = min(s.lab_bots / 5, 20.0)
    row[_ICON + s.icon] = 1.0
