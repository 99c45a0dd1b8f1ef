"""The move action (PD-5): payment, way, stops, tolls."""

from __future__ import annotations

from typing import Any

import pytest

from games.pandorum.marks import rules
from games.pandorum.setting import Table, horizons, table

Given = dict[str, Any]
THREE = "wind_generator outer_defence air_logistics"  # the price of a one-shot effect of two or three players
FIVE = "wind_generator wind_generator outer_defence outer_defence air_logistics"  # an active central deck


# --- paying ---------------------------------------------------------------------------------------


@rules("PD-5.1")
def test_pd_5_1_no_payment_without_a_certain_stop() -> None:
    """At 0,0 only buildings are stops: without a second card that fits nothing can be paid."""
    t = table().given(0, hand="ore_extraction")
    assert t.options(0, "pay") == []
    assert t.refused(0, "pay", "ore_extraction") == ("PD-5.1", "no_certain_stop")
    two = table().given(0, hand="ore_extraction casino")
    assert two.options(0, "pay") == [["pay", "ore_extraction"], ["pay", "casino"]]


@rules("PD-5.1")
def test_pd_5_1_the_paid_card_matters() -> None:
    """From 3,-1 a wasteland beside mountains is no stop: in every direction lies one kind of ground only."""
    t = table().given(0, hand="ground_logistics air_logistics", at="2,-4")
    # 2,-4 touches 1,-4 (crater), 1,-3 (mountain), then 0,-2, -1,-1 (mountains), and 2,-3 (wasteland)
    assert t.options(0, "pay") == [["pay", "ground_logistics"], ["pay", "air_logistics"]]
    one = table().given(0, hand="ground_logistics underground_logistics", at="-2,4")
    # -2,4 touches -1,4 (volcano), -1,3 (crater), 0,2 (volcano), -2,3 (wasteland), -2,2 (volcano)
    assert one.options(0, "pay") == [["pay", "ground_logistics"], ["pay", "underground_logistics"]]
    none = table().given(0, hand="air_logistics underground_logistics", at="-2,4")
    # only the crater -1,3 is left: the card for it may not be the one that is paid
    assert none.options(0, "pay") == [["pay", "air_logistics"]]
    assert none.refused(0, "pay", "underground_logistics") == ("PD-5.1", "no_certain_stop")
    twice = table().given(0, hand="underground_logistics underground_logistics", at="-2,4")
    assert twice.options(0, "pay") == [["pay", "underground_logistics"]], "a second copy stays in hand"


@rules("PD-5.1", "PD-5.4")
def test_pd_5_1_a_card_still_to_be_drawn_does_not_count() -> None:
    hoping: Given = {"hand": "ore_extraction", "main": "star_generator", "slots": ("", FIVE, "")}
    t = table().given(0, **hoping)
    assert t.refused(0, "pay", "ore_extraction") == ("PD-5.1", "no_certain_stop")


@rules("PD-5.1", "PD-5.4")
def test_pd_5_1_house_rule_pay_and_hope() -> None:
    t = table(certain_stop=False).given(0, hand="casino", main="star_generator", slots=("", FIVE, ""))
    t.top("stereo_theatre").do(0, "pay", "casino").do(0, "draw", "deck")
    assert t.asked() == (0, "stop")
    lost = table(certain_stop=False).given(0, hand="casino").do(0, "pay", "casino")
    assert lost.told("stranded") == [{"seat": 0}]
    assert lost.seat(0)["harvester"] == "0,0"
    assert lost.on_market()["casino"] == 1
    assert lost.asked() == (1, "turn")


@rules("PD-5.1", "PD-8.2")
def test_pd_5_1_stops_of_the_chronoblock_count() -> None:
    far: Given = {"hand": "casino", "modules": "-4,3", "at": "2,-4", "nose": "chronoblock"}
    assert table().given(0, **far).options(0, "pay") == []
    t = table().given(0, slots=(THREE, "", ""), **far).do(0, "pay", "casino")
    assert t.options(0) == [["jump", "0,0"], ["jump", "-4,3"]], "nothing but a jump is left"


@rules("PD-5.2")
def test_pd_5_2_any_card_of_the_hand_goes_on_the_market() -> None:
    t = table().market("casino", "stereo_theatre", "solar_generator", "wind_generator")
    t.given(0, hand="casino ore_extraction", modules="1,0").do(0, "pay", "casino")
    assert t.on_market()["casino"] == 2
    assert t.hand(0) == ["ore_extraction"]
    assert t.told("card_paid", 1) == [{"seat": 0, "card": "casino"}]
    new = table().given(0, hand="ore_extraction casino", modules="1,0").do(0, "pay", "ore_extraction")
    assert new.on_market()["ore_extraction"] == 1
    assert new.refused(0, "pay", "casino")[1] == "not_asked"


@rules("PD-5.2")
def test_pd_5_2_without_a_card_no_move() -> None:
    t = table().given(0, hand="", modules="1,0")
    assert {action[0] for action in t.options(0)} == {"draw"}
    assert t.refused(0, "pay", "casino") == ("PD-5.2", "not_in_hand")
    assert t.refused(0, "fly_free") == ("PD-5.2", "must_pay")


@rules("PD-5.3", "PD-8.3")
@pytest.mark.parametrize(("players", "needed"), [(2, 5), (3, 5), (4, 4)])
def test_pd_5_3_an_active_proton_drive_pays_nothing(players: int, needed: int) -> None:
    cards = FIVE.split()
    idle = table(players).given(0, hand="casino", main="proton_drive", modules="1,0", slots=("", cards[1:needed], ""))
    assert idle.refused(0, "fly_free") == ("PD-5.2", "must_pay")
    t = table(players).given(0, hand="casino", main="proton_drive", modules="1,0", slots=("", cards[:needed], ""))
    assert t.options(0, "pay") == []
    assert t.refused(0, "pay", "casino") == ("PD-5.3", "drive_is_free")
    before = t.on_market()
    t.do(0, "fly_free").do(0, "fly", "1,0")
    assert (t.on_market(), t.hand(0)) == (before, ["casino"])


@rules("PD-5.3")
def test_pd_5_3_with_an_empty_hand_too_if_there_is_a_stop() -> None:
    t = table().given(0, hand="", main="proton_drive", modules="1,0", slots=("", FIVE, ""))
    assert ["fly_free"] in t.options(0)
    nowhere = table().given(0, hand="", main="proton_drive", slots=("", FIVE, ""))
    assert nowhere.refused(0, "fly_free") == ("PD-5.1", "no_certain_stop")


@rules("PD-5.3", "PD-11.11")
def test_pd_5_3_payment_events_stay_silent_unless_the_house_rule_lets_one_pay() -> None:
    given: Given = {"hand": "casino ore_extraction", "main": "proton_drive", "modules": "1,0", "slots": ("", FIVE, "")}
    t = horizons().in_play("sandstorm").given(0, **given).do(0, "fly_free").do(0, "fly", "1,0")
    assert (t.quids[0], t.quids_on("sandstorm")) == (0, 8)
    house = horizons(free_drive=False).in_play("sandstorm").given(0, **given)
    assert ["fly_free"] in house.options(0)
    house.flies(0, "1,0", "casino")
    assert (house.quids[0], house.quids_on("sandstorm")) == (2, 6)


@rules("PD-5.4", "PD-4.2")
def test_pd_5_4_star_generator_draws_after_the_payment() -> None:
    market = ("casino", "stereo_theatre", "solar_generator", "wind_generator")
    given: Given = {"hand": "gravity_arena", "main": "star_generator", "modules": "1,0", "slots": ("", FIVE, "")}
    t = table().market(*market).top("air_logistics").given(0, **given)
    t.do(0, "pay", "gravity_arena")
    assert t.asked() == (0, "star_draw")
    assert ["draw", "gravity_arena"] in t.options(0), "the very card just paid may be taken"
    t.do(0, "draw", "gravity_arena")
    assert t.hand(0) == ["gravity_arena"]
    assert t.asked() == (0, "stop")
    assert t.told("market_refilled") == [], "four names are left"
    deck = table().market(*market).top("air_logistics").given(0, **given)
    assert deck.do(0, "pay", "gravity_arena").do(0, "draw", "deck").hand(0) == ["air_logistics"]
    refill = table().market(*market).top("central_laboratory")
    refill.given(0, **{**given, "hand": "casino"}).do(0, "pay", "casino").do(0, "draw", "wind_generator")
    assert refill.told("market_refilled") == [{"cards": ["central_laboratory"]}]


@rules("PD-5.4", "PD-8.3")
def test_pd_5_4_below_the_threshold_nothing_is_drawn() -> None:
    four = "wind_generator outer_defence outer_defence air_logistics"
    t = table().given(0, hand="gravity_arena", main="star_generator", modules="1,0", slots=("", four, ""))
    assert t.do(0, "pay", "gravity_arena").asked() == (0, "stop")
    at_four = table(4).given(0, hand="gravity_arena", main="star_generator", modules="1,0", slots=("", four, ""))
    assert at_four.do(0, "pay", "gravity_arena").asked() == (0, "star_draw")


# --- the way --------------------------------------------------------------------------------------


def paid(**given: Any) -> Table:
    """Seat 0 has paid and may build anything anywhere."""
    return table(3).given(0, hand="silicon_extraction casino", **given).do(0, "pay", "casino")


@rules("PD-5.5")
def test_pd_5_5_a_straight_line_of_any_length() -> None:
    t = paid(at="1,0")
    assert {"2,0", "3,0", "0,0", "2,-1"} - t.hexes(0, "fly") == {"2,-1"}  # a volcano
    assert t.refused(0, "fly", "2,1") == ("PD-5.5", "not_straight")
    assert t.refused(0, "fly", "1,0") == ("PD-5.5", "same_hex")
    t.do(0, "fly", "3,0")
    (moved,) = t.told("harvester_moved")
    assert (moved["start"], moved["end"], moved["over"], moved["how"]) == ("1,0", "3,0", ["2,0"], "fly")


@rules("PD-5.5")
def test_pd_5_5_over_harvesters_objects_and_the_landing_pad() -> None:
    t = table(3).given(0, hand="silicon_extraction casino", modules="1,0", at="-1,1")
    t.given(1, modules="1,-1", at="2,-2").given(2, at="0,0").do(0, "pay", "casino")
    assert "3,-3" in t.hexes(0, "fly")
    t.do(0, "fly", "3,-3")
    assert t.told("harvester_moved")[0]["over"] == ["0,0", "1,-1", "2,-2"]
    assert t.told("toll_paid") == []


@rules("PD-5.5")
def test_pd_5_5_volcanoes_are_neither_crossed_nor_stopped_on() -> None:
    t = paid(at="1,0")
    assert t.refused(0, "fly", "2,-1") == ("PD-5.5", "volcano")
    assert t.refused(0, "fly", "3,-2") == ("PD-5.5", "volcano_in_the_way")
    assert "1,2" not in t.hexes(0, "fly")


@rules("PD-5.5", "PD-8.3")
def test_pd_5_5_a_positron_shield_crosses_volcanoes_but_never_stops_there() -> None:
    t = paid(at="1,0", main="positron_shield", slots=("", FIVE, ""))
    assert {"3,-2", "1,2"} <= t.hexes(0, "fly")
    assert t.refused(0, "fly", "2,-1") == ("PD-5.5", "volcano")
    t.do(0, "fly", "3,-2")
    assert t.told("harvester_moved")[0]["over"] == ["2,-1"]


@rules("PD-5.5", "PD-11.15")
def test_pd_5_5_the_dead_city_is_crossed_and_no_stop() -> None:
    t = horizons().token("city", "2,-1").given(0, hand="silicon_extraction casino", at="1,0").do(0, "pay", "casino")
    assert "3,-2" in t.hexes(0, "fly")
    assert t.refused(0, "fly", "2,-1") == ("PD-11.15", "dead_city_stop")


# --- stops ----------------------------------------------------------------------------------------


@rules("PD-5.6")
def test_pd_5_6_own_objects_and_landing_pads_are_free() -> None:
    for stop in ("1,-1", "0,1", "0,0"):
        t = table(3).given(0, hand="casino", modules="1,-1", bases="0,1", quids=3, at="0,0" if stop != "0,0" else "1,0")
        t.flies(0, stop)
        assert t.quids == [3, 0, 0]
        assert t.asked() == (1, "turn")
        assert t.told("construction_began") == []


@rules("PD-5.6", "PD-12.2")
@pytest.mark.parametrize(("quids", "stops"), [(0, set()), (1, {"1,0"}), (2, {"1,0", "1,-1"})])
def test_pd_5_6_a_toll_that_cannot_be_paid_forbids_the_stop(quids: int, stops: set[str]) -> None:
    t = table(3).given(0, hand="casino ore_extraction", quids=quids).given(1, modules="1,0").given(2, bases="1,-1")
    t.do(0, "pay", "casino")
    assert t.hexes(0, "fly") & {"1,0", "1,-1"} == stops
    if quids < 2:
        refused = t.refusal(0, "fly", "1,-1")
        assert (refused.rule, refused.why, refused.params) == ("PD-5.6", "cannot_pay_toll", {"toll": 2, "quids": quids})


@rules("PD-5.6", "PD-5.9", "PD-11.15")
def test_pd_5_6_a_refused_toll_names_the_quids_one_has() -> None:
    """The Dead City on the way would bring 1, which is not enough: 0 is what lies in the purse."""
    t = horizons().token("city", "2,-1").in_play(dead_city=1).given(0, hand="casino", at="1,-1", modules="1,0")
    t.given(1, bases="3,-1").do(0, "pay", "casino")
    refused = t.refusal(0, "fly", "3,-1")
    assert (refused.why, refused.params) == ("cannot_pay_toll", {"toll": 2, "quids": 0})


@rules("PD-5.6", "PD-5.8")
def test_pd_5_8_the_toll_goes_to_the_owner_and_depends_on_the_object_only() -> None:
    def stop(hex_: str, **there: Any) -> list[int]:
        t = table(3).given(0, hand="casino", quids=5).given(1, at="1,0").given(2, **there)
        t.flies(0, hex_)
        assert t.told("toll_paid") == [{"seat": 0, "owner": 2, "hex": hex_, "amount": 5 - t.quids[0]}]
        return t.quids

    assert stop("1,0", modules="1,0") == [4, 0, 1]
    assert stop("1,0", bases="1,0") == [3, 0, 2]
    assert stop("1,0", bases="1,0", at="1,0") == [3, 0, 2]


@rules("PD-5.6", "PD-6.1")
def test_pd_5_6_an_empty_hex_only_to_build() -> None:
    t = table().given(0, hand="ground_logistics casino").do(0, "pay", "casino")
    assert t.hexes(0, "fly") == {"1,0", "-1,1"}, "wastelands in a straight line"
    assert t.refused(0, "fly", "1,-1") == ("PD-5.6", "cannot_build_there")
    t.do(0, "fly", "1,0")
    assert t.asked() == (0, "build")
    assert t.refused(0, "end")[1] == "not_asked"


@rules("PD-5.7")
def test_pd_5_7_where_one_starts_no_toll_is_due() -> None:
    t = table().given(0, hand="casino", at="1,-1", modules="3,-3").given(1, bases="1,-1", modules="2,-2")
    t.flies(0, "3,-3")
    assert t.quids == [0, 0]


@rules("PD-5.9", "PD-11.11", "PD-11.15", "PD-5.4")
def test_pd_5_9_the_order_of_a_move() -> None:
    t = horizons().in_play("sandstorm", "dead_city").token("city", "2,-1").given(1, modules="3,-2", quids=0)
    t.given(0, hand="casino", at="1,0", quids=1, main="star_generator", slots=("", FIVE, ""))
    t.top("stereo_theatre").do(0, "pay", "casino").do(0, "draw", "deck").do(0, "fly", "3,-2")
    told = [
        kind for kind in t.kinds() if kind in ("card_paid", "event_paid", "card_drawn", "harvester_moved", "toll_paid")
    ]
    assert told == ["card_paid", "event_paid", "card_drawn", "harvester_moved", "event_paid", "toll_paid"]
    assert [(paid["event"], paid["amount"], paid["why"]) for paid in t.told("event_paid")] == [
        ("sandstorm", 2, "pay"),
        ("dead_city", 2, "cross"),
    ]
    assert t.quids == [1 + 2 + 2 - 1, 1]


@rules("PD-5.9", "PD-11.11", "PD-5.1")
def test_pd_5_9_quids_for_the_payment_can_pay_the_toll() -> None:
    """Events reward the payment before the harvester moves, so the toll of the stop may come from them."""
    t = horizons().in_play("sandstorm").given(0, hand="casino ore_extraction", quids=0).given(1, bases="1,-1")
    t.flies(0, "1,-1", "casino")
    assert t.quids == [0, 2]


@rules("PD-5.1", "PD-5.9", "PD-11.11", "PD-11.5")
def test_pd_5_1_what_the_payment_itself_brings_makes_a_stop_certain() -> None:
    """Without quids a foreign object is the only thing in reach: with Sandstorm the card may be paid."""
    given: Given = {"hand": "ore_extraction", "at": "2,-4", "quids": 0}
    assert horizons().given(0, **given).given(1, bases="1,-4").options(0, "pay") == []
    t = horizons().in_play("sandstorm").given(0, **given).given(1, bases="1,-4").flies(0, "1,-4")
    assert t.quids == [0, 2]
    little = horizons().in_play("return_on_investment").given(0, **given).given(1, bases="1,-4")
    assert little.options(0, "pay") == [], "1 quid does not pay the toll of a base"
    enough = horizons().in_play("return_on_investment").given(0, **given).given(1, modules="1,-4").flies(0, "1,-4")
    assert enough.quids == [0, 1]
