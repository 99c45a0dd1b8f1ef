"""Rovers: milestones, movement points, driving, teleports, what they pick up and lose (PU-7.14 to PU-7.20, PU-15.4)."""

from __future__ import annotations

import pytest

from games.planet_unknown.scene import Scene, names, put_on, with_points
from games.planet_unknown.setting import Laid, mask, rules, seat_with
from orrery.core.state import TABLE
from orrery.games.planet_unknown.components import Effect
from orrery.games.planet_unknown.frames import RoverMilestone
from orrery.games.planet_unknown.rules.medals.scoring import complete_lines
from orrery.games.planet_unknown.state import Seat

FIRST: list[Laid] = [("i2_civ_energy_plain", "r3", "F1")]  # civ on F1, energy on G1
WITH_ROVER_STATION: list[Laid] = [("i2_water_rover_meteor", "r3", "F1")]  # water F1, rover G1 with the symbol


def driving(p: Seat, points: int) -> Scene:
    """In the turn, before a tile is taken, with so many points."""
    return Scene(with_points(p, points)).turns()


def ends(t: Scene, start: str) -> set[str]:
    return {end for begin, end in t.free("drive") if begin == start}


# --- the milestone --------------------------------------------------------------------------------


@rules("PU-7.14")
def test_pu_7_14_a_rover_on_any_square_of_the_tile_just_placed() -> None:
    t = Scene(seat_with(tiles=FIRST)).lay("i3_water_rover_plain", "r0", "G2").resolve("station:rover")
    assert (t.asked(), t.answers()) == ("put_rover", ["G2", "G3", "G4"])
    assert t.refused("rover", "F1") == ("PU-7.14", "not_on_tile")
    t.do("rover", "G4")
    assert (t.rovers(), t.p.supply) == (["G4"], 1)


@rules("PU-7.14", "PU-5.2", "PU-7.18")
def test_pu_7_14_a_meteorite_there_is_collected_at_once() -> None:
    t = Scene(seat_with(tiles=FIRST)).lay("i2_water_rover_meteor", "r0", "G2")
    assert names(t.p.meteorites) == ["G3"]  # put before any marker moves
    t.resolve("station:rover").do("rover", "G3")
    assert (t.p.rocks, t.p.meteorites) == (1, 0)


@rules("PU-7.14", "PU-15.4")
def test_pu_7_14_horizon_loads_it_and_delivers_on_a_rover_station() -> None:
    t = Scene(seat_with(corporation="horizon_group", tiles=FIRST)).lay("i2_water_rover_meteor", "r0", "G2")
    t.resolve("station:rover").do("rover", "G3")  # the symbol lies on the rover station
    assert (t.p.rocks, t.p.cargo, t.p.meteorites) == (1, 0, 0)
    t = Scene(seat_with(corporation="horizon_group", tiles=FIRST)).lay("v3_water_rover_meteor", "r0", "G2")
    assert names(t.p.meteorites) == ["G2"]
    t.resolve("station:rover").do("rover", "G2")
    assert (t.p.rocks, names(t.p.cargo), t.p.meteorites) == (0, ["G2"], 0)


@rules("PU-7.14")
def test_pu_7_14_nothing_without_supply_or_free_square() -> None:
    p = seat_with(tiles=FIRST, supply=0, rovers_lost=2)
    t = Scene(p).then(RoverMilestone(0, False))
    assert (t.asked(), t.rovers()) == (None, [])
    t = Scene(put_on(seat_with(corporation="horizon_group", tiles=FIRST), rovers="F1 G1")).then(
        RoverMilestone(0, False)
    )
    assert (t.asked(), t.p.supply) == (None, 2)
    t = Scene(put_on(seat_with(tiles=FIRST), rovers="F1")).then(RoverMilestone(0, False))
    assert (t.asked(), t.rovers()) == (None, ["F1", "G1"])  # one square is left: no choice


@rules("PU-7.14")
def test_pu_7_14_without_a_tile_this_round_the_latest_one_counts() -> None:
    tiles: list[Laid] = [*FIRST, ("i2_biomass_civ_plain", "r0", "G2")]
    t = (
        Scene(seat_with(tiles=tiles, patches="F2"))
        .event("green_advance_civ_or_rover")
        .do("advance", "rover", "rover-1")
    )
    assert t.answers() == ["G2", "G3"]  # not the patch, not the first tile


@rules("PU-7.14")
def test_pu_7_14_without_any_tile_it_is_put_on_the_first_one() -> None:
    t = Scene(seat_with()).event("green_advance_civ_or_rover").do("advance", "rover", "rover-1")
    assert (t.asked(), t.p.owed_rovers) == (None, 1)
    t.lies(phase="turns")
    t.lay("i2_civ_energy_plain", "r3", "F1")
    assert (t.asked(), t.answers()) == ("put_rover", ["F1", "G1"])
    t.do("rover", "F1")
    assert (t.p.owed_rovers, t.rovers()) == (0, ["F1"])


# --- points ---------------------------------------------------------------------------------------


@rules("PU-7.15", "PU-7.17", "PU-7.18")
def test_e_7_points_are_split_among_rovers() -> None:
    """4 points, a lifepod on H3: three steps of one rover, one of the other."""
    t = driving(put_on(seat_with(tiles=FIRST), rovers="G2 E5"), 4)
    t.do("drive", "G2", "H2").do("drive", "H2", "H3").do("drive", "H3", "H4").do("drive", "E5", "E6")
    assert (t.moves, t.p.pods, t.rovers()) == (0, 1, ["H4", "E6"])
    assert t.free("drive") == []
    assert t.refused("drive", "H4", "H5") == ("PU-7.15", "no_moves_left")


@rules("PU-7.15")
def test_e_8_a_cell_with_points_and_a_boost_gives_both() -> None:
    t = Scene(seat_with(tiles=FIRST, markers={"rover": 9})).advance("rover")
    assert t.items() == ["moves:3", "boost"]
    t.resolve("moves:3")
    assert (t.moves, t.asked()) == (3, "boost")


@rules("PU-7.15", "PU-3.6")
def test_pu_7_15_spending_is_optional_and_the_rest_lapses() -> None:
    p = put_on(seat_with(tiles=FIRST, markers={"rover": 3}), rovers="F1")
    t = Scene(p).depot("i2_water_rover_plain").turns("green_gain_patch").do("patch", "F2")
    t.do("take", "inner").do("place", "r0", "G2", "as_is").resolve("station:rover")
    assert (t.asked(), t.moves) == ("order", 2)  # between two items
    t.do("drive", "F1", "G1").do("pick", 0)
    assert (t.asked(), t.params()) == ("end_turn", {"moves": 1})
    t.do("end")
    assert t.moves == 0


@rules("PU-7.15", "PU-3.11")
def test_pu_7_15_no_driving_out_of_turn() -> None:
    p = with_points(put_on(seat_with(tiles=FIRST), rovers="F1"), 2)
    t = Scene(p, seat_with(), events="standard").event("green_gain_synergy")
    assert t.free("drive") == []
    assert t.refused("drive", "F1", "F2") == ("PU-7.15", "no_driving_now")


# --- steps ----------------------------------------------------------------------------------------


@rules("PU-7.17")
def test_pu_7_17_one_point_per_step_to_a_neighbouring_square_covered_or_not() -> None:
    t = driving(put_on(seat_with(tiles=FIRST), rovers="G2 H2"), 3)
    assert ends(t, "G2") == {"G1", "F2", "G3"}  # covered or not, but not onto the other rover
    assert t.refused("drive", "G2", "H2") == ("PU-7.17", "rover_there")
    assert t.refused("drive", "G2", "F1") == ("PU-7.17", "not_next")  # no diagonals
    assert t.refused("drive", "G2", "G4") == ("PU-7.17", "not_next")
    assert t.refused("drive", "G2", "G6") == ("PU-7.17", "too_far")
    assert t.refused("drive", "F2", "F3") == ("PU-7.17", "no_rover_there")
    t.do("drive", "G2", "G3").do("drive", "G3", "G2")  # it may turn back
    assert t.moves == 1
    t = driving(put_on(seat_with(tiles=FIRST), rovers="D2"), 1)
    assert t.refused("drive", "D2", "C2") == ("PU-7.17", "off_grid")


@rules("PU-7.17", "PU-15.2")
def test_pu_7_17_cosmos_1_past_a_corner_where_another_rover_stands() -> None:
    p = with_points(seat_with(corporation="cosmos_inc", markers={"tech": 3}, patches="F1"), 1)
    t = Scene(p).lies({0: {"rovers": ["F5", "G5"], "supply": 0}}, events_discarded=["green_extra_rover"]).turns()
    assert "G6" in ends(t, "F5")
    t.do("drive", "F5", "G6")
    assert t.moves == 0


@rules("PU-7.18")
def test_pu_7_18_lifepods_and_meteorites_must_be_collected() -> None:
    tiles: list[Laid] = [*FIRST, ("i2_water_rover_meteor", "r0", "G2")]
    t = driving(put_on(seat_with(tiles=tiles), rovers="G1", meteorites="G3"), 6)
    for start, end in (("G1", "G2"), ("G2", "G3"), ("G3", "H3")):
        t.do("drive", start, end)
    assert (t.p.rocks, t.p.pods, t.p.meteorites) == (1, 1, 0)  # several in one move
    assert "H3" not in names(t.p.lifepods)


# --- planets --------------------------------------------------------------------------------------


@rules("PU-16.7", "PU-7.19")
def test_pu_16_7_toxic_squares_are_closed_until_covered() -> None:
    p = put_on(seat_with("kaax", tiles=[("i2_civ_energy_plain", "r3", "F1")]), rovers="E3")
    p.rovers = mask("F3")
    t = driving(p, 2)
    assert ends(t, "F3") == {"F2", "G3"}  # E3 and F4 are toxic
    assert t.refused("drive", "F3", "E3") == ("PU-16.7", "toxic")
    t = Scene(p).card("relocation_bonus")
    assert t.refused("teleport", "F3", "E3") == ("PU-16.7", "toxic")
    p = put_on(seat_with("kaax", tiles=[*FIRST, ("i3_biomass_civ_plain", "r0", "F2")]), rovers="F3")
    t = driving(p, 2)
    assert "F4" in ends(t, "F3")  # covered: as any other


@rules("PU-16.8", "PU-7.17")
def test_pu_16_8_holes_are_no_squares() -> None:
    t = driving(put_on(seat_with("lacuna", tiles=[("i2_civ_energy_plain", "r3", "F1")]), rovers="F2"), 1)
    assert t.refused("drive", "F2", "F3") == ("PU-7.17", "off_grid")


@rules("PU-16.11")
def test_pu_16_11_rovers_do_not_cross_the_chasm() -> None:
    tiles: list[Laid] = [("i2_civ_energy_plain", "r3", "F1")]
    t = driving(put_on(seat_with("tartarus", tiles=tiles), rovers="G2"), 1)
    assert ends(t, "G2") == {"H2", "G3"}  # G1 and F2 lie on the other side
    assert t.refused("drive", "G2", "F2") == ("PU-16.11", "rover_chasm")
    assert t.refused("drive", "G2", "G1") == ("PU-16.11", "rover_chasm")


@rules("PU-16.11", "PU-7.17")
def test_pu_16_11_diagonal_movers_cross_at_two_corners_only() -> None:
    tiles: list[Laid] = [("i2_civ_energy_plain", "r3", "F1")]

    def scene(rover: str) -> Scene:
        p = seat_with("tartarus", "cosmos_inc", tiles=tiles, markers={"tech": 3})
        return driving(put_on(p, rovers=rover, lifepods=""), 1)

    assert "G5" in ends(scene("F4"), "F4")
    assert "F4" in ends(scene("G5"), "G5")
    assert "F10" in ends(scene("G9"), "G9")
    t = scene("F3")
    assert "G4" not in ends(t, "F3")
    assert t.refused("drive", "F3", "G4") == ("PU-16.11", "rover_chasm")


@rules("PU-16.11", "PU-7.19")
def test_pu_16_11_teleports_cross_freely() -> None:
    tiles: list[Laid] = [("i2_civ_energy_plain", "r3", "F1")]
    t = Scene(put_on(seat_with("tartarus", tiles=tiles), rovers="G2")).card("relocation_bonus")
    t.do("teleport", "G2", "F2")
    assert t.rovers() == ["F2"]


# --- teleports ------------------------------------------------------------------------------------


@rules("PU-7.19", "PU-7.18")
def test_pu_7_19_a_teleport_collects_at_its_end_only() -> None:
    tiles: list[Laid] = [*FIRST, ("i2_biomass_civ_meteor", "r0", "G2")]
    p = seat_with(corporation="republic", tiles=tiles, markers={"tech": 7})
    put_on(p, rovers="F1", meteorites="G3")
    t = driving(p, 1).do("jump", "F1", "G3")
    assert (t.p.rocks, t.moves, t.p.pods) == (1, 0, 0)
    assert [e.end for e in t.heard("RoverTeleported")] == ["G3"]


# --- lost rovers ----------------------------------------------------------------------------------


@rules("PU-7.20", "PU-5.1")
def test_pu_7_20_a_tile_or_a_patch_destroys_a_rover() -> None:
    t = Scene(put_on(seat_with(tiles=FIRST), rovers="G3 F2")).lay("i2_biomass_civ_plain", "r0", "G2")
    assert (t.rovers(), t.p.rovers_lost, t.p.supply) == (["F2"], 1, 0)
    t.finish()
    t.effect(Effect("gain_patch")).do("patch", "F2")
    assert (t.rovers(), t.p.rovers_lost, t.p.supply) == ([], 2, 0)  # not back to the supply
    assert [e.reason for e in t.heard("RoverDestroyed")] == ["tile", "patch"]


@rules("PU-5.1", "PU-15.4")
def test_pu_5_1_a_load_is_destroyed_with_its_rover() -> None:
    t = Scene(seat_with(corporation="horizon_group", tiles=FIRST, cargo="G2")).lay("i2_biomass_civ_plain", "r0", "G2")
    assert (t.rovers(), t.p.cargo, t.p.meteorites, t.p.rocks) == ([], 0, 0, 0)
    assert [e.at for e in t.heard("MeteoriteDestroyed")] == ["G2"]


# --- Horizon Group --------------------------------------------------------------------------------


def horizon(points: int, **fields: object) -> Scene:
    fields.setdefault("tiles", WITH_ROVER_STATION)
    meteorites = str(fields.pop("meteorites", ""))
    p = seat_with(corporation="horizon_group", **fields)  # type: ignore[arg-type]
    p.meteorites = mask(meteorites)
    return driving(p, points)


@rules("PU-15.4")
def test_pu_15_4_an_empty_rover_loads_at_once_and_carries_along() -> None:
    tiles: list[Laid] = [("i2_civ_energy_meteor", "r3", "F1")]
    t = horizon(3, tiles=tiles, rovers="F1", meteorites="G1").do("drive", "F1", "G1")
    assert (names(t.p.cargo), t.p.meteorites, t.p.rocks) == (["G1"], 0, 0)
    t.do("drive", "G1", "G2")
    assert (names(t.p.cargo), t.rovers()) == (["G2"], ["G2"])


@rules("PU-15.4")
def test_pu_15_4_a_loaded_rover_leaves_further_meteorites_where_they_are() -> None:
    tiles: list[Laid] = [("i2_civ_energy_meteor", "r3", "F1")]
    t = horizon(3, tiles=tiles, cargo="G2", meteorites="G1").do("drive", "G2", "G1")
    assert (names(t.p.cargo), names(t.p.meteorites)) == (["G1"], ["G1"])
    t.do("drive", "G1", "F1")
    assert (names(t.p.cargo), names(t.p.meteorites)) == (["F1"], ["G1"])


@rules("PU-15.4")
def test_e_16_a_loaded_rover_delivers_on_a_rover_station() -> None:
    t = horizon(2, cargo="G2").do("drive", "G2", "G1")
    assert (t.p.rocks, t.p.cargo, t.rovers()) == (1, 0, ["G1"])


@rules("PU-15.4")
def test_pu_15_4_freed_it_loads_and_delivers_a_second_one_lying_there() -> None:
    t = horizon(2, cargo="G2", meteorites="G1").do("drive", "G2", "G1")
    assert (t.p.rocks, t.p.cargo, t.p.meteorites) == (2, 0, 0)


@rules("PU-15.4", "PU-7.19")
def test_pu_15_4_however_it_got_there() -> None:
    t = Scene(seat_with(corporation="horizon_group", tiles=WITH_ROVER_STATION, cargo="A6")).card("relocation_bonus")
    t.do("teleport", "A6", "G1")
    assert (t.p.rocks, t.p.cargo) == (1, 0)


@rules("PU-15.4", "PU-5.4", "PU-10.1")
def test_pu_15_4_a_load_lies_on_its_square_until_it_is_removed_with_the_rover() -> None:
    p = seat_with(corporation="horizon_group", tiles=FIRST, cargo="G1")
    assert complete_lines(p) == ()
    t = Scene(p)
    t.lies(ending=["nothing_fits"])
    t.end_round()
    assert (t.p.cargo, t.p.rovers, complete_lines(t.p)) == (0, 0, (0,))  # the first row, of two squares


@rules("PU-15.4", "PU-7.24")
@pytest.mark.parametrize("wanted", [True, False])
def test_pu_15_4_after_destroying_the_load_on_water_the_rover_loads_what_lies_there(wanted: bool) -> None:
    tiles: list[Laid] = [("v3_water_rover_meteor", "r0", "F1")]  # water F1 (symbol), G1; rover station G2
    t = horizon(2, tiles=tiles, cargo="F2", meteorites="F1", markers={"tech": 10}).do("drive", "F2", "F1")
    assert t.asked() == "may"
    t.do("pick", 0) if wanted else t.do("skip")
    assert (names(t.p.cargo), names(t.p.meteorites)) == ((["F1"], []) if wanted else (["F1"], ["F1"]))
    assert t.p.rocks == 0


@rules("PU-15.4")
def test_pu_15_4_putting_is_not_entering_for_technology_4() -> None:
    p = seat_with(corporation="horizon_group", tiles=FIRST, markers={"tech": 10})
    t = Scene(p).lay("v3_water_rover_meteor", "r0", "G2").resolve("station:rover").do("rover", "G2")
    assert (names(t.p.cargo), t.asked()) == (["G2"], None)


@rules("PU-3.3", "PU-15.4")
def test_pu_3_3_a_load_taken_later_in_the_round_gives_nothing_until_the_next() -> None:
    tiles: list[Laid] = [("i2_civ_energy_meteor", "r3", "F1")]
    t = horizon(1, tiles=tiles, rovers="F1", meteorites="G1", markers={"tech": 5}).do("drive", "F1", "G1")
    assert (t.moves, names(t.p.cargo)) == (0, ["G1"])
    assert t.s.stacks[TABLE]  # the round goes on
