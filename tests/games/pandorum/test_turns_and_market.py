"""Turns, drawing and the market (PD-3, PD-4, PD-12.1)."""

from __future__ import annotations

import pytest

from games.pandorum.marks import rules
from games.pandorum.setting import horizons, table

FOUR = ("casino", "stereo_theatre", "solar_generator", "wind_generator")


# --- turns ----------------------------------------------------------------------------------------


@rules("PD-3.1")
def test_pd_3_1_exactly_one_action_draw_or_move() -> None:
    t = table().given(0, hand="casino ore_extraction").market(*FOUR)
    assert t.asked() == (0, "turn")
    assert {action[0] for action in t.options(0)} == {"draw", "pay"}
    assert t.refused(0, "pass") == ("PD-3.2", "may_not_pass")
    drawn = table().given(0, hand="casino ore_extraction").do(0, "draw", "deck").do(0, "draw", "deck")
    assert drawn.asked() == (1, "turn")
    moved = table().given(0, hand="casino ore_extraction", modules="1,0").flies(0, "1,0")
    assert moved.asked() == (1, "turn")


@rules("PD-3.1")
def test_pd_3_1_the_same_action_again_and_again_and_no_limit_of_hands() -> None:
    t = table()
    for turn in range(24):
        t.draws(turn % 2)
    assert [len(t.hand(seat)) for seat in (0, 1)] == [24, 24]


@rules("PD-3.2", "PD-4.5")
def test_pd_3_2_who_can_neither_draw_nor_move_passes() -> None:
    t = table().given(0, hand="").market().deck()
    assert t.options(0) == [["pass"]]
    assert t.do(0, "pass").told("passed") == [{"seat": 0}]
    t = table().given(0, hand="silicon_extraction ore_extraction").market().deck()
    assert t.refused(0, "pass") == ("PD-3.2", "may_not_pass"), "it can move"
    assert t.refused(0, "draw", "deck") == ("PD-4.5", "deck_empty")
    assert t.refused(0, "draw", "casino") == ("PD-4.1", "not_on_market")


@rules("PD-3.3", "PD-11.13")
def test_pd_3_3_engine_moves_before_and_after_the_action() -> None:
    t = horizons().in_play("new_engines").given(0, hand="casino", modules="1,0 3,0 1,-1", engines=2)
    t.do(0, "engine", "1,0")
    assert t.asked() == (0, "turn"), "the action is still to come"
    t.do(0, "draw", "deck").do(0, "draw", "deck")
    assert t.asked() == (0, "end_turn")
    t.do(0, "engine", "3,0")
    assert t.asked() == (1, "turn")
    assert t.seat(0)["harvester"] == "3,0"


@rules("PD-3.3")
def test_pd_3_3_with_confirm_the_owner_ends_the_turn() -> None:
    t = table(confirm=True).do(0, "draw", "deck").do(0, "draw", "deck")
    assert (t.asked(), t.options(0)) == ((0, "end_turn"), [["end"]])
    assert t.told("turn_ended") == []
    t.do(0, "end")
    assert t.told("turn_ended") == [{"seat": 0}]
    assert t.asked() == (1, "turn")


@rules("PD-3.3", "PD-10.11")
def test_pd_3_3_events_are_revealed_at_the_end_of_the_turn() -> None:
    t = horizons(confirm=True).next_events("sandstorm").builds(0, "1,-1", "helium_extraction").stows(0)
    assert t.open_events() == []
    t.do(0, "end")
    assert t.open_events() == ["sandstorm"]
    told = t.kinds()
    assert told.index("turn_ended") < told.index("event_revealed") < len(told) - 1 - told[::-1].index("turn_began")


# --- drawing --------------------------------------------------------------------------------------


@rules("PD-4.1")
def test_pd_4_1_two_cards_from_deck_and_market_in_any_combination() -> None:
    for first in ("deck", "casino"):
        for second in ("deck", "wind_generator"):
            t = table().market(*FOUR).top("air_logistics", "outer_defence", "network_defence")
            t.do(0, "draw", first)
            assert t.decision(0).params == {"left": 1}
            t.do(0, "draw", second)
            assert len(t.hand(0)) == 2
            assert {first, second} - {"deck"} <= set(t.hand(0))
            assert t.asked() == (1, "turn")


@rules("PD-4.1")
def test_pd_4_1_a_card_from_the_deck_is_seen_by_its_drawer_only() -> None:
    t = table(3).market(*FOUR).top("air_logistics").do(0, "draw", "deck").do(0, "draw", "casino")
    assert t.told("card_drawn", 0) == [
        {"seat": 0, "card": "air_logistics", "source": "deck"},
        {"seat": 0, "card": "casino", "source": "market"},
    ]
    for other in (1, 2, None):
        assert [card["card"] for card in t.told("card_drawn", other)] == [None, "casino"]
    assert t.seat(0, 1)["known"] == ["casino"]


@rules("PD-4.1", "PD-8.3")
@pytest.mark.parametrize(("players", "needed"), [(2, 5), (3, 5), (4, 4)])
def test_pd_4_1_three_cards_with_an_active_engineering_bay(players: int, needed: int) -> None:
    for held in (needed - 1, needed):
        cards = ["casino", "casino", "outer_defence", "outer_defence", "air_logistics"][:held]
        t = table(players).given(0, main="engineering_bay", slots=("", cards, "")).draws(0)
        assert len(t.hand(0)) == (3 if held == needed else 2)


@rules("PD-4.2")
def test_pd_4_2_the_market_is_refilled_at_once_also_between_two_cards() -> None:
    t = table().market(*FOUR).top("casino", "casino", "air_logistics", "air_logistics", "outer_defence")
    t.do(0, "draw", "stereo_theatre")
    assert t.on_market() == {"casino": 3, "solar_generator": 1, "wind_generator": 1, "air_logistics": 1}
    t.do(0, "draw", "air_logistics")
    assert t.on_market() == {"casino": 3, "solar_generator": 1, "wind_generator": 1, "air_logistics": 1}
    assert t.told("market_refilled") == [{"cards": ["casino", "casino", "air_logistics"]}, {"cards": ["air_logistics"]}]
    assert t.hand(0) == ["stereo_theatre", "air_logistics"]


@rules("PD-4.3")
def test_pd_4_3_a_stack_that_keeps_a_card_needs_no_refill() -> None:
    t = table().market(*FOUR, "casino").do(0, "draw", "casino")
    assert t.on_market() == dict.fromkeys(FOUR, 1)
    assert t.told("market_refilled") == []
    t = table().market(*FOUR, "outer_defence").do(0, "draw", "casino")
    assert len(t.on_market()) == 4
    assert t.told("market_refilled") == [], "four names are left"


@rules("PD-4.4", "PD-5.2")
def test_pd_4_4_the_market_has_no_upper_limit() -> None:
    t = table().market(*FOUR, "casino", "air_logistics", "outer_defence", "central_laboratory")
    t.given(0, hand="gravity_arena", modules="1,0").flies(0, "1,0")
    assert len(t.on_market()) == 8
    assert t.on_market()["gravity_arena"] == 1
    assert t.on_market()["casino"] == 2
    assert t.told("market_refilled") == []


@rules("PD-4.5", "PD-12.1")
def test_pd_4_5_an_empty_deck_refills_as_far_as_possible() -> None:
    t = table().market(*FOUR).deck("solar_generator").do(0, "draw", "casino")
    assert t.on_market() == {"stereo_theatre": 1, "solar_generator": 2, "wind_generator": 1}
    assert t.m.view(None)["deck"] == 0
    assert t.refused(0, "draw", "deck") == ("PD-4.5", "deck_empty")
    t.do(0, "draw", "wind_generator")
    assert t.on_market() == {"stereo_theatre": 1, "solar_generator": 2}


@rules("PD-4.5")
def test_pd_4_5_a_draw_ends_early_when_nothing_is_left() -> None:
    t = table().market("casino").deck().do(0, "draw", "casino")
    assert t.hand(0) == ["casino"]
    assert t.on_market() == {}
    assert t.asked() == (1, "turn")
    assert t.options(1) == [["pass"]]


@rules("PD-4.5")
def test_pd_4_5_the_deck_is_never_reshuffled() -> None:
    t = table().market("casino", "casino").deck().given(1, hand="ore_extraction", modules="1,0")
    t.do(0, "draw", "casino").do(0, "draw", "casino")
    assert sum(t.s.box) > 50
    assert t.s.deck == []
    assert t.options(1, "draw") == []
    t.flies(1, "1,0")
    assert t.options(0, "draw") == [["draw", "ore_extraction"]], "only what was paid lies there"


@rules("PD-12.1", "PD-4.1")
def test_pd_12_1_draws_are_reduced_to_what_is_there() -> None:
    five = "wind_generator wind_generator outer_defence outer_defence outer_defence"
    t = table().given(0, main="engineering_bay", slots=("", five, "")).market("casino").deck()
    t.do(0, "draw", "casino")
    assert t.hand(0) == ["casino"]
    assert t.asked() == (1, "turn")
