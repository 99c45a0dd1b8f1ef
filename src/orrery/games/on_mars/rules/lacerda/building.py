"""His buildings: what he constructs and upgrades, and where. OM-17.14, OM-17.15, OM-17.23"""

from __future__ import annotations

from typing import NamedTuple

from orrery.games.on_mars import frames as f
from orrery.games.on_mars.components import (
    BLUEPRINTS,
    BOT_CYCLE,
    JOIN_TECH,
    MINE,
    NONE,
    SCIENTISTS,
    SHELTER,
    TECH_UPGRADE,
    TYPE_IDS,
)
from orrery.games.on_mars.events import LacerdaIcon
from orrery.games.on_mars.hexes import EVERYWHERE, each
from orrery.games.on_mars.rules import construction, laboratory, sites, upgrading
from orrery.games.on_mars.rules.ambiguity import pick, pick_hex
from orrery.games.on_mars.state import LACERDA, Play, State


class Plan(NamedTuple):
    """Equally good hexes for a building, and whose tech joins it (-1: it stands alone)."""

    building: int
    hexes: int
    owner: int


def plan(s: State, building: int) -> Plan | None:
    """The largest complex he can reach with any tech in play, else a stand-alone building."""
    if not sites.left(s, LACERDA, building):
        return None
    ground = EVERYWHERE & ~s.buildings()
    mask = s.mask(building, LACERDA)
    best: dict[int, int] = {}
    level = max((level for _, level in laboratory.owners(s, JOIN_TECH[building])), default=0)
    for hex_ in each(sites.joining(s, LACERDA, building, ground)):
        needed = sites.need(mask, hex_)
        if needed <= level:
            best[needed] = best.get(needed, 0) | 1 << hex_
    if best:
        needed = max(best)
        own = s.tech_level(LACERDA, JOIN_TECH[building])
        return Plan(building, best[needed], LACERDA if own >= needed else 1 - LACERDA)  # OM-17.8
    alone = sites.standing_alone(s, LACERDA, building, ground)
    return Plan(building, alone, NONE) if alone else None


def next_plan(s: State) -> Plan | None:
    """From his bot's icon along the cycle: a mine, or a type whose LSS marker is below the level marker."""
    start = BOT_CYCLE.index(s.icon)
    for step in range(len(BOT_CYCLE)):
        building = BOT_CYCLE[(start + step) % len(BOT_CYCLE)]
        if building == MINE or s.lss[building - 1] < s.level + 1:
            found = plan(s, building)
            if found is not None:
                return found
    return None


def build(play: Play, stack: int, found: Plan) -> None:
    s = play.s
    if found.owner != NONE:
        laboratory.use(play, LACERDA, found.owner, JOIN_TECH[found.building])
    hex_ = pick_hex(play, found.hexes)
    construction.clear(play, hex_)
    if found.building == MINE:
        s.miners[LACERDA] |= 1 << hex_
    construction.place(play, stack, LACERDA, found.building, hex_)


def construct(play: Play, stack: int) -> None:
    """His next type; then the bot moves to the icon after it. OM-17.14"""
    found = next_plan(play.s)
    if found is not None:
        build(play, stack, found)
        play.s.icon = found.building
        move_icon(play, 1)


def move_icon(play: Play, steps: int) -> None:
    """OM-17.9"""
    s = play.s
    s.icon = BOT_CYCLE[(BOT_CYCLE.index(s.icon) + steps) % len(BOT_CYCLE)]
    play.emit(LacerdaIcon(TYPE_IDS[s.icon]))


def shelter(play: Play, stack: int) -> None:
    """After a level-up. OM-17.17, OM-17.23"""
    found = plan(play.s, SHELTER)
    if found is not None:
        build(play, stack, found)


# --- upgrades -------------------------------------------------------------------------------------


def scored_types(s: State) -> set[int]:
    """Types his scientists score."""
    return {SCIENTISTS[k].scores for k, owner in enumerate(s.scientist_owner) if owner == LACERDA}


def upgradable(s: State) -> list[int]:
    """His blueprints that fit somewhere, the preferred ones: for his scientists, then level 3. OM-17.15"""
    scored = scored_types(s)
    cards = [card for card in upgrading.unbuilt(s, LACERDA) if upgrading.fitting(s, LACERDA, card)]
    if not cards:
        return []
    rank = {card: (BLUEPRINTS[card].type in scored, BLUEPRINTS[card].level) for card in cards}
    best = max(rank.values())
    return [card for card in cards if rank[card] == best]


def buildable(s: State) -> int:
    """So many of his blueprints can be built, each on a building of its own; level 3 comes first. OM-17.15"""
    found = 0
    cards = upgrading.unbuilt(s, LACERDA)
    for kind in {BLUEPRINTS[card].type for card in cards}:
        large = [card for card in cards if BLUEPRINTS[card].type == kind and BLUEPRINTS[card].level == upgrading.LARGE]
        small = [card for card in cards if BLUEPRINTS[card].type == kind and card not in large]
        on_large = min(len(large), upgrading.fitting(s, LACERDA, large[0]).bit_count()) if large else 0
        bare = (s.mask(kind, LACERDA) & ~s.advanced()).bit_count()
        found += on_large + min(len(small), bare - on_large)
    return found


def upgrade(play: Play, stack: int) -> None:
    """One card, anywhere on the map, without a mineral."""
    s = play.s
    card = pick(play, upgradable(s))
    upgrading.put_marker(play, stack, LACERDA, card, pick_hex(play, in_largest(s, upgrading.fitting(s, LACERDA, card))))


def in_largest(s: State, hexes: int) -> int:
    """Of several buildings those of the largest complex. OM-17.18"""
    sizes = {hex_: s.group_mask(hex_).bit_count() for hex_ in each(hexes)}
    return sum(1 << hex_ for hex_, size in sizes.items() if size == max(sizes.values()))


def begin_upgrades(play: Play, stack: int) -> None:
    """With upgrade tech in play as many as possible; the tile is used for the second. OM-17.25"""
    play.then(stack, f.LacerdaUpgrades(stack, 0, NONE))


def upgrades(play: Play, frame: f.LacerdaUpgrades) -> None:
    s = play.s
    if not upgradable(s):
        return
    limit = frame.limit
    if frame.done == 1 and limit == NONE:
        found = dict(laboratory.owners(s, TECH_UPGRADE))
        if not found:
            return
        enough = min(max(found.values()), buildable(s))
        owner = LACERDA if found.get(LACERDA, 0) >= enough else 1 - LACERDA
        limit = 1 + laboratory.use(play, LACERDA, owner, TECH_UPGRADE)
    if limit != NONE and frame.done >= limit:
        return
    play.then(frame.seat, frame._replace(done=frame.done + 1, limit=limit))
    upgrade(play, frame.seat)
