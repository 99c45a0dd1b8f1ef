"""The event cards of Supermoon (SM-11), each by what comes of it, and the restrictions of a round (SM-11.5)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from games.planet_unknown.scene import Scene, names, with_points
from games.planet_unknown.setting import filled, mask, rules, seat_with
from games.planet_unknown.table import laid, table
from orrery.core.rng import Rng
from orrery.core.state import TABLE
from orrery.games.planet_unknown.components import BASE_EVENTS, EVENT_INDEX, EVENTS, Effect
from orrery.games.planet_unknown.frames import CARD, RevealEvent
from orrery.games.planet_unknown.resample import resample
from orrery.games.planet_unknown.rules.corporation.technologies import available
from orrery.games.planet_unknown.rules.powers import has_power
from orrery.games.planet_unknown.rules.space_station import bay_of
from orrery.games.planet_unknown.state import LAST_EVENT, SECTOR_EMPTY, Seat

DOMINO = laid("i2_civ_energy_plain", "F1", "G1")
METEORS = [laid("i2_civ_energy_meteor", "F1", "G1"), laid("i2_energy_water_meteor", "G3", "G2")]  # on G1 and G2
NEW = [card.id for card in EVENTS[len(BASE_EVENTS) :]]


def event(card: str, p: Seat | None = None, **options: Any) -> Scene:
    """The card is revealed; all that it does to the first seat is left to the test."""
    options.setdefault("players", 1)
    return Scene(p or seat_with(), new_cards=True, events="standard", **options).event(f"sm_event_{card}")


def under(card: str, p: Seat | None = None, **options: Any) -> Scene:
    """Its restriction is in force, in the turns of the round."""
    options.setdefault("players", 1)
    return Scene(p or seat_with(), new_cards=True, events="standard", **options).under(f"sm_event_{card}")


@rules("SM-1.3", "SM-11.1", "SM-11.2")
def test_sm_11_1_nine_of_each_colour_two_of_them_for_one_player_alone() -> None:
    colours = [EVENTS[EVENT_INDEX[card]].colour for card in NEW]
    assert [colours.count(colour) for colour in (0, 1, 2)] == [9, 9, 9]
    assert [card for card in NEW if EVENTS[EVENT_INDEX[card]].solo] == ["sm_event_g9", "sm_event_r9"]
    t = table(new_cards=True, events="custom", green=10, orange=3).start()
    assert not any(EVENTS[card].solo for card in (*t.s.event_deck, *t.s.discarded))


# --- green ----------------------------------------------------------------------------------------


@rules("SM-11.4", "PU-12.15")
def test_g1_a_boost_or_a_patch() -> None:
    assert event("g1").items() == ["boost", "patch:1"]
    assert event("g1").do("pick", 0).asked() == "boost"
    assert event("g1").do("pick", 1).asked() == "place_patch"


@rules("SM-11.4")
def test_g2_three_points() -> None:
    assert event("g2").moves == 3


@rules("SM-11.4", "SM-1.7")
def test_g3_a_meteorite_of_either_board_or_a_patch() -> None:
    assert event("g3").asked() == "place_patch"  # no meteorite: no choice
    t = event("g3", seat_with(moon="moon_start", tiles=METEORS, meteorites="G1"), moons=True).do("pick", 0)
    assert set(t.answers()) == {"G1", "mD2", "mA3", "mF4", "mC5"}
    t.do("collect", "mC5")
    assert t.p.rocks == 1


@rules("SM-11.8")
def test_g4_the_lowest_marker() -> None:
    t = event("g4", seat_with(markers={"civ": 2, "water": 1, "biomass": 2, "rover": 3, "tech": 1}))
    assert [marker for marker, _ in t.answers()] == ["water", "tech"]
    high = {"civ": 14, "water": 15, "biomass": 14, "rover": 15, "tech": 15}
    t = event("g4", seat_with(markers=high))
    assert [marker for marker, _ in t.answers()] == ["civ", "biomass"]  # who cannot advance is left out


@rules("SM-11.8")
def test_g4_rows_of_oasis_and_wormhole() -> None:
    """Oasis: the row of the cell its water marker stands in; Wormhole: the lower row of the double cell."""
    oasis = seat_with(
        corporation="oasis_ultd", markers={"civ": 3, "biomass": 3, "rover": 3, "tech": 3, "water": "water-1"}
    )
    assert event("g4", oasis).moved("event")[0][0] == "water"
    p = seat_with(
        corporation="wormhole_corp", markers={"civ": 3, "water": 3, "rover": 3, "tech": 3, "biomass": "biomass-2"}
    )
    assert event("g4", p).moved("event")[0][0] == "biomass"  # rows 2 and 3
    p = seat_with(
        corporation="wormhole_corp", markers={"civ": 2, "water": 3, "rover": 3, "tech": 3, "biomass": "biomass-2"}
    )
    assert [marker for marker, _ in event("g4", p).answers()] == ["civ", "biomass"]


@rules("SM-11.4")
def test_g5_a_meteorite_may_be_destroyed() -> None:
    t = event("g5", seat_with(tiles=METEORS, meteorites="G1"))
    assert t.answers() == ["G1", "skip"]
    t.do("skip")
    assert names(t.p.meteorites) == ["G1"]


@rules("SM-11.4", "SM-5.1")
def test_g6_a_rover_may_go_to_any_square_of_either_board() -> None:
    t = event("g6", seat_with(moon="moon_start", rovers="F1"), moons=True)
    assert ("F1", "mD2") in t.answers()
    assert "skip" in t.answers()
    t.do("teleport", "F1", "mD2")
    assert t.rovers() == ["mD2"]
    assert t.p.rocks == 1
    assert event("g6").asked() is None  # without a rover nothing


@rules("SM-11.4", "SM-7.4")
def test_g7_tiles_need_not_touch_and_patches_must() -> None:
    t = under("g7", seat_with(tiles=[DOMINO], moon="moon_start"), moons=True)
    t.hold("i2_biomass_civ_plain")
    assert t.refused("place", *laid("i2_biomass_civ_plain", "mC3", "mC4")[1:], "as_is") == (
        "SM-2.3",
        "not_on_edge_of_moon",
    )
    t.do("place", *laid("i2_biomass_civ_plain", "F8", "F9")[1:], "as_is")
    patch = under("g7", seat_with(tiles=[DOMINO])).effect(Effect("gain_patch"), CARD)
    assert patch.refused("patch", "F9") == ("PU-4.6", "not_adjacent")
    over = under("g7", seat_with(tiles=[DOMINO])).end_round()
    assert not over.p.extras.anywhere


@rules("SM-11.4")
def test_g8_tech_or_four_points() -> None:
    t = event("g8")
    assert t.items() == ["advance:tech", "moves:4"]
    assert event("g8").do("pick", 0).rows()[4] == 1
    assert event("g8").do("pick", 1).moves == 4
    assert event("g8", seat_with(markers={"tech": 15})).moves == 4


@rules("SM-11.4", "PU-12.13")
def test_g9_the_next_three_events_in_any_order() -> None:
    t = Scene(seat_with(), new_cards=True, events="standard", players=1)
    t.next_events("sm_event_g9", "sm_event_r1", "sm_event_r2", "sm_event_r3", "sm_event_r4")
    t.then(RevealEvent(), seat=TABLE)
    assert t.answers() == ["sm_event_r1", "sm_event_r2", "sm_event_r3"]
    assert t.params() == {"place": 1, "of": 3}
    for seed in range(5):  # what lies before the player is the same in every re-deal, what comes after is not known
        assert resample(t.s, 0, Rng(seed)).event_deck[:3] == t.s.event_deck[:3]
    assert len({resample(t.s, 0, Rng(seed)).event_deck[3] for seed in range(20)}) > 1
    t.do("next", "sm_event_r3").do("next", "sm_event_r1")
    assert [EVENTS[card].id for card in t.s.event_deck[:4]] == [
        "sm_event_r3",
        "sm_event_r1",
        "sm_event_r2",
        "sm_event_r4",
    ]
    assert len(t.s.event_deck) == 19


# --- orange ---------------------------------------------------------------------------------------


@rules("SM-11.4")
@pytest.mark.parametrize(
    ("card", "first", "second"),
    [("o1", "water", "rover"), ("o2", "civ", "tech"), ("o3", "water", "biomass"), ("o4", "biomass", "rover")],
)
def test_o1_to_o4_one_of_two_goes_two_down_and_the_other_one_up(card: str, first: str, second: str) -> None:
    for goes, rises in ((first, second), (second, first)):
        t = event(card, seat_with(markers={first: 5, second: 5}, tiles=[DOMINO]))
        assert set(t.answers()) == {first, second}
        t.do("marker", goes)
        assert (goes, f"{goes}-3") in t.moved("event")
        assert (rises, f"{rises}-6") in t.moved("event")
    t = event(card, seat_with(markers={first: 2, second: 1}))
    assert (first, f"{first}-0") in t.moved("event")  # who can go the whole way must
    t = event(card, seat_with(markers={first: 1}))
    assert t.moved("event")[0] == (first, f"{first}-0")  # as far as it goes
    free = event(card)
    assert set(free.answers()) == {first, second}
    assert free.do("marker", first).moved("event") == [(second, f"{second}-1")]  # advanced in any case


@rules("SM-11.4", "PU-12.15")
def test_o5_a_marker_down_or_a_meteorite() -> None:
    p = seat_with(moon="moon_start", tiles=METEORS, markers={"civ": 2})
    p.meteorites &= ~mask("mD2")
    t = event("o5", p, moons=True)
    assert len(t.items()) == 2
    t.do("pick", 1)
    assert t.answers() == ["G1", "G2", "mD2"]  # symbols of the moon itself too
    t.do("meteorite", "mD2")
    assert t.p.meteorites & mask("mD2")
    only = event("o5", seat_with(markers={"civ": 2, "tech": 2}))
    assert only.asked() == "regress"
    none = event("o5", seat_with(tiles=[METEORS[0]]))
    assert names(none.p.meteorites) == ["G1"]


@rules("SM-11.5")
def test_o6_rovers_stay_on_tiles() -> None:
    t = under("o6", with_points(seat_with(tiles=METEORS, rovers="F1"), 3)).turns()
    assert t.free("drive") == [("F1", "G1")]
    assert t.refused("drive", "F1", "F2") == ("SM-11.5", "rover_event_bare")
    bare = under("o6", with_points(seat_with(tiles=METEORS, rovers="F2"), 3)).turns()
    assert set(bare.free("drive")) == {("F2", "F1"), ("F2", "G2")}  # it may leave a bare square


@rules("SM-11.5", "PU-7.19")
def test_o6_binds_teleports_and_spaceships_too() -> None:
    p = with_points(seat_with("shattered-aaaa", patches="q2F1", rovers="q1D5"), 1)
    t = under("o6", p, shattered=True).turns()
    assert [action for action in t.options() if action[0] == "fly"] == [["fly", "q1D5", "q2F1"]]
    card = under("o6", seat_with(tiles=[DOMINO], rovers="F5")).effect(
        Effect("teleport_rover", what="any_square", where="any_square"), CARD
    )
    assert card.answers() == [("F5", "F1"), ("F5", "G1")]


@rules("SM-11.5", "SM-9.1")
def test_o7_nothing_from_the_outer_ring_while_that_ends_nothing() -> None:
    t = (
        table(new_cards=True, events="standard")
        .event("sm_event_o7")
        .depot(0, "i2_civ_energy_plain", "n5_civ_energy_plain")
    )
    assert t.options(0) == [["take", "inner"]]
    assert t.refused(0, "take", "outer") == ("SM-11.5", "ring_closed")
    alone = table(new_cards=True, events="standard").event("sm_event_o7").depot(0, "n5_civ_energy_plain")
    assert alone.options(0) == [["take", "outer"]]  # waived
    extra = under("o7", seat_with(tiles=[DOMINO])).effect(Effect("place_extra_tile"), CARD)
    assert extra.answers() == ["inner"]  # it binds extra tiles


@rules("SM-11.4")
def test_o8_one_down_then_a_different_one_up() -> None:
    t = event("o8", seat_with(markers={"civ": 2, "tech": 2}))
    assert t.answers() == ["civ", "tech"]
    t.do("marker", "civ")
    assert t.rows()[0] == 1
    assert [marker for marker, _ in t.answers()] == ["water", "biomass", "rover", "tech"]
    none = event("o8")
    assert [marker for marker, _ in none.answers()] == ["civ", "water", "biomass", "rover", "tech"]


@rules("SM-11.5", "SM-7.2")
def test_o9_no_patches_are_gained() -> None:
    t = under("o9", seat_with(tiles=[DOMINO], stored=1), patches=True).effect(Effect("gain_patch", count=2), CARD)
    assert t.asked() is None
    assert (t.p.patches, t.p.stored) == ((), 1)
    t.effect(Effect("milestone", tracks=1 << 2), "track")
    assert t.asked() is None
    jump = under("o9", seat_with(corporation="jump_drive", slots="A", tiles=[DOMINO]))
    assert jump.effect(Effect("gain_patch"), CARD).asked() is None  # nor something instead


# --- red ------------------------------------------------------------------------------------------


@rules("SM-11.6")
def test_r1_the_next_card_is_revealed_and_resolved() -> None:
    t = Scene(seat_with(), new_cards=True, events="standard", players=1)
    t.next_events("sm_event_r1", "sm_event_o6", "sm_event_g2")
    t.then(RevealEvent(), seat=TABLE)
    assert [e.card for e in t.heard("EventRevealed")] == ["sm_event_r1", "sm_event_o6"]
    assert EVENTS[t.s.event].id == "sm_event_o6"  # its restriction holds
    assert [EVENTS[card].id for card in t.s.discarded] == ["sm_event_r1"]
    assert EVENTS[t.s.event_deck[0]].id == "sm_event_g2"


@rules("SM-11.6")
def test_r1_the_last_card_ends_the_game_after_the_round() -> None:
    t = Scene(seat_with(), new_cards=True, events="standard", players=1).last_events("sm_event_r1", "sm_event_g2")
    t.then(RevealEvent(), seat=TABLE)
    assert t.moves == 3
    assert t.s.ending == LAST_EVENT
    last = Scene(seat_with(), new_cards=True, events="standard", players=1).last_events("sm_event_r1")
    last.then(RevealEvent(), seat=TABLE)
    assert last.s.ending == LAST_EVENT  # and nothing more to reveal


@rules("SM-11.4")
def test_r2_two_different_markers() -> None:
    t = event("r2", seat_with(markers={"civ": 3, "tech": 2, "water": 1})).do("regress", "civ")
    assert t.answers() == ["water", "tech"]
    t.do("regress", "tech")
    assert t.rows() == [2, 1, 0, 0, 1]
    one = event("r2", seat_with(markers={"civ": 3}))
    assert one.rows() == [2, 0, 0, 0, 0]


@rules("SM-11.8")
def test_r3_the_highest_marker_twice() -> None:
    assert event("r3", seat_with(markers={"civ": 9, "tech": 4})).rows() == [7, 0, 0, 0, 4]
    t = event("r3", seat_with(markers={"civ": 9, "tech": 9}))
    assert t.answers() == ["civ", "tech"]


@rules("SM-11.4", "PU-12.9")
def test_r4_two_meteorites_as_far_as_there_are_symbols() -> None:
    t = event("r4", seat_with(tiles=METEORS))
    assert t.answers() == ["G1", "G2"]
    t.do("meteorite", "G1")
    assert names(t.p.meteorites) == ["G1", "G2"]
    assert names(event("r4", seat_with(tiles=METEORS[:1])).p.meteorites) == ["G1"]
    rover = event("r4", seat_with(tiles=METEORS[:1], rovers="G1"))
    assert rover.rovers() == []
    assert event("r4", seat_with(tiles=METEORS, markers={"tech": 15})).p.meteorites == 0  # Universal 5


@rules("SM-11.4", "PU-12.15")
def test_r5_a_rover_or_its_marker() -> None:
    t = event("r5", seat_with(moon="moon_start", rovers="F1 mC1", markers={"rover": 4}), moons=True).do("pick", 0)
    assert t.answers() == ["F1", "mC1"]
    t.do("destroy", "mC1")
    assert t.p.rovers_lost == 1
    assert event("r5", seat_with(markers={"rover": 4})).rows()[3] == 2
    assert event("r5", seat_with(rovers="F1")).p.rovers_lost == 1


@rules("SM-11.5", "PU-7.16")
def test_r6_no_points_are_gained() -> None:
    t = under("r6", seat_with(tiles=[DOMINO], markers={"rover": 2}))
    t.advance("rover", 2)
    assert t.rows()[3] == 4
    assert (t.moves, t.p.gained) == (0, 0)
    t.effect(Effect("rover_move", count=3), CARD)
    assert t.moves == 0
    top = under("r6", seat_with(markers={"rover": 15}))
    top.lay("i3_rover_tech_plain", *laid("i3_rover_tech_plain", "F2", "F3", "F1")[1:]).resolve("station:rover")
    assert top.moves == 0


@rules("SM-11.5")
def test_r7_tiles_do_not_touch_meteorites() -> None:
    p = seat_with(tiles=METEORS, meteorites="G1", moon="moon_start")
    p.meteorites &= mask("G1 mD2")
    t = under("r7", p, moons=True).hold("i2_biomass_civ_plain")
    assert t.refused("place", *laid("i2_biomass_civ_plain", "mD1", "mC1")[1:], "as_is") == (
        "SM-11.5",
        "event_meteorites",
    )
    t.do("place", *laid("i2_biomass_civ_plain", "F2", "F3")[1:], "as_is")
    patch = under("r7", p.clone(), moons=True).effect(Effect("gain_patch"), CARD)
    assert "mD1" in patch.answers()  # patches are not bound


@rules("SM-11.5", "PU-12.6")
def test_r7_is_waived_where_it_would_end_the_game() -> None:
    meteor = laid("i2_energy_water_meteor", "F3", "F2")
    full = filled(but="F1 G1 F2 F3", tiles=[meteor], meteorites="F2")
    t = table(full, new_cards=True, events="standard").event("sm_event_r7").depot(0, "i2_biomass_civ_plain")
    assert t.options(0) == [["take", "inner"]]
    t.do(0, "take", "inner")
    assert t.decision(0).params["waived"] == "event"


@rules("SM-11.5", "PU-12.7")
def test_r8_no_technology_works_until_the_round_is_over() -> None:
    p = seat_with(markers={"tech": 13})
    assert has_power(p, "ignore_adjacency")
    t = under("r8", p)
    assert t.p.techs == 0
    assert not has_power(t.p, "ignore_adjacency")  # permissions included
    t.advance("tech", 2)
    assert t.p.techs == 0  # a milestone reached now counts from the next round on
    t.finish().end_round()
    assert t.p.techs == available(t.p) != 0
    assert t.techs() == "12345"
    jump = under("r8", seat_with(corporation="jump_drive", slots="ABC"))
    assert jump.p.techs == 0
    assert jump.end_round().techs() == "ABC"


@rules("SM-11.5", "SM-4.3")
def test_r8_is_over_in_the_scoring() -> None:
    p = seat_with(corporation="wormhole_corp", tiles=[METEORS[0]], meteorites="G1", markers={"tech": 15}, stored=0)
    t = under("r8", p)
    t.lies(ending=["nothing_fits"])
    t.end_round()
    assert t.p.techs == available(t.p) != 0


@rules("SM-11.10")
def test_r9_the_tiles_under_those_removed_are_shown_at_once() -> None:
    t = Scene(seat_with(), new_cards=True, events="standard", players=1)
    before = [len(bay) for bay in t.s.bays]
    t.event("sm_event_r9")
    assert sum(before) - sum(len(bay) for bay in t.s.bays) == 2
    assert t.s.hidden_tops == 0
    assert len(t.heard("TilesRemoved")[0].tiles) == 2
    assert len(t.heard("TopsShown")[-1].tops) == 2
    assert len(t.s.boxed_tiles) == 2


@rules("SM-11.10", "PU-9.1")
def test_r9_a_depot_emptied_so_ends_the_game() -> None:
    t = Scene(seat_with(), new_cards=True, events="standard", players=1, emergency=True)
    for ring in (0, 1):
        bay = bay_of(t.s, 0, ring)
        t.s.boxed_tiles, t.s.bays[bay] = (*t.s.boxed_tiles, *t.s.bays[bay][:-1]), t.s.bays[bay][-1:]
    t.turns("sm_event_r9")
    assert {action[0] for action in t.options()} == {"emergency"}
    t.finish()
    assert t.s.ending & SECTOR_EMPTY


def test_every_card_is_tested_here() -> None:
    text = Path(__file__).read_text(encoding="utf-8")
    numbers = {card.removeprefix("sm_event_") for card in NEW}
    numbers -= {"o2", "o3", "o4"}  # tested with o1
    assert [number for number in sorted(numbers) if f"test_{number}_" not in text] == []
