"""Ids in the order of the rulebook, and the small ints the engine knows them by."""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import Final, Literal

Side = Literal["orbit", "colony"]
BuildingType = Literal["mine", "generator", "water_extractor", "greenhouse", "oxygen_condenser", "shelter"]
SharedType = Literal["mine", "generator", "water_extractor", "greenhouse", "oxygen_condenser"]
LssType = Literal["generator", "water_extractor", "greenhouse", "oxygen_condenser"]
Resource = Literal["mineral", "battery", "water", "plant", "oxygen"]
Item = Literal["mineral", "battery", "water", "plant", "oxygen", "crystal"]
GainKind = Literal["mineral", "battery", "water", "plant", "oxygen", "crystal", "colonist", "op"]
ActionName = Literal[
    "landing_pod",
    "obtain_blueprint",
    "learn_tech",
    "research_development",
    "resupply",
    "control_center",
    "construct",
    "upgrade",
    "hire_or_contract",
    "welcome_ship",
]
RedAction = Literal["obtain_blueprint", "research_development", "construct", "upgrade", "hire_or_contract"]
Task = Literal[
    "tech_taken",
    "travelled",
    "shelter_constructed",
    "scientist_taken",
    "research_development_action",
    "control_center_action",
    "discovery_tile_placed",
    "blueprint_taken",
]

SIDES: Final[tuple[Side, ...]] = ("orbit", "colony")
ORBIT, COLONY = range(2)

TYPE_IDS: Final[tuple[BuildingType, ...]] = (
    "mine",
    "generator",
    "water_extractor",
    "greenhouse",
    "oxygen_condenser",
    "shelter",
)
MINE, GENERATOR, WATER_EXTRACTOR, GREENHOUSE, OXYGEN_CONDENSER, SHELTER = range(6)
SHARED: Final = 5  # types below this belong to nobody, OM-1.3
LSS_COLUMNS: Final = 4  # a type 1 to 4 has the column type - 1

RESOURCES: Final[tuple[Resource, ...]] = ("mineral", "battery", "water", "plant", "oxygen")
MINERAL, BATTERY, WATER, PLANT, OXYGEN = range(5)
CRYSTAL: Final = 5
ITEMS: Final[tuple[Item, ...]] = (*RESOURCES, "crystal")
GAINS: Final[tuple[GainKind, ...]] = (*ITEMS, "colonist", "op")  # the places of Effect.gains
COLONIST, OP = 6, 7

TECH_IDS: Final = (
    "tech_mine",
    "tech_generator",
    "tech_water",
    "tech_greenhouse",
    "tech_oxygen",
    "tech_rover",
    "tech_upgrade",
    "tech_ship",
    "tech_shelter",
)
TECH_ROVER, TECH_UPGRADE, TECH_SHIP, TECH_SHELTER = range(5, 9)

# Everything two resources or fewer can be: what a payment is called on the wire, and what it takes of each resource.
_PAID: Final = tuple(paid for size in range(3) for paid in combinations_with_replacement(range(5), size))
PAYMENT_IDS: Final = tuple("+".join(RESOURCES[r] for r in paid) or "none" for paid in _PAID)
PAYMENTS: Final = tuple(tuple(paid.count(r) for r in range(5)) for paid in _PAID)
PAYMENT_INDEX: Final = {name: place for place, name in enumerate(PAYMENT_IDS)}

ACTION_IDS: Final[tuple[ActionName, ...]] = (
    "landing_pod",
    "obtain_blueprint",
    "learn_tech",
    "research_development",
    "resupply",
    "control_center",
    "construct",
    "upgrade",
    "hire_or_contract",
    "welcome_ship",
)
RED_IDS: Final[tuple[RedAction, ...]] = (
    "obtain_blueprint",
    "research_development",
    "construct",
    "upgrade",
    "hire_or_contract",
)
RED_INDEX: Final = {ACTION_IDS.index(name): place for place, name in enumerate(RED_IDS)}

# What missions and the tasks of the First Colonists count, OM-19.11.
MISSION_EVENTS: Final = (
    "research_tile_taken",
    "blueprint_taken",
    "building_upgraded",
    "bot_placed",
    "discovery_tile_taken",
    "tech_taken",
    "progress_cube_placed",
    "scientist_taken",
    "contract_completed",
)
TASKS: Final[tuple[Task, ...]] = (
    "tech_taken",
    "travelled",
    "shelter_constructed",
    "scientist_taken",
    "research_development_action",
    "control_center_action",
    "discovery_tile_placed",
    "blueprint_taken",
)
