"""The shape of a view of On Mars: the client's types are made from these."""

from __future__ import annotations

from typing import Literal, TypedDict

from orrery.core.score_sheet import ScoresView
from orrery.core.view_types import ViewHead

Side = Literal["orbit", "colony"]
Building = Literal["mine", "generator", "water_extractor", "greenhouse", "oxygen_condenser", "shelter"]


class EndingView(TypedDict):
    reason: str
    last_round: int


class TurnView(TypedDict):
    seat: int
    main: bool
    exec: bool
    side: Side
    used: list[str]


class DoingView(TypedDict):
    seat: int
    building: Building | None
    bots: int | None
    rover: int | None


class TrackView(TypedDict):
    space: int
    party: int | None
    standing: bool


class LandingView(TypedDict):
    side: Side
    space: int


class ShuttleView(TypedDict):
    side: Side
    space: int
    flies_in: int
    lands: LandingView


class ColumnView(TypedDict):
    type: Building
    row: int
    tile: str
    op: list[int]
    left: int


class MissionView(TypedDict):
    mission: str
    place: str
    of: int
    left: int
    crystals: int
    done: bool


class AdvancedView(TypedDict):
    party: int
    card: str


class BuildingView(TypedDict):
    type: Building
    party: int | None
    size: int
    group: int
    advanced: AdvancedView | None
    miner: int | None


class HexView(TypedDict):
    hex: str
    building: BuildingView | None
    bots: list[int]
    rover: list[int]
    crystal: bool
    tile: str | None
    start: bool
    research: bool


class PileView(TypedDict):
    type: Building
    left: int
    arrows: list[int] | None


class GridView(TypedDict):
    place: int
    row: Literal["top", "middle", "bottom"]
    tech: str | None


class PlaceView(TypedDict):
    scientist: str | None
    contract: str | None


class CostView(TypedDict):
    legal: bool
    payments: int
    clears: list[int]
    why: str | None


class OwnBlueprintView(TypedDict):
    card: str
    hex: str | None
    scientist: str | None
    radar: str | None


class OwnScientistView(TypedDict):
    scientist: str
    at: str | None
    op: int


class OwnContractView(TypedDict):
    contract: str
    items: dict[str, int]
    done: bool


class GoalView(TypedDict):
    goal: str
    have: list[int]
    need: list[int]
    ready: bool


class ScoreView(TypedDict):
    total: int
    lines: dict[str, int]


class PartyView(TypedDict):
    party: int
    automaton: bool
    side: Side
    space: int
    standing: bool
    op: int
    resources: dict[str, int]
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
    depot: list[str]
    hangar: int
    spent: int
    ships_may: int
    lab: dict[str, str]
    bots_supply: int
    markers: int
    shelters_left: int
    blueprints: list[OwnBlueprintView]
    scientists: list[OwnScientistView]
    contracts: list[OwnContractView]
    progress: list[Building]
    discoveries: list[str]
    research: list[str]
    goals: int
    hand: list[GoalView] | None
    achieved: str | None
    first_a: int
    first_b: int
    first_cards: list[str] | None
    score: ScoreView


class HeldView(TypedDict):
    owner: int
    tech: str


class CheckView(TypedDict):
    key: str
    have: int
    need: int
    met: bool


class SoloView(TypedDict):
    deck: int
    discard: list[str]
    solo_pass: int
    card: str | None
    icon: Building
    goal: str
    checks: dict[str, list[CheckView]]


class TargetGainView(TypedDict):
    item: str
    amount: int
    stored: int


class TechView(TypedDict):
    party: int
    level: int
    boosts: int


class DisplacedView(TypedDict):
    party: int
    piece: Literal["bot", "rover"]


class TargetView(TypedDict):
    size: int
    gain: TargetGainView
    need: int
    techs: list[TechView]
    crystals: list[str]
    blocked: list[int]
    op: int
    lss: bool
    row: list[int] | None
    cube: bool
    level_up: bool
    displaces: list[DisplacedView]
    mission: list[str]


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
    active: int | None
    order: list[int]
    ending: EndingView | None
    turn: TurnView | None
    doing: DoingView | None
    track: list[TrackView]
    shuttle: ShuttleView
    level: int
    lss: list[ColumnView]
    missions: list[MissionView]
    remaining: int
    hexes: list[HexView]
    piles: list[PileView]
    exploration: list[str | None]
    explore_left: list[int]
    warehouse: dict[str, int]
    capacity: int
    grid: list[GridView]
    tech_left: list[int]
    display: list[str | None]
    blueprints_left: int
    places: list[PlaceView | None]
    pool: list[str]
    slots: dict[str, list[int]]
    costs: dict[str, CostView] | None
    parties: list[PartyView]
    held: list[HeldView]
    solo: SoloView | None
    targets: dict[str, TargetView] | None
    result: ResultView | None
