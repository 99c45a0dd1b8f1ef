"""A seat's own board and pieces: points so far, crew, means, and where its pieces stand."""

from __future__ import annotations

from typing import Final

from orrery.core.terms import Tally
from orrery.games.on_mars import frames as f
from orrery.games.on_mars.components import (
    ACTIONS,
    CENTRE,
    FIRST_RESEARCH,
    HANGAR_OP,
    LAB_LEVELS,
    OXYGEN,
    PROGRESS_POINTS,
    RED_INDEX,
)
from orrery.games.on_mars.hexes import DISTANCE, MOST
from orrery.games.on_mars.outlook.building import (
    CRYSTAL_WORTH,
    MINER_TRIP,
    RESOURCE,
    SHELTER_WORTH,
    SPARE,
    best_buildings,
    cubes_ahead,
)
from orrery.games.on_mars.outlook.look import Look
from orrery.games.on_mars.outlook.promise import upgradable
from orrery.games.on_mars.rules.scoring import home, quarters_points
from orrery.games.on_mars.state import COLONY, REDS, STORED

TECH_NOW: Final = (0.0, 1.0, 2.0, 3.0, 4.0, 5.0, 9.0)
TECH_YOUNG: Final = (0.0, 1.6, 2.8, 4.1, 5.6, 7.2, 9.4)  # where it will go, and what it is good for
HOMECOMING: Final = 3.0  # rounds in which everybody finds the way home
CREW: Final = 0.5  # a colonist, wherever he is
FREE_CREW: Final = (0.0, 1.0, 1.9, 2.6, 3.1, 3.5, 3.8, 4.0, 4.2, 4.3, 4.4, 4.5, 4.6)  # free ones, by number
QUARTERS: Final = tuple(0.75 * quarters_points(n) + 0.25 * quarters_points(min(n + 1, 12)) for n in range(13))
ORBIT_REDS: Final = sum(ACTIONS[action].side != COLONY for action in RED_INDEX)
BOT: Final = (0.0, 0.0, 1.5, 2.4, 3.0)  # by number: the first stands there from the beginning
SHIP_SPACE: Final = 0.4
DISCOVERY: Final = 0.3
RESEARCH_TILE: Final = 4.0
DISCOVERY_TILE: Final = 2.4
STEP_LOSS: Final = 0.82  # of a tile's worth for each step the rover is away
LOSS: Final = tuple(STEP_LOSS**far for far in range(MOST + 1))
REACH: Final = 0.45  # a tile in reach is worth so much of what it brings
BUILD_SOON: Final = 0.6  # of the best construction, seen from the Colony
UPGRADE_SOON: Final = 0.8
DEVELOP_SOON: Final = 0.35


def score_so_far(look: Look, tally: Tally | None) -> float:
    """Points that will not go away, and where techs and cubes lead."""
    s, seat, young = look.s, look.seat, look.young
    worth = float(s.op[seat] + HANGAR_OP * s.hangar[seat])
    if tally is not None:
        tally.upto("points", worth)
    worth += PROGRESS_POINTS[s.progress[seat].bit_count()] * (1.0 + look.time.updates)
    if tally is not None:
        tally.upto("progress", worth)
    for level in look.own_levels:
        worth += TECH_NOW[level] + (TECH_YOUNG[level] - TECH_NOW[level]) * young
    if tally is not None:
        tally.upto("techs", worth)
    return worth


def crew(look: Look) -> float:
    """Rows of the Living Quarters, and hands to work: free ones, and those who come home with the next journey."""
    s, seat, young = look.s, look.seat, look.young
    slots, parties = s.slots, s.parties
    placed = [slots[red * parties + seat] for red in range(REDS)]
    free, capacity = s.quarters[seat], s.capacity(seat)
    people = free + s.working[seat] + sum(placed)
    later = min(1.0, look.time.rounds / HOMECOMING)
    worth = later * (0.4 * QUARTERS[min(people, capacity)] + 0.6 * QUARTERS[min(people + 2, capacity)] * young)
    worth += later * 0.6 * QUARTERS[min(people, capacity)] * (1.0 - young)
    if later < 1.0:
        worth += (1.0 - later) * quarters_points(home(s, seat))
    back = sum(placed[:ORBIT_REDS]) if s.side(seat) == COLONY else sum(placed[ORBIT_REDS:])
    after = FREE_CREW[min(capacity, free + s.working[seat] + back)]
    hands = FREE_CREW[free] + look.ride * (after - FREE_CREW[free])
    return worth + young * (CREW * people + hands)


def means(look: Look, tally: Tally | None) -> float:
    """Resources, crystals, shelters, bots, miners, depot spaces."""
    s, seat, young = look.s, look.seat, look.young
    worth = 0.0
    for resource, each_ in enumerate(RESOURCE):
        count = s.storage[seat * STORED + resource]
        worth += each_ * (count if count < 3 else 2 + SPARE * (count - 2))
    if tally is not None:
        tally.add("resources", worth * young)
    crystals = s.depot[seat] + s.credit + min(s.incoming[seat], s.room(seat))
    gems = CRYSTAL_WORTH * (crystals if crystals < 5 else 4 + 0.5 * (crystals - 4))
    shelters, bots = SHELTER_WORTH * s.shelters[seat].bit_count(), BOT[min(4, len(s.bots[seat]))]
    room, discoveries = SHIP_SPACE * (5 - s.ships[seat].bit_count()), DISCOVERY * len(s.discoveries[seat])
    miners = MINER_TRIP * look.time.trips * s.miners[seat].bit_count()
    worth += gems
    worth += shelters + bots
    worth += room + discoveries
    if tally is not None:
        tally.add("crystals", (gems + room) * young)
        tally.add("shelters", shelters * young)
        tally.add("bots", bots * young)
        tally.add("rover", discoveries * young)
        tally.add("miners", miners)
    return worth * young + miners


def rover(look: Look) -> float:
    """The two tiles nearest to the rover, steps it may still go counted as gone."""
    s, seat = look.s, look.seat
    at = s.rovers[seat]
    row = DISTANCE[at if at >= 0 else CENTRE]
    steps = 0
    stack = s.stacks[seat]
    if stack:
        top = stack[-1].unit if type(stack[-1]) is f.More else stack[-1]
        if type(top) is f.Move:
            steps = top.rover
    best = second = 0.0
    for hex_, tile in enumerate(s.tiles):
        if tile < 0:
            continue
        if tile < FIRST_RESEARCH:
            value = DISCOVERY_TILE
        elif s.research[seat] >> (tile - FIRST_RESEARCH) & 1:
            continue
        else:
            value = RESEARCH_TILE
        far = row[hex_]
        value *= LOSS[far] if not steps else STEP_LOSS ** (far - min(far, steps) * 0.8)
        if value > best:
            best, second = value, best
        elif value > second:
            second = value
    return look.young * REACH * (best + 0.3 * second)


def soon(look: Look, tally: Tally | None) -> float:
    """What the next turns could do: build and upgrade in the Colony, develop in orbit; the other side after a ride."""
    s, seat = look.s, look.seat
    colony, orbit = (1.0, look.ride) if s.side(seat) == COLONY else (look.ride, 1.0)
    best, second = best_buildings(look)
    worth = colony * BUILD_SOON * (best + 0.5 * second)
    if tally is not None:
        tally.add("building", worth * look.young)
    minerals = s.storage[seat * STORED]
    upgrade = UPGRADE_SOON * colony * min(2, upgradable(look, look.zone), minerals) if minerals else 0.0
    oxygen = s.storage[seat * STORED + OXYGEN] + 0.5 * minerals
    ready = sum(level < LAB_LEVELS for level in look.own_levels)
    develop = DEVELOP_SOON * orbit * min(oxygen, 2.0 * ready)
    cubes = cubes_ahead(look)
    if tally is not None:
        tally.add("blueprints", upgrade * look.young)
        tally.add("techs", develop * look.young)
        tally.add("progress", cubes)
    return (worth + upgrade + develop) * look.young + cubes
