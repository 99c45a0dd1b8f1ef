"""Movement points and any-time technologies inside open questions (PU-7.15, PU-7.21), and what becomes of these."""

from __future__ import annotations

from games.planet_unknown.scene import Scene, put_on, with_points
from games.planet_unknown.setting import Laid, grid_of, mask, rules, seat_with, with_extras
from games.planet_unknown.table import laid
from games.planet_unknown.technologies import BOOST, FIRST, PATCH, board
from orrery.games.planet_unknown.components import Effect
from orrery.games.planet_unknown.state import NOTHING_FITS, Seat

COLLECT = Effect("collect", count=1, what="lifepod", where="planet")
THREE: list[Laid] = [*FIRST, ("i2_biomass_civ_plain", "r0", "G2"), ("i2_water_rover_plain", "r0", "F2")]


def driver(rovers: str, points: int = 1, **given: object) -> Seat:
    """A seat with rovers on its planet and points to spend."""
    return with_points(put_on(seat_with(tiles=FIRST, **given), rovers=rovers), points)  # type: ignore[arg-type]


# --- movement points ------------------------------------------------------------------------------


@rules("PU-7.15", "PU-7.12")
def test_pu_7_15_a_rover_leaves_the_square_of_a_patch_that_is_about_to_be_laid() -> None:
    t = Scene(driver("F2")).effect(PATCH)
    assert t.asked() == "place_patch"
    t.do("drive", "F2", "E2")
    assert (t.asked(), t.moves) == ("place_patch", 0)
    t.do("patch", "F2")
    assert (t.rovers(), t.p.rovers_lost) == (["E2"], 0)


@rules("PU-7.15", "PU-6.6")
def test_pu_7_15_points_of_a_cell_are_spent_before_its_other_bonus() -> None:
    """Rover 10 gives three points and a boost."""
    p = put_on(seat_with(tiles=FIRST, markers={"rover": 9}), rovers="H2", lifepods="H3")
    t = Scene(p).advance("rover")
    assert t.items() == ["moves:3", "boost"]
    assert t.free("drive") == []
    t.do("pick", 0)
    assert (t.asked(), t.moves) == ("boost", 3)
    t.do("drive", "H2", "H3")
    assert (t.asked(), t.p.pods, t.moves) == ("boost", 1, 2)
    t.do("advance", "civ", "civ-1")
    assert t.asked() is None


@rules("PU-7.15", "PU-17.3", "SM-11.4")
def test_pu_7_15_points_of_a_card_are_spent_before_its_next_step() -> None:
    """Survey Drones: two points, then a meteorite may be destroyed."""
    tiles = [laid("i2_civ_energy_meteor", "G1", "F1"), laid("i2_biomass_civ_meteor", "H2", "G2")]
    p = put_on(seat_with(tiles=tiles), rovers="F2", meteorites="F1 G2")
    t = Scene(p, new_cards=True).card("sm_civ_survey_drones")
    assert (t.asked(), t.moves) == ("destroy_meteorite", 2)
    t.do("drive", "F2", "F1")
    assert (t.asked(), t.p.rocks, t.answers()) == ("destroy_meteorite", 1, ["G2", "skip"])


@rules("PU-7.15", "PU-7.14")
def test_pu_7_15_a_rover_makes_room_for_a_new_one() -> None:
    p = with_points(put_on(seat_with(corporation="horizon_group", tiles=FIRST), rovers="F1 G1"), 1)
    t = Scene(p).effect(Effect("milestone", tracks=1 << 3, count=0), "track")
    assert (t.asked(), t.items()) == ("order", ["rover"])  # both squares of the tile are taken
    t.do("drive", "F1", "F2").do("pick", 0)
    assert sorted(t.rovers()) == ["F1", "F2", "G1"]
    stays = Scene(with_points(put_on(seat_with(corporation="horizon_group", tiles=FIRST), rovers="F1 G1"), 1))
    stays.effect(Effect("milestone", tracks=1 << 3, count=0), "track").do("pick", 0)
    assert (stays.asked(), sorted(stays.rovers())) == (None, ["F1", "G1"])
    idle = Scene(put_on(seat_with(tiles=FIRST), rovers="F1"))  # without points nothing is asked
    idle.effect(Effect("milestone", tracks=1 << 3, count=0), "track")
    assert (idle.asked(), sorted(idle.rovers())) == (None, ["F1", "G1"])


@rules("PU-7.15", "SM-2.8", "SM-3.1")
def test_sm_2_8_a_rover_leaves_the_line_of_fire_of_a_patch() -> None:
    p = seat_with(tiles=FIRST, moon="moon_start", patches="mC1")
    t = Scene(with_points(put_on(p, rovers="mD2"), 1), moons=True).effect(PATCH)
    t.do("patch", "mD1")
    assert (t.asked(), t.items()) == ("order", ["orbit:1"])
    t.do("drive", "mD2", "mD3")
    assert t.moves == 0


@rules("PU-7.15", "PU-15.3")
def test_pu_7_15_not_where_one_thing_follows_at_once_from_another() -> None:
    """The flux token moves before anything else."""
    p = put_on(seat_with(corporation="flux_industries", tiles=FIRST, markers={"tech": 2}, flux=0), rovers="F2")
    t = Scene(with_points(p, 1)).advance("tech")
    assert (t.asked(), t.free("drive")) == ("choose_flux", [])
    assert t.refused("drive", "F2", "F3") == ("PU-7.15", "no_driving_now")


# --- technologies ---------------------------------------------------------------------------------


@rules("PU-7.21", "PU-15.9", "PU-7.4")
def test_pu_7_21_wormhole_1_resets_the_marker_at_the_boost_that_then_moves_it() -> None:
    p = board("wormhole_corp", "1", markers={"biomass": "biomass-14"})
    t = Scene(p).effect(BOOST)
    assert (t.asked(), t.free("use")) == ("boost", ["1"])
    assert "biomass" not in {marker for marker, _ in t.answers()}
    t.do("use", "1")
    assert (t.asked(), t.cell("biomass")) == ("boost", "biomass-0")
    t.do("advance", "biomass", "biomass-2")
    assert t.cell("biomass") == "biomass-2"


@rules("PU-7.21", "PU-7.4", "PU-7.5")
def test_pu_7_21_a_single_marker_is_asked_about_while_a_technology_may_free_another() -> None:
    top = {"civ": 15, "water": 15, "rover": 15, "biomass": "biomass-14"}
    t = Scene(board("wormhole_corp", "1", markers=top)).effect(BOOST)
    assert (t.asked(), t.answers(), t.free("use")) == ("boost", [("tech", "tech-4")], ["1"])
    t = Scene(board("wormhole_corp", "1", markers=top)).effect(Effect("advance", tracks=31, count=1, steps=1))
    assert (t.asked(), t.free("use")) == ("advance", ["1"])
    t = Scene(board("wormhole_corp", "1", markers={**top, "biomass": "biomass-0"})).effect(BOOST)
    assert t.asked() == "boost"  # two can move
    t = Scene(seat_with(markers={"civ": 15, "water": 15, "rover": 15, "biomass": 15})).effect(BOOST)
    assert (t.asked(), t.cell("tech")) == (None, "tech-1")


@rules("PU-7.21", "PU-3.10")
def test_pu_3_10_no_technology_between_taking_and_placing() -> None:
    t = Scene(board("horizon_group", "5")).hold("i2_water_rover_plain")
    assert (t.asked(), t.free("use")) == ("place", [])


@rules("PU-15.2", "PU-7.21")
def test_pu_15_2_no_technology_while_a_lifepod_is_on_its_way() -> None:
    p = with_points(put_on(board("cosmos_inc", "5"), rovers="H2"), 2)
    t = Scene(p).turns().do("drive", "H2", "H3")
    assert (t.asked(), t.free("use")) == ("pod_to", [])
    assert t.free("drive") != []
    assert t.refused("use", "5") == ("PU-3.10", "tech_not_now")


# --- the last answer ------------------------------------------------------------------------------


@rules("PU-7.15", "PU-17.5")
def test_pu_7_15_no_step_takes_the_last_answer_away() -> None:
    p = put_on(seat_with(tiles=FIRST), rovers="H2 J9", lifepods="H3 I9")
    t = Scene(with_points(p, 4)).effect(COLLECT)
    assert (t.asked(), t.answers()) == ("collect_lifepod", ["H3", "I9"])
    t.do("drive", "H2", "H3")
    assert (t.asked(), t.answers()) == ("collect_lifepod", ["I9"])
    assert ("J9", "I9") not in t.free("drive")
    assert ("J9", "J8") in t.free("drive")
    assert t.refused("drive", "J9", "I9") == ("PU-7.17", "last_answer")
    t.do("collect", "I9")
    assert (t.asked(), t.p.pods) == (None, 2)


@rules("PU-7.15", "PU-7.12", "PU-15.4")
def test_pu_7_15_a_question_of_which_nothing_can_come_any_more_falls_away() -> None:
    """Horizon 3: a delivered meteorite brings a patch, and that takes the last square."""
    filled = [square for square in grid_of("ksb_4156") if square not in ("A6", "F1", "G1", "G2", "G3", "F2", "F3")]
    p = board("horizon_group", "3", tiles=THREE, patches=filled)
    p = with_points(put_on(p, rovers="G3"), 2)
    p.cargo = mask("G3")
    t = Scene(p).effect(PATCH)
    assert (t.asked(), t.answers()) == ("place_patch", ["A6"])
    t.do("drive", "G3", "F3")
    assert t.asked() == "may"
    t.do("pick", 0).do("patch", "A6")
    assert (t.asked(), len(t.heard("PatchLost"))) == (None, 1)


@rules("PU-7.15", "SM-7.2")
def test_sm_7_2_a_coloured_patch_is_laid_once() -> None:
    p = board("horizon_group", "3", tiles=THREE)
    p = with_extras(with_points(put_on(p, rovers="G3"), 2), coloured="civ")
    p.cargo = mask("G3")
    t = Scene(p, patches=True).effect(PATCH).do("kind", "civ")
    assert t.params()["terrain"] == "civ"
    t.do("drive", "G3", "F3").do("pick", 0).do("kind", "civ").do("patch", "F4")
    assert (t.asked(), t.params()) == ("place_patch", {"stored": False, "left": 1})  # what is left is biomass
    t.do("patch", "G4")
    assert t.p.extras.coloured == 0


@rules("PU-7.22", "PU-15.9")
def test_pu_7_22_a_technology_used_up_in_between_is_not_offered_again() -> None:
    p = board("wormhole_corp", "3")
    t = Scene(p).effect(PATCH)
    assert t.asked() == "may"
    t.has(0, used_this_round=["3"], rovers=["F2"], supply=t.p.supply - 1, moves=1, moves_gained=1)
    t.do("drive", "F2", "F3")
    assert t.asked() == "place_patch"


@rules("PU-9.3", "PU-17.4", "PU-3.10")
def test_pu_9_3_an_extra_tile_that_loses_its_place_ends_nothing() -> None:
    p = with_points(put_on(seat_with(tiles=FIRST), rovers="F1"), 2)
    t = Scene(p).depot("i2_water_rover_plain").card("salvage_yard")
    assert (t.asked(), t.free("drive") != []) == ("take", True)
    t.do("take", "inner").do("drive", "F1", "F2")
    assert t.asked() == "place"
    full = [square for square in grid_of("ksb_4156") if square not in ("A6", "A7", "F1", "G1", "G2", "G3", "F2", "F3")]
    p = board("horizon_group", "3", tiles=THREE, patches=full)
    p = with_points(put_on(p, rovers="G3"), 2)
    p.cargo = mask("G3")
    t = Scene(p).depot("i2_energy_water_plain").card("salvage_yard").do("take", "inner")
    assert t.asked() == "place"
    t.do("drive", "G3", "F3").do("pick", 0).do("patch", "A6")
    assert (t.p.hand, len(t.p.aside), t.moved(), t.p.stuck) == (-1, 1, [], False)
    assert t.s.ending & NOTHING_FITS == 0
