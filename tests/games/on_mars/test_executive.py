"""Section 15: executive actions, advanced buildings and scientists."""

from __future__ import annotations

from typing import Any

import pytest

from games.on_mars.marks import rules
from games.on_mars.setting import Table, table
from orrery.games.on_mars.components import SCIENTIST_IDS

SPACES = {
    "exec_develop": ("d8", 4),
    "exec_move_rover": ("d7", 4),
    "exec_blueprint": ("d6", 3),
    "exec_upgrade": ("d5", 3),
    "exec_mineral": ("d4", 3),
    "exec_move_bots": ("d3", 2),
    "exec_resupply": ("d2", 2),
}
READY: dict[str, Any] = {"stock": "mineral", "blueprints": "bp_casino", "bots": "-3,0"}


def executive(name: str, crystals: int | None = None, **given: Any) -> Table:
    """Only this space of the depot is free (besides the three lowest), with just enough crystals."""
    space, price = SPACES[name]
    ships = [other for other in ("d4", "d5", "d6", "d7", "d8") if other != space]
    t = table(3).given(0, **{**READY, **given})
    return t.given(0, ships=ships, hangar=5 - len(ships), crystals=price if crystals is None else crystals)


@rules("OM-15.1")
@pytest.mark.parametrize("name", SPACES)
def test_every_executive_action_has_its_space_and_its_price(name: str) -> None:
    price = SPACES[name][1]
    t = executive(name)
    assert ["exec", name] in t.options(0)
    assert t.do(0, "exec", name).s.depot[0] == 0
    poor = executive(name, price - 1)
    assert poor.refused(0, "exec", name) == ("OM-15.1", "no_crystals")
    if name not in ("exec_move_bots", "exec_resupply"):
        assert table(3).given(0, crystals=3, **READY).refused(0, "exec", name) == ("OM-15.1", "ship_on_space")


@rules("OM-15.1", "OM-19.3")
def test_what_executive_actions_do() -> None:
    t = executive("exec_develop", quarters=3).do(0, "exec", "exec_develop")
    t.do(0, "develop", "lab_2_mid", "lab_3_top", "none")
    assert (t.lab(0), t.stock(0)["mineral"], t.kind(0)) == ({"lab_3_top": "tech_shelter"}, 2, "turn")
    t = executive("exec_move_rover", lab={"lab_2_top": "tech_rover"}, crystals=4).do(0, "exec", "exec_move_rover")
    assert (t.params(0)["rover"], t.params(0)["bots"]) == (2, 0)
    t.do(0, "use_tech", 0).do(0, "rover", "0,-1").do(0, "rover", "1,-2").do(0, "done")
    assert t.rover(0) == "1,-2"
    t = executive("exec_blueprint", quarters=3).do(0, "exec", "exec_blueprint").do(0, "blueprint", "bp_metal_deposit")
    assert (t.owned(0), t.kind(0)) == ({"bp_casino", "bp_metal_deposit"}, "turn")
    t = executive("exec_upgrade", lab={"lab_2_top": "tech_upgrade"}).do(0, "exec", "exec_upgrade")
    t.do(0, "upgrade", "bp_casino", "-2,-1")
    assert (t.stock(0)["mineral"], len(t.s.markers(0)), t.kind(0)) == (0, 1, "turn")
    assert executive("exec_mineral").do(0, "exec", "exec_mineral").stock(0)["mineral"] == 2
    t = executive("exec_move_bots", 3).do(0, "exec", "exec_move_bots").do(0, "add", "bot").do(0, "bot", "-3,0", "-5,3")
    assert (t.bots(0), t.s.depot[0], t.kind(0)) == ({"-5,3"}, 0, "turn")
    t = executive("exec_resupply", quarters=3).do(0, "exec", "exec_resupply").do(0, "supply", "plant")
    assert (t.stock(0)["plant"], t.kind(0)) == (1, "turn")


@rules("OM-15.1")
def test_one_executive_action_per_turn_before_or_after_the_main_action() -> None:
    t = executive("exec_resupply", 3, quarters=0).do(0, "act", "resupply", 0).do(0, "supply", "water")
    t.do(0, "exec", "exec_resupply").do(0, "supply", "plant")
    assert t.refused(0, "exec", "exec_resupply") == ("OM-15.1", "exec_done")
    assert t.options(0) == [["end"]]


@rules("OM-15.15")
@pytest.mark.parametrize(
    ("name", "given", "why"),
    [
        ("exec_upgrade", {"stock": "water"}, ("OM-8.10", "no_mineral")),
        ("exec_upgrade", {"blueprints": ""}, ("OM-8.10", "no_blueprint")),
        ("exec_mineral", {"stock": "mineral*2"}, ("OM-1.12", "no_room_for_any")),
        ("exec_move_bots", {"bots": ""}, ("OM-15.15", "nothing_to_do")),
        ("exec_develop", {"lab": {"lab_2_mid": "", "lab_6": "tech_shelter"}}, ("OM-7.11", "nothing_to_develop")),
    ],
)
def test_no_crystals_are_spent_for_nothing(name: str, given: dict[str, Any], why: tuple[str, str]) -> None:
    t = table(3).level(3).given(0, **{**READY, **given}, ships="d6 d7", hangar=3, crystals=4)
    minerals = 2 * ("mineral*2" in given.get("stock", "")) + ("blueprints" in given)
    t.given(0, storage={"mineral": minerals})
    assert ["exec", name] not in t.options(0)
    assert t.refused(0, "exec", name) == why


@rules("OM-15.15", "OM-1.14")
def test_incoming_crystals_pay_for_nothing() -> None:
    t = table(3).given(0, crystals=1).start().given(0, incoming=5)
    assert t.options(0, "exec") == []


# --- advanced buildings ---------------------------------------------------------------------------


@rules("OM-15.2", "OM-7.4")
def test_two_crystals_use_an_own_advanced_building() -> None:
    t = table(3).given(0, advanced={"bp_casino": "-2,-1"}, bots="-3,0", crystals=2, quarters=0)
    assert t.options(0, "use") == [["use", "bp_casino", "crystals"]]
    t.do(0, "use", "bp_casino", "crystals")
    assert (t.s.depot[0], t.s.incoming[0], t.s.exec_done) == (0, 2, True)
    assert t.refused(0, "exec", "exec_use_building") == ("OM-15.1", "exec_done")
    poor = table(3).given(0, advanced={"bp_casino": "-2,-1"}, bots="-3,0", crystals=1)
    assert poor.refused(0, "use", "bp_casino", "crystals") == ("OM-15.2", "no_crystals")
    assert poor.refused(0, "exec", "exec_use_building") == ("OM-15.2", "choose_building")


@rules("OM-15.14")
def test_crystals_open_only_own_cards() -> None:
    t = table(3).given(1, advanced={"bp_metal_deposit": "0,0", "bp_private_ship": "0,2"}).given(0, crystals=3)
    assert t.refused(0, "use", "bp_metal_deposit", "crystals") == ("OM-15.14", "may_not_use")
    assert t.options(0, "use") == []


WORKPLACES = {
    "geologist": ("bp_construction_yard", "0,0"),
    "rd_engineer": ("bp_automated_production", "0,-2"),
    "hydrologist": ("bp_private_ship", "0,2"),
    "biochemist": ("bp_biomarket", "-2,1"),
    "geochemist": ("bp_oxygen_tank", "2,-1"),
    "systems_engineer": ("bp_casino", "2,-3"),
}


@rules("OM-15.3", "OM-15.14", "OM-8.13")
@pytest.mark.parametrize("scientist", WORKPLACES)
def test_every_scientist_works_in_one_type_of_building(scientist: str) -> None:
    stock = "mineral water plant"
    t = table(3).given(0, scientists=scientist, stock=stock, blueprints="bp_metal_deposit", bots="0,1 4,-3")
    t.given(0, advanced={"bp_wind_turbines": "5,-4"}, miners="4,-4").built(generator="0,-2 5,-4", mine="0,0 4,-4")
    t.given(1, advanced=dict(WORKPLACES.values()), bots="3,-5").level(2, [2, 2, 2, 2])
    offered = {option[1] for option in t.options(0, "use") if option[2] == scientist}
    own = {"bp_wind_turbines"} & {option[1] for option in t.options(0, "use")}
    assert offered - own == {WORKPLACES[scientist][0]}
    card = WORKPLACES[scientist][0]
    t.do(0, "use", card, scientist)
    assert t.s.scientist_at[SCIENTIST_IDS.index(scientist)] >= 0
    assert t.s.depot[0] == 0
    wrong = next(other for name, (other, _) in WORKPLACES.items() if name != scientist)
    fresh = table(3).given(0, scientists=scientist).given(1, advanced=dict(WORKPLACES.values()), bots="3,-5")
    assert fresh.refused(0, "use", wrong, scientist) == ("OM-15.3", "may_not_use")


def hydrologist(**given: Any) -> Table:
    t = table(3, "colony").built(water_extractor="0,2 0,3 0,4").level(2, [2, 3, 2, 2])
    t.given(1, advanced={"bp_private_ship": "0,2", "bp_aqueduct": "0,4"})
    return t.given(0, **{"scientists": "hydrologist", "stock": "plant water", "quarters": 1, "working": 2, **given})


@rules("OM-15.3", "OM-15.4")
def test_a_scientist_on_a_card_makes_it_free_for_both() -> None:
    t = hydrologist().do(0, "use", "bp_aqueduct", "hydrologist").do(0, "retrieve", "working_area").do(0, "done")
    t.do(0, "act", "control_center", 0).do(0, "done").ends(0)
    t.given(1, working=1)
    assert t.options(1, "use") == [["use", "bp_aqueduct", "free"]]
    t.do(1, "use", "bp_aqueduct", "free").do(1, "retrieve", "working_area")
    assert t.s.depot[1] == 0
    t.do(1, "act", "control_center", 0).do(1, "done").ends(1).idles(2)
    assert ["use", "bp_aqueduct", "free"] in t.options(0)  # no need to move again
    assert ["use", "bp_private_ship", "hydrologist"] in t.options(0)
    t.do(0, "use", "bp_private_ship", "hydrologist").do(0, "ship", "d4", 1, "water+plant")
    assert t.told("scientist_sent")[-1] == {"seat": 0, "scientist": "hydrologist", "card": "bp_private_ship"}
    t.do(0, "act", "control_center", 0).do(0, "done").ends(0)
    assert t.options(1, "use") == []  # he has left


@rules("OM-15.3")
def test_a_third_player_gets_nothing_from_a_scientist() -> None:
    t = hydrologist().do(0, "use", "bp_aqueduct", "hydrologist").do(0, "retrieve", "working_area").do(0, "done")
    t.do(0, "act", "control_center", 0).do(0, "done").ends(0).idles(1).given(2, working=1)
    t.s.colonists[2] -= 1
    assert t.refused(2, "use", "bp_aqueduct", "free") == ("OM-15.3", "may_not_use")


@rules("OM-15.4", "OM-15.15")
def test_a_scientist_moves_only_to_use_the_card() -> None:
    t = hydrologist(working=0)
    assert ["use", "bp_aqueduct", "hydrologist"] not in t.options(0)
    assert t.refused(0, "use", "bp_aqueduct", "hydrologist") == ("OM-15.15", "nothing_to_do")
    assert t.refused(0, "use", "bp_library", "hydrologist") == ("OM-15.2", "not_built")


@rules("OM-15.5", "OM-15.14")
def test_the_user_is_the_acting_player_and_the_owner_gets_nothing() -> None:
    t = hydrologist().missions("mission_bots", "mission_techs", "mission_contracts").given(0, bots="-3,0")
    t.do(0, "use", "bp_private_ship", "hydrologist").do(0, "ship", "d4", 0, "water+plant").do(0, "hex", "-2,-1")
    assert (t.s.quarters[0], t.s.hangar[0], t.s.incoming[0]) == (3, 1, 2)
    assert (t.s.quarters[1], t.s.hangar[1], t.s.incoming[1]) == (3, 0, 0)


@rules("OM-15.6")
@pytest.mark.parametrize("side", ["orbit", "colony"])
def test_cards_work_on_either_side(side: str) -> None:
    t = table(3, side).given(0, advanced={"bp_biomarket": "-2,1"}, crystals=2).do(0, "use", "bp_biomarket", "crystals")
    t.do(0, "supply", "water")
    assert t.stock(0)["water"] == 1
