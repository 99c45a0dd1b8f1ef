"""Phase III: order, improvements, thefts and base actions (R5-6, R5-7)."""

from __future__ import annotations

import pytest

from games.planet_5r.setting import Table, group, rules, table
from orrery.games.planet_5r.components import ACTIONS, CARD_IDS, EXPAND, STEAL_FROM_EACH
from orrery.games.planet_5r.state import Improvement


def paid(t: Table) -> list[tuple[int, int, int, int]]:
    return [(e["seat"], e["victim"], e["amount"], e["from_supply"]) for e in t.told("water_stolen")]


@rules("R5-6.1")
def test_r5_6_1_order_of_activation() -> None:
    t = table(5).given(0, water=0).rolls(2)
    t.cards("expand", "scout", "plunder", "develop", "excavate").rolls(2).bids(None, None, None, None, 1)
    kinds = [k for k in t.kinds() if k in ("auction_began", "water_gained", "water_stolen", "late_next", "cards_back")]
    assert kinds[0] == "auction_began"
    assert kinds[1:] == [
        "water_gained",  # Develop
        "water_stolen",
        "water_stolen",  # Plunder
        "water_gained",
        "late_next",  # Scout
        "cards_back",
        "cards_back",  # Expand and the unlucky Excavate, in phase IV
    ]


@rules("R5-6.1", "R5-7.3")
def test_r5_6_1_the_auction_comes_before_plunder() -> None:
    """The bid is paid before the theft, so the plunderers are paid by the supply."""
    t = table(3).given(0, water=4).cards("excavate", "plunder", "plunder").rolls(1).bids(4, None, None)
    t.do(0, "take", t.market_ids[0], None, None, None, None)
    assert t.water == [0, 7, 7]  # the excavator paid 4 first; the supply pays both plunderers
    assert paid(t) == [(1, 0, 2, 2), (2, 0, 2, 2)]


@rules("R5-6.2")
def test_r5_6_2_counts_are_fixed_for_the_round() -> None:
    t = table(4, round_=2).market("tech_dew_lens").cards("excavate", "excavate", "develop", "expand")
    seen = t.m.view()["counts"]
    assert seen == {"excavate": 2, "develop": 1, "plunder": 0, "scout": 0, "expand": 1}
    t.bids(3, 2, None, None)
    assert t.m.view()["counts"] == seen  # also after the first bidders have been decided
    t.do(0, "take", "tech_dew_lens", None, None, None, None)
    assert t.m.view()["counts"] is None  # the next round has begun


@rules("R5-6.3", "R5-6.6")
def test_r5_6_3_the_whole_group_improves_before_the_base_action() -> None:
    """Both developers' improvements come before either gains by Develop."""
    t = table(3).given(0, groups=[group("settlement_dune_port"), group("tech_rain_mill")])
    t.given(1, groups=[group("settlement_pump_camp"), group("tech_common_well")])
    t.cards("develop", "develop", "expand")
    gained = [(e["seat"], e["amount"], e["reason"]) for e in t.told("water_gained")]
    assert gained == [(0, 1, "improvement"), (1, 2, "improvement"), (0, 2, "develop"), (1, 2, "develop")]


@rules("R5-6.3", "R5-8.2")
def test_r5_6_3_water_of_improvements_can_be_bid() -> None:
    t = table(3).given(0, water=0, groups=[group("settlement_dune_port"), group("tech_dew_lens")])
    t.cards("excavate", "expand", "expand")
    assert t.options(0) == [["bid", 1]]


@rules("R5-6.4")
def test_r5_6_4_every_visible_improvement_of_the_played_action_once() -> None:
    loose = [
        group("settlement_dune_port"),
        group("tech_dew_lens"),
        group("tech_guild_shovel"),
        group("tech_star_chorus"),
    ]
    t = table(3).given(0, water=0, groups=loose).cards("excavate", "develop", "expand")
    gained = [(e["card"], e["amount"]) for e in t.told("water_gained") if e["reason"] == "improvement"]
    assert gained == [("tech_dew_lens", 1), ("tech_guild_shovel", 1), ("tech_star_chorus", 1)]
    assert t.options(0) == [["bid", 1], ["bid", 2], ["bid", 3]]
    assert t.m.actors == (0,)  # nobody was asked whether to use them


@rules("R5-6.4")
def test_r5_6_4_improvements_of_other_actions_rest() -> None:
    t = table(3).given(0, water=2, settlement="settlement_dune_port", groups=[group("tech_sand_sail")])
    t.cards("develop", "expand", "expand")
    assert t.water[0] == 6
    assert all(e["reason"] == "develop" for e in t.told("water_gained"))


@rules("R5-6.5")
def test_r5_6_5_per_card_counts_the_own_card() -> None:
    t = table(4).given(0, water=0, settlement="settlement_old_quarry", groups=[group("tech_pack_horn")])
    t.cards("plunder", "plunder", "develop", "develop")
    assert t.water[0] == 2  # two Plunder cards lie there, one of them his own; no victims
    (gain,) = [e for e in t.told("water_gained") if e["reason"] == "improvement"]
    assert (gain["card"], gain["side"], gain["kind"], gain["of"]) == (
        "tech_pack_horn",
        "left",
        "gain_per_card",
        "plunder",
    )


@rules("R5-6.5")
def test_r5_6_5_per_card_of_another_action_may_be_nothing() -> None:
    t = table(3).given(0, water=1, settlement="settlement_old_quarry", groups=[group("tech_pack_horn")])
    t.cards("expand", "develop", "scout")
    assert t.water[0] == 1  # no Excavate was played
    assert t.told("water_gained")[-1]["amount"] == 0


@rules("R5-6.6")
def test_r5_6_6_gains_of_the_group_come_before_its_thefts() -> None:
    """Two expanders: B gains by rolling, then A steals nothing from B, for A's card robs developers only."""
    t = table(3).given(0, water=0, settlement="settlement_old_quarry", groups=[group("tech_nomad_beacon")])
    t.given(1, water=0, settlement="settlement_pump_camp", groups=[group("tech_trap_vault")]).given(2, water=0)
    t.rolls(3).cards("expand", "expand", "develop")
    order = [k for k in t.kinds() if k in ("water_gained", "water_stolen")]
    assert order == ["water_gained", "water_gained", "water_stolen"]
    assert t.water == [1, 3, 3]


def robbing(t: Table, seat: int, *victims: str) -> None:
    """Give a seat improvements of Expand that rob these actions, whatever the printed cards do."""
    beacon = CARD_IDS.index("tech_nomad_beacon")
    thefts = tuple(Improvement(beacon, 0, STEAL_FROM_EACH, ACTIONS.index(of)) for of in victims)
    tableau = t.s.tableaux[seat]
    t.s.tableaux[seat] = tableau._replace(improvements=(*tableau.improvements[:EXPAND], thefts))


@rules("R5-6.6")
def test_r5_6_6_demands_add_up_and_the_supply_pays_the_rest() -> None:
    """Two thieves ask one victim who holds 1: both get theirs, the supply pays one of them."""
    t = table(4).given(0, water=0).given(1, water=0).given(2, water=0).given(3, water=1)
    robbing(t, 0, "plunder")
    robbing(t, 1, "plunder", "plunder")
    t.cards("expand", "expand", "develop", "scout")
    assert paid(t) == []  # nobody plundered
    t = table(4).given(0, water=0).given(1, water=0).given(3, water=0)
    robbing(t, 0, "scout")
    robbing(t, 1, "scout", "scout")
    t.rolls(2).cards("expand", "expand", "develop", "scout")
    assert t.water == [1, 2, 9, 0]  # the scout rolled 2 and is asked for 3
    assert sum(e["from_supply"] for e in t.told("water_stolen")) == 1


@rules("R5-6.6", "R5-6.7")
def test_r5_6_6_stolen_water_cannot_pay_in_the_same_step() -> None:
    """A (no water) and B (1) rob all who Expand: what A gets from B is not there for B to take from A."""
    t = table(3).given(0, water=0).given(1, water=1).given(2, water=0)
    robbing(t, 0, "expand")
    robbing(t, 1, "expand")
    t.cards("expand", "expand", "expand")
    assert paid(t) == [(0, 1, 1, 0), (0, 2, 1, 1), (1, 0, 1, 1), (1, 2, 1, 1)]  # and nobody robs himself
    assert t.water == [2, 2, 0]


@rules("R5-6.6")
def test_r5_6_6_a_victim_without_water_costs_the_thief_nothing() -> None:
    t = table(3).given(0, water=0, settlement="settlement_old_quarry", groups=[group("tech_shadow_drone")])
    t.given(1, water=0).given(2, water=0, settlement="settlement_pump_camp", groups=[group("tech_star_chorus")])
    t.rolls(1, 2).cards("scout", "excavate", "scout")  # Scout: steal from excavators; seat 1 has no water to bid
    assert paid(t) == [(0, 1, 1, 1)]
    assert t.water == [2, 0, 4]  # seat 2: two Scout cards, then its roll of 2


@rules("R5-6.6", "R5-7.3")
def test_r5_6_6_improvement_then_plunder_of_the_same_group() -> None:
    t = table(3).given(0, water=0, settlement="settlement_old_quarry", groups=[group("tech_siphon_hook")])
    t.given(1, water=1).given(2, water=0, settlement="settlement_pump_camp", groups=[group("tech_sand_sail")])
    t.cards("plunder", "expand", "plunder")
    # (a1) seat 2 gains 1; (a2) seat 0 takes 1 of seat 1; (b) k = 2: each asks 2 of seat 1, who has nothing left
    assert t.water == [3, 0, 3]
    assert paid(t) == [(0, 1, 1, 0), (0, 1, 2, 2), (2, 1, 2, 2)]


@rules("R5-6.8")
def test_r5_6_8_rolls_by_seat_then_tableau() -> None:
    """Groups by id, cards left to right, left corner before right corner."""
    t = table(4).given(3, water=0, groups=[group("settlement_pump_camp"), group("tech_trap_vault")])
    t.given(1, water=0, groups=[group("settlement_dune_port"), group("tech_nomad_beacon")])
    t.rolls(1, 2, 3).cards("develop", "scout", "develop", "scout")
    assert [(e["seat"], e["face"], e["reason"]) for e in t.told("die_rolled")] == [
        (1, 1, "improvement"),
        (1, 2, "scout"),
        (3, 3, "scout"),
    ]

    two = [group("settlement_old_quarry"), group("tech_siphon_hook"), group("tech_mist_compass")]
    t = table(3).given(0, groups=two).rolls(3).cards("develop", "expand", "expand")
    order = [e["card"] for e in t.told("water_gained") if e["reason"] == "improvement"]
    assert order == ["tech_siphon_hook", "tech_mist_compass"]

    chain = group("tech_mist_compass", "tech_common_well", joints=["right"])  # Scout | Develop over it | Scout
    t = table(3).given(0, groups=[group("settlement_old_quarry"), chain]).cards("scout", "expand", "expand")
    order = [(e["card"], e["side"]) for e in t.told("water_gained") if e["reason"] == "improvement"]
    assert order == [("tech_mist_compass", "left"), ("tech_common_well", "right")]


@rules("R5-6.9")
def test_r5_6_9_a_new_technology_improves_nothing_this_round() -> None:
    t = table(3).given(0, water=4).market("tech_guild_shovel").cards("excavate", "plunder", "develop")
    t.rolls(1).do(0, "bid", 3).do(0, "take", "tech_guild_shovel", None, None, None, None)
    assert [e for e in t.told("water_gained") if e["seat"] == 0] == []
    t.cards("expand", "expand", "expand")
    t.cards("excavate", "expand", "expand")
    assert [e["card"] for e in t.told("water_gained") if e["seat"] == 0] == ["tech_guild_shovel"]


@rules("R5-7.1", "R5-8.1")
def test_r5_7_1_all_excavators_hold_one_auction() -> None:
    t = table(4).cards("excavate", "develop", "excavate", "excavate")
    assert t.told("auction_began") == [{"kind": "contested", "members": [0, 2, 3]}]
    assert t.m.actors == (0, 2, 3)


@rules("R5-7.3")
@pytest.mark.parametrize(("plunderers", "k"), [(1, 1), (2, 2), (3, 3), (4, 3)])
def test_r5_7_3_plunder_table(plunderers: int, k: int) -> None:
    t = table(5).given(4, water=20).cards(*["plunder"] * plunderers, *["develop"] * (4 - plunderers), "expand")
    assert t.water[4] == 20 - k * plunderers
    assert [t.water[seat] - 5 for seat in range(plunderers)] == [k] * plunderers


@rules("R5-7.3")
def test_r5_7_3_every_plunderer_takes_from_every_victim() -> None:
    t = table(5).given(2, water=9).given(3, water=9).given(4, water=9)
    t.cards("plunder", "plunder", "expand", "expand", "develop")
    assert t.water == [9, 9, 5, 5, 13]


@rules("R5-7.3", "R5-11.1")
def test_r5_7_3_without_victims_nothing_happens_and_the_card_is_discarded() -> None:
    t = table(5).cards("plunder", "plunder", "plunder", "plunder", "plunder")
    assert t.water == [5] * 5
    assert t.told("water_stolen") == []
    assert [t.seat(seat)["discard"] for seat in range(5)] == [["plunder"]] * 5
    t = table(3).cards("plunder", "develop", "develop")
    assert t.water == [5, 7, 7]


@rules("R5-7.3")
def test_r5_7_3_winning_a_technology_protects_nobody() -> None:
    t = table(3).given(0, water=5).cards("excavate", "plunder", "develop").rolls(1).do(0, "bid", 3)
    t.do(0, "take", t.market_ids[0], None, None, None, None)
    assert t.water[:2] == [1, 6]


@rules("R5-7.4", "R5-1.5")
def test_r5_7_4_each_scout_rolls_once() -> None:
    t = table(4).rolls(3, 1).cards("scout", "expand", "scout", "expand")
    assert t.water == [8, 5, 6, 5]
    assert t.told("late_next") == [{"seats": [0, 2]}]
    assert [t.seat(seat)["late"] for seat in range(4)] == [True, False, True, False]


@rules("R5-7.4")
def test_r5_7_4_the_flag_of_round_15_is_void() -> None:
    t = table(3, round_=15).rolls(2).cards("scout", "expand", "expand")
    assert t.m.over
    assert [t.seat(seat)["late"] or t.seat(seat)["late_next"] for seat in range(3)] == [False] * 3


@rules("R5-7.5")
def test_r5_7_5_expand_gives_no_water() -> None:
    t = table(3).cards("expand", "expand", "expand")
    assert t.water == [5, 5, 5]
    assert t.told("water_gained") == t.told("water_stolen") == []
