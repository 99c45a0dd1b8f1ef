"""What prompts need to know besides the question itself."""

from __future__ import annotations

from typing import Any, Final, Literal, TypedDict

from orrery.core.field_types import ComponentId, Spot
from orrery.games.on_mars import frames as f
from orrery.games.on_mars.components import (
    EFFECTS,
    HEX_IDS,
    ITEMS,
    LAB_IDS,
    MAP_TILE_IDS,
    SIDES,
    TASKS,
    TECH_IDS,
    TYPE_IDS,
)
from orrery.games.on_mars.components.names import BuildingType, Item, Side, Task
from orrery.games.on_mars.events.colony import Piece
from orrery.games.on_mars.rules import construction, contracts, drives, first_colonists, goals, travel, turn_prices
from orrery.games.on_mars.rules.pieces import PIECE_IDS
from orrery.games.on_mars.state import State

Rest = Literal["none", "goal", "delivery", "both"]


class OfTurn(TypedDict):
    """Which actions are still possible; `rest`: what else is, once there is none of them."""

    crowded: bool
    main: bool
    exec: bool
    rest: Rest


class OfHire(TypedDict):
    cards: str


class OfSite(TypedDict):
    building: BuildingType


class Reach(TypedDict):
    """A hex a piece could come to, by way of the hex `via`.

    `collects`: a crystal to be picked up; `stays`: whether the movement may end there, or the reason why not;
    `crushes`: what lies there would be gone; `wasted`: crystals of the way that would find no room.
    """

    piece: Piece
    start: Spot
    hex: Spot
    via: Spot
    steps: int
    collects: bool
    stays: Literal["yes", "crowded", "research_owned", "tile_useless"]
    crushes: bool
    wasted: int


class OfMove(TypedDict):
    """Steps left of each; `as_rovers`: bots may pick up; `crowded`: two pieces on one hex keep it from ending."""

    bots: int
    rover: int
    started: bool
    as_rovers: bool
    boost: Literal["none", "colonist", "crystal"]
    crowded: bool
    reach: list[Reach]


class OfTile(TypedDict):
    tile: ComponentId
    hex: Spot
    bot: bool


class OfPiece(TypedDict):
    """`lands`: by where it may go, the hexes on which crystals land then."""

    piece: Piece
    hex: Spot
    lands: dict[Spot, list[Spot]]


OfSettling = TypedDict("OfSettling", {"tech": ComponentId, "from": ComponentId})


class OfRefill(TypedDict):
    place: int


class OfBoarding(TypedDict):
    """`home`: colonists who come home; `back`: the round of the next free ride back, if that is known."""

    free: bool
    side: Side
    home: int
    back: int | None


class OfArrival(TypedDict):
    side: Side


class OfOverflow(TypedDict):
    item: Item
    amount: int


class OfTask(TypedDict):
    """`fits`: a card in hand is about it."""

    task: Task
    fits: bool


def turn(s: State, frame: f.Turn) -> OfTurn:
    """Which actions are still possible, and what else is once there is none."""
    seat = frame.seat
    executive = not s.exec_done and bool(turn_prices.execs(s, seat))
    if s.main_done and not executive:  # or for goals laid down as crystals
        executive = not s.exec_done and bool(goals.pawn_options(s, seat))
    ways = (bool(goals.achieve_options(s, seat)), bool(contracts.deliver_options(s, seat)))
    crowded = bool(s.crowded(seat))
    return {"crowded": crowded, "main": not s.main_done, "exec": executive, "rest": _REST[ways]}


_REST: Final[dict[tuple[bool, bool], Rest]] = {
    (False, False): "none",
    (True, False): "goal",
    (False, True): "delivery",
    (True, True): "both",
}


def hire(s: State, frame: f.Hire) -> OfHire:
    return {"cards": EFFECTS[frame.effect].of}


def site(s: State, frame: f.ChooseSite) -> OfSite:
    return {"building": TYPE_IDS[frame.building]}


def move(s: State, frame: f.Move) -> OfMove:
    effect = EFFECTS[frame.effect]
    return {
        "bots": frame.bots,
        "rover": frame.rover,
        "started": frame.started,
        "as_rovers": effect.as_rovers,
        "boost": ("none", "colonist", "crystal")[effect.boost],
        "crowded": bool(s.crowded(frame.seat)),
        "reach": [_reached(found) for found in drives.drives(s, frame)],
    }


def _reached(found: drives.Reached) -> Reach:
    stays: Any = found.stays  # a word of `drives`, or why the tile there may not be taken
    return {
        "piece": PIECE_IDS[found.piece],
        "start": HEX_IDS[found.start],
        "hex": HEX_IDS[found.hex],
        "via": HEX_IDS[found.via],
        "steps": found.steps,
        "collects": found.collects,
        "stays": stays,
        "crushes": found.crushes,
        "wasted": found.wasted,
    }


def tile(s: State, frame: f.TakeTile) -> OfTile:
    return {"tile": MAP_TILE_IDS[s.tiles[frame.hex]], "hex": HEX_IDS[frame.hex], "bot": frame.bot}


def displace(s: State, frame: f.Displace) -> OfPiece:
    lands = construction.landings(s, frame)
    told = {HEX_IDS[to]: [HEX_IDS[hex_] for hex_ in found] for to, found in lands.items()}
    return {"piece": PIECE_IDS[frame.piece], "hex": HEX_IDS[frame.hex], "lands": told}


def settle(s: State, frame: f.ChooseSettling) -> OfSettling:
    return {"tech": TECH_IDS[frame.tech], "from": LAB_IDS[s.tech_space(frame.seat, frame.tech)]}


def refill(s: State, frame: f.Refill) -> OfRefill:
    return {"place": frame.place}


def board(s: State, frame: f.Board) -> OfBoarding:
    to = 1 - s.side(frame.seat)
    return {
        "free": frame.free,
        "side": SIDES[to],
        "home": sum(count for _, count in travel.abroad(s, frame.seat, to)) + s.working[frame.seat],
        "back": s.round + s.shuttle_space if s.shuttle_side == to else None,
    }


def arrive(s: State, frame: f.Arrive) -> OfArrival:
    return {"side": SIDES[frame.side]}


def overflow(s: State, frame: f.Overflow) -> OfOverflow:
    return {"item": ITEMS[frame.item], "amount": frame.amount}


def first_b(s: State, frame: f.FirstB) -> OfTask:
    return {"task": TASKS[frame.task], "fits": bool(first_colonists.fitting(s, frame))}
