"""The shape of a view of Planet Unknown: the source of the client's types."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from orrery.core.field_types import ComponentId, Place, Seat, Spot
from orrery.core.score_sheet import ScoresView
from orrery.core.view_types import ViewHead
from orrery.games.planet_unknown.components import Orientation, Terrain, Track

Phase = Literal["boards", "objectives", "rotation", "event", "turns", "civ", "final", "end"]
Colour = Literal["green", "orange", "red"]


class WordsView(TypedDict):
    en: str
    ru: str


class VerdictView(TypedDict):
    difference: int
    rank: int
    text: WordsView


class SoloView(TypedDict):
    """`now`: the verdict for the score of this moment, as far as one may see it. PU-14.5, PU-18.2"""

    target: int
    now: ComponentId
    verdict: VerdictView | None


class BayView(TypedDict):
    """`hidden`: a tile was taken and the next one is not shown yet. PU-3.8"""

    shape: ComponentId
    top: ComponentId | None
    left: int
    hidden: bool


class SectorView(TypedDict):
    sector: int
    seat: Seat | None
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
    discarded: list[ComponentId]
    next: ComponentId | None
    left_by_colour: dict[Colour, int]


class LookingView(TypedDict):
    seat: Seat
    level: int


class CivView(TypedDict):
    stacks: list[int]
    looking: LookingView | None


class StandingView(TypedDict):
    """`medals`: what the seat would get if the game ended now."""

    seat: Seat
    value: int
    medals: int


class ContestView(TypedDict):
    card: ComponentId
    seats: list[Seat]
    common: bool
    standing: list[StandingView]


class PlacedView(TypedDict):
    tile: ComponentId
    orient: Orientation
    at: Spot


class RoverView(TypedDict):
    at: Spot
    cargo: bool


class TechView(TypedDict):
    tech: ComponentId
    level: str
    available: bool
    used: bool
    usable: bool


class CollectedView(TypedDict):
    lifepods: int
    meteorites: int


class GoalView(TypedDict):
    card: ComponentId
    value: int
    goal: int
    done: bool


class LineOfSquaresView(TypedDict):
    medals: int
    covered: int
    squares: int
    meteorite: bool
    complete: bool


class ScoreLines(TypedDict, total=False):
    civ_cards: int
    planet: int
    tracks: int
    lifepods: int
    meteorites: int
    personal: int
    competitive: int
    moon: int


class ScoreView(TypedDict):
    total: int
    lines: ScoreLines


class MoonView(TypedDict):
    """SM-2, SM-4: squares of the moon stand in the usual lists, their names begin with m.

    `stations`: of the types its set asks for.
    """

    side: ComponentId
    satellite: int
    set: int
    stations: dict[Terrain, int]
    meteorites: int


class QuarterView(TypedDict):
    id: ComponentId
    rows: list[LineOfSquaresView]
    columns: list[LineOfSquaresView]


class MaintenanceView(TypedDict):
    card: ComponentId
    used: bool


class SeatView(TypedDict):
    """`covered`: track cells under a lifepod (Cosmos Inc.); `slots`: technology slots with one (Jump Drive).

    What stands last belongs to Supermoon and is missing while it is not in play.
    """

    seat: Seat
    place: int
    planet: ComponentId | None
    corporation: ComponentId | None
    tiles: list[PlacedView]
    patches: list[Spot]
    hand: ComponentId | None
    set_aside: list[ComponentId]
    lifepods: list[Spot]
    meteorites: list[Spot]
    rovers: list[RoverView]
    supply: int
    markers: dict[Track, Place]
    covered: list[Place]
    slots: list[str]
    flux: Track | None
    techs: list[TechView]
    collected: CollectedView
    stored: int
    moves: int
    civ_due: list[int]
    civ_played: list[ComponentId]
    civ_hidden: int
    civ_kept: list[ComponentId]
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
    kinds: NotRequired[dict[Spot, Terrain]]
    maintenance: NotRequired[list[MaintenanceView]]
    quarters: NotRequired[list[QuarterView]]


class ResultView(ScoresView):
    tie_break: Literal["empty", "meteorites", "shared"] | None


class View(ViewHead):
    game: Literal["planet_unknown"]
    phase: Phase
    commander: Seat | None
    veiled: bool
    solo: SoloView | None
    station: StationView
    event: ComponentId | None
    restriction: RestrictionView | None
    events: EventsView | None
    civ: CivView
    objectives: list[ContestView]
    seats: list[SeatView]
    result: ResultView | None
