"""The action of every blueprint, by its outcome: OM-15.7 to OM-15.13, OM-19."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from games.on_mars.marks import rules
from games.on_mars.setting import Table, table
from orrery.games.on_mars.components import BLUEPRINTS, BP_IDS, DISC_IDS, TYPE_IDS

# three connected buildings of each type, so that every card may stand on the last one
THREE = {
    "mine": "0,0 1,-1 2,-2",
    "generator": "0,-2 0,-3 0,-4",
    "water_extractor": "0,2 0,3 0,4",
    "greenhouse": "-2,1 -3,1 -4,2",
    "oxygen_condenser": "2,-1 3,-1 4,-1",
}
SHELTERS = "-2,-1 -3,-1 -4,0"


def using(card: str, side: str = "colony", **given: Any) -> Table:
    """Seat 0 has built this card and pays for its use with its last crystals."""
    kind = TYPE_IDS[BLUEPRINTS[BP_IDS.index(card)].type]
    hexes = THREE.get(kind, SHELTERS).split()
    t = table(3, side).built(**THREE).level(3, [3, 3, 3, 3])
    t.given(0, **{"shelters": SHELTERS, "bots": "-5,1", "quarters": 3, **given, "crystals": 2})
    t.given(0, advanced={card: hexes[-1]})
    return t.do(0, "use", card, "crystals")


@rules("OM-15.2")
def test_construction_yard_upgrades() -> None:
    t = using("bp_construction_yard", blueprints="bp_casino bp_gym bp_private_ship", stock="mineral*3", bots="-3,0 1,2")
    t.do(0, "upgrade", "bp_casino", "-2,-1").do(0, "upgrade", "bp_gym", "-3,-1")  # the second for a colonist
    assert (t.stock(0)["mineral"], t.s.working[0]) == (1, 1)
    t = using("bp_construction_yard", blueprints="bp_casino bp_gym", stock="mineral*3", quarters=0, bots="-3,0")
    t.given(0, lab={"lab_1_top": "tech_upgrade"}).do(0, "upgrade", "bp_casino", "-2,-1").do(0, "use_tech", 0)
    t.do(0, "upgrade", "bp_gym", "-3,-1")
    assert len(t.s.markers(0)) == 3


@rules("OM-15.2", "OM-9.5", "OM-8.6")
@pytest.mark.parametrize(
    ("name", "kind", "tech", "cost", "bot", "hex_"),
    [
        ("bp_metal_deposit", "mine", "tech_mine", "none", "0,1", "1,0"),
        ("bp_wind_turbines", "generator", "tech_generator", "mineral", "1,-4", "1,-3"),
        ("bp_moisture_vaporator", "water_extractor", "tech_water", "battery", "-1,2", "-1,3"),
        ("bp_hydroponic_farm", "greenhouse", "tech_greenhouse", "water", "-3,3", "-3,2"),
        ("bp_concentrator", "oxygen_condenser", "tech_oxygen", "plant", "4,0", "3,0"),
        ("bp_gym", "shelter", "", "oxygen", "-4,1", "-3,0"),
    ],
)
def test_cards_that_construct(name: str, kind: str, tech: str, cost: str, bot: str, hex_: str) -> None:
    """One type at its price, with colonists for the levels that the tile lacks."""
    stock = "" if cost == "none" else cost
    lab = {"lab_2_top": tech} if tech else {}
    t = using(name, bots=bot, stock=stock, lab=lab)
    assert t.options(0) == [["type", kind, cost]]
    t.do(0, "type", kind, cost)
    assert ["site", hex_, 0, 1] in t.options(0)
    t.do(0, "site", hex_, 0, 1)
    assert t.s.working[0] == 1
    assert hex_ in t.buildings(kind)
    product = {"mine": "mineral", "generator": "battery", "water_extractor": "water", "greenhouse": "plant"}
    product["oxygen_condenser"] = "oxygen"
    if kind == "shelter":
        assert t.s.incoming[0] == 4
    else:
        assert t.stock(0)[product[kind]] == 4
    assert sum(t.s.slots) == 0  # no slot


@rules("OM-15.10")
def test_automated_production() -> None:
    t = using("bp_automated_production", miners="2,-2", advanced={"bp_casino": "-2,-1"}, bots="-5,2")
    assert (t.stock(0)["battery"], t.stock(0)["mineral"], t.s.incoming[0]) == (1, 1, 1)
    t.do(0, "produce", "2,-2").do(0, "produce", "2,-2").do(0, "produce", "-2,-1")
    assert (t.stock(0)["mineral"], t.s.incoming[0], t.s.working[0], t.kind(0)) == (3, 2, 3, "turn")
    one = using("bp_automated_production")
    assert one.refused(0, "produce", "0,0") == ("OM-15.10", "no_source")
    full = using("bp_automated_production", miners="2,-2", stock="mineral*4 battery*2")
    assert full.refused(0, "produce", "2,-2") == ("OM-1.12", "no_room")


@rules("OM-15.13", "OM-8.20")
def test_private_ship() -> None:
    t = using("bp_private_ship", stock="water*3 plant*3", quarters=2, bots="-5,1")
    t.do(0, "ship", "d4", 0, "water+plant").do(0, "hex", "-3,-1")
    assert (t.s.quarters[0], len(t.s.bots[0]), t.s.hangar[0]) == (4, 2, 1)
    t.do(0, "ship", "d5", 1, "water+plant")
    assert (t.s.quarters[0], t.s.working[0], t.stock(0)["water"]) == (6, 1, 1)
    t = using("bp_private_ship", stock="water*3 plant*3", quarters=0, lab={"lab_1_top": "tech_ship"})
    t.do(0, "ship", "d4", 1, "water+plant").do(0, "use_tech", 0).do(0, "ship", "d5", 1, "water+plant")
    assert (t.s.quarters[0], t.s.working[0], t.s.hangar[0], t.kind(0)) == (6, 0, 2, "turn")


@rules("OM-15.2", "OM-7.13")
def test_biomarket() -> None:
    t = using("bp_biomarket").do(0, "supply", "water").do(0, "supply", "crystal").do(0, "done")
    assert (t.stock(0)["water"], t.s.incoming[0], t.s.working[0]) == (1, 1, 1)


@rules("OM-15.2", "OM-5.4", "OM-7.5")
def test_oxygen_tank() -> None:
    t = using("bp_oxygen_tank", stock="battery").do(0, "learn", 6, "lab_1_top", "none").do(0, "done")
    t.do(0, "learn", 3, "lab_1_bottom", "battery")
    assert (t.s.working[0], t.s.incoming[0], t.kind(0)) == (1, 1, "turn")
    assert t.lab(0) == {"lab_1_top": "tech_upgrade", "lab_1_bottom": "tech_greenhouse", "lab_2_mid": "tech_shelter"}


@rules("OM-15.2", "OM-19.4")
def test_casino() -> None:
    t = using("bp_casino")
    assert (t.s.incoming[0], t.params(0)["boost"]) == (2, True)
    t.do(0, "gain", "crystal").do(0, "gain", "crystal").do(0, "done")
    assert (t.s.incoming[0], t.s.working[0], t.s.quarters[0]) == (4, 2, 1)


@rules("OM-15.2", "OM-19.1")
def test_mineral_mine() -> None:
    assert using("bp_mineral_mine").s.op[0] == 2


@rules("OM-15.2", "OM-19.9")
def test_biolab() -> None:
    t = table(3, "colony").built(**THREE).level(3, [3, 3, 3, 3]).places("contract_2", "rd_engineer", "", "", "", "")
    t.given(0, advanced={"bp_biolab": "0,0"}, crystals=3, stock="mineral*2").do(0, "use", "bp_biolab", "crystals")
    assert t.options(0) == [["take_card", 0, "none"]]
    t.do(0, "take_card", 0, "none")
    assert (t.s.contract_owner[1], t.s.depot[0], t.s.emptied) == (0, 0, (0,))


@rules("OM-15.7", "OM-12.4")
def test_radar() -> None:
    t = table(3, "colony").built(**THREE).level(3, [3, 3, 3, 3]).explored("disc_water", "disc_crystals")
    t.given(0, advanced={"bp_radar": "0,-4"}, crystals=3).do(0, "use", "bp_radar", "crystals")
    assert t.options(0) == [["radar", 0], ["radar", 1]]
    below = t.s.finds[1][-1]
    t.do(0, "radar", 1)
    assert (t.s.incoming[0], DISC_IDS[t.s.radar], t.s.explored[1]) == (3, "disc_crystals", below)
    assert t.s.discoveries[0] == ()  # not collected by a rover
    t.do(0, "act", "control_center", 0).do(0, "done").ends(0).idles(1, 2).do(0, "use", "bp_radar", "crystals")
    assert t.s.incoming[0] == 3  # the same benefit again, without a question
    none = table(3, "colony").built(**THREE).level(3, [3, 3, 3, 3]).given(0, advanced={"bp_radar": "0,-4"}, crystals=3)
    none.explored()
    assert none.refused(0, "use", "bp_radar", "crystals") == ("OM-15.15", "nothing_to_do")


@rules("OM-15.7", "OM-15.15")
def test_the_radar_takes_no_tile_that_does_nothing() -> None:
    t = table(3, "colony").built(**THREE).level(3, [3, 3, 3, 3]).explored("disc_water", "disc_crystals")
    t.given(0, advanced={"bp_radar": "0,-4"}, crystals=3, stock="water*2").do(0, "use", "bp_radar", "crystals")
    assert t.refused(0, "radar", 0) == ("OM-15.15", "nothing_to_do")


@rules("OM-15.2", "OM-8.10")
def test_builder_drone_works_anywhere() -> None:
    t = using("bp_builder_drone", blueprints="bp_concentrator bp_casino", stock="mineral*2")
    t.given(0, lab={"lab_1_top": "tech_upgrade"}).do(0, "upgrade", "bp_concentrator", "4,-1")
    assert (t.kind(0), t.stock(0)["mineral"], t.s.quarters[0]) == ("turn", 1, 3)  # neither boost nor tech


@rules("OM-15.2", "OM-7.10")
def test_research_lab() -> None:
    lab = {"lab_1_top": "tech_mine", "lab_4_top": "tech_rover"}
    t = using("bp_research_lab", lab=lab, stock="plant*3 oxygen*2")
    t.do(0, "develop", "lab_1_top", "lab_2_top", "plant").do(0, "develop", "lab_2_mid", "lab_3_top", "oxygen")
    assert (t.params(0)["boost"], t.kind(0)) == (True, "develop")
    t.do(0, "develop", "lab_3_top", "lab_4_mid", "oxygen")
    assert (t.s.working[0], sum(t.s.slots)) == (1, 0)


@rules("OM-15.12")
def test_aqueduct() -> None:
    t = using("bp_aqueduct", working=3, quarters=2, slots={"construct": 1})
    assert t.options(0, "retrieve") == [["retrieve", "working_area"]]
    t.do(0, "retrieve", "working_area").do(0, "retrieve", "working_area")
    assert (t.s.quarters[0], t.s.working[0], t.kind(0)) == (4, 1, "turn")
    assert using("bp_aqueduct", working=3, quarters=2).refused(0, "retrieve", "construct") == (
        "OM-19.6",
        "nobody_there",
    )
    full = using("bp_aqueduct", working=3, quarters=7).do(0, "retrieve", "working_area")
    assert (full.s.working[0], full.kind(0)) == (2, "turn")  # the rest stays where it is


@rules("OM-15.12")
def test_eco_resort() -> None:
    slots = {"construct": 2, "obtain_blueprint": 1, "hire_or_contract": 1}
    t = using("bp_eco_resort", slots=slots, quarters=2, working=1)
    for place in ("construct", "construct", "obtain_blueprint", "hire_or_contract"):
        t.do(0, "retrieve", place)
    assert (t.s.quarters[0], sum(t.s.slots), t.s.working[0], t.kind(0)) == (6, 0, 1, "turn")
    few = using("bp_eco_resort", slots=slots, quarters=2).do(0, "retrieve", "construct").do(0, "done")
    assert few.slots("construct") == [1, 0, 0]


@rules("OM-19.8", "OM-19.1")
def test_trade_market() -> None:
    t = using("bp_trade_market", stock="mineral")
    assert t.options(0, "pay") == [["pay", "mineral"]]
    assert t.refused(0, "pay", "plant") == ("OM-19.8", "has_none")
    t.do(0, "pay", "mineral")
    assert t.refused(0, "gain", "mineral") == ("OM-19.1", "not_asked")
    t.do(0, "gain", "oxygen").do(0, "gain", "water")
    assert t.params(0)["boost"] is True
    t.do(0, "gain", "water").do(0, "done")
    assert t.stock(0) == {"mineral": 0, "battery": 0, "water": 2, "plant": 0, "oxygen": 1}
    assert t.s.working[0] == 1
    other = using("bp_trade_market", stock="plant*2 mineral*2").do(0, "pay", "plant")
    assert (other.stock(0)["plant"], other.stock(0)["mineral"]) == (1, 2)


@rules("OM-15.8", "OM-19.5")
def test_recycling_bots() -> None:
    t = using("bp_recycling_bots", bots="-5,2").crystals("-5,3")
    t.do(0, "add", "bot")
    assert (t.params(0)["bots"], t.s.working[0]) == (3, 1)
    assert t.refused(0, "bot", "-5,2", "-5,4") == ("OM-8.2", "one_step")
    t.do(0, "bot", "-5,2", "-5,3").do(0, "bot", "-5,3", "-5,4").do(0, "done")
    assert (t.s.incoming[0], t.bots(0)) == (1, {"-5,4"})


@rules("OM-15.11", "OM-12.5", "OM-4.8")
def test_aerial_elevator() -> None:
    t = using("bp_aerial_elevator", working=2, quarters=1, slots={"obtain_blueprint": 1, "construct": 1})
    assert t.stock(0)["oxygen"] == 1  # production of the elevator itself
    assert (t.s.quarters[0], t.slots("construct")[0], t.slots("obtain_blueprint")[0]) == (4, 1, 0)
    assert t.options(0) == [["space", n] for n in (1, 2, 3, 4)]
    t.do(0, "space", 2).do(0, "supply", "water")
    assert ["act", "resupply", 0] in t.options(0)
    assert t.refused(0, "act", "construct", 0) == ("OM-4.3", "other_side")
    orbit = table(3).built(**THREE).given(0, advanced={"bp_aerial_elevator": "2,-1"}, crystals=2)
    assert orbit.refused(0, "use", "bp_aerial_elevator", "crystals") == ("OM-15.15", "nothing_to_do")


@rules("OM-15.2", "OM-7.2")
def test_library() -> None:
    t = using("bp_library", quarters=1).do(0, "blueprint", "bp_metal_deposit").do(0, "blueprint", "bp_private_ship")
    assert (t.owned(0), t.s.working[0]) == ({"bp_library", "bp_metal_deposit", "bp_private_ship"}, 1)


@rules("OM-15.9", "OM-19.5")
def test_command_center() -> None:
    t = table(3, "colony").built(**THREE).level(3, [3, 3, 3, 3]).given(1, lab={"lab_3_top": "tech_rover"})
    t.given(0, shelters=SHELTERS, advanced={"bp_command_center": "-4,0"}, crystals=2, quarters=2, rover="-5,2")
    t.given(0, bots="-5,4", lab={"lab_1_top": "tech_rover"}).do(0, "use", "bp_command_center", "crystals")
    assert (t.params(0)["rover"], t.params(0)["bots"]) == (3, 0)
    assert t.refused(0, "use_tech", 1) == ("OM-9.1", "no_tech_here")
    t.do(0, "add", "rover").do(0, "rover", "-5,3").do(0, "rover", "-4,3").do(0, "done")
    assert (t.s.working[0], t.s.held, t.rover(0)) == (1, (), "-4,3")  # no oxygen for the owner
    nobody = using("bp_command_center", quarters=1)
    assert nobody.params(0)["rover"] == 0
    nobody.do(0, "add", "rover").do(0, "rover", "-1,0")
    assert nobody.rover(0) == "-1,0"


@rules("OM-15.2")
def test_every_blueprint_has_been_used_here() -> None:
    text = Path(__file__).read_text(encoding="utf-8")
    assert [name for name in BP_IDS if f'"{name}"' not in text] == []
