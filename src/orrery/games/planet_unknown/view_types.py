"""The shape of a view of Planet Unknown: the source of the client's types."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from orrery.core.score_sheet import ScoresView
from orrery.core.view_types import ViewHead

Terrain = Literal["civ", "water", "biomass", "rover", "tech", "energy"]
Track = Literal["civ", "water", "biomass", "rover", "tech"]
Phase = Literal["boards", "objectives", "rotation", "event", "turns", "civ", "final", "end"]
Colour = Literal["green", "orange", "red"]
Orientation = Literal["r0", "r1", "r2", "r3", "f0", "f1", "f2", "f3"]
Line = Literal["civ_cards", "planet", "tracks", "lifepods", "meteorites", "personal", "competitive", "moon"]


class VerdictView(TypedDict):
    difference: int
    rank: int
    text: dict[str, str]


class SoloView(TypedDict):
    target: int
    verdict: VerdictView | None


class BayView(TypedDict):
    shape: str
    top: str | None
    left: int
    hidden: bool


class SectorView(TypedDict):
    sector: int
    seat: int | None
    outer: BayView
    inner: BayView


class StationView(TypedDict):
    rotation: int
    places: list[int]
    sectors: list[SectorView]


class RestrictionView(TypedDict):
    kind: str
    terrain: Terrain | None


class EventsView(TypedDict):
    mix: dict[Colour, int]
    left: int
    discarded: list[str]
    next: str | None
    left_by_colour: dict[Colour, int]


class LookingView(TypedDict):
    seat: int
    level: int


class CivView(TypedDict):
    stacks: list[int]
    looking: LookingView | None


class StandingView(TypedDict):
    seat: int
    value: int


class ContestView(TypedDict):
    card: str
    seats: list[int]
    common: bool
    standing: list[StandingView]


class PlacedView(TypedDict):
    tile: str
    orient: Orientation
    at: str


class RoverView(TypedDict):
    at: str
    cargo: bool


class TechView(TypedDict):
    tech: str
    level: str
    available: bool
    used: bool
    usable: bool


class CollectedView(TypedDict):
    lifepods: int
    meteorites: int


class GoalView(TypedDict):
    card: str
    value: int
    goal: int
    done: bool


class LineOfSquaresView(TypedDict):
    medals: int
    covered: int
    squares: int
    meteorite: bool
    complete: bool


class ScoreView(TypedDict):
    total: int
    lines: dict[Line, int]


class MoonView(TypedDict):
    """SM-2, SM-4: squares of the moon stand in the usual lists, their names begin with m."""

    side: str
    satellite: int
    set: int
    meteorites: int


class QuarterView(TypedDict):
    id: str
    rows: list[LineOfSquaresView]
    columns: list[LineOfSquaresView]


class MaintenanceView(TypedDict):
    card: str
    used: bool


class SeatView(TypedDict):
    seat: int
    place: int
    planet: str | None
    corporation: str | None
    tiles: list[PlacedView]
    patches: list[str]
    hand: str | None
    set_aside: list[str]
    lifepods: list[str]
    meteorites: list[str]
    rovers: list[RoverView]
    supply: int
    markers: dict[Track, str]
    covered: list[str]
    slots: list[str]
    flux: Track | None
    techs: list[TechView]
    collected: CollectedView
    stored: int
    moves: int
    civ_due: list[int]
    civ_played: list[str]
    civ_hidden: int
    civ_kept: list[str]
    personal: list[GoalView] | None
    personal_count: int
    rows: list[LineOfSquaresView]
    columns: list[LineOfSquaresView]
    empty: int
    score: ScoreView
    ready: bool
    pending: list[str]
    stuck: bool
    moon: NotRequired[MoonView | None]
    emergency: NotRequired[list[Terrain]]
    coloured: NotRequired[list[Terrain]]
    kept_kinds: NotRequired[list[Terrain]]
    kinds: NotRequired[dict[str, Terrain]]
    maintenance: NotRequired[list[MaintenanceView]]
    quarters: NotRequired[list[QuarterView]]


class ResultView(ScoresView):
    tie_break: Literal["empty", "meteorites", "shared"] | None


class View(ViewHead):
    game: Literal["planet_unknown"]
    phase: Phase
    commander: int | None
    veiled: bool
    solo: SoloView | None
    station: StationView
    event: str | None
    restriction: RestrictionView | None
    events: EventsView | None
    civ: CivView
    objectives: list[ContestView]
    seats: list[SeatView]
    result: ResultView | None
