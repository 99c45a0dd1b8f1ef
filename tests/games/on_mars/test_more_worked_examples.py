"""The worked examples of the rules, each named by its number, with all that they state: 27 to 51."""

from __future__ import annotations

import pytest

from games.on_mars.marks import rules
from games.on_mars.plain import MARS, apart, beside
from games.on_mars.setting import table
from orrery.core.engine import Play
from orrery.games.on_mars.components import FIRST_B_IDS, HEX_IDS, LSS_STARTS
from orrery.games.on_mars.hexes import DISTANCE, NEIGHBOURS
from orrery.games.on_mars.rules.lss import level_up
from orrery.games.on_mars.rules.purse import leave
from orrery.games.on_mars.rules.scoring import lines
from orrery.games.on_mars.state import COLONY, ORBIT

BLUE, PURPLE, YELLOW, GREEN = range(4)


@rules("OM-12.1")
def test_ex_27_shuttle() -> None:
    t = table(2, "colony").level(2, [2, 2, 2, 2])
    t.shuttle("orbit")
    t.idles(0, 1)
    assert (t.s.shuttle_side, t.s.shuttle_space) == (COLONY, 2)


@rules("OM-12.5", "OM-12.2")
def test_ex_28_production() -> None:
    t = table(2, "colony").built(mine="0,0 3,-3", generator="0,-2")
    t.given(0, miners="3,-3", advanced={"bp_wind_turbines": "0,-2"}, hangar=1, ships="d4 d5 d6 d7")
    t.shuttle("colony")
    t.idles(0, 1).do(0, "travel")
    assert t.stock(0)["mineral"] == 1
    assert t.stock(0)["battery"] == 1
    assert t.kind(0) == "arrive"
    assert t.s.hangar[0] == 1  # the shuttle took him


@rules("OM-16.1")
def test_ex_29_colonists_score() -> None:
    t = table(3).given(0, shelters="-2,-1 -3,0 -4,1", quarters=7).start()
    assert lines(t.s, 0)["colonists"] == 10


@rules("OM-16.1")
def test_ex_30_techs_score() -> None:
    lab = {"lab_1_top": "tech_mine", "lab_4_top": "tech_rover", "lab_4_mid": "tech_ship", "lab_6": "tech_shelter"}
    t = table(3).given(0, lab={"lab_2_mid": "", **lab}).start()
    assert lines(t.s, 0)["techs"] == 1 + 4 + 4 + 9


@rules("OM-16.1")
def test_ex_31_blueprints_score() -> None:
    t = table(3).built(greenhouse="-2,1 -3,2 -4,3")
    built = {"bp_metal_deposit": "0,0", "bp_wind_turbines": "0,-2", "bp_eco_resort": "-3,2"}
    t.given(0, advanced=built, blueprints="bp_casino").start()
    assert lines(t.s, 0)["blueprints"] == 3 + 3 - 3 + 5


@rules("OM-16.1", "OM-8.15")
def test_ex_32_delivery_contract() -> None:
    t = table(3).given(0, contracts={"contract_9": "water*2 mineral*2"}).start()
    assert lines(t.s, 0)["contracts"] == -4
    done = table(3).given(0, contracts={"contract_9": "water*3 mineral*2"}).start()
    assert lines(done.s, 0)["contracts"] == 9


@rules("OM-16.1")
def test_ex_33_hydrologist() -> None:
    t = table(3).built(greenhouse="-2,1 -4,3").given(0, scientists="hydrologist", advanced={"bp_biomarket": "-2,1"})
    t.given(1, advanced={"bp_hydroponic_farm": "-4,3"}).start()
    assert lines(t.s, 0)["scientists"] == 6


@rules("OM-17.14")
def test_ex_34_lacerda_constructs() -> None:
    t = table(1, "colony").built(greenhouse="-2,1 -4,3", oxygen_condenser="2,-1 4,-3").cards("solo_3")
    t.given(1, space=5, icon="greenhouse").given(0, space=8).start()
    assert t.s.built[0].bit_count() == 2
    assert t.s.miners[1].bit_count() == 1
    assert t.s.icon == 1  # the generator
    assert t.s.op[1] == 0


@rules("OM-10.4", "OM-19.12")
def test_ex_35_two_points_for_each_bot() -> None:
    t = table(3, "colony").lss("lss_bots", "lss_ships", "lss_mines", "lss_advanced")
    t.given(0, bots="-2,-1 -4,2", stock="mineral").do(0, "act", "construct", 0).builds(
        0, "generator", "mineral", "-2,0"
    )
    assert t.s.op[0] == 2 + 4
    benefits = {option[1] for option in t.options(0, "benefit")}
    assert {"lss_benefit_bots", "lss_benefit_retrieve", "lss_benefit_crystal", "lss_benefit_mineral"} == benefits


@rules("OM-6.5", "OM-18.1", "OM-6.4")
@pytest.mark.parametrize(("players", "payments"), [(2, 2), (3, 1)])
def test_ex_36_two_players_pay_for_every_colonist(players: int, payments: int) -> None:
    t = table(players).given(0, slots={"research_development": 1}, quarters=4, stock="oxygen")
    t.given(1, slots={"research_development": 1}).do(0, "act", "research_development", 0)
    assert t.s.working[0] == payments
    assert t.s.quarters[0] == 4 - 1 - payments
    assert t.slots("research_development")[:2] == [2, 1]


@rules("OM-15.2", "OM-1.14", "OM-19.4")
def test_ex_37_casino() -> None:
    t = table(3).given(0, advanced={"bp_casino": "-2,-1"}, bots="-3,0", crystals=2, quarters=1)
    t.do(0, "use", "bp_casino", "crystals").do(0, "gain", "crystal")
    assert (t.s.incoming[0], t.s.depot[0], t.s.working[0]) == (3, 0, 1)
    assert t.kind(0) == "turn"
    assert not [option for option in t.options(0) if option[0] == "act" and option[2]]


@rules("OM-1.8", "OM-19.1")
def test_ex_38_geometry() -> None:
    def number(hex_: str) -> int:
        return HEX_IDS.index(hex_)

    far = DISTANCE[number("-2,-1")]
    assert (far[number("0,-2")], far[number("-2,1")], far[number("0,0")]) == (2, 2, 3)
    assert len(NEIGHBOURS[number("0,0")]) == 6
    assert len(NEIGHBOURS[number("6,-4")]) == 3
    assert (apart((-2, -1), (0, -2)), len(beside((6, -4))), len(MARS)) == (2, 3, 91)


@rules("OM-8.6", "OM-9.2")
def test_ex_39_standing_alone() -> None:
    t = table(2, "colony").built(mine="-4,0").given(0, bots="0,0 2,-3 1,-3", stock="mineral")
    t.given(0, lab={"lab_1_top": "tech_generator"}).do(0, "act", "construct", 0).do(0, "type", "generator", "mineral")
    offered = t.options(0, "site")
    assert ["site", "0,0", None, 0] in offered
    assert ["site", "1,-2", 0, 0] in offered
    assert ["site", "2,-4", None, 0] in offered
    assert t.refused(0, "site", "3,-3", None, 0) == ("OM-8.6", "not_two_steps")


@rules("OM-13.5", "OM-13.2", "OM-18.2")
@pytest.mark.parametrize("oddity", [False, True])
def test_ex_40_the_end(oddity: bool) -> None:
    t = table(4, space_oddity=oddity).missions("mission_blueprints", "mission_bots", "mission_techs", left=(1, 0, 0))
    t.lies(round=9).do(0, "act", "obtain_blueprint", 0).do(0, "blueprint", "bp_metal_deposit").do(0, "done").ends(0)
    assert t.s.remaining == 0
    assert t.s.incoming[0] == 1  # the last contributor still gets the crystal
    for seat in (1, 2, 3):
        assert t.s.phase == "colonization"
        t.idles(seat)
    if oddity:
        assert (t.s.phase, t.s.round) == ("end", 9)
        return
    while t.s.phase == "shuttle":
        t.do(t.actors[0], "stay")
    assert (t.s.round, t.s.last_round) == (10, 10)
    for seat in range(4):
        t.idles(seat)
    assert (t.s.phase, t.s.round) == ("end", 10)
    assert len(t.told("shuttle_moved")) == 1


@rules("OM-3.5", "OM-12.1")
def test_ex_41_the_shuttle_starts() -> None:
    t = table(3, "colony").given(BLUE, space=8).lies(phase="setup", round=0, standing=[])
    t.lies(then={"table": [{"frame": "SetShuttle"}]})
    assert t.actors == (BLUE,)
    t.do(BLUE, "side", "orbit")
    assert (t.s.shuttle_side, t.s.shuttle_space) == (ORBIT, 1)
    for seat in (1, 2, 0):
        t.idles(seat)
    assert (t.s.shuttle_side, t.s.shuttle_space) == (COLONY, 1)


@rules("OM-1.7")
def test_ex_42_complex() -> None:
    t = table(3).built(greenhouse="-2,1 -3,1 -3,2", generator="-2,2").start()
    assert t.s.group_mask(HEX_IDS.index("-3,2")).bit_count() == 3
    assert t.s.group_mask(HEX_IDS.index("-2,2")).bit_count() == 1


@rules("OM-12.4", "OM-3.6")
@pytest.mark.parametrize(("players", "legal"), [(2, 16), (3, 15), (4, 14)])
def test_ex_43_discovery_tiles(players: int, legal: int) -> None:
    t = table(players)
    for party in range(players):
        t.given(party, space=8 - party)
    t.given(0, space=1)
    t.shuttle("orbit")
    for _ in range(players):
        t.idles(t.actors[0])
    t.do(0, "travel")
    assert t.kind(0) == "explore"
    found = t.hexes(0, "explore", 2)
    assert len(found) == legal
    assert {action[1] for action in t.options(0, "explore")} == {0, 1}
    assert all(apart((0, 0), tuple(map(int, hex_.split(",")))) == 3 for hex_ in found)  # type: ignore[arg-type]


@rules("OM-13.4", "OM-11.2")
def test_ex_44_remaining_missions() -> None:
    t = table(3).start()
    left = []
    for _ in range(4):
        level_up(Play(t.s, []))
        left.append(t.s.remaining)
    assert left == [3, 2, 1, 0]


@rules("OM-8.12", "OM-8.14", "OM-6.7", "OM-6.2")
def test_ex_45_recruitment() -> None:
    t = table(4, "colony").given(BLUE, slots={"hire_or_contract": 1}, space=6)
    t.given(GREEN, slots={"hire_or_contract": 1}).given(PURPLE, space=5, quarters=5, shelters="2,-3 3,-3")
    t.do(PURPLE, "act", "hire_or_contract", 0).do(PURPLE, "take_card", 0, "none")
    assert t.slots("hire_or_contract") == [1, 1, 0, 1]
    assert (t.s.working[PURPLE], t.s.quarters[PURPLE]) == (2 + 2, 0)
    t.ends(PURPLE)
    assert t.kind(PURPLE) == "refill"
    assert len(t.options(PURPLE, "contract")) == 12
    t.do(PURPLE, "contract", "contract_5")
    assert t.told("contract_put") == [{"seat": PURPLE, "place": 0, "contract": "contract_5"}]


@rules("OM-18.3")
def test_ex_46_first_colonists() -> None:
    t = table(3, first_colonists=True).given(0, quarters=3, first_b="fc_b8 fc_b1")
    t.display("bp_casino", "bp_metal_deposit").do(0, "act", "obtain_blueprint", 0).do(0, "blueprint", "bp_casino")
    assert t.kind(0) == "first_b"
    t.do(0, "reveal", "fc_b8")
    assert t.s.incoming[0] == 1 + 1
    t.do(0, "blueprint", "bp_metal_deposit")  # no other B card in this turn
    assert t.kind(0) == "turn"
    assert t.s.first_b[0] == (FIRST_B_IDS.index("fc_b1"),)


@rules("OM-1.22", "OM-5.2", "OM-8.17")
def test_ex_47_gained_colonists() -> None:
    t = table(3, "colony").level(2, [3, 3, 3, 2]).given(0, quarters=0, stock="plant*2 water*2", crystals=2)
    t.do(0, "act", "welcome_ship", 0).do(0, "ship", "d4", 1, "water+plant")
    assert (t.s.quarters[0], t.s.gained[0], t.s.boosters(0)) == (2, 2, 0)
    assert t.kind(0) == "turn"  # nobody to send for another ship
    leave(t.s, 0, 1)  # placed on a slot, say
    assert (t.s.quarters[0], t.s.gained[0]) == (1, 1)


@rules("OM-11.1", "OM-11.2", "OM-13.4", "OM-10.4")
def test_ex_48_level_five() -> None:
    t = table(3, "colony").level(4, [5, 5, 5, 4]).lss("lss_ships", "lss_mines", "lss_advanced", "lss_bots")
    t.built(oxygen_condenser="2,-1 4,-2 4,-4 2,-5").given(0, bots="3,0", stock="plant", progress="mine", quarters=2)
    t.lies(warehouse={}).do(0, "act", "construct", 0).builds(0, "oxygen_condenser", "plant", "4,0")
    assert t.s.op[0] == 2
    t.do(0, "benefit", "lss_benefit_crystal").ends(0)
    assert (t.s.level, t.s.remaining, t.s.lss) == (5, 0, [5, 5, 5, 5])
    assert t.s.op[0] == 2  # no scoring of progress any more
    assert t.s.warehouse == [0, 3, 3, 3, 3, 3]
    assert not t.told("display_changed")


@rules("OM-9.4", "OM-9.7", "OM-8.11")
def test_ex_49_settling() -> None:
    t = table(3, "colony").given(1, lab={"lab_4_mid": "tech_upgrade"}, quarters=0)
    cards = "bp_metal_deposit bp_private_ship bp_concentrator bp_wind_turbines bp_biomarket bp_casino"
    t.given(0, shelters="-2,-1 -3,-1 -4,0 -5,1 -5,2", stock="mineral*6", blueprints=cards, bots="0,-1 1,1 1,-1 -2,0")
    t.do(0, "act", "upgrade", 0).do(0, "upgrade", "bp_metal_deposit", "0,0").do(0, "use_tech", 1)
    assert t.params(0)["left"] == 4
    sites = (("private_ship", "0,2"), ("concentrator", "2,-1"), ("wind_turbines", "0,-2"), ("biomarket", "-2,1"))
    for card, hex_ in sites:
        t.do(0, "upgrade", f"bp_{card}", hex_)
    assert t.kind(0) == "turn"
    assert t.stock(1)["oxygen"] == 0
    t.do(0, "end")
    assert t.actors == (1,)
    assert t.options(1) == [
        ["keep"],
        ["develop", "lab_4_mid", "lab_5_top", "none"],
        ["develop", "lab_4_mid", "lab_5_bottom", "none"],
    ]
    kept = t.s.clone()
    t.do(1, "develop", "lab_4_mid", "lab_5_bottom", "none")
    assert t.kind(1) == "blueprint"
    assert t.stock(1)["oxygen"] == 0
    t.begin(kept).do(1, "keep")
    assert t.stock(1)["oxygen"] == 1
    assert t.s.active == 1


@rules("OM-17.4", "OM-17.18")
def test_ex_50_lacerdas_discovery_tile() -> None:
    found = set()
    for seed in range(40):
        t = table(1).given(0, rover="4,-2", space=8).given(1, space=1).cards("solo_4", "solo_1")
        t.explored("disc_water", "disc_crystals")
        t.shuttle("orbit").lies(seed=seed).idles(0)
        (placed,) = t.told("tile_placed")
        assert placed["tile"] == "disc_water"
        found.add(placed["hex"])
    assert found == {"-3,0", "-3,1", "-3,2", "-3,3"}


@rules("OM-8.6", "OM-3.1")
def test_ex_51_first_turn() -> None:
    assert HEX_IDS.index("0,-2") in LSS_STARTS

    def offered(building: str, payment: str) -> list[list[object]]:
        t = table(2, "colony").given(0, stock="mineral", lab={"lab_1_top": "tech_generator"})
        return t.do(0, "act", "construct", 0).do(0, "type", building, payment).options(0, "site")

    generator = offered("generator", "mineral")
    assert {site[1] for site in generator if site[2] is None} == {"-2,-2", "-2,0"}
    assert {site[1] for site in generator if site[2] == 0} == {"-1,-2", "-1,-1"}
    assert {site[1] for site in offered("mine", "none")} == {"-1,-1", "-2,0"}
