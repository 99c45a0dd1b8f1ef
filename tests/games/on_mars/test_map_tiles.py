"""Every discovery and research tile, by what it does when a rover takes it; and the words of OM-19 they use."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from games.on_mars.marks import rules
from games.on_mars.setting import Table, table
from orrery.games.on_mars.components import DISC_IDS, MAP_TILE_IDS


def taking(tile: str, **given: Any) -> Table:
    """The rover of seat 0 ends on this tile beside the mine and takes it."""
    t = table(3, "colony").tiles(**{tile: "0,-1"}).given(0, **{"quarters": 3, **given})
    t.do(0, "act", "control_center", 0).do(0, "rover", "0,-1").do(0, "done").do(0, "take")
    assert t.tile("0,-1") is None
    return t


@rules("OM-8.5", "OM-19.3")
def test_developments_at_the_usual_cost() -> None:
    t = taking("disc_develop", lab={"lab_1_top": "tech_mine"}, stock="plant oxygen")
    t.do(0, "develop", "lab_1_top", "lab_2_top", "plant").do(0, "develop", "lab_2_top", "lab_3_top", "oxygen")
    assert (t.kind(0), t.stock(0)["plant"], t.stock(0)["oxygen"], t.s.quarters[0]) == ("turn", 0, 0, 3)


@rules("OM-8.5", "OM-19.3", "OM-8.6", "OM-19.15")
@pytest.mark.parametrize(
    ("tile", "kind", "payment", "bot", "hex_"),
    [
        ("disc_build_mine", "mine", "none", "-2,-1", "-2,0"),
        ("disc_build_generator", "generator", "mineral", "-2,-1", "-2,0"),
        ("disc_build_water_extractor", "water_extractor", "battery", "-1,3", "-2,4"),
        ("disc_build_greenhouse", "greenhouse", "water", "-4,2", "-4,3"),
        ("disc_build_oxygen_condenser", "oxygen_condenser", "plant", "4,-1", "4,-2"),
        ("disc_build_shelter", "shelter", "oxygen", "-3,0", "-4,0"),
    ],
)
def test_constructing_the_depicted_building(tile: str, kind: str, payment: str, bot: str, hex_: str) -> None:
    t = taking(tile, bots=bot, stock="" if payment == "none" else payment, quarters=1)
    assert t.options(0) == [["type", kind, payment]]
    t.builds(0, kind, payment, hex_)
    assert hex_ in t.buildings(kind)
    assert sum(t.s.slots) == 0
    assert (t.s.quarters[0], t.s.miners[0].bit_count()) == ((0, 1) if kind == "mine" else (1, 0))


@rules("OM-8.5", "OM-19.3")
def test_constructing_anything() -> None:
    t = taking("disc_build_any", bots="-2,-1", stock="mineral oxygen")
    assert {option[1] for option in t.options(0, "type")} == {"mine", "generator", "greenhouse", "shelter"}
    t.builds(0, "shelter", "oxygen", "-3,-1", 0)
    assert t.s.shelter_count(0) == 2


@rules("OM-8.5", "OM-19.3", "OM-19.10")
def test_up_to_two_upgrades() -> None:
    t = taking(
        "disc_upgrade", blueprints="bp_casino bp_private_ship bp_metal_deposit", stock="mineral*2", bots="0,1 -3,0"
    )
    t.do(0, "upgrade", "bp_casino", "-2,-1").do(0, "upgrade", "bp_private_ship", "0,2")
    assert (t.kind(0), t.stock(0)["mineral"], len(t.s.markers(0))) == ("turn", 0, 2)
    one = taking("disc_upgrade", blueprints="bp_casino bp_private_ship", stock="mineral*2", bots="0,1 -3,0")
    one.given(1, lab={"lab_1_top": "tech_upgrade"}).do(0, "upgrade", "bp_casino", "-2,-1")
    assert one.refused(0, "use_tech", 1) == ("OM-9.1", "no_tech_here")
    one.do(0, "done")


@rules("OM-8.5", "OM-19.9")
def test_a_scientist_or_a_contract() -> None:
    t = taking("disc_hire", stock="battery*2")
    t.do(0, "take_card", 2, "battery+battery")
    assert (t.s.scientist_owner[2], sum(t.s.slots)) == (0, 0)
    t.do(0, "end")
    assert t.kind(0) == "refill"


@rules("OM-8.5", "OM-19.3")
def test_up_to_two_blueprints() -> None:
    t = taking("disc_blueprints").do(0, "blueprint", "bp_metal_deposit").do(0, "blueprint", "bp_private_ship")
    assert (t.kind(0), t.stock(0)["mineral"], t.stock(0)["water"], t.s.quarters[0]) == ("turn", 1, 1, 3)


@rules("OM-8.5", "OM-19.3")
def test_up_to_two_items_of_the_warehouse() -> None:
    t = taking("disc_warehouse").do(0, "supply", "crystal").do(0, "supply", "plant")
    assert (t.kind(0), t.s.incoming[0], t.stock(0)["plant"], t.s.warehouse) == ("turn", 1, 1, [0, 3, 3, 2, 3, 2])


@rules("OM-8.5", "OM-19.1")
@pytest.mark.parametrize("item", ["mineral", "battery", "water", "plant", "oxygen"])
def test_three_of_a_resource(item: str) -> None:
    t = taking(f"disc_{item}", shelters="-2,-1 -4,0")
    assert t.stock(0) == {name: 3 * (name == item) for name in t.stock(0)}


@rules("OM-8.5", "OM-19.1")
def test_three_crystals() -> None:
    assert taking("disc_crystals").s.incoming[0] == 3


@rules("OM-8.5", "OM-19.3", "OM-5.4")
def test_a_tech_at_the_usual_cost_without_boost() -> None:
    t = taking("disc_tech", stock="battery")
    assert {option[3] for option in t.options(0, "learn")} == {"none", "battery"}
    t.do(0, "learn", 7, "lab_1_bottom", "none")
    assert (t.kind(0), t.s.incoming[0]) == ("turn", 1)


@rules("OM-8.5", "OM-19.2", "OM-19.3")
@pytest.mark.parametrize("tile", ["research_a", "research_b", "research_c", "research_d"])
def test_two_free_developments_of_a_research_tile(tile: str) -> None:
    t = taking(tile, lab={"lab_4_top": "tech_mine"})
    t.do(0, "develop", "lab_4_top", "lab_5_top", "none").do(0, "develop", "lab_5_top", "lab_6", "none")
    assert (t.kind(0), t.s.depot[0]) == ("turn", 0)
    assert t.lab(0) == {"lab_2_mid": "tech_shelter", "lab_6": "tech_mine"}
    assert t.s.research[0].bit_count() == 1
    assert t.s.discoveries[0] == ()


@rules("OM-19.10")
def test_gains_never_break_limits() -> None:
    t = taking("disc_mineral", stock="mineral")
    assert t.stock(0)["mineral"] == 2


@rules("OM-8.5")
def test_every_tile_has_been_taken_here() -> None:
    text = Path(__file__).read_text(encoding="utf-8")
    made = {f"disc_{item}" for item in ("mineral", "battery", "water", "plant", "oxygen")}
    assert [name for name in MAP_TILE_IDS if name not in made and f'"{name}"' not in text] == []
    assert len(DISC_IDS) == 19
