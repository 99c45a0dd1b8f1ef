"""An action that would do nothing is refused with what is missing for it, not with a shrug."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from games.on_mars.marks import rules
from games.on_mars.setting import Table, table


def bare_grid() -> Table:
    return table(3).lies(grid=[None] * 8)


def nothing_new() -> Table:
    return table(3).given(0, lab={"lab_2_top": "tech_mine"}).lies(grid=["tech_mine", *[None] * 7])


def bare_warehouse() -> Table:
    return table(3).lies(warehouse={})


def full_storage() -> Table:
    t = table(3).given(0, stock="mineral*2 battery*2 water*2 plant*2 oxygen*2").start()
    return t.given(0, incoming=t.s.room(0))


def grounded() -> Table:
    return table(3, "colony").given(0, stock="water plant", ships="", hangar=5).level(5)


CASES: list[tuple[tuple[str, str], Callable[[], Table], tuple[object, ...]]] = [
    (("OM-8.10", "no_blueprint"), lambda: table(3, "colony").given(0, stock="mineral"), ("act", "upgrade", 0)),
    (
        ("OM-8.10", "no_building_fits"),
        lambda: table(3, "colony").given(0, stock="mineral", blueprints="bp_wind_turbines", bots="0,1"),
        ("act", "upgrade", 0),
    ),
    (("OM-7.6", "no_tech_left"), bare_grid, ("act", "learn_tech", 0)),
    (("OM-7.7", "techs_owned"), nothing_new, ("act", "learn_tech", 0)),
    (("OM-7.14", "warehouse_bare"), bare_warehouse, ("act", "resupply", 0)),
    (("OM-7.13", "no_room_for_any"), full_storage, ("act", "resupply", 0)),
    (("OM-8.17", "no_ship_left"), grounded, ("act", "welcome_ship", 0)),
    (
        ("OM-8.6", "nothing_to_build"),
        lambda: table(3, "colony").given(0, stock="mineral", bots="-5,5"),
        ("act", "construct", 0),
    ),
    (("OM-15.2", "no_advanced_building"), lambda: table(3).given(0, crystals=2), ("exec", "exec_use_building")),
]


@rules("OM-8.22", "OM-15.15", "OM-15.2")
@pytest.mark.parametrize(("expected", "given", "action"), CASES, ids=[case[0][1] for case in CASES])
def test_what_is_missing(expected: tuple[str, str], given: Callable[[], Table], action: tuple[object, ...]) -> None:
    assert given().refused(0, *action) == expected


@rules("OM-8.6")
def test_a_type_without_a_hex_is_refused_for_the_hex_and_not_for_the_way_of_paying() -> None:
    t = table(3, "colony").given(0, stock="mineral", bots="0,2").do(0, "act", "construct", 0)
    assert ["type", "generator", "mineral"] not in t.options(0)
    assert t.refused(0, "type", "generator", "mineral") == ("OM-8.6", "no_site")
    assert t.refused(0, "type", "generator", "none") == ("OM-8.6", "no_site")
    poor = table(3, "colony").given(0, stock="oxygen", bots="-2,-1").do(0, "act", "construct", 0)
    assert poor.refused(0, "type", "generator", "none") == ("OM-8.6", "cannot_pay")
