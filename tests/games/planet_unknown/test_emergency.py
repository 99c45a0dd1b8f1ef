"""Emergency tiles (SM-6), and what may be placed when little room is left (SM-9, SM-13.1)."""

from __future__ import annotations

from typing import Any

import pytest

from games.planet_unknown.scene import Scene, names
from games.planet_unknown.setting import filled, grid_of, mask, rules, seat_with, with_extras
from games.planet_unknown.table import Table, laid, placing, table
from orrery.games.planet_unknown.actions import Lay
from orrery.games.planet_unknown.components import (
    BASE_SHAPES,
    CORPORATION_INDEX,
    CORPORATIONS,
    EMERGENCY,
    MOONS,
    ORIENTATIONS,
    SQUARE_INDEX,
    TERRAINS,
    TILES,
    Effect,
)
from orrery.games.planet_unknown.frames import CARD, PlacePatch, PlaceTile, TakeTile
from orrery.games.planet_unknown.pieces import Piece, piece
from orrery.games.planet_unknown.rules.medals.scoring import total
from orrery.games.planet_unknown.rules.placing.emergency import firsts, leaves_second
from orrery.games.planet_unknown.rules.planet.tile_places import (
    WAIVE_BOTH,
    WAIVE_EVENT,
    WAIVE_NOTHING,
    WAIVE_PLANET,
    placements,
    ring_of,
)
from orrery.games.planet_unknown.rules.turns.turn import level_of
from orrery.games.planet_unknown.state import Seat

DOMINO = "i2_civ_energy_plain"
LARGE = "n5_civ_energy_plain"
ALL = ["civ", "water", "biomass", "rover", "tech", "energy"]


def free(*squares: str, planet: str = "ksb_4156", **given: Any) -> Seat:
    """Everything but these squares is covered by patches."""
    return filled(planet, but=squares, **given)


def pair(p: Seat | None = None, *depot: str, **options: Any) -> Table:
    t = table(p or seat_with(), emergency=True, **options)
    return t.depot(0, *depot) if depot else t


def kinds(t: Table) -> list[str]:
    return [str(action[1]) for action in t.options(0, "emergency")]


def rings(t: Table) -> list[str]:
    return [str(action[1]) for action in t.options(0, "take")]


# --- use ------------------------------------------------------------------------------------------


@rules("SM-6.1", "SM-6.2")
def test_sm_6_1_everybody_has_one_tile_of_each_terrain_and_may_use_any_two() -> None:
    t = pair()
    assert t.start().seat(0, 1)["emergency"] == ALL  # public
    assert kinds(t) == ALL
    assert rings(t) == ["outer", "inner"]
    t.do(0, "emergency", "tech").do(0, *placing("emergency_tech", "F1", "G1"))
    assert kinds(t) == [kind for kind in ALL if kind != "tech"]
    assert rings(t) == []


@rules("SM-6.2")
def test_sm_6_2_three_times_a_game_at_most() -> None:
    t = pair(with_extras(seat_with(aside=tuple(EMERGENCY[1:])), emergency="civ"))
    assert kinds(t) == []
    assert t.refused(0, "emergency", "civ") == ("SM-6.4", "no_pair_fits")


@rules("SM-6.3", "SM-6.5")
def test_sm_6_3_one_after_the_other_each_wholly_resolved() -> None:
    t = pair()
    t.do(0, "emergency", "civ").do(0, *placing("emergency_civ", "F1", "G1"))
    assert t.rows() == {"civ": 1}
    assert len(t.seat(0)["meteorites"]) == 1
    t.do(0, "emergency", "tech").do(0, *placing("emergency_tech", "F2", "F3"))
    assert t.rows() == {"civ": 1, "tech": 1}
    assert len(t.seat(0)["meteorites"]) == 2
    assert [e["tile"] for e in t.told("tile_placed", 0)] == ["emergency_civ", "emergency_tech"]
    assert t.told("tile_taken", 0) == []


@rules("SM-6.3", "SM-6.4")
def test_sm_6_3_the_shot_of_the_first_clears_the_way_for_the_second() -> None:
    """The second is placed on the board as it is after the first."""
    p = seat_with(moon="moon_start", tiles=[laid(DOMINO, "mC6", "mD6")], patches="mD5 mE5 mE4 mE3 mE2")
    assert p.extras.satellite == 14  # two points on is column D
    t = pair(p, moons=True).do(0, "emergency", "civ").do(0, *placing("emergency_civ", "mC4", "mD4"))
    assert "mD2" not in t.seat(0)["meteorites"]
    t.do(0, "emergency", "tech").do(0, *placing("emergency_tech", "mD2", "mD3"))
    assert len(t.seat(0)["tiles"]) == 3


@rules("SM-6.5", "SM-2.8")
def test_sm_6_5_it_is_a_tile_for_everything_that_speaks_of_placing() -> None:
    p = with_extras(seat_with(), maintenance="motor_pool meteor_observatory")
    t = pair(p, new_cards=True).do(0, "emergency", "rover").do(0, *placing("emergency_rover", "F1", "G1"))
    items = t.decision(0).params["items"]
    assert items == ["station:rover", "maintenance:sm_civ_motor_pool", "maintenance:sm_civ_meteor_observatory"]


@rules("SM-6.5")
def test_sm_6_5_who_places_no_meteorites_gets_none() -> None:
    p = seat_with(markers={"tech": 15})
    t = Scene(p, emergency=True).has(0, hand="emergency_civ", emergency=[kind for kind in ALL if kind != "civ"])
    t.then(PlaceTile(0, 0, False, True, 2)).do(*placing("emergency_civ", "F1", "G1"))
    assert t.p.meteorites == 0
    assert t.p.symbols != 0


@rules("SM-6.6")
def test_sm_6_6_energy_advances_only_for_a_station_it_touches() -> None:
    t = pair().do(0, "emergency", "energy").do(0, *placing("emergency_energy", "F1", "G1"))
    assert t.rows() == {}
    assert [(e["terrain"], e["idle"]) for e in t.told("station_idle", 0)] == [("energy", "nothing_to_copy")]
    p = seat_with(tiles=[laid("i2_biomass_civ_plain", "F1", "G1")])
    t = pair(p).do(0, "emergency", "energy").do(0, *placing("emergency_energy", "F2", "G2"))
    assert t.options(0) == [["copy", "civ"], ["copy", "biomass"]]


@rules("SM-6.7")
def test_sm_6_7_each_of_two_on_the_moon_moves_the_satellite_by_two() -> None:
    t = pair(seat_with(moon="moon_start"), moons=True).do(0, "emergency", "civ")
    t.do(0, *placing("emergency_civ", "mC1", "mD1"))
    while t.kind(0) != "second_tile":
        t.do(0, *t.options(0)[0])
    t.do(0, "emergency", "tech").do(0, *placing("emergency_tech", "mB2", "mC2"))
    t.idle(0)
    assert [e["points"] for e in t.told("satellite_moved", 0)] == [2, 2]
    assert len(t.told("laser_fired", 0)) == 2


# --- both or none ---------------------------------------------------------------------------------


@rules("SM-6.4")
def test_sm_6_4_only_first_places_that_leave_room_are_offered() -> None:
    t = pair(free("F1", "F2", "F3", "F4"), DOMINO).do(0, "emergency", "civ")
    covered = {frozenset(squares_of(t, action)) for action in t.options(0, "place")}
    assert covered == {frozenset({"F1", "F2"}), frozenset({"F3", "F4"})}
    assert t.refused(0, *placing("emergency_civ", "F2", "F3")) == ("SM-6.4", "no_place_for_second")


def squares_of(t: Table, action: list[object]) -> list[str]:
    return names(piece(t.p().hand, ORIENTATIONS.index(str(action[1])), SQUARE_INDEX[str(action[2])]).squares)


@rules("SM-6.4")
def test_sm_6_4_the_look_ahead_is_made_before_any_shot() -> None:
    """Room that only the shot would make does not count."""
    moon = [square for square in moon_squares() if square not in ("mC1", "mD1", "mD2", "mD3")]
    p = seat_with(moon="moon_start", patches=[*grid_of("ksb_4156"), *moon])
    p.meteorites = mask("mD2")
    t = pair(p, DOMINO, moons=True)
    assert kinds(t) == []  # mC1 and mD1 are free; the meteorite keeps mD2 and mD3 closed
    assert rings(t) == ["inner"]
    p.meteorites = 0
    assert kinds(pair(p, DOMINO, moons=True)) == ALL


def moon_squares() -> list[str]:
    return names(MOONS[0].grid)


@rules("SM-6.4")
def test_sm_6_4_pieces_under_the_first_tile_are_gone_in_the_look_ahead() -> None:
    """A carried meteorite under the first tile is no neighbour to the second."""
    p = free("F1", "F2", "F3", "F4", corporation="horizon_group", cargo="F2")
    t = Scene(p, emergency=True, new_cards=True, events="standard").lies(event="sm_event_r7")
    found = [Lay(*way) for way in placements(t.s, t.p, EMERGENCY[0], WAIVE_EVENT)]
    places = {
        names(1 << lying.meteor)[0]: way for way in found if names((lying := piece_at(way)).squares) == ["F1", "F2"]
    }
    assert leaves_second(t.s, t.p, EMERGENCY[0], places["F1"], WAIVE_NOTHING)
    assert not leaves_second(t.s, t.p, EMERGENCY[0], places["F2"], WAIVE_NOTHING)  # its own meteorite is one


def piece_at(way: Lay) -> Piece:
    return piece(EMERGENCY[0], way.orientation, way.at)


@rules("SM-6.4", "SM-6.8")
def test_sm_6_4_if_a_forced_patch_took_the_last_place_one_is_set_aside() -> None:
    """Four squares are left; the first tile brings a patch that must lie on one of the other two."""
    p = free("F1", "F2", "F3", "F4", markers={"biomass": biomass_before()})
    t = pair(p, LARGE).do(0, "emergency", "biomass").do(0, *placing("emergency_biomass", "F1", "F2"))
    assert t.kind(0) == "place_patch"
    t.do(0, "patch", "F3")
    assert t.kind(0) == "set_aside"
    assert t.decision(0).params["left"] == 1
    t.do(0, "emergency", "tech").idle(0)
    assert t.rows()["tech"] == 1
    assert t.s.seats[0].stuck
    assert t.s.ending & 1
    assert len(t.s.seats[0].aside) == 1


def biomass_before() -> int:
    cells = CORPORATIONS[CORPORATION_INDEX["universal_coalition"]].cells[32:48]
    return next(row for row, cell in enumerate(cells) if any(b.op == "milestone" for b in cell.bonus)) - 1


@rules("SM-6.4")
def test_sm_6_4_a_place_lost_while_the_second_is_chosen_is_looked_for_anew() -> None:
    """A patch of an any-time technology takes the last place after the question was asked."""
    p = free("F1", "F2", "F3", "F4")
    t = pair(p, LARGE).do(0, "emergency", "civ").do(0, *placing("emergency_civ", "F1", "F2"))
    assert t.kind(0) == "second_tile"
    scene = Scene(p, emergency=True)
    scene.m = t.m
    scene.then(PlacePatch(0, False)).do("patch", "F3")
    assert scene.asked() == "set_aside"


# --- condition A ----------------------------------------------------------------------------------


@rules("SM-6.8", "SM-6.9")
def test_sm_6_8_a_placeable_pair_must_be_laid() -> None:
    t = pair(free("F1", "F2", "F3", "F4"), LARGE)
    assert rings(t) == []
    assert kinds(t) == ALL
    assert t.decision(0).params["fits"]
    assert t.decision(0).params["pair"]  # the question asks for nothing else
    assert not pair().decision(0).params["pair"]


@rules("SM-6.8")
def test_sm_6_8_water_set_aside_needs_no_ice_and_energy_advances_nothing() -> None:
    t = pair(free("F1", "F2"), LARGE).do(0, "emergency", "energy").do(0, "emergency", "water").idle(0)
    assert t.rows() == {"water": 1}
    assert t.s.ending & 1


@rules("SM-6.8")
def test_sm_6_8_one_tile_alone_cannot_be_set_aside() -> None:
    p = free("F1", "F2")
    p.aside = tuple(EMERGENCY[1:])
    p.extras = p.extras._replace(emergency=1)
    t = pair(p, LARGE)
    assert rings(t) == ["outer"]
    assert kinds(t) == []


@rules("SM-6.8")
def test_sm_6_8_a_depot_without_tiles_leaves_the_pair() -> None:
    t = pair(None, DOMINO)
    t.empty(*(shape.id for shape in BASE_SHAPES))
    assert rings(t) == []
    assert kinds(t) == ALL
    full = pair(free("F1"), DOMINO)
    full.empty(*(shape.id for shape in BASE_SHAPES))
    assert kinds(full) == ALL  # nothing to place: two are set aside
    full.do(0, "emergency", "civ").do(0, "emergency", "rover").pick(0, "station:civ")
    assert full.p().stuck
    assert full.rows() == {"civ": 1, "rover": 1}
    alone = free("F1")
    alone.aside, alone.extras = tuple(EMERGENCY[1:]), alone.extras._replace(emergency=1)
    none = pair(alone, DOMINO)
    none.empty(*(shape.id for shape in BASE_SHAPES))
    assert none.kind(0) is None  # one alone is no pair


@rules("SM-6.9")
def test_sm_6_9_tiles_left_over_score_nothing() -> None:
    assert total(pair().start().s, 0) == total(table().start().s, 0)


@rules("SM-6.10")
@pytest.mark.parametrize("ignored", [0, 1])
def test_sm_6_10_of_a_pair_one_station_is_ignored(ignored: int) -> None:
    t = pair(events="standard").event("red_ignore_one_station")
    t.do(0, "emergency", "civ").do(0, *placing("emergency_civ", "F1", "G1"))
    assert t.decision(0).params["items"] == ["station:civ", "ignore:civ"]
    t.do(0, "pick", 1 - ignored)
    t.do(0, "emergency", "tech").do(0, *placing("emergency_tech", "F2", "G2")).idle(0)
    assert t.rows() == ({"civ": 1} if ignored else {"tech": 1})
    assert len(t.told("station_ignored", 0)) == 1


@rules("PU-12.4", "SM-6.8", "SM-6.10")
def test_pu_12_4_of_a_pair_set_aside_both_stations_count() -> None:
    t = pair(free("F1", "F2"), LARGE, events="standard").event("red_ignore_one_station")
    t.do(0, "emergency", "civ").do(0, "emergency", "tech")
    assert t.decision(0).params["items"] == ["station:civ", "station:tech"]
    t.do(0, "pick", 1).idle(0)
    assert t.rows() == {"civ": 1, "tech": 1}


@rules("SM-6.10", "SM-6.4")
def test_sm_6_10_a_second_tile_that_is_set_aside_is_the_one_ignored() -> None:
    p = free("F1", "F2", "F3", "F4", markers={"biomass": biomass_before()})
    t = pair(p, LARGE, events="standard").event("red_ignore_one_station").do(0, "emergency", "biomass")
    t.do(0, *placing("emergency_biomass", "F1", "F2")).do(0, "pick", 0).do(0, "patch", "F3")
    t.do(0, "emergency", "tech").idle(0)
    assert "tech" not in t.rows()
    assert [e["terrain"] for e in t.told("station_ignored", 0)] == ["tech"]


@rules("SM-6.11", "SM-1.9")
def test_sm_6_11_they_come_from_no_ring() -> None:
    assert {ring_of(tile) for tile in EMERGENCY} == {""}
    assert {ring_of(tile) for tile in range(144)} == {"outer", "inner"}
    closed = pair(events="standard", new_cards=True).event("sm_event_o7")
    assert kinds(closed) == ALL  # events about a ring do not bind pairs
    assert rings(closed) == ["inner"]
    republic = pair(seat_with(corporation="republic", markers={"tech": 4, "rover": 5}))
    republic.do(0, "emergency", "civ")
    assert republic.told("moves_gained", 0) == []  # Republic 1 speaks of taking a tile


@rules("SM-6.2", "PU-17.4")
def test_sm_6_2_an_extra_tile_of_a_card_is_not_replaced() -> None:
    t = Scene(seat_with(tiles=[laid(DOMINO, "F1", "G1")]), emergency=True)
    t.effect(Effect("place_extra_tile"), CARD)
    assert t.asked() == "take"
    assert {action[0] for action in t.options()} == {"take"}
    assert t.refused("emergency", "civ") == ("SM-6.2", "no_pair_for_extra")


# --- levels ---------------------------------------------------------------------------------------


def level(p: Seat, *depot: str, card: str = "", **options: Any) -> tuple[int, list[str], list[str]]:
    """The level on which the seat may place, and what it may take there."""
    t = table(p.clone(), events="standard", **options)
    if card:
        t.event(card)
    t.depot(0, *depot).start()
    return level_of(t.s, TakeTile(0, False, True)), rings(t), kinds(t)


@rules("SM-9.1", "SM-13.1")
def test_sm_9_1_a_pair_on_a_lower_level_comes_before_a_tile_that_breaks_a_restriction() -> None:
    """Only edge squares are free for the depot's tile, and the event closes edges; a pair fits on the moon."""
    full = free("F1", "G1", "E2", "F2", moon="moon_start")
    assert level(full, DOMINO, card="red_no_tile_on_edge", moons=True)[0] == WAIVE_NOTHING  # it fits on the moon
    p = free("F1", "G1")
    assert level(p, DOMINO, card="red_no_tile_on_edge", emergency=True) == (WAIVE_EVENT, ["inner"], [])
    inner = free("F1", "G1", "F4", "F5", "G4", "G5")
    found = level(inner, "n5_civ_energy_plain", card="red_no_tile_on_edge", emergency=True)
    assert found == (WAIVE_NOTHING, [], ALL)
    assert level(inner, "n5_civ_energy_plain", card="red_no_tile_on_edge")[0] != WAIVE_NOTHING


@rules("SM-9.1", "SM-9.2", "SM-8.4")
def test_sm_9_1_levels_in_their_order() -> None:
    """Quarter 1 bans civ, the event closes edges: what is given up first is the event's."""
    others = [square for square in grid_of("shattered-aaaa") if not square.startswith("q1")]
    p = seat_with("shattered-aaaa", patches=others)
    shattered: dict[str, Any] = {"shattered": True}
    assert level(p, "i2_energy_water_plain", **shattered)[0] == WAIVE_NOTHING
    assert level(p, DOMINO, **shattered)[0] == WAIVE_PLANET
    assert level(p, "i2_energy_water_plain", card="red_no_tile_on_edge", **shattered)[0] == WAIVE_EVENT
    # the first piece of the quarter lies on its edge, so the event must be given up as well as the ban
    assert level(p, DOMINO, card="red_no_tile_on_edge", **shattered)[0] == WAIVE_BOTH
    begun = seat_with("shattered-aaaa", patches=[*others, "q1F1", "q1F2", "q1E2"])
    assert level(begun, DOMINO, card="red_no_tile_on_edge", **shattered)[0] == WAIVE_PLANET


@rules("SM-9.1")
def test_sm_9_1_pairs_are_looked_for_on_each_level() -> None:
    """Nothing of the depot has a civ station to lay: pairs that keep the ban come first."""
    others = [square for square in grid_of("shattered-aaaa") if not square.startswith("q1")]
    p = seat_with("shattered-aaaa", patches=others)
    found = level(p, DOMINO, LARGE, shattered=True, emergency=True)
    assert found == (WAIVE_NOTHING, [], [kind for kind in ALL if kind != "civ"])


@rules("SM-9.2")
def test_sm_9_2_event_restrictions_that_name_the_planet_do_not_bind_on_the_moon() -> None:
    p = seat_with(moon="moon_start", tiles=[laid(DOMINO, "F1", "G1")])
    for card in ("red_no_tile_on_edge", "red_no_tile_on_ice", "orange_no_tile_on_edge", "red_no_tile_on_ice_2"):
        t = table(p.clone(), moons=True, events="standard").event(card).depot(0, "i2_energy_water_plain")
        t.do(0, "take", "inner").do(0, *placing("i2_energy_water_plain", "mB2", "mC2"))
        assert len(t.seat(0)["tiles"]) == 2


@rules("SM-9.2", "SM-2.4")
def test_sm_9_2_meteorites_on_the_moon_are_never_waived() -> None:
    moon = [square for square in moon_squares() if square not in ("mD1", "mD2")]
    p = seat_with(moon="moon_start", patches=[*grid_of("ksb_4156"), *moon])
    p.meteorites = mask("mD2")
    t = table(p, moons=True).depot(0, DOMINO)
    assert not t.decision(0).params["fits"]


def test_firsts_of_a_pair_are_terrains() -> None:
    s = pair().start().s
    assert firsts(s, s.seats[0], WAIVE_NOTHING) == list(range(len(TERRAINS)))
    assert [TILES[tile].terrains[0] for tile in EMERGENCY] == list(range(len(TERRAINS)))
