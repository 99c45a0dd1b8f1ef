"""Quantum Solutions (SM-10): its four boards, its features, and every technology of its halves."""

from __future__ import annotations

from typing import Any

import pytest

from games.planet_unknown.scene import Scene, names, put_on, with_points
from games.planet_unknown.setting import grid_of, ground_of, rules, seat_with, with_extras
from games.planet_unknown.table import Table, laid, placing, started, table
from orrery.core.state import TABLE
from orrery.games.planet_unknown.actions import ACTIONS, INNER, OUTER, Lay
from orrery.games.planet_unknown.components import (
    CORPORATION_INDEX,
    CORPORATIONS,
    ENERGY,
    GROUNDS,
    ORIENTATIONS,
    QUANTUM,
    SQUARE_INDEX,
    TILES,
    TRACKS,
    Effect,
)
from orrery.games.planet_unknown.frames import CARD, RoundStart, SecondTile
from orrery.games.planet_unknown.grid import around
from orrery.games.planet_unknown.pieces import piece
from orrery.games.planet_unknown.rules.medals.scoring import lines_of
from orrery.games.planet_unknown.state import Seat

BOARDS = ["quantum_aa", "quantum_ab", "quantum_ba", "quantum_bb"]
RING = {"a": "outer", "b": "inner"}  # of the upper half
LARGE, SMALL = "i4_civ_energy_plain", "i2_civ_energy_plain"
DOMINO = laid("i2_biomass_civ_plain", "F1", "G1")


def board(name: str, level: int = 0, **given: Any) -> Seat:
    """A seat of Quantum Solutions that has reached this level of technology."""
    rows = (3, 5, 8, 10, 14) if name[-2] == "a" else (3, 5, 9, 11, 14)
    markers = {"tech": rows[level - 1] if level else 0, **given.pop("markers", {})}
    return seat_with(corporation=name, markers=markers, **given)


def quantum(p: Seat, **options: Any) -> Scene:
    return Scene(p, quantum=True, **options)


def taking(name: str, tile: str, level: int = 0, **given: Any) -> Table:
    """The seat has taken this tile from the depot and laid it at the first place offered."""
    t = table(board(name, level, **given), quantum=True).depot(0, tile)
    t.do(0, *t.options(0, "take")[0])
    return t.do(0, *t.options(0, "place")[0])


# --- boards ---------------------------------------------------------------------------------------


@rules("SM-10.1", "SM-10.8")
@pytest.mark.parametrize("name", BOARDS)
def test_sm_10_1_a_board_is_put_together_from_two_halves(name: str) -> None:
    corporation = CORPORATIONS[CORPORATION_INDEX[name]]
    upper, lower = f"quantum_a{name[-1]}", f"quantum_{name[-2]}a"
    for track in range(len(TRACKS)):
        cells = corporation.cells[16 * track : 16 * track + 16]
        assert cells[8:] == CORPORATIONS[CORPORATION_INDEX[lower]].cells[16 * track + 8 : 16 * track + 16]
        assert cells[:8] == CORPORATIONS[CORPORATION_INDEX[upper]].cells[16 * track : 16 * track + 8]
    assert corporation.rovers == 2
    assert corporation.ring == RING[name[-2]]
    assert corporation.feature == f"quantum_{name[-1]}"
    halves = [technology.id.rsplit("_tech_", 1)[0] for technology in corporation.technologies]
    assert [half.split("_", 1)[1] for half in halves] == [f"lower_{name[-1]}"] * 2 + [f"upper_{name[-2]}"] * 3
    p = seat_with(corporation=name, collected=2, rocks=7)
    assert lines_of(quantum(p).s, 0)["lifepods"] == 2
    assert lines_of(quantum(p).s, 0)["meteorites"] == 2


@rules("SM-10.1", "SM-13.2")
def test_sm_10_1_the_halves_are_chosen_by_who_has_them_unseen_by_the_others() -> None:
    t = started(3, 5, boards="chosen", quantum=True, corporation_2="quantum")
    assert t.options(1) == [["corporation", name] for name in BOARDS]
    assert [t.kind(seat) for seat in range(3)] == [None, "choose_halves", None]
    assert all(seat["corporation"] is None or seat["seat"] != 1 for seat in t.m.view(0)["seats"])
    t.do(1, "corporation", "quantum_ba")
    assert t.m.view(0)["seats"][1]["corporation"] == "quantum_ba"
    assert t.m.view(0)["seats"][1]["supply"] == 2
    for seed in range(20):
        found = started(6, seed, quantum=True, shattered=True)
        assert sum(found.kind(seat) in ("choose_halves", "choose_quarters") for seat in range(6)) <= 2


# --- the condition --------------------------------------------------------------------------------


@rules("SM-10.2")
@pytest.mark.parametrize("name", BOARDS)
def test_sm_10_2_the_ring_of_the_tile_switches_the_feature(name: str) -> None:
    asked = {"a": "down_first", "b": "twice"}[name[-1]]
    for tile, ring in ((LARGE, "outer"), (SMALL, "inner")):
        t = taking(name, tile, markers={"civ": 4})
        assert (t.kind(0) == asked) == (RING[name[-2]] == ring)
        assert t.kind(0) in (asked, "order")


@rules("SM-10.2", "SM-10.5")
@pytest.mark.parametrize("first", [OUTER, INNER])
@pytest.mark.parametrize("extra", ["outer", "inner"])
def test_sm_10_5_an_extra_tile_is_judged_for_itself_unless_it_is_switched_off(first: int, extra: str) -> None:
    """Upper half A names the outer ring."""
    p = with_extras(board("quantum_ab", tiles=[DOMINO]), ring=first)
    t = quantum(p).effect(Effect("place_extra_tile"), CARD).do("take", extra)
    t.do(*next(action for action in t.options() if action[0] == "place"))
    assert (t.asked() == "twice") == (extra == "outer" and first == OUTER)


@rules("SM-10.5")
def test_sm_10_5_after_a_pair_an_extra_tile_is_judged_for_itself() -> None:
    p = board("quantum_ab", tiles=[DOMINO])
    t = quantum(p).effect(Effect("place_extra_tile"), CARD).do("take", "outer")
    t.do(*next(action for action in t.options() if action[0] == "place"))
    assert t.asked() == "twice"
    pair = table(board("quantum_ab"), quantum=True, emergency=True).do(0, "emergency", "civ")
    pair.do(0, *placing("emergency_civ", "F1", "G1"))
    assert pair.kind(0) == "second_tile"  # taken from no ring: no feature
    assert pair.rows() == {"civ": 1}


@rules("SM-10.5")
@pytest.mark.parametrize(("count", "what", "asked"), [(0, "", None), (1, "one", "choose_one"), (1, "", "twice")])
def test_sm_10_5_feature_b_with_a_card_that_limits_the_stations(count: int, what: str, asked: str | None) -> None:
    p = board("quantum_ab", tiles=[DOMINO])
    t = quantum(p).depot("i4_biomass_civ_plain")
    t.effect(Effect("place_extra_tile", count=count, what=what), CARD).do("take", "outer")
    t.do(*next(action for action in t.options() if action[0] == "place"))
    assert t.asked() == asked
    if what == "one":
        t.do("pick", t.items().index("station:civ"))
        assert t.rows()[0] == 2  # only one station advances, and that one twice
        assert t.rows()[2] == 0


@rules("SM-10.5")
@pytest.mark.parametrize("count", [0, 1])
def test_sm_10_5_feature_a_may_move_down_whatever_the_card_says(count: int) -> None:
    p = board("quantum_aa", tiles=[DOMINO], markers={"civ": 2})
    t = quantum(p).depot(LARGE).effect(Effect("place_extra_tile", count=count), CARD).do("take", "outer")
    t.do(*next(action for action in t.options() if action[0] == "place"))
    assert t.asked() == "down_first"


@rules("SM-10.5", "SM-4.2")
@pytest.mark.parametrize(("name", "rows"), [("quantum_ab", {"civ": 2}), ("quantum_aa", {"civ": 4})])
def test_sm_10_5_a_tile_set_aside_was_taken_too(name: str, rows: dict[str, int]) -> None:
    markers = {"civ": 3} if name == "quantum_aa" else {}
    p = board(name, patches=[square for square in grid_of("ksb_4156") if square != "F1"], markers=markers)
    t = table(p, quantum=True).depot(0, LARGE).do(0, "take", "outer")
    if name == "quantum_ab":
        assert t.options(0) == [["twice", "civ"]]  # energy counts as the other station
        t.do(0, "twice", "civ")
    else:
        assert t.options(0) == [["regress", "civ"], ["skip"]]
        t.do(0, "regress", "civ")
    t.idle(0)
    assert t.rows() == rows


# --- lower half A ---------------------------------------------------------------------------------


@rules("SM-10.3")
def test_sm_10_3_one_of_the_two_markers_may_go_down_without_bonus() -> None:
    t = taking("quantum_aa", "i4_biomass_civ_plain", markers={"civ": 4, "biomass": 4})
    assert sorted(t.options(0)) == [["regress", "biomass"], ["regress", "civ"], ["skip"]]
    t.do(0, "regress", "civ")
    assert t.rows() == {"civ": 3, "biomass": 4}
    assert t.p().due == ()  # a milestone entered from above gives nothing
    t.pick(0, "station:civ")
    assert t.rows()["civ"] == 4
    skipped = taking("quantum_aa", "i4_biomass_civ_plain", markers={"civ": 4}).do(0, "skip")
    assert skipped.rows() == {"civ": 4}


@rules("SM-10.3")
def test_sm_10_3_energy_has_no_marker_and_cell_0_no_cell_below() -> None:
    assert taking("quantum_aa", LARGE, markers={"civ": 1}).options(0) == [["regress", "civ"], ["skip"]]
    assert taking("quantum_aa", LARGE).kind(0) == "order"


@rules("SM-10.3")
def test_sm_10_3_water_may_go_down_without_ice_and_a_technology_is_lost() -> None:
    t = table(board("quantum_aa", markers={"water": 2}), quantum=True).depot(0, "i4_water_rover_plain")
    t.do(0, "take", "outer").do(0, *t.options(0, "place")[0])
    assert ["regress", "water"] in t.options(0)
    t = table(board("quantum_aa", 1), quantum=True).depot(0, "i4_rover_tech_plain")
    t.do(0, "take", "outer").do(0, *t.options(0, "place")[0]).do(0, "regress", "tech")
    assert t.p().techs == 0
    t.pick(0, "station:tech")
    assert t.p().techs == 1  # reached again


@rules("SM-10.4", "PU-12.4")
@pytest.mark.parametrize("name", ["quantum_aa", "quantum_ab"])
def test_sm_10_4_with_an_ignored_station(name: str) -> None:
    """With feature B the event costs nothing; with A it leaves one station, and either marker may go down first."""
    p = board(name, markers={"civ": 4, "biomass": 4})
    t = table(p, quantum=True, events="standard").event("red_ignore_one_station").depot(0, "i4_biomass_civ_plain")
    t.do(0, "take", "outer").do(0, *t.options(0, "place")[0])
    if name == "quantum_ab":
        t.do(0, "twice", "civ")
        assert t.told("station_ignored", 0) == []
        assert t.rows()["civ"] == 6
    else:
        t.do(0, "regress", "civ")
        assert t.kind(0) == "ignore_station"
        t.do(0, "ignore", "civ")
        while t.kind(0) not in (None, "end_turn"):
            t.do(0, *t.options(0)[0])
        assert t.rows()["civ"] == 3
        assert t.rows()["biomass"] == 5


# --- lower half B ---------------------------------------------------------------------------------


@rules("SM-10.4")
def test_sm_10_4_both_steps_give_their_bonuses() -> None:
    t = taking("quantum_ab", "i4_rover_tech_plain")
    t.do(0, "twice", "rover")
    assert t.kind(0) == "put_rover"
    t.do(0, *t.options(0, "rover")[0])
    assert t.rows() == {"rover": 2}
    assert t.seat(0)["moves"] == 1
    assert t.told("station_twice", 0) == [{"seat": 0, "terrain": "rover"}]


@rules("SM-10.4")
def test_sm_10_4_water_without_ice_may_be_picked_and_gives_nothing() -> None:
    t = table(board("quantum_ab"), quantum=True).depot(0, "i4_water_rover_plain").do(0, "take", "outer")
    dry = next(a for a in t.options(0, "place") if not wet(t, a))
    t.do(0, *dry).do(0, "twice", "water").idle(0)
    assert t.rows() == {}


def wet(t: Table, action: list[object]) -> bool:
    found = piece(t.p().hand, ORIENTATIONS.index(str(action[1])), SQUARE_INDEX[str(action[2])])
    return bool(found.squares & GROUNDS[t.p().planet].ice)


@rules("SM-10.4")
def test_sm_10_4_energy_advances_one_marker_twice() -> None:
    p = board("quantum_ab", tiles=[laid("i2_energy_water_plain", "F1", "G1")], markers={"civ": 3})
    t = table(p, quantum=True).depot(0, LARGE).do(0, "take", "outer")
    beside = next(a for a in t.options(0, "place") if touches_energy(t, a))
    t.do(0, *beside).do(0, "twice", "energy")
    assert t.options(0) == [["copy", "civ"], ["copy", "water"]]
    t.do(0, "copy", "civ")
    assert t.rows()["civ"] == 5


def touches_energy(t: Table, action: list[object]) -> bool:
    found = piece(t.p().hand, ORIENTATIONS.index(str(action[1])), SQUARE_INDEX[str(action[2])])
    section = found.sections[TILES[t.p().hand].terrains.index(ENERGY)]
    return bool(around(section) & t.p().terrain[ENERGY])


@rules("SM-10.4", "PU-7.16")
def test_sm_10_4_the_last_rover_cell_gives_its_points_twice() -> None:
    t = taking("quantum_ab", "i4_rover_tech_plain", markers={"rover": 15})
    t.do(0, "twice", "rover")
    assert t.seat(0)["moves"] == 6


# --- technologies ---------------------------------------------------------------------------------


@rules("SM-10.6", "SM-1.8")
@pytest.mark.parametrize(("name", "mine"), [("quantum_aa", ["G1", "mA3"]), ("quantum_ba", ["F3", "mD2"])])
def test_sm_10_6_level_5_destroys_a_meteorite_at_the_edge_or_in_the_middle(name: str, mine: list[str]) -> None:
    tiles = [laid("i2_civ_energy_meteor", "F1", "G1"), laid("i2_biomass_civ_meteor", "F2", "F3")]
    p = board(name, 5, moon="moon_start", tiles=tiles)
    t = Scene(put_on(p, meteorites="G1 F3 mD2 mA3"), quantum=True, moons=True).turns().do("use", "5")
    assert [square for square in t.answers() if square != "skip"] == mine
    t.do("destroy", mine[1])
    assert set(names(t.p.meteorites)) == {"G1", "F3", "mD2", "mA3"} - {mine[1]}
    assert t.refused("use", "5") == ("PU-7.22", "tech_used")
    assert t.p.rocks == 0


@rules("SM-10.6")
@pytest.mark.parametrize("name", ["quantum_aa", "quantum_ba"])
@pytest.mark.parametrize(("squares", "where"), [("G1 F1", "edge"), ("G4 F4", "centre"), ("mD1 mC1", "edge")])
def test_sm_10_6_level_4_looks_at_the_square_of_the_water_station(name: str, squares: str, where: str) -> None:
    p = board(name, 4, moon="moon_start", patches="F1 F2 F3" if "F4" in squares else "")
    t = Scene(p, quantum=True, moons=True)
    t.lay("i2_energy_water_plain", *laid("i2_energy_water_plain", *squares.split())[1:])
    works = where == ("edge" if name == "quantum_aa" else "centre")
    assert ("tech:4" in t.items()) == works
    if works:
        t.resolve("tech:4").do("pick", 0)
        assert t.rows()[1] == 1  # without ice


@rules("SM-10.6", "SM-10.7", "PU-3.3")
def test_sm_10_6_level_3_of_upper_a_counts_rovers_at_the_edge_of_every_board() -> None:
    p = put_on(board("quantum_aa", 3, moon="moon_start"), rovers="F1 mC1", meteorites=[])
    t = Scene(p, quantum=True, moons=True).then(RoundStart(), seat=TABLE)
    assert t.p.moves == 2
    p = put_on(board("quantum_aa", 3), rovers="F1 F4", meteorites=[])
    assert quantum(p).then(RoundStart(), seat=TABLE).p.moves == 1


@rules("SM-10.6", "SM-10.7", "SM-5.3")
@pytest.mark.parametrize(
    ("rovers", "lost", "points"),
    [("F1 F4", 0, 0), ("F1", 0, 1), ("F1 mC1", 0, 1), ("F1", 1, 0), ("", 0, 1), ("", 2, 0)],
)
def test_sm_10_6_level_3_of_upper_b_wants_a_rover_off_the_planet(rovers: str, lost: int, points: int) -> None:
    p = put_on(board("quantum_bb", 3, moon="moon_start"), rovers=rovers, meteorites=[])
    p.supply, p.rovers_lost = p.supply - lost, lost
    t = Scene(p, quantum=True, moons=True).then(RoundStart(), seat=TABLE)
    assert t.p.moves == points


@rules("SM-10.6")
def test_sm_10_6_level_2_of_lower_a_swaps_two_points_for_a_boost() -> None:
    t = quantum(with_points(board("quantum_aa", 2), 3)).turns().do("use", "2")
    assert t.asked() == "boost"
    t.do("advance", "civ", "civ-1")
    assert t.moves == 1
    assert t.free("use") == []
    poor = quantum(with_points(board("quantum_aa", 2), 1)).turns()
    assert poor.refused("use", "2") == ("PU-7.24", "tech_no_effect")


@rules("SM-10.6")
def test_sm_10_6_level_2_of_lower_b_looks_at_the_only_step_if_there_was_one() -> None:
    """The marker stands a cell below the last: 15 has a medal, so no patch; a marker at the top gives none either."""
    for row in (14, 15):
        t = taking("quantum_ab", LARGE, 2, markers={"civ": row}).do(0, "twice", "civ")
        t.idle(0)
        assert t.seat(0)["patches"] == []
    without = taking("quantum_ab", LARGE, 1, markers={"civ": 11}).do(0, "twice", "civ")
    assert without.kind(0) != "place_patch"


@rules("SM-10.6", "PU-7.24")
def test_sm_10_6_level_2_of_lower_b_may_be_left() -> None:
    t = taking("quantum_ab", LARGE, 2, markers={"civ": 11}).do(0, "twice", "civ")
    assert t.kind(0) == "may"
    t.do(0, "skip")
    assert t.kind(0) != "place_patch"
    assert t.seat(0)["patches"] == []


@rules("SM-10.6", "PU-9.2")
def test_sm_10_6_level_2_of_lower_b_says_nothing_of_a_tile_set_aside() -> None:
    t = table(full_but("A6", level=2, civ=11), quantum=True).depot(0, LARGE)
    t.do(0, "take", "outer").do(0, "twice", "civ")
    assert t.rows()["civ"] == 13
    assert t.kind(0) not in ("may", "place_patch")


@rules("SM-10.5", "PU-9.2", "PU-7.16")
def test_sm_10_5_the_last_rover_cell_gives_nothing_for_a_tile_set_aside() -> None:
    t = table(full_but("A6", rover=15), quantum=True).depot(0, "s4_rover_tech_plain")
    t.do(0, "take", "outer").do(0, "twice", "rover")
    assert t.p().moves == 0
    assert t.told("moves_gained", 0) == []


def full_but(free: str, level: int = 0, **markers: int) -> Seat:
    """Lower half B on a planet that is full but for one square."""
    return board("quantum_ab", level, markers=markers, patches=[s for s in grid_of("ksb_4156") if s != free])


@rules("SM-10.6")
def test_sm_10_6_level_2_of_lower_b_gives_nothing_without_the_feature() -> None:
    t = taking("quantum_ab", SMALL, 2, markers={"civ": 11})
    t.pick(0, "station:civ")
    assert t.rows()["civ"] == 13  # the station and energy, one step each
    assert t.seat(0)["patches"] == []


@rules("SM-10.6", "SM-2.3")
@pytest.mark.parametrize("name", ["quantum_aa", "quantum_ab"])
def test_sm_10_6_level_1_lets_a_tile_touch_a_lifepod_or_a_rover_instead(name: str) -> None:
    lifts = {"quantum_aa": "lifepods", "quantum_ab": "rovers"}[name]
    p = board(name, 1, tiles=[DOMINO], moon="moon_start")
    there = {"rovers": "", "lifepods": "", lifts: "F10"}
    t = Scene(put_on(p, meteorites=[], **there), quantum=True, moons=True).hold(SMALL)
    assert ("place", *laid(SMALL, "G10", "H10")[1:], "as_is") in placed(t)
    assert t.refused("place", *laid(SMALL, "F10", "F11")[1:], "as_is") == ("PU-4.6", "not_adjacent")  # it covers it
    assert t.refused("place", *laid(SMALL, "G11", "H11")[1:], "as_is") == ("PU-4.6", "not_adjacent")  # only a corner
    patch = Scene(p, quantum=True, moons=True).effect(Effect("gain_patch"), CARD)
    assert "G10" in patch.answers()  # patches too
    plain = put_on(board(name, tiles=[DOMINO]), rovers="F10", meteorites=[], lifepods="")
    without = quantum(plain).hold(SMALL)
    assert without.refused("place", *laid(SMALL, "G10", "H10")[1:], "as_is") == ("PU-4.6", "not_adjacent")


def placed(t: Scene) -> list[tuple[Any, ...]]:
    return [tuple(action) for action in t.options() if action[0] == "place"]


@rules("SM-10.6", "SM-2.3")
def test_sm_10_6_level_1_never_lifts_border_first_and_stays_on_its_board() -> None:
    p = put_on(board("quantum_ab", 1, tiles=[DOMINO], moon="moon_start"), rovers="mD3", meteorites=[])
    t = Scene(p, quantum=True, moons=True).hold(SMALL)
    assert t.refused("place", *laid(SMALL, "mC3", "mC4")[1:], "as_is") == ("SM-2.3", "not_on_edge_of_moon")


@rules("SM-10.6", "PU-3.10")
def test_sm_10_6_a_tile_whose_rover_drives_away_has_lost_its_place() -> None:
    """The only room off the ice touches the rover alone; when the rover drives onto it, the tile is set aside."""
    t = Scene(beside_a_rover(), quantum=True).under("red_no_tile_on_ice").hold(SMALL)
    assert lying(t) == {("B4", "B5")}
    t.do("drive", "C5", "B5")
    assert [TILES[tile].id for tile in t.p.aside] == [SMALL]
    assert t.p.stuck
    assert t.s.ending & 1


@rules("SM-10.6", "SM-6.4")
def test_sm_10_6_a_second_emergency_tile_may_lose_its_place_in_the_same_way() -> None:
    """The restriction has to be waived for it then (SM-9.1)."""
    t = Scene(beside_a_rover(), quantum=True, emergency=True).under("red_no_tile_on_ice").then(SecondTile(0, 0))
    assert t.asked() == "second_tile"
    t.do("drive", "C5", "B5").do("emergency", "civ")
    assert t.params()["waived"] == "event"
    stays = Scene(beside_a_rover(), quantum=True, emergency=True).under("red_no_tile_on_ice").then(SecondTile(0, 0))
    assert stays.do("emergency", "civ").params()["waived"] == "none"


def beside_a_rover() -> Seat:
    """On Tartarus all land but B4 and B5 is covered. Ice is all around these two; a rover is there with a point."""
    ice = names(GROUNDS[ground_of("tartarus")].ice)
    land = [square for square in grid_of("tartarus") if square not in (*ice, "B4", "B5")]
    return with_points(put_on(board("quantum_ab", 1, planet="tartarus", patches=land), rovers="C5"), 1)


def lying(t: Scene) -> set[tuple[str, ...]]:
    """The squares of every place offered for the tile in hand."""
    ways = [ACTIONS.read(list(action)) for action in placed(t)]
    return {tuple(names(piece(t.p.hand, way.orientation, way.at).squares)) for way in ways if isinstance(way, Lay)}


def test_four_boards() -> None:
    assert [corporation.id for corporation in QUANTUM] == BOARDS
