"""Rules that had been read more narrowly, or more freely, than the rulebook says; each test is named by its rule."""

from __future__ import annotations

from typing import Any

import pytest

from games.on_mars.marks import rules
from games.on_mars.setting import Table, table
from games.on_mars.test_variants import colonist
from orrery.games.on_mars import GAME
from orrery.games.on_mars.components import GOAL_IDS

# --- OM-7.13: crystals of the warehouse ---------------------------------------------------------------


@rules("OM-7.13")
@pytest.mark.parametrize(
    ("depot", "lacking", "most"),
    [(3, 1, 1), (3, 2, 2), (2, 1, 2), (3, 0, 0)],  # a depot with room for three in all
)
def test_om_7_13_a_lacking_crystal_makes_room_for_one(depot: int, lacking: int, most: int) -> None:
    card = {"contract_12": f"crystal*{3 - lacking} mineral"}
    t = table(3).given(0, crystals=depot, quarters=4, contracts=card).do(0, "act", "resupply", 0)
    for _ in range(most):
        t.do(0, "supply", "crystal")
    assert t.refused(0, "supply", "crystal") == ("OM-7.13", "no_room")
    assert t.s.incoming[0] == most


@rules("OM-7.13", "OM-8.16")
def test_om_7_13_every_lack_is_counted_once() -> None:
    """Crystals that wait already, from wherever they came, use up what a contract lacks; a delivery changes nothing."""
    given: dict[str, Any] = {"crystals": 3, "quarters": 4, "contracts": {"contract_12": "crystal"}}
    t = table(3).given(0, incoming=0, **given).do(0, "act", "resupply", 0)
    t.do(0, "supply", "crystal").do(0, "deliver", "contract_12", "crystal")
    t.do(0, "supply", "crystal")
    assert t.refused(0, "supply", "crystal") == ("OM-7.13", "no_room")
    waiting = table(3).given(0, **given).start()
    waiting.s.incoming[0] = 2  # gained in this turn
    waiting.do(0, "act", "resupply", 0)
    assert ["supply", "crystal"] not in waiting.options(0)


# --- OM-1.19: what the end of a turn tells about a hand -----------------------------------------------


def idle_turn(goals: str, **given: Any) -> Table:
    """Nothing is left to choose but goals; the end of the turn need not be confirmed."""
    t = table(3, confirm=False).given(0, quarters=0, goals=goals, **given)
    return t.do(0, "act", "resupply", 0).do(0, "supply", "water")


@rules("OM-1.19", "OM-14.1")
def test_om_1_19_a_turn_ends_alike_for_every_hand() -> None:
    """Three shelters fulfil a goal that somebody may hold: whoever holds any is asked, and nobody else can tell."""
    shelters = "-2,-1 -4,0 5,-4"
    tables = [idle_turn(goals, shelters=shelters) for goals in ("goal_7", "goal_12")]
    assert [t.kind(0) for t in tables] == ["turn", "turn"]
    assert [bool(t.options(0, "goal")) for t in tables] == [True, False]
    for other in (1, 2, None):
        with_it, without = (GAME.view(t.s, other) for t in tables)
        assert with_it == without
    assert tables[1].options(0) == [["end"]]
    assert tables[1].do(0, "end").s.active == 1


@rules("OM-1.19", "OM-4.7")
def test_om_1_19_nobody_is_asked_where_everybody_knows_the_answer() -> None:
    """No goal of the game is fulfilled; no goal is held; one was achieved already; the fulfilled one lies open."""
    shelters = "-2,-1 -4,0 5,-4"
    assert idle_turn("goal_7").s.active == 1
    assert idle_turn("", shelters=shelters).s.active == 1
    for party in (0, 1):
        t = table(3, confirm=False).given(0, quarters=0, goals="goal_12", shelters=shelters)
        t.s.achieved[party] = GOAL_IDS.index("goal_7")
        assert t.do(0, "act", "resupply", 0).do(0, "supply", "water").s.active == 1


# --- OM-4.7: a level reached at the end of the turn ---------------------------------------------------


def levelling(goals: str, confirm: bool = True, **given: Any) -> Table:
    """The colony reaches level 3 at the end of this turn."""
    t = table(2, confirm=confirm).level(2, [3, 3, 3, 3]).given(0, goals=goals, quarters=0, **given)
    t.do(0, "act", "resupply", 0).do(0, "supply", "water")
    return t.do(0, "end") if confirm else t


@rules("OM-4.7", "OM-14.1")
@pytest.mark.parametrize("confirm", [True, False])
def test_om_4_7_a_level_reached_at_the_end_of_the_turn_counts_in_this_turn(confirm: bool) -> None:
    t = levelling("goal_8", confirm, rover="3,-3")
    assert (t.s.level, t.s.active, t.kind(0)) == (3, 0, "turn")
    assert t.options(0) == [["end"], ["goal", "goal_8", 0], ["goal", "goal_8", 1]]
    t.do(0, "goal", "goal_8", 1).do(0, "rover", "3,-2").do(0, "done").do(0, "end")
    assert (t.s.active, t.s.achieved[0]) == (1, GOAL_IDS.index("goal_8"))


@rules("OM-4.7", "OM-4.2")
def test_om_4_7_only_goals_come_after_the_end_was_declared() -> None:
    """Neither the executive action nor a main action that was skipped."""
    t = levelling("goal_8", crystals=2)
    assert t.options(0, "exec") == t.options(0, "act") == []
    assert t.refused(0, "exec", "exec_resupply") == ("OM-15.1", "exec_done")


@rules("OM-4.7", "OM-1.19")
def test_om_4_7_the_question_comes_alike_for_every_hand() -> None:
    tables = [levelling(goals) for goals in ("goal_8", "goal_12")]
    assert [t.kind(0) for t in tables] == ["turn", "turn"]
    assert GAME.view(tables[0].s, 1) == GAME.view(tables[1].s, 1)
    assert levelling("").s.active == 1
    assert tables[1].do(0, "end").s.active == 1  # once


@rules("OM-4.7", "OM-4.5")
def test_om_4_7_what_a_late_reward_brings_about_is_settled_too() -> None:
    """The technology of another that the reward uses: its owner decides before the marker is laid down."""
    t = table(2).level(2, [3, 3, 3, 3]).given(0, goals="goal_8", quarters=0, rover="3,-3")
    t.given(1, lab={"lab_1_top": "tech_rover"}).do(0, "act", "resupply", 0).do(0, "supply", "water").do(0, "end")
    t.do(0, "goal", "goal_8", 1).do(0, "use_tech", 1).do(0, "done").do(0, "end")
    assert (t.s.active, t.kind(1)) == (0, "settle")
    assert t.do(1, "keep").s.active == 1


# --- OM-18.3: one B card in a turn --------------------------------------------------------------------


@rules("OM-18.3")
def test_om_18_3_the_part_in_the_shuttle_phase_is_no_turn_of_before() -> None:
    """A task of the own turn and one of the flight after it; not two of the same turn, not two of the same flight."""
    t = colonist("orbit", b="fc_b8 fc_b7 fc_b2 fc_b5", stock="oxygen*2").shuttle("orbit")
    t.do(0, "act", "obtain_blueprint", 0).do(0, "blueprint", "bp_private_ship").do(0, "reveal", "fc_b8")
    t.do(0, "blueprint", "bp_metal_deposit")
    assert t.kind(0) != "first_b"
    if t.kind(0) == "blueprint":
        t.do(0, "done")
    t.ends(0).idles(1, 2).do(0, "travel").do(0, "explore", 0, "3,-3")
    assert t.kind(0) == "first_b"
    t.do(0, "reveal", "fc_b7").do(0, "space", 5)
    assert t.kind(0) is None  # travelling is a task too, but of the same flight
    while t.s.phase == "shuttle":
        t.do(t.actors[0], "stay")
    assert t.idles(1, 2).do(0, "act", "control_center", 0).do(0, "done").kind(0) == "turn"
    assert t.s.b_used == 0  # with the own turn another may follow


@rules("OM-18.3", "OM-9.7")
def test_om_18_3_a_task_may_be_done_in_the_turn_of_another() -> None:
    """A free development at the end of another's turn brings a blueprint."""
    t = table(3, "colony", first_colonists=True).given(0, quarters=3)
    t.given(1, lab={"lab_4_bottom": "tech_rover"}).start()
    t.s.first_b[1] = (7,)
    t.s.b_deck = tuple(range(7))
    t.do(0, "act", "control_center", 0).do(0, "use_tech", 1).do(0, "done").do(0, "end")
    t.do(1, "develop", "lab_4_bottom", "lab_5_bottom", "none").do(1, "blueprint", "bp_private_ship")
    assert t.options(1) == [["reveal", "fc_b8"], ["done"]]
    assert t.do(1, "reveal", "fc_b8").s.b_gone == (7,)
