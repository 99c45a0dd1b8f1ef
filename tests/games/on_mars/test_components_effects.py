"""What every action, space, card and tile does, written down here independently of the loader."""

from __future__ import annotations

from games.on_mars.marks import rules
from orrery.games.on_mars.components import (
    ACTIONS,
    ALL,
    ANY,
    BEST_ROVER,
    BLUEPRINTS,
    COMMON_REWARD,
    DISCOVERIES,
    EFFECT_NAMES,
    EFFECTS,
    EXECS,
    GAINS,
    GOALS,
    ITEMS,
    LAB,
    LSS_BENEFITS,
    MAIN_EFFECT,
    NO_EFFECT,
    NONE,
    RESEARCH,
    TECH_IDS,
    TURN_SPACES,
    TYPE_IDS,
    Effect,
)

# +colonist, +crystal: boosts; level+colonist: a colonist raises the level of the tech that joins; free: no price;
# anywhere: no bot needed; tech: the technology that may be used. Without a word the usual holds.
TABLE = """
none                 none
obtain_blueprint     blueprint 1 +colonist
learn_tech           learn 1 +colonist max=1
research_development develop 2 +colonist
resupply             resupply 1 +colonist
control_center       move bots=2 rover=2 tech=rover +crystal
construct            construct any
upgrade              upgrade 1 tech=upgrade
hire_or_contract     hire any
welcome_ship         welcome 1 colonists=1,bots=1|colonists=2 tech=ship +colonist

lab_1_top            resupply 1
lab_1_bottom         gain crystal=1
lab_3_top            gain mineral=1
lab_3_bottom         move bots=2 +crystal
lab_5_top            upgrade 1 tech=upgrade +colonist
lab_5_bottom         blueprint 1 +colonist

exec_develop         develop 1 free
exec_move_rover      move rover=2 tech=rover +crystal
exec_blueprint       blueprint 1
exec_upgrade         upgrade 1
exec_mineral         gain mineral=1
exec_move_bots       move bots=2 +crystal
exec_resupply        resupply 1
exec_use_building    use

bp_construction_yard    upgrade 1 tech=upgrade +colonist
bp_metal_deposit        construct mine level+colonist
bp_automated_production produce all +colonist
bp_wind_turbines        construct generator level+colonist
bp_private_ship         welcome 1 colonists=2,bots=1|colonists=3 tech=ship +colonist
bp_moisture_vaporator   construct water_extractor level+colonist
bp_biomarket            resupply 1 +colonist
bp_hydroponic_farm      construct greenhouse level+colonist
bp_oxygen_tank          learn 1 +colonist
bp_concentrator         construct oxygen_condenser level+colonist
bp_casino               gain crystal=2 crystal +colonist
bp_gym                  construct shelter level+colonist
bp_mineral_mine         gain op=2
bp_biolab               hire contract
bp_radar                radar
bp_builder_drone        upgrade 1 anywhere
bp_research_lab         develop 2 +colonist
bp_aqueduct             retrieve 2 working_area
bp_eco_resort           retrieve all action_slots
bp_trade_market         convert 2 resources_not_mineral +colonist
bp_recycling_bots       move bots=2 as_rovers +colonist
bp_aerial_elevator      travel orbit
bp_library              blueprint 1 +colonist
bp_command_center       move rover=best +colonist

disc_develop                develop 2
disc_build_mine             construct mine
disc_build_generator        construct generator
disc_build_water_extractor  construct water_extractor
disc_build_greenhouse       construct greenhouse
disc_build_oxygen_condenser construct oxygen_condenser
disc_build_shelter          construct shelter
disc_upgrade                upgrade 2
disc_build_any              construct any
disc_hire                   hire any
disc_blueprints             blueprint 2
disc_warehouse              resupply 2
disc_crystals               gain crystal=3
disc_mineral                gain mineral=3
disc_battery                gain battery=3
disc_water                  gain water=3
disc_plant                  gain plant=3
disc_oxygen                 gain oxygen=3
disc_tech                   learn 1

research_a develop 2 free
research_b develop 2 free
research_c develop 2 free
research_d develop 2 free

lss_benefit_bots     move bots=2 +crystal
lss_benefit_retrieve retrieve 1 action_slots,working_area
lss_benefit_crystal  gain crystal=1
lss_benefit_mineral  gain mineral=1

to_2 resupply 1
to_3 learn 1
to_4 gain colonist=1 for:water=1,plant=1
to_6 move bots=2
to_7 blueprint 1
to_8 resupply 1

goal_1  upgrade 2 free
goal_2  choose 3 resources_not_mineral
goal_3  gain mineral=3
goal_4  move rover=5 tech=rover +crystal
goal_5  gain colonist=2
goal_6  hire contract free
goal_7  gain colonist=2
goal_8  move rover=5 tech=rover +crystal
goal_9  welcome 1 free colonists=1,bots=1|colonists=2
goal_10 retrieve 2 action_slots,working_area
goal_11 travel other
goal_12 hire scientist free
goal_13 hire contract free
goal_14 choose 3 crystal
goal_15 retrieve 2 action_slots,working_area
goal_16 upgrade 2 free
common_reward develop 2 free
"""
COUNTED = (
    "blueprint",
    "learn",
    "develop",
    "resupply",
    "upgrade",
    "welcome",
    "choose",
    "convert",
    "produce",
    "retrieve",
)


def amounts(names: tuple[str, ...], values: tuple[int, ...]) -> str:
    return ",".join(f"{name}={value}" for name, value in zip(names, values, strict=True) if value)


def written(effect: Effect) -> set[str]:
    """An effect as the table has it; what is not usual makes a word."""
    words = {
        effect.op,
        *({"all" if effect.amount == ALL else str(effect.amount)} if effect.op in COUNTED else ()),
        *({"any" if effect.building == ANY else TYPE_IDS[effect.building]} if effect.op == "construct" else ()),
        *(set() if effect.pay else {"free"}),
        *(set() if effect.zone else {"anywhere"}),
        ("", "+colonist", "+crystal")[effect.boost],
        *({"level+colonist"} if effect.boost_tech else ()),
        *({f"max={effect.limit}"} if effect.limit != NONE else ()),
        *({f"tech={TECH_IDS[effect.tech].removeprefix('tech_')}"} if effect.tech != NONE else ()),
        *({f"bots={effect.bots}"} if effect.bots else ()),
        *({"rover=best" if effect.rover == BEST_ROVER else f"rover={effect.rover}"} if effect.rover else ()),
        *({"as_rovers"} if effect.as_rovers else ()),
        *({effect.of} if effect.of else ()),
        amounts(GAINS, effect.gains),
        ",".join(effect.places),
        "|".join(amounts(("colonists", "bots"), reward) for reward in effect.rewards),
        f"for:{amounts(ITEMS, effect.cost)}",
    }
    return words - {"", "for:"}


@rules("OM-19.1", "OM-19.3", "OM-19.4", "OM-19.5", "OM-19.6", "OM-19.7", "OM-19.8", "OM-19.9", "OM-19.10", "OM-19.15")
def test_every_effect_is_the_one_printed() -> None:
    rows = {words[0]: set(words[1:]) for words in map(str.split, TABLE.strip().splitlines()) if words}
    found = {name: written(effect) for name, effect in zip(EFFECT_NAMES, EFFECTS, strict=True)}
    assert found == rows


PARTS: tuple[tuple[str, int], ...] = (
    *((part.id, part.effect) for part in ACTIONS),
    *((part.id, part.effect) for part in LAB),
    *((part.id, part.effect) for part in EXECS),
    *((part.id, part.effect) for part in BLUEPRINTS),
    *((part.id, part.effect) for part in DISCOVERIES),
    *((part.id, part.effect) for part in RESEARCH),
    *((part.id, part.effect) for part in LSS_BENEFITS),
    *((part.id, part.effect) for part in GOALS),
    *((f"to_{space.number}", space.effect) for space in TURN_SPACES[1:]),
    ("common_reward", COMMON_REWARD),
)


@rules("OM-5.2", "OM-5.3", "OM-5.4")
def test_every_component_names_its_own_effect() -> None:
    named = [(name, EFFECT_NAMES[effect]) for name, effect in PARTS if effect != NO_EFFECT]
    assert all(name == own for name, own in named)
    assert sorted(own for _, own in named) == sorted(EFFECT_NAMES[1:])
    assert tuple(action.effect for action in ACTIONS) == MAIN_EFFECT


def test_who_does_nothing() -> None:
    empty = {"lab_2_top", "lab_2_mid", "lab_2_bottom", "lab_4_top", "lab_4_mid", "lab_4_bottom", "lab_6"}
    idle = {name for name, effect in PARTS if effect == NO_EFFECT}
    assert idle == empty | {"to_1", "to_5", "landing_pod"}  # the pod travels, which is no effect of the table


@rules("OM-17.12")
def test_lacerda_goes_for_what_gives_no_resources() -> None:
    useless = {tile.id for tile in DISCOVERIES if not tile.lacerda}
    assert useless == {"disc_mineral", "disc_battery", "disc_water", "disc_plant", "disc_oxygen"}
