"""Sections 13 and 16: missions, the end of the game, final scoring and ties. And Space Oddity: OM-18.2, OM-18.4."""

from __future__ import annotations

from typing import Any

import pytest

from games.on_mars.marks import rules
from games.on_mars.setting import Table, table
from orrery.games.on_mars.components import MISSIONS
from orrery.games.on_mars.rules.ending import ranking
from orrery.games.on_mars.rules.scoring import lines, total

OTHERS = ("mission_bots", "mission_contracts")


def mission(name: str, side: str, **given: Any) -> Table:
    others = [other for other in ("mission_bots", "mission_contracts", "mission_techs") if other != name][:2]
    return table(3, side).missions(name, *others).given(0, **given)


def counted(t: Table) -> tuple[int, int]:
    """Contributions made, and crystals they brought to seat 0."""
    required = MISSIONS[t.s.missions[0]].required[3]
    return required - t.s.mission_left[0], t.s.incoming[0]


@rules("OM-13.1", "OM-13.3", "OM-19.11")
def test_what_every_mission_counts() -> None:
    t = mission("mission_research", "colony", rover="-1,0").tiles(research_a="0,-1").do(0, "act", "control_center", 0)
    assert counted(t.do(0, "rover", "0,-1").do(0, "done").do(0, "take")) == (1, 2)
    t = mission("mission_discovery", "colony", rover="-1,0").tiles(disc_water="0,-1").do(0, "act", "control_center", 0)
    assert counted(t.do(0, "rover", "0,-1").do(0, "done").do(0, "take")) == (1, 1)
    t = mission("mission_blueprints", "orbit", quarters=2).do(0, "act", "obtain_blueprint", 0)
    t.do(0, "blueprint", "bp_private_ship").do(0, "blueprint", "bp_metal_deposit")
    assert counted(t) == (2, 2)  # one by one
    t = mission("mission_advanced", "colony", bots="0,1", blueprints="bp_private_ship", stock="mineral")
    assert counted(t.do(0, "act", "upgrade", 0).do(0, "upgrade", "bp_private_ship", "0,2")) == (1, 1)
    t = mission("mission_techs", "orbit").do(0, "act", "learn_tech", 0).do(0, "learn", 6, "lab_1_top", "none")
    assert counted(t) == (1, 1)
    t = mission("mission_scientists", "colony", stock="battery*2", quarters=1).do(0, "act", "hire_or_contract", 0)
    assert counted(t.do(0, "take_card", 2, "battery+battery")) == (1, 2)


@rules("OM-13.3", "OM-13.1")
def test_a_contract_counts_once() -> None:
    t = mission("mission_contracts", "orbit", stock="mineral", contracts={"contract_7": "mineral*3"})
    t.do(0, "deliver", "contract_7", "mineral")
    assert counted(t) == (1, 1)
    t.idles(0, 1, 2)
    assert counted(t)[0] == 1


@rules("OM-13.2", "OM-13.3", "OM-13.7")
def test_a_mission_ends_with_its_last_contribution() -> None:
    t = table(3).missions("mission_blueprints", *OTHERS, left=(1, 4, 2)).given(0, quarters=2)
    t.do(0, "act", "obtain_blueprint", 0).do(0, "blueprint", "bp_private_ship").do(0, "blueprint", "bp_metal_deposit")
    assert (t.s.mission_left[0], t.s.incoming[0], t.s.remaining) == (0, 1, 2)
    assert t.told("mission_done") == [{"mission": "mission_blueprints"}]
    over = table(3).missions("mission_blueprints", *OTHERS, left=(1, 0, 0)).level(3)
    over.do(0, "act", "obtain_blueprint", 0).do(0, "blueprint", "bp_private_ship")
    assert (over.s.remaining, over.s.incoming[0]) == (0, 1)  # never beyond the end, the crystals still come


@rules("OM-13.4")
def test_missions_and_levels_move_the_same_marker() -> None:
    t = table(3).missions("mission_blueprints", *OTHERS, left=(1, 4, 2)).level(2, [3, 3, 3, 3])
    t.do(0, "act", "obtain_blueprint", 0).do(0, "blueprint", "bp_private_ship").do(0, "done").ends(0)
    assert (t.s.level, t.s.remaining) == (3, 1)


def last(players: int = 2, **options: object) -> Table:
    """One step before the end."""
    return table(players, "orbit", **options).missions("mission_blueprints", *OTHERS, left=(1, 0, 0))


def plays_out(t: Table) -> int:
    """Rounds until the game is over; nobody travels."""
    while t.actors:
        (seat,) = t.actors
        if t.kind(seat) == "travel":
            t.do(seat, "stay")
        elif t.kind(seat) == "deliveries":
            t.do(seat, "done")
        else:
            t.idles(seat)
    return t.s.round


@rules("OM-13.5", "OM-13.4")
@pytest.mark.parametrize("by", [0, 1])
def test_one_more_round_after_the_one_that_brought_the_end(by: int) -> None:
    t = last().shuttle("colony", 3)
    if by:
        t.idles(0)
    t.do(by, "act", "obtain_blueprint", 0).do(by, "blueprint", "bp_private_ship").do(by, "done").ends(by)
    assert plays_out(t) == 2
    assert t.s.phase == "end"
    assert len(t.told("shuttle_moved")) == 1
    assert t.told("ending") == [{"reason": "missions"}]


@rules("OM-13.5")
def test_an_end_in_the_shuttle_phase_is_noticed_after_the_next_colonization_phase() -> None:
    t = last().shuttle("orbit").idles(0, 1).do(0, "travel").do(0, "explore", 0, "3,-3")
    t.do(0, "space", 7).do(0, "blueprint", "bp_private_ship")
    assert (t.s.remaining, t.s.last_round, t.s.round) == (0, 0, 1)
    t.do(1, "stay")
    assert plays_out(t) == 3


@rules("OM-13.5", "OM-13.4")
def test_level_5_brings_the_end() -> None:
    t = table(2).level(4, [5, 5, 5, 5]).shuttle("colony", 3).idles(0)
    assert (t.s.level, t.s.remaining, t.s.reason) == (5, 0, "level")
    assert plays_out(t) == 2


@rules("OM-13.8")
def test_the_fortieth_round_brings_the_end() -> None:
    t = table(2).shuttle("colony", 3).lies(round=39)
    assert plays_out(t) == 41
    assert t.told("ending") == [{"reason": "limit"}]


@rules("OM-18.2")
@pytest.mark.parametrize("by", [0, 1])
def test_space_oddity_ends_with_the_colonization_phase(by: int) -> None:
    t = last(space_oddity=True)
    if by:
        t.idles(0)
    t.do(by, "act", "obtain_blueprint", 0).do(by, "blueprint", "bp_private_ship").do(by, "done").ends(by)
    assert (t.s.phase == "end") is (by == 1)  # right after the turn of the last player
    assert plays_out(t) == 1
    assert not t.told("shuttle_moved")


@rules("OM-18.4")
def test_space_oddity_with_an_end_in_the_shuttle_phase() -> None:
    t = last(space_oddity=True).shuttle("orbit").idles(0, 1).do(0, "travel").do(0, "explore", 0, "3,-3")
    t.do(0, "space", 7).do(0, "blueprint", "bp_private_ship").do(1, "stay")
    assert plays_out(t) == 2


# --- scoring --------------------------------------------------------------------------------------


def scored(side: str = "orbit", **given: Any) -> dict[str, int]:
    return lines(table(3, side).given(0, **given).start().s, 0)


@rules("OM-16.1")
@pytest.mark.parametrize(("cubes", "op"), list(enumerate((0, 1, 2, 4, 7, 11))))
def test_progress_scores(cubes: int, op: int) -> None:
    types = ["mine", "generator", "water_extractor", "greenhouse", "oxygen_condenser"]
    assert scored(progress=types[:cubes])["progress"] == op


@rules("OM-16.1")
def test_ships_in_the_hangar_score_three_each() -> None:
    assert lines(table(3).level(3).given(0, hangar=2, ships="d4 d5").s, 0)["ships"] == 6


@rules("OM-16.1")
@pytest.mark.parametrize(
    ("colonists", "op"), [(0, 0), (1, 0), (2, 0), (3, 3), (4, 3), (5, 6), (6, 6), (7, 10), (9, 15), (11, 21), (12, 21)]
)
def test_colonists_score_by_the_highest_row(colonists: int, op: int) -> None:
    assert scored(quarters=colonists, shelters="-2,-1 -4,0 -4,2 -5,3 -3,3")["colonists"] == op


@rules("OM-16.1")
@pytest.mark.parametrize(("side", "op"), [("orbit", 6), ("colony", 3)])
def test_colonists_of_the_own_side_and_the_working_area_come_home(side: str, op: int) -> None:
    slots = {"obtain_blueprint": 2, "research_development": 1, "construct": 1}
    assert scored(side, quarters=1, working=1, slots=slots, shelters="-2,-1 -4,0")["colonists"] == op


@rules("OM-16.1", "OM-1.13")
def test_no_more_colonists_than_rooms_score() -> None:
    assert scored(quarters=3, working=5)["colonists"] == 3


@rules("OM-16.1")
@pytest.mark.parametrize(
    ("scientist", "card", "hex_"),
    [
        ("geologist", "bp_wind_turbines", "0,-2"),
        ("rd_engineer", "bp_private_ship", "0,2"),
        ("hydrologist", "bp_biomarket", "-2,1"),
        ("biochemist", "bp_concentrator", "2,-1"),
        ("geochemist", "bp_casino", "2,-3"),
        ("systems_engineer", "bp_metal_deposit", "0,0"),
    ],
)
def test_what_every_scientist_scores(scientist: str, card: str, hex_: str) -> None:
    t = table(3).given(0, scientists=scientist).given(1, advanced={card: hex_}, bots="5,-4").start()
    assert lines(t.s, 0)["scientists"] == 3
    assert lines(t.s, 1)["scientists"] == 0
    t = table(3).given(0, scientists=scientist).given(1, blueprints=card).start()
    assert lines(t.s, 0)["scientists"] == 0


@rules("OM-16.1", "OM-1.18", "OM-8.15")
def test_contracts_add_or_subtract_and_totals_may_be_negative() -> None:
    t = table(3).given(0, contracts={"contract_7": "mineral*4"}).given(1, contracts={"contract_3": ""}, quarters=0)
    t.given(1, blueprints="bp_casino bp_aqueduct").start()
    assert lines(t.s, 0)["contracts"] == 9
    assert (lines(t.s, 1)["contracts"], lines(t.s, 1)["blueprints"]) == (-6, -8)
    assert total(t.s, 1) == -14 + 2  # the tile of the shelter


@rules("OM-16.1", "OM-8.23")
def test_a_last_chance_to_deliver() -> None:
    t = last(space_oddity=True).given(0, stock="mineral", contracts={"contract_7": "mineral*3"})
    t.do(0, "act", "obtain_blueprint", 0).do(0, "blueprint", "bp_private_ship").do(0, "done").ends(0).idles(1)
    assert (t.s.phase, t.kind(0)) == ("scoring", "deliveries")
    assert lines(t.s, 0)["contracts"] == -4
    t.do(0, "deliver", "contract_7", "mineral").do(0, "done")
    assert lines(t.s, 0)["contracts"] == 9
    assert t.s.phase == "end"


@rules("OM-16.1", "OM-1.14")
def test_incoming_crystals_arrive_before_the_score() -> None:
    t = last(space_oddity=True).given(0, crystals=2)
    t.do(0, "act", "obtain_blueprint", 0).do(0, "blueprint", "bp_private_ship").do(0, "done").ends(0)
    t.given(0, incoming=5).idles(1)
    assert (t.s.depot[0], t.s.incoming[0]) == (3, 0)


@rules("OM-16.2")
@pytest.mark.parametrize(
    ("first", "second", "winners", "tie"),
    [
        ({"op": 5}, {"op": 4}, (0,), None),
        ({"crystals": 1}, {"crystals": 2}, (1,), "crystals"),
        ({"advanced": {"bp_metal_deposit": "0,0"}}, {"op": 3}, (0,), "advanced"),
        ({"progress": "mine"}, {"op": 1}, (0,), "progress"),
        ({"goals": "goal_1", "contracts": {}}, {}, (0, 1), "shared"),
    ],
)
def test_ties(first: dict[str, Any], second: dict[str, Any], winners: tuple[int, ...], tie: str | None) -> None:
    t = table(2).given(0, **first).given(1, **second).start()
    found, ranks, name = ranking(t.s)
    assert (found, name) == (winners, tie)
    assert [rank == 1 for rank in ranks] == [seat in winners for seat in range(2)]


@rules("OM-16.2")
def test_crystals_on_contracts_do_not_break_a_tie() -> None:
    t = table(2).given(0, contracts={"contract_12": "crystal*2"}, op=4, crystals=1).given(1, crystals=1).start()
    assert ranking(t.s)[0] == (0, 1)
