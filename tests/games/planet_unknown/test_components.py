"""Components against the printed boards and the counts of the box, written down here independently of the loader."""

from __future__ import annotations

from collections import Counter

import pytest

from games.planet_unknown.setting import rules
from orrery.games.planet_unknown.catalogue import components
from orrery.games.planet_unknown.components import (
    ALL_TRACKS,
    BASE_CIV_CARDS,
    BASE_CORPORATIONS,
    BASE_EVENTS,
    BASE_SHAPES,
    BASE_TECHNOLOGIES,
    BIOMASS,
    CELL_INDEX,
    CELLS,
    CIV_PER_LEVEL,
    COMMERCE_MEDALS,
    COMPETITIVE_CARDS,
    CORPORATION_INDEX,
    CORPORATIONS,
    ENERGY,
    FLUX,
    FLUX_TERRAIN,
    LINES,
    NONE,
    OBJECTIVES,
    PLANET_INDEX,
    PLANETS,
    PLAYERS,
    REPO_MEDALS,
    ROVER,
    SCORING,
    SHAPES,
    SQUARE_INDEX,
    SQUARES,
    STATION,
    STATION_TILES,
    TECH,
    TERRAINS,
    TILE_INDEX,
    TILES,
    TRACKS,
    WATER,
    Cell,
    Corporation,
    Effect,
    Planet,
)
from orrery.games.planet_unknown.data import read

# A cell: . nothing, m3 a medal of 3, s a boost, 2 movement points, L1 a milestone with its level, P a patch, R a rover.
CIV_TRACK = ". . m1 L1 . m2 L2 . s m3 L3 s . . L4 m5"
WATER_TRACK = ". . m1 s m2 . m3 s m4 . m5 . s m7 . m10"
BIOMASS_TRACK = ". . s P . m1 P . m2 P s P m3 P . m5"
TWO_ROVERS = ". R 1 1 2 2 2+R 2 m1+2 2 2+s 2 m2+2 3 3 m5+3"
ONE_ROVER = ". R 1 1 2 2 2 2 m1+2 2 2+s 2 m2+2 3 3 m5+3"
TECH_TRACK = ". . s L1 . L2 m1 L3 . . L4 . s m2 L5 m5"
USUAL = {"civ": CIV_TRACK, "water": WATER_TRACK, "biomass": BIOMASS_TRACK, "rover": TWO_ROVERS, "tech": TECH_TRACK}
BOARDS: dict[str, dict[str, str]] = {
    "universal_coalition": {"rover": ". R 1 1 2 2 2+R 2 m1+2 3 3+s 3 m2+3 4 4 m5+4"},
    "cosmos_inc": {"rover": ONE_ROVER},
    "flux_industries": {},
    "horizon_group": {"rover": ". R 2 2+R 2 3 3+R 3 m1+4 4+R 4+s 4 m2+5 5 5 m5+5"},
    "jump_drive": {"rover": ONE_ROVER, "tech": ". m5 s . . . m3 . m2 . . m1 s . . ."},
    "makeshift": {
        "water": ". . m1 s m2 . s m3 s . . m4 s . . m5",
        "rover": ". R 1 1 2 2 2+R 2 2+s 2 m1+2 2 m2+2 3 3 m5+3",
    },
    "oasis_ultd": {"water": ". . . s . s m3 . . m6 . m8 . m12 . m15"},
    "republic": {"civ": ". . L1 . L2 . L2 . L3 . L3 . L4 . L4 m5", "rover": ONE_ROVER},
    "wormhole_corp": {"biomass": ". . ? . . m1+? . . m2+? . . m3+? . . m5+? ."},
}
PATH = """
water-0 water-1 biomass-2 rover-3 tech-4 rover-5 biomass-4 water-3 civ-4 water-5 water-6 civ-7
civ-8 water-9 biomass-8 rover-7 tech-8 rover-9 biomass-10 water-11 civ-12 water-13 water-14 water-15
"""
# corporation, level: trigger, its terrain, limit, operation
TECHNOLOGY_TABLE = """
universal_coalition 1 while_placing            -      none           ignore_adjacency
universal_coalition 2 on_gain_patch            -      none           store_patches
universal_coalition 3 on_rover_track_number    -      none           add_rover_move
universal_coalition 4 on_advance               -      none           multiply_water_advance
universal_coalition 5 always                   -      none           no_meteorites
cosmos_inc          1 rover_move               -      none           diagonal_moves
cosmos_inc          2 on_unlock                -      once_per_game  relocate_lifepods
cosmos_inc          3 tile_placed_with_station energy none           relocate_lifepods
cosmos_inc          4 rover_move               -      none           free_moves_onto
cosmos_inc          5 any_time                 -      once_per_round relocate_lifepods
flux_industries     1 round_start              -      none           rover_move_per_rover
flux_industries     2 any_time                 -      once_per_game  advance_to_next_milestone
flux_industries     3 always                   -      none           upgrade_flux_track
flux_industries     4 tile_placed_with_station flux   none           collect
flux_industries     5 any_time                 -      once_per_round advance
horizon_group       1 while_placing            -      none           ignore_adjacency
horizon_group       2 round_start              -      none           rover_move_per_rover
horizon_group       3 on_meteorite_collected   -      none           gain_patch
horizon_group       4 carrier_on_terrain       water  none           destroy
horizon_group       5 any_time                 -      once_per_round advance
jump_drive          A on_gain_patch            -      once_per_round replace_patch_with_synergy
jump_drive          B rover_move               -      once_per_round teleport_rover
jump_drive          C on_synergy_used          -      once_per_round synergy_steps
jump_drive          D while_placing            -      none           treat_station_as
jump_drive          E any_time                 -      once_per_game  row_bonuses
jump_drive          F any_time                 -      once_per_game  common_objective
makeshift           1 always                   -      none           tracks_adjacent
makeshift           2 on_rover_track_number    -      none           add_rover_move
makeshift           3 on_advance               -      none           shift_marker_sideways
makeshift           4 any_time                 -      once_per_round regress
makeshift           5 end_of_game              -      none           score_highest_on_track
oasis_ultd          1 on_advance               -      none           skip_occupied_cells
oasis_ultd          2 round_start              -      none           rover_move_per_rover
oasis_ultd          3 tile_placed_without_ice  -      none           advance
oasis_ultd          4 tile_placed_with_station water  none           gain_patch
oasis_ultd          5 tile_placed_with_station water  none           synergy
republic            1 take_tile_with_station   civ    none           rover_move_from_marker
republic            2 on_civ_milestone         -      none           add_next_level_civ_card
republic            3 rover_move               -      none           teleport_rover
republic            4 on_civ_milestone         -      none           synergy
republic            5 end_of_game              -      once_per_game  take_civ_cards
wormhole_corp       1 any_time                 -      none           reset_marker
wormhole_corp       2 while_placing_patch      -      none           patch_over_tiles
wormhole_corp       3 on_gain_patch            -      once_per_round extra_patch
wormhole_corp       4 on_gain_patch            -      none           store_patches
wormhole_corp       5 end_of_game              -      none           patch_destroys_meteorite
"""
# planet: difficulty, squares, ice, edge, medals of all lines, special rule
PLANET_TABLE = """
ksb_4156   1 96 21 28 40 none
arashi     2 96 22 28 40 ring_anchor
cerberus   3 96 29 45 39 subplanets
charybdis  1 96 31 28 40 first_tile_on
gaia       2 96 24 28 40 cities
k_273      3 96 80 28 40 no_mixed_ice_land
kaax       2 96 25 28 40 toxic
lacuna     4 94 28 32 40 holes
oblivion   3 96 36 44 40 none
pajitnov   2 96 28 28 40 slide_in
persephone 3 96 27 28 40 zones
petra      2 96  0 28 40 electric
tartarus   3 96 23 28 40 chasm
"""


def planet(name: str) -> Planet:
    return PLANETS[PLANET_INDEX[name]]


def corporation(name: str) -> Corporation:
    return CORPORATIONS[CORPORATION_INDEX[name]]


def names(squares: int) -> list[str]:
    return [SQUARES[square] for square in range(144) if squares >> square & 1]


def written(cell: Cell) -> str:
    """A cell in the notation of the tables above."""
    parts = [f"m{cell.medal}"] if cell.medal else []
    for bonus in cell.bonus:
        match bonus.op:
            case "rover_move":
                parts.append(str(bonus.count))
            case "synergy":
                parts.append("s")
            case "milestone":
                letter = {1 << BIOMASS: "P", 1 << ROVER: "R"}.get(bonus.tracks, f"L{bonus.count}")
                parts.append(letter)
            case "choose_one":
                parts.append("?")
    return "+".join(parts) or "."


def test_names_of_squares_cells_and_lines() -> None:
    assert (SQUARES[0], SQUARES[5], SQUARES[12], SQUARES[143]) == ("A1", "F1", "A2", "L12")
    assert (CELLS[0], CELLS[79]) == ("civ-0", "tech-15")
    assert CELLS[3 * 16 + 4] == "rover-4"
    assert (LINES[0], LINES[11], LINES[12], LINES[23]) == ("row-1", "row-12", "column-A", "column-L")
    assert TERRAINS[5:] == ("energy",)
    assert TERRAINS[:5] == TRACKS


@rules("PU-1.1", "PU-1.2")
def test_tiles() -> None:
    assert len(STATION_TILES) == 144
    assert sum(tile.meteor for tile in STATION_TILES) == 72
    assert sum(SHAPES[tile.shape].size for tile in STATION_TILES) == 576 == 6 * 96
    assert set(Counter(tile.shape for tile in STATION_TILES).values()) == {12}
    assert Counter(t for tile in STATION_TILES for t in tile.terrains) == Counter(dict.fromkeys(range(6), 48))
    pairs = {frozenset(TERRAINS[t] for t in tile.terrains) for tile in STATION_TILES}
    wanted = "civ energy, energy water, rover tech, tech biomass, water rover, biomass civ"
    assert pairs == {frozenset(pair.split()) for pair in wanted.split(", ")}  # a ring: each terrain meets two others


@rules("PU-1.2")
def test_shapes() -> None:
    assert {shape.id: shape.size for shape in BASE_SHAPES} == {
        "n5": 5, "f5": 5, "i3": 3, "v3": 3, "t4": 4, "s4": 4, "l4": 4, "u5": 5, "i2": 2, "i4": 4, "o4": 4, "z5": 5,
    }  # fmt: skip
    assert sum(shape.size for shape in BASE_SHAPES) == 48
    for shape in BASE_SHAPES:
        assert shape.id.endswith(str(shape.size))
        assert shape.stations[0] in shape.sections[0]
        assert shape.stations[1] in shape.sections[1]
    domino = next(shape for shape in BASE_SHAPES if shape.id == "i2")
    assert domino.meteor == domino.stations[1]  # the only shape where they share a square
    assert [s.id for s in BASE_SHAPES if s.meteor in s.stations] == ["i2"]


def test_a_tile_square_by_square() -> None:
    #  . . E e      E, C stations; the symbol lies on the last square
    #  c C c .
    tile = TILES[TILE_INDEX["n5_civ_energy_meteor"]]
    shape = SHAPES[tile.shape]
    assert [TERRAINS[t] for t in tile.terrains] == ["civ", "energy"]
    assert set(shape.sections[0]) == {(0, 1), (1, 1), (2, 1)}
    assert set(shape.sections[1]) == {(2, 0), (3, 0)}
    assert shape.stations == ((1, 1), (2, 0))
    assert shape.meteor == (3, 0)
    assert tile.meteor
    assert not TILES[TILE_INDEX["n5_civ_energy_plain"]].meteor


def test_planets_by_their_numbers() -> None:
    rows = [row.split() for row in PLANET_TABLE.strip().splitlines()]
    found = [
        [
            p.id, str(p.difficulty), str(p.grid.bit_count()), str(p.ice.bit_count()), str(p.edge.bit_count()),
            str(sum(p.row_medals + p.column_medals)), p.special,
        ]
        for p in PLANETS
    ]  # fmt: skip
    assert found == rows
    assert [p.id for p in PLANETS if p.start] == ["ksb_4156"]


@pytest.mark.parametrize("p", PLANETS, ids=lambda p: str(p.id))
def test_planets_fit_together(p: Planet) -> None:
    assert p.lifepods.bit_count() == 6
    assert p.lifepods & p.grid == p.lifepods
    assert p.ice & p.grid == p.ice
    assert p.edge & p.grid == p.edge
    assert sum(p.rows) == sum(p.columns) == p.grid
    assert all(p.rows)
    assert all(p.columns)
    assert p.edge & p.rows[0] == p.rows[0]  # what lies on the frame of the board is edge
    assert p.edge & p.columns[11] == p.columns[11]


def test_starting_planet() -> None:
    p = planet("ksb_4156")
    assert names(p.rows[0]) == ["F1", "G1"]
    assert names(p.lifepods) == ["H3", "B5", "K5", "C8", "I9", "F10"]
    assert names(p.ice & p.rows[1]) == ["D2"]
    assert p.row_medals == p.column_medals == (1, 1, 1, 2, 2, 3, 3, 2, 2, 1, 1, 1)
    assert names(p.edge & p.rows[1]) == ["D2", "E2", "H2", "I2"]


def test_special_squares_of_planets() -> None:
    assert planet("arashi").ring == sum(planet("arashi").rows[5:7])
    assert names(planet("charybdis").centre) == ["F6", "G6", "F7", "G7"]
    assert names(planet("gaia").cities) == ["F1", "C3", "J3", "L6", "A7", "C10", "J10", "G12"]
    assert planet("kaax").toxic.bit_count() == 21
    assert planet("petra").electric.bit_count() == 37
    bare = [p for p in PLANETS if p.id not in ("arashi", "charybdis", "gaia", "kaax", "petra")]
    assert not any(p.ring or p.centre or p.cities or p.toxic or p.electric for p in bare)


@rules("PU-1.7")
def test_voids_are_not_the_edge() -> None:
    oblivion = planet("oblivion")
    assert oblivion.edge.bit_count() == 44  # the frame of the board and nothing else
    assert not oblivion.edge & 1 << SQUARE_INDEX["D3"]
    lacuna = planet("lacuna")
    assert not lacuna.grid & 1 << SQUARE_INDEX["F3"]
    assert not lacuna.edge & 1 << SQUARE_INDEX["F2"]


def test_cerberus_gives_45_medals_at_most() -> None:
    p = planet("cerberus")
    assert [part.bit_count() for part in p.subplanets] == [28, 47, 21]
    assert sum(p.row_medals + p.column_medals) + SCORING.full_subplanet * len(p.subplanets) == 45


def test_zones_of_persephone() -> None:
    zones = planet("persephone").zones
    assert [TERRAINS[forbidden] for _, forbidden in zones] == ["civ", "energy", "tech", "water"]
    corners = ["F1", "G1", "F12", "G12"]
    assert all(zone & 1 << SQUARE_INDEX[corner] for (zone, _), corner in zip(zones, corners, strict=True))
    assert sum(zone for zone, _ in zones) == planet("persephone").grid


def test_chasm_of_tartarus() -> None:
    p = planet("tartarus")
    left, right = p.sides
    assert left | right == p.grid
    assert not left & right
    assert (left.bit_count(), right.bit_count()) == (47, 49)
    at = SQUARE_INDEX
    assert {(SQUARES[a], SQUARES[b]) for a, b in p.crossings if left >> a & 1} == {("F4", "G5"), ("F10", "G9")}
    assert (at["F2"], at["G2"]) in p.chasm
    assert (at["G2"], at["F2"]) in p.chasm
    assert (at["F1"], at["G1"]) not in p.chasm  # both lie on the left
    assert (at["F2"], at["G3"]) in p.chasm  # corner to corner it is closed too, but for the two crossings
    assert not p.chasm & p.crossings
    straight = [(a, b) for a, b in p.chasm if abs(a - b) in (1, 12)]
    assert len(straight) == 2 * 16
    assert not any(other.chasm or other.crossings or any(other.sides) for other in PLANETS if other.id != "tartarus")


@pytest.mark.parametrize("name", BOARDS)
def test_tracks_cell_by_cell(name: str) -> None:
    board = corporation(name)
    for number, track in enumerate(TRACKS):
        cells = board.cells[number * 16 : number * 16 + 16]
        assert " ".join(written(cell) for cell in cells) == (USUAL | BOARDS[name])[track], track


@rules("PU-7.23")
def test_water_tracks_have_no_milestones() -> None:
    for board in BASE_CORPORATIONS:
        cells = board.cells[WATER * 16 : BIOMASS * 16]
        assert {bonus.op for cell in cells for bonus in cell.bonus} == {"synergy"}


def test_boards_by_their_numbers() -> None:
    assert {c.id: (c.difficulty, c.rovers, c.repeat_at_top, c.feature) for c in BASE_CORPORATIONS} == {
        "universal_coalition": (1, 2, 4, "none"),
        "cosmos_inc": (2, 1, 3, "lifepods_on_tracks"),
        "flux_industries": (3, 2, 3, "flux"),
        "horizon_group": (2, 4, 5, "carry_meteorites"),
        "jump_drive": (3, 1, 3, "lifepods_on_techs"),
        "makeshift": (4, 2, 3, "diagonal_markers"),
        "oasis_ultd": (3, 2, 3, "winding_water"),
        "republic": (2, 1, 3, "regress_on_civ_milestone"),
        "wormhole_corp": (2, 2, 3, "expand_biomass"),
    }
    assert [c.id for c in BASE_CORPORATIONS if c.start] == ["universal_coalition"]


def test_path_of_oasis() -> None:
    board = corporation("oasis_ultd")
    assert [CELLS[cell] for cell in board.path] == PATH.split()
    medals = {CELLS[cell]: medal for cell, medal in zip(board.path, board.path_medals, strict=True) if medal}
    assert medals == {"water-6": 3, "water-9": 6, "water-11": 8, "water-13": 12, "water-15": 15}
    assert all(not c.path and not c.path_medals for c in BASE_CORPORATIONS if c.id != "oasis_ultd")


def test_double_cells_of_wormhole() -> None:
    board = corporation("wormhole_corp")
    steps = ["biomass-0", "biomass-2", "biomass-5", "biomass-8", "biomass-11", "biomass-14"]
    assert [CELLS[cell] for cell in board.steps] == steps
    patch = Effect("milestone", tracks=1 << BIOMASS, count=0)
    others = [Effect("synergy")] + [Effect("advance", tracks=1 << t) for t in (0, WATER, TECH, ROVER)]
    for step, other in zip(steps[1:], others, strict=True):
        assert board.cells[CELL_INDEX[step]].bonus == (Effect("choose_one", options=(other, patch)),)
    assert all(not c.steps for c in BASE_CORPORATIONS if c.id != "wormhole_corp")


def test_technologies_one_by_one() -> None:
    rows = [row.split() for row in TECHNOLOGY_TABLE.strip().splitlines()]
    found = []
    for board in BASE_CORPORATIONS:
        for tech in board.technologies:
            of = {NONE: "-", FLUX_TERRAIN: "flux"}.get(tech.terrain) or TERRAINS[tech.terrain]
            row = [board.id, tech.level, tech.when, of, tech.limit, tech.effect.op]
            found.append(row)
            assert tech.id == f"{board.id}_tech_{tech.level.lower()}"
            assert tech.milestone == (board.id != "jump_drive")
            assert board.technologies[tech.index] is tech
            assert board.bit[tech.effect.op] >> tech.index & 1
            assert tech in board.by_when[tech.when]
    assert found == rows
    assert len(BASE_TECHNOLOGIES) == 46


def test_numbers_of_technologies() -> None:
    effects = {tech.id: tech.effect for tech in BASE_TECHNOLOGIES}
    assert effects["universal_coalition_tech_1"].what == "any"
    assert effects["horizon_group_tech_1"].what == "with_rover_station"
    assert effects["universal_coalition_tech_4"].count == 2
    assert effects["cosmos_inc_tech_2"].count == 3
    assert effects["cosmos_inc_tech_4"].terrain == ENERGY
    moves = [
        effects[f"{board}_tech_{n}"] for board, n in (("flux_industries", 1), ("horizon_group", 2), ("oasis_ultd", 2))
    ]
    assert [(e.count, e.where) for e in moves] == [(2, "flux"), (1, "carrying"), (1, "water")]
    assert effects["flux_industries_tech_2"] == Effect("advance_to_next_milestone", tracks=FLUX)
    assert effects["flux_industries_tech_5"] == Effect("advance", tracks=FLUX)
    assert effects["horizon_group_tech_5"] == Effect("advance", tracks=1 << ROVER)
    assert effects["jump_drive_tech_b"][5:7] == ("tile_square", "any_square_of_same_terrain")
    assert effects["jump_drive_tech_b"].count == effects["republic_tech_3"].count == 1
    assert effects["jump_drive_tech_c"].steps == 2
    assert effects["jump_drive_tech_f"].count == 3
    assert effects["makeshift_tech_1"].tracks == 1 << TECH | 1
    assert effects["makeshift_tech_4"] == Effect("regress", tracks=ALL_TRACKS)
    assert effects["republic_tech_5"].count == 2
    assert effects["wormhole_corp_tech_1"].tracks == 1 << BIOMASS


def test_milestones_unlock_technologies() -> None:
    usual = {CELL_INDEX[f"tech-{row}"]: index for index, row in enumerate((3, 5, 7, 10, 14))}
    for board in BASE_CORPORATIONS:
        assert board.milestones == ({} if board.id == "jump_drive" else usual)


def test_civ_cards() -> None:
    assert Counter(card.level for card in BASE_CIV_CARDS) == {1: 9, 2: 9, 3: 9, 4: 9}
    assert [sum(c.immediate for c in BASE_CIV_CARDS if c.level == level) for level in (1, 2, 3, 4)] == [5, 5, 5, 2]
    medals = [
        sum(e.count for c in BASE_CIV_CARDS if c.level == level for e in c.effects if e.op == "medals")
        for level in range(1, 5)
    ]
    assert medals == [3, 3, 5, 9]
    cards = {card.id: card.effects for card in BASE_CIV_CARDS}
    assert cards["temp_agency"] == (Effect("advance", tracks=ALL_TRACKS, count=2),)
    assert cards["dept_of_operations"] == (Effect("advance", tracks=ALL_TRACKS, steps=2),)
    assert cards["dept_of_engineering"] == (Effect("rover_move", count=4),)
    assert cards["unionization"] == (Effect("advance_all_to_row", tracks=ALL_TRACKS, count=5, bonuses="no_synergy"),)
    assert [cards[card][0].count for card in ("salvage_yard", "depot_repair_online")] == [0, 1]
    assert cards["space_citizen_decree"] == (Effect("lifepod_value", count=2),)
    assert cards["meteor_defense_program"] == (Effect("destroy", count=3, what="meteorite", where="planet"),)
    assert (REPO_MEDALS, COMMERCE_MEDALS) == ((1, 2, 3, 4, 5), (0, 1, 3, 6, 10))


def test_events() -> None:
    assert Counter(card.colour for card in BASE_EVENTS) == {0: 20, 1: 20, 2: 20}
    solo = {card.id for card in BASE_EVENTS if card.solo}
    assert solo == {
        "green_extra_rover", "green_more_civ_cards", "green_extra_objective", "green_rotate_freely",
        "red_lose_objective", "red_scrap_a_stack",
    }  # fmt: skip
    pairs = Counter(
        card.effects[0].tracks for card in BASE_EVENTS if card.effects[0].op == "advance" and card.effects[0].steps == 1
    )
    assert len(pairs) == 10  # every two tracks once
    assert {mask.bit_count() for mask in pairs} == {2}
    down = Counter(card.effects[0].tracks for card in BASE_EVENTS if card.effects[0].op == "regress")
    assert down == {**pairs, ALL_TRACKS: 3}
    closed = [card.effects[0].terrain for card in BASE_EVENTS if card.effects[0].what == "rovers_not_onto"]
    assert sorted(closed) == [0, 1, 2, 3, 4, 5]
    cards = {card.id: card.effects for card in BASE_EVENTS}
    (leap,) = cards["green_leap_without_bonuses"]
    assert leap == Effect("advance", tracks=1 | 1 << WATER | 1 << BIOMASS, steps=3, bonuses="none")
    assert cards["red_lose_rover"] == (Effect("destroy", what="rover", where="planet", more_than=1),)
    assert cards["red_synergy_or_peek"][0].options == (Effect("synergy"), Effect("peek_event"))
    assert [cards[card][0].count for card in ("green_more_civ_cards", "red_fewer_civ_cards")] == [1, -1]
    assert sum(card.restriction for card in BASE_EVENTS) == 8 + 8


def test_objectives() -> None:
    assert len(OBJECTIVES) == 28
    measures = Counter((card.measure, card.most) for card in OBJECTIVES)
    assert measures == {
        ("stations_on_edge", True): 5, ("largest_area", True): 6, ("area_count", True): 6, ("stations", False): 6,
        ("tracks_at_top", True): 1, ("collected_meteorites", True): 1, ("collected_meteorites", False): 1,
        ("collected_lifepods", True): 1, ("collected_lifepods", False): 1,
    }  # fmt: skip
    tests = Counter(card.test for card in OBJECTIVES)
    assert tests == {
        "rectangle": 12, "area_with_stations": 6, "track_at_top": 5, "stations_at_most": 1, "collected_at_least": 1,
        "more_lifepods_than_meteorites": 1, "all_covered": 2,
    }  # fmt: skip
    for measure in ("largest_area", "area_count", "stations"):
        assert {c.measure_terrain for c in OBJECTIVES if c.measure == measure} == set(range(6))
    assert {c.size for c in OBJECTIVES if c.test == "rectangle"} == {(3, 3), (2, 5)}
    assert {c.amount for c in OBJECTIVES if c.test == "area_with_stations"} == {6}
    last = [(c.test, c.amount, c.what) for c in OBJECTIVES[23:]]
    assert last == [
        ("stations_at_most", 5, ""),
        ("collected_at_least", 9, "meteorites"),
        ("more_lifepods_than_meteorites", 0, ""),
        ("all_covered", 0, "ice"),
        ("all_covered", 0, "land"),
    ]


def test_station() -> None:
    assert [SHAPES[bay].id for bay in STATION.outer] == ["z5", "f5", "s4", "i4", "n5", "u5"]
    assert [SHAPES[bay].id for bay in STATION.inner] == ["i3", "t4", "v3", "l4", "i2", "o4"]
    assert STATION.places == {
        1: (0,), 2: (0, 3), 3: (0, 2, 4), 4: (0, 1, 3, 4), 5: (0, 1, 2, 3, 4), 6: (0, 1, 2, 3, 4, 5),
    }  # fmt: skip


def test_scoring_and_the_solo_target() -> None:
    assert SCORING.lines == ("civ_cards", "planet", "tracks", "lifepods", "meteorites", "personal", "competitive")
    assert SCORING.base_target + sum(map(SCORING.adjustment, range(3), (9, 3, 8))) == 58
    assert [SCORING.adjustment(2, cards) for cards in (0, 2, 3, 7, 11, 15, 20)] == [0, 0, -5, -7, -9, -11, -11]
    assert [SCORING.adjustment(0, cards) for cards in (2, 6, 10, 14, 20)] == [0, 3, 6, 9, 12]
    assert [SCORING.rank(d).difference for d in (-40, -15, -3, 0, 4, 7, 14, 99)] == [-15, -15, -5, 0, 0, 5, 10, 15]
    assert SCORING.rank(0).words == {"en": "Mission accomplished", "ru": "Миссия выполнена"}
    assert list(PLAYERS) == [1, 2, 3, 4, 5, 6]
    assert CIV_PER_LEVEL == {1: 2, 2: 3, 3: 4, 4: 5, 5: 6, 6: 7}
    assert COMPETITIVE_CARDS == {1: 0, 2: 3, 3: 3, 4: 4, 5: 5, 6: 6}


def test_what_the_box_holds() -> None:
    counts = {token["id"]: token["count"] for token in read("tokens")["token"]}
    assert counts["rover"] == 14
    assert sum(sorted((c.rovers for c in BASE_CORPORATIONS), reverse=True)[:6]) <= 14
    assert (counts["tile"], counts["civ_card"], counts["objective_card"], counts["event_card"]) == (144, 36, 28, 60)


def test_catalogue_of_components() -> None:
    """What the base game has; the expansion's items say that they are its."""
    kinds = {
        kind["id"]: [item for item in kind["items"] if "supermoon" not in item["data"]]
        for kind in components()["kinds"]
    }
    assert {name: len(items) for name, items in kinds.items() if items} == {
        "terrain": 6, "shape": 12, "tile": 144, "planet": 13, "corporation": 9, "technology": 46, "civ_card": 36,
        "objective": 28, "event": 60, "station": 1, "token": 16, "verdict": 7,
    }  # fmt: skip
    for items in kinds.values():
        for item in items:
            for words in (item["name"], item["text"]):
                assert set(words) == {"en", "ru"}, item["id"]
                assert all(words.values()), item["id"]
            assert item["source"] in ("rulebook", "public"), item["id"]


def test_catalogue_gives_squares_of_tiles_and_technologies_of_boards() -> None:
    kinds = {kind["id"]: {item["id"]: item for item in kind["items"]} for kind in components()["kinds"]}
    tile = kinds["tile"]["i3_civ_energy_meteor"]
    assert tile["name"]["en"] == "Straight tromino: civ / energy, meteorite"
    assert tile["data"] == {
        "shape": "i3",
        "ring": "inner",
        "terrains": ["civ", "energy"],
        "cells": [[0, 0, "energy"], [0, 1, "civ"], [0, 2, "civ"]],
        "stations": {"civ": [0, 1], "energy": [0, 0]},
        "meteor": [0, 2],
    }
    assert kinds["tile"]["i3_civ_energy_plain"]["data"]["meteor"] is None
    assert kinds["corporation"]["jump_drive"]["data"]["techs"] == [f"jump_drive_tech_{letter}" for letter in "abcdef"]


def test_labels_are_short() -> None:
    for event in read("events")["event"]:
        for label in event["name"].values():
            assert len(label.split()) <= 5, label
            assert not label.endswith("."), label
    for card in read("objectives")["objective"]:
        for side in ("competitive", "personal"):
            assert card[side]["name"]["en"].startswith("Project: ")
            assert card[side]["name"]["ru"].startswith("Проект: ")
            assert len(card[side]["name"]["ru"].split()) <= 4
