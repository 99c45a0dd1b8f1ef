"""Insurance, sabotage, sandstorm, expansion, engines and training (PD-11.9 to PD-11.14)."""

from __future__ import annotations

from typing import Any

import pytest

from games.pandorum.marks import rules
from games.pandorum.setting import PAYMENT, Table, horizons

FOUR = ("casino", "stereo_theatre", "solar_generator", "wind_generator")


def revealed(t: Table, event: str, seat: int = 0) -> Table:
    """The seat builds on 3,0, which pays nothing, and reveals the event."""
    return t.next_events(event).turn_of(seat).builds(seat, "3,0", "outer_defence").stows(seat)


# --- Insurance ------------------------------------------------------------------------------------


@rules("PD-11.9", "PD-4.2")
def test_pd_11_9_all_system_cards_leave_the_market() -> None:
    t = horizons().market("casino", "jamming_system", "jamming_system", "power_diversion_system", "air_logistics")
    t = revealed(t.top("cargo_interception_system", "wind_generator"), "insurance_payouts")
    shown = t.on_market()
    assert "jamming_system" not in shown
    assert "power_diversion_system" not in shown
    assert shown == {"casino": 1, "air_logistics": 1, PAYMENT: 1, "cargo_interception_system": 1}, "a new one may come"
    assert t.told("market_cleared") == [{"cards": ["jamming_system", "jamming_system", "power_diversion_system"]}]
    assert t.quids_on("insurance_payouts") == 10
    none = revealed(horizons().market(*FOUR), "insurance_payouts")
    assert none.told("market_cleared") == []
    assert len(none.on_market()) == 5


@rules("PD-11.9")
def test_pd_11_9_once_per_victim_and_resolution() -> None:
    t = horizons(4).in_play("insurance_payouts").given(1, quids=5, modules="2,-2", bases="2,-3")
    t.given(2, quids=0, modules="1,-3").given(3, quids=1, modules="0,-2 0,-1").builds(0, "1,-2", "jamming_system")
    assert t.quids == [4, 5 - 3 + 2, 0, 1 - 1 + 2], "seat 2 gave nothing and gets nothing"
    assert [(told["seat"], told["amount"], told["why"]) for told in t.told("event_paid")] == [
        (1, 2, "robbed"),
        (3, 2, "robbed"),
    ]


@rules("PD-11.9", "PD-7.11")
def test_pd_11_9_a_repeat_is_a_new_resolution_and_the_payout_cannot_be_taken_again_at_once() -> None:
    t = horizons(3).in_play("insurance_payouts").given(1, quids=4, modules="2,-2", bases="2,-3")
    t.builds(0, "1,-2", "jamming_system", "intelligence_block").do(0, "again", "jamming_system")
    assert t.quids[:2] == [3 + 1, 2 + 2], "4 are taken in two steps, then insured twice"
    once = horizons(3).in_play("insurance_payouts").given(1, quids=3, modules="2,-2", bases="2,-3")
    once.builds(0, "1,-2", "jamming_system", "intelligence_block").do(0, "again", "jamming_system")
    assert once.quids[:2] == [3, 2], "the second demand took nothing"


@rules("PD-11.9", "PD-10.5")
def test_pd_11_9_victims_are_paid_clockwise_from_the_active_player() -> None:
    t = horizons(4).in_play(insurance_payouts=3).turn_of(2)
    for seat, hex_ in ((0, "2,-2"), (1, "1,-3"), (3, "0,-2")):
        t.given(seat, quids=1, modules=hex_)
    t.builds(2, "1,-2", "jamming_system")
    assert [(told["seat"], told["amount"]) for told in t.told("event_paid")] == [(3, 2), (0, 1)]
    assert t.quids == [1, 0, 3, 2]


@rules("PD-11.9", "PD-5.6")
def test_pd_11_9_a_toll_is_paid_not_taken() -> None:
    t = horizons().in_play("insurance_payouts").given(0, quids=2, hand=PAYMENT).given(1, bases="1,-1").flies(0, "1,-1")
    assert t.quids == [0, 2]
    assert t.quids_on("insurance_payouts") == 10


# --- Sabotage -------------------------------------------------------------------------------------


@rules("PD-11.10")
def test_pd_11_10_the_player_with_most_objects_returns_one() -> None:
    t = horizons(3).given(0, modules="1,0 0,1", bases="2,2").given(1, modules="-4,3 -3,3", bases="-3,2")
    t = revealed(t, "sabotage")
    assert t.asked() == (0, "sabotage")
    assert t.hexes(0, "hex") == {"1,0", "0,1", "2,2", "3,0"}
    assert t.refused(0, "hex", "-4,3") == ("PD-11.10", "not_your_object")
    t.do(0, "hex", "2,2")
    assert t.seat(0)["supply"] == {"module": 5, "base": 4}
    assert t.told("object_returned") == [{"seat": 0, "hex": "2,2", "figure": "base", "reason": "sabotage"}]
    assert t.asked() == (1, "turn")
    assert t.quids_on("sabotage") == 6


@rules("PD-11.10", "PD-10.4")
def test_pd_11_10_all_tied_players_do() -> None:
    t = horizons(3).given(0, modules="1,0").given(1, modules="-4,3 -3,3").given(2, bases="2,2", modules="2,1")
    t = revealed(t, "sabotage")
    order_ = []
    while t.asked()[1] == "sabotage":
        order_.append(t.asked()[0])
        t.do(order_[-1], *t.options(order_[-1])[0])
    assert order_ == [0, 1, 2]
    assert [len(objects(t, seat)) for seat in range(3)] == [1, 1, 1]


def objects(t: Table, seat: int) -> list[str]:
    shown = t.m.view(None)["field"]["hexes"]
    return [found["hex"] for found in shown if found["object"] and found["object"]["seat"] == seat]


@rules("PD-11.10", "PD-10.9")
def test_pd_11_10_without_any_object_nobody_is_asked() -> None:
    t = horizons(2).in_play(sandstorm=2).next_events("sabotage").given(0, hand="casino", at="1,0").flies(0, "0,0")
    assert t.asked() == (1, "turn")
    assert t.quids_on("sabotage") == 6


@rules("PD-11.10")
@pytest.mark.parametrize(
    ("mine", "theirs", "paid"), [("", "", 2), ("1,-1", "", 0), ("", "1,-1", 0), ("3,-2", "1,0", 2)]
)
def test_pd_11_10_a_lonely_site_pays_two(mine: str, theirs: str, paid: int) -> None:
    t = horizons().in_play("sabotage").given(0, modules=mine).given(1, modules=theirs)
    t.builds(0, "1,-2", "outer_defence")
    assert sum(told["amount"] for told in t.told("event_paid")) == paid


# --- Sandstorm ------------------------------------------------------------------------------------


@rules("PD-11.11", "PD-4.2")
def test_pd_11_11_the_whole_market_is_replaced() -> None:
    t = horizons().market(*FOUR, "casino").top("air_logistics", "air_logistics", "trade_logistics", "supply_block")
    t = revealed(t, "sandstorm")
    shown = t.on_market()
    assert len(shown) == 4
    assert shown["air_logistics"] == 2
    assert sorted(t.told("market_cleared")[0]["cards"]) == sorted([*FOUR, "casino", PAYMENT])
    assert t.quids_on("sandstorm") == 8
    few = revealed(horizons().market(*FOUR).deck("casino"), "sandstorm")
    assert few.on_market() == {"casino": 1}, "as far as the deck reaches"


@rules("PD-11.11")
def test_pd_11_11_each_payment_brings_two() -> None:
    t = horizons(2).in_play("sandstorm").given(0, hand="casino", modules="1,0").given(1, hand="casino", modules="0,1")
    t.flies(0, "1,0").flies(1, "0,1")
    assert t.quids == [2, 2]
    assert t.quids_on("sandstorm") == 4


# --- Expansion ------------------------------------------------------------------------------------


@rules("PD-11.12")
def test_pd_11_12_everyone_puts_a_module_on_any_empty_hex() -> None:
    t = horizons(3).given(1, at="1,0")
    t = revealed(t.supply(2, 0, 1), "expansion")
    assert t.asked() == (0, "expand")
    assert t.refused(0, "hex", "3,0") == ("PD-11.12", "not_empty_hex")
    assert t.refused(0, "hex", "0,0") == ("PD-11.12", "not_empty_hex")
    assert t.refused(0, "done") == ("PD-11.12", "not_asked"), "it is mandatory"
    t.do(0, "hex", "1,0").do(1, "hex", "1,-1")
    assert t.asked() == (1, "turn"), "seat 2 has no module left"
    assert t.object("1,0") == (0, "module")
    assert t.quids_on("expansion") == 5


@rules("PD-11.12", "PD-9.1")
def test_pd_11_12_the_active_player_himself_may_be_the_trigger() -> None:
    t = horizons(3).supply(0, 2, 0).next_events("expansion").builds(0, "1,-1", "casino").stows(0)
    for seat in range(3):
        t.do(seat, *t.options(seat)[0])
    assert t.told("ending") == [{"seat": 0, "reason": "figures"}]
    turns = []
    while not t.m.over:
        turns.append(t.asked()[0])
        t.draws(turns[-1])
    assert turns == [1, 2]


@rules("PD-11.12")
@pytest.mark.parametrize(
    ("mine", "cards", "paid"),
    [
        ("", ("outer_defence",), 1),
        ("1,-1", ("wind_generator",), 1),
        ("1,-1 2,-2", ("wind_generator",), 0),
        ("", ("wind_generator", "supply_block"), 0),
        ("1,-1", ("wind_generator", "outer_defence"), 1),
    ],
)
def test_pd_11_12_less_than_two_from_the_cards_brings_one(mine: str, cards: tuple[str, ...], paid: int) -> None:
    t = horizons().in_play("expansion").given(0, modules=mine).builds(0, "1,-2", *cards)
    assert sum(told["amount"] for told in t.told("event_paid")) == paid


@rules("PD-11.12", "PD-10.5")
def test_pd_11_12_quids_from_events_do_not_count_but_stolen_ones_do() -> None:
    t = horizons().in_play("meteor_shower", "expansion").builds(0, "1,-2", "outer_defence")
    assert t.gained(0) == 1 + 1
    robbing = horizons().in_play("expansion").given(1, quids=9, bases="1,-1").builds(0, "1,-2", "jamming_system")
    assert robbing.gained(0) == 2
    assert robbing.told("event_paid") == []


# --- New Engines ----------------------------------------------------------------------------------


@rules("PD-11.13", "PD-12.2", "PD-10.4")
def test_pd_11_13_in_turn_each_may_buy_one_or_two() -> None:
    t = horizons(4).given(0, quids=4).given(1, quids=3).given(2, quids=1).given(3, quids=9)
    t = revealed(t, "new_engines", 0)
    assert t.asked() == (0, "engines")
    assert t.decision(0).params == {"price": 2}
    assert t.options(0) == [["buy", 0], ["buy", 1], ["buy", 2]]
    t.do(0, "buy", 2)
    assert t.options(1) == [["buy", 0], ["buy", 1]]
    assert t.refused(1, "buy", 2) == ("PD-11.13", "too_dear")
    t.do(1, "buy", 1)
    assert t.asked() == (3, "engines"), "seat 2 cannot pay"
    t.do(3, "buy", 0)
    assert t.quids == [0, 1, 1, 9]
    assert t.m.view(None)["events"]["in_play"] == [
        {"event": "new_engines", "quids": 0, "of": 0, "engines": [2, 1, 0, 0]},
    ]
    assert t.s.bank == sum(t.quids), "the bank gets the price"


def engines(count: int, **given: Any) -> Table:
    return horizons(2).in_play("new_engines").given(0, engines=count, **given).given(1, engines=1)


@rules("PD-11.13", "PD-5.6")
def test_pd_11_13_a_free_move_that_never_ends_on_an_empty_hex() -> None:
    t = engines(2, hand="casino", modules="1,0", quids=1).given(1, bases="1,-1", modules="0,1")
    assert t.hexes(0, "engine") == {"1,0", "0,1"}, "own objects, and tolls that can be paid"
    assert t.refused(0, "engine", "0,-1") == ("PD-11.13", "engine_empty_hex")
    assert t.refused(0, "engine", "1,-1") == ("PD-5.6", "cannot_pay_toll")
    assert t.refused(0, "engine", "1,1") == ("PD-5.5", "volcano")
    t.do(0, "engine", "0,1")
    assert t.quids == [0, 1]
    assert t.hand(0) == ["casino"], "nothing is paid"
    assert t.told("card_paid") == []
    assert t.seat(0)["engines"] == 1
    assert t.told("harvester_moved")[0]["how"] == "engine"


@rules("PD-11.13")
def test_pd_11_13_twice_a_turn_and_around_the_action() -> None:
    t = engines(2, hand="casino", modules="1,0 2,0").do(0, "engine", "1,0").do(0, "engine", "2,0")
    assert t.options(0, "engine") == []
    assert t.refused(0, "engine", "1,0") == ("PD-11.13", "no_engine")
    t.draws(0)
    assert t.asked() == (1, "turn"), "without engines the turn ends by itself"
    three = engines(3, hand="casino", modules="1,0 2,0")  # more than anybody can buy
    three.do(0, "engine", "1,0").do(0, "engine", "2,0")
    refused = three.refusal(0, "engine", "1,0")
    assert (refused.why, refused.params) == ("engines_used_up", {"most": 2})


@rules("PD-11.13", "PD-3.3")
def test_pd_11_13_not_within_the_action() -> None:
    t = engines(2, hand="casino ore_extraction", modules="1,0").do(0, "pay", "casino")
    assert t.refused(0, "engine", "1,0") == ("PD-5.6", "not_asked")
    t = engines(2, hand="casino", modules="1,0").do(0, "draw", "deck")
    assert t.refused(0, "engine", "1,0") == ("PD-4.1", "not_asked")


@rules("PD-11.13")
def test_pd_11_13_no_payment_so_neither_star_generator_chronoblock_training_nor_payment_events() -> None:
    five = "wind_generator wind_generator outer_defence outer_defence air_logistics"
    t = horizons(2).in_play("new_engines", "sandstorm")
    t.given(0, hand="casino ore_extraction", modules="1,0", main="star_generator", nose="chronoblock")
    t.given(0, slots=("casino stereo_theatre trade_logistics", five, "")).each_has("engines", 1, 1)
    assert t.hexes(0, "engine") == {"1,0"}
    t.do(0, "engine", "1,0")
    assert t.asked() == (0, "turn")
    assert t.quids_on("sandstorm") == 8
    trained = horizons(2).in_play("training", "new_engines").given(0, hand="casino ore_extraction", modules="1,0")
    trained.each_has("engines", 1, 1)
    assert trained.do(0, "engine", "1,0").asked() == (0, "turn"), "Training is not asked"


@rules("PD-11.13", "PD-11.15")
def test_pd_11_13_a_crossed_dead_city_pays() -> None:
    t = horizons(2).in_play("dead_city", "new_engines").token("city", "2,-1").given(0, at="1,0", modules="3,-2")
    t.each_has("engines", 1, 1).do(0, "engine", "3,-2")
    assert t.quids[0] == 2


@rules("PD-11.13", "PD-5.5")
def test_pd_11_13_volcanoes_as_usual() -> None:
    t = engines(1, at="1,0", modules="3,-2 3,0")
    assert t.hexes(0, "engine") == {"3,0", "0,0"}
    five = "wind_generator wind_generator outer_defence outer_defence air_logistics"
    shield = engines(1, at="1,0", modules="3,-2 3,0", main="positron_shield", slots=("", five, ""))
    assert shield.hexes(0, "engine") == {"3,0", "0,0", "3,-2"}


@rules("PD-11.13", "PD-10.6")
def test_pd_11_13_the_event_ends_with_the_last_token() -> None:
    t = engines(1, hand="casino", modules="1,0").next_events("sandstorm")
    t.given(1, engines=0).do(0, "engine", "1,0")
    assert t.told("event_over") == [{"event": "new_engines"}]
    assert t.open_events() == []
    t.draws(0)
    assert t.open_events() == ["sandstorm"], "replaced at the end of the turn"


@rules("PD-11.13")
def test_pd_11_13_it_stays_while_another_player_has_tokens() -> None:
    t = engines(1, hand="casino", modules="1,0").do(0, "engine", "1,0")
    assert t.told("event_over") == []
    assert t.m.view(None)["events"]["in_play"][0]["engines"] == [0, 1]


@rules("PD-11.13", "PD-9.5")
def test_pd_11_13_unused_tokens_score_nothing() -> None:
    assert [sheet.total for sheet in engines(2, quids=3).start().m.scores()] == [3, 0]


# --- Training -------------------------------------------------------------------------------------


@rules("PD-11.14")
def test_pd_11_14_everyone_takes_a_card_back_from_a_slot() -> None:
    t = horizons(3).given(0, slots=("casino", "", "")).given(1, slots=("", "air_logistics", "air_logistics casino"))
    t = revealed(t, "training")
    assert t.asked() == (0, "take_back")
    assert t.options(0) == [["take_back", "nose", "casino"], ["take_back", "cargo_hold", "outer_defence"]]
    assert t.refused(0, "take_back", "central_deck", "casino") == ("PD-11.14", "not_in_slot")
    assert t.refused(0, "done") == ("PD-11.14", "not_asked"), "it is mandatory"
    t.do(0, "take_back", "nose", "casino").do(1, "take_back", "cargo_hold", "air_logistics")
    assert t.hand(0) == ["casino"]
    assert t.hand(1) == ["air_logistics"]
    assert t.seat(1)["cargo_hold"]["cards"] == ["casino"]
    assert t.seat(1, 2)["known"] == ["air_logistics"], "everybody has seen it"
    assert t.asked() == (1, "turn"), "seat 2 has no card in a slot"
    assert t.quids_on("training") == 5


def trained(hand: str, **given: Any) -> Table:
    """Seat 0 has flown onto its own module on 1,-1."""
    t = horizons(3).in_play("training").given(0, hand=f"{hand} {PAYMENT}", modules="1,-1", **given)
    return t.flies(0, "1,-1", PAYMENT)


@rules("PD-11.14")
def test_pd_11_14_lift_the_module_take_one_and_build_anew() -> None:
    t = trained("helium_extraction ore_extraction")
    assert t.asked() == (0, "training")
    assert t.options(0) == [["lift"], ["leave"]]
    assert t.decision(0).params == {"hex": "1,-1"}
    t.do(0, "lift")
    assert t.object("1,-1") is None
    assert t.seat(0)["supply"]["module"] == 8
    assert t.told("module_lifted") == [{"seat": 0, "hex": "1,-1"}]
    assert t.told("event_paid") == [{"seat": 0, "event": "training", "amount": 1, "left": 4, "why": "training"}]
    assert t.asked() == (0, "build"), "building is obligatory"
    t.do(0, "build", "helium_extraction", "ore_extraction").stows(0)
    assert t.object("1,-1") == (0, "base")
    assert t.quids[0] == 1 + 2 + 1
    assert t.seat(0)["supply"] == {"module": 8, "base": 3}


@rules("PD-11.14")
def test_pd_11_14_it_is_optional() -> None:
    t = trained("helium_extraction").do(0, "leave")
    assert t.object("1,-1") == (0, "module")
    assert t.quids[0] == 0
    assert t.asked() == (1, "turn")


@rules("PD-11.14", "PD-12.4")
def test_pd_11_14_lift_only_what_can_be_built_on_again() -> None:
    t = trained("ground_logistics")
    assert t.asked() == (1, "turn"), "nothing fits the crater, so nobody is asked"
    last = horizons(4).in_play("training").given(0, hand=f"casino {PAYMENT}", modules="1,-1").supply(0, 0, 1)
    last.flies(0, "1,-1", PAYMENT)
    assert last.asked() == (0, "training"), "the lifted module may be used"
    base = horizons(3).in_play("training").given(0, hand=f"casino {PAYMENT}", bases="1,-1").flies(0, "1,-1", PAYMENT)
    assert base.asked() == (1, "turn"), "modules only"
    foreign = horizons(3).in_play("training").given(0, hand=f"casino {PAYMENT}", quids=1).given(1, modules="1,-1")
    assert foreign.flies(0, "1,-1", PAYMENT).asked() == (1, "turn")


@rules("PD-11.14", "PD-10.6")
def test_pd_11_14_the_last_quid_ends_it_in_the_middle_of_the_turn() -> None:
    t = horizons(3).in_play(training=1).next_events("sandstorm").given(0, hand=f"casino {PAYMENT}", modules="1,-1")
    t.flies(0, "1,-1", PAYMENT).do(0, "lift")
    assert t.told("event_over") == [{"event": "training"}]
    assert t.asked() == (0, "build"), "the construction goes on"
    t.do(0, "build", "casino", None).stows(0)
    assert t.object("1,-1") == (0, "module")
    assert t.open_events() == ["sandstorm"]


@rules("PD-11.14", "PD-8.2")
def test_pd_11_14_after_a_jump_too() -> None:
    t = horizons(2).in_play("training").given(0, nose="chronoblock", slots=("casino casino casino", "", ""))
    t.given(0, hand=f"silicon_extraction {PAYMENT}", modules="-4,3").do(0, "pay", PAYMENT).do(0, "jump", "-4,3")
    assert t.asked() == (0, "training")
