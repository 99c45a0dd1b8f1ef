"""The worked examples of the rules, each named by its number, with all that they state: 1 to 26."""

from __future__ import annotations

import pytest

from games.on_mars.marks import rules
from games.on_mars.position import START
from games.on_mars.setting import Table, table
from orrery.games.on_mars.components import HEX_IDS, TECH_IDS

BLUE, PURPLE, YELLOW, GREEN = range(4)


@rules("OM-1.12")
def test_ex_01_storage() -> None:
    t = table(3).start()
    assert t.s.limit(0) == 2
    more = table(3).given(0, shelters="-2,-1 -3,0 -3,-1 -4,0 -4,1").start()
    assert more.s.limit(0) == 6


@rules("OM-1.10", "OM-4.1")
def test_ex_02_turn_order() -> None:
    t = table(4).given(PURPLE, space=2).given(GREEN, space=3).given(YELLOW, space=6).given(BLUE, space=8)
    seen = []
    for _ in range(4):
        (seat,) = t.actors
        seen.append(seat)
        t.do(seat, "act", "resupply" if seat in (PURPLE, GREEN) else "control_center", 0)
        if seat in (PURPLE, GREEN):
            t.do(seat, "supply", "battery").do(seat, "done").ends(seat)
        else:
            t.do(seat, "done").ends(seat)
    assert seen == [PURPLE, GREEN, YELLOW, BLUE]


@rules("OM-5.2", "OM-7.13")
def test_ex_03_boosted_resupply() -> None:
    t = table(4).given(BLUE, quarters=3).do(BLUE, "act", "resupply", 0).do(BLUE, "supply", "water")
    assert t.params(BLUE)["boost"] is True
    t.do(BLUE, "supply", "water").do(BLUE, "supply", "crystal")
    assert t.stock(BLUE)["water"] == 2
    assert (t.s.incoming[BLUE], t.s.depot[BLUE]) == (1, 0)
    assert (t.s.quarters[BLUE], t.s.working[BLUE]) == (1, 2)


@rules("OM-6.4", "OM-6.6")
def test_ex_04_placement_cost() -> None:
    def purple(crystals: int) -> Table:
        t = table(4).given(BLUE, slots={"obtain_blueprint": 1}, space=8)
        t.given(YELLOW, slots={"obtain_blueprint": 1}).given(PURPLE, quarters=4, crystals=crystals, space=1)
        return t.start()

    assert purple(2).options(PURPLE, "act")[1:4] == [["act", "obtain_blueprint", paid] for paid in (0, 1, 2)]
    for crystals in (0, 1, 2):
        t = purple(2).do(PURPLE, "act", "obtain_blueprint", crystals)
        assert t.s.depot[PURPLE] == 2 - crystals
        assert t.s.working[PURPLE] == 2 - crystals
        assert t.s.quarters[PURPLE] == 4 - 1 - (2 - crystals)
        assert t.slots("obtain_blueprint") == [1, 1, 1, 0]


@rules("OM-6.3", "OM-6.1")
def test_ex_05_clearing_a_tie() -> None:
    t = table(4, "colony").given(BLUE, slots={"construct": 1}, quarters=3)
    t.given(PURPLE, slots={"construct": 1}).given(YELLOW, slots={"construct": 1})
    assert [option for option in t.options(BLUE, "act") if option[1] == "construct"] == [["act", "construct", 0]]
    t.do(BLUE, "act", "construct", 0)
    assert t.slots("construct") == [1, 0, 0, 0]
    assert t.s.working == [1, 1, 1, 0]
    assert t.s.quarters[BLUE] == 2


@rules("OM-6.3")
def test_ex_06_clearing_a_majority() -> None:
    t = table(4, "colony").given(PURPLE, slots={"upgrade": 2})
    t.given(GREEN, slots={"upgrade": 1}, space=5, blueprints="bp_metal_deposit", stock="mineral", bots="0,1")
    t.given(BLUE, space=8).do(GREEN, "act", "upgrade", 0)
    assert t.s.working[PURPLE] == 2
    assert t.s.working[GREEN] == 0
    assert t.slots("upgrade") == [0, 0, 0, 2]


@rules("OM-7.2", "OM-7.3")
def test_ex_07_blueprint() -> None:
    t = table(3).given(1, slots={"obtain_blueprint": 1}).given(0, quarters=3)
    t.do(0, "act", "obtain_blueprint", 0).do(0, "blueprint", "bp_metal_deposit")
    assert t.stock(0)["mineral"] == 1
    assert t.owned(0) == {"bp_metal_deposit"}
    assert t.s.spare_markers[0] == 7
    assert (t.s.working[0], t.slots("obtain_blueprint")[0], t.s.quarters[0]) == (1, 1, 1)
    assert sum(card >= 0 for card in t.s.display) == 5
    t.do(0, "blueprint", "bp_wind_turbines")  # with one more colonist
    assert (t.s.working[0], t.s.quarters[0], len(t.owned(0))) == (2, 0, 2)


@rules("OM-7.5", "OM-7.6", "OM-7.8")
def test_ex_08_learn() -> None:
    mine, generator, middle, greenhouse, water, *rest = TECH_IDS[:8]  # the water tech lies in the middle row
    t = table(3).given(0, stock="battery", quarters=0).lies(grid=[mine, generator, water, greenhouse, middle, *rest])
    t.do(0, "act", "learn_tech", 0).do(0, "learn", 4, "lab_1_bottom", "battery")
    assert t.stock(0)["battery"] == 0
    assert t.s.incoming[0] == 1
    assert t.lab(0)["lab_1_bottom"] == "tech_water"


@rules("OM-7.10", "OM-7.11", "OM-1.15")
def test_ex_09_research_and_development() -> None:
    lab = {"lab_2_top": "tech_water", "lab_4_mid": "tech_generator", "lab_4_top": "tech_mine", "lab_2_mid": ""}
    t = table(3).display("bp_metal_deposit", "bp_concentrator").given(0, lab=lab, stock="oxygen plant", quarters=3)
    t.do(0, "act", "research_development", 0).do(0, "develop", "lab_2_top", "lab_3_top", "oxygen")
    assert t.stock(0) == {"mineral": 1, "battery": 0, "water": 0, "plant": 1, "oxygen": 0}
    for end in ("lab_4_top", "lab_4_mid"):
        assert t.refused(0, "develop", "lab_3_top", end, "mineral") == ("OM-7.11", "space_taken")
    t.do(0, "develop", "lab_4_mid", "lab_5_bottom", "mineral+plant")
    assert sum(t.stock(0).values()) == 0
    assert t.kind(0) == "blueprint"
    t.do(0, "blueprint", "bp_metal_deposit").do(0, "blueprint", "bp_concentrator")  # the second is a boost
    assert (t.stock(0)["mineral"], t.stock(0)["oxygen"], t.s.working[0]) == (1, 1, 1)
    assert ["develop", "lab_3_top", "lab_4_mid", "oxygen"] in t.options(0)
    t.do(0, "develop", "lab_3_top", "lab_4_mid", "oxygen")
    assert t.lab(0)["lab_4_mid"] == "tech_water"
    assert t.s.working[0] == 2


@rules("OM-7.13", "OM-1.14")
def test_ex_10_resupply_has_a_limit() -> None:
    t = table(4).given(0, stock="water", crystals=1, quarters=3).do(0, "act", "resupply", 0)
    t.do(0, "supply", "crystal").do(0, "supply", "crystal").do(0, "supply", "water")
    assert t.stock(0)["water"] == 2
    again = table(4).given(0, stock="water", crystals=1, quarters=3).do(0, "act", "resupply", 0)
    again.do(0, "supply", "water")
    assert again.refused(0, "supply", "water") == ("OM-7.13", "no_room")
    again.do(0, "supply", "crystal").do(0, "supply", "crystal")
    assert again.kind(0) == "resupply"
    assert again.refused(0, "supply", "crystal") == ("OM-7.13", "no_room")


@rules("OM-8.1", "OM-8.4", "OM-8.5", "OM-9.1")
def test_ex_11_rover_tech() -> None:
    t = table(3, "colony").given(0, rover="-3,3", lab={"lab_3_top": "tech_rover"}, quarters=2)
    t.crystals("-3,2").tiles(disc_crystals="-3,-2").do(0, "act", "control_center", 0)
    assert t.params(0)["rover"] == 2
    t.do(0, "use_tech", 0)
    assert t.params(0)["rover"] == 5
    for hex_ in ("-3,2", "-3,1", "-3,0", "-3,-1", "-3,-2"):
        t.do(0, "rover", hex_)
    assert t.s.incoming[0] == 1
    t.do(0, "done").do(0, "take")
    assert t.s.incoming[0] == 1 + 3
    assert t.s.discoveries[0]
    assert t.tile("-3,-2") is None


JOINS = {"lab_1_top": "tech_oxygen"}


@rules("OM-8.6", "OM-10.3", "OM-10.4")
def test_ex_12_construct_joins() -> None:
    t = table(3, "colony").given(0, bots="2,0", lab=JOINS, stock="plant oxygen", hangar=0)
    t.lss("lss_ships", "lss_advanced", "lss_mines", "lss_bots").top("oxygen_condenser_4")
    t.do(0, "act", "construct", 0).do(0, "type", "oxygen_condenser", "plant")
    assert t.options(0, "site")
    t.do(0, "site", "3,-1", 0, 0)
    assert t.stock(0)["plant"] == 0
    assert t.stock(0)["oxygen"] == 2  # of two gained one is lost
    assert t.told("gained")[0]["lost"] == [{"item": "oxygen", "amount": 1}]
    assert t.s.progress[0].bit_count() == 1
    assert t.s.lss == [1, 1, 1, 2]
    assert t.s.op[0] == 2 + 2
    assert t.kind(0) == "lss"
    landed = {hex_ for event in t.told("crystals_landed") for hex_ in event["hexes"]}
    assert landed == {HEX_IDS[hex_] for hex_ in range(91) if t.s.crystals >> hex_ & 1}
    assert landed


@rules("OM-8.6", "OM-9.2")
def test_ex_13_without_tech_it_stands_alone() -> None:
    t = table(3, "colony").given(0, bots="2,0 3,0", stock="plant").do(0, "act", "construct", 0)
    t.do(0, "type", "oxygen_condenser", "plant")
    assert t.hexes(0, "site") == {"1,1", "3,0", "4,-1"}
    assert t.refused(0, "site", "2,0", None, 0) == ("OM-9.2", "needs_tech")
    t.do(0, "site", "1,1", None, 0)
    assert t.stock(0)["oxygen"] == 1
    assert t.s.progress[0] == 0


def needs(level: int, waters: str, hex_: str) -> bool:
    """May the water extractor join on this hex with a tile of this level?"""
    space = {1: "lab_1_top", 2: "lab_2_top", 3: "lab_3_top", 4: "lab_4_top"}[level]
    t = table(3, "colony").built(water_extractor=waters)
    t.given(0, bots=hex_, lab={space: "tech_water"}, stock="battery").do(0, "act", "construct", 0)
    t.do(0, "type", "water_extractor", "battery")
    return ["site", hex_, 0, 0] in t.options(0)


@rules("OM-9.2")
def test_ex_14_tech_need_of_one() -> None:
    assert needs(1, "0,2", "0,3")


@rules("OM-9.2")
def test_ex_15_tech_need_of_a_single_one_and_two() -> None:
    waters = "-1,3 1,1 1,2"
    assert [needs(level, waters, "0,2") for level in (1, 2, 3)] == [False, False, True]


@rules("OM-9.2", "OM-1.7")
def test_ex_16_tech_need_of_three() -> None:
    waters = "0,2 0,3 0,4"
    assert [needs(level, waters, "-1,2") for level in (1, 2, 3, 4)] == [False, False, True, True]


@rules("OM-8.6", "OM-8.7", "OM-8.8")
def test_ex_17_mine() -> None:
    t = table(3, "colony").given(0, bots="-1,-1", quarters=2).do(0, "act", "construct", 0)
    t.builds(0, "mine", "none", "-1,-1")
    assert t.kind(0) == "displace"
    near = t.hexes(0, "hex")
    assert near == {"-1,-2", "0,-2", "0,-1", "-1,0", "-2,0", "-2,-1"}  # his shelter, without a piece, too
    t.do(0, "hex", "-1,0")
    assert t.bots(0) == {"-1,0"}
    assert t.stock(0)["mineral"] == 1
    assert HEX_IDS.index("-1,-1") == (t.s.miners[0]).bit_length() - 1
    assert t.s.quarters[0] == 0


@rules("OM-10.2", "OM-10.3", "OM-10.4", "OM-10.5")
def test_ex_18_lss() -> None:
    t = table(3, "colony").given(0, bots="0,-3", stock="mineral*2", lab={"lab_2_top": "tech_generator"}, quarters=3)
    t.do(0, "act", "construct", 0).builds(0, "generator", "mineral", "0,-3", 0)
    t.do(0, "hex", "0,-4")
    assert (t.s.lss[0], t.s.op[0], t.kind(0)) == (2, 2, "lss")
    again = table(3, "colony").built(generator="0,-2 0,-3")
    again.given(0, bots="1,-4", stock="mineral", lab={"lab_2_top": "tech_generator"}, quarters=3)
    again.do(0, "act", "construct", 0).builds(0, "generator", "mineral", "0,-4", 0)
    assert (again.s.lss[0], again.s.op[0]) == (3, 0)
    assert not again.told("benefit_chosen")
    assert again.kind(0) != "lss"


@rules("OM-11.1", "OM-11.2", "OM-4.5")
def test_ex_19_level_up() -> None:
    t = table(3, "colony").built(generator="0,-2 0,-4", water_extractor="0,2 0,4", oxygen_condenser="2,-1 4,-2")
    t.given(0, bots="-3,2", stock="water", quarters=2).do(0, "act", "construct", 0)
    t.builds(0, "greenhouse", "water", "-3,3")
    assert t.s.lss == [2, 2, 2, 2]
    assert t.s.level == 1
    t.do(0, "benefit", "lss_benefit_crystal").ends(0)
    assert t.s.level == 2
    assert sum(card >= 0 for card in t.s.display) == 12


@rules("OM-11.2")
def test_ex_20_progress() -> None:
    t = table(4, "colony").built(generator="0,-2 0,-4", water_extractor="0,2 0,4", oxygen_condenser="2,-1 4,-2")
    t.given(PURPLE, progress="mine generator greenhouse").given(YELLOW, progress="mine").given(GREEN, progress="mine")
    t.given(BLUE, bots="-3,2", stock="water", quarters=2).do(0, "act", "construct", 0)
    t.builds(0, "greenhouse", "water", "-3,3").do(0, "benefit", "lss_benefit_crystal")
    before = list(t.s.op)
    t.ends(0)
    assert [now - then for now, then in zip(t.s.op, before, strict=True)] == [0, 4, 1, 1]


@rules("OM-8.10")
def test_ex_21_upgrade() -> None:
    t = table(3, "colony").given(0, bots="0,1", blueprints="bp_private_ship", stock="mineral")
    t.do(0, "act", "upgrade", 0).do(0, "upgrade", "bp_private_ship", "0,2")
    assert t.stock(0)["mineral"] == 0
    assert t.s.markers(0) == [HEX_IDS.index("0,2")]


THREE_CARDS = "bp_metal_deposit bp_private_ship bp_concentrator bp_wind_turbines"


@rules("OM-8.11", "OM-9.9")
def test_ex_22_upgrade_tech() -> None:
    t = table(3, "colony").given(0, shelters="-2,-1 -3,-1", bots="0,1 1,-1 -1,-2", blueprints=THREE_CARDS)
    t.given(0, stock="mineral*3", lab={"lab_2_top": "tech_upgrade"})
    t.do(0, "act", "upgrade", 0)
    assert t.refused(0, "use_tech", 0) == ("OM-9.9", "not_yet")
    t.do(0, "upgrade", "bp_metal_deposit", "0,0").do(0, "use_tech", 0)
    t.do(0, "upgrade", "bp_private_ship", "0,2").do(0, "upgrade", "bp_concentrator", "2,-1")
    assert t.kind(0) != "upgrade"
    assert t.stock(0)["mineral"] == 0


@rules("OM-8.20")
def test_ex_23_ships() -> None:
    t = (
        table(3, "colony")
        .level(3, [4, 4, 4, 3])
        .given(0, ships="d4 d5 d6", hangar=1, stock="plant*2 water*2", quarters=3)
    )
    t.do(0, "act", "welcome_ship", 0).do(0, "ship", "d4", 1, "water+plant")
    assert t.kind(0) != "welcome"
    assert t.s.hangar[0] == 2


@rules("OM-9.5", "OM-15.2")
def test_ex_24_concentrator() -> None:
    condensers = "2,-1 3,-1 4,-1 5,-3"
    t = table(3, "colony").built(oxygen_condenser=condensers).level(4, [5, 5, 5, 4])
    t.given(0, bots="3,0", lab={"lab_2_top": "tech_oxygen"}, advanced={"bp_concentrator": "5,-3"}, crystals=2)
    t.given(0, stock="plant", quarters=2, shelters="-2,-1 -3,0 -4,1")
    t.do(0, "use", "bp_concentrator", "crystals").do(0, "type", "oxygen_condenser", "plant")
    assert ["site", "3,0", 0, 1] in t.options(0)
    t.do(0, "site", "3,0", 0, 1).do(0, "hex", "3,1")
    assert t.s.working[0] == 1
    assert t.stock(0)["oxygen"] == 4


@rules("OM-15.1")
def test_ex_25_executive_actions() -> None:
    t = table(3).given(0, ships="d5 d6 d7 d8", hangar=1, crystals=4, advanced={"bp_casino": "-2,-1"}, bots="-3,0")
    offered = {option[1] for option in t.options(0, "exec")} | {option[0] for option in t.options(0, "use")}
    assert offered == {"exec_move_bots", "exec_resupply", "use", "exec_mineral"}


@rules("OM-15.3")
@pytest.mark.parametrize("mover", [BLUE])
def test_ex_26_scientist(mover: int) -> None:
    t = table(4, "colony").given(mover, scientists="hydrologist", stock="plant water", quarters=1)
    t.given(GREEN, advanced={"bp_private_ship": START["water_extractor"]}, stock="plant water", quarters=1, space=6)
    t.given(1, space=7).given(2, space=8)
    t.do(mover, "use", "bp_private_ship", "hydrologist").do(mover, "ship", "d4", 1, "water+plant")
    assert t.s.quarters[mover] == 4  # three more colonists, for free
    t.do(mover, "act", "control_center", 0).do(mover, "done").ends(mover)
    assert t.options(GREEN, "use") == [["use", "bp_private_ship", "free"]]
    t.do(GREEN, "use", "bp_private_ship", "free").do(GREEN, "ship", "d4", 1, "water+plant")
    assert t.s.depot[GREEN] == 0
