"""The thirteen planets: what each of them does to tiles, patches and rovers (PU-16), and how they score."""

from __future__ import annotations

from typing import Any

import pytest

from games.planet_unknown.setting import grid_of, mask, rules, seat_with
from games.planet_unknown.table import CIV_WINDOW, WHOLE_ROUND, Table, laid, placing, table
from orrery.games.planet_unknown.components import PLANETS
from orrery.games.planet_unknown.state import Seat

DOMINO = "i2_civ_energy_plain"
OTHER = "i2_biomass_civ_plain"
PATCH = "green_gain_patch"


def holding(p: Seat, tile: str, event: str = "") -> Table:
    t = table(p, events="standard").event(event) if event else table(p)
    t.depot(0, tile)
    return t.do(0, *t.options(0, "take")[0])


def with_patch(p: Seat) -> Table:
    """The seat gains a patch."""
    return table(p, first=WHOLE_ROUND, events="standard").next_events(PATCH).start()


def driving(planet: str, start: str, corporation: str = "universal_coalition", **fields: Any) -> Table:
    return table(seat_with(planet, corporation, rovers=start, moves=9, gained=9, **fields)).start()


def reached(t: Table) -> set[str]:
    return {str(action[2]) for action in t.options(0, "drive")}


def shown(p: Seat) -> dict[str, Any]:
    return table(p).start().seat(0)


@rules("PU-16.1", "PU-1.7", "PU-4.3")
def test_pu_16_1_oblivion_is_a_frame_around_nothing() -> None:
    t = holding(seat_with("oblivion"), DOMINO)
    assert t.refused(0, *placing(DOMINO, "D4", "E4")) == ("PU-4.3", "outside_grid")  # into the void
    assert t.refused(0, *placing(DOMINO, "D4", "C4")) == ("PU-4.5", "not_on_edge")  # beside it is not the edge
    t.do(0, *placing(DOMINO, "A4", "B4"))
    assert reached(driving("oblivion", "D4")) == {"C4", "D3"}


@rules("PU-16.1")
def test_pu_16_1_the_starting_planet_has_no_rule() -> None:
    t = holding(seat_with(tiles=[laid(DOMINO, "F1", "G1")]), OTHER)
    t.do(0, *placing(OTHER, "F2", "F3"))  # land and ice


@rules("PU-16.2")
def test_pu_16_2_arashi_a_tile_on_the_ring_must_reach_out_of_it() -> None:
    t = holding(seat_with("arashi"), DOMINO)
    assert t.refused(0, *placing(DOMINO, "A6", "A7")) == ("PU-16.2", "ring")
    assert t.refused(0, *placing(DOMINO, "A6", "B6")) == ("PU-16.2", "ring")
    t.do(0, *placing(DOMINO, "B5", "B6"))


@rules("PU-16.2", "PU-15.9")
def test_pu_16_2_arashi_no_patch_on_the_ring_not_even_on_a_tile() -> None:
    ring = {f"{column}{row}" for column in "ABCDEFGHIJKL" for row in (6, 7)}
    p = seat_with("arashi", "wormhole_corp", tiles=[laid(DOMINO, "B5", "B6")], markers={"tech": 5})
    t = with_patch(p)
    assert t.refused(0, "patch", "B6") == ("PU-16.2", "patch_on_ring")
    assert t.refused(0, "patch", "A6") == ("PU-16.2", "patch_on_ring")
    free = {str(action[1]) for action in t.options(0, "patch")}
    assert free == {"B5", "B4", "C5"}
    assert not free & ring


@rules("PU-16.3", "PU-1.4")
def test_pu_16_3_cerberus_is_one_planet_across_its_dividers() -> None:
    north, west = "H6", "G6"
    t = holding(seat_with("cerberus", tiles=[laid("i3_civ_energy_plain", "F6", "E6", "G6")]), OTHER)
    t.do(0, *placing(OTHER, "H6", "H5"))  # touches the west across the divider
    assert west in reached(driving("cerberus", north))


@rules("PU-16.3", "PU-10.3")
def test_pu_16_3_cerberus_each_full_subplanet_counts() -> None:
    subplanets = PLANETS[[planet.id for planet in PLANETS].index("cerberus")].subplanets
    assert sorted(squares.bit_count() for squares in subplanets) == [21, 28, 47]
    for squares in subplanets:
        names = [name for name in grid_of("cerberus") if mask(name) & squares]
        for patches, bonus in ((names[1:], 0), (names, 2)):
            seat = shown(seat_with("cerberus", patches=patches))
            lines = sum(line["medals"] for line in (*seat["rows"], *seat["columns"]) if line["complete"])
            assert seat["score"]["lines"]["planet"] == lines + bonus


@rules("PU-16.4", "PU-4.5")
def test_pu_16_4_charybdis_starts_in_the_centre() -> None:
    t = holding(seat_with("charybdis"), DOMINO)
    assert t.refused(0, *placing(DOMINO, "F1", "G1")) == ("PU-16.4", "not_on_centre")
    t.do(0, *placing(DOMINO, "E6", "F6"))
    later = holding(seat_with("charybdis", tiles=[laid(DOMINO, "E6", "F6")]), OTHER)
    later.do(0, *placing(OTHER, "D6", "C6"))
    t = with_patch(seat_with("charybdis"))
    assert t.refused(0, "patch", "F1") == ("PU-16.4", "not_on_centre")
    assert [action[1] for action in t.options(0, "patch")] == ["F6", "G6", "F7", "G7"]


@rules("PU-16.5")
def test_pu_16_5_gaia_cities_may_be_covered_and_are_worth_two_medals_bare() -> None:
    t = holding(seat_with("gaia"), DOMINO)
    assert t.seat(0)["score"]["lines"]["planet"] == 8 * 2
    t.do(0, *placing(DOMINO, "F1", "G1"))  # F1 is a city; the row is complete now
    assert t.seat(0)["rows"][0]["complete"]
    assert t.seat(0)["score"]["lines"]["planet"] == 7 * 2 + 1
    bare = shown(seat_with("gaia", patches="G1"))
    assert not bare["rows"][0]["complete"]


@rules("PU-16.6")
def test_pu_16_6_k_273_no_ice_and_land_under_one_tile() -> None:
    t = holding(seat_with("k_273", tiles=[laid("i4_civ_energy_plain", "G1", "G2", "G3", "G4")]), OTHER)
    assert t.refused(0, *placing(OTHER, "F2", "F1")) == ("PU-16.6", "mixed_ground")
    t.do(0, *placing(OTHER, "H4", "I4"))  # land only
    patch = with_patch(seat_with("k_273", tiles=[laid(DOMINO, "F1", "G1")]))
    assert [action[1] for action in patch.options(0, "patch")] == ["F2", "G2"]  # on land, on ice


@rules("PU-16.7", "PU-7.19")
def test_pu_16_7_kaax_rovers_stay_off_bare_toxic_squares() -> None:
    t = driving("kaax", "E2")
    assert t.refused(0, "drive", "E2", "D2") == ("PU-16.7", "toxic")
    assert reached(t) == {"F2"}
    covered = driving("kaax", "E2", tiles=[laid(DOMINO, "D2", "D3")])  # tiles may lie there, and make it safe
    covered.do(0, "drive", "E2", "D2").do(0, "drive", "D2", "D3")


@rules("PU-16.7", "PU-17.6")
def test_pu_16_7_kaax_no_teleport_onto_a_toxic_square() -> None:
    p = seat_with("kaax", rovers="E2", due=(2,))
    t = table(p, first=CIV_WINDOW).civ_stack("relocation_bonus").do(0, "civ", "relocation_bonus")
    assert t.refused(0, "teleport", "E2", "D3") == ("PU-16.7", "toxic")
    t.do(0, "teleport", "E2", "F12")


@rules("PU-16.8", "PU-4.3", "PU-1.7")
def test_pu_16_8_lacuna_holes_are_no_squares() -> None:
    tile = "i3_water_rover_plain"
    t = holding(seat_with("lacuna"), tile)
    assert t.refused(0, *placing(tile, "F1", "F2", "F3")) == ("PU-4.3", "outside_grid")
    assert t.refused(0, *placing(tile, "G5", "G6", "G4")) == ("PU-4.5", "not_on_edge")  # beside holes only
    rover = driving("lacuna", "F2")
    assert rover.refused(0, "drive", "F2", "F3") == ("PU-7.17", "off_grid")
    row = [name for name in grid_of("lacuna") if name[1:] == "3"]
    assert len(row) == 8
    assert shown(seat_with("lacuna", patches=[*row, "J2"]))["rows"][2]["complete"]


@rules("PU-16.9")
def test_pu_16_9_pajitnov_tiles_slide_in() -> None:
    walls = "F1 E2 G2 E3 G3 F4"
    t = holding(seat_with("pajitnov", patches="F1 E2 G2 E3 G3"), DOMINO)
    t.do(0, *placing(DOMINO, "F2", "F3"))  # from below
    t = holding(seat_with("pajitnov", patches=walls), DOMINO)
    assert t.refused(0, *placing(DOMINO, "F2", "F3")) == ("PU-16.9", "cannot_slide")
    t = holding(seat_with("pajitnov", patches="F2 G1"), DOMINO)
    t.do(0, *placing(DOMINO, "G2", "H2"))


@rules("PU-16.9", "PU-15.9")
def test_pu_16_9_pajitnov_binds_patches_but_not_those_on_tiles() -> None:
    around = "F2 E3 G3 F4 F1"
    t = with_patch(seat_with("pajitnov", patches=around))
    assert t.refused(0, "patch", "F3") == ("PU-16.9", "cannot_slide")
    over = seat_with("pajitnov", "wormhole_corp", patches=[*around.split(), "F3"], markers={"tech": 5})
    with_patch(over).do(0, "patch", "F3")
    rim = seat_with("pajitnov", patches="G1 F2")  # outside the board everything is free
    with_patch(rim).do(0, "patch", "F1")


@rules("PU-16.10")
@pytest.mark.parametrize(
    ("tile", "first", "second", "legal"),
    [
        ("i2_biomass_civ_plain", "F1", "G1", True),  # civ to the right
        ("i2_biomass_civ_plain", "G1", "F1", False),  # civ in the upper left
        ("i2_civ_energy_plain", "G1", "F1", True),
        ("i2_civ_energy_plain", "F1", "G1", False),  # civ left and energy right
        ("i2_rover_tech_plain", "G12", "F12", False),  # tech in the lower left
        ("i2_rover_tech_plain", "F12", "G12", True),
        ("i2_water_rover_plain", "G12", "F12", False),  # water in the lower right
        ("i2_water_rover_plain", "F12", "G12", True),
    ],
)
def test_pu_16_10_persephone_zones_forbid_a_station(tile: str, first: str, second: str, legal: bool) -> None:
    t = holding(seat_with("persephone"), tile)
    if legal:
        t.do(0, *placing(tile, first, second))
    else:
        assert t.refused(0, *placing(tile, first, second)) == ("PU-16.10", "zone")


@rules("PU-16.10")
def test_pu_16_10_persephone_sections_may_reach_in() -> None:
    tile = "i3_civ_energy_plain"  # its civ station is next to the energy square
    t = holding(seat_with("persephone"), tile)
    assert t.refused(0, *placing(tile, "H2", "G2", "I2"))[1] in ("zone", "not_on_edge")
    mixed = holding(
        seat_with("persephone", tiles=[laid("i2_water_rover_plain", "F12", "G12")]), "i4_tech_biomass_plain"
    )
    assert mixed.refused(0, *placing("i4_tech_biomass_plain", "E11", "F11", "G11", "H11")) == ("PU-16.10", "zone")
    mixed.do(0, *placing("i4_tech_biomass_plain", "G11", "F11", "E11", "D11"))  # the station lies to the right
    assert mixed.p().terrain[4] & mask("F11")


@rules("PU-16.10", "PU-15.5")
def test_pu_16_10_persephone_tech_as_energy() -> None:
    tile = "i2_rover_tech_plain"
    t = holding(seat_with("persephone", "jump_drive", slots="D"), tile)
    assert t.decision(0).params["waived"] == "none"
    assert t.refused(0, *placing(tile, "G12", "F12")) == ("PU-16.10", "zone")
    assert t.refused(0, *placing(tile, "F1", "G1", energy=True)) == ("PU-16.10", "zone")  # energy, upper right
    t.do(0, *placing(tile, "G12", "F12", energy=True))
    assert t.decision(0).params["items"] == ["station:rover", "station:energy"]


@rules("PU-16.11")
def test_pu_16_11_tartarus_no_tile_over_the_chasm() -> None:
    t = holding(seat_with("tartarus"), DOMINO)
    assert t.refused(0, *placing(DOMINO, "G1", "G2")) == ("PU-16.11", "chasm")
    t.do(0, *placing(DOMINO, "F1", "G1"))
    # adjacency and areas ignore it
    t = holding(seat_with("tartarus", tiles=[laid(DOMINO, "F1", "G1")]), "i3_civ_energy_plain")
    t.do(0, *placing("i3_civ_energy_plain", "G3", "G4", "G2")).pick(0, "station:civ")
    assert t.rows() == {"civ": 2}


@rules("PU-16.11", "PU-7.17")
def test_pu_16_11_tartarus_rovers_do_not_cross() -> None:
    t = driving("tartarus", "F2")
    assert t.refused(0, "drive", "F2", "G2") == ("PU-16.11", "rover_chasm")
    assert reached(t) == {"F1", "E2", "F3"}


@rules("PU-16.11", "PU-15.2")
def test_pu_16_11_tartarus_two_corners_are_open_to_diagonal_movers() -> None:
    cosmos: dict[str, Any] = {"corporation": "cosmos_inc", "markers": {"tech": 3}}
    assert "G5" in reached(driving("tartarus", "F4", **cosmos))
    assert "F10" in reached(driving("tartarus", "G9", **cosmos))
    t = driving("tartarus", "F2", **cosmos)
    assert t.refused(0, "drive", "F2", "G3") == ("PU-16.11", "rover_chasm")
    assert "G1" in reached(t)  # on its own side


@rules("PU-16.11", "PU-7.19", "PU-15.8")
def test_pu_16_11_tartarus_teleports_cross() -> None:
    tiles = [laid(DOMINO, "F1", "G1"), laid("i2_biomass_civ_plain", "G3", "G2")]
    p = seat_with("tartarus", "republic", tiles=tiles, rovers="F1", moves=1, gained=1, markers={"tech": 7})
    t = table(p).do(0, "jump", "F1", "G2")
    assert t.seat(0)["rovers"] == [{"at": "G2", "cargo": False}]


@rules("PU-16.12", "PU-4.6")
def test_pu_16_12_petra_a_current_is_no_tile() -> None:
    t = holding(seat_with("petra", tiles=[laid(DOMINO, "F1", "G1")]), OTHER)
    assert t.refused(0, *placing(OTHER, "E2", "D2")) == ("PU-4.6", "not_adjacent")
    t = with_patch(seat_with("petra", tiles=[laid(DOMINO, "F1", "G1")]))
    assert t.refused(0, "patch", "F3") == ("PU-4.6", "not_adjacent")


@rules("PU-16.12", "PU-8.1")
@pytest.mark.parametrize("covered", [False, True])
def test_pu_16_12_petra_bare_currents_join_energy_areas(covered: bool) -> None:
    tiles = [laid("i2_biomass_civ_plain", "G1", "F1"), laid("i3_rover_tech_plain", "G3", "G4", "G2")]
    p = seat_with("petra", tiles=tiles, patches="F3" if covered else "")
    t = holding(p, DOMINO).do(0, *placing(DOMINO, "F2", "E2")).pick(0, "station:energy")
    if covered:  # the current under the patch leads no further
        assert t.rows() == {"civ": 2}
    else:  # E2 E3 F3 F4 ...: it touches the rovers on G3 and G4
        assert t.options(0, "copy") == [["copy", "civ"], ["copy", "rover"]]


@rules("PU-16.12", "PU-12.5")
def test_pu_16_12_petra_currents_match_energy() -> None:
    t = holding(seat_with("petra", tiles=[laid(OTHER, "F1", "G1")]), DOMINO, "red_no_matching_terrain")
    assert t.refused(0, *placing(DOMINO, "G2", "F2")) == ("PU-12.5", "event_matching")  # beside the current E2
    t.do(0, *placing(DOMINO, "G3", "G2"))  # G3 is civ, G2 touches no current


@rules("PU-16.12", "PU-12.3")
def test_pu_16_12_petra_rovers_kept_off_energy_keep_off_currents() -> None:
    p = seat_with("petra", rovers="F2", moves=2, gained=2)
    t = table(p, events="standard").event("orange_rovers_not_onto_energy").start()
    assert t.refused(0, "drive", "F2", "E2") == ("PU-12.3", "rover_event")
    assert reached(t) == {"F1", "G2"}


@rules("PU-16.12", "PU-6.3", "PU-10.8")
def test_pu_16_12_petra_has_no_ice_and_its_currents_are_not_empty() -> None:
    t = holding(seat_with("petra"), "i2_energy_water_plain").do(0, *placing("i2_energy_water_plain", "G1", "F1"))
    t.pick(0, "station:water")
    assert t.rows() == {"water": 1}  # by energy only
    assert t.seat(0)["empty"] == 96 - 37 - 2
