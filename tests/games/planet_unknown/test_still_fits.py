"""What loses its last place between taking and placing (PU-3.10, SM-6.4): a meteorite is driven beside it."""

from __future__ import annotations

from typing import Any

import pytest

from games.planet_unknown.setting import filled, rules, seat_with
from games.planet_unknown.table import Table, table
from orrery.games.planet_unknown.components import TILES
from orrery.games.planet_unknown.state import Seat

DOMINO = "i2_civ_energy_plain"


def hauling(*free: str, level: int = 0, **given: Any) -> Seat:
    """Horizon: a loaded rover on D6 with three points, and only these squares are free."""
    return filled(
        corporation="horizon_group", but=free, cargo="D6", moves=3, gained=3, markers={"tech": level}, **given
    )


def untouchable(p: Seat, **options: Any) -> Table:
    """Tiles cannot touch meteorites in this round."""
    return table(p, seat_with(), new_cards=True, events="standard", **options).event("sm_event_r7")


@rules("PU-3.10", "SM-11.5", "PU-15.4")
def test_a_meteorite_driven_beside_the_last_place_sets_the_tile_aside() -> None:
    t = untouchable(hauling("A6", "A7")).depot(0, DOMINO).do(0, "take", "inner")
    assert {action[2] for action in t.options(0, "place")} == {"A6"}
    t.do(0, "drive", "D6", "C6")
    assert t.kind(0) == "place"
    assert t.options(0, "place")
    t.do(0, "drive", "C6", "B6")
    assert [TILES[tile].id for tile in t.p().aside] == [DOMINO]
    assert t.p().stuck
    assert t.kind(0) == "order"  # both stations advance, with time to drive between them (PU-9.2)
    assert ["drive", "B6", "B7"] in t.options(0)


@rules("PU-3.10", "PU-15.4")
@pytest.mark.parametrize(("answer", "lost"), [(("pick", 0), False), (("skip",), True)])
def test_a_meteorite_that_is_destroyed_on_arrival_takes_no_place(answer: tuple[str | int, ...], lost: bool) -> None:
    p = hauling("A6", "A7", level=10, kinds={"B6": "water"})
    t = untouchable(p, patches=True).depot(0, DOMINO).do(0, "take", "inner").do(0, "drive", "D6", "C6")
    t.do(0, "drive", "C6", "B6")
    assert t.kind(0) == "may"
    assert not t.p().stuck
    t.do(0, *answer)
    assert t.p().stuck == lost
    assert bool(t.options(0, "place")) != lost


@rules("SM-6.4", "SM-11.5")
def test_the_second_emergency_tile_goes_where_the_event_no_longer_counts() -> None:
    """The levels are tested anew: with the restriction lifted there is a place (SM-9.1)."""
    t = untouchable(hauling("A6", "A7", "L6", "L7"), emergency=True).depot(0, "z5_civ_energy_plain")
    t.do(0, "emergency", "water")
    t.do(0, *next(action for action in t.options(0, "place") if action[2] == "L6"))
    while t.kind(0) != "second_tile":
        t.do(0, *next(action for action in t.options(0) if action[0] != "drive"))
    for start, end in (("D6", "C6"), ("C6", "B6"), ("B6", "B7")):
        t.do(0, "drive", start, end)
    assert t.kind(0) == "second_tile"
    t.do(0, *t.options(0, "emergency")[0])
    assert {action[2] for action in t.options(0, "place")} == {"A6"}
    assert not t.p().stuck
