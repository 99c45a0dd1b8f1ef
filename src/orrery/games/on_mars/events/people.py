"""What parties pay, get and do."""

from __future__ import annotations

from typing import NamedTuple


class Amount(NamedTuple):
    """So many of an item: a resource, crystals, colonists."""

    item: str
    amount: int


class CrystalsArrived(NamedTuple):
    seat: int
    stored: int
    lost: int


class MainAction(NamedTuple):
    seat: int
    action: str


class SlotsCleared(NamedTuple):
    action: str
    parties: tuple[int, ...]


class Paid(NamedTuple):
    seat: int
    crystals: int
    colonists: int
    resources: tuple[Amount, ...]
    goals: int


class ColonistPlaced(NamedTuple):
    seat: int
    action: str


class Boosted(NamedTuple):
    seat: int
    how: str  # colonist, crystal


class Gained(NamedTuple):
    seat: int
    items: tuple[Amount, ...]
    lost: tuple[Amount, ...]


class Scored(NamedTuple):
    seat: int
    op: int
    why: str  # first_lss, lss_tile, progress, card


class Supplied(NamedTuple):
    seat: int
    item: str


class TechLearned(NamedTuple):
    seat: int
    tech: str
    space: str


class TechDeveloped(NamedTuple):
    seat: int
    tech: str
    start: str
    end: str


class BlueprintTaken(NamedTuple):
    seat: int
    card: str


class TechUsed(NamedTuple):
    seat: int
    owner: int
    tech: str
    level: int


class ShipWelcomed(NamedTuple):
    seat: int
    space: str


class ScientistHired(NamedTuple):
    seat: int
    scientist: str


class ContractTaken(NamedTuple):
    seat: int
    contract: str


class ScientistSent(NamedTuple):
    seat: int
    scientist: str
    card: str


class BuildingUsed(NamedTuple):
    seat: int
    card: str


class ExecAction(NamedTuple):
    seat: int
    exec: str


class ContractPut(NamedTuple):
    seat: int
    place: int
    contract: str


class Delivered(NamedTuple):
    seat: int
    contract: str
    item: str
    amount: int


class ContractCompleted(NamedTuple):
    seat: int
    contract: str


class OxygenHeld(NamedTuple):
    seat: int
    tech: str


class OxygenKept(NamedTuple):
    seat: int
    stored: bool


class GoalAchieved(NamedTuple):
    seat: int
    goal: str
    own: bool  # the reward is the goal's own, not the one that all goals offer


class GoalPawned(NamedTuple):
    seat: int


class Retrieved(NamedTuple):
    seat: int
    where: str
    colonists: int


class Produced(NamedTuple):
    seat: int
    hexes: tuple[str, ...]
