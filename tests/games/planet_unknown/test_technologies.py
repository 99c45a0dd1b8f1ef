"""Technologies: from when on they work (PU-7.21), how often (PU-7.22), which are optional; all 46 are tested."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from games.planet_unknown.scene import Scene, put_on, with_points
from games.planet_unknown.setting import Laid, rules, seat_with
from games.planet_unknown.technologies import FIRST, MILESTONE, board
from orrery.core.state import TABLE
from orrery.games.planet_unknown.components import (
    BASE_CORPORATIONS,
    BASE_TECHNOLOGIES,
)
from orrery.games.planet_unknown.frames import RoundStart

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
def test_pu_7_24_technologies_that_only_give_are_never_asked_about() -> None:
    """Points at the start of a round and for a tile that is taken: they come by themselves."""
    for corporation, level, where in (("flux_industries", "1", "F1"), ("oasis_ultd", "2", "F2")):
        given = {"flux": 0} if corporation == "flux_industries" else {}
        tiles = [*FIRST, ("i2_water_rover_plain", "r0", "F2")]  # civ on F1, water on F2
        t = Scene(put_on(board(corporation, level, tiles=tiles, **given), rovers=where)).then(RoundStart(), seat=TABLE)
        assert (t.asked(), t.moves > 0) == (None, True), corporation


def test_every_technology_has_a_test_of_its_own() -> None:
    files = Path(__file__).parent.glob("test_technologies_*.py")
    source = "".join(file.read_text(encoding="utf-8") for file in files)
    tested = set(re.findall(r"def test_(?:e_\d+_)?(\w+?_tech_[1-5a-f])_", source))
    assert tested == {technology.id for technology in BASE_TECHNOLOGIES}
    assert len(tested) == 46
