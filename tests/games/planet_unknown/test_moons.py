"""Moons (SM-2 to SM-5): set-up, placing there, the satellite and its shots, rovers, and what a moon scores."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from games.planet_unknown.position import on_paper
from games.planet_unknown.scene import Scene, names, put_on, with_points
from games.planet_unknown.setting import grid_of, ground_of, mask, paint, rules, seat_with
from games.planet_unknown.table import laid, started, table
from orrery.core.state import TABLE
from orrery.games.planet_unknown.components import (
    CORPORATION_INDEX,
    CORPORATIONS,
    GROUNDS,
    LINES,
    MOON_BOARDS,
    MOON_SQUARES,
    MOONS,
    OBJECTIVES,
    PLANETS,
    TERRAINS,
    TRACKS,
    Effect,
)
from orrery.games.planet_unknown.frames import CARD, Orbit, Prepare
from orrery.games.planet_unknown.grid import around
from orrery.games.planet_unknown.pieces import piece
from orrery.games.planet_unknown.rules.medals.moon_scoring import moon_medals, stations_on_moon
from orrery.games.planet_unknown.rules.medals.objectives import standing
from orrery.games.planet_unknown.rules.medals.scoring import empty_squares, lines_of, ranking
from orrery.games.planet_unknown.rules.planet.tile_places import placements
from orrery.games.planet_unknown.rules.powers import has_power
from orrery.games.planet_unknown.rules.tokens.satellite import covered_there
from orrery.games.planet_unknown.state import Seat
from orrery.games.planet_unknown.view import moon_view

SIDES = [moon.id for moon in MOONS]
DOMINO = "i2_civ_energy_plain"


def side(name: str) -> Any:
    return next(moon for moon in MOONS if moon.id == name)


def on_moon(*tiles: Any, **given: Any) -> Seat:
    return seat_with(moon=given.pop("moon", "moon_start"), tiles=tiles, **given)


def moon(p: Seat, **options: Any) -> Scene:
    return Scene(p, moons=True, **options)


# --- set-up ---------------------------------------------------------------------------------------


@rules("SM-2.1")
@pytest.mark.parametrize("seed", range(6))
def test_sm_2_1_everybody_has_a_board_and_picks_side_and_start_point(seed: int) -> None:
    t = started(6, seed, moons=True)
    fronts = set()
    for seat in range(6):
        offered = t.options(seat, "moon")
        assert len(offered) == 4
        sides = list(dict.fromkeys(str(action[1]) for action in offered))
        assert sides[0] == "moon_start"
        fronts.add(sides[1])
        for name in sides:
            starts = [n for n, point in enumerate(side(name).orbit) if point.start]
            assert [action[2] for action in offered if action[1] == name] == starts
            assert len(starts) == 2
    assert len(fronts) == 6  # every board is there once


@rules("SM-2.1", "SM-3.1")
@pytest.mark.parametrize("board", range(len(MOON_BOARDS)))
@pytest.mark.parametrize("which", [0, 1])
def test_sm_2_1_meteorites_lie_on_every_printed_symbol(board: int, which: int) -> None:
    seed = next(seed for seed in range(200) if MOONS[MOON_BOARDS[board][1]].id in backs(seed))
    t = started(2, seed, boards="first" if which == 0 else "random", moons=True)
    wanted = MOONS[MOON_BOARDS[board][which]]
    seat = next(seat for seat in (0, 1) if any(action[1] == wanted.id for action in t.options(seat)))
    action = next(action for action in t.options(seat) if action[1] == wanted.id)
    t.do(seat, *action).do(1 - seat, *t.options(1 - seat)[0])
    shown = t.seat(seat)
    assert mask(shown["meteorites"]) == wanted.printed
    assert shown["moon"]["side"] == wanted.id
    assert shown["moon"]["satellite"] == action[2]
    assert shown["score"]["lines"]["moon"] == -3 * wanted.printed.bit_count()


def backs(seed: int) -> set[str]:
    t = started(2, seed, moons=True)
    return {str(action[1]) for seat in (0, 1) for action in t.options(seat)}


@rules("SM-2.1")
def test_sm_2_1_side_and_point_are_hidden_until_all_have_chosen() -> None:
    t = started(2, 3, moons=True)
    seen = []
    for action in t.options(0):
        t = started(2, 3, moons=True).do(0, *action)
        seen.append(t.m.view(1)["seats"])
    assert all(view == seen[0] for view in seen)
    assert [seat.get("moon") for seat in seen[0]] == [None, None]
    assert t.told("moons_shown", 1) == []
    t.do(1, *t.options(1)[0])
    told = t.told("moons_shown", 1)
    assert [moon["seat"] for moon in told[0]["moons"]] == [0, 1]
    assert [seat["moon"]["side"] for seat in t.m.view(None)["seats"]] == [moon["side"] for moon in told[0]["moons"]]


# --- placing --------------------------------------------------------------------------------------


@rules("SM-2.3")
@pytest.mark.parametrize("name", SIDES)
def test_sm_2_3_the_first_piece_on_a_moon_covers_an_edge_square_whatever_lifts_adjacency(name: str) -> None:
    p = seat_with(moon=name, tiles=[laid(DOMINO, "F1", "G1")], markers={"tech": 15})
    p.meteorites = 0
    assert has_power(p, "ignore_adjacency")
    lying = [piece(0, orientation, at).squares for orientation, at, _ in placements(moon(p).s, p, 0, 0)]
    there = [cells for cells in lying if cells & side(name).grid]
    assert there
    assert all(cells & side(name).edge for cells in there)
    assert any(not cells & GROUNDS[p.planet].edge for cells in lying if cells & GROUNDS[p.planet].home)


@rules("SM-2.3")
def test_sm_2_3_later_pieces_touch_one_on_the_same_board() -> None:
    p = on_moon(laid(DOMINO, "mC1", "mD1"))
    t = moon(p).hold("i2_biomass_civ_plain")
    assert t.refused("place", *laid("i2_biomass_civ_plain", "mA4", "mB4")[1:], "as_is") == ("PU-4.6", "not_adjacent")
    t.do("place", *laid("i2_biomass_civ_plain", "mC2", "mC3")[1:], "as_is")
    first_on_planet = moon(on_moon(laid(DOMINO, "mC1", "mD1"))).hold("i2_biomass_civ_plain")
    assert first_on_planet.refused("place", *laid("i2_biomass_civ_plain", "F4", "F5")[1:], "as_is") == (
        "PU-4.5",
        "not_on_edge",
    )
    first_on_planet.do("place", *laid("i2_biomass_civ_plain", "F1", "G1")[1:], "as_is")


@rules("SM-2.3")
@pytest.mark.parametrize("planet", [planet.id for planet in PLANETS])
def test_sm_2_3_a_planet_s_own_rules_do_not_bind_on_the_moon(planet: str) -> None:
    """The places of every tile on a moon are the same beside every planet."""
    p, plain = seat_with(planet, moon="moon_start"), seat_with("ksb_4156", moon="moon_start")
    s, other = moon(p).s, moon(plain).s
    for tile in range(0, 150, 7):
        found = {way for way in placements(s, p, tile, 0) if MOON_SQUARES >> way[1] & 1}
        assert found == {way for way in placements(other, plain, tile, 0) if MOON_SQUARES >> way[1] & 1}
        assert found


@rules("SM-2.4", "SM-2.6")
def test_sm_2_4_a_meteorite_is_in_the_way_until_it_is_gone() -> None:
    t = moon(on_moon()).hold(DOMINO)
    assert t.refused("place", *laid(DOMINO, "mD1", "mD2")[1:], "as_is") == ("SM-2.4", "meteorite_in_the_way")
    cleared = on_moon()
    cleared.meteorites &= ~mask("mD2")
    t = moon(cleared).hold(DOMINO).do("place", *laid(DOMINO, "mD1", "mD2")[1:], "as_is")
    assert not t.p.meteorites & mask("mD2")  # covering an empty symbol brings nothing
    assert t.p.filled == mask("mD1 mD2")


@rules("SM-2.5", "SM-5.1")
def test_sm_2_5_a_tile_on_a_rover_destroys_it() -> None:
    t = moon(on_moon(rovers="mC1"))
    t.lay(DOMINO, *laid(DOMINO, "mC1", "mD1")[1:])
    assert t.rovers() == []
    assert t.p.rovers_lost == 1
    assert not GROUNDS[t.p.planet].lifepods & side("moon_start").grid


@rules("SM-2.7")
@pytest.mark.parametrize(("energy", "water", "ends"), [("mB2", "mC2", ["water-1"]), ("mC1", "mD1", [])])
def test_sm_2_7_water_needs_ice_of_the_moon(energy: str, water: str, ends: list[str]) -> None:
    """mC2 is ice, mD1 is land."""
    t = moon(on_moon())
    t.lay("i2_energy_water_plain", *laid("i2_energy_water_plain", energy, water)[1:]).resolve("station:water")
    assert [end for _, end in t.moved("station")] == ends


@rules("SM-2.7", "SM-5.3")
def test_sm_2_7_the_symbol_of_the_tile_gets_a_meteorite_at_once() -> None:
    t = moon(on_moon()).lay("i2_civ_energy_meteor", *laid("i2_civ_energy_meteor", "mC1", "mD1")[1:])
    assert t.p.symbols & t.p.meteorites == t.p.symbols != 0


@rules("SM-2.7", "SM-2.3")
def test_sm_2_7_energy_looks_at_the_area_on_its_own_board() -> None:
    """A tech tile beside the energy area of the planet is nothing to an energy station on the moon."""
    tiles = [laid("i3_rover_tech_plain", "F2", "F3", "F1"), laid("i2_civ_energy_plain", "mC1", "mD1")]
    t = moon(on_moon(*tiles))
    t.lay("i2_energy_water_plain", *laid("i2_energy_water_plain", "mC2", "mC3")[1:]).resolve("station:water")
    assert t.asked() == "energy"
    assert t.answers() == ["civ", "water"]


# --- the satellite --------------------------------------------------------------------------------


@rules("SM-3.1", "SM-3.2", "SM-3.3")
@pytest.mark.parametrize("name", SIDES)
def test_sm_3_1_the_satellite_goes_on_clockwise_and_fires_along_each_of_its_lines(name: str) -> None:
    """From every point of its orbit: as many squares are covered as it went before, and those for which it goes now."""
    orbit, way = side(name).orbit, growing(name)
    begin = seat_with(moon=name).extras.satellite
    for before, points in product(range(len(orbit)), range(1, 6)):
        start, end = (begin + before) % len(orbit), (begin + before + points) % len(orbit)
        for line in orbit[end].lines:
            shot = side(name).lines[line]
            p = seat_with(moon=name, patches=["F1", *way[: before + points]])
            target = names(shot & ~p.meteorites)[0]
            t = Scene(put_on(p, rovers=["F1", target], meteorites=names(p.meteorites)), moons=True)
            t.p.extras = t.p.extras._replace(satellite=start)
            t.then(Orbit(0, points))
            assert t.p.extras.satellite == end
            if len(orbit[end].lines) > 1:
                assert t.answers() == [LINES[24 + beam] for beam in orbit[end].lines]
                t.do("fire", LINES[24 + line])
            assert t.p.meteorites == p.meteorites & ~shot
            assert t.rovers() == ["F1"]
            assert (t.p.rocks, t.p.rovers_lost) == (0, 1)


def growing(name: str) -> list[str]:
    """The squares of a moon in an order in which they could be covered: from its edge, each beside one before it."""
    board = GROUNDS[ground_of("ksb_4156", name)].boards[-1]
    found = board.first & -board.first
    order = [found]
    while more := around(found) & board.squares & ~found:
        order.append(more & -more)
        found |= more & -more
    return [square for one in order for square in names(one)]


@rules("SM-3.1")
def test_sm_3_1_only_pieces_on_the_moon_move_it() -> None:
    t = moon(on_moon()).lay(DOMINO, *laid(DOMINO, "F1", "G1")[1:]).finish()
    assert t.p.extras.satellite == 7
    assert t.heard("SatelliteMoved") == []
    assert covered_there(t.p, mask("F1 G1 mC1")) == 1


@rules("SM-3.1")
def test_sm_3_1_a_patch_over_a_tile_covers_no_square_of_the_moon() -> None:
    p = on_moon(laid(DOMINO, "mC1", "mD1"), corporation="wormhole_corp", markers={"tech": 5})
    t = moon(p).effect(Effect("gain_patch"), CARD)
    assert "mC1" in t.answers()
    before = t.p.extras.satellite
    t.do("patch", "mC1")
    assert t.p.extras.satellite == before
    assert t.heard("LaserFired") == []


@rules("SM-3.3", "SM-3.5", "SM-3.4")
def test_sm_3_5_a_carried_meteorite_is_destroyed_with_its_rover() -> None:
    p = on_moon(corporation="horizon_group", cargo="mC2", rovers="mC3", patches=growing("moon_start")[:8])
    t = moon(p)
    t.p.extras = t.p.extras._replace(satellite=14)  # it has still to follow the last patch
    t.then(Orbit(0, 1))  # column C
    assert t.rovers() == []
    assert (t.p.cargo, t.p.rocks, t.p.rovers_lost) == (0, 0, 2)
    (shot,) = t.heard("LaserFired")
    assert (shot.line, shot.meteorites, shot.rovers) == ("moon-column-C", ("mC2", "mC5"), ("mC2", "mC3"))


@rules("SM-2.8", "SM-3.6")
def test_sm_2_8_points_may_be_spent_before_the_shot_and_a_rover_leaves_the_line() -> None:
    p = with_points(on_moon(laid(DOMINO, "mC1", "mD1"), patches="mD2 mE2 mE3 mF3", rovers="mC3"), 1)
    assert p.extras.satellite == 13
    t = moon(p)
    t.hold("i2_biomass_civ_plain").do("place", *laid("i2_biomass_civ_plain", "mB2", "mC2")[1:], "as_is")
    t.resolve("station:biomass")
    assert t.items() == ["station:civ"]
    t.do("pick", 0)
    assert t.items() == ["orbit:2"]  # everything else is done
    t.do("drive", "mC3", "mD3").do("pick", 0)
    assert t.p.extras.satellite == 15
    assert t.heard("LaserFired")[-1].line == "moon-column-C"
    assert t.rovers() == ["mD3"]


@rules("SM-2.8", "SM-3.1")
def test_sm_2_8_a_patch_its_stations_gain_fires_first_and_the_tile_last() -> None:
    cells = CORPORATIONS[CORPORATION_INDEX["universal_coalition"]].cells[32:48]
    milestone = next(row for row, cell in enumerate(cells) if any(bonus.op == "milestone" for bonus in cell.bonus))
    t = moon(on_moon(markers={"biomass": milestone - 1})).lay(
        "i2_biomass_civ_plain", *laid("i2_biomass_civ_plain", "mC1", "mD1")[1:]
    )
    t.resolve("station:biomass").do("patch", "mC2")
    t.finish()
    assert [e.points for e in t.heard("SatelliteMoved")] == [1, 2]
    assert t.p.extras.satellite == 10


@rules("SM-2.9")
def test_sm_2_9_pieces_of_a_card_fire_too() -> None:
    p = on_moon(laid(DOMINO, "mC1", "mD1"))
    t = moon(p, new_cards=True).card("sm_civ_terraforming_grant").do("patch", "mC2")
    assert t.heard("SatelliteMoved")[-1].end == t.p.extras.satellite == 10


# --- rovers ---------------------------------------------------------------------------------------


@rules("SM-5.1")
def test_sm_5_1_rovers_drive_on_the_moon_and_never_between_boards() -> None:
    p = with_points(seat_with(moon="moon_start", rovers="mD3 F1"), 3)
    t = moon(p).turns()
    ends = {end for start, end in t.free("drive") if start == "mD3"}
    assert ends == {"mD2", "mC3", "mE3", "mD4"}
    assert {end[0] for start, end in t.free("drive") if start == "F1"} <= set("EFG")
    t.do("drive", "mD3", "mD2")
    assert t.p.rocks == 1
    assert "mD2" not in names(t.p.meteorites)
    assert t.refused("drive", "mD2", "F2") in (("PU-7.17", "not_next"), ("PU-7.17", "too_far"))
    t.do("drive", "F1", "F2")
    assert t.p.moves == 1


@rules("SM-5.3")
def test_sm_5_3_a_rover_put_on_a_meteorite_collects_it_and_horizon_loads_it() -> None:
    for corporation, rocks, cargo in (("universal_coalition", 1, []), ("horizon_group", 0, ["mF3"])):
        p = on_moon(corporation=corporation)
        t = moon(p)
        t.lay("i3_rover_tech_meteor", *laid("i3_rover_tech_meteor", "mE3", "mF3", "mD3")[1:]).resolve("station:rover")
        while t.asked() != "put_rover":
            t.do(*t.options()[0])
        t.do("rover", "mF3")
        assert (t.p.rocks, names(t.p.cargo)) == (rocks, cargo)


@rules("SM-5.2")
def test_sm_5_2_the_tile_meant_may_lie_on_the_moon() -> None:
    t = moon(on_moon(laid(DOMINO, "F1", "G1"), laid("i2_biomass_civ_plain", "mC1", "mD1")))
    t.effect(Effect("milestone", tracks=1 << TRACKS.index("rover")), "track")
    assert t.answers() == ["mC1", "mD1"]


# --- the end and the score ------------------------------------------------------------------------


@rules("SM-4.1", "SM-4.2")
def test_sm_4_2_a_tile_set_aside_brings_no_meteorite_and_moves_no_satellite() -> None:
    bare = names(side("moon_start").grid & ~side("moon_start").printed)
    p = seat_with(moon="moon_start", patches=[*grid_of("ksb_4156"), *bare])
    t = table(p, moons=True).depot(0, "i2_energy_water_meteor")
    before = t.start().seat(0)["moon"]["satellite"]
    t.do(0, "take", "inner").idle(0)
    assert t.s.seats[0].stuck
    assert t.seat(0)["moon"]["satellite"] == before
    assert t.rows() == {"water": 2}  # water without ice, energy as the other station


@rules("SM-4.3", "SM-4.8")
def test_sm_4_3_stored_patches_are_laid_on_either_board_and_fire() -> None:
    p = on_moon(laid(DOMINO, "mC1", "mD1"), stored=1)
    t = moon(p)
    t.lies(phase="final", ending=["nothing_fits"])
    t.then(Prepare(0), seat=TABLE)
    assert {"F1", "mC2"} <= set(t.answers())
    t.do("patch", "mC2")
    assert t.heard("SatelliteMoved")[-1].points == 1
    assert t.s.phase == "end" or t.asked() == "aim"
    only = seat_with(moon="moon_start", patches=grid_of("ksb_4156"), stored=1)
    t = moon(only)
    t.lies(phase="final", ending=["nothing_fits"])
    t.then(Prepare(0), seat=TABLE)
    assert t.asked() == "place_patch"
    assert all(str(square).startswith("m") for square in t.answers())  # obligatory while a square is there
    assert t.refused("leave") == ("PU-7.12", "patch_must_lie")


@rules("SM-4.3", "SM-4.6")
def test_sm_4_3_rovers_are_taken_off_with_what_they_carry() -> None:
    p = on_moon(corporation="horizon_group", cargo="mC2")
    p.meteorites = 0
    t = moon(p)
    t.lies(phase="final", ending=["nothing_fits"])
    t.then(Prepare(0), seat=TABLE)
    assert t.s.phase == "end"
    assert (t.p.rovers, t.p.cargo) == (0, 0)
    assert lines_of(t.s, 0)["moon"] == 0


@rules("SM-4.4")
def test_sm_4_4_lines_of_the_moon_give_no_medals() -> None:
    p = seat_with(moon="moon_start", patches=names(side("moon_start").grid))
    p.meteorites = 0
    assert lines_of(moon(p).s, 0)["planet"] == 0
    assert lines_of(moon(p).s, 0)["moon"] == 0


@rules("SM-4.5", "SM-4.6")
@pytest.mark.parametrize("name", SIDES)
def test_sm_4_5_every_side_scores_its_set(name: str) -> None:
    free = names(side(name).grid)

    def board(*stations: str, rocks: int = 0) -> Seat:
        p = seat_with(moon=name)
        for square, terrain in zip(free, stations, strict=False):
            paint(p, terrain, [square], [square])
        p.meteorites = mask(free[-rocks:]) if rocks else 0
        return p

    pair = [TERRAINS[terrain] for terrain in side(name).pair]
    if not pair:
        assert moon_medals(board(*TERRAINS)) == 8
        assert moon_medals(board(*TERRAINS, *TERRAINS)) == 8  # once, never more
        for missing in TERRAINS:
            assert moon_medals(board(*(t for t in TERRAINS if t != missing))) == 0
    else:
        first, second = pair
        others = [terrain for terrain in TERRAINS if terrain not in pair]
        assert moon_medals(board(first, second)) == 4
        assert moon_medals(board(first, first, first, second, second)) == 8
        assert moon_medals(board(*(first,) * 4)) == 0
        assert moon_medals(board(*others)) == 0
        assert moon_view(board(first, *others))["stations"] == {first: 1, second: 0}
    assert moon_medals(board(rocks=5)) == -15


@rules("SM-4.5")
def test_sm_4_5_stations_of_the_planet_and_under_a_patch_do_not_count() -> None:
    p = on_moon(laid(DOMINO, "F1", "G1"), laid("i2_biomass_civ_plain", "mC1", "mD1"), corporation="wormhole_corp")
    assert stations_on_moon(p) == (1, 0, 1, 0, 0, 0)
    assert moon_view(p)["stations"] == {"civ": 1, "water": 0, "biomass": 1, "rover": 0, "tech": 0, "energy": 0}
    under = on_moon(laid("i2_biomass_civ_plain", "mC1", "mD1"), patches="mC1", corporation="wormhole_corp")
    assert sum(stations_on_moon(under)) == 1


@rules("SM-4.8")
def test_sm_4_8_ties_and_contests_look_at_the_planet_only() -> None:
    bare, built = seat_with(moon="moon_start"), seat_with(moon="moon_start", patches="mC1 mD1 mC2")
    for p in (bare, built):
        p.meteorites = 0
    t = Scene(bare, built, moons=True)
    assert empty_squares(bare) == empty_squares(built) == len(grid_of("ksb_4156"))
    winners, _, tie_break = ranking(t.s)
    assert (winners, tie_break) == ((0, 1), "shared")
    built.meteorites = mask("mD2")  # it costs medals, but is nothing to a tie
    built.rocks = 9
    assert sum(lines_of(t.s, 1).values()) == 0
    assert ranking(t.s)[2] == "shared"


@rules("SM-1.7", "SM-4.8")
def test_sm_4_8_the_planet_is_measured_without_the_moon() -> None:
    plain, with_moon = seat_with(), seat_with(moon="moon_start")
    for p in (plain, with_moon):
        paint(p, "civ", "F1 G1", "F1")
    paint(with_moon, "civ", "mC1 mD1 mC2", "mC1 mC2")
    for terrain, square in zip(TERRAINS[1:], ("mA4", "mF3", "mC6", "mD6", "mB5"), strict=True):
        paint(with_moon, terrain, square, square)
    a, b = on_paper(1, seats=[plain]), on_paper(1, seats=[with_moon], moons=True)
    for number, _ in enumerate(OBJECTIVES):
        assert standing(a, 0, number) == standing(b, 0, number)
