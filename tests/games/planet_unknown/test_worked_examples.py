"""The worked examples, each named by its number, with all that they state. Planet KSB-4156, Universal Coalition."""

from __future__ import annotations

from typing import Any

import pytest

import orrery
from games.planet_unknown.position import on_paper
from games.planet_unknown.setting import block, contest, grid_of, line_of, paint, rules, seat_with
from games.planet_unknown.table import laid, placing, table
from orrery.core import engine
from orrery.core.state import TABLE
from orrery.games.planet_unknown.components import CIV_CARDS, CIV_INDEX
from orrery.games.planet_unknown.flow import FLOW
from orrery.games.planet_unknown.frames import Prepare
from orrery.games.planet_unknown.rules.medals.scoring import lines_of, ranking


@rules("PU-2.6", "PU-2.8", "PU-2.9")
def test_e_01_setup() -> None:
    shown = orrery.game("planet_unknown").new(4, 11, {"boards": "first"}).view(None)
    assert shown["civ"]["stacks"] == [5, 5, 5, 5]
    assert len(shown["objectives"]) == 4
    assert not any(card["common"] for card in shown["objectives"])
    assert sum(len(seat["lifepods"]) for seat in shown["seats"]) == 24


@rules("PU-4.5", "PU-4.6")
def test_e_02_boundary_and_contact() -> None:
    t = table().depot(0, "i2_civ_energy_plain").do(0, "take", "inner")
    assert t.refused(0, *placing("i2_civ_energy_plain", "F5", "F6")) == ("PU-4.5", "not_on_edge")
    t.do(0, *placing("i2_civ_energy_plain", "F1", "G1"))

    t = table(seat_with(tiles=[laid("i2_civ_energy_plain", "F1", "G1")])).depot(0, "v3_rover_tech_plain")
    t.do(0, "take", "inner")
    corner_only = placing("v3_rover_tech_plain", "D2", "E2", "D3")
    assert t.refused(0, *corner_only) == ("PU-4.6", "not_adjacent")
    t.do(0, *placing("v3_rover_tech_plain", "E2", "F2", "E3"))
    assert len(t.seat(0)["tiles"]) == 2


@rules("PU-6.3", "PU-8.1", "PU-8.3")
def test_e_03_water_on_ice() -> None:
    t = table().depot(0, "i2_energy_water_plain").lay(0, "i2_energy_water_plain", "E2", "D2")
    assert t.decision(0).params["items"] == ["station:energy", "station:water"]
    t.pick(0, "station:water")  # energy then has but one choice
    assert t.rows() == {"water": 2}
    assert [(e["start"], e["end"], e["reason"]) for e in t.told("marker_moved", 0)] == [
        ("water-0", "water-1", "station"),
        ("water-1", "water-2", "energy"),
    ]
    assert t.seat(0)["score"]["lines"]["tracks"] == 1


@rules("PU-6.3", "PU-8.3")
def test_e_04_water_off_ice() -> None:
    t = table().depot(0, "i2_energy_water_plain").lay(0, "i2_energy_water_plain", "G1", "F1")
    t.pick(0, "station:water")
    assert t.rows() == {"water": 1}
    assert [e["reason"] for e in t.told("marker_moved", 0)] == ["energy"]


@rules("PU-8.1", "PU-8.4")
def test_e_05_energy_alone() -> None:
    t = table().depot(0, "i2_civ_energy_plain").lay(0, "i2_civ_energy_plain", "F1", "G1").pick(0, "station:energy")
    assert t.rows() == {"civ": 2}
    assert [e["reason"] for e in t.told("marker_moved", 0)] == ["energy", "station"]


@rules("PU-8.1", "PU-8.2", "PU-8.4")
def test_e_06_energy_choice() -> None:
    given = [laid("i2_energy_water_plain", "F1", "G1"), laid("i3_rover_tech_plain", "H2", "I2", "G2")]
    t = table(seat_with(tiles=given)).depot(0, "i3_civ_energy_plain")
    t.lay(0, "i3_civ_energy_plain", "F3", "F4", "F2").pick(0, "station:energy")
    assert t.options(0) == [["copy", "civ"], ["copy", "water"], ["copy", "tech"]]
    assert t.refused(0, "copy", "rover") == ("PU-8.1", "not_a_copy")
    t.do(0, "copy", "tech")
    assert t.rows() == {"civ": 1, "tech": 1}


@rules("PU-7.15", "PU-7.17", "PU-7.18", "PU-3.9")
def test_e_07_rovers() -> None:
    t = table(seat_with(rovers="G2 E5", moves=4, gained=4))
    assert "H3" in t.start().seat(0)["lifepods"]
    for step in (("G2", "H2"), ("H2", "H3"), ("H3", "H4"), ("E5", "E6")):
        t.do(0, "drive", *step)
    assert t.seat(0)["moves"] == 0
    assert t.seat(0)["collected"]["lifepods"] == 1
    assert "H3" not in t.seat(0)["lifepods"]
    assert t.seat(0)["rovers"] == [{"at": "H4", "cargo": False}, {"at": "E6", "cargo": False}]
    assert t.refused(0, "drive", "E6", "E7") == ("PU-7.15", "no_moves_left")


@rules("PU-6.6", "PU-7.4", "PU-7.15")
def test_e_08_double_bonus() -> None:
    t = table(seat_with(markers={"rover": 9})).depot(0, "i2_water_rover_plain")
    t.lay(0, "i2_water_rover_plain", "F1", "G1").pick(0, "station:rover")
    assert t.rows() == {"rover": 10}
    assert sorted(t.decision(0).params["items"]) == ["boost", "moves:3"]  # type: ignore[call-overload]
    t.pick(0, "moves:3")
    assert t.seat(0)["moves"] == 3
    assert t.kind(0) == "boost"
    t.do(0, "advance", "civ", "civ-1")
    assert t.rows() == {"rover": 10, "civ": 1}
    assert len(t.told("boost_gained", 0)) == 1


@rules("PU-7.16", "PU-7.3")
@pytest.mark.parametrize(("tech", "points"), [(0, 4), (7, 5)])
def test_e_09_top_of_the_rover_track(tech: int, points: int) -> None:
    t = table(seat_with(markers={"rover": 15, "tech": tech}, rovers="D5")).depot(0, "i2_water_rover_plain")
    t.lay(0, "i2_water_rover_plain", "F1", "G1").pick(0, "station:rover")
    assert t.seat(0)["moves"] == points
    assert t.rows()["rover"] == 15
    assert t.told("marker_moved", 0) == []


@rules("PU-9.1", "PU-9.2", "PU-5.3")
def test_e_10_nothing_fits() -> None:
    full = seat_with(patches=grid_of("ksb_4156"), markers={"tech": 10})
    t = table(full).depot(0, "i2_energy_water_meteor")
    assert [tech["available"] for tech in t.start().seat(0)["techs"]] == [True, True, True, True, False]
    assert t.decision(0).params["fits"] is False
    t.do(0, "take", "inner")
    assert t.rows() == {"tech": 10, "water": 2}
    seat = t.seat(0)
    assert (seat["set_aside"], seat["meteorites"], seat["stuck"]) == (["i2_energy_water_meteor"], [], True)
    t.idle(1)
    assert t.m.over
    assert t.told("ending") == [{"reason": "nothing_fits", "seat": 0}]


@rules("PU-10.2", "PU-10.3", "PU-10.4", "PU-10.5", "PU-10.7", "PU-11.2")
def test_e_11_scoring() -> None:
    mine = seat_with(
        markers={"civ": 2, "water": 13, "biomass": 5, "rover": 15, "tech": 6},
        hidden=["observance_of_first_planet_holiday"],
        collected=4,
        rocks=5,
    )
    left, right = seat_with(), seat_with()
    for row in (1, 2, 3, 5, 6, 7, 8):  # with the columns A and L: 15 medals
        paint(mine, "civ", line_of("ksb_4156", f"row-{row}"))
    paint(mine, "rover", [*block("A6", 12, 1), *block("A7", 9, 1)])  # an area of 21
    paint(left, "rover", [*block("A6", 12, 1), *block("A7", 8, 1)])  # of 20
    for p in (mine, right):
        paint(p, "biomass", "F1 G1 D2", stations="F1 G1 D2")
    contests = [contest("objective_07", 0, 1), contest("objective_25", 1, 2), contest("objective_04", 0, 2)]
    s = on_paper(3, seats=[mine, left, right], contests=contests)
    s.stacks[TABLE] = [Prepare(0)]
    engine.start(FLOW, s)
    assert engine.actors(FLOW, s) == ()
    lines = lines_of(s, 0)
    assert {key: points for key, points in lines.items() if key != "moon"} == {
        "civ_cards": 1,
        "planet": 15,
        "tracks": 15,
        "lifepods": 4,
        "meteorites": 1,
        "personal": 0,
        "competitive": 7,
    }
    assert sum(lines.values()) == 43
    assert ranking(s).winners == (0,)


@rules("PU-14.5", "PU-13.4")
def test_e_12_solo_target() -> None:
    mix: dict[str, Any] = {"events": "custom", "green": 9, "orange": 3}
    solo = orrery.game("planet_unknown").new(1, 5, mix).view(0)["solo"]
    assert solo == {"target": 58, "now": "colony_lost", "verdict": None}
    for medals, difference, rank in ((65, 7, 5), (55, -3, -5)):
        t = table(seat_with(rocks=3 * medals), players=1, first=[Prepare(0)], **mix).start()
        assert t.m.scores()[0].total == medals
        verdict = t.m.view(0)["solo"]["verdict"]
        assert (verdict["difference"], verdict["rank"]) == (difference, rank)


@rules("PU-15.8", "PU-7.10")
def test_e_13_republic_2() -> None:
    p = seat_with(corporation="republic", markers={"civ": 7, "tech": 5, "water": 3})
    t = table(p).depot(0, "i2_biomass_civ_plain").lay(0, "i2_biomass_civ_plain", "F1", "G1").pick(0, "station:civ")
    third, fourth = list(t.s.civ[2]), list(t.s.civ[3])
    t.do(0, "regress", "water").idle(1)
    assert t.kind(0) == "choose_civ"
    offered = [action[1] for action in t.options(0, "civ")]
    assert offered[:-1] == [CIV_CARDS[card].id for card in third]
    assert offered[-1] in [CIV_CARDS[card].id for card in fourth]
    kept = next(card for card in offered[:-1] if not CIV_CARDS[CIV_INDEX[str(card)]].immediate)
    t.do(0, "civ", kept)
    assert t.seat(0)["civ_kept"] == [kept]
    assert [len(stack) for stack in t.s.civ] == [3, 3, 2, 3]
    assert list(t.s.civ[3]) == fourth


@rules("PU-15.9")
@pytest.mark.parametrize("choice", ["advance:civ", "milestone:biomass"])
def test_e_14_wormhole(choice: str) -> None:
    p = seat_with(corporation="wormhole_corp", markers={"biomass": 2}, tiles=[laid("i2_biomass_civ_plain", "F1", "G1")])
    t = table(p).depot(0, "i3_tech_biomass_plain")
    t.lay(0, "i3_tech_biomass_plain", "F3", "F4", "F2").pick(0, "station:biomass")
    assert t.seat(0)["markers"]["biomass"] == "biomass-5"  # the second double cell
    assert t.kind(0) == "choose_one"
    assert t.decision(0).params["items"] == ["advance:civ", "milestone:biomass"]
    assert t.seat(0)["score"]["lines"]["tracks"] == 1
    t.pick(0, choice)
    if choice == "advance:civ":
        assert t.rows()["civ"] == 1
    else:
        assert t.kind(0) == "place_patch"
        t.do(0, "patch", "E2")
        assert t.seat(0)["patches"] == ["E2"]
    assert t.seat(0)["markers"]["biomass"] == "biomass-5"


@rules("PU-15.2")
def test_e_15_cosmos() -> None:
    p = seat_with(corporation="cosmos_inc", markers={"biomass": 1}, covered=["biomass-2"])
    t = table(p).depot(0, "i2_biomass_civ_plain").lay(0, "i2_biomass_civ_plain", "F1", "G1").pick(0, "station:biomass")
    assert t.rows() == {"biomass": 3}
    assert t.kind(0) == "place_patch"
    t.do(0, "patch", "F2")
    assert t.rows() == {"biomass": 3, "civ": 1}
    assert t.told("boost_gained", 0) == []


@rules("PU-15.4", "PU-7.18")
def test_e_16_horizon() -> None:
    tiles = [laid("i2_water_rover_plain", "F1", "G1")]
    p = seat_with(corporation="horizon_group", tiles=tiles, cargo="G2", moves=2, gained=2)
    t = table(p).do(0, "drive", "G2", "G1")
    assert t.seat(0)["collected"]["meteorites"] == 1
    assert t.seat(0)["rovers"] == [{"at": "G1", "cargo": False}]

    for answer, left in (("pick", False), ("skip", True)):
        p = seat_with(corporation="horizon_group", tiles=tiles, cargo="F2", moves=2, gained=2, markers={"tech": 10})
        t = table(p).do(0, "drive", "F2", "F1")
        assert t.decision(0).kind == "may"
        t.do(0, *([answer, 0] if answer == "pick" else [answer]))
        assert t.seat(0)["rovers"] == [{"at": "F1", "cargo": left}]
        assert t.seat(0)["collected"]["meteorites"] == 0
        assert len(t.told("meteorite_destroyed", 0)) == (not left)


@rules("PU-15.7")
@pytest.mark.parametrize("tech", [0, 3])
def test_e_17_oasis(tech: int) -> None:
    p = seat_with(corporation="oasis_ultd", markers={"water": 1, "biomass": 2, "tech": tech})
    t = table(p).depot(0, "l4_water_rover_plain")
    t.lay(0, "l4_water_rover_plain", "D2", "D3", "E4", "D4").pick(0, "station:water")
    if not tech:
        assert t.seat(0)["markers"]["water"] == "water-1"
    else:
        assert [e["end"] for e in t.told("marker_moved", 0) if e["marker"] == "water"] == ["rover-3", "tech-4"]
        assert t.seat(0)["moves"] == 1


@rules("PU-16.3", "PU-10.3")
def test_e_18_cerberus() -> None:
    full = seat_with("cerberus", patches=grid_of("cerberus"))
    t = table(full, first=[Prepare(0)]).start()
    assert t.m.over
    sheet = {line.key: line.points for line in t.m.scores()[0].lines}
    assert sheet["planet"] == 39 + 6
    assert sum(row["medals"] for row in (*t.seat(0)["rows"], *t.seat(0)["columns"]) if row["complete"]) == 39


@rules("PU-12.6", "PU-4.5")
def test_e_19_restriction() -> None:
    t = table(events="standard").event("red_no_tile_on_edge").depot(0, "i2_civ_energy_plain")
    assert t.start().m.view(0)["restriction"] == {"kind": "no_tile_on_edge", "terrain": None}
    t.do(0, "take", "inner")
    assert t.decision(0).params["waived"] == "event"
    t.do(0, *placing("i2_civ_energy_plain", "F1", "G1"))
    assert t.seat(0)["tiles"] == [{"tile": "i2_civ_energy_plain", "orient": "r3", "at": "F1"}]
