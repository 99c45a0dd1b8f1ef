"""Upgrades, scientists, contracts and ships: OM-8.10 to OM-8.24."""

from __future__ import annotations

from typing import Any

import pytest

from games.on_mars.marks import rules
from games.on_mars.setting import Table, table
from orrery.games.on_mars.components import CONTRACT_IDS, HEX_IDS, SCIENTIST_IDS


def upgrading(*cards: str, **given: Any) -> Table:
    return table(3, "colony").given(0, **{"blueprints": cards, "stock": "mineral*2", "bots": "0,1", **given})


@rules("OM-8.10")
def test_an_upgrade_needs_the_building_of_the_card_in_a_zone() -> None:
    t = upgrading("bp_private_ship", "bp_metal_deposit", "bp_wind_turbines").do(0, "act", "upgrade", 0)
    assert {tuple(option[1:]) for option in t.options(0, "upgrade")} == {
        ("bp_private_ship", "0,2"),
        ("bp_metal_deposit", "0,0"),
    }
    assert t.refused(0, "upgrade", "bp_private_ship", "0,0") == ("OM-8.10", "wrong_building")
    assert t.refused(0, "upgrade", "bp_wind_turbines", "0,-2") == ("OM-1.8", "outside_zone")
    assert t.refused(0, "upgrade", "bp_casino", "-2,-1") == ("OM-8.10", "not_your_blueprint")


@rules("OM-8.10")
def test_a_building_is_upgraded_once_and_for_a_mineral() -> None:
    t = upgrading("bp_metal_deposit", "bp_private_ship").given(1, advanced={"bp_construction_yard": "0,0"})
    t.do(0, "act", "upgrade", 0)
    assert t.refused(0, "upgrade", "bp_metal_deposit", "0,0") == ("OM-8.10", "already_advanced")
    poor = upgrading("bp_metal_deposit", stock="battery*2 water*2")
    assert poor.refused(0, "act", "upgrade", 0) == ("OM-8.10", "no_mineral")
    tech = upgrading("bp_metal_deposit", "bp_private_ship", stock="mineral", lab={"lab_1_top": "tech_upgrade"})
    tech.do(0, "act", "upgrade", 0).do(0, "upgrade", "bp_metal_deposit", "0,0")
    assert tech.kind(0) == "turn"  # without a mineral nothing more can be upgraded


@rules("OM-8.10")
@pytest.mark.parametrize(("waters", "legal"), [("0,2", False), ("0,2 0,3", False), ("0,2 0,3 0,4", True)])
def test_level_3_needs_a_complex_of_three(waters: str, legal: bool) -> None:
    t = upgrading("bp_aqueduct", "bp_metal_deposit").built(water_extractor=waters).do(0, "act", "upgrade", 0)
    assert (["upgrade", "bp_aqueduct", "0,2"] in t.options(0)) is legal
    if not legal:
        assert t.refused(0, "upgrade", "bp_aqueduct", "0,2") == ("OM-8.10", "complex_too_small")


@rules("OM-8.10", "OM-1.3")
def test_only_own_shelters_are_upgraded() -> None:
    t = upgrading("bp_casino", "bp_metal_deposit", bots="0,1 2,-2").do(0, "act", "upgrade", 0)
    assert t.refused(0, "upgrade", "bp_casino", "2,-3") == ("OM-8.10", "wrong_building")


@rules("OM-8.10", "OM-1.13")
def test_the_miner_of_an_upgraded_mine_goes_home() -> None:
    t = upgrading("bp_metal_deposit").given(1, miners="0,0", quarters=3).do(0, "act", "upgrade", 0)
    t.do(0, "upgrade", "bp_metal_deposit", "0,0")
    assert (t.s.miners[1], t.s.quarters[1], t.s.colonists[1]) == (0, 4, 8)
    full = upgrading("bp_metal_deposit").given(1, miners="0,0", quarters=4).do(0, "act", "upgrade", 0)
    full.do(0, "upgrade", "bp_metal_deposit", "0,0")
    assert (full.s.quarters[1], full.s.colonists[1]) == (4, 8)


@rules("OM-8.11")
def test_without_tech_one_upgrade_is_all() -> None:
    t = upgrading("bp_metal_deposit", "bp_private_ship").do(0, "act", "upgrade", 0)
    t.do(0, "upgrade", "bp_metal_deposit", "0,0")
    assert (t.kind(0), len(t.s.markers(0))) == ("turn", 1)


# --- the scientist board --------------------------------------------------------------------------

PRICES = {
    "rd_engineer": "mineral+mineral",
    "hydrologist": "battery+battery",
    "biochemist": "water+water",
    "geochemist": "plant+plant",
    "systems_engineer": "oxygen+oxygen",
}


@rules("OM-8.12", "OM-8.13")
@pytest.mark.parametrize("scientist", PRICES)
def test_every_scientist_costs_two_of_a_resource(scientist: str) -> None:
    place, payment = SCIENTIST_IDS.index(scientist), PRICES[scientist]
    item = payment.split("+")[0]
    t = table(3, "colony").given(0, stock=f"{item}*2", quarters=1).do(0, "act", "hire_or_contract", 0)
    assert ["take_card", place, payment] in t.options(0)
    t.do(0, "take_card", place, payment)
    assert (t.stock(0)[item], t.s.scientist_owner[place], t.s.scientist_at[place]) == (0, 0, -1)
    if item != "mineral":
        mixed = table(3, "colony").given(0, stock=f"{item} mineral", quarters=1).do(0, "act", "hire_or_contract", 0)
        assert mixed.options(0, "take_card") == [["take_card", place, f"mineral+{item}"]]
    alone = table(3, "colony").given(0, stock=item, quarters=1)
    assert alone.refused(0, "act", "hire_or_contract", 0) == ("OM-8.12", "cannot_pay")


@rules("OM-8.12")
def test_the_geologist_costs_two_colonists() -> None:
    t = table(3, "colony").given(0, quarters=3).do(0, "act", "hire_or_contract", 0).do(0, "take_card", 0, "none")
    assert (t.s.quarters[0], t.s.working[0], t.s.scientist_owner[0]) == (0, 2, 0)
    few = table(3, "colony").given(0, quarters=2, crystals=1, stock="oxygen*2").do(0, "act", "hire_or_contract", 0)
    assert few.refused(0, "take_card", 0, "none") == ("OM-8.12", "no_colonists")


@rules("OM-8.12")
def test_a_contract_costs_a_crystal() -> None:
    t = table(3, "colony").places("contract_3", "rd_engineer", "", "", "", "").given(0, crystals=1)
    t.do(0, "act", "hire_or_contract", 0).do(0, "take_card", 0, "none")
    assert (t.s.depot[0], t.s.contract_owner[2]) == (0, 0)


@rules("OM-8.14", "OM-8.24")
def test_emptied_places_are_filled_at_the_end_left_to_right() -> None:
    t = table(3, "colony").tiles(disc_hire="0,-1").given(0, rover="1,-1", quarters=3, stock="oxygen*2", crystals=3)
    t.given(0, goals="goal_12", research="research_a research_b")
    t.do(0, "act", "control_center", 0).do(0, "rover", "0,-1").do(0, "done").do(0, "take")
    t.do(0, "take_card", 5, "oxygen+oxygen").do(0, "goal", "goal_12", 1).do(0, "take_card", 2, "none")
    assert [card >= 0 for card in t.s.places] == [True, True, False, True, True, False]
    t.do(0, "end")
    assert t.params(0) == {"place": 2}
    t.do(0, "contract", "contract_4")
    assert t.params(0) == {"place": 5}
    assert t.refused(0, "contract", "contract_4") == ("OM-8.14", "not_in_pool")
    t.do(0, "contract", "contract_9")
    assert t.s.places[2] == 6 + 3
    assert t.s.places[5] == 6 + 8
    assert t.s.active == 1


@rules("OM-8.14")
def test_with_an_empty_pool_the_place_stays_empty() -> None:
    t = table(3, "colony").given(0, quarters=3)
    t.given(1, contracts=dict.fromkeys(CONTRACT_IDS, ""))
    t.do(0, "act", "hire_or_contract", 0).do(0, "take_card", 0, "none").ends(0)
    assert (t.s.active, t.s.places[0]) == (1, -1)


UPGRADES = {
    "contract_1": ("mine", "bp_metal_deposit", "0,0 1,0 1,-1 2,-2"),
    "contract_2": ("generator", "bp_wind_turbines", "0,-2 0,-3 0,-4 1,-4"),
    "contract_3": ("water_extractor", "bp_private_ship", "0,2 0,3 0,4 1,3"),
    "contract_4": ("greenhouse", "bp_biomarket", "-2,1 -3,1 -3,2 -4,2"),
    "contract_5": ("oxygen_condenser", "bp_concentrator", "2,-1 3,-1 3,0 4,-1"),
    "contract_6": ("shelter", "bp_casino", "-2,-1 -3,-1 -3,0 -4,0"),
}


@rules("OM-8.15", "OM-16.1", "OM-13.3")
@pytest.mark.parametrize("contract", UPGRADES)
def test_every_upgrade_contract(contract: str) -> None:
    """A marker on a building of the type in a complex of four or more: counted at the moment of the upgrade."""
    kind, card, where = UPGRADES[contract]
    for size, done in ((3, False), (4, True)):
        hexes = " ".join(where.split()[:size])
        t = table(2, "colony").missions("mission_contracts", "mission_bots", "mission_techs").level(4, [5, 5, 5, 4])
        t.given(0, contracts={contract: ""}, blueprints=card, stock="mineral", bots="0,1 1,-2 -2,0 2,0")
        if kind == "shelter":
            t.given(0, shelters=hexes)
        else:
            t.built(**{kind: hexes})
        t.do(0, "act", "upgrade", 0).do(0, "upgrade", card, where.split()[0])
        assert bool(t.told("contract_completed")) is done
        assert t.s.incoming[0] == int(done)
        assert t.s.mission_left[0] == 2 - int(done)


@rules("OM-8.15", "OM-13.3")
def test_a_complex_that_grows_completes_a_contract() -> None:
    t = table(2, "colony").missions("mission_contracts", "mission_bots", "mission_techs").level(4, [5, 5, 5, 4])
    t.built(generator="0,-2 0,-3 0,-4").given(1, contracts={"contract_2": ""}, advanced={"bp_wind_turbines": "0,-2"})
    t.given(0, stock="mineral", bots="0,-3", lab={"lab_3_top": "tech_generator"})
    t.do(0, "act", "construct", 0).builds(0, "generator", "mineral", "1,-4", 0)
    assert t.s.incoming[1] == 1  # crystals to the holder
    assert t.told("contract_completed") == [{"seat": 1, "contract": "contract_2"}]


DELIVERIES = {
    "contract_7": "mineral*4",
    "contract_8": "battery*3 mineral*2",
    "contract_9": "water*3 mineral*2",
    "contract_10": "oxygen*3 mineral*2",
    "contract_11": "plant*3 mineral*2",
    "contract_12": "crystal*3 mineral*2",
}


@rules("OM-8.15", "OM-8.16", "OM-8.23")
@pytest.mark.parametrize("contract", DELIVERIES)
def test_every_delivery_contract(contract: str) -> None:
    needs = {name: int(count) for name, count in (one.split("*") for one in DELIVERIES[contract].split())}
    stock = DELIVERIES[contract].replace("crystal*3", "")
    t = table(3).given(0, contracts={contract: ""}, stock=stock, crystals=3, shelters="-2,-1 -4,0 -4,2")
    for item, count in needs.items():
        for _ in range(count):
            assert not t.told("contract_completed")
            t.do(0, "deliver", contract, item)
        assert t.refused(0, "deliver", contract, item) == ("OM-8.23", "not_wanted")
    assert t.told("contract_completed") == [{"seat": 0, "contract": contract}]
    assert not t.options(0, "deliver")
    assert sum(t.stock(0).values()) == 0


@rules("OM-8.16")
def test_deliveries_at_questions_in_other_turns() -> None:
    t = table(3, "colony").given(0, stock="mineral", bots="-2,-1")
    t.given(1, bots="-2,0", stock="water", contracts={"contract_9": ""})
    t.do(0, "act", "construct", 0).builds(0, "generator", "mineral", "-2,0")
    assert t.kind(1) == "displace"
    t.do(1, "deliver", "contract_9", "water")
    assert t.s.contract_items[8][2] == 1
    assert t.refused(1, "deliver", "contract_10", "water") == ("OM-8.16", "not_your_contract")


@rules("OM-8.16", "OM-8.23")
def test_what_does_not_fit_goes_onto_a_contract_of_choice() -> None:
    t = table(3, "colony").given(0, stock="mineral*2", contracts={"contract_7": "mineral*3", "contract_8": "mineral"})
    t.tiles(disc_mineral="0,-1").do(0, "act", "control_center", 0).do(0, "rover", "0,-1").do(0, "done").do(0, "take")
    assert (t.kind(0), t.params(0)) == ("overflow", {"item": "mineral", "amount": 3})
    assert t.options(0) == [["put", "contract_7", "mineral"], ["put", "contract_8", "mineral"]]
    assert t.refused(0, "deliver", "contract_7", "mineral") == ("OM-6.8", "finish_first")
    t.do(0, "put", "contract_8", "mineral")
    assert t.told("contract_completed") == [{"seat": 0, "contract": "contract_7"}]  # the next goes there, one is lost
    assert t.s.contract_items[7][0] == 2
    assert t.stock(0)["mineral"] == 2


@rules("OM-8.23", "OM-1.14")
def test_incoming_crystals_may_be_delivered() -> None:
    t = table(3).given(0, contracts={"contract_12": ""}, crystals=1, quarters=0).do(0, "act", "resupply", 0)
    t.do(0, "supply", "crystal").do(0, "deliver", "contract_12", "crystal")
    assert (t.s.incoming[0], t.s.depot[0]) == (0, 1)
    t.do(0, "deliver", "contract_12", "crystal")
    assert (t.s.incoming[0], t.s.depot[0]) == (0, 0)


@rules("OM-8.23", "OM-8.16", "OM-1.14")
def test_crystals_without_room_go_onto_a_contract_before_they_are_lost() -> None:
    t = table(3).given(0, contracts={"contract_12": "crystal"}, crystals=1, incoming=6).start()
    assert (t.s.depot[0], t.s.incoming[0]) == (3, 0)
    assert t.s.contract_items[11][5] == 3
    assert t.told("crystals_arrived") == [{"seat": 0, "stored": 2, "lost": 2}]


# --- ships ----------------------------------------------------------------------------------------


@rules("OM-8.17", "OM-8.18")
def test_a_ship_brings_a_colonist_and_a_bot() -> None:
    t = table(3, "colony").given(0, stock="plant water", quarters=0, crystals=3, bots="-3,0")
    t.do(0, "act", "welcome_ship", 0).do(0, "ship", "d6", 0, "water+plant")
    assert (t.s.quarters[0], t.s.hangar[0], t.s.ships[0].bit_count()) == (1, 1, 4)
    assert t.options(0) == [["hex", "-2,-1"]]  # an own shelter without piece
    t.do(0, "hex", "-2,-1")
    assert (t.bots(0), t.s.spare_bots[0], sum(t.stock(0).values())) == ({"-3,0", "-2,-1"}, 2, 0)
    assert t.s.room(0) == 1  # its space takes a crystal now
    assert ["exec", "exec_blueprint"] in t.options(0)  # and its executive action is open


@rules("OM-8.18")
def test_a_bot_without_free_shelter_goes_to_the_closest_empty_hex() -> None:
    t = table(3, "colony").given(0, stock="plant water").crystals("-3,0").given(1, rover="-2,0")
    t.do(0, "act", "welcome_ship", 0).do(0, "ship", "d6", 0, "water+plant")
    assert t.hexes(0, "hex") == {"-2,-2", "-1,-2", "-1,-1", "-3,-1"}
    assert t.refused(0, "hex", "-2,0") == ("OM-8.18", "no_place_for_bot")


@rules("OM-8.17")
@pytest.mark.parametrize("stock", ["plant", "water", "battery water"])
def test_a_ship_is_paid_with_plant_and_water(stock: str) -> None:
    t = table(3, "colony").given(0, stock=stock)
    assert t.refused(0, "act", "welcome_ship", 0) == ("OM-8.17", "cannot_pay")


@rules("OM-8.19", "OM-8.20")
def test_more_ships_for_colonists_up_to_the_level() -> None:
    t = table(3, "colony").level(2, [3, 3, 3, 2]).given(0, stock="plant*2 water*2", quarters=1)
    t.do(0, "act", "welcome_ship", 0).do(0, "ship", "d8", 1, "water+plant").do(0, "ship", "d4", 1, "water+plant")
    assert (t.s.hangar[0], t.s.working[0], t.s.quarters[0]) == (2, 1, 4)
    one = table(3, "colony").given(0, stock="plant*2 water*2", quarters=3).do(0, "act", "welcome_ship", 0)
    one.do(0, "ship", "d8", 1, "water+plant")
    assert one.kind(0) == "turn"
    spent = table(3, "colony").given(0, stock="plant water", ships="d4 d5 d6 d7", hangar=0)
    assert spent.refused(0, "act", "welcome_ship", 0) == ("OM-8.20", "ship_limit")  # also for ships flown away


@rules("OM-8.17", "OM-13.1", "OM-19.11")
def test_bots_count_for_their_mission() -> None:
    t = table(3, "colony").missions("mission_bots", "mission_techs", "mission_contracts")
    t.given(0, stock="plant water", bots="-3,0").do(0, "act", "welcome_ship", 0).do(0, "ship", "d8", 0, "water+plant")
    t.do(0, "hex", "-2,-1")
    assert (t.s.mission_left[0], t.s.incoming[0]) == (3, 2)
    assert HEX_IDS.index("-2,-1") in t.s.bots[0]
