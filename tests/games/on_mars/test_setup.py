"""Sections 2 and 3: how the table looks when a game begins."""

from __future__ import annotations

from collections import Counter

import pytest

from games.on_mars.marks import rules
from games.on_mars.plain import check, hexes, whole
from games.on_mars.setting import Table, table
from orrery.core.rng import stream_keys
from orrery.games.on_mars import GAME
from orrery.games.on_mars.components import (
    BLUEPRINTS,
    CORNERS,
    HEX_IDS,
    LAB_IDS,
    LSS_STARTS,
    MISSION_IDS,
    MISSIONS,
    RESOURCES,
    TECH_IDS,
)
from orrery.games.on_mars.options import OPTIONS
from orrery.games.on_mars.rules.setup import set_up
from orrery.games.on_mars.state import COLONY, ORBIT, State

SEEDS = range(30)
EVERYBODY = (1, 2, 3, 4)


def dealt(players: int, seed: int = 1, **options: object) -> State:
    return set_up(players, OPTIONS.read(options), stream_keys(seed, players + 1))


def opening(players: int, seed: int = 1, **options: object) -> Table:
    """A table right at its first question."""
    return table(players).begin(dealt(players, seed, **options))


@rules("OM-2.1")
@pytest.mark.parametrize("players", EVERYBODY)
def test_discovery_tiles(players: int) -> None:
    s = dealt(players)
    assert [len(stack) for stack in s.finds] == [9, 8]  # 10 and 9, less the two turned up
    assert sorted([*s.finds[0], *s.finds[1], *s.explored]) == list(range(19))
    assert len({tuple(dealt(players, seed).explored) for seed in SEEDS}) > 10


@rules("OM-2.2", "OM-18.1")
@pytest.mark.parametrize(("players", "each"), [(1, 2), (2, 2), (3, 3), (4, 3)])
def test_warehouse(players: int, each: int) -> None:
    assert dealt(players).warehouse == [0, each, each, each, each, each]


@rules("OM-2.3", "OM-18.1")
@pytest.mark.parametrize("players", EVERYBODY)
def test_tech_tiles(players: int) -> None:
    s = dealt(players)
    assert sorted(s.grid) == list(range(8))
    assert [len(stack) for stack in s.tech_stacks] == ([0, 0] if players < 3 else [4, 4])
    if players > 2:
        assert sorted([*s.tech_stacks[0], *s.tech_stacks[1]]) == list(range(8))
    assert len({tuple(dealt(players, seed).grid) for seed in SEEDS}) > 10


@rules("OM-2.4")
def test_blueprints() -> None:
    s = dealt(3)
    assert [BLUEPRINTS[card].level for card in s.display[:6]] == [1] * 6
    assert s.display[6:] == [-1] * 6
    assert [BLUEPRINTS[card].level for card in reversed(s.blueprint_deck)] == [1] * 6 + [3] * 12
    assert len({*s.display[:6], *s.blueprint_deck}) == 24


@rules("OM-2.5")
def test_scientist_board() -> None:
    s = dealt(3)
    assert s.places == [0, 1, 2, 3, 4, 5]
    t = table(4, "colony").given(0, quarters=3).do(0, "act", "hire_or_contract", 0).do(0, "take_card", 0, "none")
    t.ends(0)
    assert [option[1] for option in t.options(0)] == [f"contract_{n}" for n in range(1, 13)]


@rules("OM-2.6")
def test_starting_buildings_are_random_on_fixed_hexes() -> None:
    found = set()
    for seed in SEEDS:
        s = dealt(4, seed)
        assert hexes(s.built[0]) == {(0, 0)}
        where = [hexes(mask) for mask in s.built[1:]]
        assert all(len(one) == 1 for one in where)
        assert set().union(*where) == {(0, -2), (0, 2), (-2, 1), (2, -1)}
        found.add(tuple(s.built))
    assert len(found) > 10
    assert len(LSS_STARTS) == 4


@rules("OM-2.7")
def test_stacks_of_buildings() -> None:
    s = dealt(2)
    assert [len(pile) for pile in s.piles] == [6] * 5
    assert len({dealt(2, seed).piles[1] for seed in SEEDS}) > 10
    t = table(3, "colony").built(generator="0,-2 0,-4 2,-4 4,-4 2,-5 4,-3 0,4").given(0, bots="1,-4", stock="mineral")
    t.do(0, "act", "construct", 0)
    assert t.refused(0, "type", "generator", "mineral") == ("OM-2.7", "none_left")


@rules("OM-2.8")
def test_research_tiles() -> None:
    kinds = set()
    for seed in SEEDS:
        s = dealt(3, seed)
        corners = [{s.tiles[hex_] for hex_ in corner} for corner in CORNERS]
        assert [len(corner) for corner in corners] == [1, 1, 1, 1]
        assert set().union(*corners) == {19, 20, 21, 22}
        assert sum(tile >= 0 for tile in s.tiles) == 8
        kinds.add(tuple(min(corner) for corner in corners))
    assert len(kinds) > 5


@rules("OM-2.9")
@pytest.mark.parametrize(("length", "longs"), [("short", 1), ("long", 2)])
@pytest.mark.parametrize("players", EVERYBODY)
def test_missions(length: str, longs: int, players: int) -> None:
    orders = set()
    for seed in SEEDS:
        s = dealt(players, seed, length=length)
        assert len(set(s.missions)) == 3
        assert sum(MISSIONS[mission].long for mission in s.missions) == longs
        numbers = [MISSIONS[mission].required[max(players, 2)] for mission in s.missions]
        assert s.mission_left == numbers
        orders.add(tuple(MISSIONS[mission].long for mission in s.missions))
    assert len(orders) == 3


@rules("OM-2.10", "OM-2.11", "OM-2.12")
def test_tracks() -> None:
    s = dealt(3)
    assert s.remaining == 3
    assert (s.level, s.lss) == (1, [1, 1, 1, 1])
    assert len(set(s.lss_tiles)) == 4
    assert len({dealt(3, seed).lss_tiles for seed in SEEDS}) > 10


@rules("OM-3.1", "OM-3.2", "OM-3.6")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_everybody_gets(players: int) -> None:
    s = dealt(players)
    starts = {2: "-2,-1 2,1", 3: "-2,-1 2,-3 2,1", 4: "-2,-1 2,-3 2,1 -2,3"}[players].split()
    for seat in range(players):
        assert s.storage[seat * 5 : seat * 5 + 5] == [1] * len(RESOURCES)
        assert (s.depot[seat], s.incoming[seat], s.op[seat]) == (1, 0, 0)
        lab = s.lab[seat * 13 : seat * 13 + 13]
        assert {LAB_IDS[n]: TECH_IDS[tech] for n, tech in enumerate(lab) if tech >= 0} == {"lab_2_mid": "tech_shelter"}
        assert s.ships[seat] == 0b11111000
        assert s.shelters[seat] == 1 << HEX_IDS.index(starts[seat])
        assert s.bots[seat] == (HEX_IDS.index(starts[seat]),)
        assert (s.spare_bots[seat], s.spare_markers[seat], s.quarters[seat], s.colonists[seat]) == (3, 8, 3, 9)
        assert (s.rovers[seat], s.progress[seat], s.working[seat], s.hangar[seat]) == (-1, 0, 0, 0)
    check(s)
    assert list(whole(s)) == []


@rules("OM-3.3")
@pytest.mark.parametrize("players", EVERYBODY)
def test_private_goals(players: int) -> None:
    s = dealt(players)
    assert [len(hand) for hand in s.goals[:players]] == [3] * players
    goals = Counter([*(goal for hand in s.goals for goal in hand), *s.goals_gone])
    assert set(goals.values()) == {1}
    assert len(goals) == 16


@rules("OM-3.4", "OM-12.6")
def test_markers_are_placed_clockwise_from_the_first_player() -> None:
    assert {dealt(4, seed).first for seed in SEEDS} == {0, 1, 2, 3}
    t = opening(4, 3)
    first = t.s.first
    assert t.told("game_began") == [{"first": first}]
    assert t.actors == (first,)
    assert t.options(first) == [["space", n] for n in range(1, 9)]
    t.do(first, "space", 8)
    assert t.kind(first) == "resupply"  # its benefit, at once
    t.do(first, "supply", "water")
    second = (first + 1) % 4
    assert t.actors == (second,)
    assert t.refused(second, "space", 8) == ("OM-3.4", "space_occupied")
    t.do(second, "space", 1)
    assert t.actors == ((first + 2) % 4,)


@rules("OM-3.4", "OM-12.6")
def test_a_starting_benefit_may_be_declined_and_never_boosted() -> None:
    t = opening(2, 1)
    first = t.s.first
    t.do(first, "space", 8).do(first, "done")
    assert t.s.warehouse == [0, 2, 2, 2, 2, 2]
    t.do(1 - first, "space", 2).do(1 - first, "supply", "water")
    assert t.kind(1 - first) != "resupply"


@rules("OM-3.5")
@pytest.mark.parametrize(("side", "number"), [("orbit", ORBIT), ("colony", COLONY)])
def test_the_highest_space_places_the_shuttle(side: str, number: int) -> None:
    t = opening(3, 5)
    first = t.s.first
    order = [first, (first + 1) % 3, (first + 2) % 3]
    for seat, space in zip(order, (1, 5, 2), strict=True):
        t.do(seat, "space", space)
    t.do(order[2], "done")
    assert t.actors == (order[1],)
    assert all(GAME.view(t.s, seat)["shuttle"] is None for seat in (*order, None))  # it has no course yet
    t.do(order[1], "side", side)
    assert GAME.view(t.s, first)["shuttle"]["side"] == side
    assert (t.s.shuttle_side, t.s.shuttle_space) == (number, 1)
    assert (t.s.phase, t.s.round, t.s.active) == ("colonization", 1, order[0])


@rules("OM-13.6", "OM-13.1")
def test_setup_benefits_count_for_missions() -> None:
    t = (
        table(3)
        .missions("mission_blueprints", "mission_bots", "mission_techs")
        .lies(phase="setup", round=0, standing=[])
    )
    for seat in range(3):
        t.given(seat, space=0)
    t.lies(then={"table": [{"frame": "NextStart", "done": 0}]}).do(0, "space", 7).do(0, "blueprint", "bp_metal_deposit")
    assert t.s.mission_left[0] == MISSIONS[MISSION_IDS.index("mission_blueprints")].required[3] - 1
    assert t.s.incoming[0] == 1
