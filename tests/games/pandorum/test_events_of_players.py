"""Events that ask the players: investment, support, auction, contamination, insurance and more (PD-11.5 to 11.14)."""

from __future__ import annotations

from typing import Any

import pytest

from games.pandorum.marks import rules
from games.pandorum.plain import ORDER
from games.pandorum.setting import PAYMENT, Table, horizons, numbers
from orrery.games.pandorum.field import mask_of

FOUR = ("casino", "stereo_theatre", "solar_generator", "wind_generator")


def revealed(t: Table, event: str, seat: int = 0) -> Table:
    """The seat builds on 3,0, which pays nothing, and reveals the event."""
    return t.next_events(event).turn_of(seat).builds(seat, "3,0", "outer_defence").stows(seat)


# --- Return on Investment -------------------------------------------------------------------------


@rules("PD-11.5", "PD-10.4")
def test_pd_11_5_in_turn_each_may_discard_any_number() -> None:
    t = horizons(3).given(1, hand="casino stereo_theatre wind_generator ore_extraction").given(2, hand="air_logistics")
    t = revealed(t, "return_on_investment")
    assert t.asked() == (1, "invest"), "seat 0 has no cards left"
    assert t.decision(1).params == {"types": []}
    t.do(1, "discard", "casino")
    assert t.quids[1] == 3
    assert t.decision(1).params == {"types": ["entertainment"]}
    t.do(1, "discard", "stereo_theatre")
    assert t.quids[1] == 3, "the same type pays once"
    t.do(1, "discard", "ore_extraction").do(1, "done")
    assert t.quids[1] == 6
    assert t.hand(1) == ["wind_generator"]
    assert t.asked() == (2, "invest")
    t.do(2, "done")
    assert t.quids == [0, 6, 0]
    assert t.quids_on("return_on_investment") == 5
    assert t.told("card_discarded") == [
        {"seat": 1, "card": "casino", "amount": 3},
        {"seat": 1, "card": "stereo_theatre", "amount": 0},
        {"seat": 1, "card": "ore_extraction", "amount": 3},
    ]
    assert t.m.view(None)["box"] == len(t.s.aside) + 3


@rules("PD-11.5")
@pytest.mark.parametrize(("card", "paid"), [("casino", 0), ("gravity_arena", 0), ("ore_extraction", 1)])
def test_pd_11_5_paying_a_type_the_market_lacks_brings_one(card: str, paid: int) -> None:
    t = horizons().in_play("return_on_investment").market(*FOUR).given(0, hand=card, modules="1,0").flies(0, "1,0")
    assert t.quids[0] == paid


# --- Government Support ---------------------------------------------------------------------------


@rules("PD-11.6")
def test_pd_11_6_everyone_draws_a_card_of_the_deck() -> None:
    t = horizons(3).top("casino", "stereo_theatre", "air_logistics")
    t = revealed(t, "government_support", 1)
    assert [t.hand(seat) for seat in (1, 2, 0)] == [["casino"], ["stereo_theatre"], ["air_logistics"]]
    assert t.seat(2, 0)["known"] == []
    assert t.quids_on("government_support") == 5
    few = horizons(3).deck("casino").market(*FOUR)
    few = revealed(few, "government_support")
    assert [len(few.hand(seat)) for seat in range(3)] == [1, 0, 0], "PD-12.1"


@rules("PD-12.1", "PD-11.6", "PD-11.7")
def test_pd_12_1_draws_from_an_empty_deck_fail() -> None:
    t = revealed(horizons(2).deck().market(*FOUR).given(0, quids=3), "ancient_civilization").do(0, "bid", 1)
    assert t.hand(0) == []
    assert t.quids_on("ancient_civilization") == 1


@rules("PD-11.6")
@pytest.mark.parametrize(
    ("cards", "paid"),
    [(("wind_generator",), 1), (("geothermal_generator", "wind_generator"), 2), (("outer_defence", "casino"), 0)],
)
def test_pd_11_6_each_generator_card_pays_one(cards: tuple[str, ...], paid: int) -> None:
    t = horizons().in_play("government_support").builds(0, "3,0", *sorted(cards, key=ORDER.index))
    assert t.gained(0) == paid


# --- Ancient Civilization -------------------------------------------------------------------------


def auction(*quids: int, active: int = 0) -> Table:
    t = horizons(len(quids))
    for seat, amount in enumerate(quids):
        t.given(seat, quids=amount)
    return revealed(t.top("casino", "air_logistics"), "ancient_civilization", active)


@rules("PD-11.7")
def test_pd_11_7_an_open_auction_until_one_bidder_is_left() -> None:
    t = auction(5, 4, 9, active=1)
    assert t.asked() == (1, "bid")
    assert t.options(1) == [["pass"], *(["bid", n] for n in range(1, 5))]
    assert t.m.view(None)["auction"] == {"standing": 0, "bidder": None, "still_in": [0, 1, 2], "asked": 1}
    t.do(1, "bid", 2)
    assert t.asked() == (2, "bid")
    assert t.decision(2).params == {"standing": 2, "bidder": 1}
    assert t.refused(2, "bid", 2) == ("PD-11.7", "bid_too_low")
    assert t.refused(2, "bid", 10) == ("PD-11.7", "bid_too_high")
    t.do(2, "bid", 3).do(0, "bid", 4)
    assert t.asked() == (2, "bid"), "seat 1 has 4 quids and cannot bid more"
    t.do(2, "bid", 5)
    assert t.told("auction_won") == [{"seat": 2, "amount": 5}], "seat 0 has 5: it is out by itself"
    assert t.quids == [5, 4, 4], "nobody else pays"
    assert t.quids_on("ancient_civilization") == 5
    assert t.hand(2) == ["casino", "air_logistics"]
    assert [drawn["card"] for drawn in t.told("card_drawn", 1)] == [None, None]


@rules("PD-11.7")
def test_pd_11_7_who_passes_is_out_for_good() -> None:
    t = auction(9, 9, 9).do(0, "pass").do(1, "bid", 1).do(2, "bid", 2)
    assert t.asked() == (1, "bid"), "seat 0 is not asked again"
    t.do(1, "pass")
    assert t.told("auction_won") == [{"seat": 2, "amount": 2}]
    assert t.quids == [9, 9, 7]
    assert [told["seat"] for told in t.told("bid_passed")] == [0, 1]
    assert [(told["seat"], told["amount"]) for told in t.told("bid_made")] == [(1, 1), (2, 2)]


@rules("PD-11.7")
def test_pd_11_7_the_last_one_may_still_bid_when_all_others_passed() -> None:
    t = auction(9, 9, 9).do(0, "pass").do(1, "pass")
    assert t.asked() == (2, "bid")
    t.do(2, "bid", 1)
    assert t.quids == [9, 9, 8]
    assert t.asked() == (1, "turn")


@rules("PD-11.7")
@pytest.mark.parametrize(("site", "paid"), [("1,0", 1), ("3,0", 0), ("0,1", 0)])
def test_pd_11_7_a_construction_on_a_wasteland_pays_one(site: str, paid: int) -> None:
    t = horizons().in_play(ancient_civilization=3).builds(0, site, "stereo_theatre")
    assert t.gained(0) == paid


# --- Contamination --------------------------------------------------------------------------------


def ill(t: Table, hexes: str) -> Table:
    t.s.contaminated = mask_of(numbers(hexes))
    return t


@rules("PD-11.8")
def test_pd_11_8_boxed_before_everybody_has_had_an_object() -> None:
    t = horizons(2).next_events("contamination", "sandstorm").builds(0, "3,0", "outer_defence").stows(0)
    assert t.told("event_boxed") == [{"event": "contamination"}]
    assert t.open_events() == ["sandstorm"]
    had = horizons(2).in_play(sandstorm=2).next_events("contamination")
    had.given(0, hand="casino", modules="1,0")
    had.s.had_object = 0b11  # seat 1 had one and lost it
    had.flies(0, "1,0")
    assert had.open_events() == ["contamination"]


@rules("PD-11.8")
def test_pd_11_8_three_tokens_each_on_objects_of_ones_choice() -> None:
    t = horizons(3).given(0, modules="1,0 0,1", bases="2,0").given(1, modules="-4,3 -3,3").given(2, bases="2,2")
    t = revealed(t, "contamination")
    assert t.asked() == (0, "contaminate")
    assert t.hexes(0, "hex") == {"1,0", "0,1", "2,0", "3,0"}
    assert t.decision(0).params == {"left": 3}
    assert t.refused(0, "hex", "-4,3") == ("PD-11.8", "not_your_object")
    t.do(0, "hex", "1,0")
    assert t.refused(0, "hex", "1,0") == ("PD-11.8", "already_contaminated")
    t.do(0, "hex", "2,0").do(0, "hex", "3,0")
    shown = {found["hex"] for found in t.m.view(None)["field"]["hexes"] if (found["object"] or {}).get("contaminated")}
    assert shown == {"1,0", "2,0", "3,0", "-4,3", "-3,3", "2,2"}, "with three objects or fewer there is no choice"
    assert t.quids_on("contamination") == 4


@rules("PD-11.8")
def test_pd_11_8_contaminated_neighbours_pay_one_each_and_are_healed() -> None:
    t = ill(horizons(2).in_play("contamination").given(0, modules="2,0 3,1").given(1, modules="2,1 1,0"), "2,0 2,1 1,0")
    t.builds(0, "3,0", "outer_defence")
    assert t.told("event_paid") == [{"seat": 0, "event": "contamination", "amount": 2, "left": 2, "why": "build"}]
    assert {frozenset(told["hexes"]) for told in t.told("healed")} == {frozenset(("2,0", "2,1"))}
    assert t.s.contaminated == mask_of(numbers("1,0")), "only those objects"


@rules("PD-11.8", "PD-10.5")
def test_pd_11_8_all_those_tokens_go_even_if_the_card_has_too_few_quids() -> None:
    t = horizons(2).in_play(contamination=1).given(0, modules="2,0 3,1", quids=1).given(1, modules="2,1 1,0", quids=0)
    t = ill(t, "2,0 3,1 2,1 1,0").builds(0, "3,0", "casino")
    assert [told["amount"] for told in t.told("event_paid")] == [1]
    assert {hex_ for told in t.told("healed") for hex_ in told["hexes"]} == {"2,0", "3,1", "2,1"}
    assert t.told("object_returned") == [{"seat": 1, "hex": "1,0", "figure": "module", "reason": "contamination"}]


@rules("PD-11.8", "PD-6.5", "PD-10.6")
def test_pd_11_8_the_settlement_comes_before_the_object_is_placed() -> None:
    t = horizons(3).in_play(contamination=1).given(0, modules="2,0", bases="-4,3", quids=1)
    t.given(1, modules="1,0 0,1", bases="2,2", quids=2).given(2, modules="-2,4", quids=0)
    t = ill(t, "2,0 -4,3 1,0 0,1 2,2 -2,4").builds(0, "3,0", "casino")
    assert t.asked() == (0, "cure")
    assert t.object("3,0") is None
    assert t.told("event_over") == [{"event": "contamination"}]
    assert t.decision(0).params == {"left": 1, "price": 1}
    assert t.hexes(0, "hex") == {"-4,3"}, "2,0 has been healed"
    assert t.refused(0, "hex", "2,0") == ("PD-11.8", "not_contaminated")
    assert t.refused(0, "hex", "1,0") == ("PD-11.8", "not_your_object")
    t.do(0, "hex", "-4,3")
    assert t.quids[0] == 1 + 1 - 1
    assert t.object("3,0") is None, "the others first"
    assert t.asked() == (1, "cure")
    t.do(1, "hex", "2,2").do(1, "done")
    assert t.quids[1] == 1
    assert (t.object("2,2"), t.object("1,0"), t.object("0,1")) == ((1, "base"), None, None)
    assert t.seat(1)["supply"] == {"module": 8, "base": 3}
    assert t.object("-2,4") is None, "seat 2 could not pay"
    assert t.s.contaminated == 0
    assert t.object("3,0") == (0, "module")
    story = t.kinds()
    assert story.index("object_returned") < story.index("object_built")
    assert [(told["seat"], told["hex"], told["amount"]) for told in t.told("cured")] == [(0, "-4,3", 1), (1, "2,2", 1)]


@rules("PD-11.8")
def test_pd_11_8_none_some_or_all_are_kept() -> None:
    def settle(*kept: str) -> Table:
        t = horizons(2).in_play(contamination=1).given(0, modules="2,0").given(1, modules="1,0 0,1", quids=5)
        t = ill(t, "2,0 1,0 0,1").builds(0, "3,0", "casino")
        for hex_ in kept:
            t.do(1, "hex", hex_)
        return t if t.kind(1) is None else t.do(1, "done")

    for kept in ((), ("1,0",), ("0,1", "1,0")):
        t = settle(*kept)
        assert {hex_ for hex_ in ("1,0", "0,1") if t.object(hex_)} == set(kept)
        assert t.quids[1] == 5 - len(kept)
        assert t.kind(0) == "slot"


@rules("PD-11.8", "PD-9.1", "PD-6.5")
def test_pd_11_8_figures_returned_by_the_settlement_are_in_the_supply_when_it_is_checked() -> None:
    """The last module is being built; a contaminated one returns just before: the end is not triggered."""
    t = horizons(4).in_play(contamination=1).given(0, modules="2,0 -4,3").given(1, modules="1,0")
    t = ill(t.supply(0, 1, 0), "2,0 -4,3").builds(0, "3,0", "casino")
    while t.kind(0) == "cure":
        t.do(0, "done")
    assert t.object("3,0") == (0, "module")
    assert t.object("-4,3") is None
    assert t.told("ending") == []


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
    t = horizons(2).in_play("new_engines").given(0, **given)
    t.s.engines[:] = [count, 1]
    return t


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
    three = engines(2, hand="casino", modules="1,0 2,0").start()
    three.s.engines[0] = 3  # more than anybody can buy
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
    t.given(0, slots=("casino stereo_theatre trade_logistics", five, ""))
    t.s.engines[:] = [1, 1]
    assert t.hexes(0, "engine") == {"1,0"}
    t.do(0, "engine", "1,0")
    assert t.asked() == (0, "turn")
    assert t.quids_on("sandstorm") == 8
    trained = horizons(2).in_play("training", "new_engines").given(0, hand="casino ore_extraction", modules="1,0")
    trained.s.engines[:] = [1, 1]
    assert trained.do(0, "engine", "1,0").asked() == (0, "turn"), "Training is not asked"


@rules("PD-11.13", "PD-11.15")
def test_pd_11_13_a_crossed_dead_city_pays() -> None:
    t = horizons(2).in_play("dead_city", "new_engines").token("city", "2,-1").given(0, at="1,0", modules="3,-2")
    t.s.engines[:] = [1, 1]
    t.do(0, "engine", "3,-2")
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
    t.s.engines[1] = 0
    t.do(0, "engine", "1,0")
    assert t.told("event_over") == [{"event": "new_engines"}]
    assert t.open_events() == []
    t.draws(0)
    assert t.open_events() == ["sandstorm"], "replaced at the end of the turn"


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
