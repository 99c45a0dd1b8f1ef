"""Rules that had been read more narrowly, or more freely, than the rulebook says; each test is named by its rule."""

from __future__ import annotations

from typing import Any

import pytest

from games.on_mars.marks import rules
from games.on_mars.position import number
from games.on_mars.setting import Table, table
from games.on_mars.test_variants import colonist
from orrery.core.engine import Play
from orrery.games.on_mars import GAME
from orrery.games.on_mars.components import FIRST_A_IDS, FIRST_B_IDS, GOAL_IDS, TYPE_IDS
from orrery.games.on_mars.rules.first_colonists import constructed

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
    waiting.given(0, incoming=2).do(0, "act", "resupply", 0)
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
        assert t.given(party, achieved="goal_7").do(0, "act", "resupply", 0).do(0, "supply", "water").s.active == 1


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


@rules("OM-4.7")
def test_om_4_7_nobody_is_asked_twice_for_what_was_fulfilled_before() -> None:
    """Three shelters fulfil a goal already when the end is declared; level 2 fulfils no other."""
    t = table(2).level(1, [2, 2, 2, 2]).given(0, goals="goal_7", quarters=0, shelters="-2,-1 -4,0 5,-4")
    t.do(0, "act", "resupply", 0).do(0, "supply", "water")
    assert t.options(0, "goal")
    assert t.do(0, "end").s.active == 1
    assert t.s.level == 2


@rules("OM-4.7", "OM-4.5")
def test_om_4_7_what_a_late_reward_brings_about_is_settled_too() -> None:
    """The technology of another that the reward uses: its owner decides before the marker is laid down."""
    t = table(2).level(2, [3, 3, 3, 3]).given(0, goals="goal_8", quarters=0, rover="3,-3")
    t.given(1, lab={"lab_1_top": "tech_rover"}).do(0, "act", "resupply", 0).do(0, "supply", "water").do(0, "end")
    t.do(0, "goal", "goal_8", 1).do(0, "use_tech", 1).do(0, "done").do(0, "end")
    assert (t.s.active, t.kind(1)) == (0, "settle")
    assert t.do(1, "keep").s.active == 1


# --- OM-8.4: crystals may be left lying ---------------------------------------------------------------


@rules("OM-8.4")
def test_om_8_4_a_rover_may_leave_a_crystal() -> None:
    t = table(3, "colony").given(0, rover="-4,0").crystals("-4,1 -4,2").do(0, "act", "control_center", 0)
    assert t.options(0, "rover_past") == [["rover_past", "-4,1"]]
    assert t.refused(0, "rover_past", "-5,1") == ("OM-8.4", "no_crystal_there")
    t.do(0, "rover_past", "-4,1").do(0, "rover", "-4,2").do(0, "done")
    assert (t.rover(0), t.s.incoming[0], t.s.crystals) == ("-4,2", 1, 1 << number("-4,1"))
    assert [event["crystal"] for event in t.told("rover_moved")] == [False, True]


@rules("OM-8.4", "OM-8.8", "OM-1.6")
def test_om_8_4_a_crystal_may_lie_under_a_rover() -> None:
    """It stays, the hex is not empty, and whoever enters it later may take it; a building removes it."""
    t = table(3, "colony").given(0, rover="-4,0").given(1, rover="-4,2").crystals("-4,1")
    t.do(0, "act", "control_center", 0).do(0, "rover_past", "-4,1").do(0, "done").ends(0)
    t.do(1, "act", "control_center", 0).do(1, "rover", "-4,1").do(1, "rover", "-5,1").do(1, "done")
    assert (t.s.incoming, t.s.crystals) == ([0, 1, 0], 0)


@rules("OM-8.4", "OM-15.8", "OM-8.3")
def test_om_8_4_bots_that_act_as_rovers_may_leave_crystals_too() -> None:
    """The bot that goes on leaves it, the bot that ends there removes it; other bots never collect."""
    given: dict[str, Any] = {"bots": "-4,2", "advanced": {"bp_recycling_bots": "2,-1"}, "crystals": 2}
    condensers = "2,-1 3,-1 3,-2"
    t = table(3, "colony").built(oxygen_condenser=condensers).given(0, **given).crystals("-4,3 -4,4")
    t.do(0, "use", "bp_recycling_bots", "crystals").do(0, "bot_past", "-4,2", "-4,3")
    t.do(0, "bot_past", "-4,3", "-4,4")
    assert (t.s.incoming[0], t.s.crystals) == (0, 1 << number("-4,3"))
    plain = table(3, "colony").given(0, bots="-4,2").crystals("-4,3").do(0, "act", "control_center", 0)
    assert plain.options(0, "bot_past") == []
    assert plain.refused(0, "bot_past", "-4,2", "-4,3") == ("OM-8.4", "no_crystal_there")


# --- OM-8.2: two pieces on a hex until the turn ends --------------------------------------------------

# what stands on the hex, of another party
STANDING: dict[str, dict[str, Any]] = {
    "bot": {"bots": "-3,1"},
    "rover": {"rover": "-3,1"},
    "miner": {"miners": "-3,1"},
    "marker": {"advanced": {"bp_metal_deposit": "-3,1"}},
}


def crowd(piece: str, **given: Any) -> Table:
    t = table(3, "colony").built(mine="0,0 -3,1").given(0, **{"bots": "-4,2", "rover": "-3,2", **given})
    return t.given(1, **STANDING[piece])


@rules("OM-8.2", "OM-1.5", "OM-4.8")
@pytest.mark.parametrize("piece", STANDING)
def test_om_8_2_an_executive_movement_parts_what_the_control_center_brought_together(piece: str) -> None:
    t = crowd(piece, crystals=2).do(0, "act", "control_center", 0).do(0, "bot", "-4,2", "-3,1").do(0, "done")
    assert t.options(0) == [["exec", "exec_move_bots"]]
    assert t.refused(0, "end") == ("OM-8.2", "two_pieces")
    t.do(0, "exec", "exec_move_bots")
    assert t.refused(0, "done") == ("OM-8.2", "two_pieces")
    assert t.hexes(0, "bot") == {"-3,1"}
    t.do(0, "bot", "-3,1", "-1,1").do(0, "end")  # four steps in a turn, over the head of another
    assert (t.bots(0), t.s.active) == ({"-1,1"}, 1)


@rules("OM-8.2", "OM-4.8")
@pytest.mark.parametrize("piece", STANDING)
def test_om_8_2_the_control_center_parts_what_an_executive_movement_brought_together(piece: str) -> None:
    t = crowd(piece, crystals=2, goals="goal_7", shelters="-2,-1 -4,0 5,-4", contracts={"contract_12": ""})
    t.do(0, "exec", "exec_move_bots").do(0, "bot", "-4,2", "-3,1").do(0, "done")
    assert t.options(0) == [["act", "control_center", 0]]
    assert t.refused(0, "goal", "goal_7", 0) == ("OM-14.2", "goal_not_now")
    assert t.refused(0, "act", "welcome_ship", 0) == ("OM-8.2", "two_pieces")
    t.do(0, "act", "control_center", 0)
    assert t.refused(0, "rover", "-3,3") == ("OM-8.2", "two_pieces")  # the bot goes first
    t.do(0, "bot", "-3,1", "-3,0").do(0, "rover", "-3,3").do(0, "done")
    assert t.options(0, "goal") == [["goal", "goal_7", 0], ["goal", "goal_7", 1]]


@rules("OM-8.2")
def test_om_8_2_a_rover_rests_on_the_hex_of_another_too() -> None:
    t = crowd("bot", crystals=4, ships="d4 d5 d6 d8").level(2, [2, 2, 2, 2]).do(0, "act", "control_center", 0)
    t.do(0, "rover", "-3,1").do(0, "done")
    assert t.options(0) == [["exec", "exec_move_rover"]]
    t.do(0, "exec", "exec_move_rover")
    assert t.refused(0, "done") == ("OM-8.2", "two_pieces")
    t.do(0, "rover", "-2,0").do(0, "done").do(0, "end")
    assert (t.rover(0), t.s.active) == ("-2,0", 1)


@rules("OM-8.2")
def test_om_8_2_not_without_a_certain_way_out() -> None:
    """Too few crystals, a ship on the space, the executive action spent, or an own piece on the hex."""
    for given in ({"crystals": 1}, {"crystals": 2, "ships": "d3 d4 d5 d6 d7"}):
        t = crowd("bot", **given).do(0, "act", "control_center", 0)
        assert t.refused(0, "bot", "-4,2", "-3,1") == ("OM-8.2", "two_pieces")
    t = (
        crowd("bot", crystals=4, ships="d4 d5 d6 d7")
        .level(2, [2, 2, 2, 2])
        .do(0, "exec", "exec_resupply")
        .do(0, "supply", "water")
    )
    t.do(0, "act", "control_center", 0)
    assert t.refused(0, "bot", "-4,2", "-3,1") == ("OM-8.2", "two_pieces")
    own = crowd("bot", crystals=2).do(0, "act", "control_center", 0)
    assert own.refused(0, "bot", "-4,2", "-3,2") == ("OM-8.2", "two_pieces")
    assert own.do(0, "rover", "-4,3").refused(0, "bot", "-4,2", "-4,3") == ("OM-8.2", "two_pieces")


@rules("OM-8.2", "OM-8.16")
def test_om_8_2_crystals_for_the_way_out_are_not_delivered() -> None:
    t = crowd("bot", crystals=2, contracts={"contract_12": ""}).do(0, "act", "control_center", 0)
    t.do(0, "bot", "-4,2", "-3,1").do(0, "done")
    assert t.refused(0, "deliver", "contract_12", "crystal") == ("OM-6.8", "finish_first")
    t.do(0, "exec", "exec_move_bots").do(0, "bot", "-3,1", "-3,0").do(0, "done")
    assert t.s.depot[0] == 0


@rules("OM-8.2", "OM-7.11")
def test_om_8_2_not_in_the_middle_of_an_action() -> None:
    """The next development might spend the crystals that the way out needs."""
    t = table(3).given(0, bots="-4,2", stock="oxygen*2", crystals=2, quarters=3).given(1, bots="-3,1")
    t.do(0, "act", "research_development", 0).do(0, "develop", "lab_2_mid", "lab_3_bottom", "oxygen")
    assert t.refused(0, "bot", "-4,2", "-3,1") == ("OM-8.2", "two_pieces")


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


def blueprint_in_anothers_turn(card: str) -> Table:
    """Seat 1 takes a blueprint at the end of seat 0's turn, by a free development, and holds one B card."""
    t = table(3, "colony", first_colonists=True).given(0, quarters=3)
    t.given(1, quarters=0, lab={"lab_4_bottom": "tech_rover"}, first_b=card)  # no colonist for another blueprint
    t.do(0, "act", "control_center", 0).do(0, "use_tech", 1).do(0, "done").do(0, "end")
    return t.do(1, "develop", "lab_4_bottom", "lab_5_bottom", "none").do(1, "blueprint", "bp_private_ship")


@rules("OM-18.3", "OM-9.7", "OM-1.19")
@pytest.mark.parametrize("card", FIRST_B_IDS)
def test_om_18_3_nobody_is_asked_for_a_b_card_in_the_turn_of_another(card: str) -> None:
    """Who is asked is public, so the question would tell of the card: fc_b8 asks for a blueprint, the others do not."""
    t, fitting = blueprint_in_anothers_turn(card), blueprint_in_anothers_turn("fc_b8")
    assert t.told("blueprint_taken")[-1]["seat"] == 1
    assert (t.s.active, t.actors, t.kind(1)) == (1, (1,), "turn")  # the turn of seat 0 is over at once
    for other in (0, 2, None):
        assert GAME.view(t.s, other) == GAME.view(fitting.s, other)
    assert t.s.b_used == 0


@rules("OM-18.3", "OM-1.19")
@pytest.mark.parametrize("card", FIRST_A_IDS)
def test_om_18_3_nobody_is_asked_for_an_a_card_in_the_turn_of_another(card: str) -> None:
    """Every A card has the shelter, so whoever constructs one is asked, but in the own turn only."""
    for party in (1, 2, 0):
        t = table(3, "colony", first_colonists=True).given(party, first_a=card)
        constructed(Play(t.s, t.log), party, TYPE_IDS.index("shelter"))
        assert (t.kind(party) == "first_a") is (party == t.s.active == 0)
