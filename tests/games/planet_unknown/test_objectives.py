"""Both sides of every objective card (PU-11) on boards made for it, and what special boards make of them."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from games.planet_unknown.position import on_paper
from games.planet_unknown.setting import block, contest, grid_of, mask, paint, rules, seat_with
from orrery.games.planet_unknown.components import OBJECTIVE_INDEX, OBJECTIVES, PLANET_INDEX, PLANETS, SQUARES
from orrery.games.planet_unknown.grid import squares
from orrery.games.planet_unknown.rules.medals.objectives import contest_points, fulfilled, progress, standing
from orrery.games.planet_unknown.state import Seat

# The cards, written down independently of the data: number, competitive side, personal side.
CARDS = """
01 most  stations_on_edge civ      rectangle civ 3 3
02 most  stations_on_edge energy   rectangle tech 3 3
03 most  stations_on_edge tech     rectangle biomass 3 3
04 most  stations_on_edge biomass  rectangle water 3 3
05 most  stations_on_edge rover    rectangle rover 3 3
06 most  largest_area biomass      rectangle energy 3 3
07 most  largest_area rover        area_with_stations civ 6
08 most  largest_area energy       area_with_stations tech 6
09 most  largest_area civ          area_with_stations biomass 6
10 most  largest_area tech         area_with_stations water 6
11 most  largest_area water        area_with_stations rover 6
12 most  area_count biomass        area_with_stations energy 6
13 most  area_count rover          rectangle civ 2 5
14 most  area_count energy         rectangle biomass 2 5
15 most  area_count civ            rectangle tech 2 5
16 most  area_count tech           rectangle water 2 5
17 most  area_count water          rectangle rover 2 5
18 least stations tech             rectangle energy 2 5
19 least stations water            track_at_top civ
20 least stations energy           track_at_top tech
21 least stations biomass          track_at_top biomass
22 least stations rover            track_at_top water
23 least stations civ              track_at_top rover
24 most  tracks_at_top -           stations_at_most energy 5
25 most  collected_meteorites -    collected_at_least meteorites 9
26 most  collected_lifepods -      more_lifepods_than_meteorites
27 least collected_meteorites -    all_covered ice
28 least collected_lifepods -      all_covered land
"""
ROWS = [line.split() for line in CARDS.strip().splitlines()]
COMPETITIVE = [pytest.param(*row[:4], id=row[0]) for row in ROWS]
PERSONAL = [pytest.param(row[0], row[4], row[5:], id=row[0]) for row in ROWS]


def index(number: str) -> int:
    return OBJECTIVE_INDEX[f"objective_{number}"]


def measured(p: Seat, number: str) -> int:
    return standing(on_paper(1, seats=[p]), 0, index(number))


def came(p: Seat, number: str) -> tuple[int, int, bool]:
    s = on_paper(1, seats=[p])
    found = progress(s, 0, index(number))
    assert fulfilled(s, 0, index(number)) == found[2]
    return found


# --- the competitive side -------------------------------------------------------------------------


def on_edge(terrain: str) -> tuple[Seat, int, Seat, int]:
    more, less = seat_with(), seat_with()
    paint(more, terrain, "F1 G1 F2 F3", stations="F1 G1 F3")  # F3 is inland, and one edge square has no station
    paint(more, terrain, "L6")
    paint(less, terrain, "F1 F2 F3 F4", stations="F1 F2 F3 F4")
    return more, 2, less, 1


def largest(terrain: str) -> tuple[Seat, int, Seat, int]:
    more, less = seat_with(), seat_with()
    paint(more, terrain, "F5 G5 H5 H6 C6")
    paint(less, terrain, "F5 G5 H6 I7 C6 D6 B8")  # corners do not connect
    return more, 4, less, 2


def count(terrain: str) -> tuple[Seat, int, Seat, int]:
    more, less = seat_with(), seat_with()
    paint(more, terrain, "F5 G6 C6")
    paint(less, terrain, block("C4", 6, 2))
    return more, 3, less, 1


def stations(terrain: str) -> tuple[Seat, int, Seat, int]:
    more, less = seat_with(), seat_with()
    paint(more, terrain, block("F5", 2, 2), stations="F5 G5 F6")
    paint(less, terrain, block("C4", 6, 4), stations="D4")
    return more, 3, less, 1


def at_top(terrain: str) -> tuple[Seat, int, Seat, int]:
    return seat_with(markers={"water": 15, "tech": 15, "civ": 14}), 2, seat_with(markers={"rover": 15}), 1


def meteorites(terrain: str) -> tuple[Seat, int, Seat, int]:
    return seat_with(rocks=5), 5, seat_with(rocks=3, meteorites="F5 F6 F7"), 3


def lifepods(terrain: str) -> tuple[Seat, int, Seat, int]:
    return seat_with(collected=4), 4, seat_with(collected=1), 1


PAIRS: dict[str, Callable[[str], tuple[Seat, int, Seat, int]]] = {
    "stations_on_edge": on_edge,
    "largest_area": largest,
    "area_count": count,
    "stations": stations,
    "tracks_at_top": at_top,
    "collected_meteorites": meteorites,
    "collected_lifepods": lifepods,
}


@rules("PU-11.1", "PU-11.3", "PU-11.4", "PU-10.7")
@pytest.mark.parametrize(("number", "best", "measure", "terrain"), COMPETITIVE)
def test_competitive_side(number: str, best: str, measure: str, terrain: str) -> None:
    more, high, less, low = PAIRS[measure](terrain)
    s = on_paper(2, seats=[more, less], contests=[contest(f"objective_{number}", 0, 1)])
    (shared,) = s.contests
    assert [standing(s, seat, shared.card) for seat in (0, 1)] == [high, low]
    assert [contest_points(s, shared, seat) for seat in (0, 1)] == ([5, 0] if best == "most" else [0, 5])
    s.seats[1] = more.clone()
    assert [contest_points(s, shared, seat) for seat in (0, 1)] == [2, 2]


def test_every_card_is_in_the_table() -> None:
    assert [f"objective_{row[0]}" for row in ROWS] == [card.id for card in OBJECTIVES]


@rules("PU-11.2")
def test_pu_11_2_only_the_two_neighbours_of_a_card_are_compared() -> None:
    s = on_paper(
        3,
        seats=[seat_with(rocks=2), seat_with(rocks=1), seat_with(rocks=9)],
        contests=[contest("objective_25", 0, 1), contest("objective_26", 1, 2), contest("objective_27", 2, 0)],
    )
    assert [contest_points(s, s.contests[0], seat) for seat in (0, 1)] == [5, 0]
    assert [contest_points(s, s.contests[2], seat) for seat in (2, 0)] == [0, 5]


@rules("PU-11.8")
@pytest.mark.parametrize(
    ("rocks", "points"),
    [((4, 3, 3), (5, 0, 0)), ((4, 4, 3), (2, 2, 0)), ((4, 4, 4), (2, 2, 2)), ((0, 0, 1), (0, 0, 5))],
)
def test_pu_11_8_a_common_objective_is_contested_by_all(rocks: tuple[int, ...], points: tuple[int, ...]) -> None:
    s = on_paper(3, seats=[seat_with(rocks=n) for n in rocks], contests=[contest("objective_25", 0, 1, 2, common=True)])
    assert tuple(contest_points(s, s.contests[0], seat) for seat in range(3)) == points


@rules("PU-11.8")
def test_pu_11_8_the_fewest_may_be_what_counts_for_all() -> None:
    seats = [seat_with(collected=n) for n in (2, 0, 2)]
    s = on_paper(3, seats=seats, contests=[contest("objective_28", 0, 1, 2, common=True)])
    assert [contest_points(s, s.contests[0], seat) for seat in range(3)] == [0, 5, 0]


# --- the personal side ----------------------------------------------------------------------------


def rectangle(terrain: str, wide: str, high: str) -> tuple[Seat, int, Seat, int, int]:
    full = paint(seat_with(), terrain, block("F4", int(wide), int(high)))
    paint(full, terrain, "F3")  # it may be a part of something larger
    short = paint(seat_with(), terrain, block("F4", int(wide), int(high)))
    paint(short, "civ" if terrain == "tech" else "tech", "F4")
    paint(short, terrain, "B6 B7")
    goal = int(wide) * int(high)
    return full, goal, short, goal - 1, goal


def one_area(terrain: str, goal: str) -> tuple[Seat, int, Seat, int, int]:
    signs = block("C4", 2, 3)
    full = paint(seat_with(), terrain, block("C4", 2, 3), stations=signs)
    split = paint(seat_with(), terrain, [*block("C4", 2, 3), *block("G4", 3, 3)], stations=[*signs[:5], "G4", "H4"])
    return full, 6, split, 5, int(goal)


def top(track: str) -> tuple[Seat, int, Seat, int, int]:
    return seat_with(markers={track: 15}), 15, seat_with(markers={track: 14}), 14, 15


def at_most(terrain: str, goal: str) -> tuple[Seat, int, Seat, int, int]:
    signs = block("C4", 6, 1)
    few = paint(seat_with(), terrain, signs, stations=signs[1:])
    many = paint(seat_with(), terrain, signs, stations=signs)
    return few, 5, many, 6, int(goal)


def at_least(what: str, goal: str) -> tuple[Seat, int, Seat, int, int]:
    assert what == "meteorites"
    return seat_with(rocks=9), 9, seat_with(rocks=8), 8, int(goal)


def more_lifepods() -> tuple[Seat, int, Seat, int, int]:
    return seat_with(collected=4, rocks=3), 4, seat_with(collected=3, rocks=3), 3, 4


def all_covered(what: str) -> tuple[Seat, int, Seat, int, int]:
    ice = PLANETS[PLANET_INDEX["ksb_4156"]].ice
    kind = [name for name in grid_of("ksb_4156") if bool(ice & mask([name])) == (what == "ice")]
    goal = {"ice": 21, "land": 75}[what]
    return paint(seat_with(), "water", kind), goal, paint(seat_with(), "water", kind[1:]), goal - 1, goal


TESTS: dict[str, Callable[..., tuple[Seat, int, Seat, int, int]]] = {
    "rectangle": rectangle,
    "area_with_stations": one_area,
    "track_at_top": top,
    "stations_at_most": at_most,
    "collected_at_least": at_least,
    "more_lifepods_than_meteorites": more_lifepods,
    "all_covered": all_covered,
}


@rules("PU-10.6", "PU-11.1", "PU-11.7")
@pytest.mark.parametrize(("number", "test", "details"), PERSONAL)
def test_personal_side(number: str, test: str, details: list[str]) -> None:
    done, reached, failed, missed, goal = TESTS[test](*details)
    assert came(done, number) == (reached, goal, True)
    assert came(failed, number) == (missed, goal, False)


@pytest.mark.parametrize("number", ["13", "14", "15", "16", "17", "18"])
def test_a_rectangle_counts_either_way_round(number: str) -> None:
    terrain = next(row[5] for row in ROWS if row[0] == number)
    for wide, high in ((2, 5), (5, 2)):
        assert came(paint(seat_with(), terrain, block("E4", wide, high)), number) == (10, 10, True)


def test_a_rectangle_does_not_reach_around_the_board() -> None:
    p = paint(seat_with("oblivion"), "civ", "K1 L1 K2 L2 K3 L3 A2 A3 A4")
    assert came(p, "01") == (6, 9, False)


def test_an_empty_planet_fulfils_only_what_asks_for_little() -> None:
    p = seat_with()
    done = [number for number in (row[0] for row in ROWS) if came(p, number)[2]]
    assert done == ["24"]


# --- patches, Petra, planets with holes -----------------------------------------------------------


@rules("PU-11.4", "PU-1.3")
def test_pu_11_4_patches_belong_to_biomass_areas_and_are_no_stations() -> None:
    p = seat_with(tiles=[("i2_energy_water_plain", "r0", "F1")], patches="F2 G2 I3")
    assert measured(p, "06") == 2
    assert measured(p, "12") == 2
    assert measured(p, "21") == 0


@rules("PU-1.6", "PU-1.12")
def test_pu_1_6_a_covered_station_does_not_exist() -> None:
    tile = ("i2_civ_energy_plain", "r1", "F1")
    bare = seat_with(corporation="wormhole_corp", tiles=[tile])
    assert (measured(bare, "01"), measured(bare, "02")) == (1, 1)
    civ = SQUARES[squares(bare.terrain[0])[0]]
    over = seat_with(corporation="wormhole_corp", tiles=[tile], patches=[civ])
    assert (measured(over, "01"), measured(over, "02"), measured(over, "23"), measured(over, "06")) == (0, 1, 0, 1)


@rules("PU-16.12")
def test_pu_16_12_bare_currents_of_petra_are_energy_for_areas_and_blocks() -> None:
    p = seat_with("petra")
    assert (measured(p, "08"), measured(p, "14")) == (37, 1)
    assert came(p, "06") == (8, 9, False)  # H6 to J8, all but I7
    paint(p, "energy", "I7")
    assert came(p, "06") == (9, 9, True)
    assert measured(p, "20") == 0, "a current has no station"
    paint(p, "civ", "H8")  # a covered current is no energy any more
    assert came(p, "06")[2] is False


@rules("PU-16.12", "PU-11.7")
def test_pu_16_12_bare_currents_count_as_land_covered() -> None:
    currents = PLANETS[PLANET_INDEX["petra"]].electric
    land = [name for name in grid_of("petra") if not currents & mask([name])]
    p = paint(seat_with("petra"), "civ", land[1:])
    assert came(p, "28") == (95, 96, False)
    paint(p, "civ", land[:1])
    assert came(p, "28") == (96, 96, True)


@rules("PU-11.7")
def test_pu_11_7_a_planet_without_ice_fulfils_the_ice_card() -> None:
    assert came(seat_with("petra"), "27") == (0, 0, True)


@rules("PU-1.7", "PU-16.1", "PU-16.8")
def test_pu_1_7_stations_beside_enclosed_voids_are_not_on_the_edge() -> None:
    assert measured(paint(seat_with("oblivion"), "civ", "D3 A6", stations="D3 A6"), "01") == 1
    assert measured(paint(seat_with("lacuna"), "civ", "F4 E1", stations="F4 E1"), "01") == 1


# --- boards with tracks of their own --------------------------------------------------------------


@rules("PU-11.5")
def test_pu_11_5_makeshift_any_marker_in_the_last_cell() -> None:
    p = seat_with(corporation="makeshift", markers={"civ": "tech-15", "tech": "rover-15", "water": 15})
    assert measured(p, "24") == 3
    assert came(p, "20") == (15, 15, True)
    assert came(p, "23") == (15, 15, True)
    assert came(p, "19") == (0, 15, False)  # nobody is on the civ track


@rules("PU-11.5", "PU-15.7")
def test_pu_11_5_oasis_water_at_the_end_of_its_path() -> None:
    p = seat_with(corporation="oasis_ultd", markers={"water": "civ-12", "civ": 5})
    assert came(p, "22") == (20, 23, False)
    assert came(p, "19") == (5, 15, False), "the water marker passes the civ track only"
    p = seat_with(corporation="oasis_ultd", markers={"water": 15})
    assert came(p, "22") == (23, 23, True)
    assert measured(p, "24") == 1


@rules("PU-11.5", "PU-15.9")
def test_pu_11_5_wormhole_biomass_in_the_fifth_double_cell() -> None:
    p = seat_with(corporation="wormhole_corp", markers={"biomass": 11})
    assert came(p, "21") == (4, 5, False)
    p = seat_with(corporation="wormhole_corp", markers={"biomass": 14})
    assert came(p, "21") == (5, 5, True)
    assert measured(p, "24") == 1


@rules("PU-11.5")
def test_pu_11_5_a_last_cell_under_a_lifepod_is_not_reached() -> None:
    p = seat_with(corporation="cosmos_inc", markers={"civ": 14}, covered=["civ-15"])
    assert came(p, "19") == (14, 15, False)
    assert measured(p, "24") == 0


@rules("PU-11.6")
def test_pu_11_6_lifepods_on_cells_and_slots_were_collected() -> None:
    cosmos = seat_with(corporation="cosmos_inc", collected=1, covered=["civ-4", "tech-9"], rocks=2)
    assert measured(cosmos, "26") == 3
    assert came(cosmos, "26") == (3, 3, True)
    jump = seat_with(corporation="jump_drive", collected=1, slots="BF")
    assert measured(jump, "28") == 3


@rules("PU-11.6")
def test_pu_11_6_what_was_destroyed_or_only_carried_does_not_count() -> None:
    p = seat_with(corporation="horizon_group", rocks=1, cargo="F5", meteorites="F6", pods_lost=2)
    assert (measured(p, "25"), measured(p, "26")) == (1, 0)
