"""Board, tiles and player boards against what is known of the printed game, written down here independently."""

from __future__ import annotations

from collections import Counter

import pytest

from games.on_mars.marks import rules
from orrery.games.on_mars.catalogue import components
from orrery.games.on_mars.catalogue import rules as rules_text
from orrery.games.on_mars.components import (
    ACTIONS,
    BATTERY,
    CENTRE,
    COLONY,
    COLUMNS,
    CORNERS,
    COST,
    COUNTS,
    CRYSTAL,
    DELTAS,
    DEPOT_IDS,
    DIRECTIONS,
    DISPLAY_PLACES,
    DISPLAY_START,
    EXECS,
    EXPLORE_DISTANCE,
    EXPLORE_STACKS,
    FIRST_LSS_OP,
    GAME_DATA,
    GRID_COST,
    GRID_REFILL,
    GRID_ROWS,
    HANGAR_OP,
    HEX_COORDS,
    HEX_IDS,
    HEX_INDEX,
    ITEMS,
    JOIN_TECH,
    LAB,
    LAB_IDS,
    LANDS_BY_LEVEL,
    LEVEL,
    LSS_ROWS,
    LSS_STARTS,
    LSS_TILES,
    MAX_LEVEL,
    MISSION_LEVELS,
    NONE,
    ORBIT,
    OXYGEN,
    PAYMENT_IDS,
    PAYMENTS,
    PIECES,
    PLANT,
    PLAYERS,
    PRODUCT,
    PROGRESS_POINTS,
    QUARTERS,
    RED_INDEX,
    REMAINING,
    RESEARCH,
    ROUND_LIMIT,
    SCORE_LINES,
    SHELTER_START,
    SHELTER_STARTS,
    SHIPS_START,
    SHUTTLE_SPACES,
    SIDES,
    START,
    STARTING_TILE_IDS,
    TECH_COPIES,
    TECH_IDS,
    TECHS,
    TIE_BREAKS,
    TILES,
    TURN_SPACES,
    TYPE_IDS,
    UPGRADE_COST,
    USE_COST,
    WAREHOUSE,
    WAREHOUSE_CAPACITY,
    WATER,
    distance,
)

BOX = """
main_board 1  player_boards 4  reference_booklet 1  player_aids 4  starting_buildings 5  building_tiles 30
shelter_tiles 20  building_display 1  scientist_display 1  research_tiles 8  discovery_tiles 19  tech_tiles 16
shelter_tech_tiles 4  mission_tracker_cubes 3  remaining_missions_marker 1  mission_markers 3  lss_reward_tiles 8
shuttle 1  colony_level_marker 1  first_colonist_cards 12  first_colonist_tiles 6  scientist_markers 6
resource_tiles_each 20  crystals 30  lss_track_markers 4  colonists 48  rovers 4  ships 20  progress_cubes 20  bots 16
player_markers 4  op_markers 4  advanced_building_markers 32  blueprint_cards 24  scientist_cards 6  contract_cards 12
private_goal_cards 16  mission_cards 9  solo_cards 12
"""
# The map as printed: M mine, B starting building, R research; 2, 3, 4: shelters from so many players on.
MAP = """
                 (.)     (.)     (.)
             (.)     (.)     (.)     (.)
         (R)     (.)     (.)     (.)     (R)
     (R)     (.)     (.)     (.)     (.)     (R)
         (.)     (2)     (B)     (3)     (.)
     (.)     (.)     (.)     (.)     (.)     (.)
 (.)     (.)     (.)     (.)     (.)     (.)     (.)
     (.)     (.)     (.)     (.)     (.)     (.)
 (.)     (.)     (B)     (M)     (B)     (.)     (.)
     (.)     (.)     (.)     (.)     (.)     (.)
 (.)     (.)     (.)     (.)     (.)     (.)     (.)
     (.)     (.)     (.)     (.)     (.)     (.)
         (.)     (4)     (B)     (2)     (.)
     (R)     (.)     (.)     (.)     (.)     (R)
         (R)     (.)     (.)     (.)     (R)
             (.)     (.)     (.)     (.)
                 (.)     (.)     (.)
"""
ARROWS = """
mine             -  s   n,ne   s,sw   n,se,nw   ne,se,sw,nw
generator        -  sw  ne,se  sw,nw  n,ne,s    n,se,s,nw
water_extractor  -  nw  se,s   n,nw   ne,se,sw  n,ne,s,sw
greenhouse       -  n   s,sw   n,ne   se,s,nw   ne,se,sw,nw
oxygen_condenser -  ne  sw,nw  ne,se  n,s,sw    n,se,s,nw
"""
LABORATORY = """
lab_1_top    1 lab_2_top lab_2_mid
lab_1_bottom 1 lab_2_mid lab_2_bottom
lab_2_top    2 lab_3_top
lab_2_mid    2 lab_3_top lab_3_bottom
lab_2_bottom 2 lab_3_bottom
lab_3_top    3 lab_4_top lab_4_mid
lab_3_bottom 3 lab_4_mid lab_4_bottom
lab_4_top    4 lab_5_top
lab_4_mid    4 lab_5_top lab_5_bottom
lab_4_bottom 4 lab_5_bottom
lab_5_top    5 lab_6
lab_5_bottom 5 lab_6
lab_6        6
"""


def drawn() -> dict[tuple[int, int], str]:
    """Hexes of the picture: column = q, line = 2r + q counted from the middle."""
    lines = MAP.strip("\n").split("\n")
    found = {}
    for number, line in enumerate(lines):
        for place, sign in enumerate(line):
            if sign == "(":
                q, height = (place - 25) // 4, number - 8
                found[q, (height - q) // 2] = line[place + 1]
    return found


def hexes(sign: str) -> set[tuple[int, int]]:
    return {at for at, what in drawn().items() if what in sign}


def at(*places: int) -> set[tuple[int, int]]:
    return {HEX_COORDS[place] for place in places}


@rules("OM-1.2", "OM-3.1")
def test_the_box_holds_what_the_rulebook_lists() -> None:
    words = BOX.split()
    assert {name: int(count) for name, count in zip(words[::2], words[1::2], strict=True)} == COUNTS
    assert PIECES == (5, 5, 4, 8, 12, 1, 5, 3)
    assert PIECES._fields == ("ships", "shelters", "bots", "markers", "colonists", "rovers", "cubes", "goals")
    assert START._asdict() == {"resources": 1, "crystals": 1, "colonists": 3, "bots": 1, "shelters": 1, "op": 0}
    assert list(PLAYERS) == [1, 2, 3, 4]
    assert (GAME_DATA["id"], GAME_DATA["stage"], GAME_DATA["weight"]) == ("on_mars", "alpha", 5)
    assert GAME_DATA["minutes"] == [90, 150]


@rules("OM-1.1", "OM-2.6", "OM-2.8", "OM-3.2")
def test_the_map_is_the_printed_one() -> None:
    assert len(drawn()) == 91
    assert set(HEX_COORDS) == set(drawn())
    assert list(HEX_COORDS) == sorted(HEX_COORDS)
    assert [HEX_INDEX[name] for name in HEX_IDS] == list(range(91))
    assert (HEX_IDS[0], HEX_IDS[45], HEX_IDS[90]) == ("-6,2", "0,0", "6,-2")
    assert at(CENTRE) == hexes("M") == {(0, 0)}
    assert at(*LSS_STARTS) == hexes("B")
    assert at(*(place for corner in CORNERS for place in corner)) == hexes("R")
    assert [len(corner) for corner in CORNERS] == [2, 2, 2, 2]
    assert all(distance(*corner) == 1 for corner in CORNERS)
    assert {players: at(*starts) for players, starts in SHELTER_STARTS.items()} == {
        1: hexes("2"),
        2: hexes("2"),
        3: hexes("23"),
        4: hexes("234"),
    }


@rules("OM-1.8")
def test_distances_and_neighbours() -> None:
    def steps(one: str, other: str) -> int:
        return distance(HEX_INDEX[one], HEX_INDEX[other])

    assert (steps("-2,-1", "0,-2"), steps("-2,-1", "-2,1"), steps("-2,-1", "0,0")) == (2, 2, 3)
    assert dict(zip(DIRECTIONS, DELTAS, strict=True)) == {
        "n": (0, -1),
        "ne": (1, -1),
        "se": (1, 0),
        "s": (0, 1),
        "sw": (-1, 1),
        "nw": (-1, 0),
    }
    near = {name: sum((q + dq, r + dr) in drawn() for dq, dr in DELTAS) for name, (q, r) in zip(HEX_IDS, HEX_COORDS)}
    assert near["0,0"] == 6
    assert near["6,-4"] == 3


@rules("OM-1.3", "OM-1.4", "OM-2.7")
def test_buildings_cost_what_the_one_before_gives() -> None:
    assert TYPE_IDS == ("mine", "generator", "water_extractor", "greenhouse", "oxygen_condenser", "shelter")
    assert [ITEMS[item] for item in PRODUCT] == ["mineral", "battery", "water", "plant", "oxygen", "crystal"]
    assert COST[0] == NONE  # a colonist
    assert [ITEMS[item] for item in COST[1:]] == ["mineral", "battery", "water", "plant", "oxygen"]
    assert STARTING_TILE_IDS == ("mine_s", "generator_s", "water_extractor_s", "greenhouse_s", "oxygen_condenser_s")
    for line in ARROWS.strip().splitlines():
        kind, *patterns = line.split()
        tiles = [tile for tile in TILES if TYPE_IDS[tile.type] == kind]
        assert [tile.id for tile in tiles] == [f"{kind}_{number}" for number in range(1, 7)]
        assert [",".join(DIRECTIONS[way] for way in tile.arrows) or "-" for tile in tiles] == patterns


@rules("OM-2.3", "OM-7.6", "OM-9.1", "OM-11.2")
def test_technologies_and_their_grid() -> None:
    kinds = ["mine", "generator", "water", "greenhouse", "oxygen", "rover", "upgrade", "ship", "shelter"]
    assert tuple(f"tech_{kind}" for kind in kinds) == TECH_IDS
    assert [tech.joins for tech in TECHS] == [0, 1, 2, 3, 4, NONE, NONE, NONE, 5]
    assert JOIN_TECH == (0, 1, 2, 3, 4, 8)
    assert TECH_COPIES == (2, 2, 2, 2, 2, 2, 2, 2, 4)
    assert GRID_ROWS == (0, 0, 0, 1, 1, 1, 2, 2)
    assert GRID_COST == ((1, 1), (1, 0), (0, 0))
    assert GRID_REFILL == (6, 7, 3, 4, 5, 0, 1, 2)


@rules("OM-1.17", "OM-3.1", "OM-7.5", "OM-7.11", "OM-7.12")
def test_the_laboratory() -> None:
    rows = [line.split() for line in LABORATORY.strip().splitlines()]
    assert [[s.id, str(s.level), *(LAB_IDS[n] for n in s.next)] for s in LAB] == rows
    assert LEVEL == (1, 1, 2, 2, 2, 3, 3, 4, 4, 4, 5, 5, 6)
    assert LAB_IDS[SHELTER_START] == "lab_2_mid"
    # any resource, oxygen, crystal, points
    assert COLUMNS[1:] == ((0, 0, 0, 1), (1, 0, 0, 2), (0, 1, 0, 3), (0, 1, 0, 4), (1, 1, 0, 5), (0, 1, 1, 9))


@rules("OM-1.13", "OM-1.14", "OM-15.1", "OM-16.1")
def test_depot_quarters_and_points() -> None:
    assert [name for place, name in enumerate(DEPOT_IDS) if SHIPS_START >> place & 1] == ["d4", "d5", "d6", "d7", "d8"]
    assert [(one.id, DEPOT_IDS[one.space], one.crystals) for one in EXECS] == [
        ("exec_develop", "d8", 4),
        ("exec_move_rover", "d7", 4),
        ("exec_blueprint", "d6", 3),
        ("exec_upgrade", "d5", 3),
        ("exec_mineral", "d4", 3),
        ("exec_move_bots", "d3", 2),
        ("exec_resupply", "d2", 2),
        ("exec_use_building", "d1", 2),
    ]
    assert (USE_COST, UPGRADE_COST) == (2, 1)
    assert [(row.shelters, row.op) for row in QUARTERS] == [(1, 0), (1, 3), (2, 6), (3, 10), (4, 15), (5, 21)]
    assert PROGRESS_POINTS == (0, 1, 2, 4, 7, 11)
    assert HANGAR_OP == 3
    assert " ".join(SCORE_LINES) == "op progress ships colonists techs blueprints scientists contracts"
    assert TIE_BREAKS == ("crystals", "advanced", "progress", "shared")


@rules("OM-1.1", "OM-4.3", "OM-5.1", "OM-6.2", "OM-12.1", "OM-12.6")
def test_actions_and_turn_order_spaces() -> None:
    assert [(a.id, SIDES[a.side], a.red, a.slots) for a in ACTIONS] == [
        ("landing_pod", "orbit", False, 0),
        ("obtain_blueprint", "orbit", True, 3),
        ("learn_tech", "orbit", False, 0),
        ("research_development", "orbit", True, 3),
        ("resupply", "orbit", False, 0),
        ("control_center", "colony", False, 0),
        ("construct", "colony", True, 3),
        ("upgrade", "colony", True, 3),
        ("hire_or_contract", "colony", True, 1),
        ("welcome_ship", "colony", False, 0),
    ]
    assert RED_INDEX == {1: 0, 3: 1, 6: 2, 7: 3, 8: 4}
    assert [space.number for space in TURN_SPACES] == [0, 1, 2, 3, 4, 5, 6, 7, 8]
    assert [space.side for space in TURN_SPACES[1:]] == [ORBIT] * 4 + [COLONY] * 4
    price = [0] * len(ITEMS)
    price[WATER] = price[PLANT] = 1
    assert [space.number for space in TURN_SPACES if any(space.cost)] == [4]
    assert TURN_SPACES[4].cost == tuple(price)
    assert SHUTTLE_SPACES == 3
    assert LANDS_BY_LEVEL[1:] == (1, 2, 3, 3, 3)


@rules("OM-2.1", "OM-2.2", "OM-2.4", "OM-2.10", "OM-2.11", "OM-13.4", "OM-13.8")
def test_numbers_of_the_board() -> None:
    assert EXPLORE_STACKS == (10, 9)
    assert EXPLORE_DISTANCE == 3
    assert WAREHOUSE == (CRYSTAL, BATTERY, WATER, PLANT, OXYGEN)
    assert WAREHOUSE_CAPACITY == {1: 2, 2: 2, 3: 3, 4: 3}
    assert (DISPLAY_START, DISPLAY_PLACES) == (6, 12)
    assert (LSS_ROWS, MAX_LEVEL, FIRST_LSS_OP) == (5, 5, 2)
    assert (REMAINING, MISSION_LEVELS, ROUND_LIMIT) == (3, (3, 4, 5), 40)


@rules("OM-2.8", "OM-2.12", "OM-19.12")
def test_research_and_reward_tiles() -> None:
    assert [(tile.letter, tile.colour, tile.copies) for tile in RESEARCH] == [
        ("A", "olive", 2),
        ("B", "teal", 2),
        ("C", "pink", 2),
        ("D", "light_green", 2),
    ]
    assert [(tile.id, tile.counts, tile.per, tile.op) for tile in LSS_TILES] == [
        ("lss_best_tech", "highest_tech_level", 1, 1),
        ("lss_ships", "ships_in_hangar", 1, 2),
        ("lss_advanced", "advanced_buildings", 1, 2),
        ("lss_mines", "mines_with_own_colonist_or_marker", 1, 2),
        ("lss_bots", "bots", 1, 2),
        ("lss_discovery", "discovery_tiles", 1, 2),
        ("lss_shelters", "shelters", 1, 2),
        ("lss_colonists", "colonists_in_living_quarters", 1, 1),
    ]


def test_a_payment_is_two_resources_or_fewer() -> None:
    assert len(PAYMENT_IDS) == len(set(PAYMENT_IDS)) == 21
    assert PAYMENT_IDS[:3] == ("none", "mineral", "battery")
    assert PAYMENTS[PAYMENT_IDS.index("mineral+plant")] == (1, 0, 0, 1, 0)
    assert PAYMENTS[PAYMENT_IDS.index("water+water")] == (0, 0, 2, 0, 0)
    assert {sum(paid) for paid in PAYMENTS} == {0, 1, 2}


# --- where facts come from ------------------------------------------------------------------------

# kind: entries, and those from the rulebook, from public material, and reconstructed
SOURCES = {
    "building_type": (6, 0, 0),
    "building_tile": (5, 0, 30),
    "tech": (8, 0, 1),
    "lab_space": (2, 0, 11),
    "exec_action": (0, 0, 8),
    "action": (9, 1, 0),
    "turn_space": (0, 1, 7),
    "blueprint": (0, 24, 0),
    "scientist": (0, 6, 0),
    "contract": (0, 12, 0),
    "mission": (0, 0, 9),
    "goal": (0, 15, 1),
    "discovery": (0, 0, 19),
    "research": (0, 0, 4),
    "lss_tile": (0, 8, 0),
    "lss_benefit": (0, 4, 0),
    "solo_card": (0, 12, 0),
    "solo_goal": (4, 0, 0),
    "first_a": (0, 4, 0),
    "first_b": (1, 0, 7),
    "first_tile": (0, 0, 6),
}
KINDS = {kind["id"]: kind["items"] for kind in components()["kinds"]}


@pytest.mark.parametrize("kind", SOURCES)
def test_every_entry_says_where_it_comes_from(kind: str) -> None:
    found = Counter(item["source"] for item in KINDS[kind])
    assert tuple(found[source] for source in ("rulebook", "public", "reconstructed")) == SOURCES[kind]
    for item in KINDS[kind]:
        assert ("why" in item) == (item["source"] == "reconstructed"), item["id"]
        certain = item["data"].get("certain", [])
        assert set(certain) <= set(item["data"]), item["id"]
        assert not certain or item["source"] == "reconstructed", item["id"]


def test_the_gallery_has_every_kind_and_no_id_twice() -> None:
    assert list(KINDS) == list(SOURCES)
    ids = [item["id"] for items in KINDS.values() for item in items]
    assert len(ids) == len(set(ids)) == 225


def test_all_rules_are_told() -> None:
    sections = rules_text()["sections"]
    assert [section["id"] for section in sections] == [f"OM-{number}" for number in range(1, 20)]
    assert sum(len(section["rules"]) for section in sections) == 204
