"""The map read a second time: on random positions the engine must agree with a plain reading of the rules.

`plain.py` knows coordinates and sets only. Held against it: sites of buildings, their gains, crystals under arrows,
reach of bots and rovers, where displaced pieces and new bots go, where discovery tiles may lie, group sizes.
"""

from __future__ import annotations

import random
from itertools import chain

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from games.on_mars.marks import rules
from games.on_mars.plain import (
    MARS,
    STEPS,
    Hex,
    apart,
    beside,
    buildings,
    closest,
    empty,
    group,
    hexes,
    need,
    pieces,
    sites,
    strewn,
    walk,
)
from games.on_mars.position import number
from games.on_mars.setting import Table, table
from orrery.games.on_mars.components import DIRECTIONS, MAP_TILE_IDS, TILES, TYPE_IDS
from orrery.games.on_mars.components.names import BuildingType

CHECKED = settings(max_examples=30, deadline=None, suppress_health_check=list(HealthCheck))
LEVEL_SPACE = {1: "lab_1_top", 2: "lab_2_top", 3: "lab_3_top", 4: "lab_4_top", 5: "lab_5_top", 6: "lab_6"}
TECH = dict(zip(TYPE_IDS, ("mine", "generator", "water", "greenhouse", "oxygen", "shelter"), strict=True))
COST = {"generator": "mineral", "water_extractor": "battery", "greenhouse": "water", "oxygen_condenser": "plant"}
PRODUCTS = ("mineral", "battery", "water", "plant", "oxygen")
ORDER = sorted(MARS)


def name(at: Hex) -> str:
    return f"{at[0]},{at[1]}"


def parse(hex_: str) -> Hex:
    q, r = map(int, hex_.split(","))
    return q, r


def crowd(seed: int) -> Table:
    """A map with one to six buildings of each type, shelters, bots, rovers, crystals and tiles anywhere."""
    chance = random.Random(seed)
    free = chance.sample(ORDER, 70)
    if seed % 2:  # half of the maps are dense, so that groups grow and meet
        free.sort(key=lambda at: apart(at, (0, 0)), reverse=True)
        free = [*free[:30], *chance.sample(free[30:], 40)]

    def take(least: int, most: int) -> str:
        return " ".join(name(free.pop()) for _ in range(chance.randint(least, most)))

    t = table(3, "colony").lies(tiles={}).given(2, bots="")
    t.built(**{kind: take(1, 6) for kind in TYPE_IDS[:5]})
    t.given(0, shelters=take(1, 4), quarters=3).given(1, shelters=take(1, 4))
    t.given(2, shelters=take(1, 1))
    standing = [*t.data["buildings"].values(), *(board["shelters"] for board in t.data["seats"])]
    spots = chance.sample([*map(name, free), *sorted(chain.from_iterable(standing))], 7)
    t.given(0, bots=spots[: chance.randint(1, 3)], rover=spots[3]).given(1, bots=spots[4:6], rover=spots[6])
    bare = [at for at in free if name(at) not in spots]
    t.crystals([name(at) for at in bare[-4:]])
    for at, tile in zip(bare[-8:-4], (12, 13, 19, 6), strict=True):
        t.tiles(**{MAP_TILE_IDS[tile]: name(at)})
    return t


def crowded() -> st.SearchStrategy[Table]:
    return st.integers(0, 2**32).map(crowd)


@rules("OM-8.6", "OM-9.2", "OM-1.7", "OM-1.8")
@CHECKED
@given(crowded(), st.sampled_from(TYPE_IDS), st.integers(0, 6), st.integers(0, 6))
def test_sites_gains_and_arrows(t: Table, kind: BuildingType, mine: int, other: int) -> None:
    tech = f"tech_{TECH[kind]}"
    levels = [mine or 2, other or 2, 2] if kind == "shelter" else [mine, other]  # everybody has the shelter's tile
    for party in (0, 1):
        if levels[party]:
            start = "" if kind == "shelter" else "tech_shelter"
            t.given(party, lab={"lab_2_mid": start, LEVEL_SPACE[levels[party]]: tech})
    payment = "none" if kind == "mine" else COST.get(kind, "oxygen")
    if payment != "none":
        t.given(0, stock=payment)
    t.start()
    s = t.s
    same = hexes(s.mask(TYPE_IDS.index(kind), 0))
    zone = {at for bot in s.bots[0] for at in walk(parse_hex(bot), 1)}
    alone, join = sites(same, zone - buildings(s), levels)
    option = ["act", "construct", 0]
    if not alone | join:
        if option in t.options(0):
            t.do(0, *option)
            assert t.refused(0, "type", kind, payment) == ("OM-8.6", "no_site")
        return
    t.do(0, *option).do(0, "type", kind, payment)
    offered = {(parse(site[1]), site[2]) for site in t.options(0, "site")}
    expected: set[tuple[Hex, int | None]] = {(at, None) for at in alone}
    expected |= {(at, party) for at in join for party, level in enumerate(levels) if level >= need(same, at)}
    assert offered == expected
    _builds(t, kind, same, sorted(expected, key=str)[len(expected) // 2])


def parse_hex(hex_: int) -> Hex:
    return ALL[hex_]


ALL = {number(name(at)): at for at in MARS}


def _builds(t: Table, kind: str, same: set[Hex], site: tuple[Hex, int | None]) -> None:
    """One of the sites is built: what was there, who is displaced where, what lands, what is gained."""
    s = t.s
    hex_, by = site
    tile = s.piles[TYPE_IDS.index(kind)][-1] if kind != "shelter" else None
    crystals = hexes(s.crystals) - {hex_}
    free = (set(MARS) - set(pieces(s)) - (strewn(s) - {hex_})) | (buildings(s) - set(pieces(s)))
    moved = closest(hex_, free - {hex_}) if hex_ in pieces(s) else set()
    t.do(0, "site", name(hex_), by, 0)
    asked = [seat for seat in t.actors if t.kind(seat) == "displace"]
    if len(moved) > 1:
        (seat,) = asked
        assert {parse(one) for one in t.hexes(seat, "hex")} == moved
        t.do(seat, *t.options(seat, "hex")[0])
    else:
        assert not asked
        assert moved <= set(pieces(s))
    assert hex_ not in {at for at in pieces(s) if at not in hexes(s.miners[0])}
    _landed(t, hex_, tile, crystals)
    size = len(group(same | {hex_}, hex_))
    if kind == "shelter":
        assert s.incoming[0] == size
    else:
        product = PRODUCTS[TYPE_IDS.index(kind)]
        assert t.stock(0)[product] == min(size, len(hexes(s.shelters[0])) + 1)
    assert s.progress[0] == (1 << TYPE_IDS.index(kind) if size > 1 and kind != "shelter" else 0)


def _landed(t: Table, hex_: Hex, tile: int | None, before: set[Hex]) -> None:
    s = t.s
    landed = set()
    for arrow in TILES[tile].arrows if tile is not None else ():
        q, r = STEPS[arrow]
        at = (hex_[0] + q, hex_[1] + r)
        if at in MARS and at not in buildings(s) | set(pieces(s)) | before and not _tile(t, at):
            landed.add(at)
    assert hexes(s.crystals) == before | landed


def _tile(t: Table, at: Hex) -> bool:
    return t.s.tiles[number(name(at))] >= 0


@rules("OM-8.1", "OM-8.2")
@CHECKED
@given(crowded(), st.integers(0, 3))
def test_reach_of_bots(t: Table, crystals: int) -> None:
    t.given(0, crystals=crystals).do(0, "act", "control_center", 0)
    for _ in range(crystals):
        t.do(0, "add", "bot")
    there = set(pieces(t.s))
    for bot in t.s.bots[0]:
        start = parse_hex(bot)
        ends = {parse(option[2]) for option in t.options(0, "bot") if option[1] == name(start)}
        assert ends == walk(start, 2 + crystals) - there


@rules("OM-8.4", "OM-8.5", "OM-8.21")
@CHECKED
@given(crowded(), st.lists(st.integers(0, 5), min_size=2, max_size=2))
def test_steps_and_stops_of_a_rover(t: Table, way: list[int]) -> None:
    """It passes everything, may stop only alone and not on a tile that would do nothing; crystals come along."""
    t.do(0, "act", "control_center", 0)
    s = t.s
    others = list(pieces(s))
    others.remove(parse_hex(s.rovers[0]))
    useless = {at for at in strewn(s) if _tile(t, at) and not _helps(t, at)}
    for n, direction in enumerate(way):
        start = parse_hex(s.rovers[0])
        left = 1 - n
        expected = {to for to in beside(start) if walk(to, left) - set(others) - useless}
        assert {parse(option[1]) for option in t.options(0, "rover")} == expected
        to = (start[0] + STEPS[direction][0], start[1] + STEPS[direction][1])
        if to not in expected:
            return
        crystal = to in hexes(s.crystals)
        before = s.incoming[0]
        t.do(0, "rover", name(to))
        assert s.incoming[0] == before + crystal
        if t.kind(0) == "move":
            assert (["done"] in t.options(0)) is (to not in set(others) | useless)


def _helps(t: Table, at: Hex) -> bool:
    """Crystals and minerals always help here, a free development too; the shelter needs oxygen, which nobody has."""
    tile = MAP_TILE_IDS[t.s.tiles[number(name(at))]]
    return not tile.startswith("disc_build")


@rules("OM-8.18", "OM-1.6")
@CHECKED
@given(crowded())
def test_where_a_new_bot_goes(t: Table) -> None:
    t.given(0, stock="water plant").do(0, "act", "welcome_ship", 0).do(0, "ship", "d4", 0, "water+plant")
    shelters = hexes(t.s.shelters[0])
    expected = shelters - set(pieces(t.s))
    if not expected:
        near = min(apart(at, shelter) for at in empty(t.s) for shelter in shelters)
        expected = {at for at in empty(t.s) if any(apart(at, shelter) == near for shelter in shelters)}
    assert {parse(hex_) for hex_ in t.hexes(0, "hex")} == expected


@rules("OM-12.4", "OM-1.6")
@CHECKED
@given(crowded())
def test_where_discovery_tiles_may_lie(t: Table) -> None:
    t.given(0, space=1).given(1, space=8).shuttle("orbit")
    t.idles(0, 2, 1).do(0, "travel")
    rover = parse_hex(t.s.rovers[0])
    expected = {at for at in empty(t.s) if apart(at, rover) == 3}
    assert (t.kind(0) == "explore") is bool(expected)
    assert {parse(option[2]) for option in t.options(0, "explore")} == expected


@rules("OM-8.10", "OM-8.15", "OM-1.7")
@CHECKED
@given(crowded(), st.sampled_from(["bp_wind_turbines", "bp_radar", "bp_casino", "bp_library", "bp_metal_deposit"]))
def test_what_may_be_upgraded(t: Table, card: str) -> None:
    kind = {"bp_wind_turbines": 1, "bp_radar": 1, "bp_metal_deposit": 0}.get(card, 5)
    t.given(0, blueprints=card, stock="mineral").start()
    same = hexes(t.s.mask(kind, 0))
    zone = {at for bot in t.s.bots[0] for at in walk(parse_hex(bot), 1)}
    least = 3 if card in ("bp_radar", "bp_library") else 1
    expected = {at for at in same & zone if len(group(same, at)) >= least}
    assert (["act", "upgrade", 0] in t.options(0)) is bool(expected)
    if expected:
        t.do(0, "act", "upgrade", 0)
        assert {parse(option[2]) for option in t.options(0, "upgrade")} == expected


@rules("OM-1.7", "OM-19.12")
@CHECKED
@given(crowded())
def test_groups(t: Table) -> None:
    t.start()
    for kind in range(5):
        same = hexes(t.s.built[kind])
        for at in same:
            found = hexes(t.s.group_mask(number(name(at))))
            assert found == group(same, at)
    assert DIRECTIONS == ("n", "ne", "se", "s", "sw", "nw")
