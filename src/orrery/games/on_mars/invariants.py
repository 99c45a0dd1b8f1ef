"""Promises of the rules that hold after every step: nothing is lost, nothing doubled."""

from __future__ import annotations

from orrery.games.on_mars.components import (
    BLUEPRINTS,
    CONTRACTS,
    DISCOVERIES,
    FIRST_B,
    FIRST_RESEARCH,
    GOALS,
    HIRE_ACTION,
    LAB,
    LSS_ROWS,
    MAX_LEVEL,
    MINE,
    MISSION_LEVELS,
    NONE,
    PIECES,
    RED_INDEX,
    REMAINING,
    RESEARCH,
    SCIENTISTS,
    SHARED,
    SOLO_CARDS,
    TECH_SHELTER,
    TILES,
)
from orrery.games.on_mars.frames import Arrows, CheckLevel, Displace, Harvest, LacerdaLevel, Move
from orrery.games.on_mars.hexes import groups
from orrery.games.on_mars.rules.crew import CONTRACT_CODE
from orrery.games.on_mars.rules.sharing import parting
from orrery.games.on_mars.rules.upgrading import LARGE
from orrery.games.on_mars.state import LABS, REDS, STORED, State
from orrery.games.on_mars.turn_invariants import check_turn


def check(s: State) -> None:
    for party in range(s.parties):
        _pieces(s, party)
        _limits(s, party)
        _laboratory(s, party)
    _tiles(s)
    _cards(s)
    _map(s)
    _colony(s)
    _slots(s)
    check_turn(s)


def _pieces(s: State, party: int) -> None:
    placed = sum(s.placed(red, party) for red in range(REDS))
    if not s.automaton(party):  # OM-17.21: his colonists are not limited
        people = s.quarters[party] + s.working[party] + s.colonists[party] + placed + s.miners[party].bit_count()
        assert people == PIECES.colonists, "colonists are lost or doubled"
    ships = s.ships[party].bit_count() + s.hangar[party]
    assert 0 <= ships <= PIECES.ships, "ships are doubled"
    bots = len(s.bots[party]) + s.spare_bots[party]
    if s.automaton(party):
        bots += s.lab_bots + 1  # the one on the Progress area
    assert bots == PIECES.bots, "bots are lost or doubled"
    cards = [card for card, owner in enumerate(s.card_owner) if owner == party]
    assert len(cards) + s.spare_markers[party] == PIECES.markers, "markers are lost or doubled"
    assert 0 < s.shelter_count(party) <= PIECES.shelters, "shelters are lost or doubled"
    assert min(s.op[party], s.depot[party], s.incoming[party], s.gained[party], s.hangar[party]) >= 0, "less than none"


def _limits(s: State, party: int) -> None:
    """OM-1.12 to OM-1.14, OM-8.20"""
    limit = s.limit(party)
    assert all(0 <= n <= limit for n in s.storage[party * STORED : (party + 1) * STORED]), "storage overflows"
    assert s.room(party) >= 0, "the depot overflows"
    assert s.automaton(party) or s.quarters[party] <= s.capacity(party), "Living Quarters overflow"
    assert s.gained[party] <= s.quarters[party] or s.automaton(party), "more colonists are new than are there"
    assert s.ships_used(party) <= s.level, "more ships than the level allows"
    assert s.credit == 0 or party != s.active or s.credit <= PIECES.goals, "more goals pay than there are"


def _laboratory(s: State, party: int) -> None:
    """OM-7.7"""
    techs = [tech for tech in s.lab[party * LABS : (party + 1) * LABS] if tech != NONE]
    assert len(set(techs)) == len(techs), "two tiles of one type"
    assert TECH_SHELTER in techs, "the shelter's tile is lost"
    first = [space for space in range(LABS) if LAB[space].level == 1 and s.lab[party * LABS + space] != NONE]
    assert len(first) <= 2, "three tiles in the first column"


def _tiles(s: State) -> None:
    found = [tile for tile in s.tiles if tile != NONE]
    found += [*s.finds[0], *s.finds[1], *s.tiles_gone, *(tile for tile in s.explored if tile != NONE)]
    for party in range(s.parties):
        found += s.discoveries[party]
        found += [FIRST_RESEARCH + kind for kind in range(len(RESEARCH)) if s.research[party] >> kind & 1]
    if s.radar != NONE:
        found.append(s.radar)
    research = [kind for kind, about in enumerate(RESEARCH) for _ in range(about.copies)]
    every = [*range(len(DISCOVERIES)), *(FIRST_RESEARCH + kind for kind in research)]
    assert sorted(found) == sorted(every), "map tiles are lost or doubled"
    built = sum(mask.bit_count() for mask in s.built)
    assert built + sum(len(pile) for pile in s.piles) == len(TILES) + SHARED, "building tiles are lost or doubled"
    techs = [
        tech for tech in (*s.grid, *s.tech_stacks[0], *s.tech_stacks[1], *s.lab) if tech not in (NONE, TECH_SHELTER)
    ]
    assert len(techs) == TECH_SHELTER * (1 if s.small else 2), "tech tiles are lost or doubled"


def _cards(s: State) -> None:
    shown = [card for card in s.display if card != NONE]
    owned = [card for card, owner in enumerate(s.card_owner) if owner >= 0]
    cards = sorted([*shown, *owned, *s.blueprint_deck, *s.cards_gone])
    assert cards == list(range(len(BLUEPRINTS))), "blueprints are lost or doubled"
    levels = [BLUEPRINTS[card].level for card in s.blueprint_deck]
    assert levels == sorted(levels, reverse=True), "a large building above a basic one in the deck"  # OM-2.4
    for card, at in enumerate(s.card_hex):
        assert at == NONE or s.card_owner[card] >= 0, "a marker of nobody's card"
    scientists = [card for card in s.places if 0 <= card < CONTRACT_CODE]
    scientists += [k for k, owner in enumerate(s.scientist_owner) if owner >= 0]
    assert sorted(scientists) == list(range(len(SCIENTISTS))), "scientists are lost or doubled"
    contracts = [card - CONTRACT_CODE for card in s.places if card >= CONTRACT_CODE]
    assert all(s.contract_owner[contract] < 0 for contract in contracts), "somebody's contract on the board"
    for contract, items in enumerate(s.contract_items):
        wanted = CONTRACTS[contract].needs
        assert all(have <= need for have, need in zip(items, wanted, strict=True)), "more than a contract wants"
    hands = [goal for hand in s.goals for goal in hand]
    achieved = [goal for goal in s.achieved if goal != NONE]
    assert sorted([*hands, *achieved, *s.goals_gone]) == list(range(len(GOALS))), "goals are lost or doubled"
    if s.options.first_colonists and not s.solo:
        cards = [*s.b_deck, *s.b_gone, *(card for hand in s.first_b for card in hand)]
        assert sorted(cards) == list(range(len(FIRST_B))), "B cards are lost or doubled"
    if s.solo:
        assert sorted([*s.solo_deck, *s.solo_discard]) == list(range(len(SOLO_CARDS))), "his cards are lost or doubled"


def _map(s: State) -> None:
    buildings = 0
    for mask in (*s.built, *s.shelters):
        assert not mask & buildings, "two buildings on a hex"
        buildings |= mask
    tiles = s.tile_mask()
    assert not tiles & s.crystals, "a tile and a crystal on a hex"
    assert not buildings & (tiles | s.crystals), "a building on a tile or crystal"
    seen = 0
    for mask in s.miners:
        assert not mask & ~s.built[MINE] & ~seen, "a miner without a mine"
        seen |= mask
    for card, at in enumerate(s.card_hex):
        if at != NONE:
            kind = s.mask(BLUEPRINTS[card].type, s.card_owner[card])
            assert kind >> at & 1, "a marker on another building"
            group = next(group for group in groups(kind) if group >> at & 1)
            assert BLUEPRINTS[card].level != LARGE or group.bit_count() >= LARGE, "a large building on a small complex"
    if not _moving(s):
        where = [hex_ for bots in s.bots for hex_ in bots] + [hex_ for hex_ in s.rovers if hex_ != NONE]
        where += [at for at in s.card_hex if at != NONE]
        where += [hex_ for mask in s.miners for hex_ in range(mask.bit_length()) if mask >> hex_ & 1]
        twice = {hex_ for hex_ in where if where.count(hex_) > 1}
        open_ = s.active >= 0 and not s.automaton(s.active) and s.own_turn(s.active)  # OM-8.2
        assert all(open_ and s.crowded(s.active) >> hex_ & 1 for hex_ in twice), "two pieces on a hex"
        assert not twice or parting(s, s.active), "two pieces that nothing can part"
    spaces = [space for space in s.spaces if space]
    assert len(set(spaces)) == len(spaces), "two markers on a space"


def _moving(s: State) -> bool:
    """Pieces may share a hex only while they are on their way."""
    return any(type(frame) in (Move, Displace) for stack in s.stacks for frame in stack)


def _colony(s: State) -> None:
    waiting = {frame.building for stack in s.stacks for frame in stack if type(frame) in (Arrows, Harvest)}
    for column, row in enumerate(s.lss):
        if column + 1 in waiting:
            continue  # its marker moves as soon as a displaced piece has found its place
        assert row == min(LSS_ROWS, s.built[column + 1].bit_count()), "an LSS marker is astray"
    updating = any(type(frame) in (CheckLevel, LacerdaLevel) for stack in s.stacks for frame in stack)
    assert 1 <= s.level <= MAX_LEVEL, "no such level"
    assert updating or s.level <= min(min(s.lss), MAX_LEVEL), "the level is above a marker"
    done = sum(not left for left in s.mission_left) + sum(s.level >= level for level in MISSION_LEVELS)
    assert s.remaining == max(0, REMAINING - done), "Remaining Missions is astray"


def _slots(s: State) -> None:
    for red in range(REDS):
        there = [s.placed(red, party) for party in range(s.parties)]
        assert min(there) >= 0, "less than no colonist"
        if red == RED_INDEX[HIRE_ACTION]:
            assert max(there) <= 1, "two colonists of a colour on Hire"
        else:
            assert sum(there) <= 3, "more than three colonists on an action"
