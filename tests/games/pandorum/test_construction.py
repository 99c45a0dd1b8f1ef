"""Construction (PD-6), blocks (PD-7.11, PD-7.12) and what runs out (PD-12.3, PD-12.4)."""

from __future__ import annotations

from typing import Any

import pytest

from games.pandorum.marks import rules
from games.pandorum.plain import CARDS
from games.pandorum.setting import PAYMENT, Table, horizons, table

THREE = "casino outer_defence wind_generator"


def landed(hand: str, site: str = "1,-1", at: str = "0,0", **given: Any) -> Table:
    """Seat 0 has paid and stopped on the empty site."""
    return table(3).given(0, hand=f"{hand} {PAYMENT}", at=at, **given).flies(0, site, PAYMENT)


# --- cards and figures ----------------------------------------------------------------------------


@rules("PD-6.1")
def test_pd_6_1_after_an_empty_hex_building_is_obligatory() -> None:
    t = landed("casino")
    assert t.asked() == (0, "build")
    assert t.options(0) == [["build", "casino", None]]
    assert t.refused(0, "draw", "deck") == ("PD-6.1", "not_asked")


@rules("PD-6.1")
def test_pd_6_1_the_paid_card_is_not_played_for_construction() -> None:
    t = table().given(0, hand="casino stereo_theatre").flies(0, "1,-1", "casino")
    assert t.refused(0, "build", "stereo_theatre", "casino")[1] in ("not_in_hand", "order_of_cards")
    assert t.refused(0, "build", "casino", None) == ("PD-6.2", "not_in_hand")
    t.do(0, "build", "stereo_theatre", None).stows(0)
    assert t.on_market()["casino"] >= 1
    assert t.seat(0)["cargo_hold"]["cards"] == ["stereo_theatre"]


@rules("PD-6.2")
def test_pd_6_2_one_card_a_module_two_a_base() -> None:
    one = landed("helium_extraction ore_extraction").do(0, "build", "ore_extraction", None)
    assert one.object("1,-1") == (0, "module")
    assert one.seat(0)["supply"] == {"module": 7, "base": 4}
    two = landed("helium_extraction ore_extraction").do(0, "build", "helium_extraction", "ore_extraction")
    assert two.object("1,-1") == (0, "base")
    assert two.seat(0)["supply"] == {"module": 8, "base": 3}
    assert two.gained(0) == two.quids[0] == 2 + 1, "the income of both"


@rules("PD-6.2", "PD-12.3")
def test_pd_6_2_the_figure_must_be_in_the_supply() -> None:
    hand = f"helium_extraction ore_extraction {PAYMENT}"
    t = table(4).given(0, hand=hand).supply(0, 0, 2).flies(0, "1,-1", PAYMENT)
    assert t.options(0) == [["build", "helium_extraction", "ore_extraction"]]
    assert t.refused(0, "build", "ore_extraction", None) == ("PD-6.2", "no_module_left")
    t = table(4).given(0, hand=hand).supply(0, 2, 0).flies(0, "1,-1", PAYMENT)
    assert t.options(0) == [["build", "helium_extraction", None], ["build", "ore_extraction", None]]
    assert t.refused(0, "build", "helium_extraction", "ore_extraction") == ("PD-6.2", "no_base_left")


@rules("PD-6.2")
def test_pd_6_2_more_than_two_cards_only_with_the_bucket() -> None:
    t = landed("helium_extraction ore_extraction stereo_theatre", nose="chronoblock")
    assert t.refused(0, "scoop", "helium_extraction", "ore_extraction", "stereo_theatre") == ("PD-8.2", "not_your_part")


@rules("PD-6.3")
def test_pd_6_3_different_names() -> None:
    t = landed("ore_extraction ore_extraction")
    assert t.options(0) == [["build", "ore_extraction", None]]
    assert t.refused(0, "build", "ore_extraction", "ore_extraction") == ("PD-6.3", "same_name")
    scoop = landed("ore_extraction ore_extraction casino", nose="bucket", slots=(THREE, "", ""))
    assert scoop.options(0, "scoop") == []
    assert scoop.refused(0, "scoop", "ore_extraction", "ore_extraction", "casino") == ("PD-6.3", "same_name")


@rules("PD-6.4")
def test_pd_6_4_every_card_must_fit() -> None:
    t = landed("ground_logistics casino")
    assert t.options(0) == [["build", "casino", None]]
    refused = t.refusal(0, "build", "casino", "ground_logistics")
    assert (refused.rule, refused.why) == ("PD-6.4", "wrong_terrain")
    assert refused.params == {"card": "ground_logistics", "terrain": "crater"}


@rules("PD-6.4", "PD-11.1", "PD-11.15")
def test_pd_6_4_tokens_make_and_end_the_neighbourhood_of_a_volcano() -> None:
    hand = f"sulfur_extraction casino {PAYMENT}"
    t = horizons().token("eruption", "2,1").given(0, hand=hand, at="3,0").flies(0, "3,1", PAYMENT)
    assert ["build", "sulfur_extraction", None] in t.options(0)
    gone = horizons().token("city", "2,-1").given(0, hand=hand).flies(0, "1,-1", PAYMENT)
    assert gone.refused(0, "build", "sulfur_extraction", None) == ("PD-6.4", "no_volcano_near")


@rules("PD-6.5", "PD-10.5", "PD-8.1")
def test_pd_6_5_the_order_of_a_construction() -> None:
    t = horizons().in_play("eruption", "meteor_shower").given(0, nose="bucket", slots=(THREE, "", ""))
    cards = ("sulfur_extraction", "wind_generator", "supply_block")
    t.given(0, modules="1,0").builds(0, "1,-1", *cards, by="scoop").do(0, "again", "sulfur_extraction")
    t.stows(0)
    story = t.kinds()
    began = story.index("construction_began")
    assert story[began : began + 11] == [
        "construction_began",
        "nose_spent",
        "income",
        "income",
        "income",
        "event_paid",
        "event_paid",
        "object_built",
        "card_slotted",
        "card_slotted",
        "card_slotted",
    ]
    assert [(e["card"], e["amount"], e["again"]) for e in t.told("income")] == [
        ("sulfur_extraction", 1, False),
        ("wind_generator", 1, False),
        ("sulfur_extraction", 1, True),
    ]
    assert [(e["event"], e["amount"]) for e in t.told("event_paid")] == [("eruption", 1), ("meteor_shower", 1)]


def twice(t: Table, *more: str, by: str = "build") -> Table:
    """Seat 0 takes from its neighbours with two systems: 1 and 2 quids for each module."""
    return t.builds(0, "1,-2", "jamming_system", "cargo_interception_system", *more, by=by)


@rules("PD-6.5", "PD-11.9")
def test_pd_6_5_the_builder_orders_incomes_where_it_matters() -> None:
    """Seat 1 has 2 quids for demands of 1 and 2. Which comes first decides how often it is robbed, and insured."""

    def insured(first: int) -> Table:
        t = twice(horizons(3).in_play("insurance_payouts").given(1, quids=2, modules="2,-2"))
        assert t.asked() == (0, "order")
        assert t.decision(0).params == {"cards": ["jamming_system", "cargo_interception_system"], "amounts": [1, 2]}
        t.do(0, "pick", first)
        assert t.kind(0) == "slot", "the last card needs no question"
        return t

    one, two = insured(0), insured(1)
    assert [(told["card"], told["amount"]) for told in one.told("taken")] == [
        ("jamming_system", 1),
        ("cargo_interception_system", 1),
    ]
    assert one.quids[:2] == [2, 4], "robbed twice, insured twice"
    assert [(told["card"], told["amount"]) for told in two.told("taken")] == [("cargo_interception_system", 2)]
    assert two.quids[:2] == [2, 2]


@rules("PD-6.5", "PD-11.9")
@pytest.mark.parametrize("quids", [0, 1, 3, 10])
def test_pd_6_5_no_order_is_asked_for_where_every_order_robs_alike(quids: int) -> None:
    t = twice(horizons(3).in_play("insurance_payouts").given(1, quids=quids, modules="2,-2"))
    assert t.kind(0) == "slot"
    assert t.gained(0) == min(quids, 3)
    times = {0: 0, 1: 1}.get(quids, 2)
    assert t.quids[1] == quids - min(quids, 3) + 2 * times


@rules("PD-6.5", "PD-11.9", "PD-10.5")
def test_pd_6_5_no_order_is_asked_for_without_a_difference_for_the_insured() -> None:
    assert twice(horizons(3).in_play("sandstorm").given(1, quids=2, modules="2,-2")).kind(0) == "slot"
    last = twice(horizons(3).in_play(insurance_payouts=2).given(1, quids=2, modules="2,-2"))
    assert last.kind(0) == "slot", "two quids are left on the event: seat 1 gets them in either order"
    assert last.quids[1] == 2
    used = horizons(3).in_play(insurance_payouts=4).given(1, quids=1, modules="2,-2").given(2, quids=2, modules="1,-3")
    assert twice(used).kind(0) == "slot", "seat 1 gets two of four quids, seat 2 the others, robbed once or twice"
    assert used.quids == [3, 2, 2]
    later = horizons(3).in_play(insurance_payouts=4).given(1, quids=2, modules="2,-2").given(2, quids=9, modules="1,-3")
    assert twice(later).asked() == (0, "order"), "what seat 1 does not get is left for seat 2"


@rules("PD-6.5", "PD-11.9", "PD-8.2")
def test_pd_6_5_the_rest_of_three_is_asked_for_only_if_it_still_matters() -> None:
    def scooped(first: int) -> Table:
        """Demands of 3, 2 and 3 for a module and a base, and 3 quids to give."""
        t = horizons(4).in_play("insurance_payouts").given(1, quids=3, modules="2,-2", bases="2,-3")
        t.given(0, nose="bucket", slots=("casino outer_defence", "", ""))
        assert twice(t, "power_diversion_system", by="scoop").asked() == (0, "order")
        return t.do(0, "pick", first)

    assert scooped(0).kind(0) == "slot", "the first card has taken all there was"
    second = scooped(1)
    assert second.kind(0) == "slot", "1 quid is left, and either card takes it"
    assert second.quids[:2] == [3, 4]
    t = horizons(4).in_play(insurance_payouts=4).given(1, quids=3, bases="2,-3").given(2, quids=2, modules="2,-2")
    t.given(0, nose="bucket", slots=("casino outer_defence", "", ""))
    twice(t, "power_diversion_system", by="scoop").do(0, "pick", 2)
    assert t.kind(0) == "slot", "seat 1 is sure of two quids, so seat 2 gets two, robbed once or twice"
    assert t.quids[1:3] == [2, 2]


@rules("PD-6.6")
@pytest.mark.parametrize("card", ["stereo_theatre", "wind_generator", "underground_logistics", "central_laboratory"])
def test_pd_6_6_the_new_object_never_counts_for_its_own_income(card: str) -> None:
    t = landed(card).do(0, "build", card, None)
    assert t.told("income")[0]["amount"] == 0
    two = landed("trade_logistics underground_logistics").do(0, "build", "underground_logistics", "trade_logistics")
    assert [told["amount"] for told in two.told("income")] == [0, 0]


@rules("PD-6.6", "PD-7.1")
def test_pd_6_6_the_site_is_not_its_own_neighbour() -> None:
    assert table().builds(0, "1,-2", "helium_extraction").gained(0) == 2, "2,-2 and 1,-1, not 1,-2 itself"


@rules("PD-6.7")
def test_pd_6_7_cards_that_bring_nothing_may_be_played_and_collecting_is_no_choice() -> None:
    t = landed("outer_defence wind_generator").do(0, "build", "wind_generator", "outer_defence")
    assert t.quids[0] == 0
    assert t.object("1,-1") == (0, "base")
    t = table().given(0, modules="2,-2").builds(0, "1,-2", "wind_generator")
    assert (t.gained(0), t.kind(0)) == (1, "slot")


# --- blocks ---------------------------------------------------------------------------------------

# with each block a card of its type that pays 3 or more at 1,-2, and objects that make it so
REPEATED = {
    "supply_block": ("ore_extraction", "", "", 3),
    "leisure_block": ("casino", "", "2,-2", 3),
    "power_grid_block": ("wind_generator", "2,-2", "1,-1", 3),
    "science_block": ("medical_laboratory", "2,-2 1,-1", "", 4),
    "transport_block": ("underground_logistics", "2,-2", "1,-1", 3),
    "security_block": ("outer_defence", "3,0 2,2 1,2", "", 3),
}


@rules("PD-7.11")
@pytest.mark.parametrize("block", REPEATED)
def test_pd_7_11_a_block_pays_two_or_repeats_a_card_of_its_type(block: str) -> None:
    card, modules, bases, amount = REPEATED[block]
    hand = sorted((card, block, "solar_generator" if block == "leisure_block" else PAYMENT), key=list(CARDS).index)
    pay = "solar_generator" if block == "leisure_block" else PAYMENT

    def built() -> Table:
        t = table().given(0, hand=hand, modules=modules, bases=bases, at="0,-1").flies(0, "1,-2", pay)
        return t.do(0, "build", card, block)

    t = built()
    assert t.asked() == (0, "block")
    assert t.decision(0).params == {"card": block, "amounts": [2, amount]}
    assert t.options(0) == [["fixed"], ["again", card]]
    assert built().do(0, "fixed").quids[0] == amount + 2
    assert built().do(0, "again", card).quids[0] == amount + amount
    assert built().do(0, "again", card).told("income")[-1]["again"]


@rules("PD-7.11")
@pytest.mark.parametrize("block", [name for name, card in CARDS.items() if card.type == "blocks"])
def test_pd_7_11_alone_or_beside_other_types_a_block_pays_two(block: str) -> None:
    other = "stereo_theatre" if block != "leisure_block" else "wind_generator"
    alone = table().given(0, hand=[block, other], at="0,-1").flies(0, "1,-2", other).do(0, "build", block, None)
    assert (alone.quids[0], alone.kind(0)) == (2, "slot")
    t = table().given(0, hand=[block, other, "trade_logistics"], at="0,-1").flies(0, "1,-2", "trade_logistics")
    t.do(0, "build", other, block)
    assert (t.quids[0], t.kind(0)) == (2, "slot"), "no card of the block's type lies beside it"


@rules("PD-7.11")
def test_pd_7_11_a_block_never_repeats_a_block() -> None:
    t = table().builds(0, "1,-2", "supply_block", "science_block")
    assert (t.gained(0), t.kind(0)) == (2 + 2, "slot")
    t = (
        table()
        .given(0, nose="bucket", slots=(THREE, "", ""))
        .builds(0, "1,-2", "ore_extraction", "supply_block", "science_block", by="scoop")
    )
    assert t.refused(0, "again", "science_block") == ("PD-7.11", "cannot_repeat")
    assert t.do(0, "again", "ore_extraction").gained(0) == 3 + 3 + 2


@rules("PD-7.11", "PD-7.12")
def test_pd_7_11_with_the_bucket_the_player_picks_one_of_two_fitting_cards() -> None:
    def scooped() -> Table:
        t = table().given(0, nose="bucket", slots=(THREE, "", ""))
        return t.builds(0, "1,-2", "helium_extraction", "ore_extraction", "supply_block", by="scoop")

    assert scooped().options(0) == [["fixed"], ["again", "helium_extraction"], ["again", "ore_extraction"]]
    assert scooped().do(0, "again", "helium_extraction").gained(0) == 2 + 3 + 2
    assert scooped().do(0, "again", "ore_extraction").gained(0) == 2 + 3 + 3
    assert scooped().do(0, "fixed").gained(0) == 2 + 3 + 2


@rules("PD-7.11")
def test_pd_7_11_two_blocks_work_each_for_itself() -> None:
    """Each block asks by itself: supply repeats the extraction, security finds nothing to repeat."""
    t = table().given(0, nose="bucket", slots=(THREE, "", ""))
    t.builds(0, "1,-2", "ore_extraction", "supply_block", "security_block", by="scoop")
    assert t.decision(0).params == {"card": "supply_block", "amounts": [2, 3]}
    t.do(0, "again", "ore_extraction")
    assert t.kind(0) == "slot"
    assert t.gained(0) == 3 + 3 + 2
    assert [(told["card"], told["amount"], told["again"]) for told in t.told("income")] == [
        ("ore_extraction", 3, False),
        ("ore_extraction", 3, True),
        ("security_block", 2, False),
    ]


@rules("PD-7.11", "PD-7.12")
def test_pd_7_11_a_repeat_takes_the_same_direction_or_cluster() -> None:
    t = table().given(0, modules="3,1 2,0", bases="2,2 3,0").builds(0, "2,1", "network_defence", "security_block")
    t.do(0, "direction", 0)
    assert t.options(0) == [["fixed"], ["again", "network_defence"]]
    assert t.do(0, "again", "network_defence").gained(0) == 1 + 1, "not the better direction 1"
    t = table().given(0, modules="3,-1", bases="0,1").builds(0, "2,0", "dome_defence", "security_block")
    t.do(0, "cluster", "1,1").do(0, "again", "dome_defence")
    assert t.gained(0) == 2 + 2
    assert [told["pays"] for told in t.told("income")] == [[{"hex": "0,1", "amount": 2}]] * 2


@rules("PD-7.11", "PD-7.10")
@pytest.mark.parametrize(("quids", "first", "second"), [(10, 3, 3), (5, 3, 2), (3, 3, 0), (2, 2, 0), (0, 0, 0)])
def test_pd_7_11_systems_demand_a_second_time_what_is_left(quids: int, first: int, second: int) -> None:
    t = table(3).given(1, quids=quids, modules="2,-2", bases="2,-3").given(2, quids=1, modules="1,-3")
    t.builds(0, "1,-2", "jamming_system", "intelligence_block").do(0, "again", "jamming_system")
    taken = [(told["victim"], told["amount"], told["again"]) for told in t.told("taken")]
    wanted = [(1, first, False), (2, 1, False), (1, second, True)]
    assert taken == [told for told in wanted if told[1]]
    assert t.quids == [first + 1 + second, quids - first - second, 0]


@rules("PD-7.11", "PD-10.5", "PD-11.6")
def test_pd_7_11_event_income_is_not_repeated() -> None:
    t = horizons().in_play("government_support").given(0, modules="2,-2")
    t.builds(0, "1,-2", "wind_generator", "power_grid_block").do(0, "again", "wind_generator")
    assert t.gained(0) == 1 + 1 + 1
    assert len(t.told("event_paid")) == 1


@rules("PD-7.12")
def test_pd_7_12_equal_choices_are_not_asked() -> None:
    t = table().builds(0, "2,1", "network_defence")
    assert (t.gained(0), t.kind(0)) == (0, "slot")
    t = table().given(0, modules="3,1").builds(0, "2,1", "network_defence")
    assert t.asked() == (0, "direction")
    assert t.do(0, "direction", 3).gained(0) == 0, "a bad choice is a choice too"


# --- what runs out --------------------------------------------------------------------------------


@rules("PD-12.3", "PD-6.2")
def test_pd_12_3_without_any_figure_nothing_can_be_built() -> None:
    t = table(4).given(0, hand=f"ore_extraction {PAYMENT}", modules="1,0").supply(0, 0, 0)
    t.ending(1, 1, 2, 3).do(0, "pay", PAYMENT)
    assert all(t.object(hex_) or hex_ == "0,0" for hex_ in t.hexes(0, "fly"))


@rules("PD-12.4", "PD-5.6")
def test_pd_12_4_without_modules_two_names_must_fit() -> None:
    def stops(hand: str, modules: int = 0, bases: int = 2) -> set[str]:
        t = table(4).given(0, hand=f"{hand} {PAYMENT}", modules="0,-1").supply(0, modules, bases)
        return t.do(0, "pay", PAYMENT).hexes(0, "fly")

    assert "1,-1" in stops("casino outer_defence")
    assert not {"1,-1", "1,0"} & stops("casino ground_logistics"), "one fits the wasteland, one the crater"
    assert {"1,-1", "1,0"} <= stops("casino ground_logistics", modules=1)
    assert "1,-1" not in stops("casino casino"), "two of a name make no base"
    assert "1,-1" in stops("casino casino", modules=1)


@rules("PD-12.4", "PD-8.2")
def test_pd_12_4_terrablock_counts_only_with_its_price_in_the_slot() -> None:
    def stops(slot: str, hand: str = "ground_logistics", **supply: int) -> set[str]:
        t = table(3).given(0, hand=f"{hand} {PAYMENT}", nose="terrablock", slots=(slot, "", ""), modules="0,-1")
        if supply:
            t.supply(0, **supply)
        return t.do(0, "pay", PAYMENT).hexes(0, "fly")

    assert "1,-1" in stops(THREE)
    assert "1,-1" not in stops("casino outer_defence")
    assert "1,-1" not in stops(THREE, modules=0, bases=4), "a base needs a second card"
    assert "1,-1" not in stops(THREE, "casino", modules=0, bases=4), "even if the only one fits"
    assert "1,-1" in stops(THREE, "ground_logistics casino", modules=0, bases=4)
    assert "1,-1" not in stops(THREE, "ground_logistics air_logistics", modules=0, bases=4), "one is exempt, not both"
