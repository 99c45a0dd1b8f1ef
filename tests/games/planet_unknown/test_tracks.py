"""Markers on their tracks (PU-7.1 to PU-7.8, PU-7.16, PU-7.23): straight ones, and the boards that bend them."""

from __future__ import annotations

import pytest

from games.planet_unknown.scene import Scene
from games.planet_unknown.setting import Laid, Markers, rules, seat_with
from orrery.games.planet_unknown.components import BASE_CORPORATIONS, TRACKS, WATER, Effect
from orrery.games.planet_unknown.rules.medals.scoring import medal_of, track_medals

FIRST: list[Laid] = [("i2_civ_energy_plain", "r3", "F1")]  # civ on F1, energy on G1


def boosts(t: Scene) -> list[str]:
    """Markers offered for a boost."""
    assert t.asked() == "boost"
    return [marker for marker, _ in t.answers()]


# --- straight tracks ------------------------------------------------------------------------------


@rules("PU-7.1")
def test_pu_7_1_one_cell_after_the_other_with_the_bonuses_of_each() -> None:
    t = Scene(seat_with(tiles=FIRST, markers={"rover": 1}, rovers="F1")).advance("rover", 3)
    assert t.moved() == [("rover", "rover-2"), ("rover", "rover-3"), ("rover", "rover-4")]
    assert [e.points for e in t.heard("MovesGained")] == [1, 1, 2]
    assert (t.moves, t.p.gained) == (4, 4)


@rules("PU-7.1", "PU-6.6")
def test_pu_7_1_the_bonus_of_a_cell_comes_before_the_next_step() -> None:
    t = Scene(seat_with(markers={"water": 2})).advance("water", 2)
    assert t.cell("water") == "water-3"  # the boost there first
    assert t.asked() == "boost"
    t.do("advance", "civ", "civ-1")
    assert t.moved() == [("water", "water-3"), ("civ", "civ-1"), ("water", "water-4")]


@rules("PU-7.2")
def test_pu_7_2_the_topmost_medal_at_or_below_the_marker() -> None:
    p = seat_with(markers={"civ": 4, "water": 15, "biomass": 4, "rover": 11, "tech": 5})
    assert [medal_of(p, marker) for marker in range(5)] == [1, 10, 0, 1, 0]


@rules("PU-7.2", "PU-15.5")
def test_pu_7_2_not_the_largest_medal_jump_drive() -> None:
    """The medals of its tech track shrink upwards."""
    scores = []
    for row in (0, 1, 5, 6, 7, 8, 10, 11, 15):
        p = seat_with(corporation="jump_drive", markers={"tech": row})
        scores.append(track_medals(p))
    assert scores == [0, 5, 5, 3, 3, 2, 2, 1, 1]


@rules("PU-1.8", "PU-7.2")
def test_pu_1_8_medals_are_no_bonus_milestones_are() -> None:
    t = Scene(seat_with(tiles=FIRST, markers={"civ": 1})).advance("civ")
    assert (t.cell("civ"), t.asked(), [type(e).__name__ for e in t.told]) == ("civ-2", None, ["MarkerMoved"])
    t = Scene(seat_with(tiles=FIRST, markers={"civ": 2, "biomass": 2}))
    t.advance("civ", bonuses="none").advance("biomass", bonuses="none")
    assert (t.p.due, t.asked()) == ((), None)
    assert track_medals(t.p) == 1  # the medal counts however the marker came past it


@rules("PU-7.3", "PU-6.5")
@pytest.mark.parametrize("marker", TRACKS)
def test_pu_7_3_the_last_cell_is_the_end(marker: str) -> None:
    t = Scene(seat_with(markers={marker: 15})).advance(marker, 2)
    assert t.cell(marker) == f"{marker}-15"
    assert [e.marker for e in t.heard("MarkerStuck")] == [marker]  # the whole advance is lost
    assert t.moves == 0


@rules("PU-7.4")
def test_pu_7_4_a_boost_moves_one_marker_with_its_bonuses() -> None:
    t = Scene(seat_with(tiles=FIRST, markers={"tech": 15, "rover": 9})).effect(Effect("synergy"))
    assert boosts(t) == ["civ", "water", "biomass", "rover"]  # tech stands in its last cell
    t.do("advance", "rover", "rover-10").do("pick", 1)  # three points and one more boost
    assert boosts(t)
    assert len(t.heard("BoostGained")) == 2


@rules("PU-7.4")
def test_pu_7_4_the_only_marker_able_to_advance_is_taken_and_none_is_no_boost() -> None:
    top = {"civ": 15, "water": 15, "biomass": 15, "rover": 15}
    t = Scene(seat_with(markers=top)).effect(Effect("synergy"))
    assert t.cell("tech") == "tech-1"
    t = Scene(seat_with(markers={**top, "tech": 15})).effect(Effect("synergy"))
    assert t.asked() is None
    assert t.heard("BoostGained") == []


@rules("PU-7.5")
def test_pu_7_5_different_markers_one_after_the_other() -> None:
    t = Scene(seat_with(markers={"water": 2, "tech": 15}))
    t.effect(Effect("advance", tracks=31, count=3), "card")
    assert [marker for marker, _ in t.answers()] == ["civ", "water", "biomass", "rover"]
    assert t.params() == {"left": 3, "reason": "card"}
    t.do("advance", "water", "water-3").do("advance", "civ", "civ-1")  # the boost of water is used up first
    assert t.asked() == "advance"
    assert [marker for marker, _ in t.answers()] == ["civ", "biomass", "rover"]  # each only once by the card
    assert t.refused("advance", "water", "water-4") == ("PU-7.5", "marker_not_offered")
    t.do("advance", "civ", "civ-2").do("advance", "biomass", "biomass-1")
    assert t.asked() is None
    assert t.rows() == [2, 3, 1, 0, 15]


@rules("PU-7.5")
def test_pu_7_5_as_many_as_possible() -> None:
    top = {"civ": 15, "water": 15, "biomass": 15}
    t = Scene(seat_with(tiles=FIRST, markers={**top, "rover": 4})).effect(Effect("advance", tracks=31, count=3), "card")
    t.do("advance", "rover", "rover-5")
    assert t.rows() == [15, 15, 15, 5, 1]  # the second one is without a choice, a third there is not


@rules("PU-7.5", "PU-15.7")
def test_pu_7_5_a_marker_set_free_by_the_first_advance_is_the_second() -> None:
    """Oasis: only biomass can advance; when it has left its cell, water can."""
    markers: Markers = {"civ": 15, "water": "water-1", "biomass": "biomass-2", "rover": 15, "tech": 15}
    p = seat_with(corporation="oasis_ultd", tiles=FIRST, markers=markers, locked=0b11111)
    t = Scene(p).effect(Effect("advance", tracks=31, count=2, bonuses="none"), "card")
    assert t.moved() == [("biomass", "biomass-3"), ("water", "biomass-2")]


@rules("PU-7.6", "PU-7.7")
def test_pu_7_6_7_7_down_and_up_again_bonuses_stay_and_come_again() -> None:
    t = Scene(seat_with(tiles=FIRST, markers={"rover": 3})).advance("rover")
    assert t.moves == 2
    t.regress("rover")
    assert (t.cell("rover"), t.moves) == ("rover-3", 2)  # nothing taken back, nothing gained
    t.advance("rover")
    assert (t.cell("rover"), t.moves) == ("rover-4", 4)


@rules("PU-7.7", "PU-7.21")
def test_pu_7_7_leaving_a_tech_milestone_loses_the_technology() -> None:
    t = Scene(seat_with(markers={"tech": 7}))
    assert t.techs() == "123"
    t.regress("tech")
    assert t.techs() == "12"
    assert [e.tech for e in t.heard("TechLost")] == ["universal_coalition_tech_3"]
    t.advance("tech")
    assert t.techs() == "123"
    assert [e.tech for e in t.heard("TechGained")] == ["universal_coalition_tech_3"]


@rules("PU-7.8")
def test_pu_7_8_a_marker_that_can_move_the_most_cells() -> None:
    t = Scene(seat_with(markers={"civ": 2, "water": 3, "tech": 5})).regress(steps=3)
    assert t.answers() == ["water", "tech"]
    assert t.refused("regress", "civ") == ("PU-7.8", "marker_cannot_regress")
    t.do("regress", "tech")
    assert t.rows() == [2, 3, 0, 0, 2]
    t = Scene(seat_with(markers={"civ": 2, "water": 1})).regress(steps=3)
    assert t.rows() == [0, 1, 0, 0, 0]  # two cells are the most that is possible, no choice
    t = Scene(seat_with()).regress(steps=3)
    assert (t.asked(), t.rows()) == (None, [0, 0, 0, 0, 0])


@rules("PU-7.8")
def test_pu_7_8_only_markers_that_the_effect_names() -> None:
    t = Scene(seat_with(markers={"civ": 5, "water": 1, "rover": 1})).regress("rover", "water")
    assert t.answers() == ["water", "rover"]
    assert t.refused("regress", "civ") == ("PU-7.8", "marker_not_offered")


@rules("PU-7.23")
def test_pu_7_23_the_water_track_has_no_milestones() -> None:
    for corporation in BASE_CORPORATIONS:
        cells = corporation.cells[WATER * 16 : (WATER + 1) * 16]
        assert all(effect.op == "synergy" for cell in cells for effect in cell.bonus), corporation.id


# --- the last rover cell --------------------------------------------------------------------------


@rules("PU-7.16", "PU-7.3")
@pytest.mark.parametrize(("tech", "points"), [(0, 4), (7, 5)])
def test_pu_7_16_a_rover_station_repeats_the_points_of_the_last_cell(tech: int, points: int) -> None:
    """Worked example E9: 4 points, 5 with technology 3; the marker stays."""
    t = Scene(seat_with(tiles=FIRST, markers={"rover": 15, "tech": tech}))
    t.lay("i2_water_rover_plain", "r0", "G2").resolve("station:rover")
    assert (t.moves, t.cell("rover")) == (points, "rover-15")


@rules("PU-7.16", "PU-7.5", "PU-8.1", "PU-6.4")
def test_pu_7_16_an_energy_station_that_acts_as_a_rover_station() -> None:
    """The rover marker in its last cell counts as able to advance."""
    tiles: list[Laid] = [("i2_water_rover_plain", "r3", "F1")]  # water F1, rover G1
    t = Scene(seat_with(tiles=tiles, markers={"rover": 15, "water": 15}))
    t.lay("i2_civ_energy_plain", "r1", "G2")  # energy G2, civ H2
    t.resolve("station:energy")
    assert t.asked() == "energy"
    assert t.answers() == ["civ", "rover"]
    t.do("copy", "rover")
    assert t.moves == 4


@rules("PU-7.16")
def test_pu_7_16_boosts_cards_and_events_do_not_repeat() -> None:
    p = seat_with(tiles=FIRST, markers={"rover": 15})
    t = Scene(p).effect(Effect("synergy"))
    assert "rover" not in boosts(t)
    t = Scene(p).advance("rover", reason="card")
    assert t.moves == 0
    t = Scene(p).effect(Effect("advance", tracks=1 << 3), "event")
    assert (t.moves, t.asked()) == (0, None)


@rules("PU-7.16", "PU-15.6")
def test_pu_7_16_makeshift_any_marker_in_the_last_rover_cell() -> None:
    """The blue marker stands there: its own station repeats, not that of the rover marker."""
    markers: Markers = {"water": "rover-15", "tech": 6, "rover": 3}
    tiles: list[Laid] = [("i2_civ_energy_plain", "r3", "E2")]  # civ E2, energy F2
    p = seat_with(corporation="makeshift", tiles=tiles, markers=markers)
    t = Scene(p).lay("i2_water_rover_plain", "r2", "D2")  # rover D2, water D3 on ice
    t.resolve("station:water")
    assert t.moves == 3 + 1  # technology 2: two markers on the rover track
    assert t.cell("water") == "rover-15"


@rules("PU-7.16", "PU-15.6", "PU-7.24")
@pytest.mark.parametrize("item", ["moves:3", "station:rover"])
def test_pu_7_16_makeshift_3_may_shift_out_of_the_last_rover_cell_or_take_the_points(item: str) -> None:
    p = seat_with(corporation="makeshift", tiles=FIRST, markers={"rover": 15, "tech": 7})
    t = Scene(p).lay("i2_water_rover_plain", "r0", "G2").resolve("station:rover")
    assert t.items() == ["moves:3", "station:rover"]
    t.do("pick", t.items().index(item))
    if item == "moves:3":
        assert (t.moves, t.cell("rover")) == (3, "rover-15")
    else:
        assert t.answers() == [("rover", "biomass-15"), ("rover", "tech-15"), "skip"]
        t.do("advance", "rover", "tech-15")
        assert (t.moves, t.cell("rover")) == (0, "tech-15")


@rules("PU-15.6", "PU-7.24", "PU-6.5")
def test_pu_15_6_a_marker_that_could_only_be_shifted_may_stay() -> None:
    """Technology 3 is optional; an ordinary advance is not."""
    t = Scene(seat_with(corporation="makeshift", markers={"water": 15, "tech": 7})).advance("water")
    assert (t.asked(), t.answers()) == ("advance", [("water", "civ-15"), ("water", "biomass-15"), "skip"])
    t.do("skip")
    assert (t.asked(), t.moved()) == (None, [])
    t = Scene(seat_with(corporation="makeshift", markers={"civ": 14, "tech": 7})).advance("civ")
    assert t.refused("skip") == ("PU-6.5", "must_advance")


# --- Cosmos Inc.: cells under lifepods ------------------------------------------------------------


@rules("PU-15.2", "PU-7.1")
def test_e_15_cosmos_skips_a_covered_cell() -> None:
    """Biomass in cell 1, a lifepod on cell 2: the advance goes to cell 3, one patch and no boost."""
    p = seat_with(corporation="cosmos_inc", tiles=FIRST, markers={"biomass": 1}, covered=["biomass-2"])
    t = Scene(p).advance("biomass")
    assert t.moved() == [("biomass", "biomass-3")]
    assert (t.asked(), t.heard("BoostGained")) == ("place_patch", [])


@rules("PU-15.2")
def test_pu_15_2_covered_cells_are_skipped_together_up_and_down_and_do_not_count() -> None:
    p = seat_with(corporation="cosmos_inc", markers={"water": 5}, covered=["water-6", "water-7", "water-4"])
    t = Scene(p).advance("water", 2)
    assert t.moved() == [("water", "water-8"), ("water", "water-9")]
    t = Scene(p).regress("water")
    assert t.cell("water") == "water-3"


@rules("PU-15.2")
def test_pu_15_2_without_a_free_cell_the_marker_cannot_move() -> None:
    covered = ["civ-15", "civ-14", "water-0"]
    t = Scene(seat_with(corporation="cosmos_inc", markers={"civ": 13, "water": 1}, covered=covered))
    t.effect(Effect("synergy"))
    assert boosts(t) == ["water", "biomass", "rover", "tech"]
    assert t.refused("advance", "civ", "civ-14") == ("PU-7.5", "marker_cannot_advance")
    t.do("advance", "tech", "tech-1").regress("water")
    assert t.cell("water") == "water-1"


@rules("PU-15.2", "PU-7.2")
def test_pu_15_2_a_covered_medal_does_not_exist() -> None:
    p = seat_with(corporation="cosmos_inc", markers={"water": 11}, covered=["water-10", "water-8"])
    assert medal_of(p, WATER) == 3


# --- Oasis Ultd.: the winding water ---------------------------------------------------------------


@rules("PU-15.7")
@pytest.mark.parametrize("tech", [0, 3])
def test_e_17_oasis_water_meets_a_marker(tech: int) -> None:
    """Water on step 1, biomass on its next cell: nothing moves, unless technology 1 lets it skip."""
    markers: Markers = {"water": "water-1", "biomass": "biomass-2", "tech": tech}
    p = seat_with(corporation="oasis_ultd", tiles=[("i2_civ_energy_plain", "r3", "E2")], markers=markers)
    t = Scene(p).lay("i4_energy_water_plain", "r3", "D2").resolve("station:water")  # water on D2, D3: ice
    if tech == 0:
        assert t.moved("station") == []
        assert [e.marker for e in t.heard("MarkerStuck")] == ["water"]
    else:
        assert t.moved("station") == [("water", "rover-3"), ("water", "tech-4")]
        assert t.heard("MovesGained")[0].points == 1


@rules("PU-15.7", "PU-6.3")
def test_pu_15_7_water_advances_once_per_square_on_ice() -> None:
    p = seat_with(corporation="oasis_ultd", tiles=[("i2_civ_energy_plain", "r3", "E2")])
    t = Scene(p).lay("i4_energy_water_plain", "r3", "D2").resolve("station:water")
    assert t.moved("station") == [("water", "water-1"), ("water", "biomass-2")]
    assert t.asked() == "boost"  # printed on the biomass track


@rules("PU-15.7")
def test_pu_15_7_other_water_advances_are_one_step() -> None:
    t = Scene(seat_with(corporation="oasis_ultd", markers={"water": "rover-3"}))
    t.effect(Effect("synergy"))
    assert ("water", "tech-4") in t.answers()
    t.do("advance", "water", "tech-4")
    assert t.moved() == [("water", "tech-4")]


@rules("PU-15.7")
def test_pu_15_7_the_water_marker_blocks_the_straight_tracks() -> None:
    p = seat_with(corporation="oasis_ultd", tiles=FIRST, markers={"water": "rover-3", "rover": 2}, rovers="F1")
    t = Scene(p).advance("rover", 2)
    assert (t.cell("rover"), t.moves) == ("rover-2", 0)
    p = seat_with(
        corporation="oasis_ultd", tiles=FIRST, markers={"water": "rover-3", "rover": 2, "tech": 3}, rovers="F1"
    )
    t = Scene(p).advance("rover", 2)  # technology 1: the skipped cell is no step and gives nothing
    assert t.moved() == [("rover", "rover-4"), ("rover", "rover-5")]
    assert t.moves == 4


@rules("PU-15.7", "PU-7.7")
def test_pu_15_7_down_goes_back_along_the_path_but_not_into_a_marker() -> None:
    t = Scene(seat_with(corporation="oasis_ultd", markers={"water": "biomass-4"})).regress("water", steps=2)
    assert t.moved() == [("water", "rover-5"), ("water", "tech-4")]
    markers: Markers = {"water": "biomass-4", "rover": "rover-5", "tech": 3}
    t = Scene(seat_with(corporation="oasis_ultd", markers=markers)).regress("water")
    assert t.cell("water") == "biomass-4"  # technology 1 skips on the way up only


@rules("PU-15.7", "PU-7.2")
def test_pu_15_7_medals_of_the_path_only_the_last_one_passed() -> None:
    at = {
        "water-5": 0,
        "water-6": 3,
        "civ-8": 3,
        "water-9": 6,
        "biomass-8": 6,
        "tech-8": 6,
        "water-13": 12,
        "water-15": 15,
    }
    for cell, medals in at.items():
        assert medal_of(seat_with(corporation="oasis_ultd", markers={"water": cell}), WATER) == medals, cell


@rules("PU-15.7", "PU-7.3")
def test_pu_15_7_the_path_ends_at_its_last_step() -> None:
    t = Scene(seat_with(corporation="oasis_ultd", markers={"water": "water-14"})).advance("water", 3)
    assert t.moved() == [("water", "water-15")]
    assert [e.marker for e in t.heard("MarkerStuck")] == ["water"]


# --- Wormhole Corp.: double cells -----------------------------------------------------------------

DOUBLE = ("biomass-0", "biomass-2", "biomass-5", "biomass-8", "biomass-11", "biomass-14")
CHOICES = ("boost", "advance:civ", "advance:water", "advance:tech", "advance:rover")


@rules("PU-15.9")
@pytest.mark.parametrize("step", range(1, 6))
@pytest.mark.parametrize("which", [0, 1])
def test_pu_15_9_each_double_cell_gives_one_of_its_two_bonuses(step: int, which: int) -> None:
    p = seat_with(corporation="wormhole_corp", tiles=FIRST, markers={"biomass": DOUBLE[step - 1]})
    t = Scene(p).advance("biomass")
    assert t.cell("biomass") == DOUBLE[step]
    assert t.items() == [CHOICES[step - 1], "milestone:biomass"]
    t.do("pick", which)
    if which == 1:
        assert t.asked() == "place_patch"
    elif step == 1:
        assert t.asked() == "boost"
    else:
        moved = CHOICES[step - 1].split(":")[1]
        assert t.moved()[1] == (moved, f"{moved}-1")


@rules("PU-15.9", "PU-7.2")
def test_e_14_wormhole_step_2_scores_1() -> None:
    p = seat_with(corporation="wormhole_corp", tiles=[("i2_tech_biomass_plain", "r3", "F1")], markers={"biomass": 2})
    t = Scene(p).lay("i2_biomass_civ_plain", "r0", "G2").resolve("station:biomass")  # expands the area of G1
    assert t.cell("biomass") == "biomass-5"
    assert t.items() == ["advance:civ", "milestone:biomass"]
    assert [medal_of(seat_with(corporation="wormhole_corp", markers={"biomass": c}), 2) for c in DOUBLE] == [
        0,
        0,
        1,
        2,
        3,
        5,
    ]


@rules("PU-15.9", "PU-7.7")
def test_pu_15_9_down_one_double_cell() -> None:
    t = Scene(seat_with(corporation="wormhole_corp", markers={"biomass": 8})).regress("biomass")
    assert (t.cell("biomass"), t.asked()) == ("biomass-5", None)
    t = Scene(seat_with(corporation="wormhole_corp", markers={"biomass": 14})).advance("biomass")
    assert [e.marker for e in t.heard("MarkerStuck")] == ["biomass"]


# --- Makeshift: other tracks ----------------------------------------------------------------------


@rules("PU-15.6")
def test_pu_15_6_up_on_its_own_or_a_neighbouring_track() -> None:
    t = Scene(seat_with(corporation="makeshift")).advance("biomass")
    assert t.asked() == "advance"
    assert t.answers() == [("biomass", "water-1"), ("biomass", "biomass-1"), ("biomass", "rover-1")]
    assert t.refused("advance", "biomass", "civ-1") == ("PU-7.1", "cell_out_of_reach")
    t = Scene(seat_with(corporation="makeshift")).advance("civ")
    assert t.answers() == [("civ", "civ-1"), ("civ", "water-1")]  # civ and tech are no neighbours yet


@rules("PU-15.6")
def test_pu_15_6_it_takes_the_bonus_of_the_cell_it_enters() -> None:
    t = Scene(seat_with(corporation="makeshift", markers={"water": 1})).advance("water")
    t.do("advance", "water", "biomass-2")
    assert t.asked() == "boost"
    t = Scene(seat_with(corporation="makeshift", markers={"water": 2})).advance("water")
    t.do("advance", "water", "civ-3")
    assert t.p.due == (1,)  # a civ milestone reached by the blue marker


@rules("PU-15.6")
def test_pu_15_6_only_free_cells() -> None:
    markers: Markers = {"civ": "civ-1", "water": "water-0", "biomass": "biomass-1", "rover": "water-1"}
    t = Scene(seat_with(corporation="makeshift", markers=markers)).advance("water")
    assert [e.marker for e in t.heard("MarkerStuck")] == ["water"]
    t = Scene(seat_with(corporation="makeshift", markers={"civ": "tech-4", "tech": "tech-5"})).regress("tech")
    assert t.cell("tech") == "tech-5"  # no free cell below


@rules("PU-15.6", "PU-7.21")
def test_pu_15_6_the_highest_marker_on_the_tech_track_decides() -> None:
    t = Scene(seat_with(corporation="makeshift", markers={"rover": "tech-5", "tech": 2}))
    assert t.techs() == "12"
    t = Scene(seat_with(corporation="makeshift", markers={"tech": "rover-6"}))
    assert t.techs() == ""  # nobody on the tech track: no technology, however high the white marker is
    t.advance("rover", 3).do("advance", "rover", "tech-1").do("advance", "rover", "tech-2")
    assert t.asked() == "boost"
    t.do("advance", "biomass", "biomass-1").do("advance", "rover", "tech-3")
    assert t.techs() == "1"


@rules("PU-15.6", "PU-10.4")
def test_pu_15_6_each_marker_scores_by_the_track_it_stands_on() -> None:
    markers: Markers = {
        "civ": "water-11",
        "water": "tech-6",
        "biomass": "biomass-8",
        "rover": "rover-12",
        "tech": "rover-10",
    }
    p = seat_with(corporation="makeshift", markers=markers)
    assert [medal_of(p, marker) for marker in range(5)] == [4, 1, 2, 2, 1]


# --- Unionization ---------------------------------------------------------------------------------

UNION = Effect("advance_all_to_row", tracks=31, count=5, bonuses="no_synergy")


@rules("PU-17.9")
def test_pu_17_9_markers_below_row_5_advance_in_the_owner_s_order() -> None:
    p = seat_with(tiles=FIRST, markers={"civ": 1, "water": 7, "biomass": 5, "rover": 3, "tech": 1}, rovers="F1")
    t = Scene(p).effect(UNION, "card")
    assert t.asked() == "unionize"
    assert t.answers() == ["civ", "rover", "tech"]
    assert t.refused("marker", "water") == ("PU-17.9", "marker_cannot_advance")
    t.do("marker", "tech")
    assert t.techs() == "12"  # the other bonuses count
    t.do("marker", "rover").finish()
    assert t.rows() == [5, 7, 5, 5, 5]
    assert t.heard("BoostGained") == []  # tech-2 and others would give one
    assert t.p.due == (1,)
    assert t.moves == 4
    assert {e.reason for e in t.heard("MarkerMoved")} == {"card"}


@rules("PU-17.9", "PU-15.7")
def test_pu_17_9_oasis_water_until_path_step_5() -> None:
    p = seat_with(corporation="oasis_ultd", markers={"civ": 5, "biomass": 5, "rover": 7, "tech": 5})
    t = Scene(p).effect(UNION, "card")
    assert t.cell("water") == "rover-5"
    assert t.moves == 1 + 2


@rules("PU-17.9", "PU-15.9")
def test_pu_17_9_wormhole_biomass_until_double_cell_2() -> None:
    p = seat_with(corporation="wormhole_corp", tiles=FIRST, markers={"civ": 5, "water": 5, "rover": 5, "tech": 5})
    t = Scene(p).effect(UNION, "card")
    assert (t.cell("biomass"), t.asked()) == ("biomass-2", "place_patch")  # no boost on the way, so no choice
    t.do("patch", "F2")
    assert t.cell("biomass") == "biomass-5"


@rules("PU-17.9", "PU-15.6")
def test_pu_17_9_makeshift_3_does_not_shift_sideways_there() -> None:
    """A shift would bring no marker further up, and the card would never end."""
    markers: Markers = {"civ": "civ-4", "water": "civ-5", "biomass": "water-5", "rover": "tech-5", "tech": "tech-7"}
    t = Scene(seat_with(corporation="makeshift", markers=markers))
    assert t.p.techs & 0b100
    t.effect(UNION, "card")
    assert (t.asked(), t.cell("civ")) == (None, "civ-4")
    markers = {"civ": 6, "water": 6, "biomass": 3, "rover": 6, "tech": "tech-7"}
    t = Scene(seat_with(corporation="makeshift", markers=markers, tiles=FIRST)).effect(UNION, "card")
    assert t.answers() == [("biomass", "water-4"), ("biomass", "biomass-4"), ("biomass", "rover-4")]
    assert t.refused("advance", "biomass", "water-3") == ("PU-17.9", "cell_out_of_reach")


@rules("PU-7.4", "PU-15.6")
def test_pu_15_6_a_boost_may_shift_a_marker_to_another_boost_but_not_without_end() -> None:
    """civ-8 and water-8 both give one: going to and fro would never end."""
    markers: Markers = {"civ": 8, "water": 2, "biomass": 1, "rover": 1, "tech": "tech-7"}
    t = Scene(seat_with(corporation="makeshift", markers=markers)).effect(Effect("synergy"), "card")
    t.do("advance", "civ", "water-8")
    assert t.asked() == "boost"
    t.do("advance", "civ", "civ-8")  # back, to a boost that was not shifted to yet
    assert t.asked() == "boost"
    assert t.refused("advance", "civ", "water-8") == ("PU-15.6", "shifted_there")
    assert ("civ", "water-9") in t.answers()  # upwards there is an end
    t.do("advance", "tech", "tech-8")
    assert t.asked() is None
    t.effect(Effect("synergy"), "card")  # a boost from elsewhere begins anew
    assert ("civ", "water-8") in t.answers()


@rules("PU-17.9", "PU-15.6")
def test_pu_17_9_makeshift_as_far_as_free_cells_allow() -> None:
    markers: Markers = {"civ": "civ-4", "water": "civ-5", "biomass": "water-5", "rover": 5, "tech": 6}
    t = Scene(seat_with(corporation="makeshift", markers=markers, locked=0b11111)).effect(UNION, "card")
    assert t.cells() == ["civ-4", "civ-5", "water-5", "rover-5", "tech-6"]
