"""Two readings of the placement rules agree on every ground: planets and layouts, with every side of a moon or without.

As in `test_placement_agrees`, boards are those of random games, with any technologies, restriction and waiver in force.
The look-ahead of a pair of emergency tiles and its short cut are compared on the same boards.
"""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.planet_unknown.setting import rules
from orrery.core import engine
from orrery.core.rng import stream_keys
from orrery.games.planet_unknown.actions import BoostInstead, Lay, LayPatch, LeavePatch, StorePatch, TakeMoon
from orrery.games.planet_unknown.components import (
    BASE_CORPORATIONS,
    CORPORATIONS,
    EVENT_INDEX,
    GROUNDS,
    LAYOUT_NAMES,
    MOON_BOARDS,
    MOONS,
    NONE,
    ORIENTATIONS,
    PLANETS,
    QUANTUM,
    SQUARES,
    TILES,
)
from orrery.games.planet_unknown.flow import FLOW
from orrery.games.planet_unknown.frames import PickHalves, PickMoon, PickQuarters, PlacePatch
from orrery.games.planet_unknown.options import OPTIONS
from orrery.games.planet_unknown.rules.placing.emergency import firsts, leaves_second, second_anyway, tiles_left
from orrery.games.planet_unknown.rules.planet.patch_places import patch_options, refuse_patch
from orrery.games.planet_unknown.rules.planet.tile_places import NOTHING_FITS, fits, levels, placements
from orrery.games.planet_unknown.rules.planet.tile_refusals import refuse_place
from orrery.games.planet_unknown.rules.preparation.expansion_parts import MOON_OFFSET
from orrery.games.planet_unknown.rules.preparation.setup import set_up
from orrery.games.planet_unknown.state import Seat, State

HOMES = [*(planet.id for planet in PLANETS), *(f"shattered-{layout}" for layout in LAYOUT_NAMES)]
BOARDS = [*(corporation.id for corporation in BASE_CORPORATIONS), *(corporation.id for corporation in QUANTUM)]
NAMED = [square for square, name in enumerate(SQUARES) if name]
EVENTS = [
    NONE,
    *(EVENT_INDEX[f"red_{name}"] for name in ("no_tile_on_edge", "no_tile_on_ice", "no_matching_terrain")),
    EVENT_INDEX["sm_event_r7"],
]
ALL_TECHNOLOGIES = (1 << 6) - 1
EXAMPLES = settings(max_examples=4, deadline=None, derandomize=True, database=None)

boards = st.tuples(
    st.sampled_from([NONE, *range(len(MOONS))]),
    st.sampled_from(BOARDS),
    st.integers(0, 10_000),
    st.sampled_from([3, 12, 30, 60, 100, 160]),
)


def board(home: str, moon: int, corporation: str, seed: int, steps: int) -> State:
    """A solo game on this ground after so many random decisions."""
    shattered, _, layout = home.partition("-")
    split = corporation.startswith("quantum")
    parts: dict[str, Any] = dict.fromkeys(("emergency", "patches", "new_cards", "shattered", "quantum"), True)
    chosen = {"boards": "chosen", "planet_1": shattered, "corporation_1": "quantum" if split else corporation}
    s = set_up(1, OPTIONS.read({**parts, **chosen, "moons": moon != NONE}), stream_keys(seed, 2))
    engine.start(FLOW, s)
    random = Random(seed)
    for _ in range(steps):
        found = engine.options(FLOW, s, 0)
        if not found:
            break
        asked = type(s.stacks[0][-1])
        if asked is PickQuarters:
            action = found[LAYOUT_NAMES.index(layout)]
        elif asked is PickHalves:
            action = next(a for a in found if CORPORATIONS[a.corporation].id == corporation)
        elif asked is PickMoon:
            dealt = next(number for number, sides in enumerate(MOON_BOARDS) if moon in sides)
            s.seats[0].offer = (MOON_OFFSET + dealt,)
            action = next(a for a in engine.options(FLOW, s, 0) if isinstance(a, TakeMoon) and a.side == moon)
        else:
            action = random.choice(found)
        engine.apply(FLOW, s, 0, action)
    return s


def test_boards_are_those_that_were_asked_for() -> None:
    for home, moon, corporation in (("gaia", 3, "quantum_ba"), ("shattered-abba", NONE, "republic")):
        p = board(home, moon, corporation, 5, 30).seats[0]
        assert GROUNDS[p.planet].moon == moon
        assert CORPORATIONS[p.corporation].id == corporation
        assert GROUNDS[p.planet].id == home.split("-")[0]


@rules("SM-2.3", "SM-2.4", "SM-8.2", "SM-8.3", "SM-9.1", "SM-9.2", "SM-10.6", "SM-11.5")
@pytest.mark.parametrize("home", HOMES)
@EXAMPLES
@given(
    where=boards,
    tile=st.integers(0, len(TILES) - 1),
    event=st.sampled_from(EVENTS),
    waived=st.sampled_from([0, 0, 1, 2, 3]),
    techs=st.integers(0, ALL_TECHNOLOGIES),
)
def test_tiles(home: str, where: tuple[int, str, int, int], tile: int, event: int, waived: int, techs: int) -> None:
    s = board(home, *where)
    p = s.seats[0]
    s.event, p.techs = event, techs & (1 << len(CORPORATIONS[p.corporation].technologies)) - 1
    found = placements(s, p, tile, waived)
    every = [Lay(o, at, e) for o in range(len(ORIENTATIONS)) for at in NAMED for e in (0, 1)]
    assert len(set(found)) == len(found)
    assert set(found) == {a for a in every if refuse_place(s, p, tile, waived, a) is None}
    assert fits(s, p, tile, waived) == bool(found)


# --- patches --------------------------------------------------------------------------------------


def beside(square: str) -> set[str]:
    """Names of the squares next to this one; boards have names of their own, so they never touch."""
    prefix = square.rstrip("0123456789")
    column, row = prefix[-1], int(square[len(prefix) :])
    found = [(chr(ord(column) + 1), row), (chr(ord(column) - 1), row), (column, row + 1), (column, row - 1)]
    return {f"{prefix[:-1]}{x}{y}" for x, y in found}


def named(found: int) -> set[str]:
    return {SQUARES[n] for n in NAMED if found >> n & 1}


def plain_reading(p: Seat, has: set[str], stored: bool) -> set[str]:
    """Where a patch may lie, board by board and square by square, without any bit."""
    ground = GROUNDS[p.planet]
    legal = set()
    rocks, moon = named(p.meteorites), named(ground.moon_squares)
    filled = named(p.filled)
    lifting = named(p.lifepods) if "touching_lifepod" in has else named(p.rovers) if "touching_rover" in has else set()
    for squares, first in ground.boards:
        there = named(squares)
        banned = any(ban.kind == "patch" and named(ban.squares) == there for ban in ground.bans)
        for square in there - named(ground.ring):
            if banned:
                continue
            if square in filled:
                over = "patch_over_tiles" in has and square not in rocks | named(p.cargo)
                if over or (stored and "patch_destroys_meteorite" in has and square in rocks):
                    legal.add(square)
                continue
            if square in rocks & moon and not (stored and "patch_destroys_meteorite" in has):
                continue
            near = beside(square)
            contact = "any" in has or bool(near & filled & there) or bool(near & lifting & there)
            if not (contact if filled & there else square in named(first)):
                continue
            if ground.special == "slide_in" and square not in moon and not near - filled:
                continue
            legal.add(square)
    return legal


@rules("SM-2.3", "SM-2.4", "SM-8.4", "SM-10.6")
@pytest.mark.parametrize("home", HOMES)
@EXAMPLES
@given(where=boards, stored=st.booleans(), techs=st.integers(0, ALL_TECHNOLOGIES))
def test_patches(home: str, where: tuple[int, str, int, int], stored: bool, techs: int) -> None:
    s = board(home, *where)
    p = s.seats[0]
    p.techs = techs & (1 << len(CORPORATIONS[p.corporation].technologies)) - 1
    f = PlacePatch(0, stored)
    found = patch_options(s, f)
    every = [*(LayPatch(at) for at in NAMED), StorePatch(), BoostInstead(), LeavePatch()]
    allowed = [a for a in every if refuse_patch(s, f, a) is None]
    assert sorted(map(repr, found)) == sorted(map(repr, allowed))
    has = set()
    for technology in CORPORATIONS[p.corporation].technologies:
        if p.techs >> technology.index & 1:
            has.add(technology.effect.op)
            if technology.effect.op == "ignore_adjacency":
                has.add(technology.effect.what)
    assert {SQUARES[a.square] for a in found if type(a) is LayPatch} == plain_reading(p, has, stored)


# --- pairs ----------------------------------------------------------------------------------------


@rules("SM-6.4", "SM-9.1")
@pytest.mark.parametrize("home", HOMES)
@EXAMPLES
@given(
    where=boards,
    event=st.sampled_from(EVENTS),
    techs=st.integers(0, ALL_TECHNOLOGIES),
    left=st.integers(1, 63),
    which=st.integers(0, 5),
)
def test_pairs(home: str, where: tuple[int, str, int, int], event: int, techs: int, left: int, which: int) -> None:
    """The short cut never says yes where the exact look-ahead says no, and the firsts are those of the look-ahead."""
    s = board(home, *where)
    p = s.seats[0]
    s.event, p.techs = event, techs & (1 << len(CORPORATIONS[p.corporation].technologies)) - 1
    p.extras = p.extras._replace(emergency=left)
    tiles = tiles_left(p)
    tile = tiles[which % len(tiles)]
    for level in levels(s, p):
        exact = [leaves_second(s, p, tile, Lay(*way), level) for way in placements(s, p, tile, level)]
        if second_anyway(s, p, tile, level):
            assert all(exact)
        assert (TILES[tile].terrains[0] in firsts(s, p, level)) == any(exact)
        assert level < NOTHING_FITS
