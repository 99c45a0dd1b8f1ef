"""Units, payments and settlements in their order, where several things come together."""

from __future__ import annotations

import pytest

from games.on_mars.marks import rules
from games.on_mars.setting import table
from games.on_mars.test_blueprint_actions import using
from games.on_mars.test_lacerda import solo
from orrery.core.engine import Play
from orrery.games.on_mars.components import SOLO_CARD_IDS
from orrery.games.on_mars.rules.ambiguity import pick
from orrery.games.on_mars.state import LACERDA

# --- units ----------------------------------------------------------------------------------------


@rules("OM-5.5", "OM-8.11", "OM-9.9")
@pytest.mark.parametrize("boosts_first", [True, False])
def test_a_colonist_takes_nothing_from_the_units_of_a_tech(boosts_first: bool) -> None:
    """One upgrade of the card, one for a colonist, one for a tech of level 1: three in either order."""
    cards = "bp_casino bp_gym bp_library bp_metal_deposit"
    lab = {"lab_1_top": "tech_upgrade"}
    t = using("bp_construction_yard", blueprints=cards, stock="mineral*4", bots="-3,0 1,0", quarters=1, lab=lab)
    t.do(0, "upgrade", "bp_casino", "-2,-1")
    if not boosts_first:
        t.do(0, "use_tech", 0)
    t.do(0, "upgrade", "bp_gym", "-3,-1")
    if boosts_first:
        t.do(0, "use_tech", 0)
        assert t.params(0)["left"] == 1
    t.do(0, "upgrade", "bp_library", "-4,0")
    assert (t.stock(0)["mineral"], t.s.working[0], t.kind(0)) == (1, 1, "turn")


@rules("OM-7.9")
def test_learning_is_boosted_once_even_with_more_colonists() -> None:
    t = table(3).given(0, quarters=4).do(0, "act", "learn_tech", 0)
    t.do(0, "learn", 6, "lab_1_top", "none").do(0, "supply", "water").do(0, "learn", 7, "lab_1_bottom", "none")
    assert (t.s.working[0], t.kind(0)) == (1, "turn")


# --- goals as crystals ----------------------------------------------------------------------------


@rules("OM-1.16", "OM-15.1")
def test_two_goals_pay_for_an_action_of_two_crystals() -> None:
    t = table(3, "colony").given(0, goals="goal_1 goal_2 goal_3")
    assert ["exec", "exec_move_bots"] not in t.options(0)
    t.do(0, "pawn", "goal_1")
    assert {action[0] for action in t.options(0)} == {"pawn"}
    t.do(0, "pawn", "goal_3").do(0, "exec", "exec_move_bots")
    assert (t.s.credit, t.s.depot[0], len(t.s.goals[0]), t.kind(0)) == (0, 0, 1, "move")
    assert t.told("paid")[-1]["goals"] == 2


@rules("OM-1.16")
def test_a_single_goal_does_not_pay_two_crystals() -> None:
    t = table(3, "colony").given(0, goals="goal_1")
    assert t.refused(0, "pawn", "goal_1") == ("OM-1.16", "nothing_to_pay")


# --- settling -------------------------------------------------------------------------------------


@rules("OM-9.7")
def test_an_owner_settles_all_of_his_oxygen_before_an_earlier_space_has_its_next_round() -> None:
    """Seat 2 holds oxygen for two tiles; its upgrade uses a tech of seat 1, who stands before it on the track."""
    t = table(3, "colony").given(0, bots="-1,-1 1,-3", stock="mineral*2", crystals=2)
    t.given(0, advanced={"bp_wind_turbines": "0,-2"}).given(1, space=6, lab={"lab_4_bottom": "tech_upgrade"})
    t.given(2, space=7, lab={"lab_4_top": "tech_generator"}, bots="0,-1 -2,-2", stock="mineral*2")
    t.given(2, blueprints="bp_metal_deposit bp_automated_production")
    t.do(0, "act", "construct", 0).builds(0, "generator", "mineral", "-1,-2", 2)
    t.do(0, "benefit", "lss_benefit_crystal").do(0, "use", "bp_wind_turbines", "crystals")
    t.builds(0, "generator", "mineral", "0,-3", 2).do(0, "end")
    t.do(2, "develop", "lab_4_top", "lab_5_top", "none").do(2, "upgrade", "bp_metal_deposit", "0,0")
    t.do(2, "use_tech", 1).do(2, "upgrade", "bp_automated_production", "-1,-2")
    assert (t.actors, t.kind(2)) == ((2,), "settle")
    t.do(2, "keep")
    assert (t.actors, t.kind(1)) == ((1,), "settle")
    t.do(1, "keep")
    assert (t.stock(1)["oxygen"], t.stock(2)["oxygen"], t.s.active) == (1, 1, 1)


@rules("OM-17.17", "OM-17.8", "OM-9.4")
def test_your_oxygen_for_his_shelter_comes_in_the_same_turn() -> None:
    """His own tile joins two shelters; for three he needs yours."""
    t = table(1).given(0, space=1, lab={"lab_2_mid": "", "lab_3_top": "tech_shelter"}).level(1, [2, 2, 2, 2])
    t.given(LACERDA, space=8, shelters="2,1 3,1 3,0").do(0, "act", "resupply", 0)
    t.do(0, "supply", "water").do(0, "done").do(0, "end")
    assert t.s.shelter_count(LACERDA) == 4
    assert (t.kind(0), t.s.active) == ("settle", 0)
    t.do(0, "keep")
    assert t.stock(0)["oxygen"] == 1


# --- Lacerda --------------------------------------------------------------------------------------


@rules("OM-17.25", "OM-17.8")
@pytest.mark.parametrize(
    ("cards", "used"),
    [
        ("bp_metal_deposit bp_private_ship", LACERDA),
        ("bp_metal_deposit bp_private_ship bp_biomarket", 0),
        ("bp_metal_deposit bp_construction_yard bp_private_ship", LACERDA),  # there is only one mine
    ],
)
def test_he_upgrades_as_often_as_the_tech_in_play_allows(cards: str, used: int) -> None:
    """There is one tile of each type (OM-17.1): his own, or yours."""
    space = "lab_1_top" if used == LACERDA else "lab_4_top"
    t = solo("colony", 2, blueprints=cards).given(used, lab={space: "tech_upgrade"}).start()
    assert [told["owner"] for told in t.told("tech_used")] == [used]
    assert len(t.s.markers(LACERDA)) == (2 if used == LACERDA else 3)


@rules("OM-17.18")
def test_a_card_seen_to_decide_can_not_be_unseen() -> None:
    t = solo("orbit", 1).given(LACERDA, deck=SOLO_CARD_IDS[:2], discard=SOLO_CARD_IDS[2:])
    play = Play(t.s)
    assert pick(play, ["one", "two", "three"]) in ("one", "two", "three")
    assert play.fenced == 1


# --- what is told ---------------------------------------------------------------------------------


@rules("OM-9.4", "OM-8.16")
@pytest.mark.parametrize(("items", "kept"), [("oxygen*2", True), ("oxygen*3", False)])
def test_oxygen_that_goes_onto_a_contract_is_kept(items: str, kept: bool) -> None:
    t = table(3, "colony").given(0, bots="-1,-1", stock="mineral")
    t.given(1, lab={"lab_6": "tech_generator"}, stock="oxygen*2", contracts={"contract_10": items})
    t.do(0, "act", "construct", 0).builds(0, "generator", "mineral", "-1,-2", 1)
    t.do(0, "benefit", "lss_benefit_crystal").do(0, "end")
    assert t.told("oxygen_kept") == [{"seat": 1, "stored": kept}]
    assert (t.stock(1)["oxygen"], t.s.contract_items[9][4]) == (2, 3)


@rules("OM-8.16", "OM-1.12")
def test_what_no_contract_wants_any_more_is_lost_and_told() -> None:
    """Three minerals without room for one; two contracts lack one each."""
    contracts = {"contract_7": "mineral*3", "contract_8": "mineral"}
    t = table(3, "colony").built(mine="0,0 0,1 1,0").given(0, stock="mineral*2", contracts=contracts, goals="goal_3")
    t.given(0, miners="0,0 0,1 1,0").do(0, "goal", "goal_3", 1)
    assert t.kind(0) == "overflow"
    t.do(0, "put", "contract_8", "mineral")
    assert [told["lost"] for told in t.told("gained")] == [[], [{"item": "mineral", "amount": 1}]]
    assert t.stock(0)["mineral"] == 2
