"""The shattered planet (SM-8): every side of its quarters, all 16 layouts."""

from __future__ import annotations

from typing import Any

import pytest

from games.planet_unknown.position import on_paper
from games.planet_unknown.scene import Scene, names, put_on, with_points
from games.planet_unknown.setting import grid_of, mask, paint, rules, seat_with
from games.planet_unknown.table import laid, started, table
from orrery.games.planet_unknown.components import (
    GROUNDS,
    LAYOUT_NAMES,
    OBJECTIVES,
    QUARTERS,
    SQUARES,
    TERRAINS,
    TILES,
    Effect,
)
from orrery.games.planet_unknown.components.shattered import Quarter
from orrery.games.planet_unknown.frames import CARD
from orrery.games.planet_unknown.grid import beside
from orrery.games.planet_unknown.pieces import piece
from orrery.games.planet_unknown.rules.medals.objectives import fulfilled, progress, standing
from orrery.games.planet_unknown.rules.medals.scoring import empty_squares, lines_of
from orrery.games.planet_unknown.rules.planet.tile_places import WAIVE_NOTHING, WAIVE_PLANET, placements
from orrery.games.planet_unknown.state import Seat

SIDES = [quarter.id for quarter in QUARTERS]


def side(name: str) -> Quarter:
    return next(quarter for quarter in QUARTERS if quarter.id == name)


def layout_with(name: str) -> str:
    """A layout that shows this side, and the first side of all other quarters."""
    quarter = side(name)
    return "".join("ab"[quarter.side] if n == quarter.quarter else "a" for n in range(4))


def on(name: str, **given: Any) -> Seat:
    return seat_with(f"shattered-{layout_with(name)}", **given)


def shattered(p: Seat, **options: Any) -> Scene:
    return Scene(p, shattered=True, **options)


@rules("SM-8.1", "SM-1.8", "SM-13.2")
@pytest.mark.parametrize("layout", LAYOUT_NAMES)
def test_sm_8_1_every_layout(layout: str) -> None:
    t = started(2, 1, boards="chosen", shattered=True, planet_1="shattered")
    assert len(t.options(0)) == 16
    assert t.kind(1) is None
    t.do(0, "quarters", layout)
    shown = t.seat(0, 1)
    chosen = [f"shattered_q{n + 1}{letter}" for n, letter in enumerate(layout)]
    assert [quarter["id"] for quarter in shown["quarters"]] == chosen
    assert shown["planet"] == "shattered"
    assert len(shown["lifepods"]) == 6
    assert shown["empty"] == 96
    assert t.told("quarters_shown", 1)[0]["quarters"] == chosen
    ground = GROUNDS[t.p().planet]
    assert ground.difficulty == sum(side(name).difficulty for name in chosen)
    assert ground.edge.bit_count() == ground.rim.bit_count() == 4 * 16
    assert sum(ground.medals) == 48


@rules("SM-8.2")
@pytest.mark.parametrize("name", SIDES)
def test_sm_8_2_a_quarter_is_a_board_of_its_own(name: str) -> None:
    quarter = side(name)
    p = on(name)
    s = shattered(p).s
    lying = [piece(tile, o, at).squares for tile in (0, 40, 90) for o, at, _ in placements(s, p, tile, WAIVE_PLANET)]
    there = [cells for cells in lying if cells & quarter.grid]
    assert there
    assert all(cells & ~quarter.grid == 0 and cells & quarter.edge for cells in there)
    first = names(quarter.edge)[0]
    begun = on(name, patches=[first])
    lying = [piece(0, o, at).squares for o, at, _ in placements(shattered(begun).s, begun, 0, WAIVE_PLANET)]
    beside = [cells for cells in lying if cells & quarter.grid]
    assert beside
    assert all(touches(cells, mask([first])) for cells in beside)
    others = [cells for cells in lying if not cells & quarter.grid]
    assert all(cells & GROUNDS[begun.planet].edge for cells in others)  # still the first of theirs


def touches(a: int, b: int) -> bool:
    return bool((a << 1 | a >> 1 | a << 12 | a >> 12) & b)


@rules("SM-8.3", "SM-8.4", "SM-13.1")
@pytest.mark.parametrize("name", SIDES)
def test_sm_8_3_what_a_quarter_bans(name: str) -> None:
    """Tiles with the station or the symbol it names have no place there, all others have one."""
    quarter = side(name)
    p = on(name)
    s = shattered(p).s
    for tile in range(0, 150, 5):
        found = [
            cells
            for way in placements(s, p, tile, WAIVE_NOTHING)
            if (cells := piece(tile, *way[:2]).squares) & quarter.grid
        ]
        banned = (quarter.ban == "station" and quarter.ban_terrain in TILES[tile].terrains) or (
            quarter.ban == "meteorite" and TILES[tile].meteor
        )
        assert bool(found) != banned, TILES[tile].id
        waived = [way for way in placements(s, p, tile, WAIVE_PLANET) if piece(tile, *way[:2]).squares & quarter.grid]
        assert waived
    patch = shattered(on(name)).effect(Effect("gain_patch"), CARD)
    assert any(mask([square]) & quarter.grid for square in patch.answers()) == (quarter.ban != "patch")


@rules("SM-8.3")
def test_sm_8_3_the_symbol_counts_even_for_who_places_no_meteorites() -> None:
    p = on("shattered_q3b", markers={"tech": 15})
    found = placements(shattered(p).s, p, TILES_WITH_METEOR, WAIVE_NOTHING)
    assert not any(piece(TILES_WITH_METEOR, o, at).squares & side("shattered_q3b").grid for o, at, _ in found)


TILES_WITH_METEOR = next(number for number, tile in enumerate(TILES) if tile.meteor)


@rules("SM-8.3", "PU-15.5")
def test_sm_8_3_jump_drive_d_changes_the_station_for_the_test() -> None:
    """Quarter 3 bans tech, quarter 2 bans energy."""
    p = seat_with("shattered-aaaa", corporation="jump_drive", slots="D")
    tile = next(n for n, found in enumerate(TILES) if {TERRAINS[t] for t in found.terrains} == {"rover", "tech"})
    found = placements(shattered(p).s, p, tile, WAIVE_NOTHING)
    on_3 = {energy for o, at, energy in found if piece(tile, o, at).squares & side("shattered_q3a").grid}
    on_2 = {energy for o, at, energy in found if piece(tile, o, at).squares & side("shattered_q2a").grid}
    assert (on_3, on_2) == ({1}, {0})


@rules("SM-8.4", "SM-9.2")
def test_sm_8_4_the_ban_on_patches_is_never_waived() -> None:
    others = [square for square in grid_of("shattered-aaab") if not square.startswith("q4")]
    t = shattered(seat_with("shattered-aaab", patches=others)).effect(Effect("gain_patch"), CARD)
    assert t.asked() is None
    assert len(t.heard("PatchLost")) == 1
    tile = laid("i2_biomass_civ_plain", "q4F1", "q4F2")
    p = seat_with("shattered-aaab", corporation="wormhole_corp", tiles=[tile], markers={"tech": 5})
    over = shattered(p).effect(Effect("gain_patch"), CARD)
    assert not any(str(answer).startswith("q4") for answer in over.answers())  # nor onto tiles there


@rules("SM-8.5")
@pytest.mark.parametrize("name", SIDES)
def test_sm_8_5_every_side_has_a_spaceship(name: str) -> None:
    (ship,) = names(side(name).spaceships)
    p = with_points(put_on(on(name), rovers=ship), 1)
    t = shattered(p).turns()
    ends = {action[2] for action in t.options() if action[0] == "fly"}
    assert ends == set(grid_of(f"shattered-{layout_with(name)}")) - {ship}
    walks = {end for _, end in t.free("drive")}
    assert all(end[:2] == ship[:2] for end in walks)  # never to another quarter on foot
    other = next(end for end in sorted(ends) if end[:2] != ship[:2])
    t.do("fly", ship, other)
    assert t.rovers() == [other]
    assert t.moves == 0


@rules("SM-8.5")
def test_sm_8_5_not_onto_a_rover_and_what_lies_there_is_collected() -> None:
    p = with_points(put_on(seat_with("shattered-aaaa"), rovers="q1D5 q2F1"), 2)
    t = shattered(p).turns()
    assert t.refused("fly", "q1D5", "q2F1") == ("PU-7.17", "rover_there")
    pod = names(side("shattered_q2a").lifepods)[0]
    t.do("fly", "q1D5", pod)
    assert t.p.pods == 1
    assert t.refused("fly", pod, "q1F1") == ("SM-8.5", "no_spaceship")


@rules("SM-8.6", "SM-8.7")
@pytest.mark.parametrize("name", SIDES)
def test_sm_8_6_every_line_of_a_quarter_scores(name: str) -> None:
    quarter = side(name)
    square = quarter.grid.bit_length() - 1
    beside_it = names(beside(1 << square) & quarter.grid)[0]
    rest = [other for other in names(quarter.grid) if other not in (SQUARES[square], beside_it)]
    p = on(name, tiles=[laid("i2_civ_energy_meteor", beside_it, SQUARES[square])], patches=rest)
    assert lines_of(shattered(p).s, 0)["planet"] == sum(quarter.medals) == 12
    t = shattered(put_on(p, meteorites=[SQUARES[square]]))
    assert lines_of(t.s, 0)["planet"] == 10
    t.effect(Effect("destroy_line", what="meteorite"), CARD)
    x, y = SQUARES[square][2], SQUARES[square][3]
    q = SQUARES[square][:2]
    assert t.answers() == [f"{q}-row-{y}", f"{q}-column-{x}"]
    assert empty_squares(p) == 96 - 24


@rules("SM-8.6")
@pytest.mark.parametrize("layout", LAYOUT_NAMES)
def test_sm_8_6_objectives_take_the_quarters_as_one_planet_and_areas_stay_in_one(layout: str) -> None:
    p = seat_with(f"shattered-{layout}")
    edge = names(GROUNDS[p.planet].edge)
    squares = [next(square for square in edge if square.startswith(f"q{n}")) for n in range(1, 5)]
    s = shattered(p).s
    for number, objective in enumerate(OBJECTIVES):
        for card in (progress(s, 0, number), fulfilled(s, 0, number), standing(s, 0, number)):
            assert card is not None
        wanted = {"stations_on_edge": 4, "stations": 4, "area_count": 4, "largest_area": 1}.get(objective.measure)
        if wanted:
            painted = paint(seat_with(f"shattered-{layout}"), TERRAINS[objective.measure_terrain], squares, squares)
            assert standing(on_paper(1, seats=[painted], shattered=True), 0, number) == wanted


@rules("SM-8.1", "PU-2.3")
def test_sm_8_1_it_is_one_of_the_planets_and_there_is_one() -> None:
    seen = 0
    for seed in range(30):
        planets = [t.planet for t in started(6, seed, shattered=True).s.seats]
        seen += sum(planet >= 13 for planet in planets)
        assert sum(planet >= 13 for planet in planets) <= 1
    assert seen
    assert all(p.planet < 13 for seed in range(5) for p in started(6, seed).s.seats)


@rules("SM-8.1", "SM-2.1")
def test_sm_8_1_the_sides_are_hidden_until_all_have_chosen() -> None:
    seen = []
    for layout in ("aaaa", "abab"):
        t = started(2, 2, boards="chosen", shattered=True, moons=True, planet_1="shattered").do(0, "quarters", layout)
        t.do(0, *t.options(0)[0])
        seen.append(t.m.view(1)["seats"][0])
    assert seen[0] == seen[1]
    assert not seen[0].get("quarters")


@rules("SM-8.2", "SM-13.1")
def test_sm_8_2_a_table_says_which_quarters_hold_tiles() -> None:
    t = table(
        seat_with("shattered-abab", tiles=[laid("i2_energy_water_plain", "q1F1", "q1F2")]), shattered=True
    ).start()
    shown = t.seat(0)
    assert (shown["rows"], shown["columns"]) == ([], [])
    covered = [sum(row["covered"] for row in quarter["rows"]) for quarter in shown["quarters"]]
    assert covered == [2, 0, 0, 0]
