"""What a screen shows beside a question of Planet Unknown: ways of rovers, cells ahead, idle cards, what is settled,
and where a tile could lie."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypedDict

from orrery.core import engine
from orrery.core.field_types import ComponentId, Place, Spot
from orrery.core.frames import AnyOrder, Pick
from orrery.core.outcomes import Foretelling
from orrery.core.ruleset import Ruleset
from orrery.games.planet_unknown.actions import RINGS, Ring, Take, UseEmergency
from orrery.games.planet_unknown.components import (
    CELLS,
    CIV_CARDS,
    NONE,
    SQUARES,
    TERRAINS,
    TILES,
    TRACKS,
    Terrain,
    Track,
)
from orrery.games.planet_unknown.frames import ChooseSecond, PickCard, PlaceTile, Station, TakeTile
from orrery.games.planet_unknown.operation import Lacking, lacking
from orrery.games.planet_unknown.rules.cards.civ_cards import cards_in_sight
from orrery.games.planet_unknown.rules.corporation.markers import station_steps
from orrery.games.planet_unknown.rules.corporation.tracks import MODELS, Straight, up
from orrery.games.planet_unknown.rules.placing.emergency import SECOND, second_options
from orrery.games.planet_unknown.rules.placing.place_tile import place_options
from orrery.games.planet_unknown.rules.scope import effects_of
from orrery.games.planet_unknown.rules.tokens.rovers import closed, cost_of, drive_options, steps_from
from orrery.games.planet_unknown.rules.turns.turn import take_options
from orrery.games.planet_unknown.state import Seat, State
from orrery.games.planet_unknown.suggested_places import ranks
from orrery.games.planet_unknown.transposition_key import transposition_key


class Reached(TypedDict):
    """A square a rover can drive to: the square it comes from, and the points it has spent then."""

    after: Spot
    cost: int


class StationAdvance(TypedDict):
    """Cells a marker enters, one after the other; with `choice` one of them."""

    cells: list[Place]
    choice: bool


class Untaken(TypedDict):
    """Rings of the depot and emergency tiles that a tile can be taken from, the one in hand among them."""

    rings: list[Ring]
    emergency: list[Terrain]


class Guide(TypedDict, total=False):
    """`ways`: by rover and square. `ahead`: the next two advances by a station. `settled`: an item to begin with where
    no order of them can differ. `idle`: civ cards that would do nothing now, and what is missing. `ranks`: of the
    places for the tile in hand, in the order of the answers; 0 looks best. `instead`: what may be taken if it is put
    back."""

    ways: dict[Spot, dict[Spot, Reached]]
    ahead: dict[Track, list[StationAdvance]]
    settled: int
    idle: dict[ComponentId, Lacking]
    ranks: list[int]
    instead: Untaken


def guide(game: Ruleset[State, Any], s: State, seat: int) -> Guide:
    p = s.seats[seat]
    found: Guide = {}
    if p.planet == NONE or p.corporation == NONE or not s.stacks[seat]:
        return found
    if ways := _ways(s, seat):
        found["ways"] = ways
    found["ahead"] = {track: _ahead(p, marker) for marker, track in enumerate(TRACKS)}
    frame = s.stacks[seat][-1]
    if type(frame) is PickCard:
        found["idle"] = _idle(s, seat, frame)
    elif type(frame) is PlaceTile:
        found["ranks"] = ranks(p, place_options(s, frame))
        if not frame.extra:
            found["instead"] = _instead(game, s, frame)
    elif type(frame) is AnyOrder:
        settled = _settled(game, s, seat, frame)
        if settled is not None:
            found["settled"] = settled
    return found


# --- driving --------------------------------------------------------------------------------------


def _ways(s: State, seat: int) -> dict[str, dict[str, Reached]]:
    starts = dict.fromkeys(drive.start for drive in drive_options(s, seat))
    return {SQUARES[start]: _reach(s, s.seats[seat], start) for start in starts}


def _reach(s: State, p: Seat, start: int) -> dict[str, Reached]:
    """The cheapest way to each square; whatever a rover meets there may still change its plans. PU-7.15, PU-7.17"""
    shut, best = closed(s, p), dict[int, tuple[int, int]]()
    edge = [(0, start)]
    while edge:
        edge.sort()
        spent, at = edge.pop(0)
        if at != start and best[at][0] < spent:
            continue
        for end in steps_from(p, at):
            cost = spent + cost_of(p, end)
            if shut >> end & 1 or cost > p.moves or (end in best and best[end][0] <= cost):
                continue
            best[end] = (cost, at)
            edge.append((cost, end))
    return {SQUARES[end]: {"after": SQUARES[after], "cost": cost} for end, (cost, after) in best.items()}


# --- markers --------------------------------------------------------------------------------------


def _ahead(p: Seat, marker: int) -> list[StationAdvance]:
    """PU-6.3; where its owner chooses the cell (PU-15.6), what comes after that is open."""
    walker, found = p.clone(), list[StationAdvance]()
    for _ in range(2):
        cells: list[int] = []
        for _ in range(station_steps(p, marker)):
            ends = up(walker, marker)
            if len(ends) > 1:
                return [*found, {"cells": [CELLS[cell] for cell in ends], "choice": True}]
            if ends:
                cells += ends
                walker.markers = (*walker.markers[:marker], *ends, *walker.markers[marker + 1 :])
        if not cells:
            break
        found.append({"cells": [CELLS[cell] for cell in cells], "choice": False})
    return found


# --- cards ----------------------------------------------------------------------------------------


def _idle(s: State, seat: int, frame: PickCard) -> dict[ComponentId, Lacking]:
    """Cards that act at once, and for which everything they speak of is missing."""
    found: dict[ComponentId, Lacking] = {}
    for card in (CIV_CARDS[card] for card in cards_in_sight(s, frame)):
        if card.immediate and not card.maintenance:
            missing = [lacking(s, seat, effect) for effect in effects_of(s, card)]
            if missing[0] is not None and None not in missing:
                found[card.id] = missing[0]
    return found


# --- the tile in hand -----------------------------------------------------------------------------


def _instead(game: Ruleset[State, Any], s: State, frame: PlaceTile) -> Untaken:
    """PU-3.7, SM-6.2: what was offered when the tile in hand was taken, as somebody who was away then may ask again."""
    before = game.clone(s)
    p = before.seats[frame.seat]
    tile, p.hand = p.hand, NONE
    if frame.pair:
        p.extras = p.extras._replace(emergency=p.extras.emergency | 1 << TILES[tile].terrains[0])
    else:
        bay = TILES[tile].shape
        before.bays[bay] = (*before.bays[bay], tile)
    options: Sequence[object] = (
        second_options(before, ChooseSecond(frame.seat, frame.waived))
        if frame.pair == SECOND
        else take_options(before, TakeTile(frame.seat, extra=False, advance=frame.advance))
    )
    return {
        "rings": [RINGS[option.ring] for option in options if isinstance(option, Take)],
        "emergency": [TERRAINS[option.terrain] for option in options if isinstance(option, UseEmergency)],
    }


# --- orders that do not matter --------------------------------------------------------------------


def _settled(game: Ruleset[State, Any], s: State, seat: int, frame: AnyOrder) -> int | None:
    """The item to begin with if the order of these stations makes no difference, and nothing else can be done now."""
    flow = game.flow(s.options)
    picks = engine.options(flow, s, seat)
    if any(type(item) is not Station for item in frame.todo) or any(type(pick) is not Pick for pick in picks):
        return None
    foretelling = Foretelling(game, s, seat)
    ends = [foretelling.after(pick).state for pick in picks]
    keys = [transposition_key(end, seat) for end in ends]
    if all(key == keys[0] for key in keys):
        return 0
    # The other order asks once more: points gained could be spent in between. They can be spent later too.
    if len(picks) == 2 and type(MODELS[s.seats[seat].corporation]) is Straight:
        for first, then in ((0, 1), (1, 0)):
            left = ends[first].stacks[seat]
            if left and type(left[-1]) is AnyOrder and len(left[-1].todo) == 1:
                state = game.clone(ends[first])
                engine.take(flow, engine.Play(state), seat, Pick(0))
                if transposition_key(state, seat) == keys[then]:
                    return then
    return None
