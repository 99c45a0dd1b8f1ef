"""What a seat would pay and get: prices of the action spaces, consequences of each building site."""

from __future__ import annotations

from orrery.games.on_mars import frames as f
from orrery.games.on_mars.actions import BOT, ROVER, Act
from orrery.games.on_mars.components import (
    ACTIONS,
    CRYSTAL,
    EFFECTS,
    FIRST_LSS_OP,
    HEX_IDS,
    ITEMS,
    JOIN_TECH,
    LSS_ROWS,
    MAP_TILE_IDS,
    MAX_LEVEL,
    MISSION_IDS,
    MISSION_LEVELS,
    MISSIONS,
    NONE,
    PRODUCT,
    RED_INDEX,
    SHARED,
    SHELTER,
    TECH_IDS,
    TILES,
)
from orrery.games.on_mars.hexes import NEAR, STEP, ZONE, each, groups
from orrery.games.on_mars.ledger import without_room
from orrery.games.on_mars.rules import construction, sites
from orrery.games.on_mars.rules import turn_prices as prices
from orrery.games.on_mars.rules.counts import lss_points
from orrery.games.on_mars.rules.pieces import PIECE_IDS
from orrery.games.on_mars.state import State

Json = dict[str, object]


def costs(s: State, me: int) -> Json:
    """For each main action: could I take it now, what would I pay, who would be cleared, and in my turn why not."""
    found: Json = {}
    choosing = bool(s.stacks[me]) and type(s.stacks[me][-1]) is f.Turn and not s.main_done and s.spaces[me] > 0
    legal = {act.action for act in prices.acts(s, me)} if choosing else set[int]()
    for number, action in enumerate(ACTIONS):
        price = prices.price(s, number, me) if action.red else prices.Price((), 0)
        refused = None
        if choosing and number not in legal:
            refused = prices.refuse_act(s, me, _likeliest(s, me, number, price.payments))
        found[action.id] = {
            "legal": number in legal,
            "payments": price.payments,
            "clears": [other for other in price.cleared for _ in range(_placed(s, number, other))],
            "why": refused.why if refused is not None else None,
        }
    return found


def _likeliest(s: State, me: int, action: int, payments: int) -> Act:
    """The way of paying whose refusal tells most: as many crystals as there are."""
    return Act(action, min(payments, s.depot[me]))


def _placed(s: State, action: int, party: int) -> int:
    return s.placed(RED_INDEX[action], party)


def targets(s: State, me: int) -> Json | None:
    """While a site is being chosen: what building there would bring, by hex."""
    if not s.stacks[me] or type(s.stacks[me][-1]) is not f.ChooseSite:
        return None
    frame = s.stacks[me][-1]
    effect = EFFECTS[frame.effect]
    ground = sites.ground(s, me, effect)
    return {
        HEX_IDS[hex_]: _target(s, me, frame.building, hex_, joins)
        for hex_, joins in sites.sites(s, me, frame.building, effect, ground)
    }


def _target(s: State, me: int, building: int, hex_: int, joins: list[sites.Join]) -> Json:
    mask = s.mask(building, me)
    joined = sum(group for group in groups(mask) if group & NEAR[hex_])
    size = joined.bit_count() + 1
    item = PRODUCT[building]
    stored = size if item == CRYSTAL else min(size, s.limit(me) - s.stored(me, item))
    tile = s.piles[building][-1] if building < SHARED else NONE
    landing = construction.landing(s, hex_, tile)
    arrows = TILES[tile].arrows if tile != NONE else ()
    cube = building < SHARED and size > 1 and not s.progress[me] >> building & 1
    moved = [
        mission
        for place, mission in enumerate(s.missions)
        if cube and s.mission_left[place] and MISSIONS[mission].counts == "progress_cube_placed"
    ]
    crystals = (size if item == CRYSTAL else 0) + sum(MISSIONS[mission].crystals for mission in moved)
    support = _life_support(s, me, building)
    wasted = without_room(s, me, crystals) - without_room(s, me)
    brought = {
        ITEMS[item]: stored,
        "crystal": crystals,
        "op": support["op"],
        "progress": int(cube),
        "level": int(bool(support["level_up"])),
    }
    spilt = {ITEMS[item]: size - stored, "crystal": wasted}
    return {
        "size": size,
        "joins": [HEX_IDS[at] for at in each(joined)],
        "gain": {"item": ITEMS[item], "amount": size, "stored": stored},
        "gained": {name: amount for name, amount in brought.items() if amount},
        "lost": {name: amount for name, amount in spilt.items() if amount},
        "need": size - 1,
        "techs": [{"tech": TECH_IDS[JOIN_TECH[building]], **join._asdict()} for join in joins],
        "crystals": [HEX_IDS[to] for to in landing],
        "blocked": [direction for direction in arrows if STEP[hex_][direction] not in landing],
        **support,
        "cube": cube,
        "displaces": _displaced(s, hex_),
        "removes": _removed(s, hex_),
        "mission": [MISSION_IDS[mission] for mission in moved],
    }


def _life_support(s: State, me: int, building: int) -> Json:
    """OM-10.2 to OM-10.4, OM-11.1"""
    nothing: Json = {"op": 0, "lss": False, "row": None, "level_up": False, "remaining": None}
    if not 0 < building < SHELTER or s.lss[building - 1] == LSS_ROWS:
        return nothing
    row = s.lss[building - 1]
    rewarded = row < s.level + 1
    op = (FIRST_LSS_OP if row == 1 else 0) + (lss_points(s, me, s.lss_tiles[building - 1]) if rewarded else 0)
    rows = [r + 1 if column == building - 1 else r for column, r in enumerate(s.lss)]
    level_up = s.level < MAX_LEVEL and min(rows) >= s.level + 1
    nearer = level_up and s.level + 1 in MISSION_LEVELS
    remaining = s.remaining - 1 if nearer else None
    return {"op": op, "lss": rewarded, "row": [row, row + 1], "level_up": level_up, "remaining": remaining}


def _removed(s: State, hex_: int) -> str | None:
    """What lies there and goes. OM-8.3, OM-8.8"""
    if s.tiles[hex_] != NONE:
        return MAP_TILE_IDS[s.tiles[hex_]]
    return ITEMS[CRYSTAL] if s.crystals >> hex_ & 1 else None


def zone(s: State, me: int) -> list[str]:
    """Hexes beside own bots, and under them. OM-1.8"""
    found = 0
    for bot in s.bots[me]:
        found |= ZONE[bot]
    return [HEX_IDS[hex_] for hex_ in each(found)]


def _displaced(s: State, hex_: int) -> list[Json]:
    found: list[Json] = []
    for party in range(s.parties):
        if hex_ in s.bots[party]:
            found.append({"party": party, "piece": PIECE_IDS[BOT]})
        if s.rovers[party] == hex_:
            found.append({"party": party, "piece": PIECE_IDS[ROVER]})
    return found
