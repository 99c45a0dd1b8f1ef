"""Placing technologies, what is covered and what is active (R5-9, R5-10)."""

from __future__ import annotations

from itertools import product

import pytest

import orrery
from games.planet_5r.setting import Chain, Table, group, rules, table
from orrery.games.planet_5r import GAME
from orrery.games.planet_5r.components import ACTIONS, CARD_IDS, CARDS, CRYSTALS
from orrery.games.planet_5r.rules.tableau import placements
from orrery.games.planet_5r.state import Tableau

LIES = ("over", "under")


def taking(card: str, *groups: Chain, players: int = 3) -> Table:
    """Seat 0 has won a lone auction and takes the only card of the market."""
    t = table(players).given(0, water=9, groups=list(groups)).market(card)
    return t.cards("excavate", *["expand"] * (players - 1)).rolls(1).do(0, "bid", 4)


@rules("R5-9.1", "R5-9.4", "R5-9.9")
def test_r5_9_4_joining_is_never_compulsory() -> None:
    t = taking("tech_caravan_engine", group("settlement_pump_camp"))
    t.do(0, "take", "tech_caravan_engine", None, None, None, None)
    assert t.seat(0)["groups"] == [
        {"id": 0, "cards": ["settlement_pump_camp"], "joints": []},
        {"id": 1, "cards": ["tech_caravan_engine"], "joints": []},
    ]


@rules("R5-9.3")
def test_r5_9_3_only_equal_actions_on_opposite_sides_join() -> None:
    """All 20 cards against all others: a join is offered just where the symbols agree."""
    for new, old in product(range(15), range(20)):
        if new == old:
            continue
        t = table(3)
        base = CARD_IDS[old]
        chains = [group(base)] if old >= 15 else [group("settlement_dune_port"), group(base)]
        t.given(0, groups=chains)
        joined = {(a.left, a.right) for a in placements(t.s.tableaux[0], new)}
        here = len(chains) - 1
        left_fits = CARDS[new].sides[0].action == CARDS[old].sides[1].action
        right_fits = CARDS[new].sides[1].action == CARDS[old].sides[0].action
        assert ((here, -1) in joined) == left_fits
        assert ((-1, here) in joined) == right_fits
        assert (-1, -1) in joined


@rules("R5-9.3")
def test_r5_9_3_the_end_cards_of_a_group_decide() -> None:
    chain = group("settlement_old_quarry", "tech_rain_mill", joints=["left"])  # Excavate ... Expand
    t = taking("tech_sand_sail", chain)  # Expand | Plunder
    assert [a[2:] for a in t.options(0)] == [[None] * 4, [0, "over", None, None], [0, "under", None, None]]
    refused = t.refused(0, "take", "tech_sand_sail", None, None, 0, "over")
    assert (refused.rule, refused.why) == ("R5-9.3", "sides_differ")
    assert refused.params == {"side": "right", "mine": "plunder", "theirs": "excavate"}


@rules("R5-9.3")
def test_r5_9_3_kinds_and_crystals_need_not_match() -> None:
    t = taking("tech_sand_sail", group("settlement_dune_port"))  # bare Expand, green | gain 1, green
    t.do(0, "take", "tech_sand_sail", 0, "over", None, None)
    assert t.seat(0)["groups"][0]["joints"] == ["right"]


@rules("R5-9.4")
def test_r5_9_4_no_rings() -> None:
    """A chain that begins with the action the new card ends with, and ends with the one it begins with."""
    chain = group("settlement_dune_port", "tech_sand_sail", joints=["left"])  # Scout ... Plunder
    t = taking("tech_rust_flask", chain)  # Plunder | Excavate: fits on one side only
    assert len(t.options(0)) == 3
    ring = group("settlement_watch_rock", "tech_mist_compass", joints=["left"])  # Plunder ... Develop
    t = taking("tech_siphon_hook", ring)  # Plunder | Develop does not fit; Develop | Plunder would close a ring
    assert len(t.options(0)) == 1
    closing = group("tech_rust_flask", "settlement_old_quarry", joints=["right"])  # Plunder | Excavate | Develop
    assert closing.cards[0] == "tech_rust_flask"
    t = table(3).given(0, groups=[closing])
    develop_plunder = [c for c in CARDS if [ACTIONS[s.action] for s in c.sides] == ["develop", "plunder"]]
    assert [c.id for c in develop_plunder] == ["settlement_pump_camp"]  # only a settlement, so build a longer chain
    long = group("settlement_dig_town", "tech_trap_vault", joints=["left"])  # Expand ... Expand
    t = taking("tech_sand_sail", long)  # Expand | Plunder joins its right end only
    assert {(a[2], a[4]) for a in t.options(0)} == {(None, None), (0, None)}
    around = group("tech_pack_horn", "settlement_dig_town", joints=["right"])  # Plunder ... Excavate
    t = taking("tech_guild_shovel", around)  # Excavate | Plunder could close it
    assert {(a[2], a[4]) for a in t.options(0)} == {(None, None), (0, None), (None, 0)}
    refused = t.refused(0, "take", "tech_guild_shovel", 0, "over", 0, "over")
    assert (refused.rule, refused.why) == ("R5-9.4", "same_group_twice")


@rules("R5-9.5", "R5-9.6", "R5-10.1")
@pytest.mark.parametrize(("left", "right"), list(product(LIES, LIES)))
def test_r5_9_5_over_and_under_are_chosen_for_each_joint(left: str, right: str) -> None:
    t = taking("tech_rain_mill", group("settlement_old_quarry"), group("tech_sand_sail"))
    t.do(0, "take", "tech_rain_mill", 0, left, 1, right)
    (chain,) = t.seat(0)["groups"]
    assert chain["joints"] == ["right" if left == "over" else "left", "left" if right == "over" else "right"]
    lit = [
        "joker" if left == "over" else "green",  # the mill's left edge, or the settlement's right one
        "purple" if right == "over" else "green",  # the mill's right edge, or the sail's left one
        "blue",  # the mill's centre
    ]
    assert sorted(t.told("technology_taken")[0]["lit"]) == sorted(lit)
    sides = {(card, side) for card, side, *_ in t.improvements(0)}
    assert (("tech_rain_mill", "left") in sides) == (left == "over")
    assert (("tech_rain_mill", "right") in sides) == (right == "over")
    assert (("tech_sand_sail", "left") in sides) == (right == "under")
    assert ("tech_sand_sail", "right") in sides


@rules("R5-9.6")
def test_r5_9_6_tableaux_only_grow_and_joints_never_change() -> None:
    for seed in range(12):
        m, rng = GAME.new(3, seed), orrery.Rng(seed)
        known: list[list[tuple[str, str, str]]] = [[], [], []]
        sizes = [1, 1, 1]
        while m.actors:
            seat = rng.choice(m.actors)
            asked = m.decision(seat)
            assert asked is not None
            m.act(seat, rng.choice(asked.actions))
            for n, shown in enumerate(m.view()["seats"]):
                joints = [
                    (g["cards"][i], g["cards"][i + 1], joint)
                    for g in shown["groups"]
                    for i, joint in enumerate(g["joints"])
                ]
                assert set(known[n]) <= set(joints)
                known[n] = joints
                cards = sum(len(g["cards"]) for g in shown["groups"])
                assert cards >= sizes[n]
                sizes[n] = cards


@rules("R5-9.7", "R5-10.4", "R5-1.8")
def test_r5_9_7_the_settlement_joins_on_both_sides() -> None:
    t = table(4).given(0, water=20, settlement="settlement_pump_camp")
    t.market("tech_caravan_engine", top=["tech_pack_horn"])
    t.cards("excavate", "expand", "expand", "expand").rolls(1).do(0, "bid", 4)
    t.do(0, "take", "tech_caravan_engine", None, None, 0, "under")  # under the settlement's left side
    assert t.seat(0)["crystals"] == {"blue": 0, "green": 1, "purple": 1, "joker": 0}
    assert t.improvements(0) == [("tech_caravan_engine", "left", "expand", "gain_per_card", "expand")]
    t.cards("expand", "expand", "expand", "expand").cards("excavate", "expand", "expand", "expand")
    t.rolls(1).do(0, "bid", 4).do(0, "take", "tech_pack_horn", 0, "over", None, None)
    (chain,) = t.seat(0)["groups"]
    assert chain["cards"] == ["tech_caravan_engine", "settlement_pump_camp", "tech_pack_horn"]
    assert chain["joints"] == ["right", "right"]


@rules("R5-9.8", "R5-10.3")
def test_r5_9_8_outer_sides_are_never_covered() -> None:
    chain = group(
        "tech_trap_vault", "tech_caravan_engine", "settlement_pump_camp", "tech_pack_horn", joints=["right"] * 3
    )
    t = table(3).given(0, groups=[chain, group("tech_dew_lens"), group("tech_rust_flask")])
    sides = {(card, side) for card, side, *_ in t.improvements(0)}
    for end in (("tech_trap_vault", "left"), ("tech_pack_horn", "right")):
        assert end in sides
    for loose in ("tech_dew_lens", "tech_rust_flask"):
        assert {(loose, "left"), (loose, "right")} <= sides


@rules("R5-9.8")
def test_r5_9_8_no_limit_to_groups() -> None:
    loose = [group(card) for card in CARD_IDS[:13]]
    t = taking("tech_sand_sail", group("settlement_dune_port"), *loose, players=3)
    t.do(0, "take", "tech_sand_sail", None, None, None, None)
    assert [g["id"] for g in t.seat(0)["groups"]] == list(range(15))


@rules("R5-9.9")
def test_r5_9_9_ids_of_groups() -> None:
    t = taking("tech_rain_mill", group("settlement_watch_rock"), group("tech_sand_sail"), group("tech_mist_compass"))
    t.do(0, "take", "tech_rain_mill", 2, "over", 1, "over")  # Develop with group 2, Expand with group 1
    assert [(g["id"], g["cards"]) for g in t.seat(0)["groups"]] == [
        (0, ["settlement_watch_rock"]),
        (1, ["tech_mist_compass", "tech_rain_mill", "tech_sand_sail"]),
    ]
    t.cards("expand", "expand", "expand").cards("excavate", "expand", "expand").rolls(1).do(0, "bid", 4)
    free = t.market_ids[0]
    t.do(0, "take", free, None, None, None, None)
    assert [g["id"] for g in t.seat(0)["groups"]] == [0, 1, 3]  # 2 was used and is not used again


@rules("R5-10.1", "R5-10.2", "R5-10.3")
def test_r5_10_activity_of_every_tableau_of_random_games() -> None:
    """An independent reading of the rules: count strips and crystals card by card."""
    seen = 0
    for seed in range(20):
        m = GAME.new(3 + seed % 3, seed)
        orrery.play_out(m, ["random"] * m.players, seed=seed)
        for tableau in m.state.tableaux:
            crystals, improvements, symbols = look_over(tableau)
            assert list(tableau.crystals) == crystals
            found = sorted((i.card, i.side) for of_action in tableau.improvements for i in of_action)
            assert found == sorted(improvements)
            cards = sum(len(g.cards) for g in tableau.groups)
            joints = sum(len(g.joints) for g in tableau.groups)
            assert sum(crystals) == cards - 1 + joints
            assert symbols == 2 * cards - joints
            assert cards == joints + len(tableau.groups)
            seen += joints
    assert seen > 20


def look_over(tableau: Tableau) -> tuple[list[int], list[tuple[int, int]], int]:
    crystals = [0] * len(CRYSTALS)
    visible: list[tuple[int, int]] = []
    for g in tableau.groups:
        for card in g.cards:
            if CARD_IDS[card].startswith("tech"):
                crystals[CARDS[card].centre] += 1
        visible += [(g.cards[0], 0), (g.cards[-1], 1)]
        for i, on_top in enumerate(g.joints):
            upper = (g.cards[i], 1) if on_top == 0 else (g.cards[i + 1], 0)
            visible.append(upper)
            crystals[CARDS[upper[0]].sides[upper[1]].crystal] += 1
    improving = [(card, side) for card, side in visible if CARD_IDS[card].startswith("tech")]
    return crystals, improving, len(visible)
