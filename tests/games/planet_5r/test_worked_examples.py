"""The worked examples, each named by its number and its rule, with all numbers they state."""

from __future__ import annotations

import pytest

from games.planet_5r.setting import group, rules, table
from orrery.games.planet_5r.components import CARD_IDS
from orrery.games.planet_5r.rules.scoring import colour_points, crystal_score

MARKET = ("tech_trap_vault", "tech_echo_borer", "tech_siphon_hook", "tech_shadow_drone")


@rules("R5-4.1", "R5-4.2")
def test_we_01_r5_4_2_market_discard() -> None:
    m4, m3, m2, m1 = MARKET
    t = table(4, round_=3).market(m3, m2, m1, top=[m4]).cards(*["expand"] * 4)
    assert t.market_ids == [m4, m3, m2]
    assert CARD_IDS[t.s.out[-1]] == m1
    assert t.told("round_began")[0]["out"] == m1

    t = table(4, round_=3).market(m3, m2, top=[m4]).cards(*["expand"] * 4)
    assert t.market_ids == [m4, m3, m2]
    assert m1 not in [CARD_IDS[card] for card in t.s.out]
    assert t.told("round_began")[0]["out"] is None


@rules("R5-7.2")
@pytest.mark.parametrize(("developers", "gain"), [(1, 4), (2, 2), (3, 1), (4, 0), (5, 0)])
def test_we_02_r5_7_2_develop(developers: int, gain: int) -> None:
    t = table(5).cards(*["develop"] * developers, *["expand"] * (5 - developers))
    assert t.water == [5 + gain] * developers + [5] * (5 - developers)
    assert [e["amount"] for e in t.told("water_gained")] == [gain] * developers


@rules("R5-6.6", "R5-7.4", "R5-5.1")
def test_we_03_r5_6_6_expand_side_of_the_example_card() -> None:
    t = table(4).given(0, water=3, settlement="settlement_dune_port", groups=[group("tech_nomad_beacon")])
    t.given(1, water=4).given(2, water=1).given(3, water=2)
    t.rolls(2).cards("expand", "develop", "develop", "scout")
    gained = [(e["seat"], e["amount"], e["reason"]) for e in t.told("water_gained")]
    assert gained == [(1, 2, "develop"), (2, 2, "develop"), (3, 2, "scout")]
    stolen = [(e["seat"], e["victim"], e["amount"], e["from_supply"]) for e in t.told("water_stolen")]
    assert stolen == [(0, 1, 1, 0), (0, 2, 1, 0)]
    assert t.water == [5, 5, 2, 4]
    assert [t.seat(seat)["late"] for seat in range(4)] == [False, False, False, True]


@rules("R5-6.5", "R5-6.3", "R5-7.4")
def test_we_04_r5_6_5_scout_side_of_the_example_card() -> None:
    t = table(3).given(0, water=3, settlement="settlement_dune_port", groups=[group("tech_nomad_beacon")])
    t.rolls(2, 3).cards("scout", "expand", "expand")
    rolled = [(e["seat"], e["face"], e["reason"], e["card"]) for e in t.told("die_rolled")]
    assert rolled == [(0, 2, "improvement", "tech_nomad_beacon"), (0, 3, "scout", None)]
    assert t.water[0] == 8
    assert t.seat(0)["late"]


@rules("R5-10.3", "R5-10.4", "R5-10.1")
def test_we_05_r5_10_3_improvements_work_while_they_are_visible() -> None:
    chain = group("settlement_dune_port", "tech_nomad_beacon", joints=["left"])
    t = table(4).given(0, water=3, groups=[chain])
    t.given(1, water=4).given(2, water=1).given(3, water=2)
    assert t.seat(0)["crystals"] == {"blue": 0, "green": 1, "purple": 1, "joker": 0}  # joint green, centre purple
    assert t.improvements(0) == [("tech_nomad_beacon", "right", "scout", "gain_die", None)]
    t.rolls(2).cards("expand", "develop", "develop", "scout")
    assert t.water == [3, 6, 3, 4]
    assert t.told("water_stolen") == []

    t = table(4).given(0, water=3, groups=[chain])
    t.rolls(3, 1).cards("scout", "expand", "expand", "expand")
    assert t.water[0] == 7  # the Scout improvement still works


@rules("R5-7.3")
def test_we_06_r5_7_3_plunder_table_and_shortfall() -> None:
    t = table(4).given(0, water=2).given(1, water=0).given(2, water=4)
    t.cards("plunder", "excavate", "expand", "develop")  # B has nothing to bid
    assert t.water[:3] == [4, 0, 3]
    stolen = {e["victim"]: (e["amount"], e["from_supply"]) for e in t.told("water_stolen")}
    assert stolen == {1: (1, 1), 2: (1, 0)}

    t = table(4).given(0, water=0).given(2, water=3).given(3, water=0)
    t.cards("plunder", "develop", "expand", "plunder")
    assert (t.water[0], t.water[3], t.water[2]) == (2, 2, 0)
    assert sum(e["amount"] for e in t.told("water_stolen")) == 4
    assert sum(e["from_supply"] for e in t.told("water_stolen")) == 1

    t = table(4).given(0, water=0).given(1, water=0).given(2, water=11).given(3, water=0)
    t.cards("plunder", "plunder", "excavate", "plunder").rolls(1).bids(None, None, 1, None)  # loses 1, so 10 are left
    assert t.water == [3, 3, 1, 3]


@rules("R5-8.4", "R5-8.1", "R5-11.2")
def test_we_07_r5_8_4_solo_auction() -> None:
    lost = table(4).given(0, water=6).cards("excavate", "expand", "expand", "expand").rolls(3)
    assert lost.decision(0).params["kind"] == "solo"
    lost.do(0, "bid", 3)
    assert lost.water[0] == 5
    assert lost.told("technology_taken") == []
    assert "excavate" in lost.seat(0)["hand"]
    assert lost.told("bid_paid") == [{"seat": 0, "amount": 1, "reason": "lost"}]

    won = table(4).given(0, water=6).cards("excavate", "expand", "expand", "expand").rolls(2).do(0, "bid", 3)
    assert won.water[0] == 3
    card = won.market_ids[0]
    assert won.m.actors == (0,)
    won.do(0, "take", card, None, None, None, None)
    assert won.seat(0)["groups"][1]["cards"] == [card]
    assert won.seat(0)["discard"] == ["excavate"]


@rules("R5-8.5", "R5-7.1", "R5-8.8", "R5-11.2")
def test_we_08_r5_8_5_contested_auction() -> None:
    t = table(5, round_=3).market("tech_dew_lens", "tech_rust_flask", "tech_sand_sail")
    t.cards("excavate", "excavate", "excavate", "excavate", "expand").bids(5, 5, 3, 1, None)
    assert t.told("bids_tied") == [{"bid": 5, "seats": [0, 1]}]
    assert t.water == [4, 4, 2, 5, 5]  # A and B pay 1, C pays 3 and chooses first
    assert list(t.m.actors) == [2]
    assert {action[1] for action in t.options(2)} == {"tech_dew_lens", "tech_rust_flask", "tech_sand_sail"}
    t.do(2, "take", "tech_rust_flask", None, None, None, None)
    assert t.water == [4, 4, 2, 4, 5]  # then D pays 1
    assert {action[1] for action in t.options(3)} == {"tech_dew_lens", "tech_sand_sail"}
    fates = t.m.view()["auction"]["fate"]
    assert fates == ["tied", "tied", "won", "won", None]
    t.do(3, "take", "tech_dew_lens", None, None, None, None)
    assert t.told("round_began")[-1]["out"] is None
    assert t.market_ids[1:] == ["tech_sand_sail"]  # one was left, and the next round added one
    assert [("excavate" in t.seat(seat)["hand"]) for seat in range(4)] == [True, True, False, False]
    assert [t.seat(seat)["discard"] for seat in (2, 3)] == [["excavate"], ["excavate"]]


@rules("R5-8.6")
def test_we_09_r5_8_6_nobody_wins() -> None:
    t = table(3, round_=2).market("tech_dew_lens").cards("excavate", "excavate", "expand").bids(2, 2, None)
    assert t.water == [4, 4, 5]
    assert t.told("auction_failed") == [{}]
    assert t.market_ids[1:] == ["tech_dew_lens"]
    assert all("excavate" in t.seat(seat)["hand"] for seat in (0, 1))


@rules("R5-8.5", "R5-11.2")
def test_we_10_r5_8_5_4_market_runs_out() -> None:
    t = table(3).market("tech_dew_lens").cards("excavate", "excavate", "excavate").bids(4, 3, 2)
    assert t.water == [1, 5, 5]
    t.do(0, "take", "tech_dew_lens", None, None, None, None)
    assert t.water == [1, 4, 4]
    assert t.told("bid_paid")[1:] == [
        {"seat": 1, "amount": 1, "reason": "late"},
        {"seat": 2, "amount": 1, "reason": "late"},
    ]
    assert [("excavate" in t.seat(seat)["hand"]) for seat in range(3)] == [False, True, True]


@rules("R5-11.1", "R5-11.2", "R5-11.3")
def test_we_11_r5_11_3_discards_and_expand() -> None:
    t = table(3, round_=2).given(0, water=6, discard=["develop", "scout"])
    t.cards("excavate", "expand", "expand").rolls(3).do(0, "bid", 1)  # 1 does not beat 3
    assert t.seat(0)["hand"] == ["excavate", "plunder", "expand"]
    assert t.seat(0)["discard"] == ["develop", "scout"]
    t.cards("excavate", "expand", "expand").rolls(1).do(0, "bid", 2)
    t.do(0, "take", t.market_ids[0], None, None, None, None)
    assert t.seat(0)["discard"] == ["excavate", "develop", "scout"]
    assert t.seat(0)["hand"] == ["plunder", "expand"]
    t.cards("expand", "expand", "expand")
    assert t.seat(0)["hand"] == ["excavate", "develop", "plunder", "scout", "expand"]
    assert t.seat(0)["discard"] == []


@rules("R5-5.1", "R5-5.2", "R5-5.3", "R5-5.7")
def test_we_12_r5_5_3_late_choice() -> None:
    t = table(5, round_=6).cards("expand", "scout", "expand", "scout", "develop")
    assert t.s.round == 7
    assert list(t.m.actors) == [0, 2, 4]
    for seat in (0, 2, 4):
        assert t.decision(seat).rule == "R5-5.2"
    t.do(4, "play", "expand").do(0, "play", "scout")
    assert t.told("cards_revealed")[2:] == []  # nothing of round 7 is up yet
    t.do(2, "play", "expand")
    first = t.told("cards_revealed")[-1]
    assert first["wave"] == 1
    assert [c["seat"] for c in first["cards"]] == [0, 2, 4]
    assert list(t.m.actors) == [1, 3]
    assert t.decision(1).rule == t.decision(3).rule == "R5-5.3"
    t.do(3, "play", "expand")
    assert t.told("cards_revealed")[-1] == first
    t.do(1, "play", "expand")
    second = t.told("cards_revealed")[-1]
    assert second == {"wave": 2, "cards": [{"seat": 1, "card": "expand"}, {"seat": 3, "card": "expand"}]}
    assert t.s.round == 8
    assert [t.seat(seat)["late"] for seat in range(5)] == [True, False, False, False, False]
    assert list(t.m.actors) == [1, 2, 3, 4]


CHAIN = ("tech_trap_vault", "tech_caravan_engine", "settlement_pump_camp", "tech_pack_horn", "tech_nomad_beacon")


@rules("R5-9.2", "R5-9.3", "R5-9.4", "R5-9.5", "R5-9.6", "R5-9.7", "R5-10.1", "R5-10.2", "R5-10.3", "R5-10.4")
def test_we_13_r5_9_6_placement_and_activity() -> None:
    t = table(5, round_=4).given(0, water=40, settlement="settlement_pump_camp")
    order = ("tech_caravan_engine", "tech_trap_vault", "tech_pack_horn", "tech_nomad_beacon")
    over_right, under_left = (None, None, 0, "over"), (0, "under", None, None)
    t.market(order[0], top=order[1:])
    for card, where in zip(order, (over_right, over_right, under_left, under_left), strict=True):
        t.cards("excavate", "expand", "expand", "expand", "expand").rolls(1).do(0, "bid", 4)
        if card == "tech_caravan_engine":
            assert [action for action in t.options(0) if action[1] == card] == [
                ["take", card, None, None, None, None],
                ["take", card, None, None, 0, "over"],
                ["take", card, None, None, 0, "under"],
            ]
        t.do(0, "take", card, *where)
        t.cards("expand", "expand", "expand", "expand", "expand")  # brings Excavate back
    shown = t.seat(0)
    assert shown["groups"] == [{"id": 0, "cards": list(CHAIN), "joints": ["left", "left", "left", "left"]}]
    assert shown["crystals"] == {"blue": 3, "green": 3, "purple": 1, "joker": 1}
    assert sorted(t.improvements(0)) == sorted(
        [
            ("tech_trap_vault", "left", "excavate", "steal_from_each", "plunder"),
            ("tech_trap_vault", "right", "expand", "gain_die", None),
            ("tech_caravan_engine", "right", "develop", "gain_per_card", "plunder"),
            ("tech_pack_horn", "right", "expand", "gain_per_card", "excavate"),
            ("tech_nomad_beacon", "right", "scout", "gain_die", None),
        ]
    )
    taken = t.told("technology_taken")
    assert [e["lit"] for e in taken] == [["green", "joker"], ["blue", "green"], ["blue", "blue"], ["green", "purple"]]
    assert [e["covered"] for e in taken] == [
        [],  # the settlement's symbol gives nothing
        [{"card": "tech_caravan_engine", "side": "left"}],
        [{"card": "tech_pack_horn", "side": "left"}],
        [{"card": "tech_nomad_beacon", "side": "left"}],
    ]


@rules("R5-12.2", "R5-12.3", "R5-12.4", "R5-12.5")
def test_we_14_r5_12_5_katya() -> None:
    t = table(3).given(0, water=5, groups=[group(*CHAIN, joints=["left"] * 4)]).start()
    sheet = t.m.scores()[0]
    assert sheet.total == 19
    assert [(line.key, line.points) for line in sheet.lines] == [
        ("water", 2),
        ("blue", 10),
        ("green", 6),
        ("purple", 1),
    ]
    assert dict(sheet.lines[1].params) == {"count": 4, "jokers": 1}
    assert crystal_score((3, 3, 1, 1)).total == 17


@rules("R5-12.3")
def test_we_15_r5_12_3_score_table() -> None:
    assert [colour_points(n) for n in range(9)] == [0, 1, 3, 6, 10, 15, 21, 21, 21]


@rules("R5-9.3", "R5-9.4", "R5-9.5", "R5-9.6", "R5-9.9", "R5-10.2", "R5-10.3")
def test_we_16_r5_9_4_joining_two_groups() -> None:
    t = table(3).given(0, settlement="settlement_old_quarry", groups=[group("tech_sand_sail")])
    t.market("tech_rain_mill").cards("excavate", "expand", "expand").rolls(1).do(0, "bid", 4)
    ways = t.options(0)
    assert len(ways) == 9
    assert [way for way in ways if way[2] is None and way[4] is None] == [
        ["take", "tech_rain_mill", None, None, None, None]
    ]
    assert sorted(str(way[3]) for way in ways if way[2] == 0 and way[4] is None) == ["over", "under"]
    assert sorted(str(way[5]) for way in ways if way[2] is None and way[4] == 1) == ["over", "under"]
    assert len([way for way in ways if way[2] == 0 and way[4] == 1]) == 4
    t.do(0, "take", "tech_rain_mill", 0, "over", 1, "under")
    shown = t.seat(0)
    chain = ["settlement_old_quarry", "tech_rain_mill", "tech_sand_sail"]
    assert shown["groups"] == [{"id": 0, "cards": chain, "joints": ["right", "right"]}]
    assert shown["crystals"] == {"blue": 1, "green": 1, "purple": 0, "joker": 2}
    assert sorted(t.improvements(0)) == [
        ("tech_rain_mill", "left", "develop", "gain_fixed", None),
        ("tech_sand_sail", "left", "expand", "gain_fixed", None),
        ("tech_sand_sail", "right", "plunder", "gain_fixed", None),
    ]


@rules("R5-12.6")
@pytest.mark.parametrize(
    ("water", "winners", "tie_break", "ranks"),
    [((4, 5), (1,), "water", (2, 1, 3)), ((5, 5), (0, 1), "shared", (1, 1, 3))],
)
def test_we_17_r5_12_6_tie(
    water: tuple[int, int], winners: tuple[int, ...], tie_break: str, ranks: tuple[int, ...]
) -> None:
    """A and B have 17 points, C has 12; the one with more water wins, else both."""
    t = table(3, round_=15)
    for seat, have in enumerate((*water, 4)):
        t.given(seat, water=have)
    for seat, blue in enumerate((5, 5, 4)):  # 5 blue: 15 points, 4 blue: 10
        t.s.tableaux[seat] = t.s.tableaux[seat]._replace(crystals=(blue, 0, 0, 0))
    result = t.m.game.result(t.s)
    assert [sheet.total for sheet in result.sheets] == [17, 17, 12]
    assert result.winners == winners
    assert result.tie_break == tie_break
    assert tuple(sheet.rank for sheet in result.sheets) == ranks
