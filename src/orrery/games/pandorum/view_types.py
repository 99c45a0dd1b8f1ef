"""The shape of a view of Pandorum: the client's types are made from these."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypedDict

from orrery.core.actions import Written
from orrery.core.field_types import ComponentId, Seat, Spot
from orrery.core.score_sheet import ScoresView
from orrery.core.view_types import ViewHead
from orrery.games.pandorum.actions import Build, Manipulate, Scoop, Terraform
from orrery.games.pandorum.components import CardType, FigureName, HexDirection, HexKind, Token
from orrery.games.pandorum.events import EndReason

ScoreLine = Literal[
    "quids",
    "extraction",
    "entertainment",
    "generators",
    "laboratories",
    "logistics",
    "defence",
    "systems",
    "blocks",
]


class LaidView(TypedDict):
    position: int
    section: ComponentId
    side: Literal["A", "B"]
    rotation: int


class ObjectView(TypedDict):
    seat: Seat
    figure: FigureName
    contaminated: bool


class HexView(TypedDict):
    """`position`: of its section, 0 in the middle; `center`: of its section; `edge`: fewer than six neighbours."""

    hex: Spot
    kind: HexKind
    printed: HexKind
    position: int
    center: bool
    edge: bool
    object: ObjectView | None
    harvesters: list[Seat]
    token: Token | None


class CrackView(TypedDict):
    """`hexes`: a1, b1, b2, a2; `parts`: the pairs it keeps apart. PD-11.3"""

    hexes: list[Spot]
    parts: list[list[Spot]]


class FieldView(TypedDict):
    """`clusters`: groups of volcanoes and lone ones, lowest hex first. PD-1.9"""

    layout: list[LaidView]
    hexes: list[HexView]
    crack: CrackView | None
    clusters: list[list[Spot]]


class StackView(TypedDict):
    card: ComponentId
    count: int


class InPlayView(TypedDict):
    """`of`: what lay on it at first, null for a bid; `engines`: tokens on it by seat, of New Engines alone."""

    event: ComponentId
    quids: int
    of: int | None
    engines: list[int] | None


class EventsView(TypedDict):
    deck: int
    in_play: list[InPlayView]
    gone: list[ComponentId]


class AuctionView(TypedDict):
    standing: int
    bidder: Seat | None
    still_in: list[Seat]
    asked: Seat | None


class CargoView(TypedDict):
    type: CardType
    counts: list[int]
    leaders: list[Seat]


class FiguresView(TypedDict):
    module: int
    base: int


class NoseView(TypedDict):
    part: ComponentId
    cards: list[ComponentId]
    threshold: int
    ready: bool
    used: bool


class CentralDeckView(TypedDict):
    part: ComponentId
    cards: list[ComponentId]
    threshold: int
    active: bool


class CargoHoldView(TypedDict):
    cards: list[ComponentId]
    points: int


class ScoreView(TypedDict):
    total: int
    lines: dict[ScoreLine, int]


class SeatView(TypedDict):
    """`cards`: its own, and all hands once the game is over; `known`: those that all have seen go there; `extraction`:
    unseen extraction cards, which all can count, because they are dealt at the start."""

    seat: Seat
    quids: int
    hand: int
    cards: list[ComponentId] | None
    known: list[ComponentId]
    extraction: int
    harvester: Spot
    supply: FiguresView
    built: FiguresView
    nose: NoseView
    central_deck: CentralDeckView
    cargo_hold: CargoHoldView
    engines: int
    score: ScoreView


class PayingView(TypedDict):
    hex: Spot
    amount: int


class IncomeView(TypedDict):
    """`amount` is null as long as it is not collected."""

    card: ComponentId
    amount: int | None
    pays: list[PayingView]
    again: bool


class BuildingView(TypedDict):
    seat: Seat
    hex: Spot
    cards: list[ComponentId]
    figure: FigureName
    effect: ComponentId | None
    incomes: list[IncomeView]


class LoneCardView(TypedDict):
    amount: int
    pays: list[PayingView]
    direction: HexDirection | None
    cluster: Spot | None


class EventIncomeView(TypedDict):
    event: ComponentId
    amount: int


class BestIncomeView(TypedDict):
    card: ComponentId
    amount: int
    pays: list[PayingView]
    again: bool


class BestBuildView(TypedDict):
    """`nose`: cards of the nose slot that it costs; `income`: what the cards bring; `total`: with events."""

    cards: list[ComponentId]
    action: Annotated[list[Any], Written((Build, Manipulate, Scoop, Terraform))]
    figure: FigureName
    nose: int
    income: int
    events: list[EventIncomeView]
    total: int
    by: list[BestIncomeView]


class BestView(TypedDict):
    module: BestBuildView | None
    base: BestBuildView | None
    effect: BestBuildView | None


Unfit = Literal["wrong_terrain", "no_volcano_near"]


class SiteView(TypedDict):
    """A hex where the seat could end its flight.

    `crosses`: quids of the Dead City on the way; `cards`: each card of the hand that may be built there, alone, at its
    best; `unfit`: why the others may not; `cut`: neighbours that a card would be paid for but for the crack.
    """

    hex: Spot
    how: Literal["fly", "jump", "here"]
    stop: Literal["own", "pad", "toll", "build"]
    toll: int
    owner: Seat | None
    crosses: int
    cards: dict[ComponentId, LoneCardView]
    unfit: dict[ComponentId, Unfit]
    cut: dict[ComponentId, list[Spot]]
    best: BestView


class LastTurnsView(TypedDict):
    trigger: Seat | None
    reason: EndReason
    left: list[Seat]


class ResultView(ScoresView):
    tie_break: Literal["figures", "shared"] | None


class View(ViewHead):
    game: Literal["pandorum"]
    turn: int
    active: Seat
    first: Seat
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
