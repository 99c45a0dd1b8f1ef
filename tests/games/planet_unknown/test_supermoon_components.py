"""The components of Supermoon: counts, boards square by square, effects in our words, and what bad data say."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from typing import Any

import pytest

from games.planet_unknown.setting import rules
from games.spoiled import Case, check_message, entry
from orrery.core.state_codec import to_plain
from orrery.games.planet_unknown.catalogue import components
from orrery.games.planet_unknown.catalogue import rules as rules_text
from orrery.games.planet_unknown.components import (
    ALL_COLOURED,
    ALL_TRACKS,
    ANY_OTHER,
    BASE_CIV_CARDS,
    BASE_CORPORATIONS,
    BASE_EVENTS,
    BASE_SHAPES,
    BIOMASS,
    CIV,
    CIV_CARDS,
    CIV_INDEX,
    COLOURED,
    CORPORATIONS,
    EMERGENCY,
    EMERGENCY_PAIR,
    EMERGENCY_USES,
    EVENT_INDEX,
    EVENTS,
    HIGHEST,
    LOWEST,
    MOON_BOARDS,
    MOON_INDEX,
    MOON_SCORING,
    MOONS,
    NONE,
    OBJECTIVES,
    PLANET_ONLY,
    QUANTUM,
    QUANTUM_TECHNOLOGIES,
    QUARTERS,
    ROVER,
    SCORING,
    SHAPES,
    SQUARES,
    STATION_TILES,
    TECH,
    TECHNOLOGIES,
    TERRAINS,
    TILES,
    TRACKS,
    WATER,
    Cell,
    Effect,
    Moon,
    Quarter,
    reaches_moon,
)
from orrery.games.planet_unknown.data import read
from orrery.games.planet_unknown.grid import squares
from orrery.games.planet_unknown.pieces import DISTINCT, TURNED, piece

NEW_CIV = CIV_CARDS[len(BASE_CIV_CARDS) :]
NEW_EVENTS = EVENTS[len(BASE_EVENTS) :]
# side: squares, ice, meteorites, edge, points, two-way points, the pair
MOON_TABLE = """
moon_start     24 6 4 12 16 8 -
moon_selene    24 7 4 12 16 8 civ+water
moon_chandra   21 5 3 12 16 4 rover+energy
moon_khonsu    26 6 5 14 18 4 water+tech
moon_mani      26 6 5 14 18 4 biomass+rover
moon_tsukuyomi 20 6 3 12 16 4 civ+tech
moon_ixchel    28 6 6 14 18 6 biomass+energy
"""
# side: ice, lifepods, the spaceship, what is banned
QUARTER_TABLE = """
shattered_q1a 11 2 q1D5 station:civ
shattered_q1b  7 2 q1F4 station:biomass
shattered_q2a  6 1 q2D4 station:energy
shattered_q2b  7 1 q2E5 station:rover
shattered_q3a 10 2 q3C5 station:tech
shattered_q3b  7 2 q3D4 meteorite
shattered_q4a  0 1 q4D4 station:water
shattered_q4b  6 1 q4D4 patch
"""
# A cell: . nothing, m3 a medal of 3, s a boost, 2 movement points, L1 a milestone with its level, P a patch, R a rover.
LOWER = {
    "a": {
        "civ": ". . m1 L1 . m2 L2 .",
        "water": ". . m1 s m2 . m3 s",
        "biomass": ". . s P . m1 P .",
        "rover": ". R 1 1 1 1 1+R 1",
        "tech": ". . s L1 . L2 m1 .",
    },
    "b": {
        "civ": ". . m1 L1 . . L2 m2",
        "water": ". . m1 . m2 s m3 s",
        "biomass": ". s . P . m1 P .",
        "rover": ". R 1 1 2 2 2+R 2",
        "tech": ". . s L1 . L2 m1 .",
    },
}
UPPER = {
    "a": {
        "civ": "s m3 L3 s . . L4 m5",
        "water": "m4 . m5 . s m7 . m10",
        "biomass": "m2 P s P m3 P . m5",
        "rover": "m1+2 2 2+s 2 m2+2 3 3 m5+3",
        "tech": "L3 . L4 . s m2 L5 m5",
    },
    "b": {
        "civ": ". m3 L3 s s . L4 m5",
        "water": "m4 s m5 . . m7 . m10",
        "biomass": "P m2 P s . m3 P m5",
        "rover": "2 m1+2 2 2+s 2 m2+2 3 m5+3",
        "tech": ". L3 . L4 s m2 L5 m5",
    },
}


def names(mask: int) -> list[str]:
    return [SQUARES[square] for square in squares(mask)]


def moon(name: str) -> Moon:
    return MOONS[MOON_INDEX[name]]


def written(cell: Cell) -> str:
    """A cell in the notation of the tables above."""
    parts = [f"m{cell.medal}"] if cell.medal else []
    for bonus in cell.bonus:
        if bonus.op == "rover_move":
            parts.append(str(bonus.count))
        elif bonus.op == "synergy":
            parts.append("s")
        else:
            assert bonus.op == "milestone"
            parts.append({1 << BIOMASS: "P", 1 << ROVER: "R"}.get(bonus.tracks, f"L{bonus.count}"))
    return "+".join(parts) or "."


# --- numbers of the base game stay ----------------------------------------------------------------


def test_what_the_base_game_deals_keeps_its_numbers() -> None:
    assert (len(BASE_SHAPES), len(STATION_TILES)) == (12, 144)
    assert (len(BASE_CORPORATIONS), len(BASE_CIV_CARDS), len(BASE_EVENTS)) == (9, 36, 60)
    assert SHAPES[:12] == BASE_SHAPES
    assert TILES[:144] == STATION_TILES
    assert CORPORATIONS[:9] == BASE_CORPORATIONS
    assert not any(card.supermoon or card.maintenance for card in BASE_CIV_CARDS)
    assert not any(card.supermoon for card in BASE_EVENTS)
    assert all(card.supermoon for card in NEW_CIV)
    assert all(card.supermoon for card in NEW_EVENTS)


def test_effects_of_the_base_game_are_written_as_before() -> None:
    fields = set(to_plain(Effect("synergy")))
    for card in BASE_EVENTS:
        assert all(set(to_plain(effect)) == fields for effect in card.effects)
    later = to_plain(Effect("destroy", boards=PLANET_ONLY, optional=True, most=2))
    assert set(later) - fields == {"boards", "optional", "most"}


# --- emergency tiles ------------------------------------------------------------------------------


@rules("SM-6.1", "SM-6.5")
def test_emergency_tiles() -> None:
    assert EMERGENCY == (144, 145, 146, 147, 148, 149)
    assert [TILES[tile].id for tile in EMERGENCY] == [f"emergency_{terrain}" for terrain in TERRAINS]
    assert [TILES[tile].terrains for tile in EMERGENCY] == [(terrain,) for terrain in range(6)]
    assert all(TILES[tile].meteor and TILES[tile].shape == 12 for tile in EMERGENCY)
    shape = SHAPES[12]
    assert (shape.id, shape.ring, shape.bay, shape.size) == ("emergency_i2", "", NONE, 2)
    assert (shape.sections, shape.stations, shape.meteor) == ((((0, 0), (1, 0)),), ((0, 0),), (1, 0))
    assert EMERGENCY_USES * EMERGENCY_PAIR == 6


def test_an_emergency_tile_has_four_looks_and_one_section() -> None:
    tile = EMERGENCY[WATER]
    assert DISTINCT[tile] == (0, 1, 2, 3)
    looks = [TURNED[12][orientation] for orientation in DISTINCT[tile]]
    assert [(way.sections, way.stations, way.meteor) for way in looks] == [
        (((0, 1),), (0,), 1),
        (((0, 12),), (0,), 12),
        (((0, 1),), (1,), 0),
        (((0, 12),), (12,), 0),
    ]
    lying = piece(tile, 1, SQUARES.index("mC1"))
    assert names(lying.squares) == ["mC1", "mC2"]
    assert lying.sections == (lying.squares,)
    assert [SQUARES[square] for square in (*lying.stations, lying.meteor)] == ["mC1", "mC2"]


@rules("SM-7.1")
def test_coloured_patches() -> None:
    assert [TERRAINS[kind] for kind in COLOURED] == ["civ", "water", "rover", "tech", "energy"]
    assert 1 << len(TERRAINS) == (ALL_COLOURED | 1 << BIOMASS) + 1


# --- moons ----------------------------------------------------------------------------------------


@rules("SM-2.1", "SM-4.5", "SM-4.6")
def test_moons_by_their_numbers() -> None:
    found = [
        [
            m.id, str(m.grid.bit_count()), str(m.ice.bit_count()), str(m.printed.bit_count()), str(m.edge.bit_count()),
            str(len(m.orbit)), str(sum(len(point.lines) == 2 for point in m.orbit)),
            "+".join(TERRAINS[kind] for kind in sorted(m.pair)) or "-",
        ]
        for m in MOONS
    ]  # fmt: skip
    assert found == [row.split() for row in MOON_TABLE.strip().splitlines()]
    assert [m.set_medals for m in MOONS] == [8, 4, 4, 4, 4, 4, 4]
    assert {m.red_medal for m in MOONS} == {-3}
    assert tuple((0, back) for back in range(1, 7)) == MOON_BOARDS
    assert Counter(kind for m in MOONS for kind in m.pair) == dict.fromkeys(range(6), 2)


def test_pairs_of_moons_are_on_no_tile() -> None:
    tiles = {frozenset(tile.terrains) for tile in STATION_TILES}
    assert not [m.id for m in MOONS if m.pair and frozenset(m.pair) in tiles]


def test_the_starting_side_square_by_square() -> None:
    m = moon("moon_start")
    assert m.start
    assert names(m.printed) == ["mD2", "mA3", "mF4", "mC5"]
    assert names(m.ice) == ["mC2", "mC3", "mE3", "mB4", "mD4", "mD5"]
    assert [names(line) for line in m.lines[:2]] == [["mC1", "mD1"], ["mB2", "mC2", "mD2", "mE2"]]
    assert names(m.lines[6 + 5]) == ["mF3", "mF4"]
    assert names(m.grid & ~m.edge) == [
        "mC2", "mD2", "mB3", "mC3", "mD3", "mE3", "mB4", "mC4", "mD4", "mE4", "mC5", "mD5",
    ]  # fmt: skip
    assert [n for n, point in enumerate(m.orbit) if point.start] == [7, 15]
    assert [m.orbit[n].lines for n in (0, 2, 4, 6, 15)] == [(9,), (1, 11), (3,), (5, 10), (8,)]
    assert m.orbit[15].at == (2, -1)


@pytest.mark.parametrize("m", MOONS, ids=lambda m: str(m.id))
def test_moons_fit_together(m: Moon) -> None:
    assert sum(m.lines[:6]) == sum(m.lines[6:]) == m.grid
    assert m.grid & ~sum(1 << n for n, name in enumerate(SQUARES) if name.startswith("m")) == 0
    assert not m.printed & ~(m.grid & ~m.ice)
    assert sum(point.start for point in m.orbit) == 2
    assert all(m.lines[line] for point in m.orbit for line in point.lines)
    for one, other in pairwise((*m.orbit, m.orbit[0])):
        assert max(abs(a - b) for a, b in zip(one.at, other.at, strict=True)) == 1


@rules("SM-1.8")
def test_a_crater_makes_no_edge() -> None:
    m = moon("moon_tsukuyomi")
    assert not m.grid >> SQUARES.index("mC3") & 1
    assert not m.edge & sum(1 << SQUARES.index(name) for name in ("mC2", "mB3", "mD3", "mC4"))


# --- the shattered planet -------------------------------------------------------------------------


@rules("SM-8.1", "SM-8.3")
def test_quarters_by_their_numbers() -> None:
    found = []
    for q in QUARTERS:
        ban = q.ban if q.ban_terrain == NONE else f"{q.ban}:{TERRAINS[q.ban_terrain]}"
        found.append([q.id, str(q.ice.bit_count()), str(q.lifepods.bit_count()), *names(q.spaceships), ban])
    assert found == [row.split() for row in QUARTER_TABLE.strip().splitlines()]
    assert [(q.quarter, q.side) for q in QUARTERS] == [(n, side) for n in range(4) for side in range(2)]
    assert [sum(q.ice.bit_count() for q in QUARTERS[side::2]) for side in range(2)] == [27, 27]
    assert [sum(q.difficulty for q in QUARTERS[side::2]) for side in range(2)] == [4, 5]


@rules("SM-1.8", "SM-8.6")
@pytest.mark.parametrize("q", QUARTERS, ids=lambda q: str(q.id))
def test_quarters_fit_together(q: Quarter) -> None:
    assert (q.grid.bit_count(), q.edge.bit_count()) == (24, 16)
    assert (len(q.lines), len(q.medals), set(q.medals)) == (12, 12, {1})
    assert sum(q.lines[:6]) == sum(q.lines[6:]) == q.grid
    assert {SQUARES[square][:2] for square in squares(q.grid)} == {f"q{q.quarter + 1}"}
    inner = q.lines[5] | q.lines[11]  # the straight sides towards the other quarters
    assert q.edge & inner == inner


# --- Quantum Solutions ----------------------------------------------------------------------------


@pytest.mark.parametrize("board", QUANTUM, ids=lambda board: str(board.id))
def test_tracks_of_the_halves_cell_by_cell(board: Any) -> None:
    upper, lower = board.id.removeprefix("quantum_")
    for number, track in enumerate(TRACKS):
        cells = board.cells[number * 16 : number * 16 + 16]
        assert " ".join(map(written, cells)) == f"{LOWER[lower][track]} {UPPER[upper][track]}", track


@rules("SM-10.1")
def test_quantum_boards() -> None:
    found = {c.id: (c.difficulty, c.rovers, c.repeat_at_top, c.feature, c.ring) for c in CORPORATIONS[9:]}
    assert found == {
        "quantum_aa": (3, 2, 3, "quantum_a", "outer"),
        "quantum_ab": (2, 2, 3, "quantum_b", "outer"),
        "quantum_ba": (4, 2, 3, "quantum_a", "inner"),
        "quantum_bb": (3, 2, 3, "quantum_b", "inner"),
    }
    assert not any(c.ring for c in BASE_CORPORATIONS)
    for board in QUANTUM:
        assert [tech.level for tech in board.technologies] == list("12345")
        assert [tech.index for tech in board.technologies] == [0, 1, 2, 3, 4]
        assert sorted(board.milestones.values()) == [0, 1, 2, 3, 4]


@rules("SM-10.6")
def test_quantum_technologies() -> None:
    assert TECHNOLOGIES[46:] == QUANTUM_TECHNOLOGIES
    found = {
        tech.id.removeprefix("quantum_"): (tech.when, tech.terrain, tech.where, tech.limit, tech.effect)
        for tech in QUANTUM_TECHNOLOGIES
    }
    water = Effect("advance", tracks=1 << WATER)
    placed = "tile_placed_with_station"
    assert found == {
        "upper_a_tech_3": ("round_start", NONE, "", "none", Effect("rover_move_per_rover", where="edge")),
        "upper_a_tech_4": (placed, WATER, "edge", "none", water),
        "upper_a_tech_5": (
            *("any_time", NONE, "", "once_per_round"),
            Effect("destroy", what="meteorite", where="edge"),
        ),
        "upper_b_tech_3": ("round_start", NONE, "", "once_per_round", Effect("rover_move", where="off_planet")),
        "upper_b_tech_4": (placed, WATER, "centre", "none", water),
        "upper_b_tech_5": (
            *("any_time", NONE, "", "once_per_round"),
            Effect("destroy", what="meteorite", where="centre"),
        ),
        "lower_a_tech_1": (
            "while_placing",
            NONE,
            "",
            "none",
            Effect("ignore_adjacency", what="touching_lifepod"),
        ),
        "lower_a_tech_2": (
            *("any_time", NONE, "", "once_per_round"),
            Effect("exchange", count=2, options=(Effect("synergy"),)),
        ),
        "lower_b_tech_1": ("while_placing", NONE, "", "none", Effect("ignore_adjacency", what="touching_rover")),
        "lower_b_tech_2": ("on_feature_resolved", NONE, "", "none", Effect("gain_patch")),
    }


# --- cards ----------------------------------------------------------------------------------------


@rules("SM-11.1", "SM-11.3")
def test_new_civ_cards() -> None:
    assert Counter(card.level for card in NEW_CIV) == {1: 5, 2: 5, 3: 5, 4: 5}
    kinds = Counter("now" if c.immediate else "maintenance" if c.maintenance else "end" for c in NEW_CIV)
    assert kinds == {"now": 8, "maintenance": 7, "end": 5}
    assert {c.id.removeprefix("sm_civ_"): (c.when, c.of, c.limit) for c in NEW_CIV if c.maintenance} == {
        "motor_pool": ("tile_placed_with_station", 1 << ROVER, "once_per_round"),
        "seed_vault": ("patch_placed", 0, "none"),
        "hydrology_office": ("water_station_without_ice", 0, "once_per_round"),
        "recycling_plant": ("meteorite_collected", 0, "once_per_round"),
        "research_campus": ("milestone", 1 << CIV | 1 << TECH, "none"),
        "rover_academy": ("round_start_if_rovers", 1, "once_per_round"),
        "meteor_observatory": ("tile_placed_with_meteor", 0, "once_per_round"),
    }


def test_effects_of_the_new_civ_cards() -> None:
    cards = {card.id.removeprefix("sm_civ_"): card.effects for card in NEW_CIV}
    rock = Effect("destroy", what="meteorite", where="planet", optional=True)
    pod = Effect("collect", what="lifepod", where="planet", boards=PLANET_ONLY)
    assert cards["survey_drones"] == (Effect("rover_move", count=2), rock)
    assert cards["catch_up_grant"] == (Effect("advance", tracks=LOWEST, steps=2),)
    assert cards["founders_day"] == (Effect("medals"), Effect("medals", more_than=1))
    assert cards["salvage_contract"] == (Effect("collect", what="meteorite", where="planet"), pod)
    assert cards["public_works"] == (
        Effect("advance", tracks=ALL_TRACKS, steps=2),
        Effect("advance", tracks=ANY_OTHER),
    )
    assert cards["centres_of_excellence"] == (Effect("medals_per", what="marker_in_last_cell", most=3),)
    assert cards["orbital_crane"] == (Effect("place_extra_tile", what="one", optional=True),)
    assert cards["impact_insurance"] == (rock._replace(count=2), Effect("gain_patch"))
    assert cards["broad_economy"] == (Effect("medals_per", what="station_type_with_at_least", steps=7, most=4),)
    assert cards["planetary_summit"] == (Effect("advance", tracks=ALL_TRACKS, count=4),)
    assert cards["meteor_observatory"] == (Effect("synergy"), rock._replace(where="tile"))
    assert cards["clear_skies_treaty"] == (
        Effect("medals", count=6),
        Effect("medals_per", what="meteorite_left", count=-1),
    )
    assert cards["moonlight_gala"] == (
        Effect("medals", count=3),
        Effect("medals_per", what="maintenance_card_owned", most=3),
    )


@rules("SM-11.2", "SM-11.5")
def test_new_events() -> None:
    assert [card.colour for card in NEW_EVENTS] == [0] * 9 + [1] * 9 + [2] * 9
    assert [card.id for card in NEW_EVENTS if card.solo] == ["sm_event_g9", "sm_event_r9"]
    cards = {card.id.removeprefix("sm_event_"): card.effects for card in NEW_EVENTS}
    assert {name: (steps[0].what, steps[0].where) for name, steps in cards.items() if steps[0].op == "restriction"} == {
        "o6": ("rovers_not_onto_bare", ""),
        "o7": ("not_from_ring", "outer"),
        "o9": ("no_patches", ""),
        "r6": ("no_rover_points", ""),
        "r7": ("not_beside_meteorites", ""),
        "r8": ("no_technologies", ""),
    }
    trades = [cards[f"o{n}"][0] for n in range(1, 5)]
    assert [(trade.op, trade.steps, trade.count) for trade in trades] == [("trade_markers", 2, 1)] * 4
    assert [trade.tracks for trade in trades] == [
        1 << a | 1 << b for a, b in ((WATER, ROVER), (CIV, TECH), (BIOMASS, WATER), (BIOMASS, ROVER))
    ]
    assert cards["g1"][0].options == (Effect("synergy"), Effect("gain_patch"))
    assert cards["g6"] == (Effect("teleport_rover", count=0, what="any_square", where="any_square", optional=True),)
    assert cards["g7"] == (Effect("ignore_adjacency", what="station_tiles"),)
    assert cards["g9"] == (Effect("peek_event", count=3, what="reorder"),)
    assert cards["o8"] == (Effect("regress", tracks=ALL_TRACKS), Effect("advance", tracks=ANY_OTHER))
    assert cards["r1"] == (Effect("draw_event"),)
    assert cards["r2"] == (Effect("regress", tracks=ALL_TRACKS, count=2),)
    assert cards["r3"] == (Effect("regress", tracks=HIGHEST, steps=2),)
    assert cards["r4"] == (Effect("add_meteorite", count=2, where="all"),)
    assert cards["r9"] == (Effect("remove_depot_tops"),)


# --- which boards a text means --------------------------------------------------------------------

PLANET_CIV = ["approved_overtime", "relocation_bonus", "search_and_rescue_team"]
PLANET_EVENTS = [
    *("green_collect_lifepod", "green_collect_meteorite", "orange_no_tile_on_edge", "red_new_meteorite"),
    *("red_lose_rover", "red_lose_lifepod_on_planet", "red_no_tile_on_ice", "red_no_tile_on_ice_2"),
    "red_no_tile_on_edge",
]


@rules("SM-1.7")
def test_texts_that_name_the_planet_mean_the_planet() -> None:
    limited = [card.id for card in CIV_CARDS if any(e.boards == PLANET_ONLY for e in card.with_moon)]
    assert limited == [*PLANET_CIV, "sm_civ_salvage_contract"]
    events = [card.id for card in EVENTS if any(e.boards == PLANET_ONLY for e in card.with_moon)]
    assert sorted(events) == sorted(PLANET_EVENTS)
    assert not any(e.boards for card in BASE_CIV_CARDS for e in card.effects)
    assert not any(e.boards for card in BASE_EVENTS for e in card.effects)


@rules("SM-1.7")
def test_what_means_both_boards_is_the_same_effect() -> None:
    for name in ("meteor_defense_program", "sustainable_living_act", "salvage_yard", "temp_agency"):
        card = CIV_CARDS[CIV_INDEX[name]]
        assert card.with_moon is card.effects
    assert all(tech.with_moon is tech.effect for tech in TECHNOLOGIES)  # no board text names the planet
    assert all(card.with_moon is card.effects for card in NEW_CIV)


def test_old_events_put_meteorites_on_tiles_only() -> None:
    for name, boards in (("orange_new_meteorite", 0), ("red_new_meteorite", PLANET_ONLY)):
        card = EVENTS[EVENT_INDEX[name]]
        assert card.effects == (Effect("add_meteorite"),)
        assert card.with_moon == (Effect("add_meteorite", where="tiles", boards=boards),)


@rules("SM-4.8")
def test_objectives_that_the_moon_counts_for() -> None:
    assert {card.test for card in OBJECTIVES if card.both} == {"rectangle", "area_with_stations", "stations_at_most"}
    assert not any(reaches_moon("measure", card.measure) for card in OBJECTIVES)
    assert reaches_moon("feature", "horizon_group")
    assert not reaches_moon("general", "line_medals")


# --- scoring and the box --------------------------------------------------------------------------


@rules("SM-2.2", "SM-12.2")
def test_deck_and_target_with_moons() -> None:
    assert (SCORING.base_target, SCORING.deck_size) == (60, 20)
    assert (MOON_SCORING.base_target, MOON_SCORING.deck_size) == (80, 24)

    def target(green: int, orange: int, red: int) -> int:
        mix = (green, orange, red)
        return MOON_SCORING.base_target + sum(map(MOON_SCORING.adjustment, range(3), mix))

    assert (target(10, 6, 8), target(24, 0, 0), target(0, 3, 21)) == (78, 96, 64)
    assert MOON_SCORING.lines == (*SCORING.lines, "moon")


@rules("SM-1.3")
def test_what_the_box_of_the_expansion_holds() -> None:
    assert {token["id"]: token["count"] for token in read("supermoon_tokens")["token"]} == {
        "moon_board": 6, "orbital_satellite": 6, "emergency_tile": 36, "coloured_patch": 30, "civ_card": 20,
        "event_card": 27, "quarter": 4, "corporation_half": 2, "meteorite_multiplier_3": 6, "meteorite_multiplier_6": 6,
    }  # fmt: skip


FILES = (
    *("moons", "emergency", "patches", "shattered", "quantum", "supermoon_civ_cards", "supermoon_events"),
    *("supermoon", "supermoon_tokens"),
)


@pytest.mark.parametrize("file", FILES)
def test_every_entry_says_where_it_comes_from(file: str) -> None:
    found = [one for table in read(file).values() if isinstance(table, list) for one in table]
    assert found
    for one in found:
        assert one["source"] in ("rulebook", "public", "reconstructed"), one["id"]
        assert ("why" in one) == (one["source"] == "reconstructed"), one["id"]


# --- the gallery ----------------------------------------------------------------------------------

KINDS = {kind["id"]: {item["id"]: item for item in kind["items"]} for kind in components()["kinds"]}


def test_catalogue_of_the_expansion() -> None:
    new = {name: [item for item in items.values() if "supermoon" in item["data"]] for name, items in KINDS.items()}
    assert {name: len(items) for name, items in new.items() if items} == {
        "shape": 1, "tile": 6, "corporation": 4, "technology": 10, "civ_card": 20, "event": 27, "moon": 7,
        "moon_board": 6, "shattered_planet": 1, "quarter": 8, "split_corporation": 1, "half": 4, "patch": 5,
        "supermoon_token": 10,
    }  # fmt: skip
    assert all(item["data"]["supermoon"] is True for items in new.values() for item in items)


def test_the_rules_of_the_expansion_come_after_those_of_the_base_game() -> None:
    sections = [section["id"] for section in rules_text()["sections"]]
    assert sections == [*(f"PU-{n}" for n in range(1, 19)), *(f"SM-{n}" for n in range(1, 15))]


def test_catalogue_gives_the_squares_of_emergency_tiles() -> None:
    tile = KINDS["tile"]["emergency_water"]
    assert tile["name"]["en"] == "Water emergency tile"
    assert tile["text"]["en"] == "Squares: water × 2. Brings a meteorite."
    assert tile["data"] == {
        "shape": "emergency_i2",
        "ring": None,
        "terrains": ["water"],
        "cells": [[0, 0, "water"], [1, 0, "water"]],
        "stations": {"water": [0, 0]},
        "meteor": [1, 0],
        "supermoon": True,
    }


def test_catalogue_puts_the_halves_together() -> None:
    board = KINDS["corporation"]["quantum_ab"]
    assert board["name"] == {"en": "Quantum Solutions A/B", "ru": "Quantum Solutions А/Б"}
    assert board["data"]["halves"] == ["quantum_upper_a", "quantum_lower_b"]
    assert board["data"]["techs"] == [
        *(f"quantum_lower_b_tech_{level}" for level in (1, 2)),
        *(f"quantum_upper_a_tech_{level}" for level in (3, 4, 5)),
    ]
    assert [(d["ring"], d["feature"], d["difficulty"]) for d in [board["data"]]] == [("outer", "quantum_b", 2)]
    for track in TRACKS:
        assert [cell["i"] for cell in board["data"]["tracks"][track]["cells"]] == list(range(16))
    assert board["data"]["tracks"]["rover"]["repeat_at_top"] == {"op": "rover_move", "points": 3}
    assert KINDS["technology"]["quantum_upper_b_tech_4"]["data"]["corporation"] == "quantum"


def test_catalogue_tells_texts_that_change_with_a_moon() -> None:
    told = {
        item["id"]: item["data"]["text_with_moons"]["en"]
        for items in KINDS.values()
        for item in items.values()
        if "text_with_moons" in item["data"]
    }
    assert set(told) == {
        *("universal_coalition_tech_5", "flux_industries_tech_4"),
        *("sustainable_living_act", "meteor_defense_program"),
    }
    assert all("moon" in text for text in told.values())
    personal = [item["data"]["personal"] for item in KINDS["objective"].values()]
    assert [side["text_with_moons"]["en"] for side in personal if "text_with_moons" in side] == [
        "At most 5 energy stations on planet and moon together."
    ]


# --- bad data -------------------------------------------------------------------------------------

SPOILED: dict[str, Case] = {
    "an emergency tile of two terrains": (
        "emergency",
        lambda d: d["tile"][0].update(terrains=["civ", "water"]),
        "emergency_civ: a terrain for each section",
    ),
    "an emergency tile is missing": ("emergency", lambda d: d["tile"].pop(), "one tile of each terrain"),
    "an emergency tile in a bay": (
        "emergency",
        lambda d: d["shape"][0].update(ring="outer", bay=2),
        "emergency_i2: no bay of the station",
    ),
    "a meteorite on ice": (
        "moons",
        lambda d: entry(d, "moon", "moon_start")["meteorites"].__setitem__(0, [2, 1]),
        "moon_start: meteorites lie on land",
    ),
    "a third start point": (
        "moons",
        lambda d: entry(d, "moon", "moon_mani")["orbit"][4].update(start=True),
        "moon_mani: two start points, not 3",
    ),
    "a point away from its line": (
        "moons",
        lambda d: entry(d, "moon", "moon_mani")["orbit"][0].update(column=3),
        "moon_mani: orbit 0: [2, -1] stands in its lines",
    ),
    "an orbit the other way round": (
        "moons",
        lambda d: entry(d, "moon", "moon_ixchel")["orbit"].reverse(),
        "moon_ixchel: the orbit runs clockwise",
    ),
    "a point is missing": (
        "moons",
        lambda d: entry(d, "moon", "moon_chandra")["orbit"].pop(3),
        "moon_chandra: orbit_points is 15, not 16",
    ),
    "a moon on two boards": (
        "moons",
        lambda d: d["moon_board"][1].update(sides=["moon_start", "moon_selene"]),
        "every unique side on one board",
    ),
    "a ban without its type": (
        "shattered",
        lambda d: entry(d, "quarter", "shattered_q1a").pop("ban_terrain"),
        "shattered_q1a: a ban of stations names their type",
    ),
    "a ban twice": (
        "shattered",
        lambda d: entry(d, "quarter", "shattered_q1a").update(ban_terrain="energy"),
        "each of the eight bans once",
    ),
    "a lifepod on ice": (
        "shattered",
        lambda d: entry(d, "quarter", "shattered_q2a").update(lifepods=[[5, 1]]),
        "shattered_q2a: lifepods and spaceships on land",
    ),
    "a cell of a half is missing": (
        "quantum",
        lambda d: entry(d, "half", "quantum_upper_b")["tracks"]["tech"]["cells"].pop(),
        "quantum_upper_b: tech: its eight cells in order",
    ),
    "a technology on the wrong half": (
        "quantum",
        lambda d: entry(d, "technology", "quantum_lower_a_tech_2").update(half="quantum_upper_a"),
        "quantum_upper_a: technologies 3, 4, 5",
    ),
    "a maintenance card that never works": (
        "supermoon_civ_cards",
        lambda d: entry(d, "civ_card", "sm_civ_motor_pool").pop("when"),
        "sm_civ_motor_pool: a maintenance card says when",
    ),
    "a condition about nothing": (
        "supermoon_civ_cards",
        lambda d: entry(d, "civ_card", "sm_civ_motor_pool").pop("of"),
        "sm_civ_motor_pool: what tile_placed_with_station is about",
    ),
    "an unknown board": (
        "supermoon_events",
        lambda d: entry(d, "event", "sm_event_g5")["effects"][0].update({"from": ["sun"]}),
        "sm_event_g5: boards are",
    ),
    "an event is missing": ("supermoon_events", lambda d: d["event"].pop(), "nine red cards, not 8"),
    "a scope of nothing": (
        "scope",
        lambda d: d["event"].append({"id": "pink_rain", "boards": ["planet"]}),
        "event pink_rain: there is none",
    ),
    "neighbours who compare moons": (
        "scope",
        lambda d: d["measure"][0].update(boards=["planet", "moon"]),
        "what neighbours compare is on the planet",
    ),
    "a changed row of the target": (
        "supermoon",
        lambda d: d["solo"]["adjustment"][0].update(red=-1),
        "red: the rows of the base game stay",
    ),
    "a box that disagrees": (
        "supermoon_tokens",
        lambda d: entry(d, "token", "emergency_tile").update(count=30),
        "emergency_tile: the box holds 30, the files 36",
    ),
}


@pytest.mark.interpreted
@pytest.mark.parametrize("case", SPOILED)
def test_bad_data_names_its_file_and_entry(case: str, monkeypatch: pytest.MonkeyPatch) -> None:
    check_message("planet_unknown", SPOILED[case], monkeypatch)
