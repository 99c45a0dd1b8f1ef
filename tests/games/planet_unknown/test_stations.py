"""Resolving a placed tile (PU-6), and energy (PU-8)."""

from __future__ import annotations

import pytest

from games.planet_unknown.setting import rules, seat_with
from games.planet_unknown.table import Table, laid, placing, table
from orrery.games.planet_unknown.state import Seat

DOMINO = "i2_civ_energy_plain"


def laying(p: Seat, tile: str, *names: str) -> Table:
    return table(p).depot(0, tile).lay(0, tile, *names)


def copies(t: Table) -> list[object]:
    """What the energy station may act as, where there is a choice."""
    return [action[1] for action in t.options(0, "copy")]


def moved(t: Table) -> list[tuple[str, str]]:
    return [(e["end"], e["reason"]) for e in t.told("marker_moved", 0)]


# --- the list of a tile ---------------------------------------------------------------------------


@rules("PU-6.1", "PU-6.2")
@pytest.mark.parametrize("first", ["biomass", "civ"])
def test_pu_6_1_stations_in_the_owners_order(first: str) -> None:
    t = laying(seat_with(), "i2_biomass_civ_plain", "F1", "G1")
    assert t.kind(0) == "order"
    assert t.decision(0).rule == "PU-6.1"
    t.pick(0, f"station:{first}")
    second = "civ" if first == "biomass" else "biomass"
    assert moved(t) == [(f"{first}-1", "station"), (f"{second}-1", "station")]


@rules("PU-6.1")
@pytest.mark.parametrize("shape", ["i2", "z5"])
def test_pu_6_1_the_size_of_the_tile_does_not_matter(shape: str) -> None:
    squares = {"i2": ("F1", "G1"), "z5": ("G2", "H2", "H3", "F1", "F2")}[shape]
    t = laying(seat_with(), f"{shape}_biomass_civ_plain", *squares).pick(0, "station:civ")
    assert t.rows() == {"biomass": 1, "civ": 1}


@rules("PU-6.1", "PU-6.8", "PU-15.2")
@pytest.mark.parametrize("collected", [0, 2])
def test_pu_6_1_placement_technologies_are_items_of_the_list(collected: int) -> None:
    p = seat_with(corporation="cosmos_inc", markers={"tech": 7}, collected=collected)
    t = laying(p, DOMINO, "F1", "G1")
    assert t.decision(0).params["items"] == ["station:civ", "station:energy", "tech:3"]
    t.pick(0, "tech:3")
    if collected:  # before both stations
        assert t.kind(0) == "may"
        t.do(0, "pick", 0).do(0, "pod", "area").do(0, "pod", "civ-1")
        t.pick(0, "station:civ")
        assert t.rows()["civ"] == 3  # it jumped over the lifepod


@rules("PU-6.2")
@pytest.mark.parametrize(
    ("tile", "rows"),
    [
        ("i2_rover_tech_plain", {"rover": 1, "tech": 1}),
        ("i2_tech_biomass_plain", {"tech": 1, "biomass": 1}),
        ("i2_biomass_civ_plain", {"biomass": 1, "civ": 1}),
        ("i2_water_rover_plain", {"rover": 1}),  # no ice
    ],
)
def test_pu_6_2_each_station_moves_its_marker(tile: str, rows: dict[str, int]) -> None:
    t = laying(seat_with(), tile, "F1", "G1")
    while t.kind(0) is not None:
        t.do(0, *t.options(0)[0])
    assert t.rows() == rows


@rules("PU-6.3")
@pytest.mark.parametrize(
    ("tile", "squares", "water"),
    [
        ("i3_water_rover_plain", ("F3", "F4", "F2"), 1),  # two water squares on ice still give one
        ("i3_water_rover_plain", ("F2", "E2", "D2"), 0),  # only the rovers are on ice
        ("i3_water_rover_plain", ("G2", "G3", "G4"), 0),
        ("i2_water_rover_plain", ("F2", "F3"), 0),
        ("v3_water_rover_plain", ("F2", "F3", "G2"), 1),  # one square is enough
    ],
)
def test_pu_6_3_water_needs_a_water_square_on_ice(tile: str, squares: tuple[str, ...], water: int) -> None:
    t = laying(seat_with(tiles=[laid("i2_biomass_civ_plain", "F1", "G1")]), tile, *squares)
    stations = {station["terrain"]: station for station in t.told("tile_placed", 0)[0]["stations"]}
    assert {name: station["gives"] for name, station in stations.items()} == {"water": bool(water), "rover": True}
    assert (stations["water"]["idle"], stations["rover"]["idle"]) == (None if water else "no_ice", None)
    t.pick(0, "station:water")
    assert [event["idle"] for event in t.told("station_idle", 0)] == ([] if water else ["no_ice"])
    assert t.rows().get("water", 0) == water


@rules("PU-6.5", "PU-7.3")
def test_pu_6_5_an_advance_beyond_the_last_cell_is_lost() -> None:
    t = laying(seat_with(markers={"civ": 15}), "i2_biomass_civ_plain", "F1", "G1").pick(0, "station:civ")
    assert t.rows() == {"civ": 15, "biomass": 1}
    assert t.told("marker_stuck", 0) == [{"seat": 0, "marker": "civ"}]


@rules("PU-6.6", "PU-7.1")
def test_pu_6_6_bonuses_come_before_the_next_item() -> None:
    t = laying(seat_with(markers={"biomass": 2}), "i2_tech_biomass_plain", "F1", "G1").pick(0, "station:biomass")
    assert t.kind(0) == "place_patch"
    assert t.rows() == {"biomass": 3}
    t.do(0, "patch", "G2")
    assert t.rows() == {"biomass": 3, "tech": 1}


@rules("PU-6.6", "PU-7.4")
def test_pu_6_6_bonuses_of_bonuses_too() -> None:
    t = laying(seat_with(markers={"biomass": 1, "tech": 1}), "i2_tech_biomass_plain", "F1", "G1")
    t.pick(0, "station:tech")  # a boost
    assert t.kind(0) == "boost"
    t.do(0, "advance", "biomass", "biomass-2")  # a boost again
    assert t.kind(0) == "boost"
    t.do(0, "advance", "civ", "civ-1")
    assert t.kind(0) == "place_patch"  # only now the biomass station
    assert moved(t) == [("tech-2", "station"), ("biomass-2", "boost"), ("civ-1", "boost"), ("biomass-3", "station")]


@rules("PU-6.6")
@pytest.mark.parametrize("first", ["moves:2", "milestone:rover"])
def test_pu_6_6_several_bonuses_of_a_cell_in_the_owners_order(first: str) -> None:
    t = laying(seat_with(markers={"rover": 5}), "i2_rover_tech_plain", "F1", "G1").pick(0, "station:rover")
    assert t.decision(0).rule == "PU-6.6"
    assert t.decision(0).params["items"] == ["moves:2", "milestone:rover"]
    t.pick(0, first)
    assert t.kind(0) == "put_rover"
    t.do(0, "rover", "F1")
    assert t.seat(0)["moves"] == 2


@rules("PU-6.7", "PU-6.8", "PU-15.1")
@pytest.mark.parametrize(("first", "points"), [("tech", 3), ("rover", 2)])
def test_pu_6_8_a_technology_of_the_first_station_counts_for_the_second(first: str, points: int) -> None:
    p = seat_with(markers={"tech": 6, "rover": 3})
    t = laying(p, "i2_rover_tech_plain", "F1", "G1").pick(0, f"station:{first}")
    while t.kind(0) == "order":
        t.do(0, "pick", 0)
    assert t.rows() == {"tech": 7, "rover": 4}
    assert t.seat(0)["moves"] == points


@rules("PU-6.7", "PU-15.7")
def test_pu_6_7_it_is_not_triggered_by_the_tile_that_already_lies() -> None:
    tile = "i2_tech_biomass_plain"
    t = laying(seat_with(corporation="oasis_ultd", markers={"tech": 6}), tile, "F1", "G1")
    assert t.decision(0).params["items"] == ["station:tech", "station:biomass"]
    t.pick(0, "station:tech")
    assert t.seat(0)["techs"][2]["available"]
    assert t.kind(0) is None
    assert t.rows() == {"tech": 7, "biomass": 1}


@rules("PU-7.15", "PU-6.1")
def test_pu_7_15_points_may_be_spent_between_two_items() -> None:
    p = seat_with(markers={"rover": 3}, rovers="E5")
    t = laying(p, "i2_rover_tech_plain", "F1", "G1").pick(0, "station:rover").do(0, "drive", "E5", "E6")
    assert t.decision(0).params["items"] == ["station:tech"]
    assert t.rows() == {"rover": 4}
    t.pick(0, "station:tech").do(0, "drive", "E6", "E7")
    assert t.rows() == {"rover": 4, "tech": 1}
    assert t.seat(0)["rovers"] == [{"at": "E7", "cargo": False}]


# --- energy ---------------------------------------------------------------------------------------


@rules("PU-8.1", "PU-8.4")
def test_pu_8_1_the_other_station_of_the_tile_can_be_chosen() -> None:
    t = laying(seat_with(), "i2_energy_water_plain", "F1", "G1").pick(0, "station:energy")
    assert moved(t) == [("water-1", "energy")]  # and the water station gives nothing: no ice


@rules("PU-8.1", "PU-1.5")
def test_pu_8_1_any_section_that_touches_the_whole_energy_area() -> None:
    tiles = [
        laid("i2_energy_water_plain", "F2", "F1"),  # F2 energy
        laid("i3_civ_energy_plain", "H2", "I2", "G2"),  # G2 energy, one area with F2
        laid("i2_rover_tech_plain", "G3", "H3"),  # touches it from below
    ]
    t = laying(seat_with(tiles=tiles), "i2_civ_energy_meteor", "D2", "E2").pick(0, "station:energy")
    assert copies(t) == ["civ", "water", "rover"]  # tech on H3 touches only civ
    t.do(0, "copy", "rover")
    assert t.rows()["rover"] == 1


@rules("PU-8.1", "PU-1.4")
def test_pu_8_1_a_corner_is_no_contact() -> None:
    tiles = [laid("i2_biomass_civ_plain", "F1", "G1"), laid("i2_rover_tech_plain", "G2", "H2")]
    t = laying(seat_with(tiles=tiles), "i3_civ_energy_plain", "F2", "F3", "F4").pick(0, "station:energy")
    assert moved(t)[0] == ("civ-1", "energy")  # no question: F4 touches nothing but its own civ


@rules("PU-8.2", "PU-7.13")
def test_pu_8_2_a_patch_is_no_choice() -> None:
    p = seat_with(tiles=[laid("i2_rover_tech_plain", "F1", "F2")], patches="G1 G2")
    t = laying(p, DOMINO, "H3", "H2").pick(0, "station:energy")
    assert moved(t)[0] == ("civ-1", "energy")


@rules("PU-8.2")
def test_pu_8_2_it_does_not_matter_where_in_its_section_the_station_is() -> None:
    tile = laid("i4_water_rover_plain", "F2", "G2", "H2", "I2")  # stations on F2 and H2
    p = seat_with(tiles=[laid("i2_biomass_civ_plain", "F1", "G1"), tile])
    t = laying(p, DOMINO, "I4", "I3").pick(0, "station:energy")
    assert copies(t) == ["civ", "rover"]


@rules("PU-8.2", "PU-1.6", "PU-1.12", "PU-15.9")
@pytest.mark.parametrize(("patch", "choices"), [("", ["civ", "rover"]), ("H2", ["civ"]), ("I2", ["civ"])])
def test_pu_8_2_only_visible_stations_and_squares_count(patch: str, choices: list[str]) -> None:
    tile = laid("i4_water_rover_plain", "F2", "G2", "H2", "I2")  # the rover station is on H2, the contact on I2
    p = seat_with(corporation="wormhole_corp", tiles=[laid("i2_biomass_civ_plain", "F1", "G1"), tile], patches=patch)
    t = laying(p, DOMINO, "I4", "I3").pick(0, "station:energy")
    assert (copies(t) or [end.split("-")[0] for end, reason in moved(t) if reason == "energy"]) == choices


@rules("PU-8.2")
def test_pu_8_2_energy_itself_is_no_choice() -> None:
    p = seat_with(tiles=[laid(DOMINO, "F1", "G1")])
    t = laying(p, "i2_civ_energy_meteor", "G3", "G2").pick(0, "station:energy")
    assert copies(t) == []
    assert t.rows() == {"civ": 2}
    t = laying(p.clone(), "i3_energy_water_plain", "G2", "G3", "G4").pick(0, "station:energy")
    assert t.refused(0, "copy", "energy") == ("PU-8.1", "not_a_copy")


@rules("PU-8.3", "PU-15.1")
@pytest.mark.parametrize(("tech", "water"), [(0, 1), (10, 2)])
def test_pu_8_3_water_by_energy_needs_no_ice_and_is_doubled_by_universal_4(tech: int, water: int) -> None:
    p = seat_with(markers={"tech": tech})
    t = laying(p, "i2_energy_water_plain", "F1", "G1").pick(0, "station:energy")
    assert t.rows()["water"] == water


@rules("PU-8.4")
def test_pu_8_4_both_stations_may_move_the_same_marker() -> None:
    t = laying(seat_with(markers={"civ": 4}), DOMINO, "F1", "G1").pick(0, "station:civ")
    assert moved(t) == [("civ-5", "station"), ("civ-6", "energy")]
    assert t.seat(0)["civ_due"] == [2]


@rules("PU-7.5", "PU-8.1")
def test_pu_7_5_energy_offers_only_markers_that_can_advance() -> None:
    tiles = [laid("i2_rover_tech_plain", "F1", "F2")]
    full = seat_with(tiles=tiles, markers={"tech": 15})
    t = laying(full, "i3_civ_energy_plain", "F4", "F5", "F3").pick(0, "station:energy")
    assert moved(t)[0] == ("civ-1", "energy")
    rover = [laid("i2_rover_tech_plain", "F2", "F1")]
    top = seat_with(tiles=rover, markers={"rover": 15}, rovers="E5")
    t = laying(top, "i3_civ_energy_plain", "F4", "F5", "F3").pick(0, "station:energy")
    assert copies(t) == ["civ", "rover"]  # PU-7.16
    t.do(0, "copy", "rover")
    assert t.seat(0)["moves"] == 4


@rules("PU-8.1")
def test_pu_8_1_nothing_to_move_is_no_question() -> None:
    t = laying(seat_with(markers={"civ": 15}), DOMINO, "F1", "G1").pick(0, "station:energy")
    assert t.rows() == {"civ": 15}
    assert t.kind(0) is None


@rules("PU-15.5", "PU-8.1")
def test_pu_15_5_tech_as_energy() -> None:
    tiles = [laid("i2_energy_water_plain", "F1", "G1")]
    p = seat_with(corporation="jump_drive", slots="D", tiles=tiles)
    tile = "i2_rover_tech_plain"
    t = table(p).depot(0, tile).do(0, "take", "inner")
    assert ["place", *placing(tile, "F3", "F2")[1:3], "as_energy"] in t.options(0)
    t.do(0, *placing(tile, "F3", "F2", energy=True)).pick(0, "station:energy")
    assert copies(t) == ["water", "rover"]  # one area with F1
    t.do(0, "copy", "water")
    assert t.kind(0) == "put_rover"  # by the rover station
    assert t.rows() == {"water": 1, "rover": 1}
