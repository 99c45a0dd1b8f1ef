"""Which boards the base game's texts mean with a moon in play (SM-1.7): every entry of the list, by its outcome."""

from __future__ import annotations

from itertools import permutations
from pathlib import Path
from typing import Any

import pytest

from games.planet_unknown.position import on_paper
from games.planet_unknown.scene import Scene, names, put_on, with_points
from games.planet_unknown.setting import Laid, mask, paint, rules, seat_with
from games.planet_unknown.table import laid
from orrery.core.state import TABLE
from orrery.games.planet_unknown.components import (
    GROUNDS,
    MOONS,
    OBJECTIVES,
    SHAPES,
    TERRAINS,
    TILE_INDEX,
    TILES,
    Effect,
)
from orrery.games.planet_unknown.components.scope import SCOPES
from orrery.games.planet_unknown.frames import CARD, Prepare, RoundStart
from orrery.games.planet_unknown.rules.medals.objectives import progress, standing
from orrery.games.planet_unknown.rules.medals.scoring import lines_of
from orrery.games.planet_unknown.state import Seat

ON_PLANET, ON_MOON = laid("i2_civ_energy_meteor", "F1", "G1"), laid("i2_biomass_civ_meteor", "mC1", "mD1")
BOTH, PLANET = {"planet", "moon"}, {"planet"}
ROWS = {"1": 3, "2": 5, "3": 7, "4": 10, "5": 14}  # of the technologies


def moon(p: Seat, **options: Any) -> Scene:
    return Scene(p, moons=True, **options)


def built(**given: Any) -> Seat:
    """A tile on each board."""
    return seat_with(moon="moon_start", tiles=[ON_PLANET, ON_MOON], **given)


def domino(terrain: str, kind: str, first: str, second: str) -> Laid:
    """A domino with this terrain on the first of two squares."""
    tile = next(
        t for t in TILES if t.id.startswith("i2") and t.id.endswith(kind) and TERRAINS[t.terrains[0]] == terrain
    )
    return laid(tile.id, first, second)


def boards(found: list[Any]) -> set[str]:
    """The boards of squares by name; the last of several names counts."""
    ends = [one[-1] if isinstance(one, tuple) else one for one in found if one != "skip"]
    return {"moon" if str(end).startswith("m") else "planet" for end in ends}


def event(card: str, p: Seat, **options: Any) -> Scene:
    return moon(p, events="standard", **options).event(card)


def under(card: str, p: Seat) -> Scene:
    return moon(p, events="standard").under(card)


# --- civ cards ------------------------------------------------------------------------------------


@rules("SM-1.7", "SM-2.3")
@pytest.mark.parametrize("card", ["salvage_yard", "depot_repair_online"])
def test_extra_tiles_go_to_either_board(card: str) -> None:
    t = moon(built()).card(card).do("take", "inner")
    assert boards([action[2] for action in t.options() if action[0] == "place"]) == BOTH


@rules("SM-1.7")
def test_relocation_bonus_ends_on_the_planet_wherever_it_starts() -> None:
    t = moon(put_on(built(), rovers="F1 mC1")).card("relocation_bonus")
    assert boards([end for _, end in t.answers()]) == PLANET
    assert boards([start for start, _ in t.answers()]) == BOTH


@rules("SM-1.7", "SM-8.7")
def test_landing_zone_approved_takes_a_line_of_one_board() -> None:
    p = put_on(built(), meteorites="G1 mD1 mD2")
    t = moon(p).card("landing_zone_approved")
    assert {"row-1", "moon-column-D"} <= set(t.answers())
    t.do("line", "moon-column-D")
    assert names(t.p.meteorites) == ["G1"]


@rules("SM-1.7")
def test_meteor_defense_program_reaches_the_moon() -> None:
    t = moon(put_on(built(), meteorites="G1 mD2 mC5")).card("meteor_defense_program")
    assert boards(t.answers()) == BOTH


@rules("SM-1.7", "SM-7.3")
def test_sustainable_living_act_counts_patches_of_both_boards_and_every_terrain() -> None:
    p = seat_with(moon="moon_start", patches="F1 F2 mC1", kinds={"F2": "water"}, hidden=["sustainable_living_act"])
    assert lines_of(moon(p, patches=True).s, 0)["civ_cards"] == 3


@rules("SM-1.7", "SM-2.5")
@pytest.mark.parametrize("card", ["approved_overtime", "search_and_rescue_team"])
def test_lifepods_are_on_the_planet(card: str) -> None:
    assert boards(moon(built()).card(card).answers()) == PLANET


# --- events ---------------------------------------------------------------------------------------


@rules("SM-1.7")
@pytest.mark.parametrize("card", ["green_collect_lifepod", "red_lose_lifepod_on_planet"])
def test_events_about_lifepods(card: str) -> None:
    assert boards(event(card, built()).answers()) == PLANET


@rules("SM-1.7")
def test_green_collect_meteorite_on_the_planet() -> None:
    two = seat_with(moon="moon_start", tiles=[ON_PLANET, laid("i2_energy_water_meteor", "G3", "G2")])
    t = event("green_collect_meteorite", put_on(two, meteorites="G1 G2 mD2"))
    assert boards(t.answers()) == PLANET
    only = event("green_collect_meteorite", put_on(built(), meteorites="mD2"))
    assert only.p.rocks == 0


@rules("SM-1.7", "SM-5.2")
def test_green_extra_rover_may_be_put_on_the_moon() -> None:
    t = event("green_extra_rover", seat_with(moon="moon_start"), players=1)
    t.lies(phase="turns")
    t.lay("i2_energy_water_plain", *laid("i2_energy_water_plain", "mC1", "mD1")[1:]).resolve("rover")
    assert t.answers() == ["mC1", "mD1"]


@rules("SM-1.7", "SM-2.6")
@pytest.mark.parametrize(("card", "found"), [("orange_new_meteorite", BOTH), ("red_new_meteorite", PLANET)])
def test_new_meteorites_come_onto_symbols_of_tiles_only(card: str, found: set[str]) -> None:
    p = seat_with(moon="moon_start", tiles=[ON_PLANET, laid("i2_energy_water_meteor", "G3", "G2"), ON_MOON])
    p.meteorites = 0
    t = event(card, p)
    assert boards(t.answers()) == found
    assert not mask(t.answers()) & MOONS[0].printed


@rules("SM-1.7", "SM-9.2")
@pytest.mark.parametrize(
    "card", ["orange_no_tile_on_edge", "red_no_tile_on_edge", "red_no_tile_on_ice", "red_no_tile_on_ice_2"]
)
def test_restrictions_of_places_that_name_the_planet(card: str) -> None:
    """On the moon the tile may lie on ice and on the edge, on the planet not on what the card names."""
    t = under(card, seat_with(moon="moon_start", patches="F1 F2 F3")).hold("i2_energy_water_plain")
    t.do("place", *laid("i2_energy_water_plain", "mB2", "mC2")[1:], "as_is")  # edge, and ice
    planet = under(card, seat_with(moon="moon_start", patches="F1 F2 F3")).hold("i2_energy_water_plain")
    edge = "edge" in card
    place = laid("i2_energy_water_plain", *(("G2", "G1") if edge else ("E2", "E3")))[1:]
    assert planet.refused("place", *place, "as_is") == ("PU-12.5", "event_edge" if edge else "event_ice")


@rules("SM-1.7")
def test_red_no_matching_terrain_binds_on_both() -> None:
    tile = "i2_biomass_civ_plain"
    for biomass, civ in (("F3", "F2"), ("mC2", "mC3")):  # civ beside civ, biomass beside biomass
        t = under("red_no_matching_terrain", built()).hold(tile)
        assert t.refused("place", *laid(tile, biomass, civ)[1:], "as_is") == ("PU-12.5", "event_matching")


@rules("SM-1.7")
@pytest.mark.parametrize("terrain", TERRAINS)
def test_orange_rovers_not_onto_binds_on_both(terrain: str) -> None:
    """orange_rovers_not_onto_water, _biomass, _energy, _rover, _tech and _civ."""
    tiles = [domino(terrain, "plain", "F1", "G1"), domino(terrain, "meteor", "mC1", "mD1")]
    p = with_points(put_on(seat_with(moon="moon_start", tiles=tiles), rovers="F2 mC2"), 2)
    t = under(f"orange_rovers_not_onto_{terrain}", p).turns()
    for start, end in (("F2", "F1"), ("mC2", "mC1")):
        assert t.refused("drive", start, end) == ("PU-12.3", "rover_event")


@rules("SM-1.7")
@pytest.mark.parametrize("card", ["orange_ignore_one_station", "red_ignore_one_station"])
def test_an_ignored_station_may_lie_on_the_moon(card: str) -> None:
    t = under(card, seat_with(moon="moon_start"))
    t.lay("i2_civ_energy_plain", *laid("i2_civ_energy_plain", "mC1", "mD1")[1:])
    assert t.asked() == "ignore_station"


@rules("SM-1.7", "SM-5.3")
def test_red_lose_rover_counts_and_destroys_rovers_of_the_planet() -> None:
    t = event("red_lose_rover", put_on(built(), rovers="F1 mC1"))
    assert t.rovers() == ["F1", "mC1"]  # one on the planet is not more than one
    t = event("red_lose_rover", put_on(built(corporation="horizon_group"), rovers="F1 F2 mC1"))
    assert boards(t.answers()) == PLANET


# --- corporations ---------------------------------------------------------------------------------


def has(corporation: str, level: str, **given: Any) -> Seat:
    """A seat that has this technology."""
    p = seat_with(corporation=corporation, moon="moon_start", markers={"tech": ROWS[level]}, **given)
    assert p.techs
    return p


@rules("SM-1.7", "SM-2.3")
@pytest.mark.parametrize(
    ("corporation", "tile"), [("universal_coalition", "i2_civ_energy_plain"), ("horizon_group", "i3_rover_tech_plain")]
)
def test_level_1_ignores_adjacency_on_the_moon(corporation: str, tile: str) -> None:
    """universal_coalition_tech_1, horizon_group_tech_1."""
    p = has(corporation, "1", tiles=[ON_MOON])
    p.meteorites = 0
    t = moon(p).hold(tile)
    cells = ("mC6", "mD6") if tile.startswith("i2") else ("mB5", "mC5", "mD5")
    assert any(action[0] == "place" and action[2] in ("mC6", "mB5") for action in t.options()), cells


@rules("SM-1.7", "SM-2.7")
def test_universal_4_doubles_water_on_the_moon() -> None:
    """universal_coalition_tech_4."""
    t = moon(has("universal_coalition", "4"))
    t.lay("i2_energy_water_plain", *laid("i2_energy_water_plain", "mB2", "mC2")[1:]).resolve("station:water")
    assert t.moved("station") == [("water", "water-1"), ("water", "water-2")]


@rules("SM-1.7", "SM-2.7")
def test_universal_5_places_no_meteorites_on_the_moon() -> None:
    """universal_coalition_tech_5; those of the set-up lie there before."""
    p = has("universal_coalition", "5")
    t = moon(p).lay("i2_civ_energy_meteor", *laid("i2_civ_energy_meteor", "mC1", "mD1")[1:])
    assert t.p.meteorites == MOONS[0].printed


@rules("SM-1.7", "SM-5.1")
def test_cosmos_1_and_4_drive_on_the_moon() -> None:
    """cosmos_inc_tech_1, cosmos_inc_tech_4."""
    p = with_points(put_on(has("cosmos_inc", "1"), rovers="mC2"), 1)
    assert ("mC2", "mD3") in moon(p).turns().free("drive")
    p = with_points(put_on(has("cosmos_inc", "4", tiles=[laid("i2_civ_energy_plain", "mC1", "mD1")]), rovers="mC1"), 1)
    t = moon(p).turns().do("drive", "mC1", "mD1")
    assert t.moves == 1  # onto energy for nothing


@rules("SM-1.7", "PU-3.3")
@pytest.mark.parametrize(
    ("corporation", "level", "points"), [("flux_industries", "1", 2), ("oasis_ultd", "2", 1), ("horizon_group", "2", 1)]
)
def test_points_at_the_start_of_a_round_for_rovers_on_the_moon(corporation: str, level: str, points: int) -> None:
    """flux_industries_tech_1, oasis_ultd_tech_2, horizon_group_tech_2."""
    cargo = "mC1" if corporation == "horizon_group" else ""
    terrain = "civ" if corporation == "flux_industries" else "water"
    p = has(corporation, level, cargo=cargo, tiles=[domino(terrain, "plain", "mC1", "mD1")])
    p = put_on(p, rovers="mC1")
    assert moon(p).then(RoundStart(), seat=TABLE).moves == points


@rules("SM-1.7")
def test_flux_4_collects_from_the_moon() -> None:
    """flux_industries_tech_4."""
    p = has("flux_industries", "4")
    t = moon(p).lay("i2_civ_energy_plain", *laid("i2_civ_energy_plain", "F1", "G1")[1:])
    t.resolve("tech:4").do("pick", 0)
    assert boards(t.answers()) == {"moon"}


@rules("SM-1.7", "SM-5.3")
def test_horizon_group_loads_carries_and_delivers_on_the_moon() -> None:
    """horizon_group, horizon_group_tech_4."""
    rover = laid("i3_rover_tech_plain", "mC2", "mC1", "mC3")
    p = with_points(put_on(seat_with(corporation="horizon_group", moon="moon_start", tiles=[rover]), rovers="mD1"), 3)
    p.meteorites = mask("mD2")
    t = moon(p).turns().do("drive", "mD1", "mD2")
    assert names(t.p.cargo) == ["mD2"]
    t.do("drive", "mD2", "mC2")
    if t.p.cargo:  # the station is on the other square of its section
        t.do("drive", "mC2", "mC1")
    assert t.p.rocks == 1
    water = domino("water", "plain", "mC1", "mD1")
    p = with_points(put_on(has("horizon_group", "4", cargo="mC2", tiles=[water]), rovers=""), 1)
    t = moon(p).turns().do("drive", "mC2", "mC1")
    assert t.asked() == "may"
    t.do("pick", 0)
    assert t.p.cargo == 0


@rules("SM-1.7", "SM-5.1")
@pytest.mark.parametrize(("corporation", "slots"), [("jump_drive", "B"), ("republic", "")])
def test_teleports_by_technology_cross_to_the_other_board(corporation: str, slots: str) -> None:
    """jump_drive_tech_b, republic_tech_3."""
    given: dict[str, Any] = {"slots": slots} if slots else {"markers": {"tech": 7}}
    tiles = [domino("civ", "plain", "F1", "G1"), laid("i2_biomass_civ_plain", "mD1", "mC1")]
    p = seat_with(corporation=corporation, moon="moon_start", tiles=tiles, **given)
    t = moon(with_points(put_on(p, rovers="F1"), 1)).turns()
    assert t.free("jump") == [("F1", "mC1")]
    t.do("jump", "F1", "mC1")
    assert t.rovers() == ["mC1"]


@rules("SM-1.7", "SM-2.7")
def test_oasis_ultd_advances_water_for_every_square_of_ice_of_the_moon() -> None:
    """oasis_ultd, oasis_ultd_tech_3."""
    tile = "i3_water_rover_plain"
    p = seat_with(corporation="oasis_ultd", moon="moon_start", patches="mC1")
    t = moon(p)
    place = next(cells for cells in permutations(("mC2", "mC3", "mC4")) if fits(tile, cells))
    t.lay(tile, *laid(tile, *place)[1:]).resolve("station:water")
    water = mask(place[: len(SHAPES[TILES[TILE_INDEX[tile]].shape].sections[0])])
    assert len(t.moved("station")) == (water & GROUNDS[p.planet].ice).bit_count() > 0
    dry = moon(has("oasis_ultd", "3"))
    dry.lay("i2_civ_energy_plain", *laid("i2_civ_energy_plain", "mC1", "mD1")[1:])
    assert "tech:3" in dry.items()
    wet = moon(has("oasis_ultd", "3"))
    wet.lay("i2_civ_energy_plain", *laid("i2_civ_energy_plain", "mB2", "mC2")[1:])
    assert "tech:3" not in wet.items()


def fits(tile: str, cells: tuple[str, ...]) -> bool:
    try:
        laid(tile, *cells)
    except AssertionError:
        return False
    return True


@rules("SM-1.7", "SM-3.1")
def test_wormhole_corp_expands_covers_and_destroys_on_the_moon() -> None:
    """wormhole_corp, wormhole_corp_tech_2, wormhole_corp_tech_5."""
    p = seat_with(corporation="wormhole_corp", moon="moon_start", patches="mC1")
    t = moon(p).lay("i2_biomass_civ_plain", *laid("i2_biomass_civ_plain", "mC2", "mC3")[1:])
    t.resolve("station:biomass")
    assert t.moved("station")[0][0] == "biomass"
    over = moon(has("wormhole_corp", "2", tiles=[ON_MOON])).effect(Effect("gain_patch"), CARD)
    assert "mC1" in over.answers()
    p = has("wormhole_corp", "5", tiles=[ON_MOON], stored=1)
    t = moon(p)
    t.lies(phase="final", ending=["nothing_fits"])
    t.then(Prepare(0), seat=TABLE)
    assert "mD2" in t.answers()  # a printed one, next to a tile
    t.do("patch", "mD2")
    assert not t.p.meteorites & mask("mD2")


# --- objectives -----------------------------------------------------------------------------------


@rules("SM-1.7", "SM-4.8", "PU-11.1")
@pytest.mark.parametrize("measure", ["stations_on_edge", "stations", "largest_area", "area_count"])
def test_competitive_measures_look_at_the_planet(measure: str) -> None:
    for number, objective in enumerate(OBJECTIVES):
        if objective.measure != measure:
            continue
        p = seat_with(moon="moon_start")
        paint(p, TERRAINS[objective.measure_terrain], "mC1 mD1", "mC1")
        assert standing(on_paper(1, seats=[p], moons=True), 0, number) == 0
        paint(p, TERRAINS[objective.measure_terrain], "F1 G1", "F1")
        assert standing(on_paper(1, seats=[p], moons=True), 0, number) > 0


@rules("SM-1.7", "SM-2.3")
@pytest.mark.parametrize("test", ["rectangle", "area_with_stations", "stations_at_most", "all_covered"])
def test_personal_tests(test: str) -> None:
    """A rectangle or an area lies on one board; stations are added up; ground to be covered is the planet's."""
    done = 0
    for number, objective in enumerate(OBJECTIVES):
        if objective.test != test:
            continue
        done += 1
        p = seat_with(moon="moon_start")
        whole = names(MOONS[0].grid)
        if test == "all_covered":
            before = progress(on_paper(1, seats=[p], moons=True), 0, number)
            paint(p, "civ", whole)
            assert progress(on_paper(1, seats=[p], moons=True), 0, number) == before
            continue
        paint(p, TERRAINS[objective.test_terrain], whole, whole)
        value = progress(on_paper(1, seats=[p], moons=True), 0, number)[0]
        if test == "stations_at_most":
            paint(p, TERRAINS[objective.test_terrain], "F1", "F1")
            assert progress(on_paper(1, seats=[p], moons=True), 0, number)[0] == value + 1 == len(whole) + 1
        else:
            assert value > 0
            paint(p, TERRAINS[objective.test_terrain], "F1 F2", "F1 F2")
            assert (
                progress(on_paper(1, seats=[p], moons=True), 0, number)[0] == value
            )  # the planet's squares are another area
    assert done


def test_every_scope_is_tested_here() -> None:
    text = Path(__file__).read_text(encoding="utf-8")
    general = {"place_tile", "place_patch", "line_medals", "tie_break_empty_squares", "tie_break_meteorites"}
    for table, scopes in SCOPES.items():
        if table == "general":
            assert set(scopes) == general  # with the moons themselves
            continue
        missing = [name for name in scopes if name not in text and not name.startswith("orange_rovers_not_onto_")]
        assert missing == []
