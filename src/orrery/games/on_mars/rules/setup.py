"""Set-up of the board and of the players. OM-2, OM-3"""

from __future__ import annotations

from typing import Any

from orrery.core.errors import Refusal, refusal
from orrery.core.state import TABLE
from orrery.games.on_mars import frames as f
from orrery.games.on_mars.actions import ChooseSide, Space
from orrery.games.on_mars.components import (
    BLUEPRINTS,
    BOT_START,
    CENTRE,
    CONTRACTS,
    CORNERS,
    DISCOVERIES,
    DISPLAY_PLACES,
    DISPLAY_START,
    EXPLORE_STACKS,
    FIRST_A,
    FIRST_B,
    FIRST_RESEARCH,
    FIRST_SET,
    FIRST_TILES,
    GOALS,
    GRID_ROWS,
    ITEMS,
    LSS_COLUMNS,
    LSS_STARTS,
    LSS_TILES,
    MINE,
    MISSION_PLACES,
    MISSIONS,
    NONE,
    PIECES,
    REMAINING,
    RESEARCH,
    SCIENTISTS,
    SHARED,
    SHELTER_START,
    SHELTER_STARTS,
    SHIPS_START,
    SIDES,
    SOLO_CARDS,
    START,
    TECH_SHELTER,
    TILES,
    TYPE_IDS,
    WAREHOUSE,
    WAREHOUSE_CAPACITY,
)
from orrery.games.on_mars.events import GameBegan, ShuttleSet, StartingBuildings
from orrery.games.on_mars.hexes import COUNT
from orrery.games.on_mars.options import Options
from orrery.games.on_mars.rules import travel
from orrery.games.on_mars.state import COLONY, LABS, LACERDA, NOBODY, ORBIT, REDS, SETUP, STORED, Play, State

TECHS_IN_SET = TECH_SHELTER  # the eight types below the shelter's
LONG_MISSIONS = {"short": 1, "long": 2}  # OM-2.9


def _shuffled(s: State, items: Any) -> list[Any]:
    found = list(items)
    for i in range(len(found) - 1, 0, -1):
        j = s.draw(TABLE, i + 1)
        found[i], found[j] = found[j], found[i]
    return found


def set_up(players: int, options: Options, keys: tuple[int, ...]) -> State:
    s = State()
    s.begin(players, options, keys)
    s.round = 0
    s.phase = SETUP
    s.active = NOBODY
    s.standing = 0
    s.flew = NOBODY
    s.shuttle_side, s.shuttle_space = ORBIT, 1
    s.last_round, s.reason = 0, ""
    s.main_done = s.exec_done = s.closing = False
    s.credit, s.acted = 0, NONE
    s.emptied, s.held = (), ()
    _board(s)
    _players(s)
    _map(s)
    _variants(s)
    s.first = s.draw(TABLE, s.players)  # OM-3.4
    s.stacks[TABLE].append(f.NextStart(-1))
    return s


def _board(s: State) -> None:
    """OM-2.1 to OM-2.5, OM-2.7, OM-2.9 to OM-2.12"""
    finds = _shuffled(s, range(len(DISCOVERIES)))
    left = EXPLORE_STACKS[0]
    stacks = [finds[:left], finds[left:]]
    s.explored = [stack.pop() for stack in stacks]
    s.finds = [tuple(stack) for stack in stacks]
    s.tiles_gone = ()
    s.warehouse = [WAREHOUSE_CAPACITY[s.players] if item in WAREHOUSE else 0 for item in range(len(ITEMS))]
    s.grid = _shuffled(s, range(TECHS_IN_SET))[: len(GRID_ROWS)]
    second = [] if s.small else _shuffled(s, range(TECHS_IN_SET))
    half = TECHS_IN_SET // 2
    s.tech_stacks = [tuple(second[:half]), tuple(second[half:])]
    low = _shuffled(s, [card for card, blueprint in enumerate(BLUEPRINTS) if blueprint.level == 1])
    high = _shuffled(s, [card for card, blueprint in enumerate(BLUEPRINTS) if blueprint.level != 1])
    s.display = [*low[:DISPLAY_START], *[NONE] * (DISPLAY_PLACES - DISPLAY_START)]
    s.blueprint_deck = (*high, *reversed(low[DISPLAY_START:]))
    s.cards_gone = ()
    s.card_owner = [NOBODY] * len(BLUEPRINTS)
    s.card_hex = [NONE] * len(BLUEPRINTS)
    s.radar = NONE
    s.places = list(range(len(SCIENTISTS)))
    s.scientist_owner = [NOBODY] * len(SCIENTISTS)
    s.scientist_at = [NONE] * len(SCIENTISTS)
    s.contract_owner = [NOBODY] * len(CONTRACTS)
    s.contract_items = [(0,) * len(ITEMS)] * len(CONTRACTS)
    s.completed = 0
    s.piles = [
        tuple(_shuffled(s, [tile for tile, found in enumerate(TILES) if found.type == kind])) for kind in range(SHARED)
    ]
    _missions(s)
    s.remaining = REMAINING
    s.level = 1
    s.lss = [1] * LSS_COLUMNS
    s.lss_tiles = tuple(_shuffled(s, range(len(LSS_TILES)))[:LSS_COLUMNS])


def _missions(s: State) -> None:
    """OM-2.9; First Colonists have a fixed set. OM-18.3"""
    if s.options.first_colonists:
        chosen = list(FIRST_SET)
    else:
        longs = LONG_MISSIONS[s.options.length]
        long = _shuffled(s, [mission for mission, card in enumerate(MISSIONS) if card.long])[:longs]
        short = _shuffled(s, [mission for mission, card in enumerate(MISSIONS) if not card.long])
        chosen = [*long, *short[: len(MISSION_PLACES) - longs]]
    s.missions = tuple(_shuffled(s, chosen))
    s.mission_left = [MISSIONS[mission].required[max(s.players, 2)] for mission in s.missions]


def _players(s: State) -> None:
    """OM-3.1, OM-3.3"""
    n = s.parties
    s.spaces = [0] * n
    s.op = [START.op] * n
    s.storage = [START.resources] * (STORED * n)
    s.depot = [START.crystals] * n
    s.incoming = [0] * n
    s.quarters = [START.colonists] * n
    s.working = [0] * n
    s.colonists = [PIECES.colonists - START.colonists] * n
    s.gained = [0] * n
    s.ships = [SHIPS_START] * n
    s.hangar = [0] * n
    s.lab = [NONE] * (LABS * n)
    for party in range(n):
        s.lab[party * LABS + SHELTER_START] = TECH_SHELTER
    s.spare_bots = [PIECES.bots - START.bots] * n
    s.spare_markers = [PIECES.markers] * n
    s.progress = [0] * n
    s.achieved = [NONE] * n
    s.discoveries = [()] * n
    s.research = [0] * n
    s.slots = [0] * (REDS * n)
    s.rovers = [NONE] * n
    s.miners = [0] * n
    goals = _shuffled(s, range(len(GOALS)))
    hands = [sorted(goals[k * PIECES.goals : (k + 1) * PIECES.goals]) for k in range(s.players)]
    s.goals = [*(tuple(hand) for hand in hands), *[()] * (n - s.players)]
    s.goals_gone = tuple(sorted(goals[s.players * PIECES.goals :]))
    if s.solo:  # OM-17.1
        s.storage[LACERDA * STORED :] = [0] * STORED


def _map(s: State) -> None:
    """OM-2.6, OM-2.8, OM-3.2"""
    n = s.parties
    s.built = [0] * SHARED
    s.built[MINE] = 1 << CENTRE
    for hex_, kind in zip(LSS_STARTS, _shuffled(s, range(1, SHARED)), strict=True):
        s.built[kind] = 1 << hex_
    starts = SHELTER_STARTS[s.players]
    s.shelters = [1 << starts[party] for party in range(n)]
    s.bots = [() if s.automaton(party) else (starts[party],) for party in range(n)]
    s.crystals = 0
    s.tiles = [NONE] * COUNT
    for corner, kind in zip(CORNERS, _shuffled(s, range(len(RESEARCH))), strict=True):
        for hex_ in corner:
            s.tiles[hex_] = FIRST_RESEARCH + kind


def _variants(s: State) -> None:
    """OM-17.1, OM-18.3"""
    n = s.parties
    s.first_a, s.first_b = [NONE] * n, [()] * n
    s.a_gone, s.b_deck, s.b_gone, s.b_used = (), (), (), 0
    if s.options.first_colonists and not s.solo:  # OM-17.26
        s.first_a = _shuffled(s, range(len(FIRST_A)))[:n]
        s.b_deck = tuple(_shuffled(s, range(len(FIRST_B))))
    s.solo_deck, s.solo_discard, s.solo_pass = (), (), 1
    s.icon, s.lab_bots = BOT_START, 0
    if s.solo:
        s.solo_deck = tuple(_shuffled(s, range(len(SOLO_CARDS))))


# --- placing the markers --------------------------------------------------------------------------


def next_start(play: Play, frame: f.NextStart) -> None:
    """Clockwise from the first player; in the solo game Lacerda draws his space first. OM-3.4, OM-17.2"""
    s = play.s
    if frame.done < 0:
        play.emit(GameBegan(s.first))
        kinds = [next(kind for kind in range(1, SHARED) if s.built[kind] >> hex_ & 1) for hex_ in LSS_STARTS]
        play.emit(StartingBuildings(tuple(TYPE_IDS[kind] for kind in kinds)))
        play.then(TABLE, f.NextStart(0))
        if s.solo:
            play.then(TABLE, f.LacerdaStart())
        return
    if frame.done == s.players:
        play.then(TABLE, f.SetShuttle())
        return
    play.then(TABLE, f.NextStart(frame.done + 1))
    seat = (s.first + frame.done) % s.players
    s.active = seat
    if s.options.first_colonists and not s.solo:
        free = [tile.space for tile in FIRST_TILES if tile.space not in s.spaces]
        travel.place_marker(play, seat, free[play.draw(TABLE, len(free))], "draw")
    else:
        play.then(seat, f.StartSpace(seat))


def start_options(s: State, frame: f.StartSpace) -> list[Space]:
    return [Space(number) for number in range(1, 9) if number not in s.spaces]


def refuse_start(s: State, frame: f.StartSpace, action: Any) -> Refusal | None:
    if type(action) is not Space:
        return refusal("OM-3.4", "not_asked")
    return refusal("OM-3.4", "space_occupied") if action.space in s.spaces else None


def take_start(play: Play, frame: f.StartSpace, action: Space) -> None:
    travel.place_marker(play, frame.seat, action.space, "start")


def set_shuttle(play: Play, frame: f.SetShuttle) -> None:
    """OM-3.5; in the solo game it starts on Lacerda's side. OM-17.2"""
    s = play.s
    s.active = NOBODY
    play.then(TABLE, f.BeginRound())
    if s.solo:
        put_shuttle(play, LACERDA, s.side(LACERDA))
    else:
        seat = max(range(s.players), key=s.spaces.__getitem__)
        play.then(seat, f.ShuttleSide(seat))


def put_shuttle(play: Play, party: int, side: int) -> None:
    play.s.shuttle_side = side
    play.emit(ShuttleSet(party, SIDES[side]))


def side_options(s: State, frame: f.ShuttleSide) -> list[ChooseSide]:
    return [ChooseSide(ORBIT), ChooseSide(COLONY)]


def refuse_side(s: State, frame: f.ShuttleSide, action: Any) -> Refusal | None:
    return None if type(action) is ChooseSide else refusal("OM-3.5", "not_asked")


def take_side(play: Play, frame: f.ShuttleSide, action: ChooseSide) -> None:
    put_shuttle(play, frame.seat, action.side)
