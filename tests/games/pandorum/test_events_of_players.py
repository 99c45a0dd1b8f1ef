"""Investment, support, auction and contamination: events that ask every player in turn (PD-11.5 to PD-11.8)."""

from __future__ import annotations

import pytest

from games.pandorum.marks import rules
from games.pandorum.plain import ORDER
from games.pandorum.setting import Table, horizons, numbers
from orrery.games.pandorum.hexes import mask_of

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
    return t.lies(contaminated=hexes.split())


@rules("PD-11.8")
def test_pd_11_8_boxed_before_everybody_has_had_an_object() -> None:
    t = horizons(2).next_events("contamination", "sandstorm").builds(0, "3,0", "outer_defence").stows(0)
    assert t.told("event_boxed") == [{"event": "contamination"}]
    assert t.open_events() == ["sandstorm"]
    had = horizons(2).in_play(sandstorm=2).next_events("contamination")
    had.given(0, hand="casino", modules="1,0").given(1, had_object=True)  # seat 1 had one and lost it
    had.flies(0, "1,0")
    assert had.open_events() == ["contamination"]


@rules("PD-11.8")
def test_pd_11_8_three_tokens_each_on_objects_of_ones_choice() -> None:
    t = horizons(3).given(0, modules="1,0 0,1", bases="2,0").given(1, modules="-4,3 -3,3").given(2, bases="2,2")
    t = revealed(t, "contamination")
    assert t.asked() == (0, "contaminate")
    assert t.hexes(0, "hex") == {"1,0", "0,1", "2,0", "3,0"}
    assert t.decision(0).params == {"left": 3, "price": 1}
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


@rules("PD-11.8", "PD-10.4")
def test_pd_11_8_the_settlement_goes_clockwise_from_the_active_player() -> None:
    t = horizons(3).in_play(contamination=1).turn_of(1)
    for seat, hexes in enumerate(("1,0", "2,0 -4,3", "0,1")):
        t.given(seat, modules=hexes, quids=3)
    ill(t, "1,0 2,0 -4,3 0,1").builds(1, "3,0", "casino")
    order = []
    while t.kind(t.asked()[0]) == "cure":
        order.append(t.asked()[0])
        t.do(order[-1], "done")
    assert order == [1, 2, 0]
    assert t.asked() == (1, "slot")


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
