"""The 60 event cards by what they do (PU-12, PU-14.4): choices, outcomes, restrictions while they last and after."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from games.planet_unknown.scene import Scene, names, put_on, with_points
from games.planet_unknown.setting import Laid, Markers, filled, mask, rules, seat_with
from orrery.core.state import TABLE
from orrery.games.planet_unknown import GAME
from orrery.games.planet_unknown.components import (
    BASE_EVENTS,
    CIV_CARDS,
    EVENT_INDEX,
    EVENTS,
    NONE,
    ORIENTATIONS,
    PLANETS,
    SQUARE_INDEX,
    TERRAINS,
    TILE_INDEX,
    TRACKS,
    Effect,
)
from orrery.games.planet_unknown.frames import BeginTurns, RevealEvent, SetAside
from orrery.games.planet_unknown.grid import around
from orrery.games.planet_unknown.pieces import piece
from orrery.games.planet_unknown.rules.planet.tile_places import restriction
from orrery.games.planet_unknown.state import NOTHING_FITS, SECTOR_EMPTY, Seat

FIRST: list[Laid] = [("i2_civ_energy_plain", "r3", "F1")]  # civ on F1, energy on G1
MIDDLE: Markers = dict.fromkeys(TRACKS, 4)
UP = [card.id for card in BASE_EVENTS if card.id.startswith("green_advance_")]
DOWN = [card.id for card in BASE_EVENTS if re.match(r"orange_regress_\w+_or_", card.id)]
RESTRICTIONS = [card.id for card in BASE_EVENTS if card.restriction]


def pair(card: str) -> list[str]:
    """The two tracks an id names, in the order of the board."""
    found = re.findall(r"(civ|water|biomass|rover|tech)", card.split("_", 2)[2])
    assert len(found) == 2
    return [track for track in TRACKS if track in found]


def solo(**fields: object) -> Scene:
    fields.setdefault("tiles", FIRST)
    return Scene(seat_with(**fields))  # type: ignore[arg-type]


# --- markers up -----------------------------------------------------------------------------------


@rules("PU-12.1", "PU-12.2")
@pytest.mark.parametrize("card", UP)
def test_events_that_advance_one_of_two_markers(card: str) -> None:
    assert len(UP) == 10
    for chosen in pair(card):
        markers: Markers = {**MIDDLE, "tech": 11}  # the next cells: water-5, tech-12 with a boost ...
        t = solo(markers=markers).event(card)
        assert [marker for marker, _ in t.answers()] == pair(card)
        assert ["skip"] not in t.options()  # nobody may decline
        row = t.rows()[TRACKS.index(chosen)] + 1
        t.do("advance", chosen, f"{chosen}-{row}")
        assert t.moved("event") == [(chosen, f"{chosen}-{row}")]
        assert t.asked() == ("boost" if chosen == "tech" else None)  # bonuses are given
        assert t.moves == (3 if chosen == "rover" else 0)  # technology 3 raises it


@rules("PU-12.1", "PU-7.5")
@pytest.mark.parametrize("card", UP)
def test_events_that_advance_the_only_marker_that_can(card: str) -> None:
    blocked, moving = pair(card)
    t = solo(markers={blocked: 15, moving: 3}).event(card)
    assert t.moved("event") == [(moving, f"{moving}-4")]


@rules("PU-12.2", "PU-7.10")
def test_green_advance_civ_or_tech_a_card_due_waits_for_the_civ_window() -> None:
    t = Scene(seat_with(tiles=FIRST, markers={"civ": 2})).depot("i2_water_rover_plain")
    t.turns("green_advance_civ_or_tech").do("advance", "civ", "civ-3")
    assert (t.p.due, t.s.phase, t.asked()) == ((1,), "turns", "take")
    t.do("take", "inner").do("place", "r0", "G2", "as_is").resolve("station:rover").do("rover", "G2")
    while t.asked() == "end_turn":
        t.do("end")
    assert (t.s.phase, t.asked()) == ("civ", "choose_civ")


@rules("PU-12.10")
def test_green_leap_without_bonuses_three_cells_and_nothing_else() -> None:
    t = solo(markers={"biomass": 1, "civ": 14}).event("green_leap_without_bonuses")
    assert [marker for marker, _ in t.answers()] == ["civ", "water", "biomass"]
    t.do("advance", "biomass", "biomass-2")
    assert (t.cell("biomass"), t.asked(), t.p.patches) == ("biomass-4", None, ())
    t = solo(markers={"civ": 14}).event("green_leap_without_bonuses").do("advance", "civ", "civ-15")
    assert t.cell("civ") == "civ-15"  # up to three


@rules("PU-12.1", "PU-7.4")
@pytest.mark.parametrize("card", ["green_gain_synergy", "green_gain_synergy_2"])
def test_green_gain_synergy_a_boost(card: str) -> None:
    t = solo(markers={"rover": 3}).event(card)
    assert (t.asked(), len(t.answers())) == ("boost", 5)
    t.do("advance", "rover", "rover-4")
    assert (t.moved("boost"), t.moves) == ([("rover", "rover-4")], 2)


@rules("PU-12.1", "PU-12.2", "PU-3.2", "PU-7.15")
def test_pu_12_1_every_player_carries_the_card_out_at_the_same_time() -> None:
    t = Scene(seat_with(tiles=FIRST), seat_with(), seat_with(), events="standard").event("green_gain_synergy")
    assert (t.s.phase, t.actors) == ("event", (0, 1, 2))
    t.do("advance", "civ", "civ-1", seat=1)
    assert t.actors == (0, 2)


# --- patches, lifepods, meteorites ----------------------------------------------------------------


@rules("PU-12.1", "PU-7.12")
def test_green_gain_patch() -> None:
    t = solo().event("green_gain_patch")
    assert (t.asked(), t.answers()) == ("place_patch", ["F2", "G2"])
    t.do("patch", "F2")
    assert names(t.p.terrain[2]) == ["F2"]


@rules("PU-12.1", "PU-17.5")
def test_green_collect_lifepod() -> None:
    t = solo().event("green_collect_lifepod")
    assert (t.asked(), len(t.answers())) == ("collect_lifepod", 6)
    t.do("collect", "K5")
    assert (t.p.pods, t.asked()) == (1, None)
    t = solo(corporation="jump_drive").event("green_collect_lifepod").do("collect", "K5").do("pod", "slot-A")
    assert t.techs() == "A"


@rules("PU-12.1", "PU-12.11")
def test_green_collect_meteorite() -> None:
    tiles: list[Laid] = [("i2_civ_energy_meteor", "r3", "F1"), ("i2_biomass_civ_meteor", "r0", "F2")]
    t = Scene(put_on(seat_with(tiles=tiles), meteorites="G1 F3")).event("green_collect_meteorite")
    assert (t.asked(), t.answers()) == ("collect_meteorite", ["G1", "F3"])
    t.do("collect", "F3")
    assert (t.p.rocks, names(t.p.meteorites)) == (1, ["G1"])
    p = put_on(seat_with(corporation="horizon_group", tiles=tiles), meteorites="G1 F3")
    t = Scene(p).event("green_collect_meteorite")
    assert (t.asked(), t.p.rocks) == (None, 0)  # Horizon only collects by delivery


# --- markers down ---------------------------------------------------------------------------------


@rules("PU-12.2", "PU-7.8")
@pytest.mark.parametrize("card", DOWN)
def test_events_that_move_one_of_two_markers_down(card: str) -> None:
    assert len(DOWN) == 10
    for chosen in pair(card):
        t = solo(markers=MIDDLE).event(card)
        assert t.answers() == pair(card)
        t.do("regress", chosen)
        assert (t.moved("event"), t.asked()) == ([(chosen, f"{chosen}-3")], None)
    _, moving = pair(card)
    t = solo(markers={moving: 2}).event(card)
    assert t.moved("event") == [(moving, f"{moving}-1")]  # the other one stands at the bottom
    assert solo().event(card).moved() == []


@rules("PU-12.2", "PU-7.8")
@pytest.mark.parametrize(
    ("card", "steps"), [("orange_regress_any_1", 1), ("red_regress_any_2", 2), ("red_regress_any_3", 3)]
)
def test_events_that_move_any_marker_down(card: str, steps: int) -> None:
    t = solo(markers={"civ": 1, "water": 2, "tech": 3, "rover": 4}).event(card)
    assert (
        t.answers()
        == {1: ["civ", "water", "rover", "tech"], 2: ["water", "rover", "tech"], 3: ["rover", "tech"]}[steps]
    )
    t.do("regress", "tech")
    assert (t.cell("tech"), t.techs()) == (f"tech-{3 - steps}", "")


# --- meteorites and losses ------------------------------------------------------------------------


@rules("PU-12.9", "PU-7.20")
@pytest.mark.parametrize("card", ["orange_new_meteorite", "red_new_meteorite"])
def test_new_meteorite_on_a_symbol_of_the_owner_s_choice(card: str) -> None:
    tiles: list[Laid] = [
        ("i2_civ_energy_meteor", "r3", "F1"),
        ("i2_biomass_civ_meteor", "r0", "F2"),
        ("i2_water_rover_meteor", "r3", "G3"),
    ]
    t = Scene(put_on(seat_with(tiles=tiles), meteorites="G1", rovers="F3")).event(card)
    assert (t.asked(), t.answers()) == ("put_meteorite", ["F3", "H3"])
    assert t.refused("meteorite", "G1") == ("PU-12.9", "no_symbol_there")
    t.do("meteorite", "F3")
    assert (names(t.p.meteorites), t.rovers(), t.p.rovers_lost) == (["G1", "F3"], [], 1)
    t = Scene(put_on(seat_with(tiles=tiles), meteorites="G1 F3")).event(card)
    assert names(t.p.meteorites) == ["G1", "F3", "H3"]  # one symbol left: no choice
    assert solo().event(card).p.meteorites == 0  # none at all: no effect


@rules("PU-12.9", "PU-15.4")
def test_new_meteorite_not_where_a_load_lies() -> None:
    """A carried meteorite counts as lying on its square."""
    p = seat_with(corporation="horizon_group", tiles=[("i2_civ_energy_meteor", "r3", "F1")], cargo="G1")
    t = Scene(p).event("orange_new_meteorite")
    assert (t.p.meteorites, names(t.p.cargo)) == (0, ["G1"])


@rules("PU-12.12", "PU-7.20")
def test_red_lose_rover_only_with_more_than_one() -> None:
    t = Scene(put_on(seat_with(tiles=FIRST), rovers="F1 K5", lifepods="H3")).event("red_lose_rover")
    assert (t.asked(), t.answers()) == ("destroy_rover", ["F1", "K5"])
    t.do("destroy", "K5")
    assert (t.rovers(), t.p.rovers_lost, t.p.supply) == (["F1"], 1, 0)  # not back to the supply
    t = Scene(put_on(seat_with(tiles=FIRST), rovers="F1")).event("red_lose_rover")
    assert (t.rovers(), t.asked()) == (["F1"], None)


@rules("PU-12.1", "PU-1.9")
def test_red_lose_lifepod_on_planet() -> None:
    t = solo().event("red_lose_lifepod_on_planet")
    assert (t.asked(), len(t.answers())) == ("destroy_lifepod", 6)
    t.do("destroy", "K5")
    assert (t.p.pods, t.p.pods_lost, "K5" in names(t.p.lifepods)) == (0, 1, False)


@rules("PU-12.12")
def test_red_lose_collected_lifepod_from_anywhere_on_the_corporation_board() -> None:
    t = solo(collected=2).event("red_lose_collected_lifepod")
    assert (t.p.pods, t.p.pods_lost) == (1, 1)
    t = solo(corporation="jump_drive", collected=1, slots="AC").event("red_lose_collected_lifepod")
    assert (t.asked(), t.answers()) == ("lose_pod", ["area", "slot-A", "slot-C"])
    t.do("pod", "slot-C")
    assert t.techs() == "A"  # the technology ends
    p = {"corporation": "cosmos_inc", "markers": {"tech": 7}, "covered": ["tech-3"], "collected": 1, "used_game": 2}
    t = solo(**p)
    assert t.techs() == "23"
    t.event("red_lose_collected_lifepod").do("pod", "tech-3")
    assert t.techs() == "123"  # uncovered
    assert solo().event("red_lose_collected_lifepod").p.pods_lost == 0


@rules("PU-12.1")
def test_red_lose_collected_meteorite() -> None:
    tiles: list[Laid] = [("i2_civ_energy_meteor", "r3", "F1")]
    t = Scene(put_on(seat_with(tiles=tiles, rocks=2), meteorites="G1")).event("red_lose_collected_meteorite")
    assert (t.p.rocks, names(t.p.meteorites)) == (1, ["G1"])
    t = Scene(put_on(seat_with(tiles=tiles), meteorites="G1")).event("red_lose_collected_meteorite")
    assert (t.p.rocks, names(t.p.meteorites)) == (0, ["G1"])  # those on the planet are not meant


# --- cards ----------------------------------------------------------------------------------------


@rules("PU-12.14", "PU-14.4")
def test_green_more_civ_cards_one_per_level_from_the_box() -> None:
    t = solo()
    before, box = [len(stack) for stack in t.s.civ], len(t.s.civ_box)
    t.event("green_more_civ_cards")
    assert [len(stack) for stack in t.s.civ] == [count + 1 for count in before]
    assert len(t.s.civ_box) == box - 4
    t = solo().only(2)
    t.stacked(*(CIV_CARDS[card].id for card in t.s.civ_box if CIV_CARDS[card].level == 3))
    t.event("green_more_civ_cards")
    assert (len(t.s.civ[1]), len(t.s.civ[2])) == (1, 9)  # none if the box has none of that level


@rules("PU-12.14", "PU-12.1")
def test_red_fewer_civ_cards_one_per_level_to_the_box_once_for_the_table() -> None:
    t = Scene(seat_with(tiles=FIRST), seat_with(), seat_with(), events="standard").only(4)
    box = len(t.s.civ_box)
    t.event("red_fewer_civ_cards")
    assert [len(stack) for stack in t.s.civ] == [3, 3, 3, 0]
    assert len(t.s.civ_box) == box + 3
    assert t.heard("CivStacks")[0].stacks == (3, 3, 3, 0)


@rules("PU-12.13", "PU-12.15")
@pytest.mark.parametrize("card", ["red_synergy_or_peek", "red_synergy_or_peek_2"])
def test_red_synergy_or_peek(card: str) -> None:
    t = Scene(seat_with(tiles=FIRST), seat_with(), events="standard").event(card)
    for seat in (0, 1):
        assert t.items(seat) == ["boost", "peek_event"]
    upcoming = EVENTS[t.s.event_deck[0]].id
    t.do("pick", 1).do("pick", 0, seat=1).do("advance", "civ", "civ-1", seat=1)  # each its own decision
    (peeked,) = t.heard("EventPeeked")
    assert (peeked.card, peeked.redacted().card) == (upcoming, None)
    assert GAME.view(t.s, 0)["events"]["next"] == upcoming
    assert upcoming not in json.dumps(GAME.view(t.s, 1))


@rules("PU-12.15")
def test_red_synergy_or_peek_the_option_that_can_be_carried_out() -> None:
    top: Markers = dict.fromkeys(TRACKS, 15)
    t = solo(markers=top).event("red_synergy_or_peek")
    assert (t.asked(), len(t.heard("EventPeeked"))) == (None, 1)
    t = solo()
    t.last_events("red_synergy_or_peek").then(RevealEvent(), seat=TABLE)
    assert t.asked() == "boost"  # no card left to look at


# --- solo -----------------------------------------------------------------------------------------


@rules("PU-14.4", "PU-14.6")
def test_green_extra_rover_is_put_on_the_tile_of_the_round() -> None:
    t = solo(markers={"rover": 3}).event("green_extra_rover")
    assert (t.p.supply, t.p.spare_rovers) == (3, 1)
    t.lies(phase="turns")
    t.lay("i2_energy_water_plain", "r0", "G2")
    assert t.items() == ["station:energy", "station:water", "rover"]
    t.resolve("rover")
    assert (t.asked(), t.answers()) == ("put_rover", ["G2", "G3"])
    t.do("rover", "G3")
    assert (t.rovers(), t.p.supply, t.p.spare_rovers) == (["G3"], 2, 0)


@rules("PU-14.6")
def test_green_extra_rover_stays_in_the_supply_if_no_tile_is_placed() -> None:
    t = solo().event("green_extra_rover").end_round()
    assert (t.p.supply, t.p.spare_rovers) == (3, 0)


@rules("PU-14.4", "PU-14.6")
def test_green_extra_objective_from_the_deck() -> None:
    t = solo(personal=["objective_01", "objective_02", "objective_03"])
    top = t.s.objective_deck[0]
    t.event("green_extra_objective")
    assert (t.p.personal[-1], len(t.p.personal), top in t.s.objective_deck) == (top, 4, False)


@rules("PU-14.4")
def test_green_rotate_freely() -> None:
    t = solo().event("green_rotate_freely")
    assert (t.asked(), t.answers()) == ("rotate", [0, 1, 2, 3, 4, 5])
    t.do("rotate", 4)
    assert t.s.rotation == 4


@rules("PU-14.4", "PU-14.6")
def test_red_lose_objective_of_the_owner_s_choice() -> None:
    t = solo(personal=["objective_01", "objective_02"]).event("red_lose_objective")
    assert (t.asked(), t.answers()) == ("drop_objective", ["objective_01", "objective_02"])
    t.do("drop", "objective_01")
    assert len(t.p.personal) == len(t.s.objective_box) == 1
    assert solo().event("red_lose_objective").asked() is None  # without one nothing happens


@rules("PU-14.4", "PU-14.6")
def test_red_scrap_a_stack_of_the_own_depot() -> None:
    t = solo().depot("i2_water_rover_plain").event("red_scrap_a_stack")
    assert (t.asked(), t.answers()) == ("scrap", ["outer", "inner"])
    t.do("scrap", "inner")
    assert len(t.s.boxed_tiles) == 11  # all but the one that lies on the planet
    t = solo().depot("i2_water_rover_plain").empty("n5").event("red_scrap_a_stack")
    assert (t.asked(), [e.shape for e in t.heard("StackScrapped")]) == (None, ["i2"])  # a stack that has tiles
    t.then(BeginTurns(), seat=TABLE)
    assert t.asked() is None  # no tile is taken
    t.end_round()
    assert t.s.ending == SECTOR_EMPTY


# --- restrictions ---------------------------------------------------------------------------------


@rules("PU-12.3", "PU-3.6")
@pytest.mark.parametrize("card", RESTRICTIONS)
def test_pu_12_3_restrictions_last_until_the_end_of_the_round(card: str) -> None:
    t = solo().under(card)
    assert restriction(t.s)[0] == EVENTS[EVENT_INDEX[card]].effects[0].what
    assert GAME.view(t.s, 0)["restriction"]["kind"] == restriction(t.s)[0]
    t.lay("i2_water_rover_plain", "r0", "G2") if restriction(t.s)[0] == "rovers_not_onto" else None
    t.lies(phase="civ")
    assert restriction(t.s)[0]
    t.finish()
    t.next_events("green_gain_patch").end_round()
    assert restriction(t.s) == ("", NONE)
    assert (t.s.event, t.s.discarded) == (EVENT_INDEX["green_gain_patch"], (EVENT_INDEX[card],))
    assert GAME.view(t.s, 0)["restriction"] is None


@rules("PU-12.3")
@pytest.mark.parametrize("card", [card.id for card in BASE_EVENTS if not card.restriction])
def test_pu_12_3_all_other_cards_happen_once(card: str) -> None:
    t = solo(markers=MIDDLE).event(card)
    assert restriction(t.s) == ("", NONE)


def beside(terrain: str) -> Seat:
    """A rover on G5 with two points; F5 of the terrain, H5 of another one."""
    kinds = {"F5": terrain, "H5": "civ" if terrain != "civ" else "tech"}
    return with_points(put_on(seat_with(patches="F1 F2 F3 F4 F5 G2 H2 H3 H4 H5", kinds=kinds), rovers="G5"), 2)


@rules("PU-12.3", "PU-7.17", "PU-7.19")
@pytest.mark.parametrize("terrain", TERRAINS)
def test_orange_rovers_not_onto_a_terrain_by_step_or_teleport(terrain: str) -> None:
    t = (
        Scene(beside(terrain), patches=True, events="standard")
        .under(f"orange_rovers_not_onto_{terrain}")
        .then(BeginTurns(), seat=TABLE)
    )
    assert [end for _, end in t.free("drive")] == ["G4", "H5", "G6"]
    assert t.refused("drive", "G5", "F5") == ("PU-12.3", "rover_event")
    t = (
        Scene(beside(terrain), patches=True, events="standard")
        .under(f"orange_rovers_not_onto_{terrain}")
        .card("relocation_bonus")
    )
    assert t.refused("teleport", "G5", "F5") == ("PU-12.3", "rover_event")


@rules("PU-12.3", "PU-16.12")
def test_orange_rovers_not_onto_energy_closes_bare_currents_of_petra() -> None:
    p = with_points(put_on(seat_with("petra", tiles=FIRST), rovers="E3"), 1)
    t = Scene(p).under("orange_rovers_not_onto_energy").then(BeginTurns(), seat=TABLE)
    assert {end for _, end in t.free("drive")} == {"D3", "E4"}  # F3 and E2 are currents


@rules("PU-7.14", "PU-12.3")
def test_orange_rovers_not_onto_water_a_rover_may_still_be_put_there() -> None:
    t = solo().under("orange_rovers_not_onto_water").lay("i2_water_rover_plain", "r0", "G2").resolve("station:rover")
    assert (t.asked(), t.answers()) == ("put_rover", ["G2", "G3"])


def squares_of(t: Scene, tile: str) -> list[int]:
    """Masks of all places the tile in hand may go to."""
    found = []
    for orient, at, _ in t.answers():
        turn = ORIENTATIONS.index(orient)
        found.append(piece(TILE_INDEX[tile], turn, SQUARE_INDEX[at]).squares)
    return found


@rules("PU-12.5")
@pytest.mark.parametrize(
    ("card", "closed"),
    [
        ("orange_no_tile_on_edge", "edge"),
        ("red_no_tile_on_edge", "edge"),
        ("red_no_tile_on_ice", "ice"),
        ("red_no_tile_on_ice_2", "ice"),
    ],
)
def test_events_that_close_the_edge_or_the_ice(card: str, closed: str) -> None:
    tile, shut = "i3_water_rover_plain", getattr(PLANETS[0], closed)
    tiles: list[Laid] = [*FIRST, ("i2_biomass_civ_plain", "r0", "F2")]
    free = squares_of(Scene(seat_with(tiles=tiles)).hold(tile), tile)
    t = Scene(seat_with(tiles=tiles)).under(card).hold(tile)
    bound = squares_of(t, tile)
    assert sorted(bound) == sorted(place for place in free if not place & shut)
    assert 0 < len(bound) < len(free)
    t = Scene(seat_with(tiles=tiles)).under(card).effect(Effect("gain_patch"), "card")
    assert {"E2", "E3"} <= set(t.answers())  # edge and ice: patches are free


@rules("PU-12.5")
def test_red_no_matching_terrain_no_side_with_the_same_terrain() -> None:
    tile, tiles = "i2_civ_energy_meteor", [*FIRST, ("i2_biomass_civ_plain", "r0", "F2")]
    free = Scene(seat_with(tiles=tiles)).hold(tile).answers()
    t = Scene(seat_with(tiles=tiles)).under("red_no_matching_terrain").hold(tile)
    legal = []
    for way in free:
        lying = piece(TILE_INDEX[tile], ORIENTATIONS.index(way[0]), SQUARE_INDEX[way[1]])
        civ, energy = lying.sections
        if not around(civ) & mask("F1 F3") and not around(energy) & mask("G1"):
            legal.append(way)
    assert t.answers() == legal
    assert 0 < len(legal) < len(free)
    assert t.refused("place", "r2", "G2", "as_is") == ("PU-12.5", "event_matching")  # energy below energy


@rules("PU-12.5", "PU-16.12")
def test_red_no_matching_terrain_bare_currents_are_energy() -> None:
    p = seat_with("petra", tiles=[("i2_water_rover_plain", "r3", "F1")])
    t = Scene(p).under("red_no_matching_terrain").hold("i2_civ_energy_plain")
    assert t.refused("place", "r0", "F2", "as_is") == ("PU-12.5", "event_matching")  # energy on F3, a current beside


@rules("PU-12.4")
@pytest.mark.parametrize("card", ["orange_ignore_one_station", "red_ignore_one_station"])
@pytest.mark.parametrize("ignored", ["civ", "biomass"])
def test_ignore_one_station_of_the_owner_s_choice(card: str, ignored: str) -> None:
    t = solo().under(card).lay("i2_biomass_civ_plain", "r0", "G2")
    assert (t.asked(), t.answers()) == ("ignore_station", ["biomass", "civ"])
    t.do("ignore", ignored)
    other = "civ" if ignored == "biomass" else "biomass"
    assert (t.moved(), t.asked()) == ([(other, f"{other}-1")], None)
    assert [e.terrain for e in t.heard("StationIgnored")] == [ignored]


@rules("PU-12.4", "PU-6.1")
def test_ignore_one_station_technologies_of_placing_still_work() -> None:
    t = solo(corporation="oasis_ultd", markers={"tech": 10}).under("red_ignore_one_station")
    t.lay("i2_water_rover_plain", "r0", "G2").do("ignore", "water")
    assert t.items() == ["station:rover", "tech:4", "tech:3"]
    t = solo(corporation="oasis_ultd", markers={"tech": 7}).under("red_ignore_one_station")
    t.lay("i2_biomass_civ_plain", "r0", "G2").do("ignore", "civ")
    assert t.items() == ["station:biomass", "tech:3"]


@rules("PU-12.4", "PU-17.4")
def test_ignore_one_station_does_not_concern_extra_tiles() -> None:
    t = solo().under("red_ignore_one_station").depot("i2_biomass_civ_plain").card("depot_repair_online")
    t.do("take", "inner").do("place", "r0", "G2", "as_is")
    assert t.items() == ["station:biomass", "station:civ"]


@rules("PU-12.4", "PU-9.2")
def test_pu_12_4_a_tile_set_aside_advances_for_both_stations() -> None:
    """It is not placed."""
    t = Scene(filled(), events="standard").under("red_ignore_one_station").has(0, hand="i2_biomass_civ_plain")
    t.then(SetAside(0))
    assert t.items() == ["station:biomass", "station:civ"]
    t.do("pick", 0)
    assert (t.moved(), t.asked()) == ([("biomass", "biomass-1"), ("civ", "civ-1")], None)
    assert t.s.ending == NOTHING_FITS


@rules("PU-12.7")
@pytest.mark.parametrize("card", ["red_no_milestones", "red_no_milestones_2"])
def test_red_no_milestones_no_card_patch_or_rover_but_numbers_and_boosts(card: str) -> None:
    t = solo(markers={"civ": 2, "biomass": 2, "rover": 5, "tech": 2, "water": 2}).under(card)
    t.advance("civ").advance("biomass").advance("tech").advance("rover")
    while t.asked() == "order":
        t.do("pick", 0)
    assert (t.p.due, t.p.patches, t.rovers(), t.techs(), t.asked()) == ((), (), [], "", None)
    assert t.moves == 2
    t.advance("water")
    assert t.asked() == "boost"


@rules("PU-12.7", "PU-15.8")
def test_red_no_milestones_republic_neither_card_nor_step_nor_boost() -> None:
    t = (
        solo(corporation="republic", markers={"civ": 1, "tech": 10, "water": 5})
        .under("red_no_milestones")
        .advance("civ")
    )
    assert (t.p.due, t.asked(), t.cell("water")) == ((), None, "water-5")


@rules("PU-12.8")
def test_red_no_synergy_no_boosts_of_cells_but_energy_still_works() -> None:
    t = solo(markers={"water": 2}).under("red_no_synergy").advance("water")
    assert (t.asked(), t.heard("BoostGained")) == (None, [])
    t = solo(markers={"civ": 7}).under("red_no_synergy").lay("i2_energy_water_plain", "r0", "G2")
    t.resolve("station:energy").do("copy", "civ")
    assert (t.cell("civ"), t.asked()) == ("civ-8", None)


# --- the deck -------------------------------------------------------------------------------------


@rules("PU-14.2", "PU-13.3")
def test_pu_14_2_solo_always_plays_with_events_and_all_sixty_are_eligible() -> None:
    seen: set[int] = set()
    for seed in range(40):
        s = GAME.new(1, seed).state
        assert len(s.event_deck) + (s.event != NONE) == 20
        seen |= {*s.event_deck, s.event}
    assert seen - {NONE} == set(range(60))
    assert GAME.new(2, 1).state.event_deck == ()


@rules("PU-3.2", "PU-9.1", "PU-13.3")
def test_pu_9_1_c_the_last_card_ends_the_game_with_its_round() -> None:
    t = solo().last_events("green_gain_patch").then(RevealEvent(), seat=TABLE)
    assert [e.reason for e in t.heard("Ending")] == ["last_event"]
    assert t.s.phase == "event"  # the round is played


def test_every_event_has_a_test() -> None:
    text = Path(__file__).read_text(encoding="utf-8")
    lists = [*UP, *DOWN, *(f"orange_rovers_not_onto_{terrain}" for terrain in TERRAINS)]
    named = [card.id for card in BASE_EVENTS if card.id in lists or re.search(rf"\b(test_)?{card.id}(_|\b)", text)]
    assert named == [card.id for card in BASE_EVENTS]
    assert len(named) == 60
