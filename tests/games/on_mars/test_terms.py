"""Section 1: what the words mean, seen in play."""

from __future__ import annotations

import pytest

from games.on_mars.marks import rules
from games.on_mars.plain import at, beside, hexes
from games.on_mars.position import number
from games.on_mars.setting import Table, table
from orrery.games.on_mars.components import HEX_IDS


@rules("OM-1.1", "OM-4.3")
@pytest.mark.parametrize(("space", "main"), [(1, "resupply"), (4, "resupply"), (5, "construct"), (8, "construct")])
def test_the_marker_tells_the_side_and_its_actions(space: int, main: str) -> None:
    t = table(3)
    for seat, on in enumerate((space, *([7, 8] if space < 5 else [1, 2]))):
        t.given(seat, space=on)
    t.idles(*(1, 2) if space > 4 else ())
    mains = {option[1] for option in t.options(0, "act")}
    other = {"resupply": "construct", "construct": "resupply"}[main]
    assert main in mains
    assert other not in mains
    assert t.refused(0, "act", other, 0) == ("OM-4.3", "other_side")


@rules("OM-1.2")
def test_crystals_are_no_resources_and_supplies_never_end() -> None:
    t = table(3).given(0, crystals=1, lab={"lab_1_top": "tech_mine"}, quarters=2)
    assert not [option for option in t.options(0) if option[:2] == ["act", "research_development"]]
    t = table(3, "colony").given(0, shelters="-2,-1 -3,0 -3,1 -4,1 -4,2", stock="mineral*6 battery*6 water*6")
    t.given(0, stock="plant*6 oxygen*6").given(1, stock="oxygen*2").given(2, stock="oxygen*2", crystals=3)
    t.tiles(disc_crystals="0,-1").do(0, "act", "control_center", 0).do(0, "rover", "0,-1").do(0, "done").do(0, "take")
    assert t.s.incoming[0] == 3  # whatever others hold


@rules("OM-1.3")
def test_shelters_are_a_type_for_each_colour() -> None:
    t = table(2, "colony").given(1, shelters="-3,0").given(0, bots="-4,0", stock="oxygen")
    t.do(0, "act", "construct", 0).do(0, "type", "shelter", "oxygen")
    found = t.options(0, "site")
    assert ["site", "-5,1", None, 0] not in found  # three steps from his own, two from the other's
    assert ["site", "-4,0", None, 0] in found  # beside the other's shelter, two steps from his own
    t.do(0, "site", "-4,0", None, 0).do(0, "hex", "-5,1")
    assert t.s.incoming[0] == 1


@rules("OM-1.4")
@pytest.mark.parametrize(
    ("building", "cost", "product", "hex_"),
    [
        ("generator", "mineral", "battery", "-2,-2"),
        ("water_extractor", "battery", "water", "-2,3"),
        ("greenhouse", "water", "plant", "-4,2"),
        ("oxygen_condenser", "plant", "oxygen", "4,-2"),
    ],
)
def test_the_chain_of_construction(building: str, cost: str, product: str, hex_: str) -> None:
    t = table(2, "colony").given(0, stock=cost, bots=hex_, quarters=1).do(0, "act", "construct", 0)
    t.builds(0, building, cost, hex_)
    t.do(0, *t.options(0, "hex")[0])
    assert t.stock(0)[cost] == 0
    assert t.stock(0)[product] == 1


@rules("OM-1.4")
def test_both_ends_of_the_chain() -> None:
    t = table(2, "colony").given(0, stock="oxygen", bots="-3,0", quarters=3).do(0, "act", "construct", 0)
    t.builds(0, "shelter", "oxygen", "-4,0")
    assert (t.s.incoming[0], t.stock(0)["oxygen"]) == (1, 0)
    t = table(2, "colony").given(0, bots="-1,-1", quarters=3).do(0, "act", "construct", 0)
    t.builds(0, "mine", "none", "-2,0")
    assert (t.stock(0)["mineral"], t.s.quarters[0], t.s.miners[0].bit_count()) == (1, 1, 1)


@rules("OM-1.5")
@pytest.mark.parametrize("piece", ["bot", "rover", "miner", "marker"])
def test_no_hex_holds_two_pieces(piece: str) -> None:
    t = table(3, "colony").built(mine="0,0 3,-3 -3,1").given(0, rover="-3,2", bots="-4,2")
    given = {
        "bot": {"bots": "-3,1"},
        "rover": {"rover": "-3,1"},
        "miner": {"miners": "-3,1"},
        "marker": {"advanced": {"bp_metal_deposit": "-3,1"}},
    }[piece]
    t.given(1, **given).do(0, "act", "control_center", 0)  # type: ignore[arg-type]
    assert t.refused(0, "bot", "-4,2", "-3,1") == ("OM-8.2", "two_pieces")
    t.do(0, "rover", "-3,1")  # passing is fine
    assert t.refused(0, "done") == ("OM-8.2", "two_pieces")
    assert ["done"] not in t.options(0)


@rules("OM-1.6")
@pytest.mark.parametrize("thing", ["nothing", "building", "bot", "rover", "crystal", "tile"])
def test_crystals_land_on_empty_hexes_only(thing: str) -> None:
    t = table(2, "colony").top("mine_3").given(0, bots="-2,0")  # its arrows point n and ne
    if thing == "building":
        t.built(generator="0,-2 -1,-1", mine="0,0")
    elif thing == "bot":
        t.given(1, bots="-1,-1")
    elif thing == "rover":
        t.given(1, rover="-1,-1")
    elif thing == "crystal":
        t.crystals("-1,-1")
    elif thing == "tile":
        t.tiles(disc_water="-1,-1")
    t.do(0, "act", "construct", 0).builds(0, "mine", "none", "-2,0")
    t.do(0, "hex", "-3,1")
    landed = [hex_ for event in t.told("crystals_landed") for hex_ in event["hexes"]]
    assert landed == (["-1,-1"] if thing == "nothing" else [])  # n of it stands his shelter


@rules("OM-1.8")
def test_the_zone_is_the_hex_and_its_neighbours() -> None:
    t = table(2, "colony").built(mine="-4,2").given(0, bots="-3,1 4,-4", quarters=3)
    t.do(0, "act", "construct", 0).do(0, "type", "mine", "none")
    zone = beside((-3, 1)) | {(-3, 1)} | beside((4, -4)) | {(4, -4)}
    assert {tuple(map(int, hex_.split(","))) for hex_ in t.hexes(0, "site")} <= zone
    assert t.refused(0, "site", "-4,4", None, 0) == ("OM-1.8", "outside_zone")


@rules("OM-1.9", "OM-1.13", "OM-12.8")
@pytest.mark.parametrize(("shelters", "room"), [("", 4), ("-3,0", 6), ("-3,0 -3,1", 8), ("-3,0 -3,1 -4,1 -4,2", 12)])
def test_living_quarters_grow_with_shelters(shelters: str, room: int) -> None:
    t = table(3).given(0, shelters=f"-2,-1 {shelters}", quarters=1, working=11, hangar=1, ships="d4 d5 d6 d7")
    t.given(1, space=5).given(2, space=6).shuttle("colony", 2).idles(0, 1, 2).do(0, "travel")
    t.do(0, *t.options(0, "explore")[0])
    assert t.s.capacity(0) == room
    assert t.s.quarters[0] == room
    assert (t.s.working[0], t.s.colonists[0]) == (0, 12 - room)


@rules("OM-1.11", "OM-7.14")
def test_gains_come_from_the_supply_not_the_warehouse() -> None:
    t = table(3, "colony").tiles(disc_water="0,-1")
    t.do(0, "act", "control_center", 0).do(0, "rover", "0,-1").do(0, "done").do(0, "take")
    assert t.stock(0)["water"] == 2  # the third is lost
    assert t.s.warehouse == [0, 3, 3, 3, 3, 3]


@rules("OM-1.12")
def test_more_than_the_limit_is_lost() -> None:
    t = table(3, "colony").given(0, stock="water", shelters="-2,-1 -3,0").tiles(disc_water="0,-1")
    t.do(0, "act", "control_center", 0).do(0, "rover", "0,-1").do(0, "done").do(0, "take")
    assert t.stock(0)["water"] == 3
    gained = t.told("gained")[-1]
    assert gained["items"] == [{"item": "water", "amount": 2}]
    assert gained["lost"] == [{"item": "water", "amount": 1}]


@rules("OM-1.14", "OM-4.2")
def test_crystals_arrive_at_the_next_turn_as_far_as_there_is_room() -> None:
    t = table(3).given(0, crystals=1, incoming=5, ships="d4 d5 d6", hangar=2).level(2, [2, 2, 2, 2]).start()
    assert (t.s.depot[0], t.s.incoming[0]) == (5, 0)  # eight spaces, three ships
    assert t.told("crystals_arrived") == [{"seat": 0, "stored": 4, "lost": 1}]
    later = table(3).given(1, incoming=2).idles(0)
    assert (later.s.depot[1], later.s.incoming[1]) == (2, 0)
    assert later.s.active == 1


@rules("OM-1.15")
def test_minerals_stand_for_other_resources_but_never_for_crystals() -> None:
    t = table(3, "colony").given(0, stock="mineral*2", bots="-4,2", contracts={"contract_11": ""})
    t.do(0, "act", "construct", 0)
    assert ["type", "greenhouse", "mineral"] in t.options(0)
    t.do(0, "type", "greenhouse", "mineral")
    assert t.stock(0)["mineral"] == 1
    t = table(3, "colony").given(0, stock="mineral*2", contracts={"contract_11": "mineral*2"})
    assert t.refused(0, "deliver", "contract_11", "plant") == ("OM-8.16", "has_none")
    lab = {"lab_5_top": "tech_mine"}
    t = table(3).given(0, stock="mineral*2", lab=lab).do(0, "act", "research_development", 0)
    assert t.refused(0, "develop", "lab_5_top", "lab_6", "mineral") == ("OM-7.11", "no_crystals")


@rules("OM-1.16")
def test_a_goal_counts_as_a_crystal_for_one_payment() -> None:
    t = table(3).given(0, goals="goal_1 goal_2", crystals=1).do(0, "pawn", "goal_2")
    assert t.options(0, "exec") == [["exec", "exec_resupply"], ["exec", "exec_move_bots"]][::-1]
    assert {option[0] for option in t.options(0)} == {"exec", "pawn"}
    t.do(0, "exec", "exec_resupply")
    assert t.s.depot[0] == 0
    assert t.s.goals[0] == (0,)
    assert t.told("paid")[-1] == {"seat": 0, "crystals": 1, "colonists": 0, "resources": [], "goals": 1}
    assert t.told("goal_pawned") == [{"seat": 0}]  # unseen


@rules("OM-1.16", "OM-14.1")
def test_a_goal_is_no_crystal_after_it_was_achieved_nor_for_a_contract_card() -> None:
    t = table(3).given(0, goals="goal_1", contracts={"contract_12": "mineral*2"})
    assert not t.options(0, "deliver")
    t.given(0, achieved="goal_2")
    assert t.refused(0, "pawn", "goal_2") == ("OM-1.16", "goal_not_held")


@rules("OM-1.16", "OM-8.12")
def test_a_goal_pays_for_a_contract_without_any_crystal() -> None:
    t = table(3, "colony").places("contract_1", "", "", "", "", "").given(0, goals="goal_1")
    t.do(0, "act", "hire_or_contract", 0).do(0, "pawn", "goal_1").do(0, "take_card", 0, "none")
    assert t.s.contract_owner[0] == 0
    none = table(3, "colony").places("contract_1", "", "", "", "", "")
    assert none.refused(0, "act", "hire_or_contract", 0) == ("OM-8.12", "cannot_pay")


@rules("OM-1.16")
def test_a_goal_pays_only_once() -> None:
    """With two payments due and a column that costs a crystal, one goal does not do for both."""
    lab = {"lab_2_mid": "", "lab_5_top": "tech_water", "lab_5_bottom": "tech_shelter"}
    t = table(3).given(0, goals="goal_1", lab=lab, stock="oxygen", quarters=1)
    t.given(1, slots={"research_development": 1})
    assert t.options(0, "pawn") == []
    assert t.refused(0, "pawn", "goal_1") == ("OM-1.16", "nothing_to_pay")
    two = table(3).given(0, goals="goal_1 goal_2", lab=lab, stock="oxygen", quarters=1)
    two.given(1, slots={"research_development": 1}).do(0, "pawn", "goal_1").do(0, "act", "research_development", 1)
    two.do(0, "pawn", "goal_2").do(0, "develop", "lab_5_top", "lab_6", "oxygen")
    assert two.lab(0) == {"lab_5_bottom": "tech_shelter", "lab_6": "tech_water"}


@rules("OM-1.17", "OM-9.2")
@pytest.mark.parametrize(("space", "level"), [("lab_1_top", 1), ("lab_3_bottom", 3), ("lab_6", 6)])
def test_the_level_of_a_tech_is_its_column(space: str, level: int) -> None:
    t = table(3).given(0, lab={space: "tech_rover"}).start()
    assert t.s.tech_level(0, 5) == level
    assert t.s.tech_level(1, 5) == 0


@rules("OM-1.20")
def test_pieces_that_run_out() -> None:
    t = table(3, "colony").level(2, [3, 3, 3, 2]).given(0, stock="plant water", bots="-2,-1 0,1 1,1 3,1", quarters=0)
    t.do(0, "act", "welcome_ship", 0).do(0, "ship", "d4", 0, "water+plant")
    assert t.s.quarters[0] == 1  # only the colonist part: no bot is left
    assert t.kind(0) == "turn"
    full = table(3, "colony").given(0, stock="plant water", quarters=4).do(0, "act", "welcome_ship", 0)
    full.do(0, "ship", "d4", 1, "water+plant")
    assert full.s.quarters[0] == 4
    assert full.told("gained")[-1]["lost"] == [{"item": "colonist", "amount": 2}]


@rules("OM-1.20", "OM-7.2")
def test_without_a_marker_no_blueprint() -> None:
    eight = (
        "bp_construction_yard bp_metal_deposit bp_automated_production bp_wind_turbines bp_biolab bp_radar bp_library"
    )
    t = table(3).given(0, blueprints=f"{eight} bp_aqueduct", crystals=3, ships="d4 d5 d7 d8", hangar=1)
    assert ["act", "obtain_blueprint", 0] not in t.options(0)
    assert t.refused(0, "exec", "exec_blueprint") == ("OM-7.2", "no_marker")


def nested() -> Table:
    """A tile that builds, a building that moves bots: each effect ends before the interrupted one goes on."""
    t = table(2, "colony").tiles(disc_build_generator="0,-1").given(0, bots="-2,-1", stock="mineral", quarters=3)
    return t.do(0, "act", "control_center", 0).do(0, "rover", "0,-1").do(0, "done").do(0, "take")


@rules("OM-1.21")
def test_effects_are_resolved_depth_first() -> None:
    t = nested().builds(0, "generator", "mineral", "-2,0")
    assert t.s.op[0] == 2  # fixed things first
    assert t.stock(0)["battery"] == 1
    assert t.kind(0) == "lss"
    t.do(0, "benefit", "lss_benefit_bots")
    assert t.kind(0) == "move"
    t.do(0, "bot", "-2,-1", "-3,-1").do(0, "done")
    left = {"crowded": False, "main": False, "exec": False, "rest": "none"}  # there are no crystals to act with
    assert (t.kind(0), t.params(0)) == ("turn", left)


@rules("OM-1.22")
def test_gained_colonists_leave_first_except_for_boosts() -> None:
    t = table(3).given(0, quarters=3, gained=2, slots={"obtain_blueprint": 0}).start()
    t.given(0, gained=2).do(0, "act", "obtain_blueprint", 0)  # one of the gained ones stands on the slot
    assert (t.s.quarters[0], t.s.gained[0]) == (2, 1)
    t.do(0, "blueprint", "bp_metal_deposit").do(0, "blueprint", "bp_wind_turbines")
    assert (t.s.quarters[0], t.s.gained[0], t.kind(0)) == (1, 1, "turn")  # the gained one can't boost
    t.ends(0)
    assert t.s.gained == [0, 0, 0]


@rules("OM-1.22", "OM-12.9")
def test_colonists_of_the_shuttle_phase_may_boost_in_the_next_turn() -> None:
    t = table(2, "colony").given(0, quarters=0, hangar=1, ships="d4 d5 d6 d7", stock="water plant").given(1, space=8)
    t.shuttle("colony", 2).idles(0, 1).do(0, "travel").do(0, "space", 4).do(0, "pay_for", "water+plant")
    assert t.s.quarters[0] == 1
    assert (t.s.round, t.s.active) == (2, 0)
    t.do(0, "act", "resupply", 0).do(0, "supply", "water").do(0, "supply", "plant")
    assert (t.s.quarters[0], t.s.working[0]) == (0, 1)


@rules("OM-1.22", "OM-8.10")
def test_a_miner_sent_home_is_retrieved_not_gained() -> None:
    t = table(3, "colony").built(mine="0,0 3,-3").given(0, miners="3,-3", bots="3,-4", quarters=1, stock="mineral")
    t.given(0, blueprints="bp_metal_deposit").do(0, "act", "upgrade", 0).do(0, "upgrade", "bp_metal_deposit", "3,-3")
    assert (t.s.quarters[0], t.s.gained[0], t.s.miners[0]) == (1, 0, 0)


@rules("OM-1.5", "OM-8.2")
def test_a_hex_is_one_of_91() -> None:
    assert len(HEX_IDS) == len(set(HEX_IDS)) == 91
    assert hexes(1 << number("6,-4")) == {(6, -4)} == {at(number("6,-4"))}
