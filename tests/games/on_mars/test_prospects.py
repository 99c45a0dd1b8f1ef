"""What the view tells ahead of time: prices, sites, journeys. Screens show it and compute nothing of it."""

from __future__ import annotations

from typing import Any

from games.on_mars.marks import rules
from games.on_mars.setting import Table, table
from orrery.games.on_mars import GAME
from orrery.games.on_mars.components import COLUMNS, GOALS, GRID_COST, HANGAR_OP, LAB, PROGRESS_POINTS, QUARTERS
from orrery.games.on_mars.events import Gained
from orrery.games.on_mars.rules.goals import QUANTITIES


def seen(t: Table, me: int = 0) -> dict[str, Any]:
    view: dict[str, Any] = GAME.view(t.start().s, me)
    return view


@rules("OM-6.3", "OM-6.4", "OM-6.5")
def test_prices_are_told_whoever_acts() -> None:
    t = table(3, "colony").given(0, slots={"construct": 1}).given(1, slots={"construct": 2})
    waiting = seen(t, 2)["costs"]["construct"]
    assert waiting == {"legal": False, "payments": 1, "clears": [1, 1], "why": None}, "seat 1 has the most there"
    mine = seen(t, 0)["costs"]
    assert mine["construct"]["payments"] == 0
    assert mine["landing_pod"]["why"] == "other_side"


@rules("OM-1.8")
def test_the_zone_is_that_of_the_own_bots() -> None:
    t = table(2, "colony").given(0, bots="0,-3")
    assert set(seen(t)["zone"]) == {"0,-3", "0,-4", "1,-4", "1,-3", "0,-2", "-1,-2", "-1,-3"}
    assert GAME.view(t.s, None)["zone"] == []


@rules("OM-8.6", "OM-8.8")
def test_a_site_tells_what_it_joins_and_removes() -> None:
    t = table(3, "colony").given(0, stock="mineral", bots="0,-3", lab={"lab_2_top": "tech_generator"}, crystals=0)
    t.tiles(disc_water="0,-3").do(0, "act", "construct", 0).do(0, "type", "generator", "mineral")
    targets = seen(t)["targets"]
    joining = {hex_: one for hex_, one in targets.items() if one["size"] > 1}
    assert joining
    for one in joining.values():
        assert len(one["joins"]) == one["size"] - 1 == one["need"]
        assert set(one["joins"]) <= t.buildings("generator")
    assert targets["0,-3"]["removes"] == "disc_water"
    assert not any(one["removes"] for hex_, one in targets.items() if hex_ != "0,-3")


@rules("OM-1.14", "OM-11.2")
def test_crystals_of_a_mission_that_find_no_room_are_told() -> None:
    def wasted(crystals: int) -> set[int]:
        t = table(3, "colony").missions("mission_progress", "mission_bots", "mission_techs")
        t.given(0, stock="mineral", bots="0,-3", lab={"lab_2_top": "tech_generator"}, crystals=crystals)
        t.do(0, "act", "construct", 0).do(0, "type", "generator", "mineral")
        found = [one for one in seen(t)["targets"].values() if one["cube"]]
        assert {(one["gained"]["crystal"], one["gained"]["progress"]) for one in found} == {(1, 1)}
        return {one["lost"].get("crystal", 0) for one in found}

    assert wasted(0) == {0}
    assert wasted(3) == {1}, "five ships leave room for three"


@rules("OM-8.6", "OM-1.12")
def test_what_a_site_brings_is_what_building_there_does() -> None:
    """With room in the storage and without; the names are those of outcomes."""

    def choosing(stock: str) -> Table:
        t = table(3, "colony").given(0, stock=stock, bots="0,-3", lab={"lab_2_top": "tech_generator"}, crystals=0)
        return t.do(0, "act", "construct", 0).do(0, "type", "generator", "mineral")

    spilt = 0
    for stock in ("mineral", "mineral battery"):
        for hex_, one in seen(choosing(stock))["targets"].items():
            ways = [(join["party"], join["boosts"]) for join in one["techs"]] or [(None, 0)]
            assert all(join["tech"] == "tech_generator" for join in one["techs"])
            for way in ways:
                t = choosing(stock)
                heard, before = len(t.log), seen(t)["parties"][0]["resources"]["battery"]
                t.do(0, "site", hex_, *way)
                if one["displaces"]:
                    t.do(0, *t.options(0)[0])
                gained = next(event for event in t.log[heard:] if isinstance(event, Gained))
                assert dict(gained.lost) == one["lost"]
                assert seen(t)["parties"][0]["resources"]["battery"] - before == one["gained"].get("battery", 0)
                spilt += len(gained.lost)
    assert spilt > 0


@rules("OM-14.1")
def test_a_goal_tells_what_it_counts() -> None:
    counted = {name for goal in GOALS for name, _ in goal.conditions[:1] if name in QUANTITIES}
    assert counted == set(QUANTITIES)
    assert set(QUANTITIES.values()) - {"level"} <= {quantity.name for quantity in GAME.quantities}
    t = table(3, "colony").given(0, goals=["goal_15"])
    (goal,) = seen(t)["parties"][0]["hand"]
    assert (goal["goal"], goal["counts"]) == ("goal_15", "progress")


@rules("OM-12.1")
def test_the_flight_is_counted_from_now() -> None:
    t = table(2).shuttle("colony").do(0, "act", "landing_pod", 0).do(0, "space", 5)
    assert seen(t)["shuttle"]["flies_in"] == 1, "in this round"
    t.ends(0).idles(1)
    assert t.kind(0) == "travel"
    shuttle = seen(t)["shuttle"]
    assert shuttle["side"] == "orbit"
    assert t.params(0)["back"] == t.s.round + shuttle["flies_in"] - 1


@rules("OM-12.7")
def test_a_journey_says_who_comes_home() -> None:
    t = table(2).shuttle("orbit").given(0, quarters=2, working=1).display("bp_casino")
    t.do(0, "act", "obtain_blueprint", 0).do(0, "blueprint", "bp_casino").ends(0).idles(1)
    assert t.kind(0) == "travel"
    home = t.params(0)["home"]
    before = t.s.quarters[0]
    t.do(0, "travel")
    if t.kind(0) == "explore":
        t.do(0, *t.options(0)[0])
    assert t.s.quarters[0] - before == home == 1, "the colonist in orbit stays there"


@rules("OM-5.2", "OM-7.9")
def test_a_question_says_how_many_more_colonists_could_add() -> None:
    t = table(3).given(0, quarters=4, stock="oxygen*2", lab={"lab_1_top": "tech_mine"})
    t.do(0, "act", "learn_tech", 0)
    assert t.params(0)["more"] == 1, "learning allows just one more"
    t = table(3).given(0, quarters=4, stock="oxygen*2", lab={"lab_1_top": "tech_mine"})
    t.do(0, "act", "research_development", 0)
    assert t.params(0)["more"] == 3


def test_what_is_printed_on_the_boards_is_told_with_the_components() -> None:
    data = {item["id"]: item["data"] for kind in GAME.components()["kinds"] for item in kind["items"]}
    for space in LAB:
        cost, column = data[space.id]["cost"], COLUMNS[space.level]
        assert data[space.id]["op"] == column.op
        assert (cost.get("any_resource", 0), cost.get("oxygen", 0), cost.get("crystal", 0)) == column[:3]
    assert [(row["shelters"], row["op"]) for row in data["shelter"]["quarters"]] == [tuple(row) for row in QUARTERS]
    rows = data["learn_tech"]["rows"].values()
    assert [(row.get("battery", 0), row.get("any_resource", 0)) for row in rows] == [tuple(row) for row in GRID_COST]
    assert data["welcome_ship"]["cost"] == {"plant": 1, "water": 1}
    assert data["welcome_ship"]["hangar_op"] == HANGAR_OP
    assert tuple(data["construct"]["progress_points"]) == PROGRESS_POINTS
