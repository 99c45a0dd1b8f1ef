"""Sections 4 to 6: rounds, turns, symbols, slots and what a placement costs."""

from __future__ import annotations

from typing import Any

import pytest

from games.on_mars.marks import rules
from games.on_mars.position import STRICT
from games.on_mars.setting import Table, table


@rules("OM-4.1", "OM-12.10")
def test_a_round_is_a_turn_for_everybody_and_a_shuttle_phase() -> None:
    t = table(3).shuttle("orbit", 3).idles(0, 1, 2)
    assert (t.s.round, t.s.active, t.s.shuttle_space) == (2, 0, 2)  # nobody could travel
    assert t.s.standing == 0b111
    kinds = ["shuttle_moved", "stayed", "stayed", "stayed", "round_began"]
    story = [type(event).__name__ for event in t.log]
    assert [name for name in story if name in ("ShuttleMoved", "Stayed", "RoundBegan")] == [
        "".join(part.title() for part in kind.split("_")) for kind in kinds
    ]


@rules("OM-4.1", "OM-7.1", "OM-19.7")
def test_a_marker_that_moved_in_its_own_turn_is_laid_down() -> None:
    t = table(3).shuttle("orbit", 3).do(0, "act", "landing_pod", 0).do(0, "space", 5).ends(0).idles(1, 2)
    assert t.s.side(0) == 1
    assert (t.s.round, t.s.active) == (2, 1)


@rules("OM-4.2")
def test_one_main_action_and_one_executive_action() -> None:
    t = table(3).given(0, crystals=3)
    assert ["end"] not in t.options(0)
    assert t.refused(0, "end") == ("OM-4.2", "main_action_first")
    t.do(0, "act", "resupply", 0).do(0, "supply", "water").do(0, "done")
    assert t.refused(0, "act", "resupply", 0) == ("OM-4.2", "main_done")
    t.do(0, "exec", "exec_resupply").do(0, "supply", "plant")
    assert t.refused(0, "exec", "exec_move_bots") == ("OM-15.1", "exec_done")
    t.do(0, "end")
    assert t.s.active == 1


@rules("OM-4.2")
def test_the_executive_action_never_comes_in_the_middle() -> None:
    t = table(3).given(0, crystals=3).do(0, "act", "resupply", 0).do(0, "supply", "water")
    assert t.refused(0, "exec", "exec_resupply") == ("OM-7.13", "not_asked")


@rules("OM-4.4")
def test_without_a_main_action_the_turn_may_end() -> None:
    t = table(3).given(0, quarters=0).lies(warehouse={}, grid=[None] * 8)
    assert t.options(0) == [["act", "landing_pod", 0]]  # in practice there always is one
    colony = table(3, "colony").given(0, quarters=0, bots="")
    assert colony.options(0) == [["act", "control_center", 0]]


@rules("OM-4.5", "OM-8.24", "OM-9.7", "OM-11.1")
def test_the_order_of_the_end_of_a_turn() -> None:
    """Refill, settling, level: a card taken, another's tech used and the last building of a row in one turn."""
    t = table(3, "colony").built(generator="0,-2 0,-4", water_extractor="0,2 0,4", oxygen_condenser="2,-1 4,-2")
    t.tiles(disc_build_greenhouse="0,-1").given(0, bots="-3,2", stock="water battery*2", quarters=2)
    t.given(1, lab={"lab_1_top": "tech_greenhouse"}).given(0, rover="1,-1")
    t.do(0, "act", "control_center", 0).do(0, "rover", "0,-1").do(0, "done").do(0, "take")
    t.builds(0, "greenhouse", "water", "-3,2", 1).do(0, *t.options(0, "hex")[0]).do(0, "benefit", "lss_benefit_mineral")
    t.lies(emptied=[2]).places("geologist", "rd_engineer", "", "biochemist", "geochemist", "systems_engineer")
    t.do(0, "end")
    assert (t.actors, t.kind(0), t.s.level) == ((0,), "refill", 1)
    t.do(0, "contract", "contract_1")
    assert (t.actors, t.kind(1), t.s.level) == ((1,), "settle", 1)
    t.do(1, "keep")
    assert (t.s.level, t.s.active) == (2, 1)


@rules("OM-4.5")
def test_a_level_up_may_be_followed_by_another() -> None:
    t = table(3).level(1, [3, 3, 3, 3]).idles(0)
    assert t.s.level == 3
    assert [event["level"] for event in t.told("level_up")] == [2, 3]


@rules("OM-4.6", "OM-8.23")
def test_goals_and_deliveries_beside_a_decision() -> None:
    t = table(3).given(0, goals="goal_3", stock="mineral*2", contracts={"contract_7": "mineral"})
    t.built(mine="0,0 3,-3 -3,1").given(0, miners="3,-3 -3,1 0,0")
    kinds = {option[0] for option in t.options(0)}
    assert {"goal", "deliver", "act"} <= kinds
    t.do(0, "deliver", "contract_7", "mineral").do(0, "deliver", "contract_7", "mineral")
    assert t.stock(0)["mineral"] == 0
    assert t.s.contract_items[6][0] == 3
    assert t.kind(0) == "turn"


@rules("OM-4.7", "OM-14.2")
def test_after_the_end_is_declared_nothing_more_can_be_done() -> None:
    t = table(3, "colony").built(mine="0,0 3,-3 -3,1").given(0, goals="goal_3", miners="3,-3 -3,1 0,0", quarters=3)
    t.do(0, "act", "hire_or_contract", 0).do(0, "take_card", 0, "none")
    assert t.options(0, "goal")
    t.do(0, "end")
    assert t.kind(0) == "refill"
    assert t.refused(0, "goal", "goal_3", 1) == ("OM-14.2", "goal_not_now")
    assert t.refused(0, "pawn", "goal_3") == ("OM-1.16", "own_turn_only")
    assert not t.options(0, "goal")


@rules("OM-4.7")
def test_a_turn_with_nothing_left_ends_by_itself() -> None:
    t = table(3, confirm=False).given(0, quarters=0).do(0, "act", "resupply", 0).do(0, "supply", "water")
    assert t.s.active == 1
    t = table(3, confirm=False).given(0, quarters=0, crystals=2).do(0, "act", "resupply", 0).do(0, "supply", "water")
    assert (t.s.active, t.kind(0)) == (0, "turn")  # an executive action is still possible


@rules("OM-4.2", "OM-4.6", "OM-15.1")
@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({}, "All is done. End your turn."),
        ({"crystals": 2}, "Take an executive action, or end your turn."),
        ({"goals": "goal_7"}, "All is done. End your turn."),
        ({"goals": "goal_7 goal_1"}, "Take an executive action, or end your turn."),  # both laid down as crystals
        ({"goals": "goal_7", "shelters": "-2,-1 -4,0 5,-4"}, "Complete a goal, or end your turn."),
        ({"stock": "water", "contracts": {"contract_9": ""}}, "Deliver to a contract, or end your turn."),
        (
            {
                "goals": "goal_7",
                "shelters": "-2,-1 -4,0 5,-4",
                "stock": "water",
                "contracts": {"contract_9": ""},
            },
            "Complete a goal or deliver to a contract, or end your turn.",
        ),
    ],
)
def test_after_the_main_action_a_turn_asks_for_what_is_left(given: dict[str, Any], said: str) -> None:
    t = table(3).given(0, quarters=0, **given).do(0, "act", "resupply", 0).do(0, "supply", "battery")
    assert STRICT.format("en", "prompt-turn", t.params(0)) == said


@rules("OM-4.8", "OM-15.6")
def test_the_first_action_may_make_the_second_possible() -> None:
    t = table(2, "colony").given(0, bots="-5,3", stock="oxygen", crystals=2, quarters=1)
    assert ["act", "construct", 0] not in t.options(0)
    t.do(0, "exec", "exec_move_bots").do(0, "bot", "-5,3", "-4,1")
    t.do(0, "act", "construct", 0).builds(0, "shelter", "oxygen", "-4,0")
    assert t.s.shelter_count(0) == 2


@rules("OM-4.8", "OM-1.14")
def test_crystals_of_the_first_action_do_not_pay_for_the_second_but_resources_do() -> None:
    t = table(3).given(0, crystals=2, advanced={"bp_casino": "-2,-1"}, bots="-3,0", quarters=0)
    t.do(0, "act", "resupply", 0).do(0, "supply", "crystal").do(0, "use", "bp_casino", "crystals")
    assert (t.s.depot[0], t.s.incoming[0]) == (0, 3)
    t = table(3).given(0, crystals=2, lab={"lab_1_top": "tech_mine"}, quarters=1)
    assert ["act", "research_development", 0] not in t.options(0)
    t.do(0, "exec", "exec_resupply").do(0, "supply", "plant").do(0, "act", "research_development", 0)
    t.do(0, "develop", "lab_1_top", "lab_2_top", "plant")
    assert t.lab(0)["lab_2_top"] == "tech_mine"


# --- symbols --------------------------------------------------------------------------------------


@rules("OM-5.1")
@pytest.mark.parametrize(
    ("action", "side", "given"),
    [
        ("obtain_blueprint", "orbit", {}),
        ("research_development", "orbit", {"stock": "oxygen"}),
        ("construct", "colony", {"stock": "oxygen"}),
        ("upgrade", "colony", {"stock": "mineral", "blueprints": "bp_casino"}),
        ("hire_or_contract", "colony", {"crystals": 1, "stock": "battery*2"}),
    ],
)
def test_red_actions_need_a_colonist_on_a_slot(action: str, side: str, given: dict[str, Any]) -> None:
    t = table(3, side).given(0, quarters=0, **given)
    assert t.refused(0, "act", action, 0) == ("OM-6.6", "no_colonists")
    t = table(3, side).given(0, quarters=1, **given).do(0, "act", action, 0)
    assert t.slots(action) == [1, 0, 0]
    assert t.s.quarters[0] == 0
    assert t.told("colonist_placed") == [{"seat": 0, "action": action}]


@rules("OM-5.1")
@pytest.mark.parametrize(
    ("action", "side", "given"),
    [
        ("landing_pod", "orbit", {}),
        ("learn_tech", "orbit", {}),
        ("resupply", "orbit", {}),
        ("control_center", "colony", {}),
        ("welcome_ship", "colony", {"stock": "plant water"}),
    ],
)
def test_all_others_are_simply_declared(action: str, side: str, given: dict[str, Any]) -> None:
    t = table(3, side).given(0, quarters=0, **given).do(0, "act", action, 0)
    assert sum(t.s.slots) == 0
    assert t.s.main_done


@rules("OM-5.2")
def test_retrieved_colonists_may_boost() -> None:
    t = table(3).built(water_extractor="0,2 0,3 1,2").given(0, advanced={"bp_aqueduct": "0,2"}, crystals=2, working=1)
    t.given(0, quarters=0).do(0, "use", "bp_aqueduct", "crystals").do(0, "retrieve", "working_area")
    t.do(0, "act", "resupply", 0).do(0, "supply", "water").do(0, "supply", "plant")
    assert (t.s.quarters[0], t.s.working[0]) == (0, 1)


@rules("OM-5.2", "OM-5.4")
@pytest.mark.parametrize("action", ["construct", "upgrade"])
def test_actions_without_the_symbol_take_no_boost(action: str) -> None:
    t = table(3, "colony").given(0, quarters=4, stock="mineral*2 oxygen", blueprints="bp_casino bp_metal_deposit")
    t.given(0, bots="0,1 -3,0").do(0, "act", action, 0)
    if action == "upgrade":
        t.do(0, "upgrade", "bp_casino", "-2,-1")
    else:
        t.builds(0, "shelter", "oxygen", "-4,0")
    assert t.kind(0) == "turn"
    assert t.s.quarters[0] == 3


@rules("OM-5.4")
def test_the_warehouse_space_of_the_laboratory_takes_no_boost() -> None:
    t = table(3).given(0, quarters=3).do(0, "act", "learn_tech", 0).do(0, "learn", 6, "lab_1_top", "none")
    t.do(0, "supply", "water")
    assert t.kind(0) == "learn"
    assert t.refused(0, "supply", "water") == ("OM-7.5", "not_asked")


@rules("OM-5.5")
def test_boosts_are_decided_one_by_one() -> None:
    t = table(3).given(0, quarters=3).do(0, "act", "obtain_blueprint", 0).do(0, "blueprint", "bp_metal_deposit")
    assert (t.s.quarters[0], t.s.working[0]) == (2, 0)
    t.do(0, "blueprint", "bp_wind_turbines")
    assert (t.s.quarters[0], t.s.working[0]) == (1, 1)
    t.do(0, "done")
    assert (t.s.quarters[0], t.s.working[0]) == (1, 1)


@rules("OM-5.5")
def test_a_unit_that_cannot_be_done_cannot_be_bought() -> None:
    t = table(3).display("bp_casino").given(0, quarters=3).do(0, "act", "obtain_blueprint", 0)
    t.do(0, "blueprint", "bp_casino")
    assert (t.kind(0), t.s.quarters[0]) == ("turn", 2)


# --- slots ----------------------------------------------------------------------------------------


def slotted(players: int, *there: int, quarters: int = 4, crystals: int = 0) -> Table:
    t = table(players).given(0, quarters=quarters, crystals=crystals)
    for party, count in enumerate(there):
        t.given(party, slots={"obtain_blueprint": count})
    return t


@rules("OM-6.1", "OM-6.3", "OM-6.4", "OM-6.5", "OM-6.2")
@pytest.mark.parametrize(
    ("players", "there", "cleared", "payments"),
    [
        (3, (0, 1, 0), (), 1),
        (3, (2, 0, 0), (), 0),
        (3, (0, 2, 0), (), 1),
        (3, (0, 2, 1), (1,), 1),
        (3, (1, 1, 1), (0, 1, 2), 0),
        (3, (3, 0, 0), (0,), 0),
        (4, (0, 1, 0, 1), (), 2),
        (4, (1, 0, 0, 2), (3,), 0),
        (2, (1, 0), (), 1),
        (2, (2, 0), (), 2),
        (2, (1, 2), (1,), 1),
        (2, (3, 0), (0,), 0),
    ],
)
def test_clearing_and_paying(players: int, there: tuple[int, ...], cleared: tuple[int, ...], payments: int) -> None:
    t = slotted(players, *there).do(0, "act", "obtain_blueprint", 0)
    left = [0 if party in cleared else count for party, count in enumerate(there)]
    assert t.slots("obtain_blueprint") == [left[0] + 1, *left[1:]]
    for party in range(players):
        gone = there[party] if party in cleared else 0
        assert t.s.working[party] == gone + (payments if party == 0 else 0)
    assert t.s.quarters[0] == 4 - 1 - payments


@rules("OM-6.6", "OM-6.8")
def test_an_action_that_cannot_be_paid_is_not_begun() -> None:
    t = slotted(3, 0, 1, 1, quarters=2)
    assert ["act", "obtain_blueprint", 0] not in t.options(0)
    assert t.refused(0, "act", "obtain_blueprint", 0) == ("OM-6.6", "no_colonists")
    assert t.slots("obtain_blueprint") == [0, 1, 1]
    t = slotted(3, 0, 1, 1, quarters=2, crystals=1)
    assert [option for option in t.options(0, "act") if option[1] == "obtain_blueprint"] == [
        ["act", "obtain_blueprint", 1]
    ]
    assert t.refused(0, "act", "obtain_blueprint", 2) == ("OM-6.4", "no_crystals")
    assert t.refused(0, "act", "obtain_blueprint", 3) == ("OM-6.4", "too_many_crystals")


@rules("OM-6.8")
def test_clearing_alone_is_no_reason_to_begin() -> None:
    t = slotted(3, 0, 2, 1).display()
    assert t.refused(0, "act", "obtain_blueprint", 0) == ("OM-7.2", "display_empty")
    assert t.slots("obtain_blueprint") == [0, 2, 1]


@rules("OM-6.7", "OM-6.2")
def test_hire_is_never_cleared_and_needs_the_own_slot() -> None:
    t = table(4, "colony").given(0, quarters=6, shelters="-2,-1 -4,0")
    for party in (1, 2, 3):
        t.given(party, slots={"hire_or_contract": 1})
    t.do(0, "act", "hire_or_contract", 0)
    assert t.slots("hire_or_contract") == [1, 1, 1, 1]
    assert t.s.working == [3, 0, 0, 0]
    own = table(3, "colony").given(0, slots={"hire_or_contract": 1}, quarters=4)
    assert own.refused(0, "act", "hire_or_contract", 0) == ("OM-6.7", "own_slot_taken")
    two = table(2, "colony").given(0, quarters=4).given(1, slots={"hire_or_contract": 1})
    two.do(0, "act", "hire_or_contract", 0)
    assert two.s.working[0] == 1


@rules("OM-6.9")
def test_placed_colonists_stay() -> None:
    t = slotted(3, 0, 0, 0).do(0, "act", "obtain_blueprint", 0).do(0, "blueprint", "bp_metal_deposit")
    t.do(0, "done").ends(0)
    t.shuttle("orbit", 3).idles(1, 2)
    assert t.s.round == 2
    assert t.slots("obtain_blueprint") == [1, 0, 0]


@rules("OM-6.10")
def test_own_cleared_colonists_cannot_be_used_at_once() -> None:
    t = slotted(3, 2, 1, 0, quarters=1)
    assert t.refused(0, "act", "obtain_blueprint", 0) == ("OM-6.6", "no_colonists")
    t = slotted(3, 2, 1, 0, quarters=2).do(0, "act", "obtain_blueprint", 0)
    assert (t.s.working[0], t.s.quarters[0]) == (3, 0)
