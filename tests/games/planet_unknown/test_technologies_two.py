"""Technologies from Jump Drive to Wormhole Corp.: what each does, when and how often (PU-7.21, PU-7.22)."""

from __future__ import annotations

import pytest

from games.planet_unknown.scene import Scene, names, put_on, with_points
from games.planet_unknown.setting import Laid, Markers, filled, grid_of, rules, seat_with
from games.planet_unknown.technologies import BOOST, FIRST, PATCH, board
from orrery.games.planet_unknown.components import Effect
from orrery.games.planet_unknown.frames import RoundStart
from orrery.games.planet_unknown.rules.medals.scoring import track_medals

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


@rules("PU-7.24", "PU-7.12")
def test_pu_7_24_jump_drive_a_may_be_declined_where_the_patch_has_no_square() -> None:
    """The boost could cost medals: a marker of Jump Drive may stand above a better one (PU-7.2)."""
    p = board("jump_drive", "A", markers={"civ": 3}, tiles=(), patches=grid_of("ksb_4156"))
    t = Scene(p).effect(PATCH)
    assert t.options() == [["boost"], ["leave"]]
    t.do("leave")
    assert (t.asked(), t.moved(), t.p.used_round, len(t.heard("PatchLost"))) == (None, [], 0, 1)
    p = board("jump_drive", "A")  # with a legal square the patch is laid, or the technology used (PU-7.12)
    assert Scene(p).effect(PATCH).refused("leave") == ("PU-7.12", "patch_must_lie")


@rules("PU-7.24", "PU-7.12")
def test_pu_7_24_storing_may_be_declined_where_the_patch_has_no_square() -> None:
    p = filled(markers={"tech": 5})
    t = Scene(p).effect(PATCH)
    assert t.options() == [["store"], ["leave"]]


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
    t.lies(ending=["nothing_fits"])
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
    t.lies(ending=["nothing_fits"])
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
    p = board("wormhole_corp", "2", tiles=(), patches=grid_of("ksb_4156"))
    t = Scene(p).effect(PATCH)
    assert t.options()[-1] == ["leave"]
    t.do("leave")
    assert (len(t.p.patches), len(t.heard("PatchLost"))) == (len(grid_of("ksb_4156")), 1)
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
    t.lies(ending=["nothing_fits"])
    t.end_round().do("patch", "G1")
    assert (t.p.meteorites, t.p.stored) == (0, 2)
    assert [e.at for e in t.heard("MeteoriteDestroyed")] == ["G1"]
