"""What parties pay, get and do."""

from __future__ import annotations

from typing import Annotated, Literal, NamedTuple

from orrery.core.field_types import ComponentId, Meaning, Place, Seat, Spot
from orrery.games.on_mars.components.names import ActionName, GainKind, Item

ScoredBy = Literal["first_lss", "lss_tile", "progress", "card"]
ColonistPlace = ActionName | Literal["working_area"]
MainActionName = Annotated[ActionName, Meaning("component")]


class Amount(NamedTuple):
    """So many of an item: a resource, crystals, colonists."""

    item: Annotated[GainKind, Meaning("item")]
    amount: int


class CrystalsArrived(NamedTuple):
    seat: Seat
    stored: int
    lost: int


class MainAction(NamedTuple):
    seat: Seat
    action: MainActionName


class SlotsCleared(NamedTuple):
    action: MainActionName
    parties: tuple[Seat, ...]


class Paid(NamedTuple):
    seat: Seat
    crystals: int
    colonists: int
    resources: tuple[Amount, ...]
    goals: int


class ColonistPlaced(NamedTuple):
    seat: Seat
    action: MainActionName


class Boosted(NamedTuple):
    seat: Seat
    how: Literal["colonist", "crystal"]


class Gained(NamedTuple):
    seat: Seat
    items: tuple[Amount, ...]
    lost: tuple[Amount, ...]


class Scored(NamedTuple):
    seat: Seat
    op: int
    why: ScoredBy


class Supplied(NamedTuple):
    seat: Seat
    item: Item


class TechLearned(NamedTuple):
    seat: Seat
    tech: ComponentId
    space: ComponentId


class TechDeveloped(NamedTuple):
    seat: Seat
    tech: ComponentId
    start: Place
    end: Place


class BlueprintTaken(NamedTuple):
    seat: Seat
    card: ComponentId


class TechUsed(NamedTuple):
    seat: Seat
    owner: Seat
    tech: ComponentId
    level: int


class ShipWelcomed(NamedTuple):
    seat: Seat
    space: ComponentId


class ScientistHired(NamedTuple):
    seat: Seat
    scientist: ComponentId


class ContractTaken(NamedTuple):
    seat: Seat
    contract: ComponentId


class ScientistSent(NamedTuple):
    seat: Seat
    scientist: ComponentId
    card: ComponentId


class BuildingUsed(NamedTuple):
    seat: Seat
    card: ComponentId


class ExecAction(NamedTuple):
    seat: Seat
    exec: ComponentId


class ContractPut(NamedTuple):
    seat: Seat
    place: int
    contract: ComponentId


class Delivered(NamedTuple):
    seat: Seat
    contract: ComponentId
    item: Item
    amount: int


class ContractCompleted(NamedTuple):
    seat: Seat
    contract: ComponentId


class OxygenHeld(NamedTuple):
    seat: Seat
    tech: ComponentId


class OxygenKept(NamedTuple):
    seat: Seat
    stored: bool


class GoalAchieved(NamedTuple):
    seat: Seat
    goal: ComponentId
    own: bool  # the reward is the goal's own, not the one that all goals offer


class GoalPawned(NamedTuple):
    seat: Seat


class Retrieved(NamedTuple):
    seat: Seat
    where: ColonistPlace
    colonists: int


class Produced(NamedTuple):
    seat: Seat
    hexes: tuple[Spot, ...]
