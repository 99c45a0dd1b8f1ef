"""Each of the 46 technologies: what it does, when it works (PU-7.21), how often (PU-7.22), whether it is optional."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from games.planet_unknown.scene import Scene, names, put_on, with_points
from games.planet_unknown.setting import Laid, Markers, grid_of, paint, rules, seat_with
from orrery.games.planet_unknown.components import (
    BASE_CORPORATIONS,
    BASE_TECHNOLOGIES,
    Effect,
)
from orrery.games.planet_unknown.frames import RoundStart
from orrery.games.planet_unknown.rules.scoring import track_medals
from orrery.games.planet_unknown.state import FINAL, Seat

FIRST: list[Laid] = [("i2_civ_energy_plain", "r3", "F1")]  # civ on F1, energy on G1
MILESTONE = {"1": 3, "2": 5, "3": 7, "4": 10, "5": 14}
PATCH = Effect("gain_patch", count=1)
BOOST = Effect("synergy")


def board(corporation: str, level: str, **fields: object) -> Seat:
    """A seat whose technologies up to this level work (of Jump Drive: this one)."""
    markers: dict[str, int | str] = dict(fields.pop("markers", {}))  # type: ignore[call-overload]
    if corporation == "jump_drive":
        fields.setdefault("slots", level)
    else:
        markers.setdefault("tech", MILESTONE[level])
    fields.setdefault("tiles", FIRST)
    return seat_with(corporation=corporation, markers=markers, **fields)  # type: ignore[arg-type]


def places(t: Scene) -> set[str]:
    """Anchors at which the tile in hand may lie."""
    assert t.asked() == "place"
    return {at for _, at, _ in t.answers()}


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
    t.s.ending, t.s.phase = 1, FINAL
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
    t.p.used_round = 0
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
    t.p.used_round = 0
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


# --- Jump Drive -----------------------------------------------------------------------------------


@rules("PU-15.5", "PU-7.22", "PU-12.8")
def test_jump_drive_tech_a_a_boost_instead_of_one_patch() -> None:
    t = Scene(board("jump_drive", "A")).effect(Effect("gain_patch", count=2))
    assert ["boost"] in t.options()
    t.do("boost").do("advance", "civ", "civ-1")
    assert (t.asked(), t.p.patches) == ("place_patch", ())
    assert t.refused("boost") == ("PU-15.5", "tech_not_available")  # once per round
    t = Scene(board("jump_drive", "A"), events="standard").under("red_no_synergy").effect(PATCH)
    assert ["boost"] not in t.options()


@rules("PU-15.5", "PU-7.19", "PU-7.22")
def test_jump_drive_tech_b_teleports_between_squares_of_one_terrain() -> None:
    tiles: list[Laid] = [*FIRST, ("i2_biomass_civ_plain", "r0", "G2")]  # civ on F1 and G3
    t = Scene(with_points(put_on(board("jump_drive", "B", tiles=tiles), rovers="F1"), 2)).turns()
    assert t.free("jump") == [("F1", "G3")]
    assert t.refused("jump", "F1", "G2") == ("PU-7.19", "teleport_out_of_reach")
    t.do("jump", "F1", "G3")
    assert (t.rovers(), t.moves, t.free("jump")) == (["G3"], 1, [])
    assert t.refused("jump", "G3", "F1") == ("PU-7.21", "no_teleport")


@rules("PU-15.5", "PU-16.12")
def test_jump_drive_tech_b_bare_currents_of_petra_do_not_count() -> None:
    p = seat_with("petra", "jump_drive", tiles=[("i2_civ_energy_plain", "r3", "F1")], slots="B")
    t = Scene(with_points(put_on(p, rovers="G1"), 1)).turns()
    assert t.free("jump") == []  # E2 and others are energy areas, but no tiles
    t = Scene(with_points(put_on(p, rovers="E2"), 1)).turns()
    assert t.free("jump") == []


@rules("PU-15.5", "PU-7.22")
def test_jump_drive_tech_c_one_boost_moves_its_marker_twice() -> None:
    t = Scene(board("jump_drive", "C", markers={"water": 2})).effect(BOOST).do("advance", "water", "water-3")
    t.do("advance", "civ", "civ-1")  # the boost of water-3 comes before the second step
    assert (t.asked(), t.params()) == ("may", {"item": "double_boost"})
    t.do("skip")  # not for this one: civ
    assert t.asked() == "may"
    t.do("pick", 0)
    assert t.moved("boost") == [("water", "water-3"), ("civ", "civ-1"), ("water", "water-4")]
    t.effect(BOOST).do("advance", "tech", "tech-1")
    assert t.asked() is None  # once per round


@rules("PU-15.5", "PU-8.1")
def test_jump_drive_tech_d_a_tech_station_as_energy() -> None:
    p = board("jump_drive", "D")
    t = Scene(p).lay("i2_rover_tech_plain", "r1", "G2", "as_energy")  # tech G2 joins the energy of G1, rover H2
    assert t.items() == ["station:rover", "station:energy"]
    t.resolve("station:energy")
    assert t.answers() == ["civ", "rover"]
    t.do("copy", "civ")
    assert t.moved("energy") == [("civ", "civ-1")]
    assert names(t.p.terrain[4]) == ["G2"]  # afterwards it is tech again
    t = Scene(p).hold("i2_civ_energy_meteor")
    assert {how for _, _, how in t.answers()} == {"as_is"}
    t = Scene(board("jump_drive", "C")).hold("i2_rover_tech_plain")
    assert t.refused("place", "r1", "G2", "as_energy") == ("PU-15.5", "tech_not_available")


@rules("PU-15.5", "PU-16.10")
def test_jump_drive_tech_d_on_persephone() -> None:
    """Lower left closed to tech, upper right to energy: as energy it may lie lower left, not upper right."""
    p = seat_with("persephone", "jump_drive", tiles=[("i2_water_rover_plain", "r0", "A6")], slots="D")
    t = Scene(p).hold("i2_rover_tech_plain")  # water A6, rover A7
    assert t.refused("place", "r3", "B7", "as_is") == ("PU-16.10", "zone")  # rover B7, tech C7
    assert ("r3", "B7", "as_energy") in t.answers()
    p = seat_with("persephone", "jump_drive", tiles=[("i2_water_rover_plain", "r0", "G1")], slots="D")
    t = Scene(p).hold("i2_rover_tech_plain")
    assert ("r3", "H2", "as_is") in t.answers()
    assert t.refused("place", "r3", "H2", "as_energy") == ("PU-16.10", "zone")


@rules("PU-15.5", "PU-7.22")
def test_jump_drive_tech_e_all_bonuses_of_a_row() -> None:
    t = Scene(board("jump_drive", "E", markers={"water": 6, "civ": 3, "tech": 1})).turns().do("use", "E")
    assert t.asked() == "choose_row"
    assert t.answers() == ["civ", "water", "tech"]  # rows 3, 6 and 1 give something; row 0 nothing
    t.do("row", "water")
    assert t.items() == ["milestone:civ:2", "milestone:biomass", "moves:2"]
    t.resolve("milestone:civ:2", "moves:2").do("patch", "F2")
    assert (t.p.due, t.moves, t.moved()) == ((2,), 2, [])  # no marker moves
    assert t.refused("use", "E") == ("PU-7.22", "tech_used")


@rules("PU-15.5", "PU-11.8", "PU-2.13")
def test_jump_drive_tech_f_a_common_objective() -> None:
    t = Scene(board("jump_drive", "F"), seat_with()).turns().do("use", "F")
    deck = len(t.s.objective_deck)
    assert (t.asked(), len(t.answers()), t.params()) == ("keep_objective", 3, {"common": True})
    kept = t.answers()[1]
    t.do("keep", kept)
    (contest,) = t.s.contests
    assert (contest.seats, contest.common) == ((0, 1), True)
    assert (len(t.s.objective_box), len(t.s.objective_deck)) == (2, deck)
    assert t.refused("use", "F") == ("PU-7.22", "tech_used")


@rules("PU-15.5", "PU-14.4")
def test_jump_drive_tech_f_solo_a_personal_objective() -> None:
    t = Scene(board("jump_drive", "F", personal=["objective_01"])).turns().do("use", "F")
    assert t.params() == {"common": False}
    t.do("keep", t.answers()[0])
    assert (len(t.p.personal), t.s.contests) == (2, ())


# --- Makeshift ------------------------------------------------------------------------------------


@rules("PU-15.6")
def test_makeshift_tech_1_civ_and_tech_are_neighbours() -> None:
    t = Scene(board("makeshift", "1")).advance("civ")
    assert [cell for _, cell in t.answers()] == ["civ-1", "water-1", "tech-1"]
    t = Scene(board("makeshift", "1")).advance("tech")
    assert [cell for _, cell in t.answers()] == ["civ-4", "rover-4", "tech-4"]


@rules("PU-15.6", "PU-6.8")
def test_makeshift_tech_2_a_point_more_with_two_markers_on_the_rover_track() -> None:
    t = Scene(board("makeshift", "2", markers={"rover": 3})).advance("rover").do("advance", "rover", "rover-4")
    assert t.moves == 2
    t = Scene(board("makeshift", "2", markers={"rover": 3, "water": "rover-9"}))
    t.advance("rover").do("advance", "rover", "rover-4")
    assert t.moves == 3


@rules("PU-15.6", "PU-7.24")
def test_makeshift_tech_3_sideways_instead_of_up() -> None:
    t = Scene(board("makeshift", "3", markers={"water": 2})).advance("water")
    cells = [cell for _, cell in t.answers()]
    assert cells == ["civ-2", "civ-3", "water-3", "biomass-2", "biomass-3"]
    t.do("advance", "water", "biomass-2")
    assert t.asked() == "boost"  # its bonus
    t = Scene(board("makeshift", "3", markers={"water": 15})).effect(BOOST)
    assert ("water", "civ-15") in t.answers()  # a marker in row 15 counts as able to advance


@rules("PU-15.6", "PU-7.22", "PU-7.7")
def test_makeshift_tech_4_any_marker_one_cell_down() -> None:
    t = Scene(board("makeshift", "4", markers={"water": 4, "civ": "water-3", "rover": 2})).turns().do("use", "4")
    assert t.answers() == ["civ", "rover", "tech"]  # below water there is civ
    t.do("regress", "rover")
    assert (t.cell("rover"), t.heard("BoostGained")) == ("rover-1", [])
    assert t.refused("use", "4") == ("PU-7.22", "tech_used")


@rules("PU-15.6", "PU-10.4")
def test_makeshift_tech_5_markers_score_as_the_highest_on_their_track() -> None:
    markers: Markers = {"tech": 14, "civ": "water-15", "water": "water-1", "biomass": "rover-1", "rover": "rover-12"}
    assert track_medals(seat_with(corporation="makeshift", markers=markers)) == 2 + 5 + 5 + 2 + 2
    assert track_medals(seat_with(corporation="makeshift", markers={**markers, "tech": 13})) == 2 + 5 + 0 + 0 + 2


# --- Oasis Ultd. ----------------------------------------------------------------------------------


@rules("PU-15.7", "PU-7.24")
def test_oasis_ultd_tech_1_skips_occupied_cells() -> None:
    t = Scene(board("oasis_ultd", "1", markers={"water": "rover-3", "rover": 2})).advance("rover")
    assert t.moved() == [("rover", "rover-4")]


@rules("PU-15.7", "PU-3.3")
def test_oasis_ultd_tech_2_a_point_per_rover_on_water() -> None:
    p = put_on(board("oasis_ultd", "2", tiles=[("i2_water_rover_plain", "r3", "F1")]), rovers="F1 G1")
    t = Scene(p).then(RoundStart(), seat=-1)
    assert t.moves == 1


@rules("PU-15.7", "PU-6.8", "PU-7.24")
@pytest.mark.parametrize("wanted", [True, False])
def test_oasis_ultd_tech_3_a_tile_off_the_ice_advances_water(wanted: bool) -> None:
    t = Scene(board("oasis_ultd", "3")).lay("i2_biomass_civ_plain", "r0", "G2")
    assert t.items() == ["station:biomass", "station:civ", "tech:3"]
    t.resolve("tech:3")
    t.do("pick", 0) if wanted else t.do("skip")
    assert t.moved("tech") == ([("water", "water-1")] if wanted else [])
    t = Scene(board("oasis_ultd", "3", tiles=[("i2_civ_energy_plain", "r3", "E2")]))
    t.lay("i2_biomass_civ_plain", "r0", "D2")
    assert "tech:3" not in t.items()  # ice
    t = Scene(board("oasis_ultd", "3")).effect(PATCH).do("patch", "F2")
    assert (t.asked(), t.cell("water")) == (None, "water-0")  # a patch is no station tile


@rules("PU-15.7", "PU-6.8")
def test_oasis_ultd_tech_4_a_water_station_brings_a_patch() -> None:
    t = Scene(board("oasis_ultd", "4")).lay("i2_water_rover_plain", "r0", "G2")
    assert t.items() == ["station:water", "station:rover", "tech:4", "tech:3"]
    t.resolve("tech:4").do("pick", 0)
    assert t.asked() == "place_patch"


@rules("PU-15.7", "PU-6.8", "PU-12.8")
def test_oasis_ultd_tech_5_a_water_station_brings_a_boost() -> None:
    t = Scene(board("oasis_ultd", "5")).lay("i2_water_rover_plain", "r0", "G2")
    assert t.items() == ["station:water", "station:rover", "tech:4", "tech:5", "tech:3"]
    t.resolve("tech:5").do("pick", 0)
    assert t.asked() == "boost"
    t = Scene(board("oasis_ultd", "5"), events="standard").under("red_no_synergy")
    t.lay("i2_water_rover_plain", "r0", "G2").resolve("tech:5").do("pick", 0)
    assert (t.asked(), t.heard("BoostGained")) == ("order", [])


# --- Republic -------------------------------------------------------------------------------------


@rules("PU-15.8", "PU-7.24", "PU-17.4")
def test_republic_tech_1_taking_a_civ_tile_gives_the_points_of_the_rover_cell() -> None:
    t = Scene(board("republic", "1", markers={"rover": 13})).depot("i2_biomass_civ_plain").turns()
    t.do("take", "inner")
    assert (t.asked(), t.moves) == ("place", 3)
    assert [e.reason for e in t.heard("MovesGained")] == ["tech"]
    t = Scene(board("republic", "1", markers={"rover": 13})).depot("i2_water_rover_plain").turns().do("take", "inner")
    assert t.moves == 0
    t = Scene(board("republic", "1", markers={"rover": 1})).depot("i2_biomass_civ_plain").turns().do("take", "inner")
    assert t.moves == 0  # no number in that cell
    t = Scene(board("republic", "1", markers={"rover": 4})).depot("i2_biomass_civ_plain").card("salvage_yard")
    t.do("take", "inner")
    assert t.moves == 2  # extra tiles included


@rules("PU-15.8", "PU-7.10")
def test_e_13_republic_tech_2_a_card_of_the_next_level_joins_the_choice() -> None:
    t = Scene(board("republic", "2", due=(3,)))
    stack, above = t.s.civ[2], t.s.civ[3]
    t.civ_window()
    assert (t.asked(), len(t.answers())) == ("choose_civ", len(stack) + 1)
    extra = t.answers()[-1]
    assert extra in [card for card in t.answers() if card not in t.answers()[: len(stack)]]
    t.do("civ", t.answers()[0])
    assert (len(t.s.civ[2]), t.s.civ[3]) == (len(stack) - 1, above)  # the rest returns


@rules("PU-15.8", "PU-7.11")
def test_republic_tech_2_none_above_level_4_and_the_added_card_alone_if_its_own_stack_is_empty() -> None:
    t = Scene(board("republic", "2", due=(4,))).civ_window()
    assert len(t.answers()) == len(t.s.civ[3])
    t = Scene(board("republic", "2", due=(1,))).only(1).civ_window()
    assert len(t.answers()) == 1
    t = Scene(board("republic", "2", due=(2,))).only(3).civ_window()
    assert len(t.answers()) == len(t.s.civ[1])


@rules("PU-15.8", "PU-7.19")
def test_republic_tech_3_teleports_between_civ_stations() -> None:
    tiles: list[Laid] = [*FIRST, ("i2_biomass_civ_plain", "r0", "G2")]  # civ stations F1 and G3
    p = with_points(put_on(board("republic", "3", tiles=tiles), rovers="F1"), 2)
    t = Scene(p).turns()
    assert t.free("jump") == [("F1", "G3")]
    t.do("jump", "F1", "G3").do("jump", "G3", "F1")  # any number of times
    assert (t.rovers(), t.moves) == (["F1"], 0)
    assert t.refused("jump", "F1", "G3") == ("PU-7.15", "no_moves_left")
    t = Scene(with_points(put_on(p, rovers="G1"), 2)).turns()
    assert t.refused("jump", "G1", "F1") == ("PU-7.19", "teleport_out_of_reach")


@rules("PU-15.8", "PU-6.8", "PU-7.24")
@pytest.mark.parametrize("wanted", [True, False])
def test_republic_tech_4_a_civ_milestone_brings_a_boost_at_once(wanted: bool) -> None:
    t = Scene(board("republic", "4", markers={"civ": 1, "water": 5})).advance("civ")
    assert (t.p.due, t.items()) == ((1,), ["regress", "tech:4"])
    t.resolve("tech:4")
    t.do("pick", 0).do("advance", "rover", "rover-1") if wanted else t.do("skip")
    assert (t.cell("rover") == "rover-1") is wanted


@rules("PU-15.8", "PU-10.1", "PU-10.9")
def test_republic_tech_5_two_cards_of_the_four_stacks_at_the_end() -> None:
    t = Scene(board("republic", "5")).stacked("dept_of_engineering", "planet_lottery")
    t.s.ending = 1
    box = t.s.civ_box
    t.end_round()
    assert (t.asked(), t.params()) == ("may", {"item": "tech:5"})
    t.do("pick", 0)
    assert (t.asked(), t.params()) == ("choose_civ", {"level": 0})
    assert len(t.answers()) == sum(len(stack) for stack in t.s.civ)  # the stacks, not the box
    t.do("civ", "dept_of_engineering")
    assert t.moves == 4  # carried out, and spent at once if there is a rover
    t.do("civ", "planet_lottery")
    assert t.s.civ_box == box
    assert t.s.phase == "cards"  # shown and resolved as any other


@rules("PU-15.8", "PU-7.24")
def test_republic_tech_5_may_be_left_and_is_offered_once() -> None:
    t = Scene(board("republic", "5"))
    t.s.ending = 1
    left = [*t.s.civ]
    t.end_round()
    t.do("skip")
    assert (t.s.phase, t.s.civ) == ("end", left)


# --- Wormhole Corp. -------------------------------------------------------------------------------


@rules("PU-15.9", "PU-7.24")
def test_wormhole_corp_tech_1_puts_the_marker_back() -> None:
    t = Scene(board("wormhole_corp", "1", markers={"biomass": 11})).turns()
    assert t.free("use") == []
    t = Scene(board("wormhole_corp", "1", markers={"biomass": 14})).turns()
    before = track_medals(t.p)
    t.do("use", "1")
    assert (t.cell("biomass"), t.asked()) == ("biomass-0", "take")
    assert track_medals(t.p) == before - 5


@rules("PU-15.9", "PU-1.6", "PU-4.4")
def test_wormhole_corp_tech_2_patches_over_tiles() -> None:
    tiles: list[Laid] = [("i2_civ_energy_meteor", "r3", "F1"), ("i2_biomass_civ_meteor", "r0", "G2")]
    p = put_on(board("wormhole_corp", "2", tiles=tiles, patches="F2"), meteorites="G3")
    t = Scene(p).effect(PATCH)
    assert {"F1", "G1", "G2", "F2"} <= set(t.answers())  # also on patches
    assert t.refused("patch", "G3") == ("PU-15.9", "patch_on_meteorite")
    t.do("patch", "G1")
    assert names(t.p.terrain[5]) == []  # the energy square, its station and its symbol are no more
    assert names(t.p.stations[5]) == []
    assert "G1" not in names(t.p.symbols)
    assert names(t.p.terrain[2]) == ["G1", "F2", "G2"]


@rules("PU-15.9", "PU-7.12")
def test_wormhole_corp_tech_2_nobody_is_forced_to_cover_a_tile() -> None:
    p = board("wormhole_corp", "2", tiles=())
    paint(p, "civ", grid_of("ksb_4156"))
    t = Scene(p, checked=False).effect(PATCH)
    assert t.options()[-1] == ["leave"]
    t.do("leave")
    assert (t.p.patches, len(t.heard("PatchLost"))) == ((), 1)
    t = Scene(board("wormhole_corp", "2")).effect(PATCH)
    assert t.refused("leave") == ("PU-7.12", "patch_must_lie")


@rules("PU-15.9", "PU-7.22", "PU-7.24")
def test_wormhole_corp_tech_3_one_more_patch_once_per_round() -> None:
    t = Scene(board("wormhole_corp", "3")).effect(PATCH)
    assert t.asked() == "may"
    t.do("pick", 0).do("patch", "F2").do("patch", "G2")
    assert (t.asked(), len(t.p.patches)) == (None, 2)
    t.effect(PATCH).do("patch", "H2")
    assert t.asked() is None
    t = Scene(board("wormhole_corp", "3")).effect(PATCH).do("skip").do("patch", "F2")
    assert t.asked() is None
    assert t.effect(PATCH).asked() == "may"  # declined, not used


@rules("PU-15.9", "PU-7.12")
def test_wormhole_corp_tech_4_stores_patches() -> None:
    t = Scene(board("wormhole_corp", "4")).effect(PATCH).do("skip").do("store")
    assert t.p.stored == 1


@rules("PU-15.9", "PU-10.1")
def test_wormhole_corp_tech_5_stored_patches_destroy_meteorites_at_the_end() -> None:
    tiles: list[Laid] = [("i2_civ_energy_meteor", "r3", "F1")]
    p = put_on(board("wormhole_corp", "5", tiles=tiles, stored=2), meteorites="G1")
    t = Scene(p).effect(PATCH).do("skip")
    assert t.refused("patch", "G1") == ("PU-15.9", "patch_on_meteorite")  # not during the game
    t.do("store")
    t.s.ending = 1
    t.end_round().do("patch", "G1")
    assert (t.p.meteorites, t.p.stored) == (0, 2)
    assert [e.at for e in t.heard("MeteoriteDestroyed")] == ["G1"]


# --- availability ---------------------------------------------------------------------------------


@rules("PU-7.21")
@pytest.mark.parametrize("row", range(16))
def test_pu_7_21_milestones_at_or_below_the_marker(row: int) -> None:
    levels = "".join(level for level, at in MILESTONE.items() if at <= row)
    for corporation in BASE_CORPORATIONS:
        if corporation.feature not in ("flux", "lifepods_on_techs"):
            t = Scene(seat_with(corporation=corporation.id, markers={"tech": row}))
            assert t.techs() == levels, corporation.id


@rules("PU-7.21", "PU-15.3")
@pytest.mark.parametrize("row", range(16))
def test_pu_15_3_flux_only_the_highest_works(row: int) -> None:
    highest = [level for level, at in MILESTONE.items() if at <= row][-1:]
    assert Scene(seat_with(corporation="flux_industries", markers={"tech": row})).techs() == "".join(highest)


@rules("PU-15.2", "PU-7.21")
def test_pu_15_2_a_covered_tech_milestone_is_not_available_until_it_is_uncovered() -> None:
    p = board("cosmos_inc", "5", covered=["tech-5"], used_game=2)
    t = Scene(p).turns()
    assert t.techs() == "1345"
    t.do("use", "5").do("pod", "tech-5").do("pod", "area")
    assert t.techs() == "12345"
    t = Scene(board("cosmos_inc", "5", collected=1, used_game=2)).turns().do("use", "5")
    t.do("pod", "area").do("pod", "tech-10")
    assert t.techs() == "1235"


@rules("PU-15.5", "PU-7.21")
def test_pu_15_5_jump_drive_technologies_need_a_lifepod_not_a_marker() -> None:
    t = Scene(seat_with(corporation="jump_drive", markers={"tech": 15}, slots="BE"))
    assert t.techs() == "BE"


@rules("PU-12.7")
def test_pu_12_7_a_technology_reached_under_no_milestones_works_from_the_next_round_on() -> None:
    t = Scene(seat_with(tiles=FIRST, markers={"tech": 4}), events="standard").under("red_no_milestones").advance("tech")
    assert t.techs() == "1"
    t.advance("tech")
    assert t.techs() == "1"
    t.end_round()
    assert t.techs() == "12"


@rules("PU-12.7", "PU-15.3")
def test_pu_12_7_flux_the_technology_of_the_round_before_goes_on_working() -> None:
    p = seat_with(corporation="flux_industries", tiles=FIRST, markers={"tech": 4})
    t = Scene(p, events="standard").under("red_no_milestones").advance("tech")
    assert (t.techs(), t.asked()) == ("1", None)  # no flux token move either
    t.end_round()
    assert t.techs() == "2"


@rules("PU-7.22")
def test_pu_7_22_uses_are_counted_even_if_the_technology_is_lost_and_regained() -> None:
    t = Scene(board("horizon_group", "5", markers={"rover": 5})).turns().do("use", "5").do("pick", 0).do("rover", "F1")
    t.regress("tech")
    assert t.refused("use", "5") == ("PU-7.21", "tech_not_available")
    t.advance("tech")
    assert t.refused("use", "5") == ("PU-7.22", "tech_used")


@rules("PU-7.22", "PU-3.6")
def test_pu_7_22_once_per_round_comes_back_once_per_game_does_not() -> None:
    t = Scene(board("flux_industries", "5", flux=0, used_round=16, used_game=2))
    t.end_round()
    assert (t.p.used_round, t.p.used_game) == (0, 2)


@rules("PU-3.10", "PU-7.24")
def test_pu_3_10_no_any_time_technology_between_taking_and_placing() -> None:
    t = Scene(board("horizon_group", "5", markers={"rover": 5})).turns()
    assert t.free("use") == ["5"]
    t.do("take", "outer")
    assert t.free("use") == []
    assert t.refused("use", "5") == ("PU-3.10", "tech_not_now")


@rules("PU-7.21", "PU-12.1")
def test_pu_7_21_any_time_technologies_while_an_event_asks() -> None:
    """Makeshift 4 moves a marker down first; what the card asks for is then done with what is left."""
    p = board("makeshift", "4", markers={"civ": 1, "water": 2})
    t = Scene(p).event("orange_regress_water_or_civ")
    assert (t.asked(), t.items(), t.free("use")) == ("order", ["regress"], ["4"])
    t.do("use", "4").do("regress", "civ")
    assert t.asked() == "order"
    t.do("pick", 0)  # only water is left
    assert (t.asked(), t.rows()[:2]) == (None, [0, 1])


@rules("PU-7.21", "PU-6.6")
def test_pu_6_6_no_technology_slips_into_a_choice_of_an_event() -> None:
    """A lifepod just collected has its place before Cosmos 5 may move one."""
    t = Scene(board("cosmos_inc", "5")).event("green_collect_lifepod")
    t.do("collect", "H3")
    assert (t.asked(), t.free("use")) == ("pod_to", [])
    assert t.refused("use", "5") == ("PU-3.10", "tech_not_now")
    t.do("pod", "civ-1")
    assert (t.p.pods, t.p.pods_on.bit_count()) == (0, 1)


@rules("PU-3.9")
def test_pu_3_9_before_placing_points_and_technologies_may_be_used() -> None:
    p = with_points(put_on(board("horizon_group", "5", markers={"rover": 6}), rovers="F1"), 1)
    t = Scene(p).turns()
    assert t.asked() == "take"
    assert t.free("drive")
    t.do("use", "5")
    assert (t.asked(), t.moves) == ("take", 4)
    t.do("take", "outer")
    assert t.free("drive")  # PU-3.10: points also in between


@rules("PU-6.7")
def test_pu_6_7_gained_in_mid_turn_it_works_later_but_not_for_the_tile_that_is_down() -> None:
    p = seat_with(corporation="oasis_ultd", tiles=[("i2_rover_tech_plain", "r3", "F1")], markers={"tech": 9})
    t = Scene(p).lay("i2_energy_water_plain", "r0", "G2")  # energy G2 beside tech G1
    assert t.items() == ["station:energy", "station:water", "tech:3"]
    t.resolve("station:energy").do("copy", "tech")
    assert t.techs() == "1234"
    assert t.items() == ["station:water", "tech:3"]  # not tech:4


@rules("PU-6.8")
def test_pu_6_8_a_modifier_unlocked_by_the_first_station_counts_for_the_second() -> None:
    t = Scene(seat_with(tiles=FIRST, markers={"tech": 6, "rover": 3})).lay("i2_rover_tech_plain", "r0", "G2")
    t.resolve("station:tech")
    assert t.moves == 3
    t = Scene(seat_with(tiles=FIRST, markers={"tech": 6, "rover": 3})).lay("i2_rover_tech_plain", "r0", "G2")
    t.resolve("station:rover")
    assert t.moves == 2


@rules("PU-6.1", "PU-6.8")
def test_pu_6_1_a_placement_technology_of_the_list_stays_even_if_its_level_is_left() -> None:
    """Flux: the tech station brings level 5, the item of level 4 is still in the list."""
    tiles: list[Laid] = [("i2_civ_energy_meteor", "r3", "F1")]
    p = put_on(board("flux_industries", "4", flux=4, tiles=tiles, markers={"tech": 13}), meteorites="G1")
    t = Scene(p).lay("i2_rover_tech_plain", "r0", "G2").resolve("station:tech").do("flux", "civ")
    assert t.techs() == "5"
    t.resolve("tech:4").do("pick", 0)
    assert t.p.rocks == 1


# --- all of them ----------------------------------------------------------------------------------


@rules("PU-7.24")
def test_pu_7_24_which_technologies_are_never_declined() -> None:
    automatic = {
        "universal_coalition": "345",
        "cosmos_inc": "4",
        "flux_industries": "13",
        "horizon_group": "2",
        "makeshift": "25",
        "oasis_ultd": "12",
        "republic": "1",
    }
    for corporation in BASE_CORPORATIONS:
        found = "".join(t.level for t in corporation.technologies if t.automatic)
        assert found == automatic.get(corporation.id, ""), corporation.id


def test_every_technology_has_a_test_of_its_own() -> None:
    tested = set(re.findall(r"def test_(?:e_\d+_)?(\w+?_tech_[1-5a-f])_", Path(__file__).read_text(encoding="utf-8")))
    assert tested == {technology.id for technology in BASE_TECHNOLOGIES}
    assert len(tested) == 46
