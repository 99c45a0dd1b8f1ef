"""Section 12: the shuttle, travelling, and the benefits of the turn-order track."""

from __future__ import annotations

from typing import Any

import pytest

from games.on_mars.marks import rules
from games.on_mars.position import mask
from games.on_mars.setting import Table, table
from orrery.games.on_mars.components import DISC_IDS, SIDES


@rules("OM-12.1")
@pytest.mark.parametrize("side", ["orbit", "colony"])
@pytest.mark.parametrize(("level", "lands"), [(1, 1), (2, 2), (3, 3), (4, 3)])
def test_the_shuttle_flies_from_the_red_space(side: str, level: int, lands: int) -> None:
    other = "colony" if side == "orbit" else "orbit"
    t = table(2, other).level(level).shuttle(side, 3).idles(0, 1)
    assert (SIDES[t.s.shuttle_side], t.s.shuttle_space) == (side, 2)
    t.idles(0, 1)
    assert t.s.shuttle_space == 1
    t.idles(0, 1)
    assert (SIDES[t.s.shuttle_side], t.s.shuttle_space) == (other, lands)
    assert [event["flew"] for event in t.told("shuttle_moved")] == [False, False, True]
    near = table(2, other).level(5).shuttle(side).idles(0, 1)  # two rounds are left at level 5
    assert (SIDES[near.s.shuttle_side], near.s.shuttle_space) == (other, 3)


@rules("OM-12.2", "OM-12.3")
def test_who_may_travel_and_at_what_price() -> None:
    t = table(4).given(2, space=6).given(3, space=7, hangar=1, ships="d4 d5 d6 d7").shuttle("orbit")
    t.given(1, hangar=1, ships="d4 d5 d6 d7").idles(0, 1, 2, 3)
    asked = []
    while t.s.phase == "shuttle":
        (seat,) = t.actors
        asked.append((seat, t.params(seat)["free"]))
        t.do(seat, "stay")
    assert asked == [(0, True), (1, True), (3, False)]  # seat 2 has no ship and is on the other side
    assert t.s.spaces == [1, 2, 6, 7]
    assert t.s.hangar == [0, 1, 0, 1]
    assert t.s.standing == 0b1111


@rules("OM-12.2")
def test_a_ship_is_spent_in_either_direction() -> None:
    t = table(2).given(0, hangar=2, ships="d4 d5 d6").shuttle("colony", 3).level(2, [2, 2, 2, 2]).idles(0, 1)
    t.do(0, "travel").do(0, *t.options(0, "explore")[0]).do(0, "space", 5)
    assert (t.s.hangar[0], t.s.ships_used(0)) == (1, 2)
    assert t.told("travelled") == [{"seat": 0, "side": "colony", "how": "ship"}]
    t.idles(1, 0).do(0, "travel")
    assert t.s.hangar[0] == 0
    assert t.told("travelled")[-1] == {"seat": 0, "side": "orbit", "how": "ship"}


@rules("OM-12.2", "OM-12.11")
def test_the_order_is_fixed_and_everybody_moves_once() -> None:
    t = table(2).given(0, space=4, hangar=1, ships="d4 d5 d6 d7").given(1, space=5, hangar=1, ships="d4 d5 d6 d7")
    t.shuttle("orbit", 3).idles(0, 1).do(0, "travel").do(0, *t.options(0, "explore")[0]).do(0, "space", 7)
    t.do(0, "done")
    assert t.actors == (1,)
    t.do(1, "travel").do(1, "space", 1)
    assert (t.s.round, t.s.phase) == (2, "colonization")


def flight(side: str, **given: Any) -> Table:
    """Seat 0 rides the shuttle away from this side."""
    t = table(3, side).given(0, **given).shuttle(side)
    t.given(1, space=6 if side == "orbit" else 1).given(2, space=7 if side == "orbit" else 2)
    order = sorted(range(3), key=t.s.spaces.__getitem__)
    return t.idles(*order).do(0, "travel")


@rules("OM-12.4", "OM-12.7", "OM-12.10")
def test_to_the_colony() -> None:
    t = flight("orbit", working=1, quarters=1, slots={"construct": 1, "hire_or_contract": 1, "obtain_blueprint": 2})
    assert t.kind(0) == "explore"
    assert ["done"] not in t.options(0)  # mandatory
    left, right = t.s.explored
    below = t.s.finds[1][-1]
    t.do(0, "explore", 1, "3,-3")
    assert t.tile("3,-3") == DISC_IDS[right]
    assert t.s.explored == [left, below]
    assert (t.s.quarters[0], t.s.working[0]) == (4, 0)
    assert (t.slots("construct")[0], t.slots("hire_or_contract")[0], t.slots("obtain_blueprint")[0]) == (0, 0, 2)
    assert t.options(0) == [["space", 5], ["space", 8]]


@rules("OM-12.5", "OM-12.7")
def test_to_orbit() -> None:
    t = table(3, "colony").built(mine="0,0 3,-3").given(0, slots={"construct": 1, "obtain_blueprint": 2}, quarters=1)
    t.given(0, miners="3,-3", advanced={"bp_casino": "-2,-1"}, bots="-3,0").given(1, space=1).given(2, space=2)
    t.shuttle("colony").idles(1, 2, 0).do(0, "travel")
    assert (t.stock(0)["mineral"], t.s.incoming[0]) == (1, 1)
    assert t.s.miners[0] == mask("3,-3")  # miners stay
    assert (t.s.quarters[0], t.slots("construct")[0], t.slots("obtain_blueprint")[0]) == (3, 1, 0)
    assert t.options(0) == [["space", 3], ["space", 4]]
    assert t.refused(0, "space", 5) == ("OM-12.4", "other_side")
    assert t.refused(0, "space", 1) == ("OM-12.4", "space_occupied")


@rules("OM-12.4", "OM-3.6")
def test_discovery_tiles_go_three_steps_from_the_own_rover_on_empty_hexes() -> None:
    t = table(3).given(0, rover="-5,2").crystals("-2,2").shuttle("orbit")
    t.given(1, space=6).given(2, space=7).idles(0, 1, 2).do(0, "travel")
    found = t.hexes(0, "explore", 2)
    assert {"-2,0", "-3,3", "-4,4"} <= found
    assert "-5,5" not in found  # a research tile
    assert "-2,2" not in found  # the crystal
    assert "-2,1" not in found  # the greenhouse
    assert t.refused(0, "explore", 0, "-2,1") == ("OM-1.6", "hex_not_empty")
    assert t.refused(0, "explore", 0, "-4,2") == ("OM-12.4", "not_three_steps")


def finds(*tiles: int) -> list[str]:
    return [DISC_IDS[tile] for tile in tiles]


@rules("OM-12.4")
def test_the_next_tile_comes_from_the_same_stack_else_from_the_other() -> None:
    t = table(3).shuttle("orbit").given(1, space=6).given(2, space=7)
    t.lies(find_stacks=[[], finds(4, 3)], tiles_gone=finds(*range(5, 19), 0)).explored(*finds(1, 2))
    t.idles(0, 1, 2).do(0, "travel").do(0, "explore", 0, "3,-3")
    assert t.s.explored[0] == 4
    assert t.s.finds == [(), (3,)]
    t = table(3).shuttle("orbit").given(1, space=6).given(2, space=7)
    t.lies(find_stacks=[[], []], tiles_gone=finds(0, *range(3, 19))).explored(*finds(1, 2))
    t.idles(0, 1, 2).do(0, "travel").do(0, "explore", 0, "3,-3")
    assert t.s.explored[0] == -1


@rules("OM-12.4", "OM-12.10")
def test_without_a_tile_or_a_hex_the_step_is_skipped() -> None:
    t = table(3).shuttle("orbit").given(1, space=6).given(2, space=7)
    t.lies(find_stacks=[[], []], tiles_gone=finds(*range(19))).explored()
    t.idles(0, 1, 2).do(0, "travel")
    assert t.kind(0) == "arrive"
    one = table(3).shuttle("orbit").given(1, space=6).given(2, space=7)
    one.lies(find_stacks=[[], []], tiles_gone=finds(*range(5), *range(6, 19))).explored(None, *finds(5))
    one.idles(0, 1, 2).do(0, "travel")
    assert {option[1] for option in one.options(0, "explore")} == {1}
    assert one.refused(0, "explore", 0, "3,-3") == ("OM-12.4", "no_tile_there")


@rules("OM-12.8", "OM-12.5")
def test_colonists_without_room_go_to_the_supply() -> None:
    t = flight("colony", working=3, quarters=3)
    assert (t.s.quarters[0], t.s.working[0], t.s.colonists[0]) == (4, 0, 8)


# --- turn-order spaces ----------------------------------------------------------------------------


def lands(space: int, **given: Any) -> Table:
    side = "colony" if space < 5 else "orbit"
    t = table(2, side).given(0, **given).given(1, space=5 if space < 5 else 1).shuttle(side)
    t.given(0, space=8 if space < 5 else 4).idles(1, 0)
    while t.kind(0) != "travel":
        t.do(1, "stay")
    t.do(0, "travel")
    if t.kind(0) == "explore":
        t.do(0, "explore", 0, "3,-3")
    return t.do(0, "space", space)


@rules("OM-12.6", "OM-12.9")
@pytest.mark.parametrize("space", [1, 5])
def test_spaces_without_benefit(space: int) -> None:
    t = lands(space, quarters=3)
    assert (t.s.spaces[0], t.s.round, t.s.phase) == (space, 2, "colonization")


@rules("OM-12.6")
@pytest.mark.parametrize("space", [2, 8])
def test_resupply_on_spaces_2_and_8_without_boost(space: int) -> None:
    t = lands(space, quarters=3)
    t.do(0, "supply", "crystal")
    assert (t.s.incoming[0] + t.s.depot[0], t.s.working[0], t.s.phase) == (1, 0, "colonization")


@rules("OM-12.6")
def test_a_tech_on_space_3_with_its_own_benefit() -> None:
    t = lands(3, stock="battery", quarters=3)
    assert {option[3] for option in t.options(0, "learn")} == {"none", "battery"}
    t.do(0, "learn", 3, "lab_1_top", "battery").do(0, "supply", "plant")
    assert (t.lab(0)["lab_1_top"], t.stock(0)["plant"], t.s.working[0]) == ("tech_greenhouse", 1, 0)
    assert t.s.phase == "colonization"


@rules("OM-12.6", "OM-19.2")
def test_a_colonist_on_space_4_for_water_and_plant() -> None:
    t = lands(4, stock="water plant", quarters=3)
    assert (t.kind(0), t.options(0)) == ("accept", [["pay_for", "water+plant"], ["done"]])
    assert t.refused(0, "pay_for", "none") == ("OM-12.6", "cannot_pay")
    t.do(0, "pay_for", "water+plant")
    assert (t.s.quarters[0], sum(t.stock(0).values())) == (4, 0)
    poor = lands(4, stock="water", quarters=3)
    assert poor.s.phase == "colonization"
    declined = lands(4, stock="water plant", quarters=3).do(0, "done")
    assert (declined.s.quarters[0], declined.stock(0)["water"]) == (3, 1)


@rules("OM-12.6")
def test_bots_on_space_6_without_boost() -> None:
    t = lands(6, crystals=3, bots="-4,2")
    assert t.params(0)["bots"] == 2
    assert t.refused(0, "add", "bot") == ("OM-5.4", "no_boost")
    t.do(0, "bot", "-4,2", "-4,4")
    assert (t.bots(0), t.s.phase) == ({"-4,4"}, "colonization")


@rules("OM-12.6")
def test_a_blueprint_on_space_7() -> None:
    t = lands(7, quarters=3).do(0, "blueprint", "bp_private_ship")
    assert (t.stock(0)["water"], t.s.working[0], t.s.phase) == (1, 0, "colonization")
    assert lands(7).do(0, "done").owned(0) == set()


@rules("OM-12.9", "OM-14.1")
def test_a_benefit_of_the_shuttle_phase_is_no_turn() -> None:
    t = table(2).given(0, goals="goal_7", shelters="-2,-1 -4,0 -4,2", incoming=0).given(1, space=6).shuttle("orbit")
    t.idles(0, 1).do(0, "travel").do(0, "explore", 0, "3,-3").do(0, "space", 8)
    assert t.refused(0, "goal", "goal_7", 0) == ("OM-14.2", "goal_not_now")
    t.do(0, "supply", "crystal")
    assert (t.s.incoming[0], t.s.active) == (1, 1)


@rules("OM-12.9", "OM-9.7")
def test_tech_used_by_a_benefit_is_settled_at_once() -> None:
    """Learning on space 3, whose laboratory space uses nothing: so the use is put there by hand."""
    t = table(2, "colony").given(0, space=8).given(1, space=5, lab={"lab_1_top": "tech_rover"}).shuttle("colony")
    t.idles(1, 0).do(1, "stay").do(0, "travel")
    t.lies(held=[{"owner": 1, "tech": "tech_rover"}])
    t.do(0, "space", 1)
    assert (t.s.phase, t.actors, t.kind(1)) == ("shuttle", (1,), "settle")


@rules("OM-12.10", "OM-12.11")
def test_a_free_space_always_exists() -> None:
    t = table(4).shuttle("orbit").idles(0, 1, 2, 3)
    for seat in range(4):
        t.do(seat, "travel").do(seat, "explore", 0, t.options(seat, "explore")[0][2])
        free = [option[1] for option in t.options(seat, "space")]
        assert len(free) == 4 - seat
        t.do(seat, "space", free[-1])
        while t.s.phase == "shuttle" and t.kind(seat):
            t.do(seat, "done")
    assert sorted(t.s.spaces) == [5, 6, 7, 8]
    assert t.s.standing == 0b1111
