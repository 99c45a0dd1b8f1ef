"""The 36 civ cards by what they do or score (PU-17), and the civ window in which they are chosen (PU-7.9 to 7.11)."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from games.planet_unknown.scene import Scene, names, put_on, with_points
from games.planet_unknown.setting import Laid, filled, grid_of, mask, rules, seat_with
from orrery.games.planet_unknown import GAME
from orrery.games.planet_unknown.components import BASE_CIV_CARDS, CIV_CARDS, CIV_INDEX, NONE, Effect
from orrery.games.planet_unknown.rules.medals.scoring import lines_of
from orrery.games.planet_unknown.state import NOTHING_FITS, Seat

FIRST: list[Laid] = [("i2_civ_energy_plain", "r3", "F1")]  # civ on F1, energy on G1
NEXT = ("i2_water_rover_plain", "r0", "G2")  # water G2, rover G3


def scored(p: Seat) -> dict[str, int]:
    """The game ends after this round; the sheet of a seat whose cards need no choice."""
    t = Scene(p)
    t.lies(ending=["nothing_fits"])
    t.end_round()
    assert (t.s.phase, t.asked()) == ("end", None)
    return lines_of(t.s, 0)


# --- immediate: markers ---------------------------------------------------------------------------


@rules("PU-17.1", "PU-7.5")
@pytest.mark.parametrize(
    ("card", "count"),
    [("temp_agency", 2), ("wage_increase", 2), ("new_angel_investors", 3), ("partnership_opportunity", 3)],
)
def test_cards_that_advance_different_markers(card: str, count: int) -> None:
    t = Scene(seat_with(tiles=FIRST, markers={"water": 2})).card(card)
    assert t.params() == {"left": count, "reason": "card"}
    t.do("advance", "water", "water-3")
    assert t.asked() == "boost"  # bonuses are given
    t.do("advance", "water", "water-4")
    for marker in ("civ", "tech", "rover")[: count - 1]:
        assert "water" not in [name for name, _ in t.answers()]
        t.do("advance", marker, f"{marker}-1")
        if marker == "rover":
            t.do("rover", "F1")
    assert t.asked() is None
    assert len(t.moved("card")) == count
    assert len(t.moved("boost")) == 1  # the card's own advances are no boosts


@rules("PU-17.1", "PU-12.8")
def test_temp_agency_is_no_boost_under_no_synergy() -> None:
    t = Scene(seat_with(tiles=FIRST, markers={"water": 2}), events="standard").under("red_no_synergy")
    t.card("temp_agency").do("advance", "water", "water-3").do("advance", "civ", "civ-1")
    assert (t.asked(), t.rows()) == (None, [1, 3, 0, 0, 0])


@rules("PU-17.1", "PU-7.1")
def test_dept_of_operations_one_marker_twice() -> None:
    t = Scene(seat_with(tiles=FIRST, markers={"rover": 3})).card("dept_of_operations").do("advance", "rover", "rover-4")
    assert (t.cell("rover"), t.moves) == ("rover-5", 4)


@rules("PU-17.9")
def test_unionization_brings_markers_to_row_5_without_boosts() -> None:
    markers = {"civ": 5, "water": 9, "biomass": 6, "rover": 6, "tech": 1}
    t = Scene(seat_with(tiles=FIRST, markers=markers)).card("unionization")
    assert (t.rows(), t.techs()) == ([5, 9, 6, 6, 5], "12")
    assert t.heard("BoostGained") == []


# --- immediate: patches, points, tiles ------------------------------------------------------------


@rules("PU-17.2", "PU-7.12")
@pytest.mark.parametrize(
    ("card", "count"),
    [("dept_of_natural_resources", 1), ("dept_of_parks_and_rec", 2), ("global_parks_system", 3)],
)
def test_cards_that_give_patches(card: str, count: int) -> None:
    t = Scene(seat_with(tiles=FIRST)).card(card)
    for square in ("F2", "F3", "F4")[:count]:
        assert t.asked() == "place_patch"
        t.do("patch", square)
    assert (t.asked(), len(t.p.patches), t.rows()) == (None, count, [0] * 5)


@rules("PU-7.12", "PU-17.2")
def test_global_parks_system_patches_without_a_place_are_lost() -> None:
    t = Scene(filled(but="F1")).card("global_parks_system").do("patch", "F1")
    assert (t.asked(), len(t.heard("PatchLost"))) == (None, 2)


@rules("PU-17.3", "PU-7.15")
def test_dept_of_engineering_four_points_for_the_civ_window() -> None:
    p = put_on(seat_with(tiles=FIRST, markers={"tech": 7}), rovers="F1")
    t = Scene(p).card("dept_of_engineering")
    assert (t.moves, t.asked()) == (4, "end_turn")  # technology 3 raises the track only
    t.do("drive", "F1", "F2").do("drive", "F2", "F3").do("end")
    assert (t.moves, t.rovers()) == (2, ["F3"])
    t.end_round()
    assert t.moves == 0


@rules("PU-17.3", "PU-7.15")
def test_dept_of_engineering_adds_to_points_gained_earlier_in_the_round() -> None:
    t = Scene(with_points(put_on(seat_with(tiles=FIRST), rovers="F1"), 2)).card("dept_of_engineering")
    assert t.moves == 6


@rules("PU-17.4", "PU-5.2", "PU-5.1")
def test_salvage_yard_a_tile_whose_stations_advance_nothing() -> None:
    p = put_on(seat_with(tiles=FIRST), rovers="G2")
    t = Scene(p).depot("i2_water_rover_meteor").card("salvage_yard")
    assert (t.asked(), t.params()["extra"], t.params()["stations"]) == ("take", True, "none")
    t.do("take", "inner").do("place", "r0", "G2", "as_is")
    assert (t.rows(), t.moves, t.asked()) == ([0] * 5, 0, None)
    assert (names(t.p.meteorites), t.rovers()) == (["G3"], [])  # meteorite and destruction as usual
    assert [station.gives for station in t.heard("TilePlaced")[0].stations] == [False, False]


@rules("PU-17.4", "PU-15.7", "PU-12.4")
def test_salvage_yard_placement_technologies_work() -> None:
    p = seat_with(corporation="oasis_ultd", tiles=FIRST, markers={"tech": 10})
    t = Scene(p).depot("i2_water_rover_plain").card("salvage_yard").do("take", "inner").do("place", *NEXT[1:], "as_is")
    assert t.items() == ["tech:4", "tech:3"]


@rules("PU-17.4", "PU-3.7")
def test_depot_repair_online_a_tile_resolved_as_usual() -> None:
    t = Scene(seat_with(tiles=FIRST)).depot("i2_water_rover_plain").card("depot_repair_online")
    t.do("take", "inner").do("place", *NEXT[1:], "as_is").resolve("station:rover").do("rover", "G3")
    assert (t.cell("rover"), t.rovers()) == ("rover-1", ["G3"])


@rules("PU-17.4")
def test_depot_repair_online_the_tile_must_be_one_that_fits() -> None:
    t = Scene(filled(but="F1 G1")).depot("i2_water_rover_plain").card("depot_repair_online")
    assert t.answers() == ["inner"]
    assert t.refused("take", "outer") == ("PU-17.4", "must_fit")


@rules("PU-17.4", "PU-9.3")
def test_depot_repair_online_if_no_tile_fits_nothing_happens() -> None:
    t = Scene(filled(but="F1")).depot("i2_water_rover_plain").card("depot_repair_online")
    assert (t.asked(), t.rows(), t.s.ending, t.p.stuck) == (None, [0] * 5, 0, False)


@rules("PU-17.4", "PU-12.5", "PU-12.6")
def test_depot_repair_online_restrictions_are_not_waived() -> None:
    t = Scene(filled(but="F1 G1"), events="standard").under("orange_no_tile_on_edge")
    t.depot("i2_water_rover_plain").card("depot_repair_online")
    assert t.asked() is None


@rules("PU-3.10", "PU-9.1")
def test_pu_3_10_a_tile_that_lost_its_last_place_to_a_patch_is_set_aside() -> None:
    t = Scene(filled(but="F1 G1")).hold("i2_water_rover_plain", extra=False)
    t.effect(Effect("gain_patch")).do("patch", "F1")
    assert (t.p.stuck, t.s.ending) == (True, NOTHING_FITS)
    assert (len(t.p.aside), t.p.hand) == (1, NONE)


# --- immediate: lifepods, meteorites, rovers ------------------------------------------------------


@rules("PU-17.5")
@pytest.mark.parametrize(("card", "count"), [("approved_overtime", 2), ("search_and_rescue_team", 3)])
def test_cards_that_collect_lifepods(card: str, count: int) -> None:
    t = Scene(seat_with(tiles=FIRST)).card(card)
    assert t.asked() == "collect_lifepod"
    assert t.answers() == ["H3", "B5", "K5", "C8", "I9", "F10"]
    for n, square in enumerate(("K5", "C8", "F10")[:count]):
        assert t.params() == {"left": count - n}
        t.do("collect", square)
    assert (t.asked(), t.p.pods, t.p.lifepods.bit_count()) == (None, count, 6 - count)


@rules("PU-17.5")
def test_search_and_rescue_team_fewer_if_fewer_are_there() -> None:
    t = Scene(put_on(seat_with(tiles=FIRST), lifepods="H3 B5")).card("search_and_rescue_team").do("collect", "B5")
    assert (t.asked(), t.p.pods) == (None, 2)
    t = Scene(put_on(seat_with(tiles=FIRST), lifepods="")).card("search_and_rescue_team")
    assert (t.asked(), t.p.pods) == (None, 0)


@rules("PU-17.5", "PU-15.2", "PU-15.5")
def test_approved_overtime_counts_as_collected_for_cosmos_and_jump_drive() -> None:
    t = Scene(seat_with(corporation="cosmos_inc", tiles=FIRST)).card("approved_overtime")
    t.do("collect", "H3").do("pod", "civ-7").do("collect", "B5").do("pod", "area")
    assert (t.p.pods, t.p.pods_on) == (1, 1 << 7)
    t = Scene(seat_with(corporation="jump_drive", tiles=FIRST)).card("approved_overtime")
    t.do("collect", "H3").do("pod", "slot-D")
    assert t.techs() == "D"


@rules("PU-17.6", "PU-7.19")
def test_relocation_bonus_a_rover_to_any_free_square() -> None:
    p = put_on(seat_with(tiles=FIRST), rovers="F1 G1")
    t = Scene(p).card("relocation_bonus")
    assert t.asked() == "teleport"
    ends = {end for start, end in t.answers() if start == "F1"}
    assert ends == set(grid_of("ksb_4156")) - {"F1", "G1"}
    assert t.refused("teleport", "F1", "G1") == ("PU-7.17", "rover_there")
    t.do("teleport", "G1", "K5")
    assert (t.rovers(), t.p.pods) == (["F1", "K5"], 1)  # it collects there


@rules("PU-17.6")
def test_relocation_bonus_without_a_rover_does_nothing() -> None:
    assert Scene(seat_with(tiles=FIRST)).card("relocation_bonus").asked() is None


@rules("PU-17.7")
def test_landing_zone_approved_clears_a_row_or_column() -> None:
    tiles: list[Laid] = [
        ("i2_civ_energy_meteor", "r3", "F1"),
        ("i2_biomass_civ_meteor", "r0", "F2"),
        ("i2_water_rover_meteor", "r3", "G3"),
    ]
    t = Scene(put_on(seat_with(tiles=tiles), meteorites="G1 F3 H3")).card("landing_zone_approved")
    assert t.answers() == ["row-1", "row-3", "column-F", "column-G", "column-H"]
    assert t.refused("line", "row-5") == ("PU-17.7", "line_without_meteorites")
    t.do("line", "row-3")
    assert (names(t.p.meteorites), t.p.rocks) == (["G1"], 0)


@rules("PU-17.7", "PU-15.4")
def test_landing_zone_approved_takes_loads_too() -> None:
    p = seat_with(corporation="horizon_group", tiles=FIRST, cargo="A6")
    t = Scene(p).card("landing_zone_approved").do("line", "column-A")
    assert (t.p.cargo, t.rovers()) == (0, ["A6"])
    assert Scene(seat_with(tiles=FIRST)).card("landing_zone_approved").asked() is None


@rules("PU-17.7")
def test_meteor_defense_program_destroys_three_meteorites() -> None:
    tiles: list[Laid] = [
        ("i2_civ_energy_meteor", "r3", "F1"),
        ("i2_biomass_civ_meteor", "r0", "F2"),
        ("i2_water_rover_meteor", "r3", "G3"),
        ("i3_water_rover_meteor", "r0", "I2"),
    ]
    p = put_on(seat_with(tiles=tiles, markers={"tech": 3}), meteorites="G1 F3 H3 I4")
    t = Scene(p).card("meteor_defense_program")
    assert (t.asked(), t.answers()) == ("destroy_meteorite", ["G1", "F3", "H3", "I4"])
    t.do("destroy", "G1").do("destroy", "F3").do("destroy", "I4")
    assert (t.asked(), names(t.p.meteorites)) == (None, ["H3"])
    assert Scene(seat_with(tiles=FIRST)).card("meteor_defense_program").asked() is None


@rules("PU-17.7", "PU-15.4")
def test_meteor_defense_program_counts_a_load_beside_what_lies_there() -> None:
    """A loaded rover stands on a meteorite: these are two."""
    p = seat_with(corporation="horizon_group", tiles=[("i2_civ_energy_meteor", "r3", "F1")], cargo="G1")
    p.meteorites = mask("G1")
    t = Scene(p).card("meteor_defense_program")
    assert (t.p.meteorites, t.p.cargo, len(t.heard("MeteoriteDestroyed"))) == (0, 0, 2)


# --- end of game ----------------------------------------------------------------------------------

MEDALS = {
    "observance_of_first_planet_holiday": 1,
    "rising_planet_award": 2,
    "first_planet_holiday": 1,
    "peoples_planet_choice_award": 2,
    "top_planet_award": 2,
    "best_in_planet_award": 3,
    "best_planet_to_live_on_award": 4,
}


@rules("PU-10.2")
@pytest.mark.parametrize(("card", "medals"), MEDALS.items())
def test_cards_with_medals(card: str, medals: int) -> None:
    assert scored(seat_with(tiles=FIRST, hidden=[card]))["civ_cards"] == medals


@rules("PU-10.2", "PU-1.6")
def test_sustainable_living_act_a_medal_per_patch_on_the_planet() -> None:
    p = seat_with(tiles=FIRST, patches="F2 F3 G2", hidden=["sustainable_living_act"])
    assert scored(p)["civ_cards"] == 3


@rules("PU-10.2", "PU-10.1")
def test_sustainable_living_act_counts_patches_placed_in_the_end() -> None:
    p = seat_with(tiles=FIRST, markers={"tech": 5}, stored=1, hidden=["sustainable_living_act"])
    t = Scene(p)
    t.lies(ending=["nothing_fits"])
    t.end_round().do("patch", "F2")
    assert lines_of(t.s, 0)["civ_cards"] == 1


@rules("PU-10.2", "PU-17.1")
@pytest.mark.parametrize(("card", "medals"), [("gaming_commission", 2), ("planet_lottery", 3)])
def test_cards_with_medals_and_an_advance(card: str, medals: int) -> None:
    t = Scene(seat_with(tiles=FIRST, markers={"civ": 4}, hidden=[card]))
    t.lies(ending=["nothing_fits"])
    t.end_round()
    assert (t.s.phase, t.asked(), len(t.answers())) == ("cards", "advance", 5)
    t.do("advance", "civ", "civ-5")
    assert t.s.phase == "end"
    assert (lines_of(t.s, 0)["civ_cards"], lines_of(t.s, 0)["tracks"]) == (medals, 2)


@rules("PU-10.2", "PU-10.9")
def test_gaming_commission_bonuses_as_usual_but_no_points_and_no_rovers() -> None:
    t = Scene(
        seat_with(tiles=FIRST, markers={"rover": 5, "biomass": 2}, hidden=["gaming_commission", "planet_lottery"])
    )
    t.lies(ending=["nothing_fits"])
    t.end_round().do("advance", "rover", "rover-6")
    assert (t.moves, t.rovers()) == (0, [])
    while t.asked() == "order":
        t.do("pick", 0)
    t.do("advance", "biomass", "biomass-3").do("patch", "F2")  # patches are placed
    assert (t.s.phase, len(t.p.patches)) == ("end", 1)


@rules("PU-10.2", "PU-7.10")
def test_planet_lottery_new_civ_cards_are_chosen_and_count() -> None:
    t = Scene(seat_with(tiles=FIRST, markers={"civ": 2}, hidden=["planet_lottery"])).stacked("rising_planet_award")
    t.lies(ending=["nothing_fits"])
    t.end_round().do("advance", "civ", "civ-3")
    assert t.asked() == "choose_civ"
    t.do("civ", "rising_planet_award")
    assert (t.s.phase, lines_of(t.s, 0)["civ_cards"]) == ("end", 3 + 2)


@rules("PU-10.5", "PU-17.10")
def test_space_citizen_decree_lifepods_of_the_collection_area_are_worth_two() -> None:
    p = seat_with(
        corporation="cosmos_inc", tiles=FIRST, collected=3, covered=["civ-5"], hidden=["space_citizen_decree"]
    )
    assert scored(p)["lifepods"] == 6
    p = seat_with(corporation="jump_drive", tiles=FIRST, collected=1, slots="AB", hidden=["space_citizen_decree"])
    assert scored(p)["lifepods"] == 2


@rules("PU-17.8", "PU-10.5")
@pytest.mark.parametrize("cards", range(5))
def test_meteorite_repo_each_full_set_of_three(cards: int) -> None:
    hidden = [f"meteorite_repo_{n}" for n in range(1, cards + 1)]
    assert scored(seat_with(tiles=FIRST, rocks=8, hidden=hidden))["meteorites"] == 2 * (1 + cards)


@rules("PU-17.8")
@pytest.mark.parametrize(("cards", "medals"), [(0, 0), (1, 1), (2, 3), (3, 6), (4, 10)])
def test_commerce_agreement_medals_of_the_set(cards: int, medals: int) -> None:
    hidden = [f"commerce_agreement_{n}" for n in range(1, cards + 1)]
    assert scored(seat_with(tiles=FIRST, hidden=hidden))["civ_cards"] == medals


@rules("PU-7.11")
@pytest.mark.parametrize("card", [card.id for card in BASE_CIV_CARDS if not card.immediate])
def test_pu_7_11_end_of_game_cards_are_kept_and_do_nothing_yet(card: str) -> None:
    t = Scene(seat_with(tiles=FIRST)).card(card)
    assert (t.p.hidden, t.p.played, t.asked(), t.rows()) == ((CIV_INDEX[card],), (), None, [0] * 5)


# --- the civ window -------------------------------------------------------------------------------

KEPT = ("rising_planet_award", "observance_of_first_planet_holiday", "meteorite_repo_1", "commerce_agreement_1")


@rules("PU-7.9")
def test_pu_7_9_a_civ_milestone_makes_a_card_due() -> None:
    t = Scene(seat_with(tiles=FIRST, markers={"civ": 2})).advance("civ", 4)
    assert (t.p.due, t.asked()) == ((1, 2), None)
    assert [e.level for e in t.heard("CivDue")] == [1, 2]


@rules("PU-7.10", "PU-3.5", "PU-3.11")
def test_pu_7_10_the_commander_first_then_clockwise_only_seats_with_a_card_due() -> None:
    t = Scene(*(seat_with(tiles=[], due=due) for due in ((1,), (1,), (), (1,))))
    t.only(1, *KEPT, "temp_agency")
    t.lies(commander=1)
    t.civ_window()
    seen = []
    for seat in (1, 3, 0):
        assert t.actors == (seat,)
        assert t.asked(seat) == "choose_civ"
        seen.append(t.answers(seat))
        t.do("civ", KEPT[seat], seat=seat)
    assert [len(cards) for cards in seen] == [5, 4, 3]  # the rest returns
    assert t.actors == ()


@rules("PU-7.10")
def test_pu_7_10_several_cards_in_the_owner_s_order() -> None:
    t = Scene(seat_with(tiles=FIRST, due=(1, 3, 1))).stacked("rising_planet_award", "top_planet_award").civ_window()
    assert (t.asked(), t.answers()) == ("civ_level", [1, 3])
    assert t.refused("level", 2) == ("PU-7.10", "level_not_due")
    t.do("level", 3)
    assert {CIV_CARDS[CIV_INDEX[card]].level for card in t.answers()} == {3}
    t.do("civ", "top_planet_award").do("civ", "rising_planet_award")
    assert t.asked() == "choose_civ"  # the second card of level 1
    assert "rising_planet_award" not in t.answers()
    assert t.refused("civ", "planet_lottery") == ("PU-7.10", "not_among_cards")


@rules("PU-7.10")
def test_pu_7_10_milestones_reached_in_the_slot_are_resolved_in_it() -> None:
    t = Scene(seat_with(tiles=FIRST, markers={"civ": 1}, due=(1,)), seat_with(due=(1,)))
    t.stacked("dept_of_operations", "rising_planet_award").civ_window()
    t.do("civ", "dept_of_operations").do("advance", "civ", "civ-2")
    assert (t.cell("civ"), t.actors, t.asked()) == ("civ-3", (0,), "choose_civ")
    t.do("civ", "rising_planet_award")
    assert t.actors == (1,)


@rules("PU-7.10", "PU-7.15", "PU-17.3")
def test_pu_7_10_points_of_the_last_card_of_a_slot_can_be_spent() -> None:
    """Flux 5, used at the end of the slot, makes one more card due; its points are spent afterwards."""
    p = put_on(
        seat_with(corporation="flux_industries", tiles=FIRST, markers={"tech": 14, "civ": 2}, due=(1,)), rovers="F1"
    )
    t = Scene(p).stacked("rising_planet_award", "dept_of_engineering").civ_window()
    assert (t.asked(), t.items(), t.free("use")) == ("order", ["civ:1"], ["5"])  # a technology may come first
    t.do("pick", 0).do("civ", "rising_planet_award")
    assert t.asked() == "end_turn"
    t.do("use", "5").do("end")
    assert t.asked() == "choose_civ"
    t.do("civ", "dept_of_engineering")
    assert (t.asked(), t.moves) == ("end_turn", 4)
    assert t.free("drive")


@rules("PU-7.11")
def test_pu_7_11_an_empty_stack_gives_no_card() -> None:
    t = Scene(seat_with(tiles=FIRST, due=(2,))).only(2).civ_window()
    assert (t.asked(), t.p.due, t.p.hidden, t.p.played) == (None, (), (), ())


@rules("PU-7.11", "PU-18.1", "PU-18.2")
def test_pu_7_11_only_immediate_cards_are_public() -> None:
    t = Scene(seat_with(tiles=FIRST, due=(1, 1)), seat_with(), players=2)
    t.stacked("rising_planet_award", "dept_of_natural_resources").civ_window()
    t.do("civ", "rising_planet_award").do("civ", "dept_of_natural_resources").do("patch", "F2")
    mine, other = GAME.view(t.s, 0)["seats"][0], GAME.view(t.s, 1)["seats"][0]
    assert (mine["civ_kept"], other["civ_kept"], other["civ_hidden"]) == (["rising_planet_award"], [], 1)
    assert other["civ_played"] == ["dept_of_natural_resources"]
    assert "rising_planet_award" not in json.dumps(GAME.view(t.s, 1))
    hidden, shown = t.heard("CivTaken")
    assert (hidden.redacted().card, shown.redacted().card) == (None, "dept_of_natural_resources")


@rules("PU-18.2", "PU-7.10")
def test_pu_18_2_a_stack_is_seen_only_by_who_chooses() -> None:
    t = Scene(seat_with(tiles=FIRST, due=(1,)), seat_with(), players=2).civ_window()
    seen = json.dumps(GAME.view(t.s, 1))
    assert not [card for card in t.answers() if card in seen]


def test_every_civ_card_has_a_test() -> None:
    text = Path(__file__).read_text(encoding="utf-8")
    assert [card.id for card in BASE_CIV_CARDS if re.sub(r"\d$", "", card.id) not in text] == []
