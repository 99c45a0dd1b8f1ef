"""Where tiles and patches may lie (PU-1.10, PU-4, PU-12.5, PU-12.6), what they destroy and what they bring (PU-5)."""

from __future__ import annotations

from typing import Any

import pytest

from games.planet_unknown.setting import filled, grid_of, line_of, mask, rules, seat_with
from games.planet_unknown.table import CIV_WINDOW, WHOLE_ROUND, Table, laid, placing, table
from orrery.games.planet_unknown.components import (
    BASE_SHAPES,
    ORIENTATIONS,
    PLANETS,
    SQUARE_INDEX,
    STATION_TILES,
    Planet,
)
from orrery.games.planet_unknown.pieces import piece
from orrery.games.planet_unknown.state import Seat

DOMINO = "i2_civ_energy_plain"
START = laid(DOMINO, "F1", "G1")


def holding(p: Seat, tile: str, event: str = "", **options: Any) -> Table:
    """The seat has taken this tile, the only one of its depot."""
    t = table(p, events="standard", **options) if event else table(p, **options)
    if event:
        t.event(event)
    t.depot(0, tile)
    return t.do(0, *t.options(0, "take")[0])


def places(t: Table) -> list[tuple[str, int]]:
    """Orientation and squares of every legal place of the tile in hand."""
    found = []
    for _, orientation, at, _ in t.options(0, "place"):
        lying = piece(t.p().hand, ORIENTATIONS.index(str(orientation)), SQUARE_INDEX[str(at)])
        found.append((str(orientation), lying.squares))
    return found


def all_but(planet: str, *names: str) -> list[str]:
    """All squares of a planet but these."""
    return [square for square in grid_of(planet) if square not in names]


# --- orientation ----------------------------------------------------------------------------------

LOOKS = {"i2": 4, "i3": 4, "i4": 4} | dict.fromkeys(("v3", "t4", "s4", "l4", "o4", "u5", "f5", "n5", "z5"), 8)


@rules("PU-1.10", "PU-4.1")
@pytest.mark.parametrize("shape", [shape.id for shape in BASE_SHAPES])
def test_pu_1_10_a_tile_may_be_turned_and_flipped(shape: str) -> None:
    t = holding(seat_with("oblivion"), f"{shape}_water_rover_meteor")
    assert len({orientation for orientation, _ in places(t)}) == LOOKS[shape]


@rules("PU-1.10")
def test_pu_1_10_one_orientation_stands_for_all_that_look_alike() -> None:
    t = holding(seat_with(), DOMINO)
    assert t.refused(0, "place", "f0", "F1", "as_is") == ("PU-1.10", "same_orientation")
    t.do(0, "place", "r0", "F1", "as_is")


@rules("PU-1.10", "PU-1.2")
def test_pu_1_10_stations_and_symbol_move_with_the_tile() -> None:
    lying = {
        "r0": ("F1 G1", "G2", "G1", "F1"),
        "r1": ("G1 G2", "F2", "G2", "G1"),  # a quarter turn clockwise
        "f0": ("F1 G1", "F2", "F1", "G1"),  # left and right exchanged
    }
    for orientation, (water, rover, water_station, symbol) in lying.items():
        t = holding(seat_with(), "v3_water_rover_meteor").do(0, "place", orientation, "F1", "as_is")
        told = t.told("tile_placed", 0)[0]
        assert [(s["terrain"], s["at"]) for s in told["stations"]] == [("water", water_station), ("rover", rover)]
        assert told["meteorite"] == symbol
        assert (t.p().terrain[1], t.p().terrain[3]) == (mask(water), mask(rover))


# --- the grid -------------------------------------------------------------------------------------


@rules("PU-4.2", "PU-4.3")
@pytest.mark.parametrize("planet", [planet.id for planet in PLANETS])
def test_pu_4_3_no_part_lies_outside_the_grid(planet: str) -> None:
    t = holding(seat_with(planet), "u5_water_rover_plain")
    grid = mask(grid_of(planet))
    assert places(t)
    assert not any(squares & ~grid for _, squares in places(t))


@rules("PU-4.3")
def test_pu_4_3_a_tile_does_not_hang_over_the_rim_of_the_board() -> None:
    t = holding(seat_with("oblivion"), "i4_water_rover_plain")
    assert t.refused(0, "place", "r0", "J1", "as_is") == ("PU-4.3", "outside_grid")  # J K L and one beyond
    t.do(0, "place", "r0", "I1", "as_is")


@rules("PU-4.3")
def test_pu_4_3_nor_over_the_rim_of_the_grid() -> None:
    t = holding(seat_with(), DOMINO)
    assert t.refused(0, *placing(DOMINO, "E1", "F1")) == ("PU-4.3", "outside_grid")


@rules("PU-4.4")
def test_pu_4_4_tiles_do_not_overlap() -> None:
    t = holding(seat_with(tiles=[START], patches="F2"), "i3_water_rover_plain")
    assert t.refused(0, *placing("i3_water_rover_plain", "G2", "G3", "G1")) == ("PU-4.4", "overlaps")
    assert t.refused(0, *placing("i3_water_rover_plain", "G2", "H2", "F2")) == ("PU-4.4", "overlaps")  # a patch


@rules("PU-4.5", "PU-1.7")
@pytest.mark.parametrize("planet", [planet for planet in PLANETS if not planet.centre], ids=lambda planet: planet.id)
def test_pu_4_5_the_first_tile_covers_an_edge_square(planet: Planet) -> None:
    t = holding(seat_with(planet.id), "i3_water_rover_plain")
    assert places(t)
    assert all(squares & planet.edge for _, squares in places(t))


@rules("PU-4.5")
def test_pu_4_5_any_edge_square_will_do() -> None:
    reached = 0
    for _, squares in places(holding(seat_with(), DOMINO)):
        reached |= squares & PLANETS[0].edge
    assert reached == PLANETS[0].edge


@rules("PU-4.5", "PU-4.6", "PU-1.3")
def test_pu_4_5_a_patch_may_be_the_first_and_must_lie_on_the_edge() -> None:
    t = table(first=WHOLE_ROUND, events="standard").next_events("green_gain_patch")
    assert t.kind(0) == "place_patch"
    assert t.refused(0, "patch", "F5") == ("PU-4.5", "not_on_edge")
    assert t.refused(0, "patch", "A1") == ("PU-4.3", "outside_grid")
    assert len(t.options(0, "patch")) == 28
    assert t.refused(0, "leave") == ("PU-7.12", "patch_must_lie")
    t.do(0, "patch", "F1").do(1, "patch", "F1")
    t.do(0, *t.options(0, "take")[0])  # the tile of the round then has to touch the patch
    assert all(squares & mask("F2 G1") for _, squares in places(t))


@rules("PU-4.6", "PU-1.4")
def test_pu_4_6_later_tiles_share_a_side_with_one_that_lies_there() -> None:
    t = holding(seat_with(tiles=[START]), "i3_water_rover_plain")
    assert all(squares & mask("F2 G2") for _, squares in places(t))
    assert t.refused(0, *placing("i3_water_rover_plain", "E3", "E4", "E2")) == ("PU-4.6", "not_adjacent")  # a corner
    t.do(0, *placing("i3_water_rover_plain", "G3", "G4", "G2"))


@rules("PU-4.6", "PU-1.3")
def test_pu_4_6_patches_count_on_both_sides() -> None:
    t = holding(seat_with(patches="F1 F2"), DOMINO).do(0, *placing(DOMINO, "E2", "E3"))
    assert len(t.seat(0)["tiles"]) == 1
    t = table(seat_with(tiles=[START]), first=WHOLE_ROUND, events="standard").next_events("green_gain_patch")
    assert t.options(0, "patch") == [["patch", "F2"], ["patch", "G2"]]
    assert t.refused(0, "patch", "E2") == ("PU-4.6", "not_adjacent")
    assert t.refused(0, "patch", "F1") == ("PU-4.4", "overlaps")


@rules("PU-4.6", "PU-15.1")
def test_pu_4_6_a_technology_lifts_adjacency_and_nothing_else() -> None:
    tile = "i2_biomass_civ_plain"
    far = holding(seat_with(tiles=[START], markers={"tech": 3}), tile)
    assert far.refused(0, *placing(tile, "E1", "E2")) == ("PU-4.3", "outside_grid")
    assert far.refused(0, *placing(tile, "F1", "F2")) == ("PU-4.4", "overlaps")
    far.do(0, *placing(tile, "F10", "G10"))
    first = holding(seat_with(markers={"tech": 3}), tile)
    assert first.refused(0, *placing(tile, "F5", "F6")) == ("PU-4.5", "not_on_edge")


@rules("PU-4.6", "PU-15.4")
def test_pu_4_6_horizon_lifts_adjacency_for_tiles_with_a_rover_station() -> None:
    p = seat_with(corporation="horizon_group", tiles=[START], markers={"tech": 3})
    other, rover = "i2_biomass_civ_plain", "i2_water_rover_plain"
    assert holding(p.clone(), other).refused(0, *placing(other, "F10", "G10")) == ("PU-4.6", "not_adjacent")
    holding(p.clone(), rover).do(0, *placing(rover, "F10", "G10"))
    t = table(p, first=WHOLE_ROUND, events="standard").next_events("green_gain_patch")
    assert t.refused(0, "patch", "F10") == ("PU-4.6", "not_adjacent")


# --- destruction and meteorites -------------------------------------------------------------------


@rules("PU-4.8", "PU-5.1", "PU-7.20")
def test_pu_5_1_what_a_tile_covers_is_destroyed_and_prevents_nothing() -> None:
    tile = "i3_water_rover_plain"
    p = seat_with(tiles=[laid("i3_civ_energy_plain", "G2", "G3", "G1")], rovers="H2")
    t = holding(p, tile).do(0, *placing(tile, "H3", "H4", "H2"))
    told = t.told("tile_placed", 0)[0]
    assert (told["lifepods"], told["rovers"]) == (["H3"], ["H2"])
    seat = t.seat(0)
    assert "H3" not in seat["lifepods"]
    assert (len(seat["lifepods"]), seat["rovers"], seat["collected"]["lifepods"]) == (5, [], 0)
    assert t.p().pods_lost == t.p().rovers_lost == 1
    assert seat["supply"] == 1  # it does not come back


@rules("PU-5.1", "PU-7.20")
def test_pu_5_1_a_patch_destroys_too() -> None:
    p = seat_with(tiles=[laid("i3_civ_energy_plain", "G2", "G3", "G1")], rovers="H2")
    t = table(p, first=WHOLE_ROUND, events="standard").next_events("green_gain_patch").do(0, "patch", "H2")
    assert t.seat(0)["rovers"] == []
    assert [e["reason"] for e in t.told("rover_destroyed", 0)] == ["patch"]
    p = seat_with(tiles=[laid("i3_civ_energy_plain", "G2", "G3", "G1")])
    t = table(p, first=WHOLE_ROUND, events="standard").next_events("green_gain_patch").do(0, "patch", "H3")
    assert t.told("lifepod_destroyed", 0) == [{"seat": 0, "place": "H3"}]


@rules("PU-5.1", "PU-15.4")
def test_pu_5_1_a_carried_meteorite_is_destroyed_with_its_rover() -> None:
    p = seat_with(corporation="horizon_group", tiles=[START], cargo="F2")
    t = holding(p, "i3_water_rover_plain").do(0, *placing("i3_water_rover_plain", "F3", "F4", "F2"))
    assert t.seat(0)["rovers"] == []
    assert t.told("meteorite_destroyed", 0) == [{"seat": 0, "at": "F2"}]
    assert t.p().cargo == t.p().meteorites == 0


@rules("PU-5.2")
def test_pu_5_2_the_meteorite_comes_before_any_marker_moves() -> None:
    tile = "i2_rover_tech_meteor"
    t = holding(seat_with(markers={"tech": 13}), tile).do(0, *placing(tile, "F1", "G1"))
    assert t.seat(0)["meteorites"] == ["G1"]
    t.pick(0, "station:tech")  # technology 5 comes too late for it
    assert t.seat(0)["techs"][4]["available"]
    assert t.seat(0)["meteorites"] == ["G1"]


@rules("PU-5.2", "PU-15.1")
def test_pu_5_2_not_with_universal_5() -> None:
    tile = "i2_rover_tech_meteor"
    t = holding(seat_with(markers={"tech": 14}), tile).do(0, *placing(tile, "F1", "G1"))
    assert t.seat(0)["meteorites"] == []
    assert t.told("tile_placed", 0)[0]["meteorite"] is None


@rules("PU-5.4")
def test_pu_5_4_a_meteorite_spoils_its_lines() -> None:
    tile = "i2_civ_energy_meteor"
    p = seat_with(patches=[name for name in line_of("ksb_4156", "column-F") if name not in ("F1", "F2")])
    t = holding(p, tile).do(0, *placing(tile, "F1", "F2"))
    assert t.told("tile_placed", 0)[0]["completes"] == []
    assert t.told("tile_placed", 0)[0]["spoils"] == ["row-2", "column-F"]
    column = t.seat(0)["columns"][5]
    assert (column["covered"], column["squares"], column["meteorite"], column["complete"]) == (12, 12, True, False)
    assert t.seat(0)["score"]["lines"]["planet"] == 0
    plain = holding(p.clone(), DOMINO).do(0, *placing(DOMINO, "F1", "F2"))
    assert plain.told("tile_placed", 0)[0]["completes"] == ["column-F"]
    assert plain.seat(0)["score"]["lines"]["planet"] == 3


# --- restrictions of events -----------------------------------------------------------------------


@rules("PU-12.5", "PU-4.7")
def test_pu_12_5_no_tile_on_the_edge() -> None:
    p = seat_with(tiles=[laid("i4_civ_energy_plain", "F1", "F2", "F3", "F4")])
    t = holding(p, DOMINO, "orange_no_tile_on_edge")
    assert t.refused(0, *placing(DOMINO, "G1", "G2")) == ("PU-12.5", "event_edge")
    assert not any(squares & PLANETS[0].edge for _, squares in places(t))
    t.do(0, *placing(DOMINO, "G3", "G2"))


@rules("PU-12.5", "PU-4.7")
def test_pu_12_5_no_tile_on_ice() -> None:
    t = holding(seat_with(tiles=[START]), "i3_water_rover_plain", "red_no_tile_on_ice")
    assert t.refused(0, *placing("i3_water_rover_plain", "F3", "F4", "F2")) == ("PU-12.5", "event_ice")
    assert not any(squares & PLANETS[0].ice for _, squares in places(t))
    t.do(0, *placing("i3_water_rover_plain", "G3", "G4", "G2"))


@rules("PU-12.5", "PU-4.7")
def test_pu_12_5_no_square_beside_its_own_terrain() -> None:
    tile = "i3_civ_energy_plain"
    t = holding(seat_with(tiles=[START]), tile, "red_no_matching_terrain")
    assert t.refused(0, *placing(tile, "F2", "F3", "F4")) == ("PU-12.5", "event_matching")  # civ under civ
    assert t.refused(0, *placing(tile, "G3", "G4", "G2")) == ("PU-12.5", "event_matching")  # energy under energy
    t.do(0, *placing(tile, "G2", "G3", "G4"))  # civ under energy; its own squares may touch


@rules("PU-12.5")
@pytest.mark.parametrize("event", ["red_no_tile_on_edge", "red_no_tile_on_ice", "red_no_matching_terrain"])
def test_pu_12_5_events_do_not_bind_patches(event: str) -> None:
    tile = "i3_tech_biomass_plain"
    p = seat_with(tiles=[laid("i4_civ_energy_plain", "F1", "F2", "F3", "F4")], markers={"biomass": 2})
    t = holding(p, tile, event).do(0, *placing(tile, "G3", "G4", "G2")).pick(0, "station:biomass")
    free = [action[1] for action in t.options(0, "patch")]
    assert {"G1", "E3", "H2"} <= set(free)  # on the edge, on ice, beside biomass
    assert len(free) == 9


def with_extra_tile(p: Seat, card: str, event: str) -> Table:
    """In the civ window the seat takes this card; its depot holds one domino."""
    p.due = (1,)
    t = table(p, first=CIV_WINDOW, events="standard").event(event).depot(0, DOMINO).civ_stack(card)
    return t.do(0, "civ", card)


@rules("PU-12.5", "PU-12.6", "PU-17.4")
def test_pu_12_6_extra_tiles_are_bound_and_nothing_is_waived_for_them() -> None:
    p = seat_with(tiles=[laid("i4_civ_energy_plain", "F1", "F2", "F3", "F4")])
    t = with_extra_tile(p, "salvage_yard", "red_no_tile_on_edge").do(0, "take", "inner")
    assert t.refused(0, *placing(DOMINO, "G1", "G2")) == ("PU-12.5", "event_edge")
    t.do(0, *placing(DOMINO, "G3", "G2"))

    hole = seat_with(patches=all_but("ksb_4156", "F1", "G1"))
    t = with_extra_tile(hole, "salvage_yard", "red_no_tile_on_edge")
    assert t.s.round == 2  # nothing was offered
    assert not t.p().placed
    assert not t.p().aside
    assert t.told("tile_taken") == []


# --- the waiver -----------------------------------------------------------------------------------

EDGE, ICE, NO_EVENT = "red_no_tile_on_edge", "red_no_tile_on_ice", ""
PURE, MIXED, MIXED_ON_EDGE, ICE_ON_EDGE, ICE_INSIDE = "H4 I4", "G4 H4", "L6 L7", "F1 G1", "E6 F6"  # on K-273

WAIVERS = [
    (NO_EVENT, PURE, "none", PURE),
    (NO_EVENT, MIXED, "planet", MIXED),
    (EDGE, PURE, "none", PURE),
    (EDGE, MIXED, "planet", MIXED),
    (EDGE, ICE_ON_EDGE, "event", ICE_ON_EDGE),
    (EDGE, f"{ICE_ON_EDGE} {MIXED}", "event", ICE_ON_EDGE),  # the event's goes first
    (EDGE, f"{MIXED} {MIXED_ON_EDGE}", "planet", MIXED),  # then the event's is back in force
    (EDGE, MIXED_ON_EDGE, "both", MIXED_ON_EDGE),
    (ICE, ICE_INSIDE, "event", ICE_INSIDE),
    (ICE, MIXED, "both", MIXED),
    (ICE, f"{ICE_INSIDE} {MIXED}", "event", ICE_INSIDE),
    (ICE, f"{PURE} {ICE_INSIDE} {MIXED_ON_EDGE}", "none", PURE),
]


@rules("PU-12.6")
@pytest.mark.parametrize(("event", "holes", "waived", "legal"), WAIVERS)
def test_pu_12_6_the_first_level_with_a_placement_counts(event: str, holes: str, waived: str, legal: str) -> None:
    t = holding(seat_with("k_273", patches=all_but("k_273", *holes.split())), DOMINO, event)
    assert t.decision(0).params["waived"] == waived
    assert {squares for _, squares in places(t)} == {mask(legal)}
    assert t.seat(0)["stuck"] is False


@rules("PU-12.6", "PU-9.1")
def test_pu_12_6_only_if_nothing_helps_the_game_ends() -> None:
    p = seat_with("k_273", patches=all_but("k_273", "H4", "F1"))  # two squares apart
    t = table(p, events="standard").event(EDGE).depot(0, DOMINO)
    assert t.decision(0).params["fits"] is False
    t.do(0, "take", "inner")
    assert t.seat(0)["stuck"]


@rules("PU-12.6", "PU-3.7")
def test_pu_12_6_both_tiles_are_tried_before_anything_is_waived() -> None:
    large, small = "n5_civ_energy_plain", DOMINO
    p = seat_with("k_273", patches=all_but("k_273", "G4", "H4", "E5", "F5", "G5"))
    t = table(p.clone()).depot(0, large)
    t.do(0, "take", "outer")
    assert t.decision(0).params["waived"] == "planet"  # ice and land
    t = table(p).depot(0, large, small)
    assert t.options(0, "take") == [["take", "inner"]]
    assert t.refused(0, "take", "outer") == ("PU-3.7", "must_fit")
    t.do(0, "take", "inner")
    assert t.decision(0).params["waived"] == "none"
    assert t.refused(0, *placing(small, "G4", "H4")) == ("PU-16.6", "mixed_ground")


def all_full(planet: str, *holes: str) -> Seat:
    """Patches on every square but the holes; on Arashi's ring, where none may lie, dominoes laid with a waiver."""
    if planet != "arashi":
        return filled(planet, but=holes)
    dominoes = (tile.id for tile in STATION_TILES if tile.id.startswith("i2") and tile.id != DOMINO)
    pairs = [(f"{column}6", f"{column}7") for column in "ABCDEHIJKL"] + [("F7", "G7")]
    tiles = [laid(next(dominoes), *pair) for pair in pairs]
    return filled(planet, but=[*holes, *(square for pair in pairs for square in pair)], tiles=tiles)


@rules("PU-12.6", "PU-16.2", "PU-16.6", "PU-16.9", "PU-16.10", "PU-16.11")
@pytest.mark.parametrize(
    ("planet", "hole", "waived"),
    [
        ("arashi", "F6 G6", "planet"),  # on the ring
        ("k_273", "G4 H4", "planet"),
        ("pajitnov", "F6 G6", "planet"),  # shut in
        ("persephone", "F3 F4", "planet"),  # civ in the upper left
        ("tartarus", "F2 G2", "planet"),  # over the chasm
        ("kaax", "D2 D3", "none"),  # toxic squares bind rovers only
        ("gaia", "F1 G1", "none"),
        ("petra", "E2 E3", "none"),
        ("oblivion", "D4 D3", "none"),
    ],
)
def test_pu_12_6_which_planets_can_be_waived(planet: str, hole: str, waived: str) -> None:
    t = holding(all_full(planet, *hole.split()), DOMINO)
    assert t.decision(0).params["waived"] == waived
    assert {squares for _, squares in places(t)} == {mask(hole)}


@rules("PU-12.6")
def test_pu_12_6_nothing_is_waived_for_patches() -> None:
    t = (
        table(all_full("arashi", "F6", "G6"), first=WHOLE_ROUND, events="standard")
        .next_events("green_gain_patch")
        .start()
    )
    assert t.kind(0) != "place_patch"  # lost at once
    assert t.told("patch_lost", 0) == [{"seat": 0}]
