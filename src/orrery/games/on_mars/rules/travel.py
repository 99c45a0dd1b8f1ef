"""Between Orbit and Colony: the shuttle, ships, capsules. OM-12"""

from __future__ import annotations

from typing import Any, Literal

from orrery.core.errors import Refusal, refusal
from orrery.core.state import TABLE
from orrery.games.on_mars import frames as f
from orrery.games.on_mars.actions import Act, Exec, PlaceFind, Space, Stay, Travel, Use
from orrery.games.on_mars.components import (
    ACTION_IDS,
    ACTIONS,
    DISC_IDS,
    EXPLORE_DISTANCE,
    HEX_IDS,
    LANDS_BY_LEVEL,
    NONE,
    RED_INDEX,
    SIDES,
    TASKS,
    TURN_SPACES,
)
from orrery.games.on_mars.events import (
    ExplorationRefilled,
    MarkerPlaced,
    Retrieved,
    ShuttleMoved,
    Stayed,
    TilePlaced,
    Travelled,
)
from orrery.games.on_mars.hexes import RING, each
from orrery.games.on_mars.rules import missions, supply
from orrery.games.on_mars.rules.gains import come_home
from orrery.games.on_mars.rules.reach import position
from orrery.games.on_mars.state import COLONIZATION, COLONY, FIRST_COLONY_SPACE, NOBODY, SHUTTLE, Play, State

# --- the Shuttle phase ----------------------------------------------------------------------------


def move_shuttle(play: Play, frame: f.MoveShuttle) -> None:
    """One space towards the middle, or over to the other side. OM-12.1"""
    s = play.s
    s.phase = SHUTTLE
    s.flew = NOBODY
    if s.shuttle_space > 1:
        s.shuttle_space -= 1
    else:
        s.flew = s.shuttle_side
        s.shuttle_side = 1 - s.shuttle_side
        s.shuttle_space = LANDS_BY_LEVEL[s.level]
    play.emit(ShuttleMoved(SIDES[s.shuttle_side], s.shuttle_space, s.flew != NOBODY))
    play.then(TABLE, f.NextFlight(tuple(s.order())))  # OM-12.2: the order is fixed now


def next_flight(play: Play, frame: f.NextFlight) -> None:
    s = play.s
    if not frame.order:
        s.active = NOBODY
        play.then(TABLE, f.BeginRound())
        return
    party = frame.order[0]
    s.active = party
    s.b_used = 0
    play.then(TABLE, f.NextFlight(frame.order[1:]))
    free = s.flew == s.side(party)
    if s.automaton(party):
        play.then(TABLE, f.LacerdaFlight(free))
    elif free or s.hangar[party]:
        play.then(party, f.Board(party, free))
    else:
        stay(play, party)


def stay(play: Play, party: int) -> None:
    """OM-12.3"""
    play.emit(Stayed(party))


def board_options(s: State, frame: f.Board) -> list[Travel | Stay]:
    return [Travel(), Stay()]


def refuse_board(s: State, frame: f.Board, action: Any) -> Refusal | None:
    """Actions wait for the turns of the next round, after the flight. OM-12.2"""
    if type(action) in (Travel, Stay):
        return None
    return refusal("OM-12.2", "flight_first" if type(action) in (Act, Exec, Use) else "not_asked")


def take_board(play: Play, frame: f.Board, action: Any) -> None:
    s = play.s
    seat = frame.seat
    if type(action) is Stay:
        stay(play, seat)
        return
    if not frame.free:
        s.hangar[seat] -= 1  # the ship leaves the game, OM-12.2
    begin(play, seat, 1 - s.side(seat), "shuttle" if frame.free else "ship")


# --- the way --------------------------------------------------------------------------------------


def begin(play: Play, seat: int, side: int, how: Literal["shuttle", "ship", "pod", "card"]) -> None:
    """All steps of a journey, in order. OM-12.4, OM-12.5; the capsule brings no discovery tile. OM-7.1"""
    play.emit(Travelled(seat, SIDES[side], how))
    tell = f.Tell(seat, TASKS.index(missions.FLOWN))
    last = (f.Return(seat, side), f.Arrive(seat, side), tell)
    if side == COLONY:
        play.then(seat, *(() if how == "pod" else (f.Explore(seat),)), *last)
    else:
        play.then(seat, f.Produce(seat), *last)


def produce(play: Play, frame: f.Produce) -> None:
    supply.produce_all(play, frame.seat)


def come_back(play: Play, frame: f.Return) -> None:
    """Colonists from the slots of the side of arrival and from the Working Area. OM-12.7"""
    s = play.s
    seat = frame.seat
    for action, count in abroad(s, seat, frame.side):
        s.slots[RED_INDEX[action] * s.parties + seat] = 0
        come_home(s, seat, count)
        play.emit(Retrieved(seat, ACTION_IDS[action], count))
    if s.working[seat]:
        count = s.working[seat]
        s.working[seat] = 0
        come_home(s, seat, count)
        play.emit(Retrieved(seat, supply.WORKING_AREA, count))


def abroad(s: State, seat: int, side: int) -> list[tuple[int, int]]:
    """Actions of a side with own colonists on them, and how many."""
    counted = [(action, s.placed(red, seat)) for action, red in RED_INDEX.items() if ACTIONS[action].side == side]
    return [(action, count) for action, count in counted if count]


def free_spaces(s: State, side: int) -> list[int]:
    """OM-12.11: one is always free."""
    numbers = range(FIRST_COLONY_SPACE, 9) if side == COLONY else range(1, FIRST_COLONY_SPACE)
    return [number for number in numbers if number not in s.spaces]


def arrive_options(s: State, frame: f.Arrive) -> list[Space]:
    return [Space(number) for number in free_spaces(s, frame.side)]


def refuse_arrive(s: State, frame: f.Arrive, action: Any) -> Refusal | None:
    if type(action) is not Space:
        return refusal("OM-12.4", "not_asked")
    if TURN_SPACES[action.space].side != frame.side:
        return refusal("OM-12.4", "other_side", side=SIDES[frame.side])
    return None if action.space in free_spaces(s, frame.side) else refusal("OM-12.4", "space_occupied")


def take_arrive(play: Play, frame: f.Arrive, action: Space) -> None:
    place_marker(play, frame.seat, action.space, "travel")


def place_marker(play: Play, seat: int, space: int, how: Literal["start", "travel", "draw"]) -> None:
    """The space and its benefit; outside turns other players' tech is settled at once. OM-12.6, OM-12.9"""
    s = play.s
    s.spaces[seat] = space
    play.emit(MarkerPlaced(seat, space, how))
    if s.phase != COLONIZATION:
        play.then(seat, f.Settle(seat))
    play.then(seat, f.Do(seat, TURN_SPACES[space].effect))


# --- exploration ----------------------------------------------------------------------------------


def find_hexes(s: State, party: int) -> int:
    """Empty hexes exactly three steps from the own rover. OM-12.4"""
    return RING[position(s, party)][EXPLORE_DISTANCE] & ~s.filled()


def explore(play: Play, frame: f.Explore) -> None:
    """Mandatory when a tile and a hex exist. OM-12.10"""
    s = play.s
    if any(tile != NONE for tile in s.explored) and find_hexes(s, frame.seat):
        play.then(frame.seat, f.ChooseFind(frame.seat))


def find_options(s: State, frame: f.ChooseFind) -> list[PlaceFind]:
    hexes = each(find_hexes(s, frame.seat))
    return [PlaceFind(which, hex_) for which, tile in enumerate(s.explored) if tile != NONE for hex_ in hexes]


def refuse_find(s: State, frame: f.ChooseFind, action: Any) -> Refusal | None:
    if type(action) is not PlaceFind:
        return refusal("OM-12.4", "not_asked")
    if s.explored[action.which] == NONE:
        return refusal("OM-12.4", "no_tile_there")
    if not RING[position(s, frame.seat)][EXPLORE_DISTANCE] >> action.hex & 1:
        return refusal("OM-12.4", "not_three_steps")
    return None if find_hexes(s, frame.seat) >> action.hex & 1 else refusal("OM-1.6", "hex_not_empty")


def take_choice(play: Play, frame: f.ChooseFind, action: PlaceFind) -> None:
    put_find(play, frame.seat, action.which, action.hex)


def put_find(play: Play, party: int, which: int, hex_: int) -> None:
    s = play.s
    tile = take_find(play, which)
    s.tiles[hex_] = tile
    if play.out is not None:
        play.emit(TilePlaced(party, DISC_IDS[tile], HEX_IDS[hex_]))
    missions.happened(play, party, "discovery_tile_placed")


def take_find(play: Play, which: int) -> int:
    """A face-up tile is taken, the next comes from the same side, else from the other. OM-12.4"""
    s = play.s
    tile = s.explored[which]
    stack = which if s.finds[which] else 1 - which
    s.explored[which] = NONE
    if s.finds[stack]:
        s.explored[which] = s.finds[stack][-1]
        s.finds[stack] = s.finds[stack][:-1]
        play.reveal()
    if play.out is not None:
        shown = s.explored[which]
        play.emit(ExplorationRefilled(which, DISC_IDS[shown] if shown != NONE else None))
    return tile
