"""Section 14: every private goal, its condition and both rewards."""

from __future__ import annotations

from typing import Any

import pytest

from games.on_mars.marks import rules
from games.on_mars.setting import Table, table
from orrery.games.on_mars import GAME
from orrery.games.on_mars.components import GOAL_IDS

MINES = "0,0 3,-4 -5,3"
TWO = {"lab_1_top": "tech_mine", "lab_1_bottom": "tech_ship"}
GREENS = "-2,1 -3,1 -3,2 -4,2"

# goal: what just fulfils it (for seat 0), and what is one short of it
GOALS: dict[str, tuple[dict[str, Any], dict[str, Any]]] = {
    "goal_1": (
        {"blueprints": "bp_private_ship bp_biomarket bp_casino", "advanced": {"bp_metal_deposit": "0,0"}},
        {"blueprints": "bp_private_ship bp_biomarket", "advanced": {"bp_metal_deposit": "0,0"}},
    ),
    "goal_2": (
        {"advanced": {"bp_metal_deposit": "0,0", "bp_wind_turbines": "0,-2", "bp_private_ship": "0,2"}},
        {"advanced": {"bp_metal_deposit": "0,0", "bp_wind_turbines": "0,-2"}},
    ),
    "goal_3": ({"miners": "3,-4 -5,3", "advanced": {"bp_metal_deposit": "0,0"}}, {"miners": "3,-4 -5,3"}),
    "goal_4": ({"discoveries": "disc_water disc_plant disc_tech"}, {"discoveries": "disc_water disc_plant"}),
    "goal_5": ({"advanced": {"bp_biomarket": "-4,2"}}, {"advanced": {"bp_private_ship": "0,2"}}),
    "goal_6": (
        {"stock": "water*4", "shelters": "-2,-1 -4,0 5,-4"},
        {"stock": "water*3 mineral*4", "shelters": "-2,-1 -4,0 5,-4", "contracts": {"contract_9": "water*3"}},
    ),
    "goal_7": ({"shelters": "-2,-1 -4,0 5,-4"}, {"shelters": "-2,-1 -4,0"}),
    "goal_9": (
        {"quarters": 7, "shelters": "-2,-1 -4,0 5,-4"},
        {"quarters": 6, "working": 3, "shelters": "-2,-1 -4,0 5,-4"},
    ),
    "goal_10": (
        {"lab": {**TWO, "lab_2_top": "tech_rover", "lab_6": "tech_water"}},
        {"lab": {**TWO, "lab_2_top": "tech_rover"}},
    ),
    "goal_11": ({"hangar": 3, "ships": "d4 d5"}, {"hangar": 2, "ships": "d4 d5"}),
    "goal_12": ({"research": "research_a research_c"}, {"research": "research_a"}),
    "goal_13": (
        {"scientists": "geologist", "contracts": {"contract_7": "mineral*4"}},
        {"scientists": "geologist", "contracts": {"contract_7": "mineral*3"}},
    ),
    "goal_14": (
        {"lab": {"lab_4_top": "tech_mine", "lab_4_mid": "tech_ship", "lab_4_bottom": "tech_rover"}},
        {"lab": {"lab_4_top": "tech_mine", "lab_4_mid": "tech_ship", "lab_5_bottom": "tech_rover"}},
    ),
    "goal_15": ({"progress": "mine generator greenhouse"}, {"progress": "mine generator"}),
    "goal_16": (
        {"advanced": {"bp_biomarket": "-4,2", "bp_private_ship": "0,2"}},
        {"advanced": {"bp_biomarket": "-4,2", "bp_hydroponic_farm": "-2,1"}},
    ),
}


def holding(goal: str, given: dict[str, Any], side: str = "orbit", **more: Any) -> Table:
    t = table(3, side).built(mine=MINES, greenhouse=GREENS, water_extractor="0,2 0,3 0,4").level(4)
    return t.given(0, **{"goals": goal, "bots": "-3,0", **given}).given(0, **more)


@rules("OM-14.1", "OM-19.13")
@pytest.mark.parametrize("goal", GOALS)
def test_the_condition_of_every_goal(goal: str) -> None:
    enough, short = GOALS[goal]
    assert holding(goal, enough).options(0, "goal") == [["goal", goal, 0], ["goal", goal, 1]]
    almost = holding(goal, short)
    assert almost.options(0, "goal") == []
    assert almost.refused(0, "goal", goal, 0) == ("OM-14.1", "goal_not_met")


@rules("OM-14.1", "OM-19.13")
@pytest.mark.parametrize(("level", "ready"), [(2, False), (3, True), (4, True)])
def test_the_goal_of_the_colony_level(level: int, ready: bool) -> None:
    t = table(3).level(level).given(0, goals="goal_8")
    assert bool(t.options(0, "goal")) is ready


@rules("OM-14.1", "OM-14.2")
@pytest.mark.parametrize("goal", [goal for goal in GOALS if goal != "goal_14"])  # see below
def test_the_common_reward_is_two_free_developments(goal: str) -> None:
    t = holding(goal, GOALS[goal][0]).do(0, "goal", goal, 0)
    assert (t.kind(0), t.params(0)) == ("develop", {"left": 2, "boost": False, "free": True, "more": 0})
    stock = t.stock(0)
    t.do(0, *t.options(0, "develop")[0])
    while t.kind(0) != "develop":
        t.do(0, "done")
    t.do(0, *t.options(0, "develop")[0])
    while t.kind(0) not in ("turn", "develop"):
        t.do(0, "done")
    assert t.kind(0) == "turn"  # no boost
    assert sum(t.stock(0).values()) >= sum(stock.values())
    assert t.s.achieved[0] == GOAL_IDS.index(goal)
    assert t.s.goals[0] == ()
    assert t.params(0)["main"] is True  # the main action is still to come


def rewarded(goal: str, side: str = "orbit", **more: Any) -> Table:
    return holding(goal, GOALS[goal][0] if goal in GOALS else {}, side, **more).do(0, "goal", goal, 1)


@rules("OM-14.1")
def test_everybody_hears_which_reward_is_taken() -> None:
    """Before its questions are answered nothing else would tell, and nothing of it is secret."""
    told = [holding("goal_1", GOALS["goal_1"][0]).do(0, "goal", "goal_1", own).told("goal_achieved") for own in (0, 1)]
    assert [[(event["goal"], event["own"]) for event in events] for events in told] == [
        [("goal_1", False)],
        [("goal_1", True)],
    ]


@rules("OM-14.1")
def test_own_rewards_of_goals_1_and_16_are_two_free_upgrades() -> None:
    t = rewarded("goal_1", bots="0,1 -2,0").do(0, "upgrade", "bp_private_ship", "0,2")
    t.do(0, "upgrade", "bp_biomarket", "-2,1")
    assert (t.kind(0), len(t.s.markers(0))) == ("turn", 3)
    t = rewarded("goal_16", bots="0,1 -3,0", blueprints="bp_metal_deposit bp_casino")
    t.do(0, "upgrade", "bp_metal_deposit", "0,0").do(0, "upgrade", "bp_casino", "-2,-1")
    assert (t.kind(0), len(t.s.markers(0))) == ("turn", 4)


@rules("OM-14.1", "OM-19.1")
def test_own_reward_of_goal_2_is_three_resources_of_choice() -> None:
    t = rewarded("goal_2", stock="mineral")
    assert [option[1] for option in t.options(0, "gain")] == ["battery", "water", "plant", "oxygen"]
    t.do(0, "gain", "oxygen").do(0, "gain", "oxygen")
    assert t.refused(0, "gain", "oxygen") == ("OM-1.12", "no_room")
    t.do(0, "gain", "plant")
    assert (t.kind(0), t.stock(0)["oxygen"], t.stock(0)["plant"], t.stock(0)["mineral"]) == ("turn", 2, 1, 1)


@rules("OM-14.1", "OM-1.12")
def test_own_reward_of_goal_3_is_three_minerals() -> None:
    assert rewarded("goal_3", shelters="-2,-1 -4,0").stock(0)["mineral"] == 3


@rules("OM-14.1", "OM-8.1")
@pytest.mark.parametrize("goal", ["goal_4", "goal_8"])
def test_own_rewards_of_goals_4_and_8_move_the_rover(goal: str) -> None:
    t = rewarded(goal, rover="3,-3", crystals=1, lab={"lab_1_top": "tech_rover"})
    assert (t.params(0)["rover"], t.params(0)["bots"]) == (5, 0)
    t.do(0, "add", "rover").do(0, "use_tech", 0)
    assert (t.params(0)["rover"], t.s.depot[0]) == (7, 0)
    assert t.refused(0, "add", "bot") == ("OM-19.4", "no_points_of_this_kind")
    t.do(0, "rover", "3,-2").do(0, "done")
    assert t.rover(0) == "3,-2"


@rules("OM-14.1", "OM-1.22")
@pytest.mark.parametrize("goal", ["goal_5", "goal_7"])
def test_own_rewards_of_goals_5_and_7_are_two_colonists(goal: str) -> None:
    t = rewarded(goal, quarters=2)
    assert (t.s.quarters[0], t.s.gained[0]) == (4, 2)


@rules("OM-14.1", "OM-19.9")
@pytest.mark.parametrize("goal", ["goal_6", "goal_13"])
def test_own_rewards_of_goals_6_and_13_are_a_free_contract(goal: str) -> None:
    t = holding(goal, GOALS[goal][0])
    first = "geologist" if goal == "goal_6" else ""  # the other goal asks for one of your own
    t.places(first, "contract_5", "hydrologist", "biochemist", "geochemist", "systems_engineer")
    t.do(0, "goal", goal, 1)
    assert t.options(0, "take_card") == [["take_card", 1, "none"]]
    t.do(0, "take_card", 1, "none")
    assert (t.s.contract_owner[4], t.s.depot[0]) == (0, 0)
    assert t.s.emptied == (1,)


@rules("OM-14.1", "OM-8.17")
def test_own_reward_of_goal_9_is_a_free_ship() -> None:
    t = rewarded("goal_9").do(0, "ship", "d4", 1, "none")
    assert (t.s.hangar[0], t.s.quarters[0], t.kind(0)) == (1, 8, "turn")  # room for one of the two


@rules("OM-14.1", "OM-19.6")
@pytest.mark.parametrize("goal", ["goal_10", "goal_15"])
def test_own_rewards_of_goals_10_and_15_retrieve_two_colonists(goal: str) -> None:
    t = rewarded(goal, quarters=1, working=1, slots={"construct": 1, "research_development": 1})
    t.do(0, "retrieve", "construct").do(0, "retrieve", "working_area")
    assert (t.s.quarters[0], t.s.working[0], t.kind(0)) == (3, 0, "turn")


@rules("OM-14.1", "OM-19.7")
def test_own_reward_of_goal_11_is_a_flight() -> None:
    t = rewarded("goal_11", working=1, quarters=1).do(0, "explore", 0, "3,-3").do(0, "space", 5)
    assert (t.s.side(0), t.s.hangar[0], t.s.quarters[0]) == (1, 3, 2)
    assert ["act", "control_center", 0] in t.options(0)  # a main action of the new side
    back = rewarded("goal_11", "colony", advanced={"bp_wind_turbines": "0,-2"}).do(0, "space", 1)
    assert (back.s.side(0), back.stock(0)["battery"]) == (0, 1)


@rules("OM-14.1", "OM-19.9")
def test_own_reward_of_goal_12_is_a_free_scientist() -> None:
    t = holding("goal_12", GOALS["goal_12"][0])
    t.places("contract_1", "rd_engineer", "hydrologist", "biochemist", "geochemist", "systems_engineer")
    t.do(0, "goal", "goal_12", 1)
    assert t.refused(0, "take_card", 0, "none") == ("OM-19.9", "other_card")
    t.do(0, "take_card", 4, "none")
    assert t.s.scientist_owner[4] == 0


@rules("OM-14.1", "OM-19.1")
def test_own_reward_of_goal_14_is_three_crystals() -> None:
    t = rewarded("goal_14").do(0, "gain", "crystal").do(0, "gain", "crystal").do(0, "gain", "crystal")
    assert (t.s.incoming[0], t.kind(0)) == (3, "turn")
    common = holding("goal_14", GOALS["goal_14"][0]).do(0, "goal", "goal_14", 0)
    common.do(0, "develop", "lab_4_top", "lab_5_top", "none")
    assert common.s.depot[0] == 0


@rules("OM-14.1", "OM-1.16")
def test_only_one_goal_per_player_and_game() -> None:
    t = holding("goal_7", GOALS["goal_7"][0], research="research_a research_b", goals="goal_7 goal_12")
    t.do(0, "goal", "goal_7", 1)
    assert t.options(0, "goal") == []
    assert t.refused(0, "goal", "goal_12", 1) == ("OM-14.1", "one_goal_only")
    assert t.refused(0, "goal", "goal_7", 1) == ("OM-14.1", "goal_not_held")
    t.given(0, crystals=1)
    assert t.options(0, "pawn") == [["pawn", "goal_12"]]  # the other is still good as a crystal


@rules("OM-14.2")
def test_windows_inside_an_action() -> None:
    """Between units, but not before the first one, not between paying and getting, not between two steps."""
    t = holding("goal_7", GOALS["goal_7"][0], quarters=3).do(0, "act", "resupply", 0)
    assert t.refused(0, "goal", "goal_7", 1) == ("OM-14.2", "goal_not_now")
    t.do(0, "supply", "water").do(0, "goal", "goal_7", 1)
    assert (t.kind(0), t.s.quarters[0]) == ("resupply", 5)
    t.do(0, "supply", "plant")
    t = holding("goal_7", GOALS["goal_7"][0], "colony", rover="3,-3").do(0, "act", "control_center", 0)
    assert t.refused(0, "goal", "goal_7", 1) == ("OM-14.2", "goal_not_now")
    t.do(0, "rover", "3,-2")
    assert t.refused(0, "goal", "goal_7", 1) == ("OM-14.2", "goal_not_now")
    t.do(0, "done")
    assert t.options(0, "goal")
    t = holding("goal_7", GOALS["goal_7"][0], "colony", stock="oxygen").do(0, "act", "construct", 0)
    t.do(0, "type", "shelter", "oxygen")
    assert t.refused(0, "goal", "goal_7", 1) == ("OM-14.2", "goal_not_now")


@rules("OM-14.1")
def test_the_condition_must_be_true_only_at_that_moment() -> None:
    t = holding("goal_9", GOALS["goal_9"][0]).do(0, "goal", "goal_9", 1).do(0, "done")
    t.given(0, quarters=0, working=7)
    assert t.s.achieved[0] == GOAL_IDS.index("goal_9")


@rules("OM-14.3")
def test_a_goal_may_be_completed_without_a_usable_reward() -> None:
    t = holding("goal_7", GOALS["goal_7"][0], quarters=8).do(0, "goal", "goal_7", 1)
    assert (t.s.quarters[0], t.s.achieved[0], t.kind(0)) == (8, GOAL_IDS.index("goal_7"), "turn")


@rules("OM-14.1", "OM-4.6")
def test_goals_wait_for_the_own_turn() -> None:
    t = table(2).given(1, goals="goal_7", shelters="2,1 4,-1 4,-3").start()
    assert t.actors == (0,)
    t.idles(0)
    assert t.options(1, "goal")


@rules("OM-1.19", "OM-1.23")
def test_goals_in_hand_are_hidden_and_their_number_is_not() -> None:
    t = table(2).given(0, goals="goal_1 goal_2 goal_3").start()
    assert [len(hand) for hand in t.s.goals] == [3, 0]
    mine, other = (GAME.view(t.s, seat)["parties"][0] for seat in (0, 1))
    assert [card["goal"] for card in mine["hand"]] == ["goal_1", "goal_2", "goal_3"]
    assert other["hand"] is None
    assert mine["goals"] == other["goals"] == 3
    assert other["resources"] == mine["resources"]
    assert other["incoming"] == mine["incoming"]
