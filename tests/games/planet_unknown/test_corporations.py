"""What makes each corporation different (PU-15), beside its technologies and the way its markers move."""

from __future__ import annotations

import pytest

from games.planet_unknown.scene import Scene, names, put_on, with_points
from games.planet_unknown.setting import Laid, Markers, rules, seat_with
from orrery.core.state import TABLE
from orrery.games.planet_unknown.components import BASE_CORPORATIONS, CORPORATIONS, TRACKS, Effect
from orrery.games.planet_unknown.frames import PickFlux, SetAside, ShowBoards
from orrery.games.planet_unknown.rules.medals.scoring import lines_of
from orrery.games.planet_unknown.state import START_CELLS

FIRST: list[Laid] = [("i2_civ_energy_plain", "r3", "F1")]  # civ on F1, energy on G1
LIFEPOD = Effect("collect", what="lifepod", count=1, where="planet")


# --- all of them ----------------------------------------------------------------------------------


@rules("PU-2.5", "PU-2.6")
@pytest.mark.parametrize("corporation", [c.id for c in BASE_CORPORATIONS])
def test_pu_2_5_every_board_starts_with_markers_in_row_0_and_its_rovers(corporation: str) -> None:
    p = seat_with(corporation=corporation)
    t = Scene(p).then(ShowBoards(), seat=TABLE)
    assert t.p.markers == START_CELLS
    assert t.p.supply == CORPORATIONS[t.p.corporation].rovers
    assert t.techs() == ""
    assert (t.asked() == "choose_flux") is (corporation == "flux_industries")


# --- Universal Coalition --------------------------------------------------------------------------


@rules("PU-15.1", "PU-9.2")
def test_pu_15_1_technology_4_does_not_double_a_tile_set_aside() -> None:
    """Worked example E10: an energy and water tile: water +2 in all, no meteorite."""
    p = seat_with(tiles=FIRST, markers={"tech": 10})
    t = Scene(p).has(0, hand="i2_energy_water_meteor").then(SetAside(0))
    assert (t.cell("water"), t.p.meteorites, t.p.stuck) == ("water-2", 0, True)


# --- Cosmos Inc. ----------------------------------------------------------------------------------


@rules("PU-15.2")
def test_pu_15_2_a_lifepod_just_collected_may_go_to_a_free_cell() -> None:
    p = with_points(put_on(seat_with(corporation="cosmos_inc", tiles=FIRST, covered=["civ-8"]), rovers="G3"), 1)
    t = Scene(p).turns().do("drive", "G3", "H3")
    assert t.asked() == "pod_to"
    cells = set(t.answers())
    assert len(cells) == 1 + 80 - 5 - 1  # the area; not under markers, not on another lifepod
    assert {"area", "tech-3", "water-15"} <= cells
    assert t.refused("pod", "civ-0") == ("PU-15.2", "place_taken")
    assert t.refused("pod", "civ-8") == ("PU-15.2", "place_taken")
    t.do("pod", "water-3")
    assert (t.p.pods, "water-3" in {e.place for e in t.heard("LifepodPut")}) == (0, True)


@rules("PU-15.2")
@pytest.mark.parametrize("place", ["area", "civ-5"])
def test_pu_15_2_by_event_too(place: str) -> None:
    t = Scene(seat_with(corporation="cosmos_inc", tiles=FIRST)).event("green_collect_lifepod")
    t.do("collect", "H3").do("pod", place)
    assert (t.p.pods, t.p.pods_on.bit_count()) == ((1, 0) if place == "area" else (0, 1))


@rules("PU-15.2", "PU-7.9")
def test_pu_15_2_a_covered_milestone_does_not_exist_and_levels_are_the_printed_ones() -> None:
    t = Scene(seat_with(corporation="cosmos_inc", tiles=FIRST, markers={"civ": 2}, covered=["civ-3", "civ-4", "civ-5"]))
    t.advance("civ")
    assert (t.cell("civ"), t.p.due) == ("civ-6", (2,))


@rules("PU-15.2")
def test_pu_15_2_a_bonus_is_there_again_when_it_is_uncovered() -> None:
    p = seat_with(
        corporation="cosmos_inc", tiles=FIRST, markers={"tech": 14, "water": 2}, covered=["water-3"], used_game=2
    )
    t = Scene(p).turns().do("use", "5").do("pod", "water-3").do("pod", "area")
    t.advance("water")
    assert (t.cell("water"), t.asked()) == ("water-3", "boost")


@rules("PU-15.2", "PU-10.5")
def test_pu_15_2_lifepods_on_cells_score_nothing() -> None:
    p = seat_with(corporation="cosmos_inc", tiles=FIRST, collected=2, covered=["civ-5", "water-15"])
    assert lines_of(Scene(p).s, 0)["lifepods"] == 2


# --- Flux Industries ------------------------------------------------------------------------------


@rules("PU-2.5", "PU-15.3")
@pytest.mark.parametrize("track", TRACKS)
def test_pu_15_3_the_token_is_put_on_any_track_at_first(track: str) -> None:
    t = Scene(seat_with(corporation="flux_industries", flux=-1)).then(PickFlux(0, True))
    assert (t.asked(), t.params(), t.answers()) == ("choose_flux", {"first": True}, list(TRACKS))
    t.do("flux", track)
    assert t.p.flux == TRACKS.index(track)


@rules("PU-15.3")
def test_pu_15_3_on_a_tech_milestone_the_token_may_move_before_anything_else() -> None:
    t = Scene(seat_with(corporation="flux_industries", tiles=FIRST, markers={"tech": 6, "civ": 2}, flux=0))
    t.advance("tech")
    assert (t.asked(), t.params()) == ("choose_flux", {"first": False})
    t.do("flux", "civ")  # it may stay
    assert (t.p.flux, t.techs(), t.heard("FluxMoved")) == (0, "3", [])
    t.advance("tech", 3).do("flux", "rover")
    assert (t.p.flux, [e.track for e in t.heard("FluxMoved")]) == (3, ["rover"])


@rules("PU-15.3")
def test_pu_15_3_the_moved_token_counts_for_what_follows() -> None:
    """Technology 3 is reached by the first station, the token goes to rover, the rover station gives one more."""
    p = seat_with(corporation="flux_industries", tiles=FIRST, markers={"tech": 6, "rover": 3}, flux=0)
    t = Scene(p).lay("i2_rover_tech_plain", "r0", "G2").resolve("station:tech").do("flux", "rover")
    assert t.moves == 3


# --- Horizon Group --------------------------------------------------------------------------------


@rules("PU-15.4", "PU-4.5")
def test_pu_15_4_technology_1_lifts_nothing_but_adjacency() -> None:
    p = seat_with(corporation="horizon_group", markers={"tech": 3})
    t = Scene(p).hold("i2_water_rover_plain")
    assert t.refused("place", "r0", "F5", "as_is") == ("PU-4.5", "not_on_edge")
    p = seat_with("k_273", "horizon_group", tiles=[("i2_civ_energy_plain", "r3", "F1")], markers={"tech": 3})
    t = Scene(p).hold("i2_water_rover_plain")
    assert t.refused("place", "r0", "C5", "as_is") == ("PU-16.6", "mixed_ground")


# --- Jump Drive -----------------------------------------------------------------------------------


@rules("PU-15.5")
@pytest.mark.parametrize("slot", "ABCDEF")
def test_pu_15_5_a_lifepod_in_a_slot_opens_its_technology_at_once_in_any_order(slot: str) -> None:
    p = with_points(put_on(seat_with(corporation="jump_drive", tiles=FIRST), rovers="G3"), 1)
    t = Scene(p).turns().do("drive", "G3", "H3")
    assert (t.asked(), t.answers()) == ("pod_to", ["area", *(f"slot-{name}" for name in "ABCDEF")])
    t.do("pod", f"slot-{slot}")
    assert (t.techs(), t.p.pods) == (slot, 0)
    assert [e.tech for e in t.heard("TechGained")] == [f"jump_drive_tech_{slot.lower()}"]


@rules("PU-15.5", "PU-10.5")
def test_pu_15_5_a_slot_takes_one_lifepod_and_it_scores_nothing() -> None:
    t = Scene(seat_with(corporation="jump_drive", tiles=FIRST, slots="AB")).effect(LIFEPOD).do("collect", "H3")
    assert t.refused("pod", "slot-A") == ("PU-15.5", "place_taken")
    t.do("pod", "slot-C")
    assert lines_of(t.s, 0)["lifepods"] == 0


@rules("PU-15.5", "PU-7.21")
def test_pu_15_5_the_tech_track_has_no_milestones() -> None:
    t = Scene(seat_with(corporation="jump_drive", tiles=FIRST, markers={"tech": 2})).advance("tech", 9)
    assert (t.cell("tech"), t.techs(), t.asked()) == ("tech-11", "", None)


# --- Makeshift ------------------------------------------------------------------------------------


@rules("PU-15.6")
def test_pu_15_6_a_marker_keeps_its_colour() -> None:
    """The blue marker stands on the rover track; a water station moves it, a rover station does not."""
    markers: Markers = {"water": "rover-4", "rover": "biomass-6"}
    p = seat_with(corporation="makeshift", tiles=[("i2_civ_energy_plain", "r3", "E2")], markers=markers)
    t = Scene(p).lay("i2_water_rover_plain", "r0", "D2").resolve("station:water")  # water D2 on ice
    assert [marker for marker, _ in t.answers()] == ["water"] * 3
    t.do("advance", "water", "rover-5")
    assert t.moves == 2
    assert {marker for marker, _ in t.answers()} == {"rover"}


@rules("PU-15.6", "PU-7.7")
def test_pu_15_6_down_is_straight_down() -> None:
    t = Scene(seat_with(corporation="makeshift", markers={"water": "rover-4"})).regress("water")
    assert t.cell("water") == "rover-3"


# --- Oasis Ultd. ----------------------------------------------------------------------------------


@rules("PU-15.7", "PU-8.3")
def test_pu_15_7_energy_that_acts_as_water_is_one_step() -> None:
    p = seat_with(corporation="oasis_ultd", tiles=[("i2_biomass_civ_plain", "r3", "E2")])
    t = Scene(p).lay("i4_energy_water_plain", "r3", "D2").resolve("station:energy")  # water on two ice squares
    assert t.moved("energy") == [("water", "water-1")]
    assert t.moved("station") == [("water", "biomass-2")]  # and now its two steps
    t.do("advance", "civ", "civ-1")
    assert t.moved("station") == [("water", "biomass-2"), ("water", "rover-3")]


@rules("PU-15.7", "PU-9.2")
def test_pu_15_7_a_tile_set_aside_moves_water_one_step() -> None:
    t = Scene(seat_with(corporation="oasis_ultd", tiles=FIRST))
    t.has(0, hand="i4_water_rover_plain").then(SetAside(0)).resolve("station:water")
    assert t.moved("aside") == [("water", "water-1"), ("rover", "rover-1")]


# --- Republic -------------------------------------------------------------------------------------


@rules("PU-15.8")
def test_pu_15_8_a_civ_milestone_moves_another_marker_down() -> None:
    t = Scene(seat_with(corporation="republic", tiles=FIRST, markers={"civ": 1, "water": 4, "tech": 2})).advance("civ")
    assert (t.asked(), t.answers()) == ("regress", ["water", "tech"])
    assert t.refused("regress", "civ") == ("PU-7.8", "marker_not_offered")
    t.do("regress", "water")
    assert (t.cell("water"), t.p.due, t.moved("feature")) == ("water-3", (1,), [("water", "water-3")])


@rules("PU-15.8")
def test_pu_15_8_also_without_a_card_left_and_nothing_if_none_can_go_down() -> None:
    t = Scene(seat_with(corporation="republic", tiles=FIRST, markers={"civ": 1, "water": 4})).only(1).advance("civ")
    assert t.cell("water") == "water-3"
    t = Scene(seat_with(corporation="republic", tiles=FIRST, markers={"civ": 1})).advance("civ")
    assert (t.asked(), t.p.due) == (None, (1,))


@rules("PU-15.8", "PU-12.10")
def test_pu_15_8_an_advance_without_bonuses_triggers_nothing() -> None:
    t = Scene(seat_with(corporation="republic", tiles=FIRST, markers={"civ": 1, "water": 4, "tech": 10}))
    t.event("green_leap_without_bonuses").do("advance", "civ", "civ-2")
    assert (t.cell("civ"), t.p.due, t.cell("water"), t.asked()) == ("civ-4", (), "water-4", None)


@rules("PU-15.8")
@pytest.mark.parametrize("first", ["regress", "tech:4"])
def test_pu_15_8_step_and_boost_in_the_owner_s_order(first: str) -> None:
    """The boost may come first even if the step then costs technology 4 itself."""
    t = Scene(seat_with(corporation="republic", tiles=FIRST, markers={"civ": 1, "tech": 10})).advance("civ")
    t.resolve(first)
    if first == "regress":
        assert (t.techs(), t.asked()) == ("123", "may")
    else:
        t.do("pick", 0).do("advance", "water", "water-1")
        assert (t.asked(), t.answers()) == ("regress", ["water", "tech"])


# --- Wormhole Corp. -------------------------------------------------------------------------------


@rules("PU-15.9", "PU-1.5")
@pytest.mark.parametrize(("at", "moves"), [("G2", True), ("F2", False)])
def test_pu_15_9_a_biomass_station_needs_an_area_to_expand(at: str, moves: bool) -> None:
    tiles: list[Laid] = [("i2_tech_biomass_plain", "r3", "F1")]  # biomass on G1
    t = Scene(seat_with(corporation="wormhole_corp", tiles=tiles)).lay("i2_biomass_civ_plain", "r0", at)
    t.resolve("station:biomass")
    assert (t.cell("biomass") == "biomass-2") is moves
    station = t.heard("TilePlaced")[0].stations[0]
    assert (station.gives, station.idle) == (moves, None if moves else "not_expanded")


@rules("PU-15.9", "PU-1.3")
def test_pu_15_9_a_patch_is_an_area_to_expand() -> None:
    p = seat_with(corporation="wormhole_corp", tiles=FIRST, patches="G2")
    t = Scene(p).lay("i2_biomass_civ_plain", "r0", "G3").resolve("station:biomass")
    assert t.cell("biomass") == "biomass-2"


@rules("PU-15.9", "PU-8.1")
def test_pu_15_9_energy_never_advances_biomass() -> None:
    tiles: list[Laid] = [("i2_tech_biomass_plain", "r3", "F1")]
    t = Scene(seat_with(corporation="wormhole_corp", tiles=tiles)).lay("i2_civ_energy_plain", "r2", "G2")  # energy G2
    t.resolve("station:energy")
    assert t.moved("energy") == [("civ", "civ-1")]  # no choice: biomass beside it is none
    t = Scene(seat_with(tiles=tiles)).lay("i2_civ_energy_plain", "r2", "G2").resolve("station:energy")
    assert t.answers() == ["civ", "biomass"]


@rules("PU-15.9", "PU-9.2")
def test_pu_15_9_a_tile_set_aside_advances_without_expanding() -> None:
    t = Scene(seat_with(corporation="wormhole_corp", tiles=FIRST))
    t.has(0, hand="i4_biomass_civ_plain").then(SetAside(0)).resolve("station:biomass")
    assert t.cell("biomass") == "biomass-2"


@rules("PU-15.9", "PU-1.12", "PU-8.2")
@pytest.mark.parametrize(("patch", "wanted"), [("", ["civ", "rover"]), ("H2", ["civ", "rover"]), ("G2", ["civ"])])
def test_pu_1_12_a_section_partly_covered_counts_while_its_station_is_visible(patch: str, wanted: list[str]) -> None:
    """Rover on G2 (station) and H2; energy comes to lie below H2 or beside what is left of the section."""
    tiles: list[Laid] = [*FIRST, ("i3_rover_tech_plain", "r3", "F2")]  # tech F2, rover G2, H2
    p = seat_with(corporation="wormhole_corp", tiles=tiles, patches=patch, markers={"tech": 15, "civ": 3})
    t = Scene(p).lay("i2_civ_energy_meteor", "r2", "G3").resolve("station:energy")  # energy G3, civ G4
    if len(wanted) > 1:
        assert (t.asked(), t.answers()) == ("energy", wanted)
    else:
        assert t.moved("energy") == [("civ", "civ-4")]


@rules("PU-15.9", "PU-1.6")
def test_pu_1_6_what_a_patch_covers_is_no_more() -> None:
    tiles: list[Laid] = [("i2_tech_biomass_plain", "r3", "F1")]
    p = seat_with(corporation="wormhole_corp", tiles=tiles, markers={"tech": 5})
    t = Scene(p).effect(Effect("gain_patch")).do("patch", "F1")
    assert (names(t.p.terrain[4]), names(t.p.stations[4])) == ([], [])
    assert names(t.p.terrain[2]) == ["F1", "G1"]
