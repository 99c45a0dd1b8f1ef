"""Technologies from Universal Coalition to Horizon Group: what each does, when and how often (PU-7.21, PU-7.22)."""

from __future__ import annotations

import pytest

from games.planet_unknown.scene import Scene, names, put_on, with_points
from games.planet_unknown.setting import Laid, rules, seat_with
from games.planet_unknown.technologies import FIRST, PATCH, board, places
from orrery.games.planet_unknown.components import Effect
from orrery.games.planet_unknown.frames import RoundStart

# --- Universal Coalition --------------------------------------------------------------------------


@rules("PU-15.1", "PU-4.6")
def test_universal_coalition_tech_1_tiles_and_patches_may_ignore_adjacency() -> None:
    assert "A7" not in places(Scene(seat_with(tiles=FIRST)).hold("i2_water_rover_plain"))
    t = Scene(board("universal_coalition", "1")).hold("i2_water_rover_plain")
    assert {"A6", "E8"} <= places(t)
    assert "F1" not in places(t)  # but nothing else is lifted
    t = Scene(board("universal_coalition", "1")).effect(PATCH)
    assert {"A6", "L7"} <= set(t.answers())


@rules("PU-15.1", "PU-4.5", "PU-4.6")
def test_universal_coalition_tech_1_does_not_lift_the_boundary_rule() -> None:
    t = Scene(board("universal_coalition", "1", tiles=())).hold("i2_water_rover_plain")
    assert t.refused("place", "r0", "F5", "as_is") == ("PU-4.5", "not_on_edge")


@rules("PU-15.1", "PU-7.12", "PU-10.1")
def test_universal_coalition_tech_2_stores_patches_until_the_end() -> None:
    t = Scene(board("universal_coalition", "2")).effect(PATCH)
    assert t.options()[-1] == ["store"]
    t.do("store")
    assert (t.p.stored, t.p.patches) == (1, ())
    t.regress("tech")
    assert (t.techs(), t.p.stored) == ("1", 1)  # what is stored stays stored
    t.effect(PATCH)
    assert t.refused("store") == ("PU-7.12", "cannot_store")
    t.do("patch", "F2")
    t.lies(phase="final", ending=["nothing_fits"])
    t.end_round()
    assert (t.asked(), t.params()) == ("place_patch", {"stored": True, "left": 1})
    assert ["store"] not in t.options()
    t.do("patch", "G2")
    assert (t.p.stored, len(t.p.patches)) == (0, 2)


@rules("PU-15.1", "PU-6.8", "PU-7.24")
def test_universal_coalition_tech_3_one_more_point_by_the_rover_track_only() -> None:
    t = Scene(board("universal_coalition", "3", markers={"rover": 1})).advance("rover")
    assert (t.moves, t.asked()) == (2, None)
    t.effect(Effect("rover_move", count=4), "card")
    assert t.moves == 6


@rules("PU-15.1", "PU-6.3", "PU-8.3")
def test_universal_coalition_tech_4_doubles_water_of_the_stations_of_a_placed_tile() -> None:
    p = board("universal_coalition", "4", tiles=[("i2_biomass_civ_plain", "r3", "E2")])
    t = Scene(p).lay("i2_energy_water_plain", "r2", "D2").resolve("station:water")  # water D2 on ice, energy D3
    assert t.moved("station") == [("water", "water-1"), ("water", "water-2")]
    assert t.moved("energy") == [("water", "water-3")]
    t.do("advance", "civ", "civ-1")  # the boost of water-3, then the second step of energy
    assert t.moved("energy") == [("water", "water-3"), ("water", "water-4")]


@rules("PU-15.1", "PU-8.3")
def test_universal_coalition_tech_4_also_by_energy_but_not_by_boosts() -> None:
    """Each of the two steps gives its bonuses."""
    p = board("universal_coalition", "4", tiles=[("i2_water_rover_plain", "r3", "F1")], markers={"civ": 15, "rover": 0})
    t = Scene(p).lay("i2_energy_water_plain", "r0", "F2")  # energy F2 beside water F1; water F3 on ice
    t.resolve("station:energy")
    assert t.rows()[1] == 3  # two for energy, then the first of the water station
    assert t.asked() == "boost"
    t.do("advance", "water", "water-4")
    assert t.moved() == [("water", f"water-{n}") for n in (1, 2, 3, 4, 5)]
    assert t.moved("boost") == [("water", "water-4")]


@rules("PU-15.1", "PU-5.2", "PU-12.9")
def test_universal_coalition_tech_5_no_meteorite_can_be_put() -> None:
    t = Scene(seat_with(tiles=FIRST)).lay("i2_water_rover_meteor", "r0", "G2")
    assert names(t.p.meteorites) == ["G3"]
    p = board("universal_coalition", "5", tiles=[("i2_civ_energy_meteor", "r3", "F1")])
    t = Scene(p, events="standard").lay("i2_water_rover_meteor", "r0", "G2").finish()
    assert t.p.meteorites == 0
    assert t.heard("TilePlaced")[0].meteorite is None
    t.event("orange_new_meteorite")
    assert (t.asked(), t.p.meteorites) == (None, 0)


# --- Cosmos Inc. ----------------------------------------------------------------------------------


@rules("PU-7.17", "PU-15.2")
def test_cosmos_inc_tech_1_diagonal_steps() -> None:
    p = with_points(put_on(board("cosmos_inc", "1"), rovers="F5"), 2)
    t = Scene(p).turns()
    ends = {end for start, end in t.free("drive")}
    assert ends == {"F4", "F6", "E5", "G5", "E4", "G4", "E6", "G6"}
    t.do("drive", "F5", "G6")
    assert (t.rovers(), t.moves) == (["G6"], 1)


@rules("PU-15.2", "PU-7.22", "PU-7.24")
def test_cosmos_inc_tech_2_relocates_up_to_three_at_the_moment_it_is_unlocked() -> None:
    p = seat_with(corporation="cosmos_inc", tiles=FIRST, markers={"tech": 4}, collected=2, covered=["civ-5", "civ-9"])
    t = Scene(p).advance("tech")
    assert (t.asked(), t.params()) == ("pod_from", {"left": 3})
    t.do("pod", "civ-5").do("pod", "area")
    assert t.answers() == ["area", "civ-9", "skip"]
    t.do("pod", "area").do("pod", "water-12").do("pod", "civ-9").do("pod", "civ-12")
    assert t.asked() is None  # three, each another lifepod
    assert t.p.pods == 2
    t.regress("tech").advance("tech")
    assert (t.techs(), t.asked()) == ("12", None)  # never again


@rules("PU-15.2")
def test_cosmos_inc_tech_2_may_move_fewer_and_never_the_same_one_twice() -> None:
    p = seat_with(corporation="cosmos_inc", tiles=FIRST, markers={"tech": 4}, covered=["civ-5"])
    t = Scene(p).advance("tech").do("pod", "civ-5").do("pod", "civ-6")
    assert t.asked() is None
    p = seat_with(corporation="cosmos_inc", tiles=FIRST, markers={"tech": 4}, covered=["civ-5"])
    t = Scene(p).advance("tech").do("skip")
    assert (t.asked(), [e.start for e in t.heard("LifepodMoved")]) == (None, [])
    t.regress("tech").advance("tech")
    assert t.asked() is None  # the moment has passed


@rules("PU-15.2", "PU-6.1", "PU-6.8")
def test_cosmos_inc_tech_3_a_tile_with_an_energy_station_relocates_one() -> None:
    p = board("cosmos_inc", "3", covered=["biomass-1"], used_game=2)
    t = Scene(p).lay("i2_energy_water_plain", "r0", "G2")
    assert t.items() == ["station:energy", "station:water", "tech:3"]
    t.resolve("tech:3").do("pick", 0).do("pod", "biomass-1").do("pod", "area")
    assert (t.p.pods, t.p.pods_on) == (1, 0)
    t = Scene(board("cosmos_inc", "3", collected=1, used_game=2)).lay("i2_water_rover_plain", "r0", "G2")
    assert t.items() == ["station:water", "station:rover"]


@rules("PU-15.2", "PU-7.24")
def test_cosmos_inc_tech_4_energy_squares_cost_nothing_once_a_point_was_gained() -> None:
    tiles: list[Laid] = [("i2_civ_energy_plain", "r3", "F1"), ("i3_civ_energy_plain", "r0", "G2")]
    p = put_on(board("cosmos_inc", "4", tiles=tiles, used_game=2), rovers="F1")
    t = Scene(p).turns()
    assert t.free("drive") == []
    assert t.refused("drive", "F1", "G1") == ("PU-7.15", "no_moves_left")
    t = Scene(with_points(p, 1)).turns().do("drive", "F1", "G1").do("drive", "G1", "G2")
    assert (t.rovers(), t.moves) == (["G2"], 1)
    t.do("drive", "G2", "G3")
    assert t.moves == 0
    t.do("drive", "G3", "G2")  # still free with no point left
    assert t.free("drive") == [("G2", "G1")]


@rules("PU-15.2", "PU-7.22", "PU-7.21")
def test_cosmos_inc_tech_5_relocates_one_once_per_round() -> None:
    t = Scene(board("cosmos_inc", "5", covered=["biomass-4"], used_game=2)).turns()
    assert t.free("use") == ["5"]
    t.do("use", "5").do("pod", "biomass-4").do("pod", "biomass-9")
    assert t.p.pods_on == 1 << 2 * 16 + 9
    assert t.free("use") == []
    assert t.refused("use", "5") == ("PU-7.22", "tech_used")
    t.has(0, used_this_round=[])
    assert t.free("use") == ["5"]


# --- Flux Industries ------------------------------------------------------------------------------


@rules("PU-3.3", "PU-15.3")
def test_flux_industries_tech_1_two_points_per_rover_on_the_flux_terrain() -> None:
    p = put_on(board("flux_industries", "1", flux=0), rovers="F1 G1")
    t = Scene(p).then(RoundStart(), seat=-1)
    assert (t.moves, t.p.gained) == (2, 2)
    t = Scene(put_on(board("flux_industries", "1", flux=1), rovers="F1 G1")).then(RoundStart(), seat=-1)
    assert t.moves == 0


@rules("PU-15.3", "PU-7.22")
def test_flux_industries_tech_2_to_the_next_milestone_with_all_bonuses() -> None:
    t = Scene(board("flux_industries", "2", flux=0, markers={"civ": 6})).turns().do("use", "2")
    assert t.cell("civ") == "civ-8"
    t.do("advance", "rover", "rover-1").do("rover", "F1")
    assert t.cell("civ") == "civ-10"
    assert t.p.due == (3,)
    assert t.refused("use", "2") == ("PU-7.22", "tech_used")
    t.has(0, used_this_round=[])
    assert t.free("use") == []  # once per game


@rules("PU-15.3")
def test_flux_industries_tech_2_stops_at_the_milestone_even_if_a_boost_led_there() -> None:
    t = Scene(board("flux_industries", "2", flux=2, markers={"biomass": 1})).turns().do("use", "2")
    t.do("advance", "biomass", "biomass-3").do("patch", "F2")
    assert t.cell("biomass") == "biomass-3"
    assert t.moved("tech") == [("biomass", "biomass-2")]


@rules("PU-15.3", "PU-7.24")
def test_flux_industries_tech_2_does_nothing_without_a_further_milestone() -> None:
    for flux, markers in ((1, {}), (0, {"civ": 14})):
        t = Scene(board("flux_industries", "2", flux=flux, markers=markers)).turns()
        assert t.free("use") == []
        assert t.refused("use", "2") == ("PU-7.24", "tech_no_effect")


@rules("PU-15.3", "PU-6.8")
def test_flux_industries_tech_3_the_upgrade_of_the_flux_track() -> None:
    def flux(track: int, **markers: int) -> Scene:
        return Scene(board("flux_industries", "3", flux=track, markers=markers))

    assert flux(0, civ=2).advance("civ").p.due == (2,)
    assert flux(0, civ=13).advance("civ").p.due == (4,)  # at most 4
    assert flux(1, civ=2).advance("civ").p.due == (1,)
    t = flux(1, water=2).advance("water").do("advance", "civ", "civ-1")
    assert t.asked() == "boost"  # two, one after the other
    t.do("advance", "civ", "civ-2")
    assert (t.asked(), len(t.heard("BoostGained"))) == (None, 2)
    t = flux(1, biomass=1).advance("biomass").do("advance", "civ", "civ-1")
    assert t.asked() is None  # boosts of another track are single
    t = flux(2, biomass=2).advance("biomass").do("patch", "F2").do("patch", "G2")
    assert (t.asked(), len(t.p.patches)) == (None, 2)
    t = flux(2).effect(PATCH, "card").do("patch", "F2")
    assert t.asked() is None  # patches of cards are not those of the track
    assert flux(3, rover=3).advance("rover").moves == 3
    assert flux(4, rover=3).advance("rover").moves == 2


@rules("PU-15.3", "PU-6.8", "PU-7.24")
def test_flux_industries_tech_4_a_tile_with_a_flux_station_collects_any_meteorite() -> None:
    tiles: list[Laid] = [("i2_civ_energy_meteor", "r3", "F1"), ("i2_biomass_civ_meteor", "r0", "F2")]
    p = put_on(board("flux_industries", "4", flux=1, tiles=tiles), meteorites="G1 F3")
    t = Scene(p).lay("i2_water_rover_plain", "r0", "G2")
    assert t.items() == ["station:water", "station:rover", "tech:4"]
    t.resolve("tech:4")
    assert t.asked() == "may"
    t.do("pick", 0)
    assert (t.asked(), t.answers()) == ("collect_meteorite", ["G1", "F3"])
    t.do("collect", "F3")
    assert (t.p.rocks, names(t.p.meteorites)) == (1, ["G1"])
    t = Scene(board("flux_industries", "4", flux=0)).lay("i2_water_rover_plain", "r0", "G2")
    assert "tech:4" not in t.items()


@rules("PU-15.3", "PU-7.22")
def test_flux_industries_tech_5_advances_the_flux_marker_once_per_round() -> None:
    t = Scene(board("flux_industries", "5", flux=0)).turns().do("use", "5")
    assert t.moved("tech") == [("civ", "civ-1")]
    assert t.refused("use", "5") == ("PU-7.22", "tech_used")


# --- Horizon Group --------------------------------------------------------------------------------


@rules("PU-15.4", "PU-4.6")
def test_horizon_group_tech_1_tiles_with_a_rover_station_may_ignore_adjacency() -> None:
    assert "A6" in places(Scene(board("horizon_group", "1")).hold("i2_water_rover_plain"))
    assert "A6" not in places(Scene(board("horizon_group", "1")).hold("i2_energy_water_plain"))
    assert "A6" not in Scene(board("horizon_group", "1")).effect(PATCH).answers()


@rules("PU-15.4", "PU-3.3")
def test_horizon_group_tech_2_a_point_per_rover_with_a_load() -> None:
    p = board("horizon_group", "2", cargo="F1 E4", rovers="G1")
    t = Scene(p).then(RoundStart(), seat=-1)
    assert t.moves == 2


@rules("PU-15.4", "PU-7.24")
@pytest.mark.parametrize("wanted", [True, False])
def test_horizon_group_tech_3_a_collected_meteorite_may_bring_a_patch(wanted: bool) -> None:
    tiles: list[Laid] = [("i2_water_rover_plain", "r3", "F1")]
    p = with_points(board("horizon_group", "3", tiles=tiles, cargo="F1"), 1)
    t = Scene(p).turns().do("drive", "F1", "G1")
    assert (t.p.rocks, t.p.cargo, t.asked()) == (1, 0, "may")
    t.do("pick", 0) if wanted else t.do("skip")
    assert (t.asked() == "place_patch") is wanted


@rules("PU-15.4", "PU-7.24")
@pytest.mark.parametrize("wanted", [True, False])
def test_e_16_horizon_group_tech_4_a_load_may_be_destroyed_on_water(wanted: bool) -> None:
    tiles: list[Laid] = [("i2_water_rover_plain", "r3", "F1")]
    p = with_points(board("horizon_group", "4", tiles=tiles, cargo="F2"), 2)
    t = Scene(p).turns().do("drive", "F2", "F1")
    assert t.asked() == "may"
    t.do("pick", 0) if wanted else t.do("skip")
    assert names(t.p.cargo) == ([] if wanted else ["F1"])
    assert t.p.rocks == 0  # it is not collected
    assert len(t.heard("MeteoriteDestroyed")) == wanted


@rules("PU-15.4", "PU-7.22")
def test_horizon_group_tech_5_advances_the_rover_marker_once_per_round() -> None:
    t = Scene(board("horizon_group", "5", markers={"rover": 3})).turns().do("use", "5")
    assert (t.cell("rover"), t.moves) == ("rover-4", 2)
    assert t.refused("use", "5") == ("PU-7.22", "tech_used")
