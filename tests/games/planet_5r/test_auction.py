"""The auction (R5-8)."""

from __future__ import annotations

import pytest

import orrery
from games.planet_5r.setting import new, rules, table


@rules("R5-8.1")
def test_r5_8_1_a_fellow_without_water_still_makes_it_contested() -> None:
    t = table(3).given(0, water=3).given(1, water=0).cards("excavate", "excavate", "expand")
    assert t.told("auction_began") == [{"kind": "contested", "members": [0, 1]}]
    assert t.m.actors == (0,)
    assert t.decision(0).params["kind"] == "contested"
    t.do(0, "bid", 1)
    assert t.told("die_rolled") == []  # R5-8.7
    assert t.decision(0).kind == "take_technology"


@rules("R5-8.2")
@pytest.mark.parametrize("water", [1, 2, 7])
def test_r5_8_2_bids_from_one_to_all_the_water(water: int) -> None:
    t = table(3).given(0, water=water).cards("excavate", "expand", "expand")
    assert t.options(0) == [["bid", n] for n in range(1, water + 1)]
    assert t.refused(0, "bid", 0).why == "bid_too_low"
    assert t.refused(0, "bid", water + 1).why == "bid_too_high"


@rules("R5-8.3", "R5-11.2")
def test_r5_8_3_solo_without_water_rolls_nothing_and_costs_nothing() -> None:
    t = table(3).given(0, water=0).cards("excavate", "expand", "develop")
    assert t.told("die_rolled") == []
    assert t.told("bid_void") == [{"seat": 0}]
    assert t.told("bid_paid") == []
    assert t.told("auction_failed") == [{}]
    assert t.water == [0, 5, 9]
    assert "excavate" in t.seat(0)["hand"]


@rules("R5-8.3")
def test_r5_8_3_void_bids_never_tie_and_are_shown_with_the_others() -> None:
    t = table(4, round_=2).given(0, water=0).given(1, water=0).cards("excavate", "excavate", "excavate", "expand")
    assert t.m.actors == (2,)
    assert t.told("bids_shown") == []
    t.do(2, "bid", 2)
    assert t.told("bids_shown") == [{"bids": [{"seat": 0, "bid": 0}, {"seat": 1, "bid": 0}, {"seat": 2, "bid": 2}]}]
    assert t.told("bids_tied") == []
    assert t.m.view()["auction"]["fate"] == ["void", "void", "won", None]
    assert t.water == [0, 0, 3, 5]


@rules("R5-8.3", "R5-8.6")
def test_r5_8_3_all_void() -> None:
    t = table(3).given(0, water=0).given(1, water=0).given(2, water=0).cards("excavate", "excavate", "excavate")
    assert t.told("auction_failed") == [{}]
    assert t.water == [0, 0, 0]
    assert t.s.round == 2
    assert all("excavate" in t.seat(seat)["hand"] for seat in range(3))


@rules("R5-8.3", "R5-13.1")
def test_r5_8_3_a_void_bid_gives_no_early_hint() -> None:
    """Until the bids are shown, the others see a seat without water as they would see one with water."""
    void = table(3, seed=5).given(1, water=0).cards("excavate", "excavate", "expand")
    real = table(3, seed=5).given(1, water=7).cards("excavate", "excavate", "expand")
    for me in (0, 2, None):
        assert void.m.view(me) == real.m.view(me)
        assert void.m.events(me) == real.m.events(me)


@rules("R5-8.4")
@pytest.mark.parametrize(
    ("bid", "roll", "wins"), [(1, 1, False), (2, 1, True), (3, 3, False), (4, 3, True), (2, 3, False)]
)
def test_r5_8_4_a_lone_bid_must_beat_the_die(bid: int, roll: int, wins: bool) -> None:
    t = table(3).cards("excavate", "expand", "expand").rolls(roll).do(0, "bid", bid)
    (rolled,) = t.told("die_rolled")
    assert (rolled["seat"], rolled["face"], rolled["reason"]) == (0, roll, "auction")
    assert t.water[0] == (5 - bid if wins else 4)
    assert (t.m.decision(0) is not None and t.decision(0).kind == "take_technology") == wins
    kinds = t.kinds()
    assert kinds.index("bids_shown") < kinds.index("die_rolled")


@rules("R5-8.4")
def test_r5_8_4_the_ordinary_die_may_beat_high_bids() -> None:
    t = table(3, die="123456").given(0, water=6).cards("excavate", "expand", "expand").rolls(6).do(0, "bid", 6)
    assert t.water[0] == 5
    assert t.told("technology_taken") == []


@rules("R5-8.4", "R5-8.5", "R5-3.2")
def test_r5_8_5_taking_is_compulsory() -> None:
    t = table(3).cards("excavate", "expand", "expand").rolls(1).do(0, "bid", 4)
    assert all(action[0] == "take" for action in t.options(0))
    assert t.m.actors == (0,)


@rules("R5-8.5")
def test_r5_8_5_bids_are_secret_until_all_are_in() -> None:
    t = table(4).cards("excavate", "excavate", "excavate", "develop").do(1, "bid", 4)
    for me in (0, 2, 3, None):
        seen = t.m.view(me)["auction"]
        assert seen["bids"] == [None] * 4
        assert seen["made"] == [False, True, False, False]
        assert t.told("bid_made", me) == [{"seat": 1, "bid": None}]
    assert t.m.view(1)["auction"]["bids"] == [None, 4, None, None]
    assert t.told("bid_made", 1) == [{"seat": 1, "bid": 4}]
    assert t.refused(1, "bid", 3).why == "not_your_decision"
    t.do(2, "bid", 3)
    assert t.told("bids_shown") == []
    t.do(0, "bid", 2)
    assert t.told("bids_shown", 3) == [{"bids": [{"seat": 0, "bid": 2}, {"seat": 1, "bid": 4}, {"seat": 2, "bid": 3}]}]


@rules("R5-8.5")
def test_r5_8_5_two_ties_at_once_and_one_left() -> None:
    t = table(5).cards(*["excavate"] * 5).bids(4, 2, 4, 2, 1)
    assert t.told("bids_tied") == [{"bid": 4, "seats": [0, 2]}, {"bid": 2, "seats": [1, 3]}]
    assert t.water == [4, 4, 4, 4, 4]
    assert t.decision(4).kind == "take_technology"


@rules("R5-8.5")
def test_r5_8_5_a_triple_is_out_as_well() -> None:
    t = table(4).cards(*["excavate"] * 4).bids(3, 3, 3, 1)
    assert t.water == [4, 4, 4, 4]
    assert t.m.actors == (3,)


@rules("R5-8.5", "R5-8.2")
def test_r5_8_5_everyone_is_served_from_high_to_low_while_cards_last() -> None:
    t = table(5, round_=4).market("tech_dew_lens", "tech_rain_mill", "tech_rust_flask", "tech_sand_sail")
    for seat, water in enumerate((9, 9, 9, 9, 9)):
        t.given(seat, water=water)
    t.cards(*["excavate"] * 5).bids(2, 9, 5, 1, 7)
    order = []
    while (
        t.s.auction is not None
        and t.s.auction.shown
        and t.m.actors
        and t.decision(t.m.actors[0]).kind == "take_technology"
    ):
        (seat,) = t.m.actors
        order.append(seat)
        t.do(seat, "take", t.market_ids[0], None, None, None, None)
    assert order == [1, 4, 2, 0]
    assert t.water == [7, 0, 4, 8, 2]  # seat 3 came too late and pays 1
    assert ("excavate" in t.seat(3)["hand"], t.seat(1)["discard"]) == (True, ["excavate"])


@rules("R5-8.5")
def test_r5_8_5_a_winner_places_before_the_next_one_chooses() -> None:
    t = (
        table(3, round_=2)
        .market("tech_dew_lens", "tech_rain_mill")
        .cards("excavate", "excavate", "expand")
        .bids(4, 3, None)
    )
    assert t.refused(1, "take", "tech_dew_lens", None, None, None, None).why == "not_your_decision"
    assert t.water == [1, 5, 5]  # the second pays when his turn comes
    t.do(0, "take", "tech_rain_mill", None, None, None, None)
    assert t.water == [1, 2, 5]
    assert t.refused(1, "take", "tech_rain_mill", None, None, None, None).why == "not_in_market"


@rules("R5-8.6", "R5-8.7")
def test_r5_8_6_all_eliminated_leaves_the_market_alone() -> None:
    t = table(4, round_=2).market("tech_dew_lens", "tech_rain_mill").cards(*["excavate"] * 4).bids(2, 2, 5, 5)
    assert t.told("auction_failed") == [{}]
    assert t.told("die_rolled") == []
    assert t.market_ids[1:] == ["tech_dew_lens", "tech_rain_mill"]
    assert t.water == [4, 4, 4, 4]


@rules("R5-8.7")
def test_r5_8_7_one_valid_bid_needs_no_die() -> None:
    t = table(3).cards("excavate", "excavate", "excavate").bids(2, 2, 1)
    assert t.told("die_rolled") == []
    assert t.decision(2).kind == "take_technology"  # a bid of 1 wins here, though no roll is below it


@rules("R5-8.5", "R5-8.4")
def test_r5_8_takers_differ_in_bids_and_losers_pay_one_in_random_games() -> None:
    for seed in range(25):
        m = new(5, seed)
        orrery.play_out(m, ["random"] * 5, seed=seed)
        bids: dict[int, int] = {}
        takers: set[int] = set()
        for event in m.events():
            if event["e"] == "bids_shown":
                bids = {item["seat"]: item["bid"] for item in event["bids"]}
                takers = set()
            elif event["e"] == "bid_paid":
                won = event["reason"] == "won"
                assert event["amount"] == (bids[event["seat"]] if won else 1)
                takers |= {event["seat"]} if won else set()
                assert len({bids[seat] for seat in takers}) == len(takers)
