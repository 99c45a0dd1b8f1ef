"""New Horizons: when events come, how they pay and how they end (PD-10)."""

from __future__ import annotations

import pytest

from games.pandorum.marks import rules
from games.pandorum.setting import PAYMENT, Table, horizons, numbers
from orrery.games.pandorum.hexes import HEX_IDS, each, mask_of

BUILDS_ON = "helium_extraction"


def first_object(players: int, *events: str) -> Table:
    """Seat 0 builds the first object of the game, on 1,-1; these events follow."""
    return horizons(players).next_events(*events).builds(0, "1,-1", BUILDS_ON).stows(0)


# --- when they come -------------------------------------------------------------------------------


@rules("PD-10.1")
def test_pd_10_1_the_first_event_comes_with_the_first_object() -> None:
    t = horizons(3).next_events("sandstorm", "government_support").draws(0).draws(1).draws(2)
    assert t.told("event_revealed") == []
    t = first_object(3, "sandstorm", "government_support")
    assert t.told("event_revealed") == [{"event": "sandstorm", "quids": 8}]
    assert t.quids_on("sandstorm") == 8
    assert t.m.view(None)["events"]["deck"] == 1


@rules("PD-10.2")
def test_pd_10_2_the_second_event_comes_when_everybody_has_an_object() -> None:
    t = horizons(3).next_events("sandstorm", "government_support", "insurance_payouts")
    for seat in range(3):
        t.given(seat, hand=[BUILDS_ON, "casino" if seat else "stereo_theatre"])
    for seat, site in enumerate(("1,-1", "0,-1", "1,0")):
        t.do(seat, "pay", t.hand(seat)[1]).do(seat, "fly", site).do(seat, "build", BUILDS_ON, None).stows(seat)
        assert t.open_events() == ["sandstorm", "government_support"][: 1 + (seat == 2)]
    t.draws(0).draws(1)
    assert t.open_events() == ["sandstorm", "government_support"], "two lie open from then on"


@rules("PD-10.2", "PD-11.12", "PD-10.11")
def test_pd_10_2_expansion_as_first_event_brings_the_second_at_once() -> None:
    t = first_object(3, "expansion", "sandstorm", "government_support")
    for seat in range(3):
        assert t.open_events() == ["expansion"]
        assert t.asked() == (seat, "expand")
        t.do(seat, *t.options(seat)[0])
    assert t.open_events() == ["expansion", "sandstorm"]
    assert t.asked() == (1, "turn")


@rules("PD-10.2")
def test_pd_10_2_everybody_at_the_same_time() -> None:
    """Seat 0 lost its object before seat 1 built one: there is no moment with an object of each."""
    t = horizons(2).in_play("sandstorm").next_events("government_support").each_has("had_object", True, True)
    t.builds(0, "1,-1", BUILDS_ON).stows(0)
    assert t.open_events() == ["sandstorm"]


@rules("PD-10.2", "PD-10.11", "PD-10.6")
def test_pd_10_11_the_second_event_stays_due_when_a_replacement_takes_objects_away() -> None:
    """Everybody has an object after this turn; the event that replaces another one sabotages them. The second comes."""
    t = horizons(2).in_play(ancient_civilization=1).next_events("sabotage", "sandstorm", "government_support")
    t.given(1, modules="0,1").builds(0, "1,0", BUILDS_ON).stows(0)
    assert t.told("event_over") == [{"event": "ancient_civilization"}]
    for seat, hex_ in ((0, "1,0"), (1, "0,1")):
        assert t.asked() == (seat, "sabotage")
        t.do(seat, "hex", hex_)
    assert t.open_events() == ["sabotage", "sandstorm"]


@rules("PD-10.3")
def test_pd_10_3_the_immediate_effect_comes_first_then_the_quids() -> None:
    t = first_object(3, "dead_city")
    assert t.asked() == (0, "city"), "the active player, whose turn ends"
    assert t.quids_on("dead_city") == 0
    t.do(0, "hex", "2,-1")
    assert t.quids_on("dead_city") == 10


@rules("PD-10.3")
def test_pd_10_3_the_permanent_effect_starts_with_the_next_players_turn() -> None:
    """Meteor Shower pays for crater sites: not for the one whose construction has brought it."""
    t = horizons(2).next_events("meteor_shower").given(1, hand="ore_extraction casino")
    t.builds(0, "1,-1", BUILDS_ON).stows(0).do(0, *t.options(0)[0])
    assert t.told("event_paid") == []
    t.flies(1, "2,-2", "casino").do(1, "build", "ore_extraction", None)
    assert [(told["seat"], told["amount"]) for told in t.told("event_paid")] == [(1, 1)]
    assert t.quids_on("meteor_shower") == 4


@rules("PD-10.4")
@pytest.mark.parametrize("active", range(4))
def test_pd_10_4_in_turn_is_clockwise_from_the_active_player(active: int) -> None:
    t = horizons(4).next_events("expansion").turn_of(active).builds(active, "1,-1", BUILDS_ON).stows(active)
    order = []
    while t.kind(t.asked()[0]) == "expand":
        order.append(t.asked()[0])
        t.do(order[-1], *t.options(order[-1])[0])
    assert order == [(active + n) % 4 for n in range(4)]


# --- how they pay ---------------------------------------------------------------------------------


@rules("PD-10.5")
def test_pd_10_5_both_events_pay_for_the_same_act_the_earlier_one_first() -> None:
    for events in (("meteor_shower", "eruption"), ("eruption", "meteor_shower")):
        t = horizons().in_play(*events).builds(0, "1,-1", "casino")
        assert [told["event"] for told in t.told("event_paid")] == list(events)
        assert t.gained(0) == 1 + 1
        assert t.told("event_paid")[0] == {"seat": 0, "event": events[0], "amount": 1, "left": 4, "why": "build"}
    paid = horizons().in_play("return_on_investment", "sandstorm").given(0, hand="ore_extraction", modules="1,0")
    paid.flies(0, "1,0")
    assert [told["event"] for told in paid.told("event_paid")] == ["return_on_investment", "sandstorm"]
    assert paid.quids[0] == 1 + 2


@rules("PD-10.5")
def test_pd_10_5_who_is_due_more_gets_what_is_there() -> None:
    t = horizons().in_play(sandstorm=1).given(0, hand="ore_extraction", modules="1,0").flies(0, "1,0")
    assert t.quids[0] == 1
    assert t.told("event_paid") == [{"seat": 0, "event": "sandstorm", "amount": 1, "left": 0, "why": "pay"}]
    assert t.told("event_over") == [{"event": "sandstorm"}]


@rules("PD-10.5", "PD-6.5")
def test_pd_10_5_a_construction_is_paid_after_its_cards_and_before_the_object() -> None:
    t = horizons().in_play("sabotage").builds(0, "1,-1", "helium_extraction")
    story = t.kinds()
    assert story.index("income") < story.index("event_paid") < story.index("object_built")
    assert t.gained(0) == 2 + 2, "the new object does not stand yet"


# --- how they end ---------------------------------------------------------------------------------


@rules("PD-10.6")
def test_pd_10_6_with_the_last_quid_the_event_ends_and_is_replaced_at_the_end_of_the_turn() -> None:
    t = horizons().in_play(sandstorm=2).next_events("government_support")
    t.given(0, hand="ore_extraction casino", modules="1,0").do(0, "pay", "casino")
    assert t.told("event_over") == [{"event": "sandstorm"}]
    assert t.open_events() == []
    assert t.m.view(None)["events"]["gone"][-1] == "sandstorm"
    t.do(0, "fly", "1,0")
    assert t.open_events() == ["government_support"]
    assert t.asked() == (1, "turn")


@rules("PD-10.6", "PD-11.9")
def test_pd_10_6_the_active_player_reveals_whoever_took_the_last_quid() -> None:
    t = horizons(3).in_play(insurance_payouts=2).next_events("dead_city").given(2, quids=5, modules="2,-2")
    t.builds(0, "1,-2", "jamming_system").stows(0)
    assert [(told["seat"], told["amount"]) for told in t.told("event_paid")] == [(2, 2)]
    assert t.asked() == (0, "city")


@rules("PD-10.6", "PD-11.4")
def test_pd_10_6_tokens_stay_on_the_field() -> None:
    t = horizons().in_play(settler_growth=2).token("pad", "1,0").builds(0, "2,0", "helium_extraction").stows(0)
    assert t.told("event_over") == [{"event": "settler_growth"}]
    assert t.hex("1,0")["kind"] == "landing_pad"
    assert t.hex("1,0")["token"] == "landing_pad_token"


@rules("PD-10.6", "PD-10.11")
def test_pd_10_6_two_events_of_one_turn_are_replaced_one_after_the_other() -> None:
    t = horizons().in_play(meteor_shower=1, eruption=1).next_events("dead_city", "sandstorm", "training")
    t.given(1, modules="3,1").builds(0, "1,-1", "casino").stows(0)
    assert [told["event"] for told in t.told("event_over")] == ["meteor_shower", "eruption"]
    assert t.open_events() == ["dead_city"]
    t.do(0, "hex", "2,-1")
    assert t.open_events() == ["dead_city", "sandstorm"]
    assert t.asked() == (1, "turn")


@rules("PD-10.7", "PD-11.7", "PD-11.13")
def test_pd_10_7_an_event_that_comes_to_nothing_makes_room_for_the_next() -> None:
    t = first_object(2, "ancient_civilization", "sandstorm")
    assert t.asked() == (0, "bid")
    t.do(0, "pass")
    assert t.told("auction_won") == [{"seat": None, "amount": 0}]
    assert t.told("event_boxed") == [{"event": "ancient_civilization"}]
    assert t.open_events() == ["sandstorm"]
    engines = horizons(2).next_events("new_engines", "sandstorm").builds(0, "1,-1", BUILDS_ON).stows(0)
    assert engines.do(0, "buy", 0).told("event_boxed") == [{"event": "new_engines"}]
    assert engines.open_events() == ["sandstorm"]
    poor = horizons(2).next_events("new_engines", "ancient_civilization", "sandstorm")
    poor.builds(0, "3,0", "wind_generator").stows(0)
    assert [told["event"] for told in poor.told("event_boxed")] == ["new_engines", "ancient_civilization"], "no quids"
    assert poor.open_events() == ["sandstorm"]


@rules("PD-10.7", "PD-10.8")
def test_pd_10_7_even_if_the_next_one_is_not_there() -> None:
    t = first_object(2, "ancient_civilization").do(0, "pass")
    assert t.open_events() == []
    assert t.asked() == (1, "turn")


@rules("PD-10.8")
def test_pd_10_8_an_empty_event_deck_brings_nothing_more() -> None:
    t = horizons().in_play(sandstorm=2).given(0, hand="ore_extraction", modules="1,0").flies(0, "1,0")
    assert t.open_events() == []
    assert t.asked() == (1, "turn")


@rules("PD-10.8", "PD-9.1")
def test_pd_10_8_after_the_very_last_turn_none_is_revealed() -> None:
    t = horizons(2).in_play(sandstorm=2).next_events("training").given(0, hand="ore_extraction", modules="1,0")
    t.ending(1).flies(0, "1,0")
    assert t.m.over
    assert t.told("event_revealed") == []
    earlier = horizons(2).in_play(sandstorm=2).next_events("training").given(0, hand="ore_extraction", modules="1,0")
    earlier.ending(1, 1).flies(0, "1,0")
    assert earlier.told("event_revealed") == [{"event": "training", "quids": 5}], "one more turn follows"


@rules("PD-10.8", "PD-9.3")
def test_pd_10_8_nor_after_a_turn_that_ends_the_game_at_once() -> None:
    """The Sandstorm ends in the third idle turn of both: Return on Investment would still pay for hands."""

    def idle(*turns: int) -> Table:
        t = horizons(2).in_play(sandstorm=2).next_events("return_on_investment").market().deck()
        t.given(0, hand="ore_extraction casino", modules="1,0").given(1, hand="helium_extraction")
        return t.idle(*turns).flies(0, "1,0", "casino")

    t = idle(2, 3)
    assert t.m.over
    assert t.told("event_over") == [{"event": "sandstorm"}]
    assert t.told("event_revealed") == []
    assert t.told("ending") == [{"seat": None, "reason": "stalemate"}]
    assert idle(1, 3).told("event_revealed") == [{"event": "return_on_investment", "quids": 5}]
    passed = horizons(2).in_play("new_engines").next_events("dead_city").market().deck().given(1, modules="1,0")
    passed.given(1, engines=1).do(0, "pass").do(1, "engine", "1,0").do(1, "pass")
    assert passed.m.over
    assert passed.told("event_revealed") == []


def only(kind: str, but: str = "") -> Table:
    """All terrain but these hexes is of another kind."""
    t = horizons()
    empty = [HEX_IDS[hex_] for hex_ in each(t.peek().empty())]
    return t.ground(kind, [hex_ for hex_ in empty if hex_ not in but.split()])


@rules("PD-10.9")
@pytest.mark.parametrize(("event", "quids"), [("eruption", 5), ("meteor_shower", 5), ("settler_growth", 8)])
def test_pd_10_9_a_placement_without_a_legal_spot_is_skipped(event: str, quids: int) -> None:
    t = only("volcano", "1,-1").next_events(event).builds(0, "1,-1", BUILDS_ON).stows(0)
    assert t.quids_on(event) == quids
    assert t.told("token_put") == []
    assert t.asked() == (1, "turn")


@rules("PD-10.9", "PD-11.15")
def test_pd_10_9_no_volcano_no_dead_city() -> None:
    t = horizons().next_events("dead_city")
    t.ground("wasteland", [HEX_IDS[hex_] for hex_ in each(t.peek().volcanoes)])
    t.builds(0, "1,-1", BUILDS_ON).stows(0)
    assert t.quids_on("dead_city") == 10
    assert t.told("token_put") == []


@rules("PD-10.10", "PD-11.12")
def test_pd_10_10_figures_of_events_are_no_constructions() -> None:
    t = first_object(2, "expansion").do(0, "hex", "2,-2").do(1, "hex", "1,0")
    assert t.object("1,0") == (1, "module")
    assert t.quids[1] == 0
    assert len(t.told("construction_began")) == 1
    assert t.hand(1) == []
    assert t.told("object_put") == [
        {"seat": 0, "hex": "2,-2", "figure": "module"},
        {"seat": 1, "hex": "1,0", "figure": "module"},
    ]


@rules("PD-10.10", "PD-11.10")
def test_pd_10_10_a_harvester_whose_object_vanished_stands_on_an_empty_hex() -> None:
    t = first_object(2, "sabotage").do(0, "hex", "1,-1")
    assert t.object("1,-1") is None
    assert t.seat(0)["harvester"] == "1,-1"
    assert t.asked() == (1, "turn"), "nobody has to build there"
    t.draws(1)
    assert t.asked() == (0, "turn")


@rules("PD-10.11")
def test_pd_10_11_replacements_then_the_first_then_the_second() -> None:
    """Nobody has replaced anything before the first: with an ended event the new one comes before the second."""
    t = horizons(2).in_play(ancient_civilization=1).next_events("sandstorm", "government_support", "training")
    t.given(1, modules="0,1").builds(0, "1,0", BUILDS_ON).stows(0)
    assert [told["event"] for told in t.told("event_revealed")] == ["sandstorm", "government_support"]
    story = t.kinds()
    assert story.index("event_over") < story.index("turn_ended") < story.index("event_revealed")


@rules("PD-10.11", "PD-9.2")
def test_pd_10_11_the_end_is_checked_last() -> None:
    t = only("volcano", "1,-1").next_events("sandstorm").builds(0, "1,-1", BUILDS_ON).stows(0)
    story = t.kinds()
    assert story.index("event_revealed") < story.index("ending")


@rules("PD-10.12")
def test_pd_10_12_an_object_that_leaves_takes_its_contamination_along() -> None:
    def ill(event: str) -> Table:
        t = horizons(2).in_play("contamination").next_events(event).given(0, modules="3,-2 2,0")
        return t.lies(contaminated=["3,-2", "2,0"]).given(1, modules="0,1").builds(0, "-4,3", "stereo_theatre").stows(0)

    t = ill("eruption").do(0, "hex", "3,-2")
    assert t.s.contaminated == mask_of(numbers("2,0"))
    t = ill("sabotage").do(0, "hex", "2,0")
    assert t.s.contaminated == mask_of(numbers("3,-2"))
    assert t.seat(0)["supply"]["module"] == 12 - 2
    lifted = horizons(2).in_play("training", "contamination").given(0, modules="1,-1", hand=f"casino {PAYMENT}")
    lifted.lies(contaminated=["1,-1"]).flies(0, "1,-1", PAYMENT).do(0, "lift")
    assert lifted.s.contaminated == 0
    lifted.do(0, "build", "casino", None)
    assert not lifted.hex("1,-1")["object"]["contaminated"]
