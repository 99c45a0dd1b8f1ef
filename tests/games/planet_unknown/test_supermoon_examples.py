"""The worked examples of Supermoon, each named by its number, with all that they state."""

from __future__ import annotations

import pytest

from games.planet_unknown.scene import Scene
from games.planet_unknown.setting import grid_of, paint, rules, seat_with
from games.planet_unknown.table import Table, laid, placing, started, table
from orrery.games.planet_unknown.components import (
    CIV_CARDS,
    CIV_INDEX,
    GROUNDS,
    MOON_INDEX,
    MOONS,
    ORIENTATIONS,
    SQUARE_INDEX,
    SQUARES,
    TILES,
)
from orrery.games.planet_unknown.options import target_of
from orrery.games.planet_unknown.pieces import piece
from orrery.games.planet_unknown.rules.medals.moon_scoring import moon_medals
from orrery.games.planet_unknown.rules.medals.scoring import lines_of
from orrery.games.planet_unknown.state import ALL_AT_TOP, Seat

PRINTED = ["mD2", "mA3", "mF4", "mC5"]  # [3,1], [0,2], [5,3], [2,4]
FULL = grid_of("ksb_4156")
DOMINO = "i2_civ_energy_plain"
ROVER_TECH = "i3_rover_tech_meteor"


def but(planet: str, *names: str) -> list[str]:
    return [square for square in grid_of(planet) if square not in names]


def at_15(**given: object) -> Seat:
    """A fresh board with the starting side of a moon, its satellite on point 15."""
    p = seat_with(moon="moon_start", **given)  # type: ignore[arg-type]
    p.extras = p.extras._replace(satellite=15)
    return p


def rovers(t: Table) -> list[str]:
    return [rover["at"] for rover in t.seat(0)["rovers"]]


@rules("SM-2.1")
def test_sm_e_01_setup_of_a_moon() -> None:
    t = started(2, boards="first", moons=True)
    assert t.options(0) == [["moon", "moon_start", 7], ["moon", "moon_start", 15]]
    t.do(0, "moon", "moon_start", 15).do(1, "moon", "moon_start", 7)
    assert sorted(t.seat(0)["meteorites"]) == sorted(PRINTED)
    assert len(t.seat(0)["meteorites"]) == 4
    assert t.seat(0)["moon"]["satellite"] == 15
    assert t.seat(1)["moon"]["satellite"] == 7


def play_on_the_moon(rover_on: str) -> Table:
    """The tile of the example lies; its satellite is about to fire from point 2."""
    t = table(at_15(), moons=True).depot(0, ROVER_TECH)
    t.lay(0, ROVER_TECH, "mE3", "mF3", "mD3")
    assert {"mE3", "mD3"} == {station["at"] for station in t.told("tile_placed", 0)[0]["stations"]}
    assert t.told("tile_placed", 0)[0]["meteorite"] == "mF3"
    assert "mF3" in t.seat(0)["meteorites"]
    t.pick(0, "station:tech")  # the rover station comes by itself
    assert t.rows() == {"tech": 1, "rover": 1}
    t.do(0, "rover", rover_on)
    assert t.seat(0)["moon"]["satellite"] == 2
    assert t.options(0, "fire") == [["fire", "moon-row-2"], ["fire", "moon-column-F"]]
    return t


@rules("SM-2.8", "SM-3.1", "SM-3.2", "SM-3.3", "SM-3.4", "SM-2.7", "SM-5.1", "SM-5.2")
def test_sm_e_02_play_on_the_moon() -> None:
    t = play_on_the_moon("mD3")
    t.do(0, "fire", "moon-column-F")
    assert sorted(t.seat(0)["meteorites"]) == ["mA3", "mC5", "mD2"]
    assert t.seat(0)["collected"]["meteorites"] == 0
    assert rovers(t) == ["mD3"]
    assert t.told("laser_fired", 0) == [
        {"seat": 0, "line": "moon-column-F", "meteorites": ["mF3", "mF4"], "rovers": []}
    ]

    t = play_on_the_moon("mD3").do(0, "fire", "moon-row-2")
    assert sorted(t.seat(0)["meteorites"]) == ["mA3", "mC5", "mF3", "mF4"]


@rules("SM-3.3", "SM-3.5")
@pytest.mark.parametrize(("line", "left"), [("moon-row-6", ["mE3"]), ("moon-column-E", [])])
def test_sm_e_03_the_shot_hits_the_own_rover(line: str, left: list[str]) -> None:
    p = seat_with(moon="moon_start", tiles=[laid(ROVER_TECH, "mE3", "mF3", "mD3")], rovers="mE3")
    p.meteorites &= ~MOONS[MOON_INDEX["moon_start"]].lines[11]  # column F was burnt
    p.extras = p.extras._replace(satellite=2)
    t = Scene(p, moons=True)
    t.lay(DOMINO, *laid(DOMINO, "mD4", "mE4")[1:]).finish()
    assert t.p.extras.satellite == 4
    assert t.heard("LaserFired")[-1].line == "moon-row-4"
    assert t.rovers() == ["mE3"]
    t.lay("i2_biomass_civ_plain", *laid("i2_biomass_civ_plain", "mD5", "mE5")[1:]).resolve("station:civ")
    assert t.options() == [["fire", "moon-row-6"], ["fire", "moon-column-E"]]
    t.do("fire", line)
    assert t.rovers() == left
    assert t.p.rovers_lost == 1 - len(left)


def stations_on_moon(moon: str, **counts: int) -> Seat:
    """Painted squares of the moon with so many stations of each kind, and no meteorites."""
    p = seat_with(moon=moon, markers={})
    p.meteorites = 0
    free = names_of(moon)
    for terrain, count in counts.items():
        for _ in range(count):
            square = free.pop()
            paint(p, terrain, [square], [square])
    return p


def names_of(moon: str) -> list[str]:
    side = MOONS[MOON_INDEX[moon]]
    return [f"m{chr(65 + x)}{y + 1}" for y in range(6) for x in range(6) if side.grid >> (13 + y) * 12 + x & 1]


@rules("SM-4.5", "SM-4.6")
def test_sm_e_04_moon_scoring_starting_side() -> None:
    p = stations_on_moon("moon_start", civ=1, energy=2, water=1, rover=1, tech=1, biomass=1)
    p.meteorites = 1 << (14 * 12 + 3)  # mD2
    assert moon_medals(p) == 8 - 3
    p = stations_on_moon("moon_start", civ=1, energy=2, rover=1, tech=1, biomass=1)
    p.meteorites = 1 << (14 * 12 + 3)
    assert moon_medals(p) == -3


@rules("SM-4.5")
def test_sm_e_05_moon_scoring_unique_side() -> None:
    assert moon_medals(stations_on_moon("moon_selene", civ=3, water=2)) == 8


@rules("SM-4.6", "SM-4.7", "SM-1.5")
def test_sm_e_06_untouched_moon() -> None:
    t = Scene(seat_with(moon="moon_start"), moons=True)
    assert lines_of(t.s, 0)["moon"] == -12
    assert list(lines_of(t.s, 0))[-1] == "moon"
    assert sum(lines_of(t.s, 0).values()) == -12  # a total may be negative


@rules("SM-4.1")
def test_sm_e_07_must_use_the_moon() -> None:
    t = table(seat_with(moon="moon_start", patches=[*FULL, *crowded()]), moons=True).depot(
        0, DOMINO, "n5_civ_energy_plain"
    )
    assert t.options(0) == [["take", "inner"]]
    assert t.refused(0, "take", "outer") == ("PU-3.7", "must_fit")
    t.do(0, "take", "inner")
    places = t.options(0, "place")
    assert places
    assert {str(action[2])[0] for action in places} == {"m"}
    t.do(0, *places[0])
    assert not t.s.ending
    assert not t.seat(0)["stuck"]


def crowded() -> list[str]:
    """Patches on the moon that leave two free squares side by side, and those with meteorites."""
    return [square for square in names_of("moon_start") if square not in (*PRINTED, "mC1", "mD1")]


@rules("SM-6.8", "SM-6.4", "SM-6.2")
def test_sm_e_08_must_use_emergency_tiles() -> None:
    p = seat_with(patches=but("ksb_4156", "F1", "F2", "F3", "F4"))
    t = table(p, emergency=True).depot(0, "n5_civ_energy_plain")
    assert {action[0] for action in t.options(0)} == {"emergency"}
    assert t.refused(0, "take", "outer") == ("PU-3.7", "must_fit")
    t.do(0, "emergency", "civ").do(0, *t.options(0, "place")[0])
    t.do(0, *t.options(0, "emergency")[0]).do(0, *t.options(0, "place")[0]).idle(0)
    assert not t.s.ending

    p = seat_with(patches=but("ksb_4156", "F1", "F2"), tiles=[])
    t = table(p, emergency=True).depot(0, "n5_civ_energy_plain")
    assert t.options(0) == [["take", "outer"], *(["emergency", kind] for kind in KINDS)]
    aside = t.do(0, "take", "outer")
    assert aside.s.seats[0].stuck
    aside.idle(0)
    assert aside.rows() == {"civ": 2}  # energy counts as the other station

    t = table(seat_with(patches=but("ksb_4156", "F1", "F2")), emergency=True).depot(0, "n5_civ_energy_plain")
    t.do(0, "emergency", "civ").do(0, "emergency", "tech")
    assert t.s.seats[0].stuck
    t.idle(0)
    assert t.rows() == {"civ": 1, "tech": 1}
    assert t.seat(0)["set_aside"] == ["emergency_civ", "emergency_tech"]


KINDS = ("civ", "water", "biomass", "rover", "tech", "energy")


@rules("SM-10.2", "SM-10.4")
@pytest.mark.parametrize(("station", "rows"), [("water", [0, 6, 0, 2, 0]), ("rover", [0, 4, 0, 4, 0])])
def test_sm_e_09_quantum_upper_a_over_lower_b(station: str, rows: list[int]) -> None:
    p = seat_with(corporation="quantum_ab", markers={"water": 4, "rover": 2})
    t = table(p.clone(), quantum=True).depot(0, "i4_water_rover_plain")
    t.do(0, "take", "outer")
    t.do(0, *next(place for place in t.options(0, "place") if covers_ice(t, place)))
    assert t.options(0) == [["twice", "water"], ["twice", "rover"]]
    t.do(0, "twice", station)
    if station == "water":  # cell 5 is a boost: it goes to a marker that leaves the two alone
        t.do(0, "advance", "civ", "civ-1")
        rows = [1, *rows[1:]]
    assert [cell % 16 for cell in t.p().markers] == rows

    t = table(p.clone(), quantum=True).depot(0, "i3_water_rover_plain")
    t.do(0, "take", "inner")
    t.do(0, *next(place for place in t.options(0, "place") if covers_ice(t, place)))
    assert t.decision(0).params["items"] == ["station:water", "station:rover"]
    t.pick(0, "station:rover")
    assert t.rows()["rover"] == 3
    assert t.rows()["water"] == 5


def covers_ice(t: Table, place: list[object]) -> bool:
    hand = t.p().hand
    lying = piece(hand, ORIENTATIONS.index(str(place[1])), SQUARE_INDEX[str(place[2])])
    water = TILES[hand].terrains.index(1)
    return bool(lying.sections[water] & GROUNDS[t.p().planet].ice)


@rules("SM-10.3")
def test_sm_e_10_quantum_lower_a() -> None:
    p = seat_with(corporation="quantum_aa", markers={"biomass": 3})
    t = table(p, quantum=True).depot(0, "i4_biomass_civ_plain").do(0, "take", "outer")
    t.do(0, *t.options(0, "place")[0])
    assert t.kind(0) == "down_first"
    assert t.options(0) == [["regress", "biomass"], ["skip"]]  # the civ marker is in cell 0
    t.do(0, "regress", "biomass")
    assert t.rows() == {"biomass": 2}
    t.pick(0, "station:biomass")
    assert t.rows()["biomass"] == 3
    assert t.kind(0) == "place_patch"  # the milestone gives a patch again
    t.do(0, *t.options(0, "patch")[0])
    assert t.rows() == {"biomass": 3, "civ": 1}


@rules("SM-10.6")
@pytest.mark.parametrize(("start", "steps", "patches"), [(10, [11, 12], 1), (11, [12, 13], 1), (12, [13, 14], 0)])
def test_sm_e_11_quantum_lower_b_level_2(start: int, steps: list[int], patches: int) -> None:
    p = seat_with(corporation="quantum_ab", markers={"tech": 5, "civ": start})
    t = table(p, quantum=True).depot(0, "i4_civ_energy_plain").do(0, "take", "outer")
    t.do(0, *t.options(0, "place")[0]).do(0, "twice", "civ")
    if start == 10:
        assert t.kind(0) == "boost"
        t.do(0, "advance", "water", "water-1")
    for _ in range(patches):
        assert t.kind(0) == "may"  # PU-7.24
        t.do(0, "pick", 0).do(0, *t.options(0, "patch")[0])
    moved = [e["end"] for e in t.told("marker_moved", 0) if e["marker"] == "civ"]
    assert moved == [f"civ-{step}" for step in steps]
    assert len(t.seat(0)["patches"]) == patches
    assert t.kind(0) != "place_patch"


@rules("SM-12.1", "SM-12.2", "SM-12.3")
def test_sm_e_12_solo_target() -> None:
    assert target_of((10, 6, 8), moons=True) == 78  # green, orange, red
    assert target_of((24, 0, 0), moons=True) == 96
    assert target_of((0, 3, 21), moons=True) == 64
    assert target_of((9, 3, 8)) == 58
    t = started(1, boards="first", moons=True, events="custom", green=0, orange=3, new_cards=True)
    assert t.m.view(0)["solo"]["target"] == 64


@rules("SM-1.4")
def test_sm_e_13_condition_d() -> None:
    p = seat_with(markers={"civ": 15, "water": 14, "biomass": 15, "rover": 15, "tech": 15})
    scene = Scene(p.clone(), seat_with(), emergency=True)
    scene.advance("water", reason="boost")
    assert scene.s.ending == ALL_AT_TOP
    assert [(e.reason, e.seat) for e in scene.heard("Ending")] == [("all_at_top", 0)]
    scene.end_round()
    assert scene.s.phase == "end"

    base = Scene(p.clone(), seat_with())
    base.advance("water", reason="boost")
    assert not base.s.ending


@rules("SM-3.1", "SM-3.3")
def test_sm_e_14_patch_on_the_moon() -> None:
    t = Scene(at_15(), moons=True, events="standard")
    t.event("green_gain_patch").do("patch", "mC1")
    assert t.p.extras.satellite == 0
    fired = t.heard("LaserFired")
    assert [(e.line, e.meteorites) for e in fired] == [("moon-column-D", ("mD2",))]
    assert t.p.rocks == 0


@rules("SM-6.3", "SM-6.5", "SM-6.7", "SM-6.2", "SM-6.11")
@pytest.mark.parametrize(("line", "rocks", "left"), [("moon-row-1", [], []), ("moon-column-E", ["mD1"], ["mC1"])])
def test_sm_e_15_split_pair(line: str, rocks: list[str], left: list[str]) -> None:
    t = table(at_15(), moons=True, emergency=True).do(0, "emergency", "rover")
    orient, at = next((a[1], a[2]) for a in t.options(0, "place") if (station(t, a), meteor(t, a)) == ("mC1", "mD1"))
    t.do(0, "place", orient, at, "as_is")
    assert "mD1" in t.seat(0)["meteorites"]
    assert t.rows() == {"rover": 1}
    t.do(0, "rover", "mC1")
    assert t.seat(0)["moon"]["satellite"] == 1
    t.do(0, "fire", line)
    assert [rock for rock in t.seat(0)["meteorites"] if rock == "mD1"] == rocks
    assert rovers(t) == left
    t.do(0, "emergency", "civ").do(0, *placing("emergency_civ", "F1", "G1"))
    t.idle(0)
    assert t.rows() == {"rover": 1, "civ": 1}
    assert t.seat(0)["moon"]["satellite"] == 1
    assert {"F1", "G1"} & set(t.seat(0)["meteorites"])
    assert sorted(t.seat(0, 0)["emergency"]) == ["biomass", "energy", "tech", "water"]
    assert t.told("tile_taken", 0) == []
    assert sum(len(bay) for bay in t.s.bays) == 144


def _lying(t: Table, place: list[object]) -> tuple[str, str]:
    lying = piece(t.p().hand, ORIENTATIONS.index(str(place[1])), SQUARE_INDEX[str(place[2])])
    return SQUARES[lying.stations[0]], SQUARES[lying.meteor]


def station(t: Table, place: list[object]) -> str:
    return _lying(t, place)[0]


def meteor(t: Table, place: list[object]) -> str:
    return _lying(t, place)[1]


@rules("SM-10.2", "SM-10.5")
@pytest.mark.parametrize(
    ("ring", "extra", "first_twice", "extra_twice"),
    [("inner", "outer", False, False), ("outer", "outer", True, True), ("outer", "inner", True, False)],
)
def test_sm_e_16_quantum_and_an_extra_tile(ring: str, extra: str, first_twice: bool, extra_twice: bool) -> None:
    p = seat_with(corporation="quantum_ab")
    t = table(p, players=1, quantum=True, confirm=True).civ_stack("depot_repair_online")
    t.do(0, "take", ring).do(0, *t.options(0, "place")[0])
    asked = [t.kind(0)]
    assert ("twice" in asked) == first_twice
    t.p().due = ()  # whatever it reached: one card is due
    while t.kind(0) != "choose_civ":
        if t.kind(0) == "end_turn":
            t.p().due = (CIV_CARDS[CIV_INDEX["depot_repair_online"]].level,)
        t.do(0, *t.options(0)[0])
    t.do(0, "civ", "depot_repair_online").do(0, "take", extra).do(0, *t.options(0, "place")[0])
    assert (t.kind(0) == "twice") == extra_twice


@rules("SM-8.4", "SM-9.1", "SM-9.2")
def test_sm_e_17_waived_ban() -> None:
    only_q1 = [square for square in grid_of("shattered-aaaa") if not square.startswith("q1")]
    p = seat_with("shattered-aaaa", patches=only_q1)
    t = table(p.clone(), shattered=True).depot(0, "i2_civ_energy_plain", "n5_civ_energy_plain")
    assert sorted(t.options(0)) == [["take", "inner"], ["take", "outer"]]
    t.do(0, "take", "inner")
    assert t.decision(0).params["waived"] == "planet"
    t.do(0, *t.options(0, "place")[0])
    assert t.seat(0)["tiles"][0]["at"].startswith("q1")
    assert not t.s.ending

    t = table(p.clone(), shattered=True).depot(0, "i2_energy_water_plain", "n5_civ_energy_plain")
    assert t.options(0) == [["take", "inner"]]
    assert t.refused(0, "take", "outer") == ("PU-3.7", "must_fit")


@rules("SM-8.5")
def test_sm_e_18_spaceship() -> None:
    p = seat_with("shattered-aaaa", moon="moon_start", rovers="q1D5", moves=1, gained=1)
    t = table(p.clone(), moons=True, shattered=True)
    ends = {action[2] for action in t.options(0, "fly")}
    assert ends == set(grid_of("shattered-aaaa")) - {"q1D5"} | set(names_of("moon_start"))
    t.do(0, "fly", "q1D5", "mD2")
    assert rovers(t) == ["mD2"]
    assert t.seat(0)["collected"]["meteorites"] == 1
    assert "mD2" not in t.seat(0)["meteorites"]
    assert t.seat(0)["moves"] == 0

    covered = seat_with("shattered-aaaa", patches="q1D5 q1D6", rovers="q1D5", moves=1, gained=1)
    t = table(covered, shattered=True)
    assert t.options(0, "fly") == []
    assert t.refused(0, "fly", "q1D5", "q2F1") == ("SM-8.5", "no_spaceship")
    scene = Scene(seat_with("shattered-aaaa", rovers="q1D5"), shattered=True)
    scene.lay("i2_energy_water_plain", *laid("i2_energy_water_plain", "q1D6", "q1D5")[1:])
    assert scene.rovers() == []
    assert scene.p.rovers_lost == 1
