"""Construct a building. OM-8.6 to OM-8.9"""

from __future__ import annotations

from typing import Any

from orrery.core.errors import Refusal, refusal
from orrery.games.on_mars import frames as f
from orrery.games.on_mars.actions import Done, Site, Type
from orrery.games.on_mars.components import (
    EFFECTS,
    HEX_IDS,
    JOIN_TECH,
    MAP_TILE_IDS,
    MINE,
    NONE,
    PRODUCT,
    SHARED,
    SHELTER,
    TECH_IDS,
    TILE_IDS,
    TILES,
    TYPE_IDS,
    Effect,
)
from orrery.games.on_mars.events import Boosted, Constructed, CrystalsLanded, Progressed, TileRemoved
from orrery.games.on_mars.hexes import DISTANCE, NEAR, STEP, each
from orrery.games.on_mars.rules import contracts, first_colonists, laboratory, lss, missions, pieces, purse, sites
from orrery.games.on_mars.rules.gains import gain_one
from orrery.games.on_mars.state import Play, State


def type_options(s: State, frame: f.ChooseType) -> list[Type | Done]:
    effect = EFFECTS[frame.effect]
    found: list[Any] = [
        Type(building, payment)
        for building in sites.types(s, frame.seat, effect)
        for payment in purse.payments(s, frame.seat, sites.price(building, effect))
    ]
    return found if frame.must else [*found, Done()]


def refuse_type(s: State, frame: f.ChooseType, action: Any) -> Refusal | None:
    seat, effect = frame.seat, EFFECTS[frame.effect]
    if type(action) is Done and not frame.must:
        return None
    if type(action) is not Type:
        return refusal("OM-8.6", "not_asked")
    building = action.building
    if effect.building >= 0 and building != effect.building:
        return refusal("OM-8.6", "other_type", type=TYPE_IDS[effect.building])
    if not sites.left(s, seat, building):
        return refusal("OM-2.7", "none_left", type=TYPE_IDS[building])
    if building == MINE and not s.quarters[seat]:
        return refusal("OM-8.7", "no_miner")
    payments = purse.payments(s, seat, sites.price(building, effect))
    if not payments:
        return refusal("OM-8.6", "cannot_pay")
    if not sites.any_site(s, seat, building, effect, sites.ground(s, seat, effect)):
        return refusal("OM-8.6", "no_site", type=TYPE_IDS[building])
    return None if action.payment in payments else refusal("OM-8.6", "cannot_pay")


def take_type(play: Play, frame: f.ChooseType, action: Any) -> None:
    if type(action) is Type:
        purse.pay(play, frame.seat, action.payment)
        play.then(frame.seat, f.ChooseSite(frame.seat, frame.effect, action.building))


def site_options(s: State, frame: f.ChooseSite) -> list[Site]:
    seat, effect = frame.seat, EFFECTS[frame.effect]
    found: list[Any] = []
    for hex_, joins in sites.sites(s, seat, frame.building, effect, sites.ground(s, seat, effect)):
        found += [Site(hex_, join.party, join.boosts) for join in joins] if joins else [Site(hex_)]
    return found


def refuse_site(s: State, frame: f.ChooseSite, action: Any) -> Refusal | None:
    seat, effect, building = frame.seat, EFFECTS[frame.effect], frame.building
    if type(action) is not Site:
        return refusal("OM-8.6", "not_asked")
    hex_ = action.hex
    if s.buildings() >> hex_ & 1:
        return refusal("OM-8.6", "built_on")
    if not sites.zone(s, seat, effect) >> hex_ & 1:
        return refusal("OM-1.8", "outside_zone")
    mask = s.mask(building, seat)
    if not NEAR[hex_] & mask:
        steps = min((DISTANCE[hex_][at] for at in each(mask)), default=0)
        if steps != 2:
            return refusal("OM-8.6", "not_two_steps", type=TYPE_IDS[building], steps=steps)
        return None if action.party == NONE and not action.boosts else refusal("OM-9.3", "stands_alone")
    return _refuse_join(s, seat, building, effect, action, sites.need(mask, hex_))


def _refuse_join(s: State, seat: int, building: int, effect: Effect, action: Site, needed: int) -> Refusal | None:
    tech = TECH_IDS[JOIN_TECH[building]]
    if action.party == NONE:
        return refusal("OM-9.2", "needs_tech", tech=tech, level=needed)
    for join in sites.techs(s, seat, building, effect, needed):
        if join.party == action.party:
            return None if join.boosts == action.boosts else refusal("OM-9.5", "boosts_exactly", boosts=join.boosts)
    return refusal("OM-9.2", "tech_too_low", tech=tech, level=needed)


def take_site(play: Play, frame: f.ChooseSite, action: Site) -> None:
    s = play.s
    seat = frame.seat
    if action.party != NONE:
        laboratory.use(play, seat, action.party, JOIN_TECH[frame.building])
    for _ in range(action.boosts):
        purse.spend_colonists(s, seat, 1, boost=True)
        play.emit(Boosted(seat, "colonist"))
    clear(play, action.hex)
    if frame.building == MINE:
        purse.leave(s, seat, 1)
        s.miners[seat] |= 1 << action.hex
    place(play, seat, seat, frame.building, action.hex)


# --- the building stands --------------------------------------------------------------------------


def place(play: Play, stack: int, party: int, building: int, hex_: int) -> None:
    """OM-8.6 step 4: the tile lies on a hex that was cleared, pieces make way. `stack` is where the rest waits."""
    s = play.s
    tile = NONE
    if building == SHELTER:
        s.shelters[party] |= 1 << hex_
    else:
        tile = s.piles[building][-1]
        s.piles[building] = s.piles[building][:-1]
        s.built[building] |= 1 << hex_
        if s.piles[building]:
            play.reveal()  # the next tile's arrows are seen
    if play.out is not None:
        name = TILE_IDS[tile] if tile != NONE else None
        size = s.group_mask(hex_).bit_count()
        play.emit(Constructed(party, TYPE_IDS[building], HEX_IDS[hex_], size, name))
    play.then(stack, f.Arrows(stack, party, building, hex_, tile))
    pieces.evict(play, stack, hex_)


def clear(play: Play, hex_: int) -> None:
    """A crystal returns to the supply, a tile goes to the box. OM-8.8"""
    s = play.s
    tile = s.tiles[hex_]
    if tile != NONE:
        s.tiles[hex_] = NONE
        s.tiles_gone = (*s.tiles_gone, tile)
        if play.out is not None:
            play.emit(TileRemoved(HEX_IDS[hex_], MAP_TILE_IDS[tile], "building"))
    elif s.crystals >> hex_ & 1:
        s.crystals &= ~(1 << hex_)
        if play.out is not None:
            play.emit(TileRemoved(HEX_IDS[hex_], None, "building"))


def landing(s: State, hex_: int, tile: int) -> list[int]:
    """Empty hexes under the arrows. OM-8.6 step 5"""
    if tile == NONE:
        return []
    filled = s.filled()
    found = [STEP[hex_][direction] for direction in TILES[tile].arrows]
    return [to for to in found if to != NONE and not filled >> to & 1]


def landings(s: State, frame: f.Displace) -> dict[int, list[int]]:
    """By where a displaced piece may go: on which hexes the crystals of the new building land then. OM-8.6, OM-8.8"""
    waiting = [one for stack in s.stacks for one in stack]
    waiting += [one for frame_ in waiting if type(frame_) is f.HandBack for one in frame_.rest]
    built = next((one for one in waiting if type(one) is f.Arrows and one.hex == frame.hex), None)
    if built is None:
        return {}
    found = {}
    for to in each(pieces.nearest(pieces.available(s, frame.hex), frame.hex)):
        found[to] = [hex_ for hex_ in landing(s, built.hex, built.tile) if hex_ != to]
    return found


def arrows(play: Play, frame: f.Arrows) -> None:
    s = play.s
    landed = landing(s, frame.hex, frame.tile)
    for hex_ in landed:
        s.crystals |= 1 << hex_
    if landed and play.out is not None:
        play.emit(CrystalsLanded(tuple(HEX_IDS[hex_] for hex_ in landed)))
    play.then(frame.seat, f.Harvest(frame.seat, frame.party, frame.building, frame.hex))


def harvest(play: Play, frame: f.Harvest) -> None:
    """OM-8.6 steps 6 to 8; decisions (OM-1.21: last) come after the fixed gains."""
    s = play.s
    party, building = frame.party, frame.building
    size = s.group_mask(frame.hex).bit_count()
    gain_one(play, party, PRODUCT[building], size)
    if building < SHARED and size > 1 and not s.progress[party] >> building & 1:
        s.progress[party] |= 1 << building
        play.emit(Progressed(party, TYPE_IDS[building]))
        missions.happened(play, party, "progress_cube_placed")
    contracts.complete(play)
    if building == SHELTER:
        missions.happened(play, party, "shelter_constructed")
    if s.options.first_colonists:
        first_colonists.constructed(play, party, building)
    if 0 < building < SHELTER:
        lss.advance(play, frame.seat, party, building)
