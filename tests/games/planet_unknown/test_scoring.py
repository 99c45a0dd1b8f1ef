"""The seven lines of the score sheet (PU-10), winners and tie-breaks, and the verdict of a solo game."""

from __future__ import annotations

import pytest

from games.planet_unknown.position import on_paper, state_of
from games.planet_unknown.setting import (
    block,
    contest,
    grid_of,
    line_of,
    mask,
    paint,
    rules,
    seat_with,
)
from orrery.games.planet_unknown.components import (
    BASE_CIV_CARDS,
    BASE_CORPORATIONS,
    LINES,
    PLANET_INDEX,
    PLANETS,
    SQUARES,
)
from orrery.games.planet_unknown.grid import squares
from orrery.games.planet_unknown.invariants import check
from orrery.games.planet_unknown.rules.medals.scoring import (
    complete_lines,
    empty_squares,
    lines_of,
    medal_of,
    medals_of,
    planet_medals,
    ranking,
    total,
    track_medals,
    verdict,
)
from orrery.games.planet_unknown.state import Seat


def sheet(p: Seat, hidden: bool = True) -> dict[str, int]:
    return lines_of(on_paper(1, seats=[p]), 0, hidden)


def lines(p: Seat) -> list[str]:
    return [LINES[line] for line in complete_lines(p)]


# --- worked examples ------------------------------------------------------------------------------


@rules("PU-10.3", "PU-10.4", "PU-10.5", "PU-10.7")
def test_e_11_scoring() -> None:
    p = seat_with(
        markers={"civ": 2, "water": 13, "biomass": 5, "rover": 15, "tech": 6},
        collected=4,
        rocks=5,
        hidden=["observance_of_first_planet_holiday"],
    )
    left, right = seat_with(), seat_with()
    for row in (1, 2, 3, 5, 6, 7, 8):  # with the columns A and L: 15 medals
        paint(p, "civ", line_of("ksb_4156", f"row-{row}"))
    paint(p, "rover", [*block("A6", 12, 1), *block("A7", 9, 1)])
    paint(left, "rover", [*block("A6", 12, 1), *block("A7", 8, 1)])
    for other in (p, right):
        paint(other, "biomass", "F1 G1 D2", stations="F1 G1 D2")
    s = on_paper(
        3,
        seats=[p, left, right],
        contests=[contest("objective_07", 0, 1), contest("objective_25", 1, 2), contest("objective_04", 2, 0)],
    )
    assert [medal_of(p, marker) for marker in range(5)] == [1, 7, 1, 5, 1]
    assert medals_of(s, 0) == (1, 15, 15, 4, 1, 0, 7, 0)
    assert total(s, 0) == 43


@rules("PU-14.5")
def test_e_12_solo_target() -> None:
    s = state_of(1, events="standard")
    assert s.mix == (9, 3, 8)
    for medals, difference, rank in ((65, 7, 5), (55, -3, -5)):
        s.seats[0].rocks = 3 * medals
        assert verdict(s)[:2] == (difference, rank)


@rules("PU-16.3")
def test_e_18_cerberus() -> None:
    p = paint(seat_with("cerberus"), "civ", grid_of("cerberus"))
    assert len(lines(p)) == 24
    assert planet_medals(p) == 45


# --- the planet -----------------------------------------------------------------------------------

MOST = {planet.id: 40 for planet in PLANETS} | {"cerberus": 39 + 6}


@rules("PU-10.3")
@pytest.mark.parametrize("planet", list(MOST))
def test_pu_10_3_a_full_planet_scores_every_line(planet: str) -> None:
    p = paint(seat_with(planet), "civ", grid_of(planet))
    assert planet_medals(p) == MOST[planet]
    assert empty_squares(p) == 0


@rules("PU-10.3")
def test_pu_10_3_a_line_scores_when_its_last_square_is_covered() -> None:
    row = line_of("ksb_4156", "row-6")
    p = paint(seat_with(), "civ", row[:-1])
    assert planet_medals(p) == 0
    paint(p, "tech", row[-1:])
    assert lines(p) == ["row-6"]
    assert planet_medals(p) == 3


@rules("PU-5.4", "PU-10.3")
def test_pu_5_4_a_meteorite_spoils_its_row_and_its_column() -> None:
    p = paint(seat_with(), "civ", [*line_of("ksb_4156", "row-6"), *line_of("ksb_4156", "column-F")])
    assert (lines(p), planet_medals(p)) == (["row-6", "column-F"], 6)
    p.meteorites = mask("A6")
    assert (lines(p), planet_medals(p)) == (["column-F"], 3)
    p.meteorites = mask("F6")
    assert (lines(p), planet_medals(p)) == ([], 0)


@rules("PU-5.4", "PU-15.4")
def test_pu_15_4_a_carried_meteorite_lies_on_its_square() -> None:
    p = paint(seat_with(corporation="horizon_group", cargo="A6"), "civ", line_of("ksb_4156", "row-6"))
    assert planet_medals(p) == 0
    p.cargo = 0
    assert planet_medals(p) == 3


@rules("PU-10.3")
def test_pu_10_3_lines_are_complete_without_what_is_no_square() -> None:
    p = paint(seat_with("lacuna"), "civ", line_of("lacuna", "row-3"))  # a row with two holes
    assert (lines(p), planet_medals(p)) == (["row-3"], 2)
    p = paint(seat_with("oblivion"), "civ", "A6 L6")
    assert (lines(p), planet_medals(p)) == (["row-6"], 1)


@rules("PU-16.5")
def test_pu_16_5_empty_cities_of_gaia() -> None:
    p = seat_with("gaia")
    assert planet_medals(p) == 16
    paint(p, "civ", "F1")
    assert planet_medals(p) == 14
    paint(p, "civ", "G1")  # the first row is now complete
    assert planet_medals(p) == 15


@rules("PU-16.3")
def test_pu_16_3_a_full_subplanet_scores_in_spite_of_meteorites() -> None:
    east = [SQUARES[square] for square in squares(PLANETS[PLANET_INDEX["cerberus"]].subplanets[2])]
    p = paint(seat_with("cerberus"), "civ", east[:-1])
    assert planet_medals(p) == 0
    paint(p, "civ", east[-1:])
    p.meteorites = mask(east)
    assert planet_medals(p) == 2


@rules("PU-16.12")
def test_pu_16_12_bare_currents_of_petra_fill_lines() -> None:
    p = seat_with("petra")
    row = line_of("petra", "row-8")
    bare = [name for name in row if PLANETS[p.planet].electric & mask([name])]
    assert len(bare) == 7
    paint(p, "civ", [name for name in row if name not in bare])
    assert lines(p) == ["row-8"]
    assert planet_medals(p) == 2
    assert empty_squares(p) == 96 - 37 - 3


# --- the tracks -----------------------------------------------------------------------------------

START = {  # what the marker of each track scores in rows 0 to 15 of the starting side
    "civ": [0, 0, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 5],
    "water": [0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 5, 7, 7, 10],
    "biomass": [0, 0, 0, 0, 0, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 5],
    "rover": [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 5],
    "tech": [0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 2, 2, 5],
}
TRACKS = list(START)
OWN = {  # tracks on which a unique side differs
    ("jump_drive", "tech"): [0, 5, 5, 5, 5, 5, 3, 3, 2, 2, 2, 1, 1, 1, 1, 1],
    ("republic", "civ"): [0] * 15 + [5],
    ("makeshift", "water"): [0, 0, 1, 1, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5],
    ("makeshift", "rover"): [0] * 10 + [1, 1, 2, 2, 2, 5],
}
STRAIGHT = [
    (corporation.id, track)
    for corporation in BASE_CORPORATIONS
    for track in TRACKS
    if (corporation.id, track) not in (("oasis_ultd", "water"), ("wormhole_corp", "biomass"))
]


@rules("PU-7.2", "PU-10.4")
@pytest.mark.parametrize(("corporation", "track"), STRAIGHT)
def test_pu_7_2_topmost_medal_at_or_below_the_marker(corporation: str, track: str) -> None:
    found = [
        medal_of(seat_with(corporation=corporation, markers={track: row}), TRACKS.index(track)) for row in range(16)
    ]
    assert found == OWN.get((corporation, track), START[track])


@rules("PU-10.4")
def test_pu_10_4_five_markers_add_up() -> None:
    p = seat_with(markers={"civ": 15, "water": 15, "biomass": 15, "rover": 15, "tech": 15})
    assert track_medals(p) == 30
    assert sheet(p)["tracks"] == 30


@rules("PU-15.7", "PU-7.2")
def test_pu_15_7_oasis_water_scores_along_its_path() -> None:
    path = next(c.path for c in BASE_CORPORATIONS if c.id == "oasis_ultd")
    found = []
    for cell in path:
        p = seat_with(corporation="oasis_ultd")
        p.markers = (p.markers[0], cell, *p.markers[2:])
        found.append(medal_of(p, 1))
        assert track_medals(p) == found[-1], "the tracks it crosses give it nothing"
    assert found == [0] * 10 + [3] * 3 + [6] * 6 + [8] * 2 + [12] * 2 + [15]


@rules("PU-15.9", "PU-7.2")
def test_e_14_wormhole_medals_stand_between_the_double_cells() -> None:
    found = [
        medal_of(seat_with(corporation="wormhole_corp", markers={"biomass": row}), 2) for row in (0, 2, 5, 8, 11, 14)
    ]
    assert found == [0, 0, 1, 2, 3, 5]


@rules("PU-15.6")
def test_pu_15_6_makeshift_markers_score_by_the_track_they_stand_on() -> None:
    p = seat_with(corporation="makeshift", markers={"civ": "water-15", "water": "civ-9", "tech": "rover-12"})
    assert [medal_of(p, marker) for marker in range(5)] == [5, 3, 0, 0, 2]


@rules("PU-15.6", "PU-10.9")
def test_pu_15_6_makeshift_5_every_marker_as_the_highest_of_its_track() -> None:
    markers: dict[str, int | str] = {"civ": "tech-14", "water": "tech-2", "biomass": "civ-9", "rover": "civ-3"}
    p = seat_with(corporation="makeshift", markers=markers | {"tech": "water-4"})
    assert p.techs >> 4 & 1
    assert [medal_of(p, marker) for marker in range(5)] == [2, 2, 3, 3, 2]
    assert track_medals(p) == 12
    p.markers = (4 * 16 + 13, *p.markers[1:])  # technology 5 needs row 14
    p.techs &= ~16
    assert [medal_of(p, marker) for marker in range(5)] == [2, 0, 3, 1, 2]


@rules("PU-15.2")
def test_pu_15_2_cosmos_a_covered_medal_does_not_exist() -> None:
    markers = {"civ": 9, "water": 5, "tech": 7}
    p = seat_with(corporation="cosmos_inc", markers=markers, covered=["civ-5", "water-4", "tech-6", "civ-15"])
    assert [medal_of(p, marker) for marker in range(5)] == [3, 1, 0, 0, 0]
    assert track_medals(p) == 4


# --- civ cards ------------------------------------------------------------------------------------

MEDALS = {
    "observance_of_first_planet_holiday": 1,
    "rising_planet_award": 2,
    "first_planet_holiday": 1,
    "peoples_planet_choice_award": 2,
    "top_planet_award": 2,
    "best_in_planet_award": 3,
    "gaming_commission": 2,
    "planet_lottery": 3,
    "best_planet_to_live_on_award": 4,
    "sustainable_living_act": 3,  # three patches
    "space_citizen_decree": 0,
    **{f"commerce_agreement_{n}": 1 for n in range(1, 5)},
    **{f"meteorite_repo_{n}": 0 for n in range(1, 5)},
}


@rules("PU-10.2")
@pytest.mark.parametrize("card", [card.id for card in BASE_CIV_CARDS if not card.immediate])
def test_pu_10_2_medals_of_a_kept_card(card: str) -> None:
    p = seat_with(tiles=[("i2_civ_energy_plain", "r1", "F1")], patches="F2 G2 H2", hidden=[card])
    assert sheet(p)["civ_cards"] == MEDALS[card]
    assert sheet(p, hidden=False)["civ_cards"] == 0


@rules("PU-10.2", "PU-18.2")
def test_pu_18_2_cards_count_for_all_once_they_are_shown() -> None:
    p = seat_with(hidden=["top_planet_award", "best_in_planet_award"], shown_cards=1)
    assert sheet(p, hidden=False)["civ_cards"] == 2


@rules("PU-17.8")
@pytest.mark.parametrize(("cards", "medals"), [(0, 0), (1, 1), (2, 3), (3, 6), (4, 10)])
def test_pu_17_8_commerce_agreements(cards: int, medals: int) -> None:
    p = seat_with(hidden=[f"commerce_agreement_{n}" for n in range(1, cards + 1)])
    assert sheet(p)["civ_cards"] == medals


@rules("PU-17.8", "PU-10.5")
@pytest.mark.parametrize(("cards", "each"), [(0, 1), (1, 2), (2, 3), (3, 4), (4, 5)])
@pytest.mark.parametrize(("rocks", "sets"), [(0, 0), (2, 0), (3, 1), (5, 1), (6, 2)])
def test_pu_17_8_meteorite_repo(cards: int, each: int, rocks: int, sets: int) -> None:
    p = seat_with(rocks=rocks, hidden=[f"meteorite_repo_{n}" for n in range(1, cards + 1)])
    assert sheet(p)["meteorites"] == sets * each
    assert sheet(p, hidden=False)["meteorites"] == sets


@rules("PU-10.5", "PU-17.10")
def test_pu_17_10_space_citizens_live_in_the_collection_area_only() -> None:
    p = seat_with(corporation="cosmos_inc", collected=3, covered=["civ-4"])
    assert sheet(p)["lifepods"] == 3
    p = seat_with(corporation="jump_drive", collected=3, slots="AC", hidden=["space_citizen_decree"])
    assert sheet(p)["lifepods"] == 6
    assert sheet(p, hidden=False)["lifepods"] == 3


@rules("PU-17.2", "PU-1.6")
def test_pu_1_6_a_covered_patch_is_not_on_the_planet() -> None:
    p = seat_with(
        corporation="wormhole_corp",
        tiles=[("i2_civ_energy_plain", "r1", "F1")],
        patches="F2 F2 F1",
        hidden=["sustainable_living_act"],
    )
    assert sheet(p)["civ_cards"] == 2


# --- objectives -----------------------------------------------------------------------------------


@rules("PU-10.6")
def test_pu_10_6_five_for_each_personal_objective() -> None:
    p = seat_with(personal=["objective_19", "objective_25", "objective_24"], markers={"civ": 15}, rocks=8)
    assert sheet(p)["personal"] == 10
    assert sheet(p, hidden=False)["personal"] == 0


@rules("PU-10.7", "PU-11.2")
def test_pu_10_7_with_two_players_three_cards_count_for_both() -> None:
    s = state_of(
        2,
        seats=[seat_with(rocks=3, collected=2), seat_with(rocks=1, collected=2)],
        contests=[contest(f"objective_{n}", 0, 1) for n in (25, 26, 27)],
    )
    check(s)
    assert [lines_of(s, seat)["competitive"] for seat in (0, 1)] == [7, 7]


# --- who wins -------------------------------------------------------------------------------------


@rules("PU-10.8")
def test_pu_10_8_most_medals_win() -> None:
    s = state_of(3, seats=[seat_with(collected=1), seat_with(collected=3), seat_with(collected=2)])
    assert ranking(s) == ((1,), (3, 1, 2), None)


@rules("PU-10.8")
def test_pu_10_8_then_fewer_empty_squares() -> None:
    s = on_paper(3, seats=[seat_with(collected=1), seat_with(collected=1), seat_with()])
    paint(s.seats[1], "civ", "F5")
    s.seats[1].meteorites = mask("F5")
    paint(s.seats[2], "civ", block("C4", 5, 5))
    assert ranking(s) == ((1,), (2, 1, 3), "empty")


@rules("PU-10.8", "PU-16.12")
def test_pu_10_8_bare_currents_are_not_empty() -> None:
    s = on_paper(2, seats=[seat_with("petra"), paint(seat_with(), "civ", block("C4", 6, 6))])
    s.seats[0].pods = 1 + total(s, 1) - total(s, 0)
    s.seats[1].pods = 1
    assert total(s, 0) == total(s, 1)
    assert [empty_squares(p) for p in s.seats] == [59, 60]
    assert ranking(s) == ((0,), (1, 2), "empty")


@rules("PU-10.8")
def test_pu_10_8_then_fewer_meteorites_on_the_planet() -> None:
    s = on_paper(2, seats=[paint(seat_with(), "civ", "F5 G5"), paint(seat_with(), "civ", "F5 G5")])
    s.seats[0].meteorites, s.seats[1].meteorites = mask("F5 G5"), mask("F5")
    assert ranking(s) == ((1,), (2, 1), "meteorites")


@rules("PU-10.8")
def test_pu_10_8_then_the_victory_is_shared() -> None:
    s = state_of(3, seats=[seat_with(collected=1), seat_with(), seat_with(collected=1)])
    assert ranking(s) == ((0, 2), (1, 3, 1), "shared")


# --- alone ----------------------------------------------------------------------------------------


@rules("PU-14.5")
@pytest.mark.parametrize(
    ("difference", "rank"),
    [
        (-58, -15),
        (-15, -15),
        (-11, -15),
        (-10, -10),
        (-6, -10),
        (-5, -5),
        (-1, -5),
        (0, 0),
        (4, 0),
        (5, 5),
        (14, 10),
        (15, 15),
        (60, 15),
    ],
)
def test_pu_14_5_the_rank_of_a_solo_game(difference: int, rank: int) -> None:
    s = state_of(1, seats=[seat_with(rocks=3 * (58 + difference))])
    assert verdict(s)[:2] == (difference, rank)
    assert ranking(s) == ((0,), (1,), None)


@rules("PU-14.5")
def test_pu_14_5_every_rank_has_words_of_its_own() -> None:
    words = [verdict(state_of(1, seats=[seat_with(rocks=3 * (58 + rank))])).text for rank in range(-15, 16, 5)]
    for lang in ("en", "ru"):
        assert len({text(lang) for text in words}) == 7


@rules("PU-14.5")
@pytest.mark.parametrize(
    ("green", "orange", "target"),
    [(9, 3, 58), (16, 4, 71), (0, 0, 49), (0, 20, 56), (2, 2, 49), (6, 3, 53), (7, 7, 59), (11, 6, 63)],
)
def test_pu_14_5_the_target_follows_the_deck(green: int, orange: int, target: int) -> None:
    s = state_of(1, events="custom", green=green, orange=orange)
    assert verdict(s).difference == -target
