"""Control Center and every other movement: OM-8.1 to OM-8.5, OM-8.21, OM-8.22."""

from __future__ import annotations

from typing import Any

import pytest

from games.on_mars.marks import rules
from games.on_mars.position import number
from games.on_mars.setting import Table, table


def center(**given: Any) -> Table:
    return table(3, "colony").given(0, **given)


@rules("OM-8.1", "OM-5.3", "OM-5.5")
def test_two_points_each_and_one_more_for_each_crystal() -> None:
    t = center(crystals=3, bots="-4,2", rover="-4,0").do(0, "act", "control_center", 0)
    told = {"bots": 2, "rover": 2, "started": False, "as_rovers": False, "boost": "crystal", "crowded": False}
    assert {name: value for name, value in t.params(0).items() if name != "reach"} == told
    t.do(0, "add", "bot").do(0, "add", "rover")
    assert (t.params(0)["bots"], t.params(0)["rover"], t.s.depot[0]) == (3, 3, 1)
    t.do(0, "bot", "-4,2", "-4,4")
    assert t.refused(0, "add", "rover") == ("OM-8.1", "before_first_step")
    assert t.params(0)["bots"] == 1


@rules("OM-8.1")
def test_bots_and_rover_take_turns_and_points_may_be_left() -> None:
    t = center(bots="-4,2 -4,4", rover="-3,0").do(0, "act", "control_center", 0)
    t.do(0, "bot", "-4,2", "-4,1").do(0, "rover", "-3,1").do(0, "bot", "-4,4", "-4,3").do(0, "done")
    assert t.bots(0) == {"-4,1", "-4,3"}
    assert t.rover(0) == "-3,1"
    assert t.kind(0) == "turn"


@rules("OM-4.4", "OM-8.1")
def test_control_center_with_no_movement_at_all() -> None:
    t = center(bots="").do(0, "act", "control_center", 0).do(0, "done")
    assert t.rover(0) is None
    assert t.s.main_done


@rules("OM-8.1", "OM-9.1", "OM-9.9")
def test_one_rover_tech_of_anybody() -> None:
    t = center(rover="0,-1").given(1, lab={"lab_4_top": "tech_rover"}).given(2, lab={"lab_1_top": "tech_rover"})
    t.do(0, "act", "control_center", 0)
    assert t.options(0, "use_tech") == [["use_tech", 1], ["use_tech", 2]]
    t.do(0, "use_tech", 1)
    assert t.params(0)["rover"] == 6
    assert t.refused(0, "use_tech", 2) == ("OM-9.1", "no_tech_here")
    assert t.s.held == ((1, 5),)
    late = (
        center(rover="0,-1", lab={"lab_1_top": "tech_rover"}).do(0, "act", "control_center", 0).do(0, "rover", "1,-1")
    )
    assert late.refused(0, "use_tech", 0) == ("OM-9.9", "before_first_step")


@rules("OM-8.2")
def test_pieces_pass_through_everything() -> None:
    t = center(bots="-1,0", rover="-1,1").given(1, bots="0,-1", rover="0,1")
    t.do(0, "act", "control_center", 0).do(0, "bot", "-1,0", "1,-2")  # through another bot or the mine
    assert t.refused(0, "rover", "1,1") == ("OM-8.2", "one_step")
    t.do(0, "rover", "0,1").do(0, "rover", "1,1")
    assert t.rover(0) == "1,1"


@rules("OM-8.2")
def test_a_rover_never_gets_stuck_on_another_piece() -> None:
    t = center(rover="-1,1").given(1, rover="0,1", bots="1,1").do(0, "act", "control_center", 0)
    t.do(0, "rover", "0,1")
    assert t.refused(0, "rover", "1,1") == ("OM-8.2", "two_pieces")
    assert t.refused(0, "done") == ("OM-8.2", "two_pieces")


@rules("OM-8.3", "OM-8.21")
@pytest.mark.parametrize("thing", ["disc_water", "research_a", "crystal"])
def test_a_bot_destroys_what_it_ends_on(thing: str) -> None:
    t = center(bots="-4,2")
    if thing == "crystal":
        t.crystals("-4,3 -4,4")
    else:
        t.tiles(**{thing: "-4,4"}).crystals("-4,3")
    t.do(0, "act", "control_center", 0).do(0, "bot", "-4,2", "-4,4").do(0, "done")
    assert t.tile("-4,4") is None
    assert t.s.crystals == 1 << number("-4,3")  # passing changes nothing
    assert t.s.incoming[0] == 0
    assert t.told("tile_removed") == [{"hex": "-4,4", "tile": None if thing == "crystal" else thing, "by": "bot"}]
    assert t.s.discoveries[0] == ()


@rules("OM-8.21")
def test_a_bot_that_moves_on_destroys_nothing_on_the_way() -> None:
    t = center(bots="-4,2").tiles(disc_water="-4,3").do(0, "act", "control_center", 0)
    t.do(0, "bot", "-4,2", "-4,3").do(0, "bot", "-4,3", "-4,4").do(0, "done")
    assert t.tile("-4,3") == "disc_water"


@rules("OM-8.4", "OM-3.6")
def test_a_rover_starts_from_the_starting_mine_even_if_it_is_upgraded() -> None:
    t = center(crystals=1).given(1, advanced={"bp_metal_deposit": "0,0"}).crystals("0,-1")
    t.do(0, "act", "control_center", 0)
    assert t.hexes(0, "rover") == {"0,-1", "1,-1", "1,0", "0,1", "-1,1", "-1,0"}
    t.do(0, "rover", "0,-1")
    assert (t.rover(0), t.s.incoming[0]) == ("0,-1", 1)


@rules("OM-8.5", "OM-1.19")
def test_a_tile_may_be_left_and_taken_later_without_a_step() -> None:
    t = center(rover="-1,0", quarters=2).tiles(disc_crystals="0,-1").do(0, "act", "control_center", 0)
    t.do(0, "rover", "0,-1").do(0, "done")
    assert t.options(0) == [["take"], ["leave"]]
    t.do(0, "leave").ends(0).idles(1, 2)
    assert t.tile("0,-1") == "disc_crystals"
    t.do(0, "act", "control_center", 0).do(0, "done").do(0, "take")
    assert t.tile("0,-1") is None
    assert t.s.incoming[0] == 3
    assert [t.s.discoveries[seat] for seat in range(3)] == [(12,), (), ()]


@rules("OM-8.5")
def test_a_second_research_tile_of_the_same_kind_may_not_be_taken() -> None:
    t = center(rover="-1,0", research="research_b", lab={"lab_1_top": "tech_mine"}).tiles(research_b="0,-1")
    t.do(0, "act", "control_center", 0).do(0, "rover", "0,-1")
    assert t.refused(0, "done") == ("OM-8.21", "rover_may_not_stop")
    t.do(0, "rover", "1,-1").do(0, "done")
    assert t.tile("0,-1") == "research_b"


@rules("OM-8.5", "OM-8.22")
@pytest.mark.parametrize(
    ("tile", "given", "useful"),
    [
        ("disc_water", {"stock": "water*2"}, False),
        ("disc_water", {"stock": "water"}, True),
        ("disc_water", {"stock": "water*2", "contracts": {"contract_9": ""}}, True),
        ("disc_crystals", {"incoming": 0}, True),
        ("disc_develop", {}, False),
        ("disc_develop", {"stock": "plant"}, False),
        ("disc_develop", {"stock": "oxygen"}, True),
        ("disc_build_shelter", {"bots": "5,-1", "stock": "oxygen"}, False),
        ("disc_build_shelter", {"bots": "-3,0", "stock": "oxygen"}, True),
        ("disc_upgrade", {"blueprints": "bp_casino", "stock": ""}, False),
        ("disc_upgrade", {"blueprints": "bp_casino", "stock": "mineral"}, True),
        ("research_c", {"lab": {"lab_2_mid": "", "lab_6": "tech_shelter"}}, False),
    ],
)
def test_a_rover_stops_on_a_tile_only_if_part_of_it_helps(tile: str, given: dict[str, Any], useful: bool) -> None:
    t = center(rover="-1,0", **given).tiles(**{tile: "0,-1"}).do(0, "act", "control_center", 0).do(0, "rover", "0,-1")
    assert (["done"] in t.options(0)) is useful
    if useful:
        assert t.do(0, "done").options(0)[0] == ["take"]


@rules("OM-8.21")
def test_a_rover_that_did_not_move_may_stay_on_a_useless_tile() -> None:
    t = center(rover="0,-1", stock="water*2").tiles(disc_water="0,-1").do(0, "act", "control_center", 0).do(0, "done")
    assert t.options(0) == [["leave"]]
    assert t.refused(0, "take") == ("OM-8.22", "tile_useless")
    t.do(0, "leave")
    assert t.tile("0,-1") == "disc_water"


@rules("OM-8.21", "OM-8.22")
def test_a_bot_may_not_make_the_tile_under_the_rover_useless() -> None:
    t = center(rover="-1,0", bots="-4,1", stock="oxygen").tiles(disc_build_shelter="1,-2")
    t.do(0, "act", "control_center", 0).do(0, "rover", "0,-1").do(0, "rover", "1,-2")
    assert t.refused(0, "bot", "-4,1", "-5,3") == ("OM-8.21", "rover_may_not_stop")
    t.do(0, "bot", "-4,1", "-3,0").do(0, "done")
    assert t.options(0) == [["take"], ["leave"]]


@rules("OM-8.21", "OM-8.22")
def test_the_reward_of_a_tile_must_be_carried_out_in_part() -> None:
    t = center(rover="-1,0", lab={"lab_1_top": "tech_mine"}).tiles(research_d="0,-1").do(0, "act", "control_center", 0)
    t.do(0, "rover", "0,-1").do(0, "done").do(0, "take")
    assert t.tile("0,-1") is None  # off the map before its reward
    assert t.refused(0, "done") == ("OM-7.10", "at_least_one")
    t.do(0, "develop", "lab_1_top", "lab_2_top", "none").do(0, "done")
    assert t.s.research[0] == 0b1000


@rules("OM-8.21")
def test_crystals_are_taken_step_by_step() -> None:
    t = center(rover="-1,0").crystals("0,-1 0,1 1,-1").do(0, "act", "control_center", 0).do(0, "rover", "0,-1")
    assert t.s.incoming[0] == 1
    t.do(0, "rover", "1,-1")
    assert t.s.incoming[0] == 2
    assert t.s.crystals == 1 << number("0,1")
    assert [event["crystal"] for event in t.told("rover_moved")] == [True, True]


@rules("OM-8.3", "OM-8.21")
def test_bots_clear_first_then_the_rover_takes() -> None:
    t = center(rover="-1,0", bots="-4,2").tiles(disc_crystals="0,-1", disc_water="-4,3")
    t.do(0, "act", "control_center", 0).do(0, "rover", "0,-1").do(0, "bot", "-4,2", "-4,3").do(0, "done")
    assert t.tile("-4,3") is None
    assert t.kind(0) == "tile"
    assert t.params(0) == {"tile": "disc_crystals", "hex": "0,-1", "bot": False}


def recycling(bots: str, **given: Any) -> Table:
    """Bots that act as rovers, by Recycling Bots."""
    t = table(3, "colony").built(oxygen_condenser="2,-1 3,-1 4,-1").level(2, [2, 2, 2, 3])
    t.given(0, advanced={"bp_recycling_bots": "4,-1"}, crystals=2, bots=bots, quarters=2, **given)
    return t


@rules("OM-15.8", "OM-8.2")
def test_bots_that_act_as_rovers_never_end_the_turn_on_another_piece() -> None:
    t = recycling("-4,2 -5,4").given(1, bots="-4,3").do(0, "act", "control_center", 0).do(0, "done")
    t.do(0, "use", "bp_recycling_bots", "crystals").do(0, "bot", "-4,2", "-4,3")
    assert t.refused(0, "bot", "-5,4", "-5,5") == ("OM-8.2", "two_pieces")  # the first would be left on the other's hex
    assert t.refused(0, "done") == ("OM-8.2", "two_pieces")
    assert {option[1] for option in t.options(0, "bot")} == {"-4,3"}
    t.do(0, "bot", "-4,3", "-4,4")
    assert t.bots(0) == {"-4,4", "-5,4"}


@rules("OM-15.8")
def test_bots_that_act_as_rovers_collect() -> None:
    t = (
        recycling("-4,2 -5,4")
        .crystals("-4,3")
        .tiles(disc_crystals="-4,4")
        .missions("mission_discovery", "mission_bots", "mission_techs")
    )
    t.do(0, "use", "bp_recycling_bots", "crystals").do(0, "bot", "-4,2", "-4,3").do(0, "bot", "-4,3", "-4,4")
    assert t.params(0) == {"tile": "disc_crystals", "hex": "-4,4", "bot": True}
    t.do(0, "take")
    assert t.s.incoming[0] == 1 + 3 + 1  # crystal, tile, mission
    assert t.s.discoveries[0] == (12,)


@rules("OM-15.8", "OM-8.3")
def test_a_tile_not_taken_by_such_a_bot_is_destroyed() -> None:
    t = recycling("-4,2").tiles(disc_crystals="-4,3").do(0, "use", "bp_recycling_bots", "crystals")
    t.do(0, "bot", "-4,2", "-4,3").do(0, "done").do(0, "leave")
    assert t.tile("-4,3") is None
    assert t.s.discoveries[0] == ()
    assert t.s.tiles_gone == (12,)


def reached(t: Table, piece: str = "rover") -> dict[str, dict[str, Any]]:
    return {one["hex"]: one for one in t.params(0)["reach"] if one["piece"] == piece}


def way(found: dict[str, dict[str, Any]], end: str) -> list[str]:
    path = [end]
    while path[0] in found and path[0] != found[end]["start"]:
        path.insert(0, found[path[0]]["via"])
    return path


@rules("OM-8.1", "OM-8.4")
def test_a_drive_is_told_step_by_step_over_most_crystals() -> None:
    t = center(rover="0,-2").crystals("1,-3").do(0, "act", "control_center", 0)
    found = reached(t)
    assert way(found, "1,-4") == ["0,-2", "1,-3", "1,-4"], "the other way, over 0,-3, has no crystal"
    assert found["1,-3"]["collects"]
    assert not found["1,-4"]["collects"]
    assert {one["steps"] for one in found.values()} == {1, 2}
    for end in found:
        driven = center(rover="0,-2").crystals("1,-3").do(0, "act", "control_center", 0)
        for hex_ in way(found, end)[1:]:
            driven.do(0, "rover", hex_)
        assert driven.rover(0) == end


@rules("OM-1.14", "OM-8.4")
def test_crystals_that_would_find_no_room_are_told_before_the_drive() -> None:
    t = center(rover="0,-2", crystals=3).crystals("1,-3 1,-4").do(0, "act", "control_center", 0)
    assert (reached(t)["1,-3"]["wasted"], reached(t)["1,-4"]["wasted"]) == (1, 2), "five ships leave room for three"


@rules("OM-8.2", "OM-8.21")
def test_hexes_where_the_rover_may_not_stay_say_why() -> None:
    t = center(rover="0,-2", bots="0,-3 -4,2").do(0, "act", "control_center", 0)
    assert reached(t)["0,-3"]["stays"] == "crowded"
    assert reached(t)["1,-3"]["stays"] == "yes"
    t.do(0, "rover", "0,-3")
    assert t.params(0)["crowded"], "two pieces on one hex: the movement can't end"
    assert ["done"] not in t.options(0, "done")


@rules("OM-8.3")
def test_a_bot_says_what_it_would_crush() -> None:
    t = center(bots="0,-3").crystals("0,-4").do(0, "act", "control_center", 0)
    found = reached(t, "bot")
    assert found["0,-4"]["crushes"]
    assert not found["1,-4"]["crushes"]
    assert not found["0,-4"]["collects"]
