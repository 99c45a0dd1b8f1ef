"""Positions in which a question had no answer, or two seats waited for each other."""

from __future__ import annotations

from games.on_mars.marks import rules
from games.on_mars.plain import picture
from games.on_mars.setting import Table, table
from games.on_mars.test_blueprint_actions import SHELTERS, THREE


@rules("OM-8.21", "OM-8.23")
def test_what_the_tile_under_the_rover_costs_is_not_given_away_on_the_way() -> None:
    """Without its mineral the rover may not stop on the tile, and it has no points left to go on."""
    t = table(3, "colony").given(0, stock="mineral", contracts={"contract_7": ""}, bots="-1,-2", rover="1,-3")
    t.tiles(disc_build_generator="-1,-3").do(0, "act", "control_center", 0)
    assert ["deliver", "contract_7", "mineral"] in t.options(0)
    t.do(0, "rover", "0,-3").do(0, "rover", "-1,-3")
    assert t.refused(0, "deliver", "contract_7", "mineral") == ("OM-6.8", "finish_first")
    t.do(0, "done")
    assert t.kind(0) == "tile"
    t.do(0, "deliver", "contract_7", "mineral")
    assert t.options(0) == [["leave"]]


@rules("OM-15.7", "OM-8.23")
def test_what_the_tiles_before_the_radar_cost_is_not_given_away() -> None:
    t = table(3, "colony").built(generator="0,-2 1,-2 1,-3").explored("disc_build_generator", "disc_upgrade")
    t.given(0, stock="mineral", crystals=2, contracts={"contract_7": ""}, bots="-1,-2")
    t.given(0, advanced={"bp_radar": "1,-2"}, blueprints="bp_wind_turbines")
    t.do(0, "use", "bp_radar", "crystals")
    assert t.refused(0, "deliver", "contract_7", "mineral") == ("OM-6.8", "finish_first")
    assert t.options(0) == [["radar", 0], ["radar", 1]]


def settles_with_an_upgrade(bots: str) -> Table:
    """Seat 0 has used a tech of seat 1, who develops it and upgrades a mine."""
    t = table(3, "colony").built(mine="0,0 3,-3 2,-2").given(0, bots=bots, stock="mineral")
    t.given(1, bots="3,-2", stock="mineral*2", lab={"lab_4_top": "tech_generator"})
    t.given(1, blueprints="bp_metal_deposit bp_construction_yard", quarters=4)
    t.do(0, "act", "construct", 0).builds(0, "generator", "mineral", "-1,-2", 1)
    t.do(0, "benefit", "lss_benefit_crystal").do(0, "end")
    return t.do(1, "develop", "lab_4_top", "lab_5_top", "none").do(1, "upgrade", "bp_metal_deposit", "3,-3")


@rules("OM-8.8", "OM-9.7")
def test_an_upgrade_of_an_owner_who_settles_displaces_a_bot_of_the_active_player() -> None:
    """The owner goes on when the bot has its place, and the turn ends when the owner is done."""
    t = settles_with_an_upgrade("-1,-1 3,-3")
    assert (t.actors, t.kind(0)) == ((0,), "displace")
    t.do(0, "hex", "3,-4")
    assert t.bots(0) == {"-1,-1", "3,-4"}
    assert (t.s.active, t.actors, t.kind(1)) == (0, (1,), "upgrade")
    t.do(1, "upgrade", "bp_construction_yard", "2,-2")
    assert (t.s.active, t.s.working[1], t.stock(1)["mineral"]) == (1, 1, 0)


@rules("OM-8.8", "OM-9.7")
def test_a_game_can_be_kept_and_taken_back_while_an_owner_waits() -> None:
    t = settles_with_an_upgrade("-1,-1 3,-3")
    twin = t.s.clone()
    t.do(0, "hex", "3,-4").do(1, "done")
    again = table(3, "colony").begin(twin)
    again.do(0, "hex", "3,-4").do(1, "done")
    assert picture(again.s) == picture(t.s)


def recycling(**tiles: str) -> Table:
    """Two bots have gone as rovers, each to one of these tiles."""
    t = table(3, "colony").built(**THREE).level(3, [3, 3, 3, 3]).tiles(**tiles)
    t.given(0, shelters=SHELTERS, bots="-6,3 -5,3", stock="oxygen", crystals=2)
    t.given(0, advanced={"bp_recycling_bots": "4,-1"}).do(0, "use", "bp_recycling_bots", "crystals")
    return t.do(0, "bot", "-6,3", "-6,2").do(0, "bot", "-5,3", "-5,2")


@rules("OM-15.8", "OM-8.8")
def test_a_tile_that_is_built_over_is_not_asked_for() -> None:
    """The tile of the first bot builds on the hex of the second: its tile goes to the box, the bot makes way."""
    t = recycling(disc_build_shelter="-6,2", disc_battery="-5,2")
    assert t.params(0)["tile"] == "disc_build_shelter"
    t.do(0, "take").builds(0, "shelter", "oxygen", "-5,2")
    assert t.kind(0) == "displace"
    t.do(0, *t.options(0, "hex")[0])
    assert (t.kind(0), t.told("tile_removed")) == ("turn", [{"hex": "-5,2", "tile": "disc_battery", "by": "building"}])


@rules("OM-15.8", "OM-8.3")
def test_each_bot_that_acts_as_a_rover_is_asked_for_its_tile() -> None:
    t = recycling(disc_plant="-6,2", disc_battery="-5,2")
    t.do(0, "leave").do(0, "take")
    assert (t.stock(0)["battery"], t.stock(0)["plant"], t.kind(0)) == (3, 0, "turn")
    assert t.told("tile_removed") == [{"hex": "-6,2", "tile": "disc_plant", "by": "bot"}]
