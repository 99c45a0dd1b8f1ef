"""Construct a building: OM-8.6 to OM-8.9, and the tech it uses: OM-9."""

from __future__ import annotations

from typing import Any

import pytest

from games.on_mars.marks import rules
from games.on_mars.position import mask
from games.on_mars.setting import Table, table


def building(kind: str, payment: str, **given: Any) -> Table:
    t = table(3, "colony").given(0, **{"quarters": 3, **given})
    return t.do(0, "act", "construct", 0).do(0, "type", kind, payment)


@rules("OM-8.6")
def test_only_types_that_can_be_paid_and_placed_are_offered() -> None:
    t = table(3, "colony").given(0, stock="mineral battery", bots="-2,-1", quarters=1).do(0, "act", "construct", 0)
    offered = {(option[1], option[2]) for option in t.options(0, "type")}
    assert offered == {("generator", "mineral"), ("greenhouse", "mineral"), ("shelter", "mineral")}
    assert t.refused(0, "type", "water_extractor", "battery") == ("OM-8.6", "no_site")
    assert t.refused(0, "type", "greenhouse", "battery") == ("OM-8.6", "cannot_pay")
    assert t.refused(0, "type", "mine", "none") == ("OM-8.7", "no_miner")


@rules("OM-8.6")
def test_a_hex_with_a_building_is_no_site() -> None:
    t = building("generator", "mineral", stock="mineral", bots="-1,-1")
    assert t.refused(0, "site", "-2,-1", None, 0) == ("OM-8.6", "built_on")
    assert t.refused(0, "site", "-2,0", 0, 0) == ("OM-9.3", "stands_alone")


@rules("OM-8.6")
def test_the_fifth_shelter_is_the_last() -> None:
    t = table(3, "colony").given(0, shelters="-2,-1 -4,0 -4,2 -5,3 -3,3", stock="oxygen mineral", bots="-5,2 -2,-2")
    t.do(0, "act", "construct", 0)
    assert t.refused(0, "type", "shelter", "oxygen") == ("OM-2.7", "none_left")


@rules("OM-8.6")
def test_crystals_land_under_the_arrows() -> None:
    t = table(3, "colony").top("greenhouse_5").given(0, stock="water", bots="-3,2")  # se, s, nw
    t.do(0, "act", "construct", 0).builds(0, "greenhouse", "water", "-3,3")
    assert t.s.crystals == mask("-2,3 -3,4 -4,3")
    assert t.s.incoming[0] == 0
    edge = table(3, "colony").built(greenhouse="-4,3").top("greenhouse_6").given(0, stock="water", bots="-6,3")
    edge.do(0, "act", "construct", 0).builds(0, "greenhouse", "water", "-6,4")  # ne, se, sw, nw: the map ends
    assert edge.s.crystals == mask("-5,3 -5,4")


@rules("OM-8.6")
@pytest.mark.parametrize(("there", "gain"), [("0,4", 1), ("0,3", 2), ("0,3 1,2 2,1", 4)])
def test_the_gain_is_the_size_of_the_new_group(there: str, gain: int) -> None:
    t = table(2, "colony").built(water_extractor=there).given(1, shelters="5,-3")
    t.given(0, shelters="-2,-1 -4,0 -4,2 -5,3", stock="battery", bots="0,2", lab={"lab_4_top": "tech_water"})
    t.do(0, "act", "construct", 0).builds(0, "water_extractor", "battery", "0,2", 0 if gain > 1 else None)
    t.do(0, *t.options(0, "hex")[0])
    assert t.stock(0)["water"] == gain


@rules("OM-8.6")
def test_a_shelter_gives_crystals_but_no_cube() -> None:
    t = table(2, "colony").given(0, shelters="-2,-1 -3,-1", stock="oxygen", bots="-4,0", lab={"lab_3_top": "tech_mine"})
    t.do(0, "act", "construct", 0).builds(0, "shelter", "oxygen", "-3,0", 0)
    assert (t.s.incoming[0], t.s.progress[0], t.s.shelter_count(0)) == (3, 0, 3)
    assert t.s.limit(0) == 4


@rules("OM-8.6", "OM-13.1", "OM-19.11")
def test_the_cube_moves_the_first_time_a_complex_grows() -> None:
    t = table(2, "colony").missions("mission_progress", "mission_bots", "mission_techs")
    t.given(0, stock="mineral*2", bots="0,-3", lab={"lab_2_top": "tech_generator"}, quarters=3)
    t.do(0, "act", "construct", 0).builds(0, "generator", "mineral", "1,-3", 0)
    assert t.told("progressed") == [{"seat": 0, "type": "generator"}]
    assert t.s.incoming[0] == 1  # the mission's
    again = table(2, "colony").missions("mission_progress", "mission_bots", "mission_techs").level(2, [2, 2, 2, 2])
    again.given(0, stock="mineral", bots="0,-3", lab={"lab_2_top": "tech_generator"}, progress="generator")
    again.do(0, "act", "construct", 0).builds(0, "generator", "mineral", "1,-3", 0)
    assert not again.told("progressed")
    assert again.s.incoming[0] == 0


@rules("OM-8.6")
def test_other_players_have_cubes_of_their_own() -> None:
    t = table(2, "colony").built(generator="0,-2 0,-3").level(2, [3, 2, 2, 2]).given(1, progress="generator")
    t.given(0, stock="mineral", bots="0,-4", lab={"lab_2_top": "tech_generator"})
    t.do(0, "act", "construct", 0).builds(0, "generator", "mineral", "1,-4", 0)
    assert t.s.progress[0] == 0b10


@rules("OM-8.7")
def test_a_mine_needs_two_colonists_through_the_main_action() -> None:
    t = table(2, "colony").given(0, bots="-1,-1", quarters=1)
    assert t.refused(0, "act", "construct", 0) == ("OM-6.8", "cannot_act")
    t = table(2, "colony").given(0, bots="-1,-1", quarters=2).do(0, "act", "construct", 0)
    t.builds(0, "mine", "none", "-2,0")
    assert (t.s.quarters[0], t.s.miners[0]) == (0, mask("-2,0"))


# --- displacement ---------------------------------------------------------------------------------


@rules("OM-8.8")
@pytest.mark.parametrize("thing", ["crystal", "disc_water", "research_a"])
def test_what_lies_on_the_site_is_gone(thing: str) -> None:
    t = table(3, "colony").given(0, stock="mineral", bots="-2,-1")
    if thing == "crystal":
        t.crystals("-2,0")
    else:
        t.tiles(**{thing: "-2,0"})
    t.do(0, "act", "construct", 0).builds(0, "generator", "mineral", "-2,0")
    assert (t.s.crystals, t.tile("-2,0")) == (0, None)
    assert t.s.tiles_gone == (() if thing == "crystal" else (t.s.tiles_gone[0],))
    assert t.s.incoming[0] == 0
    assert t.told("tile_removed")[0]["by"] == "building"


@rules("OM-8.8")
def test_the_owner_moves_a_displaced_piece_to_a_closest_free_hex_even_in_another_turn() -> None:
    t = table(3, "colony").given(0, stock="mineral", bots="-2,-1").given(1, bots="-2,0")
    t.crystals("-1,-1").tiles(disc_water="-1,0").given(2, bots="-3,1", rover="2,2")
    t.do(0, "act", "construct", 0).builds(0, "generator", "mineral", "-2,0")
    assert t.actors == (1,)
    assert t.params(1) == {"piece": "bot", "hex": "-2,0", "lands": {"-2,1": [], "-3,0": []}}
    assert t.hexes(1, "hex") == {"-2,1", "-3,0"}  # the greenhouse without piece, and an empty hex
    assert t.refused(1, "hex", "-1,-1") == ("OM-8.8", "not_closest")
    t.do(1, "hex", "-2,1")
    assert t.bots(1) == {"-2,1"}
    assert t.kind(0) == "lss"


@rules("OM-8.8")
def test_the_only_place_is_taken_without_a_question() -> None:
    t = table(3, "colony").given(0, stock="mineral", bots="-2,-1").given(1, rover="-2,0")
    t.crystals("-1,-1 -3,0").tiles(disc_water="-1,0").given(2, bots="-3,1")
    t.do(0, "act", "construct", 0).builds(0, "generator", "mineral", "-2,0")
    assert t.rover(1) == "-2,1"
    assert t.told("piece_displaced") == [{"seat": 1, "piece": "rover", "start": "-2,0", "end": "-2,1"}]


@rules("OM-8.8", "OM-8.6")
def test_arrows_come_after_displacement() -> None:
    t = table(2, "colony").top("mine_4").given(0, bots="-2,0")  # s, sw
    t.do(0, "act", "construct", 0).builds(0, "mine", "none", "-2,0")
    lands = t.params(0)["lands"]
    assert lands["-3,1"] == []
    assert {hex_ for to, found in lands.items() if to != "-3,1" for hex_ in found} == {"-3,1"}
    t.do(0, "hex", "-3,1")
    assert t.s.crystals == 0  # south stands the greenhouse, south-west the bot


@rules("OM-8.8", "OM-8.10")
def test_an_upgrade_displaces_too() -> None:
    t = table(2, "colony").given(1, bots="0,2").given(0, bots="0,1", stock="mineral", blueprints="bp_private_ship")
    t.do(0, "act", "upgrade", 0).do(0, "upgrade", "bp_private_ship", "0,2")
    assert t.actors == (1,)
    assert "0,1" not in t.hexes(1, "hex")
    t.do(1, "hex", "0,3")
    assert t.bots(1) == {"0,3"}


@rules("OM-8.9")
def test_a_miner_is_never_displaced_by_construction() -> None:
    t = table(2, "colony").built(mine="0,0 -2,0").given(1, miners="-2,0").given(0, bots="-2,-1", stock="mineral")
    t.do(0, "act", "construct", 0).do(0, "type", "generator", "mineral")
    assert t.refused(0, "site", "-2,0", None, 0) == ("OM-8.6", "built_on")


# --- tech -----------------------------------------------------------------------------------------


@rules("OM-9.1", "OM-9.8", "OM-9.4")
def test_whose_tech_joins_is_free_and_gives_oxygen_to_another() -> None:
    t = table(3, "colony").given(0, stock="mineral", bots="0,-3", lab={"lab_1_top": "tech_generator"})
    t.given(2, lab={"lab_2_top": "tech_generator"}).do(0, "act", "construct", 0).do(0, "type", "generator", "mineral")
    assert [option[2] for option in t.options(0, "site") if option[1] == "1,-3"] == [0, 2]
    own = t.s.clone()
    t.do(0, "site", "1,-3", 2, 0)
    assert t.s.held == ((2, 1),)
    t.begin(own).do(0, "site", "1,-3", 0, 0)
    assert not t.s.held


@rules("OM-9.8", "OM-9.2")
def test_two_tiles_cannot_be_combined() -> None:
    t = table(3, "colony").built(generator="0,-2 0,-3").given(0, stock="mineral", bots="0,-4 -2,-1")
    t.given(0, lab={"lab_1_top": "tech_generator"}).given(1, lab={"lab_1_top": "tech_generator"}).level(2, [3, 2, 2, 2])
    t.do(0, "act", "construct", 0).do(0, "type", "generator", "mineral")
    assert t.refused(0, "site", "1,-4", 0, 0) == ("OM-9.2", "tech_too_low")
    assert t.refused(0, "site", "1,-4", 1, 0) == ("OM-9.2", "tech_too_low")


@rules("OM-9.3")
def test_tech_must_be_used_for_joins_and_only_there() -> None:
    t = building("generator", "mineral", stock="mineral", bots="-1,-2", lab={"lab_1_top": "tech_generator"})
    assert t.refused(0, "site", "-1,-2", None, 0) == ("OM-9.2", "needs_tech")
    assert t.refused(0, "site", "-2,-2", 0, 0) == ("OM-9.3", "stands_alone")
    assert t.refused(0, "site", "-1,-2", 0, 1) == ("OM-9.5", "boosts_exactly")


@rules("OM-9.5")
def test_colonists_alone_do_not_replace_a_tile() -> None:
    t = table(3, "colony").built(generator="0,-2 3,-4").given(0, advanced={"bp_wind_turbines": "3,-4"}, crystals=2)
    t.given(0, stock="mineral", bots="-1,-2", quarters=3).level(2, [2, 2, 2, 2])
    t.do(0, "use", "bp_wind_turbines", "crystals").do(0, "type", "generator", "mineral")
    assert not [option for option in t.options(0, "site") if option[2] is not None]
    assert t.refused(0, "site", "-1,-2", 0, 1) == ("OM-9.2", "tech_too_low")


@rules("OM-9.5", "OM-1.22")
def test_gained_colonists_do_not_raise_a_level() -> None:
    t = table(3, "colony").built(generator="0,-2 0,-3 3,-5").given(0, advanced={"bp_wind_turbines": "3,-5"}, crystals=2)
    t.given(0, stock="mineral", bots="-1,-2", quarters=1, lab={"lab_1_top": "tech_generator"}).level(2, [3, 2, 2, 2])
    t.start().given(0, gained=1)
    t.do(0, "use", "bp_wind_turbines", "crystals").do(0, "type", "generator", "mineral")
    assert t.refused(0, "site", "-1,-2", 0, 1) == ("OM-9.2", "tech_too_low")
    t.given(0, gained=0)
    t.do(0, "site", "-1,-2", 0, 1)
    assert t.s.working[0] == 1


@rules("OM-9.6")
def test_the_shelter_tech_of_another_joins_own_shelters() -> None:
    t = table(2, "colony").given(0, stock="oxygen", bots="-3,0", lab={"lab_2_mid": ""})
    t.do(0, "act", "construct", 0).do(0, "type", "shelter", "oxygen")
    assert ["site", "-3,-1", 1, 0] in t.options(0)
    t.do(0, "site", "-3,-1", 1, 0)
    assert (t.s.incoming[0], t.s.held) == (2, ((1, 8),))


def used(uses: int, oxygen: str, lab: dict[str, str], **given: Any) -> Table:
    """Seat 0 has used the rover tech of seat 1 so often, and the turn ends."""
    t = table(3, "colony").given(1, lab=lab, stock=oxygen, **given)
    return t.lies(held=[{"owner": 1, "tech": "tech_rover"}] * uses).idles(0)


@rules("OM-9.4", "OM-9.7", "OM-7.11")
def test_settling_each_oxygen_by_itself() -> None:
    t = used(2, "", {"lab_2_top": "tech_rover"})
    assert t.actors == (1,)
    assert t.stock(1)["oxygen"] == 0  # on hold is not stored
    t.do(1, "develop", "lab_2_top", "lab_3_top", "none")
    assert (t.stock(1)["mineral"], t.kind(1)) == (1, "settle")
    t.do(1, "keep")
    assert (t.stock(1)["oxygen"], t.s.active) == (1, 1)
    assert t.s.held == ()


@rules("OM-9.4")
def test_a_tile_that_cannot_move_on_gives_oxygen_within_the_limit() -> None:
    t = used(1, "oxygen", {"lab_6": "tech_rover"})
    assert (t.stock(1)["oxygen"], t.s.active) == (2, 1)
    t = used(1, "oxygen*2", {"lab_6": "tech_rover"})
    assert t.stock(1)["oxygen"] == 2
    assert t.told("oxygen_kept") == [{"seat": 1, "stored": False}]


@rules("OM-9.7")
def test_owners_settle_in_turn_order() -> None:
    t = table(3, "colony").given(0, space=5).given(1, space=8).given(2, space=7)
    t.given(1, lab={"lab_1_top": "tech_rover"}).given(2, lab={"lab_1_top": "tech_rover"})
    t.lies(held=[{"owner": 1, "tech": "tech_rover"}, {"owner": 2, "tech": "tech_rover"}]).idles(0)
    assert t.actors == (2,)
    assert t.refused(2, "goal", "goal_1", 0)[0] == "OM-14.1"
    t.do(2, "keep")
    assert t.actors == (1,)
    assert t.refused(1, "develop", "lab_2_mid", "lab_3_top", "none") == ("OM-9.4", "that_very_tile")
    assert t.refused(1, "develop", "lab_1_top", "lab_2_top", "oxygen") == ("OM-9.4", "costs_nothing")
    t.do(1, "keep")


@rules("OM-9.7", "OM-13.1")
def test_a_development_taken_in_settling_is_complete() -> None:
    """Its benefit may be boosted, uses tech again and counts for missions; goals are out of reach."""
    t = table(3, "colony").given(1, lab={"lab_4_mid": "tech_rover"}, quarters=2, goals="goal_7", stock="mineral*2")
    t.given(1, shelters="2,-3 3,-3 4,-4", blueprints="bp_casino bp_gym", bots="3,-4")
    t.given(2, lab={"lab_1_top": "tech_upgrade"}).missions("mission_advanced", "mission_bots", "mission_techs")
    t.lies(held=[{"owner": 1, "tech": "tech_rover"}]).idles(0).do(1, "develop", "lab_4_mid", "lab_5_top", "none")
    assert t.refused(1, "goal", "goal_7", 0) == ("OM-14.2", "goal_not_now")
    t.do(1, "upgrade", "bp_casino", "2,-3").do(1, "use_tech", 2).do(1, "upgrade", "bp_gym", "3,-3")
    assert t.s.incoming[1] == 2
    assert t.actors == (2,)  # now the owner of the upgrade tech
    assert t.kind(2) == "settle"


@rules("OM-9.9", "OM-8.11")
def test_upgrade_and_ship_tech_come_with_the_first_further_unit() -> None:
    t = table(3, "colony").level(3, [4, 4, 4, 3]).given(0, stock="water*2 plant*2", quarters=0)
    t.given(1, lab={"lab_1_top": "tech_ship"}).do(0, "act", "welcome_ship", 0)
    assert t.refused(0, "use_tech", 1) == ("OM-9.9", "not_yet")
    t.do(0, "ship", "d4", 1, "water+plant").do(0, "use_tech", 1).do(0, "ship", "d5", 1, "water+plant")
    assert (t.s.hangar[0], t.s.quarters[0], t.s.working[0]) == (2, 4, 0)
