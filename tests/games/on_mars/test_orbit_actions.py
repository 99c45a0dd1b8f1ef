"""Section 7: main actions in orbit, and every space of the laboratory."""

from __future__ import annotations

from typing import Any

import pytest

from games.on_mars.marks import rules
from games.on_mars.setting import Table, table


@rules("OM-7.1", "OM-12.4", "OM-12.6")
def test_landing_pod() -> None:
    t = table(3).given(0, working=2, quarters=1, slots={"construct": 1, "obtain_blueprint": 1})
    t.do(0, "act", "landing_pod", 0)
    assert not t.told("tile_placed")  # no discovery tile
    assert (t.s.quarters[0], t.s.working[0]) == (4, 0)
    assert (t.slots("construct"), t.slots("obtain_blueprint")) == ([0, 0, 0], [1, 0, 0])
    assert t.options(0) == [["space", n] for n in (5, 6, 7, 8)]
    t.do(0, "space", 7).do(0, "blueprint", "bp_metal_deposit")
    assert (t.s.spaces[0], t.kind(0)) == (7, "turn")
    assert t.refused(0, "act", "control_center", 0) == ("OM-4.2", "main_done")
    assert t.told("travelled") == [{"seat": 0, "side": "colony", "how": "pod"}]


@rules("OM-7.1", "OM-12.2")
def test_the_shuttle_takes_back_who_came_by_pod() -> None:
    t = table(2).shuttle("colony").do(0, "act", "landing_pod", 0).do(0, "space", 5).ends(0).idles(1)
    assert (t.kind(0), t.params(0)) == ("travel", {"free": True, "side": "orbit", "home": 0, "back": 2})


@rules("OM-7.2", "OM-7.4", "OM-1.20")
def test_a_blueprint_brings_its_item_and_waits_for_its_building() -> None:
    t = table(3).display("bp_casino", "bp_library").given(0, quarters=1, crystals=2)
    t.do(0, "act", "obtain_blueprint", 0).do(0, "blueprint", "bp_casino")
    assert (t.s.incoming[0], t.s.spare_markers[0], t.s.display[0]) == (1, 7, -1)
    assert t.refused(0, "use", "bp_casino", "crystals") == ("OM-15.2", "not_built")
    t.ends(0)
    assert [card >= 0 for card in t.s.display[:3]] == [False, True, False]  # not refilled


@rules("OM-7.2")
@pytest.mark.parametrize(
    ("card", "item"),
    [
        ("bp_construction_yard", "mineral"),
        ("bp_automated_production", "battery"),
        ("bp_moisture_vaporator", "water"),
        ("bp_biomarket", "plant"),
        ("bp_oxygen_tank", "oxygen"),
    ],
)
def test_the_item_of_a_blueprint_is_that_of_its_building(card: str, item: str) -> None:
    t = table(3).display(card).do(0, "act", "obtain_blueprint", 0).do(0, "blueprint", card)
    assert {name: amount for name, amount in t.stock(0).items() if amount} == {item: 1}


@rules("OM-7.3", "OM-7.2")
def test_each_further_card_takes_a_colonist_and_a_marker() -> None:
    cards = "bp_biolab bp_radar bp_builder_drone bp_research_lab bp_aqueduct bp_eco_resort"
    t = table(3).given(0, blueprints=cards, quarters=4).do(0, "act", "obtain_blueprint", 0)
    t.do(0, "blueprint", "bp_metal_deposit").do(0, "blueprint", "bp_wind_turbines")
    assert (t.s.spare_markers[0], t.s.working[0], t.kind(0)) == (0, 1, "turn")


# --- learning -------------------------------------------------------------------------------------


@rules("OM-7.5", "OM-7.6", "OM-7.7")
def test_learning_costs_by_row() -> None:
    t = table(3).given(0, stock="battery*2 water", quarters=0).do(0, "act", "learn_tech", 0)
    costs: dict[int, set[str]] = {}
    for _, place, space, payment in t.options(0, "learn"):
        assert space in ("lab_1_top", "lab_1_bottom")
        costs.setdefault(place, set()).add(payment)
    assert costs[6] == costs[7] == {"none"}
    assert costs[3] == costs[4] == costs[5] == {"battery"}
    assert costs[0] == costs[1] == costs[2] == {"battery+battery", "battery+water"}
    t.do(0, "learn", 1, "lab_1_top", "battery+water")
    assert (t.stock(0)["battery"], t.stock(0)["water"], t.s.grid[1]) == (1, 0, -1)


@rules("OM-7.6", "OM-1.15")
def test_minerals_pay_for_learning() -> None:
    t = table(3).given(0, stock="mineral*2").do(0, "act", "learn_tech", 0)
    assert ["learn", 0, "lab_1_top", "mineral+mineral"] in t.options(0)


@rules("OM-7.5")
def test_a_full_first_column_takes_no_more() -> None:
    t = table(3).given(0, lab={"lab_1_top": "tech_mine", "lab_1_bottom": "tech_rover"})
    assert t.refused(0, "act", "learn_tech", 0) == ("OM-7.5", "first_column_full")


@rules("OM-7.7")
def test_only_one_tile_of_each_tech() -> None:
    t = table(3).given(0, lab={"lab_3_top": "tech_upgrade"}).do(0, "act", "learn_tech", 0)
    assert t.refused(0, "learn", 6, "lab_1_top", "none") == ("OM-7.7", "tech_owned")


@rules("OM-7.8")
def test_the_benefit_of_the_space_may_be_declined() -> None:
    t = table(3).given(0, quarters=0).do(0, "act", "learn_tech", 0).do(0, "learn", 6, "lab_1_top", "none")
    assert t.kind(0) == "resupply"
    t.do(0, "done")
    assert t.s.warehouse == [0, 3, 3, 3, 3, 3]
    assert t.kind(0) == "turn"


@rules("OM-7.9")
def test_learning_is_boosted_once() -> None:
    t = table(3).given(0, quarters=3).do(0, "act", "learn_tech", 0).do(0, "learn", 6, "lab_1_bottom", "none")
    assert t.params(0)["boost"] is True
    t.do(0, "learn", 7, "lab_1_top", "none").do(0, "done")
    assert (t.s.working[0], t.kind(0)) == (1, "turn")
    t = table(3).given(0, quarters=3, stock="battery*2").do(0, "act", "learn_tech", 0)
    t.do(0, "learn", 6, "lab_1_bottom", "none")
    lab = {"lab_1_bottom": "", "lab_2_top": t.lab(0)["lab_1_bottom"]}  # even if the first column had room for a third
    t.given(0, lab=lab).do(0, "learn", 7, "lab_1_bottom", "none")
    assert (t.kind(0), t.s.working[0]) == ("turn", 1)


# --- developing -----------------------------------------------------------------------------------

NEXT = {
    "lab_1_top": "lab_2_top lab_2_mid",
    "lab_1_bottom": "lab_2_mid lab_2_bottom",
    "lab_2_top": "lab_3_top",
    "lab_2_mid": "lab_3_top lab_3_bottom",
    "lab_2_bottom": "lab_3_bottom",
    "lab_3_top": "lab_4_top lab_4_mid",
    "lab_3_bottom": "lab_4_mid lab_4_bottom",
    "lab_4_top": "lab_5_top",
    "lab_4_mid": "lab_5_top lab_5_bottom",
    "lab_4_bottom": "lab_5_bottom",
    "lab_5_top": "lab_6",
    "lab_5_bottom": "lab_6",
}


def lab_with(space: str, **given: Any) -> Table:
    """Only this one tile in the laboratory, and the R&D action."""
    lab = {"lab_2_mid": "", "lab_6": "tech_shelter", space: "tech_water"} if space != "lab_6" else {}
    t = table(3).given(0, lab=lab, **given)
    return t.do(0, "act", "research_development", 0)


@rules("OM-7.11")
@pytest.mark.parametrize("space", [space for space in NEXT if not space.startswith("lab_5")])
def test_the_way_of_a_tile(space: str) -> None:
    t = lab_with(space, stock="oxygen*2", quarters=1)
    assert {option[2] for option in t.options(0, "develop")} == set(NEXT[space].split())


SHELTER = {"lab_2_mid": "tech_shelter"}


@rules("OM-7.11")
@pytest.mark.parametrize("space", ["lab_5_top", "lab_5_bottom"])
def test_both_spaces_of_column_5_lead_to_the_last_one(space: str) -> None:
    t = table(3).given(0, lab={space: "tech_water"}, stock="oxygen", crystals=1).do(0, "act", "research_development", 0)
    ways = [option[2:] for option in t.options(0, "develop") if option[1] == space]
    assert ways == [["lab_6", "oxygen"]]
    t.do(0, "develop", space, "lab_6", "oxygen")
    assert (t.s.depot[0], t.stock(0)["oxygen"], t.lab(0)) == (0, 0, {**SHELTER, "lab_6": "tech_water"})


@rules("OM-7.11")
@pytest.mark.parametrize(
    ("space", "stock", "payments"),
    [
        ("lab_1_top", "battery plant", {"battery", "plant"}),
        ("lab_2_top", "oxygen plant mineral", {"oxygen", "mineral"}),
        ("lab_3_top", "oxygen plant", {"oxygen"}),
        ("lab_4_top", "oxygen plant", {"plant+oxygen"}),
        ("lab_4_top", "oxygen*2 mineral", {"oxygen+oxygen", "mineral+oxygen"}),
    ],
)
def test_the_price_is_that_of_the_column_entered(space: str, stock: str, payments: set[str]) -> None:
    t = lab_with(space, stock=stock)
    assert {option[3] for option in t.options(0, "develop")} == payments


@rules("OM-7.12")
def test_column_6_is_the_last() -> None:
    t = table(3).given(0, lab={"lab_6": "tech_water"}, stock="oxygen*2").do(0, "act", "research_development", 0)
    assert t.refused(0, "develop", "lab_6", "lab_5_top", "oxygen") == ("OM-7.12", "last_column")


@rules("OM-7.10")
def test_two_developments_of_one_tile_or_of_two() -> None:
    t = lab_with("lab_1_top", stock="plant oxygen", quarters=1)
    t.do(0, "develop", "lab_1_top", "lab_2_top", "plant").do(0, "develop", "lab_2_top", "lab_3_top", "oxygen")
    assert (t.lab(0)["lab_3_top"], t.stock(0)["mineral"], t.kind(0)) == ("tech_water", 1, "turn")
    t = table(3).given(0, lab={"lab_1_top": "tech_water"}, stock="plant*2 oxygen", quarters=2)
    t.do(0, "act", "research_development", 0).do(0, "develop", "lab_1_top", "lab_2_top", "plant")
    t.do(0, "develop", "lab_2_mid", "lab_3_bottom", "oxygen")
    assert t.kind(0) == "move"  # the benefit of that space


@rules("OM-7.10", "OM-5.5")
def test_each_boost_is_one_more_development() -> None:
    lab = {"lab_1_top": "tech_water", "lab_1_bottom": "tech_mine"}
    t = table(3).given(0, lab=lab, stock="plant*2 oxygen*3", quarters=3, shelters="-2,-1 -4,0")
    t.do(0, "act", "research_development", 0).do(0, "develop", "lab_1_top", "lab_2_top", "plant")
    t.do(0, "develop", "lab_1_bottom", "lab_2_bottom", "plant")
    assert t.params(0)["boost"] is True
    t.do(0, "develop", "lab_2_top", "lab_3_top", "oxygen").do(0, "develop", "lab_3_top", "lab_4_top", "oxygen")
    assert (t.s.working[0], t.kind(0)) == (2, "turn")


# --- spaces of the laboratory ---------------------------------------------------------------------


@rules("OM-7.11", "OM-19.10")
@pytest.mark.parametrize("space", ["lab_2_top", "lab_2_mid", "lab_2_bottom", "lab_4_top", "lab_4_mid", "lab_4_bottom"])
def test_spaces_without_benefit(space: str) -> None:
    start = next(name for name, ends in NEXT.items() if space in ends.split())
    t = lab_with(start, stock="oxygen*2", quarters=3).do(0, "develop", start, space, "oxygen")
    assert (sum(t.stock(0).values()), t.s.incoming[0]) == (1, 0)
    assert t.kind(0) in ("develop", "turn")


@rules("OM-7.11", "OM-19.1")
def test_the_top_of_column_3_is_a_mineral() -> None:
    t = lab_with("lab_2_top", stock="oxygen").do(0, "develop", "lab_2_top", "lab_3_top", "oxygen")
    assert t.stock(0)["mineral"] == 1


@rules("OM-7.11", "OM-19.4")
def test_the_bottom_of_column_3_moves_bots() -> None:
    t = lab_with("lab_2_bottom", stock="oxygen", crystals=1).do(0, "develop", "lab_2_bottom", "lab_3_bottom", "oxygen")
    assert (t.params(0)["bots"], t.params(0)["rover"]) == (2, 0)
    t.do(0, "add", "bot").do(0, "bot", "-2,-1", "-5,1")
    assert (t.bots(0), t.s.depot[0]) == ({"-5,1"}, 0)


@rules("OM-7.11", "OM-8.11")
def test_the_top_of_column_5_upgrades() -> None:
    cards = "bp_casino bp_metal_deposit bp_private_ship"
    t = lab_with("lab_4_top", stock="oxygen plant mineral*2", blueprints=cards, bots="-3,0 0,1", quarters=2)
    t.do(0, "develop", "lab_4_top", "lab_5_top", "plant+oxygen").do(0, "upgrade", "bp_casino", "-2,-1")
    assert t.params(0)["boost"] is True
    t.do(0, "upgrade", "bp_private_ship", "0,2")
    assert (t.s.working[0], t.stock(0)["mineral"], len(t.s.markers(0))) == (1, 0, 2)


@rules("OM-7.11", "OM-5.4")
def test_the_bottom_of_column_5_is_a_blueprint() -> None:
    t = lab_with("lab_4_bottom", stock="oxygen*2", quarters=2)
    t.do(0, "develop", "lab_4_bottom", "lab_5_bottom", "oxygen+oxygen").do(0, "blueprint", "bp_metal_deposit")
    t.do(0, "blueprint", "bp_private_ship")
    assert (len(t.owned(0)), t.s.working[0]) == (2, 1)


@rules("OM-7.11", "OM-1.14")
def test_crystals_of_a_development_do_not_pay_the_next() -> None:
    lab = {"lab_5_top": "tech_water", "lab_2_mid": "", "lab_4_bottom": "tech_shelter"}
    t = table(3).display("bp_casino").given(0, lab=lab, stock="oxygen*2 mineral", quarters=1)
    t.do(0, "act", "research_development", 0).do(0, "develop", "lab_4_bottom", "lab_5_bottom", "mineral+oxygen")
    t.do(0, "blueprint", "bp_casino")
    assert (t.s.incoming[0], t.kind(0)) == (1, "turn")  # column 6 costs a crystal of the depot


# --- the warehouse --------------------------------------------------------------------------------


@rules("OM-7.13", "OM-7.14")
def test_resupply_empties_the_warehouse() -> None:
    t = table(2).given(0, quarters=3, shelters="-2,-1 -4,0").do(0, "act", "resupply", 0)
    t.do(0, "supply", "water").do(0, "supply", "water")
    assert t.s.warehouse == [0, 2, 0, 2, 2, 2]
    assert t.refused(0, "supply", "water") == ("OM-7.14", "warehouse_empty")
    assert t.refused(0, "supply", "mineral") == ("OM-7.14", "warehouse_empty")


@rules("OM-7.13", "OM-8.16")
def test_an_item_for_a_contract_needs_no_room() -> None:
    t = table(3).given(0, stock="water*2", quarters=0, contracts={"contract_9": ""}).do(0, "act", "resupply", 0)
    t.do(0, "supply", "water")
    assert t.stock(0)["water"] == 2
    assert t.s.contract_items[8][2] == 1
    full = table(3).given(0, crystals=3, quarters=0, contracts={"contract_12": ""}).do(0, "act", "resupply", 0)
    full.do(0, "supply", "crystal")
    assert full.s.incoming[0] == 1  # to be put on the card before the next turn
    full.do(0, "deliver", "contract_12", "crystal")
    assert full.s.contract_items[11][5] == 1
