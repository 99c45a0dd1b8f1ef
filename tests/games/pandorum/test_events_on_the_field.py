"""Events that change the planet: Eruption, Meteor Shower, Earthquake, Settler Growth, Dead City (PD-11.1 to 4, 15)."""

from __future__ import annotations

import pytest

from games.pandorum.marks import rules
from games.pandorum.plain import STEPS, Field, at, name_of
from games.pandorum.setting import PAYMENT, Table, horizons
from orrery.games.pandorum.hexes import HEX_IDS

CENTRES = {"3,-2", "1,-3", "-2,-1", "-3,2", "-1,3", "2,1"}  # of the outer sections


def revealed(event: str, players: int = 2, layout: str = "R", t: Table | None = None) -> Table:
    """Seat 0 has built on 1,-1 and reveals the event."""
    return (t or horizons(players, layout=layout)).next_events(event).builds(0, "1,-1", "casino").stows(0)


# --- Eruption -------------------------------------------------------------------------------------


@rules("PD-11.1")
def test_pd_11_1_the_centre_of_a_section_erupts() -> None:
    t = revealed("eruption")
    assert t.asked() == (0, "erupt")
    assert t.decision(0).rule == "PD-11.1"
    assert t.hexes(0, "hex") == CENTRES
    assert t.refused(0, "hex", "2,0") == ("PD-11.1", "not_a_centre")
    assert t.refused(0, "hex", "0,0") == ("PD-11.1", "no_token_there")
    assert t.refused(0, "hex", "2,-1") == ("PD-11.1", "no_token_there")
    t.do(0, "hex", "2,1")
    assert (t.hex("2,1")["kind"], t.hex("2,1")["printed"]) == ("volcano", "wasteland")
    assert t.hex("2,1")["token"] == "eruption_token"
    assert t.told("token_put") == [{"seat": 0, "token": "eruption_token", "hexes": ["2,1"]}]
    assert t.quids_on("eruption") == 5


@rules("PD-11.1")
def test_pd_11_1_not_on_a_volcano_a_pad_or_the_dead_city() -> None:
    """On field S the centre -3,2 is a volcano; a pad and the dead city may lie on others."""
    t = horizons(layout="S").token("pad", "3,-2").token("city", "-1,3")
    t = t.next_events("eruption").builds(0, "1,-1", "casino").stows(0)
    assert t.hexes(0, "hex") == CENTRES - {"-3,2", "3,-2", "-1,3"}


@rules("PD-11.1", "PD-10.10")
def test_pd_11_1_an_object_there_returns_to_its_owner() -> None:
    t = horizons(3).given(1, bases="3,-2").given(2, modules="2,1")
    t = revealed("eruption", t=t).do(0, "hex", "3,-2")
    assert t.object("3,-2") is None
    assert t.seat(1)["supply"] == {"module": 8, "base": 4}
    assert t.told("object_returned") == [{"seat": 1, "hex": "3,-2", "figure": "base", "reason": "eruption"}]


@rules("PD-11.1", "PD-10.4")
def test_pd_11_1_harvesters_there_are_moved_by_their_owners() -> None:
    t = horizons(4).given(1, at="2,1", quids=0).given(3, at="2,1", quids=3).given(2, modules="2,1 3,0")
    t = revealed("eruption", t=t).do(0, "hex", "2,1")
    assert t.asked() == (1, "shift")
    assert t.hexes(1, "hex") == {"3,1", "3,0", "2,0", "1,2", "2,2"}, "all neighbours but the volcano 1,1"
    assert t.refused(1, "hex", "1,1") == ("PD-11.1", "no_way_out_there")
    assert t.refused(1, "hex", "1,0") == ("PD-11.1", "not_adjacent")
    t.do(1, "hex", "3,0")
    assert t.asked() == (3, "shift")
    t.do(3, "hex", "2,0")
    assert t.quids[1:] == [0, 0, 3], "no toll"
    assert t.told("construction_began") == t.told("construction_began")[:1], "and no construction"
    assert [moved["how"] for moved in t.told("harvester_moved")] == ["fly", "shift", "shift"]
    assert t.asked() == (1, "turn")


@rules("PD-11.1", "PD-11.15")
def test_pd_11_1_the_dead_city_is_no_way_out() -> None:
    t = horizons().token("city", "1,1").given(1, at="2,1")
    t = revealed("eruption", t=t).do(0, "hex", "2,1")
    assert t.refused(1, "hex", "1,1") == ("PD-11.1", "no_way_out_there")
    assert "1,1" not in t.hexes(1, "hex")


@rules("PD-11.1")
@pytest.mark.parametrize(("site", "volcanoes"), [("-2,1", 3), ("1,-1", 1), ("1,-2", 0)])
def test_pd_11_1_each_adjacent_volcano_pays_one(site: str, volcanoes: int) -> None:
    t = horizons().in_play("eruption").builds(0, site, "stereo_theatre")
    assert t.gained(0) == volcanoes
    assert t.quids_on("eruption") == 5 - volcanoes


@rules("PD-11.1", "PD-5.5", "PD-7.1")
def test_pd_11_1_the_token_is_a_volcano_in_every_respect() -> None:
    t = horizons().token("eruption", "2,1").builds(0, "3,1", "sulfur_extraction")
    assert t.gained(0) == 1
    wall = (
        horizons().token("eruption", "2,1").given(0, hand=f"stereo_theatre {PAYMENT}", at="3,1").do(0, "pay", PAYMENT)
    )
    assert wall.refused(0, "fly", "2,1") == ("PD-5.5", "volcano")
    assert horizons().in_play("eruption").token("eruption", "2,1").builds(0, "3,1", "stereo_theatre").gained(0) == 1


# --- Meteor Shower --------------------------------------------------------------------------------


@rules("PD-11.2")
def test_pd_11_2_two_adjacent_empty_hexes_of_two_sections() -> None:
    t = horizons().token("city", "2,-1").token("pad", "0,1").given(1, modules="2,0")
    t = revealed("meteor_shower", t=t)
    field = Field(t.m.view(None))
    section = {at(found["hex"]): found["position"] for found in t.m.view(None)["field"]["hexes"]}
    empty = [hex_ for hex_ in field.kind if field.empty(hex_)]
    wanted = {
        frozenset((name_of(a), name_of(b)))
        for a in empty
        for b in field.beside(a)
        if field.empty(b) and section[a] != section[b]
    }
    assert {frozenset(action[1:]) for action in t.options(0)} == wanted
    assert len(t.options(0)) == len(wanted), "each pair once"
    assert not any(hex_ in pair for pair in wanted for hex_ in ("2,0", "1,-1", "2,-1", "0,1", "0,0"))
    assert any(section[at(hex_)] == 0 for pair in wanted for hex_ in pair), "the middle section too"


@rules("PD-11.2")
def test_pd_11_2_refusals() -> None:
    t = revealed("meteor_shower", t=horizons().given(1, modules="2,0"))
    assert t.refused(0, "meteor", "1,0", "2,1") == ("PD-11.2", "not_adjacent")
    assert t.refused(0, "meteor", "1,0", "0,1") == ("PD-11.2", "same_section")
    assert t.refused(0, "meteor", "1,0", "2,0") == ("PD-11.2", "not_empty_hex")
    assert t.refused(0, "meteor", "2,-1", "1,0") == ("PD-11.2", "not_empty_hex")
    assert t.refused(0, "meteor", "0,-1", "0,-2") == ("PD-11.2", "other_way_round")
    assert t.do(0, "meteor", "0,-2", "0,-1").asked() == (1, "turn")


@rules("PD-11.2")
def test_pd_11_2_both_are_craters_to_the_end_of_the_game() -> None:
    t = revealed("meteor_shower").do(0, "meteor", "0,-2", "0,-1")
    for hex_ in ("0,-2", "0,-1"):
        assert (t.hex(hex_)["kind"], t.hex(hex_)["printed"]) == ("crater", "mountain")
        assert t.hex(hex_)["token"] == "meteor_token"
    assert t.told("token_put") == [{"seat": 0, "token": "meteor_token", "hexes": ["0,-2", "0,-1"]}]
    assert t.quids_on("meteor_shower") == 5
    hit = horizons().token("meteor", "0,-2", "0,-1").given(0, hand=f"underground_logistics {PAYMENT}")
    hit.flies(0, "0,-1", PAYMENT).do(0, "build", "underground_logistics", None)
    assert hit.object("0,-1") == (0, "module")


@rules("PD-11.2")
@pytest.mark.parametrize(("site", "paid"), [("1,-1", 1), ("1,0", 0), ("0,-1", 1), ("0,1", 0)])
def test_pd_11_2_a_construction_on_a_crater_pays_one(site: str, paid: int) -> None:
    t = horizons().in_play("meteor_shower").token("meteor", "0,-2", "0,-1").builds(0, site, "stereo_theatre")
    assert t.gained(0) == paid


# --- Earthquake -----------------------------------------------------------------------------------


@rules("PD-11.2", "PD-11.3")
def test_pd_11_2_a_crack_parts_hexes_for_meteors_too() -> None:
    pair = ["meteor", "2,-2", "1,-1"]
    whole = horizons().next_events("meteor_shower").builds(0, "1,0", "ore_extraction").stows(0)
    assert pair in whole.options(0)
    t = horizons().token("crack", "1,-1", "2,-1", "2,-2", "1,-2").next_events("meteor_shower")
    t.builds(0, "1,0", "ore_extraction").stows(0)
    assert t.refused(0, *pair) == ("PD-11.2", "not_adjacent")


@rules("PD-11.3")
def test_pd_11_3_any_zigzag_of_three_sides_on_the_field() -> None:
    """a1 = h, b1 = h + d[k], b2 = h + d[k+s], a2 = h + d[k+2s]; each crack is told once, from one of its ends."""
    t = revealed("earthquake")
    hexes = {at(name) for name in HEX_IDS}

    def parted(h: tuple[int, int], k: int, s: int) -> frozenset[frozenset[tuple[int, int]]] | None:
        b1, b2, a2 = ((h[0] + STEPS[n % 6][0], h[1] + STEPS[n % 6][1]) for n in (k, k + s, k + 2 * s))
        if not {b1, b2, a2} <= hexes:
            return None
        return frozenset((frozenset((h, b1)), frozenset((h, b2)), frozenset((a2, b2))))

    every = {parted(h, k, s) for h in hexes for k in range(6) for s in (1, -1)} - {None}
    offered = [parted(at(name), k, 1 if turn == "left" else -1) for _, name, k, turn in t.options(0)]
    assert set(offered) == every
    assert len(offered) == len(every)
    assert t.refused(0, "crack", "4,-3", 0, "left") == ("PD-11.3", "crack_off_field")
    assert t.refused(0, "crack", "1,-1", 0, "left") == ("PD-11.3", "crack_other_end")


@rules("PD-11.3", "PD-1.5")
def test_pd_11_3_parted_hexes_are_not_adjacent() -> None:
    t = revealed("earthquake").do(0, "crack", "2,-2", 3, "left")
    crack = t.m.view(None)["field"]["crack"]
    assert crack["hexes"] == ["2,-2", "1,-2", "1,-1", "2,-1"]
    assert {frozenset(pair) for pair in crack["parts"]} == {
        frozenset(("2,-2", "1,-2")),
        frozenset(("2,-2", "1,-1")),
        frozenset(("2,-1", "1,-1")),
    }
    assert t.told("token_put")[0]["token"] == "crack_token"
    assert t.quids_on("earthquake") == 8
    t = horizons().token("crack", "2,-2", "1,-2", "1,-1", "2,-1").given(1, modules="2,-2 1,-2")
    assert t.builds(0, "1,-1", "stereo_theatre").gained(0) == 1, "1,-2 is still beside 1,-1"


@rules("PD-11.3", "PD-5.5")
def test_pd_11_3_movement_crosses_the_crack() -> None:
    t = horizons().token("crack", "2,-2", "1,-2", "1,-1", "2,-1").given(0, hand=PAYMENT, at="0,0", modules="2,-2 3,-3")
    assert {"2,-2", "3,-3"} <= t.do(0, "pay", PAYMENT).hexes(0, "fly")


@rules("PD-11.3")
@pytest.mark.parametrize(("site", "paid"), [("2,-2", 2), ("1,-2", 2), ("1,-1", 2), ("1,0", 0), ("2,-3", 0)])
def test_pd_11_3_a_construction_on_one_of_the_four_hexes_pays_two(site: str, paid: int) -> None:
    t = horizons().in_play("earthquake").token("crack", "2,-2", "1,-2", "1,-1", "2,-1")
    assert t.builds(0, site, "stereo_theatre").gained(0) == paid


@rules("PD-11.3", "PD-11.10", "PD-11.1", "PD-11.4")
def test_pd_11_3_events_heed_the_crack_too() -> None:
    crack = ("2,-2", "1,-2", "1,-1", "2,-1")
    lone = horizons().in_play("sabotage").token("crack", *crack).given(1, modules="2,-2").builds(0, "1,-2", "casino")
    assert lone.gained(0) == 2, "no object is adjacent"
    dry = horizons().in_play("eruption").token("crack", *crack).builds(0, "1,-1", "casino")
    assert dry.gained(0) == 0
    pad = horizons().in_play("settler_growth").token("crack", "0,0", "1,0", "1,-1", "0,-1").builds(0, "1,-1", "casino")
    assert pad.gained(0) == 0


# --- Settler Growth -------------------------------------------------------------------------------


@rules("PD-11.4")
def test_pd_11_4_a_second_landing_pad_on_any_empty_hex() -> None:
    t = horizons().token("city", "2,-1").given(1, modules="1,0", at="0,1")
    t = revealed("settler_growth", t=t)
    field = Field(t.m.view(None))
    assert t.hexes(0, "hex") == {name_of(hex_) for hex_ in field.kind if field.empty(hex_)}
    assert t.refused(0, "hex", "1,0") == ("PD-11.4", "hex_taken")
    for hex_ in ("0,0", "2,-1", "1,1"):
        assert t.refused(0, "hex", hex_) == ("PD-11.4", "no_token_there")
    t.do(0, "hex", "0,1")
    assert (t.hex("0,1")["kind"], t.hex("0,1")["token"]) == ("landing_pad", "landing_pad_token")
    assert t.quids_on("settler_growth") == 8


@rules("PD-11.4", "PD-5.6", "PD-7.6", "PD-7.4")
def test_pd_11_4_it_is_a_landing_pad_for_every_rule() -> None:
    t = horizons().token("pad", "3,0").given(0, hand=PAYMENT).flies(0, "3,0")
    assert t.seat(0)["harvester"] == "3,0", "a free stop"
    line = horizons().token("pad", "2,-2").given(0, modules="3,-2").builds(0, "-1,-2", "network_defence")
    assert line.gained(0) == 0, "it blocks lines"
    lab = horizons().token("pad", "3,-2").given(0, modules="4,-2").builds(0, "-4,3", "central_laboratory")
    assert lab.gained(0) == 2
    bare = horizons().token("pad", "1,0").given(0, modules="1,-1")
    assert bare.builds(0, "2,0", "silicon_extraction").gained(0) == 2, (
        "3,-1 and 2,1: the wasteland under the pad is gone"
    )


@rules("PD-11.4")
@pytest.mark.parametrize(("site", "paid"), [("1,-1", 4), ("0,-1", 2), ("2,0", 2), ("3,0", 0)])
def test_pd_11_4_each_adjacent_pad_pays_two(site: str, paid: int) -> None:
    t = horizons().in_play("settler_growth").token("pad", "1,0")
    assert t.builds(0, site, "stereo_theatre").gained(0) == paid


# --- Dead City ------------------------------------------------------------------------------------


@rules("PD-11.15")
def test_pd_11_15_any_volcano_becomes_the_dead_city() -> None:
    t = horizons().token("eruption", "2,1")
    t = revealed("dead_city", t=t)
    volcanoes = {found["hex"] for found in t.m.view(None)["field"]["hexes"] if found["kind"] == "volcano"}
    assert t.hexes(0, "hex") == volcanoes
    assert "2,1" in volcanoes
    assert t.refused(0, "hex", "1,0") == ("PD-11.15", "not_a_volcano")
    t.do(0, "hex", "2,1")
    assert (t.hex("2,1")["kind"], t.hex("2,1")["token"]) == ("dead_city", "dead_city_token")
    assert t.s.eruption == -1, "the eruption token goes to the box"
    assert t.quids_on("dead_city") == 10


@rules("PD-11.15", "PD-7.1", "PD-7.8", "PD-6.4")
def test_pd_11_15_it_is_no_volcano() -> None:
    t = horizons().token("city", "1,1").builds(0, "0,1", "sulfur_extraction")
    assert t.gained(0) == 1, "0,2 only"
    seismic = horizons().token("city", "1,1").given(0, modules="2,0").builds(0, "-1,3", "seismic_defence")
    assert seismic.do(0, "direction", 1).gained(0) == 3
    assert horizons().in_play("eruption").token("city", "1,1").builds(0, "0,1", "stereo_theatre").gained(0) == 1


@rules("PD-11.15", "PD-5.5")
def test_pd_11_15_crossing_it_pays_two_each_time() -> None:
    t = horizons().in_play("dead_city").token("city", "2,-1").given(0, hand="casino ore_extraction", at="1,0")
    t.given(0, modules="3,-2").flies(0, "3,-2", "casino")
    assert t.quids[0] == 2
    assert t.quids_on("dead_city") == 8
    beside = horizons().in_play("dead_city").token("city", "2,-1").given(0, hand=PAYMENT, at="1,0", modules="3,0")
    assert beside.flies(0, "3,0").quids[0] == 0


@rules("PD-11.15", "PD-10.6")
def test_pd_11_15_the_token_stays_when_the_event_is_over() -> None:
    t = horizons().in_play(dead_city=1).token("city", "2,-1").given(0, hand=PAYMENT, at="1,0", modules="3,-2")
    t.flies(0, "3,-2")
    assert t.quids[0] == 1
    assert t.told("event_over") == [{"event": "dead_city"}]
    assert t.hex("2,-1")["kind"] == "dead_city"
    after = horizons().token("city", "2,-1").given(0, hand=PAYMENT, at="1,0", modules="3,-2").flies(0, "3,-2")
    assert after.quids[0] == 0


@rules("PD-11.15", "PD-5.9", "PD-5.6")
def test_pd_11_15_crossing_pays_before_the_toll_is_due() -> None:
    """The Dead City pays on the way: its quids may pay for the stop behind it."""
    t = horizons().in_play("dead_city").token("city", "2,-1").given(0, hand=PAYMENT, at="1,0").given(1, bases="3,-2")
    t.flies(0, "3,-2")
    assert t.quids == [0, 2]
