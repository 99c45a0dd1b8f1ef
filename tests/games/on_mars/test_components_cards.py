"""Cards, missions, goals and the variants against what is known of them, written down here independently."""

from __future__ import annotations

from games.on_mars.marks import rules
from orrery.games.on_mars.components import (
    ACTION_IDS,
    BLUEPRINTS,
    BOT_CYCLE,
    BOT_START,
    CONTRACT_COST,
    CONTRACT_IDS,
    CONTRACTS,
    FIRST_A,
    FIRST_B,
    FIRST_SET,
    FIRST_TILES,
    GAINS,
    GOALS,
    ITEMS,
    LAB_IDS,
    LACERDA_ACTIONS,
    LACERDA_SCIENTISTS,
    MISSION_IDS,
    MISSIONS,
    NONE,
    RESOURCES,
    SCIENTIST_IDS,
    SCIENTIST_OP,
    SCIENTISTS,
    SIDES,
    SOLO_CARDS,
    SOLO_GOALS,
    TYPE_IDS,
)

# number, level, type, what it brings, points
BLUEPRINT_TABLE = """
bp_construction_yard     1 1 mine             mineral 3
bp_metal_deposit         2 1 mine             mineral 3
bp_automated_production  3 1 generator        battery 3
bp_wind_turbines         4 1 generator        battery 3
bp_private_ship          5 1 water_extractor  water   3
bp_moisture_vaporator    6 1 water_extractor  water   3
bp_biomarket             7 1 greenhouse       plant   3
bp_hydroponic_farm       8 1 greenhouse       plant   3
bp_oxygen_tank           9 1 oxygen_condenser oxygen  3
bp_concentrator         10 1 oxygen_condenser oxygen  3
bp_casino               11 1 shelter          crystal 3
bp_gym                  12 1 shelter          crystal 3
bp_mineral_mine         13 3 mine             mineral 5
bp_biolab               14 3 mine             mineral 5
bp_radar                15 3 generator        battery 5
bp_builder_drone        16 3 generator        battery 5
bp_research_lab         17 3 water_extractor  water   5
bp_aqueduct             18 3 water_extractor  water   5
bp_eco_resort           19 3 greenhouse       plant   5
bp_trade_market         20 3 greenhouse       plant   5
bp_recycling_bots       21 3 oxygen_condenser oxygen  5
bp_aerial_elevator      22 3 oxygen_condenser oxygen  5
bp_library              23 3 shelter          crystal 5
bp_command_center       24 3 shelter          crystal 5
"""
# where they work, what they score, price
SCIENTIST_TABLE = """
geologist        mine             generator        colonists=2
rd_engineer      generator        water_extractor  mineral=2
hydrologist      water_extractor  greenhouse       battery=2
biochemist       greenhouse       oxygen_condenser water=2
geochemist       oxygen_condenser shelter          plant=2
systems_engineer shelter          mine             oxygen=2
"""
CONTRACT_TABLE = """
contract_1  mine             12 6
contract_2  generator        12 6
contract_3  water_extractor  12 6
contract_4  greenhouse       12 6
contract_5  oxygen_condenser 12 6
contract_6  shelter          12 6
contract_7  mineral=4            9 4
contract_8  mineral=2,battery=3  9 4
contract_9  mineral=2,water=3    9 4
contract_10 mineral=2,oxygen=3   9 4
contract_11 mineral=2,plant=3    9 4
contract_12 mineral=2,crystal=3  9 4
"""
# what counts, how often with 2, 3 and 4 players, crystals
MISSION_TABLE = """
mission_research   long  research_tile_taken   5  5  7 2
mission_blueprints short blueprint_taken      10 10 13 1
mission_advanced   long  building_upgraded     8  8 10 1
mission_bots       short bot_placed            3  4  5 2
mission_discovery  short discovery_tile_taken  5  7  9 1
mission_techs      short tech_taken            7 11 12 1
mission_progress   long  progress_cube_placed  8 11 14 1
mission_scientists short scientist_taken       4  4  5 2
mission_contracts  long  contract_completed    2  2  3 1
"""
GOAL_TABLE = """
goal_1  blueprints_owned=4
goal_2  advanced_buildings=3
goal_3  mines_with_own_colonist_or_marker=3
goal_4  discovery_tiles=3
goal_5  own_marker_in_complex_of=4
goal_6  same_resource_not_mineral=4
goal_7  shelters=3
goal_8  colony_level=3
goal_9  colonists_in_living_quarters=7
goal_10 tech_tiles=5
goal_11 ships_in_hangar=3
goal_12 research_tiles=2
goal_13 scientists=1 contracts_completed=1
goal_14 tech_on_spaces=lab_4_top+lab_4_mid+lab_4_bottom
goal_15 progress_cubes=3
goal_16 own_markers_in_distinct_complexes=2x3
"""
# mission, action; those with a cross do not travel
SOLO = "a2 a2x a1 a3 b1 b3x b1 b2 c1x c2 c1 c3"
SOLO_GOAL_TABLE = """
solo_goal_1 1 colony_level=3 contracts_completed=1 private_goals=1 tech_at_level_6=1 margin=1
solo_goal_2 2 colony_level=3 contracts_upgrade=1 contracts_delivery=1 private_goals=1 \
research_tiles=2 shelters=4 margin=10
solo_goal_3 3 colony_level=4 contracts_upgrade=1 contracts_delivery=1 private_goals=1 \
mines_with_own_colonist_or_marker=3 advanced_buildings=5 margin=20
solo_goal_potato 4 colony_level=3 contract=contract_4+contract_11 scientist=biochemist advanced_greenhouses=3 \
greenhouse_complex=5 plants_in_storage=5 research_tiles=2 tech_greenhouse_level=6 end_side=orbit margin=30
"""
FIRST_B_TABLE = """
fc_b1 tech_taken                  battery=1
fc_b2 travelled                   water=1
fc_b3 shelter_constructed         crystal=1
fc_b4 scientist_taken             plant=1
fc_b5 research_development_action oxygen=1
fc_b6 control_center_action       mineral=1
fc_b7 discovery_tile_placed       crystal=1
fc_b8 blueprint_taken             crystal=1
"""


def rows(table: str) -> list[list[str]]:
    return [line.split() for line in table.strip().splitlines()]


def amounts(names: tuple[str, ...], values: tuple[int, ...]) -> str:
    return ",".join(f"{name}={value}" for name, value in zip(names, values, strict=True) if value)


@rules("OM-2.4", "OM-7.2", "OM-8.10", "OM-16.1")
def test_blueprints() -> None:
    found = [
        [card.id, str(card.number), str(card.level), TYPE_IDS[card.type], ITEMS[card.gain], str(card.op)]
        for card in BLUEPRINTS
    ]
    assert found == rows(BLUEPRINT_TABLE)


@rules("OM-2.5", "OM-8.12", "OM-15.3", "OM-15.4", "OM-16.1")
def test_scientists() -> None:
    prices = [amounts((*RESOURCES, "colonists"), (*card.cost, card.colonists)) for card in SCIENTISTS]
    found = [
        [card.id, TYPE_IDS[card.works_in], TYPE_IDS[card.scores], price]
        for card, price in zip(SCIENTISTS, prices, strict=True)
    ]
    assert found == rows(SCIENTIST_TABLE)
    assert [card.place for card in SCIENTISTS] == [0, 1, 2, 3, 4, 5]
    assert SCIENTIST_OP == 3


@rules("OM-2.5", "OM-8.12", "OM-8.15")
def test_contracts() -> None:
    found = [
        [
            card.id,
            TYPE_IDS[card.building] if card.upgrade else amounts(ITEMS, card.needs),
            str(card.op),
            str(card.penalty),
        ]
        for card in CONTRACTS
    ]
    assert found == rows(CONTRACT_TABLE)
    assert [card.min_complex for card in CONTRACTS] == [4] * 6 + [0] * 6
    assert [card.building == NONE for card in CONTRACTS] == [False] * 6 + [True] * 6
    assert not any(sum(card.needs) for card in CONTRACTS[:6])
    assert CONTRACT_COST == 1


@rules("OM-2.9", "OM-13.1", "OM-18.3", "OM-19.11")
def test_missions() -> None:
    found = [
        [card.id, "long" if card.long else "short", card.counts, *(str(card.required[n]) for n in (2, 3, 4))]
        for card in MISSIONS
    ]
    assert [[*row, str(card.crystals)] for row, card in zip(found, MISSIONS, strict=True)] == rows(MISSION_TABLE)
    assert all(card.required[1] == card.required[2] for card in MISSIONS)
    assert [MISSION_IDS[mission] for mission in FIRST_SET] == [
        "mission_blueprints",
        "mission_scientists",
        "mission_research",
    ]


@rules("OM-3.3", "OM-14.1", "OM-19.13")
def test_private_goals() -> None:
    def value(name: str, raw: int | tuple[int, ...]) -> str:
        if isinstance(raw, int):
            return str(raw)
        return "+".join(LAB_IDS[space] for space in raw) if name == "tech_on_spaces" else "x".join(map(str, raw))

    found = [[card.id, *(f"{name}={value(name, raw)}" for name, raw in card.conditions)] for card in GOALS]
    assert found == rows(GOAL_TABLE)


@rules("OM-17.1", "OM-17.3", "OM-17.4", "OM-17.9", "OM-17.13", "OM-17.14", "OM-17.15", "OM-17.16")
def test_lacerdas_deck_and_habits() -> None:
    found = [f"{'abc'[card.mission]}{card.action}{'' if card.travels else 'x'}" for card in SOLO_CARDS]
    assert " ".join(found) == SOLO
    assert [card.id for card in SOLO_CARDS] == [f"solo_{number}" for number in range(1, 13)]
    assert [TYPE_IDS[kind] for kind in BOT_CYCLE] == [
        "mine",
        "generator",
        "water_extractor",
        "greenhouse",
        "oxygen_condenser",
    ]
    assert TYPE_IDS[BOT_START] == "mine"
    assert [[ACTION_IDS[action] for action in actions] for actions in LACERDA_ACTIONS] == [
        ["obtain_blueprint", "learn_tech", "research_development"],
        ["construct", "upgrade", "hire_or_contract"],
    ]
    assert LACERDA_SCIENTISTS == 2


@rules("OM-17.20", "OM-19.14")
def test_solo_goals() -> None:
    def value(name: str, raw: int | tuple[int, ...]) -> str:
        if not isinstance(raw, int):
            return "+".join(CONTRACT_IDS[card] for card in raw)
        named = {"scientist": SCIENTIST_IDS, "end_side": SIDES}
        return named[name][raw] if name in named else str(raw)

    found = [[goal.id, str(goal.level), *(f"{n}={value(n, raw)}" for n, raw in goal.requires)] for goal in SOLO_GOALS]
    assert found == rows(SOLO_GOAL_TABLE)


@rules("OM-18.3")
def test_first_colonists() -> None:
    assert [(tile.id, tile.space) for tile in FIRST_TILES] == [(f"fc_tile_{n}", n) for n in (2, 3, 4, 6, 7, 8)]
    shown = [[name for bit, name in enumerate(TYPE_IDS) if card.types >> bit & 1] for card in FIRST_A]
    assert shown == [
        ["generator", "water_extractor", "greenhouse", "shelter"],
        ["water_extractor", "greenhouse", "oxygen_condenser", "shelter"],
        ["generator", "greenhouse", "oxygen_condenser", "shelter"],
        ["generator", "water_extractor", "oxygen_condenser", "shelter"],
    ]
    assert [card.id for card in FIRST_A] == ["fc_a1", "fc_a2", "fc_a3", "fc_a4"]
    assert [[card.id, card.task, amounts(GAINS, card.gains)] for card in FIRST_B] == rows(FIRST_B_TABLE)
