"""The shape of a view of Pandorum: the client's types are made from these."""

from __future__ import annotations

from typing import Any, Literal, TypedDict

from orrery.core.score_sheet import ScoresView
from orrery.core.view_types import ViewHead

Figure = Literal["module", "base"]
HexKind = Literal["wasteland", "crater", "mountain", "volcano", "landing_pad", "dead_city"]


class LaidView(TypedDict):
    position: int
    section: str
    side: Literal["A", "B"]
    rotation: int


class ObjectView(TypedDict):
    seat: int
    figure: Figure
    contaminated: bool


class HexView(TypedDict):
    hex: str
    kind: HexKind
    printed: HexKind
    position: int
    center: bool
    edge: bool
    object: ObjectView | None
    harvesters: list[int]
    token: str | None


class CrackView(TypedDict):
    hexes: list[str]
    parts: list[list[str]]


class FieldView(TypedDict):
    layout: list[LaidView]
    hexes: list[HexView]
    crack: CrackView | None


class StackView(TypedDict):
    card: str
    count: int


class InPlayView(TypedDict):
    event: str
    quids: int
    of: int | None
    engines: list[int] | None


class EventsView(TypedDict):
    deck: int
    in_play: list[InPlayView]
    gone: list[str]


class AuctionView(TypedDict):
    standing: int
    bidder: int | None
    still_in: list[int]
    asked: int | None


class CargoView(TypedDict):
    type: str
    counts: list[int]
    leaders: list[int]


class FiguresView(TypedDict):
    module: int
    base: int


class NoseView(TypedDict):
    part: str
    cards: list[str]
    threshold: int
    ready: bool
    used: bool


class CentralDeckView(TypedDict):
    part: str
    cards: list[str]
    threshold: int
    active: bool


class CargoHoldView(TypedDict):
    cards: list[str]
    points: int


class ScoreView(TypedDict):
    total: int
    lines: dict[str, int]


class SeatView(TypedDict):
    seat: int
    quids: int
    hand: int
    cards: list[str] | None
    known: list[str]
    extraction: int
    harvester: str
    supply: FiguresView
    built: FiguresView
    nose: NoseView
    central_deck: CentralDeckView
    cargo_hold: CargoHoldView
    engines: int
    score: ScoreView


class PayingView(TypedDict):
    hex: str
    amount: int


class IncomeView(TypedDict):
    card: str
    amount: int | None
    pays: list[PayingView]
    again: bool


class BuildingView(TypedDict):
    seat: int
    hex: str
    cards: list[str]
    figure: Figure
    effect: str | None
    incomes: list[IncomeView]


class LoneCardView(TypedDict):
    amount: int
    pays: list[PayingView]
    direction: int | None
    cluster: str | None


class EventIncomeView(TypedDict):
    event: str
    amount: int


class BestBuildView(TypedDict):
    cards: list[str]
    action: list[Any]
    income: int
    events: list[EventIncomeView]
    total: int
    by: list[IncomeView]


class BestView(TypedDict):
    module: BestBuildView | None
    base: BestBuildView | None
    effect: BestBuildView | None


class SiteView(TypedDict):
    hex: str
    how: Literal["fly", "jump", "here"]
    stop: Literal["own", "pad", "toll", "build"]
    toll: int
    owner: int | None
    crosses: int
    cards: dict[str, LoneCardView]
    best: BestView


class LastTurnsView(TypedDict):
    trigger: int | None
    reason: Literal["figures", "field", "stalemate", "passes"]
    left: list[int]


class ResultView(ScoresView):
    tie_break: Literal["figures", "shared"] | None


class View(ViewHead):
    game: Literal["pandorum"]
    turn: int
    active: int
    first: int
    phase: Literal["turn", "draw", "move", "build", "events", "end"]
    last_turns: LastTurnsView | None
    field: FieldView
    market: list[StackView]
    deck: int
    box: int
    events: EventsView | None
    auction: AuctionView | None
    cargo: list[CargoView]
    seats: list[SeatView]
    building: BuildingView | None
    sites: list[SiteView] | None
    result: ResultView | None
