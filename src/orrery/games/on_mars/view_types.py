"""The shape of a view of On Mars: the client's types are made from these."""

from __future__ import annotations

from typing import Literal, TypedDict

from orrery.core.field_types import ComponentId, Seat, Spot
from orrery.core.score_sheet import ScoresView
from orrery.core.view_types import ViewHead
from orrery.games.on_mars.components.names import BuildingType, Item, LssType, RedAction, Resource, SharedType, Side
from orrery.games.on_mars.events.colony import Piece
from orrery.games.on_mars.events.table import EndReason

HexDirection = Literal[0, 1, 2, 3, 4, 5]
"""n, ne, se, s, sw, nw"""


class EndingView(TypedDict):
    reason: EndReason
    last_round: int


class TurnView(TypedDict):
    seat: Seat
    main: bool
    exec: bool
    side: Side
    used: list[ComponentId]


class DoingView(TypedDict):
    """What somebody has said aloud and not done yet."""

    seat: Seat
    building: BuildingType | None
    bots: int | None
    rover: int | None


class TrackView(TypedDict):
    space: int
    party: Seat | None
    standing: bool


class LandingView(TypedDict):
    side: Side
    space: int


class ShuttleView(TypedDict):
    """None before the first round. `flies_in`: rounds until it flies, as one counts them now; 1: in this one."""

    side: Side
    space: int
    flies_in: int
    lands: LandingView


class ColumnView(TypedDict):
    """`op`: what the tile would give each party now; `left`: steps missing to the next level."""

    type: LssType
    row: int
    tile: ComponentId
    op: list[int]
    left: int


class MissionView(TypedDict):
    mission: ComponentId
    place: Literal["a", "b", "c"]
    of: int
    left: int
    crystals: int
    done: bool


class AdvancedView(TypedDict):
    party: Seat
    card: ComponentId


class BuildingView(TypedDict):
    """`party`: whose shelter it is, null: shared; `size` and number of the `group` it belongs to."""

    type: BuildingType
    party: Seat | None
    size: int
    group: int
    advanced: AdvancedView | None
    miner: Seat | None


class HexView(TypedDict):
    """`start`, `research`: printed on the board, where a building stands at the start, where research lies."""

    hex: Spot
    building: BuildingView | None
    bots: list[Seat]
    rover: list[Seat]
    crystal: bool
    tile: ComponentId | None
    start: bool
    research: bool


class PileView(TypedDict):
    """`arrows` of the top tile; null: none left."""

    type: SharedType
    left: int
    arrows: list[HexDirection] | None


class GridView(TypedDict):
    place: int
    row: Literal["top", "middle", "bottom"]
    tech: ComponentId | None


class PlaceView(TypedDict):
    scientist: ComponentId | None
    contract: ComponentId | None


class CostView(TypedDict):
    """`payments`: each a crystal or a colonist; `clears`: whose colonists go home; `why` not, while I choose."""

    legal: bool
    payments: int
    clears: list[Seat]
    why: str | None


class OwnBlueprintView(TypedDict):
    card: ComponentId
    hex: Spot | None
    scientist: ComponentId | None
    radar: ComponentId | None


class OwnScientistView(TypedDict):
    scientist: ComponentId
    at: ComponentId | None
    op: int


class OwnContractView(TypedDict):
    contract: ComponentId
    items: dict[str, int]
    done: bool


class GoalView(TypedDict):
    """`counts`: the quantity that its first condition asks for, where it is one."""

    goal: ComponentId
    counts: str | None
    have: list[int]
    need: list[int]
    ready: bool


class ScoreView(TypedDict):
    total: int
    lines: dict[str, int]


class PartyView(TypedDict):
    party: Seat
    automaton: bool
    side: Side
    space: int
    standing: bool
    op: int
    resources: dict[Resource, int]
    limit: int
    crystals: int
    incoming: int
    room: int
    quarters: int
    capacity: int
    working: int
    supply: int
    gained: int
    miners: int
    depot: list[ComponentId]
    hangar: int
    spent: int
    ships_may: int
    lab: dict[ComponentId, ComponentId]
    bots_supply: int
    markers: int
    shelters_left: int
    blueprints: list[OwnBlueprintView]
    scientists: list[OwnScientistView]
    contracts: list[OwnContractView]
    progress: list[SharedType]
    discoveries: list[ComponentId]
    research: list[ComponentId]
    goals: int
    hand: list[GoalView] | None
    achieved: ComponentId | None
    first_a: int
    first_b: int
    first_cards: list[ComponentId] | None
    score: ScoreView


class HeldView(TypedDict):
    owner: Seat
    tech: ComponentId


class CheckView(TypedDict):
    key: str
    have: int
    need: int
    met: bool


class SoloView(TypedDict):
    """`action`: what his latest card made him do in this round; `travels`: whether it lets him ride the shuttle."""

    deck: int
    discard: list[ComponentId]
    solo_pass: int
    card: ComponentId | None
    action: ComponentId | None
    travels: bool
    icon: SharedType
    goal: str
    checks: dict[str, list[CheckView]]


class TargetGainView(TypedDict):
    item: Item
    amount: int
    stored: int


class TechView(TypedDict):
    tech: ComponentId
    party: Seat
    level: int
    boosts: int


class DisplacedView(TypedDict):
    party: Seat
    piece: Piece


class TargetView(TypedDict):
    """What building on a hex would bring.

    `joins`: buildings of its complex; `gained` and `lost`: amounts by quantity, as outcomes have them, and the colony's
    `level`: what finds no room is lost; `need`: the level of the tech that joining wants; `lss`: a benefit of the life
    support system follows; `remaining`: missions still needed after the level it brings; `removes`: a tile or crystal
    that lies there.
    """

    size: int
    joins: list[Spot]
    gain: TargetGainView
    gained: dict[str, int]
    lost: dict[str, int]
    need: int
    techs: list[TechView]
    crystals: list[Spot]
    blocked: list[HexDirection]
    op: int
    lss: bool
    row: tuple[int, int] | None
    cube: bool
    level_up: bool
    remaining: int | None
    displaces: list[DisplacedView]
    removes: ComponentId | None
    mission: list[ComponentId]


class SoloResultView(TypedDict):
    won: bool
    goal: str
    met: list[str]
    lacerda: ScoreView


class ResultView(ScoresView):
    tie_break: str | None
    solo: SoloResultView | None


class View(ViewHead):
    game: Literal["on_mars"]
    phase: Literal["setup", "colonization", "shuttle", "scoring", "end"]
    active: Seat | None
    order: list[Seat]
    ending: EndingView | None
    turn: TurnView | None
    doing: DoingView | None
    track: list[TrackView]
    shuttle: ShuttleView | None
    level: int
    lss: list[ColumnView]
    missions: list[MissionView]
    remaining: int
    hexes: list[HexView]
    piles: list[PileView]
    exploration: list[ComponentId | None]
    explore_left: list[int]
    warehouse: dict[str, int]
    capacity: int
    grid: list[GridView]
    tech_left: list[int]
    display: list[ComponentId | None]
    blueprints_left: int
    places: list[PlaceView | None]
    pool: list[ComponentId]
    slots: dict[RedAction, list[Seat]]
    costs: dict[str, CostView] | None
    zone: list[Spot]
    parties: list[PartyView]
    held: list[HeldView]
    solo: SoloView | None
    targets: dict[Spot, TargetView] | None
    result: ResultView | None
