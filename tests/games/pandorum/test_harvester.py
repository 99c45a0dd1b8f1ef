"""The harvester board (PD-8): slots, one-shot effects of nose parts, permanent effects of main parts."""

from __future__ import annotations

from typing import Any

import pytest

from games.pandorum.marks import rules
from games.pandorum.setting import PAYMENT, Table, horizons, table
from orrery.games.pandorum.components import CARD_IDS

CARDS = ["casino", "outer_defence", "wind_generator", "air_logistics", "stereo_theatre", "trade_logistics"]
THRESHOLDS = [(2, 3), (3, 3), (4, 2)]
FIVE = "outer_defence outer_defence wind_generator air_logistics trade_logistics"


# --- slots ----------------------------------------------------------------------------------------


@rules("PD-8.1")
def test_pd_8_1_played_cards_go_into_slots_as_the_player_likes() -> None:
    for slots in (("nose", "nose"), ("nose", "cargo_hold"), ("central_deck", "cargo_hold"), ("cargo_hold", "nose")):
        t = table().given(0, slots=("casino", "", "casino")).builds(0, "1,-1", "helium_extraction", "ore_extraction")
        assert t.asked() == (0, "slot")
        assert t.options(0) == [["slot", "nose"], ["slot", "central_deck"], ["slot", "cargo_hold"]]
        assert t.decision(0).params == {"card": "helium_extraction"}
        t.do(0, "slot", slots[0])
        assert t.decision(0).params == {"card": "ore_extraction"}
        t.do(0, "slot", slots[1])
        for slot in ("nose", "central_deck", "cargo_hold"):
            earlier = [] if slot == "central_deck" else ["casino"]
            placed = [c for c, s in zip(("helium_extraction", "ore_extraction"), slots, strict=True) if s == slot]
            assert t.seat(0)[slot]["cards"] == earlier + placed
        assert [told["slot"] for told in t.told("card_slotted")] == list(slots)


@rules("PD-8.1", "PD-5.2")
def test_pd_8_1_the_paid_card_does_not_go_into_a_slot_and_there_is_no_limit() -> None:
    many = ["casino", "casino", "outer_defence", "outer_defence", "wind_generator", "air_logistics", "air_logistics"]
    t = table().given(0, slots=(many, "", "")).builds(0, "1,-1", "helium_extraction").stows(0, "nose")
    assert t.seat(0)["nose"]["cards"] == [*many, "helium_extraction"]
    assert t.on_market()[PAYMENT] >= 1


# --- the nose -------------------------------------------------------------------------------------


def ready(players: int, nose: str, cards: int, hand: str, **given: Any) -> Table:
    return table(players).given(0, nose=nose, slots=(CARDS[:cards], "", ""), hand=f"{hand} {PAYMENT}", **given)


@rules("PD-8.2")
@pytest.mark.parametrize(("players", "price"), THRESHOLDS)
def test_pd_8_2_modular_manipulator_two_cards_and_a_module(players: int, price: int) -> None:
    t = ready(players, "modular_manipulator", price, "helium_extraction ore_extraction").flies(0, "1,-1", PAYMENT)
    t.do(0, "manipulate", "helium_extraction", "ore_extraction")
    assert t.object("1,-1") == (0, "module")
    assert t.quids[0] == 2 + 1, "both cards pay"
    assert t.seat(0)["nose"]["cards"] == []
    t = ready(players, "modular_manipulator", price - 1, "helium_extraction ore_extraction").flies(0, "1,-1", PAYMENT)
    refused = t.refusal(0, "manipulate", "helium_extraction", "ore_extraction")
    assert (refused.rule, refused.why, refused.params) == ("PD-8.2", "price_missing", {"needed": price})
    assert t.options(0, "manipulate") == []


@rules("PD-8.2", "PD-12.3")
def test_pd_8_2_the_manipulator_needs_a_module_and_helps_without_bases() -> None:
    hand = "helium_extraction ore_extraction"
    t = table(4).given(0, nose="modular_manipulator", slots=(CARDS[:2], "", ""), hand=f"{hand} {PAYMENT}")
    t.supply(0, 2, 0).flies(0, "1,-1", PAYMENT)
    assert t.options(0, "manipulate") == [["manipulate", *hand.split()]]
    assert t.refused(0, "build", *hand.split()) == ("PD-6.2", "no_base_left")
    t = table(4).given(0, nose="modular_manipulator", slots=(CARDS[:2], "", ""), hand=f"{hand} {PAYMENT}")
    t.supply(0, 0, 2).flies(0, "1,-1", PAYMENT)
    assert t.refused(0, "manipulate", *hand.split()) == ("PD-6.2", "no_module_left")


@rules("PD-8.2")
@pytest.mark.parametrize(("players", "price"), THRESHOLDS)
def test_pd_8_2_bucket_three_cards_and_a_base(players: int, price: int) -> None:
    three = ("silicon_extraction", "helium_extraction", "ore_extraction")
    t = ready(players, "bucket", price, " ".join(three)).flies(0, "1,-1", PAYMENT).do(0, "scoop", *three)
    assert t.object("1,-1") == (0, "base")
    assert t.quids[0] == 1 + 2 + 1
    assert t.seat(0)["nose"]["cards"] == []
    t.stows(0, "nose", "central_deck", "cargo_hold")
    assert [t.seat(0)[slot]["cards"] for slot in ("nose", "central_deck", "cargo_hold")] == [[card] for card in three]
    short = ready(players, "bucket", price - 1, " ".join(three)).flies(0, "1,-1", PAYMENT)
    assert short.refused(0, "scoop", *three) == ("PD-8.2", "price_missing")


@rules("PD-8.2")
@pytest.mark.parametrize(("players", "price"), THRESHOLDS)
def test_pd_8_2_chronoblock_any_hex_but_a_volcano(players: int, price: int) -> None:
    t = ready(players, "chronoblock", price, "silicon_extraction", at="1,0").do(0, "pay", PAYMENT)
    assert t.decision(0).params == {"jump": True}
    kinds = {found["hex"]: found["kind"] for found in t.m.view(None)["field"]["hexes"]}
    assert t.hexes(0, "jump") == {name for name, kind in kinds.items() if kind != "volcano"} - {"1,0"}
    assert t.refused(0, "jump", "1,0") == ("PD-5.5", "same_hex")
    assert t.refused(0, "jump", "2,-1") == ("PD-5.5", "volcano")
    t.do(0, "jump", "-4,3")
    assert t.seat(0)["nose"]["cards"] == []
    assert (t.told("harvester_moved")[0]["over"], t.told("harvester_moved")[0]["how"]) == ([], "jump")
    assert t.asked() == (0, "build"), "the stop follows the usual rules"
    short = ready(players, "chronoblock", price - 1, "silicon_extraction").do(0, "pay", PAYMENT)
    assert short.decision(0).params == {"jump": False}
    assert short.refused(0, "jump", "-4,3") == ("PD-8.2", "no_jump")


@rules("PD-8.2", "PD-5.6", "PD-11.15")
def test_pd_8_2_a_jump_pays_tolls_crosses_nothing_and_never_ends_in_the_dead_city() -> None:
    t = horizons().in_play("dead_city").token("city", "2,-1").given(1, bases="3,-2")
    t.given(0, nose="chronoblock", slots=(CARDS[:3], "", ""), hand=PAYMENT, at="1,0", quids=2).do(0, "pay", PAYMENT)
    assert t.refused(0, "jump", "2,-1") == ("PD-11.15", "dead_city_stop")
    t.do(0, "jump", "3,-2")
    assert t.quids == [0, 2]
    assert t.quids_on("dead_city") == 10


@rules("PD-8.2", "PD-6.4")
@pytest.mark.parametrize(("players", "price"), THRESHOLDS)
def test_pd_8_2_terrablock_frees_one_card_of_its_whole_condition(players: int, price: int) -> None:
    t = ready(players, "terrablock", price, "ground_logistics air_logistics casino").flies(0, "1,-1", PAYMENT)
    freed = {tuple(action) for action in t.options(0, "terraform")}
    assert freed == {
        ("terraform", "casino", None, "one"),
        ("terraform", "ground_logistics", None, "one"),
        ("terraform", "air_logistics", None, "one"),
        ("terraform", "ground_logistics", "casino", "one"),
        ("terraform", "air_logistics", "casino", "one"),
    }
    assert t.refused(0, "terraform", "ground_logistics", "air_logistics", "one") == ("PD-6.4", "wrong_terrain")
    t.do(0, "terraform", "ground_logistics", "casino", "one")
    assert t.object("1,-1") == (0, "base")
    assert t.seat(0)["nose"]["cards"] == []
    dry = table(players).given(0, nose="terrablock", slots=(CARDS[:price], "", ""))
    dry.builds(0, "-4,3", "sulfur_extraction", by="terraform")
    assert dry.object("-4,3") == (0, "module"), "no volcano beside it"


@rules("PD-8.2", "PD-1.6")
def test_pd_8_2_terrablock_still_needs_an_empty_hex() -> None:
    t = ready(2, "terrablock", 3, "ground_logistics", modules="1,0").given(1, modules="1,-1").do(0, "pay", PAYMENT)
    assert "1,-1" not in t.hexes(0, "fly")
    assert "2,-1" not in t.hexes(0, "fly")
    t.do(0, "fly", "1,0")
    assert t.told("construction_began") == []


@rules("PD-8.2")
def test_pd_8_2_exactly_the_threshold_of_ones_choice_and_again_later() -> None:
    t = table(4).given(0, nose="terrablock", slots=(CARDS[:5], "", ""), quids=0)
    t.builds(0, "1,-1", "ground_logistics", by="terraform")
    assert t.decision(0).params == {"left": 2, "part": "terrablock"}
    assert t.options(0) == [["spend", card] for card in sorted(CARDS[:5], key=CARD_IDS.index)]
    assert t.refused(0, "spend", "trade_logistics") == ("PD-8.2", "not_in_slot")
    t.do(0, "spend", "air_logistics").do(0, "spend", "casino").stows(0, "cargo_hold")
    assert t.seat(0)["nose"]["cards"] == ["outer_defence", "wind_generator", "stereo_theatre"]
    assert t.seat(0)["nose"]["ready"], "the effect can be used again"
    assert t.told("nose_spent") == [{"seat": 0, "part": "terrablock", "cards": ["air_logistics", "casino"]}]
    box = t.m.view(None)["box"]
    assert box == len(t.s.aside) + 2


@rules("PD-8.2")
def test_pd_8_2_the_effect_may_be_used_again_in_a_later_turn() -> None:
    hand = f"ground_logistics air_logistics stereo_theatre {PAYMENT}"
    t = table(2).given(0, nose="terrablock", slots=([*CARDS, *CARDS[:2]], "", ""), hand=hand, modules="0,-1")
    t.flies(0, "1,-1", PAYMENT).do(0, "terraform", "ground_logistics", None, "one")
    for card in CARDS[:3]:
        t.do(0, "spend", card)
    t.stows(0).draws(1).flies(0, "1,-2", "stereo_theatre").do(0, "terraform", "air_logistics", None, "one")
    assert t.kind(0) == "nose"


@rules("PD-8.2")
def test_pd_8_2_cards_that_leave_no_choice_are_spent_unasked() -> None:
    same = ["casino", "casino", "casino"]
    t = table(4).given(0, nose="terrablock", slots=(same, "", "")).builds(0, "1,-1", "ground_logistics", by="terraform")
    assert t.kind(0) == "slot"
    assert t.seat(0)["nose"]["cards"] == ["casino"]


@rules("PD-8.2")
def test_pd_8_2_cards_of_the_current_construction_cannot_pay() -> None:
    t = ready(3, "terrablock", 2, "ground_logistics casino").flies(0, "1,-1", PAYMENT)
    assert t.refused(0, "terraform", "casino", None, "one") == ("PD-8.2", "price_missing")
    used = table(3).given(0, nose="terrablock", slots=(CARDS[:3], "", ""))
    used.builds(0, "1,-1", "ground_logistics", by="terraform").do(0, "slot", "nose")
    assert used.seat(0)["nose"]["cards"] == ["ground_logistics"]


@rules("PD-8.2", "PD-11.14")
def test_pd_8_2_at_most_once_a_turn() -> None:
    """A jump onto an own module, lifted for Training: the same part cannot be used twice, nor can any other."""
    t = horizons(4).in_play("training").given(0, nose="chronoblock", slots=(CARDS[:4], "", ""), modules="-4,3")
    t.given(0, hand=f"casino silicon_extraction {PAYMENT}").do(0, "pay", PAYMENT).do(0, "jump", "-4,3")
    t.do(0, "spend", "casino").do(0, "spend", "outer_defence").do(0, "lift")
    assert t.seat(0)["nose"]["used"]
    assert t.refused(0, "terraform", "casino", None, "one") == ("PD-8.2", "used_this_turn")
    t.do(0, "build", "silicon_extraction", None).stows(0)
    assert not t.seat(0)["nose"]["used"]


@rules("PD-8.2")
def test_pd_8_2_house_rule_terrablock_twice() -> None:
    hand = f"ground_logistics air_logistics {PAYMENT}"
    strict = table(4).given(0, nose="terrablock", slots=(CARDS[:4], "", ""), hand=hand).flies(0, "1,-1", PAYMENT)
    assert strict.refused(0, "terraform", "ground_logistics", "air_logistics", "both") == ("PD-8.2", "one_shot_once")
    t = table(4, one_shot_once=False).given(0, nose="terrablock", slots=(CARDS[:4], "", ""), hand=hand)
    t.flies(0, "1,-1", PAYMENT)
    assert t.refused(0, "terraform", "ground_logistics", None, "both") == ("PD-8.2", "freed_both_of_one")
    t.do(0, "terraform", "ground_logistics", "air_logistics", "both")
    assert t.object("1,-1") == (0, "base")
    assert t.seat(0)["nose"]["cards"] == []
    poor = table(4, one_shot_once=False).given(0, nose="terrablock", slots=(CARDS[:3], "", ""), hand=hand)
    poor.flies(0, "1,-1", PAYMENT)
    refused = poor.refusal(0, "terraform", "ground_logistics", "air_logistics", "both")
    assert (refused.why, refused.params) == ("price_missing", {"needed": 4})


@rules("PD-8.2", "PD-12.4")
def test_pd_8_2_house_rule_makes_more_stops_legal() -> None:
    """Only bases are left and nothing fits the crater: two freed cards still make one."""
    hand = f"ground_logistics air_logistics {PAYMENT}"

    def stops(once: bool, held: int) -> set[str]:
        t = table(4, one_shot_once=once).given(0, nose="terrablock", slots=(CARDS[:held], "", ""), hand=hand)
        return t.given(0, modules="0,-1").supply(0, 0, 1).do(0, "pay", PAYMENT).hexes(0, "fly")

    assert "1,-1" in stops(False, 4)
    assert "1,-1" not in stops(False, 3)
    assert "1,-1" not in stops(True, 4)


# --- the central deck -----------------------------------------------------------------------------


@rules("PD-8.3")
@pytest.mark.parametrize(("players", "needed"), [(2, 5), (3, 5), (4, 4)])
@pytest.mark.parametrize("part", ["proton_drive", "engineering_bay", "positron_shield", "star_generator"])
def test_pd_8_3_active_from_the_threshold_on(players: int, needed: int, part: str) -> None:
    cards = FIVE.split()
    for held in range(needed - 1, needed + 1):
        t = table(players).given(0, main=part, slots=("", cards[:held], "")).start()
        shown = t.seat(0)["central_deck"]
        assert (shown["part"], shown["active"], shown["threshold"]) == (part, held >= needed, needed)


@rules("PD-8.3", "PD-5.5")
def test_pd_8_3_the_effect_costs_nothing_and_stays() -> None:
    t = table().given(0, main="engineering_bay", slots=("", FIVE, ""))
    for _ in range(3):
        t.draws(0).draws(1)
    assert len(t.hand(0)) == 9
    assert len(t.seat(0)["central_deck"]["cards"]) == 5


@rules("PD-8.3", "PD-11.14")
def test_pd_8_3_it_goes_out_when_an_event_takes_a_card() -> None:
    t = horizons().next_events("training").given(0, main="engineering_bay", slots=("", FIVE, ""))
    t.builds(0, "1,-1", "helium_extraction").stows(0, "cargo_hold").do(0, "take_back", "central_deck", "wind_generator")
    assert not t.seat(0)["central_deck"]["active"]
    assert t.told("part_switched") == [{"seat": 0, "part": "engineering_bay", "on": False}]
    t.draws(1).draws(0)
    assert len(t.hand(0)) == 1 + 2


@rules("PD-8.4")
def test_pd_8_4_the_cargo_hold_has_no_effect_during_play() -> None:
    given: dict[str, Any] = {"hand": f"ground_logistics {PAYMENT}", "nose": "terrablock", "main": "proton_drive"}
    t = table().given(0, slots=("", "", FIVE), **given)
    assert t.refused(0, "fly_free") == ("PD-5.2", "must_pay")
    t.do(0, "pay", PAYMENT)
    assert "1,-1" not in t.hexes(0, "fly")
    assert t.quids == [0, 0]
