"""Sections 10 and 11: the Life Support System, its tiles and benefits, and the level of the colony."""

from __future__ import annotations

from typing import Any

import pytest

from games.on_mars.marks import rules
from games.on_mars.setting import Table, table
from orrery.games.on_mars.components import BLUEPRINTS, BP_IDS, NONE, TECH_IDS


def generator(tile: str = "lss_ships", rows: tuple[int, ...] = (1, 1, 1, 1), level: int = 1, **given: Any) -> Table:
    """Seat 0 builds a stand-alone generator below the given tile."""
    others = [name for name in ("lss_ships", "lss_mines", "lss_bots", "lss_best_tech") if name != tile][:3]
    t = table(2, "colony").lss(tile, *others).level(level, rows)
    t.given(0, **{"stock": "mineral", "bots": "-2,-1", "quarters": 2, **given})
    return t.do(0, "act", "construct", 0).builds(0, "generator", "mineral", "-2,0")


@rules("OM-10.4", "OM-19.12")
@pytest.mark.parametrize(
    ("tile", "given", "op"),
    [
        ("lss_best_tech", {}, 2),
        ("lss_best_tech", {"lab": {"lab_5_top": "tech_mine"}}, 5),
        ("lss_ships", {"hangar": 1, "ships": "d4 d5 d6 d7"}, 2),
        ("lss_advanced", {"advanced": {"bp_metal_deposit": "0,0", "bp_private_ship": "0,2"}}, 4),
        ("lss_mines", {"miners": "3,-3 -5,3", "advanced": {"bp_metal_deposit": "0,0"}}, 6),
        ("lss_bots", {"bots": "-2,-1 4,-4 5,-4"}, 6),
        ("lss_discovery", {"discoveries": "disc_water disc_tech"}, 4),
        ("lss_shelters", {"shelters": "-2,-1 4,-4 5,-4"}, 6),
        ("lss_colonists", {"quarters": 4}, 3),
    ],
)
def test_every_reward_tile(tile: str, given: dict[str, Any], op: int) -> None:
    if "miners" in given:
        t = table(2, "colony").built(mine="0,0 3,-3 -5,3").lss(tile, "lss_ships", "lss_bots", "lss_advanced")
        t.given(0, stock="mineral", bots="-2,-1", quarters=2, **given).do(0, "act", "construct", 0)
        t.builds(0, "generator", "mineral", "-2,0")
    else:
        t = generator(tile, **given)
    assert t.s.op[0] == 2 + op
    assert t.told("scored")[-1] == {"seat": 0, "op": op, "why": "lss_tile"}


@rules("OM-10.4", "OM-19.4")
def test_the_benefit_of_bots() -> None:
    t = generator(crystals=1).do(0, "benefit", "lss_benefit_bots")
    assert t.params(0)["rover"] == 0
    t.do(0, "add", "bot").do(0, "bot", "-2,-1", "-5,1")
    assert (t.bots(0), t.s.depot[0], t.kind(0)) == ({"-5,1"}, 0, "turn")


@rules("OM-10.4", "OM-19.6")
@pytest.mark.parametrize("where", ["construct", "obtain_blueprint", "hire_or_contract", "working_area"])
def test_the_benefit_of_retrieving(where: str) -> None:
    slots = {} if where in ("working_area", "construct") else {where: 1}
    t = generator(slots=slots, working=int(where == "working_area")).do(0, "benefit", "lss_benefit_retrieve")
    before = t.s.quarters[0]
    t.do(0, "retrieve", where)
    assert t.s.quarters[0] == before + 1
    assert t.s.working[0] == 0
    assert sum(t.s.slots) == (0 if where == "construct" else 1)  # the builder's own stands on Construct
    assert t.kind(0) == "turn"


@rules("OM-10.4")
def test_the_benefits_of_a_crystal_and_a_mineral() -> None:
    assert generator().do(0, "benefit", "lss_benefit_crystal").s.incoming[0] == 1
    assert generator().do(0, "benefit", "lss_benefit_mineral").stock(0)["mineral"] == 1


@rules("OM-10.4", "OM-15.15")
def test_a_benefit_that_does_nothing_is_no_choice() -> None:
    t = table(2, "colony").built(generator="0,-2").given(0, stock="mineral*2", bots="-2,-1", quarters=2)
    t.given(0, contracts={}).do(0, "act", "construct", 0).do(0, "type", "generator", "mineral")
    t.given(0, stock="mineral*2").do(0, "site", "-2,0", None, 0)
    assert t.refused(0, "benefit", "lss_benefit_mineral") == ("OM-10.4", "benefit_useless")


@rules("OM-10.1", "OM-10.2", "OM-10.4", "OM-10.5")
@pytest.mark.parametrize(
    ("level", "row", "moves", "rewarded"),
    [
        (1, 1, 2, True),
        (1, 2, 3, False),
        (2, 2, 3, True),
        (3, 4, 5, False),
        (4, 4, 5, True),
        (4, 5, 5, False),
        (5, 5, 5, False),
    ],
)
def test_markers_below_the_level_marker_are_rewarded(level: int, row: int, moves: int, rewarded: bool) -> None:
    t = generator("lss_bots", (row, level, level, level), level)
    assert t.s.lss[0] == moves
    assert (t.kind(0) == "lss") is rewarded
    assert t.s.op[0] == (2 if row == 1 else 0) + (2 if rewarded else 0)


@rules("OM-10.3")
def test_only_the_first_building_of_a_type_gives_two_points() -> None:
    t = generator("lss_ships", (2, 2, 2, 2), 2)
    assert (t.s.op[0], t.kind(0)) == (0, "lss")


@rules("OM-10.4")
def test_the_tile_counts_after_the_construction() -> None:
    t = generator("lss_colonists", quarters=3)
    assert t.s.quarters[0] == 2
    assert t.s.op[0] == 2 + 2


# --- level ----------------------------------------------------------------------------------------


def level_up(level: int, players: int = 3, **given: Any) -> Table:
    """All markers stand where the next level wants them; seat 0 ends a turn."""
    return table(players).level(level, [level + 1] * 4).given(0, **given)


@rules("OM-11.1")
@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_all_four_markers_must_be_there(level: int) -> None:
    almost = table(3).level(level, [level + 1, level + 1, 5, level]).idles(0)
    assert almost.s.level == level
    assert level_up(level).idles(0).s.level == level + 1


@rules("OM-11.1")
def test_level_5_is_the_last() -> None:
    assert table(3).level(5, [5, 5, 5, 5]).idles(0).s.level == 5


@rules("OM-11.2", "OM-11.3")
def test_blueprints_at_level_2() -> None:
    t = level_up(1).idles(0)
    assert [BLUEPRINTS[card].level for card in t.s.display] == [1] * 6 + [3] * 6
    assert len(t.s.blueprint_deck) == 6
    assert sorted(t.s.cards_gone) == [0, 1, 2, 3, 4, 5]


@rules("OM-11.2", "OM-11.3")
def test_blueprints_at_level_3() -> None:
    gaps = (BP_IDS[8], BP_IDS[14])
    t = level_up(2).lies(display=[None if card in gaps else card for card in BP_IDS[6:18]])
    t.lies(blueprint_deck=BP_IDS[18:], blueprints_gone=[*BP_IDS[:6], *gaps]).start()
    kept = t.s.display[6:]
    t.idles(0)
    assert t.s.level == 3
    assert t.s.display[6:] == kept  # gaps stay
    assert [BLUEPRINTS[card].level for card in t.s.display[:6]] == [3] * 6
    assert t.s.blueprint_deck == ()


@rules("OM-11.2")
@pytest.mark.parametrize("level", [3, 4])
def test_blueprints_stay_at_higher_levels(level: int) -> None:
    t = level_up(level)
    before = list(t.s.display)
    assert t.idles(0).s.display == before


def techs(*tiles: int) -> list[str | None]:
    return [TECH_IDS[tile] if tile != NONE else None for tile in tiles]


@rules("OM-11.2")
def test_the_tech_grid_is_refilled_from_the_bottom_stacks_in_turn() -> None:
    t = level_up(1)
    t.lies(tech_stacks=[techs(1, 0), techs(4, 3, 2)], grid=techs(7, NONE, 6, NONE, 5, NONE, NONE, 4)).idles(0)
    assert t.s.grid[6] == 1  # bottom row first, left stack first
    assert (t.s.grid[3], t.s.grid[5]) == (4, 0)  # then the middle, from left to right
    assert t.s.grid[1] == 3  # the other stack when one is empty
    assert t.s.tech_stacks == [(), (2,)]
    assert t.told("grid_refilled") == [{"techs": ["tech_generator", "tech_oxygen", "tech_mine", "tech_greenhouse"]}]


@rules("OM-11.2")
def test_places_stay_empty_when_both_stacks_are() -> None:
    t = level_up(1)
    t.lies(tech_stacks=[techs(0), []], grid=[None] * 8)
    assert t.idles(0).s.grid == [NONE] * 6 + [0, NONE]


@rules("OM-11.2", "OM-18.1")
def test_with_two_players_no_tech_comes_and_the_warehouse_holds_two() -> None:
    t = level_up(1, players=2)
    t.lies(grid=[None] * 8, warehouse={"water": 1, "crystal": 1})
    t.do(0, "act", "landing_pod", 0).do(0, "space", 5).ends(0)
    assert t.s.grid == [NONE] * 8
    assert t.s.warehouse == [0, 2, 2, 2, 2, 2]


@rules("OM-11.2", "OM-7.14")
def test_the_warehouse_is_refilled() -> None:
    t = level_up(1)
    t.lies(warehouse={"water": 1, "plant": 2, "oxygen": 3})
    t.do(0, "act", "landing_pod", 0).do(0, "space", 5).ends(0)
    assert t.s.warehouse == [0, 3, 3, 3, 3, 3]


@rules("OM-11.2")
@pytest.mark.parametrize(("level", "op"), [(1, 11), (2, 11), (3, 0), (4, 0)])
def test_progress_is_scored_at_levels_2_and_3(level: int, op: int) -> None:
    five = "mine generator water_extractor greenhouse oxygen_condenser"
    t = level_up(level, progress=five).given(1, progress="mine generator")
    t.given(2, progress="mine generator greenhouse oxygen_condenser").idles(0)
    assert t.s.op == [op, 2 * (op > 0), 7 * (op > 0)]


@rules("OM-11.2", "OM-13.4")
@pytest.mark.parametrize(("level", "left"), [(1, 3), (2, 2), (3, 1), (4, 0)])
def test_levels_3_to_5_move_the_remaining_missions(level: int, left: int) -> None:
    t = level_up(level).idles(0)
    assert t.s.remaining == left
